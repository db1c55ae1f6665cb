//! What can go wrong with the storage, told so that whoever runs the server knows what to do.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use std::io;

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server has this database open.
    #[error("another server is using this database; stop it, or give this one a database of its own")]
    InUse,
    /// Some other program holds a lock on the database.
    #[error("another program has locked the database; close it, and the server will go on by itself")]
    Locked,
    /// There is no space left.
    #[error("the disk is full; free some space, and the server will go on by itself")]
    Full,
    /// The file or its folder cannot be written.
    #[error("the database cannot be written; let the server write to the file and to its folder")]
    ReadOnly,
    /// The file is damaged, or something else altogether.
    #[error(
        "the database is damaged or no database of this server; put a backup in its place, or move it away to start anew"
    )]
    Damaged,
    /// A newer program has changed the tables.
    #[error("the database was made by a newer version of this program; start that version")]
    NewerSchema,
    /// The change contradicts what is stored.
    #[error("the change contradicts what is stored already; read it again before the next try")]
    Conflict,
    /// Somebody else has taken the room over since.
    #[error("another server has taken this room over; what was tried has not been stored")]
    Fenced,
    /// The connection broke while a change was being made durable.
    #[error("the database was lost while it stored something; only what it says when it is back is certain")]
    Unsure,
    /// The database does not answer.
    #[error("the database does not answer; start it, or see whether the way to it is open")]
    Unreachable,
    /// The database does not let the server in.
    #[error(
        "the database does not let this server in ({0}); check the user, the password and the name of the database"
    )]
    Denied(String),
    /// The address of a database is none.
    #[error("this is no address of a database ({0}); one looks like postgres://user:password@host:5432/name")]
    Address(String),
    /// The storage was closed.
    #[error("the storage is closed because the server is stopping; try again when it is back")]
    Closed,
    /// Anything else, in the words of whoever reported it.
    #[error("the storage failed ({0}); check the disk and the database, then try again")]
    Other(String),
}

/// SQLite's primary result codes, which are the last byte of what it reports.
mod code {
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const READONLY: i32 = 8;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CONSTRAINT: i32 = 19;
    pub const NOTADB: i32 = 26;
    /// The whole code of an I/O error that means: no space for the index of the write-ahead log.
    pub const IOERR_SHMSIZE: i32 = 10 | (19 << 8);
}

/// What SQLite means by its code.
fn of_sqlite(error: &dyn DatabaseError) -> StoreError {
    match error.code().and_then(|code| code.parse::<i32>().ok()) {
        Some(code::IOERR_SHMSIZE) => StoreError::Full,
        Some(found) => match found & 0xff {
            code::BUSY | code::LOCKED => StoreError::Locked,
            code::READONLY => StoreError::ReadOnly,
            code::CORRUPT | code::NOTADB => StoreError::Damaged,
            code::FULL => StoreError::Full,
            code::CONSTRAINT => StoreError::Conflict,
            _ => StoreError::Other(error.to_string()),
        },
        None => StoreError::Other(error.to_string()),
    }
}

/// What PostgreSQL means by its code: five letters and digits, of which the first two are a class.
fn of_postgres(error: &PgDatabaseError) -> StoreError {
    match (error.code().get(..2).unwrap_or_default(), error.code()) {
        ("23", _) => StoreError::Conflict,
        (_, "53100") => StoreError::Full,
        // It shuts down, starts up, has no connection to spare, or lost the one it had.
        ("08" | "53" | "57", _) | (_, "25P03") => StoreError::Unreachable,
        ("28" | "3D", _) | (_, "42501") => StoreError::Denied(error.message().to_owned()),
        (_, "25006") => StoreError::ReadOnly,
        ("40" | "55", _) => StoreError::Locked,
        (_, "XX001" | "XX002") => StoreError::Damaged,
        _ => StoreError::Other(error.message().to_owned()),
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => match error.try_downcast_ref::<PgDatabaseError>() {
                Some(error) => of_postgres(error),
                None => of_sqlite(&*error),
            },
            sqlx::Error::Io(error) => error.into(),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => StoreError::Unreachable,
            other => StoreError::Other(other.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::NotConnected
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof
            | io::ErrorKind::HostUnreachable
            | io::ErrorKind::NetworkUnreachable
            | io::ErrorKind::TimedOut => StoreError::Unreachable,
            _ => StoreError::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => StoreError::NewerSchema,
            other => StoreError::Other(other.to_string()),
        }
    }
}
