//! Finished games: a list of them, their logs, and replays as any player or a spectator saw them.

use super::body::{Named, RefusedBody};
use super::{App, Visitor};
use crate::hub::{self, CannotRestore};
use crate::protocol::{Changes, Choice, Colour, GameView, Options, Refused, Step};
use crate::room::{Audience, Deed, Shared};
use crate::secret;
use crate::show;
use crate::store::{StoreError, StoredGame};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use trucker_engine::decision::{Decision, Reason};
use trucker_engine::game::{Action, Game};
use trucker_engine::record::Record;
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::{Seat, Seats};

/// Updates that one request gives at most.
const MOST_STEPS: u32 = 2_000;

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FinishedGame {
    /// Its id.
    pub id: String,
    /// What was played.
    #[schema(value_type = Object)]
    pub mode: Mode,
    /// What the players were called, by seat.
    pub names: Vec<String>,
    /// Their colours, by seat; empty for games from before these were kept.
    pub colours: Vec<Colour>,
    /// The credits they ended with.
    pub credits: Vec<i16>,
    /// When it ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
}

/// A part of a replay: the whole view at a step, and what changed in the steps after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// Which game.
    pub game: String,
    /// What the players were called, by seat.
    pub names: Vec<String>,
    /// Their colours, by seat; empty for games from before these were kept.
    pub colours: Vec<Colour>,
    /// How many steps it has.
    pub length: u32,
    /// The step of the view, from 0: before the first.
    pub from: u32,
    /// The clock of the game at that step, in milliseconds.
    pub at: u32,
    /// Everything at that step.
    pub view: Box<GameView>,
    /// The steps after it.
    pub updates: Vec<ReplayUpdate>,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayUpdate {
    /// What happened.
    pub step: Step,
    /// The parts of the view that are different then.
    pub changes: Box<Changes>,
    /// The question that this step answered, and the answer; none if it was no answer, or goods were stowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answered: Option<Answered>,
}

/// A question and what was answered to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// What was asked.
    pub decision: Decision,
    /// The answer, and what it could be seen to lead to.
    pub choice: Choice,
}

impl Answered {
    /// What a deed answers in a game, before it is done.
    fn by(deed: Deed, game: &Game) -> Option<Answered> {
        let (Deed::Act(seat, Action::Answer(answer)) | Deed::TimeOut(seat, Action::Answer(answer))) = deed else {
            return None;
        };
        let decision = *game.asked().iter().find(|decision| decision.seat == seat)?;
        let stows = decision.reason == Reason::LoadGoods;
        if stows { None } else { Some(Answered { decision, choice: show::foreseen(game, seat, answer, &[])? }) }
    }
}

/// Which part of a replay is wanted, and whose.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// Whose view; none for a spectator's.
    seat: Option<u8>,
    /// The step to begin at.
    from: Option<u32>,
    /// How many steps after it.
    count: Option<u32>,
}

/// How far back a list goes.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    /// Only games that ended before this, in seconds since 1970.
    before: Option<i64>,
}

fn store_failed(wrong: StoreError) -> Refused {
    tracing::error!(error = %wrong, "the store failed");
    Refused::Storage
}

fn cannot_restore(wrong: CannotRestore) -> Refused {
    tracing::error!(error = %wrong, "a stored game cannot be shown");
    Refused::Internal
}

/// A stored game that has ended.
async fn finished(app: &App, id: &str) -> Result<StoredGame, Refused> {
    let known = if secret::is_game_id(id) { app.shared().store.game(id).await.map_err(store_failed)? } else { None };
    let stored = known.ok_or(Refused::UnknownGame)?;
    if stored.ending.is_none() { Err(Refused::NotOver) } else { Ok(stored) }
}

/// Public games that have ended, the latest first.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Page), responses((status = 200, body = Vec<FinishedGame>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<FinishedGame>>, Refused> {
    let Query(page) = page.map_err(|wrong| Refused::malformed(&wrong))?;
    app.addresses.check_list(address)?;
    let games = app.shared().store.finished(page.before, 50).await.map_err(store_failed)?;
    let read = |(game, ending): (crate::store::GameRow, crate::store::Ending)| {
        let setup: Setup = serde_json::from_str(&game.setup).ok()?;
        Some(FinishedGame {
            id: game.id,
            mode: setup.mode,
            names: serde_json::from_str(&game.names).ok()?,
            colours: serde_json::from_str(&game.colours).ok()?,
            credits: serde_json::from_str(&ending.result).ok()?,
            ended: ending.ended,
        })
    };
    Ok(Json(games.into_iter().filter_map(read).collect()))
}

/// The log of a game that has ended, with its seed: everything that is needed to play it again.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path, description = "The game's id")),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody))
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Named(id): Named,
) -> Result<Json<Record>, Refused> {
    app.addresses.check_join(address)?;
    let stored = finished(&app, &id).await?;
    let hub = app.hub.clone();
    work(move || {
        let play = hub::restore(&stored, &hub.shared).map_err(cannot_restore)?;
        let names = serde_json::from_str(&stored.game.names).unwrap_or_default();
        Ok(Json(Record { names, ..play.record() }))
    })
    .await
}

/// A game that has ended, step by step, as one player or a spectator saw it.
#[utoipa::path(
    get, path = "/api/games/{id}/steps", tag = "games",
    params(("id" = String, Path, description = "The game's id"), Part),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody))
)]
pub(super) async fn steps(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Named(id): Named,
    part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Refused> {
    app.addresses.check_join(address)?;
    let Query(part) = part.map_err(|wrong| Refused::malformed(&wrong))?;
    let stored = finished(&app, &id).await?;
    let hub = app.hub.clone();
    let text = work(move || replay(&stored, &hub.shared, part)).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Replaying takes milliseconds of work, which must not hold up other connections.
async fn work<T: Send + 'static>(job: impl FnOnce() -> Result<T, Refused> + Send + 'static) -> Result<T, Refused> {
    tokio::task::spawn_blocking(job).await.unwrap_or(Err(Refused::Internal))
}

/// A part of a replay as JSON text, the same as a serialised [`Replay`].
fn replay(stored: &StoredGame, shared: &Shared, part: Part) -> Result<String, Refused> {
    let rows = hub::rows(stored).map_err(cannot_restore)?;
    let mut play = hub::begin(stored, shared).map_err(cannot_restore)?;
    let setup = play.game().state().setup;
    let everyone = Seats::first(usize::from(setup.players));
    let viewer = match part.seat {
        None => None,
        Some(seat) => {
            let seat = Seat::try_from(seat).ok().filter(|seat| everyone.contains(*seat));
            Some(seat.ok_or(Refused::NoSuchSeat)?)
        }
    };
    let options = Options { public: stored.game.public, ..Options::of(setup) };
    let audience = Audience { options: &options, people: everyone, acting: Seats::NONE };
    let from = part.from.unwrap_or(0).min(rows.len() as u32);
    let count = part.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
    let (before, after) = rows.split_at(from as usize);
    play.restore(before).map_err(|wrong| cannot_restore(wrong.into()))?;
    play.refresh(audience);
    let at = before.last().map_or(0, |row| row.at);
    let (names, colours) = (&stored.game.names, &stored.game.colours);
    let view = play.sections().view_json(viewer);
    let mut text = format!(
        r#"{{"game":"{}","names":{names},"colours":{colours},"length":{},"from":{from},"at":{at},"view":{view},"updates":["#,
        play.id,
        rows.len()
    );
    for (i, row) in after.iter().take(count as usize).enumerate() {
        let answered = Answered::by(row.deed, play.game());
        let events = play.perform(row.deed, row.at).map_err(|_| Refused::Internal)?;
        play.refresh(audience);
        let events = events.into_iter().map(|event| event.seen_by(viewer)).collect();
        let step = Step { version: play.version(), at: row.at, cause: row.deed.cause(), events };
        let step = serde_json::to_string(&step).map_err(|_| Refused::Internal)?;
        let changes = play.sections().changes_json(viewer, play.version() - 1);
        let comma = if i > 0 { "," } else { "" };
        text += &format!(r#"{comma}{{"step":{step},"changes":{changes}"#);
        if let Some(answered) = answered {
            text += &format!(r#","answered":{}"#, serde_json::to_string(&answered).map_err(|_| Refused::Internal)?);
        }
        text.push('}');
    }
    text += "]}";
    Ok(text)
}
