//! Which engines to power, and what to drop for the sake of speed.

use super::{Pilot, power, squares_of};
use trucker_engine::card::{Beat, Measure};
use trucker_engine::decision::Decision;
use trucker_engine::ship::{Ship, boosters, joins};
use trucker_engine::squares::Squares;
use trucker_engine::words::Strength;

impl Pilot<'_> {
    /// Days that each point of engine strength brings now, if any.
    fn days_a_point(&self) -> Option<f32> {
        self.beats().find_map(|beat| match beat {
            Beat::OpenSpace | Beat::MostlyOpenSpace { .. } => Some(1.0),
            Beat::WideOpenSpace { times } => Some(f32::from(*times)),
            _ => None,
        })
    }

    /// Engines: what is needed not to be stranded, and more if the days are worth the batteries; in a comparison what
    /// saves from suffering, if that is worth them.
    pub(super) fn power_engines(&self, decision: &Decision, without: Strength) -> Squares {
        let Some(days) = self.days_a_point() else { return self.compared(decision, Measure::Engines) };
        // Half points of strength that a battery has to add to be worth its price.
        let least = self.battery() / (days / 2.0 * self.day()).max(0.001);
        let mut powered = Squares::NONE;
        let mut strength = without;
        let from = squares_of(decision);
        let order = self.most_useful(Measure::Engines).filter(|square| from.contains(*square));
        let orders = power::orders(self.view, self.seat, self.view.affordable(self.seat, order));
        // What panels power comes first: it pays whatever it adds.
        for square in orders.last().into_iter().flatten().copied() {
            let paid = self.view.tokens_for(self.seat, powered | Squares::of(square));
            let for_nothing = paid == self.view.tokens_for(self.seat, powered);
            let stranded = strength <= Strength(0);
            let with = self.strength(Measure::Engines, powered | Squares::of(square));
            if !stranded && !for_nothing && f32::from((with - strength).0) <= least {
                break;
            }
            powered.insert(square);
            strength = with;
        }
        if strength <= Strength(0) {
            return Squares::NONE;
        }
        // Whoever flies fastest may meet what is worse than a few days lost.
        let slower = f32::from((strength - without).0) / 2.0 * self.day() < self.harm_to_fastest();
        let leads = |strength| power::is_fastest(self.view, self.seat, strength);
        if without > Strength(0) && slower && leads(strength) && !leads(without) { Squares::NONE } else { powered }
    }

    /// What the fastest meets in space that is not quite open.
    fn harm_to_fastest(&self) -> f32 {
        let meteors = self.beats().find_map(|beat| match beat {
            Beat::MostlyOpenSpace { projectiles } => Some(&projectiles[..]),
            _ => None,
        });
        meteors.unwrap_or_default().iter().map(|meteor| self.harm(*meteor)).sum()
    }

    /// What to power in a comparison: the fewest that save from suffering, if that costs more than they do.
    pub(super) fn compared(&self, decision: &Decision, measure: Measure) -> Squares {
        let Some(penalties) = power::penalties_of(self.view, measure) else { return Squares::NONE };
        let enough = power::enough_compared(self.view, self.seat, measure) & squares_of(decision);
        if self.penalties(penalties) > self.power_price(enough) { enough } else { Squares::NONE }
    }

    /// The next component to drop so that the engines can push the ship on, if all that has to go for it costs less than
    /// being stranded; nothing if they can already, or never will.
    pub(super) fn drop_part(&self) -> Squares {
        if self.days_a_point().is_none() {
            return Squares::NONE;
        }
        let mut ship = *self.ship;
        let mut first = Squares::NONE;
        while self.thrust(&ship) <= Strength(0) {
            let mut best = (self.thrust(&ship), f32::NEG_INFINITY, Squares::NONE, ship);
            for square in joins::uneven(&ship).0 {
                let mut less = ship;
                less.take(self.view.content(), square);
                let (kept, worth) = self.best_piece(&less);
                for fallen in less.occupied().minus(kept) {
                    less.take(self.view.content(), fallen);
                }
                let thrust = self.thrust(&less);
                // Once it flies at all, what is left matters more than how fast it flies.
                let better = match (thrust > Strength(0), best.0 > Strength(0)) {
                    (true, true) => worth > best.1,
                    _ => thrust > best.0 || thrust == best.0 && worth > best.1 && !best.2.is_empty(),
                };
                if better {
                    best = (thrust, worth, Squares::of(square), less);
                }
            }
            if best.2.is_empty() {
                return Squares::NONE;
            }
            ship = best.3;
            first = if first.is_empty() { best.2 } else { first };
        }
        let stranded = self.worth(self.ship, self.ship.occupied(), false);
        if self.worth(&ship, ship.occupied(), true) > stranded { first } else { Squares::NONE }
    }

    /// Engine strength with all the batteries there are.
    fn thrust(&self, ship: &Ship) -> Strength {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let order = boosters::most_useful(ship, content, rules, Measure::Engines);
        let powered = self.view.affordable(self.seat, order).into_iter().collect();
        boosters::strength(ship, content, rules, Measure::Engines, powered)
    }
}
