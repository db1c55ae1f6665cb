//! Messages that are none.

use crate::common::*;
use crate::raw::*;
use tokio_tungstenite::tungstenite::Message;
use trucker_engine::state::Mode;
use trucker_server::protocol::{Refused, ToClient};
use trucker_server::socket::FRAME_LIMIT;

/// Texts that are no message, and the id that can be told from them all the same.
fn nonsense() -> Vec<(Option<u32>, String)> {
    let plain = [
        "",
        " ",
        "\0",
        "{",
        "}",
        "{}",
        "[]",
        "[[]]",
        "null",
        "true",
        "0",
        "-1",
        "1e999",
        "\"hello\"",
        "nonsense",
        "\u{feff}{}",
        r#"{"type":"ping""#,
        r#"{"type":"ping","t":"#,
        r#"{"type":"ping","t":1}}"#,
        r#"{"type":"ping","t":1} {"type":"ping","t":2}"#,
        r#"{'type':'ping','t':1}"#,
        r#"{"type":"ping","t":1,}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","t":-1}"#,
        r#"{"type":"ping","t":1.5}"#,
        r#"{"type":"ping","t":4294967296}"#,
        r#"{"type":"ping","t":1e400}"#,
        r#"{"type":"ping","t":"1"}"#,
        r#"{"type":"ping","t":null}"#,
        r#"{"type":"ping","t":[1]}"#,
        r#"{"type":"ping","t":{}}"#,
        r#"{"type":"ping","t":true}"#,
        r#"{"type":"ping","t":1,"t":2}"#,
        r#"{"type":"ping","type":"ping","t":1}"#,
        r#"{"type":"ping","t":1,"u":2}"#,
        r#"{"type":"view","u":2}"#,
        r#"["view"]"#,
        r#"["ping",1]"#,
        r#"[{"type":"ping"},1]"#,
        r#"{"type":"PING","t":1}"#,
        r#"{"type":null,"t":1}"#,
        r#"{"type":7,"t":1}"#,
        r#"{"type":["ping"],"t":1}"#,
        r#"{"type":"welcome","t":1}"#,
        r#"{"t":1}"#,
        r#"{"type":"chat","id":-3,"text":"x"}"#,
        r#"{"type":"chat","id":4294967296,"text":"x"}"#,
        r#"{"type":"chat","id":"7","text":"x"}"#,
        r#"{"type":"chat","id":7,"text":"\ud800"}"#,
        "{\"type\":\"chat\",\"id\":7,\"text\":\"a\nb\"}",
    ];
    let with_id = [
        r#"{"type":"room","id":7,"change":{"do":"start","now":true}}"#,
        r#"{"type":"room","id":7,"change":["start"]}"#,
        r#"{"type":"room","id":7,"change":{"do":"set_bot","seat":1,"bot":["rookie"]}}"#,
        r#"{"type":"chat","id":7}"#,
        r#"{"type":"chat","id":7,"text":7}"#,
        r#"{"type":"chat","id":7,"text":null}"#,
        r#"{"type":"chat","id":7,"text":"x","seat":1}"#,
        r#"{"type":"undo","id":7,"seat":1}"#,
        r#"{"type":"act","id":7}"#,
        r#"{"type":"act","id":7,"seat":1,"action":{"type":"menu","value":{"type":"give_up","value":true}}}"#,
        r#"{"type":"act","id":7,"action":"menu"}"#,
        r#"{"type":"act","id":7,"action":{"type":"menu","value":"give_up"}}"#,
        r#"{"type":"act","id":7,"action":{"type":"give_up","value":true}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"go","now":true}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"menu","value":{"type":"give_up","value":1}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"menu","value":{"type":"give_up","value":true,"build":"go"}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"win","value":true}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"win"}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"take","value":-1}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"take","value":65536}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"look","value":256}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"place","value":["13,7",0]}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"place","value":["1,7",0]}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"place","value":["7",0]}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"place","value":["7,7"]}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"place","value":["7,7",99]}}}"#,
        r#"{"type":"act","id":7,"action":{"type":"build","value":{"type":"scrap","value":"300,300"}}}"#,
        r#"{"type":"act","id":7,"asked":-1,"action":{"type":"answer","value":{"type":"yes"}}}"#,
        r#"{"type":"act","id":7,"asked":0,"action":{"type":"answer","value":{"type":"maybe"}}}"#,
        r#"{"type":"act","id":7,"asked":0,"action":{"type":"answer","value":{"type":"option","value":256}}}"#,
        r#"{"type":"act","id":7,"asked":0,"action":{"type":"answer","value":{"type":"set","value":["0,0"]}}}"#,
        r#"{"type":"act","id":7,"asked":0,"action":{"type":"answer","value":{"type":"put","value":["7,7","gold"]}}}"#,
        r#"{"type":"what_if","id":7,"answer":{"type":"square","value":"7,13"}}"#,
        r#"{"type":"mute","id":7,"seat":5,"muted":true}"#,
        r#"{"type":"mute","id":7,"seat":-1,"muted":true}"#,
        r#"{"type":"mute","id":7,"seat":255,"muted":true}"#,
        r#"{"type":"room","id":7,"change":{"do":"rob"}}"#,
        r#"{"type":"room","id":7,"change":{"do":"hand_over","seat":5}}"#,
        r#"{"type":"room","id":7,"change":{"do":"colour","colour":"pink"}}"#,
        r#"{"type":"room","id":7,"change":{"do":"name","name":7}}"#,
        r#"{"type":"room","id":7,"change":{"do":"options","options":{}}}"#,
    ];
    let digits = "9".repeat(10_000);
    let deep = "[".repeat(8_000) + &"]".repeat(8_000);
    let made = [
        format!(r#"{{"type":"ping","t":{digits}}}"#),
        format!(r#"{{"type":"ping","t":0.{digits}}}"#),
        format!(r#"{{"type":"ping","t":1e{digits}}}"#),
        deep.clone(),
        format!(r#"{{"type":"ping","t":{}}}"#, &deep[7_000..9_000]),
        r#"{"a":"#.repeat(2_000) + "1" + &"}".repeat(2_000),
        "[".repeat(16_000),
    ];
    let plain = plain.into_iter().map(str::to_owned).chain(made).map(|text| (None, text));
    plain.chain(with_id.into_iter().map(|text| (Some(7), text.to_owned()))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_refused_and_the_connection_lives() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
    for (id, text) in nonsense() {
        ada.text(&text).await;
        let (told, refusal) = ada.refused().await;
        let shown: String = text.chars().take(80).collect();
        let Refused::Malformed { detail } = refusal else { panic!("{shown} is {refusal}") };
        assert!(told == id || told == Some(7), "{shown}: the id is given back, not {told:?}");
        assert!(detail.chars().count() <= 200, "{shown}: what is wrong is told briefly");
    }
    // As the first message, each of them is the last.
    for (_, text) in nonsense().into_iter().step_by(5) {
        let mut stranger = Raw::open(&house).await;
        stranger.text(&text).await;
        assert!(matches!(stranger.bye().await, Some(Refused::Malformed { .. })), "{text}");
    }
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_size_of_a_message_is_limited() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
    ada.settle().await;
    let padded = |size: usize| {
        let ping = r#"{"type":"ping","t":5}"#;
        ping.to_owned() + &" ".repeat(size - ping.len())
    };
    ada.text(&padded(16 * 1024)).await;
    assert!(matches!(ada.next().await, Some(ToClient::Pong { t: 5, .. })), "the longest message that may be");
    for size in [16 * 1024 + 1, 100_000, FRAME_LIMIT] {
        ada.text(&padded(size)).await;
        assert_eq!(ada.refused().await, (None, Refused::TooLarge { limit: 16 * 1024 }));
    }
    let _ = ada.try_send(Message::text(padded(FRAME_LIMIT + 1))).await;
    assert!(matches!(ada.bye().await, Some(Refused::Malformed { .. })));
    let mut stranger = Raw::open(&house).await;
    stranger.text(&padded(20_000)).await;
    assert_eq!(stranger.bye().await, Some(Refused::TooLarge { limit: 16 * 1024 }));
    // Somebody claims to send as much as there is; nothing is kept free for it.
    let mut liar = Raw::enter(&house, &given.room, None).await;
    liar.bytes(&frame(1, b"x", usize::MAX >> 1)).await;
    assert!(matches!(liar.bye().await, Some(Refused::Malformed { .. })));
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_text_is_read() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
    for size in [0, 1, 1_000, 100_000] {
        ada.try_send(Message::binary(vec![0x7b; size])).await.expect("the connection holds");
        assert_eq!(ada.refused().await, (None, Refused::Binary));
    }
    let mut stranger = Raw::open(&house).await;
    stranger.try_send(Message::binary("{}")).await.expect("the connection holds");
    assert_eq!(stranger.bye().await, Some(Refused::Binary));
    // Text that is none, frames that do not exist, frames without a mask: no WebSocket any more.
    let broken =
        [frame(1, b"\"\xff\xfe\"", 4), frame(3, b"", 0), frame(15, b"x", 1), vec![0x81, 1, b'x'], frame(0, b"x", 1)];
    for bytes in broken {
        let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
        ada.bytes(&bytes).await;
        assert!(matches!(ada.bye().await, Some(Refused::Malformed { .. })), "{bytes:?}");
        let mut stranger = Raw::open(&house).await;
        stranger.bytes(&bytes).await;
        assert!(matches!(stranger.bye().await, Some(Refused::Malformed { .. })), "{bytes:?}");
    }
    // A message in pieces is a message.
    let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
    let mut first = frame(1, br#"{"type":"pi"#, 11);
    first[0] &= 0x7f;
    ada.bytes(&first).await;
    ada.bytes(&frame(9, b"are you there", 13)).await;
    ada.bytes(&frame(0, br#"ng","t":9}"#, 10)).await;
    loop {
        match ada.next().await.expect("the connection holds") {
            ToClient::Pong { t, .. } => break assert_eq!(t, 9),
            ToClient::Room { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    nothing_failed(&house).await;
}
