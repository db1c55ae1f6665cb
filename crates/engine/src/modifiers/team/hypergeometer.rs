//! *Another Big Expansion*, *Support Team*: *Hypergeometer*.

use super::questions::{self, For};
use crate::decision::{Answer, Shape};
use crate::event::Marking;
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::marks::Mark;
use crate::ship::{Part, Ship};
use crate::squares::{Square, Squares};
use crate::words::{Seat, Side};

/// Something may stand before one barrel and behind one exhaust.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.freedoms.hemmed = true, ..Effects::NONE };

/// One cannon, single or double, points wherever it should, whatever stands around it. It has been built by the rules,
/// as the ship has been checked by now.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| !cannons(cx.ship(seat)).is_empty(), mount);

fn cannons(ship: &Ship) -> Squares {
    ship.part(Part::Cannon) | ship.part(Part::DoubleCannon)
}

/// Where a cannon that is fired by itself points, of these sides, a bit each: its owner says so if it is more than one.
pub(in crate::modifiers) fn aim(cx: &mut Cx<'_, '_>, seat: Seat, cannon: Square, options: u16) -> Flow<Option<Side>> {
    if options == 0 {
        return Ok(None);
    }
    let reason = For::once(Modifier::HypergeometerB, seat).reason(About::Side { of: cannon });
    Ok(match cx.ask(seat, Shape::OneOf { options, may_pass: false }, reason)? {
        Answer::Option(side) => Side::ALL.get(usize::from(side)).copied(),
        _ => None,
    })
}

fn mount(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let from = cannons(cx.ship(seat));
    let chosen = questions::component(cx, seat, For::once(Modifier::HypergeometerB, seat), from)?;
    Ok(chosen.is_some_and(|cannon| cx.mark(seat, cannon, Mark::Swivel, Marking::Swivels)))
}
