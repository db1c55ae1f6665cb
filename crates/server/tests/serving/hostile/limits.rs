//! Too much of everything.

use crate::common::*;
use crate::raw::*;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use trucker_engine::state::Mode;
use trucker_server::protocol::{Refused, ToClient, ToServer};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_told_how_long_to_wait() {
    let house = House::with(|config| {
        config.limits.messages_per_second = 1;
        config.limits.burst = 5;
    })
    .await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
    for t in 0..30 {
        ada.say(&ToServer::Ping { t }).await;
    }
    // Answers of the connection and of the room may overtake each other, but each message has one.
    let (mut pongs, mut waits) = (0, Vec::new());
    while pongs + waits.len() < 30 {
        match ada.next().await.expect("the connection holds") {
            ToClient::Pong { .. } => pongs += 1,
            ToClient::Refused { id: None, refusal: Refused::TooFast { wait_ms } } => waits.push(wait_ms),
            ToClient::Room { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(pongs >= 5 && !waits.is_empty(), "{pongs} were let through");
    let wait = *waits.last().expect("a wait");
    assert!(waits.iter().all(|wait| (1..=1_001).contains(wait)), "{waits:?}");
    tokio::time::sleep(Duration::from_millis(u64::from(wait))).await;
    assert!(ada.settle().await.is_empty(), "the wait was enough");
    nothing_failed(&house).await;
}

/// A client that never stops is cut, whatever it sends.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_stops_is_cut() {
    let house = House::with(|config| {
        config.limits.messages_per_second = 5;
        config.limits.burst = 5;
    })
    .await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let ping = Message::text(r#"{"type":"ping","t":1}"#);
    let floods = [ping, Message::text("x"), Message::binary("x"), Message::Ping("x".into()), Message::Pong("x".into())];
    for message in floods {
        let mut eve = Raw::enter(&house, &given.room, None).await;
        // Enough for the server to lose patience, and not so much that nobody reads it.
        for _ in 0..1_000 {
            if eve.try_send(message.clone()).await.is_err() {
                break;
            }
        }
        let why = eve.bye().await;
        assert!(matches!(why, Some(Refused::TooFast { .. }) | None), "{message:?}: {why:?}");
        assert!(Raw::enter(&house, &given.room, None).await.refused_nothing().await, "others may still come");
    }
    // Nonsense is not too fast, but nobody has to read it for ever.
    let patient = House::open().await;
    let given = patient.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut eve = Raw::enter(&patient, &given.room, None).await;
    for _ in 0..1_000 {
        if eve.try_send(Message::text("x")).await.is_err() {
            break;
        }
    }
    let why = eve.bye().await;
    assert!(matches!(why, Some(Refused::Malformed { .. }) | None), "{why:?}");
    nothing_failed(&house).await;
    nothing_failed(&patient).await;
}

impl Raw {
    async fn refused_nothing(mut self) -> bool {
        !self.settle().await.iter().any(|message| matches!(message, ToClient::Refused { .. }))
    }
}

/// Tries until the server has noticed that somebody has gone.
async fn open_soon(house: &House, headers: &[(&str, &str)]) -> Raw {
    patiently("a free connection", async {
        loop {
            match Raw::open_with(house.address, headers).await {
                Ok(raw) => return raw,
                Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_counted_by_address() {
    let house = House::with(|config| config.limits.connections_per_address = 3).await;
    let mut open = Vec::new();
    for number in 0..3 {
        // Nobody in front of this server could have written that.
        let invented = format!("10.0.0.{number}");
        open.push(Raw::open_with(house.address, &[("x-forwarded-for", &invented)]).await.expect("a connection"));
    }
    for headers in
        [&[][..], &[("x-forwarded-for", "10.0.0.77")], &[("forwarded", "for=10.0.0.78")], &[("x-real-ip", "1.2.3.4")]]
    {
        let answer = Raw::open_with(house.address, headers).await.err().expect("too many");
        assert_eq!((answer.status, answer.refusal()), (429, Refused::TooMany { limit: 3 }), "{headers:?}");
    }
    drop(open.pop());
    open_soon(&house, &[]).await;
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_in_front_tells_the_address() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.connections_per_address = 2;
        config.limits.connections = 5;
    })
    .await;
    let from = |list: &'static str| [("x-forwarded-for", list)];
    let mut open = Vec::new();
    // Only the last entry was written by the proxy; a client writes what it likes before it.
    for list in ["10.0.0.1", "9.9.9.9, 10.0.0.1"] {
        open.push(Raw::open_with(house.address, &from(list)).await.expect("a connection"));
    }
    for list in ["10.0.0.1", "8.8.8.8,10.0.0.1", "junk, 10.0.0.1", "::ffff:10.0.0.1"] {
        let answer = Raw::open_with(house.address, &from(list)).await.err().expect("too many");
        assert_eq!(answer.refusal(), Refused::TooMany { limit: 2 }, "{list}");
    }
    let two = [("x-forwarded-for", "7.7.7.7"), ("x-forwarded-for", "10.0.0.1")];
    assert!(Raw::open_with(house.address, &two).await.is_err(), "the last header is the proxy's");
    // Neighbours in one network are one household, and so are all whose address cannot be read.
    for list in ["2001:db8::1", "2001:db8::2", "junk"] {
        open.push(Raw::open_with(house.address, &from(list)).await.expect("a connection"));
    }
    let answer = Raw::open_with(house.address, &from("10.0.0.9")).await.err().expect("too many");
    assert_eq!((answer.status, answer.refusal()), (429, Refused::TooMany { limit: 5 }), "in all");
    drop(open);
    open_soon(&house, &from("10.0.0.9")).await;
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_and_guesses_are_counted_by_the_minute() {
    let house = House::with(|config| config.limits.rooms_per_minute = 2).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    house.ask_seat("/api/quick", &serde_json::json!({})).await.expect("a room");
    let wanted = serde_json::json!({ "options": options(Mode::Learning, 4), "name": "Ada" });
    assert_eq!(house.ask_seat("/api/rooms", &wanted).await.err(), Some(Refused::TooMany { limit: 2 }));
    assert_eq!(house.ask_seat("/api/quick", &serde_json::json!({})).await.err(), Some(Refused::TooMany { limit: 2 }));
    let headers = [("x-forwarded-for", "10.9.8.7"), ("content-type", "application/json")];
    let answer = request(&house, "POST /api/quick", &headers, b"{}").await;
    assert_eq!((answer.status, answer.refusal()), (429, Refused::TooMany { limit: 2 }), "no proxy is trusted");
    // Ten guesses, in three ways; then even the right code is of no use for a while.
    let unknown = Some(Refused::UnknownRoom);
    for _ in 0..4 {
        assert_eq!(house.try_join("AAAAAA", "Eve").await.err(), unknown);
    }
    for _ in 0..3 {
        assert_eq!(refusal(&house.text("/api/rooms/AAAAAA").await.1), Refused::UnknownRoom);
        assert_eq!(house.hello("AAAAAA", None, None).await.err(), unknown);
    }
    let enough = Refused::TooMany { limit: 10 };
    let (room, token) = (given.room.as_str(), given.token.as_str());
    assert_eq!(house.try_join(room, "Eve").await.err().as_ref(), Some(&enough));
    assert_eq!(refusal(&house.text(&format!("/api/rooms/{room}")).await.1), enough);
    assert_eq!(house.hello(room, None, None).await.err().as_ref(), Some(&enough));
    assert_eq!(house.hello(room, Some(token), None).await.err().as_ref(), Some(&enough));
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_room_for_so_many_rooms() {
    let house = House::with(|config| config.limits.rooms = 3).await;
    for _ in 0..3 {
        house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    }
    let wanted = serde_json::json!({ "options": options(Mode::Learning, 4), "name": "Ada" });
    for _ in 0..3 {
        assert_eq!(house.ask_seat("/api/rooms", &wanted).await.err(), Some(Refused::TooMany { limit: 3 }));
        assert_eq!(
            house.ask_seat("/api/quick", &serde_json::json!({})).await.err(),
            Some(Refused::TooMany { limit: 3 })
        );
    }
    assert_eq!(metric(&house, "trucker_rooms").await, 3);
    nothing_failed(&house).await;
}
