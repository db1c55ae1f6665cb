//! Events in the order they happened, with what tells them apart when a card is replayed.

use super::Event;
use crate::words::Seat;

/// The identity of an event within its beat: each is published once, however often the beat is run again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stamp {
    /// The parallel section it belongs to; 0 outside.
    pub section: u16,
    /// The lane: a seat within a section.
    pub lane: Option<Seat>,
    /// Its number within the lane.
    pub index: u32,
}

/// The events of one run of a beat.
#[derive(Clone, Debug, Default)]
pub struct EventLog {
    /// The events with their stamps.
    pub events: Vec<(Stamp, Event)>,
    sections: u16,
    open: u16,
    main: u32,
    lanes: [u32; crate::words::MAX_SEATS],
}

impl EventLog {
    pub(crate) fn open_section(&mut self) {
        self.sections += 1;
        self.open = self.sections;
        self.lanes = Default::default();
    }

    pub(crate) fn close_section(&mut self) {
        self.open = 0;
    }

    /// Adds what happened; in a section that seats go through side by side, with the seat whose lane it is.
    pub fn push(&mut self, lane: Option<Seat>, event: Event) {
        let next = lane.map_or(&mut self.main, |seat| &mut self.lanes[seat.index()]);
        let stamp = Stamp { section: if lane.is_some() { self.open } else { 0 }, lane, index: *next };
        *next += 1;
        self.events.push((stamp, event));
    }
}
