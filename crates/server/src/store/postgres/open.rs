//! Opening a PostgreSQL database: is it there, is it ours, who else has it?

use crate::store::link::{Link, Pool, Way};
use crate::store::open::{Opened, migrations};
use crate::store::{Place, Settings, StoreError};
use rust_embed::RustEmbed;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};
use std::time::Duration;

/// How the tables came to be what they are.
#[derive(RustEmbed)]
#[folder = "migrations/postgres"]
pub(in crate::store) struct Migrations;

/// How long the database may take to answer.
pub(in crate::store) const PATIENCE: Duration = Duration::from_secs(5);
/// After so much silence in the middle of a transaction the database takes it back, with its locks.
const ABANDONED: &str = "3s";
/// Connections for reading what those who play wait for.
const READERS: u32 = 4;
/// Connections for reading whole games, which takes its time and must be in nobody's way.
const STORY_READERS: u32 = 2;
/// The number of the lock that says whether one server has the database or several share it: `TRUK`.
const LOCK: i64 = 0x5452_554b;
/// How often the lock is tried, and the pause between: a connection that has just gone needs a moment to let go.
const LOCK_TRIES: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(50);

/// Whether servers share the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Sharing {
    /// There is one server, which knows of no other.
    Alone,
    /// There are several, which know of each other.
    Several,
}

impl Sharing {
    /// Connects as the writer. The connection holds the lock, so a server that has gone holds none.
    pub(in crate::store) async fn connect(self, options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
        let connecting = async {
            let mut connection = options.connect().await.map_err(nobody_there)?;
            let lock = match self {
                Sharing::Alone => "SELECT pg_try_advisory_lock($1)",
                Sharing::Several => "SELECT pg_try_advisory_lock_shared($1)",
            };
            for _ in 0..LOCK_TRIES {
                let is_ours: bool = sqlx::query_scalar(lock).bind(LOCK).fetch_one(&mut connection).await?;
                if is_ours {
                    return Ok(connection);
                }
                tokio::time::sleep(LOCK_PAUSE).await;
            }
            Err(StoreError::InUse)
        };
        tokio::time::timeout(PATIENCE, connecting).await.unwrap_or(Err(StoreError::Unreachable))
    }
}

/// Opens the database at this address.
pub(in crate::store) async fn open(address: &str, settings: &Settings) -> Result<Opened, StoreError> {
    // The library takes any address for one of its own.
    if Place::from(address) != Place::Postgres(address.to_owned()) {
        return Err(StoreError::Address("it does not begin with postgres://".to_owned()));
    }
    let options: PgConnectOptions = address.parse().map_err(|error: sqlx::Error| StoreError::Address(said(&error)))?;
    // Whoever is cut off in the middle of something must not keep others from going on with it.
    let options = options
        .application_name("trucker")
        .options([("idle_in_transaction_session_timeout", ABANDONED), ("tcp_keepalives_idle", "5")])
        .options([("tcp_keepalives_interval", "5"), ("tcp_keepalives_count", "3")])
        .disable_statement_logging();
    let sharing = if settings.shared { Sharing::Several } else { Sharing::Alone };
    let mut connection = sharing.connect(&options).await?;
    migrations::<Migrations>().run(&mut connection).await?;
    let pool = |most| {
        let pool = PgPoolOptions::new().max_connections(most).min_connections(0).acquire_timeout(PATIENCE);
        Pool::Postgres(pool.connect_lazy_with(options.clone()))
    };
    let (reads, stories) = (pool(READERS), pool(STORY_READERS));
    let way = Way::Postgres(options, sharing);
    Ok(Opened { way, link: Link::Postgres(connection), reads, stories, lock: None })
}

/// Why there is no connection: a name that nobody knows is a database that does not answer, too.
fn nobody_there(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Io(error) if error.raw_os_error().is_none() => StoreError::Unreachable,
        other => other.into(),
    }
}

/// What is wrong with an address, without the address: it may hold a password.
fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Configuration(error) => error.to_string(),
        other => other.to_string(),
    }
}
