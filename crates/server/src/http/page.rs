//! The web client, embedded in the binary.

use super::body::RefusedBody;
use crate::protocol::Refused;
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "page"]
struct Page;

/// Only what comes from here may run or be shown.
const POLICY: &str = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self' \
                      'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/// A file of the client; addresses of its screens, such as `/r/K7M4QP`, are the client itself.
pub(super) async fn file(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !method.is_safe() {
        let refusal = Refused::malformed(&"there is nothing at this address");
        return (StatusCode::NOT_FOUND, axum::Json(RefusedBody { refusal })).into_response();
    }
    let is_screen = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_screen { "index.html" } else { path };
    let Some(file) = Page::get(name) else {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    };
    // Files in assets/ have their contents' hash in their names; everything else may change with the program.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype().to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::CONTENT_SECURITY_POLICY, POLICY.to_owned()),
    ];
    (headers, file.data).into_response()
}
