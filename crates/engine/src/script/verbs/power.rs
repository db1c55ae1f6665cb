//! Spending batteries and declaring strength.
//!
//! Base rulebook: *Parameters of your ship*. Batteries may be withheld; single engines, single cannons and aliens
//! always count (*Advanced enemies*, note).

use crate::card::Measure;
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::ship::{Part, analysis};
use crate::squares::Squares;
use crate::words::{Seat, Strength};

impl Cx<'_, '_> {
    /// Asks a player what to power, takes the batteries, and declares the strength.
    ///
    /// `against` is the strength of an enemy, for whoever answers.
    pub fn declare(&mut self, seat: Seat, measure: Measure, against: Option<Strength>) -> Flow<Strength> {
        self.moment(Moment::Declaring { seat, measure })?;
        let ship = self.ship(seat);
        let mut powered = Squares::NONE;
        let strength = match measure {
            Measure::Crew => Strength::points(analysis::crew(ship) as i16),
            Measure::Engines => {
                let without = analysis::engine_strength(ship, Squares::NONE);
                powered = self.power(seat, Part::DoubleEngine, Reason::PowerEngines { without })?;
                analysis::engine_strength(self.ship(seat), powered)
            }
            Measure::Cannons => {
                let without = analysis::cannon_strength(ship, Squares::NONE);
                powered = self.power(seat, Part::DoubleCannon, Reason::PowerCannons { without, against })?;
                analysis::cannon_strength(self.ship(seat), powered)
            }
        };
        self.emit(Event::Declared { seat, measure, strength, powered });
        Ok(strength)
    }

    /// Asks which of the double components to power, and takes a battery for each.
    fn power(&mut self, seat: Seat, part: Part, reason: Reason) -> Flow<Squares> {
        let from = match part {
            Part::DoubleEngine => analysis::thrusters(self.ship(seat), part),
            _ => self.ship(seat).part(part),
        };
        if from.is_empty() {
            return Ok(Squares::NONE);
        }
        let max = analysis::batteries(self.ship(seat)).min(from.len() as u32) as u8;
        let Answer::Set(powered) = self.ask(seat, Shape::Set { from, max }, reason)? else { return Ok(Squares::NONE) };
        for _ in 0..powered.len() {
            self.spend_battery(seat)?;
        }
        Ok(powered)
    }

    /// Takes one battery token from a component of the owner's choice.
    pub fn spend_battery(&mut self, seat: Seat) -> Flow {
        self.take_battery(seat, Reason::PayBattery)
    }

    /// Takes one battery token for a reason; nothing happens if there is none.
    pub(super) fn take_battery(&mut self, seat: Seat, reason: Reason) -> Flow {
        let from = self.ship(seat).part_where(Part::Battery, |aboard| aboard.batteries() > 0);
        if from.is_empty() {
            return Ok(());
        }
        if let Answer::Square(square) = self.ask(seat, Shape::Square { from }, reason)? {
            let ship = &mut self.state.ships[seat];
            let aboard = ship.aboard(square);
            ship.set_aboard(square, aboard.with_batteries(aboard.batteries() - 1));
            self.note(seat, |tally| tally.tokens = tally.tokens.saturating_add(1));
            self.emit(Event::BatterySpent { seat, square });
        }
        Ok(())
    }
}
