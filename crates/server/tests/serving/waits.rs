//! How long somebody is waited for: a limit begins when one is to act, and nothing but acting gains time.

use std::sync::Arc;
use trucker_bots::defaults::default_build;
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::record::Table;
use trucker_engine::refusal::Refusal;
use trucker_engine::stage::Stage;
use trucker_engine::state::{Mode, Pace, Phase, Setup, State};
use trucker_engine::team::Member;
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

/// A table in real time at which somebody of the support team works for A.
fn staffed(member: Member) -> (Play, Options) {
    let setup = Setup { pace: Pace::RealTime { run: 30_000 }, ..Setup::new(2, Mode::Flight(Level::II)) };
    let content = Arc::new(trucker_content::all().clone());
    let mut state = State::new(setup);
    state.players[A].team.hire(member);
    state.players[A].team.season();
    let stage = Arc::new(Stage { content, state, draws: Default::default() });
    let (table, _) = Table::rehearse(stage, Seed::from_number(3));
    let play = Play::at("GAME".to_owned(), table, Seed::from_number(3));
    (play, Options { decision_limit: Some(15), ..Options::of(setup) })
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

/// When everyone has finished, whoever may still add something is not waited for without end.
#[test]
fn somebody_who_adds_after_finishing_has_a_limit() {
    let (mut play, options) = staffed(Member::Swindler);
    play.perform(act(A, Build::Go), 0).expect("go");
    play.perform(act(A, Build::Finish(0)), 1_000).expect("finished");
    assert_eq!(play.deadline(A, &options), None, "B builds, and the sand runs");
    play.perform(act(b(), Build::Finish(1)), 2_000).expect("finished");
    assert_eq!(play.game().state().phase, Phase::Building);
    assert_eq!(play.deadline(A, &options), Some(17_000));
    let rest = play.game().view(Some(A), default_build).expect("something is done for A");
    play.perform(Deed::TimeOut(A, Action::Build(rest)), 17_000).expect("that is enough");
    assert_ne!(play.game().state().phase, Phase::Building);
}

/// Those who have to stop go on by themselves, though nobody does anything.
#[test]
fn a_fire_drill_ends_by_the_clock() {
    let (mut play, _) = staffed(Member::SecurityGuard);
    play.perform(act(A, Build::Go), 0).expect("go");
    play.perform(act(A, Build::Halt), 1_000).expect("a fire drill");
    assert_eq!(play.clock_rings(), Some(16_000));
    assert_eq!(play.perform(act(b(), Build::Draw), 15_999), Err(Refusal::Halted));
    assert_eq!(play.perform(Deed::Clock, 16_000), Ok(vec![Event::BuildingWentOn]));
    play.perform(act(b(), Build::Draw), 16_000).expect("a tile");
    assert_eq!(play.clock_rings(), Some(30_000), "the sand ran on");
}
