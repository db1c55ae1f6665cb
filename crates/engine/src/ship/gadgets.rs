//! Components that work only together with others.
//!
//! *Keep on Trucking*: *Boosters*, *Reactor furnace*, *Catapults*, *Stasis chambers*, *Life support systems*,
//! *Contraptionist*, *Aesthete*. *Another Big Expansion*: *Solar panels*, *Mixed life support*, *Armory*.

use super::joins::{self, Joined};
use super::{MAX_COMPONENTS, Part, Ship, analysis, board};
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Alien, Good, Roll, Side, Strength};
use arrayvec::ArrayVec;

/// Catapults that a search looks at; no box has so many.
const MAX_CATAPULTS: usize = 16;

/// What a component of this kind is made to work with; `None` for components that need no other.
fn partners(ship: &Ship, content: &Content, kind: Component) -> Option<Squares> {
    Some(match kind {
        Component::CannonBooster => ship.part(Part::Cannon) | ship.part(Part::DoubleCannon),
        Component::EngineBooster => ship.part(Part::Engine) | ship.part(Part::DoubleEngine),
        Component::ShieldBooster => ship.part(Part::Shield),
        Component::ReactorFurnace => ship.part(Part::Battery),
        Component::Catapult => ship.part(Part::Cargo),
        Component::StasisChamber => ship.part(Part::Cabin),
        Component::SolarPanel => joins::consumers(ship, content).minus(ship.dead()),
        Component::Armory => {
            let chambers = ship.gadgets(content, Component::StasisChamber).only_if(ship.quirks().awake);
            ship.part(Part::Cabin) | ship.gadgets(content, Component::CrubotStation) | chambers
        }
        // Ruling 70: no alien lives in a starting cabin, so it is no cabin for this.
        Component::LifeSupport(_) | Component::MixedLifeSupport(_) => {
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
        | Component::Combined { .. }
        | Component::Thruster
        | Component::StraightThruster
        | Component::Router
        | Component::CrubotStation
        | Component::AutoDefense => return None,
    })
}

/// What the component on this square is joined to and made to work with; `None` if it needs no other.
pub fn served(ship: &Ship, content: &Content, square: Square) -> Option<Squares> {
    if ship.quirks().dead.contains(square) {
        return None; // No more than a structural module there.
    }
    let partners = partners(ship, content, ship.component(content, square)?)?;
    Some(partners & Joined::of(ship).to(Squares::of(square)))
}

/// What somebody is shown who asks what this component is good for: all that a router joins, the other auto-defense
/// systems that one may be paired with, and what any other is made to work with.
pub fn reach(ship: &Ship, content: &Content, square: Square) -> Squares {
    let joined = || Joined::of(ship).to(Squares::of(square));
    match ship.component(content, square) {
        Some(Component::Router) => joined().only_if(ship.routers().contains(square)),
        Some(Component::AutoDefense) => {
            let systems = ship.gadgets(content, Component::AutoDefense);
            (joined() & systems).only_if(systems.contains(square))
        }
        _ => served(ship, content, square).unwrap_or_default(),
    }
}

/// Holds with something in them that are joined to one of these catapults, by colour of the goods.
pub fn ammunition(ship: &Ship, catapults: Squares) -> [Squares; 4] {
    if catapults.is_empty() {
        return [Squares::NONE; 4];
    }
    let joined = Joined::of(ship).to(catapults);
    Good::ALL.map(|good| ship.part_where(Part::Cargo, |aboard| aboard.goods()[good] > 0) & joined)
}

/// Holds that get a block at launch because they are joined to a catapult.
pub fn catapult_holds(ship: &Ship, content: &Content, rules: SeatRules) -> Squares {
    let catapults = ship.gadgets(content, Component::Catapult);
    if catapults.is_empty() {
        return Squares::NONE;
    }
    Joined::of(ship).to(catapults) & analysis::usable_holds(ship, content, rules)
}

/// Does a catapult fire to this side? It does to three sides, to all but the one that was at its rear.
fn fires_to(ship: &Ship, catapult: Square, side: Side) -> bool {
    ship.turn_of(catapult).is_some_and(|turn| Side::Rear.turned(turn) != side)
}

/// What a catapult adds to cannon strength when it fires: as a cannon, full forward and half to other sides.
pub fn catapult_strength(ship: &Ship, catapult: Square) -> Strength {
    Strength(if fires_to(ship, catapult, ship.heading()) { 2 } else { 1 })
}

/// The most that these catapults can add to cannon strength together: each fires a block of its own.
pub fn salvo(ship: &Ship, catapults: Squares) -> Strength {
    let joined = Joined::of(ship);
    let mut taken = ArrayVec::<(Square, Square), MAX_CATAPULTS>::new();
    let mut most = Strength(0);
    // The stronger ones first: whoever is armed stays armed when blocks are passed on.
    for strength in [Strength(2), Strength(1)] {
        for catapult in catapults.iter().filter(|catapult| catapult_strength(ship, *catapult) == strength) {
            let mut tried = Squares::NONE;
            if !taken.is_full() && arm(ship, &joined, catapult, &mut tried, &mut taken) {
                most += strength;
            }
        }
    }
    most
}

/// Finds a block for a catapult, if need be by passing on the block of another one.
fn arm(
    ship: &Ship,
    joined: &Joined,
    catapult: Square,
    tried: &mut Squares,
    taken: &mut ArrayVec<(Square, Square), MAX_CATAPULTS>,
) -> bool {
    for hold in joined.to(Squares::of(catapult)) & ship.part(Part::Cargo) {
        if tried.contains(hold) {
            continue;
        }
        tried.insert(hold);
        let used = taken.iter().filter(|(_, from)| *from == hold).count() as u32;
        if used < ship.aboard(hold).goods().count() {
            taken.push((catapult, hold));
            return true;
        }
        for number in 0..taken.len() {
            let (other, from) = taken[number];
            if from == hold && arm(ship, joined, other, tried, taken) {
                taken[number] = (catapult, hold);
                return true;
            }
        }
    }
    false
}

/// Catapults that can shoot a large meteor which comes from this side in this line.
pub fn aimed_catapults(ship: &Ship, content: &Content, from: Side, roll: Roll) -> Squares {
    let all = ship.gadgets(content, Component::Catapult) & board::firing_line(ship, from, roll);
    all.iter().filter(|catapult| fires_to(ship, *catapult, from)).collect()
}

/// Battery components joined to this furnace that have room for tokens.
pub fn refillable(ship: &Ship, content: &Content, rules: SeatRules, furnace: Square) -> Squares {
    let joined = Joined::of(ship).to(Squares::of(furnace)) & ship.part(Part::Battery);
    // Ruling 40: what gold Power Trucker may not charge at launch, a furnace cannot charge either.
    let has_room =
        |square: &Square| ship.aboard(*square).batteries() < analysis::battery_capacity(ship, content, rules, *square);
    joined.iter().filter(has_room).collect()
}

/// Stasis chambers with somebody asleep.
pub fn sleeping(ship: &Ship, content: &Content) -> Squares {
    let chambers = ship.gadgets(content, Component::StasisChamber);
    chambers.iter().filter(|chamber| ship.asleep(*chamber) > 0).collect()
}

/// How many humans are asleep. They are no crew.
pub fn sleepers(ship: &Ship, content: &Content) -> u32 {
    sleeping(ship, content).iter().map(|chamber| u32::from(ship.asleep(chamber))).sum()
}

/// Cabins with a free place for somebody who wakes up, joined to a chamber with sleepers; and such chambers themselves
/// where some are awake.
pub fn wakeable(ship: &Ship, content: &Content, rules: SeatRules) -> Squares {
    let sleeping = sleeping(ship, content);
    if sleeping.is_empty() {
        return Squares::NONE;
    }
    let joined = Joined::of(ship).to(sleeping) & ship.part(Part::Cabin);
    let cabins: Squares = joined.iter().filter(|cabin| analysis::free_places(ship, rules, *cabin) > 0).collect();
    let has_place = |chamber: &Square| analysis::free_in_chamber(ship, Component::StasisChamber, *chamber).0 > 0;
    cabins | sleeping.iter().filter(has_place).collect()
}

/// Chambers with somebody who can wake up and go there: those joined to a cabin, and a chamber by itself (Ruling 192).
pub fn sleeping_near(ship: &Ship, content: &Content, place: Square) -> Squares {
    let here = Squares::of(place);
    let near = if ship.part(Part::Cabin).contains(place) { Joined::of(ship).to(here) } else { here };
    sleeping(ship, content) & near
}

/// How many of these places can be named at once, whichever they are: each chamber that serves one of them has a
/// sleeper for all of those.
pub fn wakeable_at_once(ship: &Ship, content: &Content, places: Squares) -> u8 {
    let chambers = sleeping(ship, content) & (Joined::of(ship).to(places & ship.part(Part::Cabin)) | places);
    let fewest = chambers.iter().map(|chamber| ship.asleep(chamber)).min();
    fewest.unwrap_or(0).min(places.len() as u8)
}

/// Components that work only because they are joined to the right kind of others; of life support, one a colour, and
/// mixed systems for a colour that no other serves (Ruling 104).
pub fn contraptions(ship: &Ship, content: &Content) -> Squares {
    let mut working = Squares::NONE;
    let mut mixed = ArrayVec::<(Square, &[Alien]), MAX_COMPONENTS>::new();
    let mut colours = [false; Alien::ALL.len()];
    for square in ship.occupied() {
        if served(ship, content, square).is_none_or(Squares::is_empty) {
            continue;
        }
        match ship.component(content, square) {
            Some(Component::LifeSupport(alien)) if std::mem::replace(&mut colours[alien.index()], true) => continue,
            Some(component @ Component::MixedLifeSupport(_)) => mixed.push((square, ship.mixes(component))),
            _ => working.insert(square),
        }
    }
    // A system with fewer colours left to serve chooses first: with three colours and two each, that is always best.
    while let Some(place) = (0..mixed.len()).min_by_key(|place| free(&colours, mixed[*place].1).count()) {
        let (square, serves) = mixed.remove(place);
        let first = free(&colours, serves).next();
        if let Some(alien) = first {
            colours[alien.index()] = true;
            working.insert(square);
        }
    }
    working
}

/// Those of these colours that are not taken yet; cyan last, as fewer systems serve the others.
fn free(taken: &[bool; Alien::ALL.len()], colours: &[Alien]) -> impl Iterator<Item = Alien> {
    colours.iter().copied().filter(|alien| !taken[alien.index()])
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
        Component::LifeSupport(_) | Component::MixedLifeSupport(_) => 1 << 8,
        Component::Shield => 1 << 9,
        Component::CannonBooster => 1 << 10,
        Component::EngineBooster => 1 << 11,
        Component::ShieldBooster => 1 << 12,
        Component::ReactorFurnace => 1 << 13,
        Component::Catapult => 1 << 14,
        Component::StasisChamber => 1 << 15,
        Component::SolarPanel => 1 << 16,
        Component::Thruster | Component::StraightThruster => 1 << 17,
        Component::Router => 1 << 18,
        Component::CrubotStation => 1 << 19,
        Component::AutoDefense => 1 << 20,
        Component::Armory => 1 << 21,
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
