//! The storage: what is told to be stored is stored, and trouble is told for what it is. What both databases have in common is
//! tried with both, by the same tests; `trouble` is about files, `elsewhere` about a database that is not on this machine.

mod cleaning;
mod copying;
mod elsewhere;
mod fence;
mod sudden;
mod trouble;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tempfile::TempDir;
use trucker_backing::Postgres;
use trucker_server::store::{Ending, GameRow, Place, RoomRow, Settings, Store, StoreError, Write};

const DAY: i64 = 86_400;

/// A folder of its own, and a path in a folder that is not there yet.
fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("data").join("trucker.db");
    (folder, path)
}

/// Somewhere to store things that nobody else uses.
struct Home {
    place: Place,
    _folder: Option<TempDir>,
}

impl Home {
    fn in_a_file() -> Home {
        let (folder, path) = place();
        Home { place: Place::File(path), _folder: Some(folder) }
    }

    /// One PostgreSQL serves all tests of this program, with a database for each.
    fn in_postgres() -> Home {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        static HOMES: AtomicUsize = AtomicUsize::new(0);
        let server = SERVER.get_or_init(|| Postgres::start(false).unwrap());
        let name = format!("home{}", HOMES.fetch_add(1, Ordering::Relaxed));
        Home { place: Place::Postgres(server.create(&name).unwrap()), _folder: None }
    }

    async fn open(&self) -> Store {
        self.open_with(Settings::default()).await
    }

    async fn open_with(&self, settings: Settings) -> Store {
        Store::open_with(&self.place, settings).await.unwrap()
    }
}

/// Tries these with both databases.
macro_rules! with_both {
    ($($test:ident),* $(,)?) => {
        mod with_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::Home::in_a_file()).await;
            })*
        }
        mod with_postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::Home::in_postgres()).await;
            })*
        }
    };
}
pub(crate) use with_both;

with_both!(
    everything_is_found_again,
    finished_games_come_page_by_page,
    a_room_goes_with_its_chat_and_its_unfinished_game,
    writers_share_commits,
    a_conflict_fails_alone_and_whole,
    a_log_with_a_gap_is_damaged,
    closing_waits_for_what_is_queued,
);

fn room(code: &str, touched: i64, game: Option<&str>) -> RoomRow {
    RoomRow { code: code.into(), public: true, touched, state: "{\"seats\":[]}".into(), game: game.map(Into::into) }
}

fn game(id: &str, room: &str) -> GameRow {
    GameRow {
        id: id.into(),
        room: room.into(),
        started: 1000,
        rules_version: 7,
        setup: "{\"flights\":3}".into(),
        seed: "00ff".into(),
        names: "[\"Ann\",\"Bob\"]".into(),
        colours: "[\"blue\",\"red\"]".into(),
        bots: "[]".to_owned(),
        public: true,
    }
}

fn row(game: &str, number: u32) -> Write {
    Write::Row { game: game.into(), number, row: format!("{{\"at\":{number}}}") }
}

fn over(game: &str, ended: i64) -> Write {
    Write::GameOver { game: game.into(), ending: Ending { ended, result: "{\"won\":0}".into() } }
}

fn chat(room: &str, number: u32) -> Write {
    Write::Chat { room: room.into(), number, line: format!("\"line {number}\"") }
}

/// A room in the middle of a game.
async fn seated(store: &Store, code: &str, id: &str, touched: i64) {
    store.write(vec![Write::Room(room(code, touched, Some(id))), Write::Game(game(id, code))]).await.unwrap();
}

/// How many rows the log of a game has.
async fn rows(store: &Store, id: &str) -> usize {
    store.game(id).await.unwrap().map_or(0, |game| game.log.len())
}

/// A connection that is not the store's.
async fn stranger(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

async fn check_integrity(path: &Path) {
    let mut connection = stranger(path).await;
    let verdict: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(verdict, "ok");
    connection.close().await.unwrap();
}

async fn everything_is_found_again(home: Home) {
    let mut store = home.open().await;
    let mut shut = room("SHUT", 60, None);
    shut.public = false;
    let lobby = room("OPEN", 50, Some("g1"));
    store.write(vec![Write::Room(room("OPEN", 40, None)), Write::Room(shut.clone())]).await.unwrap();
    let writes = vec![chat("OPEN", 1), row("g1", 1), Write::Game(game("g1", "OPEN")), Write::Room(lobby.clone())];
    store.write(writes).await.unwrap();
    store.write(vec![row("g1", 3), row("g1", 2), chat("OPEN", 2), chat("OPEN", 3)]).await.unwrap();

    for _ in 0..2 {
        assert_eq!(store.room("OPEN").await.unwrap(), Some(lobby.clone()));
        assert_eq!(store.room("SHUT").await.unwrap(), Some(shut.clone()));
        assert_eq!(store.room("NONE").await.unwrap(), None);
        assert_eq!(store.public_rooms(10).await.unwrap(), std::slice::from_ref(&lobby));
        let open: Vec<String> = store.unfinished().await.unwrap().into_iter().map(|(room, _)| room).collect();
        assert_eq!(open, ["OPEN"]);
        assert_eq!(store.chat("OPEN", 2).await.unwrap(), ["\"line 2\"", "\"line 3\""]);
        assert_eq!(store.chat("OPEN", 9).await.unwrap().len(), 3, "a new state of a room keeps its chat");
        let stored = store.game("g1").await.unwrap().unwrap();
        assert_eq!((stored.game, stored.ending), (game("g1", "OPEN"), None));
        assert_eq!(stored.log, ["{\"at\":1}", "{\"at\":2}", "{\"at\":3}"]);
        assert_eq!(store.game("g2").await.unwrap(), None);
        assert_eq!(store.finished(None, 9).await.unwrap(), []);
        store.healthy().await.unwrap();

        store.close().await;
        if let Place::File(path) = &home.place {
            assert!(!path.with_file_name("trucker.db-wal").exists(), "closing leaves one file");
        }
        store = home.open().await;
    }

    store.write(vec![row("g1", 4), over("g1", 5000)]).await.unwrap();
    let ending = Ending { ended: 5000, result: "{\"won\":0}".into() };
    assert_eq!(store.game("g1").await.unwrap().unwrap().ending, Some(ending.clone()));
    assert_eq!(store.unfinished().await.unwrap(), []);
    assert_eq!(store.finished(None, 9).await.unwrap(), [(game("g1", "OPEN"), ending)]);
}

async fn finished_games_come_page_by_page(home: Home) {
    let store = home.open().await;
    let mut writes = vec![];
    for (id, ended) in [("a", 10), ("b", 20), ("c", 20), ("d", 30), ("e", 40)] {
        writes.extend([Write::Game(game(id, "ROOM")), over(id, ended)]);
    }
    let mut secret = game("f", "ROOM");
    secret.public = false;
    writes.extend([Write::Game(secret), over("f", 50), Write::Game(game("running", "ROOM"))]);
    store.write(writes).await.unwrap();

    let mut pages = vec![];
    let mut before = None;
    loop {
        let page = store.finished(before, 3).await.unwrap();
        let Some((_, last)) = page.last() else { break };
        before = Some(last.ended);
        pages.push(page.into_iter().map(|(game, _)| game.id).collect::<Vec<_>>());
    }
    assert_eq!(pages, [vec!["e", "d", "b", "c"], vec!["a"]]);
}

async fn a_room_goes_with_its_chat_and_its_unfinished_game(home: Home) {
    let store = home.open().await;
    seated(&store, "ROOM", "first", 10).await;
    store.write(vec![row("first", 1), over("first", 20), chat("ROOM", 1)]).await.unwrap();
    seated(&store, "ROOM", "second", 30).await;
    store.write(vec![row("second", 1)]).await.unwrap();

    // The code is given to others in the same breath.
    let again = room("ROOM", 40, None);
    let writes = vec![Write::RemoveRoom { code: "ROOM".into() }, Write::Room(again.clone())];
    store.write(writes).await.unwrap();
    assert_eq!(store.room("ROOM").await.unwrap(), Some(again));
    assert_eq!(store.chat("ROOM", 9).await.unwrap(), [""; 0]);
    assert_eq!(store.game("second").await.unwrap(), None);
    assert_eq!(rows(&store, "first").await, 1);

    let writes = vec![Write::Room(room("ROOM", 50, None)), Write::RemoveRoom { code: "ROOM".into() }];
    store.write(writes).await.unwrap();
    assert_eq!(store.room("ROOM").await.unwrap(), None);
}

async fn writers_share_commits(home: Home) {
    const WRITERS: u32 = 300;
    const EACH: u32 = 10;
    let commits = Arc::new(AtomicUsize::new(0));
    let jobs = Arc::new(AtomicUsize::new(0));
    let (seen_commits, seen_jobs) = (commits.clone(), jobs.clone());
    let settings = Settings {
        on_commit: Some(Arc::new(move |_, count| {
            seen_commits.fetch_add(1, Ordering::Relaxed);
            seen_jobs.fetch_add(count, Ordering::Relaxed);
        })),
        ..Settings::default()
    };
    let store = home.open_with(settings).await;
    let tasks: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("game {writer}");
                store.write(vec![Write::Game(game(&id, "ROOM"))]).await.unwrap();
                for number in 1..=EACH {
                    store.write(vec![row(&id, number)]).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let wanted = (WRITERS * (EACH + 1)) as usize;
    assert_eq!(jobs.load(Ordering::Relaxed), wanted);
    let commits = commits.load(Ordering::Relaxed);
    assert!(commits * 4 < wanted, "{commits} commits for {wanted} jobs");

    store.close().await;
    let store = home.open().await;
    for writer in 0..WRITERS {
        assert_eq!(rows(&store, &format!("game {writer}")).await, EACH as usize);
    }
}

async fn a_conflict_fails_alone_and_whole(home: Home) {
    let store = home.open().await;
    seated(&store, "ROOM", "g", 10).await;
    // All are queued before the writer first looks: they are one batch.
    let jobs = vec![
        (vec![row("g", 1)], Ok(())),
        (vec![chat("ROOM", 1), row("g", 1)], Err(StoreError::Conflict)),
        (vec![row("nowhere", 1)], Err(StoreError::Conflict)),
        (vec![row("g", 2), chat("NOWHERE", 1)], Err(StoreError::Conflict)),
        (vec![row("g", 2)], Ok(())),
        (vec![over("g", 20)], Ok(())),
        (vec![over("g", 30), Write::Room(room("OTHER", 30, None))], Err(StoreError::Conflict)),
        (vec![Write::Game(game("g", "ROOM"))], Err(StoreError::Conflict)),
        (vec![chat("ROOM", 2)], Ok(())),
    ];
    let (jobs, wanted): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
    let mut asked = tokio::task::JoinSet::new();
    for (index, writes) in jobs.into_iter().enumerate() {
        let store = store.clone();
        asked.spawn(async move { (index, store.write(writes).await) });
    }
    let mut found = asked.join_all().await;
    found.sort_by_key(|(index, _)| *index);
    assert_eq!(found.into_iter().map(|(_, result)| result).collect::<Vec<_>>(), wanted);

    assert_eq!(store.chat("ROOM", 9).await.unwrap(), ["\"line 2\""]);
    assert_eq!(store.room("OTHER").await.unwrap(), None);
    let stored = store.game("g").await.unwrap().unwrap();
    assert_eq!((stored.log.len(), stored.ending.unwrap().ended), (2, 20));
    assert_eq!(store.write(vec![row("g", 2)]).await, Err(StoreError::Conflict), "alone as well");
    store.healthy().await.unwrap();
}

async fn a_log_with_a_gap_is_damaged(home: Home) {
    let store = home.open().await;
    store.write(vec![Write::Game(game("g", "ROOM")), row("g", 1), row("g", 3)]).await.unwrap();
    assert_eq!(store.game("g").await, Err(StoreError::Damaged));
    assert_eq!(store.write(vec![row("g", 0)]).await, Err(StoreError::Conflict), "rows are numbered from 1");
}

async fn closing_waits_for_what_is_queued(home: Home) {
    let store = home.open().await;
    store.write(vec![Write::Game(game("g", "ROOM"))]).await.unwrap();
    let mut asked = tokio::task::JoinSet::new();
    for number in 1..=50 {
        let store = store.clone();
        asked.spawn(async move { store.write(vec![row("g", number)]).await });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let stored = asked.join_all().await.into_iter().filter(Result::is_ok).count();
    let store = home.open().await;
    assert_eq!(rows(&store, "g").await, stored);
    assert_eq!(stored, 50);
}

/// Not a test but a measurement: `cargo test --release --test store -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn throughput() {
    let homes = [Home::in_a_file(), Home { place: durable(), _folder: None }];
    for home in homes {
        println!("{}", home.place);
        measure(home).await;
    }
}

/// A database whose server writes to the disk.
fn durable() -> Place {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    Place::Postgres(SERVER.get_or_init(|| Postgres::start(true).unwrap()).create("durable").unwrap())
}

async fn measure(home: Home) {
    const WRITERS: usize = 1000;
    const EACH: u32 = 100;
    let commits = Arc::new(AtomicUsize::new(0));
    let seen = commits.clone();
    let on_commit: trucker_server::store::OnCommit = Arc::new(move |_, _| {
        seen.fetch_add(1, Ordering::Relaxed);
    });
    let store = home.open_with(Settings { on_commit: Some(on_commit), ..Settings::default() }).await;
    let ids: Vec<_> = (0..WRITERS).map(|writer| format!("{writer:016x}")).collect();
    store.write(ids.iter().map(|id| Write::Game(game(id, "ROOM"))).collect()).await.unwrap();
    let start = std::time::Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    for id in ids {
        let store = store.clone();
        tasks.spawn(async move {
            for number in 1..=EACH {
                let row = Write::Row { game: id.clone(), number, row: "x".repeat(120) };
                store.write(vec![row]).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    let seconds = start.elapsed().as_secs_f64();
    let total = WRITERS * EACH as usize;
    let commits = commits.load(Ordering::Relaxed);
    println!("{total} rows in {seconds:.2} s: {:.0} rows/s in {commits} commits", total as f64 / seconds);
    #[cfg(target_os = "linux")]
    {
        let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
        let times: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        println!("user and system time in hundredths of a second: {} {}", times[11], times[12]);
    }
}
