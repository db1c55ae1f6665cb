//! How far a card has got: for whoever comes while it is resolved.

use crate::event::{Cause, Event};
use crate::words::BySeat;

/// How far a card has got. It belongs to no rule: what is told of the game adds up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// What is happening while somebody is asked; the course of the game, if nobody is.
    pub now: Cause,
    /// What each has chosen in this beat of what the card offers, by the number of the answer: a planet, a row of a
    /// junkyard, a side.
    pub chosen: BySeat<Option<u8>>,
}

impl Progress {
    /// One more event is told.
    pub(super) fn follow(&mut self, event: &Event) {
        let (seat, option) = match *event {
            Event::Landed { seat, planet } => (seat, planet),
            Event::JunkyardRow { seat, row } => (seat, row),
            Event::SideIgnored { seat, side } => (seat, side.index() as u8),
            _ => return,
        };
        self.chosen[seat] = Some(option);
    }
}
