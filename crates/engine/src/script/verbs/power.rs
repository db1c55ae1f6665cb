//! Spending power and declaring strength.
//!
//! Base rulebook: *Parameters of your ship*. Batteries may be withheld; single engines, single cannons and aliens
//! always count (*Advanced enemies*, note). *Keep on Trucking*: *Cannon boosters*, *Engine boosters*. *Another Big
//! Expansion*: *Solar panels*.

use crate::card::Measure;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, TokenFor};
use crate::modifiers::Moment;
use crate::modifiers::specialists;
use crate::script::{Cx, Flow};
use crate::ship::boosters::{self, Boosts};
use crate::ship::joins::Joined;
use crate::ship::power::Panels;
use crate::ship::{Part, analysis};
use crate::squares::{Square, Squares};
use crate::state::Tally;
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
            Measure::Crew => powered = self.muster(seat)?,
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

    /// Asks which of the double components and boosters to power, and pays for each.
    fn power(&mut self, seat: Seat, part: Part, measure: Measure, reason: Reason) -> Flow<Squares> {
        let ship = self.ship(seat);
        let doubles = if part == Part::DoubleEngine { analysis::pushing(ship, part) } else { ship.part(part) };
        let mut from = doubles;
        if !ship.all_gadgets().is_empty() {
            let power = self.power_left(seat) + self.panels(seat, Squares::ALL).squares().len() as u32;
            from |= boosters::useful(ship, self.content, measure, power);
        }
        if from.is_empty() {
            return Ok(Squares::NONE);
        }
        let powered = self.ask_for_power(seat, from, reason)?;
        let powered = powered.minus(boosters::idle(self.ship(seat), self.content, measure, powered));
        self.pay_power(seat, powered)?;
        Ok(powered)
    }

    /// Asks which of these components to power, of those that there is power for.
    pub(super) fn ask_for_power(&mut self, seat: Seat, from: Squares, reason: Reason) -> Flow<Squares> {
        let (panels, count) = (self.panels(seat, from), from.len() as u32);
        let tokens = self.power_left(seat).min(count) as u8;
        let shape = match panels.is_empty() {
            true => Shape::Set { from, max: tokens },
            false => Shape::Power { from, tokens, panels },
        };
        match self.ask(seat, shape, reason)? {
            Answer::Set(powered) => Ok(powered),
            _ => Ok(Squares::NONE),
        }
    }

    /// What powered boosters add.
    #[inline]
    fn boost(&mut self, seat: Seat, measure: Measure, powered: Squares) -> Flow<Strength> {
        if (self.ship(seat).all_gadgets() & powered).is_empty() {
            return Ok(Strength(0));
        }
        self.boost_best(seat, measure, powered)
    }

    /// The best use of boosters is offered; whoever wants another one chooses step by step. Apart from the others, as
    /// looking for it takes much room.
    #[cold]
    #[inline(never)]
    fn boost_best(&mut self, seat: Seat, measure: Measure, powered: Squares) -> Flow<Strength> {
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

    /// How often something can be powered without panels.
    pub fn power_left(&self, seat: Seat) -> u32 {
        let tokens = analysis::batteries(self.ship(seat));
        specialists::uses(self.seat_rules(seat), &self.state.players[seat].tally, tokens)
    }

    /// Panels that have not been used on this card and can power some of these components.
    #[inline]
    pub(super) fn panels(&self, seat: Seat, components: Squares) -> Panels {
        Panels::of(self.ship(seat), self.content, components, self.state.players[seat].tally.busy)
    }

    /// Can one of these components be powered?
    #[inline]
    pub fn can_power(&self, seat: Seat, any_of: Squares) -> bool {
        self.power_left(seat) > 0 && !any_of.is_empty() || !self.panels(seat, any_of).is_empty()
    }

    /// Can so many uses of power be had at once without a token for each: by a panel, or because one is free?
    pub(super) fn has_free_use(&self, seat: Seat, any_of: Squares, uses: usize) -> bool {
        let (rules, tally) = (self.seat_rules(seat), &self.state.players[seat].tally);
        specialists::free_uses(rules, tally, uses.saturating_sub(1) as u32) > 0 || !self.panels(seat, any_of).is_empty()
    }

    /// Powers these components once, at the same moment.
    pub(super) fn pay_power(&mut self, seat: Seat, components: Squares) -> Flow {
        // What no panel can power comes first: it takes what is free, and the panels are left to the others.
        let fed = self.panels(seat, components).fed();
        let mut rest = components;
        for component in components.minus(fed).iter().chain(components & fed) {
            rest.remove(component);
            self.pay_power_for(seat, Squares::of(component), rest)?;
        }
        Ok(())
    }

    /// Powers one of these components, so that there is power left for others: by a panel or a battery token of the
    /// owner's choice. What is free takes the place of a token: a panel can be used instead, and it stays free.
    pub fn pay_power_for(&mut self, seat: Seat, any_of: Squares, rest: Squares) -> Flow {
        let (rules, tally) = (self.seat_rules(seat), self.state.players[seat].tally);
        let panels = self.panels(seat, any_of | rest);
        let tokens = analysis::batteries(self.ship(seat));
        let will_do =
            |panels: &Panels, tokens: u32, tally: Tally| panels.suffice(rest, specialists::uses(rules, &tally, tokens));
        let free = specialists::is_free(rules, &tally)
            && (panels.is_empty() || will_do(&panels, tokens, Tally { free_power: true, ..tally }));
        let feeds = |(panel, feeds): (Square, Squares)| {
            let is_one = !(feeds & any_of).is_empty() && will_do(&panels.without(panel), tokens, tally);
            is_one.then_some(panel)
        };
        let by_panel: Squares = panels.iter().filter_map(feeds).collect();
        if by_panel.is_empty() {
            return if free { self.power_free(seat) } else { self.spend_token(seat) };
        }
        let paid = Tally { tokens: tally.tokens.saturating_add(1), ..tally };
        let by_token = free || tokens > 0 && will_do(&panels, tokens - 1, paid);
        let batteries = self.charged(seat).only_if(by_token);
        let reason = Reason::PayPower { component: any_of, panels: by_panel };
        if let Answer::Square(source) = self.ask(seat, Shape::Square { from: by_panel | batteries }, reason)? {
            if by_panel.contains(source) {
                self.state.players[seat].tally.busy.insert(source);
                self.emit(Event::PanelUsed { seat, square: source });
            } else if free {
                return self.power_free(seat);
            } else {
                self.drain(seat, source, TokenFor::Power);
                self.note(seat, |tally| tally.tokens = tally.tokens.saturating_add(1));
            }
        }
        Ok(())
    }

    /// Has the use of power that costs nothing on this card.
    fn power_free(&mut self, seat: Seat) -> Flow {
        self.state.players[seat].tally.free_power = true;
        self.emit(Event::PoweredFree { seat });
        Ok(())
    }

    /// Pays a battery token from a component of the owner's choice for a use of power.
    fn spend_token(&mut self, seat: Seat) -> Flow {
        self.take_battery(seat, Reason::PayBattery, TokenFor::Power)?;
        self.note(seat, |tally| tally.tokens = tally.tokens.saturating_add(1));
        Ok(())
    }

    /// Battery components with tokens.
    fn charged(&self, seat: Seat) -> Squares {
        self.ship(seat).part_where(Part::Battery, |aboard| aboard.batteries() > 0)
    }

    /// Takes one battery token for a reason; nothing happens if there is none.
    pub(super) fn take_battery(&mut self, seat: Seat, reason: Reason, purpose: TokenFor) -> Flow {
        let from = self.charged(seat);
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
            let from = self.charged(seat);
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
    pub(super) fn drain(&mut self, seat: Seat, square: Square, purpose: TokenFor) {
        let ship = &mut self.state.ships[seat];
        let aboard = ship.aboard(square);
        ship.set_aboard(square, aboard.with_batteries(aboard.batteries() - 1));
        self.emit(Event::BatterySpent { seat, square, purpose });
    }
}
