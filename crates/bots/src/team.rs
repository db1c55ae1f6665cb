//! The support team: whom to hire, and what to use. *Another Big Expansion*, *Support Team*.

use trucker_engine::decision::{Answer, Decision, Reason};

/// What a bot says about its team.
pub fn answer(decision: &Decision) -> Answer {
    match decision.reason {
        // Whoever is first will do.
        Reason::ChooseMember { .. } => decision.shape.nth(0).unwrap_or(Answer::Done),
        _ => decision.shape.legal().last().unwrap_or(Answer::Done),
    }
}
