//! The strongest tier: the veteran's candidates, compared by flying them out many times.
//!
//! Every flight takes place in a world that the expert cannot tell from the real one: hidden cards are drawn anew, the
//! known forecast stays, and the same worlds and dice are used for every candidate.

use crate::Bot;
use crate::field::mix;
use crate::heuristic::Heuristic;
use crate::pilot;
use crate::profile::{Profile, Tier};
use crate::weights::Weights;
use arrayvec::ArrayVec;
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::script::Decider;
use trucker_engine::squares::Squares;
use trucker_engine::state::State;
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Seat, Seats};

/// Candidates compared at most.
const CANDIDATES: usize = 8;

/// What another answer must gain at least in a flight, to replace the veteran's.
const LEAST_GAIN: f32 = 0.1;

/// By how many standard errors it must be better, and if it ends the flight: more where that is asked more often.
const DOUBT: f32 = 1.0;
const DOUBT_IN_LEAVING: ByLevel<f32> = ByLevel([1.5, 1.5, 1.5, 2.5]);

/// A bot that looks ahead.
pub struct Expert {
    /// What it falls back on, and builds with.
    veteran: Heuristic,
    /// Flights for each candidate answer.
    flights: u32,
    rng: Rng,
}

impl Expert {
    /// An expert of this profile, by its tier's weights or by those given.
    pub fn new(profile: Profile, given: Option<Weights>, seed: u64) -> Expert {
        let veteran = Heuristic::new(Profile { tier: Tier::Expert, ..profile }, given, seed);
        Expert { veteran, flights: u32::from(profile.effort.max(1)), rng: Rng::with_seed(mix(seed)) }
    }

    /// The candidates worth comparing; the veteran's answer comes first.
    fn candidates(&self, view: View<'_>, decision: &Decision, first: Answer) -> ArrayVec<Answer, CANDIDATES> {
        let mut candidates = ArrayVec::new();
        candidates.push(first);
        let mut add = |answer: Answer| {
            let sensible = decision.shape.accepts(answer) && !pilot::is_pointless(view, decision, answer);
            if sensible && !candidates.contains(&answer) {
                let _ = candidates.try_push(answer);
            }
        };
        match decision.shape {
            Shape::Set { from, .. } | Shape::Power { from, .. } => {
                // Which of equal components is powered matters little: try how many.
                let order = match decision.shape.most(pilot::most_useful(view, decision, from)) {
                    Answer::Set(most) => pilot::most_useful(view, decision, most),
                    _ => Vec::new(),
                };
                for size in 0..=order.len().min(5) {
                    add(Answer::Set(order.iter().copied().take(size).collect::<Squares>()));
                }
            }
            Shape::Cargo(_) | Shape::Place { .. } => {}
            _ => decision.shape.legal().take(CANDIDATES).for_each(&mut add),
        }
        candidates
    }

    /// Is a decision of this kind worth looking ahead for?
    fn is_worth_it(decision: &Decision) -> bool {
        // Which component an ability is for is weighed by what a ship is worth; whether, when and how much is tried.
        if let (Reason::ForAbility { .. }, shape) = (decision.reason, decision.shape) {
            return matches!(shape, Shape::OneOf { .. });
        }
        !matches!(
            decision.reason,
            Reason::LoadGoods
                | Reason::LeaveBlock { .. }
                | Reason::PayBattery
                | Reason::PayPower { .. }
                | Reason::PayToken { .. }
                | Reason::LoseBattery { .. }
                | Reason::LoseGood { .. }
                | Reason::LoseWhich { .. }
                | Reason::Rebuild
                | Reason::RemoveMistake
                | Reason::AddLatePart { .. }
                | Reason::KeepTitle
                | Reason::GiveTitle { .. }
                | Reason::AgreeOnRoads { .. }
                | Reason::AgreeOnHandicap { .. }
                | Reason::ChooseMember { .. }
                | Reason::Shoot { battery: false, .. }
                | Reason::Boost { .. }
                | Reason::BoostNext { .. }
                | Reason::Refill { .. }
                | Reason::WakeFrom { .. }
        )
    }

    fn look_ahead(&mut self, view: View<'_>, decision: &Decision, first: Answer) -> Option<Answer> {
        let candidates = self.candidates(view, decision, first);
        if candidates.len() < 2 {
            return None;
        }
        let weights = self.veteran.weights(view);
        let (mut gains, mut squares) = ([0.0f32; CANDIDATES], [0.0f32; CANDIDATES]);
        for _ in 0..self.flights {
            let seed = self.rng.u64(..);
            let world = view.imagine(&mut Dreamer::new(seed, weights))?;
            let fly = |answer: Answer| {
                let mut dreamer = Dreamer::new(mix(seed), weights);
                let end = world.try_answer(view.content(), decision.seat, answer, &mut dreamer);
                standing(&end, view.seats(), decision.seat)
            };
            let usual = fly(first);
            for (number, answer) in candidates.iter().enumerate().skip(1) {
                let gain = fly(*answer) - usual;
                gains[number] += gain;
                squares[number] += gain * gain;
            }
        }
        // Another answer must be better by more than noise to replace the veteran's. Whether to fly on is asked again and
        // again, and one unlucky look would end the flight.
        let least = LEAST_GAIN * self.flights as f32;
        let leaving = decision.reason == Reason::FlyOn;
        let doubt = if leaving { DOUBT_IN_LEAVING[view.rules().level] } else { DOUBT };
        let best = (1..candidates.len()).max_by(|a, b| gains[*a].total_cmp(&gains[*b]))?;
        (gains[best] > least.max(doubt * squares[best].sqrt())).then(|| candidates[best])
    }
}

/// What an end is worth to a seat: its credits, and a little for being ahead of the others.
fn standing(end: &State, seats: Seats, seat: Seat) -> f32 {
    let credits = |seat: Seat| f32::from(end.players[seat].credits.0);
    let rivals: Vec<f32> = seats.iter().filter(|other| *other != seat).map(credits).collect();
    let best = rivals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let ahead = if rivals.is_empty() { 0.0 } else { (credits(seat) - best).clamp(-20.0, 20.0) };
    credits(seat) + 0.3 * ahead
}

impl Bot for Expert {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let first = self.veteran.decide(view, decision);
        if !Expert::is_worth_it(decision) {
            return first;
        }
        self.look_ahead(view, decision, first).unwrap_or(first)
    }

    fn build(&mut self, view: View<'_>) -> Build {
        self.veteran.build(view)
    }

    fn imagines(&self) -> bool {
        true
    }
}

/// Everyone in an imagined flight: plays as a veteran would, with dice of its own.
struct Dreamer {
    rng: Rng,
    weights: Weights,
}

impl Dreamer {
    fn new(seed: u64, weights: Weights) -> Dreamer {
        Dreamer { rng: Rng::with_seed(seed), weights }
    }
}

impl Chance for Dreamer {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.rng.u16(..draw.sides.max(1))
    }
}

impl Decider for Dreamer {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        match decision.reason {
            Reason::FlyOn => Answer::Yes,
            _ => pilot::priced(view, decision, &self.weights),
        }
    }

    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        Build::Finish(0) // A dream begins in flight.
    }
}
