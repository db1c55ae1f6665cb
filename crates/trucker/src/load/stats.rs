//! What a run counts while it goes on.

use super::moves::Kind;
use hdrhistogram::Histogram;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use trucker_engine::refusal::Refusal;
use trucker_server::protocol::Refused;

/// How many violations are kept in full.
const KEPT: usize = 10;
/// Times are kept in microseconds, up to ten minutes, to three digits.
const LONGEST: u64 = 600_000_000;

/// Actions of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Kinds {
    /// Building steps.
    pub yard: u64,
    /// Answers to questions.
    pub answers: u64,
    /// Giving up announced or taken back.
    pub give_up: u64,
    /// Steps taken back.
    pub undo: u64,
}

impl Kinds {
    /// Counts one.
    pub fn add(&mut self, kind: Kind) {
        match kind {
            Kind::Yard => self.yard += 1,
            Kind::Answer => self.answers += 1,
            Kind::GiveUp => self.give_up += 1,
            Kind::Undo => self.undo += 1,
        }
    }

    /// All of them.
    pub fn total(self) -> u64 {
        self.yard + self.answers + self.give_up + self.undo
    }
}

/// What came over the connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// Messages of any kind.
    pub messages: u64,
    /// Updates among them.
    pub updates: u64,
    /// Bytes of their texts.
    pub bytes: u64,
}

impl Traffic {
    /// What has come since an earlier count.
    pub fn since(self, earlier: Traffic) -> Traffic {
        Traffic {
            messages: self.messages - earlier.messages,
            updates: self.updates - earlier.updates,
            bytes: self.bytes - earlier.bytes,
        }
    }
}

/// The counts of all rooms.
pub struct Stats {
    /// From sending an action until the last client of its room has it.
    pub latency: Histogram<u64>,
    /// How late actions were sent: how much the load tool itself lags behind.
    pub lag: Histogram<u64>,
    /// Moments at which somebody was to act.
    pub planned: u64,
    /// Moments at which nobody could act because the server had not answered yet.
    pub skipped: u64,
    /// Moments at which the game had nothing to do for anybody: a ping was sent instead.
    pub pings: u64,
    /// Actions sent.
    pub sent: Kinds,
    /// Actions acknowledged.
    pub acknowledged: Kinds,
    /// Refusals by their code.
    pub refused: BTreeMap<String, u64>,
    /// What came.
    pub traffic: Traffic,
    /// Copies compared with fresh views.
    pub compared: u64,
    /// Games that were played to their end.
    pub games_over: u64,
    /// Everything that was wrong.
    pub violations: u64,
    /// The first few of them.
    pub first_violations: Vec<String>,
}

impl Stats {
    /// A violation, with where it happened.
    pub fn violation(&mut self, what: String) {
        self.violations += 1;
        if self.first_violations.len() < KEPT {
            self.first_violations.push(what);
        }
    }

    /// A refusal.
    pub fn refusal(&mut self, refused: &Refused) {
        *self.refused.entry(code(refused)).or_default() += 1;
    }
}

/// The counts, shared by all rooms.
pub struct Shared(Mutex<Stats>);

impl Shared {
    /// Nothing has been counted.
    ///
    /// # Errors
    /// If the range of the histograms is not possible.
    pub fn new() -> Result<Shared, String> {
        let times = || Histogram::new_with_bounds(1, LONGEST, 3).map_err(|error| error.to_string());
        Ok(Shared(Mutex::new(Stats {
            latency: times()?,
            lag: times()?,
            planned: 0,
            skipped: 0,
            pings: 0,
            sent: Kinds::default(),
            acknowledged: Kinds::default(),
            refused: BTreeMap::new(),
            traffic: Traffic::default(),
            compared: 0,
            games_over: 0,
            violations: 0,
            first_violations: Vec::new(),
        })))
    }

    /// The counts, when nobody adds to them any more.
    pub fn into_stats(self) -> Stats {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// The counts, to add to them.
    pub fn lock(&self) -> MutexGuard<'_, Stats> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A time as the histograms keep it.
pub fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(LONGEST)
}

/// May this happen to an honest client that does only what its view offers? Only if the game has moved on since it
/// chose: others were quicker, or time has run out.
pub fn is_fair(refused: &Refused, moved_on: bool) -> bool {
    match refused {
        // The clock may be first to notice in somebody's action, which is refused then and changes nothing.
        Refused::Rules { rule: Refusal::TimeIsUp } => true,
        Refused::Rules { rule } => {
            moved_on
                && matches!(
                    rule,
                    Refusal::AlreadyBuilding
                        | Refusal::NotFaceUp
                        | Refusal::NothingFaceDown
                        | Refusal::PileTaken
                        | Refusal::SpaceNotFree
                        | Refusal::SandStillRunning
                        | Refusal::TimerOnLastSpace
                        | Refusal::HandEmpty
                        | Refusal::NotReading
                        | Refusal::NothingLoose
                        | Refusal::NotFlying
                        | Refusal::NotYourTurn
                        | Refusal::NotAsked
                        | Refusal::NothingToUndo
                )
        }
        Refused::StaleQuestion { .. } | Refused::NotPlaying => moved_on,
        _ => false, // Whatever else there is or will be: not if everyone is honest.
    }
}

/// The name of a refusal: the rule, or the server's code.
fn code(refused: &Refused) -> String {
    let value = serde_json::to_value(refused).unwrap_or_default();
    let name = match &value["rule"] {
        serde_json::Value::Null => &value["code"],
        rule => rule,
    };
    name.as_str().or(name["type"].as_str()).unwrap_or("unknown").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::ship::legal::Mistake;

    #[test]
    fn refusals_have_names_and_lies_are_told_from_races() {
        let rule = |rule| Refused::Rules { rule };
        let cases = [
            (rule(Refusal::NotFaceUp), "not_face_up", [false, true]),
            (rule(Refusal::TimeIsUp), "time_is_up", [true, true]),
            (rule(Refusal::DoesNotFit(Mistake::Taken)), "does_not_fit", [false, false]),
            (Refused::StaleQuestion { asked: 3 }, "stale_question", [false, true]),
            (Refused::Internal, "internal", [false, false]),
        ];
        for (refused, name, fair) in cases {
            assert_eq!((code(&refused).as_str(), [false, true].map(|moved| is_fair(&refused, moved))), (name, fair));
        }
    }
}
