//! The benchmark workload R1: whole flights of level II with four random-legal players.
//!
//! Everyone draws exactly 30 face-down tiles, in turn; each is tried in its four turns, beginning with a random one,
//! and goes to a random legal square of the first turn that has any, else back to the heap, before the next player
//! draws; then everyone finishes. Twelve cards follow, with uniformly random answers; nobody chooses to give up.

use fastrand::Rng;
use trucker_bots::random::{random_answer, random_finish};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::game::{build_out, play_out};
use trucker_engine::phases;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::squares::Squares;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Level, Seat, Turn};

/// Face-down tiles that every player draws.
pub const DRAWS: u8 = 30;

/// Building steps after which a flight is given up as stuck; 32 are needed.
const BUILD_LIMIT: u32 = 100;

/// The four players of workload R1, and their dice.
pub struct R1 {
    rng: Rng,
    drawn: BySeat<u8>,
}

impl R1 {
    /// Players whose choices follow from a number.
    pub fn new(seed: u64) -> R1 {
        R1 { rng: Rng::with_seed(seed), drawn: BySeat::default() }
    }

    /// A random square of the first turn, from a random one on, that has a legal square.
    #[inline(always)]
    fn place(&mut self, spots: &[Squares; 4]) -> Option<Build> {
        let first = self.rng.usize(..4);
        // A bit for each turn that has any: found without a branch for each, as nobody could guess.
        let [none, right, half, left] = spots.map(|squares| usize::from(!squares.is_empty()));
        let fitting = none | right << 1 | half << 2 | left << 3;
        if fitting == 0 {
            return None;
        }
        // After the last turn comes the first one again.
        let turn = Turn::from_quarters(first + ((fitting | fitting << 4) >> first).trailing_zeros() as usize);
        let squares = spots[turn.quarters()];
        squares.nth(self.rng.usize(..squares.len())).map(|square| Build::Place(square, turn))
    }
}

impl Chance for R1 {
    #[inline]
    fn draw(&mut self, draw: Draw) -> u16 {
        self.rng.u16(..draw.sides.max(1))
    }
}

impl Decider for R1 {
    #[inline]
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        if decision.reason == Reason::FlyOn { Answer::Yes } else { random_answer(&mut self.rng, &decision.shape) }
    }

    #[inline(always)]
    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        if !view.yard_is_open() {
            return Build::Go;
        }
        if self.drawn[seat] < DRAWS {
            self.drawn[seat] += 1;
            return Build::Draw;
        }
        random_finish(&mut self.rng, view.open_spaces())
    }

    #[inline]
    fn puts_down_at_once(&self) -> bool {
        true
    }

    #[inline(always)]
    fn put_down(&mut self, view: View<'_>, _: Seat) -> Build {
        self.place(&view.spots()).unwrap_or(Build::Return)
    }
}

/// The table of workload R1.
pub fn setup() -> Setup {
    Setup::new(4, Mode::Flight(Level::II))
}

/// The state that every flight of the workload begins with.
pub fn start() -> State {
    State::new(setup())
}

/// Sets the flight up and builds its ships, from a [`start`] up to the launch; `false` if that got stuck.
pub fn build(state: &mut State, content: &Content, players: &mut R1) -> bool {
    while state.phase == Phase::SetUp {
        if phases::run(&mut Cx::inline(state, content, players, None)).is_err() {
            return false;
        }
    }
    build_out(state, content, players, BUILD_LIMIT, None)
}

/// Flies one flight from a [`start`] to its end; `false` if it got stuck.
pub fn fly(seed: u64, state: &mut State, content: &Content) -> bool {
    // Building by itself knows who its players are, and is compiled for them.
    let mut players = R1::new(seed);
    build(state, content, &mut players) && play_out(state, content, &mut players, BUILD_LIMIT, None)
}
