//! How rules run: ordinary functions that ask their questions in line.
//!
//! `cx.ask(…)?` returns the answer if there is one and otherwise leaves with [`Suspended`]. A game at rest keeps the
//! state at the start of the beat and the answers since; when one more arrives, the beat runs again from its start.
//! A player in the same process answers at once through [`Decider`]: nothing suspends, nothing runs twice.

pub mod verbs;

use crate::building::Build;
use crate::chance::{Chance, Draw, Purpose};
use crate::content::Content;
use crate::decision::{Answer, Decision, Reason, Shape};
use crate::event::{Cause, Event, EventLog, RollFor};
use crate::ship::board;
use crate::state::State;
use crate::view::View;
use crate::words::{BySeat, Dice, MAX_SEATS, Seat, Seats, Side};
use arrayvec::ArrayVec;

/// The rules need an answer that has not been given yet. Not an error; carried out by `?`.
#[derive(Debug)]
#[must_use]
pub struct Suspended(());

/// What a rule returns.
pub type Flow<T = ()> = Result<T, Suspended>;

/// Answers decisions at once: a bot, a search, a test script.
pub trait Decider: Chance {
    /// Answers a decision from what its seat may know.
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer;

    /// The next building step of a seat that has not finished. A seat that has is asked when it may turn the timer.
    fn build(&mut self, view: View<'_>, seat: Seat) -> Build;

    /// Does whoever has drawn a tile put it down before anybody else takes a step? Then both are one step, which takes
    /// as long as any other, and [`Decider::put_down`] is asked where the tile goes.
    fn puts_down_at_once(&self) -> bool {
        false
    }

    /// What is done with a tile that was drawn in the same step.
    fn put_down(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.build(view, seat)
    }

    /// Does anyone here imagine how the game might go on ([`View::imagine`])? Then the start of every beat is kept.
    fn imagines(&self) -> bool {
        false
    }
}

/// The answers and chance outcomes since the start of a beat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Journal {
    pub(crate) answers: BySeat<Vec<Answer>>,
    pub(crate) chance: Vec<u16>,
}

impl Journal {
    /// Has nothing happened since the start of the beat?
    pub fn is_empty(&self) -> bool {
        self.chance.is_empty() && self.answers.0.iter().all(Vec::is_empty)
    }

    /// Takes out what others have answered side by side with a viewer: it is not known before everyone has.
    pub(crate) fn hide_answers(&mut self, before: BySeat<usize>, viewer: Option<Seat>) {
        for seat in Seats::first(MAX_SEATS).iter().filter(|seat| viewer != Some(*seat)) {
            self.answers[seat].truncate(before[seat]);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.chance.clear();
        for answers in &mut self.answers.0 {
            answers.clear();
        }
    }
}

/// The start of the current beat and what has happened since: where imagining begins.
#[derive(Clone, Debug)]
pub struct Past {
    pub(crate) base: State,
    pub(crate) journal: Journal,
    /// In a parallel section: how many answers each seat had given before it. Later ones are not open yet.
    pub(crate) section: Option<BySeat<usize>>,
}

/// A run of a beat from the journal. What is missing becomes pending.
pub struct Replay<'a> {
    pub(crate) journal: &'a mut Journal,
    pub(crate) chance: &'a mut dyn Chance,
    pub(crate) used: BySeat<usize>,
    pub(crate) chance_used: usize,
    pub(crate) pending: ArrayVec<Decision, MAX_SEATS>,
    /// What is happening while they are.
    pub(crate) cause: Cause,
    /// In a parallel section: how many answers each seat had given before it.
    pub(crate) section: Option<BySeat<usize>>,
    /// Looking ahead: from the first draw on that is not in the journal, nothing is told any more.
    pub(crate) foresees: bool,
    /// Has such a draw come?
    pub(crate) drew: bool,
    /// The state when it came: what follows is imagined.
    pub(crate) before_draw: Option<Box<State>>,
}

impl<'a> Replay<'a> {
    pub(crate) fn new(journal: &'a mut Journal, chance: &'a mut dyn Chance) -> Replay<'a> {
        Replay {
            journal,
            chance,
            used: BySeat::default(),
            chance_used: 0,
            pending: ArrayVec::new(),
            cause: Cause::Game,
            section: None,
            foresees: false,
            drew: false,
            before_draw: None,
        }
    }
}

enum Source<'a, 'r> {
    Inline(&'a mut dyn Decider, Option<&'a mut Past>),
    Replay(&'a mut Replay<'r>),
}

/// Everything a rule may touch. Only verbs, below this module, can change the state.
pub struct Cx<'a, 'r> {
    /// What is in the box.
    pub content: &'a Content,
    state: &'a mut State,
    source: Source<'a, 'r>,
    events: Option<&'a mut EventLog>,
    /// The seat whose part of a parallel section is running.
    lane: Option<Seat>,
    /// What makes things happen now.
    cause: Cause,
}

impl<'a, 'r> Cx<'a, 'r> {
    /// A context whose decider answers everything at once.
    pub fn inline(
        state: &'a mut State,
        content: &'a Content,
        decider: &'a mut dyn Decider,
        events: Option<&'a mut EventLog>,
    ) -> Cx<'a, 'r> {
        Cx { content, state, source: Source::Inline(decider, None), events, lane: None, cause: Cause::Game }
    }

    /// The same, keeping what has happened since the start of the beat for those who imagine.
    pub(crate) fn inline_with_past(
        state: &'a mut State,
        content: &'a Content,
        decider: &'a mut dyn Decider,
        events: Option<&'a mut EventLog>,
        past: &'a mut Past,
    ) -> Cx<'a, 'r> {
        past.base = *state;
        past.journal.clear();
        past.section = None;
        Cx { content, state, source: Source::Inline(decider, Some(past)), events, lane: None, cause: Cause::Game }
    }

    pub(crate) fn replay(
        state: &'a mut State,
        content: &'a Content,
        replay: &'a mut Replay<'r>,
        events: Option<&'a mut EventLog>,
    ) -> Cx<'a, 'r> {
        Cx { content, state, source: Source::Replay(replay), events, lane: None, cause: Cause::Game }
    }

    /// The state, to look at.
    pub fn state(&self) -> &State {
        self.state
    }

    /// Asks one player. A decision with one legal answer is answered here and never asked.
    #[inline]
    pub fn ask(&mut self, seat: Seat, shape: Shape, reason: Reason) -> Flow<Answer> {
        // Put together where it is asked: a shape is too large to be copied for nothing.
        self.decided(Decision { seat, shape, reason })
    }

    fn decided(&mut self, decision: Decision) -> Flow<Answer> {
        let seat = decision.seat;
        debug_assert!(decision.shape.count() > 0, "every decision has a legal answer");
        debug_assert!(
            self.lane.is_none_or(|lane| lane == seat),
            "in a parallel section a seat is asked about its own things"
        );
        if let Some(only) = decision.shape.only() {
            return Ok(only);
        }
        match &mut self.source {
            Source::Inline(decider, past) => {
                let view = View::new(self.state, self.content, Some(seat)).with_past(past.as_deref());
                let mut answer = decider.decide(view, &decision);
                debug_assert!(decision.shape.accepts(answer), "{answer:?} does not answer {decision:?}");
                if !decision.shape.accepts(answer) {
                    answer = decision.shape.nth(0).ok_or(Suspended(()))?;
                }
                if let Some(past) = past {
                    past.journal.answers[seat].push(answer);
                }
                Ok(answer)
            }
            Source::Replay(replay) => {
                let next = replay.used[seat];
                match replay.journal.answers[seat].get(next) {
                    Some(answer) => {
                        replay.used[seat] += 1;
                        Ok(*answer)
                    }
                    None => {
                        replay.pending.push(decision);
                        // Where several are asked side by side, how far one of them has got is not open yet.
                        if self.lane.is_none() {
                            replay.cause = self.cause;
                        }
                        Err(Suspended(()))
                    }
                }
            }
        }
    }

    /// Asks a yes-or-no question.
    pub fn yes(&mut self, seat: Seat, reason: Reason) -> Flow<bool> {
        Ok(self.ask(seat, Shape::YesNo, reason)? == Answer::Yes)
    }

    /// Runs one independent script for each seat; all of them may be waiting for an answer together.
    ///
    /// Inside, a script touches its own seat's things only, asks nobody else and draws no chance.
    pub fn each(&mut self, seats: Seats, mut script: impl FnMut(&mut Self, Seat) -> Flow) -> Flow {
        debug_assert!(self.lane.is_none(), "parallel sections do not nest");
        if let Some(events) = self.events.as_deref_mut() {
            events.open_section();
        }
        match &mut self.source {
            Source::Inline(_, Some(past)) => {
                past.section = Some(BySeat(past.journal.answers.0.each_ref().map(Vec::len)))
            }
            Source::Inline(_, None) => {}
            Source::Replay(replay) => (replay.section, replay.cause) = (Some(replay.used), self.cause),
        }
        let mut all = Ok(());
        for seat in seats.iter() {
            self.lane = Some(seat);
            if let Err(suspended) = script(self, seat) {
                all = Err(suspended);
            }
        }
        self.lane = None;
        if let Some(events) = self.events.as_deref_mut() {
            events.close_section();
        }
        if all.is_ok() {
            match &mut self.source {
                Source::Inline(_, Some(past)) => past.section = None,
                Source::Inline(_, None) => {}
                Source::Replay(replay) => replay.section = None,
            }
        }
        all
    }

    /// A random number below `sides`.
    pub fn draw(&mut self, purpose: Purpose, sides: usize) -> usize {
        debug_assert!(self.lane.is_none(), "a parallel section draws no chance");
        let draw = Draw { purpose, index: self.state.drawn[purpose as usize], sides: sides as u16 };
        self.state.drawn[purpose as usize] += 1;
        let outcome = match &mut self.source {
            Source::Inline(decider, past) => {
                let outcome = decider.draw(draw);
                if let Some(past) = past {
                    past.journal.chance.push(outcome);
                }
                outcome
            }
            Source::Replay(replay) => {
                if replay.chance_used == replay.journal.chance.len() {
                    replay.drew = true;
                    if replay.foresees {
                        replay.before_draw.get_or_insert_with(|| Box::new(*self.state));
                        self.events = None;
                    }
                    let outcome = replay.chance.draw(draw);
                    replay.journal.chance.push(outcome);
                }
                replay.chance_used += 1;
                replay.journal.chance[replay.chance_used - 1]
            }
        };
        usize::from(outcome).min(sides.saturating_sub(1))
    }

    /// What makes things happen now.
    pub fn cause(&self) -> Cause {
        self.cause
    }

    /// Lets something happen by this cause.
    pub fn by<T>(&mut self, cause: Cause, what: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.cause, cause);
        let done = what(self);
        self.cause = before;
        done
    }

    /// Somebody rolls two dice for a place on these ships; on none, if it is for something else.
    pub fn roll(&mut self, seat: Seat, whom: Seats, purpose: RollFor) -> Dice {
        let first = self.draw(Purpose::Dice, 6) as u8 + 1;
        let second = self.draw(Purpose::Dice, 6) as u8 + 1;
        let dice = Dice::of(first, second);
        if self.events.is_some() {
            let adds = |seat| board::counts_sums(self.ship_board(seat));
            let sum = whom.iter().any(adds).then(|| dice.sum());
            self.emit(Event::Rolled { seat, dice, whom, sum, cause: self.cause, purpose });
        }
        dice
    }

    /// Somebody rolls for a column and then for a row of these ships.
    pub fn roll_coordinates(&mut self, seat: Seat, whom: Seats) -> (Dice, Dice) {
        (self.roll(seat, whom, RollFor::Column), self.roll(seat, whom, RollFor::Row))
    }

    /// Somebody rolls one die.
    pub fn roll_die(&mut self, seat: Seat, purpose: RollFor) -> u8 {
        let die = self.draw(Purpose::Dice, 6) as u8 + 1;
        self.emit(Event::DieRolled { seat, die, cause: self.cause, purpose });
        die
    }

    /// Tells that nothing came of what somebody rolled; `at`: where, if it was a place.
    pub fn came_to_nothing(&mut self, seat: Seat, at: Option<(Dice, Dice)>) {
        let told = |from, dice| board::told(self.ship_board(seat), from, dice);
        let (column, row) = at.map_or((None, None), |(column, row)| (told(Side::Front, column), told(Side::Left, row)));
        self.emit(Event::CameToNothing { seat, column, row, cause: self.cause });
    }

    /// Tells what happened. Costs nothing when nobody listens.
    pub fn emit(&mut self, event: Event) {
        if let Some(events) = self.events.as_deref_mut() {
            events.push(self.lane, event);
        }
    }
}
