//! Cleaning up: every rule, and the space that comes back.

use super::{DAY, Home, chat, game, over, place, room, row, rows, seated, stranger, with_both};
use sqlx::{Connection, PgConnection};
use trucker_server::store::{CleanUp, Cleaned, Place, Store, Write};

with_both!(what_is_old_is_cleaned_away, the_clock_is_the_right_one);

/// By which it is told what is old.
async fn the_clock_is_the_right_one(home: Home) {
    let told = home.open().await.clock().await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    assert!(told.abs_diff(now as i64) < 60, "{told}, and it is {now}");
}

async fn what_is_old_is_cleaned_away(home: Home) {
    let store = home.open().await;
    let now = 1000 * DAY;
    let old = |days: i64| now - days * DAY;
    let open = |code: &str, touched| Write::Room(room(code, touched, None));
    store.write(vec![open("LOBBY-OLD", old(2)), open("LOBBY-NEW", old(2) + 1), chat("LOBBY-OLD", 1)]).await.unwrap();
    store.write(vec![open("LOBBY-KEPT", old(99))]).await.unwrap();
    for (code, id, touched) in [
        ("IDLE-OLD", "idle old", old(30)),
        ("IDLE-NEW", "idle new", old(30) + 1),
        ("IDLE-KEPT", "idle kept", old(99)),
        ("DONE-OLD", "replay old", old(365)),
        ("DONE-NEW", "replay new", old(1)),
        ("DONE-KEPT", "replay kept", old(999)),
    ] {
        seated(&store, code, id, touched).await;
        store.write(vec![row(id, 1)]).await.unwrap();
    }
    store.write(vec![over("replay old", old(365)), over("replay new", old(365) + 1)]).await.unwrap();
    store.write(vec![over("replay kept", old(999))]).await.unwrap();

    let keep = ["LOBBY-KEPT", "IDLE-KEPT", "DONE-KEPT", "NOT-STORED"].map(String::from);
    let cleaned = store.clean(&CleanUp::at(now), &keep).await.unwrap();
    assert_eq!(cleaned, Cleaned { lobbies: 2, idle: 1, replays: 1 });
    for (code, stays) in [
        ("LOBBY-OLD", false),
        ("LOBBY-NEW", true),
        ("LOBBY-KEPT", true),
        ("IDLE-OLD", false),
        ("IDLE-NEW", true),
        ("IDLE-KEPT", true),
        ("DONE-OLD", false),
        ("DONE-NEW", true),
        ("DONE-KEPT", true),
    ] {
        assert_eq!(store.room(code).await.unwrap().is_some(), stays, "{code}");
    }
    for (id, stays) in [
        ("idle old", false),
        ("idle new", true),
        ("idle kept", true),
        ("replay old", false),
        ("replay new", true),
        ("replay kept", true),
    ] {
        assert_eq!(rows(&store, id).await, usize::from(stays), "{id}");
    }
    assert_eq!(store.chat("LOBBY-OLD", 9).await.unwrap(), [""; 0]);
    assert_eq!(store.clean(&CleanUp::at(now), &keep).await.unwrap(), Cleaned::default(), "there is nothing left");
    // The log of what went is gone as well, and whoever keeps nothing keeps nothing.
    store.clean(&CleanUp::at(now + 1000 * DAY), &[]).await.unwrap();
    store.close().await;
    let left = "SELECT (SELECT count(*) FROM rooms) + (SELECT count(*) FROM games) + (SELECT count(*) FROM log)";
    let left: i64 = match &home.place {
        Place::File(path) => sqlx::query_scalar(left).fetch_one(&mut stranger(path).await).await.unwrap(),
        Place::Postgres(address) => {
            sqlx::query_scalar(left).fetch_one(&mut PgConnection::connect(address).await.unwrap()).await.unwrap()
        }
    };
    assert_eq!(left, 0);
}

#[tokio::test]
async fn cleaning_gives_space_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    for number in 0..120 {
        let id = format!("game {number}");
        let log = (1..=20).map(|number| Write::Row { game: id.clone(), number, row: "x".repeat(2000) });
        let writes = [Write::Game(game(&id, "ROOM")), over(&id, 0)].into_iter().chain(log);
        store.write(writes.collect()).await.unwrap();
    }
    store.close().await;
    let before = std::fs::metadata(&path).unwrap().len();
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.clean(&CleanUp::at(400 * DAY), &[]).await.unwrap().replays, 120);
    store.close().await;
    let after = std::fs::metadata(&path).unwrap().len();
    assert!(after * 10 < before, "{after} of {before} bytes are left");
}
