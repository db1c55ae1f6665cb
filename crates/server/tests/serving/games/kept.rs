//! Games that are over stay watchable, whatever becomes of the rules.

use super::{play_table, table};
use crate::common::{House, options, patiently};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::time::Duration;
use trucker_engine::state::Mode;
use trucker_engine::words::Level;

async fn database(house: &House) -> SqliteConnection {
    SqliteConnectOptions::new().filename(house.db()).connect().await.expect("the database")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_is_shown_as_it_was_told() {
    let mut house = House::open().await;
    let (_, clients) = table(&house, 2, &options(Mode::Flight(Level::I), 3)).await;
    let ended = play_table(clients, 21).await;
    let id = ended[0].game.as_ref().map(|game| game.id.clone()).expect("a game");
    let steps = format!("/api/games/{id}/steps");
    let mut rows = database(&house).await;
    patiently("what was told to be kept", async {
        let told = || sqlx::query_scalar("SELECT told FROM games WHERE id = ?").bind(id.clone());
        while told().fetch_one(&mut rows).await.ok() != Some(1_i64) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let parts: (i64, i64) =
        sqlx::query_as("SELECT sum(length(part)), count(*) FROM told").fetch_one(&mut rows).await.unwrap();
    let (_, whole) = house.get(&steps).await;
    let length = whole["length"].as_u64().expect("a length");
    assert!(length > 60 && parts.1 > 1);
    println!("{length} steps are kept in {} bytes", parts.0);
    let (_, record) = house.get(&format!("/api/games/{id}")).await;
    let views: Vec<Value> = {
        let mut views = Vec::new();
        for from in [0, 1, 37, length] {
            views.push(house.get(&format!("{steps}?from={from}&count=3")).await.1);
        }
        views
    };

    house.stop().await;
    sqlx::query("UPDATE games SET rules_version = 4242").execute(&mut rows).await.expect("other rules");
    house.restart().await;
    let kept = |mut replay: Value| {
        assert_eq!(replay["kept"], json!(false));
        replay["kept"] = json!(true);
        replay
    };
    assert_eq!(house.get(&steps).await, (200, kept(whole.clone())));
    assert_eq!(house.get(&format!("{steps}?seat=1")).await, (200, kept(whole)), "it is what everybody saw");
    for (from, view) in [0, 1, 37, length].into_iter().zip(views) {
        assert_eq!(house.get(&format!("{steps}?from={from}&count=3")).await, (200, kept(view)), "from {from}");
    }
    assert_eq!(house.get(&format!("{steps}?seat=3")).await.0, 404);
    assert_eq!(house.get(&format!("/api/games/{id}")).await, (200, record), "for a program of those rules");

    sqlx::query("DELETE FROM told").execute(&mut rows).await.expect("forgotten");
    let lost = json!({ "refusal": { "code": "other_rules", "version": 4242 } });
    for path in [&steps, &format!("/api/games/{id}")] {
        assert_eq!(house.get(path).await, (410, lost.clone()), "{path}");
    }
    rows.close().await.expect("closed");
}

/// Whoever watches asks for piece after piece, back and forth, for several pairs of eyes: it is always the same game.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_of_a_replay_fit_together() {
    let house = House::open().await;
    let (_, clients) = table(&house, 1, &options(Mode::Learning, 2)).await;
    let ended = play_table(clients, 22).await;
    let id = ended[0].game.as_ref().map(|game| game.id.clone()).expect("a game");
    for seat in ["", "&seat=0", "&seat=1"] {
        let (_, whole) = house.get(&format!("/api/games/{id}/steps?from=0{seat}")).await;
        let all = whole["updates"].as_array().expect("updates").clone();
        for from in [0, 10, 20, 30, 5, 15] {
            let (_, piece) = house.get(&format!("/api/games/{id}/steps?from={from}&count=10{seat}")).await;
            let part = piece["updates"].as_array().expect("updates");
            assert_eq!(part[..], all[from..from + 10], "{from}{seat}");
            let (_, alone) = house.get(&format!("/api/games/{id}/steps?from={from}&count=0{seat}")).await;
            assert_eq!(alone["view"], piece["view"], "{from}{seat}");
        }
    }
}
