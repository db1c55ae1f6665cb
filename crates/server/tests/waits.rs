//! How long somebody is waited for: a limit begins when one is to act, and nothing but acting gains time.

use std::sync::Arc;
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::refusal::Refusal;
use trucker_engine::state::{Mode, Pace, Setup};
use trucker_engine::words::{Level, Seat};
use trucker_server::protocol::Options;
use trucker_server::room::{Deed, Play};

const A: Seat = Seat::FIRST;

fn b() -> Seat {
    Seat::new(1).expect("a seat")
}

fn table(mode: Mode, pace: Pace) -> (Play, Options) {
    let setup = Setup { pace, ..Setup::new(2, mode) };
    let content = Arc::new(trucker_content::all().clone());
    let play = Play::new("GAME".to_owned(), setup, Seed::from_number(3), content).expect("a game");
    (play, Options { decision_limit: Some(15), ..Options::of(setup) })
}

fn by_turns() -> (Play, Options) {
    table(Mode::Flight(Level::I), Pace::TurnByTurn { last_turns: None })
}

fn act(seat: Seat, step: Build) -> Deed {
    Deed::Act(seat, Action::Build(step))
}

/// Puts the tile in hand somewhere, if it fits.
fn place(play: &Play, seat: Seat) -> Option<Build> {
    play.game().view(Some(seat), |view| view.legal_builds().into_iter().find(|step| matches!(step, Build::Place(..))))
}

#[test]
fn a_limit_begins_with_ones_turn() {
    let (mut play, options) = by_turns();
    play.perform(act(A, Build::Go), 1_000).expect("go");
    play.perform(act(A, Build::Draw), 2_000).expect("a tile");
    assert_eq!(play.deadline(A, &options), Some(17_000));
    assert_eq!(play.deadline(b(), &options), None, "it is not B's turn");
    play.perform(Deed::TimeOut(A, Action::Build(Build::Return)), 60_000).expect("put back");
    assert_eq!(play.deadline(b(), &options), Some(75_000), "the others' time is not B's");
    assert_eq!(play.deadline(A, &options), None);
}

/// Whoever is first to build has their whole time for it, however late the other one said "go".
#[test]
fn building_begins_with_a_fresh_clock() {
    let (mut play, options) = by_turns();
    assert_eq!(play.deadline(A, &options), Some(15_000), "nobody has said go");
    play.perform(act(b(), Build::Go), 14_000).expect("go");
    assert_eq!((play.deadline(A, &options), play.deadline(b(), &options)), (Some(29_000), None));
}

#[test]
fn taking_a_step_back_gains_no_time() {
    let (mut play, options) = by_turns();
    play.perform(act(A, Build::Go), 0).expect("go");
    let step = loop {
        play.perform(act(A, Build::Draw), 2_000).expect("a tile");
        if let Some(step) = place(&play, A) {
            break step;
        }
        play.perform(act(A, Build::Return), 2_000).expect("put back");
        play.perform(act(b(), Build::Draw), 2_000).expect("a tile");
        play.perform(act(b(), Build::Return), 2_000).expect("put back");
    };
    play.perform(act(A, step), 9_000).expect("placed");
    play.perform(Deed::Undo(A), 10_000).expect("taken back");
    assert_eq!(play.deadline(A, &options), Some(17_000), "counted from the tile, not from the undo");
}

/// A server that starts again after a step was taken back goes on from there, and not from before.
#[test]
fn the_clock_does_not_go_back_with_a_step() {
    let (mut play, _) = by_turns();
    play.perform(act(A, Build::Go), 0).expect("go");
    play.perform(act(A, Build::Draw), 2_000).expect("a tile");
    play.perform(act(A, Build::Return), 9_000).expect("put back");
    play.perform(Deed::Undo(A), 10_000).expect("taken back");
    assert_eq!(play.now(), 10_000);
    let before = play.before();
    play.perform(act(A, Build::Return), 12_000).expect("put back");
    play.put_back(before);
    assert_eq!(play.now(), 10_000, "what could not be stored took no time");
}

#[test]
fn what_was_done_for_somebody_stays() {
    let (mut play, _) = by_turns();
    play.perform(act(A, Build::Go), 0).expect("go");
    play.perform(act(A, Build::Draw), 0).expect("a tile");
    let mut twin = by_turns().0;
    twin.perform(act(A, Build::Go), 0).expect("go");
    twin.perform(act(A, Build::Draw), 0).expect("a tile");
    play.perform(Deed::TimeOut(A, Action::Build(Build::Return)), 20_000).expect("put back");
    twin.perform(act(A, Build::Return), 20_000).expect("put back");
    assert!(twin.may_undo(A) && !play.may_undo(A));
    let version = play.version();
    assert_eq!(play.perform(Deed::Undo(A), 21_000), Err(Refusal::NothingToUndo));
    assert_eq!(play.version(), version);
}

#[test]
fn the_sand_is_the_limit_until_it_has_run_out() {
    let (mut play, options) = table(Mode::Flight(Level::I), Pace::RealTime { run: 30_000 });
    assert_eq!(play.deadline(A, &options), Some(15_000), "nobody has said go");
    play.perform(act(A, Build::Go), 5_000).expect("go");
    assert_eq!(play.deadline(A, &options), None);
    assert_eq!(play.clock_rings(), Some(35_000));
    assert_eq!(play.perform(Deed::Clock, 35_000), Ok(vec![Event::SandRanOut { space: 0 }]));
    play.perform(act(b(), Build::Finish(0)), 36_000).expect("finished");
    play.perform(act(b(), Build::Flip), 36_000).expect("turned");
    play.perform(Deed::Clock, 66_000).expect("time is up");
    assert_eq!(play.deadline(A, &options), Some(81_000), "from then on, not from what A did last");
}

#[test]
fn time_in_which_nothing_happens_is_no_step() {
    let (mut play, _) = table(Mode::Flight(Level::I), Pace::RealTime { run: 30_000 });
    play.perform(act(A, Build::Go), 0).expect("go");
    let version = play.version();
    assert_eq!(play.perform(Deed::Clock, 10_000), Ok(Vec::new()));
    assert_eq!(play.version(), version);
}

#[test]
fn steps_are_counted_for_each_seat() {
    let (mut play, _) = by_turns();
    play.perform(act(A, Build::Go), 0).expect("go");
    play.perform(act(A, Build::Draw), 0).expect("a tile");
    play.perform(Deed::TimeOut(A, Action::Build(Build::Return)), 20_000).expect("put back");
    play.perform(act(b(), Build::Draw), 20_000).expect("a tile");
    assert_eq!((play.steps_of(A), play.steps_of(b())), (2, 1), "what was done for somebody is not their step");
    assert_eq!(play.version(), 4);
}
