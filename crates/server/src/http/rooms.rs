//! Opening, finding and joining rooms.

use super::body::{Body, Named, RefusedBody};
use super::{App, Visitor};
use crate::hub::{NewRoom, Seated};
use crate::protocol::{BotOptions, Colour, Options, Refused, RoomSummary, Tempo, maybe_object, object, objects};
use crate::room::ToRoom;
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use trucker_bots::{Taste, Tier};
use trucker_engine::state::Mode;
use trucker_engine::words::Seat;

/// What somebody without a name is called.
const NAMELESS: &str = "Captain";

/// A room to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewRoomRequest {
    /// What is agreed.
    #[schema(value_type = Object)]
    #[serde(deserialize_with = "object")]
    pub options: Options,
    /// What the host is called.
    pub name: String,
    /// The host's colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Bots for the last seats.
    #[serde(default, deserialize_with = "objects")]
    #[schema(value_type = Vec<Object>)]
    pub bots: Vec<BotOptions>,
}

/// Somebody who wants a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// What they are called.
    pub name: String,
    /// Their colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The secret of a seat that they had in this room before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<String>,
}

/// Somebody who wants to fly now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct QuickRequest {
    /// What they are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What is agreed; a learning flight of four if nothing is said.
    #[serde(default, deserialize_with = "maybe_object", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub options: Option<Options>,
    /// Bots for all seats but one; if none are named, some that leave a beginner time.
    #[serde(default, deserialize_with = "objects", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<BotOptions>>", optional))]
    #[schema(value_type = Vec<Object>)]
    pub bots: Vec<BotOptions>,
}

/// A seat, and the secret that opens it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatGiven {
    /// The code of the room.
    pub room: String,
    /// The number of the seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The secret of the seat: whoever has it can play there. It is told once.
    pub token: String,
}

impl From<Seated> for SeatGiven {
    fn from(seated: Seated) -> SeatGiven {
        SeatGiven { room: seated.room, seat: seated.seat, token: seated.token }
    }
}

type Created = Result<(StatusCode, Json<SeatGiven>), Refused>;

fn created(seated: Seated) -> Created {
    Ok((StatusCode::CREATED, Json(seated.into())))
}

/// Open rooms that everyone may join.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms", responses((status = 200, body = Vec<RoomSummary>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
) -> Result<Json<Vec<RoomSummary>>, Refused> {
    app.addresses.check_list(address)?;
    Ok(Json(app.hub.listed().await))
}

/// Open a room and sit down in it as its host.
#[utoipa::path(
    post, path = "/api/rooms", tag = "rooms", request_body = NewRoomRequest,
    responses((status = 201, body = SeatGiven), (status = "4XX", body = RefusedBody), (status = "5XX", body = RefusedBody))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Body(wanted): Body<NewRoomRequest>,
) -> Created {
    app.addresses.check_room(address)?;
    let NewRoomRequest { options, name, colour, bots } = wanted;
    created(app.hub.open(NewRoom { options, bots, name, colour, begin: false }).await?)
}

/// What a room is like.
#[utoipa::path(
    get, path = "/api/rooms/{code}", tag = "rooms", params(("code" = String, Path, description = "The room's code")),
    responses((status = 200, body = RoomSummary), (status = 404, body = RefusedBody))
)]
pub(super) async fn one(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Named(code): Named,
) -> Result<Json<RoomSummary>, Refused> {
    app.addresses.check_join(address)?;
    let code = secret::read_code(&code).ok_or(Refused::UnknownRoom)?;
    let room = app.hub.find(&code).await?;
    let summary = room.summary.borrow().clone();
    Ok(Json(summary))
}

/// Sit down in a room.
#[utoipa::path(
    post, path = "/api/rooms/{code}/join", tag = "rooms", request_body = JoinRequest,
    params(("code" = String, Path, description = "The room's code")),
    responses((status = 201, body = SeatGiven), (status = "4XX", body = RefusedBody), (status = "5XX", body = RefusedBody))
)]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Named(code): Named,
    Body(wanted): Body<JoinRequest>,
) -> Created {
    app.addresses.check_join(address)?;
    let code = secret::read_code(&code).ok_or(Refused::UnknownRoom)?;
    let JoinRequest { name, colour, former } = wanted;
    let sit = |reply| ToRoom::Sit { former: former.clone(), name: name.clone(), colour, reply };
    let (seat, token) = app.hub.ask(&code, sit).await?;
    created(Seated { room: code, seat, token })
}

/// Fly now against bots: a learning flight, or whatever is agreed; begun at once.
#[utoipa::path(
    post, path = "/api/quick", tag = "rooms", request_body = QuickRequest,
    responses((status = 201, body = SeatGiven), (status = "4XX", body = RefusedBody), (status = "5XX", body = RefusedBody))
)]
pub(super) async fn quick(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    Body(wanted): Body<QuickRequest>,
) -> Created {
    app.addresses.check_room(address)?;
    let options = wanted.options.unwrap_or_else(|| Options::new(4, Mode::Learning));
    let rivals = usize::from(options.seats.saturating_sub(1));
    let bots = if wanted.bots.is_empty() { patient_rivals(rivals) } else { wanted.bots };
    if bots.len() != rivals {
        let detail = format!("{} bots for {rivals} seats beside one's own: nobody waits for others here", bots.len());
        return Err(Refused::BadOptions { detail });
    }
    let name = wanted.name.unwrap_or_else(|| NAMELESS.to_owned());
    created(app.hub.open(NewRoom { options, bots, name, colour: None, begin: true }).await?)
}

/// Whoever flies for the first time reads a lot: rivals that can fly, and that take their time.
fn patient_rivals(rivals: usize) -> Vec<BotOptions> {
    let tastes = [Taste::Racer, Taste::Hauler, Taste::Balanced];
    tastes
        .into_iter()
        .take(rivals)
        .map(|taste| BotOptions { tier: Tier::Trucker, taste, pace: Tempo::Relaxed })
        .collect()
}
