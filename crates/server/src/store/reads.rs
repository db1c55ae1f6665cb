//! Reading, beside the writer and without waiting for it.

use super::{Ending, GameRow, RoomRow, Store, StoreError, StoredGame};
use sqlx::FromRow;

/// A game and its ending, as they lie in one table.
#[derive(FromRow)]
struct WholeRow {
    #[sqlx(flatten)]
    game: GameRow,
    ended: Option<i64>,
    result: Option<String>,
}

impl WholeRow {
    fn split(self) -> (GameRow, Option<Ending>) {
        let ending = self.ended.zip(self.result).map(|(ended, result)| Ending { ended, result });
        (self.game, ending)
    }
}

impl Store {
    /// A room, if it is stored.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn room(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        let room = sqlx::query_as("SELECT code, public, touched, state, game FROM rooms WHERE code = ?").bind(code);
        Ok(room.fetch_optional(&self.reads).await?)
    }

    /// Rooms in the list of rooms, the last touched first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn public_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let rooms = sqlx::query_as(
            "SELECT code, public, touched, state, game FROM rooms WHERE public ORDER BY touched DESC, code LIMIT ?",
        );
        Ok(rooms.bind(limit).fetch_all(&self.reads).await?)
    }

    /// A game with its log, if it is stored.
    ///
    /// # Errors
    /// If it cannot be read, or if rows are missing in its log.
    pub async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        // One transaction: the log belongs to the same moment as the ending.
        let mut moment = self.reads.begin().await?;
        let game = sqlx::query_as::<_, WholeRow>("SELECT * FROM games WHERE id = ?").bind(id);
        let Some(game) = game.fetch_optional(&mut *moment).await? else { return Ok(None) };
        let rows = sqlx::query_as::<_, (i64, String)>("SELECT number, entry FROM log WHERE game = ? ORDER BY number");
        let rows = rows.bind(id).fetch_all(&mut *moment).await?;
        moment.rollback().await?;

        if !rows.iter().zip(1..).all(|((number, _), expected)| *number == expected) {
            return Err(StoreError::Damaged);
        }
        let (game, ending) = game.split();
        Ok(Some(StoredGame { game, ending, log: rows.into_iter().map(|(_, entry)| entry).collect() }))
    }

    /// The last lines said in a room, oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat(&self, room: &str, last: u32) -> Result<Vec<String>, StoreError> {
        let lines = sqlx::query_scalar("SELECT line FROM chat WHERE room = ? ORDER BY number DESC LIMIT ?");
        let mut lines: Vec<String> = lines.bind(room).bind(last).fetch_all(&self.reads).await?;
        lines.reverse();
        Ok(lines)
    }

    /// Codes of the rooms whose current game is not over, the last touched first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        let codes = sqlx::query_scalar(
            "SELECT rooms.code FROM rooms JOIN games ON games.id = rooms.game WHERE games.ended IS NULL \
             ORDER BY rooms.touched DESC, rooms.code",
        );
        Ok(codes.fetch_all(&self.reads).await?)
    }

    /// Finished public games, newest first: those that ended earlier than `before`.
    ///
    /// Games that ended in the same second are never torn apart, so there can be a few more than `limit`, and going
    /// on with the `ended` of the last one misses nothing.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn finished(&self, before: Option<i64>, limit: u32) -> Result<Vec<(GameRow, Ending)>, StoreError> {
        let games = sqlx::query_as::<_, WholeRow>(
            "SELECT * FROM games WHERE public = 1 AND ended IS NOT NULL AND ended < ?1 AND ended >= \
             (SELECT min(ended) FROM (SELECT ended FROM games WHERE public = 1 AND ended IS NOT NULL AND ended < ?1 \
             ORDER BY ended DESC LIMIT ?2)) ORDER BY ended DESC, id",
        );
        let games = games.bind(before.unwrap_or(i64::MAX)).bind(limit).fetch_all(&self.reads).await?;
        let split = games.into_iter().map(WholeRow::split);
        Ok(split.filter_map(|(game, ending)| ending.map(|ending| (game, ending))).collect())
    }
}
