//! Nobody is sent what they may not know: whole games with every message kept, compared with the truth afterwards.
//! The truth comes from the game's own record, replayed by the rules.

mod truth;

use crate::common::{Client, House, INSTANT, options, seat, with_the_other_boxes};
use fastrand::Rng;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use trucker_engine::game::Action;
use trucker_engine::record::{Record, Table};
use trucker_engine::state::{Hand, Mode, Origin, Phase, State};
use trucker_engine::words::{Level, Seat};
use trucker_server::protocol::{Options, RoomChange, Step, StepCause};
use trucker_server::secret::TokenHash;
use truth::{Heard, Truth};

/// Every state of a game: its record, with the steps put back in that were taken back.
fn states(record: &Record, steps: &[Step], done: &BTreeMap<u32, Action>) -> Vec<State> {
    let mut standing = Vec::new();
    for step in steps {
        if matches!(step.cause, StepCause::Undo(_)) {
            standing.pop().expect("a step to take back");
        } else {
            standing.push(step.version);
        }
    }
    assert_eq!(standing.len(), record.log.len(), "the record has every step that stands");
    let recorded: BTreeMap<u32, Option<(Seat, Action)>> =
        standing.into_iter().zip(record.log.iter().map(|entry| entry.act)).collect();
    let content = Arc::new(trucker_content::all().clone());
    let (mut table, _) = Table::open(record.setup, content, record.seed.clone()).expect("a table");
    let mut states = vec![table.game().current()];
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step.version as usize, number + 1);
        match step.cause {
            StepCause::Undo(seat) => table.undo(seat).expect("it was taken back"),
            StepCause::Clock => drop(table.tick(step.at)),
            StepCause::Act(seat) | StepCause::TimeOut(seat) => {
                let action = match recorded.get(&step.version) {
                    Some(act) => act.expect("somebody acted").1,
                    None => done[&step.version],
                };
                table.submit(seat, action, step.at).expect("it was allowed");
            }
        }
        states.push(table.game().current());
    }
    assert_eq!(table.game().digest(), record.digest, "it ends as it did");
    states
}

/// Two people, two bots and a spectator play a game; everything sent is kept.
async fn played(options: &Options, number: u64) -> (Truth, Vec<Heard>) {
    let house = House::open().await;
    let ada_sits = house.room(options, "Ada", &[INSTANT; 2]).await;
    let bob_sits = house.join(&ada_sits.room, "Bob").await;
    let (mut ada, mut bob) = (house.connect(&ada_sits).await, house.connect(&bob_sits).await);
    bob.change(RoomChange::Ready { ready: true }).await.expect("ready");
    ada.change(RoomChange::Start {}).await.expect("begun");
    bob.until("the game", |bob| bob.game.is_some()).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    let mut eve = house.watch(&ada_sits.room).await;
    eve.until("the game", |eve| eve.game.is_some()).await;
    assert_eq!(eve.version(), 0, "she sees all of it");
    let id = eve.game.as_ref().map(|game| game.id.clone()).expect("a game");

    let watching = tokio::spawn(async move {
        while !eve.is_over() {
            eve.hear().await;
            if eve.heard.len() % 100 == 0 {
                eve.story(0).await.expect("a story");
            }
        }
        eve.look().await;
        eve
    });
    let bob = tokio::spawn(async move {
        bob.play(number).await;
        bob
    });
    // Ada loses her connection now and then, and catches up.
    let mut rng = Rng::with_seed(number);
    let mut connections: Vec<Client> = Vec::new();
    for round in 1..=3 {
        ada.play_until(&mut rng, |ada| ada.is_over() || ada.version() > 60 * round).await;
        let next = house.come_back(&ada_sits, &ada).await;
        connections.push(std::mem::replace(&mut ada, next));
        // Whoever comes back wants to know what has happened.
        for flight in 0..3 {
            ada.story(flight).await.expect("a story");
        }
    }
    let before_the_end = house.text(&format!("/api/rooms/{}", ada_sits.room)).await.1;
    ada.play(number + 1).await;
    connections.push(ada);
    let (bob, eve) = (bob.await.expect("played"), watching.await.expect("watched"));

    let (_, record) = house.get(&format!("/api/games/{id}")).await;
    let record: Record = serde_json::from_value(record).expect("a record");
    let done = connections.iter().chain([&bob]).flat_map(|client| client.done.clone()).collect();
    let kept = [&ada_sits, &bob_sits].map(|given| {
        let hash = serde_json::to_value(TokenHash::of(&given.token)).expect("a hash");
        [given.token.clone(), hash.as_str().expect("text").to_owned()]
    });
    let truth = Truth {
        content: Arc::new(trucker_content::all().clone()),
        states: states(&record, &eve.steps, &done),
        seed: record.seed.to_string(),
        tokens: kept.concat(),
    };
    assert!(!before_the_end.contains(&truth.seed));
    let ada = connections.iter().map(|client| client.heard.clone());
    let mut heard: Vec<Heard> = ada.map(|texts| Heard { viewer: Some(seat(0)), texts }).collect();
    heard.push(Heard { viewer: Some(seat(1)), texts: bob.heard });
    heard.push(Heard { viewer: None, texts: eve.heard });
    (truth, heard)
}

/// Plays a game and proves that nothing was told that must not be; and that there was something to tell.
async fn prove(options: Options, number: u64) {
    let (truth, heard) = played(&options, number).await;
    for one in &heard {
        let leaks = truth.check(one);
        assert!(leaks.is_empty(), "{:?} was told {leaks:?}", one.viewer);
    }
    assert!(heard.iter().map(|one| one.texts.len()).sum::<usize>() > 200);
    let planted = plant(&truth, &heard);
    let needed: &[&str] = match options.mode {
        Mode::Learning => {
            &["face up", "hand", "event", "reserve", "own", "watching", "seed", "token", "credits", "too early"]
        }
        Mode::Flight(_) | Mode::Trek | Mode::Campaign(_) => &[
            "face up",
            "hand",
            "event",
            "reserve",
            "own",
            "watching",
            "seed",
            "token",
            "card",
            "revealed",
            "to come",
            "pile",
            "credits",
            "too early",
            "story",
        ],
    };
    for kind in needed {
        assert!(planted.contains(*kind), "no {kind} could be planted");
    }
}

/// Plants every kind of leak into messages that were really sent: each must be found. Gives the kinds planted.
fn plant(truth: &Truth, heard: &[Heard]) -> BTreeSet<&'static str> {
    let mut planted = BTreeSet::new();
    for one in heard {
        let viewer = one.viewer;
        plant_in_stories(truth, one, &mut planted);
        let updates = one.texts.iter().filter(|text| text.starts_with(r#"{"type":"update""#));
        for text in updates.step_by(7) {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let version = message["version"].as_u64().expect("a version");
            let mut with = |kind: &'static str, set: &dyn Fn(&mut Value)| {
                let mut leaky = message.clone();
                set(&mut leaky);
                let text = leaky.to_string();
                assert!(!truth.leaks(&text, viewer, version).is_empty(), "{kind} is not found in {text}");
                planted.insert(kind);
            };
            let state = truth.at(version);
            if let Some(tile) = state.yard.face_down.iter().next() {
                with("face up", &|message| message["changes"]["yard"]["face_up"] = json!([tile]));
                with("reserve", &|message| message["changes"]["seats"]["3"]["reserve"] = json!([null, tile]));
            }
            for other in state.seats().iter().filter(|other| Some(*other) != viewer) {
                if let Some(Hand { tile, origin: Origin::FaceDown }) = state.yard.builders[other].hand {
                    let shown = json!({ "type": "tile", "value": tile });
                    with("hand", &|message| message["changes"]["seats"]["2"]["hand"] = shown.clone());
                    let event = json!({ "type": "tile_taken", "seat": other, "tile": tile, "face_down": true });
                    if let Some(last) = message["steps"].as_array().and_then(|steps| steps.len().checked_sub(1)) {
                        with("event", &|message| message["steps"][last]["events"] = json!([event]));
                    }
                }
                let kind = if viewer.is_some() { "own" } else { "watching" };
                with(kind, &|message| message["changes"]["own"] = json!({ "seat": other }));
                let player = &state.players[other];
                if state.phase != Phase::Over {
                    // The exact ones, if they are others than those shown.
                    let exact = if player.credits == player.shown { player.shown.0 + 1 } else { player.credits.0 };
                    let told = json!({ "credits": exact, "credits_exact": false });
                    with("credits", &|message| message["changes"]["seats"] = json!({ other.to_string(): told }));
                }
            }
            if let Some(card) = truth.hidden_cards(version, viewer).first() {
                with("card", &|message| message["changes"]["flight"]["card"] = json!(card));
                with("revealed", &|message| message["changes"]["flight"]["revealed"] = json!([card]));
                with("to come", &|message| message["changes"]["own"]["known_to_come"] = json!([card]));
                with("pile", &|message| message["changes"]["own"]["piles"] = json!([null, [card]]));
            }
            if version < truth.last() {
                with("seed", &|message| message["game"] = json!(truth.seed.to_uppercase()));
            }
            with("token", &|message| message["game"] = json!(truth.tokens[2]));
        }
    }
    planted
}

/// Plants leaks into stories: a card that has not been revealed, and steps that its receiver had not been told of.
fn plant_in_stories(truth: &Truth, heard: &Heard, planted: &mut BTreeSet<&'static str>) {
    for text in heard.texts.iter().filter(|text| text.starts_with(r#"{"type":"story""#)) {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        let version = message["version"].as_u64().expect("a version");
        if version > 0 {
            assert!(!truth.leaks(text, heard.viewer, version - 1).is_empty(), "told too early: {text}");
            planted.insert("too early");
        }
        let last = message["steps"].as_array().and_then(|steps| steps.last().cloned());
        let Some(step) = last.and_then(|step| step["version"].as_u64()) else { continue };
        if let Some(card) = truth.hidden_cards(step, heard.viewer).first() {
            let revealed = json!({ "version": step, "events": [{ "card_revealed": { "card": card } }] });
            message["steps"] = json!([revealed]);
            assert!(!truth.leaks(&message.to_string(), heard.viewer, version).is_empty(), "{message}");
            planted.insert("story");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learning_flight_keeps_its_secrets() {
    prove(options(Mode::Learning, 4), 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_ii_flight_keeps_its_secrets() {
    prove(options(Mode::Flight(Level::II), 4), 22).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trek_keeps_its_secrets() {
    prove(options(Mode::Trek, 4), 23).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flight_with_the_other_box_keeps_its_secrets() {
    prove(with_the_other_boxes(options(Mode::Flight(Level::III), 4)), 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trek_with_the_other_box_keeps_its_secrets() {
    prove(with_the_other_boxes(options(Mode::Trek, 4)), 25).await;
}
