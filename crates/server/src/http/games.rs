//! Finished games: a list of them, their logs, and replays as any player or a spectator saw them.

use super::body::{Named, RefusedBody};
use super::reel::Reel;
use super::{App, Visitor, kept};
use crate::hub::{self, CannotRestore};
use crate::limits::Turn;
use crate::old;
use crate::protocol::{Changes, Choice, Colour, GameView, Refused, Step};
use crate::room::{Deed, Shared};
use crate::secret;
use crate::show;
use crate::store::{GameRow, StoreError, StoredGame};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use trucker_engine::decision::{Decision, Reason};
use trucker_engine::game::{Action, Game};
use trucker_engine::record::Record;
use trucker_engine::stage::STAGED;
use trucker_engine::state::{Mode, Setup};

/// Games that a list has, but for those that ended in the same second as the last one.
const MOST_LISTED: u32 = 50;
/// Games that may be asked for by their ids at once.
const MOST_NAMED: usize = 100;
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
    /// Which of them were bots, by seat; empty for games from before this was kept.
    pub bots: Vec<bool>,
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
    /// Which of them were bots, by seat; empty for games from before this was kept.
    pub bots: Vec<bool>,
    /// Is this what was told at the time, as the rules have changed since? Then it is what everybody saw, whoever's view was
    /// asked for, and it cannot be checked by playing the game again.
    pub kept: bool,
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
    pub(super) fn by(deed: Deed, game: &Game) -> Option<Answered> {
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
    pub(super) seat: Option<u8>,
    /// The step to begin at.
    pub(super) from: Option<u32>,
    /// How many steps after it.
    pub(super) count: Option<u32>,
}

/// How far back a list goes.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    /// Only games that ended before this, in seconds since 1970.
    before: Option<i64>,
    /// Only these games, with commas between their ids: whoever knows an id may know the game, whether it is public or not.
    ids: Option<String>,
}

pub(super) fn store_failed(wrong: StoreError) -> Refused {
    tracing::error!(error = %wrong, "the store failed");
    Refused::Storage
}

pub(super) fn cannot_restore(wrong: CannotRestore) -> Refused {
    tracing::error!(error = %wrong, "a stored game cannot be shown");
    Refused::Internal
}

/// A stored game that has ended.
async fn finished(app: &App, id: &str) -> Result<StoredGame, Refused> {
    let known = if secret::is_game_id(id) { app.shared().store.tale(id).await.map_err(store_failed)? } else { None };
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
    let store = &app.shared().store;
    let games = match &page.ids {
        None => store.finished(page.before, MOST_LISTED).await,
        Some(ids) => {
            let ids: Vec<&str> = ids.split(',').filter(|id| secret::is_game_id(id)).collect();
            if ids.len() > MOST_NAMED {
                return Err(Refused::malformed(&format!("{MOST_NAMED} ids at most")));
            }
            store.finished_of(&ids, page.before).await
        }
    };
    let games = games.map_err(store_failed)?;
    let read = |(game, ending): (GameRow, crate::store::Ending)| {
        let setup: Setup = old::read(&game.setup, old::setup).ok()?;
        Some(FinishedGame {
            id: game.id,
            mode: setup.mode,
            names: serde_json::from_str(&game.names).ok()?,
            colours: serde_json::from_str(&game.colours).ok()?,
            bots: serde_json::from_str(&game.bots).ok()?,
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
) -> Result<Json<serde_json::Value>, Refused> {
    app.addresses.check_join(address)?;
    let turn = app.shared().readers.turn(address).await?;
    let stored = finished(&app, &id).await?;
    if is_foreign(&stored.game, app.shared()) {
        return Ok(Json(kept::head(&app.shared().store, &stored.game).await?.record));
    }
    let hub = app.hub.clone();
    let record = work(turn, move || {
        let play = hub::restore(&stored, &hub.shared).map_err(cannot_restore)?;
        let names = serde_json::from_str(&stored.game.names).unwrap_or_default();
        serde_json::to_value(Record { names, ..play.record() }).map_err(|_| Refused::Internal)
    });
    Ok(Json(record.await?))
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
    let turn = app.shared().readers.turn(address).await?;
    let reel = match app.reels.take(&id, part.from.unwrap_or(0)) {
        Some(reel) => Ok(reel),
        None => {
            let stored = finished(&app, &id).await?;
            if is_foreign(&stored.game, app.shared()) {
                let text = kept::replay(&app.shared().store, &stored.game, part).await?;
                return Ok(json(text));
            }
            Err(stored)
        }
    };
    let text = work(turn, move || {
        let mut reel = reel.or_else(|stored| Reel::of(stored, app.shared()))?;
        let text = reel.piece(part)?;
        app.reels.keep(reel);
        Ok(text)
    })
    .await?;
    Ok(json(text))
}

/// An answer that is written as JSON already.
pub(super) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// Replaying is work, which must not hold up other connections; whoever has the turn has it until that is done.
pub(super) async fn work<T: Send + 'static>(
    turn: Turn,
    job: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let job = move || {
        let _turn = turn;
        job()
    };
    tokio::task::spawn_blocking(job).await.unwrap_or(Err(Refused::Internal))
}

/// Can the log of this game only be read by other rules than ours?
fn is_foreign(game: &GameRow, shared: &Shared) -> bool {
    let ours = shared.rules_version();
    game.rules_version != ours && game.rules_version != STAGED && ours != STAGED
}
