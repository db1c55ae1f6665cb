//! Moving rockets and leaving the flight.
//!
//! Base rulebook: *Losing flight days*, *Giving up*. Ruling 9: a rocket a lap ahead still occupies its space.

use crate::event::Event;
use crate::modifiers::{Moment, Moments};
use crate::script::{Cx, Flow};
use crate::state::GaveUp;
use crate::words::{Days, Seat};

impl Cx<'_, '_> {
    /// Moves a rocket by so many empty spaces; negative days are lost. Occupied spaces are skipped.
    pub fn move_days(&mut self, seat: Seat, days: Days) -> Flow {
        if days == Days(0) {
            return Ok(());
        }
        let leader = if self.acts_at(Moments::LEAD_TAKEN) { self.leader() } else { None };
        let step = Days(days.0.signum());
        let mut position = self.state.players[seat].position;
        for _ in 0..days.0.unsigned_abs() {
            position += step;
            while self.is_taken(position, seat) {
                position += step;
            }
        }
        self.state.players[seat].position = position;
        self.note(seat, |tally| {
            tally.days = tally.days.saturating_add(days.0.clamp(-99, 99) as i8);
            tally.moved = true;
        });
        self.emit(Event::Moved { seat, days, position, cause: self.cause });
        // Ruling 44: the lead is taken, too, from a leader who falls back.
        if let Some(from) = leader
            && let Some(by) = self.leader()
            && from != by
        {
            self.moment(Moment::LeadTaken { from, by })?;
        }
        Ok(())
    }

    /// Does another rocket stand on the same space of the board, whatever lap it is in?
    fn is_taken(&self, position: Days, by_other_than: Seat) -> bool {
        let lap = self.flight_board().spaces.0;
        self.state
            .flight
            .flying
            .iter()
            .any(|other| other != by_other_than && (self.state.players[other].position - position).0 % lap == 0)
    }

    /// Remembers that a ship had no engine strength in open space; it leaves when the card is resolved.
    pub fn strand(&mut self, seat: Seat) {
        self.state.flight.stranded.insert(seat);
        self.emit(Event::Stranded { seat });
    }

    /// Takes a rocket off the board.
    pub fn leave(&mut self, seat: Seat, why: GaveUp) {
        self.state.flight.flying.remove(seat);
        self.state.flight.announced.remove(seat);
        self.state.players[seat].gave_up = Some(why);
        self.emit(Event::LeftFlight { seat, why });
    }
}
