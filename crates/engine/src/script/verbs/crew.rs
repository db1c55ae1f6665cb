//! Placing and losing crew.
//!
//! Base rulebook: *Placing the crew*, *Loss of goods or crew*, *Support system hits*. *Keep on Trucking*:
//! *Stasis chambers*.

use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::{Part, analysis};
use crate::squares::Square;
use crate::words::{Alien, Seat};

impl Cx<'_, '_> {
    /// Takes so many crew members of the owner's choice; all of them, and then sleepers, if there are not enough.
    /// Afterwards others may be woken.
    pub fn lose_crew(&mut self, seat: Seat, count: u8) -> Flow {
        for left in (1..=count).rev() {
            let from = self.ship(seat).part_where(Part::Cabin, |aboard| aboard.crew() > 0);
            let Some(mut cabin) = from.first() else {
                self.lose_sleepers(seat, left)?;
                break;
            };
            // When everybody has to go, there is nothing to choose.
            if analysis::crew(self.ship(seat)) > u32::from(left)
                && let Answer::Square(chosen) = self.ask(seat, Shape::Square { from }, Reason::LoseCrew { left })?
            {
                cabin = chosen;
            }
            self.lose_crew_member(seat, cabin);
        }
        self.wake(seat)
    }

    /// Takes one crew member from a cabin, if there is one.
    pub fn lose_crew_member(&mut self, seat: Seat, cabin: Square) {
        let aboard = self.ship(seat).aboard(cabin);
        let (left, alien) = match (aboard.alien(), aboard.humans()) {
            (Some(alien), _) => (aboard.with_alien(None), Some(alien)),
            (None, 0) => return,
            (None, humans) => (aboard.with_humans(humans - 1), None),
        };
        self.state.ships[seat].set_aboard(cabin, left);
        self.emit(Event::CrewLost { seat, cabin, alien });
        if alien == Some(Alien::Cyan) {
            self.dismiss_specialists(seat);
        }
    }

    /// Aliens whose life support is gone leave.
    pub(super) fn evacuate_aliens(&mut self, seat: Seat) {
        for cabin in self.ship(seat).part(Part::Cabin) {
            if let Some(alien) = self.ship(seat).aboard(cabin).alien()
                && !analysis::supports(self.ship(seat), self.content, self.seat_rules(seat), cabin, alien)
            {
                self.lose_crew_member(seat, cabin);
            }
        }
    }

    /// Humans take their places in a cabin.
    pub fn board_humans(&mut self, seat: Seat, cabin: Square, humans: u8) {
        let ship = &mut self.state.ships[seat];
        ship.set_aboard(cabin, ship.aboard(cabin).with_humans(humans));
        self.emit(Event::HumansBoarded { seat, cabin, humans });
    }

    /// An alien takes its place in a cabin.
    pub fn board_alien(&mut self, seat: Seat, cabin: Square, alien: Alien) {
        let ship = &mut self.state.ships[seat];
        ship.set_aboard(cabin, ship.aboard(cabin).with_alien(Some(alien)));
        self.emit(Event::AlienBoarded { seat, cabin, alien });
    }

    /// Battery tokens are put on a battery component.
    pub fn charge(&mut self, seat: Seat, square: Square, tokens: u8) {
        let ship = &mut self.state.ships[seat];
        ship.set_aboard(square, ship.aboard(square).with_batteries(tokens));
        self.emit(Event::BatteriesCharged { seat, square, tokens });
    }
}
