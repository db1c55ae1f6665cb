//! Crew that counts for more than its figures: crubots that are switched on, and whoever is armed.
//!
//! *Another Big Expansion*: *Crubot stations*, *Armory*.

use super::joins::Joined;
use super::{Ship, analysis};
use crate::content::Content;
use crate::squares::Squares;
use crate::tile::Component;

/// Crubot stations that work.
#[inline]
pub fn stations(ship: &Ship, content: &Content) -> Squares {
    ship.gadgets(content, Component::CrubotStation)
}

/// Components with crew that is awake: figures, and crubots that are switched on.
pub fn crewed(ship: &Ship, content: &Content, switched_on: Squares) -> Squares {
    ship.quarters_where(|aboard| aboard.crew() > 0) | stations(ship, content) & switched_on
}

/// Components whose crew is armed: joined to an armory.
#[cold]
pub fn armed(ship: &Ship, content: &Content, switched_on: Squares) -> Squares {
    let armories = ship.gadgets(content, Component::Armory);
    if armories.is_empty() {
        return Squares::NONE;
    }
    crewed(ship, content, switched_on) & Joined::of(ship).to(armories)
}

/// Components in which intruders are stopped: by armed crew, or by an auto-defense system, paired or not.
pub fn guarded(ship: &Ship, content: &Content, switched_on: Squares) -> Squares {
    armed(ship, content, switched_on) | ship.gadgets(content, Component::AutoDefense)
}

/// How many there are where a size of crew is asked for: figures, and crubots that are switched on.
#[inline]
pub fn size(ship: &Ship, content: &Content, switched_on: Squares) -> u32 {
    let figures = analysis::crew(ship);
    if ship.all_gadgets().is_empty() { figures } else { figures + crubots(ship, content, switched_on) }
}

/// What counts where crews are compared with each other: whoever is armed counts twice.
#[inline]
pub fn compared(ship: &Ship, content: &Content, switched_on: Squares) -> u32 {
    let size = size(ship, content, switched_on);
    if ship.all_gadgets().is_empty() { size } else { size + weapons(ship, content, switched_on) }
}

/// How many stations make up for so many crew members.
pub fn stations_for(missing: u32) -> usize {
    missing.div_ceil(u32::from(Component::CrubotStation.crubots())) as usize
}

#[cold]
fn crubots(ship: &Ship, content: &Content, of: Squares) -> u32 {
    (stations(ship, content) & of).len() as u32 * u32::from(Component::CrubotStation.crubots())
}

/// What weapons add to it.
#[cold]
fn weapons(ship: &Ship, content: &Content, switched_on: Squares) -> u32 {
    let armed = armed(ship, content, switched_on);
    let figures: u32 = ship.laden(armed & ship.quarters()).map(|(_, aboard)| u32::from(aboard.crew())).sum();
    figures + crubots(ship, content, armed)
}
