//! Block by block: paying, firing.

use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::modifiers::specialists;
use trucker_engine::ship::{analysis, gadgets};
use trucker_engine::squares::Square;
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Alien, Credits, Good, Seat, Strength};

/// Do the catapults from this one on make the difference against an enemy?
pub(super) fn catapults_decide(
    view: View<'_>,
    seat: Seat,
    catapult: Square,
    without: Strength,
    enemy: Strength,
) -> bool {
    let ship = view.ship(seat);
    let rest = ship.gadgets(view.content(), Component::Catapult).iter().filter(|square| *square >= catapult);
    let mut more = gadgets::salvo(ship, rest.collect());
    if without == Strength(0) && more > Strength(0) && analysis::aliens(ship, Alien::Purple) > 0 {
        more += specialists::alien_bonus(view.seat_rules(seat), view.content());
    }
    without <= enemy && without + more >= enemy && (without < enemy || without + more > enemy)
}

/// The least valuable block that a catapult can fire.
pub(super) fn cheapest_shot(decision: &Decision) -> Answer {
    let Shape::Cargo(menu) = decision.shape else { return Answer::Done };
    let shot = Good::ALL.into_iter().rev().find_map(|good| Some((menu.laden[good.index()].first()?, good)));
    shot.map_or(Answer::Done, |(hold, good)| Answer::Lift(hold, good))
}

/// Blocks that sell for no more than a credit go first, and then what is needed beyond the credits.
pub(super) fn pay_with(view: View<'_>, shape: &Shape) -> Answer {
    let Shape::Cargo(menu) = shape else { return Answer::Done };
    let cheapest = Good::ALL.into_iter().rev().find_map(|good| Some((menu.laden[good.index()].first()?, good)));
    let prices = view.content().supply.prices;
    match cheapest {
        Some((hold, good)) if prices[good.index()] <= Credits(1) => Answer::Lift(hold, good),
        _ => Answer::Done,
    }
}
