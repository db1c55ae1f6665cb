//! The web client as browsers get it: screens, files, packed and not, again and for the first time.

use crate::common::House;
use crate::raw::{Answer, request};
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of all scripts together, packed with gzip: a page that is there at once. Two boxes fit into 200 KiB; deck IV,
/// intruders and campaigns of the third take twelve more, and its support team fourteen (eighteen drawings, the screen on
/// which members are chosen, their questions, tools and markers), none of which the home screen waits for. What the rules
/// let people agree on comes as a list from the server's types and no longer as code: one more. What an ability or a tool
/// would do is drawn and said before it is done: two more. Making room for goods is offered: one more.
const SCRIPTS: u64 = 234 * 1024;
/// And of those without which the home screen does not start.
const HOME: u64 = 50 * 1024;

/// Where the client was built to; none if this was built without it.
fn dist() -> Option<PathBuf> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    dist.join("index.html").exists().then_some(dist)
}

/// The files of the client that are not packed, by the paths that browsers ask for.
fn files(folder: &Path, path: &str, found: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let name = entry.file_name().into_string().expect("a name");
        let path = format!("{path}/{name}");
        if entry.path().is_dir() {
            files(&entry.path(), &path, found);
        } else if !name.starts_with('.') && !name.ends_with(".gz") && !name.ends_with(".br") {
            found.push((path, entry.path()));
        }
    }
}

fn all_files() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    if let Some(dist) = dist() {
        files(&dist, "", &mut found);
    }
    found
}

async fn get(house: &House, path: &str, headers: &[(&str, &str)]) -> Answer {
    request(house, &format!("GET {path}"), headers, b"").await
}

fn header(answer: &Answer, name: &str) -> Option<String> {
    let line = answer.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.map(str::to_owned)
}

/// The page as it is shown at an origin: links to it have a picture, whose address must be whole.
fn page_at(origin: &str) -> String {
    let page = fs::read_to_string(dist().expect("a client").join("index.html")).expect("a page");
    assert!(page.contains("content=\"/social.png\""), "the page names its picture: {page}");
    page.replace("content=\"/social.png\"", &format!("content=\"{origin}/social.png\""))
}

#[test]
fn the_page_was_built() {
    // Whoever says that there shall be none does without it knowingly.
    assert!(dist().is_some() || std::env::var("TRUCKER_WEB").as_deref() == Ok("skip"), "web/dist has no page");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_link_has_a_whole_address() {
    if dist().is_none() {
        return;
    }
    let house = House::open().await;
    let own = format!("http://{}", house.address);
    let secure = get(&house, "/r/K7M4QP", &[("x-forwarded-proto", "https")]).await;
    assert_eq!(secure.body, page_at(&own.replace("http://", "https://")));
    assert_eq!(get(&house, "/", &[("x-forwarded-proto", "gopher")]).await.body, page_at(&own));
    let tag = header(&secure, "etag").expect("a tag");
    let known = ("if-none-match", tag.as_str());
    assert_eq!(get(&house, "/", &[known, ("x-forwarded-proto", "https")]).await.status, 304);
    assert_eq!(get(&house, "/", &[known]).await.status, 200, "another address is another page");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_the_page() {
    let house = House::open().await;
    let screens = [
        "/",
        "/new",
        "/r/K7M4QP",
        "/r/K7M4QP.",
        "/w/K7M4QP",
        "/w/K7M4QP.)",
        "/replays",
        "/replay/4YBXMHXKCFNP",
        "/rules",
        "/rules/smugglers",
    ];
    for screen in screens {
        let answer = get(&house, screen, &[]).await;
        assert_eq!(answer.status, 200, "{screen}");
        assert_eq!(header(&answer, "content-type").as_deref(), Some("text/html; charset=utf-8"), "{screen}");
        assert_eq!(header(&answer, "cache-control").as_deref(), Some("no-cache"), "{screen}");
        let policy = header(&answer, "content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe-eval"), "{policy}");
        assert!(policy.contains("connect-src 'self';") && policy.contains("form-action 'self';"), "{policy}");
        assert!(answer.body.contains("<title>"), "{screen}: {}", answer.body);
        match dist() {
            Some(_) => assert_eq!(answer.body, page_at(&format!("http://{}", house.address)), "{screen}"),
            None => assert!(answer.body.contains("without its web client"), "{}", answer.body),
        }
    }
    for nothing in ["/nothing.js", "/assets/nothing.css", "/.stamp", "/assets/.stamp", "/nothing/.html"] {
        assert_eq!(get(&house, nothing, &[]).await.status, 404, "{nothing}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_file_is_served_as_what_it_is() {
    let house = House::open().await;
    for (path, file) in all_files() {
        let answer = get(&house, &path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        let size = fs::metadata(&file).expect("a file").len();
        assert_eq!(header(&answer, "content-length"), Some(size.to_string()), "{path}");
        assert_eq!(header(&answer, "content-encoding"), None, "{path}");
        let expected = match file.extension().and_then(|ending| ending.to_str()) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            Some("ftl" | "txt") => "text/plain; charset=utf-8",
            other => panic!("{path}: what is {other:?}?"),
        };
        assert_eq!(header(&answer, "content-type").as_deref(), Some(expected), "{path}");
        assert_eq!(header(&answer, "x-content-type-options").as_deref(), Some("nosniff"), "{path}");
        let for_ever = header(&answer, "cache-control").is_some_and(|cache| cache.contains("immutable"));
        assert_eq!(for_ever, path.starts_with("/assets/"), "{path}: only names with a hash are for ever");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_sent_packed_and_not_twice() {
    let house = House::open().await;
    let packed = |file: &Path, ending: &str| {
        let file = PathBuf::from(format!("{}{ending}", file.display()));
        fs::metadata(file).map(|found| found.len()).ok()
    };
    for (path, file) in all_files() {
        for (accepts, coding, ending) in
            [("gzip", "gzip", ".gz"), ("gzip, deflate, br", "br", ".br"), ("br;q=0, gzip", "gzip", ".gz")]
        {
            let accept = ("accept-encoding", accepts);
            let answer = get(&house, &path, &[accept]).await;
            let smaller = packed(&file, ending);
            let expected = smaller.map(|_| coding.to_owned());
            assert_eq!((answer.status, header(&answer, "content-encoding")), (200, expected), "{path}");
            let size = smaller.unwrap_or_else(|| fs::metadata(&file).expect("a file").len());
            assert_eq!(header(&answer, "content-length"), Some(size.to_string()), "{path}");
            assert_eq!(header(&answer, "vary").as_deref(), Some("accept-encoding"), "{path}");
            let tag = header(&answer, "etag").expect("a tag");
            let again = get(&house, &path, &[accept, ("if-none-match", &tag)]).await;
            assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
            assert_eq!(header(&again, "etag"), Some(tag.clone()), "{path}");
            let list = format!("\"other\", W/{tag}");
            assert_eq!(get(&house, &path, &[accept, ("if-none-match", &list)]).await.status, 304, "{path}");
            assert_eq!(get(&house, &path, &[accept, ("if-none-match", "\"other\"")]).await.status, 200, "{path}");
        }
    }
}

/// What the server writes when it is asked is packed as well, and not sent to whoever has it.
#[tokio::test(flavor = "multi_thread")]
async fn answers_are_sent_packed_and_not_twice() {
    let house = House::open().await;
    let plain = get(&house, "/api/content", &[]).await;
    let packed = get(&house, "/api/content", &[("accept-encoding", "gzip, deflate, br")]).await;
    let size =
        |answer: &Answer| header(answer, "content-length").expect("a length").parse::<usize>().expect("a number");
    assert_eq!(header(&plain, "content-encoding"), None);
    assert_eq!(header(&packed, "content-encoding").as_deref(), Some("gzip"));
    assert!(size(&packed) * 4 < size(&plain), "{} bytes of {}", size(&packed), size(&plain));
    for (answer, accepts) in [(plain, "identity"), (packed, "gzip")] {
        assert_eq!(header(&answer, "vary").as_deref(), Some("accept-encoding"), "{accepts}");
        assert_eq!(header(&answer, "cache-control").as_deref(), Some("no-cache"), "{accepts}");
        let tag = header(&answer, "etag").expect("a tag");
        let again = get(&house, "/api/content", &[("accept-encoding", accepts), ("if-none-match", &tag)]).await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{accepts}");
    }
    for list in ["/api/rooms", "/api/games", "/api/openapi.json"] {
        let tag = header(&get(&house, list, &[]).await, "etag").expect("a tag");
        assert_eq!(get(&house, list, &[("if-none-match", &tag)]).await.status, 304, "{list}");
    }
    let health = get(&house, "/healthz", &[]).await;
    assert_eq!((health.status, header(&health, "etag")), (200, None), "how one is, is asked anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_comes_in_the_language_of_its_reader() {
    if dist().is_none() {
        return;
    }
    let house = House::open().await;
    for (name, value, language) in [
        ("accept-language", "cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("accept-language", "de-DE,de;q=0.9,en;q=0.8", "en"),
        ("cookie", "language=cs", "cs"),
    ] {
        let answer = get(&house, "/r/K7M4QP", &[(name, value)]).await;
        assert!(answer.body.contains(&format!("<html lang=\"{language}\">")), "{value}: {}", answer.body);
        assert!(answer.body.contains(&format!("words-{language}-home")), "{value}: its words are fetched at once");
        assert!(header(&answer, "vary").is_some_and(|vary| vary.contains("accept-language, cookie")), "{value}");
    }
    let packed = get(&house, "/", &[("accept-encoding", "gzip")]).await;
    assert_eq!(header(&packed, "content-encoding").as_deref(), Some("gzip"));
    let tag = header(&packed, "etag").expect("a tag");
    assert_eq!(get(&house, "/", &[("accept-encoding", "gzip"), ("if-none-match", &tag)]).await.status, 304);
}

/// What the page loads comes from the server itself; the policy would not let it load anything else.
#[test]
fn the_page_names_no_other_host() {
    let Some(dist) = dist() else { return };
    let page = fs::read_to_string(dist.join("index.html")).expect("a page");
    assert!(!page.contains("//"), "{page}");
    for (path, file) in all_files().into_iter().filter(|(path, _)| path.ends_with(".css")) {
        let style = fs::read_to_string(&file).expect("a style");
        assert!(!style.contains("http:") && !style.contains("https:") && !style.contains("@import"), "{path}");
    }
}

/// The scripts that a page or a script names and that are loaded with it, by their paths: what is fetched only when it is
/// wanted is called by `import(…)`.
fn named_in(text: &str) -> Vec<String> {
    let (mut named, quotes) = (Vec::new(), ['"', '\'', '`']);
    for before in ["src=", "href=", "from", "import"] {
        for (at, _) in text.match_indices(before) {
            let Some(rest) = text[at + before.len()..].trim_start().strip_prefix(quotes) else { continue };
            let name = rest.split(quotes).next().unwrap_or_default();
            if let Some(name) = name.strip_suffix(".js").and_then(|name| name.rsplit('/').next()) {
                named.push(format!("/assets/{name}.js"));
            }
        }
    }
    named
}

#[test]
fn the_scripts_are_small() {
    let Some(dist) = dist() else { return };
    let packed = |path: &str| {
        let file = dist.join(path.trim_start_matches('/'));
        let packed = fs::metadata(format!("{}.gz", file.display())).or_else(|_| fs::metadata(&file));
        packed.expect("a script").len()
    };
    let scripts: Vec<String> =
        all_files().into_iter().map(|(path, _)| path).filter(|path| path.ends_with(".js")).collect();
    let sizes = |scripts: &[String]| scripts.iter().map(|path| (path.clone(), packed(path))).collect::<Vec<_>>();
    let sum = |scripts: &[String]| scripts.iter().map(|path| packed(path)).sum::<u64>();
    assert!(sum(&scripts) <= SCRIPTS, "{} bytes of scripts: {:?}", sum(&scripts), sizes(&scripts));

    let mut home = named_in(&fs::read_to_string(dist.join("index.html")).expect("a page"));
    assert!(!home.is_empty(), "the page has a script");
    let mut at = 0;
    while let Some(script) = home.get(at) {
        let text = fs::read_to_string(dist.join(script.trim_start_matches('/'))).expect("a script");
        let more: Vec<_> = named_in(&text).into_iter().filter(|path| !home.contains(path)).collect();
        home.extend(more);
        at += 1;
    }
    assert!(sum(&home) <= HOME, "{} bytes for the home screen: {:?}", sum(&home), sizes(&home));
    // Pictures of cards and pages of rules, which grow with every box, are not among them.
    for box_file in ["/assets/art-", "/assets/rules-"] {
        let of_the_box: Vec<_> = scripts.iter().filter(|path| path.starts_with(box_file)).collect();
        assert_eq!(of_the_box.len(), 1, "{box_file}: {scripts:?}");
        assert!(!home.contains(of_the_box[0]), "{box_file}: {home:?}");
    }
}
