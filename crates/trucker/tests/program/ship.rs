//! `trucker ship`: codes, files, figures and pictures of ships.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use trucker::ship::code::{decode, encode};
use trucker::ship::flights::{fly, launched};
use trucker::ship::inspect::{Fault, Remark, Strengths, cover, exposed, rolls};
use trucker::ship::read::of_text;
use trucker::ship::report::Report;
use trucker::ship::svg;
use trucker::ship::threats::{Threats, deck};
use trucker_bots::defaults::default_answer;
use trucker_content::base;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::script::{Cx, Decider};
use trucker_engine::ship::legal::Mistake;
use trucker_engine::ship::{Ship, analysis};
use trucker_engine::squares::Square;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{Alien, Dice, Level, Seat, Side, Strength};

const SHIP: &str = "\
level II                     # a comment
ship red
  6,5 t101
  8,5 t021 < goods yellow
  5,6 t107
  6,6 t006 v full
  7,6 t131
  8,6 t040 v humans 2
  9,6 t124
  4,7 t152 <
  5,7 t036 v alien brown
  6,7 t019 goods green blue
  7,7 start humans 2
  8,7 t007 < batteries 1
  9,7 t066 v goods red
  10,7 t109 >
  5,8 t137 >
  6,8 t055 ^
  7,8 t096
  8,8 t025 v
  9,8 t037 < humans 1
  10,8 t156 >
  5,9 t075
  6,9 t091
  8,9 t079
  9,9 t085
";
const CODE: &str = "s1-2-SmQThTKXmoYAWCYoIZCeCZnscpfdCOJdhIFeCACegbBfEGUfmxiohjDYjl8kBiAkiTBlJtoEoolopk4qFQjS";

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn ship() -> Ship {
    of_text(SHIP, base()).expect("a ship").1
}

// ---------------------------------------------------------------- codes

#[test]
fn codes_never_change() {
    assert_eq!(encode(&ship(), base(), Level::II), CODE);
    assert_eq!(decode(CODE, base()), Ok((Level::II.into(), ship())));
    // The number of a tile in a code is its place in the box, which its name tells too.
    for (i, tile) in base().tiles.iter().enumerate() {
        assert_eq!(tile.name, format!("t{:03}", i + 1));
    }
}

#[test]
fn what_is_wrong_with_a_code_is_said_with_its_place() {
    let wrong = |code: &str| decode(code, base()).unwrap_err();
    assert!(wrong("").starts_with("character 1: the end"));
    assert!(wrong("s2-2-AAAA").starts_with("character 2: '2', but a code begins with s1-; other versions"));
    assert!(wrong("s1-4-AAAA").starts_with("character 4: '4' is no ship board: allowed is 1, 2, 3"));
    assert!(wrong("s1-2-").contains("after character 5"));
    assert!(wrong("s1-2-eC AC00").starts_with("character 8: ' ' is not allowed"));
    assert!(wrong("s1-2-eCA00").starts_with("characters 6 to 10 are too few for a component (4) and the check"));
    assert!(wrong("s1-2-eCACAMA").starts_with("characters 10 to 12 are too few for a component (3) and the check"));
    assert!(wrong("s1-2-eCADAM").contains("character 9: that does not fit"));
    assert!(wrong("s1-2-eCADAM").ends_with("allowed is A to C for 0 to 2 humans"));
    assert!(wrong("s1-2-____00").contains("characters 6 to 8: there is no such square"));
    assert!(wrong(&format!("{}A", &CODE[..CODE.len() - 1])).contains("do not fit the rest"));
    // 7,7 twice, and a tile twice.
    assert!(wrong("s1-2-eCACeCAC00").contains("characters 10 to 12: square 7,7 comes after 7,7"));
    assert!(wrong("s1-2-eCACeiAC00").contains("twice"));
}

// ---------------------------------------------------------------- figures

#[test]
fn strengths_and_weaknesses_of_a_known_ship() {
    let report = Report::of(ship(), base(), Level::II, None, 0);
    let strengths = Strengths::of(&ship(), base());
    assert_eq!(strengths.engines, [Strength::points(6), Strength::points(8)]); // Four engines and a brown alien.
    assert_eq!(strengths.cannons, [Strength(7), Strength(11)]);
    assert_eq!((strengths.humans, strengths.aliens.len()), (5, 1));
    assert_eq!((strengths.batteries, strengths.containers), ((3, 4), (6, 1)));
    assert!(report.faults.is_empty() && report.removed().is_empty());
    let bare: Vec<String> = exposed(&ship()).iter().map(|(square, side)| format!("{square} {side:?}")).collect();
    assert_eq!(bare, ["4,7 Rear", "10,8 Rear", "9,9 Right"]);
    assert_eq!(report.shielded, Side::ALL);
    let [front, right, rear, left] = cover(&ship(), base(), Level::II);
    assert_eq!((front.free, front.paid, front.open), (vec![5, 6, 9], vec![7], vec![4, 8, 10]));
    assert_eq!((right.free, right.open), (vec![6, 7, 8], vec![5, 9]));
    assert_eq!((rear.open.len(), left.open.len()), (7, 5));
    let points = report.falls.single_points();
    assert_eq!(points, [("6,6", 1), ("8,6", 1), ("5,7", 1)].map(|(at, others)| (square(at), others)));
}

#[test]
fn mistakes_are_found_and_mended_before_the_flight() {
    let text = "7,7 start humans 2\n7,6 t101 v\n8,7 t143 \n9,9 t002\n7,8 t073 >\n6,7 t049 > alien purple";
    let (_, ship) = of_text(text, base()).expect("a ship");
    let report = Report::of(ship, base(), Level::II, None, 20);
    let kinds: Vec<Fault> = report.faults.iter().map(|(fault, _)| *fault).collect();
    assert!(kinds.contains(&Fault::Built(Mistake::EngineTurned)));
    assert!(kinds.contains(&Fault::Built(Mistake::BeforeBarrel)));
    assert!(kinds.contains(&Fault::Loose) && kinds.contains(&Fault::Unsupported));
    assert!(report.removed().contains(square("9,9")));
    assert!(report.flown.aboard(square("6,7")).alien().is_none());
    assert!(svg::draw(&report).contains("figures after the check"));
}

#[test]
fn mending_searches_sets_not_orders() {
    let (board, ship) = decode("s1-1-eDMAejTigoCjIcjj3BkHCkoTpnmqHi5Gx-d", base()).expect("a ship");
    assert_eq!(ship.occupied().len() - launched(&ship, base(), board).occupied().len(), 7);
}

#[test]
fn the_piece_that_is_called_loose_is_the_one_that_is_taken_off() {
    for text in ["7,7 start\n10,9 t101", "7,7 start\n10,5 t101", "7,7 start humans 2\n4,4 t101\n4,5 t002\n9,9 t012"] {
        let report = Report::of(of_text(text, base()).expect("a ship").1, base(), Level::III, None, 0);
        let loose = report.faults.iter().find(|(fault, _)| *fault == Fault::Loose).expect("something is loose").1;
        assert!(loose.minus(report.removed()).is_empty(), "{text}: {loose:?}, {:?}", report.removed());
    }
    let report = Report::of(of_text("7,7 start\n10,9 t101", base()).expect("a ship").1, base(), Level::II, None, 0);
    assert!(report.flown.occupied().contains(square("7,7")) && !report.flown.occupied().contains(square("10,9")));
}

#[test]
fn a_starting_cabin_that_is_not_where_it_begins_is_remarked() {
    let remarks = |text: &str| {
        let report = Report::of(of_text(text, base()).expect("a ship").1, base(), Level::II, None, 0);
        assert!(report.json()["mistakes"].as_array().is_some_and(Vec::is_empty), "{text}");
        (report.json()["remarks"].clone(), report.remarks)
    };
    assert_eq!(remarks("7,7 start").1, []);
    assert_eq!(remarks("8,7 start").1, [Remark::StartElsewhere(square("8,7"), Some(square("7,7")))]);
    let (json, missing) = remarks("7,7 t035");
    assert_eq!(missing, [Remark::NoStart(square("7,7"))]);
    assert_eq!(json[0]["kind"], "no_starting_cabin");
    let text = run(&["s1-2-eCACAM", "--flights", "0"]).stdout;
    assert!(!String::from_utf8_lossy(&text).contains("remarks"));
    let file = scratch("elsewhere.txt", b"8,7 start");
    let text = run(&[file.to_str().expect("text"), "--flights", "0"]).stdout;
    let text = String::from_utf8_lossy(&text);
    assert!(text.contains("remarks          8,7: a starting cabin stands here instead of on 7,7"), "{text}");
}

#[test]
fn an_alien_that_leaves_is_remarked() {
    // The only one aboard: humans come instead.
    let report = |text: &str| Report::of(of_text(text, base()).expect("a ship").1, base(), Level::II, None, 0);
    let alone = report("7,7 start\n6,7 t035 < alien purple");
    assert_eq!(alone.remarks, [Remark::AlienLeaves(square("6,7"), Alien::Purple, true)]);
    assert!(alone.is_manned() && analysis::humans(&alone.flown) == 4);
    assert!(alone.json()["remarks"][0]["text"].as_str().is_some_and(|text| text.ends_with("humans come instead")));
    let crewed = report("7,7 start humans 1\n6,7 t035 < alien purple");
    assert_eq!(crewed.remarks, [Remark::AlienLeaves(square("6,7"), Alien::Purple, false)]);
    assert!(!crewed.is_manned() && analysis::humans(&crewed.flown) == 1);
    assert!(Report::of(ship(), base(), Level::II, None, 0).remarks.is_empty());
}

#[test]
fn a_bare_ship_is_manned_before_the_flight() {
    let (_, ship) = of_text("7,7 start\n8,7 t012 <\n6,7 t035 <", base()).expect("a ship");
    let flown = launched(&ship, base(), Level::I);
    assert_eq!((analysis::humans(&flown), analysis::batteries(&flown)), (4, 3));
    let (_, manned) = of_text("7,7 start humans 1\n8,7 t012 <", base()).expect("a ship");
    assert_eq!(launched(&manned, base(), Level::I), manned);
}

/// Answers as is proposed to people.
struct Pilot;

impl Chance for Pilot {
    fn draw(&mut self, _: Draw) -> u16 {
        0
    }
}

impl Decider for Pilot {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        default_answer(view, decision)
    }
    fn build(&mut self, _: View<'_>, _: Seat) -> trucker_engine::building::Build {
        trucker_engine::building::Build::Go
    }
}

/// A ship that random players built, as it takes off.
fn built(seed: u64) -> Ship {
    let mut state = trucker::sim::r1::start();
    let mut players = trucker::sim::r1::R1::new(seed);
    assert!(trucker::sim::r1::build(&mut state, base(), &mut players));
    launched(&state.ships[Seat::FIRST], base(), Level::II)
}

#[test]
fn every_single_hit_costs_what_the_rules_say() {
    for ship in (0..40).map(built).chain([ship()]) {
        let threats = Threats::of(&ship, base(), Level::II, &deck(base(), Level::II), analysis::batteries(&ship) > 0);
        for threat in &threats.list {
            let Some(projectile) = threat.projectile else { continue };
            let facing = &threat.facing;
            let sum = facing.misses + facing.safe + facing.battery + facing.hits;
            assert!((sum - 1.0).abs() < 1e-12);
            let mut lost = vec![0.0; threats.squares.len()];
            for (dice, chance) in rolls(base().ship_board(Level::II)) {
                let mut state = State::new(Setup::new(1, Mode::Flight(Level::II)));
                state.phase = Phase::Card(0);
                state.ships[Seat::FIRST] = ship;
                Cx::inline(&mut state, base(), &mut Pilot, None).face(Seat::FIRST, projectile, dice).expect("answered");
                let left = state.ships[Seat::FIRST].occupied();
                for (i, square) in threats.squares.iter().enumerate() {
                    lost[i] += if left.contains(*square) { 0.0 } else { chance };
                }
            }
            for (i, square) in threats.squares.iter().enumerate() {
                assert!((lost[i] - facing.lost[i]).abs() < 1e-12, "{projectile:?} at {square} of {ship:?}");
            }
        }
    }
}

#[test]
fn dice_have_their_chances() {
    let all: Vec<(Dice, f64)> = rolls(base().ship_board(Level::II)).collect();
    assert_eq!(all.iter().map(|(dice, _)| dice.sum().number()).collect::<Vec<_>>(), (2..=12).collect::<Vec<_>>());
    assert!((all.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
    assert!((all[5].1 - 6.0 / 36.0).abs() < 1e-12);
}

#[test]
fn given_cards_give_chances_that_can_be_worked_out_by_hand() {
    // One cabin in column 7, row 7. I-09: a large meteor from the front, small ones from the left and the right, which
    // find a connector; nothing protects it. It survives if none of three rolls is a 7.
    let (_, ship) = of_text("7,7 start humans 2", base()).expect("a ship");
    let cards = vec![base().card_named("I-09").expect("a card")];
    let report = Report::of(ship, base(), Level::I, Some(cards), 50);
    assert!((report.threats.chance[0] - (1.0 - (30.0f64 / 36.0).powi(3))).abs() < 1e-12);
    assert!((report.threats.expected[0] - 0.5).abs() < 1e-12);
    // One component, and with the last human the average of the rewards 4, 3, 2, 1.
    assert!((report.threats.credits - 0.5 * 3.5).abs() < 1e-12);
    // Nothing shoots at a ship that is stronger than the pirates.
    let pirates = base().card_named("I-03").expect("a card");
    assert!(Report::of(ship, base(), Level::I, Some(vec![pirates]), 0).threats.components > 0.0);
    let strong = of_text(SHIP, base()).expect("a ship").1;
    assert_eq!(Report::of(strong, base(), Level::II, Some(vec![pirates]), 0).threats.components, 0.0);
}

#[test]
fn the_deck_of_a_level_is_what_the_flight_board_says() {
    for (level, cards) in [(Level::I, vec![8]), (Level::II, vec![4, 8]), (Level::III, vec![4, 4, 8])] {
        let draws = deck(base(), level);
        assert_eq!(draws.iter().map(|draw| draw.drawn).collect::<Vec<_>>(), cards);
        assert!(draws.iter().all(|draw| draw.cards.len() == 20));
    }
}

#[test]
fn sampled_flights_are_the_same_every_time() {
    let figures = |flights: u32| format!("{:?}", fly(&ship(), base(), Level::II, None, flights));
    assert_eq!(figures(200), figures(200));
    let flown = fly(&ship(), base(), Level::II, None, 400);
    assert!((0.5..=1.0).contains(&flown.finished));
    assert!(f64::from(flown.components.p10) <= flown.components.mean && flown.credits.p10 < flown.credits.p90);
    // Open space alone costs nothing, and the first of four who lands is paid most.
    let quiet = [base().card_named("I-05").expect("a card")];
    let calm = fly(&ship(), base(), Level::II, Some(&quiet), 40);
    assert_eq!((calm.components.mean, calm.finished), (0.0, 1.0));
}

// ---------------------------------------------------------------- files

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_line() {
    let wrong = |text: &str| of_text(text, base()).unwrap_err();
    assert_eq!(wrong("# nothing\n").0, 0);
    assert_eq!(wrong("\n7,13 t101"), (2, wrong("7,13 t101").1));
    assert!(wrong("7,13 t101").1.contains("both from 2 to 12"));
    assert!(wrong("7,7").1.contains("a tile is missing"));
    assert!(wrong("7,7 cabin 3333").1.contains("t001 to t156; made-up tiles have no code"));
    assert!(wrong("7,7 start humans 3").1.contains("0 to 2"));
    assert!(wrong("7,7 start alien purple").1.contains("cannot stand on this tile"));
    assert!(wrong("7,7 start ghosts").1.contains("allowed is ^ > v <"));
    assert!(wrong("7,7 start\n7,7 t101").1.contains("has a tile already"));
    assert!(wrong("7,7 start\n7,6 start").1.contains("twice"));
    assert!(wrong("7,7 t021 goods red red").1.contains("special"));
    assert!(wrong("7,7 t021 goods blue blue blue").1.contains("2 containers"));
    assert!(wrong("level IV\n7,7 start").1.contains("allowed is I, II, III"));
    assert_eq!(wrong("level I\nlevel I\n7,7 start").0, 2);
    assert!(wrong("level I\nlevel I\n7,7 start").1.contains("the level is there twice"));
    assert!(wrong("s1-2-!").1.contains("character"));
    let (board, ship) = of_text(&format!("\u{feff}# mine\n{CODE}  # yes\n"), base()).expect("a code in a file");
    assert_eq!((board, ship), (Some(Level::II.into()), self::ship()));
}

// ---------------------------------------------------------------- the command

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trucker")).arg("ship").args(args).output().expect("it runs")
}

fn scratch(name: &str, text: &[u8]) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("a file");
    file
}

#[test]
fn a_file_and_its_code_say_the_same() {
    let file = scratch("ship.txt", SHIP.as_bytes());
    let of_file = run(&[file.to_str().expect("text"), "--flights", "50"]);
    let of_code = run(&[CODE, "--flights", "50"]);
    assert!(of_file.status.success() && of_code.status.success());
    assert_eq!(of_file.stdout, of_code.stdout);
    let text = String::from_utf8(of_code.stdout).expect("text");
    assert!(text.starts_with(CODE));
    for word in ["Strengths", "mistakes         none", "large meteors", "Expected loss", "50 sampled flights", "p90"] {
        assert!(text.contains(word), "{word} is missing in:\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "no colours into a pipe");
    assert!(text.lines().all(|line| line.chars().count() <= 125));
}

#[test]
fn the_standard_input_is_a_file_too() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trucker"))
        .args(["ship", "-", "--json", "--flights", "0"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    child.stdin.take().expect("piped").write_all(SHIP.as_bytes()).expect("written");
    let out = child.wait_with_output().expect("it ends");
    let value: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    assert_eq!(value["code"], CODE);
    assert_eq!(value["cannons"]["all_batteries"], 5.5);
    assert_eq!(value["lost"].as_array().map(Vec::len), Some(24));
    assert!(value["flights"].is_null());
}

#[test]
fn levels_and_cards_can_be_chosen() {
    let out = run(&[CODE, "--level", "3", "--cards", "I-09,III-05", "--json", "--flights", "20"]);
    let value: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    assert_eq!(value["level"], "III");
    assert_eq!(value["deck"][0]["cards"], serde_json::json!(["I-09", "III-05"]));
    assert!(value["code"].as_str().is_some_and(|code| code.starts_with("s1-3-")));
}

#[test]
fn pictures_are_whole() {
    let file = scratch("ship.svg", b"");
    assert!(run(&[CODE, "--flights", "0", "--svg", file.to_str().expect("text")]).status.success());
    let text = std::fs::read_to_string(&file).expect("a picture");
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    for tag in ["g", "text", "title", "defs", "pattern"] {
        let opened = text.matches(&format!("<{tag} ")).count() + text.matches(&format!("<{tag}>")).count();
        assert_eq!(opened, text.matches(&format!("</{tag}>")).count(), "<{tag}>");
    }
    assert_eq!(text.matches("<use href=\"#plate\"/>").count(), 24);
    assert_eq!(text.matches("http").count(), 1, "it needs nothing but the name of its format");
}

#[test]
fn bad_input_is_refused_with_what_is_allowed() {
    let binary = scratch("binary", &[0xff, 0xfe, 0, 1]);
    let long = scratch("long.txt", "# long\n".repeat(20_000).as_bytes());
    let levels = scratch("levels.txt", b"level I\nlevel II\n7,7 start\n");
    let cases: [(&[&str], &str); 13] = [
        (&[levels.to_str().expect("text")], "levels.txt:2: the level is there twice"),
        (&["no-such-file.txt"], "neither the code of a ship (those begin with s1-) nor a file that can be read"),
        (&[""], "neither the code of a ship"),
        (&["/"], "directory"),
        (&["s1-2-eCA!00"], "character 9"),
        (&["s9-2-eCAC00"], "character 2"),
        (&["s1-", "--flights", "0"], "character 4"),
        (&[CODE, "--cards", "IV-01"], "card 'IV-01' is unknown: allowed is I-01 to I-20"),
        (&[CODE, "--cards", "I-01,I-01"], "twice"),
        (&[CODE, "--level", "4"], "possible values: 1, 2, 3"),
        (&[CODE, "--flights", "-3"], "--flights"),
        (&[CODE, "--svg", "/no/such/directory/ship.svg"], "cannot be written to /no/such/directory/ship.svg"),
        (&[], "CODE|FILE"),
    ];
    for (args, message) in cases {
        let out = run(args);
        let said = String::from_utf8(out.stderr).expect("text");
        assert_eq!(out.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(message), "{args:?}: {said}");
    }
    for (file, message) in [(binary, "UTF-8"), (long, "too long")] {
        let out = run(&[file.to_str().expect("text")]);
        assert_eq!(out.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&out.stderr).contains(message));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_in_the_end_exits_with_1() {
    let out = run(&[CODE, "--flights", "0", "--svg", "/dev/full"]);
    assert_eq!(out.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&out.stderr).contains("/dev/full"));
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    for more in [&[][..], &["--json"]] {
        let out = Command::new(env!("CARGO_BIN_EXE_trucker"))
            .args(["ship", CODE, "--flights", "0"])
            .args(more)
            .stdout(full.try_clone().expect("a file"))
            .output()
            .expect("it runs");
        assert_eq!(out.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&out.stderr).contains("standard output"));
    }
}
