//! What is stored. Everything that only rooms and the rules understand is JSON here.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};
use std::sync::Arc;

/// Reads a row of either database by the names of its columns. The derive of `sqlx` would do the same, and would have the
/// whole of `sqlx` and SQLite compiled once more for the compiler's own use.
macro_rules! from_columns {
    ($name:ident, |$row:ident| $body:expr) => {
        impl FromRow<'_, SqliteRow> for $name {
            fn from_row($row: &SqliteRow) -> sqlx::Result<Self> {
                $body
            }
        }
        impl FromRow<'_, PgRow> for $name {
            fn from_row($row: &PgRow) -> sqlx::Result<Self> {
                $body
            }
        }
    };
}
pub(super) use from_columns;

from_columns!(RoomRow, |row| Ok(RoomRow {
    code: row.try_get("code")?,
    public: row.try_get("public")?,
    touched: row.try_get("touched")?,
    state: row.try_get("state")?,
    game: row.try_get("game")?,
}));
from_columns!(GameRow, |row| Ok(GameRow {
    id: row.try_get("id")?,
    room: row.try_get("room")?,
    started: row.try_get("started")?,
    // Of rules that nobody knows if the number is none.
    rules_version: u16::try_from(row.try_get::<i64, _>("rules_version")?).unwrap_or(u16::MAX),
    setup: row.try_get("setup")?,
    seed: row.try_get("seed")?,
    names: row.try_get("names")?,
    colours: row.try_get("colours")?,
    bots: row.try_get("bots")?,
    public: row.try_get("public")?,
}));

/// The right to write for a room, until somebody else claims it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub(super) room: Arc<str>,
    pub(super) epoch: i64,
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomRow {
    /// The code people type to come in.
    pub code: String,
    /// Whether it is in the list of rooms.
    pub public: bool,
    /// When it last changed, in seconds since 1970.
    pub touched: i64,
    /// Everything else, as JSON.
    pub state: String,
    /// The current or last game; its replay may be gone already.
    pub game: Option<String>,
}

/// A game as it was agreed at its start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its name for ever.
    pub id: String,
    /// The room it was played in.
    pub room: String,
    /// When it began, in seconds since 1970.
    pub started: i64,
    /// The rules it is played by.
    pub rules_version: u16,
    /// What was agreed, as JSON.
    pub setup: String,
    /// The seed in hexadecimal digits.
    pub seed: String,
    /// The players' names, a JSON list.
    pub names: String,
    /// Their colours, a JSON list; empty for games from before they were kept.
    pub colours: String,
    /// Which of them were bots, a JSON list; empty for games from before that was kept.
    pub bots: String,
    /// Whether anybody may see it once it is over.
    pub public: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// When, in seconds since 1970.
    pub ended: i64,
    /// The result, as JSON.
    pub result: String,
}

/// A game with all that happened in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What was agreed.
    pub game: GameRow,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Its log, from row 1 without a gap.
    pub log: Vec<String>,
}

/// What was told of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// Its head and its parts, for a time when the rules are others.
    Kept(Vec<Vec<u8>>),
    /// It cannot be told any more.
    Never,
}

/// One change. Those given to one [`Store::write`](super::Store::write) happen all or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new room, or a new state of one.
    Room(RoomRow),
    /// A game begins.
    Game(GameRow),
    /// Something happens in a game.
    Row {
        /// The game.
        game: String,
        /// The number of the row, from 1; no number is taken twice.
        number: u32,
        /// What happened, as JSON.
        row: String,
    },
    /// A game is over; a game ends once.
    GameOver {
        /// The game.
        game: String,
        /// When and how.
        ending: Ending,
    },
    /// What was told of a game that is over.
    Told {
        /// The game.
        game: String,
        /// What.
        told: Told,
    },
    /// Somebody says something.
    Chat {
        /// The room, which must be stored.
        room: String,
        /// The number of the line; no number is taken twice.
        number: u32,
        /// What was said and by whom, as JSON.
        line: String,
    },
    /// A room goes with its chat and its unfinished game; finished games stay.
    RemoveRoom {
        /// The room.
        code: String,
    },
}

/// What may be cleaned away, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CleanUp {
    /// The time, in seconds since 1970.
    pub now: i64,
    /// After how many days untouched a room without a running game goes.
    pub lobby_days: u32,
    /// After how many days untouched a room with a running game goes, and the game with it.
    pub idle_days: u32,
    /// How many days after its end a game goes.
    pub replay_days: u32,
}

impl CleanUp {
    /// The usual rules, at this time.
    #[must_use]
    pub fn at(now: i64) -> Self {
        CleanUp { now, lobby_days: 2, idle_days: 30, replay_days: 365 }
    }
}

/// What was cleaned away.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cleaned {
    /// Rooms without a running game.
    pub lobbies: u64,
    /// Rooms that went with an unfinished game.
    pub idle: u64,
    /// Finished games.
    pub replays: u64,
}
