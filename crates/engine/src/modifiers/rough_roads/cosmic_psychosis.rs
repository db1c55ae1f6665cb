//! *Keep on Trucking*, *Rough Roads*: *Cosmic Psychosis*.

use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::board;
use crate::squares::Squares;
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::CARD_DONE, act, ..Effects::NONE };

/// After each card, coordinates are rolled once for all; a component there with a human who is awake is destroyed.
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let at = cx.flying().and(holds_for);
    let Some(roller) = cx.state().in_order(at).first().copied() else { return Ok(()) };
    let (column, row) = cx.roll_coordinates(roller, at);
    let mad = |cx: &Cx<'_, '_>, seat| -> Squares {
        let there: Squares = board::coordinates(cx.ship_board(seat), column, row).into_iter().collect();
        cx.ship(seat).quarters_where(|aboard| aboard.humans() > 0) & there
    };
    let struck: Seats = at.iter().filter(|seat| !mad(cx, *seat).is_empty()).collect();
    if struck.is_empty() {
        cx.came_to_nothing(roller, Some((column, row)));
    }
    cx.each(struck, |cx, seat| cx.destroy(seat, mad(cx, seat)))
}
