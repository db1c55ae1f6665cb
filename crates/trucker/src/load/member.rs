//! One client of a room: its connection, its copy of the game, and what it waits for.

use super::mirror::Mirror;
use super::moves::{Kind, Move, Plan, stand_in};
use super::wire::Wire;
use fastrand::Rng;
use std::time::Instant;
use trucker_engine::words::Seat;
use trucker_server::protocol::{GamePhase, RoomChange, StepCause, ToServer};

/// An action that has no answer yet.
pub struct Pending {
    /// The id it was sent with.
    pub id: u32,
    /// What kind of action it is.
    pub kind: Kind,
    /// The cause that the step will have.
    pub cause: StepCause,
    /// When it was sent.
    pub sent: Instant,
    /// The version that it was chosen in.
    pub version: u32,
}

/// One client and what it waits for.
pub struct Member {
    /// Its seat.
    pub seat: Seat,
    /// Its connection.
    pub wire: Wire,
    /// Its copy of the game, and the checks.
    pub mirror: Mirror,
    /// The action that has no answer yet; there is never more than one.
    pub pending: Option<Pending>,
    plan: Plan,
    /// The version that its last action led to; before that has arrived, the copy is out of date.
    acknowledged: u32,
    /// Messages about the room that have no answer yet.
    changes: Vec<u32>,
    pings: Vec<u32>,
    views: u32,
    /// What was said in this phase of the room; nothing is said twice.
    said: (Option<GamePhase>, Vec<RoomChange>),
    last_id: u32,
}

impl Member {
    /// A client that has just said hello.
    pub fn new(seat: Seat, wire: Wire, rng: &mut Rng) -> Member {
        let (pending, acknowledged, changes, pings, views, said, last_id) = Default::default();
        let (mirror, plan) = (Mirror::new(seat), Plan::new(rng));
        Member { seat, wire, mirror, pending, plan, acknowledged, changes, pings, views, said, last_id }
    }

    /// A game begins.
    pub fn begin(&mut self, rng: &mut Rng) {
        self.plan = Plan::new(rng);
        self.acknowledged = 0;
    }

    /// The version that this client has.
    pub fn version(&self) -> u32 {
        self.mirror.game().map_or(0, |(_, version, _)| version)
    }

    /// Has an action of this client no answer yet, or has what it led to not arrived?
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some() || self.version() < self.acknowledged
    }

    /// What has no answer yet, in words.
    pub fn unanswered(&self) -> Option<String> {
        let Member { seat, pending, changes, pings, views, .. } = self;
        let (acts, changes, pings) = (pending.iter().count(), changes.len(), pings.len());
        (acts + changes + pings > 0 || *views > 0).then(|| {
            format!(
                "seat {seat} waits for answers to {acts} acts, {changes} changes of the room, {pings} pings, {views} views"
            )
        })
    }

    /// Something real to do now.
    pub fn choose(&mut self, rng: &mut Rng) -> Option<Move> {
        let free = self.is_free();
        let (_, _, view) = self.mirror.game().filter(|_| free)?;
        self.plan.choose(view, rng)
    }

    /// Something harmless to do now.
    pub fn fill_in(&self) -> Option<Move> {
        let (_, _, view) = self.mirror.game().filter(|_| self.is_free())?;
        stand_in(view)
    }

    fn is_free(&self) -> bool {
        self.mirror.is_playing() && !self.is_waiting()
    }

    /// Does something in the game.
    ///
    /// # Errors
    /// If the connection ended.
    pub async fn act(&mut self, chosen: Move) -> Result<(), String> {
        let (id, kind) = (self.next_id(), chosen.kind());
        let cause = if kind == Kind::Undo { StepCause::Undo(self.seat) } else { StepCause::Act(self.seat) };
        self.pending = Some(Pending { id, kind, cause, sent: Instant::now(), version: self.version() });
        self.wire.send(&chosen.message(id)).await
    }

    /// Asks whether the server is there.
    ///
    /// # Errors
    /// If the connection ended.
    pub async fn ping(&mut self) -> Result<(), String> {
        let t = self.next_id();
        self.pings.push(t);
        self.wire.send(&ToServer::Ping { t }).await
    }

    /// Asks for the whole view.
    ///
    /// # Errors
    /// If the connection ended.
    pub async fn ask_view(&mut self) -> Result<(), String> {
        self.views += 1;
        self.wire.send(&ToServer::View {}).await
    }

    /// Says what has to be said for a game to begin, each thing once.
    ///
    /// # Errors
    /// If the connection ended.
    pub async fn prepare_game(&mut self) -> Result<(), String> {
        let Some(change) = self.wanted_change() else { return Ok(()) };
        let id = self.next_id();
        self.changes.push(id);
        self.said.1.push(change.clone());
        self.wire.send(&ToServer::Room { id, change }).await
    }

    /// Notes in which phase the room is; says if a game is newly over.
    pub fn enter_phase(&mut self) -> bool {
        let phase = self.mirror.room().map(|room| room.phase);
        let is_new = self.said.0 != phase;
        if is_new {
            self.said = (phase, Vec::new());
        }
        is_new && phase == Some(GamePhase::Over)
    }

    /// The action with this id was accepted and led to this version; `None` if it was a change of the room.
    pub fn acknowledge(&mut self, id: u32, version: Option<u32>) -> Option<Pending> {
        let pending = self.pending.take_if(|pending| pending.id == id);
        if let Some(pending) = &pending {
            match version {
                Some(version) => {
                    self.acknowledged = version;
                    self.mirror.promise(version, pending.cause);
                }
                None => self.mirror.fault(format!("action {id} was acknowledged without a version")),
            }
        } else if !forget(&mut self.changes, id) {
            self.mirror.fault(format!("an acknowledgement of {id}, which was not waited for"));
        }
        pending
    }

    /// The message with this id was refused; gives the action, if it was one.
    pub fn refuse(&mut self, id: Option<u32>) -> Option<Pending> {
        let pending = self.pending.take_if(|pending| Some(pending.id) == id);
        if pending.is_none() {
            self.said.1.clear(); // It may be said again.
            if !id.is_some_and(|id| forget(&mut self.changes, id)) {
                self.mirror.fault(format!("a refusal of {id:?}, which was not waited for"));
            }
        }
        pending
    }

    /// A ping was answered.
    pub fn pong(&mut self, t: u32) {
        if !forget(&mut self.pings, t) {
            self.mirror.fault(format!("a pong {t} that nobody asked for"));
        }
    }

    /// A whole view has come.
    pub fn got_view(&mut self) {
        match self.views.checked_sub(1) {
            Some(views) => self.views = views,
            None => self.mirror.fault("a view that nobody asked for".into()),
        }
    }

    /// What this client has to say for a game to begin, if it has not said so.
    fn wanted_change(&self) -> Option<RoomChange> {
        let room = self.mirror.room()?;
        let is_host = room.host == Some(self.seat);
        let change = match room.phase {
            GamePhase::Playing => return None,
            GamePhase::Over => Some(RoomChange::Rematch {}).filter(|_| is_host),
            GamePhase::Lobby if !self.mirror.is_ready() => Some(RoomChange::Ready { ready: true }),
            GamePhase::Lobby => Some(RoomChange::Start {}).filter(|_| is_host && self.mirror.is_everyone_ready()),
        };
        change.filter(|change| !self.said.1.contains(change))
    }

    fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }
}

/// Takes a number off a list; says if it was there.
fn forget(list: &mut Vec<u32>, number: u32) -> bool {
    let place = list.iter().position(|listed| *listed == number);
    place.map(|place| list.remove(place)).is_some()
}
