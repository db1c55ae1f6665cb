//! Everything that crosses the WebSocket, as types. `docs/PROTOCOL.md` tells how they are used.
//!
//! A client says [`ToServer::Hello`], gets a [`ToClient::Welcome`] and, once a game runs, a whole [`GameView`]; from
//! then on small updates. The rules' own types (actions, answers, events) are sent as the engine spells them.

mod object;
mod question;
mod refused;
mod room;
mod view;

pub use object::{Object, maybe_object, object, objects};
pub use question::{Choice, Mended, QuestionView};
pub use refused::Refused;
pub use room::{
    BotOptions, ChatLine, Colour, GamePhase, Options, PlayerEntry, RoomChange, RoomSummary, RoomView, Score, SeatEntry,
    Sitter, Tempo,
};
pub use view::{
    Became, BuildOffer, Changes, Chosen, FlightView, GameView, HaltView, HandShown, Joint, MarkerView, Misfit,
    NotOfThisView, OwnView, PlacedTile, RoundView, SeatView, ShipView, SideView, StepOffer, Tally, TimerView,
    TurnOffer, Using, Waiting, Wrong, YardView,
};

use serde::{Deserialize, Serialize};
use trucker_engine::decision::Answer;
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Outlook, Then};
use trucker_engine::words::{Seat, Strength};

/// The version of this protocol. A server refuses a client of another one.
pub const PROTOCOL: u16 = 2;

/// Where a client that comes back has got to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The game it followed.
    pub game: String,
    /// The version it has seen last.
    pub version: u32,
}

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: which room, and as whom.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u16,
        /// The code of the room.
        room: String,
        /// The secret of a seat; without it one watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// What was seen before the connection was lost.
        #[serde(default, deserialize_with = "maybe_object", skip_serializing_if = "Option::is_none")]
        since: Option<Since>,
    },
    /// The first message of somebody at the door who has not decided yet: they are told of the room and not of its game,
    /// and they are not counted among those who watch.
    Knock {
        /// The version of the protocol that the client speaks.
        protocol: u16,
        /// The code of the room.
        room: String,
    },
    /// Something in the game: a building step, an answer, giving up.
    Act {
        /// Chosen by the client, given back in the acknowledgement or refusal.
        id: u32,
        /// For answers: the id of the question answered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<u32>,
        /// What to do.
        action: Action,
    },
    /// Take the own last step back.
    Undo {
        /// Given back.
        id: u32,
    },
    /// What would this answer lead to?
    WhatIf {
        /// Given back.
        id: u32,
        /// The answer to try.
        answer: Answer,
        /// What is answered to what is then asked of the same player, one after the other; 16 at most.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Answer>>", optional))]
        then: Vec<Answer>,
    },
    /// Say something to everyone in the room.
    Chat {
        /// Given back.
        id: u32,
        /// What to say.
        text: String,
    },
    /// Hear nothing more from somebody, or hear them again.
    Mute {
        /// Given back.
        id: u32,
        /// Whom.
        seat: Seat,
        /// Mute, or hear again.
        muted: bool,
    },
    /// Change something about the room or one's seat in it.
    Room {
        /// Given back.
        id: u32,
        /// What to change.
        #[serde(deserialize_with = "object")]
        change: RoomChange,
    },
    /// What has happened in a flight since its ships were built?
    Story {
        /// Given back.
        id: u32,
        /// Which flight of the game, from 0.
        flight: u8,
    },
    /// Send the whole view again.
    View {},
    /// Are you there?
    Ping {
        /// Given back.
        t: u32,
    },
}

/// Why a step was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum StepCause {
    /// Somebody acted.
    Act(Seat),
    /// Somebody's time was up: the default was done for them.
    TimeOut(Seat),
    /// Somebody took a step back.
    Undo(Seat),
    /// Only time passed: the sand ran out.
    Clock,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The version it led to.
    pub version: u32,
    /// When, in milliseconds since the start of the game.
    pub at: u32,
    /// Why.
    pub cause: StepCause,
    /// What happened, as this viewer may know it.
    pub events: Vec<Event>,
}

impl Step {
    /// The step as this viewer may know it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Step {
        Step { events: self.events.iter().map(|event| event.seen_by(viewer)).collect(), ..*self }
    }
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    /// The answer to a hello.
    Welcome {
        /// The version of the protocol.
        protocol: u16,
        /// The client's seat; none for those who watch.
        you: Option<Seat>,
        /// The room.
        room: RoomView,
        /// What was said lately.
        chat: Vec<ChatLine>,
        /// Who is muted for this client.
        muted: Vec<Seat>,
    },
    /// The room has changed; this is all of it.
    Room {
        /// The room.
        room: RoomView,
    },
    /// The whole game as this client may see it.
    View {
        /// Which game.
        game: String,
        /// Its version: the number of steps so far.
        version: u32,
        /// The clock of the game now, in milliseconds.
        at: u32,
        /// Everything.
        view: Box<GameView>,
    },
    /// What has changed since a version that the client has.
    Update {
        /// Which game.
        game: String,
        /// The version this goes on from.
        from: u32,
        /// The version it leads to.
        version: u32,
        /// The clock of the game now, in milliseconds.
        at: u32,
        /// What happened.
        steps: Vec<Step>,
        /// The parts of the view that are different now.
        changes: Box<Changes>,
    },
    /// Done, and stored.
    Ack {
        /// The id of the message.
        id: u32,
        /// For actions in a game: the version they led to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
    },
    /// The answer to a what-if.
    Foreseen {
        /// The id of the message.
        id: u32,
        /// What would happen for certain.
        events: Vec<Event>,
        /// What would come then.
        then: Then,
        /// What catapults could still add to the strength, in halves.
        #[serde(default, skip_serializing_if = "view::is_none")]
        catapults: Strength,
        /// Where others answer before it is decided: what they leave us, whatever they do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        outlook: Option<Outlook>,
    },
    /// The answer to a story, or a part of it.
    Story {
        /// The id of the message.
        id: u32,
        /// Which game.
        game: String,
        /// Which flight of the game, from 0.
        flight: u8,
        /// It goes up to this version; what happened later comes in updates.
        version: u32,
        /// Steps that have not been taken back, without those in which nothing happened.
        steps: Vec<Step>,
        /// Does another part follow?
        more: bool,
    },
    /// Not done; nothing has changed.
    Refused {
        /// The id of the message, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// Why.
        refusal: Refused,
    },
    /// Somebody said something.
    Chat {
        /// Who and what.
        line: ChatLine,
    },
    /// Yes.
    Pong {
        /// As sent.
        t: u32,
        /// The clock of the game now, in milliseconds; 0 before the first game.
        at: u32,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        refusal: Refused,
    },
}

impl From<ToClient> for String {
    fn from(message: ToClient) -> String {
        // Every field is plain data; if that ever fails, the client is told to ask for a fresh view.
        serde_json::to_string(&message).unwrap_or_else(|_| r#"{"type":"bye","refusal":{"code":"internal"}}"#.to_owned())
    }
}
