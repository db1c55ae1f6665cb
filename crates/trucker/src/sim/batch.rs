//! Flying many games over several threads, each game by itself: a panic costs one game.

use super::r1;
use super::random::RandomPlayer;
use super::tally::Tally;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};
use trucker_engine::content::Content;
use trucker_engine::event::EventLog;
use trucker_engine::game::play_out;
use trucker_engine::state::{Mode, Setup, State};

/// Building steps after which a game is given up as stuck; a few hundred are usual.
const BUILD_LIMIT: u32 = 20_000;

/// Games that a thread takes at once.
const CHUNK: u64 = 256;

/// Which games to fly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Random-legal players at this table.
    Random(Setup),
    /// The benchmark workload.
    R1,
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
}

impl Batch {
    /// What is agreed at the table.
    pub fn setup(&self) -> Setup {
        match self.kind {
            Kind::Random(setup) => setup,
            Kind::R1 => r1::setup(),
        }
    }

    /// Flies all games, telling now and then how many more are done.
    pub fn fly(&self, content: &Content, progress: &(dyn Fn(u64) + Sync)) -> Tally {
        quiet_panics();
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let from = next.fetch_add(CHUNK, Ordering::Relaxed);
                if from >= self.games {
                    return tally;
                }
                let to = (from + CHUNK).min(self.games);
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
        let flown = QUIET.with(|quiet| {
            quiet.set(true);
            let flown = catch_unwind(AssertUnwindSafe(|| play(self.kind, seed, content)));
            quiet.set(false);
            flown
        });
        match flown {
            Ok(Some((end, events))) => tally.count(&end, events.as_ref()),
            Ok(None) => tally.count_stuck(number),
            Err(_) => tally.count_panic(number, MESSAGE.take()),
        }
    }
}

/// Plays one game to its end; `None` if it got stuck.
fn play(kind: Kind, seed: u64, content: &Content) -> Option<(State, Option<EventLog>)> {
    match kind {
        Kind::R1 => r1::fly(seed, &r1::start(), content).map(|end| (end, None)),
        Kind::Random(setup) => {
            // Only a trek has earlier flights that its last state knows nothing of.
            let mut events = (setup.mode == Mode::Trek).then(EventLog::default);
            let mut state = State::new(setup);
            let mut player = RandomPlayer::new(seed);
            play_out(&mut state, content, &mut player, BUILD_LIMIT, events.as_mut()).then_some((state, events))
        }
    }
}

/// The seed of one game: neighbouring numbers give unrelated games.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    mix(mix(seed).wrapping_add(number))
}

/// A step of SplitMix64.
fn mix(number: u64) -> u64 {
    let mut word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes panics of games keep their message for the tally instead of printing it; other panics print as before.
fn quiet_panics() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(
            move |panic| {
                if QUIET.get() { MESSAGE.set(panic.to_string()) } else { usual(panic) }
            },
        ));
    });
}
