//! How a bot flies: an answer to every question, by the price of days, batteries, crew and components.

mod crew;
mod goods;
mod guns;
mod junk;

use crate::weights::{Term, Weights};
use trucker_engine::card::{Beat, JunkGain, Measure};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::defaults::default_answer;
use trucker_engine::ship::{Ship, analysis, boosters};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::view::View;
use trucker_engine::words::{Days, Good, Seat, Strength};

/// Would this answer spend days on a reward of which nothing can be taken along?
pub fn is_pointless(view: View<'_>, decision: &Decision, answer: Answer) -> bool {
    let weights = Weights::hand_made(view.rules().level);
    let pilot = Pilot { view, seat: decision.seat, ship: view.ship(decision.seat), weights: &weights };
    match (decision.reason, answer) {
        (Reason::Land { days }, Answer::Option(planet)) => {
            let goods = pilot.planets().get(usize::from(planet)).copied().unwrap_or_default();
            days > Days(0) && pilot.offer(goods) <= 0.0
        }
        (Reason::DockStation { goods, days } | Reason::TakeGoods { goods, days }, Answer::Yes) => {
            days > Days(0) && pilot.offer(goods) <= 0.0
        }
        (Reason::Junkyard, Answer::Option(row)) => {
            let gains = pilot.junk_rows().get(usize::from(row)).map_or(&[][..], |row| &row.gains);
            gains.iter().all(|gain| pilot.junk_gain(gain) <= 0.0)
        }
        _ => false,
    }
}

/// What a question about power offers, the most useful first; for other questions as it comes.
pub fn most_useful(view: View<'_>, decision: &Decision, from: Squares) -> Vec<Square> {
    let measure = match decision.reason {
        Reason::PowerEngines { .. } => Measure::Engines,
        Reason::PowerCannons { .. } => Measure::Cannons,
        _ => return from.iter().collect(),
    };
    let seat = decision.seat;
    let order = boosters::most_useful(view.ship(seat), view.content(), view.seat_rules(seat), measure);
    order.into_iter().filter(|square| from.contains(*square)).collect()
}

/// Takes every reward, powers everything: how the rookie flies.
pub fn rookie(view: View<'_>, decision: &Decision) -> Answer {
    let answer = match (decision.reason, decision.shape) {
        (Reason::PowerEngines { .. } | Reason::PowerCannons { .. }, Shape::Set { from, max }) => {
            Answer::Set(from.iter().take(usize::from(max)).collect())
        }
        (Reason::Land { .. } | Reason::Junkyard, shape) => {
            shape.legal().find(|answer| !is_pointless(view, decision, *answer)).unwrap_or(Answer::Done)
        }
        (Reason::DockStation { .. } | Reason::TakeGoods { .. }, _) if is_pointless(view, decision, Answer::Yes) => {
            Answer::No
        }
        (
            Reason::BoardShip { .. }
            | Reason::DockStation { .. }
            | Reason::TakeCredits { .. }
            | Reason::TakeGoods { .. }
            | Reason::FlyOn,
            _,
        ) => Answer::Yes,
        (Reason::PlaceCrew { .. }, _) => Answer::Humans,
        _ => default_answer(view, decision),
    };
    if decision.shape.accepts(answer) { answer } else { default_answer(view, decision) }
}

/// Weighs what an answer gains against the prices of what it costs: how truckers and veterans fly.
pub fn priced(view: View<'_>, decision: &Decision, weights: &Weights) -> Answer {
    let pilot = Pilot { view, seat: decision.seat, ship: view.ship(decision.seat), weights };
    let answer = pilot.answer(decision);
    if decision.shape.accepts(answer) { answer } else { default_answer(view, decision) }
}

struct Pilot<'a> {
    view: View<'a>,
    seat: Seat,
    ship: &'a Ship,
    weights: &'a Weights,
}

impl Pilot<'_> {
    fn price(&self, term: Term) -> f32 {
        self.weights.get(term).max(0.05)
    }

    fn yes_if(&self, gain: f32) -> Answer {
        if gain > 0.0 { Answer::Yes } else { Answer::No }
    }

    fn answer(&self, decision: &Decision) -> Answer {
        match decision.reason {
            Reason::PlaceCrew { .. } => self.place_crew(decision),
            Reason::FlyOn => self.yes_if(self.fly_on()),
            Reason::PowerEngines { without } => Answer::Set(self.power_engines(decision, without)),
            Reason::PowerCannons { without, against } => Answer::Set(self.power_cannons(decision, without, against)),
            Reason::Land { days } => self.land(decision, days),
            Reason::FireCatapult { .. } => self.fire(decision),
            Reason::BoardShip { crew, credits, days } => {
                let price = self.crew_price(crew) + self.price(Term::PriceDay) * f32::from(days.0);
                self.yes_if(f32::from(credits.0) - price)
            }
            Reason::DockStation { goods, days } | Reason::TakeGoods { goods, days } => {
                self.yes_if(self.offer(goods) - self.price(Term::PriceDay) * f32::from(days.0))
            }
            Reason::TakeCredits { credits, days } => {
                self.yes_if(f32::from(credits.0) - self.price(Term::PriceDay) * f32::from(days.0))
            }
            Reason::Junkyard => self.junkyard(decision),
            Reason::JunkyardGain { row } => {
                let gains = self.junk_rows().get(usize::from(row)).map_or(&[][..], |row| &row.gains);
                let worth = |gain: &JunkGain| self.junk_gain(gain);
                let best = (0..gains.len()).max_by(|a, b| worth(&gains[*a]).total_cmp(&worth(&gains[*b])));
                best.map_or(Answer::Done, |best| Answer::Option(best as u8))
            }
            Reason::Shoot { battery: false, .. } => Answer::Yes,
            Reason::Shoot { target, .. } => self.yes_if(self.hit(target) - self.price(Term::PriceBattery)),
            Reason::RaiseShield { free: true, .. } => Answer::Yes,
            Reason::RaiseShield { target, also, .. } => {
                self.yes_if(self.hits(target, also) - self.price(Term::PriceBattery))
            }
            Reason::BoostShield { target, powered, also, free, .. } => {
                let tokens = powered.len() - usize::from(free);
                self.yes_if(self.hits(target, also) - self.price(Term::PriceBattery) * tokens as f32)
            }
            Reason::ShootWithCatapult { target, .. } => match default_answer(self.view, decision) {
                Answer::Lift(_, good) if self.hit(target) <= self.sale(good) => Answer::Done,
                shot => shot,
            },
            Reason::LoadGoods => self.burn(decision).unwrap_or_else(|| default_answer(self.view, decision)),
            Reason::ChooseSpecialist { .. } => self.specialist(decision),
            _ => default_answer(self.view, decision),
        }
    }

    /// What a hit on this component would cost.
    fn hit(&self, target: Square) -> f32 {
        let mut without = *self.ship;
        without.take(self.view.content(), target);
        let lost = self.ship.occupied().len() - largest_piece(&without);
        self.price(Term::PriceComponent) * lost as f32 + 0.3
    }

    /// What a hit here costs, with another one at the same moment.
    fn hits(&self, target: Square, also: Option<Square>) -> f32 {
        self.hit(target) + also.map_or(0.0, |also| self.hit(also))
    }

    /// What a block sells for.
    fn sale(&self, good: Good) -> f32 {
        f32::from(self.view.content().supply.prices[good.index()].0)
    }

    /// What flying on is worth beside giving up now: the finish reward and full prices against what may be lost.
    fn fly_on(&self) -> f32 {
        let goods = analysis::goods(self.ship);
        let half = f32::from(self.view.content().supply.price(goods).0) / 2.0;
        let place = self.view.flight_order().position(|seat| seat == self.seat).unwrap_or(3);
        let reward = f32::from(self.view.flight_board().finish_rewards[place.min(3)].0);
        let to_come = self.view.cards_to_come() as f32;
        let engines = analysis::engine_strength(self.ship, Squares::ALL);
        let humans = analysis::humans(self.ship);
        // Each card costs a broken ship about half a component; without engines or humans hope is thin.
        let hope = if engines == Strength(0) {
            0.25
        } else if humans <= 1 {
            0.6
        } else {
            1.0
        };
        let risk = to_come * 0.15 * if hope < 1.0 { 2.0 } else { 1.0 };
        (half + reward) * hope + 0.5 - risk
    }

    /// Engines: what is needed not to be stranded, and more if the days are worth the batteries.
    fn power_engines(&self, decision: &Decision, without: Strength) -> Squares {
        let Shape::Set { from, max } = decision.shape else { return Squares::NONE };
        let days = self.beats().find_map(|beat| match beat {
            Beat::OpenSpace => Some(2.0),
            Beat::WideOpenSpace { times } => Some(2.0 * f32::from(*times)),
            _ => None,
        });
        let open_space = days.is_some();
        // Half points of strength that a battery has to add to be worth its price.
        let least = self.price(Term::PriceBattery) / (days.unwrap_or(2.0) / 4.0 * self.price(Term::PriceDay));
        let batteries = self.view.power_left(self.seat) as usize;
        // One battery is kept for what may come, while cards are left.
        let keep = usize::from(self.view.cards_to_come() > 2);
        let affordable = if open_space { batteries.saturating_sub(keep) } else { usize::from(batteries > 2) };
        let mut powered = Squares::NONE;
        let mut strength = without;
        for square in self.most_useful(Measure::Engines).filter(|square| from.contains(*square)) {
            let stranded = open_space && strength <= Strength(0);
            if powered.len() >= if stranded { usize::from(max) } else { affordable.min(usize::from(max)) } {
                break;
            }
            let with = self.strength(Measure::Engines, powered | Squares::of(square));
            if !stranded && (with <= strength || open_space && f32::from((with - strength).0) <= least) {
                break;
            }
            powered.insert(square);
            strength = with;
        }
        if open_space && strength <= Strength(0) { Squares::NONE } else { powered }
    }

    fn strength(&self, measure: Measure, powered: Squares) -> Strength {
        boosters::strength(self.ship, self.view.content(), self.view.seat_rules(self.seat), measure, powered)
    }

    /// What can be powered, the most useful first.
    fn most_useful(&self, measure: Measure) -> impl Iterator<Item = Square> {
        boosters::most_useful(self.ship, self.view.content(), self.view.seat_rules(self.seat), measure).into_iter()
    }

    fn beats(&self) -> impl Iterator<Item = &Beat> {
        let card = self.view.card().map(|card| self.view.content().card(card));
        card.into_iter().flat_map(|card| card.beats.iter())
    }
}

fn largest_piece(ship: &Ship) -> usize {
    let joins = trucker_engine::ship::joins::Joins::of(ship);
    joins.pieces(ship.occupied()).map(|piece| piece.len()).max().unwrap_or(0)
}
