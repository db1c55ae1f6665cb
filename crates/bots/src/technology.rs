//! What components of *Another Big Expansion* add to a ship under construction: those that work only joined to the right
//! others, and those that move it out of the way.

use crate::weights::{Term, Weights};
use trucker_engine::content::Content;
use trucker_engine::ship::power::Panels;
use trucker_engine::ship::{Part, Ship, analysis, auto_defense, crew, joins, thrust};
use trucker_engine::squares::Squares;
use trucker_engine::tile::Component;
use trucker_engine::words::{Alien, Side};

/// What each component counts beside the first that the same panel can power, as it serves one of them on a card.
const CHOICE: f32 = 0.25;
/// Components beyond which it makes no difference how many there are to choose from.
const MANY: usize = 3;

/// What the next place where intruders are stopped counts beside the one before.
const FURTHER_GUARD: f32 = 0.7;

/// Cannon strength of auto-defense systems: a point for each pair.
pub fn pairs(ship: &Ship, content: &Content) -> f32 {
    if ship.all_gadgets().is_empty() { 0.0 } else { auto_defense::pairs(ship, content) as f32 }
}

/// What all of them add, but for what pairs of auto-defense systems are worth as cannons and mixed life support as any
/// other. On `open` squares something may still be built.
pub fn value(weights: &Weights, ship: &Ship, content: &Content, open: Squares, progress: f32) -> f32 {
    let weight = |term: Term| weights.get(term);
    weight(Term::Panel) * panels(ship, content)
        + weight(Term::ThrusterSide) * thruster_sides(ship)
        + weight(Term::Crubots) * crubots(ship, content)
        + weight(Term::Armed) * armed(ship, content)
        + weight(Term::Unpaired) * (1.0 - progress) * hopeful(ship, content, open)
}

/// Panels that can all power something at once, and a little for what each of them has to choose from.
fn panels(ship: &Ship, content: &Content) -> f32 {
    let hungry = joins::consumers(ship, content).minus(ship.dead());
    let panels = Panels::of(ship, content, hungry, Squares::NONE);
    if panels.is_empty() {
        return 0.0;
    }
    let choices: usize = panels.iter().map(|(_, feeds)| feeds.len().min(MANY) - 1).sum();
    panels.serve(hungry) as f32 + CHOICE * choices as f32
}

/// Sides that some thruster can move the ship to.
fn thruster_sides(ship: &Ship) -> f32 {
    Side::ALL.into_iter().filter(|side| !thrust::thrusters(ship, *side).is_empty()).count() as f32
}

/// Crubot stations, each half of the one before.
fn crubots(ship: &Ship, content: &Content) -> f32 {
    2.0 - 2.0 * 0.5f32.powi(crew::stations(ship, content).len() as i32)
}

/// Components whose crew will be armed.
fn armed(ship: &Ship, content: &Content) -> f32 {
    let armories = ship.gadgets(content, Component::Armory);
    if armories.is_empty() {
        return 0.0;
    }
    let homes = ship.part(Part::Cabin) | crew::stations(ship, content);
    (homes & joins::Joined::of(ship).to(armories)).len() as f32
}

/// The share of a well guarded ship: intruders are stopped by auto-defense systems, and by crew that will be armed; each
/// place counts less than the one before.
pub fn guards(ship: &Ship, content: &Content) -> f32 {
    let places = ship.gadgets(content, Component::AutoDefense).len() as f32 + armed(ship, content);
    1.0 - FURTHER_GUARD.powf(places)
}

/// Auto-defense systems without another one, as far as one may still be joined to them.
fn hopeful(ship: &Ship, content: &Content, open: Squares) -> f32 {
    let systems = ship.gadgets(content, Component::AutoDefense);
    let lone = systems.len() - 2 * auto_defense::pairs(ship, content);
    if lone == 0 {
        return 0.0;
    }
    let reachable = Side::ALL
        .into_iter()
        .fold(Squares::NONE, |all, side| all | analysis::exposed(ship, side) & ship.grid().step(open, side.opposite()));
    lone.min((systems & reachable).len()) as f32
}

/// Is there life support for either of two colours?
pub fn has_mixed_life_support(ship: &Ship, content: &Content) -> bool {
    let is_mixed = |square| matches!(ship.component(content, square), Some(Component::MixedLifeSupport(_)));
    ship.all_gadgets().iter().any(is_mixed)
}

/// The most that aliens are worth who can be aboard together, if these are the cabins where each kind could live: a
/// cabin is for one of them.
pub fn most_at_home(homes: [Squares; Alien::ALL.len()], worth: impl Fn(Alien) -> f32) -> f32 {
    let of = |kinds: u8| Alien::ALL.into_iter().filter(move |alien| kinds >> alien.index() & 1 != 0);
    // There is a cabin for each of several kinds if any of them have as many cabins among them as they are.
    let cabins = |kinds: u8| of(kinds).fold(Squares::NONE, |all, alien| all | homes[alien.index()]).len();
    let all = 1u8 << Alien::ALL.len();
    let possible =
        |kinds: &u8| (0..all).filter(|some| some & !kinds == 0).all(|some| cabins(some) >= some.count_ones() as usize);
    let worths = (0..all).filter(possible).map(|kinds| of(kinds).map(&worth).sum());
    worths.fold(0.0, f32::max)
}
