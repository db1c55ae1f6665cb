//! *Keep on Trucking*, *Rough Roads*: *Gravitational Anomaly*.

use crate::card::CardKind;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::Seats;

/// Engines may be built pointing forward; those that do add nothing while they do.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::CARD_DONE, act, twist: |quirks, _| quirks.either_way = true, ..Effects::NONE };

/// After open space, also where it is not quite open (Ruling 112), ships turn round. After wide-open space they would
/// turn twice, so they do not.
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let kind = cx.state().flight.card.map(|card| cx.content.card(card).kind);
    if matches!(kind, Some(CardKind::OpenSpace | CardKind::MostlyOpenSpace)) {
        for seat in cx.flying().and(holds_for).iter() {
            cx.turn_round(seat);
        }
    }
    Ok(())
}
