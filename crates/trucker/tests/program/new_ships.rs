//! `trucker ship` with the boards and the tiles of *Keep on Trucking*.

use std::process::{Command, Output};
use trucker::ship::boards::Board;
use trucker::ship::code::{decode, encode};
use trucker::ship::flights::{fly, launched};
use trucker::ship::inspect::{Strengths, boosted, contraptions, cover};
use trucker::ship::read::of_text;
use trucker::ship::report::Report;
use trucker::ship::svg;
use trucker::ship::threats::{Draw, Facing, Threats};
use trucker_content::{all, base};
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::lacks::{Lack, lacks};
use trucker_engine::ship::{Ship, analysis};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Good, Level, Side, Strength};

fn board(name: &str) -> Board {
    Board::named(name, all()).expect("a board")
}

fn ship(text: &str) -> Ship {
    of_text(text, all()).expect("a ship").1
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// What comes of one projectile; and the ways there are in all, 36 of two dice.
fn facing(ship: &Ship, board: Board, kind: ProjectileKind, from: Side) -> Facing {
    let threats = Threats::of(ship, all(), board, &[], true);
    let projectile = Some(Projectile { kind, from });
    let threat = threats.list.into_iter().find(|threat| threat.projectile == projectile);
    threat.expect("a kind of projectile").facing
}

fn ways(chance: f64) -> u32 {
    let ways = (chance * 36.0).round();
    assert!((chance * 36.0 - ways).abs() < 1e-9, "{chance} is no chance of two dice");
    ways as u32
}

// ---------------------------------------------------------------- codes

#[test]
fn every_board_has_its_code() {
    let codes: Vec<(String, String)> = Board::all(all()).map(|it| (it.name(all()), it.code(all()))).collect();
    let expected = [
        ("I", "1"),
        ("II", "2"),
        ("III", "3"),
        ("IA", "1A"),
        ("IA >", "1A1"),
        ("IA v", "1A2"),
        ("IA <", "1A3"),
        ("IIA", "2A"),
        ("IIIA", "3A"),
    ];
    let told = |(name, code): (&str, &str)| (name.to_owned(), code.to_owned());
    assert_eq!(codes[..expected.len()], expected.map(told));
    // Boards of another box follow: two of its own, and those that are put together from two halves.
    let more = [("IIB", "2B"), ("IIIB", "3B"), ("IVaa", "4aa"), ("IVab", "4ab")];
    assert_eq!(codes[expected.len()..][..more.len()], more.map(told));
    assert_eq!((codes.len(), codes.last()), (expected.len() + 2 + 25, Some(&told(("IVee", "4ee")))));
    for (name, code) in expected {
        assert_eq!((board(name), board(&name.replace(' ', ""))), (board(code), board(code)));
    }
    let unknown = Board::named("IVA", all()).unwrap_err();
    assert!(
        unknown
            .starts_with("board 'IVA' is unknown: allowed is I, II, III, IA, IA >, IA v, IA <, IIA, IIIA, IIB, IIIB"),
        "{unknown}"
    );
}

/// One of each kind of new tile, with something on all that can hold something.
const NEW: &str = "\
board IIA
7,6 start humans 2
7,3 k001
5,4 k005 >
7,4 k009 v
9,4 k013 <
4,5 k017 sleepers 3
5,5 k020
6,5 k026 >
7,5 k032
8,5 k036 batteries 1 goods yellow blue
9,5 k038 full goods red
10,5 k040 goods red green blue
4,6 k042
5,6 k048 goods red
6,6 k051 < alien cyan
";

/// A ship that can be built on board IIA.
const BUILT: &str = "\
board IIA
7,3 t152 <
7,4 t056 <
9,4 k010 >
4,5 k040 v goods red green
5,5 k013 v
6,5 k052 alien cyan
7,5 k023 v
8,5 k009
9,5 t151 >
10,5 t041 humans 2
4,6 k001 v
5,6 t115 v
6,6 t063 goods blue
7,6 start humans 2
8,6 k038 > batteries 2 goods red
9,6 k014 <
10,6 t127 v
6,7 t009 v full
7,7 t054
8,7 k006 v
9,7 t098
";
const BUILT_CODE: &str = "s1-2A-IJfNjfOqVRsOXASKiSs8KTLKTqQUJZUigCXJyXnKYD4BYiACZMFUCZqnaH6dgiCeDUeqGfGE_B";

#[test]
fn codes_of_new_ships_never_change() {
    let (board, ship) = of_text(NEW, all()).expect("a ship");
    assert_eq!(board, Some(self::board("IIA")));
    let code = encode(&ship, all(), self::board("IIA"));
    assert_eq!(code, NEW_CODE);
    assert_eq!(decode(&code, all()), Ok((self::board("IIA"), ship)));
    assert_eq!(decode(BUILT_CODE, all()), Ok((self::board("IIA"), self::ship(BUILT))));
    // The number of a tile in a code is its place in the boxes: those of the base box first.
    for (i, tile) in all().tiles.iter().enumerate() {
        let name = match i {
            ..156 => format!("t{:03}", i + 1),
            156..208 => format!("k{:03}", i - 155),
            _ => format!("a{:03}", i - 208),
        };
        assert_eq!(tile.name, name);
    }
    // A code from before there were other boards.
    let old = decode("s1-2-eCACAM", all()).expect("a code");
    assert_eq!(old, (Level::II.into(), of_text("7,7 start humans 2", all()).expect("a ship").1));
}

const NEW_CODE: &str = "s1-2A-IJwMqBNqSOqjRqwDSK8SrVTLsTr8LBUMEUCUsMYAXMUXssUYM7KYiACDd";

#[test]
fn what_is_wrong_with_a_board_is_said_with_its_place() {
    let wrong = |code: &str| decode(code, all()).unwrap_err();
    assert!(wrong("s1-2C-AAAA").starts_with("character 5: that is no ship board: allowed is 1, 2, 3, 1A, 1A1"));
    assert!(wrong("s1-1A4-AA").starts_with("character 6: that is no ship board"));
    assert!(wrong("s1-2A1-AA").starts_with("character 6: that is no ship board"));
    assert!(wrong("s1-1A0-AA").starts_with("character 6: that is no ship board"), "a board has one code");
    assert!(wrong("s1-1A1").starts_with("character 7: that is no ship board"));
    assert!(wrong("s1-2A-").contains("after character 6"));
    // The base box alone has no such board, and no such tile.
    assert!(decode("s1-2A-AA", base()).unwrap_err().ends_with("allowed is 1, 2, 3, and a - follows it"));
    assert!(decode(NEW_CODE, base()).unwrap_err().starts_with("character 5"));
    let told = encode(&ship("7,7 k017 sleepers 4"), all(), Level::II);
    assert!(decode(&told, base()).unwrap_err().contains("there is no tile number 173, the box has 156"));
    assert!(wrong("s1-2-eKwFAA").ends_with("allowed is A to E for 0 to 4 sleepers"));
}

// ---------------------------------------------------------------- boards

#[test]
fn rolls_that_share_a_column_all_hit_it() {
    // Two cabins: in columns 7 and 8, which 8 and 9 share on board IA.
    let ship = ship("7,7 start humans 2\n8,7 t054");
    let hits = |name: &str| ways(facing(&ship, board(name), ProjectileKind::HeavyFire, Side::Front).hits);
    assert_eq!((hits("I"), hits("IA"), hits("IA >")), (6 + 5, 6 + 5 + 4, 6 + 5 + 4));
    // Saboteurs find 8,7 by a column of 8 or 9 and a row of 7.
    let found = |name: &str| {
        let threats = Threats::of(&ship, all(), board(name), &[], true);
        threats.list.into_iter().find(|threat| threat.projectile.is_none()).expect("sabotage").facing.misses
    };
    let missed = |ways: f64| (1.0 - ways / 1296.0).powi(3);
    assert!((found("I") - missed(6.0 * 6.0 + 6.0 * 5.0)).abs() < 1e-12);
    assert!((found("IA") - missed(6.0 * 6.0 + 6.0 * 9.0)).abs() < 1e-12);
}

#[test]
fn mirrored_hits_strike_twice_and_one_shield_stops_both() {
    // Structural modules on both sides of the starting cabin.
    let ship = ship("7,6 start humans 2\n6,6 t053\n8,6 t054");
    let heavy = |board: Board, from| facing(&ship, board, ProjectileKind::HeavyFire, from);
    let (plain, mirrored) = (heavy(Level::II.into(), Side::Front), heavy(board("IIA"), Side::Front));
    // 6,6 7,6 8,6 in this order. When the cabin is lost, 6,6 is the piece that stays.
    assert_eq!([plain.lost[0], plain.lost[2]].map(ways), [5, 5 + 6]);
    assert_eq!([mirrored.lost[0], mirrored.lost[2]].map(ways), [10, 10 + 6]);
    assert!((mirrored.components - (10.0 * 2.0 + 6.0 * 2.0) / 36.0).abs() < 1e-12);
    assert_eq!(ways(heavy(board("IIA"), Side::Left).hits), 5, "from a side there is no mirror");
    // A shield that covers front and right: light fire in columns 6 and 8 takes one battery, not two.
    let ship = self::ship("7,6 start humans 2\n6,6 t009 v full\n8,6 t149");
    let light = facing(&ship, board("IIA"), ProjectileKind::LightFire, Side::Front);
    assert_eq!((ways(light.battery), ways(light.hits), ways(light.batteries)), (16, 0, 16));
}

#[test]
fn what_flies_past_the_ship_iiia_comes_from_a_side() {
    let ship = ship("7,7 start humans 2\n7,6 t055\n6,6 t060\n6,5 t058");
    let front = |board: Board| facing(&ship, board, ProjectileKind::HeavyFire, Side::Front);
    // Columns 6 and 7; with a 2 or a 12 it comes in row 5 from a side.
    assert_eq!((ways(front(Level::III.into()).hits), ways(front(board("IIIA")).hits)), (5 + 6, 5 + 6 + 1 + 1));
}

#[test]
fn flights_are_flown_on_the_board() {
    // A lone cabin in the middle is hit by a 7 everywhere; one beside it also by its neighbours' numbers.
    let ship = ship("7,7 start humans 2\n8,7 t054");
    let cards = [all().card_named("I-09").expect("a card")];
    let lost = |name: &str| {
        let exact = Report::of(ship, all(), board(name), Some(cards.to_vec()), 0).threats.components;
        (exact, fly(&ship, all(), board(name), Some(&cards), 3_000).components.mean)
    };
    for name in ["I", "IA", "IA <"] {
        let (exact, sampled) = lost(name);
        // Several meteors in a row meet a ship that has lost something already.
        assert!(sampled < exact && sampled > 0.8 * exact, "{name}: {exact}, {sampled}");
    }
    assert!(lost("IA").1 > lost("I").1 + 0.05);
    let on = |name: &str| Report::of(ship, all(), board(name), None, 0);
    assert!(on("IIA").remarks.len() == 1 && on("IA").remarks.is_empty(), "the cabin of IIA stands on 7,6");
    let corner = self::ship("7,7 start humans 2\n7,8 t055\n7,9 t056");
    let mistakes = |name: &str| Report::of(corner, all(), board(name), None, 0).faults.len();
    assert_eq!((mistakes("IA"), mistakes("IA v")), (1, 0), "the gap turns with the board");
}

// ---------------------------------------------------------------- tiles

#[test]
fn boosters_count_as_the_rules_say() {
    let cannon = ship("7,7 start humans 2\n8,7 k001\n8,6 t103\n6,7 t014 > batteries 1");
    let strengths = Strengths::of(&cannon, all());
    assert_eq!(strengths.cannons, [Strength::points(1), Strength::points(2)]);
    assert_eq!(strengths.with_catapults, strengths.cannons);
    assert_eq!(contraptions(&cannon, all()), [(square("8,7"), [square("8,6")].into_iter().collect())]);
    let engine = ship("7,7 start humans 2\n8,7 k005\n8,8 t073\n6,7 t014 > batteries 1");
    assert_eq!(Strengths::of(&engine, all()).engines, [Strength::points(1), Strength::points(2)]);
    let spent = ship("7,7 start humans 2\n8,7 k005\n8,8 t073\n6,7 t014 >");
    assert_eq!(Strengths::of(&spent, all()).engines, [Strength::points(1); 2]);
}

#[test]
fn a_whole_ship_is_judged_by_its_board_and_its_tiles() {
    let report = Report::of(ship(BUILT), all(), board("IIA"), None, 20);
    assert_eq!((&report.faults[..], &report.remarks[..], report.code.as_str()), (&[][..], &[][..], BUILT_CODE));
    let strengths = &report.strengths;
    // A double engine and a booster; a cannon to the rear and its booster, and a double cannon to the rear.
    assert_eq!(strengths.engines, [Strength(0), Strength::points(3)]);
    assert_eq!(strengths.cannons, [Strength(1), Strength::points(2)]);
    assert_eq!((strengths.humans, strengths.batteries, strengths.containers), (4, (4, 4), (2, 3)));
    assert_eq!(report.boosted, [(Side::Right, 2), (Side::Rear, 2)]);
    let idle: Vec<Square> = report.contraptions.iter().filter(|(_, it)| it.is_empty()).map(|(it, _)| *it).collect();
    assert_eq!(idle, [square("5,5")], "a furnace beside no battery");
    let [front, right, rear, _] = &report.cover;
    assert_eq!(
        (front.open.as_slice(), rear.paid.as_slice()),
        (&[4, 5, 6, 7, 8, 9, 10][..], &[4, 5, 6, 7, 8, 9, 10][..])
    );
    assert_eq!((right.paid.as_slice(), right.open.len()), (&[3, 4, 5, 6, 7][..], 0));
    // The same ship on the board of level II does not fit on it.
    assert!(!Report::of(ship(BUILT), all(), Level::II, None, 0).faults.is_empty());
}

#[test]
fn boosted_shields_stop_everything_for_more_batteries() {
    let full = ship("7,7 start humans 2\n8,7 k009\n8,6 t149\n6,7 t014 > full");
    assert_eq!(boosted(&full, all()), [(Side::Front, 2), (Side::Right, 2)]);
    let heavy = facing(&full, Level::II.into(), ProjectileKind::HeavyFire, Side::Front);
    assert_eq!((ways(heavy.hits), ways(heavy.battery)), (0, 5 + 6 + 5));
    assert!((heavy.batteries - 2.0 * 16.0 / 36.0).abs() < 1e-12);
    assert_eq!(ways(facing(&full, Level::II.into(), ProjectileKind::HeavyFire, Side::Rear).hits), 16);
    // One battery is enough for the shield alone.
    let low = ship("7,7 start humans 2\n8,7 k009\n8,6 t149\n6,7 t014 > batteries 1");
    assert_eq!(ways(facing(&low, Level::II.into(), ProjectileKind::HeavyFire, Side::Front).hits), 16);
    assert_eq!(ways(facing(&low, Level::II.into(), ProjectileKind::LightFire, Side::Front).hits), 0);
}

#[test]
fn catapults_add_to_cannons_and_shoot_for_a_block() {
    let armed = ship("7,7 start humans 2\n8,7 k042\n8,8 t028 goods blue");
    let strengths = Strengths::of(&armed, all());
    assert_eq!((strengths.cannons, strengths.with_catapults), ([Strength(0); 2], [Strength::points(1); 2]));
    let [front, right, rear, left] = cover(&armed, all(), Level::II);
    assert_eq!((front.blocks, front.open), (vec![8], vec![7]));
    assert_eq!((right.blocks, left.blocks, rear.open), (vec![7, 8], vec![7, 8], vec![7, 8]));
    let meteor = facing(&armed, Level::II.into(), ProjectileKind::LargeMeteor, Side::Front);
    assert_eq!((ways(meteor.block), ways(meteor.hits)), (5, 6));
    // A blue block sells for a credit. Without a block nothing is shot.
    let empty = ship("7,7 start humans 2\n8,7 k042\n8,8 t028");
    assert_eq!(ways(facing(&empty, Level::II.into(), ProjectileKind::LargeMeteor, Side::Front).hits), 11);
    assert_eq!(Strengths::of(&empty, all()).with_catapults, [Strength(0); 2]);
    // Four cannons are not enough against pirates of strength 5, with a catapult they are.
    let pirates = [Draw { cards: vec![all().card_named("I-03").expect("a card")], drawn: 1 }];
    let lost = |goods: &str| {
        let cannons = "4,5 t101\n4,6 t102\n5,5 t103\n5,6 t104";
        let ship = ship(&format!("7,7 start humans 2\n8,7 k042\n8,8 t028{goods}\n{cannons}"));
        Threats::of(&ship, all(), Level::II, &pirates, true).components
    };
    assert!(lost("") > 0.0);
    assert_eq!(lost(" goods blue"), 0.0);
}

#[test]
fn plating_is_proof_against_everything() {
    let plated = ship("7,7 start humans 2\n7,6 k026");
    let [front, ..] = cover(&plated, all(), Level::II);
    assert_eq!((front.free, front.open), (vec![7], vec![]));
    let heavy = facing(&plated, Level::II.into(), ProjectileKind::HeavyFire, Side::Front);
    assert_eq!((ways(heavy.safe), ways(heavy.hits)), (6, 0));
}

#[test]
fn a_bare_ship_gets_sleepers_and_blocks_before_the_flight() {
    let bare = ship("7,7 start\n8,7 k042\n8,8 t028\n6,7 k017\n7,6 k038 v");
    let flown = launched(&bare, all(), Level::II);
    assert_eq!(flown.aboard(square("6,7")).humans(), 4);
    assert_eq!(flown.aboard(square("8,8")).goods()[Good::Blue], 1);
    assert_eq!((analysis::humans(&flown), analysis::batteries(&flown)), (2, 2));
    let strengths = Strengths::of(&flown, all());
    assert_eq!((strengths.sleepers, strengths.batteries, strengths.containers), ((4, 4), (2, 2), (3, 1)));
    assert_eq!(launched(&flown, all(), Level::II), flown, "what has something aboard flies as it is");
}

#[test]
fn sleepers_fly_on_when_the_crew_is_lost() {
    // Nobody is awake but in the other cabin; those asleep beside the starting cabin take the places there.
    let text = |stasis: &str| format!("7,7 start\n6,7 {stasis}\n8,7 t045 humans 2\n7,8 t073");
    let cost = |stasis: &str| facing(&ship(&text(stasis)), Level::II.into(), ProjectileKind::HeavyFire, Side::Right);
    let (asleep, alone) = (cost("k017 sleepers 4"), cost("k017"));
    assert_eq!(ways(asleep.hits), ways(alone.hits));
    assert!(asleep.credits < alone.credits, "{} and {}", asleep.credits, alone.credits);
}

// ---------------------------------------------------------------- the command

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trucker")).arg("ship").args(args).output().expect("it runs")
}

#[test]
fn the_command_knows_boards() {
    let out = run(&[NEW_CODE, "--flights", "20"]);
    let text = String::from_utf8(out.stdout).expect("text");
    assert!(
        text.starts_with(&format!("{NEW_CODE}\nship IIA, 15 components\nwhat comes from the front or rear")),
        "{text}"
    );
    for word in ["×↑", "z3", "+·yu", " rgu ", "═════", "║", "life support and c alien", "with four asleep"]
    {
        assert!(text.contains(word), "{word} is missing in:\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 125));
    // What is left of that ship after the check does nothing; this one is legal.
    let built = String::from_utf8(run(&[BUILT_CODE, "--flights", "0"]).stdout).expect("text");
    assert!(built.contains("idle ") && built.contains("works "), "{built}");
    let json = |args: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&run(&[&["s1-2-eCACAM", "--json", "--flights", "0"], args].concat()).stdout)
            .expect("JSON")
    };
    let turned = json(&["--board", "IA <"]);
    assert_eq!(turned["board"], serde_json::json!({ "name": "IA", "quarter_turns": 3 }));
    assert!(turned["code"].as_str().is_some_and(|code| code.starts_with("s1-1A3-eCAC")));
    assert_eq!((&turned["level"], &json(&["--board", "3A"])["level"]), (&"I".into(), &"III".into()));
    assert_eq!(json(&["--level", "3"])["board"]["name"], "III");
    let cases: [(&[&str], &str); 3] = [
        (&["--board", "IVA"], "board 'IVA' is unknown: allowed is I, II, III, IA"),
        (&["--board", "IA", "--level", "1"], "cannot be used with"),
        (&["--board", ""], "board '' is unknown"),
    ];
    for (args, message) in cases {
        let out = run(&[&["s1-2-eCACAM"], args].concat());
        assert_eq!(out.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&out.stderr).contains(message), "{args:?}");
    }
}

#[test]
fn files_name_boards() {
    let wrong = |text: &str| of_text(text, all()).unwrap_err();
    assert_eq!(of_text("board IA v\n7,7 start", all()).expect("a ship").0, Some(board("IA v")));
    assert!(wrong("board IB\n7,7 start").1.starts_with("board 'IB' is unknown: allowed is I, II"));
    assert!(wrong("board\n7,7 start").1.starts_with("board '' is unknown"));
    assert_eq!(wrong("level I\nboard IA\n7,7 start").0, 2);
    assert!(wrong("7,7 t999").1.contains("allowed is start, and t001 to t156, k001 to k052"));
    assert!(wrong("7,7 k017 sleepers 5").1.contains("0 to 4"));
}

#[test]
fn pictures_show_what_stands_on_new_tiles() {
    let picture = svg::draw(&Report::of(ship(NEW), all(), board("IA >"), None, 0));
    for words in ["Ship IA &gt; · 15 components", "3 humans asleep", ": 1 left, 1 yellow", "column 8, row 5"] {
        assert!(picture.contains(words), "{words} is missing");
    }
}

#[test]
fn a_ship_is_told_what_it_does_without() {
    let lacks_of = |ship: &Ship, rules| lacks(ship, all(), rules);
    let lacks = |text: &str| lacks_of(&ship(text), SeatRules::default());
    let bare = lacks("7,7 start humans 2");
    assert_eq!(bare, [Lack::Engines, Lack::Cabins, Lack::Cannons, Lack::Holds]);
    // A shield is of no use without a battery, and life support without a cabin for its alien.
    let idle = lacks("7,7 start humans 2\n8,7 t149\n6,7 t137");
    assert!(idle.contains(&Lack::Batteries(Squares::of(square("8,7")))), "{idle:?}");
    assert!(idle.contains(&Lack::Partners(Squares::of(square("6,7")))), "{idle:?}");
    let armed = lacks("7,7 start humans 2\n8,7 k042\n8,8 t028");
    assert!(!armed.contains(&Lack::Cannons) && !armed.contains(&Lack::Holds), "a catapult and a hold: {armed:?}");
    // Whoever may build in two pieces flies with one, and with somebody aboard.
    let mut rules = SeatRules::default();
    let apart = ship("7,7 start humans 2\n5,7 t028\n4,7 t029");
    assert_eq!(lacks_of(&apart, rules).first(), Some(&Lack::Engines));
    rules.freedoms.two_pieces = true;
    let lost = Squares::of(square("5,7")) | Squares::of(square("4,7"));
    assert_eq!(lacks_of(&apart, rules).first(), Some(&Lack::OnePiece(lost)));
}
