//! What a support team changes about a ship when everyone has finished building it.

use crate::building::alter;
use crate::event::{Event, Marking};
use crate::script::Cx;
use crate::ship::leeway::{Care, Leeway};
use crate::ship::marks::{Bond, Mark};
use crate::squares::Square;
use crate::tile::TileId;
use crate::words::{Seat, Turn};

impl Cx<'_, '_> {
    /// What is left of what a player's support team allows; `None` if it never allowed anything.
    pub fn leeway(&self, seat: Seat) -> Option<Leeway> {
        alter::leeway(self.state, self.content, seat)
    }

    /// Somebody on the ground takes a mark off a component again; `false`, and nothing happens, if it cannot be.
    pub fn unmark(&mut self, seat: Seat, square: Square, mark: Mark, how: Marking) -> bool {
        let done = self.state.ships[seat].unmark(self.content, square, mark);
        if done {
            self.emit(Event::Marked { seat, square, how, cause: self.cause });
        }
        done
    }

    /// Lays a pipe between neighbours; there it stays.
    pub fn lay_pipe(&mut self, seat: Seat, one: Square, other: Square) {
        if self.mark(seat, one, Mark::Joint(other, Bond::Held), Marking::Piped { other }) {
            self.state.yard.builders[seat].pipes_laid += 1;
        }
    }

    /// Puts the marks on a ship that follow from what its owner's support team allows.
    #[inline]
    pub fn settle_marks(&mut self, seat: Seat, care: Care) {
        if !alter::freedoms(self.state, seat).is_none() {
            self.tell_all(|state, content, tell| alter::settle(state, content, seat, care, tell));
        }
    }

    /// A component is added late, by somebody whose support team allows what others may not do.
    #[cold]
    pub(super) fn add_freely(&mut self, seat: Seat, tile: TileId, square: Square, turn: Turn) {
        self.tell_all(|state, content, tell| {
            alter::put(state, content, seat, tile, (square, turn), false, tell);
        });
    }

    /// Does what the yard does, and tells what it tells.
    #[cold]
    fn tell_all(
        &mut self,
        act: impl FnOnce(&mut crate::state::State, &crate::content::Content, &mut dyn FnMut(Event)),
    ) {
        let mut told = Vec::new();
        act(self.state, self.content, &mut |event| told.push(event));
        told.into_iter().for_each(|event| self.emit(event));
    }
}
