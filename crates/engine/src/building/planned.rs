//! Markers on squares that are built on. *Another Big Expansion*, *Support Team*: *Planner*; Ruling 182.

use crate::content::Content;
use crate::event::Event;
use crate::state::State;
use crate::words::Seat;

/// A marker is lost when something else than it stands for is welded to its square: what is printed counts.
#[cold]
pub(super) fn judge(state: &mut State, content: &Content, seat: Seat, tell: &mut dyn FnMut(Event)) {
    let loose = state.yard.builders[seat].loose.and_then(|loose| loose.square);
    for (marker, square) in state.players[seat].plan.iter() {
        // The tile and not the ship is asked: what somebody has made of it counts at the end only.
        let welded = state.ships[seat].at(square).filter(|_| loose != Some(square)).map(|placed| placed.tile);
        if welded.is_some_and(|tile| !marker.fits(content.tile(tile).component)) {
            state.players[seat].plan.take(marker);
            tell(Event::MarkerLost { seat, marker, square });
        }
    }
}
