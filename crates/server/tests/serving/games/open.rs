//! What the server tells anybody who asks: logs, replays, the catalogue, figures.

use super::{play_table, record_of, shared, table};
use crate::common::{House, options};
use fastrand::Rng;
use serde_json::{Value, json};
use std::collections::HashSet;
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::game::Action;
use trucker_engine::state::Mode;
use trucker_engine::words::Level;
use trucker_server::http::{Answered, Replay};
use trucker_server::protocol::{Options, StepCause};

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_open_when_the_game_is_over_and_not_before() {
    let house = House::open().await;
    let public = Options { public: true, ..options(Mode::Learning, 2) };
    let (_, mut ada) = house.alone(&public).await;
    let id = ada.game.as_ref().map(|game| game.id.clone()).expect("a game");
    let commitment = ada.room().commitment.clone();
    for path in [format!("/api/games/{id}"), format!("/api/games/{id}/steps?seat=0")] {
        assert_eq!(house.get(&path).await, (409, json!({ "refusal": { "code": "not_over" } })));
    }
    assert_eq!(house.get("/api/games").await, (200, json!([])));
    ada.rush().await;
    let record = record_of(&house, &id).await;
    assert_eq!(Some(record.commitment.to_string()), commitment, "it is the seed that was promised");
    let seed: Seed = ada.room().seed.as_ref().expect("a seed").parse().expect("a seed");
    assert_eq!(seed.commitment(), record.commitment);
    let names: Vec<Option<&str>> = ada.room().seats.iter().map(|entry| entry.name.as_deref()).collect();
    assert_eq!(names, [Some("Ada"), Some("Ema")], "bots have names too");
    assert_eq!(record.names, ["Ada", "Ema"]);
    let (_, games) = house.get("/api/games").await;
    assert_eq!((&games[0]["id"], &games[0]["names"]), (&json!(id), &json!(["Ada", "Ema"])));
    let colours: Vec<_> = ada.room().seats.iter().map(|entry| entry.colour).collect();
    assert_eq!(games[0]["colours"], json!(colours));
    let credits: Vec<i16> = ada.view().seats.iter().map(|seat| seat.credits.0).collect();
    assert_eq!(games[0]["credits"], json!(credits));
    for path in ["/api/games/K7M4QPK7M4QP", "/api/games/nonsense", "/api/games/K7M4QPK7M4QP/steps"] {
        assert_eq!(house.get(path).await, (404, json!({ "refusal": { "code": "unknown_game" } })), "{path}");
    }
    assert_eq!(house.get(&format!("/api/games/{id}/steps?seat=2")).await.0, 404);
    assert_eq!(house.get(&format!("/api/games/{id}/steps?seat=x")).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_every_step_as_everyone_saw_it() {
    let house = House::open().await;
    let (_, clients) = table(&house, 2, &options(Mode::Flight(Level::II), 3)).await;
    let ended = play_table(clients, 11).await;
    let id = ended[0].game.as_ref().map(|game| game.id.clone()).expect("a game");
    let ask = async |viewer: Option<usize>, from: u32, count: u32| -> Replay {
        let whose = viewer.map_or(String::new(), |seat| format!("seat={seat}&"));
        let (status, text) = house.text(&format!("/api/games/{id}/steps?{whose}from={from}&count={count}")).await;
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).expect("a replay")
    };
    let mut rng = Rng::with_seed(12);
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let replay = ask(viewer, 0, 2_000).await;
        assert_eq!(replay.colours.len(), 3);
        assert_eq!((replay.length, replay.updates.len() as u32), (ended[0].version(), ended[0].version()));
        let stops: HashSet<u32> = (0..4).map(|_| rng.u32(..=replay.length)).chain([replay.length]).collect();
        let mut view = *replay.view;
        let mut asked = 0;
        for (number, update) in replay.updates.into_iter().enumerate() {
            assert_eq!(update.step.version, number as u32 + 1);
            if let Some(answered) = &update.answered {
                asked += 1;
                let Answered { decision, choice } = answered;
                assert!(
                    matches!(update.step.cause, StepCause::Act(seat) | StepCause::TimeOut(seat) if seat == decision.seat)
                );
                assert!(decision.shape.accepts(choice.answer), "{answered:?}");
            }
            view.update(*update.changes).expect("changes of this view");
            if stops.contains(&update.step.version) {
                let there = ask(viewer, update.step.version, 1).await;
                assert_eq!((there.from, *there.view == view), (update.step.version, true), "{viewer:?}");
                assert!(there.updates.len() <= 1);
            }
        }
        assert!(asked > 0, "questions are shown with their answers, whoever looks: {asked}");
        let client = viewer.and_then(|seat| ended.get(seat));
        if let Some(client) = client {
            assert_eq!(&view, client.view(), "it ends as its player saw it");
        }
        assert_eq!(shared(&view), shared(ended[0].view()));
        assert_eq!(view.own.map(|own| own.seat.index()), viewer, "an own view is only of the own seat");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_the_description_and_the_figures_are_there() {
    let house = House::open().await;
    let number = async |name: &str| -> f64 {
        let (status, text) = house.text("/metrics").await;
        assert_eq!(status, 200);
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} in {text}")).parse().expect("a number")
    };
    let counted = ["trucker_rooms", "trucker_connections", "trucker_games_started_total", "trucker_steps_total"];
    for name in counted {
        assert_eq!(number(name).await, 0.0, "{name}");
    }
    let (given, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    for name in counted {
        assert_eq!(number(name).await, 1.0, "{name}");
    }
    assert!(ada.act(Action::Build(Build::Go)).await.is_err());
    assert_eq!(number("trucker_refusals_total{code=\"rules\"}").await, 1.0);
    ada.rush().await;
    assert_eq!(number("trucker_games_finished_total").await, 1.0);
    assert_eq!(number("trucker_steps_total").await, f64::from(ada.version()));
    let (status, health) = house.get("/healthz").await;
    assert_eq!((status, &health["status"], &health["rooms"]), (200, &json!("ok"), &json!(1)));

    let (status, content) = house.get("/api/content").await;
    let box_ = trucker_content::all();
    assert_eq!(status, 200);
    let length = |list: &str| content[list].as_array().map(Vec::len);
    assert_eq!((length("tiles"), length("cards")), (Some(box_.tiles.len()), Some(box_.cards.len())));
    assert!((0..box_.tiles.len()).all(|id| content["tiles"][id]["id"] == id));

    let (status, api) = house.get("/api/openapi.json").await;
    assert_eq!(status, 200);
    let mut named = Vec::new();
    references(&api, &mut named);
    assert!(!named.is_empty());
    for name in named {
        let path = name.strip_prefix('#').expect("a place in the same file");
        assert!(api.pointer(path).is_some(), "{name} exists");
    }
    let game = ada.game.as_ref().map(|game| game.id.clone()).expect("a game");
    let lobby = house.room(&options(Mode::Learning, 2), "Bob", &[]).await;
    let mut answered = 0;
    for (path, methods) in api["paths"].as_object().expect("paths") {
        let code = if path.ends_with("/join") { &lobby.room } else { &given.room };
        let url = path.replace("{code}", code).replace("{id}", &game);
        for method in methods.as_object().expect("methods").keys() {
            let status = match method.as_str() {
                "get" => house.text(&url).await.0,
                "post" if path == "/api/rooms" => {
                    house.post(&url, &json!({ "options": options(Mode::Trek, 2), "name": "Cid" })).await.0
                }
                // A recorded game: what is sent there is tried in `file.rs`.
                "post" if path == "/api/steps" => continue,
                "post" => house.post(&url, &json!({ "name": "Cid" })).await.0,
                other => panic!("{other} {path}"),
            };
            assert!((200..300).contains(&status), "{method} {path}: {status}");
            let expected = &methods[method]["responses"][status.to_string()];
            assert!(expected.is_object(), "{method} {path} says that it answers {status}");
            answered += 1;
        }
    }
    assert!(answered >= 11, "{answered} addresses");
}

fn references(value: &Value, named: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            named.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, named));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, named)),
        _ => {}
    }
}
