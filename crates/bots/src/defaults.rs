//! What is proposed to everybody, and done for whoever does not answer in time or is away (Rulings 6, 12 and 38): what a
//! veteran would do, who weighs everything by the credits it brings or costs until payday.
//!
//! Nothing here is ever needed to replay a game: what was done for somebody is in the log like any other answer.

use crate::Bot;
use crate::heuristic::Heuristic;
use crate::profile::{Profile, Tier};
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::view::View;

/// A sensible answer. Always legal, and the same whenever the same is known and asked.
pub fn default_answer(view: View<'_>, decision: &Decision) -> Answer {
    Heuristic::new(Profile::new(Tier::Veteran), None, 0).answer(view, decision)
}

/// What ends building soonest for somebody who is away: put down what is held, add nothing more after having finished,
/// otherwise take the best starting space.
///
/// `None` if this player has nothing to do in the yard now.
pub fn default_build(view: View<'_>) -> Option<Build> {
    let best_space = Build::Finish(view.open_spaces().trailing_zeros() as u8);
    let steps = [Build::Go, Build::Close, Build::Return, Build::Reserve, Build::Rest, best_space];
    steps.into_iter().find(|step| view.may_build(*step))
}

/// Somebody who builds as a bot does and is then away: every question is answered with the default.
pub struct Away(pub Box<dyn Bot>);

impl Bot for Away {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        default_answer(view, decision)
    }

    fn build(&mut self, view: View<'_>) -> Build {
        self.0.build(view)
    }
}
