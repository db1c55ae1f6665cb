//! When to power cannons and when to fire catapults.

use super::{Pilot, cargo, power, squares_of};
use trucker_engine::card::{Beat, Measure};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::gadgets;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::words::{Good, Strength};

impl Pilot<'_> {
    /// A catapult fires if that decides about an enemy, and the block is worth less than that.
    pub(super) fn fire(
        &self,
        decision: &Decision,
        catapult: Square,
        without: Strength,
        against: Option<Strength>,
    ) -> Answer {
        let decides = |enemy| cargo::catapults_decide(self.view, self.seat, catapult, without, enemy);
        let (win, tie) = self.stakes();
        match cargo::cheapest_shot(decision) {
            Answer::Lift(_, good) if !against.is_some_and(decides) || win + tie <= self.sale(good) => Answer::Done,
            shot => shot,
        }
    }

    /// A diplomat goes if the enemy is too strong.
    pub(super) fn send_diplomat(&self, against: Option<Strength>) -> Answer {
        let strongest = |enemy| {
            let everything = power::squares_with_power(self.view, self.seat, enemy);
            self.strength(Measure::Cannons, everything)
        };
        if against.is_none_or(|enemy| strongest(enemy) < enemy) { Answer::Yes } else { Answer::No }
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
    pub(super) fn power_cannons(&self, decision: &Decision, against: Option<Strength>) -> Squares {
        let Some(enemy) = against else {
            return self.compared(decision, Measure::Cannons);
        };
        let from = squares_of(decision);
        let useful = self.most_useful(Measure::Cannons).filter(|square| from.contains(*square));
        let orders = power::orders(self.view, self.seat, self.view.affordable(self.seat, useful));
        let (stake_win, stake_tie) = self.stakes();
        let (salvo, block) = self.salvo();
        let mut best = (0.0, Squares::NONE);
        let first = |order: &power::Order, count: usize| order.iter().copied().take(count).collect::<Squares>();
        let sets = orders.iter().rev().flat_map(|order| (0..=order.len()).map(move |count| first(order, count)));
        for powered in sets {
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
            let gain = outcome - self.power_price(powered);
            if gain > best.0 + 0.001 {
                best = (gain, powered);
            }
        }
        best.1
    }

    /// What beating the enemy brings, and what not being beaten saves.
    fn stakes(&self) -> (f32, f32) {
        for beat in self.beats() {
            if let Beat::Enemy(enemy) = beat {
                let reward = self.gain(&enemy.reward).max(0.0);
                let days = self.day() * f32::from(enemy.days.0);
                let saved = self.penalties(&enemy.penalties);
                return ((reward - days).max(0.0) + 0.1, saved);
            }
        }
        (1.0, 1.0)
    }
}
