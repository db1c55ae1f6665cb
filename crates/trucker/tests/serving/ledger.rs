//! What was told, compared with the files of a database.

pub use trucker::load::chaos::ledger::{Ledger, check_store};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use trucker_server::store::Store;

/// Compares a copy of the files of a database that has no server now with what was told.
pub async fn check_copy(db: &Path, folder: &Path, ledger: &Ledger) {
    std::fs::create_dir(folder).expect("a folder");
    let copy = folder.join("trucker.db");
    std::fs::copy(db, &copy).expect("the database");
    let log = db.with_extension("db-wal");
    if log.exists() {
        std::fs::copy(log, copy.with_extension("db-wal")).expect("the write-ahead log");
    }
    check(&copy, ledger).await;
}

/// Compares a database that has no server now with what was told.
pub async fn check(db: &Path, ledger: &Ledger) {
    check_integrity(db).await;
    check_store(Store::open(db).await.expect("a database"), ledger).await;
}

/// SQLite finds nothing wrong with the file.
async fn check_integrity(db: &Path) {
    let mut connection = SqliteConnectOptions::new().filename(db).connect().await.expect("a database");
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut connection).await.expect("a check");
    assert_eq!(found, ["ok"]);
    let torn = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.expect("a check");
    assert!(torn.is_empty(), "{} rows belong to nothing", torn.len());
    connection.close().await.expect("a database");
}
