//! A server of its own for every test, and clients that keep their own copy of what they are told.

// Every test file is a program of its own and uses a part of this.
#![allow(dead_code, unused_imports)]

mod client;
mod player;

pub use client::{Client, Followed, read};

use serde::Serialize;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use trucker_bots::{Taste, Tier};
use trucker_engine::setup::{Dock, Extras};
use trucker_engine::state::{Aid, Mode, Pace};
use trucker_engine::words::{ByLevel, Seat};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{BotOptions, Options, PROTOCOL, Refused, RoomChange, Since, Tempo, ToClient, ToServer};
use trucker_server::store::Place;
use trucker_server::{Config, Running};

/// Nothing takes this long; a test that waits longer would wait for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// A bot that does not let tests wait.
pub const INSTANT: BotOptions = BotOptions { tier: Tier::Rookie, taste: Taste::Balanced, pace: Tempo::Instant };

/// The usual options for so many.
pub fn options(mode: Mode, seats: u8) -> Options {
    Options::new(seats, mode)
}

/// The same with everything of the other boxes that can be played there.
pub fn with_the_other_boxes(options: Options) -> Options {
    let trek = options.mode == Mode::Trek;
    let extras = match options.mode {
        Mode::Learning | Mode::Campaign(_) => Extras::default(),
        Mode::Flight(_) | Mode::Trek => Extras {
            technology: true,
            abe_technology: true,
            adventures: true,
            abe_adventures: true,
            intruders: true,
            ships: ByLevel([true, false, true, false]),
            abe_ships: ByLevel([false, true, false, false]),
            titles: trek,
            titles_first: trek,
            dock: if trek { Dock::High } else { Dock::None },
            half_scores: trek,
            double_titles: trek && options.seats == 2,
            rough_roads: 2,
            ..Extras::default()
        },
    };
    Options { extras, ..options }
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Waits, but not for ever.
pub async fn patiently<T>(what: &str, wait: impl Future<Output = T>) -> T {
    match tokio::time::timeout(PATIENCE, wait).await {
        Ok(done) => done,
        Err(_) => panic!("waited too long for {what}"),
    }
}

/// A server with a database of its own.
pub struct House {
    /// Where it listens.
    pub address: SocketAddr,
    config: Config,
    running: Option<Running>,
    _folder: TempDir,
}

impl House {
    /// A server that lets one address do nearly anything.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    /// A server with something set otherwise.
    pub async fn with(set: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config::local(folder.path().join("test.db"));
        config.limits.messages_per_second = 100_000;
        config.limits.burst = 100_000;
        config.limits.rooms_per_minute = 10_000;
        config.limits.outgoing = 10_000;
        set(&mut config);
        let running = trucker_server::start(config.clone()).await.expect("the server starts");
        House { address: running.address, config, running: Some(running), _folder: folder }
    }

    /// Stops the server and starts it again with the same database, on another port. Gives the games gone on with.
    pub async fn restart(&mut self) -> usize {
        self.restart_with(|_| {}).await
    }

    /// Stops the server and starts it again with something set otherwise.
    pub async fn restart_with(&mut self, set: impl FnOnce(&mut Config)) -> usize {
        self.stop().await;
        set(&mut self.config);
        let running = trucker_server::start(self.config.clone()).await.expect("the server starts again");
        let resumed = running.resumed;
        self.address = running.address;
        self.running = Some(running);
        resumed
    }

    /// The database file.
    pub fn db(&self) -> &std::path::Path {
        match &self.config.place {
            Place::File(path) => path,
            Place::Postgres(_) => panic!("these tests play with a file"),
        }
    }

    /// Stops the server.
    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            patiently("the server's end", running.stop()).await;
        }
    }

    async fn request(&self, path: &str, body: Option<String>) -> (u16, String) {
        let url = format!("http://{}{path}", self.address);
        let asked = tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
            let answer = match body {
                None => agent.get(&url).call(),
                Some(body) => agent.post(&url).content_type("application/json").send(body),
            };
            let mut answer = answer.expect("the server answers");
            let text = answer.body_mut().with_config().limit(64 << 20).read_to_string().expect("text");
            (answer.status().as_u16(), text)
        });
        patiently(path, asked).await.expect("no panic")
    }

    /// The status and body of a page as text.
    pub async fn text(&self, path: &str) -> (u16, String) {
        self.request(path, None).await
    }

    /// The status and body of a page.
    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, text) = self.text(path).await;
        (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} is JSON: {text}")))
    }

    /// The status and body of the answer to a posted body.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> (u16, Value) {
        let (status, text) = self.request(path, Some(serde_json::to_string(body).expect("JSON"))).await;
        (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} is JSON: {text}")))
    }

    /// Posts for a seat, or why there is none.
    pub async fn ask_seat(&self, path: &str, body: &impl Serialize) -> Result<SeatGiven, Refused> {
        let (status, value) = self.post(path, body).await;
        if status == 201 {
            return Ok(serde_json::from_value(value).expect("a seat"));
        }
        assert!(status >= 400, "{status} {value}");
        Err(serde_json::from_value(value["refusal"].clone()).expect("a refusal"))
    }

    /// Opens a room as somebody.
    pub async fn room(&self, options: &Options, name: &str, bots: &[BotOptions]) -> SeatGiven {
        let wanted = serde_json::json!({ "options": options, "name": name, "bots": bots });
        self.ask_seat("/api/rooms", &wanted).await.expect("a room")
    }

    /// Sits down in a room.
    pub async fn join(&self, room: &str, name: &str) -> SeatGiven {
        self.try_join(room, name).await.expect("a seat")
    }

    /// Sits down in a room, or why not.
    pub async fn try_join(&self, room: &str, name: &str) -> Result<SeatGiven, Refused> {
        self.ask_seat(&format!("/api/rooms/{room}/join"), &serde_json::json!({ "name": name })).await
    }

    /// Connects and says hello; or what the server said goodbye with.
    pub async fn hello(&self, room: &str, token: Option<&str>, since: Option<Since>) -> Result<Client, Refused> {
        let (room, token) = (room.to_owned(), token.map(str::to_owned));
        self.greet(&ToServer::Hello { protocol: PROTOCOL, room, token, since }).await
    }

    /// Connects and says this first; or what the server said goodbye with.
    pub async fn greet(&self, first: &ToServer) -> Result<Client, Refused> {
        let url = format!("ws://{}/ws", self.address);
        let connected = patiently("a connection", tokio_tungstenite::connect_async(url)).await;
        let (socket, _) = connected.expect("a connection");
        let mut client = Client::over(socket);
        client.send(first).await;
        match client.hear().await {
            ToClient::Welcome { .. } => Ok(client),
            ToClient::Bye { refusal } => Err(refusal),
            other => panic!("{other:?} instead of a welcome"),
        }
    }

    /// Connects to a seat.
    pub async fn connect(&self, given: &SeatGiven) -> Client {
        let client = self.hello(&given.room, Some(&given.token), None).await.expect("welcome");
        assert_eq!(client.seat, Some(given.seat));
        client
    }

    /// Connects again with what another connection has seen so far; what was missed is still to come.
    pub async fn come_back(&self, given: &SeatGiven, seen: &Client) -> Client {
        let since = seen.game.as_ref().map(|game| Since { game: game.id.clone(), version: game.version });
        let mut client = self.hello(&given.room, Some(&given.token), since).await.expect("welcome");
        client.game.clone_from(&seen.game);
        client
    }

    /// One person with so many bots, in a game that has begun.
    pub async fn alone(&self, options: &Options) -> (SeatGiven, Client) {
        let bots = vec![INSTANT; usize::from(options.seats) - 1];
        let given = self.room(options, "Ada", &bots).await;
        let mut client = self.connect(&given).await;
        client.change(RoomChange::Start {}).await.expect("begun");
        client.until("the game", |client| client.game.is_some()).await;
        (given, client)
    }

    /// Connects to watch.
    pub async fn watch(&self, room: &str) -> Client {
        let client = self.hello(room, None, None).await.expect("welcome");
        assert_eq!(client.seat, None);
        client
    }
}
