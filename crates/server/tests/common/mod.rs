//! A server of its own for every test, and clients that keep their own copy of what they are told.

// Every test file is a program of its own and uses a part of this.
#![allow(dead_code)]

mod player;

use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use trucker_bots::{Taste, Tier};
use trucker_engine::game::Action;
use trucker_engine::state::{Aid, Mode, Pace, Phase};
use trucker_engine::words::Seat;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{
    BotOptions, Changes, ChatLine, GamePhase, GameView, Options, PROTOCOL, Refused, RoomChange, RoomView, Since,
    Sitter, Step, Tempo, ToClient, ToServer,
};
use trucker_server::{Config, Running};

/// Nothing takes this long; a test that waits longer would wait for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// A bot that does not let tests wait.
pub const INSTANT: BotOptions = BotOptions { tier: Tier::Rookie, taste: Taste::Balanced, pace: Tempo::Instant };

/// The usual options for so many.
pub fn options(mode: Mode, seats: u8) -> Options {
    Options {
        mode,
        seats,
        pace: Pace::RealTime { run: 90_000 },
        aid: Aid::Assisted,
        open_credits: false,
        decision_limit: None,
        public: false,
    }
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Waits, but not for ever.
pub async fn patiently<T>(what: &str, wait: impl Future<Output = T>) -> T {
    match tokio::time::timeout(PATIENCE, wait).await {
        Ok(done) => done,
        Err(_) => panic!("waited too long for {what}"),
    }
}

/// A server with a database of its own.
pub struct House {
    /// Where it listens.
    pub address: SocketAddr,
    config: Config,
    running: Option<Running>,
    _folder: TempDir,
}

impl House {
    /// A server that lets one address do nearly anything.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    /// A server with something set otherwise.
    pub async fn with(set: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config::local(folder.path().join("test.db"));
        config.limits.messages_per_second = 100_000;
        config.limits.burst = 100_000;
        config.limits.rooms_per_minute = 10_000;
        config.limits.outgoing = 10_000;
        set(&mut config);
        let running = trucker_server::start(config.clone()).await.expect("the server starts");
        House { address: running.address, config, running: Some(running), _folder: folder }
    }

    /// Stops the server and starts it again with the same database, on another port. Gives the games gone on with.
    pub async fn restart(&mut self) -> usize {
        self.restart_with(|_| {}).await
    }

    /// Stops the server and starts it again with something set otherwise.
    pub async fn restart_with(&mut self, set: impl FnOnce(&mut Config)) -> usize {
        self.stop().await;
        set(&mut self.config);
        let running = trucker_server::start(self.config.clone()).await.expect("the server starts again");
        let resumed = running.resumed;
        self.address = running.address;
        self.running = Some(running);
        resumed
    }

    /// The database file.
    pub fn db(&self) -> &std::path::Path {
        &self.config.db
    }

    /// Stops the server.
    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            patiently("the server's end", running.stop()).await;
        }
    }

    async fn request(&self, path: &str, body: Option<String>) -> (u16, String) {
        let url = format!("http://{}{path}", self.address);
        let asked = tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
            let answer = match body {
                None => agent.get(&url).call(),
                Some(body) => agent.post(&url).content_type("application/json").send(body),
            };
            let mut answer = answer.expect("the server answers");
            let text = answer.body_mut().with_config().limit(64 << 20).read_to_string().expect("text");
            (answer.status().as_u16(), text)
        });
        patiently(path, asked).await.expect("no panic")
    }

    /// The status and body of a page as text.
    pub async fn text(&self, path: &str) -> (u16, String) {
        self.request(path, None).await
    }

    /// The status and body of a page.
    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, text) = self.text(path).await;
        (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} is JSON: {text}")))
    }

    /// The status and body of the answer to a posted body.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> (u16, Value) {
        let (status, text) = self.request(path, Some(serde_json::to_string(body).expect("JSON"))).await;
        (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} is JSON: {text}")))
    }

    /// Posts for a seat, or why there is none.
    pub async fn ask_seat(&self, path: &str, body: &impl Serialize) -> Result<SeatGiven, Refused> {
        let (status, value) = self.post(path, body).await;
        if status == 201 {
            return Ok(serde_json::from_value(value).expect("a seat"));
        }
        assert!(status >= 400, "{status} {value}");
        Err(serde_json::from_value(value["refusal"].clone()).expect("a refusal"))
    }

    /// Opens a room as somebody.
    pub async fn room(&self, options: &Options, name: &str, bots: &[BotOptions]) -> SeatGiven {
        let wanted = serde_json::json!({ "options": options, "name": name, "bots": bots });
        self.ask_seat("/api/rooms", &wanted).await.expect("a room")
    }

    /// Sits down in a room.
    pub async fn join(&self, room: &str, name: &str) -> SeatGiven {
        self.try_join(room, name).await.expect("a seat")
    }

    /// Sits down in a room, or why not.
    pub async fn try_join(&self, room: &str, name: &str) -> Result<SeatGiven, Refused> {
        self.ask_seat(&format!("/api/rooms/{room}/join"), &serde_json::json!({ "name": name })).await
    }

    /// Connects and says hello; or what the server said goodbye with.
    pub async fn hello(&self, room: &str, token: Option<&str>, since: Option<Since>) -> Result<Client, Refused> {
        let url = format!("ws://{}/ws", self.address);
        let connected = patiently("a connection", tokio_tungstenite::connect_async(url)).await;
        let (socket, _) = connected.expect("a connection");
        let mut client = Client::over(socket);
        let (room, token) = (room.to_owned(), token.map(str::to_owned));
        client.send(&ToServer::Hello { protocol: PROTOCOL, room, token, since }).await;
        match client.hear().await {
            ToClient::Welcome { .. } => Ok(client),
            ToClient::Bye { refusal } => Err(refusal),
            other => panic!("{other:?} instead of a welcome"),
        }
    }

    /// Connects to a seat.
    pub async fn connect(&self, given: &SeatGiven) -> Client {
        let client = self.hello(&given.room, Some(&given.token), None).await.expect("welcome");
        assert_eq!(client.seat, Some(given.seat));
        client
    }

    /// Connects again with what another connection has seen so far; what was missed is still to come.
    pub async fn come_back(&self, given: &SeatGiven, seen: &Client) -> Client {
        let since = seen.game.as_ref().map(|game| Since { game: game.id.clone(), version: game.version });
        let mut client = self.hello(&given.room, Some(&given.token), since).await.expect("welcome");
        client.game.clone_from(&seen.game);
        client
    }

    /// One person with so many bots, in a game that has begun.
    pub async fn alone(&self, options: &Options) -> (SeatGiven, Client) {
        let bots = vec![INSTANT; usize::from(options.seats) - 1];
        let given = self.room(options, "Ada", &bots).await;
        let mut client = self.connect(&given).await;
        client.change(RoomChange::Start).await.expect("begun");
        client.until("the game", |client| client.game.is_some()).await;
        (given, client)
    }

    /// Connects to watch.
    pub async fn watch(&self, room: &str) -> Client {
        let client = self.hello(room, None, None).await.expect("welcome");
        assert_eq!(client.seat, None);
        client
    }
}

/// A game as one client follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    /// Its id.
    pub id: String,
    /// The version seen last.
    pub version: u32,
    /// The own copy of the view.
    pub view: GameView,
}

/// A client.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Its seat, none to watch.
    pub seat: Option<Seat>,
    /// The room as told last.
    pub room: Option<RoomView>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// Who is muted, as told in the welcome.
    pub muted: Vec<Seat>,
    /// The game.
    pub game: Option<Followed>,
    /// Every text as it came.
    pub heard: Vec<String>,
    /// Every step seen.
    pub steps: Vec<Step>,
    /// Own actions that were accepted, with their versions.
    pub done: Vec<(u32, Action)>,
    /// How often the copy was compared with a whole view.
    pub compared: u32,
    /// Was the whole view asked for?
    looking: bool,
    plan: player::Plan,
    asked: u32,
}

/// An update, read for itself: the numbers of seats are keys, which a tagged enum cannot read as numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Update {
    #[serde(rename = "type")]
    _type: String,
    game: String,
    from: u32,
    version: u32,
    at: u32,
    steps: Vec<Step>,
    changes: Box<Changes>,
}

/// Reads a message of the server.
pub fn read(text: &str) -> ToClient {
    let read = if text.starts_with(r#"{"type":"update""#) {
        serde_json::from_str(text).map(|update| {
            let Update { game, from, version, at, steps, changes, .. } = update;
            ToClient::Update { game, from, version, at, steps, changes }
        })
    } else {
        serde_json::from_str(text)
    };
    read.unwrap_or_else(|wrong| panic!("{wrong}: {text}"))
}

/// Brings a view up to date.
pub fn apply(view: &mut GameView, changes: Changes) {
    let Changes { flight, yard, seats, ships, waiting, own } = changes;
    if let Some(flight) = flight {
        view.flight = flight;
    }
    if let Some(yard) = yard {
        view.yard = yard;
    }
    for (number, changed) in seats {
        view.seats[usize::from(number)] = changed;
    }
    for (number, changed) in ships {
        view.ships[usize::from(number)] = changed;
    }
    if let Some(waiting) = waiting {
        view.waiting = waiting;
    }
    if own.is_some() {
        view.own = own;
    }
}

impl Client {
    fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client {
            socket,
            seat: None,
            room: None,
            chat: Vec::new(),
            muted: Vec::new(),
            game: None,
            heard: Vec::new(),
            steps: Vec::new(),
            done: Vec::new(),
            compared: 0,
            looking: false,
            plan: player::Plan::default(),
            asked: 0,
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).expect("JSON");
        patiently("sending", self.socket.send(Message::text(text))).await.expect("the connection holds");
    }

    /// The next message, taken into the own copy; none when the server has closed the connection.
    pub async fn listen(&mut self) -> Option<ToClient> {
        loop {
            match patiently("a message", self.socket.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let message = read(&text);
                    self.heard.push(text.to_string());
                    self.take_in(&message);
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?} is no message of the protocol"),
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> ToClient {
        self.listen().await.expect("the connection holds")
    }

    /// Listens until a message is as wanted.
    pub async fn hear_until(&mut self, what: &str, mut wanted: impl FnMut(&ToClient) -> bool) -> ToClient {
        patiently(what, async {
            loop {
                let message = self.hear().await;
                if wanted(&message) {
                    return message;
                }
            }
        })
        .await
    }

    /// Listens until the client knows what is wanted.
    pub async fn until(&mut self, what: &str, mut wanted: impl FnMut(&Client) -> bool) {
        patiently(what, async {
            while !wanted(self) {
                self.hear().await;
            }
        })
        .await;
    }

    /// Listens until the server says goodbye and has closed, and gives its reason.
    pub async fn farewell(&mut self) -> Refused {
        let mut why = None;
        while let Some(message) = self.listen().await {
            if let ToClient::Bye { refusal } = message {
                why = Some(refusal);
            }
        }
        why.expect("a reason")
    }

    /// Goes away.
    pub async fn close(mut self) {
        let _ = patiently("closing", self.socket.close(None)).await;
    }

    fn take_in(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome { you, room, chat, muted, .. } => {
                self.seat = *you;
                self.room = Some(room.clone());
                self.chat.clone_from(chat);
                self.muted.clone_from(muted);
            }
            ToClient::Room { room } => self.room = Some(room.clone()),
            ToClient::Chat { line } => self.chat.push(line.clone()),
            ToClient::View { game, version, view, .. } => {
                let fresh = Followed { id: game.clone(), version: *version, view: (**view).clone() };
                // Everything before it was told, so the copy must be up to date, unless the server sends it by itself.
                let asked_for = std::mem::take(&mut self.looking);
                if let Some(copy) = self.game.take_if(|copy| copy.id == fresh.id && asked_for) {
                    assert_eq!(copy, fresh, "the own copy is like a fresh view");
                    self.compared += 1;
                }
                self.game = Some(fresh);
            }
            ToClient::Update { game, from, version, steps, changes, .. } => {
                let copy = self.game.as_mut().expect("an update comes after a view");
                assert_eq!((&copy.id, copy.version), (game, *from), "updates go on from what was told");
                let told: Vec<u32> = steps.iter().map(|step| step.version).collect();
                assert_eq!(told, (from + 1..=*version).collect::<Vec<_>>(), "no step is missing");
                apply(&mut copy.view, (**changes).clone());
                copy.version = *version;
                self.steps.extend(steps.iter().cloned());
            }
            ToClient::Ack { .. }
            | ToClient::Foreseen { .. }
            | ToClient::Refused { .. }
            | ToClient::Pong { .. }
            | ToClient::Bye { .. } => {}
        }
        self.check_question();
    }

    /// Whatever a question offers is an answer to it.
    fn check_question(&self) {
        let own = self.game.as_ref().and_then(|game| game.view.own.as_ref());
        if let Some(question) = own.and_then(|own| own.question.as_ref()) {
            let shape = &question.decision.shape;
            assert!(shape.accepts(question.suggested), "{question:?}");
            assert!(question.choices.iter().all(|choice| shape.accepts(choice.answer)), "{question:?}");
        }
    }

    /// Asks for something with an id, and waits for the answer.
    pub async fn ask(&mut self, message: impl FnOnce(u32) -> ToServer) -> Result<ToClient, Refused> {
        self.asked += 1;
        let id = self.asked;
        self.send(&message(id)).await;
        let answer = self
            .hear_until("an answer", |answer| match answer {
                ToClient::Ack { id: of, .. } | ToClient::Foreseen { id: of, .. } => *of == id,
                ToClient::Refused { id: of, .. } => *of == Some(id),
                _ => false,
            })
            .await;
        if let ToClient::Refused { refusal, .. } = answer { Err(refusal) } else { Ok(answer) }
    }

    /// Asks for something that leads to a version, or to none.
    async fn ask_version(&mut self, message: impl FnOnce(u32) -> ToServer) -> Result<Option<u32>, Refused> {
        match self.ask(message).await? {
            ToClient::Ack { version, .. } => Ok(version),
            other => panic!("{other:?} is no acknowledgement"),
        }
    }

    /// Changes the room.
    pub async fn change(&mut self, change: RoomChange) -> Result<(), Refused> {
        self.ask_version(|id| ToServer::Room { id, change }).await.map(|version| assert_eq!(version, None))
    }

    /// Says something.
    pub async fn say(&mut self, text: &str) -> Result<(), Refused> {
        let text = text.to_owned();
        self.ask_version(|id| ToServer::Chat { id, text }).await.map(|version| assert_eq!(version, None))
    }

    /// Mutes somebody, or hears them again.
    pub async fn mute(&mut self, seat: Seat, muted: bool) -> Result<(), Refused> {
        self.ask_version(|id| ToServer::Mute { id, seat, muted }).await.map(|version| assert_eq!(version, None))
    }

    /// Acts; an answer names the question that is open as far as the client knows. Gives the version it led to.
    pub async fn act(&mut self, action: Action) -> Result<u32, Refused> {
        let asked = match action {
            Action::Answer(_) => self.question(),
            Action::Build(_) | Action::GiveUp(_) => None,
        };
        self.act_on(asked, action).await
    }

    /// Acts on a question.
    pub async fn act_on(&mut self, asked: Option<u32>, action: Action) -> Result<u32, Refused> {
        let version = self.ask_version(|id| ToServer::Act { id, asked, action }).await?.expect("a version");
        assert_eq!(self.version(), version, "the step was told before it was acknowledged");
        self.done.push((version, action));
        Ok(version)
    }

    /// Takes the last step back.
    pub async fn undo(&mut self) -> Result<u32, Refused> {
        Ok(self.ask_version(|id| ToServer::Undo { id }).await?.expect("a version"))
    }

    /// Asks for the whole view, which is compared with the own copy.
    pub async fn look(&mut self) -> &GameView {
        self.send(&ToServer::View).await;
        self.looking = true;
        self.hear_until("the view", |message| matches!(message, ToClient::View { .. })).await;
        self.view()
    }

    /// The room.
    pub fn room(&self) -> &RoomView {
        self.room.as_ref().expect("a room")
    }

    /// The own copy of the view.
    pub fn view(&self) -> &GameView {
        &self.game.as_ref().expect("a game").view
    }

    /// The version of the own copy.
    pub fn version(&self) -> u32 {
        self.game.as_ref().expect("a game").version
    }

    /// The id of the own open question.
    pub fn question(&self) -> Option<u32> {
        self.view().own.as_ref().and_then(|own| own.question.as_ref()).map(|question| question.id)
    }

    /// Who sits on a seat, as told last.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.room().seats[seat.index()].sitter
    }

    /// Has the game ended, and has the room said so?
    pub fn is_over(&self) -> bool {
        let ended = self.game.as_ref().is_some_and(|game| game.view.flight.phase == Phase::Over);
        ended && self.room().phase == GamePhase::Over
    }
}
