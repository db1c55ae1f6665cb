//! What was stored before things named their kind in `type` is read as what it was.

use serde_json::{Value, json};
use trucker_engine::game::{Action, BadSetup, check_setup};
use trucker_engine::menu::MenuItem;
use trucker_engine::record::Record;
use trucker_engine::setup::Extras;
use trucker_engine::state::{Mode, Pace, Setup};
use trucker_engine::words::{Level, Seat};
use trucker_server::http::Replay;
use trucker_server::old;
use trucker_server::room::{Deed, LogRow, RoomState};

/// Taken from what a server of that time had in its database; of the steps, those with something of their own.
fn sample() -> Value {
    serde_json::from_str(include_str!("old/sample.json")).expect("JSON")
}

#[test]
fn rooms_setups_logs_and_records_of_old_can_be_read() {
    let sample = sample();
    let room: RoomState = old::read(&sample["room"].to_string(), old::room).expect("a room");
    assert_eq!((room.options.mode, room.places.len()), (Mode::Flight(Level::I), 3));
    let setup: Setup = old::read(&sample["setup"].to_string(), old::setup).expect("a setup");
    assert_eq!((setup.mode, setup.pace), (Mode::Flight(Level::I), Pace::RealTime { run: 90_000 }));
    let record: Record = old::read(&sample["record"].to_string(), old::record).expect("a record");
    assert_eq!(record.setup, setup);
    for row in sample["rows"].as_array().expect("rows") {
        let read: LogRow = old::read(&row.to_string(), old::row).unwrap_or_else(|wrong| panic!("{row}: {wrong}"));
        if row.to_string().contains("give_up") {
            let announces = Action::Menu(MenuItem::GiveUp(true));
            assert_eq!(read.deed, Deed::Act(Seat::new(1).expect("a seat"), announces));
        }
        // In the spelling of today it is read as it is.
        let written = serde_json::to_string(&read).expect("it can be written");
        assert_eq!(serde_json::from_str::<LogRow>(&written).expect("a row"), read);
    }
}

#[test]
fn rooms_and_setups_that_allowed_class_iv_are_read_without_it() {
    let mut sample = sample();
    for extras in [json!({ "class_iv": true }), json!({ "class_iv": false, "technology": true })] {
        sample["room"]["options"]["extras"] = extras.clone();
        sample["setup"]["extras"] = extras.clone();
        sample["record"]["setup"]["extras"] = extras.clone();
        let room: RoomState = old::read(&sample["room"].to_string(), old::room).expect("a room");
        let setup: Setup = old::read(&sample["setup"].to_string(), old::setup).expect("a setup");
        let record: Record = old::read(&sample["record"].to_string(), old::record).expect("a record");
        let expected = Extras { technology: extras["technology"] == true, ..Extras::default() };
        assert_eq!([room.options.extras, setup.extras, record.setup.extras], [expected; 3]);
    }
    // A flight of class IV of that time had other cards: it is not taken for one of today.
    let flight = json!({ "players": 2, "mode": { "type": "flight", "value": "IV" }, "pace": sample["setup"]["pace"],
        "aid": "assisted", "open_credits": true, "extras": { "class_iv": true } });
    let setup: Setup = old::read(&flight.to_string(), old::setup).expect("a setup");
    assert_eq!(check_setup(&setup, trucker_content::all()), Err(BadSetup::NoClassFour));
}

/// Leaves out what flights tell only since there are lists of rounds and a fourth deck.
fn without_news(told: &mut Value) {
    match told {
        Value::Array(all) => all.iter_mut().for_each(without_news),
        Value::Object(fields) => {
            fields.retain(|name, value| name != "rounds" || *value != json!([]));
            if let Some(Value::Array(decks)) = fields.get_mut("to_come") {
                decks.truncate(3);
            }
            fields.values_mut().for_each(without_news);
        }
        _ => {}
    }
}

#[test]
fn what_was_told_of_old_is_told_in_the_words_of_today() {
    let mut chapter = sample()["chapter"].take();
    old::chapter(&mut chapter);
    let updates = chapter["updates"].take();
    let told: Replay = serde_json::from_value(json!({
        "game": "A", "names": [], "colours": [], "bots": [], "kept": true, "length": 0, "from": 0, "at": chapter["at"],
        "view": chapter["view"], "updates": updates,
    }))
    .expect("it is a replay");
    // As it is told today, and not changed again.
    let mut again = json!(told);
    without_news(&mut again["updates"]);
    assert_eq!(again["updates"], updates);
    let mut twice = json!({ "at": 0, "view": chapter["view"], "updates": updates });
    old::chapter(&mut twice);
    assert_eq!((&twice["view"], &twice["updates"]), (&chapter["view"], &updates));
}

/// A chapter that begins in this phase, with the events of two steps.
fn chapter(phase: &str, steps: [Value; 2]) -> Value {
    let updates = steps.map(|events| json!({ "step": { "events": events }, "changes": {} }));
    json!({ "at": 0, "view": { "flight": { "phase": { "type": phase } } }, "updates": updates })
}

#[test]
fn where_a_payday_begins_is_said_in_what_was_told_before_that_was_an_event() {
    let paid = |why: &str| json!({ "type": "paid", "seat": 0, "credits": 2, "why": { "type": why } });
    let [began, ended] = [json!({ "type": "payday_began" }), json!({ "type": "flight_ended", "number": 0 })];
    let read = |phase: &str, steps: [Value; 2]| {
        let mut told = chapter(phase, steps);
        old::chapter(&mut told);
        [0, 1].map(|n| told["updates"][n]["step"]["events"].take())
    };
    let old = [json!([paid("card"), paid("finish")]), json!([paid("losses"), ended, paid("card"), ended])];
    let new =
        [json!([paid("card"), began, paid("finish")]), json!([paid("losses"), ended, paid("card"), began, ended])];
    assert_eq!(read("card_done", old), new);
    assert_eq!(read("card_done", new.clone()), new, "and only once");
    let inside = [json!([paid("sale"), ended]), json!([])];
    assert_eq!(read("sale", inside.clone()), inside, "it had begun before");
}

#[test]
fn what_is_neither_says_what_is_wrong_with_it_today() {
    let wrong = old::read::<LogRow>(r#"{"at":1,"deed":{"act":[0,{"win":true}]}}"#, old::row).expect_err("no row");
    assert!(wrong.to_string().contains(r#"expected "type""#), "{wrong}");
}
