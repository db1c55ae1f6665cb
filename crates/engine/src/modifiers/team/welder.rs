//! *Another Big Expansion*, *Support Team*: *Welder*.

use super::questions::{self, For};
use crate::event::Marking;
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::hull;
use crate::ship::joins::Pairs;
use crate::ship::leeway;
use crate::ship::legal;
use crate::ship::marks::{Bond, Mark};
use crate::squares::{Square, Squares};
use crate::words::{Seat, Side};

/// How many joints there are tokens for.
const WELDS: u8 = 2;

/// Two joints of one pipe with two.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.welds = WELDS, ..Effects::used(Window::Mending, too_many, choose) };

/// Up to three exposed connectors do not count as exposed any more: not for stardust, small meteors or looks, and
/// nobody pays for them.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| !hull::open(cx.ship(seat)).is_empty(), cap);

/// Connectors that can be closed.
const CAPS: u8 = 3;

fn cap(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let mut capped = false;
    for done in 0..CAPS {
        let (ship, from) = (cx.ship(seat), hull::open(cx.ship(seat)));
        let open: usize = from.iter().map(|square| hull::exposed_sides(ship, square).count()).sum();
        let what = For::once(Modifier::WelderB, seat).after(done, CAPS.min(done.saturating_add(open as u8)));
        let Some(square) = questions::component(cx, seat, what, from)? else { break };
        let options = hull::exposed_sides(cx.ship(seat), square).fold(0u16, |set, side| set | 1 << side.index());
        // The only one that it has is the one that is meant.
        let side = if options.count_ones() == 1 {
            Some(options.trailing_zeros() as u8)
        } else {
            questions::option(cx, seat, what, About::Side { of: square }, options)?
        };
        let Some(side) = side.and_then(|side| Side::ALL.get(usize::from(side)).copied()) else { break };
        let Some(look) = cx.ship(seat).look(cx.content, square) else { break };
        if !cx.mark(seat, square, Mark::Sides(look.sides.capped(side)), Marking::Capped { side }) {
            break;
        }
        capped = true;
    }
    Ok(capped)
}

/// Are there more joints of one pipe with two than tokens? Otherwise nobody has to choose: tokens lie where they are
/// needed.
fn too_many(cx: &Cx<'_, '_>, seat: Seat) -> bool {
    legal::bad_joints(cx.ship(seat)).iter().count() > usize::from(WELDS)
}

/// Moves the tokens to the joints that their owner wants to keep.
fn choose(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let all = legal::bad_joints(cx.ship(seat));
    let mut wanted: Vec<(Square, Square)> = Vec::new();
    for done in 0..WELDS {
        let left = wanted.iter().fold(all, |left, pair| without(left, *pair));
        let partners = |one| left.neighbours(one);
        let what = For::once(Modifier::WelderA, seat).after(done, WELDS);
        let joint = questions::joint(cx, seat, what, left.squares(), partners)?;
        let Some(joint) = joint else { return Ok(false) };
        wanted.push(joint);
    }
    let is_wanted = |one, other| wanted.iter().any(|pair| *pair == (one, other) || *pair == (other, one));
    let old: Vec<_> = cx.ship(seat).marks().joints(Bond::Held).collect();
    for (one, other) in old {
        if leeway::has(&all, one, other) && !is_wanted(one, other) {
            cx.unmark(seat, one, Mark::Joint(other, Bond::Held), Marking::Parted { other });
        }
    }
    let open = leeway::unwelded(cx.ship(seat));
    for (one, other) in open.into_iter().filter(|(one, other)| is_wanted(*one, *other)) {
        cx.mark(seat, one, Mark::Joint(other, Bond::Held), Marking::Welded { other });
    }
    Ok(true)
}

/// These joints but for one.
fn without(mut joints: Pairs, (one, other): (Square, Square)) -> Pairs {
    let grid = joints.grid;
    let is_it = |first: Square, second: Option<Square>| {
        second.is_some_and(|second| (first, second) == (one, other) || (first, second) == (other, one))
    };
    let gone = |squares: Squares, side| squares.iter().filter(|first| is_it(*first, grid.next(*first, side))).collect();
    joints.right = joints.right.minus(gone(joints.right, Side::Right));
    joints.rear = joints.rear.minus(gone(joints.rear, Side::Rear));
    joints
}
