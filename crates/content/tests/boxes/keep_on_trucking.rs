//! *Keep on Trucking* holds what its rulebook counts, and leaves the base box as it is.

use std::collections::BTreeMap;
use trucker_content::{EDITIONS, Edition, Texts, all, base, load, load_dir};
use trucker_content::{kind_name, param_of, parse_tile, sides_of};
use trucker_engine::card::{Beat, Card, CardKind, Hoard, ProjectileKind};
use trucker_engine::content::{ShipBoard, Warp};
use trucker_engine::modifiers::Modifier;
use trucker_engine::setup::{Extras, Set};
use trucker_engine::squares::Square;
use trucker_engine::state::{Mode, Setup};
use trucker_engine::tile::{Connector, Tile};
use trucker_engine::words::{ByLevel, Credits, Days, Goods, Level, Roll, Side, Turn};

fn new_tiles() -> impl Iterator<Item = &'static Tile> {
    all().tiles.iter().filter(|tile| tile.set == Set::KeepOnTrucking)
}

fn card(name: &str) -> &'static Card {
    all().card(all().card_named(name).unwrap())
}

#[test]
fn the_base_box_comes_first_and_unchanged() {
    assert_eq!(all().tiles[..156], base().tiles[..]);
    assert_eq!(all().cards[..60], base().cards[..]);
    assert_eq!(all().ship_boards[..3], base().ship_boards[..]);
    assert_eq!(all().supply, base().supply);
    let plain = Setup::new(4, Mode::Flight(Level::II));
    assert_eq!(all().heap(plain.boxes()), base().heap(plain.boxes()));
    assert_eq!(all().deck(Level::I, plain.boxes()), base().deck(Level::I, plain.boxes()));
    assert_eq!(plain.boxes().bank(all()), base().supply.goods);
}

#[test]
fn tiles_of_each_kind() {
    let mut found = BTreeMap::new();
    for tile in new_tiles() {
        *found.entry(format!("{} {}", kind_name(tile.component).0, param_of(tile.component))).or_insert(0) += 1;
    }
    let expected = [
        ("cabin ", 2),
        ("cannon_booster ", 4),
        ("cannon_engine ", 4),
        ("catapult ", 6),
        ("combined cargo2+battery2", 2),
        ("combined special1+battery2", 2),
        ("combined special1+cargo2", 2),
        ("engine_booster ", 4),
        ("life_support_cyan ", 6),
        ("reactor_furnace ", 4),
        ("shield_booster ", 4),
        ("special_cargo 1", 3),
        ("stasis_chamber ", 3),
        ("structural ", 6),
    ];
    assert_eq!(found, expected.map(|(kind, count)| (kind.to_owned(), count)).into());
    assert_eq!(new_tiles().count(), 52);
    assert!(new_tiles().zip(1..).all(|(tile, number)| tile.name == format!("k{number:03}")));
}

#[test]
fn sides_of_each_connector() {
    let sides = |connector| {
        new_tiles().flat_map(|tile| Side::ALL.map(|side| tile.pipes.on(side))).filter(|on| *on == connector).count()
    };
    assert_eq!((sides(Connector::OnePipe), sides(Connector::TwoPipe)), (48, 48));
    for tile in new_tiles() {
        for side in Side::ALL.into_iter().filter(|side| tile.plating.covers(*side, Turn::NONE)) {
            assert_eq!(tile.pipes.on(side), Connector::Smooth, "{}: plating is a smooth side", tile.name);
        }
    }
    assert_eq!(new_tiles().filter(|tile| !tile.plating.is_none()).count(), 11);
}

#[test]
fn spelling_goes_both_ways() {
    for tile in &all().tiles {
        let (kind, param, sides) = (kind_name(tile.component).0, param_of(tile.component), sides_of(tile));
        let read = parse_tile(&tile.name, &kind, &param, &sides).unwrap();
        assert_eq!(Tile { set: tile.set, ..read }, *tile);
    }
    for wrong in ["", "cargo2", "cargo2+cargo1", "cargo2+special2", "battery2+cargo0", "cargo2+battery8", "cargo2+tea1"]
    {
        let told = parse_tile("mine", "combined", wrong, "0000").unwrap_err();
        assert!(
            told.starts_with(&format!("param '{wrong}' is wrong: a combined component has two or three")),
            "{told}"
        );
    }
}

/// X1: 102, 68 or 51 of 204 tiles leave the game.
#[test]
fn tiles_left_out() {
    let left_out = |players| {
        let mut setup = Setup::new(players, Mode::Flight(Level::II));
        setup.extras = Extras { technology: true, ..Extras::default() };
        (all().heap(setup.boxes()).len(), setup.tiles_left_out(all()))
    };
    assert_eq!([2, 3, 4].map(left_out), [(204, 102), (204, 68), (204, 51)]);
}

#[test]
fn three_new_cards_in_each_deck() {
    let mut setup = Setup::new(2, Mode::Flight(Level::II));
    setup.extras = Extras { adventures: true, ..Extras::default() };
    assert_eq!(Level::ALL.map(|level| all().deck(level, setup.boxes()).len()), [23, 23, 23, 0]);
    let kinds = |level: Level| -> Vec<CardKind> {
        let new = all().cards.iter().filter(|card| card.set == Set::KeepOnTrucking && card.level == level);
        new.map(|card| card.kind).collect()
    };
    assert_eq!(kinds(Level::I), [CardKind::Junkyard, CardKind::WideOpenSpace, CardKind::BadDay]);
    assert_eq!(kinds(Level::II), [CardKind::Junkyard, CardKind::WideOpenSpace, CardKind::MeteorVortex]);
    assert_eq!(kinds(Level::III), [CardKind::Junkyard, CardKind::MeteorVortex, CardKind::AntitrustCheck]);
    assert!(all().cards.iter().skip(60).all(|card| !card.learning));
}

#[test]
fn new_cards_have_their_figures() {
    for name in ["KI-01", "KII-01", "KIII-01"] {
        let [Beat::Junkyard { rows }] = &card(name).beats[..] else { panic!("{name} is a junkyard") };
        assert_eq!(rows.len(), 4);
    }
    let [Beat::Junkyard { rows }] = &card("KII-01").beats[..] else { panic!("KII-01 is a junkyard") };
    assert_eq!(rows[1].cost.hits.len(), 3);
    assert_eq!(rows[1].cost.hits[2].kind, ProjectileKind::LargeMeteor);
    assert_eq!((rows[1].gains.len(), rows[1].gains[1].batteries), (2, 4));
    assert_eq!((rows[2].cost.goods, rows[2].gains[0].credits), (2, Credits(6)));
    assert_eq!((rows[3].cost.crew, rows[3].gains[0].days), (3, Days(2)));
    assert_eq!(card("KI-02").beats, [Beat::WideOpenSpace { times: 2 }]);
    assert_eq!(card("KIII-03").beats, Hoard::ALL.map(|hoard| Beat::Most { hoard }));
    let [Beat::Vortex { projectiles: meteors }] = &card("KIII-02").beats[..] else { panic!("KIII-02 is a vortex") };
    assert!(Side::ALL.into_iter().all(|side| meteors.iter().filter(|meteor| meteor.from == side).count() == 3));
}

#[test]
fn a_bad_day_grows_with_the_level() {
    let rows = [Beat::Epidemic, Beat::Sabotage, Beat::Stardust];
    for level in [Level::I, Level::II, Level::III] {
        assert_eq!(card("KI-03").beats_on(level), &rows[..=level.index()]);
    }
}

fn boards(name: &str) -> Vec<&'static ShipBoard> {
    all().ship_boards.iter().filter(|board| board.name == name).collect()
}

#[test]
fn ship_ia() {
    let turned = boards("IA");
    assert_eq!(turned.iter().map(|board| board.turned).collect::<Vec<_>>(), Turn::ALL);
    let numbers = Warp::Merged([5, 5, 5, 6, 6, 7, 8, 8, 9, 9, 9]);
    for board in &turned {
        assert_eq!((board.squares.len(), board.start, &board.warp), (18, Some(Square::CENTRE), &numbers));
        assert_eq!(board.set, Set::KeepOnTrucking);
        // Every roll names a row and a column of the ship.
        assert!(
            board.squares.iter().all(|square| (5..=9).contains(&square.column()) && (5..=9).contains(&square.row()))
        );
    }
    // Only one side has a square in its middle: the front, turned clockwise.
    let middle = |column, row| Square::at(column, row).unwrap();
    let middles = [middle(7, 5), middle(9, 7), middle(7, 9), middle(5, 7)];
    for (board, at) in turned.iter().zip(middles) {
        assert!(middles.iter().all(|side| board.squares.contains(*side) == (*side == at)), "{:?}", board.turned);
    }
    let compass = turned[0].compass.unwrap();
    assert!(Turn::ALL.into_iter().all(|turn| compass.contains(&turn)), "every way is on the compass");
}

#[test]
fn ships_iia_and_iiia() {
    let [second] = boards("IIA")[..] else { panic!("there is one IIA") };
    assert_eq!((second.level, second.squares.len(), &second.warp), (Level::II, 27, &Warp::Mirrored));
    let columns: Vec<u8> = second.squares.iter().map(Square::column).collect();
    assert_eq!((columns.iter().min(), columns.iter().max()), (Some(&4), Some(&10)));
    let [third] = boards("IIIA")[..] else { panic!("there is one IIIA") };
    assert_eq!((third.level, third.squares.len(), third.start), (Level::III, 36, Some(Square::CENTRE)));
    let Warp::Redirected { front, rear } = &third.warp else { panic!("IIIA redirects") };
    let at = |roll: u8| usize::from(roll - 2);
    assert_eq!(rear[at(4)], Some((Side::Left, 11)));
    for roll in (2..=12).filter_map(Roll::from_number).map(Roll::number) {
        let aside = !(5..=9).contains(&roll);
        assert_eq!((front[at(roll)].is_some(), rear[at(roll)].is_some()), (aside, aside));
        let mirrored = |hit: Option<(Side, u8)>| hit.map(|(side, row)| (side.opposite(), row));
        assert_eq!(mirrored(front[at(roll)]), front[at(14 - roll)]);
        assert_eq!(mirrored(rear[at(roll)]), rear[at(14 - roll)]);
    }
}

#[test]
fn roads_specialists_dock_and_goods() {
    assert_eq!(all().roads.len(), Modifier::ROADS.len(), "a card for each");
    assert_eq!(all().roads.iter().filter(|card| card.building).count(), 3);
    assert_eq!(all().roads.iter().filter(|card| card.for_all).count(), 2);
    assert_eq!(all().docks, [ByLevel([3, 6, 9, 0].map(Credits)), ByLevel([4, 8, 12, 0].map(Credits))]);
    assert_eq!((all().specialists.alien_bonus, all().specialists.days), (3, Days(1)));
    assert_eq!(all().specialists.goods, [0, 1, 0, 1].map(Credits));
    assert_eq!(all().extra_goods, Goods([2, 4, 4, 10]));
    let mut setup = Setup::new(2, Mode::Flight(Level::II));
    setup.extras = Extras { technology: true, ..Extras::default() };
    assert_eq!(setup.boxes().bank(all()), Goods([14, 21, 17, 24]));
}

/// The faults of both boxes after one piece of one file of the second was replaced.
fn faults(file: &str, old: &str, new: &str) -> String {
    let second = Texts::of(&EDITIONS[1]);
    let text = std::str::from_utf8(second.text(file)).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    let line = text[..text.find(old).unwrap()].matches('\n').count() + 1;
    let text = text.replacen(old, new, 1);
    let read = load(&[Texts::base(), second.with(file, text.as_bytes())]);
    let told = read.map_or_else(|faults| faults.to_string(), |_| "none".to_owned());
    told.replace(&format!("{}/{file}:{line}:", EDITIONS[1].name), "here:")
}

#[test]
fn every_fault_is_named_with_its_line() {
    for (file, old, new, told) in [
        (
            "tiles.csv",
            "k001,cannon_booster",
            "t001,cannon_booster",
            "here: id 't001' is taken by a tile of another box",
        ),
        (
            "tiles.csv",
            "k001,cannon_booster,,2003,1e",
            "k001,cannon_booster,,2003,2e",
            "here: '2e' is unknown: allowed is 2e-images, 2e-data, 1e, rulebook, reconstructed or own",
        ),
        (
            "tiles.csv",
            "sides,source",
            "sides",
            "here: the first line must be id,kind,param,sides,source,confidence,note",
        ),
        ("cards.toml", "id = \"KI-01\"", "id = \"I-01\"", "here: id 'I-01' is taken by a card of another box"),
        ("cards.toml", "times = 2", "times = 0", "here: times must be a whole number from 1 to 9, not 0"),
        ("cards.toml", "gain = {credits = 6}", "gain = {}", "here: gain is empty: a row gives something"),
        (
            "cards.toml",
            "{crew = 2}",
            "{crews = 2}",
            "here: a cost has no key 'crews': allowed is crew, batteries, goods, days, meteors or shots",
        ),
        (
            "cards.toml",
            "\"double_engines\"]",
            "\"shield\"]",
            "here: lines 'shield' is unknown: allowed is cannons, double_cannons, engines or double_engines",
        ),
        (
            "cards.toml",
            "\"stardust\"]",
            "\"planets\"]",
            "here: rows 'planets' is unknown: allowed is epidemic, sabotage or stardust",
        ),
        (
            "boards.toml",
            "[2, 3, 4], ",
            "[2, 3], ",
            "here: numbers must have every roll from 2 to 12 once, in order, such as [[2, 3, 4], [5, 6], …]",
        ),
        (
            "boards.toml",
            "compass = [0, 1, 2, 2, 3, 0]",
            "compass = [0, 1, 2, 2, 4, 0]",
            "here: compass must be a whole number from 0 to 3, not 4",
        ),
        ("boards.toml", "mirrored = true", "mirrored = 1", "here: mirrored must be true or false, not 1"),
        (
            "rough_roads.toml",
            "id = \"explosive_stuff\"",
            "id = \"metal_fatigue\"",
            "here: id is taken by a card before this one",
        ),
        (
            "cyan.toml",
            "alien_bonus = 3",
            "alien_bonus = -3",
            "here: alien_bonus must be a whole number from 0 to 9, not -3",
        ),
        ("titles.toml", "low = [3, 6, 9]", "low = [3, 6]", "here: low must have 3 entries, not 2"),
    ] {
        assert_eq!(faults(file, old, new), told);
    }
}

#[test]
fn a_board_is_not_larger_than_a_ship() {
    let row = "  \"###########\",\n";
    let told = faults(
        "boards.toml",
        "first_column = 4\nfirst_row = 3\ngrid = [\n",
        &format!("first_column = 2\nfirst_row = 2\ngrid = [\n{}", row.repeat(5)),
    );
    assert!(told.contains("the first has 11"), "{told}");
    let old = "  \"...#...\",\n  \".#.#.#.\",\n  \"#######\",\n  \"#######\",\n  \".#####.\",\n  \"##...##\",\n";
    let told = faults("boards.toml", old, &"  \"#######\",\n".repeat(7));
    assert!(told.contains("grid has 49 squares: a ship has at most 48"), "{told}");
}

#[test]
fn directories_with_a_box_each() {
    let dir = env!("CARGO_MANIFEST_DIR");
    let copy = std::env::temp_dir().join(format!("trucker-boxes-{}", std::process::id()));
    let of = |name: &str| copy.join(name);
    for Edition { name, files, .. } in &EDITIONS {
        std::fs::create_dir_all(of(name)).unwrap();
        for (file, _) in *files {
            std::fs::copy(format!("{dir}/{name}/{file}"), of(name).join(file)).unwrap();
        }
    }
    assert_eq!(load_dir(&copy).as_ref(), Ok(all()));
    std::fs::write(of("tiles.csv"), "").unwrap();
    std::fs::create_dir_all(of("my-box")).unwrap();
    let told = load_dir(&copy).unwrap_err().to_string();
    assert!(
        told.contains("my-box:1: is not a box: allowed is base, keep-on-trucking or another-big-expansion"),
        "{told}"
    );
    assert!(told.contains("tiles.csv:1: lies beside the boxes: it belongs into base, keep-on-trucking or "), "{told}");
    std::fs::remove_dir_all(of("my-box")).unwrap();
    std::fs::remove_file(of("tiles.csv")).unwrap();
    for edition in &EDITIONS[1..] {
        std::fs::remove_dir_all(of(edition.name)).unwrap();
    }
    assert_eq!(load_dir(&copy).as_ref(), Ok(base()));
    std::fs::remove_dir_all(&copy).unwrap();
}
