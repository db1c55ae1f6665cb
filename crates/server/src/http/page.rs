//! The web client, embedded in the binary. `build.rs` makes it; without it a plain page says so.

use super::answer::{accepts, is_known, tag};
use crate::protocol::Refused;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Only what comes from here may run or be shown.
const POLICY: &str = "default-src 'self'; connect-src 'self'; form-action 'self'; img-src 'self' data:; style-src 'self' \
                      'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/// What is shown instead if the program was built without the client.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>trucker</title><p>This server was \
                       built without its web client (TRUCKER_WEB=skip). Programs can play on it all the same.</p></html>";

/// The picture in the client's head, as it is written there.
const PICTURE: &str = "content=\"/social.png\"";

/// Ways in which files lie packed beside the plain ones, the best first: what clients call it, and how names end.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the client; addresses of its screens, such as `/r/K7M4QP`, are the client itself.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refused::NothingHere.into_response();
    }
    if !method.is_safe() {
        return Refused::WrongMethod.into_response();
    }
    // A link at the end of a sentence brings its full stop along.
    let is_room = path.starts_with("r/") || path.starts_with("w/");
    let is_screen = is_room || !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_screen { page_for(&headers) } else { path };
    // What begins with a dot is how the client was made, not the client.
    let hidden = name.split('/').any(|part| part.starts_with('.'));
    let Some(plain) = Page::get(name).filter(|_| !hidden) else {
        return match is_screen {
            true => (fixed_headers("text/html; charset=utf-8", "no-cache"), WITHOUT).into_response(),
            false => Refused::NothingHere.into_response(),
        };
    };
    // Files in assets/ have their contents' hash in their names; everything else may change with the program.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let fixed = fixed_headers(&kind(name, &plain), cache);
    if let Some(origin) = origin(&headers).filter(|_| is_screen) {
        return screen(&plain, &origin, &headers, fixed);
    }
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let packed = PACKED.iter().filter(|(coding, _)| accepts(accepted, coding));
    let packed = packed.filter_map(|(coding, ending)| Some((*coding, Page::get(&format!("{name}{ending}"))?))).next();
    let (coding, file) = packed.map_or((None, plain), |(coding, file)| (Some(coding), file));
    let tag = tag(&file.metadata.sha256_hash(), "");
    let mut response = if is_known(&headers, &tag) {
        (StatusCode::NOT_MODIFIED, fixed).into_response()
    } else {
        (fixed, file.data).into_response()
    };
    let mut add = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    add(header::ETAG, &tag);
    add(header::VARY, "accept-encoding");
    if let Some(coding) = coding {
        add(header::CONTENT_ENCODING, coding);
    }
    response
}

/// The client itself. What shows a link elsewhere wants the whole address of its picture, which begins as the link does.
fn screen(page: &EmbeddedFile, origin: &str, headers: &HeaderMap, fixed: [(HeaderName, String); 3]) -> Response {
    let tag = tag(&page.metadata.sha256_hash(), origin);
    let depends_on = "host, x-forwarded-proto, accept-language, cookie";
    let own = [(header::ETAG, tag.clone()), (header::VARY, depends_on.to_owned())];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, fixed, own).into_response();
    }
    let text = String::from_utf8_lossy(&page.data);
    (fixed, own, text.replace(PICTURE, &format!("content=\"{origin}/social.png\""))).into_response()
}

/// The client in the language that somebody chose, or whose browser prefers it; what is in the page before any script
/// has run is read by screen readers and search engines.
fn page_for(headers: &HeaderMap) -> &'static str {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let chosen = text(header::COOKIE).split(';').find_map(|cookie| cookie.trim().strip_prefix("language="));
    let is_czech = match chosen {
        Some(language) => language == "cs",
        None => preferred(text(header::ACCEPT_LANGUAGE)) == "cs",
    };
    if is_czech { "index.cs.html" } else { "index.html" }
}

/// The first of our languages among those that a browser lists, as the client itself chooses it.
fn preferred(wishes: &str) -> &str {
    let short = wishes.split(',').filter_map(|wish| wish.trim().get(..2));
    short.into_iter().find(|wish| ["en", "cs"].contains(wish)).unwrap_or("en")
}

/// Where the client believes to be, such as `https://trucks.example`, if it says so in letters that are safe to repeat.
pub(super) fn origin(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_safe = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    let secure = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let scheme = if secure { "https" } else { "http" };
    (!host.is_empty() && host.len() <= 255 && host.chars().all(is_safe)).then(|| format!("{scheme}://{host}"))
}

/// Headers that do not depend on what is asked for how.
fn fixed_headers(kind: &str, cache: &str) -> [(HeaderName, String); 3] {
    [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::CONTENT_SECURITY_POLICY, POLICY.to_owned()),
    ]
}

/// What a file is, for browsers.
fn kind(name: &str, file: &EmbeddedFile) -> String {
    let kind = match name.rsplit('.').next() {
        Some("ftl") => "text/plain",
        Some("webmanifest") => "application/manifest+json",
        _ => file.metadata.mimetype(),
    };
    let is_text = kind.starts_with("text/") && !kind.contains("charset");
    if is_text { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_in_the_language_of_its_reader() {
        let page = |name: &'static str, value: &'static str| {
            page_for(&HeaderMap::from_iter([(
                HeaderName::from_static(name),
                HeaderValue::from_str(value).expect("a value"),
            )]))
        };
        for wishes in ["cs", "cs-CZ,cs;q=0.9,en;q=0.8", "sk, cs;q=0.8, en;q=0.5"] {
            assert_eq!(page("accept-language", wishes), "index.cs.html", "{wishes}");
        }
        for wishes in ["", "en-GB, cs;q=0.7", "de", "*", "č"] {
            assert_eq!(page("accept-language", wishes), "index.html", "{wishes}");
        }
        assert_eq!(page("cookie", "a=b; language=cs"), "index.cs.html");
        assert_eq!(page("cookie", "language=en"), "index.html");
    }
}
