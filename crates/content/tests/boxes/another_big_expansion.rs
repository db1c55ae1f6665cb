//! *Another Big Expansion* holds what its rulebook counts, and leaves the other boxes as they are.

use std::collections::BTreeMap;
use trucker_content::{all, kind_name, param_of, parse_tile};
use trucker_engine::card::{Beat, Card, CardKind};
use trucker_engine::setup::{Boxes, Extras, Leg, Legs, Set};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::tile::{Component, Connector, Tile};
use trucker_engine::words::{Level, Side, Turn};

/// The 42 tiles of the heap, without the starting cabin of a fifth player.
fn new_tiles() -> impl Iterator<Item = &'static Tile> {
    let is_new = |tile: &&Tile| tile.set == Set::AnotherBigExpansion && tile.component != Component::StartingCabin;
    all().tiles.iter().filter(is_new)
}

#[test]
fn tiles_of_each_kind() {
    let mut found = BTreeMap::new();
    for tile in new_tiles() {
        *found.entry(format!("{} {}", kind_name(tile.component).0, param_of(tile.component))).or_insert(0) += 1;
    }
    let expected = [
        ("armory ", 4),
        ("auto_defense ", 10),
        ("crubot_station ", 4),
        ("mixed_life_support cyan+brown", 1),
        ("mixed_life_support cyan+purple", 1),
        ("router ", 4),
        ("solar_panel ", 5),
        ("special_cargo 1", 3),
        ("straight_thruster ", 4),
        ("thruster ", 6),
    ];
    assert_eq!(found, expected.map(|(kind, count)| (kind.to_owned(), count)).into());
    assert_eq!(new_tiles().count(), 42);
    assert!(new_tiles().zip(1..).all(|(tile, number)| tile.name == format!("a{number:03}")));
}

#[test]
fn one_pipe_and_two_pipes_are_as_frequent_and_exhausts_are_smooth() {
    let count = |wanted| {
        new_tiles().flat_map(|tile| Side::ALL.map(|side| tile.pipes.on(side))).filter(|on| *on == wanted).count()
    };
    assert_eq!((count(Connector::OnePipe), count(Connector::TwoPipe)), (38, 38));
    for tile in new_tiles() {
        let exhausts = tile.component.thrusts().into_iter().flatten();
        assert!(exhausts.into_iter().all(|side| tile.pipes.on(side) == Connector::Smooth), "{}", tile.name);
        let plated = Side::ALL.into_iter().filter(|side| tile.plating.covers(*side, Turn::NONE)).count();
        assert_eq!(plated, usize::from(matches!(tile.component, Component::SpecialCargo(1))), "{}", tile.name);
    }
}

#[test]
fn mixed_life_support_is_written_with_both_colours() {
    let parse = |param| parse_tile("made-up", "mixed_life_support", param, "0200");
    assert_eq!(param_of(parse("cyan+brown").expect("a tile").component), "cyan+brown");
    for wrong in ["", "cyan", "purple+cyan", "cyan+cyan"] {
        let told = parse(wrong).expect_err("no such tile");
        assert!(told.contains("a mixed_life_support is cyan+purple or cyan+brown"), "{told}");
    }
}

/// *Component competition*, and cases CC1 to CC4.
#[test]
fn tiles_are_left_out_by_players_boxes_and_class() {
    let flight = |players, technology| {
        let extras = Extras { technology, abe_technology: true, ..Extras::default() };
        let setup = Setup { extras, ..Setup::new(players, Mode::Flight(Level::III)) };
        (setup.tiles_left_out(all()), all().heap(setup.boxes()).len())
    };
    let alone: Vec<(usize, usize)> = (1..=5).map(|players| flight(players, false)).collect();
    assert_eq!(alone, [(75, 194), (75, 194), (50, 194), (25, 194), (0, 194)], "with the base box");
    let both: Vec<(usize, usize)> = (1..=5).map(|players| flight(players, true)).collect();
    assert_eq!(both, [(100, 246), (100, 246), (75, 246), (50, 246), (25, 246)], "with both");
    // Once for a whole campaign, by all that is played with.
    let leg = |boxes| Leg { boxes, ..Leg::of(Level::II) };
    let legs = [leg(Boxes::default()), leg(Boxes { abe_technology: true, ..Boxes::default() })];
    let setup = Setup::new(3, Mode::Campaign(Legs::new(&legs).expect("a campaign")));
    assert_eq!(setup.tiles_left_out(all()), 50);
}

/// *New Adventure Cards*: a Hazardous Sector in each of decks I to III, and deck IV.
#[test]
fn cards_of_each_kind() {
    let cards =
        |level| all().cards.iter().filter(move |card| card.set == Set::AnotherBigExpansion && card.level == level);
    for (level, next) in [(Level::I, Level::II), (Level::II, Level::III), (Level::III, Level::IV)] {
        let sectors: Vec<&Card> = cards(level).filter(|card| card.kind == CardKind::HazardousSector).collect();
        assert_eq!(sectors.len(), 1, "deck {level}");
        assert_eq!(sectors[0].beats, [Beat::CardsOnTop { deck: next, cards: 2 }]);
    }
    let count = |kind| cards(Level::IV).filter(|card| card.kind == kind).count();
    let expected = [
        (CardKind::MostlyOpenSpace, 3),
        (CardKind::RadiationLeak, 1),
        (CardKind::Smugglers, 1),
        (CardKind::Slavers, 1),
        (CardKind::Pirates, 1),
        (CardKind::MeteorSwarm, 3),
        (CardKind::AbandonedShip, 1),
        (CardKind::AbandonedStation, 1),
        (CardKind::Planets, 3),
    ];
    assert_eq!(expected.map(|(kind, _)| (kind, count(kind))), expected);
    for card in cards(Level::IV) {
        match &card.beats[..] {
            [Beat::Enemy(enemy)] => assert!(enemy.penalties.len() > 1, "{}", card.name),
            [Beat::Meteors { volleys }] => assert!(volleys.iter().all(|one| one.kinds.len() == 2), "{}", card.name),
            [Beat::AbandonedShip { shots, .. } | Beat::AbandonedStation { shots, .. }] => assert_eq!(shots.len(), 3),
            [Beat::Planets { planets, .. }] => assert!(planets.iter().any(|offer| offer.crew > 0), "{}", card.name),
            _ => {}
        }
    }
}

/// Without the part no card of the box is in any deck, and there is no deck IV to fly class IV with.
#[test]
fn cards_are_in_the_decks_only_with_their_part() {
    let decks = |boxes| Level::ALL.map(|level| all().deck(level, boxes).len());
    let [one, two, three, four] = decks(Boxes::default());
    let with = decks(Boxes { abe_adventures: true, ..Boxes::default() });
    assert!(four == 0 && with[0] > one && with[1] > two && with[2] > three && with[3] > 8);
    let alone = Setup::new(2, Mode::Flight(Level::IV));
    assert!(alone.check_extras(all()).is_err());
    let extras = Extras { abe_adventures: true, ..Extras::default() };
    assert!(Setup { extras, ..alone }.check_extras(all()).is_ok());
}

#[test]
fn intruders_come_in_threes_and_are_a_part_of_their_own() {
    let count = |level, kind| {
        let cards = all().cards.iter().filter(|card| card.level == level && card.kind == kind);
        cards.filter(|card| card.set == Set::AnotherBigExpansion).count()
    };
    use CardKind::{Commando, DoubleCommando, DoublePredator, Predator, PredatorCommando};
    let kinds = [Predator, Commando, DoublePredator, DoubleCommando, PredatorCommando];
    let by_level = Level::ALL.map(|level| kinds.map(|kind| count(level, kind)));
    assert_eq!(by_level, [[2, 1, 0, 0, 0], [2, 1, 0, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 1, 1]]);
    for card in all().cards.iter().filter(|card| card.kind.is_intruder()) {
        let [Beat::Intruders(intruders)] = &card.beats[..] else { panic!("{}: one beat", card.name) };
        assert!(intruders.charges.last().is_none_or(|last| *last == intruders.steps), "{}", card.name);
        let with = |intruders, abe_adventures| Boxes { intruders, abe_adventures, ..Boxes::default() };
        assert!(with(true, false).have_card(card) && !with(false, true).have_card(card), "{}", card.name);
    }
}
