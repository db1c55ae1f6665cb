//! A room is written by whoever claimed it last, and by nobody else, however late they come.

use super::{Home, chat, game, room, row, rows, with_both};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use trucker_server::store::{Place, Settings, StoreError, Write};

with_both!(
    whoever_had_a_room_before_cannot_write,
    a_fenced_job_fails_alone,
    a_code_that_is_given_away_is_nobodys_old_room,
    rooms_are_claimed_together
);

async fn whoever_had_a_room_before_cannot_write(home: Home) {
    let store = home.open().await;
    let first = store.claim("ROOM").await.unwrap();
    let begin = vec![Write::Room(room("ROOM", 10, Some("g"))), Write::Game(game("g", "ROOM")), row("g", 1)];
    store.write_as(&first, begin).await.unwrap();
    let second = store.claim("ROOM").await.unwrap();
    assert_ne!(first, second);
    assert_eq!(store.write_as(&first, vec![row("g", 2)]).await, Err(StoreError::Fenced));
    assert_eq!(store.write_as(&first, vec![chat("ROOM", 1)]).await, Err(StoreError::Fenced));
    store.write_as(&second, vec![row("g", 2)]).await.unwrap();
    assert_eq!(store.write_as(&first, vec![row("g", 3)]).await, Err(StoreError::Fenced), "for ever");
    assert_eq!(rows(&store, "g").await, 2);
    assert_eq!(store.chat("ROOM", 9).await.unwrap(), [""; 0]);
    store.healthy().await.unwrap();
}

async fn a_fenced_job_fails_alone(home: Home) {
    let store = home.open().await;
    let old = store.claim("ROOM").await.unwrap();
    let mine = store.claim("ROOM").await.unwrap();
    store.write_as(&mine, vec![Write::Game(game("g", "ROOM"))]).await.unwrap();
    let jobs = vec![
        (old.clone(), row("g", 1), Err(StoreError::Fenced)),
        (mine.clone(), row("g", 1), Ok(())),
        (mine.clone(), row("g", 1), Err(StoreError::Conflict)),
        (old, row("g", 2), Err(StoreError::Fenced)),
        (mine, row("g", 2), Ok(())),
    ];
    let mut asked = tokio::task::JoinSet::new();
    for (index, (claim, write, wanted)) in jobs.into_iter().enumerate() {
        let store = store.clone();
        asked.spawn(async move {
            // In order, and still mostly in one batch.
            tokio::time::sleep(std::time::Duration::from_millis(index as u64)).await;
            assert_eq!(store.write_as(&claim, vec![write]).await, wanted, "job {index}");
        });
    }
    asked.join_all().await;
    assert_eq!(rows(&store, "g").await, 2);
}

async fn a_code_that_is_given_away_is_nobodys_old_room(home: Home) {
    let store = home.open().await;
    let old = store.claim("ROOM").await.unwrap();
    store.write_as(&old, vec![Write::Room(room("ROOM", 10, None))]).await.unwrap();
    store.write(vec![Write::RemoveRoom { code: "ROOM".into() }]).await.unwrap();
    let new = store.claim("ROOM").await.unwrap();
    store.write_as(&new, vec![Write::Room(room("ROOM", 20, None))]).await.unwrap();
    assert_eq!(store.write_as(&old, vec![Write::Room(room("ROOM", 30, None))]).await, Err(StoreError::Fenced));
    assert_eq!(store.room("ROOM").await.unwrap().unwrap().touched, 20);
}

async fn rooms_are_claimed_together(home: Home) {
    let store = home.open().await;
    let mut asked = tokio::task::JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        asked.spawn(async move { store.claim(&format!("ROOM{}", number % 50)).await.unwrap() });
    }
    let claims = asked.join_all().await;
    // Of each room only one claim stands.
    let mut standing = 0;
    for claim in claims {
        standing += usize::from(store.write_as(&claim, vec![]).await.is_ok());
    }
    assert!(standing <= 50, "{standing} claims of 50 rooms");
}

/// Two servers take one room from each other while both write to it: no row is written twice, and none is acknowledged to
/// one and missing for the other.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_fight_for_a_room() {
    let home = Home::in_postgres();
    let shared = Settings { shared: true, ..Settings::default() };
    let stores = [home.open_with(shared.clone()).await, home.open_with(shared).await];
    stores[0].write(vec![Write::Game(game("g", "ROOM"))]).await.unwrap();
    let stored = Arc::new(AtomicU32::new(0));
    let mut fights = tokio::task::JoinSet::new();
    for store in stores.clone() {
        let stored = stored.clone();
        fights.spawn(async move {
            for _ in 0..40 {
                let claim = store.claim("ROOM").await.unwrap();
                let mut next = rows(&store, "g").await as u32 + 1;
                for _ in 0..5 {
                    match store.write_as(&claim, vec![row("g", next)]).await {
                        Ok(()) => stored.fetch_add(1, Ordering::Relaxed),
                        Err(error) => {
                            assert_eq!(error, StoreError::Fenced, "an owner never meets somebody else's row");
                            break;
                        }
                    };
                    next += 1;
                }
            }
        });
    }
    fights.join_all().await;
    assert_eq!(rows(&stores[0], "g").await, stored.load(Ordering::Relaxed) as usize);
}

/// A database that several servers share cannot be opened by one that knows of no other.
#[tokio::test]
async fn whoever_is_alone_has_it_alone() {
    let home = Home::in_postgres();
    let Place::Postgres(_) = &home.place else { panic!("a database") };
    let alone = home.open().await;
    let shared = Settings { shared: true, ..Settings::default() };
    let open = async |settings| trucker_server::store::Store::open_with(&home.place, settings).await.err();
    assert_eq!(open(Settings::default()).await, Some(StoreError::InUse));
    assert_eq!(open(shared.clone()).await, Some(StoreError::InUse));
    alone.close().await;
    let one = home.open_with(shared.clone()).await;
    let two = home.open_with(shared).await;
    assert_eq!(open(Settings::default()).await, Some(StoreError::InUse));
    one.close().await;
    two.close().await;
    assert_eq!(open(Settings::default()).await, None);
}
