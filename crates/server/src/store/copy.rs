//! Everything of one store into another, and a comparison afterwards.

use super::{Store, StoreError, StoredGame, Told, Write};

/// Rooms or games that are read at a time.
const PAGE: i64 = 100;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Copied {
    /// Rooms.
    pub rooms: u64,
    /// Lines of chat.
    pub lines: u64,
    /// Games.
    pub games: u64,
    /// Steps of games.
    pub steps: u64,
}

/// Why a store was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CannotCopy {
    /// One of them failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is something already.
    #[error("there are rooms or games already where everything is to go: give it an empty database")]
    NotEmpty,
    /// The copy is not like the original.
    #[error("{0} is not the same in the copy: do not use the copy")]
    Differs(String),
}

/// A game with all that is kept of it.
#[derive(PartialEq)]
struct Whole {
    game: StoredGame,
    told: Option<Told>,
}

/// Copies everything into an empty store, and compares it afterwards.
///
/// # Errors
/// If that cannot be done; the original is only read.
pub async fn copy(from: &Store, to: &Store) -> Result<Copied, CannotCopy> {
    if !to.rooms_after("", 1).await?.is_empty() || !to.games_after("", 1).await?.is_empty() {
        return Err(CannotCopy::NotEmpty);
    }
    write_all(from, to).await?;
    compare(from, to).await
}

async fn write_all(from: &Store, to: &Store) -> Result<(), CannotCopy> {
    let mut last = String::new();
    loop {
        let rooms = from.rooms_after(&last, PAGE).await?;
        let Some(room) = rooms.last() else { break };
        last.clone_from(&room.code);
        let mut writes = Vec::new();
        for room in rooms {
            let code = room.code.clone();
            writes.push(Write::Room(room));
            for (number, line) in from.all_chat(&code).await? {
                writes.push(Write::Chat { room: code.clone(), number: number as u32, line });
            }
        }
        to.write(writes).await?;
    }
    let mut last = String::new();
    loop {
        let games = from.games_after(&last, PAGE).await?;
        let Some((id, _)) = games.last() else { return Ok(()) };
        last.clone_from(id);
        for (id, told) in games {
            let Some(Whole { game: StoredGame { game, ending, log }, told }) = whole(from, &id, told).await? else {
                continue;
            };
            let mut writes = vec![Write::Game(game)];
            let rows = log.into_iter().zip(1..);
            writes.extend(rows.map(|(row, number)| Write::Row { game: id.clone(), number, row }));
            writes.extend(ending.map(|ending| Write::GameOver { game: id.clone(), ending }));
            writes.extend(told.map(|told| Write::Told { game: id.clone(), told }));
            to.write(writes).await?;
        }
    }
}

/// A game with what was told of it.
async fn whole(store: &Store, id: &str, told: i64) -> Result<Option<Whole>, StoreError> {
    let Some(game) = store.tale(id).await? else { return Ok(None) };
    let told = match told {
        0 => None,
        1 => Some(Told::Kept(store.told(id, 0..=u32::MAX).await?)),
        _ => Some(Told::Never),
    };
    Ok(Some(Whole { game, told }))
}

/// Reads both from end to end.
async fn compare(from: &Store, to: &Store) -> Result<Copied, CannotCopy> {
    let mut copied = Copied::default();
    let mut last = String::new();
    loop {
        let (rooms, copies) = (from.rooms_after(&last, PAGE).await?, to.rooms_after(&last, PAGE).await?);
        if rooms != copies {
            return Err(CannotCopy::Differs(format!("a room after {last:?}")));
        }
        let Some(room) = rooms.last() else { break };
        last.clone_from(&room.code);
        for room in &rooms {
            let lines = from.all_chat(&room.code).await?;
            if lines != to.all_chat(&room.code).await? {
                return Err(CannotCopy::Differs(format!("the chat of {}", room.code)));
            }
            copied.rooms += 1;
            copied.lines += lines.len() as u64;
        }
    }
    let mut last = String::new();
    loop {
        let (games, copies) = (from.games_after(&last, PAGE).await?, to.games_after(&last, PAGE).await?);
        if games != copies {
            return Err(CannotCopy::Differs(format!("a game after {last:?}")));
        }
        let Some((id, _)) = games.last() else { return Ok(copied) };
        last.clone_from(id);
        for (id, told) in games {
            let game = whole(from, &id, told).await?;
            if game != whole(to, &id, told).await? {
                return Err(CannotCopy::Differs(format!("game {id}")));
            }
            copied.games += 1;
            copied.steps += game.map_or(0, |whole| whole.game.log.len() as u64);
        }
    }
}
