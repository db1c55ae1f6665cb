//! Components that work only together with others.
//!
//! *Keep on Trucking*: *Boosters*, *Reactor furnace*, *Catapults*, *Stasis chambers*, *Life support systems*,
//! *Contraptionist*, *Aesthete*.

use super::joins::Joins;
use super::{Part, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::Alien;

/// What a component of this kind is made to work with; `None` for components that need no other.
fn partners(ship: &Ship, content: &Content, kind: Component) -> Option<Squares> {
    Some(match kind {
        Component::CannonBooster => ship.part(Part::Cannon) | ship.part(Part::DoubleCannon),
        Component::EngineBooster => ship.part(Part::Engine) | ship.part(Part::DoubleEngine),
        Component::ShieldBooster => ship.part(Part::Shield),
        Component::ReactorFurnace => ship.part(Part::Battery),
        Component::Catapult => ship.part(Part::Cargo),
        Component::StasisChamber => ship.part(Part::Cabin),
        // No alien lives in a starting cabin.
        Component::LifeSupport(_) => {
            let starting = |cabin: &Square| ship.component(content, *cabin) == Some(Component::StartingCabin);
            ship.part(Part::Cabin).iter().filter(|cabin| !starting(cabin)).collect()
        }
        Component::StartingCabin
        | Component::Cabin
        | Component::Structural
        | Component::Engine
        | Component::DoubleEngine
        | Component::Cannon
        | Component::DoubleCannon
        | Component::Battery(_)
        | Component::Cargo(_)
        | Component::SpecialCargo(_)
        | Component::Shield
        | Component::CannonEngine
        | Component::Combined { .. } => return None,
    })
}

/// What the component on this square is joined to and made to work with; `None` if it needs no other.
pub fn served(ship: &Ship, content: &Content, square: Square) -> Option<Squares> {
    if ship.quirks().dead.contains(square) {
        return None; // No more than a structural module there.
    }
    let partners = partners(ship, content, ship.component(content, square)?)?;
    Some(partners & Joins::of(ship).neighbours(Squares::of(square)))
}

/// Components that work only because they are joined to the right kind of others; of life support, one a colour.
pub fn contraptions(ship: &Ship, content: &Content) -> Squares {
    let mut working = Squares::NONE;
    let mut colours = [false; Alien::ALL.len()];
    for (square, placed) in ship.tiles() {
        if served(ship, content, square).is_none_or(Squares::is_empty) {
            continue;
        }
        if let Component::LifeSupport(alien) = content.tile(placed.tile).component
            && std::mem::replace(&mut colours[alien.index()], true)
        {
            continue;
        }
        working.insert(square);
    }
    working
}

/// What the Aesthete sees: numbers, colours and plating make no difference.
fn looks(component: Component) -> u32 {
    match component {
        Component::StartingCabin | Component::Cabin => 1,
        Component::Structural => 1 << 1,
        Component::Engine => 1 << 2,
        Component::DoubleEngine => 1 << 3,
        Component::Cannon => 1 << 4,
        Component::DoubleCannon => 1 << 5,
        Component::CannonEngine => 1 << 2 | 1 << 4,
        Component::Battery(_) => 1 << 6,
        Component::Cargo(_) | Component::SpecialCargo(_) => 1 << 7,
        // What is two things at once looks like either of them.
        Component::Combined { batteries, .. } => 1 << 7 | u32::from(batteries > 0) << 6,
        Component::LifeSupport(_) => 1 << 8,
        Component::Shield => 1 << 9,
        Component::CannonBooster => 1 << 10,
        Component::EngineBooster => 1 << 11,
        Component::ShieldBooster => 1 << 12,
        Component::ReactorFurnace => 1 << 13,
        Component::Catapult => 1 << 14,
        Component::StasisChamber => 1 << 15,
    }
}

/// Components left of the middle column whose mirror image holds the same kind.
pub fn mirrored(ship: &Ship, content: &Content) -> Squares {
    let middle = Square::CENTRE.column();
    let is_mirrored = |square: &Square| {
        let column = square.column();
        let mirror = (column < middle).then(|| Square::at(2 * middle - column, square.row())).flatten();
        let (left, right) =
            (ship.component(content, *square), mirror.and_then(|square| ship.component(content, square)));
        left.zip(right).is_some_and(|(left, right)| looks(left) & looks(right) != 0)
    };
    ship.occupied().iter().filter(is_mirrored).collect()
}
