//! Nothing hidden may be told: whose tile in hand nobody else may know, and whose credits.

use trucker_engine::event::Event;
use trucker_engine::state::Phase;
use trucker_engine::words::{BySeat, Seat};
use trucker_server::protocol::{GameView, HandShown, Step, StepCause};

/// Who holds a tile drawn face down, as far as the events tell.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hands {
    /// `None` if the events seen do not tell: at the start, and after a step was taken back.
    drawn: BySeat<Option<bool>>,
}

impl Hands {
    /// Follows who takes what; says what this viewer should not have been told, or was not told.
    pub fn watch(&mut self, viewer: Seat, step: &Step) -> Option<String> {
        let mut fault = None;
        for event in &step.events {
            match *event {
                Event::TileTaken { seat, tile, face_down } => {
                    if tile.is_some() == (face_down && seat != viewer) {
                        fault = Some(format!("version {}: {event:?} told to seat {viewer}", step.version));
                    }
                    self.drawn[seat] = Some(face_down);
                }
                Event::ReserveTaken { seat, .. }
                | Event::ReserveRaided { seat, .. }
                | Event::TileLifted { seat, .. }
                | Event::TilePlaced { seat, .. }
                | Event::TileReserved { seat, .. }
                | Event::TileReturned { seat, .. } => self.drawn[seat] = Some(false),
                _ => {} // Nothing else moves a tile into a hand or out of it.
            }
        }
        if let StepCause::Undo(seat) = step.cause {
            self.drawn[seat] = None;
        }
        fault
    }

    /// Does a view hide what it should?
    pub fn check(&mut self, viewer: Seat, view: &GameView, open_credits: bool) -> Option<String> {
        let mut fault = None;
        for (seat, shown) in (0..).map_while(Seat::new).zip(&view.seats) {
            let drawn = self.drawn[seat].get_or_insert(shown.hand == HandShown::Hidden);
            if *drawn != (shown.hand == HandShown::Hidden) && seat != viewer {
                fault = Some(format!("seat {seat} shows {:?} to seat {viewer}; drawn face down: {drawn}", shown.hand));
            }
            let secret = !open_credits && view.flight.phase != Phase::Over;
            if secret && seat != viewer && shown.credits_exact {
                fault = Some(format!("seat {viewer} knows the credits of seat {seat}"));
            }
        }
        let own = view.own.as_ref().and_then(|own| own.hand);
        let fits = match view.seats.get(viewer.index()).map(|shown| shown.hand) {
            None => false,
            Some(HandShown::Empty) => own.is_none(),
            Some(HandShown::Hidden) => own.is_some(),
            Some(HandShown::Tile(tile)) => own == Some(tile),
        };
        if !fits {
            fault = Some(format!("seat {viewer} holds {own:?}, which is not what is shown"));
        }
        fault
    }
}
