//! What a ship is made of and what it can do, without any chance in it.

use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::ship::analysis::{self, Defence};
use trucker_engine::ship::joins::Joins;
use trucker_engine::ship::legal::{Mistake, Mistakes};
use trucker_engine::ship::{Part, Ship, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::words::{Alien, Goods, Roll, Side, Strength};

/// The strengths and the room of a ship.
#[derive(Clone, Debug)]
pub struct Strengths {
    /// Engine strength without batteries, and with as many as are aboard.
    pub engines: [Strength; 2],
    /// Cannon strength, the same way.
    pub cannons: [Strength; 2],
    /// Humans aboard.
    pub humans: u32,
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
        let all = with_batteries(ship);
        let components = || ship.tiles().map(|(_, placed)| content.tile(placed.tile).component);
        let sum = |size: fn(Component) -> u8| components().map(|component| u32::from(size(component))).sum();
        let room = sum(|component| if let Component::Battery(n) = component { n } else { 0 });
        let plain = sum(|component| if let Component::Cargo(n) = component { n } else { 0 });
        let special = sum(|component| if let Component::SpecialCargo(n) = component { n } else { 0 });
        Strengths {
            engines: [Squares::NONE, all].map(|powered| analysis::engine_strength(ship, powered)),
            cannons: [Squares::NONE, all].map(|powered| analysis::cannon_strength(ship, powered)),
            humans: analysis::humans(ship),
            aliens: ship.part(Part::Cabin).iter().filter_map(|cabin| ship.aboard(cabin).alien()).collect(),
            batteries: (analysis::batteries(ship), room),
            containers: (plain, special),
            goods: analysis::goods(ship),
        }
    }
}

/// The double engines, and the double cannons, that the batteries aboard suffice for when they are spent on nothing
/// else; forward cannons first, as they count more.
pub fn with_batteries(ship: &Ship) -> Squares {
    let batteries = analysis::batteries(ship) as usize;
    let cannons = ship.part(Part::DoubleCannon);
    let forward = cannons & ship.barrels(Side::Front);
    let first = |set: Vec<Square>| set.into_iter().take(batteries).collect::<Squares>();
    first(ship.part(Part::DoubleEngine).iter().collect())
        | first(forward.iter().chain(cannons.minus(forward)).collect())
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
    let joins = Joins::of(ship);
    // What is kept lies in one piece; of a ship of which nothing is left, any piece is the rest.
    let rest = joins.pieces(ship.occupied()).max_by_key(|piece| (!(*piece & kept).is_empty(), piece.len()));
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
    NoStart,
    /// A starting cabin stands where none begins.
    StartElsewhere(Square),
    /// This alien leaves before the flight, as nothing supports it; do humans come instead?
    AlienLeaves(Square, Alien, bool),
}

/// What there is to remark about a ship with its starting cabin on `start`, and about how it takes off.
pub fn remarks(ship: &Ship, flown: &Ship, content: &Content, start: Square) -> Vec<Remark> {
    let is_start = |square: &Square| ship.component(content, *square) == Some(Component::StartingCabin);
    let starts: Vec<Square> = ship.occupied().iter().filter(is_start).collect();
    let mut remarks = if starts.is_empty() { vec![Remark::NoStart] } else { Vec::new() };
    remarks.extend(starts.into_iter().filter(|square| *square != start).map(Remark::StartElsewhere));
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

/// The lines that a large meteor from one side can hit, by what can be done about it.
#[derive(Clone, Debug)]
pub struct Cover {
    /// The side it comes from.
    pub from: Side,
    /// Columns or rows where a single cannon shoots it.
    pub free: Vec<u8>,
    /// Columns or rows where a double cannon shoots it, for a battery.
    pub paid: Vec<u8>,
    /// Columns or rows without defence.
    pub open: Vec<u8>,
}

/// What can be done about large meteors, side by side.
pub fn cover(ship: &Ship, content: &Content) -> [Cover; 4] {
    Side::ALL.map(|from| {
        let mut cover = Cover { from, free: Vec::new(), paid: Vec::new(), open: Vec::new() };
        let meteor = Projectile { kind: ProjectileKind::LargeMeteor, from };
        for (roll, _) in rolls() {
            if let Some(target) = board::first_in_line(ship, from, roll) {
                match analysis::defence(ship, content, meteor, roll, target) {
                    Defence::FreeShot => cover.free.push(roll.number()),
                    Defence::PaidShot => cover.paid.push(roll.number()),
                    _ => cover.open.push(roll.number()),
                }
            }
        }
        cover
    })
}

/// What the two dice can show, with the chance of each.
pub fn rolls() -> impl Iterator<Item = (Roll, f64)> {
    (2..=12u8).map(|sum| {
        let first = (sum - 1).min(6);
        (Roll::of(first, sum - first), f64::from(6 - sum.abs_diff(7)) / 36.0)
    })
}

/// For each component, all that is lost if it is destroyed: itself and what falls off with it.
#[derive(Clone, Debug)]
pub struct Falls {
    lost: Vec<(Square, Squares)>,
}

impl Falls {
    /// Takes every component off in turn. The owner flies on with a piece that has a human aboard, and among those
    /// with the largest one.
    pub fn of(ship: &Ship) -> Falls {
        let manned = ship.part_where(Part::Cabin, |aboard| aboard.humans() > 0);
        let cabins = ship.part(Part::Cabin);
        let joins = Joins::of(ship);
        let occupied = ship.occupied();
        let lost = occupied.iter().map(|hit| {
            let mut rest = occupied.minus(Squares::of(hit));
            let mut best = Squares::NONE;
            let worth = |piece: Squares| (!(piece & manned).is_empty(), piece.len(), (piece & cabins).len());
            while let Some(first) = rest.first() {
                let piece = reach_within(&joins, first, rest);
                rest = rest.minus(piece);
                if worth(piece) > worth(best) {
                    best = piece;
                }
            }
            (hit, occupied.minus(best))
        });
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

/// The squares that hold together with this one without leaving a set.
fn reach_within(joins: &Joins, from: Square, among: Squares) -> Squares {
    let mut reached = Squares::of(from);
    loop {
        let further = reached | joins.neighbours(reached) & among;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}
