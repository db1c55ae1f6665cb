//! Base rulebook, *Journey's end* and *An early landing*.

use crate::event::Money;
use crate::modifiers::{Moment, Window, specialists};
use crate::script::{Cx, Flow};
use crate::setup::Titles;
use crate::ship::{analysis, hidden};
use crate::state::Phase;
use crate::words::{Credits, Seat};

/// Rewards for finishing, by the position of the rockets, and for the best-looking ship among those who finished.
/// Where there are titles, they take the place of looks.
pub fn payday(cx: &mut Cx<'_, '_>) -> Flow {
    cx.use_abilities(Window::Bonuses)?;
    let finishers = cx.flight_order();
    for (place, seat) in finishers.iter().copied().enumerate() {
        cx.finish(seat, place as u8, cx.flight_board().finish_reward(place));
    }
    if cx.state().round().titles != Titles::None {
        cx.enter(Phase::Titles);
        return Ok(());
    }
    let looks = |cx: &Cx<'_, '_>, seat| analysis::exposed_connectors(cx.ship(seat));
    let best = finishers.iter().map(|seat| looks(cx, *seat)).min();
    let reward = cx.flight_board().best_looking;
    for seat in finishers {
        if Some(looks(cx, seat)) == best {
            cx.pay(seat, reward, Money::BestLooking);
        }
    }
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
        let full = cx.content.supply.price(goods) + hidden::premium(cx.ship(seat), cx.seat_rules(seat));
        let price = if cx.state().players[seat].place.is_some() { full } else { Credits((full.0 + 1) / 2) };
        cx.unload_all(seat);
        cx.pay(seat, price, Money::Sale(goods));
        let lost = cx.state().players[seat].lost;
        cx.pay(seat, -specialists::fine(cx.seat_rules(seat), fine(cx, seat)), Money::Losses(lost));
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

/// What somebody's lost components cost: no more than the maximum of an insurance.
fn fine(cx: &Cx<'_, '_>, seat: Seat) -> Credits {
    let player = &cx.state().players[seat];
    let fine = Credits(cx.content.supply.lost_component.0 * i16::from(player.lost));
    let insurance = cx.state().rules.ship_board(cx.content, seat).insurance;
    insurance.filter(|_| player.insured).map_or(fine, |insurance| fine.min(insurance.most))
}
