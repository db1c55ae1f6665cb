//! The game as a value: who is asked what, what happens on an answer, what each viewer may know.

mod foresight;
mod progress;

pub use foresight::{Foresight, Outlook, Then};
pub use progress::Progress;

use crate::building::{self, Build, Workshop};
use crate::chance::Chance;
use crate::content::Content;
use crate::decision::{Answer, Decision};
use crate::event::{Event, EventLog, Stamp};
use crate::menu::{self, MenuItem};
use crate::phases;
use crate::refusal::Refusal;
use crate::script::{Cx, Decider, Journal, Past, Replay};
use crate::setup::{MAX_ROADS, TREK_PLAYERS};
use crate::state::{Pace, Phase, Setup, State};
use crate::view::View;
use crate::words::{BySeat, Level, MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Grows with every change that lets an old log end differently.
pub const RULES_VERSION: u16 = 3;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Something in the yard.
    Build(Build),
    /// An answer to the question asked.
    Answer(Answer),
    /// Something that is on this player's menu, without being asked.
    Menu(MenuItem),
}

/// Why a game cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Too few or too many players.
    #[error("{0} players: what is in the box seats 1 to {1}")]
    Players(u8, usize),
    /// The sand timer runs too short or too long.
    #[error("a timer of {0} ms: 30000 to 300000 are allowed")]
    Timer(u32),
    /// Too few or too many last turns.
    #[error("{0} last turns: 5 to 30 are allowed")]
    LastTurns(u8),
    /// A trek needs rivals.
    #[error("a trek needs at least 2 players")]
    TrekAlone,
    /// Expansions are not for the learning flight.
    #[error("the learning flight is flown with the base box alone")]
    PlainLearning,
    /// Titles exist in a trek only.
    #[error("new titles and what they are worth are for a trek only")]
    TitlesWithoutTrek,
    /// Only new titles can be laid out before the others.
    #[error("new titles are laid out first only if they are played with")]
    NoNewTitles,
    /// Two titles each need two players.
    #[error("{0} players: two titles each are for 2 players")]
    DoubleTitles(u8),
    /// Too many Rough Roads cards.
    #[error("{0} Rough Roads cards: a flight has 0 to {MAX_ROADS}")]
    TooManyRoads(u8),
    /// A handicap for a seat where nobody sits.
    #[error("a handicap is for a player at the table")]
    HandicapOfNobody,
    /// A ship of one box and of another for the same level.
    #[error("a flight of level {0} is flown with one of its ships")]
    TwoShips(Level),
    /// Class IV needs its deck.
    #[error("class IV is flown with the adventure cards of Another Big Expansion")]
    NoClassFour,
    /// There are not tiles enough for five ships of class IV.
    #[error("5 players: a flight of class IV needs the tiles of Keep on Trucking, too")]
    FiveInClassFour,
    /// A campaign says for each flight what it is flown with.
    #[error("the flights of a campaign say what each is flown with")]
    SaidByLegs,
    /// No box has such a ship.
    #[error("flight {flight}: that box has no ship of level {level}")]
    NoSuchShip {
        /// Which flight of a campaign, from 1.
        flight: u8,
        /// Its level.
        level: Level,
    },
    /// Nothing can be agreed on anew in a game of one flight.
    #[error("Rough Roads are agreed on anew between two flights: this game has one")]
    NothingAnew,
    /// Titles and a support team do not go together.
    #[error("the support team is for flights and campaigns: a trek has titles")]
    TeamInATrek,
    /// A game of one flight has nothing between flights.
    #[error("the support team comes between two flights: deal it before the first one in a game of one")]
    NobodyToHire,
    /// The loaded content lacks what was asked for.
    #[error("these parts are not in the box")]
    NotInTheBox,
}

/// A game in progress. Clone it, compare it, go on from it; it holds no secret but what the state holds.
#[derive(Clone, Debug)]
pub struct Game {
    content: Arc<Content>,
    base: State,
    journal: Journal,
    asked: ArrayVec<Decision, MAX_SEATS>,
    published: Vec<Stamp>,
    /// In a parallel section: how many answers each seat had given before it.
    section: Option<BySeat<usize>>,
    progress: Progress,
    hold: fn(Phase) -> bool,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.base == other.base && self.journal == other.journal && self.asked == other.asked
    }
}

impl Game {
    /// Sets a game up and goes on to the first thing that players have to do.
    ///
    /// # Errors
    /// If the setup is not possible, with what would be.
    pub fn new(setup: Setup, content: Arc<Content>, chance: &mut dyn Chance) -> Result<(Game, Vec<Event>), BadSetup> {
        check_setup(&setup, &content)?;
        let mut game = Game::from_state(State::new(setup), content);
        let mut events = Vec::new();
        game.advance(chance, &mut events);
        Ok((game, events))
    }

    /// A game that goes on from a state, for tests and scenarios. Call [`Game::resume`] before anything else.
    pub fn from_state(state: State, content: Arc<Content>) -> Game {
        Game {
            content,
            base: state,
            journal: Journal::default(),
            asked: ArrayVec::new(),
            published: Vec::new(),
            section: None,
            progress: Progress::default(),
            hold: |_| false,
        }
    }

    /// Makes the game stop before phases that satisfy the test, for scenarios that show one card or one payday.
    pub fn hold_before(&mut self, hold: fn(Phase) -> bool) {
        self.hold = hold;
    }

    /// Runs a game made by [`Game::from_state`] up to its first question.
    pub fn resume(&mut self, chance: &mut dyn Chance) -> Vec<Event> {
        let mut events = Vec::new();
        self.advance(chance, &mut events);
        events
    }

    /// The questions that are open right now. Empty while building.
    pub fn asked(&self) -> &[Decision] {
        &self.asked
    }

    /// Who may act: those who are asked, or those still building.
    pub fn waiting_for(&self) -> Seats {
        if self.base.phase == Phase::Building {
            return self.base.seats().iter().filter(|seat| building::may_act(&self.base, *seat)).collect();
        }
        self.asked.iter().map(|decision| decision.seat).collect()
    }

    /// How far the card has got.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        self.base.phase == Phase::Over
    }

    /// The state at the start of the current beat, with everything hidden in it: for the owner of the game only.
    pub fn state(&self) -> &State {
        &self.base
    }

    /// What is in the box.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// The answers and chance since the start of the current beat.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The state as it is now, in the middle of a beat, as far as the answers given carry.
    ///
    /// No chance is drawn: the beat has run up to its open questions before, with all it drew in the journal.
    pub fn current(&self) -> State {
        let mut state = self.base;
        if !self.asked.is_empty() {
            let mut journal = self.journal.clone();
            let mut no_chance = NoChance;
            let mut replay = Replay::new(&mut journal, &mut no_chance);
            // Suspends where it suspended before; the state shows what happened until then.
            let _ = phases::run(&mut Cx::replay(&mut state, &self.content, &mut replay, None));
        }
        state
    }

    /// Shows the game, as it is now, as one viewer may see it; `None` is a spectator.
    pub fn view<T>(&self, viewer: Option<Seat>, look: impl FnOnce(View<'_>) -> T) -> T {
        let now = self.current();
        let past = Past { base: self.base, journal: self.journal.clone(), section: self.section };
        look(View::new(&now, &self.content, viewer).with_past(Some(&past)))
    }

    /// A number that equal games share, the same on every machine.
    pub fn digest(&self) -> u64 {
        self.current().digest()
    }

    /// Does what a player wants, at a time in milliseconds since the start.
    ///
    /// # Errors
    /// A [`Refusal`] if the rules do not allow it; nothing has changed then.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: Action,
        at: u32,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if !self.base.seats().contains(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        let mut events = Vec::new();
        match action {
            Action::Build(build) => {
                let mut state = self.base;
                let mut tell = |event| events.push(event);
                building::pass_time(&mut state, &self.content, at, &mut tell);
                building::apply(&mut state, &self.content, seat, build, chance, &mut tell)?;
                self.base = state;
                if state.phase != Phase::Building {
                    self.advance(chance, &mut events);
                }
            }
            Action::Answer(answer) => {
                let Some(decision) = self.asked.iter().find(|decision| decision.seat == seat) else {
                    return Err(Refusal::NotAsked);
                };
                if !decision.shape.accepts(answer) {
                    return Err(Refusal::NotAnAnswer);
                }
                self.base.now = self.base.now.max(at);
                self.journal.answers[seat].push(answer);
                self.advance(chance, &mut events);
            }
            Action::Menu(item) => {
                menu::check(&self.current(), seat, item)?;
                self.base.now = self.base.now.max(at);
                events.push(menu::perform(&mut self.base, seat, item));
                self.advance(chance, &mut events);
            }
        }
        Ok(events)
    }

    /// Are answers given side by side still unknown to the others, if they were in an earlier game?
    pub(crate) fn keeps_answers_of(&self, earlier: &Game) -> bool {
        earlier.section.is_none() || (earlier.section == self.section && earlier.base == self.base)
    }

    /// Lets time pass without anybody doing anything: the sand may run out. If nothing comes of it, nothing changes.
    pub fn tick(&mut self, at: u32) -> Vec<Event> {
        let mut events = Vec::new();
        let mut state = self.base;
        building::pass_time(&mut state, &self.content, at, &mut |event| events.push(event));
        if !events.is_empty() {
            self.base = state;
        }
        events
    }

    /// Runs beat after beat until somebody has to answer, building begins, or the game is over.
    fn advance(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        loop {
            self.asked.clear();
            if matches!(self.base.phase, Phase::Building | Phase::Over) || (self.hold)(self.base.phase) {
                return;
            }
            let mut state = self.base;
            let mut log = EventLog::default();
            let mut replay = Replay::new(&mut self.journal, chance);
            let done = phases::run(&mut Cx::replay(&mut state, &self.content, &mut replay, Some(&mut log)));
            self.asked = replay.pending;
            self.section = replay.section;
            self.progress.now = replay.cause;
            for (stamp, event) in log.events {
                if !self.published.contains(&stamp) {
                    self.published.push(stamp);
                    self.progress.follow(&event);
                    events.push(event);
                }
            }
            if done.is_err() {
                return;
            }
            debug_assert!(self.asked.is_empty(), "a beat that ended has no open question");
            self.base = state;
            self.journal.clear();
            self.published.clear();
            self.progress = Progress::default();
        }
    }
}

/// Can a game be set up like this?
///
/// # Errors
/// If not, with what is allowed.
pub fn check_setup(setup: &Setup, content: &Content) -> Result<(), BadSetup> {
    if setup.players < 1 || usize::from(setup.players) > content.seats() {
        return Err(BadSetup::Players(setup.players, content.seats()));
    }
    if setup.has_titles() && setup.players < TREK_PLAYERS {
        return Err(BadSetup::TrekAlone);
    }
    setup.check_extras(content)?;
    match setup.pace {
        Pace::RealTime { run } if !(30_000..=300_000).contains(&run) => Err(BadSetup::Timer(run)),
        Pace::TurnByTurn { last_turns: Some(turns) } if !(5..=30).contains(&turns) => Err(BadSetup::LastTurns(turns)),
        _ => Ok(()),
    }
}

/// For runs that must not draw anything new.
struct NoChance;

impl Chance for NoChance {
    fn draw(&mut self, _: crate::chance::Draw) -> u16 {
        debug_assert!(false, "everything up to the open question has been drawn");
        0
    }
}

/// For runs whose draws are not looked at.
struct Zero;

impl Chance for Zero {
    fn draw(&mut self, _: crate::chance::Draw) -> u16 {
        0
    }
}

/// How many milliseconds pass between two building steps when everyone is played at once.
const STEP: u32 = 500;

/// Plays a game to its end at full speed: the decider answers everything, nothing suspends.
///
/// Returns `false` if building did not end within `build_limit` steps: the decider never finishes its ships.
pub fn play_out(
    state: &mut State,
    content: &Content,
    decider: &mut dyn Decider,
    build_limit: u32,
    events: Option<&mut EventLog>,
) -> bool {
    play_until(state, content, decider, build_limit, events, |_| false)
}

/// The same up to a phase, if there is one like that before the end.
pub fn play_until(
    state: &mut State,
    content: &Content,
    decider: &mut dyn Decider,
    build_limit: u32,
    events: Option<&mut EventLog>,
    until: impl Fn(Phase) -> bool,
) -> bool {
    let mut builds_out = |state: &mut State, decider: &mut dyn Decider, events: Option<&mut EventLog>| {
        build_out(state, content, decider, build_limit, events)
    };
    play(state, content, decider, events, &mut builds_out, |state| until(state.phase))
}

/// Builds all ships of a game that is played to its end; `false` if that did not come to an end.
pub type BuildsOut<'a> = &'a mut dyn FnMut(&mut State, &mut dyn Decider, Option<&mut EventLog>) -> bool;

/// Plays a game to its end with another way of building ships.
pub fn play_out_by(
    state: &mut State,
    content: &Content,
    decider: &mut dyn Decider,
    events: Option<&mut EventLog>,
    builds_out: BuildsOut<'_>,
) -> bool {
    play(state, content, decider, events, builds_out, |_| false)
}

/// The same, with somebody who looks at the game between any two of its parts.
pub fn play_out_watched(
    state: &mut State,
    content: &Content,
    decider: &mut dyn Decider,
    events: Option<&mut EventLog>,
    builds_out: BuildsOut<'_>,
    watch: &mut dyn FnMut(&State),
) -> bool {
    play(state, content, decider, events, builds_out, |state| {
        watch(state);
        false
    })
}

fn play(
    state: &mut State,
    content: &Content,
    decider: &mut dyn Decider,
    mut events: Option<&mut EventLog>,
    builds_out: BuildsOut<'_>,
    mut until: impl FnMut(&State) -> bool,
) -> bool {
    let mut past = decider.imagines().then(|| Past { base: *state, journal: Journal::default(), section: None });
    loop {
        let enough = until(state);
        match state.phase {
            Phase::Over => return true,
            _ if enough => return true,
            Phase::Building => {
                if !builds_out(state, decider, events.as_deref_mut()) {
                    return false;
                }
            }
            _ => {
                let events = events.as_deref_mut();
                let done = match &mut past {
                    Some(past) => phases::run(&mut Cx::inline_with_past(state, content, decider, events, past)),
                    None => phases::run(&mut Cx::inline(state, content, decider, events)),
                };
                if done.is_err() {
                    return false; // A decider always answers.
                }
            }
        }
    }
}

/// Plays a flight that is under way, or about to be launched, to its end: credits are paid, nothing is set up anew.
pub fn fly_out(state: &mut State, content: &Content, decider: &mut dyn Decider) {
    while !matches!(state.phase, Phase::Between | Phase::SetUp | Phase::Building | Phase::Over) {
        if phases::run(&mut Cx::inline(state, content, decider, None)).is_err() {
            return; // A decider always answers.
        }
    }
}

/// Builds all ships: everyone still building takes a step in turn. `false` if that did not end within `limit` rounds.
pub fn build_out(
    state: &mut State,
    content: &Content,
    decider: &mut (impl Decider + ?Sized),
    limit: u32,
    mut events: Option<&mut EventLog>,
) -> bool {
    let mut workshop = Workshop::default();
    for _ in 0..limit {
        for seat in state.seats().iter() {
            let mut tell = |event| {
                if let Some(log) = events.as_deref_mut() {
                    log.push(None, event);
                }
            };
            let at = state.now.saturating_add(STEP);
            // A step that is refused is a step lost; time goes on.
            let refused = workshop.step(state, content, seat, at, decider, &mut tell);
            debug_assert!(refused.is_ok() || state.yard.time_up, "{refused:?}");
        }
        if state.phase != Phase::Building {
            return true;
        }
    }
    false
}
