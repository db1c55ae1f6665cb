//! Changes as PostgreSQL takes them: a statement a kind, whose rows come as arrays of columns, so that it is the same
//! prepared statement however many there are.

use crate::store::StoreError;
use crate::store::batch::{CHAT_KEPT, Group, parts};
use sqlx::PgConnection;

/// Writes everything: what others refer to comes first.
pub(in crate::store) async fn write(connection: &mut PgConnection, group: Group<'_>) -> Result<(), StoreError> {
    let rooms: Vec<_> = group.rooms.into_values().collect();
    if !rooms.is_empty() {
        let statement = "INSERT INTO rooms (code, public, touched, state, game) \
             SELECT * FROM UNNEST($1::text[], $2::bool[], $3::int8[], $4::text[], $5::text[]) \
             ON CONFLICT (code) DO UPDATE SET public = excluded.public, touched = excluded.touched, \
             state = excluded.state, game = excluded.game";
        sqlx::query(statement)
            .bind(column(&rooms, |room| room.code.as_str()))
            .bind(column(&rooms, |room| room.public))
            .bind(column(&rooms, |room| room.touched))
            .bind(column(&rooms, |room| room.state.as_str()))
            .bind(column(&rooms, |room| room.game.as_deref()))
            .execute(&mut *connection)
            .await?;
    }
    let games = &group.games;
    if !games.is_empty() {
        let statement = "INSERT INTO games (id, room, started, rules_version, setup, seed, names, colours, bots, public) \
             SELECT * FROM UNNEST($1::text[], $2::text[], $3::int8[], $4::int8[], $5::text[], $6::text[], $7::text[], \
             $8::text[], $9::text[], $10::bool[])";
        sqlx::query(statement)
            .bind(column(games, |game| game.id.as_str()))
            .bind(column(games, |game| game.room.as_str()))
            .bind(column(games, |game| game.started))
            .bind(column(games, |game| i64::from(game.rules_version)))
            .bind(column(games, |game| game.setup.as_str()))
            .bind(column(games, |game| game.seed.as_str()))
            .bind(column(games, |game| game.names.as_str()))
            .bind(column(games, |game| game.colours.as_str()))
            .bind(column(games, |game| game.bots.as_str()))
            .bind(column(games, |game| game.public))
            .execute(&mut *connection)
            .await?;
    }
    numbered(connection, "INSERT INTO log SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[])", &group.rows)
        .await?;
    for (game, ending) in group.endings {
        let ended = sqlx::query("UPDATE games SET ended = $1, result = $2 WHERE id = $3 AND ended IS NULL");
        let ended = ended.bind(ending.ended).bind(&ending.result).bind(game).execute(&mut *connection).await?;
        if ended.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
    }
    for (game, told) in group.told {
        let (parts, state) = parts(told);
        let numbers: Vec<i64> = (0..).take(parts.len()).collect();
        let insert = sqlx::query("INSERT INTO told SELECT $1, * FROM UNNEST($2::int8[], $3::bytea[])");
        insert.bind(game).bind(numbers).bind(parts).execute(&mut *connection).await?;
        let told = sqlx::query("UPDATE games SET told = $1 WHERE id = $2").bind(state).bind(game);
        told.execute(&mut *connection).await?;
    }
    numbered(connection, "INSERT INTO chat SELECT * FROM UNNEST($1::text[], $2::int8[], $3::text[])", &group.chat)
        .await?;
    // What nobody is shown any more goes, so that talk does not fill the disk.
    for (room, number, _) in group.chat {
        let old = i64::from(number.saturating_sub(CHAT_KEPT));
        let old = sqlx::query("DELETE FROM chat WHERE room = $1 AND number <= $2").bind(room).bind(old);
        old.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Inserts lines that have a number.
async fn numbered(
    connection: &mut PgConnection,
    statement: &'static str,
    lines: &[(&str, u32, &str)],
) -> Result<(), StoreError> {
    if lines.is_empty() {
        return Ok(());
    }
    let insert = sqlx::query(statement)
        .bind(column(lines, |(of, _, _)| *of))
        .bind(column(lines, |(_, number, _)| i64::from(*number)))
        .bind(column(lines, |(_, _, line)| *line));
    insert.execute(connection).await?;
    Ok(())
}

/// One column of some rows.
fn column<'a, T, V>(rows: &'a [T], value: impl Fn(&'a T) -> V) -> Vec<V> {
    rows.iter().map(value).collect()
}
