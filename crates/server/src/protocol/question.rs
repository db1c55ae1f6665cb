//! What somebody is asked, and what each answer leads to.

use super::view::is_none;
use serde::{Deserialize, Serialize};
use trucker_engine::decision::{Answer, Decision, Limit};
use trucker_engine::event::Event;
use trucker_engine::game::{Outlook, Then};
use trucker_engine::words::Strength;

/// An open question with what each answer leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuestionView {
    /// Its id: the version of the game in which it was asked first. Answers name it.
    pub id: u32,
    /// What is asked, and what may be answered.
    pub decision: Decision,
    /// For a set of squares: what has to be kept within. Whatever keeps within all of them may be chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Limit>>", optional))]
    pub limits: Vec<Limit>,
    /// A sensible answer, done on time-out.
    pub suggested: Answer,
    /// Where several have to go, or blocks are loaded, one after the other: sensible answers to the questions that follow.
    /// Left out if none do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Answer>>", optional))]
    pub suggested_next: Vec<Answer>,
    /// What answers lead to; complete if there are not too many of them, otherwise ask with a what-if.
    pub choices: Vec<Choice>,
}

/// What an answer leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// What would happen for certain; batteries to be paid come from the first component that has any, boosters are put
    /// to their best use, and catapults fire nothing.
    pub events: Vec<Event>,
    /// What would come then.
    pub then: Then,
    /// What catapults could still add to the strength, in halves.
    #[serde(default, skip_serializing_if = "is_none")]
    pub catapults: Strength,
    /// Where others answer before it is decided: what they leave us, whatever they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outlook: Option<Outlook>,
    /// Nobody would be left to fly the ship: the flight ends for whoever answers this.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub unmanned: bool,
    /// At the spot check: how the ship ends up if everything further is mended in the best way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mended: Option<Mended>,
    /// Where the ship comes apart (`then`): the fewest more components that are lost with what is not kept of it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub apart: u8,
    /// Where we would be asked something on the way, and what is told here is what comes if we decline: every other answer
    /// to that, and what it leads to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Choice>>", optional))]
    pub instead: Vec<Choice>,
}

/// What is left of a ship when its mistakes are mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mended {
    /// Components that come off in all.
    pub lost: u8,
    /// Can anybody live aboard what is left?
    pub flies: bool,
}

fn is_nothing(count: &u8) -> bool {
    *count == 0
}
