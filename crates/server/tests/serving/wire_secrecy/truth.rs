//! A game as it really was, and what must not be told of it.
//!
//! What is hidden is worked out here from the bare state, not with the code that the server shows it with.

use crate::common::seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use trucker_engine::card::CardSet;
use trucker_engine::content::Content;
use trucker_engine::state::{Hand, Mode, Origin, PILES, Phase, State};
use trucker_engine::tile::TileId;
use trucker_engine::words::Seat;

/// Fields that hold tiles, alone, in lists or within something else.
const TILE_FIELDS: [&str; 6] = ["tile", "hand", "face_up", "reserve", "late_part", "take"];

/// Fields that hold cards.
const CARD_FIELDS: [&str; 5] = ["card", "revealed", "removed", "piles", "known_to_come"];

/// A game as it really was, and what must not be told before or at all.
pub struct Truth {
    pub content: Arc<Content>,
    /// The state after each version.
    pub states: Vec<State>,
    pub seed: String,
    /// The secrets of seats, and what is kept of them.
    pub tokens: Vec<String>,
}

/// Everything one client was sent.
pub struct Heard {
    pub viewer: Option<Seat>,
    pub texts: Vec<String>,
}

impl Truth {
    pub fn at(&self, version: u64) -> &State {
        &self.states[version as usize]
    }

    pub fn last(&self) -> u64 {
        self.states.len() as u64 - 1
    }

    /// Tiles that this viewer must not be told: face down, left out of the game unseen, or drawn by somebody else and
    /// not shown.
    fn hidden_tiles(&self, version: u64, viewer: Option<Seat>) -> BTreeSet<u64> {
        let state = self.at(version);
        let drawn = state.seats().iter().filter(|seat| Some(*seat) != viewer).filter_map(|seat| {
            match state.yard.builders[seat].hand {
                Some(Hand { tile, origin: Origin::FaceDown }) => Some(tile),
                _ => None,
            }
        });
        state
            .yard
            .face_down
            .iter()
            .chain(state.pool.left_out.iter())
            .chain(drawn)
            .map(|TileId(id)| u64::from(id))
            .collect()
    }

    /// Has this viewer read a pile?
    fn has_read(&self, version: u64, viewer: Option<Seat>, pile: usize) -> bool {
        viewer.is_some_and(|seat| self.at(version).yard.builders[seat].peeked >> pile & 1 != 0)
    }

    /// Cards that this viewer may be told.
    fn known_cards(&self, version: u64, viewer: Option<Seat>) -> BTreeSet<u64> {
        let flight = &self.at(version).flight;
        let mut known: CardSet = flight.revealed.union(flight.removed);
        if self.at(version).setup.mode == Mode::Learning {
            known = known.union(self.content.learning_deck());
        }
        for (pile, cards) in flight.piles.iter().enumerate() {
            if self.has_read(version, viewer, pile) {
                known = known.union(cards.iter().collect());
            }
        }
        known.iter().chain(flight.card).map(|card| u64::from(card.0)).collect()
    }

    /// Cards still to come that this viewer must not be told.
    pub fn hidden_cards(&self, version: u64, viewer: Option<Seat>) -> Vec<u64> {
        let known = self.known_cards(version, viewer);
        self.at(version).flight.deck.iter().map(|card| u64::from(card.0)).filter(|card| !known.contains(card)).collect()
    }

    /// What a message tells that it must not. `told` is the version its receiver had been told before.
    pub fn leaks(&self, text: &str, viewer: Option<Seat>, told: u64) -> Vec<String> {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let version = message["version"].as_u64().filter(|_| message["type"] != "ack").unwrap_or(told);
        let mut leaks = Vec::new();
        let lower = text.to_lowercase();
        if version < self.last() && lower.contains(&self.seed) {
            leaks.push("the seed".to_owned());
        }
        if self.tokens.iter().any(|token| lower.contains(token)) {
            leaks.push("a token".to_owned());
        }
        match message["type"].as_str() {
            Some("view") => self.check_sections(&message["view"], viewer, version, &mut leaks),
            Some("update") => {
                self.check_sections(&message["changes"], viewer, version, &mut leaks);
                for step in message["steps"].as_array().expect("steps") {
                    self.check_step(step, viewer, &mut leaks);
                }
            }
            Some("story") => {
                // A story tells again what was told before.
                if version > told {
                    leaks.push(format!("version {version} to somebody who had been told {told}"));
                }
                for step in message["steps"].as_array().expect("steps") {
                    self.check_step(step, viewer, &mut leaks);
                    if step["version"].as_u64().is_none_or(|of| of > version) {
                        leaks.push(format!("a step beyond version {version}"));
                    }
                }
            }
            // A foresight, and everything else, where nothing of the kind should be at all.
            _ => self.check_named(&message, viewer, version, version, &mut leaks),
        }
        leaks
    }

    /// Tiles and cards anywhere in a part of a message.
    fn check_named(&self, part: &Value, viewer: Option<Seat>, tiles: u64, cards: u64, leaks: &mut Vec<String>) {
        let hidden = self.hidden_tiles(tiles, viewer);
        let known = self.known_cards(cards, viewer);
        for tile in numbers(part, &TILE_FIELDS).into_iter().filter(|tile| hidden.contains(tile)) {
            leaks.push(format!("tile {tile} at version {tiles}"));
        }
        for card in numbers(part, &CARD_FIELDS).into_iter().filter(|card| !known.contains(card)) {
            leaks.push(format!("card {card} at version {cards}"));
        }
    }

    fn check_step(&self, step: &Value, viewer: Option<Seat>, leaks: &mut Vec<String>) {
        let version = step["version"].as_u64().expect("a version");
        let events = step["events"].as_array().expect("events");
        // When the next flight is set up all tiles go face down: what was told before belongs to the last flight.
        // A story leaves the set-up out, and ends with the flight.
        let is_last = |event: &Value| ["flight_set_up", "flight_ended"].iter().any(|name| event["type"] == *name);
        let set_up = events.iter().position(is_last).unwrap_or(0);
        for (number, event) in events.iter().enumerate() {
            let tiles = if number < set_up { version - 1 } else { version };
            self.check_named(event, viewer, tiles, version, leaks);
        }
    }

    /// A view, or the sections of it that have changed.
    fn check_sections(&self, part: &Value, viewer: Option<Seat>, version: u64, leaks: &mut Vec<String>) {
        self.check_named(part, viewer, version, version, leaks);
        let state = self.at(version);
        let open = state.setup.open_credits || state.phase == Phase::Over;
        for (seat, shown) in by_seat(&part["seats"]) {
            let player = &state.players[seat];
            let expected = if open { player.credits } else { player.shown };
            if shown["credits"] != json!(expected) || shown["credits_exact"] != json!(open) {
                leaks.push(format!("credits of seat {seat} at version {version}"));
            }
        }
        let own = &part["own"];
        if own.is_null() {
            return;
        }
        let Some(viewer) = viewer.filter(|viewer| own["seat"] == json!(viewer)) else {
            leaks.push(format!("an own view of seat {} at version {version}", own["seat"]));
            return;
        };
        if own["credits"] != json!(state.players[viewer].credits) {
            leaks.push(format!("own credits at version {version} are not those of seat {viewer}"));
        }
        for pile in 0..PILES {
            if !own["piles"][pile].is_null() && !self.has_read(version, Some(viewer), pile) {
                leaks.push(format!("pile {pile} at version {version}"));
            }
        }
        let question = &own["question"];
        if !question.is_null() && question["decision"]["seat"] != json!(viewer) {
            leaks.push(format!("a question of somebody else at version {version}"));
        }
        for choice in question["choices"].as_array().into_iter().flatten() {
            let debts = choice["events"].as_array().into_iter().flatten().map(|event| &event["paid"]);
            let others = |paid: &Value| paid["why"] == "debt_forgiven" && paid["seat"] != json!(viewer);
            if !state.setup.open_credits && debts.into_iter().any(others) {
                leaks.push(format!("a debt of somebody else at version {version}"));
            }
        }
    }

    /// Everything that a client was told and must not have been.
    pub fn check(&self, heard: &Heard) -> Vec<String> {
        let version = |text: &String| {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let tells = message["type"] == "view" || message["type"] == "update";
            tells.then(|| message["version"].as_u64().expect("a version"))
        };
        // Whoever comes back is welcomed with what the first view after it is about.
        let mut told = heard.texts.iter().find_map(version).unwrap_or(0);
        let mut leaks = Vec::new();
        for text in &heard.texts {
            leaks.extend(self.leaks(text, heard.viewer, told));
            told = version(text).unwrap_or(told);
        }
        leaks
    }
}

/// Sections by seat: a list in a view, an object by number in changes.
fn by_seat(sections: &Value) -> Vec<(Seat, &Value)> {
    match sections {
        Value::Array(list) => list.iter().enumerate().map(|(number, section)| (seat(number), section)).collect(),
        Value::Object(map) => {
            map.iter().map(|(number, section)| (seat(number.parse().expect("a number")), section)).collect()
        }
        _ => Vec::new(),
    }
}

/// Every number within these fields, however deep.
fn numbers(value: &Value, fields: &[&str]) -> Vec<u64> {
    fn all(value: &Value, found: &mut Vec<u64>) {
        match value {
            Value::Number(number) => found.extend(number.as_u64()),
            Value::Array(items) => items.iter().for_each(|item| all(item, found)),
            Value::Object(fields) => fields.values().for_each(|field| all(field, found)),
            _ => {}
        }
    }
    fn within(value: &Value, fields: &[&str], found: &mut Vec<u64>) {
        match value {
            Value::Object(map) => {
                // What is of such a kind has it in its value.
                if map.get("type").and_then(Value::as_str).is_some_and(|kind| fields.contains(&kind)) {
                    map.get("value").into_iter().for_each(|value| all(value, found));
                }
                // A phase may be the beat of a card, by its number: that is no card.
                for (name, field) in map.iter().filter(|(name, _)| *name != "phase") {
                    if fields.contains(&name.as_str()) { all(field, found) } else { within(field, fields, found) }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| within(item, fields, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    within(value, fields, &mut found);
    found
}
