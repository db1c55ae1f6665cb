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

#[cfg(test)]
mod tests {
    use super::{RustEmbed, migrations};
    use crate::store::{postgres, sqlite};

    #[test]
    fn every_file_is_a_step_and_none_comes_twice() {
        fn check<Files: RustEmbed>() {
            let migrator = migrations::<Files>();
            let versions: Vec<i64> = migrator.iter().map(|step| step.version).collect();
            assert_eq!(versions.len(), Files::iter().count(), "a file of migrations/ has a name like 0001_rooms.sql");
            assert_eq!(versions, (1..=versions.len() as i64).collect::<Vec<_>>());
        }
        check::<sqlite::open::Migrations>();
        check::<postgres::open::Migrations>();
    }
}
