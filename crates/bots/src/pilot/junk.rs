//! What a row of a junkyard is worth, and what else the cards and roads of *Keep on Trucking* ask.

use super::{Pilot, squares_of};
use trucker_engine::card::{Beat, Gain, JunkPrice, JunkRow, Projectile, ProjectileKind};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::joins::Joined;
use trucker_engine::ship::{Part, analysis};
use trucker_engine::squares::Square;
use trucker_engine::words::{Good, Side};

impl Pilot<'_> {
    pub(super) fn junk_rows(&self) -> &[JunkRow] {
        let rows =
            self.beats().find_map(|beat| if let Beat::Junkyard { rows } = beat { Some(&rows[..]) } else { None });
        rows.unwrap_or_default()
    }

    /// The row of a junkyard that is worth most beyond its price, if one is.
    pub(super) fn junkyard(&self, decision: &Decision) -> Answer {
        let mut best = (0.0, Answer::Done);
        for answer in decision.shape.legal() {
            if let Answer::Option(option) = answer
                && let Some(row) = self.junk_rows().get(usize::from(option))
            {
                let gain = row.gains.iter().map(|gain| self.gain(gain)).fold(0.0, f32::max);
                let worth = gain - self.junk_price(&row.cost);
                if worth > best.0 {
                    best = (worth, answer);
                }
            }
        }
        best.1
    }

    /// What can be gained is worth so much, as far as there is room for it.
    pub(super) fn gain(&self, gain: &Gain) -> f32 {
        let (batteries, humans) = if gain.batteries + gain.crew > 0 { self.room() } else { (0, 0) };
        f32::from(gain.credits.0)
            + self.offer(gain.goods)
            + self.battery() * f32::from(gain.batteries.min(batteries))
            + self.crew_member() * f32::from(gain.crew.min(humans))
            + self.day() * f32::from(gain.days.0)
    }

    /// How many more batteries and humans would find a place.
    fn room(&self) -> (u8, u8) {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let (mut batteries, mut humans) = (0, 0);
        for square in self.ship.occupied() {
            let aboard = self.ship.afoot(square);
            batteries +=
                analysis::battery_capacity(self.ship, content, rules, square).saturating_sub(aboard.batteries());
            humans += analysis::human_room(self.ship, content, rules, square);
        }
        (batteries, humans)
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
        let hits: f32 = cost.hits.iter().map(|hit| self.harm(*hit)).sum();
        self.crew_price(cost.crew)
            + self.battery() * f32::from(cost.batteries)
            + paid
            + hits
            + self.day() * f32::from(cost.days.0)
    }

    /// The best of the things that a row of a junkyard offers.
    pub(super) fn junk_choice(&self, row: u8) -> Answer {
        let gains = self.junk_rows().get(usize::from(row)).map_or(&[][..], |row| &row.gains);
        let worth = |gain: &Gain| self.gain(gain);
        let best = (0..gains.len()).rev().max_by(|a, b| worth(&gains[*a]).total_cmp(&worth(&gains[*b])));
        best.map_or(Answer::Done, |best| Answer::Option(best as u8))
    }

    /// A home for a human who was gained: a cabin before a stasis chamber, rather one with no other crew next to it.
    pub(super) fn place_human(&self, decision: &Decision) -> Answer {
        let cabins = self.ship.part(Part::Cabin);
        let occupied = self.ship.quarters_where(|aboard| aboard.crew() > 0);
        let near = Joined::of(self.ship).to(occupied);
        let best = squares_of(decision).iter().max_by_key(|square| {
            let safe = !near.contains(*square) || occupied.contains(*square);
            (cabins.contains(*square), safe, std::cmp::Reverse(*square))
        });
        best.map_or(Answer::Done, Answer::Square)
    }

    /// The side to ignore in a vortex: the one from which most harm would come.
    pub(super) fn ignore_side(&self) -> Answer {
        let meteors = self
            .beats()
            .find_map(|beat| if let Beat::Vortex { projectiles } = beat { Some(projectiles) } else { None });
        let harm = |side: &Side| -> f32 {
            let from_there = meteors.into_iter().flatten().filter(|meteor| meteor.from == *side);
            from_there.map(|meteor| self.harm(*meteor)).sum()
        };
        let worst = Side::ALL.into_iter().rev().max_by(|a, b| harm(a).total_cmp(&harm(b)));
        worst.map_or(Answer::Done, |side| Answer::Option(side.index() as u8))
    }

    /// The side from which debris does the least harm.
    pub(super) fn name_side(&self) -> Answer {
        let harm = |from: Side| self.harm(Projectile { kind: ProjectileKind::LargeMeteor, from });
        let best = Side::ALL.into_iter().min_by(|a, b| harm(*a).total_cmp(&harm(*b)));
        best.map_or(Answer::Done, |side| Answer::Option(side.index() as u8))
    }

    /// The component that is missed least; of equal ones none that points ahead.
    pub(super) fn give_up_component(&self, decision: &Decision) -> Answer {
        let forward = self.ship.barrels(self.ship.heading());
        let missed = |square: &Square| self.hit(*square) + if forward.contains(*square) { 0.1 } else { 0.0 };
        let best = squares_of(decision).iter().min_by(|a, b| missed(a).total_cmp(&missed(b)));
        best.map_or(Answer::Done, Answer::Square)
    }
}
