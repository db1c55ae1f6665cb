//! What a server does all the time: it says that it lives, hears who else does, wakes what the dead have left, and shares when
//! it has more than others.

use super::directory::{Entry, Info, LEASE};
use super::lease::{Lease, Turn};
use super::{Answer, Ask, Cluster, locked};
use crate::hub::Hub;
use crate::protocol::Refused;
use async_nats::jetstream::kv::{self, Operation};
use futures_util::{Stream, StreamExt};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How often a server says that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// How often it looks whether it was heard.
const GLANCE: Duration = Duration::from_millis(100);
/// How long the bus may take to begin to tell what is new; then it is asked again.
const LISTENING: Duration = Duration::from_secs(1);
/// How often it looks for what others have left.
const LOOK: Duration = Duration::from_millis(500);
/// How often it looks in the store for games that no server has, and for how long after this one
/// has come, and another has gone or been deaf.
const SEARCH: Duration = Duration::from_secs(10);
const UNSURE: Duration = Duration::from_secs(60);
/// How often rooms are evened out, and how many are moved at a time.
const EVEN: Duration = Duration::from_secs(5);
const MOVED: usize = 50;
/// How often a server looks whether it can store, and how often in a row that may fail.
const MIND: Duration = Duration::from_secs(1);
const STORE_FAILURES: u32 = 2;
/// Rooms that are woken at the same time.
const WAKING: usize = 4;

pub(super) fn start(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    tokio::spawn(beat(cluster.clone(), hub.clone()));
    tokio::spawn(mind_lease(cluster.clone(), hub.clone()));
    tokio::spawn(mind_lines(cluster.clone(), hub.clone()));
    tokio::spawn(hear_nodes(cluster.clone(), hub.clone()));
    tokio::spawn(hear_rooms(cluster.clone(), hub.clone()));
    tokio::spawn(inherit(cluster.clone(), hub.clone()));
    tokio::spawn(mind_store(cluster.clone(), hub.clone()));
    tokio::spawn(even_out(cluster, hub));
}

/// Learns who is there before anything is decided.
pub(super) async fn learn(cluster: &Cluster) -> Result<(), String> {
    for bucket in [&cluster.nodes, &cluster.rooms] {
        let mut keys = bucket.keys().await.map_err(|error| error.to_string())?;
        while let Some(Ok(key)) = keys.next().await {
            if let Ok(Some(entry)) = bucket.entry(key).await {
                if std::ptr::eq(bucket, &raw const cluster.nodes) {
                    cluster.note_node(&entry)
                } else {
                    cluster.note_room(&entry)
                }
            }
        }
    }
    // However long that took, nobody is dead for it.
    locked(&cluster.directory).listen_anew();
    *locked(&cluster.lease) = Lease::new(Instant::now());
    // Last, as whoever is heard of is given rooms.
    say(cluster).await
}

/// Says that this server lives; it does once the bus has stored it.
async fn say(cluster: &Cluster) -> Result<(), String> {
    let info = serde_json::to_vec(&cluster.info()).map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let said = timeout(LEASE / 2, cluster.nodes.put(&cluster.me, info.into())).await;
    match said {
        Ok(Ok(_)) => {
            locked(&cluster.directory).heard(&cluster.me, cluster.info());
            locked(&cluster.lease).renew(begun, Instant::now());
            Ok(())
        }
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("the bus does not answer".to_owned()),
    }
}

/// Drops all rooms if this server has not been heard of for too long, as others may have them by then. Nothing that has to wait for
/// the bus is done here: it would be too late.
async fn mind_lease(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    while !hub.is_stopping() {
        let turn = locked(&cluster.lease).look(Instant::now());
        match turn {
            Some(Turn::Lost) => {
                tracing::warn!("this server has not been heard of: it gives up its rooms");
                hub.end_rooms(&Refused::Paused);
                locked(&cluster.held).clear();
                cluster.cut_lines();
            }
            Some(Turn::Back) => {
                // Before anything is looked for: whoever could not be heard is not dead.
                locked(&cluster.directory).listen_anew();
                locked(&cluster.lease).take_up();
                tracing::info!("this server is heard again");
            }
            None => {}
        }
        tokio::time::sleep(GLANCE).await;
    }
}

/// Ends lines to servers that have died.
async fn mind_lines(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    while !hub.is_stopping() {
        tokio::time::sleep(LOOK).await;
        cluster.cut_dead_lines();
    }
}

/// Says every second that this server lives.
async fn beat(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    loop {
        if let Err(error) = say(&cluster).await {
            tracing::warn!(error, "could not tell the others that this server lives");
            // A bus that has lost its memory is given it back.
            let _ = timeout(LEASE / 2, cluster.mend()).await;
        }
        if hub.is_stopping() && cluster.is_leaving() {
            return;
        }
        tokio::time::sleep(BEAT).await;
    }
}

impl Cluster {
    fn note_node(&self, entry: &kv::Entry) {
        match (entry.operation, serde_json::from_slice::<Info>(&entry.value)) {
            (Operation::Put, Ok(info)) => locked(&self.directory).heard(&entry.key, info),
            _ => locked(&self.directory).left(&entry.key),
        }
    }

    pub(super) fn note_room(&self, entry: &kv::Entry) {
        match (entry.operation, std::str::from_utf8(&entry.value)) {
            (Operation::Put, Ok(node)) if !node.is_empty() => {
                let placed = Entry { node: node.to_owned(), revision: entry.revision };
                locked(&self.directory).placed(&entry.key, placed);
            }
            _ => locked(&self.directory).gone(&entry.key),
        }
    }

    /// This server is about to stop: it takes no more rooms, and says so at once.
    pub async fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
        let _ = say(self).await;
    }

    /// Nobody is to wait for this server any more.
    pub async fn farewell(&self) {
        let _ = timeout(BEAT, self.nodes.delete(&self.me)).await;
    }

    /// Who could take a game of ours, if anybody.
    pub fn heir_of_rules(&self) -> Option<String> {
        let directory = locked(&self.directory);
        let others = directory.hosts(Some(self.rules)).filter(|node| *node != self.me);
        others.min_by_key(|node| directory.count(node)).map(str::to_owned)
    }

    /// Could somebody take a game of ours, and store it? Whoever has not noticed yet that nobody reaches the database says so
    /// when asked.
    async fn has_well_heir(&self) -> bool {
        let Some(heir) = self.heir_of_rules() else { return false };
        matches!(self.ask(&heir, &Ask::Well).await, Some(Answer::Done))
    }

    /// Rooms that are entered as ours and not here, as after a time without the bus.
    fn left(&self, hub: &Hub) -> HashSet<String> {
        let directory = locked(&self.directory);
        let held = locked(&self.held);
        if directory.count(&self.me) <= held.len() {
            return HashSet::new();
        }
        let ours = directory.rooms_of(&self.me);
        ours.into_iter().filter(|room| !held.contains_key(room) && !hub.has(room)).collect()
    }

    /// The next piece of news; none when the bus was gone and is back, as then it is better to listen anew than to wait until
    /// the library does.
    async fn next<T>(&self, news: &mut (impl Stream<Item = T> + Unpin)) -> Option<T> {
        tokio::select! {
            next = news.next() => next,
            () = self.back.notified() => None,
        }
    }

    /// Takes an entry off the bus that leads nowhere, unless it has changed meanwhile.
    async fn forget(&self, room: &str, revision: u64) {
        if self.erase(room, revision).await {
            tracing::info!(room, "a room was entered that nobody has");
        }
    }
}

/// Hears who lives, for as long as this server does.
async fn hear_nodes(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    while !hub.is_stopping() {
        if let Ok(Ok(mut news)) = timeout(LISTENING, cluster.nodes.watch_with_history(">")).await {
            // Who could not be heard meanwhile is not dead, neither when listening begins nor when it is broken off.
            locked(&cluster.directory).listen_anew();
            while let Some(Ok(entry)) = cluster.next(&mut news).await {
                // What is told from memory says nothing of who lives now.
                if entry.seen_current || entry.key != cluster.me {
                    cluster.note_node(&entry);
                }
            }
            locked(&cluster.directory).listen_anew();
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Hears where rooms are, for as long as this server lives. A room of ours that somebody else has entered is theirs.
async fn hear_rooms(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    while !hub.is_stopping() {
        if let Ok(Ok(mut news)) = timeout(LISTENING, cluster.rooms.watch_with_history(">")).await {
            locked(&cluster.directory).forget_rooms();
            while let Some(Ok(entry)) = cluster.next(&mut news).await {
                cluster.note_room(&entry);
                let ours = locked(&cluster.held).get(&entry.key).copied();
                if entry.operation == Operation::Put
                    && entry.value != cluster.me
                    && ours.is_some_and(|ours| ours < entry.revision)
                {
                    tracing::warn!(room = entry.key, "another server has taken this room over: it is dropped here");
                    locked(&cluster.held).remove(&entry.key);
                    hub.end_room(&entry.key, &Refused::RoomClosed);
                }
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Wakes rooms whose servers are dead, and after anything that may have left some behind, games that no server has at all.
async fn inherit(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    let waking = Arc::new(Semaphore::new(WAKING));
    let begun = Instant::now();
    let (mut searched, mut left) = (None::<Instant>, HashSet::new());
    while !hub.is_stopping() {
        tokio::time::sleep(LOOK).await;
        if !cluster.is_heard() || cluster.is_leaving() {
            continue;
        }
        locked(&cluster.directory).tidy();
        // One that is being entered just now is found once, and not twice.
        let found = cluster.left(&hub);
        let mut wanted: Vec<String> = found.intersection(&left).cloned().collect();
        left = found;
        let orphans = locked(&cluster.directory).orphans();
        // At first nobody knows yet who else is there. Later a room that has no entry sleeps because nobody is in it.
        let unsure = locked(&cluster.directory).changed_within(UNSURE) && begun.elapsed() >= LEASE;
        let search = unsure && searched.is_none_or(|when| when.elapsed() >= SEARCH);
        if !orphans.is_empty() || search {
            // Games are gone on with by whoever has their rules, if they are not the same for all.
            let several = locked(&cluster.directory).has_several_rules();
            let unfinished = if search || several { hub.shared.store.unfinished().await } else { Ok(Vec::new()) };
            // Nobody is given anything by guess.
            let Ok(unfinished) = unfinished else { continue };
            let rules: HashMap<&str, u16> = unfinished.iter().map(|(room, rules)| (room.as_str(), *rules)).collect();
            let directory = locked(&cluster.directory);
            let is_mine = |room: &&str| directory.heir(room, rules.get(room).copied()) == Some(&cluster.me);
            wanted.extend(orphans.iter().map(String::as_str).filter(is_mine).map(str::to_owned));
            if search {
                searched = Some(Instant::now());
                let most = hub.shared.config.limits.rooms as usize / 2;
                let rooms = unfinished.iter().take(most.max(1)).map(|(room, _)| room.as_str());
                let nobodys = rooms.filter(|room| directory.entry(room).is_none()).filter(is_mine);
                wanted.extend(nobodys.map(str::to_owned));
            }
        }
        if !wanted.is_empty() {
            tracing::info!(rooms = wanted.len(), "rooms that no server has are woken here");
        }
        let mut woken = tokio::task::JoinSet::new();
        for room in wanted {
            let (cluster, hub, waking) = (cluster.clone(), hub.clone(), waking.clone());
            woken.spawn(async move {
                let _turn = waking.acquire().await;
                let entry = locked(&cluster.directory).entry(&room).cloned();
                match (hub.find_here(&room).await, entry) {
                    // It never came to be.
                    (Err(Refused::UnknownRoom), Some(entry)) => cluster.forget(&room, entry.revision).await,
                    // Somebody was quicker.
                    (Ok(_) | Err(Refused::RoomClosed | Refused::UnknownRoom), _) => {}
                    (Err(refused), _) => tracing::warn!(room, %refused, "a room could not be woken"),
                }
            });
        }
        woken.join_all().await;
    }
}

/// Looks whether this server can store. If it cannot and others can, they get its rooms: nobody could play in them here. What is
/// still on its way to the database from here is refused there, as they have claimed the rooms.
async fn mind_store(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    let mut failures = 0;
    while !hub.is_stopping() {
        let healthy = hub.can_store().await.is_ok();
        failures = if healthy { 0 } else { failures + 1 };
        let ailing = failures >= STORE_FAILURES;
        if cluster.ailing.swap(ailing, Ordering::Relaxed) != ailing {
            match ailing {
                true => tracing::warn!("the database does not answer this server"),
                false => {
                    tracing::info!("the database answers this server again");
                    locked(&cluster.directory).changes();
                }
            }
            let _ = say(&cluster).await;
        }
        if ailing && cluster.is_heard() && !hub.codes().is_empty() && cluster.has_well_heir().await {
            tracing::warn!(rooms = hub.codes().len(), "others reach the database: they get the rooms of this server");
            hub.end_rooms(&Refused::RoomClosed);
            hub.give_away(&Refused::RoomClosed).await;
        }
        if healthy || ailing {
            tokio::time::sleep(MIND).await;
        }
    }
}

/// Gives rooms away when others have fewer.
async fn even_out(cluster: Arc<Cluster>, hub: Arc<Hub>) {
    while !hub.is_stopping() {
        tokio::time::sleep(EVEN).await;
        if !cluster.is_heard() || cluster.is_leaving() {
            continue;
        }
        let surplus = locked(&cluster.directory).surplus(&cluster.me, cluster.rules);
        let Some((rooms, to)) = surplus else { continue };
        tracing::info!(rooms = rooms.min(MOVED), to, "rooms move to a server that has fewer");
        for room in hub.codes().into_iter().take(rooms.min(MOVED)) {
            hub.move_room(&room, &to, &Refused::RoomClosed).await;
        }
    }
}
