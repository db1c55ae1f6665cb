//! Counting how games ended, in whole numbers, so that the order of counting does not matter.

use super::ledger::{Ledger, Moments};
use std::collections::BTreeMap;
use trucker_engine::audit::Leak;
use trucker_engine::event::{Event, EventLog};
use trucker_engine::state::{GaveUp, State};
use trucker_engine::words::BySeat;

/// What became of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games begun.
    pub games: u64,
    /// How often a player ended a game with so many credits.
    pub credits: BTreeMap<i16, u64>,
    /// The credits of each bot by its name; random-legal players have none.
    pub bots: BTreeMap<String, Moments>,
    /// The components that each bot launched with, over all flights of a game.
    pub tiles: BTreeMap<String, Moments>,
    /// How players' flights ended.
    pub flights: Flights,
    /// Games that panicked.
    pub panics: u64,
    /// The number and message of the first of them.
    pub first_panic: Option<(u64, String)>,
    /// Games that did not come to an end.
    pub stuck: u64,
    /// The number of the first of them.
    pub first_stuck: Option<u64>,
    /// Games in which something got lost or came from nowhere, if it was looked for.
    pub leaks: Option<u64>,
    /// The number of the first of them, and what it was.
    pub first_leak: Option<(u64, String)>,
    /// A number that follows from how every game ended, if it is asked for.
    pub digest: Option<u64>,
    /// What the report needs, if there is to be one.
    pub ledger: Option<Ledger>,
}

/// How players' flights ended: one count for each player and flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flights {
    /// Came to the end.
    pub finished: u64,
    /// Gave up by choice.
    pub chose: u64,
    /// Had no human left.
    pub no_humans: u64,
    /// Had no engine strength in open space.
    pub no_engines: u64,
    /// Fell more than a lap behind.
    pub lapped: u64,
}

impl Flights {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.finished + self.chose + self.no_humans + self.no_engines + self.lapped
    }

    /// Counts one.
    pub fn count(&mut self, why: Option<GaveUp>) {
        let count = match why {
            None => &mut self.finished,
            Some(GaveUp::Chose | GaveUp::Unpaid) => &mut self.chose,
            Some(GaveUp::NoHumans) => &mut self.no_humans,
            Some(GaveUp::NoEngines) => &mut self.no_engines,
            Some(GaveUp::Lapped) => &mut self.lapped,
        };
        *count += 1;
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: Flights) {
        self.finished += other.finished;
        self.chose += other.chose;
        self.no_humans += other.no_humans;
        self.no_engines += other.no_engines;
        self.lapped += other.lapped;
    }
}

impl Tally {
    /// Counts a game that came to its end. A game of several flights needs its events, for the earlier ones.
    pub fn count(&mut self, end: &State, events: Option<&EventLog>) {
        for seat in end.seats().iter() {
            let player = &end.players[seat];
            *self.credits.entry(player.credits.0).or_default() += 1;
            if events.is_none() {
                self.flights.count(player.gave_up);
            }
        }
        if let Some(log) = events {
            let mut finished = end.seats().len() as u64 * (u64::from(end.flight_number) + 1);
            for (_, event) in &log.events {
                if let Event::LeftFlight { why, .. } = event {
                    self.flights.count(Some(*why));
                    finished = finished.saturating_sub(1);
                }
            }
            self.flights.finished += finished;
        }
    }

    /// Counts what bots built and earned in a game that came to its end; they are named by seat.
    pub fn count_bots(&mut self, end: &State, names: Vec<String>, tiles: BySeat<u16>) {
        for (seat, name) in end.seats().iter().zip(names) {
            self.tiles.entry(name.clone()).or_default().count(i64::from(tiles[seat]));
            self.bots.entry(name).or_default().count(i64::from(end.players[seat].credits.0));
        }
    }

    /// Adds how one game ended to the number for all of them, in whatever order they are flown.
    pub fn count_digest(&mut self, game: u64) {
        self.digest = Some(self.digest.unwrap_or(0).wrapping_add(game));
    }

    /// Counts a game that panicked.
    pub fn count_panic(&mut self, game: u64, message: String) {
        self.panics += 1;
        if self.first_panic.as_ref().is_none_or(|(first, _)| game < *first) {
            self.first_panic = Some((game, message));
        }
    }

    /// Counts a game that got stuck.
    pub fn count_stuck(&mut self, game: u64) {
        self.stuck += 1;
        self.first_stuck = Some(self.first_stuck.map_or(game, |first| first.min(game)));
    }

    /// Counts a game in which it was looked whether everything is still there.
    pub fn count_check(&mut self, game: u64, leak: Option<Leak>) {
        *self.leaks.get_or_insert(0) += u64::from(leak.is_some());
        if let Some(leak) = leak {
            self.note_leak(game, leak.to_string());
        }
    }

    fn note_leak(&mut self, game: u64, leak: String) {
        if self.first_leak.as_ref().is_none_or(|(first, _)| game < *first) {
            self.first_leak = Some((game, leak));
        }
    }

    /// Games that must not have been.
    pub fn faults(&self) -> u64 {
        self.panics + self.stuck + self.leaks.unwrap_or(0)
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        for (credits, players) in other.credits {
            *self.credits.entry(credits).or_default() += players;
        }
        for (name, theirs) in other.bots {
            self.bots.entry(name).or_default().add(theirs);
        }
        for (name, theirs) in other.tiles {
            self.tiles.entry(name).or_default().add(theirs);
        }
        self.flights.add(other.flights);
        if let Some((game, message)) = other.first_panic {
            self.count_panic(game, message);
            self.panics -= 1;
        }
        self.panics += other.panics;
        if let Some(game) = other.first_stuck {
            self.count_stuck(game);
            self.stuck -= 1;
        }
        self.stuck += other.stuck;
        if let Some(theirs) = other.leaks {
            *self.leaks.get_or_insert(0) += theirs;
        }
        if let Some((game, leak)) = other.first_leak {
            self.note_leak(game, leak);
        }
        if let Some(theirs) = other.digest {
            self.count_digest(theirs);
        }
        if let Some(theirs) = other.ledger {
            self.ledger.get_or_insert_default().add(theirs);
        }
    }

    /// Players whose credits were counted.
    pub fn players(&self) -> u64 {
        self.credits.values().sum()
    }

    /// The mean and the standard deviation of players' credits.
    pub fn mean_and_deviation(&self) -> (f64, f64) {
        let players = self.players().max(1) as f64;
        let sum: i64 = self.credits.iter().map(|(credits, n)| i64::from(*credits) * *n as i64).sum();
        let squares: i64 = self.credits.iter().map(|(credits, n)| i64::from(*credits).pow(2) * *n as i64).sum();
        let mean = sum as f64 / players;
        (mean, (squares as f64 / players - mean * mean).max(0.0).sqrt())
    }

    /// The credits that this share of players, in hundredths, did not exceed.
    pub fn percentile(&self, hundredths: u64) -> i16 {
        let rank = (self.players() * hundredths).div_ceil(100);
        let mut seen = 0;
        for (credits, players) in &self.credits {
            seen += players;
            if seen >= rank {
                return *credits;
            }
        }
        0
    }
}
