//! Spending batteries and declaring strength.
//!
//! Base rulebook: *Parameters of your ship*. Batteries may be withheld; single engines, single cannons and aliens
//! always count (*Advanced enemies*, note). *Keep on Trucking*: *Cannon boosters*, *Engine boosters*.

use crate::card::Measure;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, TokenFor};
use crate::modifiers::Moment;
use crate::modifiers::specialists;
use crate::script::{Cx, Flow};
use crate::ship::boosters::{self, Boosts};
use crate::ship::joins::Joined;
use crate::ship::{Part, analysis};
use crate::squares::{Square, Squares};
use crate::words::{Seat, Strength};

impl Cx<'_, '_> {
    /// Asks a player what to power, takes the batteries, and declares the strength.
    ///
    /// `against` is the strength of an enemy, for whoever answers.
    pub fn declare(&mut self, seat: Seat, measure: Measure, against: Option<Strength>) -> Flow<Strength> {
        self.moment(Moment::Declaring { seat, measure })?;
        let mut powered = Squares::NONE;
        let mut more = Strength(0);
        let without = self.strength(seat, measure, powered, more);
        match measure {
            Measure::Crew => {}
            Measure::Engines => {
                powered = self.power(seat, Part::DoubleEngine, measure, Reason::PowerEngines { without })?;
                more = self.boost(seat, measure, powered)?;
            }
            Measure::Cannons => {
                powered = self.power(seat, Part::DoubleCannon, measure, Reason::PowerCannons { without, against })?;
                more = self.boost(seat, measure, powered)?;
                more = self.fire_catapults(seat, powered, more, against)?;
            }
        }
        let plain = powered.is_empty() && more == Strength(0);
        let strength = if plain { without } else { self.strength(seat, measure, powered, more) };
        self.emit(Event::Declared { seat, measure, strength, powered, cause: self.cause });
        Ok(strength)
    }

    /// What a ship measures with these components powered and so much more from boosters and catapults.
    pub(super) fn strength(&self, seat: Seat, measure: Measure, powered: Squares, more: Strength) -> Strength {
        analysis::strength(self.ship(seat), self.content, self.seat_rules(seat), measure, powered, more)
    }

    /// Asks which of the double components and boosters to power, and takes a battery for each.
    fn power(&mut self, seat: Seat, part: Part, measure: Measure, reason: Reason) -> Flow<Squares> {
        let ship = self.ship(seat);
        let doubles = if part == Part::DoubleEngine { analysis::thrusters(ship, part) } else { ship.part(part) };
        let power = self.power_left(seat);
        let from = doubles | boosters::useful(ship, self.content, measure, power);
        if from.is_empty() {
            return Ok(Squares::NONE);
        }
        let max = power.min(from.len() as u32) as u8;
        let Answer::Set(powered) = self.ask(seat, Shape::Set { from, max }, reason)? else { return Ok(Squares::NONE) };
        let powered = powered.minus(boosters::idle(self.ship(seat), self.content, measure, powered));
        for _ in 0..powered.len() {
            self.spend_battery(seat)?;
        }
        Ok(powered)
    }

    /// What powered boosters add. The best use of them is offered; whoever wants another one chooses step by step.
    fn boost(&mut self, seat: Seat, measure: Measure, powered: Squares) -> Flow<Strength> {
        if powered.is_empty() {
            return Ok(Strength(0));
        }
        let mut boosts = boosters::best(self.ship(seat), self.content, measure, powered);
        let mut boosted = boosters::boosted(&boosts);
        if boosted.is_empty() {
            return Ok(Strength(0));
        }
        let more = boosters::worth(self.ship(seat), measure, boosted);
        let strength = self.strength(seat, measure, powered, more);
        // Where there is nothing to choose, nothing is asked.
        let choice = boosters::is_choice(self.ship(seat), self.content, measure, powered);
        if choice && !self.yes(seat, Reason::Boost { measure, boosted, strength })? {
            boosts = self.choose_boosts(seat, measure, powered)?;
            boosted = boosters::boosted(&boosts);
        }
        for (booster, boosted) in boosts {
            if !boosted.is_empty() {
                self.emit(Event::Boosted { seat, booster, boosted });
            }
        }
        Ok(boosters::worth(self.ship(seat), measure, boosted))
    }

    /// Booster by booster, and for each component by component, as long as there is something in reach.
    #[cold]
    fn choose_boosts(&mut self, seat: Seat, measure: Measure, powered: Squares) -> Flow<Boosts> {
        let mut free = boosters::active(self.ship(seat), measure, powered);
        let mut boosts = Boosts::new();
        let on = boosters::boosters(self.ship(seat), self.content, measure) & powered;
        for booster in on.iter().take(boosters::MAX_BOOSTERS) {
            let mut boosted = Squares::NONE;
            loop {
                let from = boosters::next(&Joined::of(self.ship(seat)), booster, boosted, free);
                // A booster that is on boosts at least one component.
                let first = boosted.is_empty() && !from.is_empty();
                let shape = if first { Shape::Square { from } } else { Shape::Set { from, max: 1 } };
                match self.ask(seat, shape, Reason::BoostNext { booster })? {
                    Answer::Square(more) => boosted.insert(more),
                    Answer::Set(more) if !more.is_empty() => boosted |= more,
                    _ => break,
                }
            }
            free = free.minus(boosted);
            boosts.push((booster, boosted));
        }
        Ok(boosts)
    }

    /// How often something can be powered.
    pub fn power_left(&self, seat: Seat) -> u32 {
        let batteries = analysis::batteries(self.ship(seat));
        batteries + specialists::free_uses(self.seat_rules(seat), &self.state.players[seat].tally, batteries)
    }

    /// Is one of so many uses of power at once free?
    pub(super) fn has_free_use(&self, seat: Seat, uses: usize) -> bool {
        let (rules, tally) = (self.seat_rules(seat), &self.state.players[seat].tally);
        specialists::free_uses(rules, tally, uses.saturating_sub(1) as u32) > 0
    }

    /// Powers something once: takes a battery token from a component of the owner's choice, if it is not free.
    pub fn spend_battery(&mut self, seat: Seat) -> Flow {
        let rules = self.seat_rules(seat);
        if specialists::is_free(rules, &self.state.players[seat].tally) {
            self.state.players[seat].tally.free_power = true;
            self.emit(Event::PoweredFree { seat });
            return Ok(());
        }
        self.take_battery(seat, Reason::PayBattery, TokenFor::Power)?;
        self.note(seat, |tally| tally.tokens = tally.tokens.saturating_add(1));
        Ok(())
    }

    /// Takes one battery token for a reason; nothing happens if there is none.
    fn take_battery(&mut self, seat: Seat, reason: Reason, purpose: TokenFor) -> Flow {
        let from = self.ship(seat).part_where(Part::Battery, |aboard| aboard.batteries() > 0);
        if from.is_empty() {
            return Ok(());
        }
        if let Answer::Square(square) = self.ask(seat, Shape::Square { from }, reason)? {
            self.drain(seat, square, purpose);
        }
        Ok(())
    }

    /// Takes so many battery tokens from components of the owner's choice; all of them if there are not enough.
    pub(super) fn give_tokens(&mut self, seat: Seat, count: u8, purpose: TokenFor, reason: fn(u8) -> Reason) -> Flow {
        for left in (1..=count).rev() {
            let from = self.ship(seat).part_where(Part::Battery, |aboard| aboard.batteries() > 0);
            match from.first() {
                // When everything has to go, there is nothing to choose.
                Some(first) if analysis::batteries(self.ship(seat)) <= u32::from(left) => {
                    self.drain(seat, first, purpose)
                }
                _ => self.take_battery(seat, reason(left), purpose)?,
            }
        }
        Ok(())
    }

    /// One battery token leaves this component.
    fn drain(&mut self, seat: Seat, square: Square, purpose: TokenFor) {
        let ship = &mut self.state.ships[seat];
        let aboard = ship.aboard(square);
        ship.set_aboard(square, aboard.with_batteries(aboard.batteries() - 1));
        self.emit(Event::BatterySpent { seat, square, purpose });
    }
}
