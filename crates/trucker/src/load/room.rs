//! One room of four clients: one task that listens to four connections and lets somebody act at steady moments.

use super::entry::{Entered, Place};
use super::mirror::{Heard, Mirror, disagreement};
use super::moves::{Kind, Move, Plan, stand_in};
use super::stats::{Shared, is_fair, micros};
use super::tracker::Tracker;
use super::wire::Wire;
use crate::sim::stop;
use fastrand::Rng;
use std::future::poll_fn;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use trucker_engine::words::{MAX_SEATS, Seat};
use trucker_server::protocol::{Cause, GamePhase, Refused, RoomChange, ToServer};

/// How long a room may take to get a game started, and to get everything answered at the end.
const PATIENCE: Duration = Duration::from_secs(60);
/// After one in so many updates a client asks for a fresh view and compares it with the own copy.
const COMPARE: u8 = 64;

/// When the run begins and ends, and how often somebody acts.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// When the first moment of this room is.
    pub first: Instant,
    /// From one moment to the next.
    pub every: Duration,
    /// When the last moment is over.
    pub end: Instant,
    /// Nobody does anything: the room only stays open.
    pub idle: bool,
}

/// An action that has no answer yet.
struct Pending {
    id: u32,
    kind: Kind,
    cause: Cause,
    sent: Instant,
    /// The version that it was chosen in.
    version: u32,
}

/// One client and what it waits for.
struct Member {
    seat: Seat,
    wire: Wire,
    mirror: Mirror,
    plan: Plan,
    pending: Option<Pending>,
    /// The version that its last action led to; before that has arrived, the copy is out of date.
    acknowledged: u32,
    /// Messages about the room that have no answer yet.
    chores: Vec<u32>,
    /// What was said in this phase of the room; nothing is said twice.
    said: (Option<GamePhase>, Vec<RoomChange>),
    pings: Vec<u32>,
    views: u32,
    last_id: u32,
}

/// One room of four clients.
pub struct Room<'a> {
    code: String,
    members: Vec<Member>,
    tracker: Tracker,
    game: Option<String>,
    rng: Rng,
    shared: &'a Shared,
    /// Who is listened to first, so that nobody is always last.
    turn: usize,
    /// Nothing new is begun any more.
    ending: bool,
}

impl<'a> Room<'a> {
    /// Connects everyone, and gets a game started.
    ///
    /// # Errors
    /// Why there is no game.
    pub async fn gather(place: &Place, entered: &[Entered], seed: u64, shared: &'a Shared) -> Result<Room<'a>, String> {
        let mut rng = Rng::with_seed(seed);
        let mut members = Vec::new();
        for entered in entered {
            let wire = Wire::open(place, entered).await?;
            members.push(Member::new(entered.seat, wire, &mut rng));
        }
        let code = entered.first().map(|entered| entered.room.clone()).unwrap_or_default();
        let (tracker, game, turn, ending) = Default::default();
        let mut room = Room { code, members, tracker, game, rng, shared, turn, ending };
        let deadline = Instant::now() + PATIENCE;
        while !room.members.iter().all(|member| member.mirror.is_playing()) {
            if !room.listen(deadline).await? {
                return Err(format!("room {}: no game was started within {} s", room.code, PATIENCE.as_secs()));
            }
        }
        Ok(room)
    }

    /// Only listens, until the moment has come.
    ///
    /// # Errors
    /// If a connection ended.
    pub async fn wait(&mut self, until: impl Future<Output = ()>) -> Result<(), String> {
        tokio::pin!(until);
        loop {
            tokio::select! {
                biased;
                () = &mut until => return Ok(()),
                heard = next(&mut self.members, &mut self.turn) => self.hear(heard).await?,
            }
        }
    }

    /// Plays until the end of the run.
    ///
    /// # Errors
    /// If a connection ended.
    pub async fn play(&mut self, schedule: Schedule) -> Result<(), String> {
        let mut moment = schedule.first;
        for seat in (0..MAX_SEATS).cycle() {
            let due = moment.min(schedule.end);
            while self.listen(due).await? {}
            if due >= schedule.end || stop::asked() {
                break;
            }
            if !schedule.idle {
                self.shared.lock().lag.saturating_record(micros(due.elapsed()));
                self.act(seat).await?;
            }
            moment += schedule.every;
        }
        Ok(())
    }

    /// Waits until everything is answered and everyone has the same, compares all copies, and hangs up.
    ///
    /// # Errors
    /// If a connection ended, or something was never answered.
    pub async fn end(&mut self) -> Result<(), String> {
        self.ending = true;
        let deadline = Instant::now() + PATIENCE;
        for look in [true, false] {
            while let Some(open) = self.unsettled() {
                if !self.listen(deadline).await? {
                    return Err(format!("not settled within {} s: {open}", PATIENCE.as_secs()));
                }
            }
            for member in self.members.iter_mut().filter(|member| look && member.mirror.is_playing()) {
                member.views += 1;
                member.wire.send(&ToServer::View).await?;
            }
        }
        for member in &mut self.members {
            member.mirror.settle();
            member.wire.close().await;
        }
        self.report_faults();
        Ok(())
    }

    /// What has no answer yet, or has not reached everyone.
    fn unsettled(&self) -> Option<String> {
        for member in &self.members {
            let Member { seat, pending, chores, pings, views, .. } = member;
            if pending.is_some() || !chores.is_empty() || !pings.is_empty() || *views > 0 {
                let acts = pending.iter().count();
                let (chores, pings) = (chores.len(), pings.len());
                return Some(format!(
                    "seat {seat} waits for answers to {acts} acts, {chores} changes of the room, {pings} pings, {views} views"
                ));
            }
        }
        (!self.tracker.is_settled()).then(|| format!("versions {:?} have not reached everyone", self.tracker.open()))
    }

    /// Listens for one message, until the deadline at most; says if there was one.
    async fn listen(&mut self, deadline: Instant) -> Result<bool, String> {
        if Instant::now() >= deadline {
            return Ok(false);
        }
        match tokio::time::timeout_at(deadline.into(), next(&mut self.members, &mut self.turn)).await {
            Ok(heard) => self.hear(heard).await.map(|()| true),
            Err(_) => Ok(false),
        }
    }

    /// Somebody does something: whose moment it is, or else whoever has something to do.
    async fn act(&mut self, first: usize) -> Result<(), String> {
        self.shared.lock().planned += 1;
        let order = (first..first + MAX_SEATS).map(|i| i % MAX_SEATS);
        let mut chosen = order.clone().find_map(|i| Some((i, self.members[i].choose(&mut self.rng)?)));
        if chosen.is_none() {
            chosen = order.clone().find_map(|i| Some((i, self.members[i].fill_in()?)));
        }
        if let Some((i, chosen)) = chosen {
            self.shared.lock().sent.add(chosen.kind());
            return self.members[i].act(chosen).await;
        }
        for i in order.clone() {
            self.chore(i).await?; // In case one was refused.
        }
        if self.members.iter().all(|member| member.pending.is_some()) {
            self.shared.lock().skipped += 1;
            return Ok(());
        }
        self.shared.lock().pings += 1;
        let member = &mut self.members[first];
        let t = member.next_id();
        member.pings.push(t);
        member.wire.send(&ToServer::Ping { t }).await
    }

    /// Takes a message in, from whoever it came.
    async fn hear(&mut self, (i, text): (usize, Result<Utf8Bytes, String>)) -> Result<(), String> {
        let now = Instant::now();
        let member = &mut self.members[i];
        let text = text.map_err(|error| format!("seat {}: {error}", member.seat))?;
        let heard = member.mirror.read(&text);
        {
            let mut stats = self.shared.lock();
            stats.traffic.messages += 1;
            stats.traffic.bytes += text.len() as u64;
            stats.traffic.updates += u64::from(matches!(heard, Heard::Steps(_)));
        }
        match heard {
            Heard::Room => self.chore(i).await?,
            Heard::NewGame => self.begin(i),
            Heard::View => self.compare(i),
            Heard::Steps(steps) => {
                for (version, cause) in steps {
                    // Nobody waits for what the clock did.
                    if matches!(cause, Cause::Act(_) | Cause::Undo(_)) {
                        let took = self.tracker.heard(version, self.members[i].seat, now);
                        self.took(took);
                    }
                }
                if self.rng.u8(..COMPARE) == 0 && !self.ending {
                    self.members[i].views += 1;
                    self.members[i].wire.send(&ToServer::View).await?;
                }
            }
            Heard::Ack(id, version) => self.acknowledge(i, id, version),
            Heard::Refused(id, refusal) => self.refuse(i, id, &refusal),
            Heard::Pong(t) => {
                if !forget(&mut member.pings, t) {
                    member.mirror.fault(format!("a pong {t} that nobody asked for"));
                }
            }
            Heard::Bye(refusal) => return Err(format!("seat {}: the server said goodbye: {refusal}", member.seat)),
            Heard::Other => {}
        }
        self.report_faults();
        Ok(())
    }

    /// An action or a change of the room was accepted.
    fn acknowledge(&mut self, i: usize, id: u32, version: Option<u32>) {
        let member = &mut self.members[i];
        if let Some(pending) = member.pending.take_if(|pending| pending.id == id) {
            self.shared.lock().acknowledged.add(pending.kind);
            let Some(version) = version else {
                member.mirror.fault(format!("action {id} was acknowledged without a version"));
                return;
            };
            member.acknowledged = version;
            member.mirror.promise(version, pending.cause);
            let took = self.tracker.acknowledged(version, pending.sent);
            self.took(took);
        } else if !forget(&mut member.chores, id) {
            member.mirror.fault(format!("an acknowledgement of {id}, which was not waited for"));
        }
    }

    /// Something was refused: fair if others were quicker, a violation if the view had offered it.
    fn refuse(&mut self, i: usize, id: Option<u32>, refusal: &Refused) {
        let member = &mut self.members[i];
        let pending = member.pending.take_if(|pending| Some(pending.id) == id);
        if pending.is_none() && !id.is_some_and(|id| forget(&mut member.chores, id)) {
            member.mirror.fault(format!("a refusal of {id:?}, which was not waited for: {refusal}"));
        }
        if pending.is_none() {
            member.said.1.clear(); // It may be said again.
        }
        self.shared.lock().refusal(refusal);
        let moved_on = pending.as_ref().is_some_and(|pending| pending.version != member.version());
        if !is_fair(refusal, moved_on) {
            let what = pending.map(|pending| (pending.kind, pending.version));
            let version = member.version();
            member.mirror.fault(format!("refused what was offered ({what:?}, now version {version}): {refusal:?}"));
        }
    }

    /// A game begins for one client.
    fn begin(&mut self, i: usize) {
        let member = &mut self.members[i];
        member.plan = Plan::new(&mut self.rng);
        member.acknowledged = 0;
        let game = member.mirror.game().map(|(game, ..)| game.to_owned());
        if self.game != game {
            if !self.tracker.is_settled() {
                let open = self.tracker.open();
                member.mirror.fault(format!("a game began while versions {open:?} had not reached everyone"));
            }
            self.tracker.clear();
            self.game = game;
        }
    }

    /// One client got a whole view: everyone with the same version must see the same things.
    fn compare(&mut self, i: usize) {
        self.members[i].views = self.members[i].views.saturating_sub(1);
        let mut fault = None;
        if let Some((game, version, view)) = self.members[i].mirror.game() {
            for other in &self.members {
                if let Some((g, v, seen)) = other.mirror.game()
                    && (g, v) == (game, version)
                {
                    fault = fault.or(disagreement(view, seen));
                }
            }
        }
        if let Some(fault) = fault {
            self.members[i].mirror.fault(fault);
        }
        self.shared.lock().compared += self.members[i].mirror.take_compared();
    }

    /// Says what has to be said for a game to begin, each thing once.
    async fn chore(&mut self, i: usize) -> Result<(), String> {
        let over = self.members[i].enter_phase();
        self.shared.lock().games_over += u64::from(over && i == 0);
        let Some(change) = self.members[i].wanted_change().filter(|_| !self.ending) else { return Ok(()) };
        let member = &mut self.members[i];
        let id = member.next_id();
        member.chores.push(id);
        member.said.1.push(change.clone());
        member.wire.send(&ToServer::Room { id, change }).await
    }

    fn took(&self, time: Option<Duration>) {
        if let Some(time) = time {
            self.shared.lock().latency.saturating_record(micros(time));
        }
    }

    fn report_faults(&mut self) {
        for member in &mut self.members {
            for fault in member.mirror.take_faults() {
                self.shared.lock().violation(format!("room {}, seat {}: {fault}", self.code, member.seat));
            }
        }
    }
}

impl Member {
    fn new(seat: Seat, wire: Wire, rng: &mut Rng) -> Member {
        let (pending, acknowledged, chores, said, pings, views, last_id) = Default::default();
        let (mirror, plan) = (Mirror::new(seat), Plan::new(rng));
        Member { seat, wire, mirror, plan, pending, acknowledged, chores, said, pings, views, last_id }
    }

    fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Is nothing of this client on its way, and its copy of the game up to date with its own actions?
    fn is_free(&self) -> bool {
        self.pending.is_none() && self.mirror.is_playing() && self.version() >= self.acknowledged
    }

    fn version(&self) -> u32 {
        self.mirror.game().map_or(0, |(_, version, _)| version)
    }

    fn choose(&mut self, rng: &mut Rng) -> Option<Move> {
        let free = self.is_free();
        let (_, _, view) = self.mirror.game().filter(|_| free)?;
        self.plan.choose(view, rng)
    }

    fn fill_in(&self) -> Option<Move> {
        let (_, _, view) = self.mirror.game().filter(|_| self.is_free())?;
        stand_in(view)
    }

    async fn act(&mut self, chosen: Move) -> Result<(), String> {
        let id = self.next_id();
        let kind = chosen.kind();
        let cause = if kind == Kind::Undo { Cause::Undo(self.seat) } else { Cause::Act(self.seat) };
        self.pending = Some(Pending { id, kind, cause, sent: Instant::now(), version: self.version() });
        self.wire.send(&chosen.message(id)).await
    }

    /// Notes in which phase the room is; says if a game is newly over.
    fn enter_phase(&mut self) -> bool {
        let phase = self.mirror.room().map(|room| room.phase);
        let is_new = self.said.0 != phase;
        if is_new {
            self.said = (phase, Vec::new());
        }
        is_new && phase == Some(GamePhase::Over)
    }

    /// What this client has to say for a game to begin, if it has not said so.
    fn wanted_change(&self) -> Option<RoomChange> {
        let room = self.mirror.room()?;
        let is_host = room.host == Some(self.seat);
        let change = match room.phase {
            GamePhase::Playing => return None,
            GamePhase::Over => Some(RoomChange::Rematch).filter(|_| is_host),
            GamePhase::Lobby if !self.mirror.is_ready() => Some(RoomChange::Ready { ready: true }),
            GamePhase::Lobby => Some(RoomChange::Start).filter(|_| is_host && self.mirror.is_everyone_ready()),
        };
        change.filter(|change| !self.said.1.contains(change))
    }
}

/// The next message of any of the clients.
async fn next(members: &mut [Member], turn: &mut usize) -> (usize, Result<Utf8Bytes, String>) {
    poll_fn(|cx| {
        for k in 0..members.len() {
            let i = (*turn + k) % members.len();
            if let Poll::Ready(heard) = members[i].wire.poll(cx) {
                *turn = i + 1;
                return Poll::Ready((i, heard));
            }
        }
        Poll::Pending
    })
    .await
}

/// Takes a number off a list; says if it was there.
fn forget(list: &mut Vec<u32>, number: u32) -> bool {
    let place = list.iter().position(|listed| *listed == number);
    place.map(|place| list.remove(place)).is_some()
}
