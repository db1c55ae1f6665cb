//! SQLite: one file, one server, nothing to set up.

pub(super) mod batch;
pub(super) mod open;

use super::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

/// Connects as the writer.
pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    Ok(options.connect().await?)
}

/// Gives a bite of pages back to the disk.
const VACUUM: &str = "PRAGMA incremental_vacuum(1000)";

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
