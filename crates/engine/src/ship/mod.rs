//! A ship: the tile on each square, what stands on it, and the sets of squares that the rules ask about.
//!
//! The sets are changed together with the tiles and the marks on them, here and in `marks`; everything further is
//! derived.

pub mod analysis;
pub mod auto_defense;
pub mod board;
pub mod boosters;
pub mod crew;
pub mod gadgets;
pub mod hidden;
pub mod hull;
pub mod joins;
pub mod lacks;
pub mod leeway;
pub mod legal;
pub mod marks;
pub mod mend;
pub mod power;
mod quarters;
pub mod radiation;
mod rare;
pub mod rim;
pub mod stow;
pub mod thrust;
pub mod walk;

use crate::content::Content;
use crate::digest::{end, field, field_in_use};
use crate::grid::Grid;
use crate::squares::{Square, Squares};
use crate::tile::{Component, Pipes, TileId};
use crate::words::{Alien, Good, Goods, Side, Turn};
use marks::Marks;
use std::fmt;
use std::hash::{Hash, Hasher};

/// What a square can be looked up by. A tile may be several of these at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Cabins, the starting cabin included.
    Cabin,
    /// Battery components.
    Battery,
    /// Cargo holds, special ones included.
    Cargo,
    /// Cargo holds that take red goods.
    SpecialCargo,
    /// Life support for purple aliens.
    PurpleSupport,
    /// Life support for brown aliens.
    BrownSupport,
    /// Shield generators.
    Shield,
    /// Single engines.
    Engine,
    /// Double engines.
    DoubleEngine,
    /// Single cannons.
    Cannon,
    /// Double cannons.
    DoubleCannon,
}

const PARTS: usize = 11;

/// Components a ship has at most: no board of any box has more squares.
pub const MAX_COMPONENTS: usize = 48;

/// A set of parts, a bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Parts(u16);

impl Parts {
    const NONE: Parts = Parts::of([]);
    const ENGINES: Parts = Parts::of([Part::Engine, Part::DoubleEngine]);
    const CANNONS: Parts = Parts::of([Part::Cannon, Part::DoubleCannon]);

    const fn of<const N: usize>(parts: [Part; N]) -> Parts {
        let (mut bits, mut i) = (0, 0);
        while i < N {
            bits |= 1 << parts[i] as u16;
            i += 1;
        }
        Parts(bits)
    }

    fn contains(self, part: Part) -> bool {
        self.0 >> part as u16 & 1 != 0
    }

    fn meet(self, others: Parts) -> bool {
        self.0 & others.0 != 0
    }

    /// Their numbers.
    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(first)
        })
    }
}

/// The parts a component counts as.
#[inline]
fn parts_of(component: Component) -> Parts {
    match component {
        Component::LifeSupport(alien) => match alien {
            Alien::Purple => Parts::of([Part::PurpleSupport]),
            Alien::Brown => Parts::of([Part::BrownSupport]),
            Alien::Cyan => Parts::NONE,
        },
        Component::Combined { special, batteries, .. } => {
            let special = if special > 0 { Parts::of([Part::SpecialCargo]) } else { Parts::NONE };
            let batteries = if batteries > 0 { Parts::of([Part::Battery]) } else { Parts::NONE };
            Parts(Parts::of([Part::Cargo]).0 | special.0 | batteries.0)
        }
        other => parts_of_kind(other),
    }
}

/// The same for those of which all of a kind count as the same. By itself it is compiled to a table; amid other code to
/// a jump to one of many places, and which one is not worth guessing.
#[inline(never)]
fn parts_of_kind(component: Component) -> Parts {
    match component {
        Component::StartingCabin | Component::Cabin => Parts::of([Part::Cabin]),
        Component::Engine => Parts::of([Part::Engine]),
        Component::DoubleEngine => Parts::of([Part::DoubleEngine]),
        Component::Cannon => Parts::of([Part::Cannon]),
        Component::DoubleCannon => Parts::of([Part::DoubleCannon]),
        Component::Battery(_) => Parts::of([Part::Battery]),
        Component::Cargo(_) => Parts::of([Part::Cargo]),
        Component::SpecialCargo(_) => Parts::of([Part::Cargo, Part::SpecialCargo]),
        Component::Shield => Parts::of([Part::Shield]),
        Component::CannonEngine => Parts::of([Part::Cannon, Part::Engine]),
        Component::Structural
        | Component::LifeSupport(_)
        | Component::Combined { .. }
        | Component::CannonBooster
        | Component::EngineBooster
        | Component::ShieldBooster
        | Component::ReactorFurnace
        | Component::Catapult
        | Component::StasisChamber
        | Component::SolarPanel
        | Component::Thruster
        | Component::StraightThruster
        | Component::Router
        | Component::MixedLifeSupport(_)
        | Component::CrubotStation
        | Component::AutoDefense
        | Component::Armory => Parts::NONE,
    }
}

/// What stands on a component: crew, battery tokens, goods. Packed into 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Aboard(u16);

impl Aboard {
    /// Nothing.
    pub const NOTHING: Aboard = Aboard(0);

    /// Human crew members.
    pub fn humans(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// The alien, if one lives here.
    pub fn alien(self) -> Option<Alien> {
        match self.0 >> 3 & 3 {
            1 => Some(Alien::Purple),
            2 => Some(Alien::Brown),
            3 => Some(Alien::Cyan),
            _ => None,
        }
    }

    /// Battery tokens.
    pub fn batteries(self) -> u8 {
        (self.0 >> 5 & 7) as u8
    }

    /// Goods.
    pub fn goods(self) -> Goods {
        Goods(std::array::from_fn(|i| (self.0 >> (8 + 2 * i) & 3) as u8))
    }

    /// How many blocks of goods there are.
    #[inline]
    pub fn blocks(self) -> u32 {
        // Two bits for each colour: the lower ones count once, the higher ones twice.
        let (ones, twos) = (self.0 >> 8 & 0b0101_0101, self.0 >> 8 & 0b1010_1010);
        ones.count_ones() + 2 * twos.count_ones()
    }

    /// Humans and aliens.
    pub fn crew(self) -> u8 {
        self.humans() + u8::from(self.0 >> 3 & 3 != 0)
    }

    /// The same with so many humans.
    pub fn with_humans(self, humans: u8) -> Aboard {
        debug_assert!(humans <= 7, "a component never holds more than seven humans");
        Aboard(self.0 & !7 | u16::from(humans & 7))
    }

    /// The same with this alien, or none.
    pub fn with_alien(self, alien: Option<Alien>) -> Aboard {
        let code = alien.map_or(0, |alien| alien as u16 + 1);
        Aboard(self.0 & !(3 << 3) | code << 3)
    }

    /// The same with so many battery tokens.
    pub fn with_batteries(self, batteries: u8) -> Aboard {
        debug_assert!(batteries <= 7, "a component never holds more than seven batteries");
        Aboard(self.0 & !(7 << 5) | u16::from(batteries & 7) << 5)
    }

    /// The same with so many blocks of one colour.
    pub fn with_good(self, good: Good, blocks: u8) -> Aboard {
        debug_assert!(blocks <= 3, "a hold never has more than three containers");
        let shift = 8 + 2 * good.index();
        Aboard(self.0 & !(3 << shift) | u16::from(blocks & 3) << shift)
    }
}

impl fmt::Debug for Aboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Aboard")
            .field("humans", &self.humans())
            .field("alien", &self.alien())
            .field("batteries", &self.batteries())
            .field("goods", &self.goods())
            .finish()
    }
}

/// A tile as it stands on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub turn: Turn,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Cell {
    /// The tile's id, with the turn in the two highest bits.
    tile: u16,
    aboard: Aboard,
}

impl Cell {
    const EMPTY: Cell = Cell { tile: u16::MAX, aboard: Aboard::NOTHING };

    fn placed(self) -> Placed {
        Placed { tile: TileId(self.tile & 0x3fff), turn: Turn::from_quarters(usize::from(self.tile >> 14)) }
    }
}

/// How a ship differs from others by the rules of its flight; the same from building to landing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quirks {
    /// Squares where nothing works. Connectors, plating and the rules of building hold there as everywhere.
    pub dead: Squares,
    /// May engines point forward, too?
    pub either_way: bool,
    /// Does a joint between a universal and another connector take a point of engine strength?
    pub leaky: bool,
    /// Does a human live with every alien?
    pub shared: bool,
    /// Are some of those in stasis chambers awake?
    pub awake: bool,
    /// Do structural modules and routers hide blocks?
    pub stores: bool,
    /// May a red block lie in a white container of each hold?
    pub red_in_white: bool,
}

/// A ship on its board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ship {
    occupied: Squares,
    /// By side: squares whose tile takes one pipe there, and two pipes.
    pipes: [[Squares; 2]; 4],
    parts: [Squares; PARTS],
    /// By side: cannons, single and double, that point there.
    barrels: [Squares; 4],
    /// Squares in front of barrels and behind exhausts.
    kept_clear: Squares,
    /// Components that have no set of their own: see [`Ship::gadgets`].
    gadgets: Squares,
    /// Components with a plated side.
    plated: Squares,
    /// Engines, working or not.
    engines: Squares,
    /// Two bits a square: routers that work have the first, thrusters, working or not, the second, and those whose
    /// exhausts point to opposite sides both.
    rare: [Squares; 2],
    quirks: Quirks,
    /// Which squares of its board are next to each other.
    grid: Grid,
    /// Does it fly with its rear ahead?
    turned: bool,
    /// Are there cyan aliens where it flies?
    cyan: bool,
    /// How it differs from its tiles.
    marks: Marks,
    /// The components in the order of their squares; a set of squares says where each stands.
    cells: [Cell; MAX_COMPONENTS],
}

impl Default for Ship {
    fn default() -> Ship {
        Ship {
            occupied: Squares::NONE,
            pipes: [[Squares::NONE; 2]; 4],
            parts: [Squares::NONE; PARTS],
            barrels: [Squares::NONE; 4],
            kept_clear: Squares::NONE,
            gadgets: Squares::NONE,
            plated: Squares::NONE,
            engines: Squares::NONE,
            rare: [Squares::NONE; 2],
            quirks: Quirks::default(),
            grid: Grid::Flat,
            turned: false,
            cyan: false,
            marks: Marks::default(),
            cells: [Cell::EMPTY; MAX_COMPONENTS],
        }
    }
}

impl Ship {
    /// An empty board whose squares lie like this.
    pub fn on(grid: Grid) -> Ship {
        Ship { grid, ..Ship::default() }
    }

    /// Which squares of its board are next to each other.
    #[inline]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Puts a tile on an empty square.
    pub fn put(&mut self, content: &Content, square: Square, tile: TileId, turn: Turn) {
        let components = self.occupied.len();
        debug_assert!(!self.occupied.contains(square), "a square holds one component");
        debug_assert!(components < MAX_COMPONENTS, "no board has more squares");
        if components >= MAX_COMPONENTS {
            return;
        }
        let rank = self.occupied.rank(square);
        self.make_room(rank, components);
        self.cells[rank] = Cell { tile: tile.0 | (turn.quarters() as u16) << 14, aboard: Aboard::NOTHING };
        self.occupied |= Squares::of(square);
        let tile = content.tile(tile);
        self.enter(square, tile.component, turn, tile.pipes.turned(turn), !tile.plating.is_none());
    }

    /// Enters the component on a square into the sets.
    #[inline(always)]
    fn enter(&mut self, square: Square, component: Component, turn: Turn, pipes: Pipes, plated: bool) {
        let here = Squares::of(square);
        for side in Side::ALL {
            let [one, two] = &mut self.pipes[side.index()];
            one.insert_if(square, pipes.takes_one(side));
            two.insert_if(square, pipes.takes_two(side));
        }
        let parts = parts_of(component);
        if !self.quirks.dead.contains(square) {
            for part in parts.iter() {
                self.parts[part] |= here;
            }
        }
        if parts == Parts::NONE && component != Component::Structural {
            self.enter_gadget(square, component, turn);
        }
        if plated {
            self.plated |= here;
        }
        if parts.meet(Parts::ENGINES) {
            self.engines |= here;
            self.kept_clear |= self.grid.step(here, self.exhaust(turn));
        }
        if parts.meet(Parts::CANNONS) {
            let side = Side::Front.turned(turn);
            self.barrels[side.index()] |= here;
            self.kept_clear |= self.grid.step(here, side);
        }
    }

    /// Moves the components from this one on up by one.
    ///
    /// Most often a stretch of one length will do, as those after the last are empty: no call, and no guess how many.
    #[inline(always)]
    fn make_room(&mut self, rank: usize, components: usize) {
        const STRETCH: usize = 24;
        match self.cells[rank..].first_chunk_mut::<{ STRETCH + 1 }>() {
            Some(cells) if components <= rank + STRETCH => {
                let later: [Cell; STRETCH] = std::array::from_fn(|i| cells[i]);
                cells[1..].copy_from_slice(&later);
            }
            _ => self.cells.copy_within(rank..components, rank + 1),
        }
    }

    /// Takes the tile from a square, with what stood on it.
    pub fn take(&mut self, content: &Content, square: Square) -> Option<(Placed, Aboard)> {
        let rank = self.find(square)?;
        let (placed, aboard) = (self.cells[rank].placed(), self.cells[rank].aboard);
        let here = Squares::of(square);
        self.occupied = self.occupied.minus(here);
        self.gadgets = self.gadgets.minus(here);
        self.plated = self.plated.minus(here);
        let components = self.occupied.len();
        self.cells.copy_within(rank + 1..=components, rank);
        self.cells[components] = Cell::EMPTY;
        for set in self.pipes.as_flattened_mut() {
            *set = set.minus(here);
        }
        if !self.marks.is_empty() {
            self.forget_marks(square);
            self.gather(content);
            return Some((placed, aboard));
        }
        for set in &mut self.parts {
            *set = set.minus(here);
        }
        let component = content.tile(placed.tile).component;
        self.rare = self.rare.map(|set| set.minus(here));
        if component.is_engine() || component.is_cannon() || component.thrusts().is_some() {
            self.barrels = self.barrels.map(|set| set.minus(here));
            self.engines = self.engines.minus(here);
            self.kept_clear = self.must_stay_clear();
        }
        Some((placed, aboard))
    }

    /// The squares in front of barrels and behind exhausts; several may keep the same one clear.
    fn must_stay_clear(&self) -> Squares {
        let mut clear = self.grid.step(self.exhausts(Side::Rear), Side::Rear);
        if self.quirks.either_way {
            for side in [Side::Front, Side::Right, Side::Left] {
                clear |= self.grid.step(self.exhausts(side), side);
            }
        }
        for side in Side::ALL {
            clear |= self.grid.step(self.muzzles(side), side);
            clear |= self.grid.step(self.thrusters(side), side);
        }
        clear
    }

    /// The tile on a square.
    #[inline]
    pub fn at(&self, square: Square) -> Option<Placed> {
        self.find(square).map(|rank| self.cells[rank].placed())
    }

    /// Which of the components stands on a square.
    #[inline]
    fn find(&self, square: Square) -> Option<usize> {
        self.occupied.contains(square).then(|| self.rank(square))
    }

    /// The same for a square that has a component.
    #[inline]
    fn rank(&self, square: Square) -> usize {
        self.occupied.rank(square).min(MAX_COMPONENTS - 1)
    }

    /// What the component on a square is.
    #[inline]
    pub fn component(&self, content: &Content, square: Square) -> Option<Component> {
        if self.marks.is_empty() {
            self.at(square).map(|placed| content.tile(placed.tile).component)
        } else {
            self.look(content, square).map(|look| look.component)
        }
    }

    /// Which way the component on a square is turned: its barrel, exhaust or shield.
    #[inline]
    pub fn turn_of(&self, square: Square) -> Option<Turn> {
        let turn = self.at(square)?.turn;
        if self.marks.is_empty() { Some(turn) } else { Some(self.marks.kind_on(square).map_or(turn, |(_, turn)| turn)) }
    }

    /// What stands on a square.
    #[inline]
    pub fn aboard(&self, square: Square) -> Aboard {
        self.find(square).map_or(Aboard::NOTHING, |rank| self.cells[rank].aboard)
    }

    /// The components on these squares with what stands on each.
    #[inline]
    pub fn laden(&self, squares: Squares) -> impl Iterator<Item = (Square, Aboard)> + '_ {
        (squares & self.occupied).iter().map(|square| (square, self.cells[self.rank(square)].aboard))
    }

    /// Changes what stands on a square. Only verbs and setup do.
    pub fn set_aboard(&mut self, square: Square, aboard: Aboard) {
        debug_assert!(self.occupied.contains(square) || aboard == Aboard::NOTHING, "nothing stands in empty space");
        if let Some(rank) = self.find(square) {
            self.cells[rank].aboard = aboard;
        }
    }

    /// Squares with a component.
    pub fn occupied(&self) -> Squares {
        self.occupied
    }

    /// Squares whose component is such a part.
    #[inline]
    pub fn part(&self, part: Part) -> Squares {
        self.parts[part as usize]
    }

    /// Components on squares where nothing works.
    pub fn dead(&self) -> Squares {
        self.quirks.dead & self.occupied
    }

    /// Squares whose component is such a part, whether it works or not. Ruling 55: what does not work is still counted
    /// as what it is, where components are counted or must not stand side by side.
    pub fn built(&self, content: &Content, part: Part) -> Squares {
        let is_part = |square: &Square| self.component(content, *square).is_some_and(|it| parts_of(it).contains(part));
        self.part(part) | self.dead().iter().filter(is_part).collect::<Squares>()
    }

    /// Cannons, single and double, that point to a side.
    #[inline]
    pub fn barrels(&self, side: Side) -> Squares {
        self.barrels[side.index()]
    }

    /// Squares whose tile has a connector on this side.
    #[inline]
    pub fn connectors(&self, side: Side) -> Squares {
        let [one, two] = self.pipes[side.index()];
        one | two
    }

    /// Squares whose tile takes one pipe, and those whose tile takes two, on this side.
    pub fn pipes(&self, side: Side) -> [Squares; 2] {
        self.pipes[side.index()]
    }

    /// Squares that must stay empty: in front of barrels and behind exhausts.
    pub fn kept_clear(&self) -> Squares {
        self.kept_clear
    }

    /// Components with a plated side.
    pub fn with_plating(&self) -> Squares {
        self.plated
    }

    /// Components that are plated on this side.
    pub fn plated(&self, content: &Content, side: Side) -> Squares {
        self.plated.iter().filter(|square| self.is_plated(content, *square, side)).collect()
    }

    /// Is this side of the component plated?
    #[inline]
    pub fn is_plated(&self, content: &Content, square: Square, side: Side) -> bool {
        self.plated.contains(square)
            && if self.marks.is_empty() {
                self.at(square).is_some_and(|placed| content.tile(placed.tile).plating.covers(side, placed.turn))
            } else {
                self.look(content, square).is_some_and(|look| look.sides.is_plated(side))
            }
    }

    /// Engines whose exhaust does not point to the rear, or forward where that is allowed.
    pub fn askew_engines(&self) -> Squares {
        let wrong = |turn: Turn| turn != Turn::NONE && !(self.quirks.either_way && turn == Turn::HALF);
        self.engines.iter().filter(|square| self.turn_of(*square).is_some_and(wrong)).collect()
    }

    /// Engines, working or not, that count as pointing to this side: all to the rear unless they may point forward.
    pub fn engines_to(&self, side: Side) -> Squares {
        if !self.quirks.either_way {
            return self.engines.only_if(side == Side::Rear);
        }
        let points = |square: &Square| self.turn_of(*square).is_some_and(|turn| self.exhaust(turn) == side);
        self.engines.iter().filter(points).collect()
    }

    /// Where the exhaust of an engine with this turn points.
    pub(crate) fn exhaust(&self, turn: Turn) -> Side {
        if self.quirks.either_way { Side::Rear.turned(turn) } else { Side::Rear }
    }

    /// The side of the board that is the front in flight.
    #[inline]
    pub fn heading(&self) -> Side {
        if self.turned { Side::Rear } else { Side::Front }
    }

    /// Does it fly with its rear ahead?
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// Turns it round; its board with all numbers turns with it. Only verbs and setup do.
    pub fn turn_round(&mut self) {
        self.turned = !self.turned;
    }

    /// The side of the board that faces this side of the table.
    #[inline]
    pub fn facing(&self, side: Side) -> Side {
        if self.turned { side.opposite() } else { side }
    }

    /// What is special about it.
    #[inline]
    pub fn quirks(&self) -> Quirks {
        self.quirks
    }

    /// The same ship, with everything aboard, by other rules. Only verbs and setup ask for it.
    pub fn with_quirks(&self, content: &Content, quirks: Quirks) -> Ship {
        let mut ship = Ship { quirks, ..*self };
        ship.gather(content);
        if quirks.awake != self.quirks.awake {
            ship.rouse(content);
        }
        ship
    }

    /// The same ship on a board whose squares lie like this.
    #[must_use]
    pub fn laid_on(&self, content: &Content, grid: Grid) -> Ship {
        let mut ship = Ship { grid, ..*self };
        ship.gather(content);
        ship
    }

    /// Squares of this part that satisfy a test of what stands on them.
    pub fn part_where(&self, part: Part, test: impl Fn(Aboard) -> bool) -> Squares {
        self.laden(self.part(part)).filter(|(_, aboard)| test(*aboard)).map(|(square, _)| square).collect()
    }

    /// The squares and their tiles, row by row from the front.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Placed)> + '_ {
        self.occupied.iter().filter_map(|square| Some((square, self.at(square)?)))
    }
}

impl Hash for Ship {
    /// The sets follow from tiles and marks, so a digest is made of these alone.
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (square, cell) in self.occupied.iter().zip(&self.cells) {
            field(state, "square", &square);
            cell.hash(state);
        }
        field_in_use(state, "turned", &self.turned);
        field_in_use(state, "marks", &self.marks);
        end(state);
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for (square, placed) in self.tiles() {
            map.entry(&square, &(placed.tile.0, placed.turn.quarters(), self.aboard(square)));
        }
        if !self.marks.is_empty() {
            map.entry(&"marks", &self.marks);
        }
        map.finish()
    }
}
