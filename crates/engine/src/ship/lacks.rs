//! What a ship does without. Its owner may want it so, or may not have thought of it: before building ends, it is said.
//!
//! Nothing here is a mistake; those are in [`super::legal`].

use super::power::Panels;
use super::{Part, Ship, analysis, auto_defense, boosters, crew, gadgets, mend, thrust};
use crate::card::Measure;
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::Squares;
use crate::tile::Component;
use crate::words::{Side, Strength};
use serde::{Deserialize, Serialize};

/// Something that a ship does without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum Lack {
    /// One piece: it may be built in two, but it flies with one, and these are lost with the other.
    OnePiece(Squares),
    /// No engine strength, not even with batteries: it is stranded in the first open space.
    Engines,
    /// No crew but in the starting cabin.
    Cabins,
    /// Nothing that shoots.
    Cannons,
    /// No container for goods.
    Holds,
    /// No batteries for these components, which work with them only.
    Batteries(Squares),
    /// Nothing joined to these components that they work with: a life support system without a cabin for its alien.
    Partners(Squares),
}

/// All that a ship does without, the worst first.
pub fn lacks(ship: &Ship, content: &Content, rules: SeatRules) -> Vec<Lack> {
    let starting = |cabin| ship.component(content, cabin) == Some(Component::StartingCabin);
    let guns = ship.part(Part::Cannon) | ship.part(Part::DoubleCannon) | ship.gadgets(content, Component::Catapult);
    let unarmed = guns.is_empty() && auto_defense::strength(ship, content) == Strength(0);
    let tokens: usize = ship
        .part(Part::Battery)
        .iter()
        .map(|at| usize::from(analysis::battery_capacity(ship, content, rules, at)))
        .sum();
    let panels = Panels::of(ship, content, Squares::ALL, Squares::NONE);
    let useful = boosters::most_useful(ship, content, rules, Measure::Engines);
    let useful = panels.most(useful, tokens as u32).into_iter().collect();
    let thrust = boosters::strength(ship, content, rules, Measure::Engines, useful);
    let hungry = ship.part(Part::DoubleEngine) | ship.part(Part::DoubleCannon) | ship.part(Part::Shield);
    let thrusters = Side::ALL.into_iter().fold(Squares::NONE, |all, side| all | thrust::thrusters(ship, side));
    let hungry = (hungry | thrusters | crew::stations(ship, content)).minus(panels.fed());
    let alone: Squares = (ship.occupied().iter())
        .filter(|square| gadgets::served(ship, content, *square).is_some_and(|joined| joined.is_empty()))
        .collect();
    let apart = if rules.freedoms.two_pieces { mend::beside_best_piece(ship, content, rules) } else { Squares::NONE };
    let lacking = [
        (!apart.is_empty(), Lack::OnePiece(apart)),
        (thrust <= Strength(0), Lack::Engines),
        (ship.part(Part::Cabin).iter().all(starting), Lack::Cabins),
        (unarmed, Lack::Cannons),
        (ship.part(Part::Cargo).is_empty(), Lack::Holds),
        (tokens == 0 && !hungry.is_empty(), Lack::Batteries(hungry)),
        (!alone.is_empty(), Lack::Partners(alone)),
    ];
    lacking.into_iter().filter_map(|(is_so, lack)| is_so.then_some(lack)).collect()
}
