//! Trouble: it is told for what it is, nothing is half written, and it goes on by itself.

use super::{DAY, check_integrity, game, over, place, row, rows, seated, stranger};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::time::Duration;
use tempfile::TempDir;
use trucker_server::store::{CleanUp, Cleaned, Place, Settings, Store, StoreError, Write};

#[tokio::test]
async fn two_servers_cannot_have_one_database() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let second = store.clone();
    assert_eq!(Store::open(&path).await.err(), Some(StoreError::InUse));
    #[cfg(unix)]
    {
        let link = path.with_file_name("link.db");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(Store::open(&link).await.err(), Some(StoreError::InUse), "by another name");
    }
    store.close().await;
    assert_eq!(second.write(vec![]).await, Err(StoreError::Closed));
    assert_eq!(second.room("ROOM").await, Err(StoreError::Closed));
    assert_eq!(second.healthy().await, Err(StoreError::Closed));
    second.close().await;
    let store = Store::open(&path).await.unwrap();
    drop(store);
    Store::open(&path).await.unwrap();
}

#[tokio::test]
async fn a_locked_database_is_told_and_waited_for() {
    let (_folder, path) = place();
    let settings = Settings { busy_timeout: Duration::from_millis(50), ..Settings::default() };
    let store = Store::open_with(&Place::File(path.clone()), settings).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;

    let mut other = stranger(&path).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    assert_eq!(store.write(vec![row("g", 1)]).await, Err(StoreError::Locked));
    assert_eq!(store.clean(&CleanUp::at(0), &[]).await, Err(StoreError::Locked));
    assert_eq!(store.healthy().await, Err(StoreError::Locked));
    assert_eq!(rows(&store, "g").await, 0, "reading goes on");
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();

    store.healthy().await.unwrap();
    store.write(vec![row("g", 1)]).await.unwrap();
    assert_eq!(rows(&store, "g").await, 1);
}

#[tokio::test]
async fn a_full_disk_is_told_and_survived() {
    let (_folder, path) = place();
    let settings = Settings { max_pages: Some(60), ..Settings::default() };
    let store = Store::open_with(&Place::File(path.clone()), settings).await.unwrap();
    store.write(vec![Write::Game(game("old", "ROOM")), over("old", 0), Write::Game(game("g", "ROOM"))]).await.unwrap();
    let large = |game: &str, number| Write::Row { game: game.into(), number, row: "x".repeat(20_000) };
    for number in 1..=5 {
        store.write(vec![large("old", number)]).await.unwrap();
    }
    let mut stored = 0;
    let error = loop {
        assert!(stored < 100, "it is never full");
        match store.write(vec![large("g", stored + 1), large("g", stored + 2)]).await {
            Ok(()) => stored += 2,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert_eq!(rows(&store, "g").await, stored as usize, "all or nothing");
    check_integrity(&path).await;

    // Space is made: it goes on by itself.
    let cleaned = store.clean(&CleanUp::at(400 * DAY), &[]).await.unwrap();
    assert_eq!(cleaned, Cleaned { replays: 1, ..Cleaned::default() });
    store.healthy().await.unwrap();
    store.write(vec![large("g", stored + 1), large("g", stored + 2)]).await.unwrap();
    store.close().await;

    // There is more space after a restart.
    let store = Store::open(&path).await.unwrap();
    store.write((stored + 3..stored + 50).map(|number| large("g", number)).collect()).await.unwrap();
    assert_eq!(rows(&store, "g").await, stored as usize + 49);
    check_integrity(&path).await;
}

#[tokio::test]
async fn a_file_that_is_something_else_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let foreign = folder.path().join("foreign.db");
    let mut other = SqliteConnectOptions::new().filename(&foreign).create_if_missing(true).connect().await.unwrap();
    sqlx::query("CREATE TABLE bookmarks (url TEXT)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let foreign = std::fs::read(foreign).unwrap();

    for content in [b"x".to_vec(), b"Dear diary, ".repeat(1000), foreign] {
        let path = folder.path().join("trucker.db");
        std::fs::write(&path, &content).unwrap();
        assert_eq!(Store::open(&path).await.err(), Some(StoreError::Damaged));
        assert_eq!(std::fs::read(&path).unwrap(), content);
    }
}

#[tokio::test]
async fn a_damaged_database_is_told() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    store.write((1..500).map(|number| row("g", number)).collect()).await.unwrap();
    store.close().await;
    let mut content = std::fs::read(&path).unwrap();
    // Everything after the first page, which has the header.
    content[4096..].fill(0x5a);
    std::fs::write(&path, &content).unwrap();
    let error = match Store::open(&path).await {
        Ok(store) => store.game("g").await.err(),
        Err(error) => Some(error),
    };
    assert_eq!(error, Some(StoreError::Damaged));
}

/// Whichever page is damaged, it is found before anybody plays.
#[tokio::test]
async fn every_damaged_page_is_found_at_the_start() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    store.write((1..1_500).map(|number| row("g", number)).collect()).await.unwrap();
    store.close().await;
    let whole = std::fs::read(&path).unwrap();
    let pages = whole.len() / 4096;
    assert!(pages > 10);
    for page in 1..pages {
        let mut content = whole.clone();
        content[page * 4096..(page + 1) * 4096].fill(0x5a);
        std::fs::write(&path, &content).unwrap();
        assert_eq!(Store::open(&path).await.err(), Some(StoreError::Damaged), "page {page} of {pages}");
        assert!(std::fs::read(&path).unwrap() == content, "nothing is touched");
    }
    std::fs::write(&path, &whole).unwrap();
    assert_eq!(rows(&Store::open(&path).await.unwrap(), "g").await, 1_499);
}

/// A page that goes bad while the server runs: whoever asks is told, from the moment that somebody has met it.
#[cfg(unix)]
#[tokio::test]
async fn damage_that_was_met_is_told_from_then_on() {
    use std::os::unix::fs::FileExt;
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    store.write((1..1_500).map(|number| row("g", number)).collect()).await.unwrap();
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    store.healthy().await.unwrap();
    let file = std::fs::File::options().write(true).open(&path).unwrap();
    let pages = std::fs::metadata(&path).unwrap().len() / 4096;
    for page in 4..pages {
        file.write_all_at(&[0x5a; 4096], page * 4096).unwrap();
    }
    assert_eq!(store.game("g").await.err(), Some(StoreError::Damaged));
    assert_eq!(store.healthy().await, Err(StoreError::Damaged));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    let mut seen = 0;
    for file in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode & 0o077, 0, "{:?} {mode:o}", file.file_name());
        seen += 1;
    }
    assert_eq!(seen, 4, "the database, what SQLite lays beside it, and the lock");
}

/// Those who want to be told whole games wait for each other; nobody waits for them.
#[tokio::test]
async fn readers_of_stories_are_in_nobodys_way() {
    use futures_util::FutureExt;
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    store.write((1..1_500).map(|number| row("g", number)).collect()).await.unwrap();
    // Begun, and then not gone on with: as slow as can be.
    let mut slow: Vec<_> = (0..20).map(|_| Box::pin(store.tale("g"))).collect();
    for one in &mut slow {
        assert!(one.now_or_never().is_none());
    }
    assert!(store.room("ROOM").await.unwrap().is_some());
    assert_eq!(rows(&store, "g").await, 1_499, "a room that wakes up goes on");
    store.healthy().await.unwrap();
}

#[tokio::test]
async fn a_newer_database_is_told() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    seated(&store, "ROOM", "g", 10).await;
    store.close().await;
    let mut newer = stranger(&path).await;
    let migration = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'from the future', 1, x'00', 0)";
    sqlx::query(migration).execute(&mut newer).await.unwrap();
    newer.close().await.unwrap();
    assert_eq!(Store::open(&path).await.err(), Some(StoreError::NewerSchema));
}

#[cfg(unix)]
#[tokio::test]
async fn a_path_that_cannot_be_is_told() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = Store::open(&file.join("trucker.db")).await.err().unwrap();
    assert!(matches!(error, StoreError::Other(_)), "{error}");
}
