//! What was told of a game, kept beside its log when it is over. Logs are played again to be shown, and only the rules they
//! were played by can do that; what was told can be shown whatever becomes of the rules. It is what everybody saw: the
//! view at every so many steps, and what changed in each. It is read as plain JSON, so that no later type stands in its way.

use super::games::{Part, cannot_restore};
use super::reel::{MOST_STEPS, update};
use crate::hub;
use crate::old;
use crate::protocol::{Options, Refused};
use crate::room::{Audience, Shared};
use crate::store::{GameRow, Store, StoredGame};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::{Read, Write};
use trucker_engine::record::Record;
use trucker_engine::words::Seats;

/// Steps of a part.
const PART: u32 = 500;
/// Bytes that a part has at most when it is unpacked.
const LARGEST: u64 = 64 << 20;

/// What is known of the whole game.
#[derive(Serialize, Deserialize)]
pub(super) struct Head {
    /// How many steps it has.
    length: u32,
    /// Everything that is needed to play it again, by the rules it was played by.
    pub(super) record: Value,
}

/// Some steps of it.
#[derive(Deserialize)]
struct Chapter {
    at: u32,
    view: Value,
    updates: Vec<Value>,
}

/// Everything that was told of a finished game, packed: its head, and its parts.
pub fn tell(stored: &StoredGame, shared: &Shared) -> Result<Vec<Vec<u8>>, Refused> {
    let rows = hub::rows(stored).map_err(cannot_restore)?;
    let mut play = hub::begin(stored, shared).map_err(cannot_restore)?;
    let options = Options::of(play.game().state().setup);
    let audience = Audience { options: &options, people: Seats::NONE, acting: Seats::NONE };
    let mut parts = vec![Vec::new()];
    for steps in rows.chunks(PART as usize) {
        play.refresh(audience);
        let (at, view) = (play.now(), play.sections().view_json(None));
        let updates: Result<Vec<String>, Refused> =
            steps.iter().map(|row| update(&mut play, *row, None, audience)).collect();
        parts.push(packed(&format!(r#"{{"at":{at},"view":{view},"updates":[{}]}}"#, updates?.join(","))));
    }
    let record = Record { names: serde_json::from_str(&stored.game.names).unwrap_or_default(), ..play.record() };
    let head = json!({ "length": rows.len(), "record": record });
    parts[0] = packed(&head.to_string());
    Ok(parts)
}

/// The head of what was kept of a game, if anything was.
pub(super) async fn head(store: &Store, game: &GameRow) -> Result<Head, Refused> {
    let kept = store.told(&game.id, 0..=0).await.map_err(super::games::store_failed)?;
    let lost = Refused::OtherRules { version: game.rules_version };
    unpacked(kept.first().ok_or(lost)?)
}

/// A part of a replay as JSON text, out of what was kept. It is what everybody saw, whoever's view was asked for.
pub(super) async fn replay(store: &Store, game: &GameRow, part: Part) -> Result<String, Refused> {
    let players: Vec<String> = serde_json::from_str(&game.names).map_err(|_| Refused::Internal)?;
    if part.seat.is_some_and(|seat| usize::from(seat) >= players.len()) {
        return Err(Refused::NoSuchSeat);
    }
    let Head { length, .. } = head(store, game).await?;
    let from = part.from.unwrap_or(0).min(length);
    let until = from.saturating_add(part.count.unwrap_or(MOST_STEPS).min(MOST_STEPS)).min(length);
    // The last part has the end in it, also if it is full.
    let chapter = |step: u32| step.min(length.saturating_sub(1)) / PART;
    let (first, last) = (chapter(from), chapter(until));
    let kept = store.told(&game.id, first + 1..=last + 1).await.map_err(super::games::store_failed)?;
    let chapters = kept.iter().map(|part| chapter_of(part)).collect::<Result<Vec<_>, _>>()?;
    let mut at = chapters.first().map_or(0, |chapter| chapter.at);
    let mut view = chapters.first().map_or(Value::Null, |chapter| chapter.view.clone());
    let mut updates = chapters.into_iter().flat_map(|chapter| chapter.updates);
    for update in updates.by_ref().take((from - first * PART) as usize) {
        at = update["step"]["at"].as_u64().map_or(at, |time| time as u32);
        apply(&mut view, &update["changes"]);
    }
    let updates: Vec<Value> = updates.take((until - from) as usize).collect();
    let GameRow { id, names, colours, bots, .. } = game;
    let (view, updates) = (view.to_string(), Value::Array(updates).to_string());
    Ok(format!(
        r#"{{"game":"{id}","names":{names},"colours":{colours},"bots":{bots},"kept":true,"length":{length},"from":{from},"at":{at},"view":{view},"updates":{updates}}}"#
    ))
}

fn chapter_of(part: &[u8]) -> Result<Chapter, Refused> {
    let mut told: Value = unpacked(part)?;
    old::chapter(&mut told);
    serde_json::from_value(told).map_err(|wrong| unreadable(&wrong.to_string()))
}

/// Brings a view up to date, as clients do.
fn apply(view: &mut Value, changes: &Value) {
    for (section, new) in changes.as_object().into_iter().flatten() {
        match new.as_object().filter(|_| section == "seats" || section == "ships") {
            None => view[section] = new.clone(),
            Some(by_seat) => {
                for (seat, new) in by_seat {
                    if let Some(old) = seat.parse().ok().and_then(|seat: usize| view[section].get_mut(seat)) {
                        *old = new.clone();
                    }
                }
            }
        }
    }
}

fn packed(text: &str) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    // A list of bytes takes whatever is written.
    let _ = packer.write_all(text.as_bytes());
    packer.finish().unwrap_or_default()
}

fn unreadable(error: &str) -> Refused {
    tracing::error!(error, "what was kept of a game cannot be read");
    Refused::Internal
}

fn unpacked<T: for<'a> Deserialize<'a>>(part: &[u8]) -> Result<T, Refused> {
    let mut text = String::new();
    let read = ZlibDecoder::new(part).take(LARGEST).read_to_string(&mut text).map_err(|wrong| wrong.to_string());
    let found = read.and_then(|_| serde_json::from_str(&text).map_err(|wrong| wrong.to_string()));
    found.map_err(|wrong| unreadable(&wrong))
}
