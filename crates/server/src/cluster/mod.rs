//! Several servers as one. Each has rooms of its own; a room is on one server at a time; any server answers anybody.
//!
//! - **Leases.** A server says every second that it lives, in a bucket of the bus, and each room has an entry that names its
//!   server. Whoever cannot say so for [`LEASE`] gives up its rooms; whoever has not been heard of for as long is dead, and
//!   its rooms are woken by others. Entries only change by their revision, so of several who want a room one gets it.
//! - **Who cannot store says so.** A server that does not reach the database, while others do, gives them its rooms; if nobody
//!   reaches it, rooms stay where they are and wait.
//! - **The database decides.** Leases say who *should* have a room. Who *can* write for it is decided by its claim in the
//!   store ([`crate::store`]): a server that is wrong about the time, or about being alive, writes nothing.
//! - **Lines.** A client whose room is elsewhere has a line there (`lines`): what it says and is told is passed on as it is.

mod bus;
mod care;
mod directory;
mod lease;
mod lines;
mod serve;
mod wire;

pub use bus::{Bus, BusError};
pub use directory::LEASE;
pub(crate) use wire::{Answer, Ask, Sent};

use crate::hub::Hub;
use crate::outbox::Line;
use crate::protocol::{Refused, RoomSummary};
use crate::room::RoomHandle;
use async_nats::jetstream::kv;
use directory::{Directory, Entry, Info};
use lease::Lease;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc};

/// How long another server may take to answer.
const ANSWER: Duration = Duration::from_secs(3);
/// For how long a list of all rooms is good enough.
const FRESH: Duration = Duration::from_millis(500);

/// This server among the others.
pub struct Cluster {
    /// What this server is called on the bus.
    pub me: String,
    rules: u16,
    bus: async_nats::Client,
    /// What all subjects of this house begin with.
    prefix: String,
    nodes: kv::Store,
    rooms: kv::Store,
    directory: Mutex<Directory>,
    /// Revisions of the entries of our rooms.
    held: Mutex<HashMap<String, u64>>,
    /// Ends of lines that are here.
    lines: Mutex<HashMap<u64, lines::End>>,
    /// Ends all of them whose client is here, and says why.
    pub near: Line,
    /// What waits to be carried to each other server.
    posts: Mutex<HashMap<String, mpsc::WeakSender<Sent>>>,
    lease: Mutex<Lease>,
    leaving: AtomicBool,
    /// Can this server not reach the database?
    ailing: AtomicBool,
    listed: tokio::sync::Mutex<Option<(Instant, Vec<RoomSummary>)>>,
    /// The bus was gone and is back.
    back: Arc<Notify>,
}

/// Where a room is, for somebody who looks for it.
pub(crate) enum Whereabouts {
    /// It is ours to wake.
    Here,
    /// Another server has it.
    There(String),
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cluster {
    /// Has the bus heard of us lately? If not, others may have our rooms by now.
    pub fn is_heard(&self) -> bool {
        self.term().is_some()
    }

    /// Which term it is since we were last not heard: what was begun in another one may not be so any more.
    pub fn term(&self) -> Option<u64> {
        locked(&self.lease).term(Instant::now())
    }

    /// Is this server about to stop?
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Does this server not reach the database?
    pub fn is_ailing(&self) -> bool {
        self.ailing.load(Ordering::Relaxed)
    }

    /// Where a room is, or is to be; `rules` are those of its running game.
    pub(crate) fn whereabouts(&self, room: &str, rules: Option<u16>) -> Result<Whereabouts, Refused> {
        if !self.is_heard() {
            return Err(Refused::Paused);
        }
        let directory = locked(&self.directory);
        let there = match directory.entry(room) {
            Some(entry) if entry.node == self.me || directory.lives(&entry.node) => Some(entry.node.clone()),
            // If nobody plays by the rules of its game any more, anybody can say so.
            _ => directory.emptiest(rules).or_else(|| directory.emptiest(None)),
        };
        match there {
            Some(node) if node != self.me => Ok(Whereabouts::There(node)),
            _ => Ok(Whereabouts::Here),
        }
    }

    /// Is the room on a server that lives, as far as we know?
    pub fn owner(&self, room: &str) -> Option<String> {
        let directory = locked(&self.directory);
        directory.entry(room).filter(|entry| directory.lives(&entry.node)).map(|entry| entry.node.clone())
    }

    /// Where a new room is to be.
    pub(crate) fn place(&self) -> Result<Whereabouts, Refused> {
        if !self.is_heard() {
            return Err(Refused::Paused);
        }
        match locked(&self.directory).emptiest(Some(self.rules)) {
            Some(node) if node != self.me => Ok(Whereabouts::There(node)),
            _ => Ok(Whereabouts::Here),
        }
    }

    /// Enters a room as ours. A new room has no entry yet; any other one must be nobody's, or a dead server's.
    pub async fn enter(&self, room: &str, is_new: bool) -> Result<(), Refused> {
        // Twice, as we may not have heard yet that somebody has just let it go.
        for _ in 0..2 {
            // Whoever was not heard for a while does not know who lives.
            if !self.is_heard() {
                return Err(Refused::Paused);
            }
            let known = locked(&self.directory).entry(room).cloned();
            let entered = match known {
                _ if is_new => self.rooms.create(room, self.me.clone().into()).await.ok(),
                Some(Entry { node, revision }) if node == self.me || !locked(&self.directory).lives(&node) => {
                    self.rooms.update(room, self.me.clone().into(), revision).await.ok()
                }
                Some(_) => None,
                None => self.rooms.create(room, self.me.clone().into()).await.ok(),
            };
            if let Some(revision) = entered {
                locked(&self.held).insert(room.to_owned(), revision);
                locked(&self.directory).placed(room, Entry { node: self.me.clone(), revision });
                return Ok(());
            }
            // Somebody was quicker, or we know too little: what the bus says counts.
            match self.rooms.entry(room).await {
                Ok(Some(entry)) => self.note_room(&entry),
                Ok(None) => locked(&self.directory).gone(room),
                Err(_) => break,
            }
            if is_new || self.owner(room).is_some() {
                break;
            }
        }
        Err(Refused::RoomClosed)
    }

    /// Is the room still entered as ours, as far as we know?
    pub fn holds(&self, room: &str) -> bool {
        locked(&self.held).contains_key(room)
    }

    /// Lets go of a room that is not awake here any more, if it is still entered as ours.
    pub async fn release(&self, room: &str) {
        let Some(revision) = locked(&self.held).remove(room) else { return };
        // If that fails, somebody has taken it over, or our name there means a dead server one day.
        self.erase(room, revision).await;
    }

    /// Takes an entry off the bus, unless it has changed meanwhile; says whether it was there.
    async fn erase(&self, room: &str, revision: u64) -> bool {
        let erased = self.rooms.delete_expect_revision(room, Some(revision)).await.is_ok();
        let mut directory = locked(&self.directory);
        if erased && directory.entry(room).is_some_and(|entry| entry.revision == revision) {
            directory.gone(room);
        }
        erased
    }

    /// The rooms that everyone may join or watch: a list made of what the others have on theirs, and good for a moment.
    pub async fn listed(&self, list: impl FnOnce(Vec<RoomSummary>) -> Vec<RoomSummary>) -> Vec<RoomSummary> {
        let mut listed = self.listed.lock().await;
        if let Some((when, rooms)) = listed.as_ref()
            && when.elapsed() < FRESH
        {
            return rooms.clone();
        }
        let answers = self.ask_all(&Ask::Summaries).await.into_iter();
        let theirs = answers.filter_map(|answer| if let Answer::Rooms(rooms) = answer { Some(rooms) } else { None });
        let rooms = list(theirs.flatten().collect());
        *listed = Some((Instant::now(), rooms.clone()));
        rooms
    }

    /// What every other server has counted.
    pub async fn metrics(&self) -> Vec<String> {
        let answers = self.ask_all(&Ask::Metrics).await;
        answers
            .into_iter()
            .filter_map(|answer| if let Answer::Text(text) = answer { Some(text) } else { None })
            .collect()
    }

    /// Codes of all rooms that some server has.
    pub fn codes(&self) -> Vec<String> {
        locked(&self.directory).codes()
    }

    /// Does any other server live?
    pub fn has_others(&self) -> bool {
        locked(&self.directory).living().any(|node| node != self.me)
    }

    /// A room that is on another server, as if it were here.
    pub async fn remote(self: &Arc<Cluster>, node: &str, room: &str) -> Result<RoomHandle, Refused> {
        match self.ask(node, &Ask::Look { room: room.to_owned() }).await {
            Some(Answer::Room(summary)) => Ok(lines::far(self.clone(), node, room, *summary)),
            Some(Answer::Refused(refused)) => Err(refused),
            _ => Err(Refused::RoomClosed),
        }
    }

    /// Has another server wake a room.
    pub async fn give(&self, node: &str, room: &str) -> Result<(), Refused> {
        match self.ask(node, &Ask::Take { room: room.to_owned() }).await {
            Some(Answer::Done) => Ok(()),
            Some(Answer::Refused(refused)) => Err(refused),
            _ => Err(Refused::RoomClosed),
        }
    }

    /// Asks one server; nothing if it does not answer.
    pub(crate) async fn ask(&self, node: &str, ask: &Ask) -> Option<Answer> {
        let payload = serde_json::to_vec(ask).ok()?;
        let asking = self.bus.request(self.subject(node, "ask"), payload.into());
        let answer = tokio::time::timeout(ANSWER, asking).await.ok()?.ok()?;
        serde_json::from_slice(&answer.payload).ok()
    }

    /// Asks all others that live.
    async fn ask_all(&self, ask: &Ask) -> Vec<Answer> {
        let others: Vec<String> =
            locked(&self.directory).living().filter(|node| *node != self.me).map(str::to_owned).collect();
        let answers = others.iter().map(|node| tokio::time::timeout(FRESH, self.ask(node, ask)));
        let answers = futures_util::future::join_all(answers).await;
        answers.into_iter().filter_map(|answer| answer.ok().flatten()).collect()
    }

    fn subject(&self, node: &str, what: &str) -> String {
        format!("{}.{node}.{what}", self.prefix)
    }

    fn info(&self) -> Info {
        Info { rules: self.rules, leaving: self.is_leaving(), ailing: self.is_ailing() }
    }

    /// Starts everything that this server does for the others.
    pub fn start(self: &Arc<Cluster>, hub: &Arc<Hub>, serving: bus::Ears) {
        care::start(self.clone(), hub.clone());
        serve::start(self.clone(), hub.clone(), serving);
    }
}
