//! Opening a database: the lock against a second server, what the file is, its tables.

use super::batch;
use crate::store::link::{Link, Pool, Way};
use crate::store::open::{Opened, migrations};
use crate::store::{Settings, StoreError};
use rust_embed::RustEmbed;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the tables came to be what they are.
#[derive(RustEmbed)]
#[folder = "migrations/sqlite"]
pub(in crate::store) struct Migrations;

/// Marks a database as this server's: `TRUK`.
const APPLICATION: u32 = 0x5452_554b;
/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Where in the header SQLite keeps the mark.
const MARK: std::ops::Range<usize> = 68..72;

/// How often a lock is tried, and the pause between: a store that was just dropped needs a moment to let go.
const LOCK_TRIES: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// Connections for reading what those who play wait for.
const READERS: u32 = 3;
/// Connections for reading whole games, which takes its time and must be in nobody's way.
const STORY_READERS: u32 = 2;
/// Pages in the write-ahead log before they are moved into the file: 16 MiB, so that a page that changes with every
/// commit is moved once in a while and not all the time.
const CHECKPOINT_PAGES: &str = "4000";
/// What is left of a write-ahead log that grew, in bytes.
const WAL_BYTES: &str = "67108864";
/// Kilobytes of pages that the writer keeps at hand, as SQLite wants them said: a page for each of eight thousand games.
const CACHED: &str = "-32000";

/// Opens the database, or makes a new one.
pub(in crate::store) async fn open(path: &Path, settings: &Settings) -> Result<Opened, StoreError> {
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
        create(&path, &base).await?;
    }
    // What SQLite lays beside the file has the file's permissions.
    make_private(&path)?;

    let mut options = base
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What a statement would need to be taken back is kept in memory and not in a file that is gone a moment later.
        .pragma("temp_store", "memory")
        // The latest steps of every game that is played lie on a page of their own: all of them are to be at hand.
        .pragma("cache_size", CACHED)
        .statement_cache_capacity(2 * batch::COMMON)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("journal_size_limit", WAL_BYTES);
    if let Some(pages) = settings.max_pages {
        options = options.pragma("max_page_count", pages.to_string());
    }
    let mut connection = options.connect().await?;
    check(&mut connection).await?;
    migrations::<Migrations>().run(&mut connection).await?;

    let base = base.read_only(true);
    let pool = |most| {
        let pool = SqlitePoolOptions::new().max_connections(most).min_connections(1);
        pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false).connect_with(base.clone())
    };
    let (reads, stories) = (pool(READERS).await?, pool(STORY_READERS).await?);
    let (reads, stories) = (Pool::Sqlite(reads), Pool::Sqlite(stories));
    Ok(Opened { way: Way::Sqlite(options), link: Link::Sqlite(connection), reads, stories, lock: Some(lock) })
}

/// Looks through the whole file: better no server than one that fails whoever happens to need a damaged page.
async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    if found == "ok" {
        return Ok(());
    }
    tracing::error!(found, "the database is damaged");
    Err(StoreError::Damaged)
}

/// Lets only the owner read a file: it holds names, chat, and the seeds of running games.
fn make_private(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let kept = fs::metadata(path)?.permissions().mode() & 0o700;
        fs::set_permissions(path, fs::Permissions::from_mode(kept))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Takes the lock that only one server can have.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let name = lock_path(path)?;
    let file = File::options().create(true).truncate(false).write(true).open(&name)?;
    make_private(&name)?;
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
async fn create(path: &Path, base: &SqliteConnectOptions) -> Result<(), StoreError> {
    File::options().create(true).truncate(false).write(true).open(path)?;
    make_private(path)?;
    let mut connection = base.clone().create_if_missing(true).connect().await?;
    let mark = format!("PRAGMA application_id = {APPLICATION}");
    for statement in ["BEGIN", "PRAGMA auto_vacuum = INCREMENTAL", &mark, "COMMIT"] {
        sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await?;
    }
    connection.close().await?;
    Ok(())
}
