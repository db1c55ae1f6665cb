//! One task owns one room: its people, its game, its bots. It stores first, then tells.

mod clock;
mod hurry;
mod names;
mod play;
mod robots;
mod score;
mod state;
mod step;
mod story;
mod talk;

pub use play::{Audience, BadGame, Deed, LogRow, Play};
pub use state::{Presence, RoomState, SUBSTITUTE, check_options};
pub use step::now as unix_time;

use crate::config::Config;
use crate::limits::Readers;
use crate::metrics::Metrics;
use crate::outbox::{Line, Outbox};
use crate::protocol::{ChatLine, Colour, GamePhase, Refused, RoomSummary, Since, ToServer};
use crate::secret::{self, TokenHash};
use crate::store::{Claim, Store, Write};
use clock::Clock;
use hurry::Hurry;
use robots::{Robot, Thought};
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use trucker_engine::chance::Seed;
use trucker_engine::content::Content;
use trucker_engine::game::{BadSetup, RULES_VERSION};
use trucker_engine::record::Table;
use trucker_engine::stage::STAGED;
use trucker_engine::state::Setup;
use trucker_engine::words::{BySeat, MAX_SEATS, Seat, Seats};

/// Lines of chat that somebody who comes in is shown.
const CHAT_SHOWN: usize = 50;
/// How long to wait before something that could not be stored is tried again, in milliseconds.
const RETRY: u32 = 1_000;
/// For how long somebody whom the host has sent away does not get a seat again.
const SENT_AWAY_FOR: Duration = Duration::from_secs(120);

/// What all rooms share.
pub struct Shared {
    /// Where everything is stored.
    pub store: Store,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// What is in the box.
    pub content: Arc<Content>,
    /// What the operator has set.
    pub config: Config,
    /// Whose turn it is to be told a game.
    pub readers: Readers,
    /// A game has ended: what was told of it is to be kept.
    pub ended: Notify,
}

impl Shared {
    /// A table for a new game, or for one to be played again: in a rehearsal with a stage, every game begins there.
    pub fn table(&self, setup: Setup, seed: Seed) -> Result<Table, BadSetup> {
        let (table, _) = match &self.config.rehearsal.stage {
            None => Table::open(setup, self.content.clone(), seed)?,
            Some(stage) => Table::rehearse(stage.clone(), seed),
        };
        Ok(table)
    }

    /// The version of games that can be played again here.
    pub fn rules_version(&self) -> u16 {
        if self.config.rehearsal.stage.is_none() { RULES_VERSION } else { STAGED }
    }
}

/// As whom somebody connects.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub enum AsWhom {
    /// Whoever holds the seat that this secret opens.
    Holder(String),
    /// Somebody who watches.
    Watcher,
    /// Somebody who only looks in, to see whether to sit down.
    AtTheDoor,
}

/// A message to a room's task.
pub enum ToRoom {
    /// Somebody connects.
    Connect {
        /// As whom.
        as_whom: AsWhom,
        /// What was seen before.
        since: Option<Since>,
        /// The way back.
        outbox: Outbox,
        /// Where they come from.
        address: IpAddr,
        /// The number of the connection, or why not.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// A client says something.
    Say {
        /// Which connection.
        connection: u64,
        /// What.
        message: ToServer,
        /// When it arrived.
        received: Instant,
    },
    /// A connection has ended.
    Disconnect {
        /// Which.
        connection: u64,
    },
    /// Somebody wants a seat.
    Sit {
        /// The secret of a seat that they had here before.
        former: Option<String>,
        /// Their name.
        name: String,
        /// Their colour, if they care.
        colour: Option<Colour>,
        /// The seat and its token, or why not.
        reply: oneshot::Sender<Result<(Seat, String), Refused>>,
    },
    /// Begin at once, for a quick start.
    Begin {
        /// Done, or why not.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// A bot has made up its mind.
    Thought(Thought),
}

/// How the rest of the server reaches a room.
#[derive(Clone)]
pub struct RoomHandle {
    /// Messages to it.
    pub inbox: mpsc::Sender<ToRoom>,
    /// What it is like, kept up to date.
    pub summary: watch::Receiver<RoomSummary>,
    /// Ends it.
    pub line: Line,
}

struct Connection {
    seat: Option<Seat>,
    /// Is it told of the game, too?
    follows: bool,
    outbox: Outbox,
    address: IpAddr,
}

/// A room.
pub struct Room {
    code: String,
    /// What lets this task, and nobody else, write for the room.
    claim: Claim,
    state: RoomState,
    play: Option<Play>,
    clock: Clock,
    connections: BTreeMap<u64, Connection>,
    connected_so_far: u64,
    robots: [Option<Robot>; MAX_SEATS],
    /// What people have agreed on about bots that still build.
    hurry: Hurry,
    chat: VecDeque<ChatLine>,
    shared: Arc<Shared>,
    summary: watch::Sender<RoomSummary>,
    thoughts: mpsc::WeakSender<ToRoom>,
    /// Has anybody been here since the room woke up?
    visited: bool,
    /// Nothing that time brings is tried before this, on the game's clock: the store failed.
    retry: u32,
    host_gone: Option<Instant>,
    /// Since when seats have had nobody connected, if they have not.
    away_since: BySeat<Instant>,
    /// Whom the host has sent away, and when.
    sent_away: Vec<(TokenHash, Instant)>,
    empty_since: Option<Instant>,
    /// Set when the store contradicts what this task believes.
    broken: CancellationToken,
}

impl Room {
    /// Starts the task of a room.
    pub fn spawn(
        code: String,
        claim: Claim,
        state: RoomState,
        play: Option<Play>,
        chat: Vec<ChatLine>,
        shared: Arc<Shared>,
    ) -> (RoomHandle, impl Future<Output = ()> + Send) {
        let (inbox, messages) = mpsc::channel(64);
        let (summary, summaries) = watch::channel(state.summary(&code));
        let clock = Clock::from(play.as_ref().map_or(0, Play::now), shared.config.clock_speed);
        let room = Room {
            code,
            claim,
            state,
            play,
            clock,
            connections: BTreeMap::new(),
            connected_so_far: 0,
            robots: Default::default(),
            hurry: Hurry::default(),
            chat: chat.into(),
            shared,
            summary,
            thoughts: inbox.downgrade(),
            visited: false,
            retry: 0,
            host_gone: None,
            away_since: BySeat([Instant::now(); MAX_SEATS]),
            sent_away: Vec::new(),
            empty_since: Some(Instant::now()),
            broken: CancellationToken::new(),
        };
        let line = Line::default();
        (RoomHandle { inbox, summary: summaries, line: line.clone() }, room.run(messages, line))
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<ToRoom>, line: Line) {
        let broken = self.broken.clone();
        let (mut ended, mut broken) = (pin!(line.ended()), pin!(broken.cancelled()));
        let mut alarm = pin!(tokio::time::sleep_until(Instant::now()));
        loop {
            self.look_at_hurry();
            self.plan_robots();
            let wake = self.next_wake();
            // Setting an alarm is dear, and most of what happens changes none.
            if let Some(wake) = wake.filter(|wake| *wake != alarm.deadline()) {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                why = &mut ended => {
                    self.say_goodbye(why);
                    break;
                }
                () = &mut broken => return,
                message = inbox.recv() => match message {
                    Some(message) => {
                        let mut next = Some(message);
                        while let Some(message) = next {
                            next = self.handle(message, &mut inbox).await;
                        }
                    }
                    None => break,
                },
                () = &mut alarm, if wake.is_some() => {
                    if self.falls_asleep() {
                        break;
                    }
                    self.on_time().await;
                }
            }
        }
        // What was touched last is what clean-up goes by; if it cannot be stored, the older time stays.
        if self.visited {
            let room = self.row();
            let _ = self.shared.store.write_as(&self.claim, vec![Write::Room(room)]).await;
        }
    }

    /// Does what a message asks for; gives the next one, if one was found on the way.
    async fn handle(&mut self, message: ToRoom, inbox: &mut mpsc::Receiver<ToRoom>) -> Option<ToRoom> {
        match message {
            ToRoom::Connect { as_whom, since, outbox, address, reply } => {
                let connected = self.connect(as_whom, since, outbox, address);
                let _ = reply.send(connected);
            }
            ToRoom::Say { connection, message, received } => {
                return self.listen(connection, message, received, inbox).await;
            }
            ToRoom::Disconnect { connection } => self.disconnect(connection),
            ToRoom::Sit { former, name, colour, reply } => {
                let seated = self.sit(former.as_deref(), &name, colour).await;
                let _ = reply.send(seated);
            }
            ToRoom::Begin { reply } => {
                let state = self.state.clone();
                let begun = Box::pin(self.start(state)).await;
                if begun.is_err() {
                    // Nobody has been given a seat here, and nothing is stored: the room goes as if it had never been.
                    self.broken.cancel();
                }
                let _ = reply.send(begun);
            }
            ToRoom::Thought(thought) => self.take_thought(thought).await,
        }
        None
    }

    /// Seats with somebody connected.
    fn connected(&self) -> Seats {
        self.connections.values().filter_map(|connection| connection.seat).collect()
    }

    /// Who is here as this is told.
    fn presence(&self) -> Presence {
        let connected = self.connected();
        let away = |seat: Seat| u32::try_from(self.away_since[seat].elapsed().as_millis()).unwrap_or(u32::MAX);
        let mut presence = Presence::default();
        for seat in self.state.people().without(connected).iter() {
            presence.away[seat] = Some(away(seat));
        }
        let watches = |connection: &&Connection| connection.seat.is_none() && connection.follows;
        presence.watching = self.connections.values().filter(watches).count() as u32;
        presence
    }

    /// Whoever was sent away has to let some time pass.
    fn check_welcome(&self, former: &str) -> Result<(), Refused> {
        let sent = self.sent_away.iter().rev().find(|(token, _)| token.matches(former));
        let wait = sent.and_then(|(_, when)| SENT_AWAY_FOR.checked_sub(when.elapsed())).filter(|wait| !wait.is_zero());
        match wait {
            Some(wait) => Err(Refused::SentAway { wait_ms: wait.as_millis() as u32 }),
            None => Ok(()),
        }
    }

    async fn sit(
        &mut self,
        former: Option<&str>,
        name: &str,
        colour: Option<Colour>,
    ) -> Result<(Seat, String), Refused> {
        former.map_or(Ok(()), |former| self.check_welcome(former))?;
        let token = secret::token().map_err(|_| Refused::Internal)?;
        let mut state = self.state.clone();
        let seat = state.sit(name, colour, &token)?;
        self.change_to(state).await?;
        self.away_since[seat] = Instant::now();
        self.tell_room();
        Ok((seat, token))
    }

    fn disconnect(&mut self, connection: u64) {
        let Some(gone) = self.connections.remove(&connection) else { return };
        if let Some(seat) = gone.seat {
            self.away_since[seat] = Instant::now();
        }
        self.shared.metrics.connections.dec();
        if self.connections.is_empty() {
            self.empty_since = Some(Instant::now());
        }
        self.look_for_host();
        self.tell_room();
    }

    /// Notes since when the host is absent, whether they went away or never came.
    fn look_for_host(&mut self) {
        let is_here = self.state.host.is_some_and(|host| self.connected().contains(host));
        self.host_gone = if is_here { None } else { self.host_gone.or_else(|| Some(Instant::now())) };
    }

    /// When something has to be looked at next, if anything has.
    fn next_wake(&self) -> Option<Instant> {
        let robots = self.robots.iter().flatten().filter_map(Robot::due);
        let in_game = self.next_deed_due().into_iter().chain(robots).min();
        let in_game = in_game.map(|at| self.clock.instant(at.max(self.retry)));
        let host = self.host_gone.map(|gone| gone + self.shared.config.hand_over_after);
        let sleep = self.empty_since.map(|empty| empty + self.shared.config.sleep_after);
        let wake = [in_game, host, sleep].into_iter().flatten().min()?;
        // Whatever is due, others get their turn between two looks at it.
        Some(wake.max(Instant::now() + Duration::from_millis(1)))
    }

    /// Has nobody been here for so long that the room may leave the memory?
    fn falls_asleep(&self) -> bool {
        self.empty_since.is_some_and(|since| since.elapsed() >= self.shared.config.sleep_after)
    }

    /// Does what time brings: sand, deadlines, bots, an absent host.
    async fn on_time(&mut self) {
        if self.clock.now() >= self.retry {
            self.do_what_is_due().await;
            self.let_robots_think().await;
        }
        if self.host_gone.is_some_and(|gone| gone.elapsed() >= self.shared.config.hand_over_after) {
            self.host_gone = None;
            self.replace_absent_host().await;
        }
    }

    /// Somebody who is here becomes the host.
    async fn replace_absent_host(&mut self) {
        let connected = self.connected();
        if self.state.host.is_some_and(|host| connected.contains(host)) {
            return;
        }
        let Some(next) = self.state.acting_people().and(connected).iter().next() else { return };
        let mut state = self.state.clone();
        state.host = Some(next);
        match self.change_to(state).await {
            Ok(()) => self.tell_room(),
            Err(_) => self.host_gone = Some(Instant::now()), // To be tried again.
        }
    }

    fn say_goodbye(&mut self, why: Refused) {
        for connection in self.connections.values() {
            connection.outbox.cut(why.clone());
        }
    }

    fn is_playing(&self) -> bool {
        self.state.phase == GamePhase::Playing
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.shared.metrics.connections.dec_by(self.connections.len() as i64);
        // If the task ended by itself or by a mistake, clients are to come back and find the room as it is stored.
        self.say_goodbye(Refused::RoomClosed);
    }
}
