//! What an operator can set.

use crate::store::{Place, Settings};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use trucker_engine::stage::Stage;

/// How the server runs.
#[derive(Clone)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where everything is stored.
    pub place: Place,
    /// How it is opened.
    pub store: Settings,
    /// The address of the bus, if there are other servers: they need a database that they can share.
    pub bus: Option<String>,
    /// Origins of pages that may use this server, beside its own.
    pub origins: Vec<String>,
    /// Is there a proxy in front whose `X-Forwarded-For` tells the address of a client?
    pub trust_proxy: bool,
    /// What one client and one address may do.
    pub limits: Limits,
    /// Rooms without anybody connected leave the memory after this time.
    pub sleep_after: Duration,
    /// Somebody else becomes the host when the host has been absent for this time.
    pub hand_over_after: Duration,
    /// Days after which rooms and replays are removed.
    pub keep: Keep,
    /// How many times as fast as a real clock the clocks of games run: 1, but in tests that wait for them.
    pub clock_speed: u32,
    /// What makes games the same every time, for tests of clients.
    pub rehearsal: Rehearsal,
}

/// Games that can be foreseen: never for people who want to play.
#[derive(Clone, Debug, Default)]
pub struct Rehearsal {
    /// Every game has the seed of this number, and its bots think one after the other and the same every time.
    pub seed: Option<u64>,
    /// Bots take no time, whatever their pace.
    pub instant_bots: bool,
    /// Where every game begins, instead of an empty yard.
    pub stage: Option<Arc<Stage>>,
}

/// What one client and one address may do.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Messages a second on one connection, on average.
    pub messages_per_second: u32,
    /// Messages at once on one connection.
    pub burst: u32,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Rooms in memory.
    pub rooms: u32,
    /// Rooms that one address may open in a minute; joining may be tried five times as often.
    pub rooms_per_minute: u32,
    /// Messages that may wait for a slow client before it is cut.
    pub outgoing: usize,
    /// How long a write to a client, or the wait for its hello, may take.
    pub patience: Duration,
    /// A ping is sent when nothing came for this long; after twice as long the connection is cut.
    pub quiet: Duration,
}

/// When old things are removed.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Days that a room without a running game is kept untouched.
    pub lobby_days: u32,
    /// Days that a room with a game that nobody goes on with is kept.
    pub idle_days: u32,
    /// Days that the replay of a finished game is kept.
    pub replay_days: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 * 1024,
            messages_per_second: 20,
            burst: 60,
            connections_per_address: 64,
            connections: 20_000,
            rooms: 10_000,
            rooms_per_minute: 20,
            outgoing: 256,
            patience: Duration::from_secs(10),
            quiet: Duration::from_secs(10),
        }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { lobby_days: 2, idle_days: 30, replay_days: 365 }
    }
}

impl Config {
    /// A server for this machine only, on any free port.
    pub fn local(db: PathBuf) -> Config {
        Config::at(Place::File(db))
    }

    /// The same, with this place to store everything.
    pub fn at(place: Place) -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            place,
            store: Settings::default(),
            bus: None,
            origins: Vec::new(),
            trust_proxy: false,
            limits: Limits::default(),
            sleep_after: Duration::from_secs(600),
            hand_over_after: Duration::from_secs(30),
            keep: Keep::default(),
            clock_speed: 1,
            rehearsal: Rehearsal::default(),
        }
    }
}
