//! Block by block: loading, paying, firing.

use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, CargoMenu, Decision, Shape};
use trucker_engine::modifiers::specialists;
use trucker_engine::ship::{Part, Ship, analysis, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Alien, Credits, Good, Seat, Strength};

/// If not everything fits as it stands, everything is lifted first; then the best blocks are put away, red ones
/// where only they can go and the others elsewhere as long as there is room.
pub(super) fn load(ship: &Ship, content: &Content, menu: &CargoMenu) -> Answer {
    let special = ship.part(Part::SpecialCargo);
    if !menu.to_burn
        && !fits(ship, content, menu)
        && let Some((hold, good)) =
            Good::ALL.into_iter().find_map(|good| Some((menu.laden[good.index()].first()?, good)))
    {
        return Answer::Lift(hold, good);
    }
    for good in Good::ALL {
        let free = menu.free[good.index()];
        if let Some(hold) = free.minus(special).first().or(free.first()) {
            return Answer::Put(hold, good);
        }
    }
    // What is left behind anyway may as well burn.
    let worst = Good::ALL.into_iter().rev().find(|good| menu.dock[*good] > 0);
    menu.furnaces.first().zip(worst).map_or(Answer::Done, |(furnace, good)| Answer::Burn(furnace, good))
}

/// Is there room for all blocks on the dock without moving anything?
fn fits(ship: &Ship, content: &Content, menu: &CargoMenu) -> bool {
    let special = ship.part(Part::SpecialCargo);
    let mut open = Squares::NONE;
    for free in menu.free {
        open |= free;
    }
    let room = |holds: Squares| -> u32 {
        holds
            .iter()
            .map(|hold| u32::from(analysis::containers(ship, content, hold)) - ship.aboard(hold).goods().count())
            .sum()
    };
    let red_room = |hold: Square| {
        let red = ship.component(content, hold).map_or(0, Component::red_containers);
        u32::from(red.saturating_sub(ship.aboard(hold).goods()[Good::Red])).min(room(Squares::of(hold)))
    };
    let red = u32::from(menu.dock[Good::Red]);
    red <= (open & special).iter().map(red_room).sum() && menu.dock.count() <= room(open)
}

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
