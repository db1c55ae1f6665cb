//! Flying many games over several threads, each game by itself: a panic costs one game.

use super::share::guarded;
use super::stop;
use super::tally::Tally;
use super::yard::Clock;
use super::{digest, r1};
use crate::parts::PartsArg;
use std::sync::atomic::{AtomicU64, Ordering};
use trucker_bots::random::RandomPlayer;
use trucker_bots::{Field, Pace, Profile};
use trucker_engine::audit;
use trucker_engine::content::Content;
use trucker_engine::event::EventLog;
use trucker_engine::game::{build_out, play_out, play_out_watched};
use trucker_engine::script::Decider;
use trucker_engine::state::{Setup, State};
use trucker_engine::words::{BySeat, MAX_SEATS, Seat};

/// Building steps after which a game is given up as stuck; a few hundred are usual.
const BUILD_LIMIT: u32 = 20_000;

/// Games that a thread takes at once; bots take longer and are taken one by one.
const CHUNK: u64 = 256;

/// Which games to fly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Random-legal players at this table.
    Random(Setup),
    /// Bots at this table; they move on by a seat with every game.
    Bots(Setup, Bots),
    /// The benchmark workload at this table.
    R1(Setup),
}

/// Up to five bots, in the order they were named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bots {
    profiles: [Option<Profile>; MAX_SEATS],
    /// Is everything answered for them, as for people who are away?
    away: bool,
}

impl Bots {
    /// The first four of these.
    pub fn new(bots: &[Profile]) -> Bots {
        let mut profiles = [None; MAX_SEATS];
        for (slot, bot) in profiles.iter_mut().zip(bots) {
            *slot = Some(*bot);
        }
        Bots { profiles, away: false }
    }

    /// The same bots, who build and may then be away.
    pub fn who_may_be_away(self, away: bool) -> Bots {
        Bots { away, ..self }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Profile> {
        self.profiles.into_iter().flatten()
    }

    /// At their seats in the game of this number.
    fn field(&self, number: u64, seed: u64) -> Field {
        let field = Field::new(&self.seated(number), seed);
        if self.away { field.away() } else { field }
    }

    /// By seat, in the game of this number.
    pub fn seated(&self, number: u64) -> Vec<Profile> {
        let mut seated: Vec<Profile> = self.iter().collect();
        let seats = seated.len().max(1) as u64;
        seated.rotate_right((number % seats) as usize);
        seated
    }

    /// Where the bot that was named last sits in the game of this number.
    fn last(&self, number: u64) -> Option<Seat> {
        let seats = self.iter().count().max(1) as u64;
        Seat::new(((number + seats - 1) % seats) as usize)
    }
}

/// How fast bots work, as in rooms, instead of each in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// How fast.
    pub pace: Pace,
    /// When the bot that was named last finishes, in milliseconds after "go".
    pub finishes: Option<u32>,
}

/// Games to fly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Which.
    pub kind: Kind,
    /// Where all chance comes from.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many.
    pub games: u64,
    /// Threads that share them.
    pub threads: usize,
    /// How fast bots work, if not each in turn.
    pub tempo: Option<Tempo>,
    /// Is every game played with other parts of expansions?
    pub random_parts: Option<PartsArg>,
    /// Is a [`Ledger`](super::ledger::Ledger) kept for a report?
    pub record: bool,
    /// Is it looked whether everything is still there?
    pub check: bool,
    /// Is a [`digest`] of all games made?
    pub digest: bool,
}

impl Batch {
    /// What is agreed at the table.
    pub fn setup(&self) -> Setup {
        match self.kind {
            Kind::Random(setup) | Kind::Bots(setup, _) | Kind::R1(setup) => setup,
        }
    }

    /// Flies all games, or those that are done when somebody asks to stop; tells now and then how many more are.
    pub fn fly(&self, content: &Content, progress: &(dyn Fn(u64) + Sync)) -> Tally {
        let next = AtomicU64::new(0);
        let chunk = if matches!(self.kind, Kind::Bots(..)) { 1 } else { CHUNK };
        let work = || {
            let mut tally = Tally::default();
            loop {
                let from = next.fetch_add(chunk, Ordering::Relaxed);
                if from >= self.games || stop::asked() {
                    return tally;
                }
                let to = (from + chunk).min(self.games);
                for number in from..to {
                    self.fly_one(content, self.first.wrapping_add(number), &mut tally);
                }
                progress(to - from);
            }
        };
        let mut total = Tally::default();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            total.add(work());
            for thread in threads {
                match thread.join() {
                    Ok(tally) => total.add(tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        total
    }

    fn fly_one(&self, content: &Content, number: u64, tally: &mut Tally) {
        tally.games += 1;
        let seed = game_seed(self.seed, number);
        let mut setup = self.setup();
        if let Some(parts) = self.random_parts {
            parts.deal(seed, &mut setup);
        }
        let mut state = State::new(setup);
        // Only a trek has earlier flights that its last state knows nothing of.
        let mut events = (self.record || self.check || setup.flights() > 1).then(EventLog::default);
        let mut leak = None;
        let played = guarded(|| {
            let mut watch = |state: &State| {
                if self.check && leak.is_none() {
                    leak = audit::look(state, content).err();
                }
            };
            self.play(number, seed, content, &mut state, events.as_mut(), &mut watch)
        });
        match played {
            Ok(Some(tiles)) => {
                if let (true, Some(log)) = (self.check, &events) {
                    tally.count_check(number, leak.or_else(|| audit::credits(&state, log).err()));
                }
                tally.count(&state, events.as_ref());
                if self.digest {
                    tally.count_digest(digest::of(number, &state));
                }
                if matches!(self.kind, Kind::Bots(..)) {
                    tally.count_bots(&state, self.names(number), tiles);
                }
                if let (true, Some(log)) = (self.record, &events) {
                    tally.ledger.get_or_insert_default().count(content, &state, log, &self.names(number));
                }
            }
            Ok(None) => tally.count_stuck(number),
            Err(message) => tally.count_panic(number, message),
        }
    }

    /// Plays one game to its end, where it is set up; the components that bots launched with, by seat, or `None` if it
    /// got stuck.
    fn play(
        &self,
        number: u64,
        seed: u64,
        content: &Content,
        state: &mut State,
        events: Option<&mut EventLog>,
        watch: &mut dyn FnMut(&State),
    ) -> Option<BySeat<u16>> {
        let mut tiles = BySeat::default();
        let done = match self.kind {
            Kind::R1(_) => r1::fly(seed, state, content),
            Kind::Random(_) if !self.check => {
                play_out(state, content, &mut RandomPlayer::new(seed), BUILD_LIMIT, events)
            }
            Kind::Random(_) => {
                let mut builds_out = |state: &mut State, decider: &mut dyn Decider, events: Option<&mut EventLog>| {
                    build_out(state, content, decider, BUILD_LIMIT, events)
                };
                play_out_watched(state, content, &mut RandomPlayer::new(seed), events, &mut builds_out, watch)
            }
            Kind::Bots(_, bots) => {
                let mut field = bots.field(number, seed);
                let clock = self.tempo.map(|tempo| Clock {
                    pace: tempo.pace,
                    person: bots.last(number).zip(tempo.finishes),
                    seed: mix(seed),
                });
                let mut builds_out = |state: &mut State, decider: &mut dyn Decider, events: Option<&mut EventLog>| {
                    let built = match &clock {
                        Some(clock) => clock.build_out(state, content, decider, events),
                        None => build_out(state, content, decider, BUILD_LIMIT, events),
                    };
                    for seat in state.seats().iter() {
                        tiles[seat] += state.ships[seat].occupied().len() as u16;
                    }
                    built
                };
                play_out_watched(state, content, &mut field, events, &mut builds_out, watch)
            }
        };
        done.then_some(tiles)
    }

    /// What the players of a game are called, by seat.
    pub fn names(&self, number: u64) -> Vec<String> {
        match self.kind {
            Kind::Bots(_, bots) => bots.seated(number).iter().map(ToString::to_string).collect(),
            Kind::Random(_) | Kind::R1(_) => vec!["random".into(); usize::from(self.setup().players)],
        }
    }
}

/// The seed of one game: neighbouring numbers give unrelated games.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    mix(mix(seed).wrapping_add(number))
}

/// A step of SplitMix64.
pub(crate) fn mix(number: u64) -> u64 {
    let mut word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
