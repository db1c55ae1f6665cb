//! Playing duplicate matches: one seed, once for every rotation of the seats.

use crate::parts::PartsArg;
use crate::sim::batch::game_seed;
use crate::sim::share::{guarded, share};
use crate::sim::stop;
use trucker_bots::field::mix;
use trucker_bots::weights::Weights;
use trucker_bots::{Bot, Field, Profile, bot, bot_with};
use trucker_engine::content::Content;
use trucker_engine::event::{Event, EventLog};
use trucker_engine::game::play_out;
use trucker_engine::state::{Mode, Setup, State};
use trucker_engine::words::Seat;

/// Building steps after which a game is given up as stuck; a few hundred are usual.
pub const BUILD_LIMIT: u32 = 20_000;

/// Who takes part: a profile, playing by its own weights or by others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    /// Which bot.
    pub profile: Profile,
    /// Other weights than its own, when tuning.
    pub weights: Option<Weights>,
}

impl From<Profile> for Entrant {
    fn from(profile: Profile) -> Entrant {
        Entrant { profile, weights: None }
    }
}

impl Entrant {
    fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self.weights {
            None => bot(self.profile, seed),
            Some(weights) => bot_with(self.profile, weights, seed),
        }
    }
}

/// How one entrant did in one game, or summed over several.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Credits at the end.
    pub credits: i32,
    /// Games won; those with equal credits share the win.
    pub won: f64,
    /// Flight days flown.
    pub days: i32,
    /// Flights.
    pub flights: u32,
    /// Flights that were not given up.
    pub finished: u32,
}

impl Score {
    fn add(&mut self, other: Score) {
        self.credits += other.credits;
        self.won += other.won;
        self.days += other.days;
        self.flights += other.flights;
        self.finished += other.finished;
    }
}

/// Matches between the same entrants.
#[derive(Clone, Debug)]
pub struct Table {
    /// What is flown.
    pub mode: Mode,
    /// With which parts of expansions.
    pub parts: PartsArg,
    /// Who plays, two to five.
    pub entrants: Vec<Entrant>,
    /// Where all chance comes from.
    pub seed: u64,
}

/// A match that could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which match.
    pub number: u64,
    /// What happened.
    pub message: String,
}

/// What became of some matches, in the order of their numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Played {
    /// The sums over all rotations, by match and entrant.
    pub matches: Vec<Vec<Score>>,
    /// Matches that panicked or got stuck; they count nowhere.
    pub faults: Vec<Fault>,
}

impl Table {
    /// What is agreed in the match with this seed.
    fn setup(&self, seed: u64) -> Setup {
        agreed(self.entrants.len(), self.mode, self.parts, seed)
    }

    /// Plays matches 0, 1, 2 … until they are done or somebody asks to stop; tells of every game.
    pub fn play(&self, matches: u64, threads: usize, content: &Content, progress: &(dyn Fn() + Sync)) -> Played {
        let mut played = Played::default();
        for (number, result) in share(matches, threads, |number| {
            Some((number, self.play_match(number, content, progress)?)) // Ends early when asked to stop.
        }) {
            match result {
                Ok(scores) => played.matches.push(scores),
                Err(message) => played.faults.push(Fault { number, message }),
            }
        }
        played
    }

    /// Plays one match; `None` if somebody asked to stop.
    fn play_match(
        &self,
        number: u64,
        content: &Content,
        progress: &(dyn Fn() + Sync),
    ) -> Option<Result<Vec<Score>, String>> {
        let seats = self.entrants.len();
        let seed = game_seed(self.seed, number);
        let mut sums = vec![Score::default(); seats];
        for rotation in 0..seats {
            if stop::asked() {
                return None;
            }
            let seated: Vec<Entrant> = (0..seats).map(|seat| self.entrants[(seat + rotation) % seats]).collect();
            let scores = match guarded(|| play_game(&seated, self.setup(seed), seed, content)) {
                Ok(Some(scores)) => scores,
                Ok(None) => return Some(Err("building did not come to an end".into())),
                Err(message) => return Some(Err(message)),
            };
            for (seat, score) in scores.into_iter().enumerate() {
                sums[(seat + rotation) % seats].add(score);
            }
            progress();
        }
        Some(Ok(sums))
    }
}

/// What is agreed for so many players in the game with this seed.
pub fn agreed(players: usize, mode: Mode, parts: PartsArg, seed: u64) -> Setup {
    let mut setup = Setup::new(players as u8, mode);
    parts.deal(seed, &mut setup);
    setup
}

/// Plays one game; the scores by seat, or `None` if it got stuck.
///
/// A bot's own chance belongs to its seat, so equal bots play the same game in every rotation and tie exactly.
pub fn play_game(seated: &[Entrant], setup: Setup, seed: u64, content: &Content) -> Option<Vec<Score>> {
    let bots = seated.iter().enumerate().map(|(seat, entrant)| entrant.bot(mix(seed ^ (seat as u64 + 1) << 56)));
    let mut field = Field::of(bots.collect(), seed);
    let mut state = State::new(setup);
    // Only a trek has earlier flights that its last state knows nothing of.
    let mut events = (setup.flights() > 1).then(EventLog::default);
    if !play_out(&mut state, content, &mut field, BUILD_LIMIT, events.as_mut()) {
        return None;
    }
    let best = state.seats().iter().map(|seat| state.players[seat].credits).max();
    let winners = state.seats().iter().filter(|seat| Some(state.players[*seat].credits) == best).count();
    let score = |seat: Seat| {
        let player = &state.players[seat];
        let won = if Some(player.credits) == best { 1.0 / winners as f64 } else { 0.0 };
        let credits = i32::from(player.credits.0);
        match &events {
            None => {
                let finished = u32::from(player.gave_up.is_none());
                Score { credits, won, days: i32::from(player.position.0), flights: 1, finished }
            }
            Some(log) => Score { credits, won, ..trek_score(log, seat) },
        }
    };
    Some(state.seats().iter().map(score).collect())
}

/// Days and flights of one seat in a game of several flights.
fn trek_score(log: &EventLog, seat: Seat) -> Score {
    let mut score = Score::default();
    let mut days = 0;
    for (_, event) in &log.events {
        match *event {
            Event::ShipLaunched { seat: who, position } | Event::Moved { seat: who, position, .. } if who == seat => {
                days = i32::from(position.0);
            }
            Event::LeftFlight { seat: who, .. } if who == seat => score.finished = score.finished.wrapping_sub(1),
            Event::FlightEnded { .. } => {
                score.flights += 1;
                score.finished = score.finished.wrapping_add(1);
                score.days += days;
            }
            _ => {}
        }
    }
    score
}
