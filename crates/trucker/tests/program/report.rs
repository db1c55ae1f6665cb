//! `trucker sim --bots --report --csv`: one page with everything in it, tables that parse, the same on all threads.

use crate::common::{assert_refused, interrupt, trucker};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;
use trucker::sim::csv::FILES;

fn sim(args: &[&str]) -> Output {
    trucker(&["sim"]).args(args).output().expect("it runs")
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Flies a few games and returns the page and the tables.
fn report(name: &str, args: &[&str]) -> (String, Vec<String>) {
    let (page, tables) = (scratch(&format!("{name}.html")), scratch(name));
    let files = ["--report", page.to_str().expect("a path"), "--csv", tables.to_str().expect("a path")];
    let run = sim(&[args, &files].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let text = |path: &Path| std::fs::read_to_string(path).expect("a file");
    (text(&page), FILES.iter().map(|(file, _)| text(&tables.join(file))).collect())
}

/// Every tag is closed in order, and nothing is a number that is none.
fn assert_well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let body = page.strip_prefix("<!doctype html>").expect("a doctype");
    for tag in body.split('<').skip(1) {
        let (inside, _) = tag.split_once('>').expect("a tag ends");
        assert!(inside.matches('"').count() % 2 == 0, "quotes of <{inside}>");
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "</{name}>");
        } else if !inside.ends_with('/') {
            let name = inside.split_whitespace().next().expect("a name");
            if name != "meta" {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
    for wrong in ["NaN", ">inf", "\"inf", "-0.00<"] {
        assert!(!page.contains(wrong), "{wrong}");
    }
}

/// The rows of a table, each with as many cells as its head.
fn rows(table: &str) -> Vec<Vec<&str>> {
    let head = table.lines().next().expect("a head").split(',').count();
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert!(rows.iter().all(|row| row.len() == head), "{table}");
    rows
}

fn number(cell: &str) -> i64 {
    cell.parse().unwrap_or_else(|_| panic!("'{cell}' is no number"))
}

#[test]
fn the_page_has_every_section_and_loads_nothing() {
    let (page, tables) = report(
        "levels",
        &["--bots", "trucker,rookie,random", "--bots", "rookie,random:racer", "--level", "all", "--games", "12"],
    );
    assert_well_formed(&page);
    for id in ["standings", "credits", "destroyed", "winning-parts", "winning-tiles", "starts", "given-up", "cards"] {
        assert_eq!(page.matches(&format!("<section id=\"{id}\"")).count(), 1, "{id}");
    }
    for outside in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for words in ["Level I<", "Level II<", "Level III<", "trucker", "random:racer", "prefers-color-scheme: dark"] {
        assert!(page.contains(words), "{words}");
    }
    assert!(page.contains("<code>trucker sim --games 12 --level all --bots trucker,rookie,random --bots rookie,random:racer --seed 1</code>"));
    assert_eq!(page.matches("<svg").count(), 3 * 8);

    let [runs, credits, endings, starts, cards, tiles] = &tables[..] else { panic!("six tables") };
    assert_eq!(rows(runs).len(), 6);
    let players: i64 = rows(credits).iter().map(|row| number(row[4])).sum();
    assert_eq!(players, 3 * 12 * (3 + 2), "everybody's credits, three levels, twelve games");
    let flights: i64 = rows(endings).iter().map(|row| number(row[4])).sum();
    assert_eq!(flights, players);
    assert_eq!(rows(starts).iter().map(|row| number(row[4])).sum::<i64>(), players);
    assert!(rows(cards).iter().all(|row| number(row[6]) <= 3 * number(row[5]) && row[4].starts_with('I')));
    let left: i64 = rows(cards).iter().map(|row| row[14..].iter().map(|cell| number(cell)).sum::<i64>()).sum();
    let given_up: i64 = rows(endings).iter().filter(|row| row[3] != "finished").map(|row| number(row[4])).sum();
    assert!(left <= given_up, "somebody may leave before the first card: {left} of {given_up}");
    assert!(rows(tiles).iter().all(|row| number(row[5]) <= number(row[6]) && number(row[7]) <= number(row[8])));
}

#[test]
fn the_page_does_not_depend_on_threads() {
    let with = |threads: &str, name: &str| {
        report(name, &["--bots", "rookie,random", "--level", "2", "--games", "30", "--seed", "4", "--threads", threads])
    };
    let one = with("1", "one-thread");
    assert_eq!(one, with("3", "three-threads"));
    assert_well_formed(&one.0);
}

#[test]
fn random_players_learning_flights_and_treks_can_be_reported() {
    for (level, flights) in [("learning", 1), ("trek", 3)] {
        let (page, tables) = report(level, &["--level", level, "--games", "20", "--players", "3"]);
        assert_well_formed(&page);
        let ended: i64 = rows(&tables[2]).iter().map(|row| number(row[4])).sum();
        assert_eq!(ended, 20 * 3 * flights);
    }
}

#[test]
fn bots_are_told_apart_and_several_runs_are_one_object() {
    let run = sim(&["--bots", "trucker,random", "--games", "40", "--json"]);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    let object = &object["runs"][0];
    assert_eq!(
        (&object["workload"], &object["players"], &object["stopped"]),
        (&"bots".into(), &2.into(), &false.into())
    );
    let bots = object["bots"].as_array().expect("bots");
    assert_eq!(bots.iter().map(|bot| &bot["bot"]).collect::<Vec<_>>(), ["random", "trucker"]);
    assert!(bots[1]["mean"].as_f64() > bots[0]["mean"].as_f64(), "{object}");
    let run = sim(&["--level", "1,3,1", "--games", "20", "--json"]);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    let levels: Vec<&Value> = object["runs"].as_array().expect("runs").iter().map(|run| &run["level"]).collect();
    assert_eq!(levels, ["I", "III"]);
}

#[test]
fn a_report_changes_nothing_about_the_games() {
    let args = ["--bots", "rookie,random", "--games", "25", "--json"];
    let path = scratch("unchanged.html");
    let object = |args: &[&str]| {
        let mut object: Value = serde_json::from_slice(&sim(args).stdout).expect("one JSON object");
        let mut object = object["runs"][0].take();
        for key in ["seconds", "games_per_second"] {
            object.as_object_mut().and_then(|map| map.remove(key)).expect("a time");
        }
        object
    };
    assert_eq!(object(&args), object(&[&args[..], &["--report", path.to_str().expect("a path")]].concat()));
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    assert_refused(
        "sim",
        &[
            (&["--bots", "rookie"][..], "one bot alone is no table"),
            (&["--bots", "rookie,rookie,rookie,rookie,rookie,rookie"], "do not fit at a table"),
            (&["--bots", "rookie,ace"], "'ace' is no tier"),
            (&["--bots", "rookie,random", "--players", "2"], "cannot be used with"),
            (&["--workload", "r1", "--report", "x.html"], "cannot be used with"),
            (&["--level", "1,9"], "possible values"),
            (&["--report", "/no/such/place/x.html"], "/no/such/place"),
            (&["--csv", "/dev/null/x"], "/dev/null/x"),
        ],
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_still_writes_the_report() {
    let path = scratch("stopped.html");
    let _ = std::fs::remove_file(&path);
    let child = trucker(&[
        "sim",
        "--games",
        "1000000000",
        "--level",
        "1,2",
        "--json",
        "--report",
        path.to_str().expect("a path"),
    ])
    .stdout(std::process::Stdio::piped())
    .spawn()
    .expect("it runs");
    let run = interrupt(child);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!(object["stopped"], true);
    let page = std::fs::read_to_string(&path).expect("a page");
    assert_well_formed(&page);
    assert!(page.contains("Stopped after"));
    assert!(run.status.success());
}

/// What lies in a directory.
fn names(directory: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(directory).expect("it can be listed");
    let mut names: Vec<String> = entries.map(|e| e.expect("listed").file_name().display().to_string()).collect();
    names.sort();
    names
}

#[test]
fn a_file_that_cannot_be_written_is_named_before_the_run_and_others_stay() {
    let directory = scratch("refused");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(directory.join("cards.csv")).expect("a directory in the way");
    std::fs::write(directory.join("runs.csv"), "as it was").expect("a file");
    let run = sim(&["--games", "1000000000", "--csv", directory.to_str().expect("a path")]);
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{said}");
    assert!(said.contains("cards.csv"), "{said}");
    assert_eq!(names(&directory), ["cards.csv", "runs.csv"]);
    assert_eq!(std::fs::read_to_string(directory.join("runs.csv")).expect("a file"), "as it was");
    let run = sim(&["--games", "1000000000", "--report", directory.to_str().expect("a path")]);
    assert_eq!(run.status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_in_the_end_exits_with_1() {
    let run = sim(&["--games", "5", "--report", "/dev/full"]);
    assert_eq!(run.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&run.stderr).contains("/dev/full"));
    let directory = scratch("full");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    std::os::unix::fs::symlink("/dev/full", directory.join("tiles.csv")).expect("a link");
    let run = sim(&["--games", "5", "--csv", directory.to_str().expect("a path")]);
    assert_eq!(run.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&run.stderr).contains("tiles.csv"));
    assert_eq!(names(&directory), ["cards.csv", "credits.csv", "endings.csv", "runs.csv", "starts.csv", "tiles.csv"]);
}

#[cfg(unix)]
#[test]
fn a_run_that_is_killed_leaves_the_old_report() {
    let path = scratch("killed.html");
    std::fs::write(&path, "as it was").expect("a file");
    let mut child = trucker(&["sim", "--games", "1000000000", "--report", path.to_str().expect("a path")])
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it runs");
    std::thread::sleep(std::time::Duration::from_millis(500));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), "as it was");
}
