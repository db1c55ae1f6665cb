//! Several servers with a database and a bus of their own, and what can happen to them.

use crate::load::server::{Backing, Server};
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use trucker_backing::{Namespace, Nats, Network, Postgres, Signal, Wire, signal};
use trucker_engine::state::{Mode, Pace};
use trucker_server::cluster::LEASE;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::Options;
use trucker_server::store::Place;
use ureq::Agent;

/// Rooms of a server that is cut off are awake elsewhere after so long.
const ELSEWHERE: Duration = Duration::from_secs(10);
/// How long a server may take to be well again.
const WELL: Duration = Duration::from_secs(60);
/// How long bus and database are gone when they are gone for long.
const LONG: Duration = Duration::from_secs(30);

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
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
    /// A server stands still for a minute, and goes on.
    LongSleep,
    /// The bus is gone for half a minute.
    LongBus,
    /// The database is gone for half a minute.
    LongDatabase,
    /// A server is cut off from the bus.
    CutBus,
    /// A server is cut off from the database.
    CutDatabase,
    /// A server is cut off from both.
    CutBoth,
    /// One more server comes, and gets rooms. Where those that are there have few of them nothing would move.
    Join,
}

impl Trouble {
    /// All of it that can come again and again.
    pub const ALL: [Trouble; 11] = [
        Trouble::Kill,
        Trouble::Sleep,
        Trouble::Replace,
        Trouble::Bus,
        Trouble::Database,
        Trouble::LongSleep,
        Trouble::LongBus,
        Trouble::LongDatabase,
        Trouble::CutBus,
        Trouble::CutDatabase,
        Trouble::CutBoth,
    ];
    /// What takes little time, and can be made everywhere.
    pub const SHORT: [Trouble; 5] = [Trouble::Kill, Trouble::Sleep, Trouble::Replace, Trouble::Bus, Trouble::Database];
    /// Wires that are cut.
    pub const CUTS: [Trouble; 3] = [Trouble::CutBus, Trouble::CutDatabase, Trouble::CutBoth];

    /// Which wires are cut, if any are.
    pub fn cuts(self) -> Option<&'static [Wire]> {
        match self {
            Trouble::CutBus => Some(&[Wire::Bus]),
            Trouble::CutDatabase => Some(&[Wire::Database]),
            Trouble::CutBoth => Some(&[Wire::Bus, Wire::Database]),
            _ => None,
        }
    }

    /// What it is called on the command line.
    pub fn name(self) -> String {
        let value = clap::ValueEnum::to_possible_value(&self);
        value.map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// A server, and the network that it is in, if it is in one of its own.
struct Node {
    server: Server,
    inside: Option<Namespace>,
}

/// Everything that runs.
pub struct House {
    program: PathBuf,
    postgres: Postgres,
    database: String,
    nats: Nats,
    nodes: Vec<Node>,
    /// Places in the network where no server is any more.
    empty: Vec<Namespace>,
    /// The server that is cut off, and from what.
    cut: Option<(usize, &'static [Wire])>,
    rooms: usize,
    tell: watch::Sender<Vec<SocketAddr>>,
    /// Last, as it cannot go while somebody is in it.
    network: Option<Network>,
}

impl House {
    /// Starts a database, a bus and so many servers, in a network if there is one.
    ///
    /// # Errors
    /// If something is not installed, or does not start.
    pub fn start(program: PathBuf, nodes: usize, network: Option<Network>) -> Result<House, String> {
        let host = |wire| network.as_ref().map_or(Ipv4Addr::LOCALHOST, |network| network.host(wire));
        let postgres = Postgres::start_at(host(Wire::Database), false)?;
        let nats = Nats::start_with(host(Wire::Bus), true)?;
        let database = postgres.create("trucker")?;
        let tell = watch::channel(Vec::new()).0;
        let (empty, cut, rooms) = (Vec::new(), None, 0);
        let mut house =
            House { program, postgres, database, nats, nodes: Vec::new(), empty, cut, rooms, tell, network };
        for _ in 0..nodes {
            house.add()?;
        }
        Ok(house)
    }

    fn add(&mut self) -> Result<(), String> {
        let inside = match (&mut self.network, self.empty.pop()) {
            (Some(network), None) => Some(network.namespace()?),
            (_, empty) => empty,
        };
        let backing =
            Backing { database: self.database.clone(), bus: Some(self.nats.address()), inside: inside.clone() };
        let server = Server::start(&self.program, 1_000, Some(&backing))?;
        self.nodes.push(Node { server, inside });
        self.announce();
        Ok(())
    }

    /// Takes a server out; somebody else may have its place in the network.
    fn remove(&mut self, victim: usize) -> Server {
        let Node { server, inside } = self.nodes.remove(victim);
        self.empty.extend(inside);
        self.announce();
        server
    }

    /// Tells players where they can go. Some of them still try a server that is not there any more, as people do.
    fn announce(&self) {
        self.tell.send_replace(self.nodes.iter().filter_map(|node| node.server.address()).collect());
    }

    /// Where servers are, kept up to date.
    pub fn addresses(&self) -> watch::Receiver<Vec<SocketAddr>> {
        self.tell.subscribe()
    }

    /// Where everything is stored.
    pub fn place(&self) -> Place {
        Place::Postgres(self.database.clone())
    }

    /// Rooms of two people and a bot, and of one among bots.
    ///
    /// # Errors
    /// If a room could not be opened.
    pub fn open_rooms(&mut self, count: usize) -> Result<Vec<SeatGiven>, String> {
        let mut seats = Vec::new();
        self.rooms += count;
        for number in 0..count {
            let node = |more: usize| &self.nodes[(number + more) % self.nodes.len()].server;
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
        let url = format!("{}{path}", node.server.url);
        let mut answer = agent().get(&url).call().map_err(|error| format!("{url}: {error}"))?;
        answer.body_mut().with_config().limit(64 << 20).read_to_string().map_err(|error| format!("{url}: {error}"))
    }

    /// Lets something happen; gives the moment from which on everything should be well again.
    ///
    /// # Errors
    /// If something does not start or stop as it should.
    pub async fn suffer(&mut self, trouble: Trouble, rng: &mut fastrand::Rng) -> Result<Instant, String> {
        let victim = match trouble.cuts() {
            None => rng.usize(..self.nodes.len()),
            Some(_) => self.fullest().await?,
        };
        let mut since = Instant::now();
        match trouble {
            Trouble::Kill => {
                drop(self.remove(victim));
                self.add()?;
            }
            Trouble::Sleep | Trouble::LongSleep => {
                let pid = self.nodes[victim].server.pid();
                signal(pid, Signal::Stop)?;
                tokio::time::sleep(if trouble == Trouble::Sleep { LEASE * 2 } else { LONG * 2 }).await;
                signal(pid, Signal::Continue)?;
            }
            Trouble::Replace => {
                let mut old = self.remove(victim);
                let stopped = tokio::task::spawn_blocking(move || stop(&mut old)).await;
                stopped.map_err(|error| error.to_string())??;
                self.add()?;
            }
            Trouble::Bus | Trouble::LongBus => {
                self.nats.stop();
                let short = LEASE + Duration::from_secs(2);
                tokio::time::sleep(if trouble == Trouble::Bus { short } else { LONG }).await;
                self.nats.restart()?;
                since = Instant::now();
            }
            Trouble::Database | Trouble::LongDatabase => {
                self.postgres.stop();
                let short = Duration::from_secs(rng.u64(1..6));
                tokio::time::sleep(if trouble == Trouble::Database { short } else { LONG }).await;
                self.postgres.restart()?;
                since = Instant::now();
            }
            Trouble::Join => {
                self.add()?;
                while self
                    .ask(std::iter::once(self.nodes.len() - 1))
                    .await?
                    .first()
                    .is_none_or(|(_, rooms)| *rooms == 0)
                {
                    if since.elapsed() > WELL {
                        return Err("a server that has come gets no rooms".to_owned());
                    }
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
            Trouble::CutBus | Trouble::CutDatabase | Trouble::CutBoth => {
                let wires = trouble.cuts().unwrap_or_default();
                self.wires(victim, wires, Network::cut)?;
                self.cut = Some((victim, wires));
                self.are_elsewhere(victim, since).await?;
            }
        }
        Ok(since)
    }

    /// Cuts or mends wires of a server.
    fn wires(
        &self,
        node: usize,
        wires: &[Wire],
        how: impl Fn(&Network, &Namespace, Wire) -> Result<(), String>,
    ) -> Result<(), String> {
        let (network, inside) = self.network.as_ref().zip(self.nodes[node].inside.as_ref()).ok_or("no wires")?;
        wires.iter().try_for_each(|wire| how(network, inside, *wire))
    }

    /// Whether servers are well, and how many rooms they have.
    async fn ask(&self, nodes: impl Iterator<Item = usize>) -> Result<Vec<(bool, usize)>, String> {
        let urls: Vec<String> = nodes.map(|node| self.nodes[node].server.url.clone()).collect();
        let asking = tokio::task::spawn_blocking(move || urls.iter().map(|url| rooms_at(url)).collect());
        asking.await.map_err(|error| error.to_string())
    }

    /// The server with the most rooms: to cut off one that has none is no trouble.
    async fn fullest(&self) -> Result<usize, String> {
        let counts = self.ask(0..self.nodes.len()).await?;
        Ok((0..counts.len()).max_by_key(|node| counts[*node].1).unwrap_or(0))
    }

    /// Waits until all rooms are awake at other servers than this one, and none here.
    async fn are_elsewhere(&self, but: usize, since: Instant) -> Result<(), String> {
        loop {
            let counts = self.ask(0..self.nodes.len()).await?;
            let others = counts.iter().enumerate().filter(|(node, _)| *node != but);
            let here = counts.get(but).map_or(0, |(_, rooms)| *rooms);
            if here == 0 && others.map(|(_, (_, rooms))| rooms).sum::<usize>() >= self.rooms {
                return Ok(());
            }
            if since.elapsed() > ELSEWHERE {
                return Err(format!("{} rooms are to be elsewhere than at server {but}: {counts:?}", self.rooms));
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Mends what was cut; the server that was cut off is well again, and has been the same all the time.
    ///
    /// # Errors
    /// If it is not.
    pub async fn mend(&mut self) -> Result<(), String> {
        let Some((node, wires)) = self.cut.take() else { return Ok(()) };
        self.wires(node, wires, Network::mend)?;
        let began = Instant::now();
        loop {
            if self.ask(std::iter::once(node)).await?.first().is_some_and(|(is_well, _)| *is_well) {
                return Ok(());
            }
            if began.elapsed() > WELL {
                return Err(format!("a server that was cut off is not well\n{}", self.nodes[node].server.last_words()));
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Stops all servers in order.
    ///
    /// # Errors
    /// If one of them does not end well.
    pub fn stop(&mut self) -> Result<(), String> {
        self.nodes.drain(..).try_for_each(|mut node| stop(&mut node.server))
    }
}

fn stop(server: &mut Server) -> Result<(), String> {
    match server.stop() {
        Some(status) if status.success() => Ok(()),
        _ => Err(format!("a server did not end well\n{}", server.last_words())),
    }
}

/// Is a server well, and how many rooms are awake there?
fn rooms_at(url: &str) -> (bool, usize) {
    let config = Agent::config_builder().timeout_global(Some(ELSEWHERE)).http_status_as_error(false);
    let asked = config.build().new_agent().get(&format!("{url}/healthz")).call();
    let said = asked.ok().map(|mut answer| (answer.status() == 200, answer.body_mut().read_to_string()));
    let Some((is_well, Ok(text))) = said else { return (false, 0) };
    let health: Value = serde_json::from_str(&text).unwrap_or_default();
    (is_well, health["rooms"].as_u64().unwrap_or(0) as usize)
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
