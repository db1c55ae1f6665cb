//! Rookie, trucker and veteran: a builder and a pilot with weights.

use crate::builder::{Builder, Manner};
use crate::forecast::with_forecast;
use crate::profile::{Profile, Tier};
use crate::value::{Value, with_taste};
use crate::weights::{Term, Weights};
use crate::{Bot, pilot};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::view::View;
use trucker_engine::words::Level;

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

    /// The weights for a level, with the taste of this bot.
    pub fn weights(&self, level: Level) -> Weights {
        let own = || match self.profile.tier {
            Tier::Random | Tier::Rookie => rookie_weights(level),
            Tier::Trucker => Weights::hand_made(level),
            Tier::Veteran | Tier::Expert => Weights::tuned(level),
        };
        with_taste(self.given.unwrap_or_else(own), self.profile.taste)
    }

    /// How this bot values ships in this flight.
    pub fn value(&self, view: View<'_>) -> Value {
        let rules = view.rules();
        let mut weights = self.weights(rules.level);
        if self.profile.tier >= Tier::Veteran {
            weights = with_forecast(weights, view);
        }
        Value::new(weights, rules.level, view.board(), !rules.learning)
    }
}

impl Bot for Heuristic {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        match self.profile.tier {
            Tier::Random | Tier::Rookie => pilot::rookie(view, decision),
            Tier::Trucker | Tier::Veteran | Tier::Expert => {
                pilot::priced(view, decision, &self.weights(view.rules().level))
            }
        }
    }

    fn build(&mut self, view: View<'_>) -> Build {
        let Some(seat) = view.viewer() else { return Build::Flip };
        let value = self.value(view);
        self.builder.step(view, seat, &value, &mut self.rng)
    }
}

/// How each tier goes about building.
fn manner(tier: Tier) -> Manner {
    match tier {
        Tier::Random | Tier::Rookie => Manner { piles: 0, face_up: false, patience: 14, grips: 45, hurries: false },
        Tier::Trucker => Manner { piles: 1, face_up: true, patience: 10, grips: 60, hurries: false },
        Tier::Veteran | Tier::Expert => Manner { piles: 3, face_up: true, patience: 9, grips: 70, hurries: true },
    }
}

/// Half of the terms at nothing: the rookie has no eye for joins, cover, epidemics or blocked squares.
fn rookie_weights(level: Level) -> Weights {
    let mut weights = Weights::hand_made(level);
    let blind = [
        Term::Join,
        Term::BlockedSquare,
        Term::Alien,
        Term::EpidemicPair,
        Term::CoverLarge,
        Term::ExposedDead,
        Term::ExposedLiveEarly,
        Term::ExposedLiveLate,
        Term::SideCannon,
    ];
    for term in blind {
        weights.set(term, 0.0);
    }
    weights.set(Term::ThresholdEarly, 0.0);
    weights.set(Term::ThresholdLate, -5.0);
    weights.set(Term::FinishAt, 0.95);
    weights
}
