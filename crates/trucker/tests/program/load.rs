//! `trucker load`: a small run against the real server tells the truth, and impossible ones are refused.

use crate::common::{assert_refused, trucker};
use serde_json::Value;

fn load(args: &[&str]) -> Value {
    let run = trucker(&["load", "--json"]).args(args).output().expect("it runs");
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{out}{err}");
    serde_json::from_str(&out).expect("one JSON object")
}

#[test]
fn a_small_run_ends_well_and_no_client_is_told_anything_wrong() {
    let report = load(&["--rooms", "5", "--seconds", "3", "--rate", "4"]);
    assert_eq!((&report["violations"], &report["connections"]), (&0.into(), &20.into()), "{report}");
    let actions = &report["actions"];
    let acknowledged: u64 = ["yard", "answers"].iter().filter_map(|kind| actions["acknowledged"][kind].as_u64()).sum();
    assert!(acknowledged > 0 && report["latency_ms"]["count"].as_u64() > Some(0), "{report}");
    assert!(report["views_compared"].as_u64() >= Some(20), "everyone compares at the end: {report}");
}

#[test]
fn idle_rooms_are_left_alone() {
    let report = load(&["--rooms", "2", "--seconds", "1", "--idle"]);
    assert_eq!((&report["violations"], &report["actions"]["planned"]), (&0.into(), &0.into()), "{report}");
    if cfg!(target_os = "linux") {
        assert!(report["server_memory"]["set_up"]["resident"].as_u64() > Some(0), "{report}");
    }
}

#[test]
fn other_machines_and_impossible_runs_are_refused() {
    assert_refused(
        "load",
        &[
            (&["--url", "http://192.0.2.1:7777"], "--i-own-this-server"),
            (&["--url", "https://localhost"], "http://127.0.0.1"),
            (&["--url", "http://127.0.0.1:9"], "nobody answers"),
            (&["--i-own-this-server"], "--url"),
            (&["--rooms", "0"], "--rooms"),
            (&["--rooms", "5001"], "--rooms"),
            (&["--seconds", "3601"], "--seconds"),
            (&["--rate", "100"], "--rate"),
        ],
    );
}
