//! The story of a flight, for whoever has missed it: a reload loses what was told, and a payday screen wants to say why.
//!
//! Nothing is kept for it. The stored steps are taken again, beside the room's task, as for a replay.

use super::play::{Deed, LogRow, Play};
use super::step::json;
use super::{Room, Shared};
use crate::hub;
use crate::outbox::Outbox;
use crate::protocol::{Refused, Step, ToClient};
use axum::extract::ws::Utf8Bytes;
use std::net::IpAddr;
use std::sync::Arc;
use trucker_engine::event::Event;
use trucker_engine::refusal::Refusal;
use trucker_engine::state::Phase;
use trucker_engine::words::Seat;

/// Bytes of steps in one message; with what is around them it stays far below the longest message.
const PART: usize = 48 * 1024;

/// What is asked for: by whom, and how far the game had got then.
struct Wanted {
    id: u32,
    game: String,
    flight: u8,
    version: u32,
    viewer: Option<Seat>,
}

impl Room {
    /// Sends the story of a flight as soon as it is worked out.
    pub(super) fn tell_story(
        &self,
        viewer: Option<Seat>,
        flight: u8,
        id: u32,
        outbox: &Outbox,
        address: IpAddr,
    ) -> Result<(), Refused> {
        let play = self.play.as_ref().ok_or(Refused::NotPlaying)?;
        let wanted = Wanted { id, game: play.id.clone(), flight, version: play.version(), viewer };
        let (shared, outbox) = (self.shared.clone(), outbox.clone());
        tokio::spawn(async move {
            match parts(&shared, wanted, address).await {
                Ok(parts) => parts.into_iter().for_each(|part| outbox.send(Utf8Bytes::from(part))),
                Err(refusal) => {
                    shared.metrics.refused(&refusal);
                    outbox.say(ToClient::Refused { id: Some(id), refusal });
                }
            }
        });
        Ok(())
    }
}

/// The messages that tell a story.
async fn parts(shared: &Arc<Shared>, wanted: Wanted, address: IpAddr) -> Result<Vec<String>, Refused> {
    let turn = shared.readers.turn(address).await?;
    let stored = shared.store.tale(&wanted.game).await.map_err(|wrong| {
        tracing::error!(game = wanted.game, error = %wrong, "the store failed");
        Refused::Storage
    })?;
    let stored = stored.ok_or(Refused::UnknownGame)?;
    let content = shared.clone();
    let told = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        let rows = hub::rows(&stored).ok()?;
        let mut play = hub::begin(&stored, &content).ok()?;
        // Rows beyond the version are steps that this client is told in updates.
        let rows = rows.get(..wanted.version as usize)?;
        let steps = story(&mut play, rows, wanted.flight).ok()?;
        Some(written(&wanted, &steps))
    });
    told.await.ok().flatten().ok_or_else(|| {
        tracing::error!("the story of a stored game cannot be told");
        Refused::Internal
    })
}

/// What happened in a flight from the moment that somebody finished building: all steps but those in the yard, those in
/// which nothing happened, and those that were taken back. The game is one before its first step.
pub fn story(play: &mut Play, rows: &[LogRow], flight: u8) -> Result<Vec<Step>, Refusal> {
    let mut steps: Vec<Step> = Vec::new();
    for row in rows {
        let (number, phase) = (play.game().state().flight_number, play.game().state().phase);
        if number > flight {
            break;
        }
        let events = play.perform(row.deed, row.at)?;
        let version = play.version();
        if matches!(row.deed, Deed::Undo(_)) {
            // It takes the step just before it back.
            steps.pop_if(|step| step.version + 1 == version);
        }
        let events = in_flight(events, phase);
        if number == flight && !events.is_empty() {
            steps.push(Step { version, at: row.at, cause: row.deed.cause(), events });
        }
    }
    Ok(steps)
}

/// The events of a step without what happened in the yard before or after the flight.
fn in_flight(mut events: Vec<Event>, phase: Phase) -> Vec<Event> {
    if phase == Phase::Building {
        let finished = events.iter().position(|event| matches!(event, Event::BuildingFinished { .. }));
        events.drain(..finished.unwrap_or(events.len()));
    }
    events.retain(|event| !matches!(event, Event::FlightSetUp { .. }));
    events
}

/// The steps as messages, each of which has as many as fit.
fn written(wanted: &Wanted, steps: &[Step]) -> Vec<String> {
    let mut lists = vec![String::new()];
    for step in steps {
        let step = json(&step.seen_by(wanted.viewer));
        if lists.last().is_some_and(|list| !list.is_empty() && list.len() + step.len() > PART) {
            lists.push(String::new());
        }
        if let Some(list) = lists.last_mut() {
            list.push_str(if list.is_empty() { "" } else { "," });
            list.push_str(&step);
        }
    }
    let Wanted { id, game, flight, version, .. } = wanted;
    let last = lists.len() - 1;
    let part = |(number, steps): (usize, String)| {
        let more = number < last;
        format!(
            r#"{{"type":"story","id":{id},"game":"{game}","flight":{flight},"version":{version},"steps":[{steps}],"more":{more}}}"#
        )
    };
    lists.into_iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::StepCause;
    use trucker_engine::event::Cause;
    use trucker_engine::words::Days;

    #[test]
    fn a_long_story_comes_in_parts() {
        let wanted = Wanted { id: 7, game: "GAME".to_owned(), flight: 2, version: 5_000, viewer: None };
        let event = Event::Moved { seat: Seat::FIRST, days: Days(-3), position: Days(21), cause: Cause::Game };
        let step = |version| Step { version, at: version, cause: StepCause::Act(Seat::FIRST), events: vec![event; 9] };
        for (count, least) in [(0, 1), (1, 1), (2_000, 5)] {
            let steps: Vec<Step> = (0..count).map(step).collect();
            let parts = written(&wanted, &steps);
            assert!(parts.len() >= least && parts.iter().all(|part| part.len() < 64 * 1024), "{count}");
            let mut told = Vec::new();
            for (number, part) in parts.iter().enumerate() {
                let message: ToClient = serde_json::from_str(part).expect("a message");
                assert_eq!(String::from(message.clone()), *part, "it is written as messages are");
                let ToClient::Story { id, game, flight, version, steps, more } = message else { panic!("{part}") };
                assert_eq!((id, game.as_str(), flight, version), (7, "GAME", 2, 5_000));
                assert_eq!(more, number + 1 < parts.len());
                told.extend(steps);
            }
            assert_eq!(told, steps);
        }
    }
}
