//! What a ship can do. A card never asks "is there a purple alien?", it asks "how strong?".
//!
//! Base rulebook: *Parameters of your ship*, *Alien abilities*, *Exposed connectors*, *Hits to your ship*.

use super::joins::{self, Joined};
use super::{Part, Ship, auto_defense, board, crew, hidden};
use crate::card::{Measure, Projectile, ProjectileKind};
use crate::content::Content;
use crate::grid::Grid;
use crate::modifiers::specialists;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Alien, Good, Goods, Roll, Side, Strength};

/// What an alien adds to a strength that is not zero.
pub const ALIEN_BONUS: Strength = Strength(4);

/// Working engines of this kind that push the ship on: their exhausts point away from where it is going.
#[inline]
pub fn pushing(ship: &Ship, part: Part) -> Squares {
    ship.part(part) & ship.engines_to(ship.heading().opposite())
}

/// Engine strength with these double engines powered, whatever else is aboard. It may be less than nothing.
pub fn engine_strength(ship: &Ship, powered: Squares) -> Strength {
    with_alien(ship, Alien::Brown, engines(ship, powered) - leaks(ship), ALIEN_BONUS)
}

/// Cannon strength with these double cannons powered, whatever else is aboard.
pub fn cannon_strength(ship: &Ship, content: &Content, powered: Squares) -> Strength {
    let pairs = auto_defense::strength(ship, content);
    with_alien(ship, Alien::Purple, cannons(ship, powered) + pairs, ALIEN_BONUS)
}

/// What a ship measures with these double components powered or these crubots switched on, and so much more from
/// boosters and catapults: all of it counts before an alien adds its share (Ruling 52). By the owner's own rules.
#[inline]
pub fn strength(
    ship: &Ship,
    content: &Content,
    rules: SeatRules,
    measure: Measure,
    powered: Squares,
    more: Strength,
) -> Strength {
    let bonus = specialists::alien_bonus(rules, content);
    match measure {
        Measure::Crew => Strength::points(crew::compared(ship, content, powered) as i16),
        Measure::Engines => with_alien(ship, Alien::Brown, engines(ship, powered) + more - leaks(ship), bonus),
        Measure::Cannons => {
            let pairs = auto_defense::strength(ship, content);
            with_alien(ship, Alien::Purple, cannons(ship, powered) + pairs + more, bonus)
        }
    }
}

#[inline]
fn engines(ship: &Ship, powered: Squares) -> Strength {
    let singles = pushing(ship, Part::Engine).len() as i16;
    let doubles = (pushing(ship, Part::DoubleEngine) & powered).len() as i16;
    Strength::points(singles + 2 * doubles)
}

/// What uneven joints take from engine strength, before an alien adds to what is left (Ruling 72).
#[inline]
fn leaks(ship: &Ship) -> Strength {
    if ship.quirks().leaky { Strength::points(joins::uneven(ship).1 as i16) } else { Strength(0) }
}

/// Full forward, half to all other sides.
#[inline]
fn cannons(ship: &Ship, powered: Squares) -> Strength {
    let singles = ship.part(Part::Cannon);
    let doubles = ship.part(Part::DoubleCannon) & powered;
    let forward = ship.barrels(ship.heading());
    let halves = singles.len() + (singles & forward).len() + 2 * (doubles.len() + (doubles & forward).len());
    Strength(halves as i16)
}

#[inline]
fn with_alien(ship: &Ship, alien: Alien, strength: Strength, bonus: Strength) -> Strength {
    if strength > Strength(0) && aliens(ship, alien) > 0 { strength + bonus } else { strength }
}

/// How many aliens of a kind are aboard.
pub fn aliens(ship: &Ship, alien: Alien) -> u32 {
    ship.laden(ship.part(Part::Cabin)).filter(|(_, aboard)| aboard.alien() == Some(alien)).count() as u32
}

/// Humans and aliens aboard.
pub fn crew(ship: &Ship) -> u32 {
    ship.laden(ship.quarters()).map(|(_, aboard)| u32::from(aboard.crew())).sum()
}

/// Humans aboard.
#[inline]
pub fn humans(ship: &Ship) -> u32 {
    ship.laden(ship.quarters()).map(|(_, aboard)| u32::from(aboard.humans())).sum()
}

/// Is a human aboard? The first cabin mostly tells.
#[inline]
pub fn has_humans(ship: &Ship) -> bool {
    ship.laden(ship.quarters()).any(|(_, aboard)| aboard.humans() > 0)
}

/// Battery tokens aboard.
#[inline]
pub fn batteries(ship: &Ship) -> u32 {
    ship.laden(ship.part(Part::Battery)).map(|(_, aboard)| u32::from(aboard.batteries())).sum()
}

/// Goods aboard.
pub fn goods(ship: &Ship) -> Goods {
    let mut all = Goods::NONE;
    for (_, aboard) in ship.laden(ship.stowage()) {
        for good in Good::ALL {
            all[good] += aboard.goods()[good];
        }
    }
    all
}

/// How many battery tokens a component may hold, by the handicaps of the owner.
pub fn battery_capacity(ship: &Ship, content: &Content, rules: SeatRules, square: Square) -> u8 {
    let dead = ship.quirks().dead.contains(square);
    if dead || rules.remote_batteries && joins::wired_batteries(ship, content).contains(square) {
        return 0;
    }
    ship.component(content, square).map_or(0, Component::batteries)
}

/// How many humans can be aboard a component before a launch: awake in a cabin, asleep in a stasis chamber.
pub fn human_capacity(ship: &Ship, content: &Content, rules: SeatRules, square: Square) -> u8 {
    match ship.component(content, square) {
        _ if ship.quirks().dead.contains(square) => 0,
        Some(Component::StartingCabin | Component::Cabin) => cabin_capacity(ship, rules, square).0,
        component => component.map_or(0, Component::sleepers),
    }
}

/// How many more humans find a place in a component, awake or asleep.
pub fn human_room(ship: &Ship, content: &Content, rules: SeatRules, square: Square) -> u8 {
    match ship.component(content, square) {
        _ if ship.quirks().dead.contains(square) => 0,
        Some(Component::StartingCabin | Component::Cabin) => free_places(ship, rules, square),
        Some(chamber @ Component::StasisChamber) => {
            let (awake, asleep) = free_in_chamber(ship, chamber, square);
            awake + asleep
        }
        _ => 0,
    }
}

/// How many more humans a stasis chamber takes awake, and how many asleep.
pub fn free_in_chamber(ship: &Ship, chamber: Component, square: Square) -> (u8, u8) {
    let (awake, asleep) = ship.chamber_places(chamber);
    let up = if ship.quirks().awake { ship.aboard(square).humans() } else { 0 };
    (awake.saturating_sub(up), asleep.saturating_sub(ship.asleep(square)))
}

/// How many more humans find a place in a cabin: beside an alien one, and only where they live together.
pub fn free_places(ship: &Ship, rules: SeatRules, cabin: Square) -> u8 {
    let aboard = ship.aboard(cabin);
    let places = cabin_capacity(ship, rules, cabin).0;
    let for_humans = match aboard.alien() {
        None => places,
        Some(_) if ship.quirks().shared => places.saturating_sub(1),
        Some(_) => 0,
    };
    for_humans.saturating_sub(aboard.humans())
}

/// Exposed connectors on one side: squares whose connector there has no component against it.
pub fn exposed(ship: &Ship, side: Side) -> Squares {
    ship.uncapped(side) & !ship.grid().step(ship.occupied(), side.opposite())
}

/// How many connectors are exposed in all; a side counts once whatever its kind.
pub fn exposed_connectors(ship: &Ship) -> u32 {
    Side::ALL.into_iter().map(|side| exposed(ship, side).len() as u32).sum()
}

/// How many connectors of one component are exposed.
pub fn exposed_on(ship: &Ship, square: Square) -> u8 {
    Side::ALL.into_iter().filter(|side| exposed(ship, *side).contains(square)).count() as u8
}

/// What can be done about a projectile that is about to hit a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defence {
    /// It bounces off.
    Harmless,
    /// A single cannon can shoot it for nothing.
    FreeShot,
    /// A double cannon can shoot it for one battery.
    PaidShot,
    /// A shield can stop it for one battery.
    Shield,
    /// Nothing helps.
    Hopeless,
}

/// What a projectile is for this ship: meteors may have changed their size, the ship may fly rear ahead.
#[inline]
pub fn as_met_by(ship: &Ship, rules: SeatRules, projectile: Projectile) -> Projectile {
    let kind = match projectile.kind {
        ProjectileKind::SmallMeteor if rules.swapped_meteors => ProjectileKind::LargeMeteor,
        ProjectileKind::LargeMeteor if rules.swapped_meteors => ProjectileKind::SmallMeteor,
        kind => kind,
    };
    Projectile { kind, from: ship.facing(projectile.from) }
}

/// The cheapest defence against a projectile that arrives at this component, batteries or not.
///
/// *Keep on Trucking*, *Indestructible plating*: whatever hits a plated side bounces off.
#[inline]
pub fn defence(ship: &Ship, content: &Content, projectile: Projectile, roll: Roll, target: Square) -> Defence {
    let from = projectile.from;
    if ship.is_plated(content, target, from) {
        return Defence::Harmless;
    }
    let shield = || if shields(ship, from).is_empty() { Defence::Hopeless } else { Defence::Shield };
    match projectile.kind {
        ProjectileKind::SmallMeteor if !shows_connector(ship, from, target) => Defence::Harmless,
        ProjectileKind::SmallMeteor | ProjectileKind::LightFire => shield(),
        ProjectileKind::LargeMeteor => {
            let aimed = aimed(ship, from, roll);
            if !(aimed & ship.part(Part::Cannon)).is_empty() {
                Defence::FreeShot
            } else if !(aimed & ship.part(Part::DoubleCannon)).is_empty() {
                Defence::PaidShot
            } else {
                Defence::Hopeless
            }
        }
        ProjectileKind::HeavyFire => Defence::Hopeless,
    }
}

/// Cannons, single and double, that can shoot a large meteor which comes from this side in this line.
#[inline]
pub fn aimed(ship: &Ship, from: Side, roll: Roll) -> Squares {
    ship.barrels(from) & board::firing_line(ship, from, roll)
}

/// Does a component that something meets first show it a connector? On a ring that may be in the middle of the ship,
/// where the connector is joined.
#[inline]
fn shows_connector(ship: &Ship, from: Side, target: Square) -> bool {
    let is_free = || ship.grid().next(target, from).is_none_or(|beside| !ship.occupied().contains(beside));
    ship.uncapped(from).contains(target) && (ship.grid() == Grid::Flat || is_free())
}

/// Does a projectile do no harm to the component that it hits, if nothing stands before it, whatever the owner does?
#[inline]
pub fn bounces(ship: &Ship, content: &Content, projectile: Projectile, target: Square) -> bool {
    let smooth = !ship.uncapped(projectile.from).contains(target);
    projectile.kind == ProjectileKind::SmallMeteor && smooth || ship.is_plated(content, target, projectile.from)
}

/// Shield generators that cover a side. An unturned one covers front and right.
pub fn shields(ship: &Ship, side: Side) -> Squares {
    ship.part(Part::Shield)
        .iter()
        .filter(|square| {
            ship.turn_of(*square).is_some_and(|turn| [Side::Front, Side::Right].map(|s| s.turned(turn)).contains(&side))
        })
        .collect()
}

/// How many containers a component has.
pub fn containers(ship: &Ship, content: &Content, hold: Square) -> u8 {
    ship.component(content, hold).map_or(0, Component::containers)
}

/// Holds that may carry goods at all, by the handicaps of the owner.
pub fn usable_holds(ship: &Ship, content: &Content, rules: SeatRules) -> Squares {
    let holds = ship.part(Part::Cargo);
    if !rules.lone_holds {
        return holds;
    }
    let mut beside = Squares::NONE;
    for side in Side::ALL {
        beside |= ship.grid().step(ship.built(content, Part::Cargo), side);
    }
    holds & !beside
}

/// How many red blocks a hold can take.
pub fn red_containers(ship: &Ship, content: &Content, hold: Square) -> u8 {
    let (all, red) = ship.component(content, hold).map_or((0, 0), |it| (it.containers(), it.red_containers()));
    if ship.quirks().red_in_white { all.min(red + 1) } else { red }
}

/// For each colour of these goods: holds with a free container for such a block, and modules where it can be hidden.
pub fn free_holds(ship: &Ship, content: &Content, rules: SeatRules, goods: Goods) -> [Squares; 4] {
    let is_free = |hold: &Square| ship.aboard(*hold).blocks() < u32::from(containers(ship, content, *hold));
    let free: Squares = usable_holds(ship, content, rules).iter().filter(is_free).collect();
    Good::ALL.map(|good| {
        if goods[good] == 0 {
            return Squares::NONE;
        }
        if good == Good::Red {
            let red = if ship.quirks().red_in_white { free } else { free & ship.part(Part::SpecialCargo) };
            let takes_red =
                |hold: &Square| ship.aboard(*hold).goods()[Good::Red] < red_containers(ship, content, *hold);
            return red.iter().filter(takes_red).collect();
        }
        let hides = ship.quirks().stores && hidden::SMUGGLED.contains(&good);
        if hides { free | free_stores(ship, content) } else { free }
    })
}

/// Modules where a block can be hidden and none is yet.
pub fn free_stores(ship: &Ship, content: &Content) -> Squares {
    ship.laden(ship.stores(content)).filter(|(_, aboard)| aboard.goods().is_empty()).map(|(square, _)| square).collect()
}

/// Can this kind of alien live in this cabin?
///
/// Base rulebook, *Life support systems*: joined to life support of its colour, and not the starting cabin.
#[inline]
pub fn supports(ship: &Ship, content: &Content, rules: SeatRules, cabin: Square, alien: Alien) -> bool {
    let systems = ship.life_support(content, alien);
    !systems.is_empty() && supported_by(ship, content, rules, cabin, systems)
}

/// Is this a cabin joined to one of these systems?
fn supported_by(ship: &Ship, content: &Content, rules: SeatRules, cabin: Square, mut systems: Squares) -> bool {
    if ship.component(content, cabin) != Some(Component::Cabin) {
        return false;
    }
    systems &= Joined::of(ship).to(Squares::of(cabin));
    if rules.exact_life_support {
        systems = systems.iter().filter(|system| joins::matches_exactly(ship, content, *system)).collect();
    }
    !systems.is_empty()
}

/// How many humans a cabin can take at launch, and whether an alien could live there as far as space goes.
pub fn cabin_capacity(ship: &Ship, rules: SeatRules, cabin: Square) -> (u8, bool) {
    if !rules.sheltered_cabins {
        return (2, true);
    }
    let exposed = exposed_on(ship, cabin);
    (2u8.saturating_sub(exposed), exposed == 0)
}

/// Occupied cabins joined to another occupied cabin: where an epidemic strikes.
pub fn infectious_cabins(ship: &Ship) -> Squares {
    let occupied = ship.quarters_where(|aboard| aboard.crew() > 0);
    occupied & Joined::of(ship).to(occupied)
}
