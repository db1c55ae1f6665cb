//! Three servers, one PostgreSQL, one bus: servers are killed, put to sleep and stopped, bus and database are restarted, while
//! people play at any of them. Nothing that anybody was told is lost, and nothing happens twice.
//!
//! `TRUCKER_ROUNDS` sets how often; each kind of trouble comes once before any comes again.
#![cfg(target_os = "linux")]

mod serving;

use serde_json::json;
use serving::player::Player;
use serving::{PATIENCE, Server, output, serve_among};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use trucker::load::chaos::house::Trouble;
use trucker::load::chaos::ledger::{self, Ledger};
use trucker::load::chaos::{self, Outcome, Trial};
use trucker::load::entry::{Entered, Place};
use trucker::load::wire::Wire;
use trucker_backing::{Nats, Postgres};
use trucker_engine::state::Mode;
use trucker_server::cluster::LEASE;
use trucker_server::protocol::Options;
use trucker_server::store::{Settings, Store};

/// Troubles of these kinds for so many servers and rooms, each of them once or as often as is asked for.
async fn endure(nodes: usize, rooms: usize, troubles: &[Trouble]) -> Outcome {
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let program = env!("CARGO_BIN_EXE_trucker").into();
    let asked = std::env::var("TRUCKER_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = asked.unwrap_or(troubles.len());
    let (troubles, lasts) = (troubles.to_vec(), Duration::ZERO);
    let trial = Trial { program, nodes, rooms, troubles, rounds, lasts, seed };
    let outcome = chaos::run(trial).await.unwrap_or_else(|wrong| panic!("{wrong}"));
    println!("{outcome:?}");
    outcome
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_anybody_was_told_survives_every_trouble_of_several_servers() {
    endure(3, 8, &Trouble::SHORT).await;
}

/// A server that comes gets rooms of the one that has them all, while people play in them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rooms_move_to_a_server_that_comes() {
    endure(1, 12, &[Trouble::Join]).await;
}

/// A server that is told to stop, while the only other one plays by other rules, plays its games to their end first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_rules_that_nobody_else_has_are_played_to_their_end() {
    let (postgres, nats) = (Postgres::start(false).expect("PostgreSQL"), Nats::start().expect("a bus"));
    let database = postgres.create("trucker").expect("a database");
    let old = Server::start(serve_among(&database, &nats.address()));
    // Games that begin on a stage are of no other rules.
    let folder = tempfile::TempDir::new().expect("a folder");
    let stage = folder.path().join("stage.txt");
    std::fs::write(
        &stage,
        "scenario One\nplayers red\nship red\n  7,7 start humans 2\ncard stardust\nexpect\n  crew red 2\n",
    )
    .expect("a file");
    let mut command = serve_among(&database, &nats.address());
    command.arg("--test-scenario").arg(&stage);
    let new = Server::start(command);

    let options = Options::new(2, Mode::Learning);
    let bot = json!({ "tier": "rookie", "pace": "instant" });
    let seat = old.seat("/api/rooms", &json!({ "options": options, "name": "Ann", "bots": [bot] }));
    let (room, ledger) = (seat.room.clone(), Arc::new(Ledger::default()));
    let (_tell, addresses) = watch::channel(vec![old.address]);
    let player = tokio::spawn(Player::new(seat, ledger.clone(), fastrand::u64(..)).wander(addresses));
    let until = async |what: &str, is_so: &dyn Fn() -> bool| {
        let began = Instant::now();
        while !is_so() {
            assert!(began.elapsed() < PATIENCE && !player.is_finished(), "it never comes to this: {what}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    until("a game is played", &|| ledger.acknowledgements() > 10).await;
    old.ask_to_stop();
    until("it says so", &|| old.get("/healthz").0 == 503).await;
    let before = ledger.acknowledgements();
    until("the game goes on", &|| ledger.acknowledgements() > before + 10).await;
    assert_eq!(new.get("/healthz").1["rooms"], 0, "a game that it could not go on with");
    ledger.end();
    until("the game is over", &|| ledger.resting() == 1).await;
    assert!(old.wait().success());
    player.abort();
    assert_eq!(new.get(&format!("/api/rooms/{room}")).0, 200, "the room itself is anybody's");
    let settings = Settings { shared: true, ..Settings::default() };
    let store = Store::open_with(&trucker_server::store::Place::Postgres(database), settings).await.expect("a store");
    ledger::check_store(store, &ledger).await;
}

/// A server that is cut off from the bus, from the database or from both: its rooms are awake elsewhere within ten seconds, it
/// has none of them any more, and it serves on when the wires are mended. Needs root, for a network of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_cut_off_loses_its_rooms_and_nothing_else() {
    if let Err(why) = trucker_backing::Network::start() {
        println!("skipped, as no wires can be cut here: {why}");
        return;
    }
    let outcome = endure(3, 6, &Trouble::CUTS).await;
    assert_eq!(outcome.left_out, None);
}

/// A bus that asks for a password, as it should anywhere but in tests.
fn guarded() -> Nats {
    Nats::start_guarded("trucker", "b@d:l/ck").expect("a bus")
}

/// The address of a bus with a user and a password, written as in addresses.
fn login(nats: &Nats, password: &str) -> String {
    nats.address().replace("nats://", &format!("nats://trucker:{password}@"))
}

/// Three servers, with what they need.
struct House {
    nodes: Vec<Server>,
    _backing: (Postgres, Nats),
}

impl House {
    fn start() -> House {
        let (postgres, nats) = (Postgres::start(false).expect("PostgreSQL"), guarded());
        let database = postgres.create("trucker").expect("a database");
        let node = || {
            let mut command = serve_among(&database, &login(&nats, "b%40d:l%2Fck"));
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

/// A client at one server whose room is on another is told when either of them ends, and comes back: nobody else would tell it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_at_another_server_than_their_room_hears_of_its_end() {
    let mut house = House::start();
    let options = Options::new(2, Mode::Learning);
    let seat = house.nodes[0].seat("/api/rooms", &json!({ "options": options, "name": "Ann" }));
    let far = house.nodes.iter().position(|node| node.get("/healthz").1["rooms"] == 1).expect("somebody has the room");
    let entered = Entered { room: seat.room.clone(), token: seat.token.clone(), seat: seat.seat };
    let come = async |node: &Server| {
        let place = Place::parse(&format!("http://{}", node.address), false).and_then(Place::reach).expect("a place");
        let mut wire = Wire::open(&place, &entered).await.expect("a connection");
        let first = std::future::poll_fn(|cx| wire.poll(cx)).await.expect("a welcome");
        assert!(first.contains("welcome"), "{first}");
        wire
    };
    let farewell = async |mut wire: Wire| {
        let told = async {
            let mut last = String::new();
            while let Ok(text) = std::future::poll_fn(|cx| wire.poll(cx)).await
                && !last.contains("bye")
            {
                last = text.to_string();
            }
            last
        };
        tokio::time::timeout(Duration::from_secs(10), told).await.expect("the end of the connection within ten seconds")
    };
    let near = house.nodes.remove((far + 1) % 3);
    let far = house.nodes.iter().position(|node| node.get("/healthz").1["rooms"] == 1).expect("it is still there");
    let wire = come(&near).await;
    near.ask_to_stop();
    let told = farewell(wire).await;
    assert!(told.contains("stopping"), "{told}");
    assert!(near.wait().success());
    let wire = come(&house.nodes[1 - far]).await;
    house.nodes.remove(far).kill();
    farewell(wire).await;
}

/// After a time without the bus, a room that nobody is in can be found by way of any server.
#[test]
fn a_room_is_found_again_when_the_bus_is_back() {
    let mut house = House::start();
    let options = Options::new(2, Mode::Learning);
    let room = house.nodes[0].seat("/api/rooms", &json!({ "options": options, "name": "Ann" })).room;
    let bus = &mut house._backing.1;
    bus.stop();
    std::thread::sleep(2 * LEASE);
    bus.restart().expect("a bus");
    let began = Instant::now();
    for node in &house.nodes {
        while node.get("/healthz").0 != 200 || node.get(&format!("/api/rooms/{room}")).0 != 200 {
            assert!(began.elapsed() < PATIENCE, "the room is nowhere");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

/// What cannot be used is told in a sentence, with nothing touched.
#[test]
fn bad_addresses_are_refused() {
    let (postgres, nats) = (Postgres::start(false).expect("PostgreSQL"), Nats::start().expect("a bus"));
    let guarded = guarded();
    let plain = Nats::start_with(std::net::Ipv4Addr::LOCALHOST, false).expect("a bus");
    let database = postgres.create("trucker").expect("a database");
    let nowhere = trucker_backing::free_port().expect("a port");
    let cases = [
        (format!("postgres://trucker@127.0.0.1:{nowhere}/x"), nats.address(), "the database does not answer"),
        ("nonsense".to_owned(), nats.address(), "no address of a database"),
        ("mysql://trucker@127.0.0.1/x".to_owned(), nats.address(), "no address of a database"),
        ("postgres://trucker@nobody.invalid/x".to_owned(), nats.address(), "the database does not answer"),
        (postgres.address("absent"), nats.address(), "does not let this server in"),
        (database.clone(), plain.address(), "no JetStream"),
        (database.clone(), login(&guarded, "guess"), "the bus does not let this server in"),
        (database.clone(), guarded.address(), "the bus does not let this server in"),
        (database.clone(), "http://127.0.0.1".to_owned(), "no address of a bus"),
        (database, format!("nats://127.0.0.1:{nowhere}"), "the bus does not answer"),
    ];
    for (database, bus, wanted) in cases {
        let ended = output(serve_among(&database, &bus));
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(2), "{said}");
        let lines: Vec<&str> = said.lines().filter(|line| line.starts_with("trucker:")).collect();
        assert!(lines.len() == 1 && lines[0].contains(wanted), "{wanted}: {said}");
    }
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(postgres.say("trucker", tables).expect("an answer").trim(), "0", "nothing is touched");
}
