//! Several hits in a row change a ship, so whole flights are sampled with the rules themselves.

use super::boards::Board;
use super::inspect;
use trucker_bots::defaults::default_answer;
use trucker_engine::building::Build;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::game::play_out;
use trucker_engine::phases;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::setup::{Extras, Set};
use trucker_engine::ship::{Aboard, Ship, analysis};
use trucker_engine::state::{GaveUp, Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{Good, Seat};

/// Ships at the table: the one in question and copies of it.
pub const PLAYERS: usize = 4;

/// Answers everything as is proposed to people, which is a veteran's answer, and draws all chance from a seed.
pub(super) struct Pilot(pub(super) Seed);

impl Chance for Pilot {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.draw(draw)
    }
}

impl Decider for Pilot {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        default_answer(view, decision)
    }

    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        Build::Go // Never asked: the ships are built.
    }
}

/// A ship as it takes off: mistakes are mended as in the check before a flight, at the least cost in components;
/// aliens that nothing supports leave; and if nothing stands aboard, what the rules give every ship comes aboard:
/// batteries, two humans a cabin, sleepers, blocks for catapults.
pub fn launched(ship: &Ship, content: &Content, board: impl Into<Board>) -> Ship {
    let mut pilot = Pilot(Seed::from_number(0));
    let mut state = table(ship, content, board.into(), 1, &mut pilot);
    state.ships[Seat::FIRST] = *ship;
    state.phase = Phase::SpotCheck;
    // A decider always answers, so a phase always ends.
    let _ = phases::run(&mut Cx::inline(&mut state, content, &mut pilot, None));
    let mut ship = state.ships[Seat::FIRST];
    for cabin in inspect::unsupported(&ship, content) {
        ship.set_aboard(cabin, ship.aboard(cabin).with_alien(None));
    }
    if is_bare(&ship) {
        state.ships[Seat::FIRST] = ship;
        state.flight.flying.insert(Seat::FIRST);
        state.phase = Phase::Crew;
        let _ = phases::run(&mut Cx::inline(&mut state, content, &mut pilot, None));
        ship = state.ships[Seat::FIRST];
    }
    ship
}

/// Does nothing at all stand aboard?
pub fn is_bare(ship: &Ship) -> bool {
    ship.occupied().iter().all(|square| ship.aboard(square) == Aboard::NOTHING)
}

/// A figure of many flights.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// One in ten is at most this.
    pub p10: i32,
    /// One in ten is at least this.
    pub p90: i32,
}

impl Spread {
    fn of(mut figures: Vec<i32>) -> Spread {
        figures.sort_unstable();
        let last = figures.len().saturating_sub(1);
        let at = |percent: usize| figures.get((last * percent + 50) / 100).copied().unwrap_or(0);
        let mean = figures.iter().map(|figure| f64::from(*figure)).sum::<f64>() / figures.len().max(1) as f64;
        Spread { mean, p10: at(10), p90: at(90) }
    }
}

/// What became of a ship in many flights.
#[derive(Clone, Copy, Debug)]
pub struct Flights {
    /// How many were flown.
    pub flights: u32,
    /// Components lost.
    pub components: Spread,
    /// Credits at the end.
    pub credits: Spread,
    /// The share of flights that the ship finished.
    pub finished: f64,
    /// The shares it left for want of humans, for want of engines, or because it was lapped.
    pub left: [f64; 3],
}

/// Flies a ship and three copies of it so many times. It takes each of the four starting spaces in turn.
///
/// Flight number *n* draws the same numbers for every ship, so that two ships can be compared. `cards` are the cards
/// of every flight; `None` makes the piles of the level.
pub fn fly(ship: &Ship, content: &Content, board: impl Into<Board>, cards: Option<&[CardId]>, flights: u32) -> Flights {
    let board = board.into();
    let mut components = Vec::new();
    let mut credits = Vec::new();
    let (mut finished, mut left) = (0, [0; 3]);
    for number in 0..flights {
        let mut pilot = Pilot(Seed::from_number(u64::from(number)));
        let mut state = start(ship, content, board, cards, number, &mut pilot);
        play_out(&mut state, content, &mut pilot, 0, None);
        let player = &state.players[Seat::FIRST];
        components.push(i32::from(player.lost));
        credits.push(i32::from(player.credits.0));
        finished += u32::from(player.place.is_some());
        match player.gave_up {
            Some(GaveUp::NoHumans) => left[0] += 1,
            Some(GaveUp::NoEngines) => left[1] += 1,
            Some(GaveUp::Lapped) => left[2] += 1,
            Some(GaveUp::Chose | GaveUp::Unpaid) | None => {}
        }
    }
    let share = |count: u32| f64::from(count) / f64::from(flights.max(1));
    Flights {
        flights,
        components: Spread::of(components),
        credits: Spread::of(credits),
        finished: share(finished),
        left: left.map(share),
    }
}

/// A table that is set up for a ship: with the new technology if the ship has some, so that the bank has enough goods.
fn table(ship: &Ship, content: &Content, board: Board, players: usize, pilot: &mut Pilot) -> State {
    let mut setup = Setup::new(players as u8, Mode::Flight(board.level(content)));
    let technology = ship.tiles().any(|(_, placed)| content.tile(placed.tile).set == Set::KeepOnTrucking);
    setup.extras = Extras { technology, ..Extras::default() };
    let mut state = State::new(setup);
    let _ = phases::run(&mut Cx::inline(&mut state, content, pilot, None));
    // No die is thrown for how the board lies: the ship is built on it.
    state.rules = board.rules(content);
    state
}

/// A table right before the first card.
fn start(
    ship: &Ship,
    content: &Content,
    board: Board,
    cards: Option<&[CardId]>,
    number: u32,
    pilot: &mut Pilot,
) -> State {
    let mut state = table(ship, content, board, PLAYERS, pilot);
    if let Some(cards) = cards {
        state.flight.deck = cards.iter().copied().collect::<CardSet>();
    }
    let aboard = analysis::goods(ship);
    for good in Good::ALL {
        let taken = aboard[good].saturating_mul(PLAYERS as u8);
        state.bank[good] = state.bank[good].saturating_sub(taken);
    }
    let spaces = &content.flight_board(board.level(content)).start;
    for seat in state.seats().iter() {
        state.ships[seat] = *ship;
        state.players[seat].position = spaces[(seat.index() + number as usize) % PLAYERS];
        state.flight.flying.insert(seat);
    }
    state.phase = Phase::Reveal;
    state
}
