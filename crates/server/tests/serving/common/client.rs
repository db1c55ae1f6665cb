//! A client that keeps its own copy of what it is told, and checks that it is told everything.

use super::patiently;
use super::player::Plan;
use futures_util::{SinkExt, StreamExt};
use std::collections::BTreeMap;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use trucker_engine::game::Action;
use trucker_engine::state::Phase;
use trucker_engine::words::Seat;
use trucker_server::protocol::{
    Changes, ChatLine, GamePhase, GameView, Refused, RoomChange, RoomView, Sitter, Step, ToClient, ToServer,
};

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
    /// Which flight it was and what the game was doing before each step, by the step's version. Only the last of several that
    /// come together can lead on to something else, as nobody else has been asked by then.
    pub before: BTreeMap<u32, (u8, Phase)>,
    /// Own actions that were accepted, with their versions.
    pub done: Vec<(u32, Action)>,
    /// How often the copy was compared with a whole view.
    pub compared: u32,
    /// Was the whole view asked for?
    looking: bool,
    pub(super) plan: Plan,
    asked: u32,
}

/// Reads a message of the server.
pub fn read(text: &str) -> ToClient {
    serde_json::from_str(text).unwrap_or_else(|wrong| panic!("{wrong}: {text}"))
}

impl Client {
    pub(super) fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client {
            socket,
            seat: None,
            room: None,
            chat: Vec::new(),
            muted: Vec::new(),
            game: None,
            heard: Vec::new(),
            steps: Vec::new(),
            before: BTreeMap::new(),
            done: Vec::new(),
            compared: 0,
            looking: false,
            plan: Plan::default(),
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
                for step in steps {
                    self.before.insert(step.version, (copy.view.flight.number, copy.view.flight.phase));
                }
                copy.view.update((**changes).clone()).expect("changes of this view");
                copy.version = *version;
                self.steps.extend(steps.iter().cloned());
            }
            ToClient::Ack { .. }
            | ToClient::Foreseen { .. }
            | ToClient::Story { .. }
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
            Action::Build(_) | Action::Menu(_) => None,
        };
        self.act_on(asked, action).await
    }

    /// Acts on a question.
    pub async fn act_on(&mut self, asked: Option<u32>, action: Action) -> Result<u32, Refused> {
        let version = self.ask_version(|id| ToServer::Act { id, asked, action }).await?.expect("a version");
        assert!(self.version() >= version, "the step was told before it was acknowledged");
        self.done.push((version, action));
        Ok(version)
    }

    /// Takes the last step back.
    pub async fn undo(&mut self) -> Result<u32, Refused> {
        Ok(self.ask_version(|id| ToServer::Undo { id }).await?.expect("a version"))
    }

    /// Asks for the story of a flight: its steps, the version it goes up to, and in how many parts it came.
    pub async fn story(&mut self, flight: u8) -> Result<(Vec<Step>, u32, usize), Refused> {
        self.asked += 1;
        let id = self.asked;
        self.send(&ToServer::Story { id, flight }).await;
        let mut told = Vec::new();
        for parts in 1.. {
            let answer = self.hear_until("the story", |message| match message {
                ToClient::Story { id: of, .. } => *of == id,
                ToClient::Refused { id: of, .. } => *of == Some(id),
                _ => false,
            });
            match answer.await {
                ToClient::Story { game, flight: of, version, steps, more, .. } => {
                    assert_eq!((Some(game), of), (self.game.as_ref().map(|game| game.id.clone()), flight));
                    told.extend(steps);
                    if !more {
                        return Ok((told, version, parts));
                    }
                }
                ToClient::Refused { refusal, .. } => return Err(refusal),
                other => panic!("{other:?} is no story"),
            }
        }
        unreachable!("a story has an end")
    }

    /// Asks for the whole view, which is compared with the own copy.
    pub async fn look(&mut self) -> &GameView {
        self.send(&ToServer::View {}).await;
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
