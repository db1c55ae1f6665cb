//! Cleaning up, in bites between which the writer serves everybody else.

use super::batch::remove_room;
use super::link::{Link, either};
use super::writer::Step;
use super::{CleanUp, Cleaned, Store, StoreError};
use sqlx::AssertSqlSafe;
use std::sync::Arc;

/// Rooms or games in a bite.
const BITE: i64 = 50;
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
                if bite < BITE as u64 {
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
    pub(super) async fn run(&self, link: &mut Link) -> Result<u64, StoreError> {
        let playing = match self.what {
            What::Lobbies => "NOT EXISTS",
            What::Idle => "EXISTS",
            What::Replays => return self.replays(link).await,
        };
        let listed = link.listed();
        let rooms = format!(
            "SELECT code FROM rooms WHERE touched <= $2 AND code NOT IN ({listed}) \
             AND {playing} (SELECT 1 FROM games WHERE id = rooms.game AND ended IS NULL) LIMIT $3"
        );
        let codes: Vec<String> = either!(Link, &mut *link, link => {
            let rooms = sqlx::query_scalar(AssertSqlSafe(rooms)).bind(&*self.keep).bind(self.until);
            rooms.bind(BITE).fetch_all(link).await
        })?;
        for code in &codes {
            remove_room(link, code).await?;
        }
        Ok(codes.len() as u64)
    }

    /// Removes finished games; the last one of a room to keep can still be looked at there.
    async fn replays(&self, link: &mut Link) -> Result<u64, StoreError> {
        let listed = link.listed();
        let removed = format!(
            "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended <= $2 AND id NOT IN \
             (SELECT game FROM rooms WHERE game IS NOT NULL AND code IN ({listed})) LIMIT $3)"
        );
        Ok(either!(Link, link, link => {
            let removed = sqlx::query(AssertSqlSafe(removed)).bind(&*self.keep).bind(self.until);
            removed.bind(BITE).execute(link).await?.rows_affected()
        }))
    }
}
