//! Recorded games that somebody has as a file: played again and shown like those of the server, and not stored.
//!
//! Every piece is asked for with the whole file, so nothing has to be remembered; a file that was watched lately is at hand
//! by its contents, and goes on where the last piece ended.

use super::body::{self, RefusedBody};
use super::games::{Part, json, work};
use super::reel::Reel;
use super::{App, Visitor};
use crate::old;
use crate::protocol::{Object, Refused};
use crate::room::{Deed, LogRow, Play, Shared};
use crate::store::GameRow;
use crate::text;
use axum::extract::{Query, Request, State};
use axum::response::Response;
use std::sync::Arc;
use trucker_engine::record::{BadRecord, Record, Table};

/// Bytes of a file at most; a game of twenty thousand steps has about half as many.
pub const LARGEST: usize = 2 << 20;

/// A recorded game in the body, step by step, as one player or a spectator saw it. It is checked and shown, not stored.
#[utoipa::path(
    post, path = "/api/steps", tag = "games", params(Part), request_body = Object,
    responses(
        (status = 200, body = Object), (status = 400, body = RefusedBody), (status = 404, body = RefusedBody),
        (status = 410, body = RefusedBody), (status = 413, body = RefusedBody)
    )
)]
pub(super) async fn steps(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
    request: Request,
) -> Result<Response, Refused> {
    app.addresses.check_join(address)?;
    let Query(part) = part.map_err(|wrong| Refused::malformed(&wrong))?;
    let readers = &app.shared().readers;
    let carried = readers.carry(address)?;
    let file = body::whole(request, LARGEST, app.shared().config.limits.patience * 2).await?;
    let turn = readers.turn(address).await?;
    let text = work(turn, move || {
        let _carried = carried;
        let id = super::answer::hash(&file);
        let reel = app.files.take(&id, part.from.unwrap_or(0));
        let mut reel = reel.map_or_else(|| read(id, &file, app.shared()), Ok)?;
        let text = reel.piece(part)?;
        app.files.keep(reel);
        Ok(text)
    });
    Ok(json(text.await?))
}

/// A recorded game before its first step. The whole of it is played once, so that nothing is shown of a game that cannot
/// have been played.
fn read(id: String, file: &[u8], shared: &Shared) -> Result<Reel, Refused> {
    /// All that a file of other rules can be relied on to have.
    #[derive(serde::Deserialize)]
    struct Rules {
        rules_version: u16,
    }
    let record =
        old::read_slice::<Object<Record>>(file, old::record).map_err(|wrong| match serde_json::from_slice(file) {
            Ok(Rules { rules_version }) if rules_version != trucker_engine::game::RULES_VERSION => {
                Refused::OtherRules { version: rules_version }
            }
            _ => Refused::no_record(&wrong),
        })?;
    let record = record.0;
    // Entries in which nothing happened are no steps, and the table leaves them out.
    let log = Table::load(&record, shared.content.clone(), &mut |_| ()).map_err(refused)?.save().log;
    let rows = log.into_iter().map(|entry| {
        let deed = entry.act.map_or(Deed::Clock, |(seat, action)| Deed::Act(seat, action));
        LogRow { at: entry.at, deed }
    });
    let play = Play::new(id.clone(), record.setup, record.seed.clone(), shared.content.clone());
    let play = play.map_err(|wrong| refused(wrong.into()))?;
    // Whoever has no name that can be shown has none.
    let name = |seat: usize| record.names.get(seat).and_then(|name| text::name(name).ok()).unwrap_or_default();
    let names: Vec<String> = (0..usize::from(record.setup.players)).map(name).collect();
    let game = GameRow {
        id,
        room: String::new(),
        started: 0,
        rules_version: record.rules_version,
        setup: String::new(),
        seed: String::new(),
        names: serde_json::to_string(&names).map_err(|_| Refused::Internal)?,
        colours: "[]".to_owned(),
        bots: "[]".to_owned(),
        public: false,
    };
    Ok(Reel::new(game, rows.collect(), play))
}

/// What is wrong with a recorded game, for whoever brought it.
fn refused(wrong: BadRecord) -> Refused {
    match wrong {
        BadRecord::RulesVersion { found } => Refused::OtherRules { version: found },
        BadRecord::Refused { entry, .. } | BadRecord::Backwards { entry } => {
            Refused::BadRecord { entry: entry as u32, detail: wrong.to_string() }
        }
        BadRecord::Seed | BadRecord::Setup(_) | BadRecord::Digest { .. } => Refused::no_record(&wrong),
    }
}
