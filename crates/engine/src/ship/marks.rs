//! Marks: how a ship differs from its tiles. Sides that were changed, a component that became another kind, joints that
//! no connector makes.
//!
//! Whoever wants to know something about a component on a ship asks the ship ([`Ship::look`] and what is beside it),
//! which knows its marks; a test finds whoever asks the tile. A component that leaves takes its marks along. The
//! support team puts marks on ships, and so do scenarios and ship codes.

use super::{Aboard, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::{Component, Connector, Pipes, Plating, Tile};
use crate::words::{Alien, Side, Turn};
use serde::{Deserialize, Serialize};

/// Marks on one ship at most: no three members of a support team bring more.
pub const MAX_MARKS: usize = 12;

/// The four sides of a component as they lie on its board: four bits each for the connector, plating, and a cap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sides(u16);

impl Sides {
    const PLATED: u16 = 4;
    const CAPPED: u16 = 8;

    /// The sides of a tile that is turned like this.
    pub fn printed(tile: &Tile, turn: Turn) -> Sides {
        let sides = Sides::new(tile.pipes.turned(turn));
        if tile.plating.is_none() {
            return sides;
        }
        Side::ALL.into_iter().filter(|side| tile.plating.covers(*side, turn)).fold(sides, Sides::plated)
    }

    /// These connectors, without plating.
    pub fn new(pipes: Pipes) -> Sides {
        Side::ALL
            .into_iter()
            .fold(Sides(0), |sides, side| Sides(sides.0 | (pipes.code(side) as u16) << Sides::at(side)))
    }

    fn at(side: Side) -> usize {
        4 * side.index()
    }

    fn edge(self, side: Side) -> u16 {
        self.0 >> Sides::at(side) & 15
    }

    fn with_edge(self, side: Side, edge: u16) -> Sides {
        Sides(self.0 & !(15 << Sides::at(side)) | edge << Sides::at(side))
    }

    /// The same with another connector on a side, without plating or cap there.
    pub fn with(self, side: Side, connector: Connector) -> Sides {
        self.with_edge(side, connector as u16)
    }

    /// The same with plating on a side, which is smooth then.
    pub fn plated(self, side: Side) -> Sides {
        self.with_edge(side, Sides::PLATED)
    }

    /// The same with a cap on the connector of a side, if there is one: it does not count as exposed any more.
    pub fn capped(self, side: Side) -> Sides {
        let bare = self.edge(side) & 3;
        if bare == 0 { self } else { self.with_edge(side, bare | Sides::CAPPED) }
    }

    /// Their connectors.
    pub fn pipes(self) -> Pipes {
        Pipes::new(Side::ALL.map(|side| self.on(side)))
    }

    /// The connector on this side.
    pub fn on(self, side: Side) -> Connector {
        match self.edge(side) & 3 {
            0 => Connector::Smooth,
            1 => Connector::OnePipe,
            2 => Connector::TwoPipe,
            _ => Connector::Universal,
        }
    }

    /// Which of them are plated, on a component that is not turned.
    pub fn plating(self) -> Plating {
        Side::ALL.into_iter().filter(|side| self.is_plated(*side)).collect()
    }

    /// Is this side plated?
    pub fn is_plated(self, side: Side) -> bool {
        self.edge(side) & Sides::PLATED != 0
    }

    /// Does the connector on this side have a cap?
    pub fn is_capped(self, side: Side) -> bool {
        self.edge(side) & Sides::CAPPED != 0
    }

    /// Only what can be: plating on smooth sides, caps on connectors.
    fn from_bits(bits: u16) -> Option<Sides> {
        let sides = Sides(bits);
        let can_be = |side| match sides.edge(side) {
            edge if edge & Sides::PLATED != 0 => edge == Sides::PLATED,
            edge => edge != Sides::CAPPED,
        };
        Side::ALL.into_iter().all(can_be).then_some(sides)
    }
}

/// A component as it is on its ship: what is printed, and what marks have made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// What it is.
    pub component: Component,
    /// Which way its barrel, exhaust or shield is turned.
    pub turn: Turn,
    /// Its sides as they lie on the board.
    pub sides: Sides,
}

impl Look {
    /// Is it a corridor component: one or two connectors?
    pub fn is_corridor(&self) -> bool {
        matches!(self.sides.pipes().connectors(), 1 | 2)
    }
}

/// What a joint does that no connector makes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bond {
    /// It holds two neighbours together, whatever their connectors are, and so joins them, too.
    Held,
    /// It joins two components wherever they are: what one does for another reaches across. It holds nothing.
    Joined,
    /// It makes nothing of its own, but if one of two that are held together is destroyed, so is the other.
    Loosened,
}

/// One way in which a ship differs from its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The component has these sides.
    Sides(Sides),
    /// The component is one of this kind, turned like this. Its sides stay as they are.
    Kind(Component, Turn),
    /// Nothing has to be empty in front of its barrel and behind its exhaust.
    Hemmed,
    /// The cannon points wherever it should.
    Swivel,
    /// A joint with the component on another square.
    Joint(Square, Bond),
}

/// Where a mark begins: its number stands between the square and what it says.
const NUMBER: u32 = 16;
const SQUARE: u32 = 19;

impl Mark {
    /// A mark on a square as a number of 26 bits, never 0: for states and ship codes. A joint is a mark on the first of
    /// its two squares.
    pub fn to_bits(self, square: Square) -> u32 {
        let (number, says, square) = match self {
            Mark::Sides(sides) => (1, sides.0, square),
            Mark::Kind(component, turn) => (2, packed(component) << 2 | turn.quarters() as u16, square),
            Mark::Hemmed => (3, 0, square),
            Mark::Swivel => (4, 0, square),
            Mark::Joint(other, bond) => (5 + bond as u32, square.max(other).index() as u16, square.min(other)),
        };
        (square.index() as u32) << SQUARE | number << NUMBER | u32::from(says)
    }

    /// The mark and its square, if the number is that of one.
    pub fn from_bits(bits: u32) -> Option<(Square, Mark)> {
        let square = Square::from_index((bits >> SQUARE) as usize)?;
        let says = bits as u16;
        let joint = |bond| Some(Mark::Joint(Square::from_index(says.into()).filter(|other| *other > square)?, bond));
        let mark = match bits >> NUMBER & 7 {
            1 => Mark::Sides(Sides::from_bits(says)?),
            2 => Mark::Kind(unpacked(says >> 2)?, Turn::from_quarters(usize::from(says & 3))),
            3 if says == 0 => Mark::Hemmed,
            4 if says == 0 => Mark::Swivel,
            5 => joint(Bond::Held)?,
            6 => joint(Bond::Joined)?,
            7 => joint(Bond::Loosened)?,
            _ => return None,
        };
        Some((square, mark))
    }
}

/// A component as a number of 14 bits: five for the kind, three for each thing it holds.
fn packed(component: Component) -> u16 {
    let (kind, [first, second, third]) = match component {
        Component::StartingCabin => (0, [0; 3]),
        Component::Cabin => (1, [0; 3]),
        Component::Structural => (2, [0; 3]),
        Component::Engine => (3, [0; 3]),
        Component::DoubleEngine => (4, [0; 3]),
        Component::Cannon => (5, [0; 3]),
        Component::DoubleCannon => (6, [0; 3]),
        Component::Battery(tokens) => (7, [tokens, 0, 0]),
        Component::Cargo(containers) => (8, [containers, 0, 0]),
        Component::SpecialCargo(containers) => (9, [containers, 0, 0]),
        Component::LifeSupport(alien) => (10, [alien.index() as u8, 0, 0]),
        Component::Shield => (11, [0; 3]),
        Component::CannonEngine => (12, [0; 3]),
        Component::Combined { cargo, special, batteries } => (13, [cargo, special, batteries]),
        Component::CannonBooster => (14, [0; 3]),
        Component::EngineBooster => (15, [0; 3]),
        Component::ShieldBooster => (16, [0; 3]),
        Component::ReactorFurnace => (17, [0; 3]),
        Component::Catapult => (18, [0; 3]),
        Component::StasisChamber => (19, [0; 3]),
        Component::SolarPanel => (20, [0; 3]),
        Component::Thruster => (21, [0; 3]),
        Component::StraightThruster => (22, [0; 3]),
        Component::Router => (23, [0; 3]),
        Component::MixedLifeSupport(alien) => (24, [alien.index() as u8, 0, 0]),
        Component::CrubotStation => (25, [0; 3]),
        Component::AutoDefense => (26, [0; 3]),
        Component::Armory => (27, [0; 3]),
    };
    let [first, second, third] = [first, second, third].map(|holds| u16::from(holds & 7));
    kind << 9 | first << 6 | second << 3 | third
}

/// The component of a number, if it is that of one.
fn unpacked(number: u16) -> Option<Component> {
    let [first, second, third] = [6, 3, 0].map(|shift| (number >> shift & 7) as u8);
    let component = match number >> 9 {
        0 => Component::StartingCabin,
        1 => Component::Cabin,
        2 => Component::Structural,
        3 => Component::Engine,
        4 => Component::DoubleEngine,
        5 => Component::Cannon,
        6 => Component::DoubleCannon,
        7 => Component::Battery(first),
        8 => Component::Cargo(first),
        9 => Component::SpecialCargo(first),
        10 => Component::LifeSupport(*Alien::ALL.get(usize::from(first))?),
        11 => Component::Shield,
        12 => Component::CannonEngine,
        13 => Component::Combined { cargo: first, special: second, batteries: third },
        14 => Component::CannonBooster,
        15 => Component::EngineBooster,
        16 => Component::ShieldBooster,
        17 => Component::ReactorFurnace,
        18 => Component::Catapult,
        19 => Component::StasisChamber,
        20 => Component::SolarPanel,
        21 => Component::Thruster,
        22 => Component::StraightThruster,
        23 => Component::Router,
        24 => Component::MixedLifeSupport(*Alien::ALL.get(usize::from(first))?),
        25 => Component::CrubotStation,
        26 => Component::AutoDefense,
        27 => Component::Armory,
        _ => return None,
    };
    (packed(component) == number).then_some(component)
}

/// The marks on a ship, as numbers in ascending order; 0 for a place that is free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Marks([u32; MAX_MARKS]);

impl Marks {
    /// Are there none?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// The marks with their squares, in the order of the squares.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Mark)> + '_ {
        self.0.iter().take_while(|bits| **bits != 0).filter_map(|bits| Mark::from_bits(*bits))
    }

    /// The joints of a kind, each once.
    pub fn joints(&self, bond: Bond) -> impl Iterator<Item = (Square, Square)> + '_ {
        self.iter().filter_map(move |(square, mark)| match mark {
            Mark::Joint(other, its) if its == bond => Some((square, other)),
            _ => None,
        })
    }

    /// What the component on a square has become, and which way that is turned.
    pub fn kind_on(&self, square: Square) -> Option<(Component, Turn)> {
        self.iter().find_map(|(at, mark)| match mark {
            Mark::Kind(component, turn) if at == square => Some((component, turn)),
            _ => None,
        })
    }

    /// The sides that the component on a square was given.
    pub fn sides_on(&self, square: Square) -> Option<Sides> {
        self.iter().find_map(|(at, mark)| match mark {
            Mark::Sides(sides) if at == square => Some(sides),
            _ => None,
        })
    }

    /// Components with a cap on this side.
    #[cold]
    fn caps(&self, side: Side) -> Squares {
        let capped = |mark| matches!(mark, Mark::Sides(sides) if sides.is_capped(side));
        self.iter().filter(|(_, mark)| capped(*mark)).map(|(square, _)| square).collect()
    }

    /// Components at the other ends of loosened joints of the one on this square.
    #[cold]
    fn loosened(&self, square: Square) -> Squares {
        let other = |(one, other)| match (one == square, other == square) {
            (true, _) => Some(other),
            (_, true) => Some(one),
            _ => None,
        };
        self.joints(Bond::Loosened).filter_map(other).collect()
    }

    /// Squares with a mark that says nothing more than what it is.
    pub fn squares(&self, wanted: Mark) -> Squares {
        self.iter().filter(|(_, mark)| *mark == wanted).map(|(square, _)| square).collect()
    }

    /// Keeps the marks that satisfy a test.
    fn retain(&mut self, keep: impl Fn(Square, Mark) -> bool) {
        let mut kept = Marks::default();
        for (place, (square, mark)) in kept.0.iter_mut().zip(self.iter().filter(|(square, mark)| keep(*square, *mark)))
        {
            *place = mark.to_bits(square);
        }
        *self = kept;
    }

    /// Adds a mark; `false` if there is no place left for it.
    fn insert(&mut self, square: Square, mark: Mark) -> bool {
        let bits = mark.to_bits(square);
        let count = self.0.iter().take_while(|place| **place != 0).count();
        let at = self.0[..count].partition_point(|place| *place < bits);
        if self.0[..count].get(at) == Some(&bits) {
            return true;
        }
        if count == MAX_MARKS {
            return false;
        }
        self.0.copy_within(at..count, at + 1);
        self.0[at] = bits;
        true
    }
}

impl std::fmt::Debug for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Ship {
    /// The marks on it.
    #[inline(always)]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Puts a mark on a component, in place of one of its kind that is there. `false`, and nothing changes, if a
    /// component is missing, if a joint would hold what is not side by side, if something stands on what would become
    /// another kind, or if there are too many marks. Only verbs and setup do.
    pub fn mark(&mut self, content: &Content, square: Square, mark: Mark) -> bool {
        let possible = self.occupied.contains(square)
            && match mark {
                Mark::Joint(other, bond) => {
                    self.occupied.contains(other)
                        && other != square
                        && (bond == Bond::Joined || self.side_towards(square, other).is_some())
                }
                Mark::Kind(component, _) => self.may_become(content, square, Some(component)),
                Mark::Sides(_) | Mark::Hemmed | Mark::Swivel => true,
            };
        let mut marks = self.marks;
        marks.retain(|at, other| at != square || !replaces(mark, other));
        if !possible || !marks.insert(square, mark) {
            return false;
        }
        self.marks = marks;
        self.gather(content);
        true
    }

    /// Takes a mark off again; `false`, and nothing changes, if it is not there, or if something stands on what would
    /// become another kind.
    pub fn unmark(&mut self, content: &Content, square: Square, mark: Mark) -> bool {
        let gone = mark.to_bits(square);
        let mut ship = *self;
        ship.marks.retain(|at, other| other.to_bits(at) != gone);
        if ship.marks == self.marks || !self.may_become(content, square, ship.component(content, square)) {
            return false;
        }
        ship.gather(content);
        *self = ship;
        true
    }

    /// What stands on a component stays on one of its kind only: whoever makes another of it unloads it first.
    fn may_become(&self, content: &Content, square: Square, component: Option<Component>) -> bool {
        self.aboard(square) == Aboard::NOTHING || self.component(content, square) == component
    }

    /// A component is gone, and its marks with it.
    pub(super) fn forget_marks(&mut self, square: Square) {
        self.marks.retain(|at, mark| at != square && !matches!(mark, Mark::Joint(other, _) if other == square));
    }

    /// Where a neighbour lies.
    pub(super) fn side_towards(&self, from: Square, to: Square) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.grid.next(from, *side) == Some(to))
    }

    /// The component on a square as it is.
    pub fn look(&self, content: &Content, square: Square) -> Option<Look> {
        let placed = self.at(square)?;
        let tile = content.tile(placed.tile);
        let (component, turn) = self.marks.kind_on(square).unwrap_or((tile.component, placed.turn));
        let sides = self.marks.sides_on(square).unwrap_or_else(|| Sides::printed(tile, placed.turn));
        Some(Look { component, turn, sides })
    }

    /// Connectors on this side that count as exposed where nothing is against them: those without a cap.
    #[inline]
    pub fn uncapped(&self, side: Side) -> Squares {
        let connectors = self.connectors(side);
        if self.marks.is_empty() { connectors } else { connectors.minus(self.marks.caps(side)) }
    }

    /// Components that a loosened joint lets be destroyed with the one on this square.
    #[inline]
    pub fn loosened(&self, square: Square) -> Squares {
        if self.marks.is_empty() { Squares::NONE } else { self.marks.loosened(square) }
    }

    /// Cannons that need an empty square on this side.
    pub fn muzzles(&self, side: Side) -> Squares {
        if self.marks.is_empty() { self.barrels(side) } else { self.free_muzzles(side) }
    }

    #[cold]
    fn free_muzzles(&self, side: Side) -> Squares {
        let points = |square: &Square| self.turn_of(*square).is_some_and(|turn| Side::Front.turned(turn) == side);
        let needs = self.barrels(side).minus(self.marks.squares(Mark::Hemmed));
        needs.iter().filter(points).collect()
    }

    /// Engines that need an empty square on this side.
    pub fn exhausts(&self, side: Side) -> Squares {
        let engines = self.engines_to(side);
        if self.marks.is_empty() { engines } else { engines.minus(self.marks.squares(Mark::Hemmed)) }
    }

    /// The sets that follow from tiles and marks, made anew.
    #[cold]
    pub(super) fn gather(&mut self, content: &Content) {
        let bare = Ship { quirks: self.quirks, turned: self.turned, cyan: self.cyan, ..Ship::on(self.grid) };
        *self = Ship { occupied: self.occupied, marks: self.marks, cells: self.cells, ..bare };
        for square in self.occupied {
            if let Some(look) = self.look(content, square) {
                let plated = !look.sides.plating().is_none();
                self.enter(square, look.component, look.turn, look.sides.pipes(), plated);
            }
        }
        for square in self.marks.squares(Mark::Swivel) {
            if self.barrels.iter().any(|barrels| barrels.contains(square)) {
                self.barrels.iter_mut().for_each(|barrels| barrels.insert(square));
            }
        }
        self.kept_clear = self.must_stay_clear();
    }
}

/// Is there only one mark of this kind on a component?
fn replaces(mark: Mark, other: Mark) -> bool {
    matches!((mark, other), (Mark::Sides(_), Mark::Sides(_)) | (Mark::Kind(..), Mark::Kind(..)))
}
