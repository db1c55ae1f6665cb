//! Why the server does not do what it was asked, as data that a client can put into words.

use serde::{Deserialize, Serialize};
use trucker_engine::refusal::Refusal;

/// Why a message was not accepted. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// The rules of the game do not allow it.
    #[error("{rule}")]
    Rules {
        /// Which rule.
        rule: Refusal,
    },
    /// Not a message of this protocol.
    #[error("not a message of this protocol: {detail}")]
    Malformed {
        /// What was wrong.
        detail: String,
    },
    /// Longer than a message may be.
    #[error("a message may have {limit} bytes")]
    TooLarge {
        /// How many bytes are allowed.
        limit: u32,
    },
    /// Binary messages mean nothing here.
    #[error("messages are text, not binary")]
    Binary,
    /// Too many messages in a short time.
    #[error("too many messages: wait {wait_ms} ms")]
    TooFast {
        /// How long to wait.
        wait_ms: u32,
    },
    /// More of something than one address may have.
    #[error("too many at once from one address: {limit} are allowed")]
    TooMany {
        /// How many are allowed.
        limit: u32,
    },
    /// The page comes from somewhere else.
    #[error("requests from other sites are not allowed")]
    Origin,
    /// The client speaks another version of the protocol.
    #[error("this server speaks version {supported} of the protocol")]
    Protocol {
        /// The version that the server speaks.
        supported: u16,
    },
    /// The first message has to be a hello.
    #[error("say hello first")]
    HelloFirst,
    /// One hello is enough.
    #[error("hello was said already")]
    AlreadyGreeted,
    /// There is no such room.
    #[error("there is no such room")]
    UnknownRoom,
    /// The token opens no seat of this room.
    #[error("this token opens no seat of this room")]
    WrongToken,
    /// Those who watch cannot act.
    #[error("those who watch cannot act")]
    Watching,
    /// The question has been answered or has changed meanwhile.
    #[error("that question is not open any more")]
    StaleQuestion {
        /// The question that is open for this seat.
        asked: u32,
    },
    /// No game is running.
    #[error("no game is running")]
    NotPlaying,
    /// A game is running.
    #[error("a game is running")]
    AlreadyPlaying,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// Somebody is not ready, or a seat is empty.
    #[error("somebody is not ready or a seat is empty")]
    NotReady,
    /// Somebody sits there, or nobody does.
    #[error("that seat is not free for this")]
    SeatTaken,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// All seats are taken.
    #[error("all seats are taken")]
    RoomFull,
    /// Somebody has that colour.
    #[error("somebody has that colour")]
    ColourTaken,
    /// Somebody in the room is called so.
    #[error("somebody in this room is called so")]
    NameTaken,
    /// A name of unsuitable length, or with characters that nobody sees.
    #[error("a name has 1 to {longest} characters, all of which can be seen")]
    BadName {
        /// How many characters are allowed.
        longest: u32,
    },
    /// A chat line of unsuitable length, or with characters that nobody sees.
    #[error("a line of chat has 1 to {longest} characters, all of which can be seen")]
    BadChat {
        /// How many characters are allowed.
        longest: u32,
    },
    /// Options that make no game.
    #[error("these options make no game: {detail}")]
    BadOptions {
        /// What was wrong, and what is allowed.
        detail: String,
    },
    /// A bot plays for this seat: take it back first.
    #[error("a bot plays for this seat: take it back first")]
    BotPlays,
    /// Only somebody who is absent can be replaced.
    #[error("only somebody who is absent can be replaced")]
    NotAbsent,
    /// Somebody who is absent cannot be the host.
    #[error("somebody who is absent cannot be the host")]
    Absent,
    /// Nobody waits for bots that build.
    #[error("nobody waits for bots that build")]
    NobodyToHurry,
    /// It could not be stored, so it has not happened.
    #[error("it could not be stored and has not happened: try again")]
    Storage,
    /// The servers have lost each other. What was stored is safe, and games go on by themselves.
    #[error("the servers have lost each other; what was stored is safe, and games go on by themselves")]
    Paused,
    /// There is no such game.
    #[error("there is no such game")]
    UnknownGame,
    /// It was played by other rules, and what was told then has not been kept.
    #[error("it was played by version {version} of the rules, and what was told then has not been kept")]
    OtherRules {
        /// The version of the rules that it was played by.
        version: u16,
    },
    /// A file that is no recorded game, or not one that was played like this.
    #[error("this is no recorded game: {detail}")]
    NoRecord {
        /// What was wrong.
        detail: String,
    },
    /// A recorded game that cannot have been played.
    #[error("this recorded game cannot have been played: {detail}")]
    BadRecord {
        /// The entry of the log that cannot have happened, from 1.
        entry: u32,
        /// What was wrong.
        detail: String,
    },
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NothingHere,
    /// Nothing can be done here by this method.
    #[error("nothing can be done at this address by this method")]
    WrongMethod,
    /// Logs are open when the game is over.
    #[error("the log is open when the game is over")]
    NotOver,
    /// The client reads too slowly: connect again.
    #[error("the connection was too slow: connect again")]
    TooSlow,
    /// The same seat was taken up elsewhere.
    #[error("this seat was opened somewhere else")]
    Elsewhere,
    /// The seat was given up.
    #[error("the seat was given up")]
    Dismissed,
    /// The host has sent somebody away, who may sit down again after a while.
    #[error("the host has sent you away: wait {wait_ms} ms before you sit down again")]
    SentAway {
        /// How long to wait.
        wait_ms: u32,
    },
    /// The server stops; games go on when it is back.
    #[error("the server is stopping; games go on when it is back")]
    Stopping,
    /// The room was closed or its task ended: connect again.
    #[error("the room has to be opened again: connect again")]
    RoomClosed,
    /// The server made a mistake.
    #[error("the server made a mistake")]
    Internal,
}

impl From<Refusal> for Refused {
    fn from(rule: Refusal) -> Refused {
        Refused::Rules { rule }
    }
}

/// Characters of an error message that are sent back.
const DETAIL: usize = 200;

fn detail(wrong: &dyn std::fmt::Display) -> String {
    wrong.to_string().chars().take(DETAIL).collect()
}

impl Refused {
    /// Not a message of this protocol, with what was wrong; not too much of it, as it may quote what was sent.
    pub fn malformed(wrong: &dyn std::fmt::Display) -> Refused {
        Refused::Malformed { detail: detail(wrong) }
    }

    /// No recorded game, with what was wrong.
    pub fn no_record(wrong: &dyn std::fmt::Display) -> Refused {
        Refused::NoRecord { detail: detail(wrong) }
    }

    /// The code that names this reason on the wire.
    pub fn code(&self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        value["code"].as_str().unwrap_or("internal").to_owned()
    }
}
