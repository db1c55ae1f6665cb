//! Where a tile may go, and what is wrong with a ship.
//!
//! Base rulebook: *Welding connectors*, *Engines*, *Cannons*, *Watch for these mistakes*.

use super::Ship;
use super::joins::Joins;
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::TileId;
use crate::words::{Side, Turn};
use serde::{Deserialize, Serialize};

/// The surroundings of a ship, worked out once and used for every tile and turn.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// Empty squares of the board that no barrel or exhaust keeps clear.
    free: Squares,
    /// By side: squares whose neighbour there is a component.
    beside: [Squares; 4],
    /// By side and by the connector of a new tile there: squares where that connector clashes with the neighbour, and
    /// squares where it joins.
    meets: [[(Squares, Squares); 4]; 4],
    /// May engines point forward?
    either_way: bool,
}

impl Surroundings {
    /// Looks around a ship on its board.
    #[inline]
    pub fn of(ship: &Ship, board: Squares) -> Surroundings {
        let mut beside = [Squares::NONE; 4];
        let mut meets = [[(Squares::NONE, Squares::NONE); 4]; 4];
        for side in Side::ALL {
            let back = side.opposite();
            let [one, two] = ship.pipes(back).map(|set| set.step(back));
            let (any, component) = (one | two, ship.occupied().step(back));
            beside[side.index()] = component;
            // In the order of `Connector`: smooth, one pipe, two pipes, universal.
            meets[side.index()] = [
                (any, Squares::NONE),
                (component.minus(one), one),
                (component.minus(two), two),
                (component.minus(any), any),
            ];
        }
        let either_way = ship.quirks().either_way;
        Surroundings { free: board.minus(ship.occupied() | ship.kept_clear()), beside, meets, either_way }
    }

    /// The squares where this tile, turned like this, may be welded.
    #[inline]
    pub fn legal(&self, content: &Content, tile: TileId, turn: Turn) -> Squares {
        let tile = content.tile(tile);
        let (engine, cannon) = (tile.component.is_engine(), tile.component.is_cannon());
        let forward = self.either_way && turn == Turn::HALF;
        let mut free = self.free.only_if(!engine || turn == Turn::NONE || forward);
        let exhaust = if forward { Side::Front } else { Side::Rear };
        free = free.minus(self.beside[exhaust.index()].only_if(engine));
        free = free.minus(self.beside[Side::Front.turned(turn).index()].only_if(cannon));
        let pipes = tile.pipes.turned(turn);
        let mut joined = Squares::NONE;
        for side in Side::ALL {
            let (clashes, joins) = self.meets[side.index()][pipes.code(side)];
            free = free.minus(clashes);
            joined |= joins;
        }
        free & joined
    }
}

/// Empty squares of the board next to a component: where tabletop building lets a tile be put down.
pub fn next_to_ship(ship: &Ship, board: Squares) -> Squares {
    let mut beside = Squares::NONE;
    for side in Side::ALL {
        beside |= ship.occupied().step(side);
    }
    beside & board & !ship.occupied()
}

/// A building mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// Outside the building zone.
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
    let mut clash = None;
    let mut joined = false;
    for side in Side::ALL {
        let Some(neighbour) = square.next(side).and_then(|next| ship.at(next)) else { continue };
        let back = side.opposite();
        let beside = content.tile(neighbour.tile);
        if is_engine && side == exhaust || beside.component.is_engine() && ship.exhaust(neighbour.turn) == back {
            return Some(Mistake::BehindEngine);
        }
        let aims_here = beside.component.is_cannon() && Side::Front.turned(neighbour.turn) == back;
        if barrel == Some(side) || aims_here {
            return Some(Mistake::BeforeBarrel);
        }
        match (pipes.code(side), beside.pipes.turned(neighbour.turn).code(back)) {
            (0, 0) => {}
            (0, _) | (_, 0) => clash = clash.or(Some(Mistake::ConnectorOnSmooth)),
            (mine, theirs) if mine & theirs == 0 => clash = clash.or(Some(Mistake::PipesDiffer)),
            _ => joined = true,
        }
    }
    if clash.is_none() && !joined { Some(Mistake::NotJoined) } else { clash }
}

/// The mistakes of a whole ship, as the squares that have a part in each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistakes {
    off_board: Squares,
    engines_turned: Squares,
    behind_engines: Squares,
    before_barrels: Squares,
    pipes_differ: Squares,
    connector_on_smooth: Squares,
}

impl Mistakes {
    /// Looks a ship over.
    pub fn of(ship: &Ship, board: Squares) -> Mistakes {
        let occupied = ship.occupied();
        let askew = ship.askew_engines();
        let blocked = |set: Squares, side: Side| {
            let blockers = set.step(side) & occupied;
            blockers | blockers.step(side.opposite())
        };
        let mut before_barrels = Squares::NONE;
        for side in Side::ALL {
            before_barrels |= blocked(ship.barrels(side), side);
        }
        let mut pipes_differ = Squares::NONE;
        let mut connector_on_smooth = Squares::NONE;
        for side in [Side::Right, Side::Rear] {
            let back = side.opposite();
            let pairs = occupied & occupied.step(back);
            let [one, two] = ship.pipes(side);
            let [their_one, their_two] = ship.pipes(back).map(|set| set.step(back));
            let (mine, theirs) = (one | two, their_one | their_two);
            let both = |set: Squares| set | set.step(side);
            connector_on_smooth |= both(pairs & (mine & !theirs | theirs & !mine));
            pipes_differ |= both(mine & theirs & !(one & their_one | two & their_two));
        }
        let mut behind_engines = blocked(ship.engines_to(Side::Rear).minus(askew), Side::Rear);
        if ship.quirks().either_way {
            behind_engines |= blocked(ship.engines_to(Side::Front), Side::Front);
        }
        Mistakes {
            off_board: occupied & !board,
            engines_turned: askew,
            behind_engines,
            before_barrels,
            pipes_differ,
            connector_on_smooth,
        }
    }

    /// Each kind of mistake with the squares that have a part in it; a square may be in several.
    pub fn by_kind(&self) -> [(Mistake, Squares); 6] {
        [
            (Mistake::OffBoard, self.off_board),
            (Mistake::EngineTurned, self.engines_turned),
            (Mistake::BehindEngine, self.behind_engines),
            (Mistake::BeforeBarrel, self.before_barrels),
            (Mistake::PipesDiffer, self.pipes_differ),
            (Mistake::ConnectorOnSmooth, self.connector_on_smooth),
        ]
    }

    /// Every component that has a part in a mistake.
    pub fn squares(&self) -> Squares {
        let mut all = Squares::NONE;
        for (_, squares) in self.by_kind() {
            all |= squares;
        }
        all
    }
}

/// Is the ship legal: no mistake, and all in one piece?
pub fn is_legal(ship: &Ship, board: Squares) -> bool {
    if !Mistakes::of(ship, board).squares().is_empty() {
        return false;
    }
    match ship.occupied().first() {
        None => true,
        Some(first) => Joins::of(ship).reach(Squares::of(first)) == ship.occupied(),
    }
}
