//! `trucker tune`: finds what is better, goes on as it would have, writes only what wins.

use crate::common::{assert_notices_a_full_disk, assert_refused, interrupt, trucker};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;
use trucker::parts::PartsArg;
use trucker::tune::tuner::{Judge, Run};
use trucker_bots::weights::{Term, Weights, Yard};
use trucker_engine::words::Level;

/// Likes weights near twice the hand-made ones; no games at all.
struct Taste(Level);

impl Taste {
    fn of(&self, weights: &Weights) -> f64 {
        let goal = Weights::hand_made(self.0);
        -goal
            .0
            .iter()
            .zip(weights.0)
            .map(|(goal, now)| f64::from((now - 2.0 * goal) / (goal.abs() + 0.5)).powi(2))
            .sum::<f64>()
    }
}

impl Judge for Taste {
    fn worth(&self, _: &Run, candidates: &[Weights]) -> Option<Vec<f64>> {
        Some(candidates.iter().map(|weights| self.of(weights)).collect())
    }
    fn challenge(&self, run: &Run, challenger: &Weights) -> Option<f64> {
        Some(if self.of(challenger) > self.of(&run.champion) { 2.0 } else { 0.0 })
    }
}

fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn tune(args: &[&str]) -> Output {
    trucker(&["tune"]).args(args).output().expect("it runs")
}

/// A saved run without the time it took.
fn timeless(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).expect("a state file");
    let mut object: Value = serde_json::from_str(&text).expect("JSON");
    object.as_object_mut().and_then(|map| map.remove("seconds")).expect("seconds");
    object
}

#[test]
fn a_run_finds_what_its_judge_likes() {
    let judge = Taste(Level::II);
    let mut run = Run::new(Level::II, 4, 0.5);
    let before = judge.of(&run.champion);
    for _ in 0..150 {
        run.step(14, &judge).expect("nobody stops it");
    }
    let after = judge.of(&run.champion);
    assert!(after > before / 20.0, "{before} became {after}");
    assert!(run.past.len() == 8 && run.history.len() == 150 && run.search.generation == 150);
    let finish_at = run.champion.get(Term::FinishAt);
    assert!((0.2..=1.0).contains(&finish_at), "a share of the board cannot be {finish_at}");
}

#[test]
fn a_run_that_was_saved_goes_on_as_it_would_have() {
    let judge = Taste(Level::I);
    let mut straight = Run::new(Level::I, 9, 0.4);
    (0..25).for_each(|_| straight.step(12, &judge).expect("nobody stops it"));
    // A directory of its own: other tests of this process save their runs at the same time.
    let own = scratch("tune-saved");
    std::fs::create_dir_all(&own).expect("a directory");
    let path = own.join("run.json");
    let _ = std::fs::remove_file(&path);
    let mut parts = Run::new(Level::I, 9, 0.4);
    for _ in 0..25 {
        parts.step(12, &judge).expect("nobody stops it");
        parts.save(&path).expect("it can be written");
        parts = Run::load(&path).expect("it can be read");
    }
    assert_eq!(straight, parts);
    let directory = std::fs::read_dir(path.parent().expect("a directory")).expect("it can be listed");
    let left = directory.filter(|e| e.as_ref().is_ok_and(|e| e.file_name().display().to_string().ends_with(".new")));
    let mine = format!(".trucker-{}-", std::process::id());
    let mut left = left.filter(|e| e.as_ref().is_ok_and(|e| e.file_name().display().to_string().starts_with(&mine)));
    assert!(left.next().is_none(), "nothing is left lying about");
}

#[test]
fn games_judge_the_same_in_parts_and_on_any_number_of_threads() {
    let (whole, parts) = (scratch("tune-whole.json"), scratch("tune-resumed.json"));
    let run = |path: &Path, generations: &str, threads: &str| {
        let path = path.to_str().expect("a path");
        let common = ["--level", "1", "--games", "9", "--population", "4", "--seed", "5", "--state", path];
        let run = tune(&[&common[..], &["--generations", generations, "--threads", threads]].concat());
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stderr).into_owned()
    };
    let log = run(&whole, "5", "1");
    assert!(log.contains("generation 5 of 5: best "), "{log}");
    run(&parts, "2", "3");
    run(&parts, "5", "2");
    assert_eq!(timeless(&whole), timeless(&parts));
    run(&parts, "5", "2");
    assert_eq!(timeless(&whole), timeless(&parts), "nothing is left to do");
}

#[test]
fn only_a_champion_that_wins_is_written() {
    let (state, target) = (scratch("tune-write.json"), scratch("weights-out.json"));
    let (state_text, target_text) = (state.to_str().expect("a path"), target.to_str().expect("a path"));
    std::fs::write(&target, "{ \"III\": \"kept\" }").expect("a file");
    let args = ["--level", "2", "--generations", "0", "--validate-games", "40", "--state", state_text];
    // A run at its start has hand-made weights for a champion, which cannot beat themselves.
    let run = tune(&[&args[..], &["--write", target_text]].concat());
    assert_eq!(run.status.code(), Some(1), "{}", String::from_utf8_lossy(&run.stdout));
    assert!(String::from_utf8_lossy(&run.stdout).contains("stays as it is"));
    assert_eq!(std::fs::read_to_string(&target).expect("a file"), "{ \"III\": \"kept\" }");

    let file = trucker::tune::promote::read(&target).expect("a data file");
    let mut better = Run::new(Level::II, 1, 0.5);
    better.champion.set(Term::Engine, 0.1);
    trucker::tune::promote::write(&target, file, &better).expect("it can be written");
    let text = std::fs::read_to_string(&target).expect("a file");
    assert!(text.contains("\"engine\": 0.1,") && text.contains("\"III\": \"kept\""), "{text}");
    let again = trucker::tune::promote::read(&target).expect("a data file");
    assert_eq!(trucker::tune::promote::stored(&again, Level::II, Yard::Base), Some(better.champion));
    assert_eq!(trucker::tune::promote::stored(&again, Level::II, Yard::NewTiles), None);

    let parts: PartsArg = "technology,adventures".parse().expect("parts");
    let mut new = Run::from_weights(Level::II, parts, 1, 0.5, better.champion);
    new.champion.set(Term::Boost, 0.7);
    trucker::tune::promote::write(&target, again, &new).expect("it can be written");
    let both = trucker::tune::promote::read(&target).expect("a data file");
    assert_eq!(trucker::tune::promote::stored(&both, Level::II, Yard::Base), Some(better.champion));
    assert_eq!(trucker::tune::promote::stored(&both, Level::II, Yard::NewTiles), Some(new.champion));
}

#[test]
fn a_run_keeps_the_parts_it_began_with() {
    let state = scratch("tune-with-parts.json");
    let path = state.to_str().expect("a path");
    let args = ["--level", "1", "--games", "5", "--population", "4", "--generations", "2", "--state", path];
    let run = tune(&[&args[..], &["--parts", "technology,roads:1"]].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(text.contains("Level I with new tiles: 2 generations"), "{text}");
    assert_eq!(timeless(&state)["parts"], "technology,roads:1");
    assert_refused("tune", &[(&args[..], "is a run with --parts technology,roads:1, not none")]);
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    let wrong = scratch("tune-wrong.json");
    Run::new(Level::III, 8, 0.5).save(&wrong).expect("it can be written");
    let broken = scratch("tune-broken.json");
    std::fs::write(&broken, "{ \"level\": \"II\"").expect("a file");
    let binary = scratch("tune-binary.json");
    std::fs::write(&binary, [0xff, 0, 0xfe]).expect("a file");
    let binary = binary.to_str().expect("a path");
    let (wrong, broken) = (wrong.to_str().expect("a path"), broken.to_str().expect("a path"));
    assert_refused(
        "tune",
        &[
            (&["--level", "4"][..], "class IV is flown with the adventure cards"),
            (&["--level", "5"], "possible values: 1, 2, 3, 4"),
            (&["--games", "0"], "--games"),
            (&["--population", "3"], "--population"),
            (&["--games", "1000001"], "--games"),
            (&["--games", "18446744073709551615"], "--games"),
            (&["--generations", "100001"], "--generations"),
            (&["--population", "1001"], "--population"),
            (&["--sigma", "-1"], "from 0.001 to 10"),
            (&["--sigma", "0"], "from 0.001 to 10"),
            (&["--sigma", "1e300"], "from 0.001 to 10"),
            (&["--sigma", "NaN"], "from 0.001 to 10"),
            (&["--level", "2", "--generations", "0", "--write", "/no/such/place/w.json"], "/no/such/place/w.json"),
            (&["--state", "/dev/zero"], "/dev/zero: too long"),
            (&["--state", "both.json", "--write", "both.json"], "cannot go into the file of the run"),
            (&["--level", "2", "--state", wrong], "is a run for level III, not II"),
            (&["--level", "3", "--seed", "2", "--state", wrong], "is a run with seed 8, not 2"),
            (&["--level", "2", "--state", broken], "tune-broken.json: not a tuning run: EOF"),
            (&["--level", "2", "--state", binary], "tune-binary.json: not a tuning run: "),
            (&["--level", "2", "--state", "/no/such/place/x.json"], "/no/such/place"),
            (&["--level", "2", "--generations", "0", "--write", broken], "EOF"),
            (&["--parts", "tecnology"], "part 'tecnology' is unknown: allowed is technology, "),
            (&["--parts", "titles"], "trek"),
            (&["--parts", "handicaps:0:0:0:1"], "handicap"),
        ],
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_whole_generations_and_the_same_command_goes_on() {
    let state = scratch("tune-stopped.json");
    let path = state.to_str().expect("a path");
    let child = trucker(&["tune", "--games", "9", "--population", "4", "--generations", "100000", "--state", path])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("it runs");
    let run = interrupt(child);
    assert!(run.status.success() && String::from_utf8_lossy(&run.stdout).contains("the same command goes on"));
    assert!(Run::load(&state).is_ok());
}

#[test]
fn nothing_is_said_to_be_saved_that_is_not() {
    let state = scratch("tune-none.json");
    let path = state.to_str().expect("a path");
    let run = tune(&["--generations", "0", "--state", path]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success() && !text.contains("Saved"), "{text}");
    assert!(text.contains("nothing is saved") && !state.exists(), "{text}");
    let run = tune(&["--generations", "1", "--games", "2", "--population", "4", "--state", path]);
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success() && text.contains("Saved in") && state.exists(), "{text}");
}

#[test]
fn a_run_with_the_longest_first_step_can_be_read_again() {
    for sigma in [0.001, 10.0] {
        let path = scratch("tune-sigma.json");
        let mut run = Run::new(Level::III, 2, sigma);
        (0..30).for_each(|_| run.step(6, &Taste(Level::III)).expect("nobody stops it"));
        run.save(&path).expect("it can be written");
        assert_eq!(Run::load(&path), Ok(run));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_noticed_and_a_closed_pipe_is_not() {
    let state = scratch("tune-printed.json");
    let path = state.to_str().expect("a path");
    for more in [&[][..], &["--validate", "--validate-games", "4"]] {
        assert_notices_a_full_disk(&[&["tune", "--generations", "0", "--state", path], more].concat());
    }
}

/// Starts to tune and presses Ctrl-C after a while.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> Output {
    let child = trucker(&["tune"])
        .args(args)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    interrupt(child)
}

#[cfg(unix)]
#[test]
fn ctrl_c_before_the_champion_is_measured_writes_nothing_and_says_so() {
    let (state, target) = (scratch("tune-unmeasured.json"), scratch("weights-unmeasured.json"));
    let (state, target_text) = (state.to_str().expect("a path"), target.to_str().expect("a path"));
    let common = ["--state", state, "--write", target_text];
    let measuring = ["--generations", "0", "--validate-games", "10000000"];
    let tuning = ["--generations", "5", "--games", "1000000", "--population", "1000"];
    for args in [&measuring[..], &tuning] {
        let run = interrupted(&[&common[..], args].concat());
        let text = String::from_utf8_lossy(&run.stdout).into_owned();
        assert_eq!(run.status.code(), Some(1), "{text}");
        assert!(text.contains("was not measured") && text.contains("stays as it is"), "{text}");
        assert!(!text.contains("beyond doubt") && !target.exists(), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn a_run_that_cannot_be_saved_any_more_exits_with_1_and_names_the_file() {
    let directory = scratch("tune-vanishing");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    let state = directory.join("state.json");
    let child = trucker(&["tune", "--games", "9", "--population", "4", "--generations", "100000"])
        .args([std::ffi::OsStr::new("--state"), state.as_os_str()])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    while !state.exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let elsewhere = scratch("tune-vanished");
    let _ = std::fs::remove_dir_all(&elsewhere);
    std::fs::rename(&directory, &elsewhere).expect("it can be moved");
    let run = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{said}");
    assert!(said.contains("state.json: "), "{said}");
}
