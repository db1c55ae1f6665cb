//! Base rulebook, *Combat zone*, one line of it; *Finishing alone*. *Keep on Trucking*: *Remorseless Fate*.

use super::enemies;
use crate::card::{Measure, Penalty};
use crate::event::{Event, Judged};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, Seats, Strength};

/// The player weakest by one measure suffers, one penalty after the other; among equals, only the one farthest ahead.
pub fn weakest(cx: &mut Cx<'_, '_>, by: Measure, penalties: &[Penalty]) -> Flow {
    if cx.flying().len() < 2 {
        return Ok(());
    }
    let mut strengths = BySeat::<Strength>::default();
    for seat in cx.flight_order() {
        // Less than nothing is nothing when players are compared.
        strengths[seat] = cx.declare(seat, by, None)?.max(Strength(0));
    }
    let mut victims = compared(cx, by, strengths);
    cx.moment(Moment::Judged { measure: by, victims: &mut victims })?;
    let order = cx.state().in_order(victims);
    enemies::suffer(cx, &order, penalties, Seats::NONE)
}

/// Who suffers by these numbers.
pub(super) fn compared(cx: &mut Cx<'_, '_>, by: Measure, strengths: BySeat<Strength>) -> Seats {
    let order = cx.flight_order();
    let rule = cx.state().rules.victims;
    let victims = rule.among(order.iter().copied(), strengths);
    for seat in order.iter().copied().filter(|seat| victims.contains(*seat)) {
        let judged = Some(Judged::of(seat, order.iter().copied(), strengths, (rule, victims)));
        cx.emit(Event::Weakest { seat, measure: by, judged });
    }
    victims
}
