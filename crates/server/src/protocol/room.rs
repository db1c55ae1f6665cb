//! A room as clients see it, and what can be changed about it.

use super::object::object;
use serde::{Deserialize, Serialize};
use trucker_bots::{Taste, Tier};
use trucker_engine::setup::Extras;
use trucker_engine::state::{Aid, Mode, Pace, Setup};
use trucker_engine::words::Seat;

/// What is agreed in a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// What is played.
    pub mode: Mode,
    /// How many seats there are, 1 to 5: people and bots.
    pub seats: u8,
    /// How ships are built.
    pub pace: Pace,
    /// What happens to a tile that does not fit.
    pub aid: Aid,
    /// Are everybody's credits open during a flight?
    pub open_credits: bool,
    /// What is played with beside the base box.
    #[serde(default, deserialize_with = "object", skip_serializing_if = "Extras::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Extras>", optional))]
    pub extras: Extras,
    /// Seconds for an answer, 15 to 600; then the default is done. `None`: no limit.
    pub decision_limit: Option<u16>,
    /// Is the room listed for everyone?
    pub public: bool,
}

impl Options {
    /// The usual table for so many, not listed.
    pub fn new(seats: u8, mode: Mode) -> Options {
        Options::of(Setup::new(seats, mode))
    }

    /// What a setup says; no limit for decisions, not listed.
    pub fn of(setup: Setup) -> Options {
        Options {
            mode: setup.mode,
            seats: setup.players,
            pace: setup.pace,
            aid: setup.aid,
            open_credits: setup.open_credits,
            extras: setup.extras,
            decision_limit: None,
            public: false,
        }
    }
}

/// How fast a bot works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// Takes its time.
    Relaxed,
    /// Like most people.
    #[default]
    Steady,
    /// Like somebody who has built a hundred ships.
    Brisk,
    /// As fast as the server lets it.
    Instant,
}

/// What a bot is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotOptions {
    /// How well it plays.
    pub tier: Tier,
    /// What kind of ship it likes.
    #[serde(default)]
    pub taste: Taste,
    /// How fast it works.
    #[serde(default)]
    pub pace: Tempo,
}

/// The colours of players: four of the base box, and one more for a fifth seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// White.
    White,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::White];
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot(BotOptions),
    /// A person.
    Person {
        /// What they are called.
        name: String,
        /// Are they connected?
        connected: bool,
        /// For how long they have been away as this is told, in milliseconds; none while they are connected.
        away: Option<u32>,
        /// Have they said that they are ready?
        ready: bool,
        /// The bot that plays for them meanwhile.
        stand_in: Option<BotOptions>,
        /// Did they sit down after the game that is shown? Then they have not played it.
        newcomer: bool,
    },
}

/// One seat of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// Its colour.
    pub colour: Colour,
    /// What whoever plays there is called, person or bot; none if it is open.
    pub name: Option<String>,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Somebody who plays a game or has played it. It stays so, whoever sits there afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerEntry {
    /// What they were called when it began.
    pub name: String,
    /// Their colour.
    pub colour: Colour,
    /// Was it a bot from the start?
    pub bot: bool,
}

/// What a room is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GamePhase {
    /// People gather.
    Lobby,
    /// A game is running.
    Playing,
    /// A game has ended; it can be looked at until the next one.
    Over,
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoomView {
    /// Its short code.
    pub code: String,
    /// What it is doing.
    pub phase: GamePhase,
    /// What is agreed.
    pub options: Options,
    /// What `next_level` leads to, if there is anything above what is agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<Mode>,
    /// Who sits where; the position is the seat's number.
    pub seats: Vec<SeatEntry>,
    /// The seat of the host.
    pub host: Option<Seat>,
    /// How many watch.
    pub watching: u32,
    /// The game that runs or ran last.
    pub game: Option<String>,
    /// Who plays that game, by seat; whoever sits there now may be somebody else.
    pub players: Vec<PlayerEntry>,
    /// The SHA-256 of that game's seed.
    pub commitment: Option<String>,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// While only bots still build: the people who have still to agree that they hurry; empty once they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hurry: Option<Vec<Seat>>,
    /// What the games of this room have come to so far, for everyone who has flown in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Score>>", optional))]
    pub scores: Vec<Score>,
}

/// What somebody's games in a room add up to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// What they are called.
    pub name: String,
    /// The colour they flew with last.
    pub colour: Colour,
    /// How many games they have flown to the end.
    pub games: u16,
    /// How many of them nobody ended with more credits.
    pub wins: u16,
    /// The credits of all of them.
    pub credits: i32,
}

/// A room in the list of open rooms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoomSummary {
    /// Its short code.
    pub code: String,
    /// What it is doing.
    pub phase: GamePhase,
    /// What is agreed.
    #[schema(value_type = Object)]
    pub options: Options,
    /// The names of the people in it.
    pub people: Vec<String>,
    /// Seats that nobody has taken.
    pub open_seats: u8,
}

/// A change to a room or to one's seat in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomChange {
    /// Host, before a game: agree on something else.
    Options {
        /// What.
        #[serde(deserialize_with = "object")]
        options: Options,
    },
    /// Be called something else.
    Name {
        /// The name.
        name: String,
    },
    /// Before a game: take another colour.
    Colour {
        /// Which.
        colour: Colour,
    },
    /// Before a game: say that one is ready, or not.
    Ready {
        /// Ready?
        ready: bool,
    },
    /// Host: begin, when everyone is ready and no seat is empty.
    Start {},
    /// Host, before a game: put a bot on an open seat, or change one.
    SetBot {
        /// Which seat.
        seat: Seat,
        /// What it is like.
        #[serde(deserialize_with = "object")]
        bot: BotOptions,
    },
    /// Host, before a game: send a bot or a person away from a seat.
    OpenSeat {
        /// Which seat.
        seat: Seat,
    },
    /// Host: make somebody else the host.
    HandOver {
        /// Whom.
        seat: Seat,
    },
    /// Host, during a game: let a bot play for somebody who is absent.
    StandIn {
        /// For whom.
        seat: Seat,
        /// What it is like.
        #[serde(deserialize_with = "object")]
        bot: BotOptions,
    },
    /// Take one's own seat back from the bot.
    TakeBack {},
    /// While only bots still build: agree that they hurry.
    Hurry {},
    /// Host, after a game: the same again.
    Rematch {},
    /// Host, after a game: the same people, the next level.
    NextLevel {},
    /// Go away: before a game the seat becomes free, during one a bot takes over.
    Leave {},
}

/// A line of chat. It is text; clients show it as text and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// Its number in the room.
    pub number: u32,
    /// Who said it.
    pub seat: Seat,
    /// What they were called then.
    pub name: String,
    /// What they said.
    pub text: String,
}
