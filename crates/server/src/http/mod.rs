//! The HTTP side: rooms are opened and joined, replays are read, the client is served, the server is watched.

mod answer;
mod body;
mod file;
mod games;
mod invite;
mod kept;
mod page;
mod reel;
mod rooms;
mod watch;

pub use file::LARGEST as LARGEST_FILE;
pub use games::{Answered, FinishedGame, Replay, ReplayUpdate};
pub use invite::{Invitation, LinkCode};
pub use kept::tell;
pub use reel::Reels;
pub use rooms::{JoinRequest, NewRoomRequest, QuickRequest, SeatGiven};

use crate::door::Peer;
use crate::hub::Hub;
use crate::limits::Addresses;
use crate::protocol::Refused;
use crate::room::Shared;
use crate::socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Everything that a request may need.
pub struct App {
    /// All rooms.
    pub hub: Arc<Hub>,
    /// What addresses do.
    pub addresses: Arc<Addresses>,
    /// Where the server listens.
    pub listening: SocketAddr,
    /// Games that were watched lately.
    pub reels: Reels,
    /// Those that somebody brought as a file.
    pub files: Reels,
}

impl App {
    /// What all rooms share.
    pub fn shared(&self) -> &Shared {
        &self.hub.shared
    }

    /// Does a page of this origin belong here? No origin at all is no browser.
    fn is_at_home(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.shared().config.origins.iter().any(|allowed| allowed == origin) {
            return true;
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let of_origin = origin.split_once("://").map(|(_, host)| host);
        of_origin.is_some() && of_origin == host && of_origin.is_some_and(is_near)
    }
}

/// Is this a name that only this machine or its network can have? Any other one could be made to lead here by whoever owns
/// it, with a page of theirs; names on the internet have to be told to the server.
fn is_near(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let ends = |suffix: &str| name.to_ascii_lowercase().ends_with(suffix);
    let local = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];
    name.parse::<IpAddr>().is_ok() || (!name.is_empty() && !name.contains('.')) || local.into_iter().any(ends)
}

/// The address of a client, as the proxy tells it if there is one.
pub(crate) struct Visitor(pub IpAddr);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>().ok_or(Refused::Internal)?.0.address.ip();
        let forwarded = || {
            let list = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            // The last one was written by the proxy in front of us; the others may be anybody's invention.
            list.rsplit(',').next()?.trim().parse().ok()
        };
        Ok(Visitor(if app.shared().config.trust_proxy { forwarded().unwrap_or(peer) } else { peer }))
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "trucker",
        description = "Rooms, replays and content of a trucker server. The game itself is played over the WebSocket at \
                       /ws, described in docs/PROTOCOL.md."
    ),
    tags((name = "rooms"), (name = "games"), (name = "server"))
)]
struct Description;

/// Everything the server answers.
pub fn router(app: Arc<App>) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(rooms::list, rooms::open))
        .routes(routes!(rooms::one))
        .routes(routes!(rooms::join))
        .routes(routes!(invite::invitation))
        .routes(routes!(rooms::quick))
        .routes(routes!(games::list))
        .routes(routes!(games::record))
        .routes(routes!(games::steps))
        .routes(routes!(file::steps))
        .routes(routes!(watch::content))
        .routes(routes!(watch::health))
        .routes(routes!(watch::metrics))
        .split_for_parts();
    let description = description.to_json().unwrap_or_default();
    let described = move || {
        let text = description.clone();
        async move { ([(header::CONTENT_TYPE, "application/json")], text) }
    };
    router
        .route("/api/openapi.json", get(described))
        .route("/ws", get(connect))
        .method_not_allowed_fallback(no_such_method)
        .fallback(page::file)
        .layer(middleware::from_fn(answer::lean))
        .layer(middleware::from_fn_with_state(app.clone(), check_origin))
        .with_state(app)
}

/// Requests that change something, and WebSockets, only come from pages of this server.
async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = request.method().is_safe() && request.uri().path() != "/ws";
    if !reads && !app.is_at_home(request.headers()) {
        return Refused::Origin.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, header::HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, header::HeaderValue::from_static("no-referrer"));
    response
}

async fn no_such_method() -> Refused {
    Refused::WrongMethod
}

async fn connect(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|wrong| Refused::malformed(&wrong))?;
    let counted = app.addresses.connect(address)?;
    Ok(upgrade
        // Buffers that fit our messages: the usual ones would cost a quarter of a megabyte for each connection.
        .read_buffer_size(socket::READ)
        .write_buffer_size(socket::BUFFER)
        .max_message_size(socket::FRAME_LIMIT)
        .max_frame_size(socket::FRAME_LIMIT)
        .on_upgrade(move |socket| {
            let hub = app.hub.clone();
            async move { hub.look_after(socket::serve(socket, app, address, counted)).await }
        }))
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match &self {
            Refused::UnknownRoom | Refused::UnknownGame | Refused::NoSuchSeat | Refused::NothingHere => {
                StatusCode::NOT_FOUND
            }
            Refused::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refused::OtherRules { .. } => StatusCode::GONE,
            Refused::Malformed { .. }
            | Refused::Binary
            | Refused::Protocol { .. }
            | Refused::HelloFirst
            | Refused::AlreadyGreeted
            | Refused::BadName { .. }
            | Refused::BadChat { .. }
            | Refused::BadOptions { .. }
            | Refused::NoRecord { .. }
            | Refused::BadRecord { .. } => StatusCode::BAD_REQUEST,
            Refused::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooFast { .. } | Refused::TooMany { .. } | Refused::TooSlow => StatusCode::TOO_MANY_REQUESTS,
            Refused::Origin
            | Refused::WrongToken
            | Refused::Watching
            | Refused::NotHost
            | Refused::Dismissed
            | Refused::SentAway { .. } => StatusCode::FORBIDDEN,
            Refused::Rules { .. }
            | Refused::StaleQuestion { .. }
            | Refused::NotPlaying
            | Refused::AlreadyPlaying
            | Refused::NotReady
            | Refused::SeatTaken
            | Refused::RoomFull
            | Refused::ColourTaken
            | Refused::NameTaken
            | Refused::BotPlays
            | Refused::NotAbsent
            | Refused::NobodyToHurry
            | Refused::Absent
            | Refused::NotOver
            | Refused::Elsewhere => StatusCode::CONFLICT,
            Refused::Storage | Refused::Paused | Refused::Stopping | Refused::RoomClosed => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Refused::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, axum::Json(body::RefusedBody { refusal: self })).into_response()
    }
}
