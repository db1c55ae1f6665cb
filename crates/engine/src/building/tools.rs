//! What members of the support team let one do in the yard beside building: each step asks [`SeatRules`] whether
//! somebody works here who does it. *Another Big Expansion*, *Support Team*: *During building*.
//!
//! [`SeatRules`]: crate::rules::SeatRules

use super::Build;
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
pub(super) fn check(_state: &State, _content: &Content, _seat: Seat, _action: Build) -> Result<(), Refusal> {
    Err(Refusal::NobodyForThat)
}

/// Does what has been checked.
#[cold]
pub(super) fn act(_state: &mut State, _content: &Content, _seat: Seat, _action: Build, _tell: &mut dyn FnMut(Event)) {}

/// Every such step that this player may take now.
pub fn tools(_state: &State, _content: &Content, _seat: Seat) -> Vec<Build> {
    Vec::new()
}
