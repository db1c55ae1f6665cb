//! A store moves into another one, whole, and back.

use super::{Home, chat, game, over, room, row, seated};
use trucker_server::store::{CannotCopy, Copied, Place, Store, StoreError, Told, Write, copy};

async fn fill(store: &Store) {
    for number in 0..250 {
        let code = format!("ROOM{number:03}");
        seated(store, &code, &format!("game {number}"), number).await;
        let mut writes = vec![row(&format!("game {number}"), 1), row(&format!("game {number}"), 2), chat(&code, 1)];
        if number % 2 == 0 {
            writes.push(over(&format!("game {number}"), number));
        }
        if number % 4 == 0 {
            let told = if number % 8 == 0 { Told::Never } else { Told::Kept(vec![vec![1, 2], vec![0; 300]]) };
            writes.push(Write::Told { game: format!("game {number}"), told });
        }
        store.write(writes).await.unwrap();
    }
    store.write(vec![Write::Room(room("LONELY", 1, None)), Write::Game(game("of nobody", "GONE"))]).await.unwrap();
}

#[tokio::test]
async fn everything_moves_and_is_compared() {
    let homes = [Home::in_a_file(), Home::in_postgres(), Home::in_a_file()];
    let stores = [homes[0].open().await, homes[1].open().await, homes[2].open().await];
    fill(&stores[0]).await;
    let all = Copied { rooms: 251, lines: 250, games: 251, steps: 500 };
    for pair in stores.windows(2) {
        assert_eq!(copy(&pair[0], &pair[1]).await.unwrap(), all);
        assert!(matches!(copy(&pair[0], &pair[1]).await, Err(CannotCopy::NotEmpty)), "once is enough");
    }
    assert_eq!(stores[2].room("ROOM007").await.unwrap(), stores[0].room("ROOM007").await.unwrap());
    stores[0].close().await;
    assert!(matches!(copy(&stores[0], &stores[2]).await, Err(CannotCopy::NotEmpty)));
    assert!(matches!(copy(&stores[2], &stores[0]).await, Err(CannotCopy::Store(StoreError::Closed))));
}

#[test]
fn a_place_is_an_address_or_a_path() {
    assert_eq!(Place::from("postgres://x/y"), Place::Postgres("postgres://x/y".to_owned()));
    assert_eq!(Place::from("games.db"), Place::File("games.db".into()));
}
