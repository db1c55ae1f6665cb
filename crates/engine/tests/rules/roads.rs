//! Rough roads over whole games: which cards are drawn, for whom, and that none comes twice.

use crate::common::{AnyLegal, Table, content, fill_ships};
use fastrand::Rng;
use std::sync::Arc;
use trucker_engine::chance::Seed;
use trucker_engine::content::{Content, RoadCard};
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game};
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::{self, Modifier};
use trucker_engine::script::{Cx, Flow};
use trucker_engine::setup::Extras;
use trucker_engine::ship::{Quirks, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, BySeat, Credits, Dice, Level, Seat, Turn};

fn drawn(events: &[Event]) -> Vec<(Modifier, Option<Seat>)> {
    let road = |event: &Event| match event {
        Event::RoadDrawn { road, seat, .. } => Some((*road, *seat)),
        _ => None,
    };
    events.iter().filter_map(road).collect()
}

fn rough(players: u8, mode: Mode, extras: Extras) -> Setup {
    Setup { extras, ..Setup::new(players, mode) }
}

/// A box with these roads alone.
fn with_roads(roads: &[Modifier]) -> Arc<Content> {
    let mut only = (*content()).clone();
    only.roads.retain(|road| roads.contains(&road.modifier));
    Arc::new(only)
}

#[test]
fn the_deck_has_every_road_once() {
    let content = content();
    let mut names: Vec<String> = content.roads.iter().map(|road| format!("{:?}", road.modifier)).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), content.roads.len()), (Modifier::ROADS.len(), Modifier::ROADS.len()));
    let others = || content.roads.iter().filter(|road| road.modifier != Modifier::NastySurprise);
    let marked = |mark: fn(&RoadCard) -> bool| others().filter(|road| mark(road)).count();
    assert_eq!((marked(|road| road.building), marked(|road| road.for_all)), (3, 2));
}

#[test]
fn roads_never_repeat_in_a_trek() {
    for number in 0..40 {
        let setup = rough(2, Mode::Trek, Extras { rough_roads: 3, ..Extras::default() });
        let mut table = Table::with_full_ships(setup, number);
        let mut roads = drawn(&table.first_events.clone());
        while !table.game.is_over() {
            roads.extend(drawn(&table.step()));
        }
        let mut different = roads.clone();
        different.sort_unstable_by_key(|(road, _)| *road);
        different.dedup();
        assert_eq!(different.len(), roads.len(), "{roads:?} in game {number}");
        assert!(roads.len() >= 9, "three for each flight, and one more for a nasty surprise");
    }
}

#[test]
fn roads_are_drawn_before_anybody_says_go() {
    let setup = rough(3, Mode::Flight(Level::II), Extras { rough_roads: 2, ..Extras::default() });
    let (game, events) = Game::new(setup, content(), &mut Seed::from_number(1)).expect("a possible setup");
    assert_eq!(drawn(&events).len(), 2);
    assert_eq!(game.state().phase, Phase::Building);
    for seat in game.state().seats().iter() {
        let view = |view: View<'_>| (view.common_roads().iter().count(), view.roads(seat).iter().count());
        assert_eq!(game.view(None, view), (2, 2), "everybody sees them");
    }
}

#[test]
fn handicaps_hold_for_their_player_and_leave_out_what_makes_sense_for_all_only() {
    for number in 0..60 {
        let handicaps = BySeat([0, 3, 1, 0, 0]);
        let setup = rough(3, Mode::Flight(Level::II), Extras { handicaps, ..Extras::default() });
        let (game, events) = Game::new(setup, content(), &mut Seed::from_number(number)).expect("a possible setup");
        for (road, seat) in drawn(&events) {
            assert!(seat.is_some(), "{road:?} holds for one player");
            let card = content().roads.iter().find(|card| card.modifier == road).copied().expect("it is in the deck");
            assert!(!card.for_all, "{road:?} is for all or nobody");
        }
        for (seat, cards) in game.state().seats().iter().zip(handicaps.0) {
            let roads = game.state().players[seat].rules.modifiers.roads();
            assert_eq!(roads.iter().count(), usize::from(cards), "cards of {seat} in game {number}");
        }
        // The same cards for all who need them: whoever has fewer has the first of the others'.
        let of = |seat: usize| {
            let mine = drawn(&events).into_iter().filter(|(_, to)| to.is_some_and(|to| to.index() == seat));
            mine.map(|(road, _)| road).collect::<Vec<Modifier>>()
        };
        assert_eq!(of(2), of(1)[..1], "shared handicaps in game {number}");
    }
}

#[test]
fn a_handicap_changes_the_ship_of_its_player_alone() {
    for road in [Modifier::DeadZone, Modifier::DefectiveConnectors, Modifier::GravitationalAnomaly] {
        let setup =
            rough(2, Mode::Flight(Level::II), Extras { handicaps: BySeat([0, 1, 0, 0, 0]), ..Extras::default() });
        let (game, _) = Game::new(setup, with_roads(&[road]), &mut Seed::from_number(2)).expect("a possible setup");
        let state = game.state();
        let changed: Vec<bool> = state.seats().iter().map(|it| state.ships[it].quirks() != Quirks::default()).collect();
        assert_eq!(changed, [false, true], "{road:?}");
    }
}

#[test]
fn a_tough_trip_has_a_fifth_card_in_each_pile() {
    let content = with_roads(&[Modifier::ToughTrip]);
    let setup = rough(2, Mode::Flight(Level::II), Extras { rough_roads: 1, ..Extras::default() });
    let (game, _) = Game::new(setup, content.clone(), &mut Seed::from_number(4)).expect("a possible setup");
    let printed = content.flight_board(Level::II).cards_per_pile;
    for pile in game.state().flight.piles {
        let here = |level: Level| pile.iter().filter(|card| content.card(*card).level == level).count();
        assert_eq!(here(Level::I), usize::from(printed[Level::I]));
        assert_eq!(here(Level::II), usize::from(printed[Level::II]) + 1);
    }
}

/// After building with a nasty surprise that turns out to be this card.
fn surprised(road: Modifier, peeked: bool) -> (State, Arc<Content>) {
    let content = with_roads(&[Modifier::NastySurprise, road]);
    let setup = rough(2, Mode::Flight(Level::II), Extras { rough_roads: 1, ..Extras::default() });
    for number in 0.. {
        let mut seed = Seed::from_number(number);
        let (game, events) = Game::new(setup, content.clone(), &mut seed).expect("a possible setup");
        if drawn(&events) != [(Modifier::NastySurprise, None)] {
            continue;
        }
        let mut state = *game.state();
        fill_ships(&mut Rng::with_seed(number), &mut state, &content);
        state.yard.builders[Seat::FIRST].peeked = u8::from(peeked);
        let mut game = Game::from_state(state, content.clone());
        let events = game.resume(&mut seed);
        assert_eq!(drawn(&events), [(road, None)]);
        let replaced = |event: &Event| matches!(event, Event::RoadDrawn { instead: Some(Modifier::NastySurprise), .. });
        assert!(events.iter().any(replaced), "it is told whose place the card takes");
        return (game.current(), content);
    }
    unreachable!("some game begins with it")
}

#[test]
fn a_nasty_surprise_is_replaced_after_building() {
    let (state, _) = surprised(Modifier::BadLuck, false);
    for seat in state.seats().iter() {
        assert!(state.players[seat].rules.modifiers.contains(Modifier::BadLuck));
        assert!(!state.players[seat].rules.modifiers.contains(Modifier::NastySurprise));
    }
}

#[test]
fn a_nasty_tough_trip_adds_cards_that_nobody_has_read() {
    let (state, content) = surprised(Modifier::ToughTrip, true);
    let all: usize = state.flight.piles.iter().map(|pile| pile.iter().count()).sum();
    let printed: u8 = content.flight_board(Level::II).cards_per_pile.0.iter().sum();
    assert_eq!(all, 4 * (usize::from(printed) + 1));
    assert_eq!(state.flight.deck.len(), all, "they are shuffled in");
    let read = View::new(&state, &content, Some(Seat::FIRST)).pile(0).expect("it was read");
    assert_eq!(read.len(), usize::from(printed), "the card that came later is not known");
    // Another world keeps what was read, and has as many cards.
    for number in 0..30 {
        let world = state.resample(&content, Some(Seat::FIRST), &mut Seed::from_number(number));
        let again = View::new(&world, &content, Some(Seat::FIRST)).pile(0).expect("it was read");
        assert_eq!((read, world.flight.deck.len()), (again, all));
    }
}

#[test]
fn when_the_deck_is_through_cards_of_earlier_flights_come_back() {
    let content = with_roads(&[Modifier::BadLuck, Modifier::BigBaddies]);
    let setup = rough(2, Mode::Trek, Extras { rough_roads: 2, ..Extras::default() });
    let (game, events) = Game::new(setup, content.clone(), &mut Seed::from_number(1)).expect("a possible setup");
    assert_eq!(drawn(&events).len(), 2);
    let mut state = *game.state();
    state.phase = Phase::SetUp;
    state.flight_number = 1;
    let mut next = Game::from_state(state, content);
    assert_eq!(drawn(&next.resume(&mut Seed::from_number(2))).len(), 2);
}

#[test]
fn the_dead_column_is_rolled_until_it_lies_on_the_plan() {
    let content = with_roads(&[Modifier::DeadZone]);
    let mut rerolled = 0;
    for (level, new_ships, number) in [Level::I, Level::II, Level::III]
        .into_iter()
        .flat_map(|level| (0..60).map(move |number| (level, number % 2 == 0, number)))
    {
        let extras =
            Extras { rough_roads: 1, ships: ByLevel([new_ships, new_ships, new_ships, false]), ..Extras::default() };
        let setup = rough(2, Mode::Flight(level), extras);
        let (game, events) = Game::new(setup, content.clone(), &mut Seed::from_number(number)).expect("a setup");
        let column = |event: &Event| match event {
            Event::ColumnDied { column } => Some(*column),
            _ => None,
        };
        let dice = |event: &Event| match event {
            Event::Rolled { dice, .. } => Some(*dice),
            _ => None,
        };
        let died = events.iter().find_map(column).expect("a column dies");
        let board = game.state().rules.ship_board(&content, Seat::FIRST);
        let rolls: Vec<Dice> = events.iter().filter_map(dice).collect();
        let (last, missed) = rolls.split_last().expect("somebody rolls");
        // Numbers that share a column on ship IA mean it here, too; hits that IIA and IIIA bend do not matter.
        assert_eq!(died, board::column_of(board, *last));
        let on_plan = |dice: Dice| !(Squares::column(board::column_of(board, dice)) & board.squares).is_empty();
        assert!(on_plan(*last) && !missed.iter().any(|roll| on_plan(*roll)), "{rolls:?} on {level:?}");
        rerolled += missed.len();
        if new_ships && level == Level::I {
            assert!(missed.is_empty(), "every number means a column of ship IA");
        }
        for seat in game.state().seats().iter() {
            assert_eq!(game.state().ships[seat].quirks().dead, Squares::column(died));
        }
    }
    assert!(rerolled > 0, "some columns lie beside the plan");
}

#[test]
fn a_nasty_surprise_is_never_replaced_by_itself() {
    // Even when every other card has been used: then there is none.
    let content = with_roads(&[Modifier::NastySurprise]);
    let setup = rough(2, Mode::Flight(Level::II), Extras { rough_roads: 1, ..Extras::default() });
    let mut seed = Seed::from_number(1);
    let (game, events) = Game::new(setup, content.clone(), &mut seed).expect("a possible setup");
    assert_eq!(drawn(&events), [(Modifier::NastySurprise, None)]);
    let mut state = *game.state();
    fill_ships(&mut Rng::with_seed(1), &mut state, &content);
    let mut game = Game::from_state(state, content);
    assert_eq!(drawn(&game.resume(&mut seed)), []);
    assert!(game.current().players[Seat::FIRST].rules.modifiers.is_empty());
}

/// A game that waits for everyone to fly on to the last card, with a union aboard and full purses.
fn before_the_last_card(number: u64) -> Table {
    let mut table = Table::with_full_ships(rough(3, Mode::Flight(Level::II), Extras::default()), number);
    table.play_until(|game| game.state().phase == Phase::Reveal);
    let mut state = *table.game.state();
    state.flight.deck = state.flight.deck.nth(0).into_iter().collect();
    state.players.0.iter_mut().for_each(|player| player.rules.modifiers.insert(Modifier::UnionShip));
    modifiers::resolve(&mut state.rules, &mut state.players.0);
    for player in &mut state.players.0 {
        player.credits = Credits(40);
    }
    table.game = Game::from_state(state, content());
    table.game.resume(&mut table.seed);
    table
}

#[test]
fn announcing_to_give_up_never_undoes_what_the_union_was_told() {
    let mut asked = 0;
    for number in 0..20 {
        let mut table = before_the_last_card(number);
        while table.game.state().phase == Phase::Reveal {
            let question = table.game.asked().first().copied().expect("somebody is asked");
            if matches!(question.reason, Reason::FlyOn) {
                table.submit(question.seat, Action::Answer(Answer::Yes)).expect("they may");
                continue;
            }
            asked += 1;
            let before = table.game.current();
            for seat in before.seats().iter() {
                for _ in 0..3 {
                    let announced = table.game.current().flight.announced.contains(seat);
                    let told = table.submit(seat, Action::Menu(MenuItem::GiveUp(!announced)));
                    assert_eq!(told.is_ok(), before.flight.flying.contains(seat), "{seat} in game {number}");
                }
            }
            let mut after = table.game.current();
            (after.flight.announced, after.now) = (before.flight.announced, before.now);
            assert!(after == before, "nothing else changes in game {number}");
            let flying = before.flight.flying;
            table.step();
            assert!(table.game.current().flight.flying.without(flying).is_empty(), "nobody comes back");
        }
    }
    assert!(asked > 20, "the union asks");
}

/// A ship with explosive stuff: full batteries beside the starting cabin, a beam that touches them at a corner only.
fn laden() -> (State, Content, Square, Square) {
    let mut content = (*content()).clone();
    let mut tile = |name: &str, kind: &str, param: &str, sides: &str| {
        content.tiles.push(trucker_content::parse_tile(name, kind, param, sides).expect("a tile"));
        content.tile_ids().last().expect("a tile")
    };
    let (battery, beam) = (tile("battery", "battery", "2", "0003"), tile("beam", "structural", "", "0030"));
    let setup = rough(1, Mode::Flight(Level::II), Extras::default());
    let (game, _) = Game::new(setup, Arc::new(content.clone()), &mut Seed::from_number(1)).expect("a possible setup");
    let mut state = *game.state();
    state.players[Seat::FIRST].rules.modifiers.insert(Modifier::ExplosiveStuff);
    modifiers::resolve(&mut state.rules, &mut state.players.0);
    let (beside, corner) = (Square::at(8, 7).expect("a square"), Square::at(7, 6).expect("a square"));
    let ship = &mut state.ships[Seat::FIRST];
    ship.put(&content, beside, battery, Turn::ALL[0]);
    ship.set_aboard(beside, ship.aboard(beside).with_batteries(2));
    ship.put(&content, corner, beam, Turn::ALL[0]);
    (state, content, beside, corner)
}

#[test]
fn what_is_destroyed_explodes_and_what_is_given_up_or_falls_off_does_not() {
    // No card makes anybody give up a component that can hold anything, so this is asked of the rule itself.
    type Lose = fn(&mut Cx<'_, '_>, Seat, Squares) -> Flow;
    let ways: [(Lose, bool); 3] = [
        (|cx, seat, squares| cx.destroy(seat, squares), true),
        (|cx, seat, squares| cx.give_up(seat, squares), false),
        (|cx, seat, squares| cx.drop_off(seat, squares), false),
    ];
    for (number, (lose, explodes)) in ways.into_iter().enumerate() {
        let (mut state, content, beside, corner) = laden();
        let mut nobody = AnyLegal::new(1);
        let mut cx = Cx::inline(&mut state, &content, &mut nobody, None);
        lose(&mut cx, Seat::FIRST, Squares::of(beside)).expect("everything is answered");
        let ship = &state.ships[Seat::FIRST];
        assert!(ship.at(beside).is_none(), "way {number}");
        assert_eq!(ship.at(corner).is_none(), explodes, "way {number}");
        assert_eq!(ship.at(Square::CENTRE).is_none(), explodes, "way {number}");
    }
}
