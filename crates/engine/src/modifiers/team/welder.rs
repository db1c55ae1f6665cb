//! *Another Big Expansion*, *Support Team*: *Welder*.

use super::questions;
use crate::event::Marking;
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::hull;
use crate::ship::marks::Mark;
use crate::words::{Seat, Side};

/// Two joints of one pipe with two.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Up to three exposed connectors do not count as exposed any more: not for stardust, small meteors or looks, and
/// nobody pays for them.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| !hull::open(cx.ship(seat)).is_empty(), cap);

/// Connectors that can be closed.
const CAPS: usize = 3;

fn cap(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let mut capped = false;
    for _ in 0..CAPS {
        let from = hull::open(cx.ship(seat));
        let Some(square) = questions::component(cx, seat, Modifier::WelderB, seat, from)? else { break };
        let options = hull::exposed_sides(cx.ship(seat), square).fold(0u16, |set, side| set | 1 << side.index());
        // The only one that it has is the one that is meant.
        let side = if options.count_ones() == 1 {
            Some(options.trailing_zeros() as u8)
        } else {
            questions::option(cx, seat, Modifier::WelderB, About::Side { of: square }, options)?
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
