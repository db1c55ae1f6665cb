//! A ship that is looked at square by square: slow, plain, and written from the rulebook alone.

use std::collections::{HashMap, HashSet, VecDeque};
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::grid::Grid;
use trucker_engine::ship::analysis::Defence;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::ship::{Aboard, Ship};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector, TileId};
use trucker_engine::words::{Alien, Side, Title, Turn};

/// Column and row, as printed.
pub type Spot = (i32, i32);

/// A component as it lies on the table: what it is, its sides clockwise from the front, how far it was turned.
#[derive(Clone, Copy)]
pub struct Laid {
    pub component: Component,
    pub sides: [Connector; 4],
    pub plated: [bool; 4],
    pub turn: usize,
    pub aboard: Aboard,
}

pub const AHEAD: usize = 0;
pub const BEHIND: usize = 2;
pub const SIDES: [Spot; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

pub fn lay(content: &Content, tile: TileId, turn: Turn, aboard: Aboard) -> Laid {
    let tile = content.tile(tile);
    let printed = Side::ALL.map(|side| tile.pipes.on(side));
    let turn = turn.quarters();
    // A quarter turn clockwise brings what was at the front to the right.
    let sides = [0, 1, 2, 3].map(|side| printed[(side + 4 - turn) % 4]);
    let plating = Side::ALL.map(|side| tile.plating.covers(side, Turn::NONE));
    let plated = [0, 1, 2, 3].map(|side| plating[(side + 4 - turn) % 4]);
    Laid { component: tile.component, sides, plated, turn, aboard }
}

/// Do two connectors, face to face, hold together?
pub fn hold(a: Connector, b: Connector) -> bool {
    use Connector::{OnePipe, Smooth, TwoPipe, Universal};
    match (a, b) {
        (Smooth, _) | (_, Smooth) => false,
        (Universal, _) | (_, Universal) => true,
        (OnePipe, OnePipe) | (TwoPipe, TwoPipe) => true,
        (OnePipe, TwoPipe) | (TwoPipe, OnePipe) => false,
    }
}

pub fn is_engine(component: Component) -> bool {
    matches!(component, Component::Engine | Component::DoubleEngine | Component::CannonEngine)
}

pub fn is_cannon(component: Component) -> bool {
    matches!(component, Component::Cannon | Component::DoubleCannon | Component::CannonEngine)
}

pub fn is_cabin(component: Component) -> bool {
    matches!(component, Component::Cabin | Component::StartingCabin)
}

pub fn is_hold(component: Component) -> bool {
    matches!(component, Component::Cargo(_) | Component::SpecialCargo(_) | Component::Combined { .. })
}

pub fn needs_power(component: Component) -> bool {
    use Component::{CrubotStation, DoubleCannon, DoubleEngine, Shield, StraightThruster, Thruster};
    let runs_on_power =
        matches!(component, DoubleEngine | DoubleCannon | Shield | Thruster | StraightThruster | CrubotStation);
    runs_on_power || is_booster(component)
}

pub fn is_booster(component: Component) -> bool {
    matches!(component, Component::CannonBooster | Component::EngineBooster | Component::ShieldBooster)
}

/// Where a roll lands on a board, as its picture shows it: from which sides and in which rows or columns.
pub fn lands(board: &str, from: Side, number: i32) -> HashSet<(Side, i32)> {
    let along = matches!(from, Side::Front | Side::Rear);
    match board {
        "IA" => HashSet::from([(from, [5, 5, 5, 6, 6, 7, 8, 8, 9, 9, 9][number as usize - 2])]),
        "IIA" if along => HashSet::from([(from, number), (from, 14 - number)]),
        "IIIA" if along && !(5..=9).contains(&number) => {
            let side = if number < 5 { Side::Left } else { Side::Right };
            // Round the corner: what comes in the column next to the ship meets its outermost row.
            let further = if number < 5 { 4 - number } else { number - 10 };
            HashSet::from([(side, if from == Side::Front { 3 + further } else { 11 - further })])
        }
        _ => HashSet::from([(from, number)]),
    }
}

/// The colours that life support is for, where cyan aliens are in play or not.
fn supported(component: Component, cyan: bool) -> Vec<Alien> {
    match component {
        Component::LifeSupport(alien) => vec![alien],
        Component::MixedLifeSupport(alien) if cyan => vec![Alien::Cyan, alien],
        Component::MixedLifeSupport(_) => vec![Alien::Purple, Alien::Brown],
        _ => vec![],
    }
}

/// How many of these systems can have a colour of their own. Everything is tried.
fn most_colours(systems: &[Vec<Alien>], taken: &HashSet<Alien>) -> u32 {
    let Some((first, rest)) = systems.split_first() else { return 0 };
    let with = first.iter().filter(|alien| !taken.contains(alien)).map(|alien| {
        let mut taken = taken.clone();
        taken.insert(*alien);
        1 + most_colours(rest, &taken)
    });
    with.max().unwrap_or(0).max(most_colours(rest, taken))
}

/// The slow ship, whether cyan aliens are in play, and the columns that meet round the edge, if any do.
#[derive(Clone, Default)]
pub struct Slow(pub HashMap<Spot, Laid>, pub bool, pub Option<(i32, i32)>);

impl Slow {
    pub fn of(ship: &Ship, content: &Content) -> Slow {
        let lay = |square: Square| {
            let placed = ship.at(square)?;
            let spot = (i32::from(square.column()), i32::from(square.row()));
            Some((spot, lay(content, placed.tile, placed.turn, ship.aboard(square))))
        };
        let ring = match ship.grid() {
            Grid::Flat => None,
            Grid::Ring { first, last } => Some((i32::from(first), i32::from(last))),
        };
        Slow((0..121).filter_map(Square::from_index).filter_map(lay).collect(), ship.is_among_cyan(), ring)
    }

    /// The column that is meant by this one: beyond the last comes the first again.
    pub fn round(&self, column: i32) -> i32 {
        match self.2 {
            Some((first, last)) if column < first => last,
            Some((first, last)) if column > last => first,
            _ => column,
        }
    }

    pub fn beside(&self, (column, row): Spot, side: usize) -> Option<(Spot, &Laid)> {
        let next = (self.round(column + SIDES[side].0), row + SIDES[side].1);
        self.0.get(&next).map(|laid| (next, laid))
    }

    /// What is held to a component, connector against connector.
    pub fn held(&self, spot: Spot) -> Vec<Spot> {
        let Some(laid) = self.0.get(&spot) else { return Vec::new() };
        let joins = |side: &usize| {
            let (next, other) = self.beside(spot, *side)?;
            hold(laid.sides[*side], other.sides[(*side + 2) % 4]).then_some(next)
        };
        [0, 1, 2, 3].iter().filter_map(joins).collect()
    }

    /// What is joined to a component: whatever can be reached from it over routers alone.
    pub fn joined(&self, spot: Spot) -> Vec<Spot> {
        let mut reached = self.held(spot);
        let mut next = 0;
        while next < reached.len() {
            let from = reached[next];
            next += 1;
            if self.0[&from].component == Component::Router || from == spot {
                for further in self.held(from) {
                    if !reached.contains(&further) {
                        reached.push(further);
                    }
                }
            }
        }
        reached.retain(|other| *other != spot);
        reached
    }

    /// The most of these that can be paired with one of those joined to them, nobody twice: everything is tried.
    pub fn most_pairs(&self, among: &[Spot]) -> usize {
        let Some((first, rest)) = among.split_first() else { return 0 };
        let joined = self.joined(*first);
        let alone = self.most_pairs(rest);
        let with = rest.iter().filter(|other| joined.contains(other)).map(|mate| {
            let left: Vec<Spot> = rest.iter().copied().filter(|other| other != mate).collect();
            1 + self.most_pairs(&left)
        });
        with.max().unwrap_or(0).max(alone)
    }

    /// Can these components be powered at once by these panels and so many tokens? Everything is tried.
    pub fn can_power(&self, components: &[Spot], panels: &[Spot], tokens: usize) -> bool {
        let Some((first, rest)) = components.split_first() else { return true };
        let joined = self.joined(*first);
        tokens > 0 && self.can_power(rest, panels, tokens - 1)
            || panels.iter().filter(|panel| joined.contains(panel)).any(|panel| {
                let left: Vec<Spot> = panels.iter().copied().filter(|other| other != panel).collect();
                self.can_power(rest, &left, tokens)
            })
    }

    /// The sides that the exhausts of a thruster point to.
    pub fn thrusts(laid: &Laid) -> Vec<usize> {
        let exhausts = match laid.component {
            Component::Thruster => vec![0, 1],
            Component::StraightThruster => vec![0, 2],
            _ => vec![],
        };
        exhausts.into_iter().map(|side| (side + laid.turn) % 4).collect()
    }

    /// What counts where crews are compared, with these crubots switched on.
    pub fn crew_compared(&self, on: &HashSet<Spot>) -> u32 {
        let mut sum = 0;
        for (spot, laid) in &self.0 {
            let here = match laid.component {
                Component::Cabin | Component::StartingCabin => u32::from(laid.aboard.crew()),
                Component::CrubotStation if on.contains(spot) => 4,
                _ => 0,
            };
            let armed = self.joined(*spot).iter().any(|other| self.0[other].component == Component::Armory);
            sum += if armed { 2 * here } else { here };
        }
        sum
    }

    pub fn piece_of(&self, spot: Spot) -> HashSet<Spot> {
        let mut piece = HashSet::from([spot]);
        let mut next = vec![spot];
        while let Some(spot) = next.pop() {
            next.extend(self.held(spot).into_iter().filter(|other| piece.insert(*other)));
        }
        piece
    }

    pub fn may_add(&self, zone: &HashSet<Spot>, spot: Spot, new: Laid) -> bool {
        if !zone.contains(&spot) || self.0.contains_key(&spot) {
            return false;
        }
        if is_engine(new.component) && (new.turn != 0 || self.beside(spot, BEHIND).is_some()) {
            return false;
        }
        if is_cannon(new.component) && self.beside(spot, new.turn).is_some() {
            return false;
        }
        if self.beside(spot, AHEAD).is_some_and(|(_, other)| is_engine(other.component)) {
            return false; // It would sit behind an engine.
        }
        if Slow::thrusts(&new).into_iter().any(|side| self.beside(spot, side).is_some()) {
            return false;
        }
        let mut welded = false;
        for side in 0..4 {
            let Some((_, other)) = self.beside(spot, side) else { continue };
            let facing = (side + 2) % 4;
            if is_cannon(other.component) && other.turn == facing {
                return false; // It would sit before a barrel.
            }
            if Slow::thrusts(other).contains(&facing) {
                return false; // It would sit where a thruster points to.
            }
            let (mine, theirs) = (new.sides[side], other.sides[facing]);
            let smooth = mine == Connector::Smooth && theirs == Connector::Smooth;
            if !smooth && !hold(mine, theirs) {
                return false;
            }
            welded |= hold(mine, theirs);
        }
        welded
    }

    /// The components that have a part in a kind of mistake.
    pub fn mistaken(&self, mistake: Mistake, zone: &HashSet<Spot>) -> HashSet<Spot> {
        let mut guilty = HashSet::new();
        for (spot, laid) in &self.0 {
            let turned = is_engine(laid.component) && laid.turn != 0;
            match mistake {
                Mistake::OffBoard if !zone.contains(spot) => guilty.extend([*spot]),
                Mistake::EngineTurned if turned => guilty.extend([*spot]),
                Mistake::BehindEngine if is_engine(laid.component) && !turned => {
                    guilty.extend(self.beside(*spot, BEHIND).into_iter().flat_map(|(other, _)| [*spot, other]));
                }
                Mistake::BeforeBarrel if is_cannon(laid.component) => {
                    guilty.extend(self.beside(*spot, laid.turn).into_iter().flat_map(|(other, _)| [*spot, other]));
                }
                Mistake::BehindThruster => {
                    for side in Slow::thrusts(laid) {
                        guilty.extend(self.beside(*spot, side).into_iter().flat_map(|(other, _)| [*spot, other]));
                    }
                }
                Mistake::PipesDiffer | Mistake::ConnectorOnSmooth => {
                    for side in 0..4 {
                        let Some((other, beside)) = self.beside(*spot, side) else { continue };
                        let (mine, theirs) = (laid.sides[side], beside.sides[(side + 2) % 4]);
                        let smooth = [mine, theirs].iter().filter(|side| **side == Connector::Smooth).count();
                        let wrong = match mistake {
                            Mistake::PipesDiffer => smooth == 0 && !hold(mine, theirs),
                            _ => smooth == 1,
                        };
                        if wrong {
                            guilty.extend([*spot, other]);
                        }
                    }
                }
                _ => {}
            }
        }
        guilty
    }

    pub fn exposed_on(&self, spot: Spot) -> u32 {
        let laid = self.0[&spot];
        (0..4).filter(|side| laid.sides[*side] != Connector::Smooth && self.beside(spot, *side).is_none()).count()
            as u32
    }

    /// What something from this side meets in this row or column.
    pub fn first_in_line(&self, from: Side, number: i32) -> Option<Spot> {
        let line: Vec<Spot> = match from {
            Side::Front => (2..=12).map(|row| (number, row)).collect(),
            Side::Rear => (2..=12).rev().map(|row| (number, row)).collect(),
            Side::Left => (2..=12).map(|column| (column, number)).collect(),
            Side::Right => (2..=12).rev().map(|column| (column, number)).collect(),
        };
        line.into_iter().find(|spot| self.0.contains_key(spot))
    }

    /// The same for something that begins in this column of a ring and comes back to it.
    pub fn first_round(&self, from: Side, row: i32, begins: i32) -> Option<Spot> {
        let mut column = begins;
        loop {
            if self.0.contains_key(&(column, row)) {
                return Some((column, row));
            }
            column = self.round(if from == Side::Left { column + 1 } else { column - 1 });
            if column == begins {
                return None;
            }
        }
    }

    pub fn defence(&self, projectile: Projectile, number: i32, target: Spot) -> Defence {
        let from = projectile.from.index();
        // Unturned, a shield covers the front and the right; turned, the next sides clockwise.
        let covers =
            |laid: &&Laid| laid.component == Component::Shield && (laid.turn == from || (laid.turn + 1) % 4 == from);
        let shield = if self.0.values().any(|laid| covers(&laid)) { Defence::Shield } else { Defence::Hopeless };
        match projectile.kind {
            _ if self.0[&target].plated[from] => Defence::Harmless,
            ProjectileKind::SmallMeteor if self.0[&target].sides[from] == Connector::Smooth => Defence::Harmless,
            ProjectileKind::SmallMeteor | ProjectileKind::LightFire => shield,
            ProjectileKind::HeavyFire => Defence::Hopeless,
            ProjectileKind::LargeMeteor => {
                let reach = if projectile.from == Side::Front { 0 } else { 1 };
                let aims = |spot: Spot, laid: &Laid| {
                    let line = if from.is_multiple_of(2) { spot.0 } else { spot.1 };
                    laid.turn == from && (line - number).abs() <= reach
                };
                let aiming: Vec<Component> =
                    self.0.iter().filter(|(spot, laid)| aims(**spot, laid)).map(|(_, laid)| laid.component).collect();
                if aiming.contains(&Component::Cannon) || aiming.contains(&Component::CannonEngine) {
                    Defence::FreeShot
                } else if aiming.contains(&Component::DoubleCannon) {
                    Defence::PaidShot
                } else {
                    Defence::Hopeless
                }
            }
        }
    }

    /// Strength in half points.
    pub fn strength(&self, of: fn(Component) -> bool, alien: Alien, powered: &HashSet<Spot>) -> i32 {
        let mut halves = 0;
        for (spot, laid) in self.0.iter().filter(|(_, laid)| of(laid.component)) {
            let full = if needs_power(laid.component) { if powered.contains(spot) { 4 } else { 0 } } else { 2 };
            let aside = of(Component::Cannon) && laid.turn != 0;
            halves += if aside { full / 2 } else { full };
        }
        if of(Component::Cannon) {
            let systems: Vec<Spot> =
                self.where_is(|laid| laid.component == Component::AutoDefense).into_iter().collect();
            halves += 2 * self.most_pairs(&systems) as i32;
        }
        let aboard = self.0.values().any(|laid| laid.aboard.alien() == Some(alien));
        if halves > 0 && aboard { halves + 4 } else { halves }
    }

    pub fn where_is(&self, test: impl Fn(&Laid) -> bool) -> HashSet<Spot> {
        self.0.iter().filter(|(_, laid)| test(laid)).map(|(spot, _)| *spot).collect()
    }

    /// Steps through pipes to the nearest cabin but this one.
    pub fn walk(&self, home: Spot) -> u32 {
        let mut steps = HashMap::from([(home, 0)]);
        let mut queue = VecDeque::from([home]);
        while let Some(spot) = queue.pop_front() {
            if spot != home && is_cabin(self.0[&spot].component) {
                return steps[&spot];
            }
            for next in self.held(spot) {
                if !steps.contains_key(&next) {
                    steps.insert(next, steps[&spot] + 1);
                    queue.push_back(next);
                }
            }
        }
        0
    }

    /// The longest way through these squares along joins that visits none twice, and goes on from here.
    pub fn longest_from(&self, spot: Spot, among: &HashSet<Spot>, been: &mut HashSet<Spot>) -> u32 {
        been.insert(spot);
        let mut longest = 0;
        for next in self.held(spot) {
            if among.contains(&next) && !been.contains(&next) {
                longest = longest.max(self.longest_from(next, among, been));
            }
        }
        been.remove(&spot);
        longest + 1
    }

    pub fn score(&self, title: Title) -> u32 {
        match title {
            Title::FreightHauler => {
                self.where_is(|laid| is_hold(laid.component) && laid.aboard.goods().count() > 0).len() as u32
            }
            Title::PowerTrucker => self.where_is(|laid| needs_power(laid.component)).len() as u32,
            Title::Xenoquartermaster => {
                self.where_is(|laid| laid.aboard.alien().is_some()).into_iter().map(|home| self.walk(home)).sum()
            }
            Title::CruiseCaptain => {
                let crewed = self.where_is(|laid| is_cabin(laid.component) && laid.aboard.crew() > 0);
                let view = |spot: &Spot| {
                    (0..4)
                        .filter(|side| self.0[spot].sides[*side] == Connector::Smooth && !self.0[spot].plated[*side])
                        .any(|side| self.beside(*spot, side).is_none())
                };
                crewed.iter().filter(|spot| view(spot)).count() as u32
            }
            Title::MasterEngineer => self.0.len() as u32,
            Title::Contraptionist => self.contraptions(),
            Title::Aesthete => self.mirrored(),
            Title::Corridorist => {
                let connectors = |laid: &Laid| laid.sides.iter().filter(|side| **side != Connector::Smooth).count();
                let corridors = self.where_is(|laid| (1..=2).contains(&connectors(laid)));
                corridors
                    .iter()
                    .map(|spot| self.longest_from(*spot, &corridors, &mut HashSet::new()))
                    .max()
                    .unwrap_or(0)
            }
        }
    }

    /// Components that work only because of what they are joined to; one life support of a colour, mixed ones for
    /// whatever colour makes it the most.
    fn contraptions(&self) -> u32 {
        let mut systems: Vec<Vec<Alien>> = Vec::new();
        let mut count = 0;
        for (spot, laid) in &self.0 {
            let serves = |other: Component| match laid.component {
                Component::CannonBooster => is_cannon(other),
                Component::EngineBooster => is_engine(other),
                Component::ShieldBooster => other == Component::Shield,
                Component::ReactorFurnace => other.batteries() > 0,
                Component::Catapult => is_hold(other),
                Component::StasisChamber => is_cabin(other),
                Component::SolarPanel => needs_power(other),
                Component::Armory => is_cabin(other) || other == Component::CrubotStation,
                Component::LifeSupport(_) | Component::MixedLifeSupport(_) => other == Component::Cabin,
                _ => false,
            };
            if self.joined(*spot).iter().any(|next| serves(self.0[next].component)) {
                match supported(laid.component, self.1) {
                    colours if !colours.is_empty() => systems.push(colours),
                    _ => count += 1,
                }
            }
        }
        count + most_colours(&systems, &HashSet::new())
    }

    /// Components left of column 7 whose like is as far to the right of it.
    fn mirrored(&self) -> u32 {
        let alike = |a: Component, b: Component| {
            let kinds = |component: Component| match component {
                Component::StartingCabin => vec![Component::Cabin],
                Component::CannonEngine => vec![Component::Cannon, Component::Engine],
                Component::Battery(_) => vec![Component::Battery(1)],
                Component::Cargo(_) | Component::SpecialCargo(_) => vec![Component::Cargo(1)],
                Component::Combined { batteries: 0, .. } => vec![Component::Cargo(1)],
                Component::Combined { .. } => vec![Component::Cargo(1), Component::Battery(1)],
                Component::LifeSupport(_) | Component::MixedLifeSupport(_) => {
                    vec![Component::LifeSupport(Alien::Brown)]
                }
                Component::StraightThruster => vec![Component::Thruster],
                other => vec![other],
            };
            kinds(a).into_iter().any(|kind| kinds(b).contains(&kind))
        };
        let left = self.0.iter().filter(|((column, _), _)| *column < 7);
        let has_twin = |((column, row), laid): &(&Spot, &Laid)| {
            self.0.get(&(14 - column, *row)).is_some_and(|twin| alike(laid.component, twin.component))
        };
        left.filter(has_twin).count() as u32
    }

    pub fn supports(&self, cabin: Spot, alien: Alien, exactly: bool) -> bool {
        let matches = |system: Spot| {
            (0..4).all(|side| match self.beside(system, side) {
                Some((_, other)) => {
                    let (mine, theirs) = (self.0[&system].sides[side], other.sides[(side + 2) % 4]);
                    !hold(mine, theirs) || mine == theirs
                }
                None => true,
            })
        };
        let works = |system: &Spot| {
            supported(self.0[system].component, self.1).contains(&alien) && (!exactly || matches(*system))
        };
        self.0[&cabin].component == Component::Cabin && self.joined(cabin).iter().any(works)
    }

    pub fn usable_holds(&self, apart: bool) -> HashSet<Spot> {
        let holds = self.where_is(|laid| is_hold(laid.component));
        let alone = |spot: &Spot| {
            !(0..4).any(|side| self.beside(*spot, side).is_some_and(|(_, other)| is_hold(other.component)))
        };
        holds.into_iter().filter(|spot| !apart || alone(spot)).collect()
    }
}

pub fn spots(squares: Squares) -> HashSet<Spot> {
    squares.iter().map(|square| (i32::from(square.column()), i32::from(square.row()))).collect()
}

pub fn square(spot: Spot) -> Square {
    Square::at(spot.0 as u8, spot.1 as u8).expect("a square")
}
