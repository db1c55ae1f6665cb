//! Clients that do not read, do not answer, do not finish what they began, or just vanish.

use crate::common::*;
use crate::raw::*;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use trucker_engine::state::Mode;
use trucker_server::protocol::{PROTOCOL, Refused, RoomChange, Since, ToClient, ToServer};

/// Waits until so many are connected to rooms.
async fn connected(house: &House, wanted: i64) {
    patiently("connections to end", async {
        while metric(house, "trucker_connections").await != wanted {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

async fn entered_with(house: &House, room: &str, since: Since) -> Raw {
    let mut raw = Raw::open(house).await;
    let room = room.to_owned();
    raw.say(&ToServer::Hello { protocol: PROTOCOL, room, token: None, since: Some(since) }).await;
    raw
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_cut_and_nobody_else_notices() {
    let house = House::with(|config| {
        config.limits.outgoing = 16;
        config.limits.patience = Duration::from_secs(1);
    })
    .await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[INSTANT; 3]).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start {}).await.expect("started");
    ada.until("a game", |ada| ada.game.is_some()).await;
    let mut slow = Raw::open_narrow(house.address).await;
    slow.greet(&given.room, None).await;
    // It asks for a lot and reads nothing of it.
    for _ in 0..2_000 {
        slow.say(&ToServer::View {}).await;
    }
    let seen = Since { game: ada.game.as_ref().expect("a game").id.clone(), version: ada.version() };
    // Somebody else plays to the end; their own copy checks that every step is told, once and in order.
    ada.play(11).await;
    connected(&house, 1).await;
    let (_, metrics) = house.text("/metrics").await;
    assert!(metrics.contains(r#"trucker_refusals_total{code="too_slow"} 1"#), "{metrics}");
    // What was on its way comes still, whole messages or none, and then it ends.
    let why = slow.bye().await;
    assert!(matches!(why, None | Some(Refused::TooSlow)), "{why:?}");
    // It comes back: with what it has seen long ago, to a fresh view; with the latest, to no more than that.
    let latest = ada.version();
    assert!(latest > seen.version + 64, "a game has more steps than are remembered");
    for (version, fresh) in [(seen.version, true), (latest - 5, false), (latest, false)] {
        let mut back = entered_with(&house, &given.room, Since { game: seen.game.clone(), version }).await;
        let said = back.settle().await;
        let view = said.iter().find_map(|message| match message {
            ToClient::View { version, view, .. } => Some((*version, view)),
            _ => None,
        });
        let update = said.iter().find_map(|message| match message {
            ToClient::Update { from, version, steps, .. } => Some((*from, *version, steps.len() as u32)),
            _ => None,
        });
        if fresh {
            let (version, view) = view.expect("a view");
            assert_eq!((version, &view.ships, &view.seats), (latest, &ada.view().ships, &ada.view().seats));
        } else {
            assert_eq!((view, update), (None, Some((version, latest, latest - version))));
        }
    }
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_no_hello_is_sent_away() {
    let house = House::with(|config| config.limits.patience = Duration::from_millis(300)).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut silent = Raw::open(&house).await;
    let mut half = Raw::open(&house).await;
    half.bytes(&frame(1, br#"{"type":"hello","#, 1_000)).await;
    let mut busy = Raw::open(&house).await;
    busy.bytes(&frame(9, b"are you there", 13)).await;
    for raw in [&mut silent, &mut half, &mut busy] {
        assert_eq!(raw.bye().await, Some(Refused::HelloFirst));
    }
    assert_eq!(metric(&house, "trucker_connections").await, 0);
    Raw::enter(&house, &given.room, None).await.settle().await;
    nothing_failed(&house).await;
}

/// Somebody stops in the middle of a frame, somebody else answers no pings; a third is only quiet.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_is_cut() {
    let house = House::with(|config| config.limits.quiet = Duration::from_secs(1)).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut quiet = house.connect(&given).await;
    let mut dead = Raw::enter(&house, &given.room, None).await;
    let mut half = Raw::enter(&house, &given.room, None).await;
    half.bytes(&frame(1, br#"{"type":"#, 10_000)).await;
    // Reading answers pings; the quiet one does nothing else.
    tokio::select! {
        () = connected(&house, 1) => {}
        () = async { while quiet.listen().await.is_some() {} } => panic!("the quiet one was cut"),
    }
    for raw in [&mut dead, &mut half] {
        assert_eq!(raw.bye().await, Some(Refused::TooSlow));
    }
    quiet.say("I was only quiet").await.expect("the connection holds");
    nothing_failed(&house).await;
}

/// Connections that end in every ungentle way are all forgotten.
#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_vanish_and_leave_nothing_behind() {
    let house = House::with(|config| config.limits.connections_per_address = 200).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    for _ in 0..2 {
        let mut open = Vec::new();
        for number in 0..200 {
            // Those of the round before may have to be noticed first.
            let mut raw = patiently("a free connection", async {
                loop {
                    match Raw::open_with(house.address, &[]).await {
                        Ok(raw) => break raw,
                        Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
                    }
                }
            })
            .await;
            match number % 5 {
                // No hello, half a hello, a hello whose answer is not read, a proper one, one and half a message.
                0 => {}
                1 => raw.bytes(&frame(1, br#"{"type":"#, 100)).await,
                2 => raw.say(&hello(&given.room, None)).await,
                3 => raw.greet(&given.room, Some(&given.token)).await,
                _ => {
                    raw.greet(&given.room, None).await;
                    raw.bytes(&frame(1, b"{", 10_000)).await;
                }
            }
            open.push(raw);
        }
        drop(open);
    }
    // Some of them may not even have got in yet.
    patiently("all to be gone", async {
        for _ in 0..3 {
            connected(&house, 0).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    let (_, metrics) = house.text("/metrics").await;
    assert!(!metrics.contains(r#"code="malformed""#), "who vanishes has said nothing wrong: {metrics}");
    let mut ada = house.connect(&given).await;
    ada.until("the room", |ada| ada.room().watching == 0).await;
    // Requests that are never finished, and bodies that never come.
    let mut halves = Vec::new();
    for start in [
        "",
        "GET /healthz HTTP/1.1\r\nhost: x\r\n",
        "POST /api/quick HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        stream.write_all(start.as_bytes()).await.expect("sent");
        halves.push(stream);
    }
    ada.say("nobody minds").await.expect("the connection holds");
    drop(halves);
    nothing_failed(&house).await;
}

/// Whoever sends a request a line at a time is never silent, and would keep a socket for as long as there are lines.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_trickle_are_cut() {
    use tokio::io::AsyncReadExt;
    let house = House::with(|config| config.limits.patience = Duration::from_millis(200)).await;
    let head = ("GET /healthz HTTP/1.1\r\nhost: x\r\n", "x-more: 1\r\n");
    let body = ("POST /api/quick HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n", " ");
    for (start, drop) in [head, body] {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        stream.write_all(start.as_bytes()).await.expect("sent");
        let trickle = async {
            let (mut read, mut write) = stream.split();
            let mut rest = Vec::new();
            let drops = async {
                while write.write_all(drop.as_bytes()).await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            };
            tokio::select! {
                _ = read.read_to_end(&mut rest) => {}
                () = drops => {}
            }
        };
        patiently("the end of it", trickle).await;
    }
    nothing_failed(&house).await;
}

/// Sockets that say nothing, or half a request, are no WebSockets and have no room to cut them.
#[tokio::test(flavor = "multi_thread")]
async fn silent_sockets_are_closed_and_counted() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    let house = House::with(|config| {
        config.limits.quiet = Duration::from_millis(250);
        config.limits.connections_per_address = 2; // And so 20 sockets.
    })
    .await;
    let mut silent = TcpStream::connect(house.address).await.expect("a socket");
    let mut half = TcpStream::connect(house.address).await.expect("a socket");
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("half a request");
    for socket in [&mut silent, &mut half] {
        let mut rest = Vec::new();
        // However it ends, it ends.
        let ended = tokio::time::timeout(Duration::from_secs(30), socket.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "it is never closed");
    }
    let mut crowd = Vec::new();
    for _ in 0..60 {
        crowd.push(TcpStream::connect(house.address).await.expect("the system accepts it"));
    }
    // Those beyond the limit are closed without a word; the others only after a while.
    let mut closed = 0;
    for socket in &mut crowd {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_secs(30), socket.read(&mut byte)).await.expect("it is closed");
        closed += usize::from(!matches!(read, Ok(1)));
    }
    assert_eq!(closed, 60);
    drop(crowd);
    assert_eq!(house.text("/healthz").await.0, 200, "others are let in again");
    nothing_failed(&house).await;
}
