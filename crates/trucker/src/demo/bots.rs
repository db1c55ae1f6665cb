//! The bots of the demo: they build what their ships lack most, and answer sensibly.

use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::defaults::default_answer;
use trucker_engine::script::Decider;
use trucker_engine::ship::joins::Joins;
use trucker_engine::ship::legal::Surroundings;
use trucker_engine::ship::{Part, Ship, analysis};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{Alien, BySeat, Seat, Side, Strength, Turn};

/// What a placement must add to a ship to be worth it, in tenths of a point.
const WORTH_PLACING: i32 = 5;
/// What a face-up tile must add to be taken instead of drawing.
const WORTH_TAKING: i32 = 16;

/// Four bots that sit at one table.
pub(super) struct Bots {
    rng: Rng,
    /// Tiles that each of them still takes.
    grips: BySeat<u8>,
}

impl Bots {
    /// Bots whose patience follows from a number.
    pub(super) fn new(seed: u64) -> Bots {
        let mut rng = Rng::with_seed(seed);
        let grips = BySeat(std::array::from_fn(|_| rng.u8(30..=38)));
        Bots { rng, grips }
    }

    /// Takes a good face-up tile, or draws, or finishes when there is nothing left to want.
    fn grip(&mut self, view: View<'_>, seat: Seat) -> Build {
        let full = view.ship(seat).occupied().len() == view.board().len();
        if self.grips[seat] == 0 || full {
            return Build::Finish(view.open_spaces().trailing_zeros() as u8);
        }
        self.grips[seat] -= 1;
        let left = self.grips[seat];
        let gain = |tile: TileId| best_spot(view, seat, tile, left).map_or(0, |(gain, _)| gain);
        let best = view.face_up().iter().map(|tile| (gain(tile), tile)).max();
        match best {
            Some((gain, tile)) if gain >= WORTH_TAKING || view.face_down() == 0 => Build::Take(tile),
            _ => Build::Draw,
        }
    }
}

impl Chance for Bots {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.rng.u16(..draw.sides.max(1))
    }
}

impl Decider for Bots {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let ship = view.ship(decision.seat);
        let spare = analysis::batteries(ship).saturating_sub(1) as usize;
        let answer = match (decision.reason, decision.shape) {
            // One battery is kept for a shield.
            (Reason::PowerEngines { without }, Shape::Set { from, .. }) if without > Strength(0) => {
                Answer::Set(from.iter().take(spare).collect())
            }
            (Reason::PowerCannons { against: None, .. }, Shape::Set { from, .. }) => {
                Answer::Set(from.iter().take(spare.min(1)).collect())
            }
            (Reason::BoardShip { crew, credits, days }, _) => {
                let left = analysis::crew(ship).saturating_sub(u32::from(crew));
                if left >= 3 && credits.0 > days.0 { Answer::Yes } else { Answer::No }
            }
            // The starting cabin always has humans, so an alien is welcome anywhere else.
            (Reason::PlaceCrew { .. }, Shape::Occupant { aliens }) => {
                let alien = Alien::ALL.into_iter().find(|alien| aliens >> alien.index() & 1 != 0);
                alien.map_or(Answer::Humans, Answer::Alien)
            }
            _ => default_answer(view, decision),
        };
        if decision.shape.accepts(answer) { answer } else { default_answer(view, decision) }
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        if !view.yard_is_open() {
            return Build::Go;
        }
        match view.hand(seat) {
            Some(HandView::Known(hand)) => match best_spot(view, seat, hand.tile, self.grips[seat]) {
                Some((gain, (square, turn))) if gain >= WORTH_PLACING => Build::Place(square, turn),
                _ => Build::Return,
            },
            Some(HandView::Hidden) => Build::Return,
            None => self.grip(view, seat),
        }
    }
}

/// The spot where a tile adds most to a ship, and how much.
fn best_spot(view: View<'_>, seat: Seat, tile: TileId, left: u8) -> Option<(i32, (Square, Turn))> {
    let (ship, content) = (view.ship(seat), view.content());
    let around = Surroundings::of(ship, view.board());
    let now = worth(ship, content, view.board(), left);
    let mut best = None;
    for turn in Turn::ALL {
        for square in around.legal(content, tile, turn) {
            let mut with = *ship;
            with.put(content, square, tile, turn);
            let found = (worth(&with, content, view.board(), left) - now, (square, turn));
            if best.is_none_or(|best| found > best) {
                best = Some(found);
            }
        }
    }
    best
}

/// What a ship under construction is worth, in tenths of a point, with so many tiles still to be taken.
fn worth(ship: &Ship, content: &Content, board: Squares, left: u8) -> i32 {
    let (mut batteries, mut holds, mut red_holds) = (0, 0, 0);
    for (square, _) in ship.tiles() {
        match ship.component(content, square) {
            Some(Component::Battery(tokens)) => batteries += i32::from(tokens),
            Some(Component::Cargo(containers)) => holds += i32::from(containers),
            Some(Component::SpecialCargo(containers)) => red_holds += i32::from(containers),
            _ => {}
        }
    }
    let doubles = ship.part(Part::DoubleEngine) | ship.part(Part::DoubleCannon);
    let powered: Squares = doubles.iter().take(batteries as usize).collect();
    let engines = i32::from(analysis::engine_strength(ship, powered).0);
    let cannons = i32::from(analysis::cannon_strength(ship, powered).0);
    let shielded = Side::ALL.into_iter().filter(|side| !analysis::shields(ship, *side).is_empty()).count() as i32;
    let cabins = ship.part(Part::Cabin).len() as i32;
    let wanted = doubles.len() as i32 + 2 * shielded;
    let joins = Joins::of(ship);
    let homes = Alien::ALL.into_iter().filter(|alien| {
        let supported = joins.neighbours(ship.part(Part::support(*alien))) & ship.part(Part::Cabin);
        supported.iter().any(|cabin| ship.component(content, cabin) == Some(Component::Cabin))
    });
    // Exposed connectors slow a ship and look bad, but a ship cannot grow without some.
    let (mut room, mut engine_room, mut useless) = (Squares::NONE, Squares::NONE, 0);
    for side in Side::ALL {
        let outside = analysis::exposed(ship, side).step(side);
        room |= outside & board;
        if side != Side::Front {
            engine_room |= outside & board & !ship.occupied().step(Side::Front);
        }
        useless += analysis::exposed(ship, side).len() as i32 - (outside & board).len() as i32;
    }
    let no_engine = if engines == 0 && engine_room.is_empty() { 60 } else { 0 };
    let growth = if left > 6 { 4 * (room.len() as i32).min(5) } else { -3 * room.len() as i32 };
    steps(engines, 2, 25, 0)
        + steps(engines, 6, 9, 3)
        + steps(cannons, 6, 9, 4)
        + steps(cabins, 3, 22, 8)
        + steps(holds + red_holds, 5, 10, 5)
        + 4 * red_holds
        + steps(batteries, wanted.min(5), 9, 1)
        + 12 * shielded
        + 12 * homes.count() as i32
        + 8 * ship.occupied().len() as i32
        + growth
        - 5 * useless
        - no_engine
}

/// Worth much up to a number, and little beyond.
fn steps(amount: i32, enough: i32, first: i32, further: i32) -> i32 {
    amount.min(enough) * first + (amount - enough).max(0) * further
}
