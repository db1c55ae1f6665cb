//! *Another Big Expansion*, *Support Team*: *Saboteur*.

use super::questions::{self, For};
use crate::event::{Loss, Marking};
use crate::modifiers::{Effects, Modifier, Moment, Moments, Window};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::ship::joins::Held;
use crate::ship::marks::{Bond, Mark};
use crate::squares::{Square, Squares};
use crate::words::{Seat, Seats};

/// What others have reserved can be taken.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.takes_reserves = true, ..Effects::NONE };

/// Takes a human from every other ship, and loosens a joint there: if one of its two components is destroyed, so is the
/// other. What falls off takes nothing along (Ruling 187).
pub(in crate::modifiers) const B: Effects = {
    let used = Effects::used(Window::BeforeFlight, |cx, seat| !victims(cx, seat).is_empty(), sabotage);
    Effects { at: used.at.or(Moments::TILE_LOST), act: destroy_along, ..used }
};

/// Ships on which somebody is awake, and two components hold together.
fn victims(cx: &Cx<'_, '_>, saboteur: Seat) -> Seats {
    let can_be = |seat: &Seat| {
        let ship = cx.ship(*seat);
        *seat != saboteur && analysis::has_humans(ship) && !joined(ship.occupied(), &Held::of(ship)).is_empty()
    };
    cx.flying().iter().filter(can_be).collect()
}

/// Components that are held to another one.
fn joined(occupied: Squares, held: &Held) -> Squares {
    held.neighbours(occupied)
}

/// Ship by ship, as wanted.
fn sabotage(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let mut any = false;
    for rival in cx.state().in_order(victims(cx, seat)) {
        let Some(mut joint) = choose_joint(cx, seat, rival)? else { continue };
        any = true;
        cx.lose_humans(rival, 1)?;
        // A cabin that left with its crew may have taken the joint along.
        if !holds(cx, rival, joint) {
            let Some(another) = choose_joint(cx, seat, rival)? else { continue };
            joint = another;
        }
        let (one, other) = joint;
        cx.mark(rival, one, Mark::Joint(other, Bond::Loosened), Marking::Loosened { other });
    }
    Ok(any)
}

/// Which joint of a rival's ship; none leaves that ship alone.
fn choose_joint(cx: &mut Cx<'_, '_>, seat: Seat, rival: Seat) -> Flow<Option<(Square, Square)>> {
    let held = Held::of(cx.ship(rival));
    let from = joined(cx.ship(rival).occupied(), &held);
    questions::joint(cx, seat, For::once(Modifier::SaboteurB, rival), from, |one| held.neighbours(one))
}

fn holds(cx: &Cx<'_, '_>, seat: Seat, (one, other): (Square, Square)) -> bool {
    Held::of(cx.ship(seat)).neighbours(Squares::of(one)).contains(other)
}

/// It spreads along loosened joints only from what is destroyed.
fn destroy_along(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, _: Seats) -> Flow {
    if let Moment::TileLost { loss: Loss::Destroyed, loosened, more, by, .. } = moment
        && !loosened.is_empty()
    {
        **more |= *loosened;
        **by = cx.cause();
    }
    Ok(())
}
