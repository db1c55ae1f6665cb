//! How goods are stowed block by block, so that the most valuable find a place: a question of room alone.
//!
//! Base rulebook, *Goods*; *Keep on Trucking*, *Reactor furnaces*.

use super::{Part, Ship, analysis, hidden};
use crate::content::Content;
use crate::decision::{Answer, CargoMenu};
use crate::squares::{Square, Squares};
use crate::words::Good;

/// If not everything fits as it stands, or a block could be hidden that is not, everything is lifted first; then the
/// best blocks are put away: red ones where only they can go, others where no red one could, as long as there is room.
pub fn next_move(ship: &Ship, content: &Content, menu: &CargoMenu) -> Answer {
    let special = ship.part(Part::SpecialCargo);
    if !menu.to_burn
        && !fits(ship, content, menu)
        && let Some((hold, good)) =
            Good::ALL.into_iter().find_map(|good| Some((menu.laden[good.index()].first()?, good)))
    {
        return Answer::Lift(hold, good);
    }
    let stores = ship.stores(content);
    for good in Good::ALL {
        let free = menu.free[good.index()];
        // Red ones leave white containers to others; what can be hidden is.
        let best = if good == Good::Red { free & special } else { free & stores };
        if let Some(hold) = best.first().or(free.minus(special).first()).or(free.first()) {
            return Answer::Put(hold, good);
        }
    }
    // What is left behind anyway may as well burn.
    let worst = Good::ALL.into_iter().rev().find(|good| menu.dock[*good] > 0);
    menu.furnaces.first().zip(worst).map_or(Answer::Done, |(furnace, good)| Answer::Burn(furnace, good))
}

/// Is there room for all blocks on the dock without moving anything?
fn fits(ship: &Ship, content: &Content, menu: &CargoMenu) -> bool {
    let stores = ship.stores(content);
    let mut open = Squares::NONE;
    for free in menu.free {
        open |= free;
    }
    let (hideouts, open) = (open & stores, open.minus(stores));
    let room = |holds: Squares| -> u32 {
        holds
            .iter()
            .map(|hold| u32::from(analysis::containers(ship, content, hold)) - ship.aboard(hold).goods().count())
            .sum()
    };
    let red_room = |hold: Square| {
        let red = analysis::red_containers(ship, content, hold);
        u32::from(red.saturating_sub(ship.aboard(hold).goods()[Good::Red])).min(room(Squares::of(hold)))
    };
    let small: u32 = hidden::SMUGGLED.into_iter().map(|good| u32::from(menu.dock[good])).sum();
    let hidden = small.min(hideouts.len() as u32);
    if hidden < hideouts.len() as u32 && could_hide(ship, content, menu) {
        return false;
    }
    let red = u32::from(menu.dock[Good::Red]);
    let has_red_room = red == 0 || red <= open.iter().map(red_room).sum();
    has_red_room && menu.dock.count() - hidden <= room(open)
}

/// Does a block that could be hidden lie in a hold?
#[cold]
fn could_hide(ship: &Ship, content: &Content, menu: &CargoMenu) -> bool {
    let stores = ship.stores(content);
    hidden::SMUGGLED.into_iter().any(|good| !menu.laden[good.index()].minus(stores).is_empty())
}
