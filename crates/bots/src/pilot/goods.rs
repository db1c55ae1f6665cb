//! What goods on offer are worth.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::card::{Beat, Gain};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::modifiers::Modifier;
use trucker_engine::ship::{analysis, gadgets, hidden};
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

    /// What a planet offers, less if somebody has landed there.
    pub(super) fn planet(&self, planet: u8, second: u16) -> Gain {
        let offer = self.planets().get(usize::from(planet)).copied().unwrap_or_default();
        if second >> planet & 1 == 0 { offer } else { self.reward_for(offer.for_second(), true) }
    }

    /// The same with the goods that are left for the second who gets them.
    pub(super) fn reward_for(&self, gain: Gain, second: bool) -> Gain {
        Gain { goods: self.left_for(gain.goods, second), ..gain }
    }

    /// All of these goods, or all but the block that is worth least to the ship.
    pub(super) fn left_for(&self, goods: Goods, second: bool) -> Goods {
        let mut left = goods;
        if let Some(good) = self.least(goods).filter(|_| second) {
            left[good] -= 1;
        }
        left
    }

    /// The block without which these goods are worth most.
    pub(super) fn least(&self, goods: Goods) -> Option<Good> {
        let without = |good: &Good| {
            let mut left = goods;
            left[*good] -= 1;
            self.loadable(left)
        };
        // Of equals the cheapest.
        Good::ALL.into_iter().filter(|good| goods[*good] > 0).max_by(|a, b| without(a).total_cmp(&without(b)))
    }

    pub(super) fn land(&self, decision: &Decision, days: Days, second: u16) -> Answer {
        let shots = self.view.seat_rules(self.seat).modifiers.contains(Modifier::ParanoidLocals);
        let cost = self.day() * f32::from(days.0) + if shots { self.price(Term::PriceComponent) } else { 0.0 };
        let mut best = (0.0, Answer::Done);
        for answer in decision.shape.legal() {
            if let Answer::Option(planet) = answer {
                let gain = self.gain(&self.planet(planet, second)) - cost;
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
        let red = |hold| u32::from(analysis::red_containers(self.ship, view.content(), hold));
        let special: u32 = holds.iter().map(red).sum();
        let all = room(holds);
        let stores = self.ship.stores(view.content()).len() as u32;
        let aboard = analysis::goods(self.ship);
        let worth = |have: Goods| -> f32 {
            let (mut left, mut hideouts) = (all, stores);
            let mut value = 0;
            for good in Good::ALL {
                let hidden = if hidden::SMUGGLED.contains(&good) { u32::from(have[good]).min(hideouts) } else { 0 };
                hideouts -= hidden;
                let limit = if good == Good::Red { special } else { left };
                let stowed = (u32::from(have[good]) - hidden).min(limit).min(left);
                left -= stowed;
                let kept = stowed + hidden;
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

    /// What goes when goods are taken from somebody who has a choice: what is worth least, or all that can be found if
    /// that is less than what is asked for and cheaper.
    pub(super) fn lose_which(&self, decision: &Decision, left: u8) -> Answer {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let (open, hidden) = hidden::sorted(self.ship, self.ship, content, rules);
        let tokens = analysis::batteries(self.ship);
        let blocks =
            |goods: Goods| Good::ALL.into_iter().flat_map(move |good| std::iter::repeat_n(good, goods[good].into()));
        let premium = f32::from(rules.smuggled.0);
        let found: Vec<f32> =
            blocks(open).map(|good| self.sale(good)).chain((0..tokens).map(|_| self.battery())).collect();
        let mut all: Vec<f32> = found.clone();
        all.extend(blocks(hidden).map(|good| self.sale(good) + premium));
        all.sort_by(f32::total_cmp);
        let cheapest: f32 = all.iter().take(left.into()).sum();
        let nothing_more = found.len() < usize::from(left) && found.iter().sum::<f32>() < cheapest;
        let price = |answer: &Answer| match answer {
            Answer::Option(Reason::TOKEN) if nothing_more => 0.0,
            Answer::Option(Reason::TOKEN) => self.battery(),
            Answer::Option(colour) => {
                let good = Good::ALL[usize::from(*colour) % Good::ALL.len()];
                let kept = if nothing_more && open[good] == 0 { f32::INFINITY } else { 0.0 };
                self.sale(good) + kept
            }
            _ => 0.0,
        };
        let least = decision.shape.legal().min_by(|a, b| price(a).total_cmp(&price(b)));
        least.unwrap_or(Answer::Done)
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
