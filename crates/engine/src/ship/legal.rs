//! Where a tile may go, and what is wrong with a ship.
//!
//! Base rulebook: *Welding connectors*, *Engines*, *Cannons*, *Watch for these mistakes*.

use super::Ship;
use super::joins::{self, Held, Pairs};
use super::leeway::Leeway;
use crate::content::Content;
use crate::grid::Grid;
use crate::named::listed;
use crate::squares::{Square, Squares};
use crate::tile::{Connector, Tile, TileId};
use crate::words::{Side, Turn};
use serde::{Deserialize, Serialize};
use std::hint::select_unpredictable;

/// The surroundings of a ship, worked out once and used for every tile and turn.
#[derive(Clone, Copy, Default, Debug)]
pub struct Surroundings {
    /// Empty squares of the board that no barrel or exhaust keeps clear, the same for each turn.
    free: [Squares; 4],
    /// The same for an engine, by its turn: those with nothing behind its exhaust.
    engines: [Squares; 4],
    /// By side and by the connector of a new tile there: squares where that connector clashes with the neighbour.
    clashes: [[Squares; 4]; 4],
    /// By side: nothing, for a smooth side there; and squares whose neighbour there is a component, which a connector
    /// joins if it does not clash.
    joins: [[Squares; 2]; 4],
    /// Before there is a component: where the first one may stand.
    begins: Squares,
    /// If its owner may do what others may not: that, with the ship.
    freely: Option<(Ship, Leeway)>,
}

impl Surroundings {
    /// Looks around a ship on its board.
    pub fn of(ship: &Ship, board: Squares) -> Surroundings {
        let mut around = Surroundings::default();
        around.look(ship, board);
        around
    }

    /// The same for somebody who perhaps may do what others may not.
    pub fn with(ship: &Ship, board: Squares, leeway: Option<Leeway>) -> Surroundings {
        let mut around = Surroundings::default();
        around.look_with(ship, board, leeway);
        around
    }

    /// Looks around again, after the ship has changed, for somebody who perhaps may do what others may not.
    #[inline]
    pub fn look_with(&mut self, ship: &Ship, board: Squares, leeway: Option<Leeway>) {
        self.look(ship, board);
        if let Some(leeway) = leeway {
            self.freely = Some((*ship, leeway));
        }
    }

    /// Looks around again, after the ship has changed.
    pub fn look(&mut self, ship: &Ship, board: Squares) {
        self.freely = None;
        match ship.grid() {
            Grid::Flat => self.look_all(ship, Grid::Flat),
            ring => self.look_round(ship, ring),
        }
        let free = board.minus(ship.occupied() | ship.kept_clear());
        self.free = [free; 4];
        self.engines[Turn::NONE.quarters()] = free.minus(self.beside(Side::Rear));
        let forward = free.minus(self.beside(Side::Front));
        self.engines[Turn::HALF.quarters()] = forward.only_if(ship.quirks().either_way);
        // The first component needs nothing that holds it.
        self.begins = free.only_if(ship.occupied().is_empty());
    }

    /// Compiled for flat boards by themselves: each side is shifted in a way of its own.
    #[inline(always)]
    fn look_all(&mut self, ship: &Ship, grid: Grid) {
        self.look_to(Side::Front, ship, grid);
        self.look_to(Side::Right, ship, grid);
        self.look_to(Side::Rear, ship, grid);
        self.look_to(Side::Left, ship, grid);
    }

    #[cold]
    fn look_round(&mut self, ship: &Ship, grid: Grid) {
        self.look_all(ship, grid);
    }

    #[inline(always)]
    fn look_to(&mut self, side: Side, ship: &Ship, grid: Grid) {
        let back = side.opposite();
        let [one, two] = grid.step_both(ship.pipes(back), back);
        let (any, component) = (one | two, grid.step(ship.occupied(), back));
        // In the order of `Connector`: smooth, one pipe, two pipes, universal.
        self.clashes[side.index()] = [any, component.minus(one), component.minus(two), component.minus(any)];
        self.joins[side.index()][1] = component;
    }

    /// Squares whose neighbour on this side is a component.
    #[inline]
    fn beside(&self, side: Side) -> Squares {
        self.joins[side.index()][1]
    }

    /// The squares where the ship can grow: free ones that a connector leads to.
    pub fn open(&self) -> Squares {
        if let Some((ship, leeway)) = &self.freely {
            return leeway.open(ship);
        }
        // Before there is a ship, it can begin anywhere.
        let mut reached = self.begins;
        for side in Side::ALL {
            // Whatever a smooth side clashes with is a connector.
            reached |= self.clashes[side.index()][Connector::Smooth as usize];
        }
        self.free[0] & reached
    }

    /// The squares where this tile, turned like this, may be welded.
    #[inline]
    pub fn legal(&self, content: &Content, tile: TileId, turn: Turn) -> Squares {
        let tile = content.tile(tile);
        if self.freely.is_some() {
            return self.legal_freely(tile, turn);
        }
        let legal = self.legal_turned(tile, turn);
        match tile.component.thrusts() {
            None => legal,
            Some(exhausts) => self.with_exhausts(legal, exhausts, turn),
        }
    }

    /// The same for each of the four turns. Without a branch: which of them have any is not worth guessing.
    #[inline(always)]
    pub fn legal_by_turn(&self, content: &Content, tile: TileId) -> [Squares; 4] {
        let tile = content.tile(tile);
        if self.freely.is_some() | tile.component.thrusts().is_some() {
            return self.rarely_by_turn(tile);
        }
        let [none, right, half, left] = Turn::ALL;
        [
            self.legal_turned(tile, none),
            self.legal_turned(tile, right),
            self.legal_turned(tile, half),
            self.legal_turned(tile, left),
        ]
    }

    #[cold]
    fn legal_freely(&self, tile: &Tile, turn: Turn) -> Squares {
        let spots = |(ship, leeway): &(Ship, Leeway)| leeway.spots(ship, tile, tile.pipes.turned(turn), turn);
        self.freely.as_ref().map_or(Squares::NONE, spots)
    }

    /// The same for whoever may do what others may not, and for thrusters.
    #[cold]
    #[inline(never)]
    fn rarely_by_turn(&self, tile: &Tile) -> [Squares; 4] {
        Turn::ALL.map(|turn| {
            if self.freely.is_some() {
                return self.legal_freely(tile, turn);
            }
            let legal = self.legal_turned(tile, turn);
            tile.component.thrusts().map_or(legal, |exhausts| self.with_exhausts(legal, exhausts, turn))
        })
    }

    /// Those of these squares where no component is in the way of a thruster's exhausts.
    #[cold]
    fn with_exhausts(&self, legal: Squares, exhausts: [Side; 2], turn: Turn) -> Squares {
        exhausts.into_iter().fold(legal, |legal, exhaust| legal.minus(self.beside(exhaust.turned(turn))))
    }

    /// Thrusters as all others: nobody looks where their exhausts point.
    #[inline(always)]
    fn legal_turned(&self, tile: &Tile, turn: Turn) -> Squares {
        let free = select_unpredictable(tile.component.is_engine(), &self.engines, &self.free);
        // The barrel is at the front of an unturned tile, so its side has the number of the turn. What it would touch
        // is where a connector there would join.
        let mut clashes = self.joins[turn.quarters()][usize::from(tile.component.is_cannon())];
        let mut joined = self.begins;
        for printed in Side::ALL {
            let side = printed.turned(turn);
            let code = tile.pipes.code(printed);
            clashes |= self.clashes[side.index()][code];
            joined |= self.joins[side.index()][usize::from(code != 0)];
        }
        (free[turn.quarters()] & joined).minus(clashes)
    }
}

/// May this tile, turned like this, be welded to this very square? The rule of [`Surroundings::legal`] for those who do
/// not need the others.
pub fn fits(ship: &Ship, board: Squares, content: &Content, tile: TileId, square: Square, turn: Turn) -> bool {
    let tile = content.tile(tile);
    let (engine, cannon) = (tile.component.is_engine(), tile.component.is_cannon());
    let pipes = tile.pipes.turned(turn);
    let here = Squares::of(square);
    let is_free = !(here & board).minus(ship.occupied() | ship.kept_clear()).is_empty();
    let points_well = !engine | (turn == Turn::NONE) | (ship.quirks().either_way & (turn == Turn::HALF));
    let exhaust = ship.exhaust(turn);
    let barrel = Side::Front.turned(turn);
    if let Some(exhausts) = tile.component.thrusts()
        && !thrusts_freely(ship, here, exhausts, turn)
    {
        return false;
    }
    // Without branches, as nobody could guess what comes out. The first component needs nothing that holds it.
    let mut clash = false;
    let mut joined = ship.occupied().is_empty();
    for side in Side::ALL {
        let next = ship.grid().step(here, side);
        let is_there = |set: Squares| !(set & next).is_empty();
        let [one, two] = ship.pipes(side.opposite()).map(|set| usize::from(is_there(set)));
        let (mine, theirs) = (pipes.code(side), one | two << 1);
        let blocked = engine & (side == exhaust) | cannon & (side == barrel);
        clash |= is_there(ship.occupied()) & (blocked | (mine & theirs == 0) & (mine | theirs != 0));
        joined |= mine & theirs != 0;
    }
    is_free & points_well & joined & !clash
}

/// Is no component in the way of the exhausts of a thruster here?
#[cold]
fn thrusts_freely(ship: &Ship, here: Squares, exhausts: [Side; 2], turn: Turn) -> bool {
    let blocked = |exhaust: Side| !(ship.grid().step(here, exhaust.turned(turn)) & ship.occupied()).is_empty();
    !exhausts.into_iter().any(blocked)
}

/// Empty squares of the board next to a component, or all of them before there is any: where tabletop building lets a
/// tile be put down.
pub fn next_to_ship(ship: &Ship, board: Squares) -> Squares {
    let mut beside = board.only_if(ship.occupied().is_empty());
    for side in Side::ALL {
        beside |= ship.grid().step(ship.occupied(), side);
    }
    beside & board & !ship.occupied()
}

/// A building mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Mistake {
    /// Outside the building zone.
    #[default]
    OffBoard,
    /// Another component is there already.
    Taken,
    /// No connector holds it to the ship.
    NotJoined,
    /// A one-pipe connector against a two-pipe connector.
    PipesDiffer,
    /// A connector against a smooth side.
    ConnectorOnSmooth,
    /// An engine that does not point to the rear.
    EngineTurned,
    /// A component right behind an engine.
    BehindEngine,
    /// A component right in front of a barrel.
    BeforeBarrel,
    /// A component where an exhaust of a thruster points.
    BehindThruster,
}

listed! {
    /// All of them.
    Mistake,
}

/// Why a tile may not be welded to a square, or `None` if it may: the rule of [`Surroundings::legal`], told for one
/// square with the first reason that a player would see.
pub fn why_not(
    ship: &Ship,
    board: Squares,
    content: &Content,
    tile: TileId,
    square: Square,
    turn: Turn,
) -> Option<Mistake> {
    if !board.contains(square) {
        return Some(Mistake::OffBoard);
    }
    if ship.occupied().contains(square) {
        return Some(Mistake::Taken);
    }
    let tile = content.tile(tile);
    let pipes = tile.pipes.turned(turn);
    let is_engine = tile.component.is_engine();
    let barrel = tile.component.is_cannon().then(|| Side::Front.turned(turn));
    if is_engine && turn != Turn::NONE && !(ship.quirks().either_way && turn == Turn::HALF) {
        return Some(Mistake::EngineTurned);
    }
    let exhaust = ship.exhaust(turn);
    let thrusts = tile.component.thrusts().map(|exhausts| exhausts.map(|exhaust| exhaust.turned(turn)));
    let in_the_way = ship.kept_clear().contains(square);
    let mut clash = None;
    let mut joined = ship.occupied().is_empty();
    for side in Side::ALL {
        let Some(next) = ship.grid().next(square, side).filter(|next| ship.occupied().contains(*next)) else {
            continue;
        };
        let back = side.opposite();
        if is_engine && side == exhaust || in_the_way && ship.exhausts(back).contains(next) {
            return Some(Mistake::BehindEngine);
        }
        if barrel == Some(side) || in_the_way && ship.muzzles(back).contains(next) {
            return Some(Mistake::BeforeBarrel);
        }
        if thrusts.is_some_and(|sides| sides.contains(&side)) || in_the_way && ship.thrusters(back).contains(next) {
            return Some(Mistake::BehindThruster);
        }
        let [one, two] = ship.pipes(back).map(|set| usize::from(set.contains(next)));
        match (pipes.code(side), one | two << 1) {
            (0, 0) => {}
            (0, _) | (_, 0) => clash = clash.or(Some(Mistake::ConnectorOnSmooth)),
            (mine, theirs) if mine & theirs == 0 => clash = clash.or(Some(Mistake::PipesDiffer)),
            _ => joined = true,
        }
    }
    if clash.is_none() && !joined { Some(Mistake::NotJoined) } else { clash }
}

/// The mistakes of a whole ship: components that are wrong by themselves, and pairs that must not be neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistakes {
    off_board: Squares,
    engines_turned: Squares,
    behind_engines: Pairs,
    before_barrels: Pairs,
    behind_thrusters: Pairs,
    pipes_differ: Pairs,
    connector_on_smooth: Pairs,
}

impl Mistakes {
    /// Looks a ship over.
    pub fn of(ship: &Ship, board: Squares) -> Mistakes {
        let (occupied, grid) = (ship.occupied(), ship.grid());
        let askew = ship.askew_engines();
        let (right, rear) = (meeting(ship, Side::Right), meeting(ship, Side::Rear));
        // A joint that was welded mends what differs there.
        let welded = if ship.marks().is_empty() { Pairs::default() } else { joins::welded(ship) };
        let exhausts = |side: Side| match side {
            Side::Rear => ship.exhausts(Side::Rear).minus(askew),
            Side::Front if ship.quirks().either_way => ship.exhausts(Side::Front),
            _ => Squares::NONE,
        };
        Mistakes {
            off_board: occupied & !board,
            engines_turned: askew,
            behind_engines: blocked(ship, exhausts),
            before_barrels: blocked(ship, |side| ship.muzzles(side)),
            behind_thrusters: blocked(ship, |side| ship.thrusters(side)),
            pipes_differ: Pairs { right: right.1.minus(welded.right), rear: rear.1.minus(welded.rear), grid },
            connector_on_smooth: Pairs { right: right.0, rear: rear.0, grid },
        }
    }

    /// The kinds of mistakes that take two, with the pairs that make them.
    fn pairs(&self) -> [(Mistake, Pairs); 5] {
        [
            (Mistake::BehindEngine, self.behind_engines),
            (Mistake::BeforeBarrel, self.before_barrels),
            (Mistake::BehindThruster, self.behind_thrusters),
            (Mistake::PipesDiffer, self.pipes_differ),
            (Mistake::ConnectorOnSmooth, self.connector_on_smooth),
        ]
    }

    /// Each kind of mistake with the squares that have a part in it; a square may be in several.
    pub fn by_kind(&self) -> [(Mistake, Squares); 7] {
        let [engines, barrels, thrusters, pipes, smooth] =
            self.pairs().map(|(mistake, pairs)| (mistake, pairs.squares()));
        let alone = [(Mistake::OffBoard, self.off_board), (Mistake::EngineTurned, self.engines_turned)];
        [alone[0], alone[1], engines, barrels, thrusters, pipes, smooth]
    }

    /// Every mistake by itself: what it is, and the component or the pair that makes it.
    pub fn iter(&self) -> impl Iterator<Item = (Mistake, Squares)> + use<> {
        let alone = [(Mistake::OffBoard, self.off_board), (Mistake::EngineTurned, self.engines_turned)].into_iter();
        let alone = alone.flat_map(|(mistake, squares)| squares.iter().map(move |one| (mistake, Squares::of(one))));
        let pairs = self.pairs().into_iter().flat_map(|(mistake, pairs)| {
            pairs.iter().map(move |(one, other)| (mistake, Squares::of(one) | Squares::of(other)))
        });
        alone.chain(pairs)
    }

    /// Components that are wrong whatever is beside them.
    pub fn alone(&self) -> Squares {
        self.off_board | self.engines_turned
    }

    /// Pairs of components of which one has to go.
    pub fn clashes(&self) -> Pairs {
        let [(_, first), others @ ..] = self.pairs();
        others.into_iter().fold(first, |all, (_, pairs)| all.or(pairs))
    }

    /// Every component that has a part in a mistake.
    pub fn squares(&self) -> Squares {
        self.alone() | self.clashes().squares()
    }
}

/// Pairs of those on the left or in front with a neighbour there that must not be one, and the other way round.
#[inline(always)]
fn blocked(ship: &Ship, by_side: impl Fn(Side) -> Squares) -> Pairs {
    let (occupied, grid) = (ship.occupied(), ship.grid());
    let [right, rear] = [Side::Right, Side::Rear].map(|side| {
        let back = side.opposite();
        occupied & grid.step(occupied, back) & (by_side(side) | grid.step(by_side(back), back))
    });
    Pairs { right, rear, grid }
}

/// Squares where a connector meets a smooth side, and where connectors do not go together, on this side. Compiled for
/// each side by itself.
#[inline(always)]
fn meeting(ship: &Ship, side: Side) -> (Squares, Squares) {
    let (occupied, grid, back) = (ship.occupied(), ship.grid(), side.opposite());
    let neighbours = occupied & grid.step(occupied, back);
    let [one, two] = ship.pipes(side);
    let [their_one, their_two] = grid.step_both(ship.pipes(back), back);
    let (mine, theirs) = (one | two, their_one | their_two);
    let on_smooth = neighbours & (mine & !theirs | theirs & !mine);
    (on_smooth, mine & theirs & !(one & their_one | two & their_two))
}

/// Neighbours of which one has one pipe and the other two where they meet, welded or not.
pub fn bad_joints(ship: &Ship) -> Pairs {
    Pairs { right: meeting(ship, Side::Right).1, rear: meeting(ship, Side::Rear).1, grid: ship.grid() }
}

/// Neighbours without a connector where they meet, which no pipe joins yet.
pub fn bare_joints(ship: &Ship) -> Pairs {
    let (occupied, grid, welded) = (ship.occupied(), ship.grid(), joins::welded(ship));
    let bare = |side: Side| {
        let back = side.opposite();
        (occupied & grid.step(occupied, back)).minus(ship.connectors(side) | grid.step(ship.connectors(back), back))
    };
    Pairs { right: bare(Side::Right).minus(welded.right), rear: bare(Side::Rear).minus(welded.rear), grid }
}

/// Is the ship legal: no mistake, and all in one piece?
pub fn is_legal(ship: &Ship, board: Squares) -> bool {
    if !Mistakes::of(ship, board).squares().is_empty() {
        return false;
    }
    match ship.occupied().first() {
        None => true,
        Some(first) => Held::of(ship).reach(Squares::of(first)) == ship.occupied(),
    }
}
