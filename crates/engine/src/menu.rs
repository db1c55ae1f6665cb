//! What a player may do of their own accord, without being asked: listed for whoever may do it, and accepted if it is
//! on the list. Nobody else knows when that is.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::words::Seat;
use serde::{Deserialize, Serialize};

/// Something that can be done without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum MenuItem {
    /// Announce to give up when the card is resolved (yes), or take that back (no).
    GiveUp(bool),
}

impl MenuItem {
    /// All of them.
    pub const ALL: [MenuItem; 2] = [MenuItem::GiveUp(true), MenuItem::GiveUp(false)];
}

/// What a player may do now.
pub fn menu(state: &State, seat: Seat) -> impl Iterator<Item = MenuItem> + '_ {
    MenuItem::ALL.into_iter().filter(move |item| check(state, seat, *item).is_ok())
}

/// May this player do that now?
///
/// # Errors
/// Why not.
pub fn check(state: &State, seat: Seat, item: MenuItem) -> Result<(), Refusal> {
    match item {
        // Ruling 8: at any time in a flight.
        MenuItem::GiveUp(announced) => {
            let in_flight = matches!(state.phase, Phase::Reveal | Phase::Card(_) | Phase::CardDone);
            if !in_flight || !state.flight.flying.contains(seat) {
                Err(Refusal::NotFlying)
            } else if announced == state.flight.announced.contains(seat) {
                Err(Refusal::AlreadySo)
            } else {
                Ok(())
            }
        }
    }
}

/// Does something that is on the menu, at the start of the beat that the game is in: the beat takes it into account.
pub(crate) fn perform(state: &mut State, seat: Seat, item: MenuItem) -> Event {
    match item {
        MenuItem::GiveUp(announced) => {
            let who = &mut state.flight.announced;
            if announced {
                who.insert(seat)
            } else {
                who.remove(seat)
            }
            Event::GiveUpAnnounced { seat, announced }
        }
    }
}
