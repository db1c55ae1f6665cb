//! What somebody's support team lets a ship be against the rules of building, and what is left of that.
//!
//! *Another Big Expansion*, *Support Team*: *Architect*, *Hypergeometer*, *Planner*, *Plumber*, *Welder*; Rulings 170
//! to 176. Whoever builds without such people never gets here.

use super::Ship;
use super::joins::{Held, Pairs};
use super::legal::{self, Mistake};
use super::marks::{Bond, Mark};
use crate::content::Content;
use crate::event::Marking;
use crate::squares::{Square, Squares};
use crate::tile::{Pipes, Tile, TileId};
use crate::words::{Side, Turn};

/// What the support team of one player allows, or does, while a ship is built. Nothing, unless somebody works there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Freedoms {
    /// May one component stand outside the outline?
    pub outside: bool,
    /// May the ship be in two pieces as long as it is built?
    pub two_pieces: bool,
    /// May something stand before one barrel and behind one exhaust?
    pub hemmed: bool,
    /// Joints of one pipe with two.
    pub welds: u8,
    /// Pipes between sides without connectors.
    pub pipes: u8,
    /// Components that get universal connectors all round.
    pub universals: u8,
    /// Components that become others while building.
    pub deliveries: u8,
}

impl Freedoms {
    /// Is nothing allowed that others may not?
    #[inline]
    pub fn is_none(&self) -> bool {
        *self == Freedoms::default()
    }
}

/// What is left of the freedoms of one player, for the ship as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leeway {
    /// Where components may be put, as far as nothing stands there.
    pub zone: Squares,
    /// Joints that can still be welded.
    welds: u8,
    /// May another cannon be hemmed in?
    cannon: bool,
    /// May another engine be?
    engine: bool,
    /// Is there a pipe left?
    pipe: bool,
    /// May a component be joined to nothing?
    apart: bool,
}

/// How a component is put where it could not be by the rules alone; marks follow from where it stands, but for this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The side on which a pipe has to hold it.
    pub pipe: Option<Side>,
    /// Is it joined to nothing?
    pub apart: bool,
}

impl Leeway {
    /// What is left for a ship whose owner may put components here, and has so many pipes left.
    pub fn of(ship: &Ship, zone: Squares, freedoms: &Freedoms, pipes: u8) -> Leeway {
        let (cannons, engines) = hemmed(ship);
        let mut pieces = Held::of(ship).pieces(ship.occupied());
        Leeway {
            zone,
            welds: freedoms.welds.saturating_sub(welds(ship).count() as u8),
            cannon: freedoms.hemmed && cannons.is_empty(),
            engine: freedoms.hemmed && engines.is_empty(),
            pipe: pipes > 0,
            apart: freedoms.two_pieces && pieces.nth(1).is_none(),
        }
    }

    /// The same for somebody who leaves nothing unattached.
    #[must_use]
    pub fn attached(self) -> Leeway {
        Leeway { apart: false, ..self }
    }

    /// May a tile, turned like this and with these sides as they lie on the board, be put here? Otherwise, why not: the
    /// first reason that a player would see.
    ///
    /// # Errors
    /// The [`Mistake`] that it would be.
    pub fn plan(&self, ship: &Ship, tile: &Tile, sides: Pipes, square: Square, turn: Turn) -> Result<Plan, Mistake> {
        if !self.zone.contains(square) {
            return Err(Mistake::OffBoard);
        }
        if ship.occupied().contains(square) {
            return Err(Mistake::Taken);
        }
        let is_engine = tile.component.is_engine();
        if is_engine && turn != Turn::NONE && !(ship.quirks().either_way && turn == Turn::HALF) {
            return Err(Mistake::EngineTurned);
        }
        let exhaust = is_engine.then(|| ship.exhaust(turn));
        let barrel = tile.component.is_cannon().then(|| Side::Front.turned(turn));
        let thrusts = tile.component.thrusts().map(|exhausts| exhausts.map(|exhaust| exhaust.turned(turn)));
        let (mut cannons, mut engines, mut welds) = (0, 0, 0);
        let (mut clash, mut bare) = (None, None);
        let mut joined = ship.occupied().is_empty();
        for side in Side::ALL {
            let Some(next) = ship.grid().next(square, side).filter(|next| ship.occupied().contains(*next)) else {
                continue;
            };
            let back = side.opposite();
            if thrusts.is_some_and(|sides| sides.contains(&side)) || ship.thrusters(back).contains(next) {
                return Err(Mistake::BehindThruster);
            }
            engines += u8::from(exhaust == Some(side)) + u8::from(ship.engines_to(back).contains(next));
            cannons += u8::from(barrel == Some(side)) + u8::from(muzzles(ship, back).contains(next));
            let [one, two] = ship.pipes(back).map(|set| usize::from(set.contains(next)));
            match (sides.code(side), one | two << 1) {
                (0, 0) => bare = bare.or(Some(side)),
                (0, _) | (_, 0) => clash = clash.or(Some(Mistake::ConnectorOnSmooth)),
                (mine, theirs) => {
                    welds += u8::from(mine & theirs == 0);
                    joined = true;
                }
            }
        }
        if engines > u8::from(self.engine) {
            return Err(Mistake::BehindEngine);
        }
        if cannons > u8::from(self.cannon) {
            return Err(Mistake::BeforeBarrel);
        }
        let clash = clash.or((welds > self.welds).then_some(Mistake::PipesDiffer));
        match (clash, bare) {
            (Some(mistake), _) => Err(mistake),
            _ if joined => Ok(Plan::default()),
            _ if self.apart => Ok(Plan { apart: true, pipe: None }),
            (None, Some(side)) if self.pipe => Ok(Plan { pipe: Some(side), apart: false }),
            _ => Err(Mistake::NotJoined),
        }
    }

    /// Why a tile may not be put on a square, or `None` if it may.
    pub fn why_not(&self, ship: &Ship, content: &Content, tile: TileId, square: Square, turn: Turn) -> Option<Mistake> {
        let tile = content.tile(tile);
        self.plan(ship, tile, tile.pipes.turned(turn), square, turn).err()
    }

    /// The squares where a tile, turned like this and with these sides, may be put.
    pub fn spots(&self, ship: &Ship, tile: &Tile, sides: Pipes, turn: Turn) -> Squares {
        let fits = |square: &Square| self.plan(ship, tile, sides, *square, turn).is_ok();
        self.free(ship).iter().filter(fits).collect()
    }

    /// Puts a tile on a ship with what holds it and what it is marked with, for those who try.
    pub fn put(&self, ship: &mut Ship, content: &Content, freedoms: &Freedoms, tile: TileId, at: (Square, Turn)) {
        let ((square, turn), known) = (at, content.tile(tile));
        let plan = self.plan(ship, known, known.pipes.turned(turn), square, turn).unwrap_or_default();
        ship.put(content, square, tile, turn);
        if let Some(next) = plan.pipe.and_then(|side| ship.grid().next(square, side)) {
            ship.mark(content, square, Mark::Joint(next, Bond::Held));
        }
        settle(ship, content, freedoms, Care::Lenient, &mut |_, _| {});
    }

    /// Where the ship can grow: free squares that a connector leads to, or one of those that are left to be used.
    pub fn open(&self, ship: &Ship) -> Squares {
        let reached = |square: &Square| {
            let (mut cannons, mut engines, mut held) = (0, 0, ship.occupied().is_empty() || self.apart);
            for side in Side::ALL {
                let next = ship.grid().next(*square, side).filter(|next| ship.occupied().contains(*next));
                let (Some(next), back) = (next, side.opposite()) else { continue };
                if ship.thrusters(back).contains(next) {
                    return false;
                }
                engines += u8::from(ship.engines_to(back).contains(next));
                cannons += u8::from(muzzles(ship, back).contains(next));
                held |= self.pipe || ship.connectors(back).contains(next);
            }
            held && engines <= u8::from(self.engine) && cannons <= u8::from(self.cannon)
        };
        self.free(ship).iter().filter(reached).collect()
    }

    /// The free squares that come into question.
    pub fn free(&self, ship: &Ship) -> Squares {
        self.near(ship, self.zone)
    }

    /// The free squares of a zone that come into question.
    pub fn near(&self, ship: &Ship, zone: Squares) -> Squares {
        if self.apart { zone.minus(ship.occupied()) } else { legal::next_to_ship(ship, zone) }
    }
}

/// Cannons that point to this side by how they are turned, whatever marks they have.
fn muzzles(ship: &Ship, side: Side) -> Squares {
    let points = |square: &Square| ship.turn_of(*square).is_some_and(|turn| Side::Front.turned(turn) == side);
    ship.barrels(side).iter().filter(points).collect()
}

/// Engines with their exhaust on this side, whatever marks they have; those that are askew are wrong anyway.
fn exhausts(ship: &Ship, side: Side) -> Squares {
    ship.engines_to(side).minus(ship.askew_engines())
}

/// Cannons and engines with a component on the square that should be empty.
pub fn hemmed(ship: &Ship) -> (Squares, Squares) {
    let before = |side: Side| ship.grid().step(ship.occupied(), side.opposite());
    let all = |which: fn(&Ship, Side) -> Squares| {
        Side::ALL.into_iter().fold(Squares::NONE, |all, side| all | which(ship, side) & before(side))
    };
    (all(muzzles), all(exhausts))
}

/// The joints of one pipe with two that a token holds.
fn welds(ship: &Ship) -> impl Iterator<Item = (Square, Square)> + '_ {
    let bad = legal::bad_joints(ship);
    ship.marks().joints(Bond::Held).filter(move |(one, other)| has(&bad, *one, *other))
}

/// How many joints of one pipe with two a token holds.
pub fn welded(ship: &Ship) -> usize {
    welds(ship).count()
}

/// Do connectors hold these neighbours together?
fn fit(ship: &Ship, one: Square, other: Square) -> bool {
    let meets = |side: Side| {
        let [first, second] = ship.pipes(side).map(|set| set.contains(one));
        let [their_first, their_second] = ship.pipes(side.opposite()).map(|set| set.contains(other));
        first && their_first || second && their_second
    };
    ship.side_towards(one, other).is_some_and(meets)
}

/// The joints of one pipe with two that no token holds.
pub fn unwelded(ship: &Ship) -> Vec<(Square, Square)> {
    let held: Vec<_> = welds(ship).collect();
    let is_welded = |one, other| held.iter().any(|pair| *pair == (one, other) || *pair == (other, one));
    legal::bad_joints(ship).iter().filter(|(one, other)| !is_welded(*one, *other)).collect()
}

/// Is this one of the pairs?
pub fn has(pairs: &Pairs, one: Square, other: Square) -> bool {
    pairs.neighbours(Squares::of(one)).contains(other)
}

/// How marks are put where there are fewer of them than would be needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Whoever comes first has them.
    Lenient,
    /// Then the owner has to decide: joints stay as they are, and no barrel or exhaust is an exception.
    Strict,
}

/// The building zone of somebody who may have one component outside of it: with that, if nothing else stands outside.
#[cold]
pub fn with_outsider(zone: Squares, occupied: Squares) -> Squares {
    let outside = occupied.minus(zone);
    zone | outside.only_if(outside.len() == 1)
}

/// Puts the marks on a ship that follow from its owner's freedoms: on joints of one pipe with two, and on cannons and
/// engines that are hemmed in. Marks that nothing needs any more come off. Only verbs and the yard do, and tell it.
pub fn settle(
    ship: &mut Ship,
    content: &Content,
    freedoms: &Freedoms,
    care: Care,
    tell: &mut dyn FnMut(Square, Marking),
) {
    if freedoms.hemmed {
        settle_hemmed(ship, content, care, tell);
    }
    if freedoms.welds > 0 {
        // A joint that holds by itself by now needs no token.
        let needless: Vec<_> = ship.marks().joints(Bond::Held).filter(|(one, other)| fit(ship, *one, *other)).collect();
        for (one, other) in needless {
            if ship.unmark(content, one, Mark::Joint(other, Bond::Held)) {
                tell(one, Marking::Parted { other });
            }
        }
        let left = usize::from(freedoms.welds).saturating_sub(welds(ship).count());
        let open = unwelded(ship);
        let laid = if care == Care::Strict && open.len() > left { 0 } else { left };
        for (one, other) in open.into_iter().take(laid) {
            if ship.mark(content, one, Mark::Joint(other, Bond::Held)) {
                tell(one, Marking::Welded { other });
            }
        }
    }
}

fn settle_hemmed(ship: &mut Ship, content: &Content, care: Care, tell: &mut dyn FnMut(Square, Marking)) {
    let marked = ship.marks().squares(Mark::Hemmed);
    let (cannons, engines) = hemmed(ship);
    let excepted = |these: Squares| match care {
        _ if these.len() <= 1 => these,
        Care::Lenient => these & marked,
        Care::Strict => Squares::NONE,
    };
    let wrong = cannons.minus(excepted(cannons)) | engines.minus(excepted(engines));
    let wanted = (excepted(cannons) | excepted(engines)).minus(wrong);
    for square in marked.minus(wanted) {
        if ship.unmark(content, square, Mark::Hemmed) {
            tell(square, Marking::Cleared);
        }
    }
    for square in wanted.minus(marked) {
        if ship.mark(content, square, Mark::Hemmed) {
            tell(square, Marking::Hemmed);
        }
    }
}
