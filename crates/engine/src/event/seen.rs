//! What of an event a viewer may see.

use super::Event;
use crate::words::Seat;

impl Event {
    /// The event as this viewer may see it; `None` is a spectator.
    pub fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::TileTaken { seat, face_down: true, .. } if viewer != Some(seat) => {
                Event::TileTaken { seat, tile: None, face_down: true }
            }
            other => other,
        }
    }
}
