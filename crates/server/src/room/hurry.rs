//! People who have finished their ships need not wait for bots that build on: if all of them agree, the bots hurry.

use super::Room;
use crate::protocol::Refused;
use trucker_engine::state::{Phase, State};
use trucker_engine::words::{Seat, Seats};

/// What is agreed about bots that still build. It is forgotten when they have finished, and when the room falls asleep:
/// nothing of the game depends on it but how long it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hurry {
    /// Who has agreed.
    agreed: Seats,
    /// Have all? Whoever comes back later finds the bots in a hurry already.
    on: bool,
    /// Who has still to agree, as was told last; none while there is nothing to agree on.
    missing: Option<Seats>,
}

/// Do only bots still build, while people wait for them?
fn only_bots_build(state: &State, people: Seats) -> bool {
    let finished = state.yard.finished();
    let everyone = state.seats();
    state.phase == Phase::Building
        && state.yard.open
        && !people.is_empty()
        && people.without(finished).is_empty()
        && !everyone.without(finished).is_empty()
}

impl Hurry {
    /// Who has still to agree, if there is anything to agree on. Whoever is not here is not asked.
    fn look(&mut self, state: Option<&State>, people: Seats, connected: Seats) -> Option<Seats> {
        if !state.is_some_and(|state| only_bots_build(state, people)) {
            *self = Hurry { missing: self.missing, ..Hurry::default() };
            return None;
        }
        let here = people.and(connected);
        let missing = here.without(self.agreed);
        self.on |= missing.is_empty() && !here.is_empty();
        Some(if self.on { Seats::NONE } else { missing })
    }
}

impl Room {
    /// Sees whether people can agree that bots hurry, and tells everyone if that has changed.
    pub(super) fn look_at_hurry(&mut self) {
        let state = self.play.as_ref().filter(|_| self.is_playing()).map(|play| play.game().state());
        let missing = self.hurry.look(state, self.state.acting_people(), self.connected());
        if missing != self.hurry.missing {
            self.hurry.missing = missing;
            self.tell_room();
        }
    }

    /// Who has still to agree that bots hurry, as clients are told.
    pub(super) fn asked_to_hurry(&self) -> Option<Vec<Seat>> {
        self.hurry.missing.map(|missing| missing.iter().collect())
    }

    /// Somebody agrees that the bots hurry.
    pub(super) fn agree_to_hurry(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.hurry.missing.is_none() || self.state.bot(seat).is_some() {
            return Err(Refused::NobodyToHurry);
        }
        self.hurry.agreed.insert(seat);
        self.look_at_hurry();
        if self.hurry.on {
            // What they had planned at their own pace is planned anew.
            self.robots.iter_mut().flatten().for_each(|robot| robot.plan_anew());
        }
        Ok(())
    }

    /// Do bots hurry, as everyone who waits for them has agreed?
    pub(super) fn hurries(&self) -> bool {
        self.hurry.on
    }
}
