//! Builders know how much they can still take hold of, and build with it what they can.

use trucker_bots::budget::Budget;
use trucker_bots::{Field, Profile, Tier};
use trucker_engine::building::{self, Build};
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::game::{build_out, play_out_by};
use trucker_engine::script::Decider;
use trucker_engine::state::{Mode, Pace, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat};

const BUILD_LIMIT: u32 = 2_000;
const TURN_BY_TURN: Pace = Pace::TurnByTurn { last_turns: Some(10) };

/// How many components bots of these tiers launch with on average, by level, at a table where one finishes early.
fn launched(tiers: [Tier; 3], pace: Pace, games: u64) -> [[f64; 3]; 3] {
    [Level::I, Level::II, Level::III].map(|level| {
        let mut sums = [0.0; 3];
        for seed in 0..games {
            let setup = Setup { pace, ..Setup::new(3, Mode::Flight(level)) };
            let mut field = Field::new(&tiers.map(Profile::new), seed);
            let mut state = State::new(setup);
            play_out_by(&mut state, trucker_content::base(), &mut field, None, &mut |state, decider, events| {
                assert!(build_out(state, trucker_content::base(), decider, BUILD_LIMIT, events));
                for (sum, seat) in sums.iter_mut().zip(state.seats().iter()) {
                    *sum += state.ships[seat].occupied().len() as f64;
                }
                true
            });
        }
        sums.map(|sum| sum / games as f64)
    })
}

#[test]
fn turn_by_turn_strong_bots_build_though_somebody_finishes_early() {
    let launched = launched([Tier::Veteran, Tier::Trucker, Tier::Random], TURN_BY_TURN, 40);
    for (built, [veteran, trucker]) in launched.into_iter().zip([[14.0, 13.5], [21.5, 17.5], [25.0, 24.0]]) {
        assert!(built[0] >= veteran && built[1] >= trucker, "{launched:?}");
    }
}

/// Plays nobody: a yard to look at.
struct Nobody;

impl Chance for Nobody {
    fn draw(&mut self, _: Draw) -> u16 {
        0
    }
}

impl Decider for Nobody {
    fn decide(&mut self, _: View<'_>, _: &Decision) -> Answer {
        Answer::Done
    }
    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        Build::Draw
    }
}

/// A yard of level II in which somebody has said "go", and its first two seats.
fn yard(pace: Pace) -> (State, Seat, Seat) {
    let mut state = State::new(Setup { pace, ..Setup::new(2, Mode::Flight(Level::II)) });
    let [Some(me), Some(other)] = [Seat::new(0), Seat::new(1)] else { panic!("a table has four seats") };
    play_out_by(&mut state, trucker_content::base(), &mut Nobody, None, &mut |_, _, _| false);
    act(&mut state, me, Build::Go);
    (state, me, other)
}

fn act(state: &mut State, seat: Seat, step: Build) {
    building::apply(state, trucker_content::base(), seat, step, &mut Nobody, &mut |_| {}).expect("it is allowed");
}

fn left(budget: &Budget, state: &State, seat: Seat) -> Option<f32> {
    budget.left(View::new(state, trucker_content::base(), Some(seat)), seat)
}

#[test]
fn turns_are_counted_and_foreseen() {
    let (mut state, me, other) = yard(TURN_BY_TURN);
    let mut budget = Budget::default();
    let early = left(&budget, &state, me).expect("turns are limited");
    assert!(early > 20.0, "somebody may finish some time: {early}");
    for _ in 0..3 {
        budget.spend();
        for seat in [me, other] {
            act(&mut state, seat, Build::Draw);
            act(&mut state, seat, Build::Return);
        }
    }
    act(&mut state, me, Build::Draw);
    act(&mut state, me, Build::Return);
    act(&mut state, other, Build::Finish(0));
    assert_eq!(left(&budget, &state, me), Some(9.0), "ten turns, one of them at hand");
    let (state, me, _) = yard(Pace::TurnByTurn { last_turns: None });
    assert_eq!(left(&budget, &state, me), None);
}

#[test]
fn sand_is_counted_in_grips_at_ones_own_pace() {
    let (mut state, me, other) = yard(Pace::RealTime { run: 90_000 });
    let mut budget = Budget::default();
    budget.begin(View::new(&state, trucker_content::base(), Some(me)));
    assert_eq!(left(&budget, &state, me), None, "nothing is known of one's pace yet");
    for _ in 0..10 {
        budget.spend();
    }
    building::pass_time(&mut state, trucker_content::base(), 60_000, &mut |_| {});
    // Six seconds a grip; half a minute of this run, and two more runs.
    let before = left(&budget, &state, me).expect("sand runs");
    assert!(before >= 35.0, "{before}");
    act(&mut state, other, Build::Finish(0));
    assert_eq!(left(&budget, &state, me), Some(35.0));
    for at in [90_000, 180_000] {
        building::pass_time(&mut state, trucker_content::base(), at, &mut |_| {});
        act(&mut state, other, Build::Flip);
    }
    building::pass_time(&mut state, trucker_content::base(), 240_000, &mut |_| {});
    for _ in 0..30 {
        budget.spend();
    }
    assert_eq!(left(&budget, &state, me), Some(5.0), "half a minute of the last run");
}
