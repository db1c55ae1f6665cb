//! How others come into a room: a link that they can open, and a picture of it for their cameras.

use super::body::{Named, RefusedBody};
use super::{App, Visitor, page};
use crate::protocol::Refused;
use crate::reach::{Reach, origin_for_others};
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use qrcode::{Color, QrCode};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::sync::Arc;

/// What to send to those who are to come into a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The address of the room, as others can open it; if nobody can, as whoever asks has.
    pub link: String,
    /// Who can open it.
    pub reach: Reach,
    /// The link as a QR code.
    pub code: LinkCode,
}

/// A QR code, to be drawn in dark on light with four modules left free around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LinkCode {
    /// How many modules wide and high it is.
    pub side: u16,
    /// Its dark modules, as the data of an SVG path in modules.
    pub path: String,
}

/// What to send to those who are to come into a room. Whether there is such a room is not looked at.
#[utoipa::path(
    get, path = "/api/rooms/{code}/invitation", tag = "rooms",
    params(("code" = String, Path, description = "The room's code")),
    responses((status = 200, body = Invitation), (status = 404, body = RefusedBody))
)]
pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    Visitor(address): Visitor,
    headers: HeaderMap,
    Named(code): Named,
) -> Result<Json<Invitation>, Refused> {
    app.addresses.check_list(address)?;
    let code = secret::read_code(&code).ok_or(Refused::UnknownRoom)?;
    let origins = &app.shared().config.origins;
    let (origin, reach) = origin_for_others(page::origin(&headers), origins, app.listening);
    let link = format!("{origin}/r/{code}");
    let code = drawn(&link).ok_or(Refused::Internal)?;
    Ok(Json(Invitation { link, reach, code }))
}

/// The code of a link, a row of dark modules after the other.
fn drawn(link: &str) -> Option<LinkCode> {
    let code = QrCode::new(link).ok()?;
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            let length = run.len();
            if run[0] == Color::Dark {
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += length;
        }
    }
    Some(LinkCode { side: u16::try_from(code.width()).ok()?, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let link = "http://192.168.1.5:7777/r/K7M4QP";
        let drawn = drawn(link).expect("a code");
        let code = QrCode::new(link).expect("a code");
        let dark = code.to_colors().iter().filter(|color| **color == Color::Dark).count();
        let runs =
            drawn.path.split('M').filter_map(|run| run.split_once('h')?.1.split_once('v')?.0.parse::<usize>().ok());
        assert_eq!((runs.sum::<usize>(), usize::from(drawn.side)), (dark, code.width()));
    }
}
