//! How a bot flies: an answer to every question, by the price of days, batteries, crew and components.

mod junk;

use crate::weights::{Term, Weights};
use trucker_engine::card::{Beat, JunkGain, Measure, ProjectileKind};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::defaults::default_answer;
use trucker_engine::modifiers::Modifier;
use trucker_engine::ship::{Part, Ship, analysis, boosters, gadgets, joins};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Alien, Days, Good, Goods, Seat, Strength};

/// Takes every reward, powers everything: how the rookie flies.
pub fn rookie(view: View<'_>, decision: &Decision) -> Answer {
    let answer = match (decision.reason, decision.shape) {
        (Reason::PowerEngines { .. } | Reason::PowerCannons { .. }, Shape::Set { from, max }) => {
            Answer::Set(from.iter().take(usize::from(max)).collect())
        }
        (Reason::Land { .. } | Reason::Junkyard, shape) => shape.nth(0).unwrap_or(Answer::Done),
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
            Reason::PowerCannons { without, against } => Answer::Set(self.power_cannons(without, against)),
            Reason::Land { days } => self.land(decision, days),
            Reason::BoardShip { crew, credits, days } => {
                let left = analysis::crew(self.ship).saturating_sub(u32::from(crew));
                let humans = analysis::humans(self.ship);
                let risk = if left < 2 || humans <= u32::from(crew) && left == 0 { 20.0 } else { 0.0 };
                let price =
                    self.price(Term::PriceCrew) * f32::from(crew) + self.price(Term::PriceDay) * f32::from(days.0);
                self.yes_if(f32::from(credits.0) - price - risk)
            }
            Reason::DockStation { goods, days } | Reason::TakeGoods { goods, days } => {
                self.yes_if(self.loadable(goods) - self.price(Term::PriceDay) * f32::from(days.0))
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
            Reason::Shoot { target, .. } | Reason::RaiseShield { target, .. } => {
                self.yes_if(self.hit(target) - self.price(Term::PriceBattery))
            }
            Reason::BoostShield { target, powered, .. } => {
                self.yes_if(self.hit(target) - self.price(Term::PriceBattery) * powered.len() as f32)
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

    /// An alien is worth its bonus if the strength it adds to is there; two humans otherwise.
    fn place_crew(&self, decision: &Decision) -> Answer {
        let Shape::Occupant { aliens } = decision.shape else { return Answer::Humans };
        let humans: usize = self.ship.part(Part::Cabin).len() * 2;
        let may = |alien: Alien| aliens >> alien.index() & 1 != 0;
        if humans < 6 {
            return Answer::Humans;
        }
        let everything = Squares::ALL;
        if may(Alien::Purple) && analysis::cannon_strength(self.ship, everything) >= Strength::points(2) {
            Answer::Alien(Alien::Purple)
        } else if may(Alien::Brown) && analysis::engine_strength(self.ship, everything) >= Strength::points(2) {
            Answer::Alien(Alien::Brown)
        } else if may(Alien::Cyan) && humans >= 8 {
            Answer::Alien(Alien::Cyan)
        } else {
            Answer::Humans
        }
    }

    /// The specialist that suits the ship best, among those nobody has.
    fn specialist(&self, decision: &Decision) -> Answer {
        let (ship, content) = (self.ship, self.view.content());
        let room: u8 = ship.part(Part::Cargo).iter().map(|hold| analysis::containers(ship, content, hold)).sum();
        let worth = |specialist: Modifier| match specialist {
            Modifier::Techie => joins::consumers(ship, content).len() as f32 * 0.8,
            Modifier::Merchant => f32::from(room) * 0.5,
            Modifier::Manager => {
                2.0 * [Alien::Purple, Alien::Brown].map(|alien| analysis::aliens(ship, alien)).iter().sum::<u32>()
                    as f32
            }
            Modifier::Lawyer | Modifier::Diplomat => 2.0,
            _ => 1.5,
        };
        let options = decision.shape.legal().filter_map(|answer| match answer {
            Answer::Option(number) => Some((number, *Modifier::SPECIALISTS.get(usize::from(number))?)),
            _ => None,
        });
        let best = options.max_by(|(_, a), (_, b)| worth(*a).total_cmp(&worth(*b)));
        best.map_or(Answer::Done, |(number, _)| Answer::Option(number))
    }

    /// What a hit on this component would cost.
    fn hit(&self, target: Square) -> f32 {
        let mut without = *self.ship;
        without.take(self.view.content(), target);
        let lost = self.ship.occupied().len() - largest_piece(&without);
        self.price(Term::PriceComponent) * lost as f32 + 0.3
    }

    /// What a block sells for.
    fn sale(&self, good: Good) -> f32 {
        f32::from(self.view.content().supply.prices[good.index()].0)
    }

    /// A block of the dock that is worth less than the batteries it gives.
    fn burn(&self, decision: &Decision) -> Option<Answer> {
        let Shape::Cargo(menu) = decision.shape else { return None };
        let furnace = menu.furnaces.first()?;
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let missing = |square: Square| {
            let room = self.ship.component(content, square).map_or(0, Component::batteries);
            room.saturating_sub(self.ship.aboard(square).batteries())
        };
        let refilled = gadgets::refillable(self.ship, content, rules, furnace).iter().map(missing).max()?;
        let worst = Good::ALL.into_iter().rev().find(|good| menu.dock[*good] > 0)?;
        let gain = self.price(Term::PriceBattery) * f32::from(refilled) - self.sale(worst);
        (gain > 0.0 && self.view.cards_to_come() > 0).then_some(Answer::Burn(furnace, worst))
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
        let worth = days.unwrap_or(2.0) * self.price(Term::PriceDay) > self.price(Term::PriceBattery);
        let batteries = self.view.power_left(self.seat) as usize;
        // One battery is kept for what may come, while cards are left.
        let keep = usize::from(self.view.cards_to_come() > 2);
        let wanted = if open_space && worth {
            batteries.saturating_sub(keep)
        } else if open_space {
            0
        } else {
            usize::from(batteries > 2)
        };
        let needed = usize::from(open_space && without == Strength(0));
        let wanted = wanted.max(needed).min(usize::from(max));
        self.most_useful(Measure::Engines).take(wanted).filter(|square| from.contains(*square)).collect()
    }

    fn strength(&self, measure: Measure, powered: Squares) -> Strength {
        boosters::strength(self.ship, self.view.content(), self.view.seat_rules(self.seat), measure, powered)
    }

    /// What can be powered, the most useful first.
    fn most_useful(&self, measure: Measure) -> impl Iterator<Item = Square> {
        boosters::most_useful(self.ship, self.view.content(), self.view.seat_rules(self.seat), measure).into_iter()
    }

    /// Cannons: as many as change the outcome, if the outcome is worth the batteries.
    fn power_cannons(&self, without: Strength, against: Option<Strength>) -> Squares {
        let order = || self.most_useful(Measure::Cannons);
        let batteries = self.view.power_left(self.seat) as usize;
        let Some(enemy) = against else {
            let rivals = self.view.flying().iter().filter(|seat| *seat != self.seat);
            let weakest = rivals.map(|seat| analysis::cannon_strength(self.view.ship(seat), Squares::NONE)).min();
            let danger = weakest.is_some_and(|strength| without <= strength);
            return if danger { order().take(batteries.min(2)).collect() } else { Squares::NONE };
        };
        let (stake_win, stake_tie) = self.stakes();
        let mut best = (0.0, Squares::NONE);
        let mut powered = Squares::NONE;
        for (spent, square) in order().map(Some).chain([None]).enumerate().take(batteries + 1) {
            let strength = self.strength(Measure::Cannons, powered);
            let outcome = if strength > enemy {
                stake_win + stake_tie
            } else if strength == enemy {
                stake_tie
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

    fn beats(&self) -> impl Iterator<Item = &Beat> {
        let card = self.view.card().map(|card| self.view.content().card(card));
        card.into_iter().flat_map(|card| card.beats.iter())
    }

    /// What beating the enemy brings, and what not being beaten saves.
    fn stakes(&self) -> (f32, f32) {
        use trucker_engine::card::{Penalty, Reward};
        for beat in self.beats() {
            if let Beat::Enemy(enemy) = beat {
                let reward = match enemy.reward {
                    Reward::Credits(credits) => f32::from(credits.0),
                    Reward::Goods(goods) => self.loadable(goods),
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

    fn land(&self, decision: &Decision, days: Days) -> Answer {
        let planets = self.beats().find_map(|beat| match beat {
            Beat::Planets { planets, .. } => Some(planets),
            _ => None,
        });
        let Some(planets) = planets else { return Answer::Done };
        let cost = self.price(Term::PriceDay) * f32::from(days.0);
        let mut best = (0.0, Answer::Done);
        for answer in decision.shape.legal() {
            if let Answer::Option(planet) = answer
                && let Some(goods) = planets.get(usize::from(planet))
            {
                let gain = self.loadable(*goods) - cost;
                if gain > best.0 {
                    best = (gain, answer);
                }
            }
        }
        best.1
    }

    /// What loading these goods adds to the ship's cargo, with the worst blocks thrown out where there is no room.
    fn loadable(&self, goods: Goods) -> f32 {
        let view = self.view;
        let goods = goods.at_most(view.bank());
        let holds = analysis::usable_holds(self.ship, view.seat_rules(self.seat));
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
}

fn largest_piece(ship: &Ship) -> usize {
    let joins = trucker_engine::ship::joins::Joins::of(ship);
    joins.pieces(ship.occupied()).map(|piece| piece.len()).max().unwrap_or(0)
}
