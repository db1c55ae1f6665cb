//! What members of the support team let one do in the yard beside building: each step asks [`SeatRules`] whether
//! somebody works here who does it. *Another Big Expansion*, *Support Team*: *During building*.
//!
//! [`SeatRules`]: crate::rules::SeatRules

use super::{Build, alter, extra, traffic};
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::Seat;

/// May this be done now? Otherwise, why not.
#[cold]
pub(super) fn check(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    match action {
        Build::Pipe(..) | Build::Universal(_) | Build::PlaceUniversal(..) | Build::Deliver(..) | Build::TakeBack(_) => {
            alter::check(state, content, seat, action)
        }
        Build::TakeFrom(from, place) => traffic::check_take(state, seat, from, place),
        Build::Halt => traffic::check_halt(state, content, seat),
        Build::Rest => extra::check_rest(state, seat),
        _ => Err(Refusal::NobodyForThat),
    }
}

/// Does what has been checked.
#[cold]
pub(super) fn act(state: &mut State, content: &Content, seat: Seat, action: Build, tell: &mut dyn FnMut(Event)) {
    match action {
        Build::Pipe(..) | Build::Universal(_) | Build::PlaceUniversal(..) | Build::Deliver(..) | Build::TakeBack(_) => {
            alter::act(state, content, seat, action, tell);
        }
        Build::TakeFrom(from, place) => traffic::take(state, seat, from, place, tell),
        Build::Halt => traffic::halt(state, seat, tell),
        Build::Rest => extra::rest(state, seat, tell),
        _ => {}
    }
}

/// Every such step that this player may take now.
pub fn tools(state: &State, content: &Content, seat: Seat) -> Vec<Build> {
    let player = &state.players[seat];
    if player.team.is_empty() && player.rules.freedoms.is_none() {
        return Vec::new();
    }
    let steps = alter::steps(state, content, seat).into_iter().chain(traffic::steps(state));
    steps.filter(|step| super::check(state, content, seat, *step).is_ok()).collect()
}
