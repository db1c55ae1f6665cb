//! What members of the support team let one do in the yard beside building: each step asks [`SeatRules`] whether
//! somebody works here who does it. *Another Big Expansion*, *Support Team*: *During building*.
//!
//! [`SeatRules`]: crate::rules::SeatRules

use super::{Build, alter};
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::Seat;

/// Is this a step that only somebody on the ground can take?
pub(super) fn is_tool(action: Build) -> bool {
    matches!(
        action,
        Build::Pipe(..)
            | Build::Universal(_)
            | Build::PlaceUniversal(..)
            | Build::Deliver(..)
            | Build::TakeBack(_)
            | Build::TakeFrom(..)
            | Build::Halt
            | Build::Rest
    )
}

/// May this be done now? Otherwise, why not.
#[cold]
pub(super) fn check(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    match action {
        Build::Pipe(..) | Build::Universal(_) | Build::PlaceUniversal(..) | Build::Deliver(..) | Build::TakeBack(_) => {
            alter::check(state, content, seat, action)
        }
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
        _ => {}
    }
}

/// Every such step that this player may take now.
pub fn tools(state: &State, content: &Content, seat: Seat) -> Vec<Build> {
    let mut tools = alter::steps(state, content, seat);
    tools.retain(|step| super::check(state, content, seat, *step).is_ok());
    tools
}
