//! Several hits in a row change a ship, so whole flights are sampled with the rules themselves.

use trucker_engine::building::Build;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::defaults::default_answer;
use trucker_engine::game::play_out;
use trucker_engine::phases;
use trucker_engine::rules::Ruleset;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::ship::{Part, Ship, analysis};
use trucker_engine::state::{GaveUp, Mode, Phase, Setup, State};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Good, Level, Seat};

use super::inspect;

/// Ships at the table: the one in question and copies of it.
pub const PLAYERS: usize = 4;

/// Answers everything as the rules propose, and draws all chance from a seed.
struct Pilot(Seed);

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
/// aliens that nothing supports leave; and if nothing stands aboard, batteries and two humans a cabin come aboard.
pub fn launched(ship: &Ship, content: &Content, level: Level) -> Ship {
    let mut state = State::new(Setup::new(1, Mode::Flight(level)));
    state.rules = Ruleset::new(level, false);
    state.ships[Seat::FIRST] = *ship;
    state.phase = Phase::SpotCheck;
    let mut pilot = Pilot(Seed::from_number(0));
    // A decider always answers, so the check always ends.
    let _ = phases::run(&mut Cx::inline(&mut state, content, &mut pilot, None));
    let mut ship = state.ships[Seat::FIRST];
    for cabin in inspect::unsupported(&ship, content) {
        ship.set_aboard(cabin, ship.aboard(cabin).with_alien(None));
    }
    if is_bare(&ship) {
        for square in ship.part(Part::Cabin) {
            ship.set_aboard(square, ship.aboard(square).with_humans(2));
        }
        for square in ship.part(Part::Battery) {
            if let Some(Component::Battery(most)) = ship.component(content, square) {
                ship.set_aboard(square, ship.aboard(square).with_batteries(most));
            }
        }
    }
    ship
}

/// Does nothing at all stand aboard?
pub fn is_bare(ship: &Ship) -> bool {
    analysis::crew(ship) == 0 && analysis::batteries(ship) == 0 && analysis::goods(ship).is_empty()
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
pub fn fly(ship: &Ship, content: &Content, level: Level, cards: Option<&[CardId]>, flights: u32) -> Flights {
    let mut components = Vec::new();
    let mut credits = Vec::new();
    let (mut finished, mut left) = (0, [0; 3]);
    for number in 0..flights {
        let mut pilot = Pilot(Seed::from_number(u64::from(number)));
        let mut state = start(ship, content, level, cards, number, &mut pilot);
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

/// A table right before the first card.
fn start(
    ship: &Ship,
    content: &Content,
    level: Level,
    cards: Option<&[CardId]>,
    number: u32,
    pilot: &mut Pilot,
) -> State {
    let mut state = State::new(Setup::new(PLAYERS as u8, Mode::Flight(level)));
    let _ = phases::run(&mut Cx::inline(&mut state, content, pilot, None));
    if let Some(cards) = cards {
        state.flight.deck = cards.iter().copied().collect::<CardSet>();
    }
    let aboard = analysis::goods(ship);
    for good in Good::ALL {
        let taken = aboard[good].saturating_mul(PLAYERS as u8);
        state.bank[good] = state.bank[good].saturating_sub(taken);
    }
    let spaces = content.flight_boards[level.index()].start;
    for seat in state.seats().iter() {
        state.ships[seat] = *ship;
        state.players[seat].position = spaces[(seat.index() + number as usize) % PLAYERS];
        state.flight.flying.insert(seat);
    }
    state.phase = Phase::Reveal;
    state
}
