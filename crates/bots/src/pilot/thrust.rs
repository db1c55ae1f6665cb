//! When to fire thrusters and when to switch crubots on.

use super::{Pilot, power, squares_of};
use crate::weights::Term;
use trucker_engine::card::{Beat, Measure, Projectile, ProjectileKind};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::analysis::{self, Defence};
use trucker_engine::ship::board::{self, Lines};
use trucker_engine::ship::thrust;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::Side;

/// What sabotage destroys, in components: the one that is hit, and what falls off.
const SABOTAGED: f32 = 1.5;

impl Pilot<'_> {
    /// What it costs to power these components at once: panels give what they can for nothing.
    pub(super) fn power_price(&self, components: Squares) -> f32 {
        self.battery() * self.view.tokens_for(self.seat, components) as f32
    }

    /// The cheapest line that something can come in, with what it takes to move there.
    pub(super) fn steer(
        &self,
        decision: &Decision,
        projectile: Projectile,
        then: Option<ProjectileKind>,
        lines: Lines,
    ) -> Answer {
        let harm = |lines: Lines| -> f32 {
            let kinds = [Some(projectile.kind), then];
            let each = |kind| self.harm_in(Projectile { kind, ..projectile }, lines).sum::<f32>();
            kinds.into_iter().flatten().map(each).sum()
        };
        let mut best = (harm(lines), Answer::Done);
        for (number, side) in (0..).zip(Side::ALL) {
            if decision.shape.accepts(Answer::Option(number)) {
                let thrusters = thrust::thrusters(self.ship, side).iter().map(Squares::of);
                let price = thrusters.map(|thruster| self.power_price(thruster)).fold(f32::INFINITY, f32::min);
                let cost = price + harm(thrust::moved(self.ship.grid(), lines, side));
                if cost < best.0 - 0.001 {
                    best = (cost, Answer::Option(number));
                }
            }
        }
        best.1
    }

    /// What something costs in each of these lines where it meets a component.
    pub(super) fn harm_in(&self, projectile: Projectile, lines: Lines) -> impl Iterator<Item = f32> {
        let (ship, content) = (self.ship, self.view.content());
        let power = self.view.power_left(self.seat) > 0;
        lines.iter().filter_map(move |arrival| {
            let target = board::first_in_line(ship, arrival)?;
            let met = Projectile { from: arrival.from, ..projectile };
            Some(match analysis::defence(ship, content, met, arrival.line, target) {
                Defence::Harmless | Defence::FreeShot => 0.0,
                Defence::PaidShot | Defence::Shield if power => self.battery().min(self.hit(target)),
                Defence::PaidShot | Defence::Shield | Defence::Hopeless => self.hit(target),
            })
        })
    }

    /// Crubots that save from suffering where crews are compared, if that is worth their power.
    pub(super) fn switch_on(&self, decision: &Decision) -> Squares {
        if self.beats().any(|beat| matches!(beat, Beat::Sabotage)) {
            let enough = power::enough_compared(self.view, self.seat, Measure::Crew) & squares_of(decision);
            let saved = SABOTAGED * self.price(Term::PriceComponent);
            return if saved > self.power_price(enough) { enough } else { Squares::NONE };
        }
        self.compared(decision, Measure::Crew)
    }

    /// The station that takes the fewest tokens.
    pub(super) fn cheapest_station(&self, stations: Squares) -> Option<Square> {
        stations.iter().min_by_key(|station| self.view.tokens_for(self.seat, Squares::of(*station)))
    }
}
