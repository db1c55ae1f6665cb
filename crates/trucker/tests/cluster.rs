//! Three servers, one PostgreSQL, one bus: servers are killed, put to sleep and stopped, bus and database are restarted, while
//! people play at any of them. Nothing that anybody was told is lost, and nothing happens twice.
//!
//! `TRUCKER_ROUNDS` sets how often; each kind of trouble comes once before any comes again.
#![cfg(target_os = "linux")]

mod serving;

use serde_json::json;
use serving::{PATIENCE, Server, output, serve_among};
use std::time::{Duration, Instant};
use trucker::load::chaos::{self, Trial};
use trucker_backing::{Nats, Postgres};
use trucker_engine::state::Mode;
use trucker_server::protocol::Options;

fn rounds() -> usize {
    std::env::var("TRUCKER_ROUNDS")
        .ok()
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(chaos::house::Trouble::ALL.len())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_anybody_was_told_survives_every_trouble_of_several_servers() {
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let program = env!("CARGO_BIN_EXE_trucker").into();
    let trial = Trial { program, nodes: 3, rooms: 8, rounds: rounds(), lasts: Duration::ZERO, seed };
    let outcome = chaos::run(trial).await.unwrap_or_else(|wrong| panic!("{wrong}"));
    println!("{outcome:?}");
}

/// Three servers, with what they need.
struct House {
    nodes: Vec<Server>,
    _backing: (Postgres, Nats),
}

impl House {
    fn start() -> House {
        let (postgres, nats) = (Postgres::start(false).expect("PostgreSQL"), Nats::start().expect("a bus"));
        let database = postgres.create("trucker").expect("a database");
        let node = || {
            let mut command = serve_among(&database, &nats.address());
            command.args(["--rooms-per-minute", "100000", "--log", "warn"]);
            Server::start(command)
        };
        House { nodes: (0..3).map(|_| node()).collect(), _backing: (postgres, nats) }
    }
}

/// Any server answers anybody: lists, joining and health cover all of them.
#[test]
fn any_server_answers_anybody() {
    let house = House::start();
    let options = Options { public: true, ..Options::new(2, Mode::Learning) };
    let open = |node: &Server| node.seat("/api/rooms", &json!({ "options": options, "name": "Ann" })).room;
    let mut rooms: Vec<String> = (0..9).map(|number| open(&house.nodes[number % 3])).collect();
    rooms.sort();
    for node in &house.nodes {
        node.assert_healthy();
        assert_eq!(node.get("/healthz").1["rooms"], 3, "rooms are where fewest are");
        let began = Instant::now();
        loop {
            let (_, listed) = node.get("/api/rooms");
            let listed = listed.as_array().expect("a list").iter();
            let mut codes: Vec<String> = listed.map(|room| room["code"].as_str().expect("a code").to_owned()).collect();
            codes.sort();
            if codes == rooms {
                break;
            }
            assert!(began.elapsed() < PATIENCE, "{codes:?} and not {rooms:?}");
        }
        for room in &rooms {
            assert_eq!(node.get(&format!("/api/rooms/{room}")).0, 200);
        }
        let metrics = node.get("/metrics").1;
        let metrics = metrics.as_str().expect("a text");
        let counted = metrics.lines().filter(|line| line.starts_with("trucker_rooms{")).count();
        assert_eq!(counted, 3, "{metrics}");
    }
    assert_eq!(house.nodes[1].get("/api/rooms/AAAAAA").0, 404);
}

/// What cannot be used is told in a sentence, with nothing touched.
#[test]
fn bad_addresses_are_refused() {
    let (postgres, plain) = (Postgres::start(false).expect("PostgreSQL"), Nats::start_with(false).expect("a bus"));
    let database = postgres.create("trucker").expect("a database");
    let nowhere = trucker_backing::free_port().expect("a port");
    let cases = [
        (format!("postgres://trucker@127.0.0.1:{nowhere}/x"), plain.address(), "the database does not answer"),
        ("nonsense".to_owned(), plain.address(), "no address of a database"),
        (postgres.address("absent"), plain.address(), "does not let this server in"),
        (database.clone(), plain.address(), "no JetStream"),
        (database, format!("nats://127.0.0.1:{nowhere}"), "the bus does not answer"),
    ];
    for (database, bus, wanted) in cases {
        let ended = output(serve_among(&database, &bus));
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(2), "{said}");
        let lines: Vec<&str> = said.lines().filter(|line| line.starts_with("trucker:")).collect();
        assert!(lines.len() == 1 && lines[0].contains(wanted), "{wanted}: {said}");
    }
}
