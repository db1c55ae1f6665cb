//! The server is killed again and again while people and bots play: nothing that anybody was told is ever lost.
//!
//! `TRUCKER_ROUNDS` sets how often; players are as random as the moments in which the server dies.
#![cfg(unix)]

use crate::serving::ledger::{self, Ledger};
use crate::serving::player::Player;
use crate::serving::{Client, Server, get, serve};
use serde_json::json;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use trucker_engine::record::{Record, Table};
use trucker_engine::setup::{Dock, Extras};
use trucker_engine::state::{Aid, Mode, Pace};
use trucker_engine::team::Hiring;
use trucker_engine::words::{ByLevel, BySeat, LEVELS, Level, MAX_SEATS};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{Options, Refused, ToClient};

/// How long the players may take between two deaths, or to end their games.
const PATIENCE: Duration = Duration::from_secs(300);

/// How often the server is killed.
fn rounds() -> usize {
    std::env::var("TRUCKER_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(9)
}

/// A server that lets one address do everything.
fn begin(db: &Path) -> Server {
    let mut command = serve(db);
    command.args(["--connections-per-address", "1000", "--rooms-per-minute", "100000", "--log", "warn"]);
    Server::start(command)
}

/// Games of more than the base box must come back as well.
const OTHER_BOX: Extras = Extras {
    technology: true,
    adventures: true,
    ships: ByLevel([true, true, true, false]),
    abe_ships: ByLevel([false; LEVELS]),
    abe_adventures: false,
    intruders: false,
    abe_technology: true,
    titles: false,
    titles_first: false,
    dock: Dock::None,
    half_scores: false,
    double_titles: false,
    rough_roads: 2,
    handicaps: BySeat([0; MAX_SEATS]),
    roads_anew: false,
    support_team: Hiring::None,
};

fn options(number: usize) -> Options {
    Options {
        pace: if number == 4 { Pace::TurnByTurn { last_turns: Some(5) } } else { Pace::RealTime { run: 90_000 } },
        aid: if number == 3 { Aid::Tabletop } else { Aid::Assisted },
        open_credits: number.is_multiple_of(2),
        public: !number.is_multiple_of(2),
        extras: if number % 3 == 2 { OTHER_BOX } else { Extras::default() },
        ..Options::new(4, if number % 3 == 2 { Mode::Flight(Level::I) } else { Mode::Learning })
    }
}

/// Rooms of four people, and of one among three bots.
fn open_rooms(server: &Server, people: usize, alone: usize) -> Vec<SeatGiven> {
    let mut seats = Vec::new();
    for number in 0..people + alone {
        let bot = json!({ "tier": "rookie", "pace": "instant" });
        let bots = if number < people { json!([]) } else { json!([bot, bot, bot]) };
        let host = server.seat("/api/rooms", &json!({ "options": options(number), "name": "p0", "bots": bots }));
        let path = format!("/api/rooms/{}/join", host.room);
        let guests = if number < people { 1..4 } else { 1..1 };
        seats.push(host);
        seats.extend(guests.map(|guest| server.seat(&path, &json!({ "name": format!("p{guest}") }))));
    }
    seats
}

/// Waits until something is so.
async fn until(what: &str, players: &[JoinHandle<()>], ledger: &Ledger, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(!players.iter().any(JoinHandle::is_finished), "a player has failed");
        assert!(began.elapsed() < PATIENCE, "it never comes to this: {what}; {}", ledger.summary());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_anybody_was_told_survives_every_death_of_the_server() {
    let folder = TempDir::new().expect("a folder");
    let db = folder.path().join("trucker.db");
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let ledger = Arc::new(Ledger::default());
    let (tell, address) = watch::channel::<Option<SocketAddr>>(None);

    let mut server = begin(&db);
    let seats = open_rooms(&server, 6, 3);
    let count = seats.len();
    let players: Vec<_> = (seats.into_iter())
        .map(|seat| tokio::spawn(Player::new(seat, ledger.clone(), rng.u64(..)).live(address.clone())))
        .collect();
    for round in 0..rounds() {
        tell.send_replace(Some(server.address));
        // Most deaths are in the thick of it, some before anybody has said anything.
        let wait_for = if round % 4 == 3 { 0 } else { rng.usize(1..800) };
        let before = ledger.acknowledgements();
        until("players act", &players, &ledger, || ledger.acknowledgements() >= before + wait_for).await;
        tokio::time::sleep(Duration::from_millis(rng.u64(..25))).await;
        assert!(!server.has_ended(), "it has ended by itself: {}", server.logged());
        assert_eq!(server.logged(), "", "round {round}");
        server.kill();
        tell.send_replace(None);
        if round % 3 == 1 {
            die_while_starting(&db, &mut rng);
        }
        ledger::check_copy(&db, &folder.path().join(format!("copy-{round}")), &ledger).await;
        server = begin(&db);
    }
    tell.send_replace(Some(server.address));
    ledger.end();
    until("all games are over", &players, &ledger, || ledger.resting() == count).await;
    for player in players {
        player.abort();
        assert!(player.await.is_err_and(|ended| ended.is_cancelled()));
    }
    server.assert_healthy();
    check_records(server.address, &ledger);
    assert_eq!(server.logged(), "");
    server.stop();
    ledger::check(&db, &ledger).await;
    println!("{}", ledger.summary());
}

/// A server that is killed before it has said that it is ready.
fn die_while_starting(db: &Path, rng: &mut fastrand::Rng) {
    let mut child = serve(db).spawn().expect("the binary");
    std::thread::sleep(Duration::from_millis(rng.u64(..60)));
    child.kill().expect("a child");
    child.wait().expect("a child");
}

/// Every game that anybody has seen is over, and its record plays to the same end.
fn check_records(address: SocketAddr, ledger: &Ledger) {
    let content = Arc::new(trucker_content::all().clone());
    for (game, commitment) in ledger.games() {
        let (status, record) = get(address, &format!("/api/games/{game}"));
        assert_eq!(status, 200, "{game}: {record}");
        let record: Record = serde_json::from_value(record).expect("a record");
        assert_eq!(record.commitment.to_string(), commitment, "{game}");
        let table =
            Table::load(&record, content.clone(), &mut |_| {}).unwrap_or_else(|wrong| panic!("{game}: {wrong}"));
        assert!(table.game().is_over(), "{game}");
        assert_eq!(table.game().digest(), record.digest);
    }
}

/// Wherever a server dies while it makes its database, the next one can use what is there.
#[test]
fn a_server_that_dies_while_it_makes_its_database_does_no_harm() {
    let folder = TempDir::new().expect("a folder");
    let mut rng = fastrand::Rng::new();
    for round in 0..rounds() {
        let db = folder.path().join(format!("{round}.db"));
        die_while_starting(&db, &mut rng);
        let server = begin(&db);
        let seat = server.seat("/api/quick", &json!({}));
        server.kill();
        let server = begin(&db);
        server.assert_healthy();
        assert!(server.said().contains("1 unfinished game goes on."), "{}", server.said());
        assert_eq!(server.get(&format!("/api/rooms/{}", seat.room)).0, 200);
        server.kill();
    }
}

/// A server that stops in order tells everyone, however many there are, and whether they have said hello or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everyone_is_told_goodbye() {
    let folder = TempDir::new().expect("a folder");
    let server = begin(&folder.path().join("trucker.db"));
    let seat = server.seat("/api/quick", &json!({}));
    let mut clients = Vec::new();
    for number in 0..200 {
        let client = if number % 10 == 0 {
            Client::connect(server.address).await
        } else {
            Client::watch(server.address, &seat.room).await
        };
        let mut client = client.expect("a connection");
        if number % 10 != 0 {
            client.until(|message| matches!(message, ToClient::View { .. }).then_some(())).await;
        }
        clients.push(client);
    }
    // Somebody who never ends a request must not keep the server from ending.
    let mut idle = std::net::TcpStream::connect(server.address).expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\n").expect("half a request");
    server.ask_to_stop();
    for mut client in clients {
        let bye = client.until(|message| if let ToClient::Bye { refusal } = message { Some(refusal) } else { None });
        assert_eq!(bye.await, Refused::Stopping);
    }
    assert_eq!(server.wait().code(), Some(0));
}
