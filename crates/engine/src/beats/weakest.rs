//! Base rulebook, *Combat zone*, one line of it; *Finishing alone*.

use super::enemies;
use crate::card::{Measure, Penalty};
use crate::event::Event;
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{Seat, Seats, Strength};

/// The player weakest by one measure suffers; among equals, only the one farthest ahead.
pub fn weakest(cx: &mut Cx<'_, '_>, by: Measure, penalty: &Penalty) -> Flow {
    if cx.flying().len() < 2 {
        return Ok(());
    }
    let mut weakest: Option<(Strength, Seat)> = None;
    for seat in cx.flight_order() {
        let strength = cx.declare(seat, by, None)?;
        // The leader comes first, so only a smaller strength takes the place of an earlier one.
        if weakest.is_none_or(|(lowest, _)| strength < lowest) {
            weakest = Some((strength, seat));
        }
    }
    let Some((_, seat)) = weakest else { return Ok(()) };
    cx.emit(Event::Weakest { seat, measure: by });
    let mut victims = Seats::from_iter([seat]);
    cx.moment(Moment::Judged { measure: by, victims: &mut victims })?;
    if victims.is_empty() {
        return Ok(());
    }
    match penalty {
        Penalty::Days(days) => cx.move_days(seat, -*days),
        Penalty::Crew(crew) => cx.lose_crew(seat, *crew)?,
        Penalty::Goods(goods) => cx.lose_goods(seat, *goods)?,
        Penalty::Shots(shots) => enemies::fire(cx, seat, Seats::from_iter([seat]), shots)?,
    }
    Ok(())
}
