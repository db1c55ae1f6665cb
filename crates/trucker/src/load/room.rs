//! One room of clients: one task that listens to all their connections and lets somebody act at steady moments.

use super::entry::{Entered, Place};
use super::member::Member;
use super::mirror::{Heard, disagreement};
use super::stats::{Shared, is_fair, micros};
use super::tracker::Tracker;
use super::wire::Wire;
use crate::sim::stop;
use fastrand::Rng;
use std::future::poll_fn;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use trucker_server::protocol::{Refused, StepCause};

/// How long a room may take to get a game started, and to get everything answered at the end.
const PATIENCE: Duration = Duration::from_secs(30);
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
    /// While everyone builds, all act at the same moment and get in each other's way, and so much less often.
    pub at_once: bool,
}

/// One room of clients.
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
    pub async fn gather(
        places: &[Place],
        entered: &[Entered],
        seed: u64,
        shared: &'a Shared,
    ) -> Result<Room<'a>, String> {
        let mut rng = Rng::with_seed(seed);
        let mut members = Vec::new();
        for entered in entered {
            let place = rng.choice(places).ok_or("there is no server")?;
            let wire = Wire::open(place, entered).await?;
            members.push(Member::new(entered.seat, wire, &mut rng));
        }
        let code = entered.first().map(|entered| entered.room.clone()).unwrap_or_default();
        let (game, turn, ending) = Default::default();
        let tracker = Tracker::new(members.len());
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
        let seats = self.members.len();
        for seat in (0..seats).cycle() {
            let due = moment.min(schedule.end);
            while self.listen(due).await? {}
            if due >= schedule.end || stop::asked() {
                break;
            }
            if !schedule.idle {
                self.shared.lock().lag.saturating_record(micros(due.elapsed()));
                self.act(seat).await?;
            }
            moment += match schedule.at_once && self.is_building() {
                false => schedule.every,
                true if seat + 1 == seats => schedule.every * seats as u32,
                true => Duration::ZERO,
            };
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
                member.ask_view().await?;
            }
        }
        for member in &mut self.members {
            member.mirror.settle();
            member.wire.close().await;
        }
        self.report_faults();
        Ok(())
    }

    /// Does everyone build at once?
    fn is_building(&self) -> bool {
        let view = self.members.first().and_then(|member| member.mirror.game());
        view.is_some_and(|(_, _, view)| view.yard.turn.is_none() && view.waiting.len() == self.members.len())
    }

    /// What has no answer yet, or has not reached everyone.
    fn unsettled(&self) -> Option<String> {
        if let Some(unanswered) = self.members.iter().find_map(Member::unanswered) {
            return Some(unanswered);
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
        let seats = self.members.len();
        let order = (first..first + seats).map(move |i| i % seats);
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
        if self.members.iter().any(Member::is_waiting) {
            self.shared.lock().skipped += 1;
            return Ok(());
        }
        self.shared.lock().pings += 1;
        self.members[first].ping().await
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
                    if matches!(cause, StepCause::Act(_) | StepCause::Undo(_)) {
                        let took = self.tracker.heard(version, self.members[i].seat, now);
                        self.took(took);
                    }
                }
                if self.rng.u8(..COMPARE) == 0 && !self.ending {
                    self.members[i].ask_view().await?;
                }
            }
            Heard::Ack(id, version) => self.acknowledge(i, id, version),
            Heard::Refused(id, refusal) => self.refuse(i, id, &refusal),
            Heard::Pong(t) => member.pong(t),
            Heard::Bye(refusal) => return Err(format!("seat {}: the server said goodbye: {refusal}", member.seat)),
            Heard::Other => {}
        }
        self.report_faults();
        Ok(())
    }

    /// An action or a change of the room was accepted.
    fn acknowledge(&mut self, i: usize, id: u32, version: Option<u32>) {
        if let Some(pending) = self.members[i].acknowledge(id, version) {
            self.shared.lock().acknowledged.add(pending.kind);
            let took = version.and_then(|version| self.tracker.acknowledged(version, pending.sent));
            self.took(took);
        }
    }

    /// Something was refused: fair if others were quicker, a violation if the view still offers it.
    fn refuse(&mut self, i: usize, id: Option<u32>, refusal: &Refused) {
        let member = &mut self.members[i];
        let pending = member.refuse(id);
        let version = member.version();
        let moved_on = pending.as_ref().is_some_and(|pending| pending.version != version);
        self.shared.lock().refusal(refusal);
        if !is_fair(refusal, moved_on) {
            let what = pending.map(|pending| (pending.kind, pending.version));
            member.mirror.fault(format!("refused what was offered ({what:?}, now version {version}): {refusal:?}"));
        }
    }

    /// A game begins for one client.
    fn begin(&mut self, i: usize) {
        let member = &mut self.members[i];
        member.begin(&mut self.rng);
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
        self.members[i].got_view();
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

    /// Sees to it that the next game begins.
    async fn chore(&mut self, i: usize) -> Result<(), String> {
        let over = self.members[i].enter_phase();
        self.shared.lock().games_over += u64::from(over && i == 0);
        if self.ending { Ok(()) } else { self.members[i].prepare_game().await }
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
