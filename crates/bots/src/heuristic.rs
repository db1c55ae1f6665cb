//! Rookie, trucker and veteran: a builder and a pilot with weights.

use crate::builder::{Builder, Manner, best_spot};
use crate::forecast::with_forecast;
use crate::profile::{Profile, Tier};
use crate::value::{Value, with_taste};
use crate::weights::{Term, Weights, Yard};
use crate::{Bot, pilot, titles};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, CargoMenu, Decision, Reason, Shape};
use trucker_engine::ship::Part;
use trucker_engine::squares::Square;
use trucker_engine::view::View;
use trucker_engine::words::{Good, Level, Seat, Title};

/// A bot that plays by weights.
pub struct Heuristic {
    profile: Profile,
    /// Weights to play by instead of the tier's own.
    given: Option<Weights>,
    builder: Builder,
    rng: Rng,
}

impl Heuristic {
    /// A bot of this profile, by its tier's weights or by those given.
    pub fn new(profile: Profile, given: Option<Weights>, seed: u64) -> Heuristic {
        Heuristic { profile, given, builder: Builder::new(manner(profile.tier)), rng: Rng::with_seed(seed) }
    }

    /// The weights for this flight, with the taste of this bot.
    pub fn weights(&self, view: View<'_>) -> Weights {
        let level = view.rules().level;
        let own = || match self.profile.tier {
            Tier::Random | Tier::Rookie => rookie_weights(level),
            Tier::Trucker => Weights::hand_made(level),
            Tier::Veteran | Tier::Expert => Weights::tuned(level, Yard::of(view)),
        };
        with_taste(self.given.unwrap_or_else(own), self.profile.taste)
    }

    /// How this bot values ships in this flight.
    pub fn value(&self, view: View<'_>, seat: Seat) -> Value {
        let mut weights = self.weights(view);
        let hurry = self.builder.hurry(view, seat);
        if hurry > 0.0 && self.given.is_none() {
            weights = weights.shifted(&hurried(self.profile.tier, view.rules().level), hurry);
        }
        if self.profile.tier >= Tier::Veteran {
            weights = with_forecast(weights, view);
        }
        Value::new(weights, view, seat).in_a_hurry(hurry, self.builder.left(view, seat))
    }
}

impl Heuristic {
    /// Its answer to a question.
    pub fn answer(&self, view: View<'_>, decision: &Decision) -> Answer {
        if let Some(answer) = self.trek_answer(view, decision).filter(|answer| decision.shape.accepts(*answer)) {
            return answer;
        }
        let weights = self.weights(view);
        match self.profile.tier {
            Tier::Random | Tier::Rookie => pilot::rookie(view, decision, &weights),
            Tier::Trucker | Tier::Veteran | Tier::Expert => pilot::priced(view, decision, &weights),
        }
    }

    /// What only a trek asks: titles, and the late parts of the gold Master Engineer.
    fn trek_answer(&self, view: View<'_>, decision: &Decision) -> Option<Answer> {
        match (decision.reason, decision.shape) {
            (Reason::KeepTitle, Shape::OneOf { options, .. }) => titles::best_to_keep(options).map(Answer::Option),
            (Reason::GiveTitle { .. }, Shape::OneOf { options, .. }) => {
                titles::poorest(view, options).map(Answer::Option)
            }
            (Reason::AddLatePart { tile }, _) => {
                let value = self.value(view, decision.seat);
                let best = best_spot(view, decision.seat, tile, &value, 1.0)?;
                Some(Answer::Place(best.square, best.turn))
            }
            (Reason::LoadGoods, Shape::Cargo(menu)) if self.hauls(view, decision.seat) => {
                spread(view, decision.seat, &menu, pilot::priced(view, decision, &self.weights(view)))
            }
            _ => None,
        }
    }

    /// Does a title ask for goods in as many holds as can be?
    fn hauls(&self, view: View<'_>, seat: Seat) -> bool {
        match view.title(seat) {
            Some(held) => held.title == Title::FreightHauler,
            None => view.titles().any(|title| title == Title::FreightHauler),
        }
    }
}

/// Puts the next block into an empty hold, if nothing has to be moved and one is free.
fn spread(view: View<'_>, seat: Seat, menu: &CargoMenu, default: Answer) -> Option<Answer> {
    let ship = view.ship(seat);
    let Answer::Put(_, good) = default else { return Some(default) };
    let empty = |hold: &Square| ship.aboard(*hold).goods().is_empty();
    let reds_to_come = menu.dock[Good::Red] > 0 && good != Good::Red;
    let holds = menu.free[good.index()];
    let holds = if reds_to_come { holds.minus(ship.part(Part::SpecialCargo)) } else { holds };
    holds.iter().find(empty).map(|hold| Answer::Put(hold, good)).or(Some(default))
}

impl Bot for Heuristic {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        self.answer(view, decision)
    }

    fn build(&mut self, view: View<'_>) -> Build {
        let Some(seat) = view.viewer() else { return Build::Flip };
        let value = self.value(view, seat);
        self.builder.step(view, seat, &value, &mut self.rng)
    }
}

/// How each tier goes about building.
fn manner(tier: Tier) -> Manner {
    let rookie = Manner {
        piles: 0,
        looks: 0,
        glances: (0, 0),
        patience: 14,
        grips: 45,
        hurries: false,
        reserves: false,
        teamwork: false,
    };
    let trucker = Manner { piles: 1, looks: 12, glances: (6, 6), patience: 10, grips: 60, teamwork: true, ..rookie };
    let veteran = Manner { piles: 3, looks: 120, patience: 9, grips: 70, hurries: true, reserves: true, ..trucker };
    match tier {
        Tier::Random | Tier::Rookie => rookie,
        Tier::Trucker => trucker,
        Tier::Veteran => veteran,
        Tier::Expert => Manner { glances: (6, 60), ..veteran },
    }
}

/// What a tier changes about its weights when grips are few.
fn hurried(tier: Tier, level: Level) -> Weights {
    match tier {
        Tier::Random | Tier::Rookie => Weights::NONE,
        Tier::Trucker => Weights::hand_made_in_a_hurry(level),
        Tier::Veteran | Tier::Expert => Weights::tuned_in_a_hurry(level),
    }
}

/// Half of the terms at nothing: the rookie has no eye for joins, cover, epidemics, blocked squares or contraptions.
fn rookie_weights(level: Level) -> Weights {
    let mut weights = Weights::hand_made(level);
    let blind = [
        Term::Join,
        Term::BlockedSquare,
        Term::Alien,
        Term::EpidemicPair,
        Term::CoverLarge,
        Term::ExposedDead,
        Term::ExposedLiveLate,
        Term::SideCannon,
        Term::Boost,
        Term::ShieldBoost,
        Term::Furnace,
        Term::Stasis,
        Term::Room,
        Term::Specialist,
        Term::PlatedSide,
        Term::Panel,
        Term::ThrusterSide,
        Term::Crubots,
        Term::Armed,
        Term::Unpaired,
    ];
    for term in blind {
        weights.set(term, 0.0);
    }
    weights.set(Term::ExposedLiveEarly, -0.3);
    weights.set(Term::ThresholdEarly, 0.0);
    weights.set(Term::ThresholdLate, -5.0);
    weights.set(Term::FinishAt, 0.95);
    weights
}
