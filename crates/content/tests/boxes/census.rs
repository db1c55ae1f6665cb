//! The base box holds what the printed box holds.

use std::collections::BTreeMap;
use trucker_content::{Texts, base, kind_name};
use trucker_engine::card::{Beat, CardKind, Gain, Measure, Penalty, Projectile, ProjectileKind, Volley};
use trucker_engine::content::{FlightBoard, ShipBoard, Warp};
use trucker_engine::grid::Grid;
use trucker_engine::setup::{Boxes, Set};
use trucker_engine::squares::Square;
use trucker_engine::tile::{Component, Connector, Tile};
use trucker_engine::words::{Alien, Credits, Days, Goods, Level, Side, Strength, Turn};

/// A table that plays with the base box alone.
fn heap() -> impl Iterator<Item = &'static Tile> {
    base().tiles.iter().filter(|tile| tile.component != Component::StartingCabin)
}

#[test]
fn tiles_of_each_kind() {
    let mut found = BTreeMap::new();
    for tile in &base().tiles {
        let (kind, capacity) = kind_name(tile.component);
        *found.entry((kind.into_owned(), capacity)).or_insert(0) += 1;
    }
    let expected = [
        (("battery", Some(2)), 11),
        (("battery", Some(3)), 6),
        (("cabin", None), 17),
        (("cannon", None), 25),
        (("cargo", Some(2)), 9),
        (("cargo", Some(3)), 6),
        (("double_cannon", None), 11),
        (("double_engine", None), 9),
        (("engine", None), 21),
        (("life_support_brown", None), 6),
        (("life_support_purple", None), 6),
        (("shield", None), 8),
        (("special_cargo", Some(1)), 6),
        (("special_cargo", Some(2)), 3),
        (("starting_cabin", None), 4),
        (("structural", None), 8),
    ];
    assert_eq!(found, expected.map(|((kind, capacity), count)| ((kind.to_owned(), capacity), count)).into());
    assert_eq!(heap().count(), 152);
    assert_eq!(base().heap(Boxes::default()).len(), 152);
    assert_eq!(base().starting_cabins().count(), 4);
}

#[test]
fn sides_of_each_connector() {
    let sides = |connector| {
        heap().flat_map(|tile| Side::ALL.map(|side| tile.pipes.on(side))).filter(|on| *on == connector).count()
    };
    assert_eq!(sides(Connector::Smooth), 262);
    assert_eq!(sides(Connector::OnePipe), 122);
    assert_eq!(sides(Connector::TwoPipe), 122);
    assert_eq!(sides(Connector::Universal), 102);
    for id in base().starting_cabins() {
        assert_eq!(base().tile(id).pipes.connectors(), 4);
    }
}

#[test]
fn tiles_keep_their_names_and_order() {
    for (i, tile) in base().tiles.iter().enumerate() {
        assert_eq!(tile.name, format!("t{:03}", i + 1));
    }
    // One tile whose four sides differ, to see the direction they are listed in.
    let tile = base().tiles.iter().find(|tile| tile.name == "t001").unwrap();
    assert_eq!(tile.component, Component::Battery(2));
    let sides = Side::ALL.map(|side| tile.pipes.on(side));
    assert_eq!(sides, [Connector::Universal, Connector::OnePipe, Connector::TwoPipe, Connector::Smooth]);
}

#[test]
fn figures_fill_their_places() {
    let supply = &base().supply;
    let mut humans = 0;
    let mut batteries = 0;
    for tile in &base().tiles {
        match tile.component {
            Component::StartingCabin | Component::Cabin => humans += 2,
            Component::Battery(tokens) => batteries += u32::from(tokens),
            _ => {}
        }
    }
    assert_eq!((supply.astronauts, humans), (42, 42));
    assert_eq!((supply.batteries, batteries), (40, 40));
    assert_eq!(supply.aliens, 4);
    assert_eq!(supply.goods, Goods([12, 17, 13, 14]));
    assert_eq!(supply.prices, [4, 3, 2, 1].map(Credits));
    assert_eq!(supply.lost_component, Credits(1));
}

#[test]
fn cards_of_each_deck_and_kind() {
    let count = |kind| {
        [Level::I, Level::II, Level::III]
            .map(|level| base().cards.iter().filter(|card| card.level == level && card.kind == kind).count())
    };
    let expected = [
        (CardKind::Planets, [4, 4, 4]),
        (CardKind::OpenSpace, [4, 3, 3]),
        (CardKind::MeteorSwarm, [3, 3, 3]),
        (CardKind::AbandonedShip, [2, 2, 2]),
        (CardKind::AbandonedStation, [2, 2, 2]),
        (CardKind::Slavers, [1, 1, 1]),
        (CardKind::Smugglers, [1, 1, 1]),
        (CardKind::Pirates, [1, 1, 1]),
        (CardKind::CombatZone, [1, 1, 1]),
        (CardKind::Stardust, [1, 1, 0]),
        (CardKind::Epidemic, [0, 1, 1]),
        (CardKind::Sabotage, [0, 0, 1]),
    ];
    for (kind, decks) in expected {
        assert_eq!(count(kind), decks, "{kind:?}");
    }
    for level in [Level::I, Level::II, Level::III] {
        assert_eq!(base().deck(level, Boxes::default()).len(), 20);
    }
}

#[test]
fn cards_keep_their_names_and_order() {
    let expected = [Level::I, Level::II, Level::III]
        .into_iter()
        .flat_map(|level| (1..=20).map(move |number| format!("{level}-{number:02}")));
    assert!(base().cards.iter().map(|card| card.name.clone()).eq(expected));
}

#[test]
fn eight_cards_of_deck_one_are_for_learning() {
    let names: Vec<&str> = base().learning_deck().iter().map(|id| base().card(id).name.as_str()).collect();
    assert_eq!(names, ["I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-18", "I-19"]);
}

fn beats(name: &str) -> &'static [Beat] {
    &base().card(base().card_named(name).unwrap()).beats
}

#[test]
fn enemies_have_their_figures() {
    let [Beat::Enemy(slavers)] = beats("I-01") else { panic!("I-01 is an enemy") };
    assert_eq!((slavers.strength, slavers.days), (Strength::points(6), Days(1)));
    assert_eq!(slavers.penalties, [Penalty::Crew(3)]);
    assert_eq!(slavers.reward, Gain::from(Credits(5)));

    let [Beat::Enemy(smugglers)] = beats("I-02") else { panic!("I-02 is an enemy") };
    assert_eq!(smugglers.penalties, [Penalty::Goods(2)]);
    assert_eq!(smugglers.reward, Gain::from(Goods([0, 1, 1, 1])));

    let [Beat::Enemy(pirates)] = beats("I-03") else { panic!("I-03 is an enemy") };
    let shot = |kind| Projectile { kind, from: Side::Front };
    let shots = [ProjectileKind::LightFire, ProjectileKind::HeavyFire, ProjectileKind::LightFire].map(shot);
    assert_eq!(pirates.penalties, [Penalty::Shots(shots.to_vec())]);
}

#[test]
fn other_cards_have_their_figures() {
    let planets = [[2, 0, 0, 0], [1, 0, 0, 2], [0, 1, 0, 0]].map(|goods| Gain::from(Goods(goods))).to_vec();
    assert_eq!(beats("I-13"), [Beat::Planets { planets, days: Days(2) }]);
    assert_eq!(beats("I-17"), [Beat::AbandonedShip { crew: 2, credits: Credits(3), days: Days(1), shots: vec![] }]);
    assert_eq!(
        beats("I-20"),
        [Beat::AbandonedStation { crew: 6, goods: Goods([2, 0, 0, 0]), days: Days(1), shots: vec![] }]
    );
    let meteors = [
        (ProjectileKind::LargeMeteor, Side::Front),
        (ProjectileKind::SmallMeteor, Side::Left),
        (ProjectileKind::SmallMeteor, Side::Right),
    ];
    assert_eq!(
        beats("I-09"),
        [Beat::Meteors { volleys: meteors.map(|(kind, from)| Volley::from(Projectile { kind, from })).to_vec() }]
    );
    for (name, beat) in
        [("I-04", Beat::Stardust), ("I-05", Beat::OpenSpace), ("II-05", Beat::Epidemic), ("III-04", Beat::Sabotage)]
    {
        assert_eq!(beats(name), [beat]);
    }
}

#[test]
fn combat_zones_are_three_beats() {
    let rear = |kind| Projectile { kind, from: Side::Rear };
    let shots = [ProjectileKind::LightFire, ProjectileKind::HeavyFire].map(rear).to_vec();
    let expected = [
        Beat::Weakest { by: Measure::Crew, penalties: vec![Penalty::Days(Days(3))] },
        Beat::Weakest { by: Measure::Engines, penalties: vec![Penalty::Crew(2)] },
        Beat::Weakest { by: Measure::Cannons, penalties: vec![Penalty::Shots(shots)] },
    ];
    assert_eq!(beats("I-16"), expected);
    for card in base().cards.iter().filter(|card| card.kind == CardKind::CombatZone) {
        assert_eq!(card.beats.len(), 3, "{}", card.name);
    }
}

#[test]
fn ship_boards() {
    let squares: Vec<usize> = base().ship_boards.iter().map(|board| board.squares.len()).collect();
    assert_eq!(squares, [18, 27, 36]);
    for (level, board) in Level::ALL.into_iter().zip(&base().ship_boards) {
        let ShipBoard { name, level: printed, set, turned, compass, warp, squares, grid, .. } = board;
        let ShipBoard { start, reserve, holes, halves, .. } = board;
        assert_eq!((*printed, *start, *reserve), (level, Some(Square::CENTRE), 2));
        assert_eq!((holes, halves), (&None, &None));
        assert_eq!(*grid, Grid::Flat);
        assert_eq!((name, *set, *turned, warp), (&level.to_string(), Set::Base, Turn::NONE, &Warp::None));
        assert_eq!(*compass, None);
        assert!(start.is_some_and(|start| squares.contains(start)));
        for square in squares.iter() {
            let mirrored = Square::at(14 - square.column(), square.row()).unwrap();
            assert!(squares.contains(mirrored), "level {level}: {square} has no mirror image");
        }
    }
    // The corners of the outlines, to see that rows and columns have their printed numbers.
    let ends: Vec<_> = base().ship_boards.iter().map(|board| (board.squares.first(), board.squares.last())).collect();
    let square = |column, row| Square::at(column, row);
    assert_eq!(ends, [(square(7, 5), square(9, 9)), (square(6, 5), square(10, 9)), (square(7, 4), square(11, 9))]);
}

#[test]
fn flight_boards() {
    let figures = |board: &FlightBoard| {
        let FlightBoard { level, spaces, start, finish_rewards, best_looking, timer_spaces, cards_per_pile } = board;
        let start: Vec<i16> = start.iter().map(|days| days.0).collect();
        let rewards: Vec<i16> = finish_rewards.iter().map(|credits| credits.0).collect();
        (*level, spaces.0, start, rewards, best_looking.0, *timer_spaces, cards_per_pile.0)
    };
    let learning = (Level::I, 18, vec![4, 2, 1, 0], vec![4, 3, 2, 1], 2, 0, [0, 0, 0, 0]);
    assert_eq!(figures(&base().learning_board), learning);
    let others = [
        (Level::I, 18, vec![4, 2, 1, 0], vec![4, 3, 2, 1], 2, 2, [2, 0, 0, 0]),
        (Level::II, 24, vec![6, 3, 1, 0], vec![8, 6, 4, 2], 4, 3, [1, 2, 0, 0]),
        (Level::III, 34, vec![9, 5, 2, 0], vec![12, 9, 6, 3], 6, 4, [1, 1, 2, 0]),
    ];
    assert_eq!(base().flight_boards.iter().map(figures).collect::<Vec<_>>(), others);
}

#[test]
fn what_is_not_certain_is_marked() {
    let text = std::str::from_utf8(Texts::base().text("cards.toml")).unwrap();
    let cards = || text.split("[[card]]").skip(1);
    let count = |level: u8, confidence: &str| {
        let marks = [format!("level = {level}\n"), format!("confidence = \"{confidence}\"\n")];
        cards().filter(|card| marks.iter().all(|mark| card.contains(mark.as_str()))).count()
    };
    assert_eq!((count(1, "certain"), count(2, "certain")), (20, 20));
    assert_eq!(["certain", "high", "medium", "low"].map(|confidence| count(3, confidence)), [0, 14, 5, 1]);
    let reconstructed: Vec<&str> = cards().filter(|card| card.contains("\"reconstructed\"")).collect();
    assert_eq!(reconstructed.len(), 1);
    assert!(reconstructed[0].contains("id = \"III-10\"") && reconstructed[0].contains("confidence = \"low\""));
}

#[test]
fn spelling_goes_both_ways() {
    for tile in &base().tiles {
        let (kind, capacity) = kind_name(tile.component);
        let param = capacity.map_or(String::new(), |capacity| capacity.to_string());
        let sides: String = Side::ALL.map(|side| char::from(b'0' + tile.pipes.on(side) as u8)).into_iter().collect();
        assert_eq!(trucker_content::parse_tile(&tile.name, &kind, &param, &sides).as_ref(), Ok(tile));
    }
    assert_eq!(kind_name(Component::LifeSupport(Alien::Brown)), ("life_support_brown".into(), None));
}
