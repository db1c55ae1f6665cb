//! What goods on offer are worth.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::card::{Beat, Gain};
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::modifiers::Modifier;
use trucker_engine::ship::{Part, analysis, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::words::{Alien, Days, Good, Goods};

impl Pilot<'_> {
    pub(super) fn planets(&self) -> &[Gain] {
        let planets = self.beats().find_map(|beat| match beat {
            Beat::Planets { planets, .. } => Some(&planets[..]),
            _ => None,
        });
        planets.unwrap_or_default()
    }

    pub(super) fn land(&self, decision: &Decision, days: Days) -> Answer {
        let planets = self.planets();
        let shots = self.view.seat_rules(self.seat).modifiers.contains(Modifier::ParanoidLocals);
        let cost = self.day() * f32::from(days.0) + if shots { self.price(Term::PriceComponent) } else { 0.0 };
        let mut best = (0.0, Answer::Done);
        for answer in decision.shape.legal() {
            if let Answer::Option(planet) = answer
                && let Some(offer) = planets.get(usize::from(planet))
            {
                let gain = self.gain(offer) - cost;
                if gain > best.0 {
                    best = (gain, answer);
                }
            }
        }
        best.1
    }

    /// What loading these goods adds to the ship's cargo, with the worst blocks thrown out where there is no room.
    pub(super) fn loadable(&self, goods: Goods) -> f32 {
        let view = self.view;
        let goods = goods.at_most(view.bank());
        let holds = analysis::usable_holds(self.ship, view.content(), view.seat_rules(self.seat));
        let room = |set: Squares| -> u32 {
            set.iter().map(|hold| u32::from(analysis::containers(self.ship, view.content(), hold))).sum()
        };
        let red = |hold| self.ship.component(view.content(), hold).map_or(0, Component::red_containers);
        let special: u32 = (holds & self.ship.part(Part::SpecialCargo)).iter().map(|hold| u32::from(red(hold))).sum();
        let all = room(holds);
        let aboard = analysis::goods(self.ship);
        let worth = |have: Goods| -> f32 {
            let mut left = all;
            let mut value = 0;
            for good in Good::ALL {
                let limit = if good == Good::Red { special } else { left };
                let kept = u32::from(have[good]).min(limit).min(left);
                left -= kept;
                value += kept as i32 * i32::from(view.content().supply.prices[good.index()].0);
            }
            value as f32
        };
        let mut together = aboard;
        for good in Good::ALL {
            together[good] += goods[good];
        }
        worth(together) - worth(aboard)
    }

    /// What these goods are worth: what can be loaded, or batteries for what would be left behind; less what they do
    /// to the crew.
    pub(super) fn offer(&self, goods: Goods) -> f32 {
        let loaded = self.loadable(goods);
        let burnt = if loaded <= 0.0 && !goods.is_empty() { self.best_refill() } else { 0.0 };
        loaded + burnt - self.illness(goods)
    }

    /// What goods cost that make humans ill.
    fn illness(&self, goods: Goods) -> f32 {
        if !self.view.seat_rules(self.seat).modifiers.contains(Modifier::InfectedGoods) {
            return 0.0;
        }
        let aliens: u32 = Alien::ALL.into_iter().map(|alien| analysis::aliens(self.ship, alien)).sum();
        self.crew_price(goods.count().saturating_sub(aliens) as u8)
    }

    /// What the best battery component that a furnace can refill would gain.
    fn best_refill(&self) -> f32 {
        let furnaces = self.ship.gadgets(self.view.content(), Component::ReactorFurnace);
        let tokens = furnaces.iter().filter_map(|furnace| self.refilled(furnace)).max().unwrap_or(0);
        self.battery() * f32::from(tokens)
    }

    /// Tokens that a furnace can bring, at most.
    fn refilled(&self, furnace: Square) -> Option<u8> {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let missing = |square: Square| {
            let room = self.ship.component(content, square).map_or(0, Component::batteries);
            room.saturating_sub(self.ship.aboard(square).batteries())
        };
        gadgets::refillable(self.ship, content, rules, furnace).iter().map(missing).max()
    }

    /// A block of the dock that is worth less than the batteries it gives.
    pub(super) fn burn(&self, decision: &Decision) -> Option<Answer> {
        let Shape::Cargo(menu) = decision.shape else { return None };
        let furnace = menu.furnaces.first()?;
        let refilled = self.refilled(furnace)?;
        let worst = Good::ALL.into_iter().rev().find(|good| menu.dock[*good] > 0)?;
        let gain = self.battery() * f32::from(refilled) - self.sale(worst);
        (gain > 0.0 && self.view.cards_to_come() > 0).then_some(Answer::Burn(furnace, worst))
    }
}
