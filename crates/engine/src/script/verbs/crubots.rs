//! Switching crubots on.
//!
//! *Another Big Expansion*: *Crubot stations*. They stay on until the card is resolved.

use crate::card::Measure;
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::{analysis, crew};
use crate::squares::Squares;
use crate::words::{Seat, Strength};

impl Cx<'_, '_> {
    /// Before crews are compared, a player may switch crubots on. Returns the stations that are on.
    pub fn muster(&mut self, seat: Seat) -> Flow<Squares> {
        if crew::stations(self.ship(seat), self.content).is_empty() {
            return Ok(Squares::NONE);
        }
        let on = self.crubots_on(seat);
        let without = self.strength(seat, Measure::Crew, on, Strength(0));
        let stations = self.ask_for_power(seat, self.crubots_off(seat), Reason::SwitchOn { without })?;
        self.switch_on(seat, stations)?;
        Ok(self.crubots_on(seat))
    }

    /// What a crew counts for where it is compared without being declared; if that is not the number of its figures, it
    /// is told.
    pub fn muster_to_compare(&mut self, seat: Seat) -> Flow<Strength> {
        let powered = self.muster(seat)?;
        let strength = self.strength(seat, Measure::Crew, powered, Strength(0));
        if strength != Strength::points(analysis::crew(self.ship(seat)) as i16) {
            self.emit(Event::Declared { seat, measure: Measure::Crew, strength, powered, cause: self.cause });
        }
        Ok(strength)
    }

    /// How many stations have to be switched on for a crew of this size; `None` if that will not do.
    pub fn stations_for(&self, seat: Seat, size: u8) -> Option<u8> {
        let (ship, size) = (self.ship(seat), u32::from(size));
        let missing = size.saturating_sub(crew::size(ship, self.content, self.crubots_on(seat)));
        if missing == 0 {
            return Some(0);
        }
        let off = self.crubots_off(seat);
        if off.is_empty() {
            return None;
        }
        let stations = crew::stations_for(missing);
        let power = self.panels(seat, off).serve(off) + self.power_left(seat) as usize;
        (stations <= off.len().min(power)).then_some(stations as u8)
    }

    /// Switches so many stations on, of the owner's choice.
    pub fn switch_on_some(&mut self, seat: Seat, stations: u8) -> Flow {
        let mut chosen = Squares::NONE;
        for left in (1..=stations).rev() {
            let off = self.crubots_off(seat).minus(chosen);
            let (panels, power) = (self.panels(seat, off | chosen), self.power_left(seat));
            let from = off.iter().filter(|one| panels.suffice(chosen | Squares::of(*one), power)).collect();
            if let Answer::Square(one) = self.ask(seat, Shape::Square { from }, Reason::SwitchOnFor { left })? {
                chosen.insert(one);
            }
        }
        self.switch_on(seat, chosen)
    }

    pub(super) fn switch_on(&mut self, seat: Seat, stations: Squares) -> Flow {
        if stations.is_empty() {
            return Ok(());
        }
        self.pay_power(seat, stations)?;
        self.crubots_awake(seat, stations);
        Ok(())
    }

    /// Crubots that there was power for are on.
    pub(super) fn crubots_awake(&mut self, seat: Seat, stations: Squares) {
        self.state.players[seat].tally.busy |= stations;
        self.emit(Event::CrubotsOn { seat, stations });
    }

    /// Stations that are on.
    pub fn crubots_on(&self, seat: Seat) -> Squares {
        crew::stations(self.ship(seat), self.content) & self.state.players[seat].tally.busy
    }

    /// Stations that are off.
    pub(super) fn crubots_off(&self, seat: Seat) -> Squares {
        crew::stations(self.ship(seat), self.content).minus(self.state.players[seat].tally.busy)
    }
}
