//! What a game owes whoever runs it, at every step of random games over all kinds of tables.
//!
//! Somebody can always act until the game is over; questions have at least two answers and accept just those; nobody
//! else is listened to; a refusal changes nothing; a copy is the game; no beat grows long; every game ends.

use crate::common::{Table, all_seats, assert_rockets, for_every_table};
use std::collections::{BTreeMap, HashSet};
use trucker_engine::building::{self, Build};
use trucker_engine::card::CardKind;
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game};
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::Modifier;
use trucker_engine::refusal::Refusal;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Phase};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Good, Seat, Title, Turn};

/// Steps within which every game ends.
const BOUND: u32 = 10_000;
/// Answers within which every beat ends.
const LONGEST_BEAT: u32 = 128;

/// One answer of every kind, none of which fits a question that happens not to ask for it.
fn answers() -> Vec<Answer> {
    let off_board = Square::at(2, 2).expect("a square");
    vec![
        Answer::Yes,
        Answer::No,
        Answer::Option(0),
        Answer::Option(9),
        Answer::Option(u8::MAX),
        Answer::Done,
        Answer::Square(Square::CENTRE),
        Answer::Square(off_board),
        Answer::Set(Squares::ALL),
        Answer::Set(Squares::of(off_board)),
        Answer::Set(Squares::NONE),
        Answer::Lift(off_board, Good::Blue),
        Answer::Put(off_board, Good::Red),
        Answer::Humans,
        Answer::Alien(Alien::Purple),
        Answer::Alien(Alien::Brown),
        Answer::Place(off_board, Turn::NONE),
    ]
}

/// One building step of every kind but turning the timer, which the finished may do too, as anyone may say "go".
fn builds() -> Vec<Build> {
    vec![
        Build::Go,
        Build::Draw,
        Build::Take(TileId(20)),
        Build::TakeReserved(0),
        Build::Lift,
        Build::Place(Square::CENTRE, Turn::NONE),
        Build::Reserve,
        Build::Return,
        Build::Look(0),
        Build::Close,
        Build::Finish(0),
        Build::Scrap(Square::CENTRE),
    ]
}

fn assert_refused(table: &mut Table, seat: Seat, action: Action, why: Option<Refusal>) {
    let before = table.game.clone();
    match table.submit(seat, action) {
        Ok(_) => panic!("{action:?} of {seat} was accepted"),
        Err(refusal) => {
            assert!(why.is_none_or(|why| why == refusal), "{action:?} of {seat} was refused with {refusal:?}")
        }
    }
    assert!(table.game == before, "a refused {action:?} changed the game");
}

/// The answers a decision counts, numbers, lists and accepts are the same.
fn assert_answers_agree(decision: &Decision) {
    let shape = &decision.shape;
    let count = shape.count();
    assert!(count >= 2, "{decision:?} has nothing to choose");
    assert_eq!(shape.only(), None, "{decision:?}");
    let legal: Vec<Answer> = shape.legal().collect();
    assert_eq!(legal.len(), count, "{decision:?}");
    for (n, answer) in legal.iter().enumerate() {
        assert_eq!(shape.nth(n), Some(*answer), "{decision:?}");
        assert!(shape.accepts(*answer), "{decision:?} lists {answer:?}");
    }
    assert_eq!(shape.nth(count), None, "{decision:?}");
    let distinct: HashSet<Answer> = legal.iter().copied().collect();
    assert_eq!(distinct.len(), count, "{decision:?} lists an answer twice");
    for answer in answers() {
        assert_eq!(shape.accepts(answer), distinct.contains(&answer), "{decision:?} and {answer:?}");
    }
    if let Shape::Square { from } = shape {
        for square in (0..121).filter_map(Square::from_index) {
            assert_eq!(shape.accepts(Answer::Square(square)), from.contains(square));
        }
    }
}

fn check_questions(table: &mut Table) {
    let asked: Vec<Decision> = table.game.asked().to_vec();
    let seats: Vec<Seat> = asked.iter().map(|decision| decision.seat).collect();
    assert_eq!(seats.iter().collect::<HashSet<_>>().len(), seats.len(), "one question a seat");
    assert_eq!(table.game.waiting_for().iter().collect::<HashSet<_>>(), seats.iter().copied().collect());
    for decision in asked {
        assert_answers_agree(&decision);
        for answer in answers().into_iter().filter(|answer| !decision.shape.accepts(*answer)) {
            assert_refused(table, decision.seat, Action::Answer(answer), Some(Refusal::NotAnAnswer));
        }
        assert_refused(table, decision.seat, Action::Build(Build::Draw), Some(Refusal::NotBuilding));
    }
}

fn check_yard(table: &mut Table) {
    let state = *table.game.state();
    assert!(table.game.asked().is_empty(), "nothing is asked while building");
    assert!(table.game.journal().is_empty(), "building leaves no journal");
    for seat in table.game.waiting_for().iter() {
        let legal = building::legal(&state, table.game.content(), seat);
        assert!(!legal.is_empty(), "{seat} may act but not do anything");
        assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len(), "a step is listed twice");
        for action in &legal {
            assert_eq!(building::check(&state, table.game.content(), seat, *action), Ok(()), "{action:?} is listed");
        }
        for action in builds().into_iter().filter(|action| !legal.contains(action)) {
            assert_refused(table, seat, Action::Build(action), None);
        }
        assert_refused(table, seat, Action::Answer(Answer::Yes), Some(Refusal::NotAsked));
        assert_refused(table, seat, Action::Menu(MenuItem::GiveUp(true)), Some(Refusal::NotFlying));
    }
}

/// What is on somebody's menu is accepted and tells of itself, and nothing else is accepted.
fn check_menu(table: &mut Table) {
    for seat in all_seats() {
        let listed: Vec<MenuItem> = table.game.view(Some(seat), |view| view.menu().collect());
        for item in MenuItem::ALL {
            if listed.contains(&item) {
                let before = table.game.clone();
                let told = table.submit(seat, Action::Menu(item)).expect("what is on the menu may be done");
                assert!(!told.is_empty(), "{item:?} of {seat} tells nothing");
                table.game = before;
            } else {
                assert_refused(table, seat, Action::Menu(item), None);
            }
        }
    }
    table.game.view(None, |view| assert_eq!(view.menu().count(), 0, "whoever watches can do nothing"));
}

fn check_step(table: &mut Table) {
    let copy = table.game.clone();
    assert!(copy == table.game, "a copy is equal");
    let digest = table.game.digest();
    assert_eq!(copy.digest(), digest);
    assert_eq!(copy.asked(), table.game.asked());
    assert_rockets(&table.game.current(), table.game.content());
    let waiting = table.game.waiting_for();
    let halted = table.game.state().yard.halted_until > 0;
    assert!(halted || !waiting.is_empty(), "somebody may act until the game is over");
    assert!(waiting.without(table.game.state().seats()).is_empty(), "only those at the table are waited for");
    match table.game.state().phase {
        Phase::Building => check_yard(table),
        _ => check_questions(table),
    }
    check_menu(table);
    for seat in all_seats().filter(|seat| !waiting.contains(*seat)) {
        let absent = !table.game.state().seats().contains(seat);
        for answer in answers() {
            let why = if absent { Refusal::NoSuchSeat } else { Refusal::NotAsked };
            assert_refused(table, seat, Action::Answer(answer), Some(why));
        }
        // Whoever may read all piles reads on after finishing.
        let reads = !absent && table.game.state().players[seat].rules.reads_all;
        let refused = |build: &Build| !(reads && matches!(build, Build::Look(_) | Build::Close));
        for build in builds().into_iter().filter(|build| absent || *build != Build::Go).filter(refused) {
            assert_refused(table, seat, Action::Build(build), absent.then_some(Refusal::NoSuchSeat));
        }
        if absent {
            assert_refused(table, seat, Action::Menu(MenuItem::GiveUp(true)), Some(Refusal::NoSuchSeat));
        }
    }
    assert_eq!(table.game.digest(), digest, "a refusal changed the game");
}

fn check_end(table: &mut Table) {
    assert!(table.game.asked().is_empty() && table.game.waiting_for().is_empty());
    for seat in all_seats() {
        assert_refused(table, seat, Action::Answer(Answer::Yes), Some(Refusal::GameOver));
        assert_refused(table, seat, Action::Build(Build::Go), Some(Refusal::GameOver));
        assert_refused(table, seat, Action::Menu(MenuItem::GiveUp(true)), Some(Refusal::GameOver));
    }
    let state = table.game.state();
    let mut places: Vec<u8> = Vec::new();
    for seat in state.seats().iter() {
        let player = &state.players[seat];
        assert_eq!(player.place.is_some(), player.gave_up.is_none(), "{seat} either finished or gave up");
        assert_eq!(player.place.is_some(), state.flight.flying.contains(seat));
        assert_eq!(player.shown, player.credits, "credits are shown at the end");
        assert!((-200..=400).contains(&player.credits.0), "{seat} ends with {} credits", player.credits);
        places.extend(player.place);
        if state.setup.mode == Mode::Trek {
            assert!(player.title.is_some(), "{seat} has a title");
        }
    }
    places.sort_unstable();
    assert_eq!(places, (0..places.len() as u8).collect::<Vec<_>>(), "places are given from the first on");
    let ahead: Vec<Option<u8>> = state.flight_order().iter().map(|seat| state.players[*seat].place).collect();
    assert!(ahead.is_sorted(), "places follow the rockets");
}

/// Where in the script a game is; while this stays the same, answers add up in the journal.
fn beat_of(game: &Game) -> (Phase, usize, u8) {
    let state = game.state();
    (state.phase, state.flight.revealed.len(), state.flight_number)
}

#[test]
fn every_step_of_every_game_keeps_the_contract() {
    let mut longest_beat = 0;
    let mut longest_game = 0;
    for_every_table(6, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        let mut answers = 0;
        for step in 0.. {
            if table.game.is_over() {
                longest_game = longest_game.max(step);
                break;
            }
            assert!(step < BOUND, "the game does not end: {:?}", beat_of(&table.game));
            // The long part of a game is building; it is looked at now and then.
            if table.game.state().phase != Phase::Building || table.rng.u8(..8) == 0 {
                check_step(&mut table);
            }
            if table.rng.u16(..400) == 0 {
                let announced = table.rng.bool();
                let seat = Seat::new(table.rng.usize(..4)).expect("a seat");
                let flies =
                    table.game.state().flight.flying.contains(seat) && beat_of(&table.game).0 != Phase::Building;
                let accepted = table.submit(seat, Action::Menu(MenuItem::GiveUp(announced))).is_ok();
                assert!(!accepted || flies, "{seat} does not fly and gives up");
                if table.game.is_over() {
                    continue;
                }
            }
            let beat = beat_of(&table.game);
            table.step();
            answers = if beat_of(&table.game) == beat { answers + 1 } else { 0 };
            if beat.0 != Phase::Building {
                longest_beat = longest_beat.max(answers);
                assert!(answers < LONGEST_BEAT, "{beat:?} has asked for {answers} answers");
            }
        }
        check_end(&mut table);
    });
    println!("longest beat: {longest_beat} answers, longest game: {longest_game} steps");
}

#[test]
fn a_player_alone_flies_to_the_end() {
    for_every_table(1, |setup, number| {
        if setup.players == 1 {
            let mut table = Table::new(setup, number + 7);
            table.play_until(|_| false);
            check_end(&mut table);
        }
    });
}

#[test]
fn an_announcement_taken_back_changes_nothing() {
    for_every_table(1, |setup, number| {
        let mut table = Table::new(setup, number + 11);
        while !table.game.is_over() {
            if let Phase::Card(_) = table.game.state().phase {
                let before = table.game.clone();
                for seat in
                    before.state().flight.flying.iter().filter(|seat| !before.state().flight.announced.contains(*seat))
                {
                    let announced =
                        table.submit(seat, Action::Menu(MenuItem::GiveUp(true))).expect("whoever flies may announce");
                    assert_refused(&mut table, seat, Action::Menu(MenuItem::GiveUp(true)), Some(Refusal::AlreadySo));
                    let back = table
                        .submit(seat, Action::Menu(MenuItem::GiveUp(false)))
                        .expect("whoever announced may take it back");
                    assert_eq!((announced.len(), back.len()), (1, 1), "nothing is told twice");
                }
                assert_eq!(
                    table.game.current(),
                    trucker_engine::state::State { now: table.at.max(before.state().now), ..before.current() }
                );
                assert_eq!(table.game.asked(), before.asked());
            }
            table.step();
        }
    });
}

/// The name of a variant, as serde writes it.
fn name_of(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("it can be written") {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(map) => map["type"].as_str().unwrap_or_default().to_owned(),
        other => other.to_string(),
    }
}

#[test]
fn random_games_meet_every_question_event_and_card() {
    let mut met = BTreeMap::<String, u32>::new();
    let mut meet = |kind: &str, name: String| *met.entry(format!("{kind} {name}")).or_default() += 1;
    for_every_table(50, |setup, number| {
        let mut table = if number % 3 > 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        for event in table.first_events.clone() {
            meet("event", name_of(event));
            if let Event::RoadDrawn { road, .. } = event {
                meet("road", name_of(road));
            }
        }
        while !table.game.is_over() {
            for decision in table.game.asked() {
                meet("asked", name_of(decision.reason));
            }
            let handicaps: Vec<_> = table
                .game
                .state()
                .players
                .0
                .iter()
                .flat_map(|player| [player.rules.handicap, player.rules.second])
                .flatten()
                .collect();
            let mut events = table.step();
            if table.rng.u16(..500) == 0 {
                events.extend(table.submit(Seat::FIRST, Action::Menu(MenuItem::GiveUp(true))).unwrap_or_default());
            }
            for event in events {
                meet("event", name_of(event));
                if let Event::RoadDrawn { road, .. } = event {
                    meet("road", name_of(road));
                }
                if let Event::CardRevealed { card } = event {
                    meet("card", name_of(table.game.content().card(card).kind));
                    handicaps.iter().for_each(|title| meet("gold", name_of(title)));
                }
            }
        }
    });
    let kinds = |kind: &str| met.keys().filter(|name| name.starts_with(kind)).count();
    assert_eq!(kinds("card"), CardKind::ALL.len(), "kinds of cards");
    let gold: Vec<&String> = met.keys().filter(|name| name.starts_with("gold")).collect();
    assert_eq!(gold.len(), Title::ALL.len(), "titles flown with on their gold side: {gold:?}");
    // Players who load at random hardly ever empty the bank.
    let rare = ["GoodsShort"];
    all_were_met(&met, "event", variants(include_str!("../../src/event.rs"), "Event"), &rare);
    // One cabin between two of the three stasis chambers is rare, and so is a furnace between two empty batteries.
    // The same table has to have the credits for an insurance.
    // Two crubot stations on a ship that is short of crew are as rare, and so are two beside a thruster that nobody else
    // could fire at an intruder.
    // A hotel clerk, a stasis chamber with places awake and asleep, and newcomers come together as seldom.
    let rare = ["WakeFrom", "Refill", "Insure", "SwitchOnFor", "SwitchOnToThrust", "StayAwake"];
    all_were_met(&met, "asked", variants(include_str!("../../src/decision.rs"), "Reason"), &rare);
    all_were_met(&met, "road", roads(), &[]);
}

/// Every rule of the road.
fn roads() -> Vec<String> {
    let roads = Modifier::ALL.into_iter().filter(|modifier| modifier.is_road());
    roads.map(|road| format!("{road:?}")).collect()
}

/// The names of an enum's variants, from its source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let text = source.split(&format!("pub enum {name} {{")).nth(1).and_then(|text| text.split("\n}\n").next());
    let lines = text
        .expect("the enum")
        .lines()
        .filter(|line| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase());
    lines.map(|line| line.trim().chars().take_while(|c| c.is_alphanumeric()).collect()).collect()
}

fn all_were_met(met: &BTreeMap<String, u32>, kind: &str, names: Vec<String>, rare: &[&str]) {
    let snake = |name: &str| {
        name.chars().fold(String::new(), |mut snake, c| {
            if c.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.push(c.to_ascii_lowercase());
            snake
        })
    };
    let never =
        |name: &&String| !met.contains_key(&format!("{kind} {}", snake(name))) && !rare.contains(&name.as_str());
    let missing: Vec<&String> = names.iter().filter(never).collect();
    assert!(missing.is_empty(), "no random game has met {kind} {missing:?}");
}
