//! The game of a room: a table, its version, and what has to be done when.
//!
//! Nothing here waits or stores; the room's task does that. Every step is a [`LogRow`], and a game is restored by taking
//! the same steps again, so that versions and ids of questions come out as they were.

use crate::protocol::{Options, PlayerEntry, Step, StepCause};
use crate::show::{Moment, Sections};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;
use trucker_engine::chance::Seed;
use trucker_engine::content::Content;
use trucker_engine::decision::Decision;
use trucker_engine::event::Event;
use trucker_engine::game::{Action, BadSetup, Game};
use trucker_engine::record::{Mark, Record, Table};
use trucker_engine::refusal::Refusal;
use trucker_engine::state::{Pace, Phase, Setup};
use trucker_engine::words::{BySeat, Seat, Seats};

/// Steps that a client may have missed and still catch up on without a whole view.
const REMEMBERED: usize = 64;

/// What was done in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Somebody acted.
    Act(Seat, Action),
    /// The default was done for somebody whose time was up.
    TimeOut(Seat, Action),
    /// Somebody took the last step back.
    Undo(Seat),
    /// Time passed.
    Clock,
}

impl Deed {
    /// What clients are told of it.
    pub fn cause(self) -> StepCause {
        match self {
            Deed::Act(seat, _) => StepCause::Act(seat),
            Deed::TimeOut(seat, _) => StepCause::TimeOut(seat),
            Deed::Undo(seat) => StepCause::Undo(seat),
            Deed::Clock => StepCause::Clock,
        }
    }
}

/// One row of a game's stored log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogRow {
    /// When, in milliseconds since the start.
    pub at: u32,
    /// What.
    pub deed: Deed,
}

/// Why a stored game cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum BadGame {
    /// Its setup cannot be played.
    #[error("its setup cannot be played: {0}")]
    Setup(#[from] BadSetup),
    /// A row is not allowed by the rules.
    #[error("row {number} is refused: {refusal}")]
    Row {
        /// Which row, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// A game in a room.
pub struct Play {
    /// Its id.
    pub id: String,
    /// Who plays it, by seat: they stay so whoever sits there afterwards.
    pub players: Vec<PlayerEntry>,
    table: Table,
    seed: Seed,
    waits: Waits,
    recent: VecDeque<Arc<Step>>,
    sections: Sections,
}

/// Versions, questions and how long everyone has been waited for: what a table does not keep.
#[derive(Clone, Copy, Default)]
struct Waits {
    version: u32,
    /// The clock as of the latest step. The game's own goes back when a step is taken back; this one never does.
    at: u32,
    /// The question open for each seat, and the version in which it was asked.
    asked: BySeat<(Option<Decision>, u32)>,
    /// When the limit of each seat began to run, on the game's clock.
    since: BySeat<u32>,
    /// The same before the latest step, for undoing it: taking a step back gains no time.
    since_before: BySeat<u32>,
    /// Seats whose limit runs.
    limited: Seats,
    /// Which flight it is, and whether somebody has said "go": with either, everyone's time begins anew.
    begun: (u8, bool),
    /// Steps that each seat has taken.
    steps: BySeat<u32>,
    /// Was the latest step done for somebody whose time was up? Then it stays.
    timed_out: bool,
}

/// For whom a game is shown, and by what agreement.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// What is agreed in the room.
    pub options: &'a Options,
    /// Seats of people, who have views of their own.
    pub people: Seats,
    /// Those of them who play for themselves, and so have deadlines.
    pub acting: Seats,
}

/// A place to put a game back to when a step could not be stored.
pub struct Before {
    mark: Mark,
    waits: Waits,
}

impl Play {
    /// Sets a game up.
    pub fn new(id: String, setup: Setup, seed: Seed, content: Arc<Content>) -> Result<Play, BadSetup> {
        let (table, _) = Table::open(setup, content, seed.clone())?;
        Ok(Play::at(id, table, seed))
    }

    /// The game on a table that has just been opened with this seed.
    pub fn at(id: String, table: Table, seed: Seed) -> Play {
        let sections = Sections::new(table.game().state().setup.players);
        let mut play =
            Play { id, players: Vec::new(), table, seed, waits: Waits::default(), recent: VecDeque::new(), sections };
        play.note_questions(None, 0);
        play
    }

    /// Takes every stored step again.
    pub fn restore(&mut self, rows: &[LogRow]) -> Result<(), BadGame> {
        for (i, row) in rows.iter().enumerate() {
            self.perform(row.deed, row.at).map_err(|refusal| BadGame::Row { number: i + 1, refusal })?;
        }
        Ok(())
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    /// The number of steps so far.
    pub fn version(&self) -> u32 {
        self.waits.version
    }

    /// The number of steps that a seat has taken.
    pub fn steps_of(&self, seat: Seat) -> u32 {
        self.waits.steps[seat]
    }

    /// The clock as of the latest step.
    pub fn now(&self) -> u32 {
        self.waits.at
    }

    /// The secret of the game: to be told when it is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The game as a file.
    pub fn record(&self) -> Record {
        self.table.save()
    }

    /// May this player take the last step back?
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.table.may_undo(seat) && !self.waits.timed_out
    }

    /// The id of the question that is open for a seat.
    pub fn question(&self, seat: Seat) -> Option<u32> {
        let (decision, id) = self.waits.asked[seat];
        decision.map(|_| id)
    }

    /// Remembers the game as it is.
    pub fn before(&self) -> Before {
        Before { mark: self.table.mark(), waits: self.waits }
    }

    /// Undoes a step that could not be stored.
    pub fn put_back(&mut self, before: Before) {
        self.table.put_back(before.mark);
        self.waits = before.waits;
    }

    /// Takes a step. If only time passes and nothing happens, it is none: the version stays.
    pub fn perform(&mut self, deed: Deed, at: u32) -> Result<Vec<Event>, Refusal> {
        let at = at.max(self.now());
        let (actor, events) = match deed {
            Deed::Act(seat, action) | Deed::TimeOut(seat, action) => {
                // What is on the menu is done beside any question, and answers none.
                let answers = !matches!(action, Action::Menu(_));
                (answers.then_some(seat), self.table.submit(seat, action, at)?)
            }
            Deed::Undo(seat) => {
                if !self.may_undo(seat) {
                    return Err(Refusal::NothingToUndo);
                }
                self.table.undo(seat)?;
                (Some(seat), Vec::new())
            }
            Deed::Clock => {
                let events = self.table.tick(at);
                if events.is_empty() {
                    return Ok(events);
                }
                (None, events)
            }
        };
        self.waits.version += 1;
        self.waits.at = at;
        if let Deed::Act(seat, _) | Deed::Undo(seat) = deed {
            self.waits.steps[seat] += 1;
        }
        self.waits.timed_out = matches!(deed, Deed::TimeOut(..));
        let before = self.waits.since;
        self.note_questions(actor, at);
        if matches!(deed, Deed::Undo(_)) {
            self.waits.since = self.waits.since_before;
        }
        self.waits.since_before = before;
        Ok(events)
    }

    /// Notes which questions are new, and for whom waiting begins.
    fn note_questions(&mut self, actor: Option<Seat>, at: u32) {
        let limited = self.limited();
        let game = self.table.game();
        let begun = (game.state().flight_number, game.state().yard.open);
        let begins = begun != self.waits.begun;
        for seat in game.state().seats().iter() {
            let open = game.asked().iter().find(|decision| decision.seat == seat).copied();
            let (before, _) = self.waits.asked[seat];
            let is_new = open != before || actor == Some(seat);
            if is_new {
                self.waits.asked[seat] = (open, self.waits.version);
            }
            if is_new || begins || (limited.contains(seat) && !self.waits.limited.contains(seat)) {
                self.waits.since[seat] = at;
            }
        }
        self.waits.limited = limited;
        self.waits.begun = begun;
    }

    /// Gives these seats their whole time again, as they or the others have just come back.
    pub fn wait_anew(&mut self, seats: Seats, at: u32) {
        for seat in seats.iter() {
            self.waits.since[seat] = at;
        }
    }

    /// Seats that a limit holds for now, if the room has one.
    ///
    /// Questions and turns have the room's limit. Building in real time has the sand timer instead; the limit holds
    /// where no sand runs: before "go", when time is up or everyone has finished, and for the last builder of a flight
    /// without a timer.
    fn limited(&self) -> Seats {
        let game = self.table.game();
        let (state, waiting) = (game.state(), game.waiting_for());
        if game.is_over() {
            return Seats::NONE;
        }
        let limited = match (state.phase, state.setup.pace) {
            (Phase::Building, Pace::RealTime { .. }) => {
                let timer = state.rules.flight_board(game.content()).timer_spaces > 0;
                // Where everyone has finished, somebody may still add a component.
                let all_done = state.yard.finished() == state.seats();
                !state.yard.open || state.yard.time_up || all_done || (!timer && waiting.len() == 1)
            }
            _ => true,
        };
        if limited { waiting } else { Seats::NONE }
    }

    /// Remembers a step that is stored, for those who miss it.
    pub fn note(&mut self, step: Step) -> Arc<Step> {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        let step = Arc::new(step);
        self.recent.push_back(step.clone());
        step
    }

    /// Works out anew what clients see.
    pub fn refresh(&mut self, audience: Audience<'_>) {
        self.refresh_in(self.waits.version, audience);
    }

    /// Works out anew what clients see when who plays has changed between two steps. Whatever is different counts to the
    /// next step, so that those who have seen the latest one are still told.
    pub fn refresh_between(&mut self, audience: Audience<'_>) {
        self.refresh_in(self.waits.version + 1, audience);
    }

    fn refresh_in(&mut self, version: u32, audience: Audience<'_>) {
        let mut deadlines = BySeat::default();
        let mut may_undo = Seats::NONE;
        let mut asked = BySeat::default();
        for seat in self.game().state().seats().iter() {
            if audience.acting.contains(seat) {
                deadlines[seat] = self.deadline(seat, audience.options);
            }
            asked[seat] = self.waits.asked[seat].1;
            if self.may_undo(seat) {
                may_undo.insert(seat);
            }
        }
        let people = audience.people;
        let moment = Moment { game: self.table.game(), version, asked, deadlines, may_undo, people };
        self.sections.refresh(&moment);
    }

    /// What clients see.
    pub fn sections(&self) -> &Sections {
        &self.sections
    }

    /// The steps after a version, if all of them are still remembered.
    pub fn steps_since(&self, version: u32) -> Option<Vec<Arc<Step>>> {
        let missed = self.waits.version.checked_sub(version)? as usize;
        (missed <= self.recent.len()).then(|| self.recent.iter().skip(self.recent.len() - missed).cloned().collect())
    }

    /// When the default is done for a seat that is being waited for.
    pub fn deadline(&self, seat: Seat, options: &Options) -> Option<u32> {
        let limit = u32::from(options.decision_limit?) * 1_000;
        self.waits.limited.contains(seat).then(|| self.waits.since[seat].saturating_add(limit))
    }

    /// When something happens by itself while ships are built: the sand runs out, or those who had to stop go on.
    pub fn clock_rings(&self) -> Option<u32> {
        let state = self.game().state();
        let halted = state.phase == Phase::Building && state.yard.halted_until > 0;
        halted.then_some(state.yard.halted_until).into_iter().chain(self.sand_runs_out()).min()
    }

    /// When the sand runs out next, if it runs.
    fn sand_runs_out(&self) -> Option<u32> {
        let state = self.game().state();
        let runs = state.phase == Phase::Building && state.yard.open && !state.yard.sand_through;
        if !runs {
            return None;
        }
        trucker_engine::building::sand_runs_out(state, self.game().content())
    }
}
