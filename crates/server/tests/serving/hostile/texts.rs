//! What people may call themselves and say. It comes back as the same text or not at all.

use crate::common::*;
use crate::raw::*;
use trucker_engine::state::Mode;
use trucker_server::protocol::{Refused, RoomChange, Sitter};

const LONGEST_NAME: u32 = 24;
const LONGEST_CHAT: u32 = 300;

/// Short texts that mean something elsewhere, and nothing here.
const FINE: [&str; 16] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=x>",
    "'; DROP TABLE rooms;--",
    "\" or \"\"=\"",
    "${7*7} {{7*7}} %s%n",
    "\\u0000\\n\\",
    "%00%0a..%2f",
    "../../etc/passwd",
    "&lt;b&gt;&amp;",
    "🚀👽💥",
    "Žluťoučký kůň",
    "שלום עולם",
    "مرحبا",
    "漢字かな",
    "e\u{301}\u{301}\u{301}",
    "null",
];

/// Texts with characters that would spoil what stands around them.
const UNFIT: [&str; 18] = [
    "",
    " ",
    "\t",
    "\u{a0}\u{3000}",
    "a\0b",
    "a\nb",
    "a\rb",
    "\u{1b}[31mred",
    "\u{7f}",
    "\u{85}",
    "\u{202e}evil",
    "\u{2066}evil\u{2069}",
    "\u{200f}evil",
    "\u{61c}evil",
    "zero\u{200b}width",
    "\u{feff}mark",
    "line\u{2028}end",
    "\u{2060}",
];

#[tokio::test(flavor = "multi_thread")]
async fn names_are_text() {
    let house = House::open().await;
    let options = trucker_server::protocol::Options { public: true, ..options(Mode::Learning, 4) };
    let given = house.room(&options, "Ada", &[]).await;
    let mut ada = house.connect(&given).await;
    let bad = Refused::BadName { longest: LONGEST_NAME };
    let short = |text: &&&str| text.chars().count() <= LONGEST_NAME as usize;
    for name in FINE.iter().filter(short) {
        ada.change(RoomChange::Name { name: name.to_string() }).await.expect(name);
        let shown = |sitter: &Sitter| matches!(sitter, Sitter::Person { name: shown, .. } if shown == name);
        ada.until("the name", |ada| shown(ada.sitter(seat(0)))).await;
        let (_, list) = house.get("/api/rooms").await;
        assert_eq!(list[0]["people"][0].as_str(), Some(*name));
    }
    let long = ["x".repeat(25), "🚀".repeat(25), "x".repeat(10_000), "e\u{301}".repeat(13)];
    for name in UNFIT.into_iter().chain(long.iter().map(String::as_str)) {
        assert_eq!(ada.change(RoomChange::Name { name: name.to_owned() }).await.err().as_ref(), Some(&bad), "{name:?}");
        assert_eq!(house.try_join(&given.room, name).await.err().as_ref(), Some(&bad), "{name:?}");
        let wanted = serde_json::json!({ "options": options, "name": name });
        assert_eq!(house.ask_seat("/api/rooms", &wanted).await.err().as_ref(), Some(&bad), "{name:?}");
        let quick = serde_json::json!({ "name": name });
        assert_eq!(house.ask_seat("/api/quick", &quick).await.err().as_ref(), Some(&bad), "{name:?}");
    }
    let huge = format!(r#"{{"name":"{}"}}"#, "x".repeat(10 << 20));
    let answer = request(&house, &format!("POST /api/rooms/{}/join", given.room), &[], huge.as_bytes()).await;
    assert!(answer.was_too_large(), "{answer:?}");
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_text() {
    let mut house = House::open().await;
    let given = house.room(&options(Mode::Learning, 4), "<b>Ada</b>", &[]).await;
    let mut ada = house.connect(&given).await;
    let mut eve = house.watch(&given.room).await;
    let longest = "🚀".repeat(LONGEST_CHAT as usize);
    let lines: Vec<&str> = FINE.into_iter().chain([longest.as_str()]).collect();
    for (i, line) in lines.iter().enumerate() {
        ada.say(line).await.expect(line);
        eve.until("the line", |eve| eve.chat.len() == i + 1).await;
    }
    let bad = Refused::BadChat { longest: LONGEST_CHAT };
    for line in UNFIT.into_iter().chain(["x".repeat(301).as_str(), &"x".repeat(10_000)]) {
        assert_eq!(ada.say(line).await.err().as_ref(), Some(&bad), "{line:?}");
    }
    let said: Vec<&str> = eve.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, lines);
    assert!(eve.chat.iter().all(|line| line.name == "<b>Ada</b>"));
    nothing_failed(&house).await;
    // And it is the same text after a night in the database.
    house.restart().await;
    let back = house.watch(&given.room).await;
    assert_eq!(back.chat, eve.chat);
    nothing_failed(&house).await;
}
