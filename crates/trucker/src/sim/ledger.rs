//! What the report needs to know of each game, in whole numbers, so that the order of counting does not matter.

use super::tally::Flights;
use std::collections::BTreeMap;
use trucker_engine::card::CardId;
use trucker_engine::content::Content;
use trucker_engine::event::{Event, EventLog, Loss, Money};
use trucker_engine::state::{GaveUp, State};
use trucker_engine::tile::TileId;
use trucker_engine::words::{BySeat, Days, Good, MAX_SEATS, Seat, Seats};

/// A win, in parts: two, three and four who tie can share it.
pub const WIN: u64 = 12;

/// Enough of some numbers for their mean and spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i64,
}

impl Moments {
    /// Counts one.
    pub fn count(&mut self, value: i64) {
        self.add(Moments { count: 1, sum: value, squares: value * value });
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Half the width of the 95 % confidence interval of the mean.
    pub fn half(&self) -> f64 {
        let n = self.count.max(1) as f64;
        let variance = (self.squares as f64 / n - self.mean().powi(2)).max(0.0);
        1.96 * (variance / n).sqrt()
    }
}

/// What became of one bot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BotLedger {
    /// How often a game ended with so many credits.
    pub credits: BTreeMap<i16, u64>,
    /// Games won, in parts of [`WIN`].
    pub won: u64,
    /// How flights ended.
    pub flights: Flights,
    /// Credits of a flight by the place of the rocket at the start.
    pub starts: [Moments; MAX_SEATS],
}

impl BotLedger {
    /// The credits of all games.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        for (credits, players) in &self.credits {
            let (value, players) = (i64::from(*credits), *players);
            moments.add(Moments {
                count: players,
                sum: value * players as i64,
                squares: value * value * players as i64,
            });
        }
        moments
    }
}

/// What one card did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardLedger {
    /// How often it was turned up.
    pub turned_up: u64,
    /// How many ships it met.
    pub met: u64,
    /// Credits it paid.
    pub credits: i64,
    /// The full price of goods loaded, less that of goods lost or left behind.
    pub goods: i64,
    /// Days gained, less those lost.
    pub days: i64,
    /// Crew lost or given up.
    pub crew: u64,
    /// Batteries spent or lost.
    pub batteries: u64,
    /// Components it hit.
    pub destroyed: u64,
    /// Components that fell off with them.
    pub fell_off: u64,
    /// Ships that had to leave after it, by reason: by choice, no humans, no engines, lapped.
    pub left: [u64; 4],
}

impl CardLedger {
    /// Adds what another thread counted.
    pub fn add(&mut self, other: &CardLedger) {
        self.turned_up += other.turned_up;
        self.met += other.met;
        self.credits += other.credits;
        self.goods += other.goods;
        self.days += other.days;
        self.crew += other.crew;
        self.batteries += other.batteries;
        self.destroyed += other.destroyed;
        self.fell_off += other.fell_off;
        for (mine, theirs) in self.left.iter_mut().zip(other.left) {
            *mine += theirs;
        }
    }
}

/// How often a tile stood on a ship at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileLedger {
    /// On the ship of a winner.
    pub winning: u64,
    /// On another ship.
    pub other: u64,
}

/// What became of many games of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Games counted.
    pub games: u64,
    /// By the name of the bot.
    pub bots: BTreeMap<String, BotLedger>,
    /// By card.
    pub cards: BTreeMap<CardId, CardLedger>,
    /// By tile.
    pub tiles: BTreeMap<TileId, TileLedger>,
    /// Ships of winners and of others.
    pub ships: TileLedger,
    /// Components taken off at the spot check, and those that never left the reserve.
    pub before_launch: (u64, u64),
}

/// A game as it is being read.
#[derive(Default)]
struct Reading {
    card: Option<CardId>,
    flying: Seats,
    launched: BySeat<Option<Days>>,
    earned: BySeat<i64>,
    left: BySeat<Option<GaveUp>>,
}

impl Ledger {
    /// Counts a game that came to its end; bots are named by seat.
    pub fn count(&mut self, content: &Content, end: &State, log: &EventLog, names: &[String]) {
        self.games += 1;
        let mut reading = Reading::default();
        for (_, event) in &log.events {
            self.read(content, end, &mut reading, event, names);
        }
        let best = end.seats().iter().map(|seat| end.players[seat].credits).max();
        let winners = end.seats().iter().filter(|seat| Some(end.players[*seat].credits) == best).count() as u64;
        for seat in end.seats().iter() {
            let wins = Some(end.players[seat].credits) == best;
            let bot = self.bot(names, seat);
            *bot.credits.entry(end.players[seat].credits.0).or_default() += 1;
            bot.won += if wins { WIN / winners } else { 0 };
            let tally = |ledger: &mut TileLedger| *(if wins { &mut ledger.winning } else { &mut ledger.other }) += 1;
            tally(&mut self.ships);
            for (_, placed) in end.ships[seat].tiles() {
                tally(self.tiles.entry(placed.tile).or_default());
            }
        }
    }

    fn bot(&mut self, names: &[String], seat: Seat) -> &mut BotLedger {
        let name = names.get(seat.index()).or(names.first()).map_or("random", String::as_str);
        self.bots.entry(name.to_string()).or_default()
    }

    fn read(&mut self, content: &Content, end: &State, reading: &mut Reading, event: &Event, names: &[String]) {
        let price = |good: Good| i64::from(content.supply.prices[good.index()].0);
        match *event {
            Event::ShipLaunched { seat, position } => {
                reading.flying.insert(seat);
                reading.launched[seat] = Some(position);
            }
            Event::TileLost { loss: Loss::Removed, .. } => self.before_launch.0 += 1,
            Event::TileLost { loss: Loss::NotAdded, .. } => self.before_launch.1 += 1,
            Event::CardRevealed { card } => {
                reading.card = Some(card);
                let met = reading.flying.len() as u64;
                let ledger = self.cards.entry(card).or_default();
                ledger.turned_up += 1;
                ledger.met += met;
            }
            Event::LeftFlight { seat, why } => {
                reading.flying.remove(seat);
                reading.left[seat] = Some(why);
                if let Some(card) = reading.card {
                    self.cards.entry(card).or_default().left[why as usize] += 1;
                }
            }
            Event::Paid { seat, credits, why, .. } => {
                if why != Money::DebtForgiven {
                    reading.earned[seat] += i64::from(credits.0);
                }
                if let (Money::Card, Some(card)) = (why, reading.card) {
                    self.cards.entry(card).or_default().credits += i64::from(credits.0);
                }
            }
            Event::FlightEnded { .. } => {
                self.end_flight(end, reading, names);
                *reading = Reading::default();
            }
            _ => {
                let Some(card) = reading.card else { return };
                let ledger = self.cards.entry(card).or_default();
                match *event {
                    Event::TileLost { loss: Loss::Destroyed, .. } => ledger.destroyed += 1,
                    Event::TileLost { loss: Loss::FellOff, .. } => ledger.fell_off += 1,
                    Event::Moved { days, .. } => ledger.days += i64::from(days.0),
                    Event::CrewLost { .. } => ledger.crew += 1,
                    Event::BatterySpent { .. } => ledger.batteries += 1,
                    Event::GoodLoaded { good, .. } => ledger.goods += price(good),
                    Event::GoodLifted { good, .. } | Event::GoodLost { good, .. } | Event::Catapulted { good, .. } => {
                        ledger.goods -= price(good);
                    }
                    _ => {}
                }
            }
        }
    }

    fn end_flight(&mut self, end: &State, reading: &Reading, names: &[String]) {
        for seat in end.seats().iter() {
            let ahead = |other: &Seat| reading.launched[*other] > reading.launched[seat];
            let place = end.seats().iter().filter(ahead).count();
            let bot = self.bot(names, seat);
            bot.flights.count(reading.left[seat]);
            bot.starts[place].count(reading.earned[seat]);
        }
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: Ledger) {
        self.games += other.games;
        for (name, theirs) in other.bots {
            let mine = self.bots.entry(name).or_default();
            for (credits, players) in theirs.credits {
                *mine.credits.entry(credits).or_default() += players;
            }
            mine.won += theirs.won;
            mine.flights.add(theirs.flights);
            for (mine, theirs) in mine.starts.iter_mut().zip(theirs.starts) {
                mine.add(theirs);
            }
        }
        for (card, theirs) in &other.cards {
            self.cards.entry(*card).or_default().add(theirs);
        }
        let add = |mine: &mut TileLedger, theirs: &TileLedger| {
            mine.winning += theirs.winning;
            mine.other += theirs.other;
        };
        for (tile, theirs) in &other.tiles {
            add(self.tiles.entry(*tile).or_default(), theirs);
        }
        add(&mut self.ships, &other.ships);
        self.before_launch.0 += other.before_launch.0;
        self.before_launch.1 += other.before_launch.1;
    }

    /// Flights of all players.
    pub fn flights(&self) -> u64 {
        self.bots.values().map(|bot| bot.flights.total()).sum()
    }
}
