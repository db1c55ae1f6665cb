//! Building as in a room: everyone takes as long for a step as people do, and somebody may finish at a given time.

use trucker_bots::{Pace, Task};
use trucker_engine::building::{self, Build};
use trucker_engine::content::Content;
use trucker_engine::event::EventLog;
use trucker_engine::script::Decider;
use trucker_engine::state::{Phase, State};
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, MAX_SEATS, Seat};

/// Steps after which building is given up as stuck; a few hundred are usual.
const STEP_LIMIT: u32 = 20_000;

/// How long a glance at the timer takes, in milliseconds.
const GLANCE: u32 = 1_000;

/// How time passes in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// How fast everyone works.
    pub pace: Pace,
    /// Somebody who finishes when building has taken so many milliseconds, neither sooner nor later, and who turns the
    /// timer whenever that is allowed.
    pub person: Option<(Seat, u32)>,
    /// Where the length of each step comes from.
    pub seed: u64,
}

impl Clock {
    /// Builds all ships; `false` if that did not come to an end.
    pub fn build_out(
        &self,
        state: &mut State,
        content: &Content,
        decider: &mut dyn Decider,
        mut events: Option<&mut EventLog>,
    ) -> bool {
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let start = state.now;
        let mut due = BySeat([start; MAX_SEATS]);
        for seat in state.seats().iter() {
            due[seat] = start + self.pace.takes(Task::Reach, &mut rng);
        }
        for _ in 0..STEP_LIMIT {
            if state.phase != Phase::Building {
                return true;
            }
            let may_act = |seat: &Seat| building::may_act(state, *seat) || may_flip(state, content, *seat);
            let next = state.seats().iter().filter(may_act).min_by_key(|seat| due[*seat]);
            let mut tell = |event| {
                if let Some(log) = events.as_deref_mut() {
                    log.push(None, event);
                }
            };
            // Nobody may act only while the sand runs for those who have nothing left to do, or while they have to stop.
            let Some(seat) = next else {
                if state.yard.halted_until == 0 {
                    return false;
                }
                building::pass_time(state, content, state.yard.halted_until, &mut tell);
                continue;
            };
            // Turn by turn one's time begins with one's turn.
            let at = due[seat].max(state.now);
            building::pass_time(state, content, at, &mut tell);
            let step = match self.person.filter(|(person, _)| *person == seat) {
                Some((_, end)) => self.person_step(state, content, decider, seat, start.saturating_add(end)),
                None => Some(decider.build(View::new(state, content, Some(seat)), seat)),
            };
            if let Some(step) = step.filter(|step| building::may_act(state, seat) || *step == Build::Flip) {
                // A step that is refused is a step lost; time goes on.
                let _ = building::apply(state, content, seat, step, decider, &mut tell);
                due[seat] = at + self.pace.takes(Task::in_yard(&state.yard.builders[seat]), &mut rng);
            } else {
                due[seat] = at + GLANCE;
            }
        }
        false
    }

    /// What the person does; nothing while there is nothing to add and it is too early to finish.
    fn person_step(
        &self,
        state: &State,
        content: &Content,
        decider: &mut dyn Decider,
        seat: Seat,
        end: u32,
    ) -> Option<Build> {
        if may_flip(state, content, seat) {
            return Some(Build::Flip);
        }
        let finished = state.yard.finished().contains(seat);
        let builder = &state.yard.builders[seat];
        let free_hands = builder.hand.is_none() && builder.looking.is_none();
        if free_hands && !finished && (state.now >= end || state.yard.time_up) {
            return Some(Build::Finish(building::open_spaces(state).trailing_zeros() as u8));
        }
        let step = decider.build(View::new(state, content, Some(seat)), seat);
        (!matches!(step, Build::Finish(_))).then_some(step)
    }
}

fn may_flip(state: &State, content: &Content, seat: Seat) -> bool {
    building::check(state, content, seat, Build::Flip).is_ok()
}
