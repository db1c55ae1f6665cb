//! Scenarios as stages for people: what begins there, and what is said if nothing can.

use std::sync::Arc;
use tempfile::TempDir;
use trucker::scenario::stage;
use trucker_engine::chance::{Purpose, Seed};
use trucker_engine::decision::Answer;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::record::Table;
use trucker_engine::stage::STAGED;
use trucker_engine::state::Phase;
use trucker_engine::words::{Dice, Seat};

const PLANETS: &str = "players red\nship red\n  7,7 start humans 2\ncard planets, days 1, goods blue\ndice 3+4 2+\n";

/// A file with this text.
fn file(text: &str) -> (TempDir, String) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("some.txt");
    std::fs::write(&path, text).expect("a file");
    let name = path.display().to_string();
    (folder, name)
}

#[test]
fn a_card_is_yet_to_be_turned_up_and_its_dice_to_be_rolled() {
    let (_folder, name) = file(&format!("scenario One\n{PLANETS}expect\n  crew red 2\n"));
    let stage = stage(&name).expect("a stage");
    assert_eq!(stage.state.phase, Phase::Reveal);
    assert_eq!(stage.state.flight.deck.len(), 2, "the flight goes on after the card");
    assert_eq!(stage.draws[Purpose::Dice as usize], [2, 3, 1]);
    let first = stage.state.flight.deck.nth(usize::from(stage.draws[Purpose::Cards as usize][0]));
    assert!(first.is_some_and(|card| stage.content.card(card).name.starts_with("planets")), "{first:?}");
}

#[test]
fn what_cannot_be_a_stage_is_named() {
    let two = format!("scenario One\n{PLANETS}expect\n  crew red 2\nscenario Two\n{PLANETS}expect\n  crew red 2\n");
    let payday = "scenario One\nplayers red\npayday\nexpect\n  credits red 0\n";
    let nothing = "scenario One\nplayers red\nexpect\n  credits red 0\n";
    let loose = "scenario One\nplayers red\nship red\n  7,7 start humans 2\n  9,9 cabin 0000\ncard stardust\nexpect\n  crew red 2\n";
    for (text, title, hints) in [
        (&*two, "", &["several", "#One", "#Two"][..]),
        (&two, "#Three", &["no scenario with this title", "#One", "#Two"]),
        (payday, "", &["some.txt:3:", "begin with a card"]),
        (nothing, "#One", &["some.txt:1:", "nothing happens"]),
        (loose, "#One", &["some.txt:5:", "cannot fly"]),
        ("scenario One\nplayers red\nbanana\n", "", &["some.txt:3:", "banana"]),
    ] {
        let (_folder, name) = file(text);
        let said = stage(&format!("{name}{title}")).expect_err("a fault");
        assert!(hints.iter().all(|hint| said.contains(hint)), "{said}");
    }
    assert!(stage("no such file.txt#One").expect_err("a fault").contains("cannot be read"));
    let (_folder, name) = file(&two);
    assert!(stage(&format!("{name}#Two")).is_ok());
}

#[test]
fn the_dice_are_those_of_the_scenario_and_then_those_of_the_seed() {
    let text = "scenario One\nplayers red\nship red\n  7,7 start humans 2\n\
        card meteor swarm, meteors small front / small front / small front\ndice 3+4 6+6\nexpect\n  crew red 2\n";
    let (_folder, name) = file(text);
    let stage = Arc::new(stage(&name).expect("a stage"));
    let mut thirds = Vec::new();
    for number in 0..20 {
        let (mut table, _) = Table::rehearse(stage.clone(), Seed::from_number(number));
        let events = table.submit(Seat::FIRST, Action::Answer(Answer::Yes), 0).expect("the card is turned up");
        let rolls: Vec<Dice> = (events.iter())
            .filter_map(|event| if let Event::Rolled { dice, .. } = event { Some(*dice) } else { None })
            .collect();
        assert_eq!(rolls[..2], [Dice::of(3, 4), Dice::of(6, 6)]);
        thirds.push(rolls[2]);
        assert_eq!(table.save().rules_version, STAGED, "it does not follow from its log alone");
    }
    assert!(thirds.iter().any(|roll| *roll != thirds[0]), "{thirds:?}");
}
