//! The numbers and permissions of a flight, resolved when it is set up. Reading one is a field access.

use crate::content::{Content, FlightBoard, ShipBoard};
use crate::late::Late;
use crate::modifiers::{Modifiers, Moments};
use crate::words::{Level, Roll, Title};

/// What holds for the whole flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// The level of the flight: its boards, its deck.
    pub level: Level,
    /// The learning flight: no reserve, no timer, no forecast, no aliens, no penalty for mistakes.
    pub learning: bool,
    /// Which ship board is built on, if it is not the one of the level.
    pub board: Late<Option<u8>>,
    /// The column in which nothing works, if there is one.
    pub dead_column: Late<Option<Roll>>,
    /// Moments at which a modifier in play acts.
    pub moments: Late<Moments>,
}

impl Ruleset {
    /// A flight of this level by the base rules.
    pub fn new(level: Level, learning: bool) -> Ruleset {
        Ruleset { level, learning, board: Late(None), dead_column: Late(None), moments: Late(Moments::default()) }
    }

    /// The ship board in use.
    pub fn ship_board<'a>(&self, content: &'a Content) -> &'a ShipBoard {
        &content.ship_boards[self.board.map_or(self.level.index(), usize::from)]
    }

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
    /// A second gold title.
    pub second: Late<Option<Title>>,
    /// Cards and aliens that bend the rules for this player.
    pub modifiers: Late<Modifiers>,
    /// The row or column that misses hit instead.
    pub named: Late<Option<Roll>>,
}

impl SeatRules {
    /// Does the handicap of this gold title apply?
    #[inline]
    pub fn flies_with(&self, title: Title) -> bool {
        self.handicap == Some(title) || *self.second == Some(title)
    }
}
