//! Placing and losing crew.
//!
//! Base rulebook: *Placing the crew*, *Loss of goods or crew*, *Support system hits*. *Keep on Trucking*:
//! *Stasis chambers*.

use crate::decision::{Answer, Reason, Shape};
use crate::event::{Cause, Event};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::ship::{Aboard, Part, analysis};
use crate::squares::{Square, Squares};
use crate::words::{Alien, Seat};

impl Cx<'_, '_> {
    /// Takes so many crew members of the owner's choice; all of them, and then sleepers, if there are not enough.
    /// Afterwards others may be woken.
    pub fn lose_crew(&mut self, seat: Seat, count: u8) -> Flow {
        self.choose_crew(seat, count, false)
    }

    /// Takes so many crew members of the owner's choice from these cabins; all of them if there are not enough. Nobody
    /// is woken in their place: who asks for this has let them wake before.
    pub fn lose_crew_from(&mut self, seat: Seat, count: u8, among: Squares) -> Flow {
        let mut cabins = Squares::NONE;
        for left in (1..=count).rev() {
            let from = self.ship(seat).quarters_where(|aboard| aboard.crew() > 0) & among;
            let all: u8 = from.iter().map(|cabin| self.ship(seat).aboard(cabin).crew()).sum();
            let Some(mut cabin) = from.first() else { break };
            if all > left
                && let Answer::Square(chosen) = self.ask(seat, Shape::Square { from }, Reason::LoseCrew { left })?
            {
                cabin = chosen;
            }
            self.lose_one_of(seat, cabin, all > left)?;
            cabins.insert(cabin);
        }
        self.vacate(seat, cabins)
    }

    /// Takes so many humans of the owner's choice; all of them if there are not enough.
    pub fn lose_humans(&mut self, seat: Seat, count: u8) -> Flow {
        self.choose_crew(seat, count, true)
    }

    fn choose_crew(&mut self, seat: Seat, count: u8, humans: bool) -> Flow {
        let those = if humans { Aboard::humans } else { Aboard::crew };
        let mut cabins = Squares::NONE;
        let mut sleepers = false;
        for left in (1..=count).rev() {
            let from = self.ship(seat).quarters_where(|aboard| those(aboard) > 0);
            let Some(mut cabin) = from.first() else {
                sleepers = self.lose_sleepers(seat, left)?;
                break;
            };
            // When everybody has to go, there is nothing to choose.
            let all: u8 = from.iter().map(|cabin| those(self.ship(seat).aboard(cabin))).sum();
            if all > left
                && let Answer::Square(chosen) = self.ask(seat, Shape::Square { from }, Reason::LoseCrew { left })?
            {
                cabin = chosen;
            }
            if humans {
                self.lose_human(seat, cabin);
            } else {
                self.lose_one_of(seat, cabin, all > left)?;
            }
            cabins.insert(cabin);
        }
        self.vacate(seat, cabins)?;
        // Ruling 54: who was lost asleep was lost, too.
        if sleepers || !cabins.is_empty() { self.wake(seat) } else { Ok(()) }
    }

    /// Crew has left these cabins, and that is all for now: others may be woken. Nobody wakes if nobody left.
    pub fn crew_lost(&mut self, seat: Seat, cabins: Squares) -> Flow {
        if cabins.is_empty() {
            return Ok(());
        }
        self.vacate(seat, cabins)?;
        self.wake(seat)
    }

    /// Crew has left these cabins.
    pub fn vacate(&mut self, seat: Seat, cabins: Squares) -> Flow {
        if cabins.is_empty() { Ok(()) } else { self.moment(Moment::CrewLost { seat, cabins }) }
    }

    /// Takes one crew member from a cabin: where an alien and a human live together, the owner says who goes. Was there
    /// anyone?
    pub fn lose_either(&mut self, seat: Seat, cabin: Square) -> Flow<bool> {
        self.lose_one_of(seat, cabin, true)
    }

    /// The same; nothing is asked if both will go.
    fn lose_one_of(&mut self, seat: Seat, cabin: Square, one_stays: bool) -> Flow<bool> {
        let aboard = self.ship(seat).aboard(cabin);
        let Some(alien) = aboard.alien().filter(|_| aboard.humans() > 0 && one_stays) else {
            return Ok(self.lose_crew_member(seat, cabin));
        };
        let shape = Shape::Occupant { aliens: 1 << alien.index() };
        Ok(match self.ask(seat, shape, Reason::LoseWhom { cabin })? {
            Answer::Humans => self.lose_human(seat, cabin),
            _ => self.lose_crew_member(seat, cabin),
        })
    }

    /// Takes one crew member from a cabin, an alien before humans. Was there one?
    pub fn lose_crew_member(&mut self, seat: Seat, cabin: Square) -> bool {
        let aboard = self.ship(seat).aboard(cabin);
        let Some(alien) = aboard.alien() else { return self.lose_human(seat, cabin) };
        self.state.ships[seat].set_aboard(cabin, aboard.with_alien(None));
        self.emit(Event::CrewLost { seat, cabin, alien: Some(alien), cause: self.cause });
        if alien == Alien::Cyan {
            self.dismiss_specialists(seat);
        }
        true
    }

    /// Takes one human who is awake. Was there one?
    fn lose_human(&mut self, seat: Seat, cabin: Square) -> bool {
        let aboard = self.ship(seat).aboard(cabin);
        let Some(left) = aboard.humans().checked_sub(1) else { return false };
        self.state.ships[seat].set_aboard(cabin, aboard.with_humans(left));
        self.emit(Event::CrewLost { seat, cabin, alien: None, cause: self.cause });
        true
    }

    /// Aliens whose life support is gone leave.
    pub(super) fn evacuate_aliens(&mut self, seat: Seat) -> Flow {
        let mut cabins = Squares::NONE;
        for cabin in self.ship(seat).part(Part::Cabin) {
            if let Some(alien) = self.ship(seat).aboard(cabin).alien()
                && !analysis::supports(self.ship(seat), self.content, self.seat_rules(seat), cabin, alien)
            {
                self.by(Cause::Apart, |cx| cx.lose_crew_member(seat, cabin));
                cabins.insert(cabin);
            }
        }
        self.vacate(seat, cabins)
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
        let aboard = ship.aboard(square);
        ship.set_aboard(square, aboard.with_batteries(aboard.batteries() + tokens));
        self.emit(Event::BatteriesCharged { seat, square, tokens });
    }
}
