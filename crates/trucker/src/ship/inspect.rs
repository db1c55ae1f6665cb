//! What a ship is made of and what it can do, without any chance in it.

use super::boards::Board;
use super::trial;
use trucker_engine::card::{Measure, Projectile, ProjectileKind};
use trucker_engine::content::{Content, ShipBoard};
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::board::{results, told};
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::legal::{Mistake, Mistakes};
use trucker_engine::ship::power::Panels;
use trucker_engine::ship::{Part, Ship, analysis, boosters, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::words::{Alien, Dice, Goods, Roll, Side, Strength};

/// The strengths and the room of a ship.
#[derive(Clone, Debug)]
pub struct Strengths {
    /// Engine strength without batteries, and with as many as are aboard.
    pub engines: [Strength; 2],
    /// Cannon strength, the same way.
    pub cannons: [Strength; 2],
    /// Cannon strength, the same way, when every catapult fires that has a block.
    pub with_catapults: [Strength; 2],
    /// Humans aboard.
    pub humans: u32,
    /// Humans asleep, and places for them.
    pub sleepers: (u32, u32),
    /// Aliens aboard.
    pub aliens: Vec<Alien>,
    /// Battery tokens aboard, and room for them.
    pub batteries: (u32, u32),
    /// Containers for all but red goods, and for all goods.
    pub containers: (u32, u32),
    /// Goods aboard.
    pub goods: Goods,
}

impl Strengths {
    /// Looks a ship over.
    pub fn of(ship: &Ship, content: &Content) -> Strengths {
        let components = || ship.occupied().iter().filter_map(|square| ship.component(content, square));
        let sum = |size: fn(Component) -> u8| components().map(|component| u32::from(size(component))).sum();
        let special = sum(Component::red_containers);
        let with_and_without = [false, true];
        Strengths {
            engines: with_and_without.map(|powered| strength(ship, content, Measure::Engines, powered, Squares::NONE)),
            cannons: with_and_without.map(|powered| strength(ship, content, Measure::Cannons, powered, Squares::NONE)),
            with_catapults: with_and_without.map(|powered| most_cannons(ship, content, powered)),
            humans: analysis::humans(ship),
            sleepers: (gadgets::sleepers(ship, content), sum(Component::sleepers)),
            aliens: ship.part(Part::Cabin).iter().filter_map(|cabin| ship.aboard(cabin).alien()).collect(),
            batteries: (analysis::batteries(ship), sum(Component::batteries)),
            containers: (sum(Component::containers) - special, special),
            goods: analysis::goods(ship),
        }
    }
}

/// The strength of a ship whose owner spends no battery, or as many as are aboard and on nothing else, on what the rules
/// find most useful; and which fires these catapults, as far as there are blocks for them.
fn strength(ship: &Ship, content: &Content, measure: Measure, powered: bool, catapults: Squares) -> Strength {
    let rules = SeatRules::default();
    let order = boosters::most_useful(ship, content, rules, measure);
    let panels = Panels::of(ship, content, Squares::ALL, Squares::NONE);
    let all = || panels.most(order, analysis::batteries(ship)).into_iter().collect();
    let powered: Squares = if powered { all() } else { Squares::NONE };
    let boosted = boosters::boosted(&boosters::best(ship, content, measure, powered));
    let more = boosters::worth(ship, measure, boosted) + gadgets::salvo(ship, catapults);
    analysis::strength(ship, content, rules, measure, powered, more)
}

/// All cannons and catapults, with batteries or without.
pub(super) fn most_cannons(ship: &Ship, content: &Content, powered: bool) -> Strength {
    strength(ship, content, Measure::Cannons, powered, ship.gadgets(content, Component::Catapult))
}

/// Components that work only with others, each with those that it is joined to and works with.
pub fn contraptions(ship: &Ship, content: &Content) -> Vec<(Square, Squares)> {
    ship.occupied().iter().filter_map(|square| Some((square, gadgets::served(ship, content, square)?))).collect()
}

/// The same ship with so many tokens on each battery component.
pub(super) fn with_batteries(ship: &Ship, content: &Content, tokens: impl Fn(Component) -> u8) -> Ship {
    let mut charged = *ship;
    for square in ship.part(Part::Battery) {
        let tokens = ship.component(content, square).map_or(0, &tokens);
        charged.set_aboard(square, ship.aboard(square).with_batteries(tokens));
    }
    charged
}

/// What is wrong with a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A building mistake.
    Built(Mistake),
    /// These components do not hold to the rest.
    Loose,
    /// An alien lives where nothing supports it.
    Unsupported,
    /// A second alien of one colour.
    SecondAlien,
}

/// Every mistake of a ship with the squares that have a part in it. `kept` is what is left of it after the check before
/// the flight.
pub fn faults(ship: &Ship, content: &Content, squares: Squares, kept: Squares) -> Vec<(Fault, Squares)> {
    let mut faults: Vec<(Fault, Squares)> =
        Mistakes::of(ship, squares).by_kind().map(|(mistake, squares)| (Fault::Built(mistake), squares)).to_vec();
    let held = Held::of(ship);
    // What is kept lies in one piece; of a ship of which nothing is left, any piece is the rest.
    let rest = held.pieces(ship.occupied()).max_by_key(|piece| (!(*piece & kept).is_empty(), piece.len()));
    faults.push((Fault::Loose, ship.occupied().minus(rest.unwrap_or_default())));
    let mut second = Squares::NONE;
    for alien in Alien::ALL {
        let homes = ship.part_where(Part::Cabin, |aboard| aboard.alien() == Some(alien));
        second |= homes.iter().skip(1).collect();
    }
    faults.push((Fault::Unsupported, unsupported(ship, content)));
    faults.push((Fault::SecondAlien, second));
    faults.retain(|(_, squares)| !squares.is_empty());
    faults
}

/// What is worth knowing about a ship, but is no mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The starting cabin is not there. It may be lost in flight, but no ship takes off without it.
    NoStart(Square),
    /// A starting cabin stands where none begins; where one does, if anywhere.
    StartElsewhere(Square, Option<Square>),
    /// This alien leaves before the flight, as nothing supports it; do humans come instead?
    AlienLeaves(Square, Alien, bool),
}

/// What there is to remark about a ship with its starting cabin on `start`, and about how it takes off.
pub fn remarks(ship: &Ship, flown: &Ship, content: &Content, start: Option<Square>) -> Vec<Remark> {
    let is_start = |square: &Square| ship.component(content, *square) == Some(Component::StartingCabin);
    let starts: Vec<Square> = ship.occupied().iter().filter(is_start).collect();
    let missing = start.filter(|_| starts.is_empty());
    let mut remarks: Vec<Remark> = missing.map(Remark::NoStart).into_iter().collect();
    let elsewhere = starts.into_iter().filter(|square| Some(*square) != start);
    remarks.extend(elsewhere.map(|square| Remark::StartElsewhere(square, start)));
    for cabin in flown.part(Part::Cabin) {
        if let (Some(alien), None) = (ship.aboard(cabin).alien(), flown.aboard(cabin).alien()) {
            remarks.push(Remark::AlienLeaves(cabin, alien, flown.aboard(cabin).humans() > 0));
        }
    }
    remarks
}

/// Cabins of aliens without life support.
pub fn unsupported(ship: &Ship, content: &Content) -> Squares {
    let supports = |cabin, alien| analysis::supports(ship, content, Default::default(), cabin, alien);
    let cabins = ship.part(Part::Cabin).iter();
    cabins.filter(|cabin| ship.aboard(*cabin).alien().is_some_and(|alien| !supports(*cabin, alien))).collect()
}

/// Exposed connectors, by square and side, row by row.
pub fn exposed(ship: &Ship) -> Vec<(Square, Side)> {
    let sides = |square| Side::ALL.into_iter().map(move |side| (square, side));
    let is_exposed = |(square, side): &(Square, Side)| analysis::exposed(ship, *side).contains(*square);
    ship.occupied().iter().flat_map(sides).filter(is_exposed).collect()
}

/// The sides that a shield covers.
pub fn shielded(ship: &Ship) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| !analysis::shields(ship, *side).is_empty()).collect()
}

/// The sides on which a boosted shield stops what shields cannot, with the batteries that this takes.
pub fn boosted(ship: &Ship, content: &Content) -> Vec<(Side, usize)> {
    let chain = |side| {
        boosters::shield_chain(ship, content, side, |chain| Some(chain.len()))
            .map(|(_, shields)| (side, shields.len() + 1))
    };
    Side::ALL.into_iter().filter_map(chain).collect()
}

/// The rolls with which a large meteor from one side meets the ship, by what can be done about it.
#[derive(Clone, Debug)]
pub struct Cover {
    /// The side it comes from.
    pub from: Side,
    /// Rolls with which a single cannon shoots it, or it bounces off plating.
    pub free: Vec<u8>,
    /// Rolls with which a double cannon or a boosted shield stops it, for batteries.
    pub paid: Vec<u8>,
    /// Rolls with which a catapult shoots it, for a block.
    pub blocks: Vec<u8>,
    /// Rolls without defence.
    pub open: Vec<u8>,
}

/// What can be done about large meteors, side by side, with full batteries.
pub fn cover(ship: &Ship, content: &Content, board: impl Into<Board>) -> [Cover; 4] {
    let board = board.into();
    let charged = with_batteries(ship, content, Component::batteries);
    Side::ALL.map(|from| {
        let mut cover = Cover { from, free: Vec::new(), paid: Vec::new(), blocks: Vec::new(), open: Vec::new() };
        let meteor = Projectile { kind: ProjectileKind::LargeMeteor, from };
        let printed = board.printed(content);
        for (dice, _) in rolls(printed) {
            let outcome = trial::hit(&charged, content, board, meteor, dice);
            let rolls = match outcome {
                _ if outcome.missed => continue,
                _ if !outcome.lost.is_empty() => &mut cover.open,
                _ if outcome.blocks > 0 => &mut cover.blocks,
                _ if outcome.batteries > 0 => &mut cover.paid,
                _ => &mut cover.free,
            };
            if let Some(roll) = told(printed, from, dice).map(Roll::number).filter(|roll| !rolls.contains(roll)) {
                rolls.push(roll);
            }
        }
        cover
    })
}

/// What the two dice can show as far as it matters on this board, with the chance of each.
pub fn rolls(board: &ShipBoard) -> impl Iterator<Item = (Dice, f64)> + use<> {
    results(board).map(|(dice, ways)| (dice, f64::from(ways) / 36.0))
}

/// For each component, all that is lost if it is destroyed: itself and what falls off with it.
#[derive(Clone, Debug)]
pub struct Falls {
    lost: Vec<(Square, Squares)>,
}

impl Falls {
    /// Destroys every component in turn. The owner flies on with the piece that is proposed to people.
    pub fn of(ship: &Ship, content: &Content) -> Falls {
        let lost = ship.occupied().iter().map(|hit| (hit, trial::destroy(ship, content, hit).lost));
        Falls { lost: lost.collect() }
    }

    /// All that is lost with the component on this square, itself included.
    pub fn with(&self, square: Square) -> Squares {
        let found = self.lost.binary_search_by_key(&square, |(square, _)| *square);
        found.map_or(Squares::NONE, |i| self.lost[i].1)
    }

    /// The components whose loss makes others fall off, with how many those are, the worst first.
    pub fn single_points(&self) -> Vec<(Square, usize)> {
        let mut points: Vec<_> = self.lost.iter().map(|(hit, lost)| (*hit, lost.len() - 1)).collect();
        points.retain(|(_, others)| *others > 0);
        points.sort_by_key(|(square, others)| (std::cmp::Reverse(*others), *square));
        points
    }
}
