//! Changes as SQLite takes them: lists of values, so that many rows are one statement.

use crate::store::StoreError;
use crate::store::batch::{CHAT_KEPT, Group, parts};
use sqlx::query_builder::Separated;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

/// Rows of one statement; the widest has ten values, and SQLite takes 32,766.
const CHUNK: usize = 512;
/// Statements of at most so many rows come again and are worth keeping prepared.
pub(super) const COMMON: usize = 128;

/// Writes everything: what others refer to comes first.
pub(in crate::store) async fn write(connection: &mut SqliteConnection, group: Group<'_>) -> Result<(), StoreError> {
    // Not `INSERT OR REPLACE`: replacing is deleting, and the chat would go with the old row.
    let replace = " ON CONFLICT (code) DO UPDATE SET public = excluded.public, touched = excluded.touched, \
                   state = excluded.state, game = excluded.game";
    let rooms: Vec<_> = group.rooms.into_values().collect();
    insert(connection, "rooms (code, public, touched, state, game)", &rooms, replace, |mut values, room| {
        values.push_bind(&room.code).push_bind(room.public).push_bind(room.touched);
        values.push_bind(&room.state).push_bind(&room.game);
    })
    .await?;
    let columns = "games (id, room, started, rules_version, setup, seed, names, colours, bots, public)";
    insert(connection, columns, &group.games, "", |mut values, game| {
        values.push_bind(&game.id).push_bind(&game.room).push_bind(game.started).push_bind(game.rules_version);
        values.push_bind(&game.setup).push_bind(&game.seed).push_bind(&game.names).push_bind(&game.colours);
        values.push_bind(&game.bots).push_bind(game.public);
    })
    .await?;
    insert(connection, "log (game, number, entry)", &group.rows, "", |mut values, (game, number, row)| {
        values.push_bind(*game).push_bind(*number).push_bind(*row);
    })
    .await?;
    for (game, ending) in group.endings {
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
    for (game, told) in group.told {
        let (parts, state) = parts(told);
        let parts: Vec<_> = parts.iter().zip(0_u32..).collect();
        insert(connection, "told (game, number, part)", &parts, "", |mut values, (part, number)| {
            values.push_bind(game).push_bind(*number).push_bind(part.as_slice());
        })
        .await?;
        let told = sqlx::query("UPDATE games SET told = ? WHERE id = ?").bind(state).bind(game);
        told.execute(&mut *connection).await?;
    }
    insert(connection, "chat (room, number, line)", &group.chat, "", |mut values, (room, number, line)| {
        values.push_bind(*room).push_bind(*number).push_bind(*line);
    })
    .await?;
    // What nobody is shown any more goes, so that talk does not fill the disk.
    for (room, number, _) in group.chat {
        let old = number.saturating_sub(CHAT_KEPT);
        let old = sqlx::query("DELETE FROM chat WHERE room = ? AND number <= ?").bind(room).bind(old);
        old.execute(&mut *connection).await?;
    }
    Ok(())
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
