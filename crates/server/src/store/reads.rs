//! Reading, beside the writer and without waiting for it.

use super::link::{Pool, either};
use super::rows::from_columns;
use super::{Ending, GameRow, RoomRow, Store, StoreError, StoredGame};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

/// A game and its ending, as they lie in one table.
struct WholeRow {
    game: GameRow,
    ended: Option<i64>,
    result: Option<String>,
}

from_columns!(WholeRow, |row| {
    Ok(WholeRow { game: GameRow::from_row(row)?, ended: row.try_get("ended")?, result: row.try_get("result")? })
});

impl WholeRow {
    fn split(self) -> (GameRow, Option<Ending>) {
        let ending = self.ended.zip(self.result).map(|(ended, result)| Ending { ended, result });
        (self.game, ending)
    }
}

/// A game and its log as of the same moment.
async fn game_and_rows(pool: &Pool, id: &str) -> Result<Option<(WholeRow, Vec<(i64, String)>)>, sqlx::Error> {
    let begin = match pool {
        Pool::Sqlite(_) => "BEGIN",
        Pool::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    either!(Pool, pool, pool => {
        let mut moment = pool.begin_with(begin).await?;
        let game = sqlx::query_as::<_, WholeRow>("SELECT * FROM games WHERE id = $1").bind(id);
        let Some(game) = game.fetch_optional(&mut *moment).await? else { return Ok(None) };
        let rows = sqlx::query_as("SELECT number, entry FROM log WHERE game = $1 ORDER BY number");
        let rows = rows.bind(id).fetch_all(&mut *moment).await?;
        moment.rollback().await?;
        Ok(Some((game, rows)))
    })
}

impl Store {
    /// A room, if it is stored.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn room(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        self.noted(async {
            either!(Pool, &self.reads, pool => {
                let room = sqlx::query_as("SELECT code, public, touched, state, game FROM rooms WHERE code = $1");
                room.bind(code).fetch_optional(pool).await
            })
        })
        .await
    }

    /// The rules of the game that is running in a room; nothing if there is no such room, or no game running there.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn rules_of(&self, code: &str) -> Result<Option<Option<u16>>, StoreError> {
        let rules: Option<Option<i64>> = self.noted(async { either!(Pool, &self.reads, pool => {
            let rules = sqlx::query_scalar(
                "SELECT (SELECT rules_version FROM games WHERE id = rooms.game AND ended IS NULL) FROM rooms WHERE code = $1",
            );
            rules.bind(code).fetch_optional(pool).await
        }) }).await?;
        Ok(rules.map(|rules| rules.and_then(|rules| u16::try_from(rules).ok())))
    }

    /// What this database is called among all others: the same for all servers that share it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn house(&self) -> Result<String, StoreError> {
        let Pool::Postgres(pool) = &self.reads else { return Ok("file".to_owned()) };
        self.noted(async { sqlx::query_scalar("SELECT id FROM house").fetch_one(pool).await }).await
    }

    /// Rooms in the list of rooms, the last touched first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn public_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        self.noted(async { either!(Pool, &self.reads, pool => {
            let rooms = sqlx::query_as(
                "SELECT code, public, touched, state, game FROM rooms WHERE public ORDER BY touched DESC, code LIMIT $1",
            );
            rooms.bind(i64::from(limit)).fetch_all(pool).await
        }) }).await
    }

    /// A game with its log, if it is stored, for a room that goes on with it.
    ///
    /// # Errors
    /// If it cannot be read, or if rows are missing in its log.
    pub async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.whole(&self.reads, id).await
    }

    /// A game with its log, if it is stored, for those who want to be told of it: they wait for each other, and nobody
    /// waits for them.
    ///
    /// # Errors
    /// As [`Store::game`].
    pub async fn tale(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.whole(&self.stories, id).await
    }

    async fn whole(&self, pool: &Pool, id: &str) -> Result<Option<StoredGame>, StoreError> {
        let Some((game, rows)) = self.noted(Box::pin(game_and_rows(pool, id))).await? else { return Ok(None) };
        if !rows.iter().zip(1..).all(|((number, _), expected)| *number == expected) {
            return Err(StoreError::Damaged);
        }
        let (game, ending) = game.split();
        Ok(Some(StoredGame { game, ending, log: rows.into_iter().map(|(_, entry)| entry).collect() }))
    }

    /// A finished game of these rules of which it has not been kept yet what was told, the latest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn untold(&self, rules_version: u16) -> Result<Option<String>, StoreError> {
        self.noted(async {
            either!(Pool, &self.stories, pool => {
                let id = sqlx::query_scalar(
                    "SELECT id FROM games WHERE ended IS NOT NULL AND told = 0 AND rules_version = $1 \
                     ORDER BY ended DESC LIMIT 1",
                );
                id.bind(i64::from(rules_version)).fetch_optional(pool).await
            })
        })
        .await
    }

    /// These parts of what was told of a game; part 0 is its head.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn told(&self, game: &str, parts: std::ops::RangeInclusive<u32>) -> Result<Vec<Vec<u8>>, StoreError> {
        let (first, last) = (i64::from(*parts.start()), i64::from(*parts.end()));
        self.noted(async { either!(Pool, &self.stories, pool => {
            let kept =
                sqlx::query_scalar("SELECT part FROM told WHERE game = $1 AND number BETWEEN $2 AND $3 ORDER BY number");
            kept.bind(game).bind(first).bind(last).fetch_all(pool).await
        }) }).await
    }

    /// The last lines said in a room, oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat(&self, room: &str, last: u32) -> Result<Vec<String>, StoreError> {
        let mut lines: Vec<String> = self.noted(async { either!(Pool, &self.reads, pool => {
            let lines = sqlx::query_scalar("SELECT line FROM chat WHERE room = $1 ORDER BY number DESC LIMIT $2");
            lines.bind(room).bind(i64::from(last)).fetch_all(pool).await
        }) }).await?;
        lines.reverse();
        Ok(lines)
    }

    /// All that is kept of what was said in a room, oldest first.
    pub(super) async fn all_chat(&self, room: &str) -> Result<Vec<(i64, String)>, StoreError> {
        self.noted(async {
            either!(Pool, &self.stories, pool => {
                let lines = sqlx::query_as("SELECT number, line FROM chat WHERE room = $1 ORDER BY number");
                lines.bind(room).fetch_all(pool).await
            })
        })
        .await
    }

    /// Some rooms, from the one after this.
    pub(super) async fn rooms_after(&self, code: &str, limit: i64) -> Result<Vec<RoomRow>, StoreError> {
        self.noted(async {
            either!(Pool, &self.stories, pool => {
                let rooms = sqlx::query_as(
                    "SELECT code, public, touched, state, game FROM rooms WHERE code > $1 ORDER BY code LIMIT $2",
                );
                rooms.bind(code).bind(limit).fetch_all(pool).await
            })
        })
        .await
    }

    /// The names of some games, from the one after this, and what is kept of each: 0 nothing yet, 1 its telling, 2 never.
    pub(super) async fn games_after(&self, id: &str, limit: i64) -> Result<Vec<(String, i64)>, StoreError> {
        self.noted(async {
            either!(Pool, &self.stories, pool => {
                let games = sqlx::query_as("SELECT id, told FROM games WHERE id > $1 ORDER BY id LIMIT $2");
                games.bind(id).bind(limit).fetch_all(pool).await
            })
        })
        .await
    }

    /// Seconds since 1970 by the clock of the database: a server whose own is ahead would clean up what others still need.
    ///
    /// # Errors
    /// If it does not say.
    pub async fn clock(&self) -> Result<i64, StoreError> {
        let clock = match &self.reads {
            Pool::Sqlite(_) => "SELECT unixepoch()",
            Pool::Postgres(_) => "SELECT extract(epoch FROM now())::bigint",
        };
        self.noted(async { either!(Pool, &self.reads, pool => sqlx::query_scalar(clock).fetch_one(pool).await) }).await
    }

    /// Codes of the rooms whose current game is not over, the last touched first, and the rules of that game.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn unfinished(&self) -> Result<Vec<(String, u16)>, StoreError> {
        let rooms: Vec<(String, i64)> = self.noted(async {
            either!(Pool, &self.reads, pool => {
                let rooms = sqlx::query_as(
                    "SELECT rooms.code, games.rules_version FROM rooms JOIN games ON games.id = rooms.game WHERE games.ended IS NULL \
                     ORDER BY rooms.touched DESC, rooms.code",
                );
                rooms.fetch_all(pool).await
            })
        })
        .await?;
        // Of rules that nobody knows if the number is none.
        Ok(rooms.into_iter().map(|(code, rules)| (code, u16::try_from(rules).unwrap_or(u16::MAX))).collect())
    }

    /// Finished public games, newest first: those that ended earlier than `before`.
    ///
    /// Games that ended in the same second are never torn apart, so there can be a few more than `limit`, and going
    /// on with the `ended` of the last one misses nothing.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn finished(&self, before: Option<i64>, limit: u32) -> Result<Vec<(GameRow, Ending)>, StoreError> {
        let games = self.noted(async { either!(Pool, &self.reads, pool => {
            let games = sqlx::query_as::<_, WholeRow>(
                "SELECT * FROM games WHERE public AND ended IS NOT NULL AND ended < $1 AND ended >= \
                 (SELECT min(ended) FROM (SELECT ended FROM games WHERE public AND ended IS NOT NULL AND ended < $1 \
                 ORDER BY ended DESC LIMIT $2) AS page) ORDER BY ended DESC, id",
            );
            games.bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit)).fetch_all(pool).await
        }) }).await?;
        Ok(endings(games))
    }

    /// Those of these games that have ended, newest first: public or not, those that ended earlier than `before`.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn finished_of(&self, ids: &[&str], before: Option<i64>) -> Result<Vec<(GameRow, Ending)>, StoreError> {
        let ids = serde_json::to_string(ids).map_err(|error| StoreError::Other(error.to_string()))?;
        let listed = self.reads.listed();
        let text = format!("SELECT * FROM games WHERE id IN ({listed}) AND ended < $2 ORDER BY ended DESC, id");
        let games = self
            .noted(async {
                either!(Pool, &self.reads, pool => {
                    let games = sqlx::query_as::<_, WholeRow>(AssertSqlSafe(text));
                    games.bind(ids).bind(before.unwrap_or(i64::MAX)).fetch_all(pool).await
                })
            })
            .await?;
        Ok(endings(games))
    }
}

/// Games that have ended.
fn endings(games: Vec<WholeRow>) -> Vec<(GameRow, Ending)> {
    let split = games.into_iter().map(WholeRow::split);
    split.filter_map(|(game, ending)| ending.map(|ending| (game, ending))).collect()
}
