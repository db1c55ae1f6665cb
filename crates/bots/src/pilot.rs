//! How a bot flies: an answer to every question, by the price of days, batteries, crew and components.

mod cargo;
mod crew;
mod engines;
mod goods;
mod guns;
mod intruders;
mod junk;
mod power;
mod prices;
mod thrust;

use crate::team;
use crate::weights::{Term, Weights};
use std::cell::OnceCell;
use trucker_engine::card::{Beat, Measure};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::ship::{Part, Ship, analysis, boosters, mend, power as panels, stow};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::Phase;
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Days, Level, Seat, Strength};

/// The option that names row and column 7.
const CENTRE_LINE: u8 = 5;

/// Humans with whom a rookie does not fly on in class IV.
const FEW_HUMANS: u32 = 2;

/// Would this answer spend days on a reward of which nothing can be taken along?
pub fn is_pointless(view: View<'_>, decision: &Decision, answer: Answer) -> bool {
    let weights = Weights::hand_made(view.rules().level);
    let pilot = Pilot::new(view, decision.seat, &weights);
    match (decision.reason, answer) {
        (Reason::Land { days, second }, Answer::Option(planet)) => {
            days > Days(0) && pilot.gain(&pilot.planet(planet, second)) <= 0.0
        }
        (Reason::DockStation { goods, days, second, .. }, Answer::Yes) => {
            days > Days(0) && pilot.offer(pilot.left_for(goods, second)) <= 0.0
        }
        (Reason::TakeReward { reward, days, second }, Answer::Yes) => {
            days > Days(0) && pilot.gain(&pilot.reward_for(reward, second)) <= 0.0
        }
        (Reason::Junkyard, Answer::Option(row)) => {
            let gains = pilot.junk_rows().get(usize::from(row)).map_or(&[][..], |row| &row.gains);
            gains.iter().all(|gain| pilot.gain(gain) <= 0.0)
        }
        _ => false,
    }
}

/// What a question about power offers, the most useful first; for other questions as it comes.
pub fn most_useful(view: View<'_>, decision: &Decision, from: Squares) -> Vec<Square> {
    let measure = match decision.reason {
        Reason::PowerEngines { .. } => Measure::Engines,
        Reason::PowerCannons { .. } => Measure::Cannons,
        Reason::SwitchOn { .. } => Measure::Crew,
        _ => return from.iter().collect(),
    };
    let seat = decision.seat;
    let order = boosters::most_useful(view.ship(seat), view.content(), view.seat_rules(seat), measure);
    order.into_iter().filter(|square| from.contains(*square)).collect()
}

/// Takes every reward, powers everything: how the rookie flies. What is left is answered as others do.
pub fn rookie(view: View<'_>, decision: &Decision, weights: &Weights) -> Answer {
    let answer = match (decision.reason, decision.shape) {
        (
            Reason::PowerEngines { .. } | Reason::PowerCannons { .. } | Reason::SwitchOn { .. },
            Shape::Set { from, .. } | Shape::Power { from, .. },
        ) => decision.shape.most(from),
        (Reason::Land { .. } | Reason::Junkyard, shape) => {
            shape.legal().find(|answer| !is_pointless(view, decision, *answer)).unwrap_or(Answer::Done)
        }
        (Reason::DockStation { .. } | Reason::TakeReward { .. }, _) if is_pointless(view, decision, Answer::Yes) => {
            Answer::No
        }
        (Reason::FlyOn, _) if is_hopeless(view, decision.seat) => Answer::No,
        (
            Reason::BoardShip { .. }
            | Reason::DockStation { .. }
            | Reason::TakeReward { .. }
            | Reason::Shoot { .. }
            | Reason::RaiseShield { .. }
            | Reason::BoostShield { .. }
            | Reason::FlyOn,
            _,
        ) => Answer::Yes,
        (Reason::PlaceCrew { .. }, _) => Answer::Humans,
        _ => return priced(view, decision, weights),
    };
    if decision.shape.accepts(answer) { answer } else { priced(view, decision, weights) }
}

/// Class IV takes more from a rookie's ship than it ever brings: with so few left aboard it is time to go home.
fn is_hopeless(view: View<'_>, seat: Seat) -> bool {
    view.rules().level == Level::IV && analysis::humans(view.ship(seat)) <= FEW_HUMANS
}

/// Weighs what an answer gains against the prices of what it costs: how truckers and veterans fly.
pub fn priced(view: View<'_>, decision: &Decision, weights: &Weights) -> Answer {
    let pilot = Pilot::new(view, decision.seat, weights);
    let answer = pilot.answer(decision);
    if decision.shape.accepts(answer) { answer } else { decision.shape.nth(0).unwrap_or(Answer::Done) }
}

/// The squares that a question offers.
fn squares_of(decision: &Decision) -> Squares {
    match decision.shape {
        Shape::Square { from } | Shape::Set { from, .. } | Shape::Power { from, .. } => from,
        _ => Squares::NONE,
    }
}

struct Pilot<'a> {
    view: View<'a>,
    seat: Seat,
    ship: &'a Ship,
    weights: &'a Weights,
    prices: OnceCell<prices::Prices>,
    /// What is aboard, and what that is worth with all of the ship.
    whole: OnceCell<prices::Load>,
    intact: OnceCell<f32>,
}

impl<'a> Pilot<'a> {
    fn new(view: View<'a>, seat: Seat, weights: &'a Weights) -> Pilot<'a> {
        Pilot {
            view,
            seat,
            ship: view.ship(seat),
            weights,
            prices: OnceCell::new(),
            whole: OnceCell::new(),
            intact: OnceCell::new(),
        }
    }
}

impl Pilot<'_> {
    fn price(&self, term: Term) -> f32 {
        self.weights.get(term).max(0.05)
    }

    fn yes_if(&self, gain: f32) -> Answer {
        if gain > 0.0 { Answer::Yes } else { Answer::No }
    }

    fn answer(&self, decision: &Decision) -> Answer {
        let ship = self.ship;
        let square = |best: Option<Square>| best.map_or(Answer::Done, Answer::Square);
        match decision.reason {
            Reason::Rebuild => Answer::No,
            Reason::RemoveMistake => {
                let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
                square(mend::next_removal(ship, content, rules, self.view.board(self.seat)))
            }
            Reason::KeepPiece => square(self.keep_piece().first()),
            Reason::PlaceCrew { .. } => self.place_crew(decision),
            Reason::ChooseSpecialist { .. } => self.specialist(decision),
            Reason::FlyOn => self.yes_if(self.fly_on()),
            Reason::PowerEngines { without } => Answer::Set(self.power_engines(decision, without)),
            Reason::PowerCannons { against, .. } => Answer::Set(self.power_cannons(decision, against)),
            Reason::PayBattery | Reason::PayToken { .. } | Reason::LoseBattery { .. } => {
                square(ship.part(Part::Battery).iter().max_by_key(|square| ship.aboard(*square).batteries()))
            }
            Reason::Land { days, second } => self.land(decision, days, second),
            Reason::BoardShip { crew, credits, days, shots, .. } => {
                let price = self.crew_price(crew) + self.day() * f32::from(days.0);
                self.yes_if(f32::from(credits.0) - price - self.first_shots(shots))
            }
            Reason::DockStation { goods, days, second, stations, shots } => {
                let price = self.day() * f32::from(days.0) + self.stations_price(stations);
                self.yes_if(self.offer(self.left_for(goods, second)) - price - self.first_shots(shots))
            }
            Reason::SwitchOn { .. } => Answer::Set(self.switch_on(decision)),
            Reason::SwitchOnFor { .. } => square(self.cheapest_station(squares_of(decision))),
            Reason::DodgeIntruders { lines, .. } => self.dodge(decision, lines),
            Reason::SwitchOnToThrust => square(self.cheapest_station(squares_of(decision))),
            Reason::PostCrubots { entry } => Answer::Set(self.post_crubots(decision, entry)),
            Reason::PayPower { panels, .. } => square(panels::least_missed(ship, self.view.content(), panels)),
            Reason::Thrust { projectile, then, lines, .. } => self.steer(decision, projectile, then, lines),
            Reason::TakeReward { reward, days, second } => {
                self.yes_if(self.gain(&self.reward_for(reward, second)) - self.day() * f32::from(days.0))
            }
            Reason::LeaveBlock { goods } => {
                self.least(goods).map_or(Answer::Done, |good| Answer::Option(good.index() as u8))
            }
            Reason::Insure { price, most, .. } => self.insure(price, most),
            Reason::LoadGoods => self.burn(decision).unwrap_or_else(|| self.load(decision)),
            Reason::Shoot { battery: false, .. } | Reason::RaiseShield { free: true, .. } => Answer::Yes,
            Reason::Shoot { target, also, .. } | Reason::RaiseShield { target, also, .. } => {
                self.yes_if(self.hits(target, also) - self.battery())
            }
            Reason::BoostShield { target, powered, also, free, .. } => {
                let tokens = (powered.len() - usize::from(free)).min(self.view.tokens_for(self.seat, powered));
                self.yes_if(self.hits(target, also) - self.battery() * tokens as f32)
            }
            Reason::FireCatapult { catapult, without, against, .. } => self.fire(decision, catapult, without, against),
            Reason::ShootWithCatapult { target, .. } => match cargo::cheapest_shot(decision) {
                Answer::Lift(_, good) if self.hit(target) <= self.sale(good) => Answer::Done,
                shot => shot,
            },
            Reason::Boost { .. } | Reason::GainDays { .. } => Answer::Yes,
            Reason::BoostNext { .. } => Answer::Set(squares_of(decision).iter().take(1).collect()),
            Reason::Refill { .. } => {
                let missing = |square: &Square| {
                    let room = ship.component(self.view.content(), *square).map_or(0, Component::batteries);
                    room.saturating_sub(ship.aboard(*square).batteries())
                };
                square(squares_of(decision).iter().max_by_key(missing))
            }
            Reason::Wake => match decision.shape {
                Shape::Set { from, max } => Answer::Set(from.iter().take(usize::from(max)).collect()),
                _ => Answer::Done,
            },
            Reason::WakeFrom { .. } => square(squares_of(decision).iter().max_by_key(|square| ship.asleep(*square))),
            Reason::SendDiplomat { against } => self.send_diplomat(against),
            Reason::LoseCrew { .. } => square(self.lose_crew()),
            Reason::LoseWhom { .. } => self.lose_whom(decision),
            Reason::LoseWhich { left } => self.lose_which(decision, left),
            Reason::StayAwake { .. } => Answer::Yes,
            Reason::DropPart { .. } => Answer::Set(self.drop_part()),
            Reason::NameResult { .. } => Answer::Option(CENTRE_LINE),
            Reason::NameSide => self.name_side(),
            Reason::PayCrew { crew } => self.yes_if(self.leaving() - f32::from(crew)),
            Reason::PayCrewInGoods { .. } => cargo::pay_with(self.view, &decision.shape),
            // A shot that costs nothing.
            Reason::FireAtLeader { .. } => {
                Answer::Set((squares_of(decision) & ship.part(Part::Cannon)).iter().take(1).collect())
            }
            Reason::Junkyard => self.junkyard(decision),
            Reason::JunkyardGain { row } => self.junk_choice(row),
            // Colours come with the most valuable first.
            Reason::PayGood { .. } => decision.shape.legal().last().unwrap_or(Answer::Done),
            Reason::PlaceHuman { .. } => self.place_human(decision),
            // Nobody is worth less than an empty bed: as many as there are beds.
            Reason::TakeAboard { .. } => {
                let options = decision.shape.legal().filter(|answer| matches!(answer, Answer::Option(_)));
                options.last().unwrap_or(Answer::Done)
            }
            Reason::IgnoreSide => self.ignore_side(),
            Reason::GiveUpComponent { .. } => self.give_up_component(decision),
            // Whoever likes to play harder may say so; a bot goes along.
            Reason::AgreeOnRoads { .. } | Reason::AgreeOnHandicap { .. } => Answer::Done,
            Reason::ChooseMember { .. } | Reason::UseAbility { .. } | Reason::ForAbility { .. } => {
                team::answer(self.view, decision, self.weights)
            }
            Reason::AddLatePart { .. }
            | Reason::LoseGood { .. }
            | Reason::PayGoodFrom { .. }
            | Reason::PlaceBattery { .. }
            | Reason::KeepTitle
            | Reason::GiveTitle { .. } => decision.shape.nth(0).unwrap_or(Answer::Done),
        }
    }

    /// The piece to fly on with. Before the flight nothing is aboard yet.
    fn keep_piece(&self) -> Squares {
        if self.view.phase() == Phase::SpotCheck {
            let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
            return mend::best_piece(self.ship, content, rules, self.view.board(self.seat));
        }
        self.best_piece(self.ship).0
    }

    fn load(&self, decision: &Decision) -> Answer {
        match decision.shape {
            Shape::Cargo(menu) => stow::next_move(self.ship, self.view.content(), &menu),
            _ => Answer::Done,
        }
    }

    /// What flying on is worth beside giving up now: the finish reward and full prices against what may be lost.
    fn fly_on(&self) -> f32 {
        let goods = analysis::goods(self.ship);
        let half = f32::from(self.view.content().supply.price(goods).0) / 2.0;
        let board = self.view.flight_board();
        let place = self.view.flight_order().position(|seat| seat == self.seat);
        let reward = f32::from(board.finish_reward(place.unwrap_or(board.finish_rewards.len() - 1)).0);
        let to_come = self.view.cards_to_come() as f32;
        // Without engines hope is thin, and each card costs such a ship about half a component. Any other earns more by the cards
        // to come than they cost it, even with a single human left, and so far behind that coming home pays nothing.
        let drifts = analysis::engine_strength(self.ship, Squares::ALL) == Strength(0);
        let (hope, risk) = if drifts { (0.25, 0.3) } else { (1.0, 0.0) };
        (half + reward) * hope + 0.5 - to_come * risk
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
