//! Changes as SQL: what is alike is written together.

use super::{Ending, GameRow, RoomRow, StoreError, Told, Write};
use sqlx::query_builder::Separated;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use std::collections::BTreeMap;

/// Rows of one statement; the widest has ten values, and SQLite takes 32,766.
const CHUNK: usize = 512;
/// Statements of at most so many rows come again and are worth keeping prepared.
const COMMON: usize = 32;

/// Changes whose order among each other does not matter, by kind.
#[derive(Default)]
struct Group<'a> {
    /// Only the last state of a room counts.
    rooms: BTreeMap<&'a str, &'a RoomRow>,
    games: Vec<&'a GameRow>,
    rows: Vec<(&'a str, u32, &'a str)>,
    endings: Vec<(&'a str, &'a Ending)>,
    told: Vec<(&'a str, &'a Told)>,
    chat: Vec<(&'a str, u32, &'a str)>,
}

/// Lines of chat that are kept of each room.
const CHAT_KEPT: u32 = 200;

/// Makes changes within the transaction that is open.
pub(super) async fn apply<'a>(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), StoreError> {
    let mut group = Group::default();
    for write in writes {
        match write {
            Write::Room(room) => {
                group.rooms.insert(&room.code, room);
            }
            Write::Game(game) => group.games.push(game),
            Write::Row { game, number, row } => group.rows.push((game, *number, row)),
            Write::GameOver { game, ending } => group.endings.push((game, ending)),
            Write::Told { game, told } => group.told.push((game, told)),
            Write::Chat { room, number, line } => group.chat.push((room, *number, line)),
            Write::RemoveRoom { code } => {
                // The code may be somebody else's afterwards: nothing may be moved across.
                std::mem::take(&mut group).write(connection).await?;
                remove_room(connection, code).await?;
            }
        }
    }
    group.write(connection).await
}

/// Makes the changes of each job, or none of that job's; says how each went.
pub(super) async fn apply_separately(
    connection: &mut SqliteConnection,
    jobs: &[Vec<Write>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut results = Vec::with_capacity(jobs.len());
    for writes in jobs {
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        let result = apply(connection, writes.iter()).await;
        match &result {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
            }
            Err(error) => return Err(error.clone()),
        }
        sqlx::query("RELEASE job").execute(&mut *connection).await?;
        results.push(result);
    }
    Ok(results)
}

/// Removes a room with its chat and its unfinished game.
pub(super) async fn remove_room(connection: &mut SqliteConnection, code: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM games WHERE room = ? AND ended IS NULL").bind(code).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM rooms WHERE code = ?").bind(code).execute(&mut *connection).await?;
    Ok(())
}

impl Group<'_> {
    /// Writes everything: what others refer to comes first.
    async fn write(self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        // Not `INSERT OR REPLACE`: replacing is deleting, and the chat would go with the old row.
        let replace = " ON CONFLICT (code) DO UPDATE SET public = excluded.public, touched = excluded.touched, \
                       state = excluded.state, game = excluded.game";
        let rooms: Vec<_> = self.rooms.into_values().collect();
        insert(connection, "rooms (code, public, touched, state, game)", &rooms, replace, |mut values, room| {
            values.push_bind(&room.code).push_bind(room.public).push_bind(room.touched);
            values.push_bind(&room.state).push_bind(&room.game);
        })
        .await?;
        let columns = "games (id, room, started, rules_version, setup, seed, names, colours, bots, public)";
        insert(connection, columns, &self.games, "", |mut values, game| {
            values.push_bind(&game.id).push_bind(&game.room).push_bind(game.started).push_bind(game.rules_version);
            values.push_bind(&game.setup).push_bind(&game.seed).push_bind(&game.names).push_bind(&game.colours);
            values.push_bind(&game.bots).push_bind(game.public);
        })
        .await?;
        insert(connection, "log (game, number, entry)", &self.rows, "", |mut values, (game, number, row)| {
            values.push_bind(*game).push_bind(*number).push_bind(*row);
        })
        .await?;
        for (game, ending) in self.endings {
            let ended = sqlx::query("UPDATE games SET ended = ?, result = ? WHERE id = ? AND ended IS NULL")
                .bind(ending.ended)
                .bind(&ending.result)
                .bind(game)
                .execute(&mut *connection)
                .await?;
            if ended.rows_affected() != 1 {
                return Err(StoreError::Conflict);
            }
        }
        for (game, told) in self.told {
            let (parts, state) = match told {
                Told::Kept(parts) => (parts.as_slice(), 1),
                Told::Never => (&[][..], 2),
            };
            let parts: Vec<_> = parts.iter().zip(0_u32..).collect();
            insert(connection, "told (game, number, part)", &parts, "", |mut values, (part, number)| {
                values.push_bind(game).push_bind(*number).push_bind(part.as_slice());
            })
            .await?;
            let told = sqlx::query("UPDATE games SET told = ? WHERE id = ?").bind(state).bind(game);
            told.execute(&mut *connection).await?;
        }
        insert(connection, "chat (room, number, line)", &self.chat, "", |mut values, (room, number, line)| {
            values.push_bind(*room).push_bind(*number).push_bind(*line);
        })
        .await?;
        // What nobody is shown any more goes, so that talk does not fill the disk.
        for (room, number, _) in self.chat {
            let old = number.saturating_sub(CHAT_KEPT);
            sqlx::query("DELETE FROM chat WHERE room = ? AND number <= ?")
                .bind(room)
                .bind(old)
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }
}

/// Inserts items with as few statements as possible.
async fn insert<T>(
    connection: &mut SqliteConnection,
    columns: &str,
    items: &[T],
    ending: &str,
    bind: impl Fn(Separated<'_, Sqlite, &'static str>, &T),
) -> Result<(), StoreError> {
    for chunk in items.chunks(CHUNK) {
        let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO ");
        query.push(columns).push(" ").push_values(chunk, &bind).push(ending);
        query.build().persistent(chunk.len() <= COMMON).execute(&mut *connection).await?;
    }
    Ok(())
}
