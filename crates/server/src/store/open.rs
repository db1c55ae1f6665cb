//! Opening a database: the lock against a second server, what the file is, its tables.

use super::{Settings, StoreError};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlitePool};
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the tables came to be what they are.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// Marks a database as this server's: `TRUK`.
const APPLICATION: u32 = 0x5452_554b;
/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Where in the header SQLite keeps the mark.
const MARK: std::ops::Range<usize> = 68..72;

/// How often a lock is tried, and the pause between: a store that was just dropped needs a moment to let go.
const LOCK_TRIES: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// Connections for reading.
const READERS: u32 = 3;
/// Pages in the write-ahead log before they are moved into the file: 16 MiB, so that a page that changes with every
/// commit is moved once in a while and not all the time.
const CHECKPOINT_PAGES: &str = "4000";
/// What is left of a write-ahead log that grew, in bytes.
const WAL_BYTES: &str = "67108864";

/// An open database.
pub(super) struct Opened {
    /// How the writer connects, and connects anew after trouble.
    pub options: SqliteConnectOptions,
    /// The writer's connection.
    pub connection: SqliteConnection,
    /// The readers'.
    pub reads: SqlitePool,
    /// Held as long as the database is open; the operating system lets go of it when the server dies.
    pub lock: File,
}

/// Opens the database, or makes a new one.
pub(super) async fn open(path: &Path, settings: &Settings) -> Result<Opened, StoreError> {
    // An absolute path is never mistaken for one of SQLite's special names.
    let path = std::path::absolute(path)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let lock = lock(&path).await?;
    let base = SqliteConnectOptions::new()
        .filename(&path)
        .busy_timeout(settings.busy_timeout)
        .foreign_keys(true)
        .disable_statement_logging();
    if is_new(&path)? || is_hollow(&base).await? {
        create(&base).await?;
    }

    let mut options = base
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("journal_size_limit", WAL_BYTES);
    if let Some(pages) = settings.max_pages {
        options = options.pragma("max_page_count", pages.to_string());
    }
    let mut connection = options.connect().await?;
    MIGRATIONS.run(&mut connection).await?;

    let reads = SqlitePoolOptions::new()
        .max_connections(READERS)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(base.read_only(true))
        .await?;
    Ok(Opened { options, connection, reads, lock })
}

/// Takes the lock that only one server can have.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let file = File::options().create(true).truncate(false).write(true).open(lock_path(path)?)?;
    for _ in 1..LOCK_TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => tokio::time::sleep(LOCK_PAUSE).await,
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
    }
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The lock file of a database; the same one by whatever links it is reached.
fn lock_path(path: &Path) -> Result<PathBuf, StoreError> {
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) if error.kind() == io::ErrorKind::NotFound => match (path.parent(), path.file_name()) {
            (Some(folder), Some(name)) => fs::canonicalize(folder)?.join(name),
            _ => path.to_owned(),
        },
        Err(error) => return Err(error.into()),
    };
    let mut name = real.into_os_string();
    name.push(".lock");
    Ok(name.into())
}

/// Whether there is no database yet. Refuses a file that is something else before anybody writes to it.
fn is_new(path: &Path) -> Result<bool, StoreError> {
    let mut header = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(MARK.end as u64).read_to_end(&mut header)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error.into()),
    };
    if header.is_empty() {
        return Ok(true);
    }
    let ours = header.starts_with(MAGIC) && header.get(MARK) == Some(&APPLICATION.to_be_bytes()[..]);
    if ours { Ok(false) } else { Err(StoreError::Damaged) }
}

/// Whether the last server died while it made the database: the file looks made, but SQLite takes it all back.
async fn is_hollow(base: &SqliteConnectOptions) -> Result<bool, StoreError> {
    let mut connection = base.connect().await?;
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(pages == 0)
}

/// Makes an empty database. What is set here is in the file for ever, and must be there before the first table and
/// before the write-ahead log; in one go, so that a server that dies meanwhile leaves all of it or nothing.
async fn create(base: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = base.clone().create_if_missing(true).connect().await?;
    let mark = format!("PRAGMA application_id = {APPLICATION}");
    for statement in ["BEGIN", "PRAGMA auto_vacuum = INCREMENTAL", &mark, "COMMIT"] {
        sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut connection).await?;
    }
    connection.close().await?;
    Ok(())
}
