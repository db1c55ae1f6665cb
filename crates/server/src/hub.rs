//! All rooms: finds them, opens them, wakes them from the store. If there are several servers, a room may be on another one;
//! whoever looks for it here does not notice.

use crate::cluster::{Answer, Ask, Cluster, Whereabouts};
use crate::old;
use crate::protocol::{BotOptions, ChatLine, Colour, GamePhase, Options, PlayerEntry, Refused, RoomSummary};
use crate::room::{BadGame, LogRow, Play, Room, RoomHandle, RoomState, Shared, ToRoom};
use crate::secret;
use crate::store::{Claim, CleanUp, Cleaned, GameRow, RoomRow, StoreError, StoredGame, Write};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use trucker_engine::chance::Seed;
use trucker_engine::game::RULES_VERSION;
use trucker_engine::stage::STAGED;
use trucker_engine::words::Seat;

/// Lines of chat that a room knows when it wakes up.
const CHAT_KEPT: u32 = 50;
/// Rooms that a list has.
const MOST_LISTED: usize = 200;
/// How long it may take to find out whether this server can store.
const STORE_PATIENCE: std::time::Duration = std::time::Duration::from_millis(1500);
/// How often a message is sent again to a room that was just falling asleep or moving, and the pause between.
const TRIES: usize = 5;
const AGAIN: std::time::Duration = std::time::Duration::from_millis(50);
/// How often a server that is to stop looks whether the games that only it can play are over.
const WAIT_FOR_GAMES: std::time::Duration = std::time::Duration::from_secs(1);
/// How long a room that is to be elsewhere may take to end; what it waits for then is a database that does not answer.
const LAST_WORDS: std::time::Duration = std::time::Duration::from_secs(1);
/// Rooms that are handed over at the same time.
const AT_ONCE: usize = 16;

/// Why a stored game cannot be shown or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum CannotRestore {
    /// It was played by other rules.
    #[error("it was played by rules version {0}, this program has version {RULES_VERSION}")]
    RulesVersion(u16),
    /// It began on a stage and is wanted without one, or the other way round.
    #[error("it does not begin where the games of this server do: see --test-scenario")]
    Stage,
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Its seed cannot be read.
    #[error("its seed cannot be read: {0}")]
    Seed(String),
    /// The rules do not allow what is stored.
    #[error(transparent)]
    BadGame(#[from] BadGame),
    /// Playing it again failed.
    #[error("playing it again failed by a mistake of this program")]
    Mistake,
}

/// A room that somebody wants.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewRoom {
    /// What is agreed.
    pub options: Options,
    /// Bots for the last seats.
    pub bots: Vec<BotOptions>,
    /// What the host is called.
    pub name: String,
    /// The host's colour.
    pub colour: Option<Colour>,
    /// Does a game begin at once?
    pub begin: bool,
}

/// All rooms.
pub struct Hub {
    /// What all rooms share.
    pub shared: Arc<Shared>,
    rooms: Mutex<HashMap<String, RoomHandle>>,
    /// Rooms that are being woken, so that none is woken twice; those who clean up wait for all of them.
    waking: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    cleaning: tokio::sync::RwLock<()>,
    /// The other servers, if there are any.
    cluster: Option<Arc<Cluster>>,
    tasks: TaskTracker,
    sockets: TaskTracker,
    stop: CancellationToken,
}

/// A seat that was given to somebody.
pub struct Seated {
    /// The code of the room.
    pub room: String,
    /// The seat.
    pub seat: Seat,
    /// What opens it.
    pub token: String,
}

/// What a list has of these rooms: the public ones that are not over, those that can be joined first.
fn list(mut rooms: Vec<RoomSummary>) -> Vec<RoomSummary> {
    rooms.retain(|room| room.options.public && room.phase != GamePhase::Over);
    rooms.sort_by(|a, b| (a.phase != GamePhase::Lobby, &a.code).cmp(&(b.phase != GamePhase::Lobby, &b.code)));
    rooms.truncate(MOST_LISTED);
    rooms
}

impl Hub {
    /// No rooms yet.
    pub fn new(shared: Arc<Shared>, cluster: Option<Arc<Cluster>>, stop: CancellationToken) -> Arc<Hub> {
        Arc::new(Hub {
            shared,
            rooms: Mutex::new(HashMap::new()),
            waking: Mutex::default(),
            cleaning: tokio::sync::RwLock::new(()),
            cluster,
            tasks: TaskTracker::new(),
            sockets: TaskTracker::new(),
            stop,
        })
    }

    /// A room that is awake here.
    pub fn awake(&self, code: &str) -> Option<RoomHandle> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Where there are several servers, a room that is to end here is awake elsewhere, or soon will be.
        let leaves = |room: &RoomHandle| self.cluster.is_some() && room.line.is_cut();
        rooms.get(code).filter(|room| !room.inbox.is_closed() && !leaves(room)).cloned()
    }

    /// The room with this code, wherever it is, woken from the store if need be.
    pub async fn find(self: &Arc<Hub>, code: &str) -> Result<RoomHandle, Refused> {
        let Some(cluster) = &self.cluster else { return self.find_here(code).await };
        if let Some(room) = self.awake(code).filter(|_| cluster.is_heard()) {
            return Ok(room);
        }
        for _ in 0..TRIES {
            let found = match cluster.owner(code) {
                Some(node) if node != cluster.me => cluster.remote(&node, code).await,
                _ => self.place(cluster, code).await,
            };
            match found {
                // Somebody was quicker, or has just let it go: look again.
                Err(Refused::RoomClosed) => {}
                found => return found,
            }
            tokio::time::sleep(AGAIN).await;
        }
        Err(Refused::RoomClosed)
    }

    /// Has a room woken that nobody has: here, or where there is most room for it.
    async fn place(self: &Arc<Hub>, cluster: &Arc<Cluster>, code: &str) -> Result<RoomHandle, Refused> {
        // Whoever does not reach the database cannot look, but knows who can.
        if let Some(node) = cluster.heir_of_rules().filter(|_| cluster.is_ailing()) {
            cluster.give(&node, code).await?;
            return cluster.remote(&node, code).await;
        }
        let rules = self.shared.store.rules_of(code).await.map_err(|wrong| store_failed(&wrong))?;
        let rules = rules.ok_or(Refused::UnknownRoom)?;
        match cluster.whereabouts(code, rules)? {
            Whereabouts::Here => self.find_here(code).await,
            Whereabouts::There(node) => {
                cluster.give(&node, code).await?;
                cluster.remote(&node, code).await
            }
        }
    }

    /// The room with this code, here, woken from the store if need be.
    pub async fn find_here(self: &Arc<Hub>, code: &str) -> Result<RoomHandle, Refused> {
        if let Some(room) = self.awake(code) {
            return Ok(room);
        }
        let (hub, code) = (self.clone(), code.to_owned());
        to_its_end(async move {
            let _cleaning = hub.cleaning.read().await;
            let turn = hub.turn(&code);
            let woken = hub.wake_in_turn(&code, &turn).await;
            drop(turn);
            let mut waking = hub.waking.lock().unwrap_or_else(PoisonError::into_inner);
            waking.retain(|_, turn| Arc::strong_count(turn) > 1);
            woken
        })
        .await
    }

    async fn wake_in_turn(self: &Arc<Hub>, code: &str, turn: &tokio::sync::Mutex<()>) -> Result<RoomHandle, Refused> {
        let _turn = turn.lock().await;
        if let Some(room) = self.awake(code) {
            return Ok(room);
        }
        // What ends here lets go of the room on the bus when it has ended: of what is entered now, too.
        if self.cluster.is_some() && self.is_ending(code) {
            return Err(Refused::RoomClosed);
        }
        let (store, term) = (&self.shared.store, self.term()?);
        store.room(code).await.map_err(|wrong| store_failed(&wrong))?.ok_or(Refused::UnknownRoom)?;
        if let Some(cluster) = &self.cluster {
            cluster.enter(code, false).await?;
        }
        let woken = self.claim_and_wake(code, term).await;
        self.or_release(code, woken).await
    }

    /// Whoever holds this wakes the room; nobody else does meanwhile.
    fn turn(&self, code: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut waking = self.waking.lock().unwrap_or_else(PoisonError::into_inner);
        waking.entry(code.to_owned()).or_default().clone()
    }

    /// The term in which something begins, if there are several servers; a refusal if this one may have no rooms.
    fn term(&self) -> Result<Option<u64>, Refused> {
        self.cluster.as_ref().map(|cluster| cluster.term().ok_or(Refused::Paused)).transpose()
    }

    async fn claim_and_wake(self: &Arc<Hub>, code: &str, term: Option<u64>) -> Result<RoomHandle, Refused> {
        let store = &self.shared.store;
        let claim = store.claim(code).await.map_err(|wrong| store_failed(&wrong))?;
        // Read only now, when nobody else can write any more.
        let row = store.room(code).await.map_err(|wrong| store_failed(&wrong))?.ok_or(Refused::UnknownRoom)?;
        self.wake(row, claim, term).await
    }

    async fn wake(self: &Arc<Hub>, row: RoomRow, claim: Claim, term: Option<u64>) -> Result<RoomHandle, Refused> {
        let mut state: RoomState = old::read(&row.state, old::room).map_err(|wrong| {
            tracing::error!(room = row.code, error = %wrong, "a stored room cannot be read");
            Refused::Internal
        })?;
        // Rooms that were stored before bots had names.
        state.name_bots();
        let store = &self.shared.store;
        let mut play = None;
        if let Some(id) = &state.game {
            match store.game(id).await.map_err(|wrong| store_failed(&wrong))? {
                Some(stored) => {
                    let (shared, agreed) = (self.shared.clone(), state.clone());
                    let restored = tokio::task::spawn_blocking(move || {
                        let mut play = restore(&stored, &shared)?;
                        play.refresh(agreed.audience());
                        Ok(play)
                    });
                    match restored.await.unwrap_or(Err(CannotRestore::Mistake)) {
                        Ok(restored) => play = Some(restored),
                        Err(wrong) => {
                            // What is stored stays as it is; only this room cannot go on with it.
                            tracing::error!(room = row.code, game = id, error = %wrong, "a stored game cannot go on");
                        }
                    }
                }
                None => tracing::warn!(room = row.code, game = id, "the game of this room has been removed"),
            }
        }
        if play.is_none() {
            // The room keeps naming its game, so that a program that can read it finds it again.
            state.phase = GamePhase::Lobby;
        }
        let lines = store.chat(&row.code, CHAT_KEPT).await.map_err(|wrong| store_failed(&wrong))?;
        let chat = lines.iter().filter_map(|line| serde_json::from_str::<ChatLine>(line).ok()).collect();
        self.run(row.code, claim, term, state, play, chat)
    }

    /// Starts the task of a room and watches over it.
    fn run(
        self: &Arc<Hub>,
        code: String,
        claim: Claim,
        term: Option<u64>,
        state: RoomState,
        play: Option<Play>,
        chat: Vec<ChatLine>,
    ) -> Result<RoomHandle, Refused> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // What was read in another term may not be so any more, and whoever ends all rooms has not ended this one.
        if self.term()? != term {
            return Err(Refused::RoomClosed);
        }
        if rooms.len() >= self.shared.config.limits.rooms as usize {
            return Err(Refused::TooMany { limit: self.shared.config.limits.rooms });
        }
        let (handle, task) = Room::spawn(code.clone(), claim, state, play, chat, self.shared.clone());
        rooms.insert(code.clone(), handle.clone());
        if self.is_stopping() {
            handle.line.cut(Refused::Stopping);
        }
        self.shared.metrics.rooms.set(rooms.len() as i64);
        drop(rooms);
        // Somebody may have taken the room over before it was here to be dropped.
        let is_ours = self.cluster.as_ref().is_none_or(|cluster| cluster.holds(&code));
        if !is_ours {
            handle.line.cut(Refused::RoomClosed);
        }
        let (hub, line) = (self.clone(), handle.line.clone());
        self.tasks.spawn(async move {
            use futures_util::FutureExt;
            // Whoever gets the room next has the last word about what is stored, so nobody waits for long.
            let overdue = async {
                if hub.cluster.is_none() {
                    std::future::pending::<()>().await;
                }
                line.ended().await;
                tokio::time::sleep(LAST_WORDS).await;
            };
            tokio::select! {
                // A mistake in one room must not touch another; its clients come back and it is woken from the store.
                ended = AssertUnwindSafe(task).catch_unwind() => if ended.is_err() {
                    tracing::error!(room = code, "the task of a room failed");
                    hub.shared.metrics.room_failures.inc();
                },
                () = overdue => {}
            }
            let gone = {
                let mut rooms = hub.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                // The room may have been woken again already: only a handle that leads nowhere goes.
                let gone = rooms.get(&code).is_some_and(|room| room.inbox.is_closed());
                if gone {
                    rooms.remove(&code);
                }
                hub.shared.metrics.rooms.set(rooms.len() as i64);
                gone
            };
            if let (true, Some(cluster)) = (gone, &hub.cluster) {
                cluster.release(&code).await;
            }
        });
        if is_ours { Ok(handle) } else { Err(Refused::RoomClosed) }
    }

    /// Opens a room for somebody: with a game, if it begins at once, or nothing is left of either.
    pub async fn open(self: &Arc<Hub>, new: NewRoom) -> Result<Seated, Refused> {
        let Some(cluster) = &self.cluster else { return self.open_here(new).await };
        match cluster.place()? {
            Whereabouts::Here => self.open_here(new).await,
            Whereabouts::There(node) => match cluster.ask(&node, &Ask::Open(Box::new(new))).await {
                Some(Answer::Seated { room, seat, token }) => Ok(Seated { room, seat, token }),
                Some(Answer::Refused(refused)) => Err(refused),
                _ => Err(Refused::RoomClosed),
            },
        }
    }

    /// Opens a room here.
    pub async fn open_here(self: &Arc<Hub>, new: NewRoom) -> Result<Seated, Refused> {
        let hub = self.clone();
        to_its_end(async move { hub.open_at_once(new).await }).await
    }

    async fn open_at_once(self: &Arc<Hub>, new: NewRoom) -> Result<Seated, Refused> {
        let (begin, term) = (new.begin, self.term()?);
        let (seated, claim, state) = self.open_unstored(new).await?;
        if begin {
            let room = self.run(seated.room.clone(), claim, term, state, None, Vec::new());
            let room = self.or_release(&seated.room, room).await?;
            let (reply, answer) = oneshot::channel();
            // The room is stored together with its game.
            room.inbox.send(ToRoom::Begin { reply }).await.map_err(|_| Refused::RoomClosed)?;
            answer.await.map_err(|_| Refused::RoomClosed)??;
            return Ok(seated);
        }
        let row = RoomRow {
            code: seated.room.clone(),
            public: state.options.public,
            touched: crate::room::unix_time(),
            state: serde_json::to_string(&state).map_err(|_| Refused::Internal)?,
            game: None,
        };
        let stored = self.shared.store.write_as(&claim, vec![Write::Room(row)]).await;
        self.or_release(&seated.room, stored.map_err(|wrong| store_failed(&wrong))).await?;
        let running = self.run(seated.room.clone(), claim, term, state, None, Vec::new());
        self.or_release(&seated.room, running).await.map(|_| seated)
    }

    /// Lets go of a room that did not come to be.
    async fn or_release<T>(&self, room: &str, came: Result<T, Refused>) -> Result<T, Refused> {
        if let (Err(_), Some(cluster)) = (&came, &self.cluster) {
            cluster.release(room).await;
        }
        came
    }

    /// A room that nobody knows of yet, ours alone, with its host.
    async fn open_unstored(&self, new: NewRoom) -> Result<(Seated, Claim, RoomState), Refused> {
        if self.stop.is_cancelled() {
            return Err(Refused::Stopping);
        }
        let limit = self.shared.config.limits.rooms;
        if self.codes().len() >= limit as usize {
            return Err(Refused::TooMany { limit });
        }
        let mut state = RoomState::new(new.options, &new.bots)?;
        let token = secret::token().map_err(|_| Refused::Internal)?;
        let seat = state.sit(&new.name, new.colour, &token)?;
        let room = self.free_code().await?;
        if let Some(cluster) = &self.cluster {
            cluster.enter(&room, true).await?;
        }
        let claim = self.shared.store.claim(&room).await;
        let claim = self.or_release(&room, claim.map_err(|wrong| store_failed(&wrong))).await?;
        Ok((Seated { room, seat, token }, claim, state))
    }

    async fn free_code(&self) -> Result<String, Refused> {
        loop {
            let code = secret::room_code().map_err(|_| Refused::Internal)?;
            let taken = self.shared.store.room(&code).await.map_err(|wrong| store_failed(&wrong))?.is_some();
            if !taken && self.awake(&code).is_none() {
                return Ok(code);
            }
        }
    }

    /// Asks a room for something; a room that was just falling asleep is woken again.
    pub async fn ask<T>(
        self: &Arc<Hub>,
        code: &str,
        message: impl FnMut(oneshot::Sender<Result<T, Refused>>) -> ToRoom,
    ) -> Result<T, Refused> {
        Ok(self.ask_room(code, message).await?.0)
    }

    /// The same, with the room that has answered.
    pub async fn ask_room<T>(
        self: &Arc<Hub>,
        code: &str,
        mut message: impl FnMut(oneshot::Sender<Result<T, Refused>>) -> ToRoom,
    ) -> Result<(T, RoomHandle), Refused> {
        for _ in 0..TRIES {
            let room = self.find(code).await?;
            let (reply, answer) = oneshot::channel();
            if room.inbox.send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer.map(|answer| (answer, room));
            }
            if self.stop.is_cancelled() {
                return Err(Refused::Stopping);
            }
        }
        Err(Refused::RoomClosed)
    }

    /// The rooms that everyone may join or watch, of all servers.
    pub async fn listed(&self) -> Vec<RoomSummary> {
        let Some(cluster) = &self.cluster else { return self.listed_here() };
        cluster.listed(|theirs| list(self.summaries_here().into_iter().chain(theirs).collect())).await
    }

    /// Those of them that are here.
    pub fn listed_here(&self) -> Vec<RoomSummary> {
        list(self.summaries_here())
    }

    /// What all rooms in memory here are like.
    pub fn summaries_here(&self) -> Vec<RoomSummary> {
        let rooms: Vec<RoomHandle> =
            self.rooms.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        rooms.iter().map(|room| room.summary.borrow().clone()).collect()
    }

    /// The codes of all rooms in memory.
    pub fn codes(&self) -> Vec<String> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Wakes rooms whose game has not ended, the latest first, so that bots and clocks go on. Half of the rooms that there
    /// may be in memory stay free; the others wake up when somebody comes.
    pub async fn wake_unfinished(self: &Arc<Hub>) -> Result<usize, StoreError> {
        let mut woken = 0;
        let most = self.shared.config.limits.rooms as usize / 2;
        for (code, _) in self.shared.store.unfinished().await?.into_iter().take(most.max(1)) {
            match self.find(&code).await {
                Ok(room) => woken += usize::from(room.summary.borrow().phase == GamePhase::Playing),
                Err(refused) => tracing::error!(room = code, %refused, "a room could not be woken"),
            }
        }
        Ok(woken)
    }

    /// Removes what is old, but no room in memory; meanwhile none is woken.
    pub async fn clean(&self, rules: &CleanUp) -> Result<Cleaned, StoreError> {
        let _cleaning = self.cleaning.write().await;
        let mut keep = self.codes();
        if let Some(cluster) = &self.cluster {
            // Whoever is not heard does not hear what others have just woken.
            if !cluster.is_heard() {
                return Ok(Cleaned::default());
            }
            keep.extend(cluster.codes());
        }
        self.shared.store.clean(rules, &keep).await
    }

    /// The other servers, if there are any.
    pub fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.as_ref()
    }

    /// Ends a room here; what is stored stays.
    pub fn end_room(&self, code: &str, why: &Refused) {
        if let Some(room) = self.awake(code) {
            room.line.cut(why.clone());
        }
    }

    /// Ends all rooms here.
    pub fn end_rooms(&self, why: &Refused) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().for_each(|room| room.line.cut(why.clone()));
    }

    /// Moves a room to another server: it ends here, is let go of, and is woken there.
    pub async fn move_room(&self, code: &str, to: &str, why: &Refused) {
        if let Some(room) = self.awake(code) {
            self.pass(code, &room, to, why).await;
        }
    }

    async fn pass(&self, code: &str, room: &RoomHandle, to: &str, why: &Refused) {
        let Some(cluster) = &self.cluster else { return };
        room.line.cut(why.clone());
        room.inbox.closed().await;
        // The task that looks after the room lets go of it, too; whoever comes first does.
        cluster.release(code).await;
        if let Err(refused) = cluster.give(to, code).await {
            // Whoever looks for it next wakes it.
            tracing::debug!(room = code, to, %refused, "a room could not be handed over");
        }
    }

    /// Hands all rooms to other servers before this one stops. A game of rules that nobody else has is played to its end first.
    pub async fn hand_over(&self, hurry: CancellationToken) {
        let Some(cluster) = &self.cluster else { return };
        cluster.leave().await;
        let heirs = async {
            while cluster.heir_of_rules().is_none() && self.plays() && cluster.has_others() {
                tokio::time::sleep(WAIT_FOR_GAMES).await;
            }
        };
        tokio::select! {
            () = heirs => {}
            () = hurry.cancelled() => {}
        }
        self.give_away(&Refused::Stopping).await;
    }

    /// Moves all rooms to servers of the same rules, if there are any.
    pub async fn give_away(&self, why: &Refused) {
        use futures_util::StreamExt;
        let Some(cluster) = &self.cluster else { return };
        let rooms: Vec<(String, RoomHandle)> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.iter().map(|(code, room)| (code.clone(), room.clone())).collect()
        };
        let rooms = futures_util::stream::iter(rooms);
        rooms
            .for_each_concurrent(AT_ONCE, async |(code, room)| {
                if let Some(heir) = cluster.heir_of_rules() {
                    self.pass(&code, &room, &heir, why).await;
                }
            })
            .await;
    }

    /// Is a room in memory here, if only to its end?
    pub fn has(&self, code: &str) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(code)
    }

    /// Is a room about to end here?
    pub fn is_ending(&self, code: &str) -> bool {
        self.has(code) && self.awake(code).is_none()
    }

    /// Can this server store? Where there are several, others can, if its way to the database is not open: then that has to be
    /// known in a moment.
    pub async fn can_store(&self) -> Result<(), StoreError> {
        let patience = if self.cluster.is_some() { STORE_PATIENCE } else { std::time::Duration::MAX };
        let healthy = tokio::time::timeout(patience, self.shared.store.healthy()).await;
        healthy.unwrap_or(Err(StoreError::Unreachable))
    }

    /// Is anybody playing here?
    fn plays(&self) -> bool {
        self.summaries_here().iter().any(|room| room.phase == GamePhase::Playing)
    }

    /// Is the server about to stop?
    pub fn is_stopping(&self) -> bool {
        self.stop.is_cancelled()
    }

    /// Looks after a connection, so that the server does not end before it has said goodbye there.
    pub fn look_after<T>(&self, connection: impl Future<Output = T>) -> impl Future<Output = T> {
        self.sockets.track_future(connection)
    }

    /// Waits until the server is to stop.
    pub async fn stopping(&self) {
        self.stop.cancelled().await;
    }

    /// Waits until every room has stored what it has to store and every connection has ended.
    pub async fn finish(&self) {
        for tasks in [&self.tasks, &self.sockets] {
            tasks.close();
            tasks.wait().await;
        }
    }
}

/// Goes on to the end even if whoever asked goes away: a room that is half entered would be nobody's.
async fn to_its_end<T: Send + 'static>(
    doing: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(doing).await.unwrap_or(Err(Refused::Internal))
}

fn store_failed(wrong: &StoreError) -> Refused {
    tracing::error!(error = %wrong, "the store failed");
    Refused::Storage
}

/// A game as it was stored, all its steps taken again.
pub fn restore(stored: &StoredGame, shared: &Shared) -> Result<Play, CannotRestore> {
    let mut play = begin(stored, shared)?;
    play.restore(&rows(stored)?)?;
    Ok(play)
}

/// A stored game before its first step.
pub fn begin(stored: &StoredGame, shared: &Shared) -> Result<Play, CannotRestore> {
    let version = stored.game.rules_version;
    if version != shared.rules_version() {
        let staged = version == STAGED || shared.rules_version() == STAGED;
        return Err(if staged { CannotRestore::Stage } else { CannotRestore::RulesVersion(version) });
    }
    let setup = old::read(&stored.game.setup, old::setup)?;
    let seed: Seed = stored.game.seed.parse().map_err(CannotRestore::Seed)?;
    let table = shared.table(setup, seed.clone()).map_err(BadGame::from)?;
    let mut play = Play::at(stored.game.id.clone(), table, seed);
    play.players = players(&stored.game);
    Ok(play)
}

/// Who plays a stored game. Games from before this was kept say less: then colours are the usual ones.
fn players(game: &GameRow) -> Vec<PlayerEntry> {
    let names: Vec<String> = serde_json::from_str(&game.names).unwrap_or_default();
    let colours: Vec<Colour> = serde_json::from_str(&game.colours).unwrap_or_default();
    let bots: Vec<bool> = serde_json::from_str(&game.bots).unwrap_or_default();
    let colours = colours.into_iter().map(Some).chain(std::iter::repeat(None)).zip(Colour::ALL);
    let bots = bots.into_iter().chain(std::iter::repeat(false));
    let entry = |((name, (colour, usual)), bot): ((String, (Option<Colour>, Colour)), bool)| PlayerEntry {
        name,
        colour: colour.unwrap_or(usual),
        bot,
    };
    names.into_iter().zip(colours).zip(bots).map(entry).collect()
}

/// The steps of a stored game.
pub fn rows(stored: &StoredGame) -> Result<Vec<LogRow>, CannotRestore> {
    Ok(stored.log.iter().map(|row| old::read(row, old::row)).collect::<Result<_, _>>()?)
}
