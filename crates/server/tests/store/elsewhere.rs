//! A database that is not on this machine: it can be away, slow, somebody else's or of another time.

use super::{game, row, rows};
use std::time::Duration;
use trucker_backing::{Postgres, Signal};
use trucker_server::store::{Place, Settings, Store, StoreError, Write};

async fn open(address: &str) -> Result<Store, StoreError> {
    Store::open_with(&Place::Postgres(address.to_owned()), Settings::default()).await
}

#[tokio::test]
async fn an_address_that_leads_nowhere_is_told() {
    let port = trucker_backing::free_port().unwrap();
    let nobody = format!("postgres://trucker@127.0.0.1:{port}/x");
    assert_eq!(open(&nobody).await.err(), Some(StoreError::Unreachable));
    for wrong in ["postgres://", "nonsense", "http://127.0.0.1/x", "postgres://trucker@127.0.0.1:99999/x"] {
        let error = open(wrong).await.err().expect(wrong);
        assert!(matches!(error, StoreError::Address(_) | StoreError::Unreachable), "{wrong}: {error:?}");
        assert!(!error.to_string().contains("secret"));
    }
    let place = Place::Postgres("postgres://trucker:secret@127.0.0.1:5/x".to_owned());
    assert_eq!(place.to_string(), "postgres://127.0.0.1:5/x", "a password is shown to nobody");
    let place = Place::Postgres("trucker:secret@127.0.0.1:5/x".to_owned());
    assert_eq!(place.to_string(), "127.0.0.1:5/x", "not even in what is no address");
}

#[tokio::test]
async fn a_database_of_another_version_is_left_alone() {
    let server = Postgres::start(false).unwrap();
    assert!(matches!(open(&server.address("nowhere")).await.err(), Some(StoreError::Denied(_))));
    let address = server.create("newer").unwrap();
    open(&address).await.unwrap().close().await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'of later', now(), true, 'x', 1)";
    server.say("newer", newer).unwrap();
    assert_eq!(open(&address).await.err(), Some(StoreError::NewerSchema));
    let theirs = server.create("theirs").unwrap();
    server.say("theirs", "CREATE TABLE rooms (beds INTEGER)").unwrap();
    assert!(open(&theirs).await.is_err(), "somebody else's rooms");
    let tables = "SELECT count(*) FROM information_schema.tables WHERE table_name IN ('games', 'log', 'chat', 'told')";
    assert_eq!(server.say("theirs", tables).unwrap(), "0", "nothing of ours is left there");
}

/// Gone and back, standing still and going on: nothing is lost, nothing is there twice, and the store goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_comes_back_is_gone_on_with() {
    let mut server = Postgres::start(false).unwrap();
    let store = open(&server.create("games").unwrap()).await.unwrap();
    let claim = store.claim("ROOM").await.unwrap();
    store.write_as(&claim, vec![Write::Game(game("g", "ROOM")), row("g", 1)]).await.unwrap();

    server.stop();
    assert_eq!(store.write_as(&claim, vec![row("g", 2)]).await, Err(StoreError::Unreachable));
    assert_eq!(store.healthy().await, Err(StoreError::Unreachable));
    assert_eq!(store.room("ROOM").await, Err(StoreError::Unreachable));
    server.restart().unwrap();
    store.healthy().await.unwrap();
    store.write_as(&claim, vec![row("g", 2)]).await.unwrap();

    // Its processes stand still: connections stay open, and nobody answers.
    let processes = server.say("games", "SELECT string_agg(pid::text, ' ') FROM pg_stat_activity").unwrap();
    let all = |signal| {
        server.tell(signal);
        for pid in processes.split(' ') {
            let _ = trucker_backing::signal(pid.parse().unwrap(), signal);
        }
    };
    all(Signal::Stop);
    let begun = std::time::Instant::now();
    let error = store.write_as(&claim, vec![row("g", 3)]).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreachable | StoreError::Unsure), "{error:?}");
    assert!(begun.elapsed() < Duration::from_secs(20), "whoever waits is told");
    all(Signal::Continue);
    let known = rows(&store, "g").await;
    assert!(known == 2 || error == StoreError::Unsure);
    store.write_as(&claim, vec![row("g", known as u32 + 1)]).await.unwrap();
    assert_eq!(rows(&store, "g").await, known + 1);
}
