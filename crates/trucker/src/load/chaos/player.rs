//! Somebody who plays at random, says something now and then, and comes back whenever the server is back.

use super::PATIENCE;
use super::client::Client;
use super::ledger::{Ledger, Place};
use crate::load::moves::{Move, Plan};
use fastrand::Rng;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{
    GamePhase, GameView, Refused, RoomChange, RoomView, SeatEntry, Since, Sitter, ToClient, ToServer,
};
use trucker_server::room::Deed;

/// Messages that a player sends in a second, and at once: fewer than a server allows.
const RATE: f64 = 15.0;
const BURST: f64 = 30.0;
/// Whoever wanders asks so often whether the server is there, and goes after so much silence.
const KNOCK: Duration = Duration::from_secs(1);
const SILENCE: Duration = Duration::from_secs(4);
/// How long a player thinks.
const BEAT: Duration = Duration::from_millis(8);

/// What a message that has no answer yet asked for.
enum Asked {
    Deed(String, Deed),
    Chat(String),
    Name,
    Change(RoomChange),
}

/// The game as a player knows it.
struct Followed {
    game: String,
    version: u32,
    view: Box<GameView>,
}

/// A player.
pub struct Player {
    seat: SeatGiven,
    place: Place,
    ledger: Arc<Ledger>,
    rng: Rng,
    plan: Plan,
    room: Option<RoomView>,
    followed: Option<Followed>,
    asked: Option<(u32, Asked)>,
    /// There are several servers: connections may end, and whoever hears nothing tries another one.
    wanders: bool,
    /// Being ready was acknowledged, and no game has begun since.
    is_ready: bool,
    sent: u32,
    budget: f64,
    refilled: Instant,
}

impl Player {
    /// A player on this seat.
    pub fn new(seat: SeatGiven, ledger: Arc<Ledger>, seed: u64) -> Player {
        let mut rng = Rng::with_seed(seed);
        let plan = Plan::new(&mut rng);
        let place = (seat.room.clone(), seat.seat);
        let (room, followed, asked) = (None, None, None);
        let refilled = Instant::now();
        let (wanders, is_ready, sent, budget) = (false, false, 0, BURST);
        Player { seat, place, ledger, rng, plan, room, followed, asked, wanders, is_ready, sent, budget, refilled }
    }

    /// Plays for as long as it is let.
    pub async fn live(mut self, mut address: watch::Receiver<Option<SocketAddr>>) {
        loop {
            let Ok(there) = address.wait_for(Option::is_some).await.map(|there| *there) else { return };
            let Some(there) = there else { continue };
            self.session(there).await;
            self.asked = None;
            // Only a server that dies may end a connection.
            let gone = timeout(PATIENCE, address.wait_for(|now| *now != Some(there))).await;
            assert!(gone.is_ok(), "{:?}: the connection has ended, and the server lives", self.place);
        }
    }

    /// Plays for as long as it is let, at any of these servers, and at another one whenever a connection ends.
    pub async fn wander(mut self, addresses: watch::Receiver<Vec<SocketAddr>>) {
        self.wanders = true;
        let mut alone = Instant::now();
        loop {
            let there = self.rng.choice(addresses.borrow().as_slice()).copied();
            let Some(there) = there else { return };
            let heard = self.ledger.acknowledgements_at(&self.place);
            let _ = timeout(PATIENCE, self.session(there)).await;
            self.asked = None;
            if self.ledger.acknowledgements_at(&self.place) > heard || self.ledger.is_end() {
                alone = Instant::now();
            }
            assert!(alone.elapsed() < PATIENCE, "{:?}: nobody lets it play any more", self.place);
            tokio::time::sleep(Duration::from_millis(self.rng.u64(50..300))).await;
        }
    }

    /// Plays until the connection ends.
    async fn session(&mut self, address: SocketAddr) -> Option<()> {
        let before = self.ledger.before(&self.seat.room);
        let followed = self.followed.as_ref();
        let since = followed.map(|followed| Since { game: followed.game.clone(), version: followed.version });
        let mut client = Client::hello(address, &self.seat, since).await?;
        self.budget = BURST;
        let (you, room, chat) = match self.receive(&mut client).await? {
            ToClient::Welcome { you, room, chat, .. } => (you, room, chat),
            ToClient::Bye { .. } if self.wanders => return None,
            other => panic!("no welcome: {other:?}"),
        };
        assert_eq!(you, Some(self.seat.seat));
        before.check_welcome(&room, &chat);
        let game = room.game.clone();
        self.check_own(&room);
        self.enter(room);
        for line in chat {
            self.ledger.hear(&self.seat.room, line);
        }
        if let Some(game) = game {
            match self.receive(&mut client).await? {
                ToClient::Bye { .. } if self.wanders => return None,
                message @ ToClient::Update { .. } => {
                    self.hear(message);
                    self.ledger.come_back(true);
                    // All that was missed is there now: the whole view must be the same.
                    client.send(&ToServer::View {}).await.then_some(())?;
                }
                message @ ToClient::View { .. } => {
                    self.followed = None;
                    self.hear(message);
                    self.ledger.come_back(false);
                }
                other => panic!("neither an update nor a view: {other:?}"),
            }
            let followed = self.followed.as_ref().expect("a game");
            assert_eq!(followed.game, game);
            before.check_version(&game, followed.version);
        }
        let mut next = Instant::now();
        let (mut heard, mut knocked) = (Instant::now(), Instant::now());
        loop {
            if self.wanders && heard.elapsed() > SILENCE {
                return None;
            }
            if self.wanders && knocked.elapsed() > KNOCK {
                knocked = Instant::now();
                client.send(&ToServer::Ping { t: 0 }).await.then_some(())?;
            }
            let rests = self.ledger.is_end() && self.asked.is_none() && self.phase() != Some(GamePhase::Playing);
            self.ledger.rest(&self.place, rests);
            tokio::select! {
                message = client.next() => {
                    heard = Instant::now();
                    match message? {
                        ToClient::Bye { .. } | ToClient::Refused { refusal: Refused::RoomClosed, .. } if self.wanders => {
                            return None;
                        }
                        ToClient::Pong { .. } if self.wanders => {}
                        message => self.hear(message),
                    }
                }
                () = sleep_until(next) => {
                    next = Instant::now() + BEAT;
                    if let Some(message) = self.speak() {
                        client.send(&message).await.then_some(())?;
                    }
                }
            }
        }
    }

    fn phase(&self) -> Option<GamePhase> {
        self.room.as_ref().map(|room| room.phase)
    }

    /// What was acknowledged about this seat is so.
    fn check_own(&self, room: &RoomView) {
        let Some(Sitter::Person { name, ready, stand_in: None, .. }) = self.entry(room).map(|entry| &entry.sitter)
        else {
            panic!("{:?} has lost its seat: {room:?}", self.place);
        };
        self.ledger.check_name(&self.place, name);
        assert!(*ready || !self.is_ready || room.phase != GamePhase::Lobby, "{:?} is not ready any more", self.place);
    }

    fn entry<'a>(&self, room: &'a RoomView) -> Option<&'a SeatEntry> {
        room.seats.get(self.seat.seat.index())
    }

    fn enter(&mut self, room: RoomView) {
        self.ledger.room(&room);
        self.is_ready &= room.phase == GamePhase::Lobby;
        self.room = Some(room);
    }

    /// Takes in what the server says.
    fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Room { room } => self.enter(room),
            ToClient::View { game, version, view, .. } => self.look(game, version, view),
            ToClient::Update { game, from, version, steps, changes, .. } => {
                let followed = self.followed.as_mut().expect("a game to go on with");
                assert_eq!((&followed.game, followed.version), (&game, from), "{:?}", self.place);
                assert_eq!(steps.len() as u32, version - from);
                for (step, expected) in steps.iter().zip(from + 1..) {
                    assert_eq!(step.version, expected);
                    self.ledger.step(&game, step.version, step.cause);
                }
                followed.version = version;
                followed.view.update(*changes).expect("changes of this view");
            }
            ToClient::Chat { line } => self.ledger.hear(&self.seat.room, line),
            ToClient::Ack { id, version } => {
                let (asked, what) = self.asked.take().expect("something to acknowledge");
                assert_eq!(asked, id);
                self.acknowledged(what, version);
            }
            ToClient::Refused { id, refusal } => self.refused(id, &refusal),
            ToClient::Bye { refusal } => panic!("{:?} is sent away: {refusal}", self.place),
            ToClient::Welcome { .. } | ToClient::Foreseen { .. } | ToClient::Story { .. } | ToClient::Pong { .. } => {
                panic!("nobody asked for this: {message:?}")
            }
        }
    }

    fn look(&mut self, game: String, version: u32, view: Box<GameView>) {
        match &self.followed {
            Some(followed) if followed.game == game => {
                assert_eq!(followed.version, version, "{:?}", self.place);
                assert_eq!(followed.view, view, "{:?}: the view is another one than the updates gave", self.place);
                self.ledger.compare();
            }
            _ => self.plan = Plan::new(&mut self.rng),
        }
        self.followed = Some(Followed { game, version, view });
    }

    fn acknowledged(&mut self, what: Asked, version: Option<u32>) {
        self.ledger.acknowledged_at(&self.place);
        match what {
            Asked::Deed(game, deed) => {
                let version = version.expect("a version");
                self.ledger.acknowledge(&game, version, deed);
            }
            Asked::Chat(text) => self.ledger.say(&self.seat.room, text),
            Asked::Name => self.ledger.acknowledge_name(&self.place),
            Asked::Change(change) => {
                self.ledger.acknowledge_change();
                let lobby = self.phase() == Some(GamePhase::Lobby);
                self.is_ready |= lobby && change == RoomChange::Ready { ready: true };
            }
        }
    }

    /// Others may have been quicker, and that is all that may go wrong.
    fn refused(&mut self, id: Option<u32>, refusal: &Refused) {
        let (asked, _) = self.asked.take().expect("something to refuse");
        let is_too_fast = matches!(refusal, Refused::TooFast { .. });
        assert!(id == Some(asked) || is_too_fast, "{id:?}: {refusal}");
        let away = self.wanders && matches!(refusal, Refused::Storage | Refused::Paused);
        let allowed = away
            || matches!(
                refusal,
                Refused::Rules { .. }
                    | Refused::StaleQuestion { .. }
                    | Refused::NotPlaying
                    | Refused::AlreadyPlaying
                    | Refused::NotReady
                    | Refused::TooFast { .. }
            );
        assert!(allowed, "{:?}: {refusal}", self.place);
        if is_too_fast {
            self.budget = 0.0;
        }
    }

    /// The next message, which must come; but whoever wanders goes elsewhere if it does not.
    async fn receive(&self, client: &mut Client) -> Option<ToClient> {
        if self.wanders {
            return timeout(SILENCE, client.next()).await.ok().flatten();
        }
        timeout(PATIENCE, client.next()).await.expect("it comes")
    }

    /// Something to say, if nothing waits for an answer.
    fn speak(&mut self) -> Option<ToServer> {
        let now = Instant::now();
        self.budget = (self.budget + RATE * (now - self.refilled).as_secs_f64()).min(BURST);
        self.refilled = now;
        if self.asked.is_some() || self.budget < 1.0 {
            return None;
        }
        let id = self.sent + 1;
        let (message, asked) = self.choose(id)?;
        self.asked = Some((id, asked));
        self.sent = id;
        self.budget -= 1.0;
        Some(message)
    }

    fn choose(&mut self, id: u32) -> Option<(ToServer, Asked)> {
        let room = self.room.as_ref()?;
        let ends = self.ledger.is_end();
        let change = |change: RoomChange| Some((ToServer::Room { id, change: change.clone() }, Asked::Change(change)));
        let is_ready = |entry: &SeatEntry| !matches!(entry.sitter, Sitter::Person { ready: false, .. } | Sitter::Open);
        let is_host = room.host == Some(self.seat.seat);
        match room.phase {
            _ if !ends && self.rng.u8(..40) == 0 => {
                let text = format!("{} says {id}", self.seat.seat);
                Some((ToServer::Chat { id, text: text.clone() }, Asked::Chat(text)))
            }
            _ if !ends && self.rng.u8(..60) == 0 => {
                let name = format!("{} {id}", self.seat.seat);
                self.ledger.ask_name(&self.place, name.clone());
                Some((ToServer::Room { id, change: RoomChange::Name { name } }, Asked::Name))
            }
            GamePhase::Lobby if !self.entry(room).is_some_and(is_ready) => change(RoomChange::Ready { ready: true }),
            GamePhase::Lobby if !ends && is_host && room.seats.iter().all(is_ready) => change(RoomChange::Start {}),
            GamePhase::Over if !ends && is_host => change(RoomChange::Rematch {}),
            GamePhase::Lobby | GamePhase::Over => None,
            GamePhase::Playing => {
                let followed = self.followed.as_ref().filter(|followed| Some(&followed.game) == room.game.as_ref())?;
                let chosen = self.plan.choose(&followed.view, &mut self.rng)?;
                let deed = match chosen {
                    Move::Act(_, action) => Deed::Act(self.seat.seat, action),
                    Move::Undo => Deed::Undo(self.seat.seat),
                };
                Some((chosen.message(id), Asked::Deed(followed.game.clone(), deed)))
            }
        }
    }
}
