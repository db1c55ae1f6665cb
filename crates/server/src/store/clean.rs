//! Cleaning up, in bites between which the writer serves everybody else.

use super::batch::remove_room;
use super::writer::Step;
use super::{CleanUp, Cleaned, Store, StoreError};
use sqlx::SqliteConnection;
use std::sync::Arc;

/// Rooms or games in a bite.
const BITE: u32 = 50;
/// Gives a bite of pages back to the disk.
const VACUUM: &str = "PRAGMA incremental_vacuum(1000)";
/// Seconds of a day.
const DAY: i64 = 86_400;

/// What is swept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Lobbies,
    Idle,
    Replays,
}

/// One bite of cleaning.
#[derive(Clone, Debug)]
pub(super) struct Sweep {
    what: What,
    /// What was last touched then or earlier goes.
    until: i64,
    /// A JSON list of rooms that stay.
    keep: Arc<str>,
}

impl Store {
    /// Removes what is old, except what belongs to the rooms to keep: those that somebody has in memory.
    ///
    /// A room that is opened while this runs should be written, and so touched, first.
    ///
    /// # Errors
    /// If something could not be removed; what was removed before stays removed.
    pub async fn clean(&self, rules: &CleanUp, keep: &[String]) -> Result<Cleaned, StoreError> {
        let keep: Arc<str> = serde_json::to_string(keep).map_err(|error| StoreError::Other(error.to_string()))?.into();
        let sweep = async |what, days: u32| {
            let until = rules.now.saturating_sub(i64::from(days) * DAY);
            let mut removed = 0;
            loop {
                let bite = self.step(Step::Clean(Sweep { what, until, keep: keep.clone() })).await?;
                removed += bite;
                if bite < u64::from(BITE) {
                    return Ok::<_, StoreError>(removed);
                }
            }
        };
        let cleaned = Cleaned {
            lobbies: sweep(What::Lobbies, rules.lobby_days).await?,
            idle: sweep(What::Idle, rules.idle_days).await?,
            replays: sweep(What::Replays, rules.replay_days).await?,
        };
        while self.step(Step::Vacuum).await? > 0 {}
        Ok(cleaned)
    }
}

impl Sweep {
    /// Removes up to a bite of what is old; says how much.
    pub(super) async fn run(&self, connection: &mut SqliteConnection) -> Result<u64, StoreError> {
        let rooms = match self.what {
            What::Lobbies => sqlx::query_scalar(
                "SELECT code FROM rooms WHERE touched <= ? AND code NOT IN (SELECT value FROM json_each(?)) \
                 AND NOT EXISTS (SELECT 1 FROM games WHERE id = rooms.game AND ended IS NULL) LIMIT ?",
            ),
            What::Idle => sqlx::query_scalar(
                "SELECT code FROM rooms WHERE touched <= ? AND code NOT IN (SELECT value FROM json_each(?)) \
                 AND EXISTS (SELECT 1 FROM games WHERE id = rooms.game AND ended IS NULL) LIMIT ?",
            ),
            What::Replays => return self.replays(connection).await,
        };
        let rooms = rooms.bind(self.until).bind(&*self.keep).bind(BITE);
        let codes: Vec<String> = rooms.fetch_all(&mut *connection).await?;
        for code in &codes {
            remove_room(connection, code).await?;
        }
        Ok(codes.len() as u64)
    }

    /// Removes finished games; the last one of a room to keep can still be looked at there.
    async fn replays(&self, connection: &mut SqliteConnection) -> Result<u64, StoreError> {
        let removed = sqlx::query(
            "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended <= ? AND id NOT IN \
             (SELECT game FROM rooms WHERE game IS NOT NULL AND code IN (SELECT value FROM json_each(?))) LIMIT ?)",
        );
        let removed = removed.bind(self.until).bind(&*self.keep).bind(BITE).execute(connection).await?;
        Ok(removed.rows_affected())
    }
}

/// Gives up to a bite of free pages back to the disk; says how many.
pub(super) async fn vacuum(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let before = free_pages(connection).await?;
    if before > 0 {
        sqlx::query(VACUUM).execute(&mut *connection).await?;
    }
    let after = free_pages(connection).await?;
    if after == 0 && before > 0 {
        // Only now does the file get smaller.
        sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await?;
    }
    Ok(before.saturating_sub(after))
}

/// Pages without content.
async fn free_pages(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let pages: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(connection).await?;
    Ok(u64::try_from(pages).unwrap_or(0))
}
