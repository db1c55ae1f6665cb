//! The numbers and permissions of a flight, resolved when it is set up. Reading one is a field access.

use crate::content::{Content, FlightBoard};
use crate::words::{Level, Title};

/// What holds for the whole flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// The level of the flight: its boards, its deck.
    pub level: Level,
    /// The learning flight: no reserve, no timer, no forecast, no aliens, no penalty for mistakes.
    pub learning: bool,
}

impl Ruleset {
    /// The flight board in use.
    pub fn flight_board<'a>(&self, content: &'a Content) -> &'a FlightBoard {
        if self.learning { &content.learning_board } else { &content.flight_boards[self.level.index()] }
    }

    /// How many components a player may keep in reserve, if the board has this many places.
    pub fn reserve(&self, places: u8) -> usize {
        if self.learning { 0 } else { usize::from(places).min(crate::state::RESERVE) }
    }
}

/// What holds for one player in this flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatRules {
    /// The gold title flown with: its handicap applies.
    pub handicap: Option<Title>,
}
