//! Requests that no honest client makes.

use crate::common::*;
use crate::raw::*;
use serde_json::json;
use trucker_engine::state::Mode;
use trucker_server::protocol::Refused;

const OTHERS: [&str; 9] = [
    "https://evil.example",
    "http://localhost",
    "null",
    "",
    "file://",
    "http://",
    "127.0.0.1",
    "http://127.0.0.1",
    "http://good.example.evil.example",
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_do_nothing_here() {
    let house = House::with(|config| config.origins = vec!["https://good.example".to_owned()]).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let join = format!("POST /api/rooms/{}/join", given.room);
    let port = format!("http://127.0.0.1:{}", house.address.port() ^ 1);
    let user = format!("http://{}@evil.example", house.address);
    for origin in OTHERS.into_iter().chain([port.as_str(), &user]) {
        let headers = [("origin", origin)];
        for line in ["POST /api/quick", "POST /api/rooms", join.as_str(), "DELETE /api/rooms", "POST /"] {
            let answer = request(&house, line, &headers, b"{}").await;
            assert_eq!((answer.status, answer.refusal()), (403, Refused::Origin), "{line} from {origin}");
        }
        let answer = Raw::open_with(house.address, &headers).await.err().expect("refused");
        assert_eq!((answer.status, answer.refusal()), (403, Refused::Origin), "a WebSocket from {origin}");
        let answer = request(&house, "GET /api/rooms", &headers, b"").await;
        assert_eq!(answer.status, 200, "reading hurts nobody");
        assert!(!answer.head.contains("access-control-allow-origin"), "but other sites do not get to see it");
    }
    let own = format!("http://{}", house.address);
    for headers in [&[][..], &[("origin", own.as_str())], &[("origin", "https://good.example")]] {
        let answer = request(&house, "POST /api/quick", headers, b"{}").await;
        assert_eq!(answer.status, 201, "{headers:?}");
        assert!(Raw::open_with(house.address, headers).await.is_ok(), "{headers:?}");
    }
    nothing_failed(&house).await;
}

/// Whoever owns a name on the internet can make it lead here, with a page of theirs: then origin and host agree.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_anybody_could_have_is_not_ours() {
    let house = House::with(|config| config.origins = vec!["https://good.example".to_owned()]).await;
    let from = async |host: &str, origin: &str| {
        let head = format!("POST /api/quick HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\nconnection: close\r\n");
        bytes(house.address, format!("{head}content-length: 2\r\n\r\n{{}}").as_bytes()).await
    };
    for host in ["evil.example", "evil.example:7777", "127.0.0.1.evil.example", "x.localhost.evil.example", "local.net"]
    {
        assert_eq!(from(host, &format!("http://{host}")).await.status, 403, "{host}");
    }
    for host in ["localhost:7777", "my-box", "my-box.local:80", "[::1]:7777", "192.168.1.20", "tv.home.arpa"] {
        assert_eq!(from(host, &format!("http://{host}")).await.status, 201, "{host}");
    }
    assert_eq!(from("good.example", "https://good.example").await.status, 201, "the operator has named it");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_nothing_behind_the_files() {
    let house = House::open().await;
    let long = format!("/{}", "a/".repeat(4_000));
    let longer = format!("/{}.js", "a".repeat(200_000));
    let tricks = [
        "/../Cargo.toml",
        "/../../Cargo.toml",
        "/./../src/lib.rs",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e%2fCargo.toml",
        "/..\\Cargo.toml",
        "/..%5cCargo.toml",
        "//etc/passwd.",
        "///../Cargo.toml",
        "/.git/config.x",
        "/%00.html",
        "/index.html%00.js",
        "/\u{0}.js",
        "/index.html/../../Cargo.toml",
        "/~/.x",
        "/con.txt",
        "/C:/x.txt",
        "/.",
        "/..",
        "/api/../../Cargo.toml",
        "/api/rooms/../../../Cargo.toml",
        "*",
        "http://evil.example/../Cargo.toml",
        long.as_str(),
        &longer,
    ];
    for path in tricks {
        let shown: String = path.chars().take(60).collect();
        let answer = request(&house, &format!("GET {path}"), &[], b"").await;
        assert!(matches!(answer.status, 200 | 400 | 404 | 414 | 431), "{shown}: {}", answer.status);
        assert!(answer.status < 400 || answer.body.len() < 500, "{shown}");
        assert!(!answer.body.contains("[package]") && !answer.body.contains("root:"), "{shown}: {}", answer.body);
        assert!(!answer.body.contains("trucker-engine"), "{shown}: {}", answer.body);
    }
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_request_is_refused_by_name() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    let join = format!("/api/rooms/{}/join", given.room);
    let code = format!("/api/rooms/{}", given.room);
    let mut lines: Vec<(String, &str, u16)> = Vec::new();
    for method in ["PUT", "DELETE", "PATCH", "TRACE", "BREW", "OPTIONS"] {
        for path in [
            "/api/rooms",
            "/api/quick",
            code.as_str(),
            &join,
            "/api/games",
            "/api/content",
            "/healthz",
            "/metrics",
            "/ws",
        ] {
            lines.push((format!("{method} {path}"), "wrong_method", 405));
        }
    }
    for line in ["GET /api/quick", "POST /api/games", "POST /healthz", "POST /ws"] {
        lines.push((line.to_owned(), "wrong_method", 405));
    }
    for line in [
        "GET /api/rooms/%ff",
        "POST /api/rooms/%ff/join",
        "GET /ws",
        "GET /api/games/%ff",
        "GET /api/games?before=x",
        "GET /api/games?after=1",
        "GET /api/games/AAAAAAAAAAAA/steps?seat=300",
        "GET /api/games/AAAAAAAAAAAA/steps?from=-1",
    ] {
        lines.push((line.to_owned(), "malformed", 400));
    }
    for line in ["GET /api/nothing", "GET /api", "GET /api/", "GET //api/rooms", "POST /api/nothing", "GET /nothing.js"]
    {
        lines.push((line.to_owned(), "nothing_here", 404));
    }
    for line in ["POST /nothing", "DELETE /index.html"] {
        lines.push((line.to_owned(), "wrong_method", 405));
    }
    for path in
        ["AAAAAA", "..", "%2e%2e", "%00", "' OR 1=1".replace(' ', "%20").as_str(), "%F0%9F%9A%80", &"A".repeat(5_000)]
    {
        lines.push((format!("GET /api/rooms/{path}"), "unknown_room", 404));
        lines.push((format!("GET /api/games/{path}"), "unknown_game", 404));
        lines.push((
            format!("GET /api/games/{path}/steps?seat=9&from=4294967295&count=4294967295"),
            "unknown_game",
            404,
        ));
    }
    for (line, code, status) in lines {
        let answer = request(&house, &line, &[], br#"{"name":"Bob"}"#).await;
        assert_eq!((answer.refusal().code().as_str(), answer.status), (code, status), "{line}");
    }
    // Not even HTTP.
    for nonsense in [
        &b"\0\0\0\0\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost x\r\n\r\n",
    ] {
        let answer = bytes(house.address, nonsense).await;
        assert!(matches!(answer.status, 0 | 400 | 505), "{nonsense:?}: {}", answer.status);
    }
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_checked() {
    let house = House::open().await;
    let good = json!({ "options": options(Mode::Learning, 4), "name": "Ada", "bots": [INSTANT] });
    let with = |path: &str, value: serde_json::Value| {
        let mut body = good.clone();
        *body.pointer_mut(path).unwrap_or_else(|| panic!("{path} is there")) = value;
        body.to_string()
    };
    let mut extra = good.clone();
    extra["admin"] = json!(true);
    let mut without = good.clone();
    without.as_object_mut().expect("an object").remove("name");
    let malformed = [
        String::new(),
        "{".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        good.to_string().replace("}", ""),
        format!("{good}{good}"),
        "[".repeat(16_000),
        extra.to_string(),
        without.to_string(),
        with("/name", json!(7)),
        with("/name", json!(null)),
        with("/bots", json!({})),
        with("/bots/0/tier", json!("god")),
        with("/options", json!(null)),
        with("/options/seats", json!(-1)),
        with("/options/seats", json!(256)),
        with("/options/seats", json!(1.5)),
        with("/options/mode", json!({ "type": "flight", "value": 9 })),
        with("/options/pace", json!({ "type": "real_time", "run": 90_000, "x": 1 })),
        with("/options/public", json!("yes")),
        with("/options", json!(["learning", 4])),
        with("/bots/0", json!(["rookie", "balanced", "instant"])),
        json!([options(Mode::Learning, 4), "Ada", null, []]).to_string(),
    ];
    for body in malformed {
        let answer = request(&house, "POST /api/rooms", &[], body.as_bytes()).await;
        assert_eq!(answer.status, 400, "{body}");
        let Refused::Malformed { detail } = answer.refusal() else { panic!("{body}: {}", answer.body) };
        assert!(detail.chars().count() <= 200);
    }
    let bad_options = [
        with("/options/seats", json!(0)),
        with("/options/seats", json!(6)),
        with("/options/seats", json!(255)),
        with("/options/decision_limit", json!(1)),
        with("/options/pace", json!({ "type": "real_time", "run": 0 })),
        with("/options/pace", json!({ "type": "real_time", "run": u32::MAX })),
        with("/options/pace", json!({ "type": "turn_by_turn", "last_turns": 255 })),
        with("/bots", json!([INSTANT, INSTANT, INSTANT, INSTANT])),
        with("/bots", json!(vec![INSTANT; 100])),
    ];
    for body in bad_options {
        let answer = request(&house, "POST /api/rooms", &[], body.as_bytes()).await;
        assert_eq!((answer.status, answer.refusal().code().as_str()), (400, "bad_options"), "{body}");
    }
    let not_text = request(&house, "POST /api/quick", &[], b"{\"name\":\"\xff\xfe\"}").await;
    assert!(matches!(not_text.refusal(), Refused::Malformed { .. }));
    for line in ["POST /api/rooms", "POST /api/quick", "POST /api/rooms/AAAAAA/join"] {
        let answer = request(&house, line, &[], &[b' '; 16 * 1024 + 1]).await;
        assert_eq!((answer.status, answer.refusal()), (413, Refused::TooLarge { limit: 16 * 1024 }), "{line}");
        let answer = request(&house, line, &[], &vec![b' '; 1 << 20]).await;
        assert!(answer.was_too_large(), "{line}: {answer:?}");
    }
    // A body that grows without saying how long it will be.
    let mut chunked =
        b"POST /api/quick HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n".to_vec();
    for _ in 0..20 {
        chunked.extend(b"1000\r\n");
        chunked.extend([b' '; 4_096]);
        chunked.extend(b"\r\n");
    }
    let answer = bytes(house.address, &chunked).await;
    assert!(answer.was_too_large(), "{answer:?}");
    nothing_failed(&house).await;
}
