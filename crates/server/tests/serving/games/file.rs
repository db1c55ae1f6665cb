//! Recorded games that somebody brings as a file.

use super::{play_table, table};
use crate::common::{House, options};
use serde_json::{Value, json};
use trucker_engine::game::RULES_VERSION;
use trucker_engine::state::Mode;
use trucker_engine::words::Level;
use trucker_server::http::LARGEST_FILE;

/// A game that was played on this server, as its id and its record.
async fn played(house: &House) -> (String, Value) {
    let (_, clients) = table(house, 2, &options(Mode::Flight(Level::I), 2)).await;
    let ended = play_table(clients, 23).await;
    let id = ended[0].game.as_ref().map(|game| game.id.clone()).expect("a game");
    let (_, record) = house.get(&format!("/api/games/{id}")).await;
    (id, record)
}

/// What is told of a game, without what a record does not keep.
fn story(mut replay: Value) -> Value {
    for part in ["game", "colours", "bots"] {
        replay[part] = json!(null);
    }
    replay
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_shown_as_the_game_itself() {
    let house = House::open().await;
    let (id, record) = played(&house).await;
    // Steps that were taken back are not in a record: how it ends is the same.
    for seat in ["", "&seat=0", "&seat=1"] {
        let (status, whole) = house.post(&format!("/api/steps?from=0{seat}"), &record).await;
        assert_eq!(status, 200, "{whole}");
        let all = whole["updates"].as_array().expect("updates").clone();
        assert_eq!(Some(all.len()), record["log"].as_array().map(Vec::len));
        for from in [0, 10, 20, 30, 5, 15] {
            let (_, piece) = house.post(&format!("/api/steps?from={from}&count=10{seat}"), &record).await;
            assert_eq!(piece["updates"].as_array().expect("updates")[..], all[from..from + 10], "{from}{seat}");
        }
        let (_, told) = house.post(&format!("/api/steps?from=100000{seat}"), &record).await;
        let (_, own) = house.get(&format!("/api/games/{id}/steps?from=100000{seat}")).await;
        assert_eq!((&told["view"], &told["names"]), (&own["view"], &own["names"]), "{seat}");
    }
    assert_eq!(house.post("/api/steps?seat=3", &record).await.1["refusal"]["code"], "no_such_seat");

    // Another server, which has never heard of it; names that nobody could have are left out.
    let other = House::open().await;
    let mut renamed = record.clone();
    renamed["names"] = json!(["Ada", "\u{3164}", "Eva"]);
    let (status, told) = other.post("/api/steps", &renamed).await;
    assert_eq!((status, &told["names"]), (200, &json!(["Ada", ""])));
    assert_eq!(other.get("/api/games").await.1, json!([]), "nothing is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_in_which_nothing_happened_are_no_steps() {
    let house = House::open().await;
    let (_, record) = played(&house).await;
    let mut ticking = record.clone();
    let log = ticking["log"].as_array_mut().expect("a log");
    log.insert(0, json!({ "at": 0 }));
    log.insert(5, json!({ "at": log[4]["at"] }));
    let (_, told) = house.post("/api/steps?from=3&count=9", &ticking).await;
    let (_, same) = house.post("/api/steps?from=3&count=9", &record).await;
    assert_eq!(story(told), story(same));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_game_is_refused_with_what_is_wrong() {
    let house = House::open().await;
    let (_, record) = played(&house).await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed
    };
    let entries = record["log"].as_array().expect("a log").len();
    let cases: [(&str, Value, u16, Value); 9] = [
        ("a word", json!("game"), 400, json!({ "code": "no_record" })),
        ("a list", json!([1, 2]), 400, json!({ "code": "no_record" })),
        ("something else", json!({ "names": ["Ada"] }), 400, json!({ "code": "no_record" })),
        (
            "other rules",
            with(&|game| game["rules_version"] = json!(RULES_VERSION + 1)),
            410,
            json!({ "code": "other_rules", "version": RULES_VERSION + 1 }),
        ),
        (
            "other rules with other words",
            json!({ "rules_version": 9_999, "moves": [] }),
            410,
            json!({ "code": "other_rules", "version": 9_999 }),
        ),
        ("another seed", with(&|game| game["seed"] = json!("0".repeat(64))), 400, json!({ "code": "no_record" })),
        (
            "an entry twice",
            with(&|game| {
                let log = game["log"].as_array_mut().expect("a log");
                log.push(log[entries - 1].clone());
            }),
            400,
            json!({ "code": "bad_record", "entry": entries + 1 }),
        ),
        (
            "time that runs backwards",
            with(&|game| game["log"][3]["at"] = json!(0)),
            400,
            json!({ "code": "bad_record", "entry": 4 }),
        ),
        (
            "an end that is missing",
            with(&|game| drop(game["log"].as_array_mut().expect("a log").pop())),
            400,
            json!({ "code": "no_record" }),
        ),
    ];
    for (what, file, status, wanted) in cases {
        let (answered, mut told) = house.post("/api/steps", &file).await;
        if let Some(refusal) = told["refusal"].as_object_mut() {
            let detail = refusal.remove("detail");
            assert!(detail.is_none_or(|detail| detail.as_str().is_some_and(|text| text.len() > 5)), "{what}");
        }
        assert_eq!((answered, told["refusal"].clone()), (status, wanted), "{what}");
    }
    let (status, told) = house.post("/api/steps", &json!({ "names": ["x".repeat(LARGEST_FILE)] })).await;
    assert_eq!((status, told["refusal"].clone()), (413, json!({ "code": "too_large", "limit": LARGEST_FILE })));
    let ordinary = json!({ "name": "x".repeat(40_000) });
    assert_eq!(house.post("/api/quick", &ordinary).await.0, 413, "other bodies are as small as before");
}
