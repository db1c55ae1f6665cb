//! How goods are stowed block by block, so that the most valuable find a place: a question of room alone.
//!
//! Base rulebook, *Goods*; *Keep on Trucking*, *Reactor furnaces*.

use super::{Part, Ship, analysis};
use crate::content::Content;
use crate::decision::{Answer, CargoMenu};
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::Good;

/// If not everything fits as it stands, everything is lifted first; then the best blocks are put away, red ones
/// where only they can go and the others elsewhere as long as there is room.
pub fn next_move(ship: &Ship, content: &Content, menu: &CargoMenu) -> Answer {
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
