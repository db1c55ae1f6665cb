//! When to fire thrusters and when to switch crubots on.

use super::{Pilot, power, squares_of};
use crate::weights::Term;
use trucker_engine::card::{Beat, Measure, Projectile, ProjectileKind};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::analysis::{self, Defence};
use trucker_engine::ship::board::{self, Lines};
use trucker_engine::ship::power::Panels;
use trucker_engine::ship::{Part, crew, joins, thrust};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::Side;

/// What sabotage destroys, in components: the one that is hit, and what falls off.
const SABOTAGED: f32 = 1.5;

/// Uses of power that thrusters and crubots ask for on a card, and those that a panel gives.
const THRUSTER_USES: f32 = 0.3;
const STATION_USES: f32 = 0.15;
const PANEL_USES: f32 = 0.3;

impl Pilot<'_> {
    /// What it costs to power these components at once: panels give what they can for nothing.
    pub(super) fn power_price(&self, components: Squares) -> f32 {
        self.battery() * self.view.tokens_for(self.seat, components) as f32
    }

    /// How many tokens it takes to power one of these components once so many were spent; `None` if it cannot be.
    fn tokens_for_one(&self, any_of: Squares, spent: u32) -> Option<u32> {
        if !self.view.panels(self.seat, any_of).is_empty() {
            Some(0)
        } else {
            (self.view.power_left(self.seat) > spent && !any_of.is_empty()).then_some(1)
        }
    }

    /// How much more power is asked for on a card by what *Another Big Expansion* brings, beyond what it gives.
    pub(super) fn new_uses(&self) -> f32 {
        let (ship, content) = (self.ship, self.view.content());
        if ship.all_gadgets().is_empty() {
            return 0.0;
        }
        let thrusters = Side::ALL.into_iter().fold(Squares::NONE, |all, side| all | thrust::thrusters(ship, side));
        let hungry = joins::consumers(ship, content);
        let fed = Panels::of(ship, content, hungry, Squares::NONE).serve(hungry);
        THRUSTER_USES * thrusters.len().min(2) as f32 + STATION_USES * crew::stations(ship, content).len().min(2) as f32
            - PANEL_USES * fed as f32
    }

    /// The cheapest line that something can come in, with what it takes to move there.
    pub(super) fn steer(
        &self,
        decision: &Decision,
        projectile: Projectile,
        then: Option<ProjectileKind>,
        lines: Lines,
    ) -> Answer {
        let pierced = 1.0 + f32::from(self.view.seat_rules(self.seat).piercing);
        let harm = |lines: Lines, spent: u32| -> f32 {
            let kinds = [Some(projectile.kind), then];
            let each = |kind| self.harm_in(Projectile { kind, ..projectile }, lines, spent).sum::<f32>();
            pierced * kinds.into_iter().flatten().map(each).sum::<f32>()
        };
        let mut best = (harm(lines, 0), Answer::Done);
        for (number, side) in (0..).zip(Side::ALL) {
            if !decision.shape.accepts(Answer::Option(number)) {
                continue;
            }
            let tokens = self.tokens_for_one(thrust::thrusters(self.ship, side), 0).unwrap_or(1);
            let moved = thrust::moved(self.ship.grid(), lines, side);
            let cost = self.battery() * tokens as f32 + harm(moved, tokens);
            if cost < best.0 - 0.001 {
                best = (cost, Answer::Option(number));
            }
        }
        best.1
    }

    /// What something costs in each of these lines where it meets a component, once so many tokens were spent.
    pub(super) fn harm_in(&self, projectile: Projectile, lines: Lines, spent: u32) -> impl Iterator<Item = f32> {
        let (ship, content) = (self.ship, self.view.content());
        lines.iter().filter_map(move |arrival| {
            let target = board::first_in_line(ship, arrival)?;
            let met = Projectile { from: arrival.from, ..projectile };
            let stopped_by = |components: Squares| match self.tokens_for_one(components, spent) {
                Some(tokens) => (self.battery() * tokens as f32).min(self.hit(target)),
                None => self.hit(target),
            };
            Some(match analysis::defence(ship, content, met, arrival.line, target) {
                Defence::Harmless | Defence::FreeShot => 0.0,
                Defence::PaidShot => {
                    stopped_by(analysis::aimed(ship, arrival.from, arrival.line) & ship.part(Part::DoubleCannon))
                }
                Defence::Shield => stopped_by(analysis::shields(ship, arrival.from)),
                Defence::Hopeless => self.hit(target),
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

    /// What it costs to switch so many more stations on.
    pub(super) fn stations_price(&self, stations: u8) -> f32 {
        if stations == 0 {
            return 0.0;
        }
        let off = crew::stations(self.ship, self.view.content()).minus(self.view.busy(self.seat));
        let fed = self.view.panels(self.seat, off).serve(off);
        self.battery() * usize::from(stations).saturating_sub(fed) as f32
    }

    /// The station that takes the fewest tokens.
    pub(super) fn cheapest_station(&self, stations: Squares) -> Option<Square> {
        stations.iter().min_by_key(|station| self.view.tokens_for(self.seat, Squares::of(*station)))
    }
}
