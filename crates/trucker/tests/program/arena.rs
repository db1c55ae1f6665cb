//! `trucker arena`: fair, symmetric, the same whatever the number of threads, clear about bad arguments.

use crate::common::{assert_notices_a_full_disk, assert_refused, interrupt, trucker};
use serde_json::Value;
use std::process::Output;
use trucker::arena::play::{Entrant, Played, Score, Table};
use trucker::arena::summary::Summary;
use trucker::parts::PartsArg;
use trucker_bots::weights::Weights;
use trucker_bots::{Profile, Tier};
use trucker_engine::state::Mode;
use trucker_engine::words::Level;

fn arena(args: &[&str]) -> Output {
    trucker(&["arena"]).args(args).output().expect("it runs")
}

fn json(args: &[&str]) -> Value {
    let run = arena(args);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let mut object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert!(object.as_object_mut().and_then(|map| map.remove("seconds")).is_some_and(|time| time.is_number()));
    object
}

fn play(entrants: &[Entrant], matches: u64, threads: usize) -> Played {
    let table =
        Table { mode: Mode::Flight(Level::II), parts: PartsArg::default(), entrants: entrants.to_vec(), seed: 3 };
    table.play(matches, threads, trucker_content::all(), &|| {})
}

fn rookie() -> Entrant {
    Profile::new(Tier::Rookie).into()
}

fn random() -> Entrant {
    Profile::new(Tier::Random).into()
}

#[test]
fn equal_bots_tie_every_match_exactly() {
    for seats in 2..=5 {
        let played = play(&vec![random(); seats], 40, 2);
        assert!(played.faults.is_empty());
        let summary = Summary::of(&played, seats);
        for standing in &summary.standings {
            assert!((standing.matches_won.value - 1.0 / seats as f64).abs() < 1e-9, "{standing:?}");
            assert!((standing.games_won - 1.0 / seats as f64).abs() < 1e-9, "{standing:?}");
            assert!((standing.elo.mean - 1500.0).abs() < 1e-6);
            assert_eq!(standing.credits, summary.standings[0].credits);
        }
        assert!(summary.pairs.iter().all(|pair| pair.ahead.mean == 0.0 && pair.ahead.half == 0.0));
    }
}

/// Bots that are equal in strength but choose differently: who sits where must not matter.
#[test]
fn seats_have_no_part_in_the_result() {
    let mut other = Weights::hand_made(Level::II);
    other.0.iter_mut().for_each(|weight| *weight *= 1.000_1);
    let veteran = |weights| Entrant { profile: Profile::new(Tier::Veteran), weights: Some(weights) };
    let played = play(&[veteran(Weights::hand_made(Level::II)), veteran(other)], 150, 2);
    let won = Summary::of(&played, 2).pairs[0].won;
    assert!(won.low <= 0.5 && 0.5 <= won.high, "{won:?}");
}

#[test]
fn a_match_is_symmetric() {
    let there = Summary::of(&play(&[rookie(), random()], 60, 2), 2);
    let back = Summary::of(&play(&[random(), rookie()], 60, 2), 2);
    assert_eq!(there.standings[0].credits, back.standings[1].credits);
    assert_eq!(there.standings[1].games_won, back.standings[0].games_won);
    assert!((there.pairs[0].won.value + back.pairs[0].won.value - 1.0).abs() < 1e-9);
    assert!((there.pairs[0].ahead.mean + back.pairs[0].ahead.mean).abs() < 1e-9);
}

#[test]
fn the_result_does_not_depend_on_threads() {
    let bots = [rookie(), random(), rookie()];
    let one = play(&bots, 30, 1);
    assert_eq!(one, play(&bots, 30, 2));
    assert_eq!(one, play(&bots, 30, 5));
    let args = ["rookie", "random", "--games", "60", "--seed", "9", "--json", "--threads"];
    let with = |threads: &'static str| json(&[&args[..], &[threads]].concat());
    assert_eq!(with("1"), with("3"));
}

#[test]
fn matches_are_played_with_parts_of_expansions() {
    let args = ["trucker", "rookie", "--games", "40", "--seed", "2", "--json", "--parts"];
    let with = |parts: &'static str| json(&[&args[..], &[parts]].concat());
    let technology = with("technology");
    assert_eq!((&technology["parts"], &technology["faults"]), (&"technology".into(), &0.into()));
    assert_ne!(technology["bots"], with("none")["bots"]);
    let random = json(&["trucker", "rookie", "--games", "40", "--level", "trek", "--json", "--parts", "random"]);
    assert_eq!((&random["parts"], &random["faults"]), (&"random".into(), &0.into()));
    let run = arena(&["--ladder", "random", "trucker", "--games", "20", "--parts", "all,roads:1"]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(
        text.contains("Level II with technology,adventures,ships:I,ships:II,ships:III,roads:1, 2 players"),
        "{text}"
    );
}

#[test]
fn nothing_or_less_is_beaten_any_number_of_times() {
    let ratio = |mine: i32, theirs: i32| {
        let row = [mine, theirs].map(|credits| Score { credits, flights: 2, finished: 2, ..Score::default() });
        Summary::of(&Played { matches: vec![row.to_vec(); 3], faults: Vec::new() }, 2).ratio(0, 1)
    };
    assert_eq!((ratio(30, 10), ratio(30, 0), ratio(30, -2)), (3.0, f64::INFINITY, f64::INFINITY));
    assert!(ratio(-4, 20) < 0.0);
}

#[test]
fn the_json_holds_everything() {
    let object = json(&["rookie", "random", "rookie:racer", "--games", "31", "--level", "trek", "--json"]);
    assert_eq!((&object["matches"], &object["games"], &object["players"]), (&11.into(), &33.into(), &3.into()));
    assert_eq!((&object["level"], &object["seed"], &object["faults"]), (&"trek".into(), &1.into(), &0.into()));
    let bots = object["bots"].as_array().expect("bots");
    assert_eq!(bots.iter().map(|bot| &bot["bot"]).collect::<Vec<_>>(), ["rookie", "random", "rookie:racer"]);
    for bot in bots {
        for number in ["/credits/mean", "/credits/ci95", "/matches_won/low", "/elo/mean", "/days", "/finished"] {
            assert!(bot.pointer(number).is_some_and(Value::is_number), "{number} is missing: {bot}");
        }
        let finished = bot["finished"].as_f64().expect("a share");
        assert!((0.0..=1.0).contains(&finished), "{finished}");
    }
    assert_eq!(object["pairs"].as_array().map(Vec::len), Some(3));
    let won: f64 = bots.iter().filter_map(|bot| bot["matches_won"]["share"].as_f64()).sum();
    assert!((won - 1.0).abs() < 1e-9);
}

#[test]
fn the_ladder_says_whether_its_margin_is_met() {
    let run = arena(&["--ladder", "random", "random", "--games", "20"]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert_eq!(run.status.code(), Some(1), "half of the matches is no 70 %: {text}");
    assert!(text.contains("missed") && text.contains("Elo"), "{text}");
    let run = arena(&["--ladder", "random", "trucker", "--games", "40", "--json"]);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!((&object["contests"][0]["met"], &object["all_met"]), (&true.into(), &true.into()), "{object}");
    assert!(run.status.success());
}

#[test]
fn all_pairs_meet() {
    let run = arena(&["--all-pairs", "random", "rookie", "trucker", "--games", "10", "--json"]);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!(object["contests"].as_array().map(Vec::len), Some(3));
    assert_eq!(object["elo"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_table_is_for_people() {
    let run = arena(&["rookie", "random", "--games", "10", "--level", "1"]);
    let text = String::from_utf8(run.stdout).expect("text");
    for words in ["Level I,", "5 duplicate matches (10 games)", "matches won", "±", "earns"] {
        assert!(text.contains(words), "{words} is missing:\n{text}");
    }
    assert!(run.stderr.is_empty(), "no progress bar without a terminal");
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    assert_refused(
        "arena",
        &[
            (&[][..], "two to five bots"),
            (&["rookie"], "two to five bots"),
            (&["rookie", "rookie", "rookie", "rookie", "rookie", "rookie"], "two to five bots"),
            (&["--ladder", "rookie"], "at least two"),
            (&["rookie", "ace"], "'ace' is no tier"),
            (&["rookie", "expert:poet"], "'poet' is no taste"),
            (&["rookie", "random", "--games", "0"], "--games"),
            (&["rookie", "random", "--level", "9"], "possible values"),
            (&["rookie", "random", "--seed", "-4"], "--seed"),
            (&["--ladder", "--all-pairs"], "cannot be used with"),
            (&["rookie", "random", "--parts", "tecnology"], "part 'tecnology' is unknown: allowed is technology, "),
            (&["--ladder", "--parts", "dock:low"], "trek"),
            (&["--ladder", "--level", "learning", "--parts", "all"], "learning flight"),
            (&["rookie", "random", "rookie", "--level", "trek", "--parts", "double-titles"], "two"),
            (&["rookie", "random", "--parts", "handicaps:0:0:1"], "handicap"),
        ],
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_what_there_is() {
    let child = trucker(&["arena", "rookie", "random", "--games", "100000000", "--json"])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    let run = interrupt(child);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!(object["stopped"], true);
    assert!(object["games"].as_u64().is_some_and(|games| games > 0), "{object}");
    assert!(run.status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_noticed_and_a_closed_pipe_is_not() {
    for more in [&[][..], &["--json"], &["--all-pairs"]] {
        assert_notices_a_full_disk(&[&["arena", "random", "rookie", "--games", "4"], more].concat());
    }
}

/// Starts long matches and presses Ctrl-C.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> Output {
    let child = trucker(&["arena", "random", "rookie", "trucker", "--games", "100000000"])
        .args(args)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    interrupt(child)
}

#[cfg(unix)]
#[test]
fn an_unfinished_ladder_fails_and_says_so() {
    let run = interrupted(&["--ladder"]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert_eq!(run.status.code(), Some(1), "{text}");
    assert!(text.contains("The ladder is unfinished: stopped after 0 of 2 pairs."), "{text}");
    assert!(text.lines().any(|line| line.starts_with("rookie v random") && line.ends_with("unfinished")), "{text}");
    let unmet = text.lines().find(|line| line.starts_with("trucker ")).expect("a row");
    assert_eq!(unmet.split_whitespace().collect::<Vec<_>>(), ["trucker", "-"], "{text}");

    let run = interrupted(&["--ladder", "--json"]);
    let object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!(run.status.code(), Some(1));
    assert_eq!((&object["stopped"], &object["all_met"]), (&true.into(), &false.into()));
    assert_eq!((&object["contests"][0]["met"], &object["elo"][2]["mean"]), (&Value::Null, &Value::Null));
    assert!(object["elo"][0]["mean"].is_number());
}

#[cfg(unix)]
#[test]
fn unfinished_pairs_are_mentioned_but_are_no_failure() {
    let run = interrupted(&["--all-pairs"]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{text}");
    assert!(text.contains("Not all pairs have met: stopped after 0 of 3 pairs."), "{text}");
}
