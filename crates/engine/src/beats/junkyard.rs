//! *Keep on Trucking*: *Junkyard*.

use super::enemies;
use crate::card::{JunkPrice, JunkRow};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::{Ship, analysis};
use crate::words::{Seat, Seats};

/// In order, everyone may take a row that is still free and that they can pay for. They pay and gain at once, before
/// the next player decides.
#[cold]
pub fn junkyard(cx: &mut Cx<'_, '_>, rows: &[JunkRow]) -> Flow {
    let mut taken = 0u16;
    for seat in cx.flight_order() {
        let mut options = 0;
        for (i, row) in (0..16).zip(rows) {
            if taken >> i & 1 == 0 && can_pay(cx.ship(seat), &row.cost) {
                options |= 1 << i;
            }
        }
        let rows_left = Shape::OneOf { options, may_pass: true };
        let Answer::Option(row) = cx.ask(seat, rows_left, Reason::Junkyard)? else { continue };
        taken |= 1 << row;
        cx.emit(Event::JunkyardRow { seat, row });
        let JunkRow { cost, gains } = &rows[usize::from(row)];
        pay(cx, seat, cost)?;
        let mut gain = gains.first().copied().unwrap_or_default();
        let choice = Shape::OneOf { options: (1 << gains.len().clamp(1, 15)) - 1, may_pass: false };
        if let Answer::Option(chosen) = cx.ask(seat, choice, Reason::JunkyardGain { row })? {
            gain = gains[usize::from(chosen)];
        }
        cx.collect(seat, gain)?;
    }
    Ok(())
}

/// What has to be handed over is there; the whole crew may be (Ruling 48). Hits and days can always be borne.
pub fn can_pay(ship: &Ship, cost: &JunkPrice) -> bool {
    analysis::crew(ship) >= u32::from(cost.crew)
        && analysis::batteries(ship) >= u32::from(cost.batteries)
        && analysis::goods(ship).count() >= u32::from(cost.goods)
}

/// Crew, batteries, goods, hits, days (Ruling 47).
fn pay(cx: &mut Cx<'_, '_>, seat: Seat, cost: &JunkPrice) -> Flow {
    if cost.crew > 0 {
        cx.lose_crew(seat, cost.crew)?;
    }
    cx.pay_batteries(seat, cost.batteries)?;
    cx.pay_goods(seat, cost.goods)?;
    enemies::fire(cx, seat, &cost.hits, 0, |_| Seats::from_iter([seat]))?;
    cx.move_days(seat, -cost.days)
}
