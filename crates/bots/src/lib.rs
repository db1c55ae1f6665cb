//! Computer players of graded strength.
//!
//! A [`Bot`] decides from a [`View`] and a [`Decision`] and nothing else, so it can see no more than a person in its
//! seat. Strength ([`Tier`]) and kind of ship ([`Taste`]) are separate settings of a [`Profile`];
//! speed ([`Pace`]) is up to whoever lets it play.

pub mod budget;
pub mod builder;
pub mod defaults;
pub mod expert;
pub mod field;
pub mod forecast;
pub mod heuristic;
pub mod pace;
pub mod pilot;
pub mod profile;
pub mod random;
mod room;
mod team;
mod technology;
pub mod titles;
pub mod value;
pub mod weights;

pub use field::Field;
pub use pace::{Pace, Task};
pub use profile::{Profile, Taste, Tier};

use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::view::View;

/// A computer player in one seat: the viewer of every view it is shown.
pub trait Bot: Send {
    /// Answers a question.
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer;

    /// The next building step. After finishing it is asked only when the timer may be turned, and may answer
    /// with anything but a flip to leave it alone.
    fn build(&mut self, view: View<'_>) -> Build;

    /// Does it imagine how the game might go on?
    fn imagines(&self) -> bool {
        false
    }
}

/// A bot of this profile; its choices follow from the profile, the seed and what it sees.
pub fn bot(profile: Profile, seed: u64) -> Box<dyn Bot> {
    match profile.tier {
        Tier::Random => Box::new(random::Random::new(seed)),
        Tier::Rookie | Tier::Trucker | Tier::Veteran => Box::new(heuristic::Heuristic::new(profile, None, seed)),
        Tier::Expert => Box::new(expert::Expert::new(profile, None, seed)),
    }
}

/// A bot of this profile that plays by other weights than its own, for tuning.
pub fn bot_with(profile: Profile, weights: weights::Weights, seed: u64) -> Box<dyn Bot> {
    match profile.tier {
        Tier::Expert => Box::new(expert::Expert::new(profile, Some(weights), seed)),
        _ => Box::new(heuristic::Heuristic::new(profile, Some(weights), seed)),
    }
}
