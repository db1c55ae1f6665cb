//! Every sentence that the code can ask for exists in both languages and is filled in completely.

use std::collections::BTreeSet;
use trucker::words::{Language, Words};
use trucker_engine::card::{CardId, CardKind, ProjectileKind};
use trucker_engine::decision::{CargoMenu, Decision, Reason, Shape};
use trucker_engine::event::{Cause, Event, Money};
use trucker_engine::modifiers::{About, Marker, Modifier, Nth, Part};
use trucker_engine::named::{Named, VariantNames};
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Credits, Days, Good, Goods, Level, Seat, Side, Title, Turn};

const FILES: [(&str, &str); 5] = [
    (include_str!("../../../../locales/en/names.ftl"), include_str!("../../../../locales/cs/names.ftl")),
    (include_str!("../../../../locales/en/events.ftl"), include_str!("../../../../locales/cs/events.ftl")),
    (include_str!("../../../../locales/en/questions.ftl"), include_str!("../../../../locales/cs/questions.ftl")),
    (include_str!("../../../../locales/en/refusals.ftl"), include_str!("../../../../locales/cs/refusals.ftl")),
    (include_str!("../../../../locales/en/demo.ftl"), include_str!("../../../../locales/cs/demo.ftl")),
];

/// Where messages are asked for by their names and not by those of things.
const SOURCES: [&str; 3] = [
    include_str!("../../src/words/names.rs"),
    include_str!("../../src/words/questions.rs"),
    include_str!("../../src/demo/story.rs"),
];

/// What keys begin with; a sentence that shows one is missing.
const FAMILIES: [&str; 14] = [
    "rules-",
    "event-",
    "question-",
    "refusal-",
    "component-",
    "level-",
    "good-",
    "goods-",
    "alien-",
    "side-",
    "mistake-",
    "projectile-",
    "line-",
    "demo-",
];

fn words(language: Language) -> Words<'static> {
    let names = ["Ada", "Bob", "Cid", "Eva"].map(String::from).to_vec();
    Words { language, content: trucker_content::all(), names }
}

/// Keys of messages, and of attributes as `message.attribute`.
fn keys(file: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            message = line.split(' ').next().unwrap_or_default().to_owned();
            assert!(keys.insert(message.clone()), "{message} is written twice");
        } else if let Some(attribute) = line.trim_start().strip_prefix('.') {
            keys.insert(format!("{message}.{}", attribute.split(' ').next().unwrap_or_default()));
        }
    }
    keys
}

fn all_keys() -> BTreeSet<String> {
    FILES.iter().flat_map(|(english, _)| keys(english)).collect()
}

fn check(language: Language, text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "{language:?}: nothing is said about {what:?}");
    assert!(!text.contains(['{', '}', '\u{2068}']), "{language:?}: '{text}' is not filled in, for {what:?}");
    let key = text.split_whitespace().find(|word| FAMILIES.iter().any(|family| word.starts_with(family)));
    assert!(key.is_none(), "{language:?}: '{text}' shows a key, for {what:?}");
}

#[test]
fn both_languages_have_the_same_messages() {
    for (english, czech) in FILES {
        assert_eq!(keys(english), keys(czech));
    }
}

#[test]
fn every_message_the_code_names_exists_and_none_is_left_over() {
    let mut named: BTreeSet<String> = ["player"].map(String::from).into();
    for source in SOURCES {
        for literal in source.split('"').skip(1).step_by(2) {
            if FAMILIES.iter().any(|family| literal.starts_with(family))
                && !["line-in", "good-object", "alien-object"].contains(&literal)
                && !literal.contains('{')
            {
                named.insert(literal.to_owned());
            }
        }
    }
    named.remove("projectile-object");
    // Everything else is called like what it speaks of.
    named.extend(events().iter().map(Words::message));
    named.extend(questions().iter().map(Words::message_of));
    let mut all = |family: &str, names: &[&str]| {
        named.extend(names.iter().map(|name| format!("{family}-{}", name.replace('_', "-"))));
    };
    fn names<T: Named, const COUNT: usize>(things: [T; COUNT]) -> [&'static str; COUNT] {
        things.map(|thing| thing.name())
    }
    all("good", &names(Good::ALL));
    all("goods", &names(Good::ALL));
    all("alien", &names(Alien::ALL));
    all("side", &names(Side::ALL));
    all("mistake", &names(Mistake::ALL));
    all("part", &names(Part::ALL));
    all("marker", &names(Marker::ALL));
    // What two fields make it together.
    all("event", &["paid_member_cost"]);
    all("projectile", &names(ProjectileKind::ALL));
    all("refusal", Refusal::VARIANTS);
    for component in Component::kinds() {
        match component {
            // Named by the colour that is printed beside cyan.
            Component::MixedLifeSupport(_) => {
                let printed = |alien: Alien| format!("{}_{}", component.name(), alien.name());
                all("component", &[&printed(Alien::Purple), &printed(Alien::Brown)]);
            }
            other => all("component", &[&trucker_content::kind_name(other).0]),
        }
    }
    let written: BTreeSet<String> =
        all_keys().into_iter().filter(|key| !key.contains('.') && !key.ends_with("-sum")).collect();
    assert_eq!(named, written);
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for event in events() {
            check(language, &words(language).event(&event), &event);
        }
    }
}

#[test]
fn every_question_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for decision in questions() {
            check(language, &words(language).question(&decision), &decision);
        }
    }
}

#[test]
fn a_question_that_is_asked_several_times_says_which_time_this_is() {
    let (ability, about) = (Modifier::WelderA, About::Component);
    for (nth, ending) in [(None, "?"), (Some(Nth { number: 2, of: 3 }), "? (2 of 3)")] {
        let reason = Reason::ForAbility { ability, about, ship: Seat::FIRST, nth };
        let decision = Decision { seat: Seat::FIRST, shape: Shape::YesNo, reason };
        let question = words(Language::English).question(&decision);
        assert!(question.ends_with(ending), "{question}");
    }
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for refusal in crate::samples::of::<Refusal>(Refusal::VARIANTS) {
            check(language, &words(language).refusal(refusal), &refusal);
        }
    }
}

#[test]
fn everything_has_a_name_in_both_languages() {
    for language in Language::ALL {
        let words = words(language);
        let content = trucker_content::all();
        for tile in (0..content.tiles.len() as u16).map(TileId) {
            check(language, &words.tile(tile), &tile);
        }
        for card in (0..content.cards.len() as u8).map(CardId) {
            check(language, &words.card(card), &card);
        }
        CardKind::ALL.iter().for_each(|kind| check(language, &words.card_kind(*kind), kind));
        Title::ALL.iter().for_each(|title| check(language, &words.title(*title), title));
        Good::ALL.iter().for_each(|good| check(language, &words.good(*good), good));
        Alien::ALL.iter().for_each(|alien| check(language, &words.alien(*alien), alien));
        Side::ALL.iter().for_each(|side| check(language, &words.side(*side), side));
        let levels = [None, Some(Level::I), Some(Level::II), Some(Level::III)];
        levels.iter().for_each(|level| check(language, &words.level(*level), level));
        check(language, &words.goods(Goods::NONE), &"no goods");
    }
}

#[test]
fn a_player_without_a_name_is_numbered() {
    let words = Words { names: Vec::new(), ..words(Language::English) };
    assert_eq!(words.event(&Event::Docked { seat: seat(2) }), "Player 3 goes aboard.");
}

#[test]
fn czech_counts_in_three_ways() {
    let words = words(Language::Czech);
    let lost = |days: i16| {
        words.event(&Event::Moved { seat: Seat::FIRST, days: Days(-days), position: Days(0), cause: Cause::Game })
    };
    assert_eq!([1, 2, 5].map(lost), ["Ada ztrácí 1 den.", "Ada ztrácí 2 dny.", "Ada ztrácí 5 dní."]);
    let paid = |n: i16| {
        words.event(&Event::Paid { seat: Seat::FIRST, credits: Credits(-n), why: Money::Losses(n as u8), each: None })
    };
    assert_eq!(paid(1), "Ada platí 1 kredit za 1 ztracený dílek.");
    assert_eq!(paid(3), "Ada platí 3 kredity za 3 ztracené dílky.");
    assert_eq!(paid(11), "Ada platí 11 kreditů za 11 ztracených dílků.");
    assert_eq!(words.goods(Goods([1, 2, 5, 0])), "1 červená, 2 žluté, 5 zelených");
}

#[test]
fn english_uses_articles_and_plurals() {
    let words = words(Language::English);
    let tiles = (0..trucker_content::all().tiles.len() as u16).map(TileId);
    let engine = tiles.into_iter().find(|tile| words.tile(*tile) == "engine").expect("the box has engines");
    let event = Event::TilePlaced { seat: seat(1), tile: engine, square: Square::CENTRE, turn: Turn::NONE };
    assert_eq!(words.event(&event), "Bob adds an engine at 7,7.");
    let paid = Event::Paid { seat: seat(1), credits: Credits(1), why: Money::Finish(1), each: None };
    assert_eq!(words.event(&paid), "Bob finishes second: 1 credit.");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn events() -> Vec<Event> {
    crate::samples::of(Event::VARIANTS)
}

/// Every question, with something to load and with something to burn.
fn questions() -> Vec<Decision> {
    let nothing = [Squares::NONE; 4];
    let menus = [(Goods([1, 2, 0, 5]), false), (Goods::NONE, true), (Goods([0, 1, 0, 0]), true)];
    let shapes = menus.map(|(dock, to_burn)| {
        Shape::Cargo(CargoMenu { dock, laden: nothing, free: nothing, furnaces: Squares::NONE, to_burn })
    });
    let reasons: Vec<Reason> = crate::samples::of(Reason::VARIANTS);
    let decision = |reason, shape| Decision { seat: Seat::FIRST, shape, reason };
    reasons.into_iter().flat_map(|reason| shapes.map(|shape| decision(reason, shape))).collect()
}
