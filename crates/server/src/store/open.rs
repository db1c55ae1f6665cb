//! What opening a database gives, whichever it is.

use super::link::{Link, Pool, Way};
use rust_embed::RustEmbed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};
use std::fs::File;

/// An open database.
pub(super) struct Opened {
    /// How the writer connects, and connects anew after trouble.
    pub way: Way,
    /// The writer's connection.
    pub link: Link,
    /// The readers'.
    pub reads: Pool,
    /// Those of the readers of whole games.
    pub stories: Pool,
    /// Held as long as a file is open; the operating system lets go of it when the server dies.
    pub lock: Option<File>,
}

/// The steps from an empty database to today's, in order: files like `0001_rooms_and_games.sql`. The macro that `sqlx` has for
/// this would compile SQLite and half a server once more, for the compiler to run.
pub(super) fn migrations<Files: RustEmbed>() -> Migrator {
    let step = |name: &str| {
        let (version, description) = name.strip_suffix(".sql")?.split_once('_')?;
        let sql = String::from_utf8(Files::get(name)?.data.into_owned()).ok()?;
        let sql = AssertSqlSafe(sql).into_sql_str();
        Some(Migration::new(
            version.parse().ok()?,
            description.replace('_', " ").into(),
            MigrationType::Simple,
            sql,
            false,
        ))
    };
    // Names that are no migration are for the tests to find, not for a server that starts.
    let mut steps: Vec<Migration> = Files::iter().filter_map(|name| step(&name)).collect();
    steps.sort();
    Migrator::with_migrations(steps)
}
