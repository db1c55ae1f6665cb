//! Base rulebook, *Journey's end* and *An early landing*.

use crate::event::{Event, Money};
use crate::fines;
use crate::modifiers::{Moment, Window, specialists, team};
use crate::script::{Cx, Flow};
use crate::setup::Titles;
use crate::ship::{analysis, hidden};
use crate::state::{Phase, Player};
use crate::words::{Credits, Seats};

/// Rewards for finishing, by the position of the rockets, and for the best-looking ship among those who finished.
/// Where there are titles, they take the place of looks.
pub fn payday(cx: &mut Cx<'_, '_>) -> Flow {
    cx.emit(Event::PaydayBegan);
    cx.use_abilities(Window::Bonuses)?;
    let finishers = cx.flight_order();
    for (place, seat) in finishers.iter().copied().enumerate() {
        let reward = cx.state().flight.deals.finish(cx.flight_board(), place);
        cx.finish(seat, place as u8, reward);
        team::top_up(cx, seat, reward);
    }
    if cx.state().round().titles != Titles::None {
        cx.moment(Moment::BonusesPaid { best_looking: Seats::NONE })?;
        cx.enter(Phase::Titles);
        return Ok(());
    }
    let best_looking = cx.best_looking(cx.flying());
    let reward = cx.state().flight.deals.looks(cx.flight_board());
    for seat in finishers.into_iter().filter(|seat| best_looking.contains(*seat)) {
        cx.pay(seat, reward, Money::BestLooking);
        team::top_up(cx, seat, reward);
    }
    cx.moment(Moment::BonusesPaid { best_looking })?;
    cx.enter(Phase::Sale);
    Ok(())
}

/// Goods are sold, at half the total price (rounded up) by those who gave up; lost components are paid for.
/// A debt is forgiven before the next flight.
pub fn sale(cx: &mut Cx<'_, '_>) -> Flow {
    cx.use_abilities(Window::Selling)?;
    let last = cx.state().round().last;
    for seat in cx.state().seats().iter() {
        let goods = analysis::goods(cx.ship(seat));
        let full = cx.state().flight.deals.sale(&cx.content.supply, goods)
            + hidden::premium(cx.ship(seat), cx.seat_rules(seat));
        let price = if cx.state().players[seat].place.is_some() { full } else { Credits((full.0 + 1) / 2) };
        cx.unload_all(seat);
        cx.pay(seat, price, Money::Sale(goods));
        let Player { lost, insured, .. } = cx.state().players[seat];
        let fine = fines::before_discounts(cx.state(), cx.content, seat, lost, insured);
        cx.pay_losses(seat, fine, lost);
        // What somebody takes off it is told apart, so that every line adds up.
        let rest = specialists::take_off(cx, seat, fine);
        team::take_off(cx, seat, rest);
        cx.moment(Moment::Payday { seat, goods })?;
        let debt = cx.state().players[seat].credits;
        if !last && debt < Credits(0) {
            cx.pay(seat, -debt, Money::DebtForgiven);
        }
    }
    cx.end_flight();
    cx.enter(if last { Phase::Over } else { Phase::Between });
    Ok(())
}
