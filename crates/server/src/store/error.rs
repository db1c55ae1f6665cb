//! What can go wrong with the storage, told so that whoever runs the server knows what to do.

use sqlx::migrate::MigrateError;
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
    /// The storage was closed.
    #[error("the storage is closed because the server is stopping; try again when it is back")]
    Closed,
    /// Anything else, in the words of whoever reported it.
    #[error("the storage failed ({0}); check the disk and the path of the database, then try again")]
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => match error.code().and_then(|code| code.parse::<i32>().ok()) {
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
            },
            sqlx::Error::Io(error) => error.into(),
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::Other(other.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) => StoreError::NewerSchema,
            other => StoreError::Other(other.to_string()),
        }
    }
}
