//! A game is a list of rounds, and rules of the road can be agreed on anew between two of them (Ruling 74).

use crate::common::Table;
use trucker_engine::decision::{Answer, Reason, Shape};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, BadSetup, check_setup};
use trucker_engine::record::Record;
use trucker_engine::setup::{Boxes, Extras, Leg, Legs, MAX_LEGS, Roads, Round, Set, Titles};
use trucker_engine::state::{Mode, Phase, Setup};
use trucker_engine::words::{ByLevel, BySeat, Level, Seat};

fn rounds(mode: Mode, extras: Extras) -> Vec<Round> {
    let setup = Setup { extras, ..Setup::new(2, mode) };
    let all: Vec<Round> = setup.rounds().collect();
    assert_eq!(all.len(), usize::from(setup.flights()));
    for (number, round) in (0..).zip(&all) {
        assert_eq!((round.number, setup.round(number)), (number, Some(*round)));
        assert_eq!((round.is_first(), round.last), (number == 0, usize::from(number) + 1 == all.len()));
    }
    assert_eq!(setup.round(setup.flights()), None);
    all
}

#[test]
fn a_flight_is_one_round_without_titles() {
    let [learning] = rounds(Mode::Learning, Extras::default())[..] else { panic!("one round") };
    assert_eq!((learning.level, learning.learning, learning.titles), (Level::I, true, Titles::None));
    for level in [Level::I, Level::II, Level::III] {
        let [flight] = rounds(Mode::Flight(level), Extras::default())[..] else { panic!("one round") };
        assert_eq!((flight.level, flight.learning, flight.titles), (level, false, Titles::None));
        assert_eq!((flight.ships, flight.boxes, flight.roads), (Set::Base, Boxes::default(), Roads::default()));
    }
}

#[test]
fn a_trek_is_three_rounds_for_titles() {
    let handicaps = BySeat([0, 2, 0, 0, 0]);
    let ships = ByLevel([false, true, false, false]);
    let extras = Extras { technology: true, ships, rough_roads: 1, handicaps, ..Extras::default() };
    let trek = rounds(Mode::Trek, extras);
    let levels: Vec<Level> = trek.iter().map(|round| round.level).collect();
    assert_eq!(levels, [Level::I, Level::II, Level::III]);
    let titles: Vec<Titles> = trek.iter().map(|round| round.titles).collect();
    let defended = |turn_gold| Titles::Defended { turn_gold };
    assert_eq!(titles, [Titles::Won, defended(true), defended(false)]);
    let from: Vec<Set> = trek.iter().map(|round| round.ships).collect();
    assert_eq!(from, [Set::Base, Set::KeepOnTrucking, Set::Base]);
    for round in trek {
        assert_eq!(round.boxes, Boxes { technology: true, ..Boxes::default() });
        assert_eq!(round.roads, Roads { everyone: 1, handicaps });
    }
}

#[test]
fn nothing_can_be_agreed_on_anew_in_a_single_flight() {
    let extras = Extras { roads_anew: true, ..Extras::default() };
    let open = |mode| check_setup(&Setup { extras, ..Setup::new(2, mode) }, &crate::common::content());
    assert_eq!(open(Mode::Flight(Level::II)), Err(BadSetup::NothingAnew));
    assert_eq!(open(Mode::Learning), Err(BadSetup::PlainLearning));
    assert_eq!(open(Mode::Trek), Ok(()));
    assert_eq!(
        check_setup(&Setup { extras, ..Setup::new(2, Mode::Trek) }, trucker_content::base()),
        Err(BadSetup::NotInTheBox)
    );
}

/// A trek of three players up to what is asked after a flight.
fn after_flight(number: u8, extras: Extras) -> Table {
    let mut table = Table::with_full_ships(Setup { extras, ..Setup::new(3, Mode::Trek) }, 3);
    while (table.game.state().flight_number, table.game.state().phase) != (number, Phase::Between) {
        go_on(&mut table);
    }
    table
}

/// Everyone goes along, and flies as they like.
fn go_on(table: &mut Table) -> Vec<Event> {
    let agreed = table
        .game
        .asked()
        .iter()
        .find(|decision| matches!(decision.reason, Reason::AgreeOnRoads { .. } | Reason::AgreeOnHandicap { .. }));
    match agreed.map(|decision| decision.seat) {
        Some(seat) => table.submit(seat, Action::Answer(Answer::Done)).expect("to go along is an answer"),
        None => table.step(),
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

#[test]
fn what_is_agreed_on_holds_until_something_else_is() {
    let extras = Extras { rough_roads: 1, roads_anew: true, ..Extras::default() };
    let mut table = after_flight(0, extras);
    for player in 0..3 {
        table.submit(seat(player), Action::Answer(Answer::Option(2))).expect("two cards for all");
        let own = if player == 1 { Answer::Option(3) } else { Answer::Done };
        table.submit(seat(player), Action::Answer(own)).expect("an own handicap");
    }
    let agreed = Roads { everyone: 2, handicaps: BySeat([0, 3, 0, 0, 0]) };
    assert_eq!(table.game.state().round().roads, agreed, "in the second flight");
    while table.game.state().phase != Phase::Between {
        go_on(&mut table);
    }
    let [first, second, ..] = table.game.asked() else { panic!("everyone is asked again") };
    assert_eq!((first.reason, first.shape), (Reason::AgreeOnRoads { now: 2 }, second.shape));
    assert_eq!(first.shape, Shape::OneOf { options: 0b1111, may_pass: true });
    while table.game.state().flight_number < 2 {
        go_on(&mut table);
    }
    assert_eq!(table.game.state().round().roads, agreed, "in the third flight, as nobody wants anything else");
}

#[test]
fn what_was_planned_needs_no_state_of_its_own() {
    let extras = Extras { rough_roads: 2, roads_anew: true, ..Extras::default() };
    let mut table = after_flight(0, extras);
    while table.game.state().phase == Phase::Between {
        go_on(&mut table);
    }
    assert_eq!(table.game.state().anew, None);
    assert_eq!(table.game.state().round().roads.everyone, 2);
}

#[test]
fn wishes_are_not_known_before_everyone_has_spoken() {
    let extras = Extras { rough_roads: 1, roads_anew: true, ..Extras::default() };
    let [mut low, mut high] = [0, 1].map(|_| after_flight(0, extras));
    let told = [(&mut low, 0), (&mut high, 3)].map(|(table, cards)| {
        let mut told = table.submit(seat(0), Action::Answer(Answer::Option(cards))).expect("an answer");
        told.extend(table.submit(seat(0), Action::Answer(Answer::Option(cards))).expect("an answer"));
        told
    });
    assert_eq!(told, [vec![], vec![]], "nothing is told");
    assert_eq!(low.game.asked(), high.game.asked(), "the others are asked the same");
    assert_eq!(low.game.current(), high.game.current(), "and see the same");
}

#[test]
fn a_record_of_such_a_game_is_read_back() {
    let extras = Extras { roads_anew: true, ..Extras::default() };
    let content = crate::common::content();
    let seed = trucker_engine::chance::Seed::from_number(5);
    let setup = Setup { extras, ..Setup::new(2, Mode::Trek) };
    let (table, _) = trucker_engine::record::Table::open(setup, content, seed).expect("a game");
    let text = serde_json::to_string(&table.save()).expect("a text");
    let read: Record = serde_json::from_str(&text).expect("a record");
    assert_eq!(read.setup, setup);
    let plain = serde_json::to_string(&Setup { extras: Extras::default(), ..setup }).expect("a text");
    assert!(!plain.contains("roads_anew"), "nobody else's record says a word of it");
}

fn campaign(legs: &[Leg]) -> Setup {
    Setup::new(2, Mode::Campaign(Legs::new(legs).expect("a campaign")))
}

/// Two flights of level II and one of level I: the first on the new ship with everything new, the last with new tiles.
fn mixed() -> Setup {
    let everything = Boxes { technology: true, adventures: true, ..Boxes::default() };
    campaign(&[
        Leg { ships: Set::KeepOnTrucking, boxes: everything, roads: 1, ..Leg::of(Level::II) },
        Leg::of(Level::II),
        Leg { boxes: Boxes { technology: true, ..Boxes::default() }, ..Leg::of(Level::I) },
    ])
}

#[test]
fn a_campaign_is_a_list_of_any_flights() {
    let setup = mixed();
    check_setup(&setup, &crate::common::content()).expect("a game");
    let all = rounds(setup.mode, setup.extras);
    let seen: Vec<_> = all.iter().map(|round| (round.level, round.ships, round.boxes.technology)).collect();
    use Set::{Base, KeepOnTrucking};
    assert_eq!(seen, [(Level::II, KeepOnTrucking, true), (Level::II, Base, false), (Level::I, Base, true)]);
    assert!(all.iter().all(|round| round.titles == Titles::None && !round.learning));
    assert_eq!(all.iter().map(|round| round.roads.everyone).collect::<Vec<_>>(), [1, 0, 0]);
    assert_eq!(setup.boxes(), Boxes { technology: true, adventures: true, ..Boxes::default() });
}

#[test]
fn every_flight_of_a_campaign_is_flown_with_its_own_boards_and_boxes() {
    let content = crate::common::content();
    let mut table = Table::with_full_ships(mixed(), 9);
    let mut flown = Vec::new();
    let left_out = table.game.state().pool.left_out;
    assert!(!left_out.is_empty(), "with new tiles a share is taken out");
    while !table.game.is_over() {
        let state = table.game.state();
        if state.phase == Phase::Building && flown.len() == usize::from(state.flight_number) {
            let new_tiles =
                content.heap(Boxes { technology: true, ..Boxes::default() }).without(content.heap(Boxes::default()));
            let has_new = state.yard.face_down.without(new_tiles) != state.yard.face_down;
            assert_eq!(state.pool.left_out, left_out, "they stay out for the whole campaign");
            flown.push((
                state.rules.level,
                content.ship_boards[state.rules.board_index(seat(0))].name.clone(),
                has_new,
            ));
        }
        let told = go_on(&mut table);
        let looks = |event: &&Event| matches!(event, Event::TitleTaken { .. } | Event::TitleScored { .. });
        assert_eq!(told.iter().find(looks), None, "nobody flies for titles");
    }
    let named: Vec<_> = flown.iter().map(|(level, board, new)| (*level, board.as_str(), *new)).collect();
    assert_eq!(named, [(Level::II, "IIA", true), (Level::II, "II", false), (Level::I, "I", true)]);
}

#[test]
fn cards_come_back_when_a_deck_is_too_short() {
    let mut table = Table::with_full_ships(campaign(&[Leg::of(Level::II); 5]), 4);
    let mut piles = 0;
    while !table.game.is_over() {
        let state = table.game.state();
        if state.phase == Phase::Building {
            crate::common::assert_cards(state, table.game.content());
            piles = piles.max(state.flight_number);
        }
        table.step();
    }
    assert_eq!(piles, 4, "five flights had whole piles");
}

#[test]
fn a_campaign_has_one_to_eight_flights_that_say_what_they_are_flown_with() {
    let list = |count: usize| vec![Leg::of(Level::I); count];
    assert_eq!(MAX_LEGS, 8);
    assert!(Legs::new(&list(0)).is_err() && Legs::new(&list(9)).is_err());
    assert_eq!(Legs::new(&list(8)).expect("a campaign").as_slice(), list(8));
    let open = |setup: Setup| check_setup(&setup, &crate::common::content());
    for extras in [
        Extras { technology: true, ..Extras::default() },
        Extras { rough_roads: 1, ..Extras::default() },
        Extras { ships: ByLevel([true, false, false, false]), ..Extras::default() },
    ] {
        assert_eq!(open(Setup { extras, ..mixed() }), Err(BadSetup::SaidByLegs));
    }
    let titles = Extras { titles: true, ..Extras::default() };
    assert_eq!(open(Setup { extras: titles, ..mixed() }), Err(BadSetup::TitlesWithoutTrek));
    assert_eq!(open(campaign(&[Leg { roads: 4, ..Leg::of(Level::I) }])), Err(BadSetup::TooManyRoads(4)));
    let rings = Leg { ships: Set::AnotherBigExpansion, ..Leg::of(Level::I) };
    let no_ship = BadSetup::NoSuchShip { flight: 2, level: Level::I };
    assert_eq!(open(campaign(&[Leg::of(Level::II), rings])), Err(no_ship));
    let boxes = Boxes { technology: true, ..Boxes::default() };
    let new_tiles = campaign(&[Leg { boxes, ..Leg::of(Level::I) }]);
    assert_eq!(check_setup(&new_tiles, trucker_content::base()), Err(BadSetup::NotInTheBox));
}

#[test]
fn a_campaign_is_written_and_read_as_a_list() {
    let text = serde_json::to_string(&mixed()).expect("a text");
    assert!(text.contains(r#""mode":{"type":"campaign","value":[{"level":"II","ships":"keep_on_trucking","#), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), mixed());
    let short = r#"{"type":"campaign","value":[{"level":"II"},{"level":"I","boxes":{"technology":true}}]}"#;
    let Mode::Campaign(legs) = serde_json::from_str(short).expect("a mode") else { panic!("a campaign") };
    assert_eq!(legs.as_slice()[0], Leg::of(Level::II));
    assert!(legs.as_slice()[1].boxes.technology);
    assert!(serde_json::from_str::<Mode>(r#"{"type":"campaign","value":[]}"#).is_err());
}
