//! Several servers with a database and a bus of their own, and what can happen to them.

use crate::load::server::{Backing, Server};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use trucker_backing::{Nats, Postgres, Signal, signal};
use trucker_engine::state::{Mode, Pace};
use trucker_server::cluster::LEASE;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::Options;
use trucker_server::store::Place;
use ureq::Agent;

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
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

impl Trouble {
    /// All of it.
    pub const ALL: [Trouble; 5] = [Trouble::Kill, Trouble::Sleep, Trouble::Replace, Trouble::Bus, Trouble::Database];
}

/// Everything that runs.
pub struct House {
    program: PathBuf,
    postgres: Postgres,
    database: String,
    nats: Nats,
    nodes: Vec<Server>,
    tell: watch::Sender<Vec<SocketAddr>>,
}

impl House {
    /// Starts a database, a bus and so many servers.
    ///
    /// # Errors
    /// If something is not installed, or does not start.
    pub fn start(program: PathBuf, nodes: usize) -> Result<House, String> {
        let (postgres, nats) = (Postgres::start(false)?, Nats::start()?);
        let database = postgres.create("trucker")?;
        let tell = watch::channel(Vec::new()).0;
        let mut house = House { program, postgres, database, nats, nodes: Vec::new(), tell };
        for _ in 0..nodes {
            house.add()?;
        }
        Ok(house)
    }

    fn add(&mut self) -> Result<(), String> {
        let backing = Backing { database: self.database.clone(), bus: Some(self.nats.address()) };
        self.nodes.push(Server::start(&self.program, 1_000, Some(&backing))?);
        self.announce();
        Ok(())
    }

    /// Tells players where they can go. Some of them still try a server that is not there any more, as people do.
    fn announce(&self) {
        self.tell.send_replace(self.nodes.iter().filter_map(Server::address).collect());
    }

    /// Where servers are, kept up to date.
    pub fn addresses(&self) -> watch::Receiver<Vec<SocketAddr>> {
        self.tell.subscribe()
    }

    /// Where everything is stored.
    pub fn place(&self) -> Place {
        Place::Postgres(self.database.clone())
    }

    /// The servers.
    pub fn nodes(&self) -> &[Server] {
        &self.nodes
    }

    /// Rooms of two people and a bot, and of one among bots.
    ///
    /// # Errors
    /// If a room could not be opened.
    pub fn open_rooms(&self, count: usize) -> Result<Vec<SeatGiven>, String> {
        let mut seats = Vec::new();
        for number in 0..count {
            let node = |more: usize| &self.nodes[(number + more) % self.nodes.len()];
            let turns = Pace::TurnByTurn { last_turns: Some(5) };
            let pace = if number % 3 == 1 { turns } else { Pace::RealTime { run: 90_000 } };
            let options = Options { pace, ..Options::new(3, Mode::Learning) };
            let bot = json!({ "tier": "rookie", "pace": "instant" });
            let bots = if number % 4 == 3 { json!([bot, bot]) } else { json!([bot]) };
            let host = seat(node(0), "/api/rooms", &json!({ "options": options, "name": "p0", "bots": bots }))?;
            if number % 4 != 3 {
                seats.push(seat(node(1), &format!("/api/rooms/{}/join", host.room), &json!({ "name": "p1" }))?);
            }
            seats.push(host);
        }
        Ok(seats)
    }

    /// Gets something from one of the servers.
    ///
    /// # Errors
    /// If it is not there.
    pub fn get(&self, path: &str) -> Result<String, String> {
        let node = self.nodes.first().ok_or("no server is left")?;
        let url = format!("{}{path}", node.url);
        let mut answer = agent().get(&url).call().map_err(|error| format!("{url}: {error}"))?;
        answer.body_mut().with_config().limit(64 << 20).read_to_string().map_err(|error| format!("{url}: {error}"))
    }

    /// Lets something happen; gives the moment from which on everything should be well again.
    ///
    /// # Errors
    /// If something does not start or stop as it should.
    pub async fn suffer(&mut self, trouble: Trouble, rng: &mut fastrand::Rng) -> Result<Instant, String> {
        let victim = rng.usize(..self.nodes.len());
        let mut since = Instant::now();
        match trouble {
            Trouble::Kill => {
                drop(self.nodes.remove(victim));
                self.announce();
                self.add()?;
            }
            Trouble::Sleep => {
                let pid = self.nodes[victim].pid();
                signal(pid, Signal::Stop)?;
                tokio::time::sleep(LEASE * 2).await;
                signal(pid, Signal::Continue)?;
            }
            Trouble::Replace => {
                let mut old = self.nodes.remove(victim);
                self.announce();
                let stopped = tokio::task::spawn_blocking(move || stop(&mut old)).await;
                stopped.map_err(|error| error.to_string())??;
                self.add()?;
            }
            Trouble::Bus => {
                self.nats.stop();
                tokio::time::sleep(LEASE + Duration::from_secs(2)).await;
                self.nats.restart()?;
                since = Instant::now();
            }
            Trouble::Database => {
                self.postgres.stop();
                tokio::time::sleep(Duration::from_secs(rng.u64(1..6))).await;
                self.postgres.restart()?;
                since = Instant::now();
            }
        }
        Ok(since)
    }

    /// Stops all servers in order.
    ///
    /// # Errors
    /// If one of them does not end well.
    pub fn stop(&mut self) -> Result<(), String> {
        self.nodes.drain(..).try_for_each(|mut node| stop(&mut node))
    }
}

fn stop(server: &mut Server) -> Result<(), String> {
    match server.stop() {
        Some(status) if status.success() => Ok(()),
        _ => Err(format!("a server did not end well\n{}", server.last_words())),
    }
}

fn agent() -> Agent {
    Agent::config_builder().timeout_global(Some(super::PATIENCE)).build().new_agent()
}

/// Asks for a seat and gets it.
fn seat(node: &Server, path: &str, body: &Value) -> Result<SeatGiven, String> {
    let url = format!("{}{path}", node.url);
    let sent = agent().post(&url).header("content-type", "application/json").send(body.to_string());
    let mut answer = sent.map_err(|error| format!("{url}: {error}"))?;
    let text = answer.body_mut().read_to_string().map_err(|error| format!("{url}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{url}: {error}: {text}"))
}
