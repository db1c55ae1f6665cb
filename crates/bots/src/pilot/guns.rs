//! When to power cannons and when to fire catapults.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::card::{Beat, Measure, ProjectileKind};
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::defaults::default_answer;
use trucker_engine::ship::{analysis, gadgets};
use trucker_engine::squares::Squares;
use trucker_engine::tile::Component;
use trucker_engine::words::{Good, Strength};

impl Pilot<'_> {
    /// A catapult fires if that decides about an enemy, and the block is worth less than that.
    pub(super) fn fire(&self, decision: &Decision) -> Answer {
        let (win, tie) = self.stakes();
        match default_answer(self.view, decision) {
            Answer::Lift(_, good) if win + tie <= self.sale(good) => Answer::Done,
            shot => shot,
        }
    }

    /// What catapults could add to cannon strength, and what a block for that costs.
    fn salvo(&self) -> (Strength, f32) {
        let catapults = self.ship.gadgets(self.view.content(), Component::Catapult);
        if catapults.is_empty() {
            return (Strength(0), 0.0);
        }
        let blocks = gadgets::ammunition(self.ship, catapults);
        let cheapest = Good::ALL.into_iter().rev().find(|good| !blocks[good.index()].is_empty());
        (gadgets::salvo(self.ship, catapults), cheapest.map_or(0.0, |good| self.sale(good)))
    }

    /// Cannons: as many as change the outcome, if the outcome is worth the batteries.
    pub(super) fn power_cannons(&self, decision: &Decision, without: Strength, against: Option<Strength>) -> Squares {
        let Shape::Set { from, .. } = decision.shape else { return Squares::NONE };
        let order = || self.most_useful(Measure::Cannons).filter(|square| from.contains(*square));
        let batteries = self.view.power_left(self.seat) as usize;
        let Some(enemy) = against else {
            let rivals = self.view.flying().iter().filter(|seat| *seat != self.seat);
            let weakest = rivals.map(|seat| analysis::cannon_strength(self.view.ship(seat), Squares::NONE)).min();
            let danger = weakest.is_some_and(|strength| without <= strength);
            return if danger { order().take(batteries.min(2)).collect() } else { Squares::NONE };
        };
        let (stake_win, stake_tie) = self.stakes();
        let (salvo, block) = self.salvo();
        let mut best = (0.0, Squares::NONE);
        let mut powered = Squares::NONE;
        for (spent, square) in order().map(Some).chain([None]).enumerate().take(batteries + 1) {
            let strength = self.strength(Measure::Cannons, powered);
            // Catapults can make up for what is missing, at the price of a block for each point.
            let missing = |more: i16| f32::from((enemy - strength).0 + more) / 2.0;
            let outcome = if strength > enemy {
                stake_win + stake_tie
            } else if strength + salvo > enemy {
                (stake_win + stake_tie - block * missing(1).ceil()).max(if strength == enemy { stake_tie } else { 0.0 })
            } else if strength == enemy {
                stake_tie
            } else if strength + salvo == enemy {
                stake_tie - block * missing(0).ceil()
            } else {
                0.0
            };
            let gain = outcome - self.price(Term::PriceBattery) * spent as f32;
            if gain > best.0 + 0.001 {
                best = (gain, powered);
            }
            match square {
                Some(square) => powered.insert(square),
                None => break,
            }
        }
        best.1
    }

    /// What beating the enemy brings, and what not being beaten saves.
    fn stakes(&self) -> (f32, f32) {
        use trucker_engine::card::{Penalty, Reward};
        for beat in self.beats() {
            if let Beat::Enemy(enemy) = beat {
                let reward = match enemy.reward {
                    Reward::Credits(credits) => f32::from(credits.0),
                    Reward::Goods(goods) => self.offer(goods).max(0.0),
                };
                let days = self.price(Term::PriceDay) * f32::from(enemy.days.0);
                let saved = match &enemy.penalty {
                    Penalty::Days(days) => self.price(Term::PriceDay) * f32::from(days.0),
                    Penalty::Crew(crew) => {
                        let aboard = analysis::crew(self.ship) as f32;
                        let doom = if f32::from(*crew) >= aboard { 10.0 } else { 0.0 };
                        self.price(Term::PriceCrew) * f32::from(*crew).min(aboard) + doom
                    }
                    Penalty::Goods(blocks) => {
                        let goods = analysis::goods(self.ship);
                        let mut left = f32::from(*blocks);
                        let mut value = 0.0;
                        for good in Good::ALL {
                            let taken = f32::from(goods[good]).min(left);
                            value += taken * f32::from(self.view.content().supply.prices[good.index()].0);
                            left -= taken;
                        }
                        value + left.min(analysis::batteries(self.ship) as f32) * self.price(Term::PriceBattery)
                    }
                    Penalty::Shots(shots) => {
                        let heavy = shots.iter().filter(|shot| shot.kind == ProjectileKind::HeavyFire).count() as f32;
                        let light = shots.len() as f32 - heavy;
                        (1.6 * heavy + 0.8 * light) * self.price(Term::PriceComponent)
                    }
                };
                return ((reward - days).max(0.0) + 0.1, saved);
            }
        }
        (1.0, 1.0)
    }
}
