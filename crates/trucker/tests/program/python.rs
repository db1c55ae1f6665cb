//! The example client in Python, written from `docs/PROTOCOL.md` alone, plays whole games on the real server; and
//! `trucker replay` checks a game that it has played.
#![cfg(unix)]

use crate::serving::{Server, serve, trucker};
use serde_json::Value;
use std::process::{Command, Output};
use tempfile::TempDir;

fn start(folder: &TempDir) -> Server {
    let mut command = serve(&folder.path().join("trucker.db"));
    command.env("TRUCKER_ROOMS_PER_MINUTE", "1000"); // It drops its connection on purpose, and comes back at once.
    Server::start(command)
}

fn client(server: &Server, args: &[&str]) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/client.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(format!("http://{}", server.address)).args(args);
    command.output().expect("python3 is needed for the example client (./test installs it)")
}

fn replay(args: &[&str]) -> Output {
    trucker(&["replay"]).args(args).output().expect("the binary runs")
}

fn played(server: &Server, args: &[&str]) -> String {
    let run = client(server, args);
    let (out, wrong) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert_eq!(run.status.code(), Some(0), "{args:?}\n{out}\n{wrong}");
    out.into_owned()
}

/// Runs a script that has the client, and one that is not connected, as `it`.
fn in_python(script: &str) -> Output {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let client = format!(
        "import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, {folder:?})
import client
it = client.Client.__new__(client.Client)
"
    );
    let run = Command::new("python3").arg("-c").arg(client + script).output();
    run.expect("python3 is needed for the example client (./test installs it)")
}

#[test]
fn it_plays_whole_games() {
    let folder = TempDir::new().expect("a folder");
    let server = start(&folder);
    for (i, mode) in ["learning", "1", "2", "3", "trek"].into_iter().enumerate() {
        let story = played(&server, &["--mode", mode, "--seats", "3", "--seed", &i.to_string()]);
        assert!(story.lines().count() > 20, "a whole game is a longer story than\n{story}");
    }
    server.stop();
}

#[test]
fn it_plays_with_everything_of_the_other_boxes() {
    let folder = TempDir::new().expect("a folder");
    let server = start(&folder);
    let extras =
        r#"{"technology":true,"abe_technology":true,"adventures":true,"ships":[true,true,true],"rough_roads":3}"#;
    for (i, mode) in ["1", "3"].into_iter().enumerate() {
        played(&server, &["--mode", mode, "--seats", "3", "--seed", &i.to_string(), "--extras", extras, "--quiet"]);
    }
    let trek =
        r#"{"technology":true,"adventures":true,"titles":true,"titles_first":true,"dock":"high","rough_roads":1}"#;
    played(&server, &["--mode", "trek", "--seats", "2", "--seed", "5", "--extras", trek, "--quiet"]);
    server.stop();
}

#[test]
fn an_event_that_it_does_not_know_is_told_like_any_other() {
    let script = "it.args, it.seat = type('Args', (), {'quiet': False}), 0
it.room, it.tiles, it.cards = {'seats': [{'name': 'Ada'}]}, [], []
for event in [{'type': 'comet_seen'}, {'type': 'comet_seen', 'seat': 0, 'tile': 999, 'card': 'x'}, {'type': 'comet_seen', 'value': [1, 2]}]:
    it.tell(event)
assert it.worth([{'type': 'comet_seen', 'value': 7}, {'type': 'comet_seen'}]) == 0
";
    let run = in_python(script);
    let (out, wrong) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && out.matches("comet seen").count() == 3, "{out}\n{wrong}");
}

#[test]
fn what_is_foreseen_may_go_on_after_a_question_that_is_taken_for_granted() {
    let script = "it.seat, it.sent_in = 0, 7
answer, paid = {'type': 'square', 'value': '7,6'}, {'type': 'battery_spent', 'seat': 0, 'square': '7,6'}
it.waits_for = {'asked': 7, 'action': {'type': 'answer', 'value': answer}}
it.foreseen = {json.dumps(answer): [paid, {'type': 'boosted', 'seat': 0}]}
def check(reason, events):
    it.view = {'own': {'question': {'decision': {'reason': {'type': reason}}}}}
    try:
        it.check_foreseen({'version': 8, 'cause': {'type': 'act', 'value': 0}, 'events': events})
        return True
    except client.Surprise:
        return False
for reason in ['pay_battery', 'pay_power', 'boost', 'fire_catapult', 'switch_on_to_thrust', 'post_crubots']:
    assert check(reason, [paid]), reason
    assert not check(reason, [{'type': 'boosted', 'seat': 0}]), reason
assert not check('land', [paid])
";
    let run = in_python(script);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn it_comes_back_when_its_connection_drops() {
    let folder = TempDir::new().expect("a folder");
    let server = start(&folder);
    played(&server, &["--mode", "2", "--seats", "2", "--seed", "9", "--drop-every", "40", "--quiet"]);
    server.stop();
}

#[test]
fn it_says_what_is_wrong() {
    let folder = TempDir::new().expect("a folder");
    let server = start(&folder);
    assert_eq!(client(&server, &["--room", "AAAAAA"]).status.code(), Some(2), "there is no such room");
    assert_eq!(client(&server, &["--mode", "7"]).status.code(), Some(2), "there is no such level");
    server.stop();
}

#[test]
fn what_it_played_can_be_checked_by_anyone() {
    let folder = TempDir::new().expect("a folder");
    let server = start(&folder);
    played(&server, &["--mode", "1", "--seats", "2", "--seed", "4", "--name", "Žofie", "--quiet"]);
    let (_, games) = server.get("/api/games");
    let listed = games.as_array().and_then(|games| games.first()).map(|game| game["id"].clone());
    let Some(Value::String(id)) = listed else { panic!("the example opens public rooms: {games}") };
    let page = format!("http://{}/replay/{id}", server.address);
    let (_, record) = server.get(&format!("/api/games/{id}"));
    let promised = record["commitment"].as_str().expect("a commitment").to_owned();

    let run = replay(&["--check", "--explain", &page]);
    let told = String::from_utf8_lossy(&run.stdout).into_owned();
    assert_eq!(run.status.code(), Some(0), "{told}");
    assert!(told.contains(&format!("the seed has the commitment {promised}")), "{told}");
    assert!(told.contains("the rules allow all ") && told.contains("Žofie"), "{told}");
    assert_eq!(replay(&["--commitment", &promised, &page]).status.code(), Some(0));

    let another = "0".repeat(64);
    let run = replay(&["--commitment", &another, &page]);
    assert_eq!(run.status.code(), Some(1), "another seed was promised");
    let unknown = format!("http://{}/replay/ABCDEFGHJKMN", server.address);
    let run = replay(&[&unknown]);
    assert_eq!(run.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&run.stderr).contains("knows no such game"));

    // A log that was changed afterwards is found out.
    let file = folder.path().join("forged.json");
    let mut forged = record.clone();
    forged["seed"] = Value::String("1".repeat(64));
    std::fs::write(&file, forged.to_string()).expect("a file");
    let run = replay(&["--check", &file.display().to_string()]);
    assert_eq!(run.status.code(), Some(1), "the seed is not the one promised");
    server.stop();
}

#[test]
fn an_address_with_tls_is_refused_with_a_way_out_where_tls_was_left_out() {
    if cfg!(feature = "tls") {
        return;
    }
    let run = trucker(&["replay", "https://trucker.example/replay/abc"]).output().expect("the binary runs");
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{said}");
    assert!(said.contains("--features tls") && said.contains("/api/games/"), "{said}");
}

/// What `docs/SCALE.md` says is what `examples/scale.py` prints.
#[test]
fn the_page_about_scale_is_fresh() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let run = Command::new("python3").arg(format!("{root}/examples/scale.py")).output().expect("python3");
    let (printed, wrong) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{wrong}");
    let page = std::fs::read_to_string(format!("{root}/docs/SCALE.md")).expect("the page");
    let (_, rest) = page.split_once("<!-- examples/scale.py -->\n").expect("a beginning");
    let (says, _) = rest.split_once("<!-- the end of examples/scale.py -->\n").expect("an end");
    assert_eq!(says, printed, "run `python3 examples/scale.py --write`");
}
