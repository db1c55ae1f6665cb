//! The two databases. What is said to both in the same words is said once, with `either!`; what each has to be told in its
//! own way is in `sqlite` and in `postgres`.

use super::postgres::Sharing;
use super::{StoreError, sqlite};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, PgPool, SqliteConnection, SqlitePool};

/// Does the same with whichever database it is. Placeholders are written `$1`, which both understand.
macro_rules! either {
    ($kind:ident, $which:expr, $one:ident => $body:expr) => {
        match $which {
            $kind::Sqlite($one) => $body,
            $kind::Postgres($one) => $body,
        }
    };
}
pub(super) use either;

/// Connections for reading.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The texts of the JSON list that is the first value of a statement.
const LISTED_IN_SQLITE: &str = "SELECT value FROM json_each($1)";
const LISTED_IN_POSTGRES: &str = "SELECT jsonb_array_elements_text($1::jsonb)";

impl Pool {
    pub(super) fn listed(&self) -> &'static str {
        match self {
            Pool::Sqlite(_) => LISTED_IN_SQLITE,
            Pool::Postgres(_) => LISTED_IN_POSTGRES,
        }
    }

    pub(super) async fn close(&self) {
        either!(Pool, self, pool => pool.close().await);
    }
}

/// The writer's connection.
pub(super) enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Link {
    pub(super) fn listed(&self) -> &'static str {
        match self {
            Link::Sqlite(_) => LISTED_IN_SQLITE,
            Link::Postgres(_) => LISTED_IN_POSTGRES,
        }
    }

    /// Says something that has no answer.
    pub(super) async fn say(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        either!(Link, self, link => sqlx::query(statement).execute(link).await.map(drop))
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        either!(Link, self, link => link.close().await)
    }
}

/// How the writer connects, and connects anew after trouble.
pub(super) enum Way {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions, Sharing),
}

impl Way {
    pub(super) async fn connect(&self) -> Result<Link, StoreError> {
        match self {
            Way::Sqlite(options) => Ok(Link::Sqlite(sqlite::connect(options).await?)),
            Way::Postgres(options, sharing) => Ok(Link::Postgres(sharing.connect(options).await?)),
        }
    }

    /// Begins a transaction. SQLite takes its lock at once: a transaction that began as a reader could fail half-way.
    pub(super) fn begin(&self) -> &'static str {
        match self {
            Way::Sqlite(_) => "BEGIN IMMEDIATE",
            Way::Postgres(..) => "BEGIN",
        }
    }
}
