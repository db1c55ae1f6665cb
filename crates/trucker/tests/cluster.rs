//! Three servers, one PostgreSQL, one bus: servers are killed, put to sleep and stopped, bus and database are restarted, while
//! people play at any of them. Nothing that anybody was told is lost, and nothing happens twice.
//!
//! `TRUCKER_ROUNDS` sets how often; each kind of trouble comes once before any comes again.
#![cfg(target_os = "linux")]

mod serving;

use serde_json::json;
use serving::ledger::{self, Ledger};
use serving::player::Player;
use serving::{PATIENCE, Server, get, output, serve_among};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use trucker_backing::{Nats, Postgres, Signal, signal};
use trucker_engine::record::{Record, Table};
use trucker_engine::state::{Mode, Pace};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::Options;
use trucker_server::store::{Place, Settings, Store};

/// What can happen.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// A server dies.
    Kill,
    /// A server stands still for longer than its lease, and goes on.
    Sleep,
    /// A server is told to stop, and another one comes.
    Replace,
    /// The bus is gone for longer than a lease.
    Bus,
    /// The database is gone for a while.
    Database,
}

const ALL: [Trouble; 5] = [Trouble::Kill, Trouble::Sleep, Trouble::Replace, Trouble::Bus, Trouble::Database];

fn rounds() -> usize {
    std::env::var("TRUCKER_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(ALL.len())
}

/// Everything that runs.
struct House {
    postgres: Postgres,
    database: String,
    nats: Nats,
    nodes: Vec<Server>,
    tell: watch::Sender<Vec<SocketAddr>>,
}

impl House {
    fn start() -> House {
        let (postgres, nats) = (Postgres::start(false).expect("PostgreSQL"), Nats::start().expect("a bus"));
        let database = postgres.create("trucker").expect("a database");
        let mut house = House { postgres, database, nats, nodes: Vec::new(), tell: watch::channel(Vec::new()).0 };
        for _ in 0..3 {
            house.add();
        }
        house
    }

    fn add(&mut self) {
        let mut command = serve_among(&self.database, &self.nats.address());
        command.args(["--connections-per-address", "1000", "--rooms-per-minute", "100000", "--log", "warn"]);
        self.nodes.push(Server::start(command));
        self.announce();
    }

    /// Tells players where they can go: some of them find a server that is not there any more, as people do.
    fn announce(&self) {
        self.tell.send_replace(self.nodes.iter().map(|node| node.address).collect());
    }

    /// Rooms of two people each, and of one among bots.
    fn open_rooms(&self, count: usize) -> Vec<SeatGiven> {
        let mut seats = Vec::new();
        for number in 0..count {
            let node = |more: usize| &self.nodes[(number + more) % self.nodes.len()];
            let pace =
                if number % 3 == 1 { Pace::TurnByTurn { last_turns: Some(5) } } else { Pace::RealTime { run: 90_000 } };
            let options = Options { pace, ..Options::new(3, Mode::Learning) };
            let bot = json!({ "tier": "rookie", "pace": "instant" });
            let bots = if number % 4 == 3 { json!([bot, bot]) } else { json!([bot]) };
            let host = node(0).seat("/api/rooms", &json!({ "options": options, "name": "p0", "bots": bots }));
            if number % 4 != 3 {
                seats.push(node(1).seat(&format!("/api/rooms/{}/join", host.room), &json!({ "name": "p1" })));
            }
            seats.push(host);
        }
        seats
    }

    async fn suffer(&mut self, trouble: Trouble, rng: &mut fastrand::Rng) {
        let victim = rng.usize(..self.nodes.len());
        let lease = trucker_server::cluster::LEASE;
        match trouble {
            Trouble::Kill => {
                self.nodes.remove(victim).kill();
                self.announce();
                self.add();
            }
            Trouble::Sleep => {
                let pid = self.nodes[victim].pid();
                signal(pid, Signal::Stop).expect("a process");
                tokio::time::sleep(lease * 2).await;
                signal(pid, Signal::Continue).expect("a process");
            }
            Trouble::Replace => {
                let old = self.nodes.remove(victim);
                self.announce();
                tokio::task::spawn_blocking(move || old.stop()).await.expect("it stops");
                self.add();
            }
            Trouble::Bus => {
                self.nats.stop();
                tokio::time::sleep(lease + Duration::from_secs(2)).await;
                self.nats.restart().expect("the bus");
            }
            Trouble::Database => {
                self.postgres.stop();
                tokio::time::sleep(Duration::from_secs(rng.u64(1..6))).await;
                self.postgres.restart().expect("the database");
            }
        }
    }
}

/// Waits until something is so.
async fn until(what: &str, players: &[JoinHandle<()>], ledger: &Ledger, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(!players.iter().any(JoinHandle::is_finished), "a player has failed");
        assert!(began.elapsed() < PATIENCE, "it never comes to this: {what}; {}", ledger.summary());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_anybody_was_told_survives_every_trouble_of_several_servers() {
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let ledger = Arc::new(Ledger::default());
    let mut house = House::start();
    let seats = house.open_rooms(8);
    let count = seats.len();
    let players: Vec<_> = (seats.into_iter())
        .map(|seat| tokio::spawn(Player::new(seat, ledger.clone(), rng.u64(..)).wander(house.tell.subscribe())))
        .collect();
    let mut to_come = Vec::new();
    for round in 0..rounds() {
        // Everybody plays before the next trouble comes.
        let before = ledger.rooms();
        let plays = |(room, count): (&String, &usize)| *count > before.get(room).copied().unwrap_or(0) + 5;
        until("every room is played in", &players, &ledger, || {
            let now = ledger.rooms();
            now.len() == 8 && now.iter().all(plays)
        })
        .await;
        if to_come.is_empty() {
            to_come = ALL.to_vec();
            rng.shuffle(&mut to_come);
        }
        let trouble = to_come.pop().expect("some trouble");
        println!("round {round}: {trouble:?} after {}", ledger.summary());
        house.suffer(trouble, &mut rng).await;
    }
    ledger.end();
    until("all games are over", &players, &ledger, || ledger.resting() == count).await;
    for player in players {
        player.abort();
        assert!(player.await.is_err_and(|ended| ended.is_cancelled()));
    }
    check_records(house.nodes[0].address, &ledger);
    house.nodes.drain(..).for_each(Server::stop);
    let settings = Settings { shared: true, ..Settings::default() };
    let store = Store::open_with(&Place::Postgres(house.database.clone()), settings).await.expect("the database");
    ledger::check_store(store, &ledger).await;
    println!("{}", ledger.summary());
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
