//! Answers as small as they can be: packed for whoever can unpack them, and not sent again to whoever has them.
//!
//! Files of the client lie packed beside the plain ones (`page`); this is for what is written when it is asked for.

use super::page::{accepts, is_known};
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::Write as _;

/// Below this, the headers are most of what is sent.
const SMALLEST: u64 = 1024;
/// More than this is packed beside the requests of others, not between them.
const LONG: usize = 64 * 1024;

/// Adds to an answer what spares sending it: a name for its contents, by which a client asks whether they have changed,
/// and packing.
pub(super) async fn lean(request: Request, next: Next) -> Response {
    let reads = *request.method() == Method::GET;
    let is_data = request.uri().path().starts_with("/api/");
    let asked = request.headers().clone();
    let response = next.run(request).await;
    let headers = response.headers();
    // What depends on the coding already is as small as it gets.
    let is_packed = headers.get(header::VARY).is_some_and(|vary| vary == "accept-encoding");
    let is_whole = response.status() == StatusCode::OK && !is_packed;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_text =
        ["text/", "application/json", "application/openmetrics-text"].iter().any(|text| kind.starts_with(text));
    let Some(size) = response.body().size_hint().exact().filter(|_| reads && is_whole && is_text) else {
        return response;
    };
    let (mut parts, body) = response.into_parts();
    // What is there in one piece cannot fail to be read.
    let Ok(text) = axum::body::to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    if is_data && !parts.headers.contains_key(header::ETAG) {
        let tag = tag(&text);
        parts.headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
        let is_known = is_known(&asked, &tag);
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            parts.headers.insert(header::ETAG, tag);
        }
        if is_known {
            parts.status = StatusCode::NOT_MODIFIED;
            parts.headers.remove(header::CONTENT_TYPE);
            parts.headers.remove(header::CONTENT_LENGTH);
            return Response::from_parts(parts, Body::empty());
        }
    }
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if size < SMALLEST || !accepts(accepted, "gzip") {
        return Response::from_parts(parts, Body::from(text));
    }
    let packed = if text.len() > LONG {
        let text = text.clone();
        tokio::task::spawn_blocking(move || packed(&text)).await.ok().flatten()
    } else {
        packed(&text)
    };
    let Some(packed) = packed else { return Response::from_parts(parts, Body::from(text)) };
    weaken(&mut parts.headers);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(packed))
}

fn packed(text: &[u8]) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    packer.write_all(text).ok()?;
    packer.finish().ok().map(Bytes::from)
}

/// A name for these contents, in quotes.
fn tag(text: &[u8]) -> String {
    let mut tag = String::from('"');
    for byte in &Sha256::digest(text)[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// The same contents in other bytes have the same name only if it says so.
fn weaken(headers: &mut HeaderMap) {
    let Some(tag) = headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()) else { return };
    if let Ok(weak) = HeaderValue::from_str(&format!("W/{tag}")) {
        headers.insert(header::ETAG, weak);
    }
}
