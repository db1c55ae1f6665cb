//! Changes in groups: what is alike is written together, in as few statements as the database needs.

use super::link::{Link, either};
use super::{Ending, GameRow, RoomRow, StoreError, Told, Write, postgres, sqlite};
use std::collections::BTreeMap;

/// Lines of chat that are kept of each room.
pub(super) const CHAT_KEPT: u32 = 200;

/// Changes whose order among each other does not matter, by kind.
#[derive(Default)]
pub(super) struct Group<'a> {
    /// Only the last state of a room counts.
    pub rooms: BTreeMap<&'a str, &'a RoomRow>,
    pub games: Vec<&'a GameRow>,
    pub rows: Vec<(&'a str, u32, &'a str)>,
    pub endings: Vec<(&'a str, &'a Ending)>,
    pub told: Vec<(&'a str, &'a Told)>,
    pub chat: Vec<(&'a str, u32, &'a str)>,
}

impl Group<'_> {
    async fn write(self, link: &mut Link) -> Result<(), StoreError> {
        match link {
            Link::Sqlite(connection) => sqlite::batch::write(connection, self).await,
            Link::Postgres(connection) => postgres::batch::write(connection, self).await,
        }
    }
}

/// What is stored of the telling of a game: its parts, and what its row says of them.
pub(super) fn parts(told: &Told) -> (&[Vec<u8>], i64) {
    match told {
        Told::Kept(parts) => (parts, 1),
        Told::Never => (&[], 2),
    }
}

/// Makes changes within the transaction that is open.
pub(super) async fn apply<'a>(link: &mut Link, writes: impl Iterator<Item = &'a Write>) -> Result<(), StoreError> {
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
                std::mem::take(&mut group).write(link).await?;
                remove_room(link, code).await?;
            }
        }
    }
    group.write(link).await
}

/// Makes changes, or none of them, within the transaction that is open and goes on in any case.
pub(super) async fn apply_alone(link: &mut Link, writes: &[Write]) -> Result<(), StoreError> {
    link.say("SAVEPOINT job").await?;
    let result = apply(link, writes.iter()).await;
    if result == Err(StoreError::Conflict) {
        link.say("ROLLBACK TO job").await?;
    }
    if matches!(result, Ok(()) | Err(StoreError::Conflict)) {
        link.say("RELEASE job").await?;
    }
    result
}

/// Removes a room with its chat and its unfinished game.
pub(super) async fn remove_room(link: &mut Link, code: &str) -> Result<(), StoreError> {
    for statement in ["DELETE FROM games WHERE room = $1 AND ended IS NULL", "DELETE FROM rooms WHERE code = $1"] {
        either!(Link, &mut *link, link => sqlx::query(statement).bind(code).execute(link).await.map(drop))?;
    }
    if let Link::Postgres(connection) = link {
        sqlx::query("DELETE FROM owners WHERE room = $1").bind(code).execute(connection).await?;
    }
    Ok(())
}
