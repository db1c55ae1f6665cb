//! What a message is filled in with: the fields of what happened or is asked, by their names.
//!
//! `web/src/words/sentences.ts` fills events in by the same names, and a test compares the sentences
//! (`tests/program/written.rs`, `web/tests/told.test.ts`).

use super::Words;
use super::names::{id, number, ordinal, squares, text};
use fluent_bundle::FluentValue;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use trucker_engine::card::Projectile;
use trucker_engine::event::{Marking, Money};
use trucker_engine::modifiers::{About, Modifier};
use trucker_engine::squares::Square;
use trucker_engine::team::Member;
use trucker_engine::words::{Level, Roll, Side, Strength};

type Arg<'f> = (&'f str, FluentValue<'static>);

impl Words<'_> {
    /// A message, filled in with the fields of what is called `name`, and with `more`.
    pub(super) fn told(&self, message: &str, name: &str, what: &impl Serialize, more: &[Arg<'_>]) -> String {
        let fields = match serde_json::to_value(what) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        let told = Told { words: self, name, fields: &fields };
        let mut args: Vec<Arg<'_>> = fields.keys().flat_map(|field| told.filled(field).unwrap_or_default()).collect();
        args.extend_from_slice(more);
        self.say(message, &args)
    }
}

/// Something whose fields fill in a message, by their names.
struct Told<'f> {
    words: &'f Words<'f>,
    name: &'f str,
    fields: &'f Map<String, Value>,
}

impl<'f> Told<'f> {
    fn read<T: DeserializeOwned>(&self, field: &str) -> Option<T> {
        serde_json::from_value(self.fields.get(field)?.clone()).ok()
    }

    /// What a field fills in.
    fn filled(&self, field: &'f str) -> Option<Vec<Arg<'f>>> {
        let words = self.words;
        Some(match field {
            "seat" => vec![text("player", words.player(self.read(field)?))],
            "at" | "rival" => {
                let rival = words.player(self.read(field)?);
                vec![text("target", rival.clone()), text("rival", rival)]
            }
            "by" if self.name == "enemy_grew" => vec![text("strength", self.read::<Strength>(field)?.to_string())],
            "by" => vec![text("by", words.player(self.read(field)?))],
            // The ship may have made something else of it.
            "tile" => vec![match self.read("was") {
                Some(was) => text("tile-object", words.component(was, ".object")),
                None => text("tile-object", words.tile_object(self.read(field)?)),
            }],
            "board" => {
                let board = words.content.ship_boards.get(self.read::<usize>(field)?)?;
                vec![text("board", board.name.clone())]
            }
            "card" => vec![text("card", words.card(self.read(field)?))],
            "title" => vec![text("title", words.title(self.read(field)?))],
            "specialist" => vec![text("specialist", words.modifier(self.read(field)?))],
            "road" => vec![text("road", words.modifier(self.read(field)?))],
            "instead" => vec![text("instead", words.modifier(self.read(field)?))],
            "marker" => vec![text("marker", words.marker(self.read(field)?))],
            "ability" => vec![text("ability", words.modifier(self.read(field)?))],
            "abilities" => {
                let abilities: Vec<Modifier> = self.read(field)?;
                vec![text(field, abilities.into_iter().map(|one| words.modifier(one)).collect::<Vec<_>>().join(", "))]
            }
            "member" => vec![text("member", words.member(self.read(field)?))],
            "members" | "from" => {
                let members: Vec<Member> = self.read(field)?;
                vec![text("members", members.into_iter().map(|one| words.member(one)).collect::<Vec<_>>().join(", "))]
            }
            "how" => self.marking(self.read(field)?),
            "about" => self.about(self.read(field)?),
            "mistake" => vec![text("mistake", words.mistake(self.read(field)?))],
            "good" => vec![text("good-object", words.good_form(self.read(field)?, ".object"))],
            "deck" => vec![text("deck", self.read::<Level>(field)?.to_string())],
            "reward" => vec![text("reward", words.gain(self.read(field)?))],
            "goods" => vec![text("goods", words.goods(self.read(field)?))],
            "alien" => {
                let alien = self.read(field)?;
                vec![text("alien", words.alien(alien)), text("alien-object", words.alien_form(alien, ".object"))]
            }
            "side" => {
                let side: Side = self.read(field)?;
                vec![text("side", words.side(side)), text("from", words.side_from(side))]
            }
            "projectile" => words.projectile(self.read(field)?).to_vec(),
            "roll" => {
                let roll: Roll = self.read(field)?;
                let line = self.read("projectile").map(|it: Projectile| words.line(it.from, roll));
                line.into_iter().chain([number(field, roll.number())]).collect()
            }
            "squares" | "boosted" | "component" => vec![text("squares", squares(self.read(field)?))],
            "stations" if self.name == "crubots_on" => vec![text("squares", squares(self.read(field)?))],
            "panels" => vec![text("panels", squares(self.read(field)?))],
            // The hold that a catapult takes its block from and the chamber that somebody leaves are of no interest.
            "square" if self.fields.contains_key("catapult") => vec![],
            "chamber" if self.fields.contains_key("cabin") => vec![],
            "square" | "cabin" | "target" | "chamber" | "booster" | "catapult" | "furnace" | "entry" => {
                let square: Option<Square> = self.read(field)?;
                vec![text("square", square.map_or_else(|| "–".to_owned(), |square| square.to_string()))]
            }
            "dice" => {
                let (first, second): (u8, u8) = self.read(field)?;
                vec![number("first", first), number("second", second)]
            }
            "turn" => vec![number("quarters", self.read::<u8>(field)?)],
            "days" => vec![number("days", self.read::<i16>(field)?.unsigned_abs())],
            "credits" => vec![number("credits", self.read::<i16>(field)?.unsigned_abs())],
            "strength" | "without" | "against" | "adds" => vec![text(field, self.read::<Strength>(field)?.to_string())],
            "score" if self.name == "title_halved" => vec![text("score", self.read::<Strength>(field)?.to_string())],
            "why" => self.money(self.read(field)?),
            // Counted from 0 by the rules, from 1 by people.
            "number" => vec![ordinal("number", self.read(field)?)],
            "pile" => vec![ordinal("pile", self.read(field)?)],
            "planet" => vec![ordinal("planet", self.read(field)?)],
            "space" => vec![ordinal("space", self.read(field)?)],
            // Dice that name no row or column: a dash.
            "row" | "column" if self.fields[field].is_null() => vec![text(field, "–")],
            "row" if self.name.starts_with("junkyard") => vec![ordinal("row", self.read(field)?)],
            // By what and for what it happened is not part of the sentence.
            _ => vec![number(field, self.read::<i32>(field)?)],
        })
    }

    /// How a component was changed.
    fn marking(&self, how: Marking) -> Vec<Arg<'f>> {
        match how {
            Marking::Welded { other }
            | Marking::Piped { other }
            | Marking::Joined { other }
            | Marking::Loosened { other }
            | Marking::Parted { other } => vec![text("other", other.to_string())],
            Marking::Capped { side } => vec![text("side", self.words.side(side))],
            Marking::Became { component, .. } => vec![text("tile-object", self.words.component(component, ".object"))],
            _ => vec![],
        }
    }

    /// What has to be said about an ability.
    fn about(&self, about: About) -> Vec<Arg<'f>> {
        match about {
            About::Partner { with } => vec![text("square", with.to_string())],
            About::Side { of } => vec![text("square", of.to_string())],
            About::Spot { part } => vec![text("part", self.words.say(&format!("part-{}", id(&part)), &[]))],
            About::Marker { marker } => vec![text("marker", self.words.say(&format!("marker-{}", id(&marker)), &[]))],
            About::Place { rival } => vec![text("rival", self.words.player(rival))],
            _ => vec![],
        }
    }

    /// What credits are paid for.
    fn money(&self, why: Money) -> Vec<Arg<'f>> {
        let words = self.words;
        match why {
            Money::Finish(place) => vec![ordinal("place", place)],
            Money::Title(title) => vec![text("title", words.title(title))],
            Money::Sale(goods) => vec![text("goods", words.goods(goods))],
            Money::Losses(lost) => vec![number("lost", lost)],
            Money::Specialist(specialist) => vec![text("specialist", words.modifier(specialist))],
            Money::Member(ability) => vec![text("member", words.modifier(ability))],
            Money::LatePart(tile) => vec![text("tile-object", words.tile_object(tile))],
            Money::Card | Money::BestLooking | Money::DebtForgiven | Money::Insurance | Money::Wages => vec![],
        }
    }
}
