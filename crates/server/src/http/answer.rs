//! Answers as small as they can be: packed for whoever can unpack them, and not sent again to whoever has them.
//!
//! Files of the client lie packed beside the plain ones (`page`); this is for what is written when it is asked for.

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
    // A file that is told again is asked for by bringing it.
    let is_told = *request.method() == Method::POST;
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
    let Some(size) = response.body().size_hint().exact().filter(|_| is_whole && is_text && (reads || is_told)) else {
        return response;
    };
    let (mut parts, body) = response.into_parts();
    // What is there in one piece cannot fail to be read.
    let Ok(text) = axum::body::to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    if reads && is_data && !parts.headers.contains_key(header::ETAG) {
        let tag = tag(&Sha256::digest(&text), "");
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

/// A name for these contents.
pub(super) fn hash(text: &[u8]) -> String {
    name(&Sha256::digest(text))
}

/// The same of a digest that is known already.
fn name(digest: &[u8]) -> String {
    digest[..16].iter().fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// A name for contents with this digest as they are sent to an origin, in quotes.
pub(super) fn tag(digest: &[u8], origin: &str) -> String {
    format!("\"{}{origin}\"", name(digest))
}

/// Does the client have what is called so?
pub(super) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known == "*" || known.contains(tag))
}

/// Does a client that accepts these codings take this one?
pub(super) fn accepts(accepted: &str, coding: &str) -> bool {
    accepted.split(',').any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(coding) && !refused
    })
}

/// The same contents in other bytes have the same name only if it says so.
fn weaken(headers: &mut HeaderMap) {
    let Some(tag) = headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()) else { return };
    if let Ok(weak) = HeaderValue::from_str(&format!("W/{tag}")) {
        headers.insert(header::ETAG, weak);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codings_are_taken_as_clients_offer_them() {
        for accepted in ["gzip", "gzip, deflate, br, zstd", "deflate, GZIP;q=0.5", "identity;q=1, gzip ; q=1"] {
            assert!(accepts(accepted, "gzip"), "{accepted}");
        }
        for accepted in ["", "br", "gzip;q=0", "gzip;q=0.000, br", "x-gzip", "deflate"] {
            assert!(!accepts(accepted, "gzip"), "{accepted}");
        }
    }
}
