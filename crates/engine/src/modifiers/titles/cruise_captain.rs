//! Base rulebook, *Transgalactic Trek*: gold *Cruise Captain*.

use crate::content::Content;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::{Part, Ship, analysis};
use crate::squares::Squares;
use crate::words::{Seats, Side, Title};

/// Every exposed connector of a cabin takes one place at launch.
pub(in crate::modifiers) const EFFECTS: Effects = Effects {
    at: Moments::SETTLED,
    act,
    bend_for: |rules| rules.sheltered_cabins = true,
    title: Some(Title::CruiseCaptain),
    ..Effects::NONE
};

/// In flight, each newly exposed connector of a cabin costs it a crew member (Ruling 14).
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::Settled { seat, before } = *moment else { return Ok(()) };
    if !holds_for.contains(seat) {
        return Ok(());
    }
    let mut cabins = Squares::NONE;
    for cabin in cx.ship(seat).part(Part::Cabin) {
        let more = analysis::exposed_on(cx.ship(seat), cabin).saturating_sub(analysis::exposed_on(before, cabin));
        for _ in 0..more {
            if cx.lose_either(seat, cabin)? {
                cabins.insert(cabin);
            }
        }
    }
    cx.vacate(seat, cabins)
}

/// What counts for the silver title: occupied cabins with a view.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    let occupied = ship.part_where(Part::Cabin, |aboard| aboard.crew() > 0);
    let mut with_view = Squares::NONE;
    for side in Side::ALL {
        let closed = ship.connectors(side) | ship.plated(content, side);
        with_view |= occupied & !closed & !ship.grid().step(ship.occupied(), side.opposite());
    }
    with_view.len()
}
