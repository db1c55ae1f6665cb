//! What a row of a junkyard is worth.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::card::{Beat, JunkGain, JunkPrice, JunkRow, ProjectileKind};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::analysis;
use trucker_engine::words::Good;

impl Pilot<'_> {
    pub(super) fn junk_rows(&self) -> &[JunkRow] {
        let rows = self.beats().find_map(|beat| if let Beat::Junkyard(rows) = beat { Some(&rows[..]) } else { None });
        rows.unwrap_or_default()
    }

    /// The row of a junkyard that is worth most beyond its price, if one is.
    pub(super) fn junkyard(&self, decision: &Decision) -> Answer {
        let mut best = (0.0, Answer::Done);
        for answer in decision.shape.legal() {
            if let Answer::Option(option) = answer
                && let Some(row) = self.junk_rows().get(usize::from(option))
            {
                let gain = row.gains.iter().map(|gain| self.junk_gain(gain)).fold(0.0, f32::max);
                let worth = gain - self.junk_price(&row.cost);
                if worth > best.0 {
                    best = (worth, answer);
                }
            }
        }
        best.1
    }

    pub(super) fn junk_gain(&self, gain: &JunkGain) -> f32 {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let (mut batteries, mut humans) = (0, 0);
        for square in self.ship.occupied() {
            let aboard = self.ship.aboard(square);
            batteries +=
                analysis::battery_capacity(self.ship, content, rules, square).saturating_sub(aboard.batteries());
            if aboard.alien().is_none() {
                humans += analysis::human_capacity(self.ship, content, rules, square).saturating_sub(aboard.humans());
            }
        }
        f32::from(gain.credits.0)
            + self.offer(gain.goods)
            + self.price(Term::PriceBattery) * f32::from(gain.batteries.min(batteries))
            + self.price(Term::PriceCrew) * f32::from(gain.crew.min(humans))
            + self.price(Term::PriceDay) * f32::from(gain.days.0)
    }

    fn junk_price(&self, cost: &JunkPrice) -> f32 {
        let goods = analysis::goods(self.ship);
        let mut blocks = f32::from(cost.goods);
        let mut paid = 0.0;
        for good in Good::ALL.into_iter().rev() {
            let given = f32::from(goods[good]).min(blocks);
            blocks -= given;
            paid += given * f32::from(self.view.content().supply.prices[good.index()].0);
        }
        let hits = cost.hits.iter().map(|hit| match hit.kind {
            ProjectileKind::SmallMeteor | ProjectileKind::LightFire => 0.6,
            ProjectileKind::LargeMeteor => 1.0,
            ProjectileKind::HeavyFire => 1.6,
        });
        self.crew_price(cost.crew)
            + self.price(Term::PriceBattery) * f32::from(cost.batteries)
            + paid
            + self.price(Term::PriceComponent) * hits.sum::<f32>()
            + self.price(Term::PriceDay) * f32::from(cost.days.0)
    }
}
