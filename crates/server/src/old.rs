//! What earlier versions wrote: values that could be one of several things had that thing's name around them
//! (`{"place": […]}`, `"go"`), and have it in them now (`{"type": "place", "value": […]}`, `{"type": "go"}`).
//!
//! Logs, rooms and saved games are written as the wire has them, so that there is one spelling to know; what was written
//! in the old one is spelt anew as it is read, here and nowhere else. Nothing stored is rewritten. Announcing to give up
//! was an action of its own for longer (`{"type": "give_up", …}`), and class IV was allowed by a word of its own before
//! it had a deck (`class_iv`). Where a payday begins was not told.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// How a part of something stored is spelt anew.
type Respell = fn(&mut Value);

/// Reads something stored in either spelling.
///
/// # Errors
/// What is wrong with it in the spelling of today.
pub fn read<T: DeserializeOwned>(text: &str, respell: Respell) -> serde_json::Result<T> {
    read_slice(text.as_bytes(), respell)
}

/// The same for bytes.
///
/// # Errors
/// What is wrong with it in the spelling of today.
pub fn read_slice<T: DeserializeOwned>(text: &[u8], respell: Respell) -> serde_json::Result<T> {
    serde_json::from_slice(text).or_else(|wrong| {
        let Ok(mut value) = serde_json::from_slice(text) else { return Err(wrong) };
        respell(&mut value);
        serde_json::from_value(value).map_err(|_| wrong)
    })
}

/// A saved game.
pub fn record(value: &mut Value) {
    at(value, "setup", setup);
    for entry in list(value, "log") {
        if let Some(action) = entry.get_mut("act").and_then(|act| act.get_mut(1)) {
            self::action(action);
        }
    }
}

/// What was agreed on a game or in a room.
pub fn setup(value: &mut Value) {
    at(value, "mode", with_value);
    at(value, "pace", with_fields);
    if let Some(Value::Object(extras)) = value.get_mut("extras") {
        // It changed nothing about other flights. Those of class IV had other cards: without its deck they are refused.
        extras.remove("class_iv");
    }
}

/// A room.
pub fn room(value: &mut Value) {
    at(value, "options", setup);
}

/// A row of a game's log.
pub fn row(value: &mut Value) {
    for deed in ["act", "time_out"] {
        if let Some(action) = value.pointer_mut(&format!("/deed/{deed}/1")) {
            self::action(action);
        }
    }
}

/// What everybody saw of a game that is over: a view, and what changed in each step.
pub fn chapter(value: &mut Value) {
    at(value, "view", sections);
    let phase = value.pointer("/view/flight/phase/type").and_then(Value::as_str);
    let mut paying = phase.is_some_and(|phase| AT_PAYDAY.contains(&phase));
    for update in list(value, "updates") {
        at(update, "changes", sections);
        if let Some(step) = update.get_mut("step") {
            at(step, "cause", with_value);
            events(step, "events");
            paydays(step, &mut paying);
        }
        if let Some(answered) = update.get_mut("answered") {
            at(answered, "decision", |decision| {
                at(decision, "shape", with_fields);
                at(decision, "reason", with_fields);
            });
            at(answered, "choice", |choice| {
                at(choice, "answer", with_value);
                events(choice, "events");
                at(choice, "outlook", |outlook| {
                    events(outlook, "least");
                    events(outlook, "most");
                });
            });
        }
    }
}

/// Phases in which the payday has begun.
const AT_PAYDAY: [&str; 3] = ["payday", "titles", "sale"];

/// Says where a payday begins, which was not said before.
fn paydays(step: &mut Value, paying: &mut bool) {
    let Some(Value::Array(events)) = step.get_mut("events") else { return };
    for event in std::mem::take(events) {
        let belongs = is_of_payday(&event);
        if belongs && !*paying {
            events.push(json!({ "type": "payday_began" }));
        }
        *paying = (*paying || belongs || event["type"] == "payday_began") && event["type"] != "flight_ended";
        events.push(event);
    }
}

/// Is it paid or told at a payday and nowhere else?
fn is_of_payday(event: &Value) -> bool {
    match event["type"].as_str() {
        Some("paid") => {
            let why = event["why"]["type"].as_str();
            matches!(why, Some("finish" | "best_looking" | "title" | "sale" | "losses"))
        }
        Some(kind) => matches!(kind, "title_scored" | "title_halved" | "flight_ended"),
        None => false,
    }
}

fn sections(value: &mut Value) {
    at(value, "flight", |flight| {
        at(flight, "mode", with_value);
        at(flight, "phase", with_value);
    });
    match value.get_mut("seats") {
        Some(Value::Array(seats)) => seats.iter_mut().for_each(|seat| at(seat, "hand", with_value)),
        Some(Value::Object(seats)) => seats.values_mut().for_each(|seat| at(seat, "hand", with_value)),
        _ => {}
    }
}

fn events(value: &mut Value, field: &str) {
    for event in list(value, field) {
        with_fields(event);
        if event["type"] == "paid" {
            at(event, "why", with_value);
        }
    }
}

fn action(value: &mut Value) {
    with_value(value);
    if value["type"] == "give_up" {
        // What was an action of its own is on the menu now.
        *value = json!({ "type": "menu", "value": value.take() });
    } else {
        at(value, "value", with_value);
    }
}

/// `{"name": data}` becomes `{"type": "name", "value": data}`, and `"name"` becomes `{"type": "name"}`.
fn with_value(value: &mut Value) {
    respell(value, |spelt, data| {
        spelt.insert("value".to_owned(), data);
    });
}

/// `{"name": {fields}}` becomes `{"type": "name", fields}`.
fn with_fields(value: &mut Value) {
    respell(value, |spelt, data| {
        if let Value::Object(fields) = data {
            spelt.extend(fields);
        }
    });
}

fn respell(value: &mut Value, add: impl FnOnce(&mut Map<String, Value>, Value)) {
    let (name, data) = match value {
        Value::String(name) => (std::mem::take(name), None),
        Value::Object(old) if old.len() == 1 && !old.contains_key("type") => {
            let Some((name, data)) = std::mem::take(old).into_iter().next() else { return };
            (name, Some(data))
        }
        _ => return,
    };
    let mut spelt = Map::new();
    spelt.insert("type".to_owned(), Value::String(name));
    if let Some(data) = data {
        add(&mut spelt, data);
    }
    *value = Value::Object(spelt);
}

fn at(value: &mut Value, field: &str, change: impl FnOnce(&mut Value)) {
    if let Some(found) = value.get_mut(field) {
        change(found);
    }
}

fn list<'a>(value: &'a mut Value, field: &str) -> impl Iterator<Item = &'a mut Value> {
    value.get_mut(field).and_then(Value::as_array_mut).into_iter().flatten()
}
