//! A full disk and a locked database: what cannot be stored has not happened, and nobody hears of it.

use crate::common::{Client, Followed, House, INSTANT, options};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use trucker_engine::building::Build;
use trucker_engine::game::Action;
use trucker_engine::state::Mode;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{Refused, RoomChange, RoomView, ToClient, ToServer};
use trucker_server::store::Settings;

/// Pages of a small disk: enough for the tables and a game.
const PAGES: u32 = 44;

/// Chat that fills a disk quickly.
fn long_line(number: usize) -> String {
    format!("{number} {}", "🚀".repeat(290))
}

/// Says long lines until no more of them can be stored; gives those that were.
async fn fill_with_chat(client: &mut Client) -> Vec<String> {
    let mut said = Vec::new();
    loop {
        assert!(said.len() < 10_000, "it is never full");
        let line = long_line(said.len() + 1);
        match client.say(&line).await {
            Ok(()) => said.push(line),
            Err(refusal) => {
                assert_eq!(refusal.code(), "storage");
                assert!(!said.is_empty(), "there was no room at all");
                return said;
            }
        }
    }
}

/// Two people who build.
async fn two_builders(house: &House) -> ([SeatGiven; 2], [Client; 2]) {
    let ann = house.room(&options(Mode::Learning, 2), "Ann", &[]).await;
    let bob = house.join(&ann.room, "Bob").await;
    let (mut first, mut second) = (house.connect(&ann).await, house.connect(&bob).await);
    second.change(RoomChange::Ready { ready: true }).await.expect("ready");
    first.change(RoomChange::Start {}).await.expect("a game");
    first.until("the game", |client| client.game.is_some()).await;
    second.until("the game", |client| client.game.is_some()).await;
    first.act(Action::Build(Build::Go)).await.expect("go");
    ([ann, bob], [first, second])
}

/// Takes a tile, or puts it back face up.
fn next_step(client: &Client) -> Action {
    let hand = client.view().own.as_ref().and_then(|own| own.hand);
    Action::Build(if hand.is_some() { Build::Return } else { Build::Draw })
}

/// Has something not been stored that should have been?
async fn has_failed_to_store(house: &House) -> bool {
    let (_, metrics) = house.text("/metrics").await;
    let count = metrics.lines().find_map(|line| line.strip_prefix("trucker_store_failures_total "));
    count.expect("a count") != "0"
}

/// Does the yard wait for nobody but the person?
fn bots_have_finished(client: &Client) -> bool {
    client.view().waiting.iter().all(|who| Some(who.seat) == client.seat)
}

/// Everything that was said to a client has been heard when this returns.
async fn settle(client: &mut Client) {
    client.send(&ToServer::Ping { t: 77 }).await;
    client.hear_until("a pong", |message| matches!(message, ToClient::Pong { t: 77, .. })).await;
}

/// Counts what rooms complain about.
struct Complaints;

static COMPLAINTS: AtomicU32 = AtomicU32::new(0);

impl tracing::Subscriber for Complaints {
    fn enabled(&self, about: &tracing::Metadata<'_>) -> bool {
        *about.level() == tracing::Level::ERROR && about.target().starts_with("trucker_server::room")
    }
    fn event(&self, _: &tracing::Event<'_>) {
        COMPLAINTS.fetch_add(1, Ordering::Relaxed);
    }
    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

/// A full disk is logged once, by the store, and not by every room whenever it tries again. A game that cannot begin
/// leaves no room behind.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_no_flood_and_leaves_no_rooms() {
    // Another test of this program may have been quicker; what it counts is the same.
    let _ = tracing::subscriber::set_global_default(Complaints);
    let house = House::with(|config| config.store = Settings { max_pages: Some(PAGES), ..Settings::default() }).await;
    let given = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let mut ada = house.connect(&given).await;
    fill_with_chat(&mut ada).await;
    for _ in 0..5 {
        assert_eq!(ada.say(&long_line(1)).await, Err(Refused::Storage));
    }
    // What is left of the last pages may be enough for small rooms.
    let mut open = 1;
    let lobby = serde_json::json!({ "options": options(Mode::Learning, 4), "name": "Bo" });
    while house.post("/api/rooms", &lobby).await.0 == 201 {
        open += 1;
    }
    let (status, body) = house.post("/api/quick", &serde_json::json!({})).await;
    assert_eq!((status, &body["refusal"]["code"]), (503, &serde_json::json!("storage")));
    assert!(has_failed_to_store(&house).await);
    let rooms = async || {
        let (_, metrics) = house.text("/metrics").await;
        metrics.lines().find_map(|line| line.strip_prefix("trucker_rooms ").map(str::to_owned))
    };
    crate::common::patiently("the room to go", async {
        while rooms().await != Some(open.to_string()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    assert_eq!(house.text("/healthz").await.0, 503);
    assert_eq!(COMPLAINTS.load(Ordering::Relaxed), 0);
}

/// What everybody in a room knows: the game and the room and the chat.
type Known = (Option<Followed>, Option<RoomView>, usize);

fn known(client: &Client) -> Known {
    (client.game.clone(), client.room.clone(), client.chat.len())
}

/// Whatever one tries is refused, and nobody notices anything of it.
async fn assert_nothing_happens(house: &House, seats: &[SeatGiven; 2], clients: &mut [Client; 2]) {
    let [one, other] = clients;
    let mut watcher = house.watch(&seats[0].room).await;
    watcher.until("the game", |client| client.game.is_some()).await;
    for client in [&mut *one, &mut *other, &mut watcher] {
        settle(client).await;
    }
    let mut before = [known(one), known(other), known(&watcher)];
    let (mut refused, mut stored) = (0, 0);
    while refused < 3 {
        match one.act(next_step(one)).await {
            Err(refusal) => {
                assert_eq!(refusal.code(), "storage");
                refused += 1;
            }
            // A database finds a last corner now and then; everyone is told of what went in there.
            Ok(_) => {
                stored += 1;
                assert!(stored < 100, "it is not full at all");
                for client in [&mut *one, &mut *other, &mut watcher] {
                    settle(client).await;
                }
                before = [known(one), known(other), known(&watcher)];
            }
        }
    }
    if one.view().own.as_ref().is_some_and(|own| own.may_undo) {
        match one.undo().await {
            Err(refusal) => assert_eq!(refusal.code(), "storage"),
            // Its row is shorter than that of a step, and may just go in.
            Ok(_) => {
                for client in [&mut *one, &mut *other, &mut watcher] {
                    settle(client).await;
                }
                before = [known(one), known(other), known(&watcher)];
            }
        }
    }
    assert_eq!(other.say(&long_line(0)).await.expect_err("nothing can be stored").code(), "storage");

    for client in [&mut *one, &mut *other, &mut watcher] {
        // The copy is compared with a fresh view.
        client.look().await;
        settle(client).await;
    }
    assert_eq!(before, [known(one), known(other), known(&watcher)]);
    watcher.close().await;
    // Whoever is still counted as watching goes before the next comparison.
    one.until("the watcher has gone", |client| client.room().watching == 0).await;
    other.until("the watcher has gone", |client| client.room().watching == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_happens_that_is_not_stored() {
    let mut house = House::with(|config| config.store.max_pages = Some(PAGES)).await;
    let (seats, mut clients) = two_builders(&house).await;
    // Long lines first, then short steps into what is left.
    let said = fill_with_chat(&mut clients[1]).await;
    let mut refused = 0;
    for number in 0.. {
        assert!(number < 10_000, "it is never full");
        let step = next_step(&clients[0]);
        match clients[0].act(step).await {
            Ok(_) => refused = 0,
            Err(refusal) => {
                assert_eq!(refusal.code(), "storage");
                refused += 1;
            }
        }
        // A database finds a last corner now and then: full is when it finds none for a while.
        if refused == 20 {
            break;
        }
    }
    assert_nothing_happens(&house, &seats, &mut clients).await;
    let version = clients[0].version();
    let [one, other] = clients;
    let seen = one.game.clone().expect("a game");
    drop((one, other));

    // With more room it goes on where it was.
    assert_eq!(house.restart_with(|config| config.store.max_pages = None).await, 1);
    assert_eq!(house.get("/healthz").await.0, 200);
    let mut one = house.connect(&seats[0]).await;
    one.until("the game", |client| client.game.is_some()).await;
    assert_eq!(one.game, Some(seen));
    let last: Vec<&String> = said.iter().rev().take(one.chat.len()).rev().collect();
    assert_eq!(one.chat.iter().map(|line| &line.text).collect::<Vec<_>>(), last);
    let step = next_step(&one);
    assert_eq!(one.act(step).await, Ok(version + 1));
    one.say("That is better").await.expect("there is room");
    house.stop().await;
    check_integrity(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_bots_wait_and_go_on_later() {
    let mut house = House::with(|config| config.store.max_pages = Some(PAGES)).await;
    let ann = house.room(&options(Mode::Learning, 4), "Ann", &[INSTANT; 3]).await;
    let mut client = house.connect(&ann).await;
    client.change(RoomChange::Start {}).await.expect("a game");
    fill_with_chat(&mut client).await;
    drop(client);
    // One page is enough to begin, and too little to build three ships.
    assert_eq!(house.restart_with(|config| config.store.max_pages = Some(PAGES + 1)).await, 1);
    let mut client = house.connect(&ann).await;
    client.until("the game", |client| client.game.is_some()).await;
    client.act(Action::Build(Build::Go)).await.expect("go");
    while !has_failed_to_store(&house).await && !bots_have_finished(&client) {
        settle(&mut client).await;
    }
    assert!(!bots_have_finished(&client), "the disk was to be full before");
    client.look().await;
    let (_, why) = tokio::join!(house.stop(), client.farewell());
    assert_eq!(why, Refused::Stopping);
    let told = client.game.expect("a game");
    assert_eq!(stored_steps(&house, &told.id).await, told.version, "what was told is what is stored");

    assert_eq!(house.restart_with(|config| config.store.max_pages = None).await, 1);
    let mut client = house.connect(&ann).await;
    client.until("the game", |client| client.game.is_some()).await;
    assert!(client.version() >= told.version);
    client.until("the bots to finish", bots_have_finished).await;
    house.stop().await;
    check_integrity(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_waited_for_and_then_refused() {
    let settings = Settings { busy_timeout: Duration::from_millis(50), ..Settings::default() };
    let mut house = House::with(|config| config.store = settings).await;
    let (seats, mut clients) = two_builders(&house).await;
    let step = next_step(&clients[0]);
    let version = clients[0].act(step).await.expect("a tile");

    let mut other = stranger(&house).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.expect("a lock");
    assert_nothing_happens(&house, &seats, &mut clients).await;
    assert_eq!(clients[0].version(), version);
    let called = RoomChange::Name { name: "Barbara".into() };
    assert_eq!(clients[1].change(called.clone()).await.expect_err("nothing can be stored").code(), "storage");
    let room = serde_json::json!({ "options": options(Mode::Learning, 2), "name": "Cid", "bots": [] });
    assert_eq!(house.ask_seat("/api/rooms", &room).await.expect_err("nothing can be stored").code(), "storage");
    let joined = house.try_join(&seats[0].room, "Cid").await;
    assert!(joined.is_err());
    let (status, health) = house.get("/healthz").await;
    assert!(status == 503 && health["status"].as_str().is_some_and(|status| status.contains("locked")), "{health}");
    settle(&mut clients[0]).await;
    assert!(clients[0].room().seats.iter().all(|entry| !format!("{entry:?}").contains("Barbara")));
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("no lock");
    other.close().await.expect("a connection");

    // It goes on by itself.
    let [mut one, mut other] = clients;
    assert_eq!(house.get("/healthz").await.0, 200);
    let step = next_step(&one);
    assert_eq!(one.act(step).await, Ok(version + 1));
    other.say("There you are").await.expect("it is not locked any more");
    other.change(called).await.expect("it is not locked any more");
    other.until("the step", |client| client.version() == version + 1).await;
    other.look().await;
    assert_eq!(house.restart().await, 1);
    let mut one = house.connect(&seats[0]).await;
    one.until("the game", |client| client.game.is_some()).await;
    assert_eq!(one.version(), version + 1);
    house.stop().await;
    check_integrity(&house).await;
}

/// What waits while something is stored is stored together afterwards: all of it, or nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_several_do_at_once_is_stored_at_once_or_not_at_all() {
    let settings = Settings { busy_timeout: Duration::from_millis(1_500), ..Settings::default() };
    let mut house = House::with(|config| config.store = settings).await;
    let (_, [mut one, mut other]) = two_builders(&house).await;
    settle(&mut other).await;
    let before = [known(&one), known(&other)];
    let mut stranger = stranger(&house).await;
    let act = |id, build| ToServer::Act { id, asked: None, action: Action::Build(build) };
    for (round, is_stored) in [(0, false), (1, true)] {
        sqlx::query("BEGIN EXCLUSIVE").execute(&mut stranger).await.expect("a lock");
        // The first is on its way to the disk while the others come.
        one.send(&act(1000 + round, Build::Draw)).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        other.send(&act(2000 + round, Build::Draw)).await;
        other.send(&act(3000 + round, Build::Return)).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        if is_stored {
            sqlx::query("ROLLBACK").execute(&mut stranger).await.expect("no lock");
        }
        let answers = [(&mut one, vec![1000 + round]), (&mut other, vec![2000 + round, 3000 + round])];
        for (client, ids) in answers {
            for wanted in ids {
                let answer = client.hear_until("an answer", |message| match message {
                    ToClient::Ack { id, .. } => *id == wanted,
                    ToClient::Refused { id, .. } => *id == Some(wanted),
                    _ => false,
                });
                match answer.await {
                    ToClient::Ack { version, .. } => assert!(is_stored && version.is_some()),
                    ToClient::Refused { refusal, .. } => assert!(!is_stored && refusal.code() == "storage"),
                    _ => unreachable!("nothing else was waited for"),
                }
            }
        }
        if !is_stored {
            sqlx::query("ROLLBACK").execute(&mut stranger).await.expect("no lock");
            for client in [&mut one, &mut other] {
                client.look().await;
                settle(client).await;
            }
            assert_eq!(before, [known(&one), known(&other)], "nothing has happened");
        }
    }
    let version = before[0].0.as_ref().map(|game| game.version).expect("a game") + 3;
    one.until("all three", |client| client.version() == version).await;
    let together = one
        .heard
        .iter()
        .any(|text| matches!(crate::common::read(text), ToClient::Update { from, version, .. } if version == from + 2));
    assert!(together, "what waited is told at once");
    // The copies are compared with fresh views.
    one.look().await;
    other.look().await;
    let game = one.game.as_ref().expect("a game").id.clone();
    stranger.close().await.expect("a connection");
    house.stop().await;
    assert_eq!(stored_steps(&house, &game).await, version);
    check_integrity(&house).await;
}

/// How many steps of a game are stored.
async fn stored_steps(house: &House, game: &str) -> u32 {
    let mut connection = stranger(house).await;
    let count = sqlx::query_scalar("SELECT count(*) FROM log WHERE game = ?").bind(game);
    let count: u32 = count.fetch_one(&mut connection).await.expect("a count");
    connection.close().await.expect("a connection");
    count
}

/// Somebody else who has opened the database.
async fn stranger(house: &House) -> SqliteConnection {
    SqliteConnectOptions::new().filename(house.db()).connect().await.expect("the database")
}

async fn check_integrity(house: &House) {
    let mut connection = stranger(house).await;
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut connection).await.expect("a check");
    assert_eq!(found, ["ok"]);
    connection.close().await.expect("a connection");
}
