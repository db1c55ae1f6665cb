//! What the tools share: bots by name, objects with a kind and a schema, examples and exit statuses in every help.

use crate::common::trucker;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Output;
use trucker::ship::code;

fn run(args: &[&str]) -> Output {
    trucker(args).output().expect("it runs")
}

fn text(args: &[&str]) -> String {
    let run = run(args);
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).expect("text")
}

fn json(args: &[&str]) -> Value {
    let object: Value = serde_json::from_str(&text(args)).unwrap_or_else(|wrong| panic!("{args:?}: {wrong}"));
    assert_eq!((&object["schema"], &object["kind"]), (&1.into(), &args[0].into()), "{args:?}");
    object
}

/// A file for a test, in a place of its own.
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("trucker-tools-{}-{name}", std::process::id()))
}

#[test]
fn every_help_has_examples_and_exit_statuses() {
    let commands = [
        "serve",
        "demo",
        "scenario",
        "sim",
        "arena",
        "tune",
        "ship",
        "ships",
        "content",
        "record",
        "replay",
        "load",
        "move-store",
    ];
    for args in commands.iter().map(|command| vec![*command, "--help"]).chain([vec!["--help"]]) {
        let help = text(&args);
        assert!(help.contains("Examples:") && help.contains("Exit status"), "{args:?}: {help}");
    }
    for command in ["sim", "arena", "ships", "record"] {
        assert!(text(&[command, "--help"]).contains("expert@N"), "{command}");
    }
}

#[test]
fn only_experts_have_an_effort() {
    for command in [
        &["arena", "veteran@5", "rookie"][..],
        &["sim", "--bots", "veteran@32,rookie"],
        &["ships", "--bots", "trucker@1"],
    ] {
        let out = run(command);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{command:?}");
        assert!(said.contains("only an expert") && said.contains("expert@"), "{said}");
    }
    let out = run(&["sim", "--bots", "novice,rookie"]);
    assert!(String::from_utf8_lossy(&out.stderr).contains("expert@N"));
}

#[test]
fn bots_build_ships_that_have_codes() {
    let args = ["ships", "--bots", "trucker,rookie:racer", "--level", "1", "--count", "3", "--seed", "4"];
    let codes = text(&args);
    assert_eq!(codes.lines().count(), 3);
    let content = trucker_content::all();
    for code in codes.lines() {
        let (_, ship) = code::decode(code, content).unwrap_or_else(|wrong| panic!("{code}: {wrong}"));
        assert!(ship.tiles().count() > 3 && code.starts_with("s1-1-"), "{code}");
    }
    assert_eq!(text(&args), codes, "the same seed, the same ships");

    let sheet = scratch("ships.html");
    let object = json(&[&args[..], &["--json", "--sheet", sheet.to_str().expect("a path")]].concat());
    let ships = object["ships"].as_array().expect("ships");
    assert_eq!(
        ships.iter().map(|ship| ship["code"].as_str().expect("a code")).collect::<Vec<_>>(),
        codes.lines().collect::<Vec<_>>()
    );
    assert_eq!((&object["level"], &ships[1]["bot"]), (&"I".into(), &"rookie:racer".into()));
    let page = std::fs::read_to_string(&sheet).expect("a page");
    assert_eq!(page.matches("<figure>").count(), 3);
    assert!(codes.lines().all(|code| page.contains(code)));

    let picture = scratch("ships.svg");
    text(&[
        "ships",
        "--bots",
        "rookie",
        "--parts",
        "all",
        "--count",
        "5",
        "--sheet",
        picture.to_str().expect("a path"),
    ]);
    let drawn = std::fs::read_to_string(&picture).expect("a picture");
    assert!(drawn.starts_with("<svg") && drawn.matches("<g transform=\"translate(").count() >= 5);
    for file in [sheet, picture] {
        std::fs::remove_file(file).expect("it was there");
    }
}

#[test]
fn a_recorded_game_of_bots_is_told_with_its_pieces() {
    let file = scratch("game.json");
    let path = file.to_str().expect("a path");
    let args = ["record", "--bots", "trucker,rookie,rookie", "--level", "1", "--parts", "technology,roads:1", path];
    let said = text(&args);
    assert!(said.contains("saved a game of level I with technology,roads:1") && said.contains("rookie 2"), "{said}");
    let object = json(&[&args[..], &["--json"]].concat());
    assert_eq!((&object["level"], &object["players"][0]["name"]), (&"I".into(), &"trucker".into()));

    let told = text(&["replay", "--explain", path]);
    assert!(told.contains("[t0") || told.contains("[t1"), "tiles by name: {told}");
    assert!(told.contains("[I-") && told.contains("[space ") && told.contains("  [trucker "), "{told}");
    let replayed = json(&["replay", "--explain", "--json", path]);
    let game = &replayed["games"][0];
    assert_eq!((&game["error"], &game["over"], &game["digest"]), (&Value::Null, &true.into(), &object["digest"]));
    assert_eq!(game["players"], object["players"]);
    let events = game["events"].as_array().expect("events");
    assert!(events.iter().any(|told| told["pieces"].as_str().is_some_and(|name| name.starts_with("I-"))));

    std::fs::write(&file, "{}").expect("it is written");
    let broken = run(&["replay", "--json", path]);
    let object: Value = serde_json::from_slice(&broken.stdout).expect("an object all the same");
    assert_eq!((broken.status.code(), &object["games"][0]["status"]), (Some(2), &2.into()));
    std::fs::remove_file(file).expect("it was there");
}

#[test]
fn boxes_and_scenarios_are_data_too() {
    let object = json(&["content", "--json"]);
    let tiles = object["tiles"].as_array().expect("tiles");
    assert_eq!((tiles.len(), &tiles[0]["name"], &tiles[0]["sides"]), (251, &"t001".into(), &"3120".into()));
    let levels: BTreeSet<&str> =
        object["cards"].as_array().expect("cards").iter().filter_map(|card| card["level"].as_str()).collect();
    assert_eq!(levels.into_iter().collect::<Vec<_>>(), ["I", "II", "III", "IV"]);

    let file = scratch("case.txt");
    let path = file.to_str().expect("a path");
    std::fs::write(
        &file,
        "scenario One\nplayers red\nexpect\n crew red 0\nscenario Two\nplayers red\nexpect\n crew red 9\n",
    )
    .expect("it is written");
    let out = run(&["scenario", "--json", path]);
    let object: Value = serde_json::from_slice(&out.stdout).expect("one JSON object");
    assert_eq!((out.status.code(), &object["passed"], &object["failed"]), (Some(1), &1.into(), &1.into()));
    assert_eq!(object["scenarios"][1]["title"], "Two");
    assert!(
        object["scenarios"][1]["failures"][0].as_str().is_some_and(|what| what.contains(":8: expected crew red 9"))
    );
    std::fs::remove_file(file).expect("it was there");
}

#[test]
fn what_ships_md_says_about_codes_is_true() {
    let page =
        std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/SHIPS.md")).expect("a page");
    let content = trucker_content::all();
    let (_, ship) = code::decode("s1-2-YmQeCACdb", content).expect("the example");
    assert!(page.contains("`s1-2-YmQeCACdb`") && ship.tiles().count() == 2);
    // Every load of the table, on a hold with three containers, or with red ones.
    let written = |load: &str| {
        let goods: Vec<&str> = load
            .chars()
            .map(|block| match block {
                'r' => "red",
                'y' => "yellow",
                'g' => "green",
                _ => "blue",
            })
            .collect();
        goods.join(" ")
    };
    let cells = page.lines().filter(|line| line.starts_with("| `")).flat_map(|line| line.split('|'));
    let loads: Vec<(char, String)> = cells
        .filter_map(|cell| {
            let (digit, load) = cell.trim().strip_prefix('`')?.split_once("` ")?;
            let load = load.trim_matches('–').trim();
            let is_load = load.chars().all(|block| "rygb".contains(block));
            (is_load && digit.chars().count() == 1).then(|| (digit.chars().next().unwrap_or('?'), written(load)))
        })
        .collect();
    assert_eq!(loads.len(), 35);
    for (digit, load) in loads.into_iter().filter(|(_, load)| !load.contains("red")) {
        let file = scratch(&format!("load-{}.txt", digit as u32));
        let lines = format!("7,7 start\n8,7 t027 goods {load}\n7,6 t101\n").replace("goods \n", "\n");
        std::fs::write(&file, lines).expect("it is written");
        let object = json(&["ship", "--json", "--flights", "0", file.to_str().expect("a path")]);
        let code = object["code"].as_str().expect("a code");
        assert_eq!(code.chars().rev().nth(2), Some(digit), "{load}: {code}");
        std::fs::remove_file(file).expect("it was there");
    }
}

#[test]
fn a_code_with_a_wrong_board_says_which_boards_there_are() {
    for (code, what) in [("s1-9-AAAA", "'9' is no ship board"), ("s1--AAAA", "the ship board is missing")] {
        let out = run(&["ship", code]);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{code}");
        assert!(said.contains(what) && said.contains("allowed is 1, 2, 3, 1A"), "{said}");
    }
}
