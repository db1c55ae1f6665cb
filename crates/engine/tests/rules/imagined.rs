//! Imagined worlds: they go on from the very question asked, and tell their viewer nothing new.
//!
//! Where nothing is hidden, trying an answer and flying on is what the game itself does with that answer. Where
//! something is, the world holds no more of it than the viewer knows; above all not what others have already answered
//! to a question that everyone answers at once.

use crate::common::{Table, assert_conserved, for_every_table};
use fastrand::Rng;
use std::hash::{DefaultHasher, Hash, Hasher};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::game::{Action, Game};
use trucker_engine::script::Decider;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::Seat;

struct Dice(Rng);

impl Chance for Dice {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.u16(..draw.sides)
    }
}

/// A player whose answer follows from the question alone.
struct Plain(Seed);

fn plain_answer(decision: &Decision) -> Answer {
    let mut hasher = DefaultHasher::new();
    format!("{decision:?}").hash(&mut hasher);
    match decision.reason {
        Reason::FlyOn => Answer::Yes,
        _ => decision.shape.nth(hasher.finish() as usize % decision.shape.count()).expect("an answer"),
    }
}

impl Chance for Plain {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.draw(draw)
    }
}

impl Decider for Plain {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        plain_answer(decision)
    }

    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        unreachable!("a flight is flown, not built")
    }
}

/// The end of the flight in a world that this seat imagines, if it gives this answer.
fn imagined(game: &Game, seat: Seat, answer: Answer, seed: &Seed, number: u64) -> State {
    let mut dice = Dice(Rng::with_seed(number));
    let world = game.view(Some(seat), |view| view.imagine(&mut dice)).expect("a game keeps the start of its beat");
    world.try_answer(game.content(), seat, answer, &mut Plain(seed.clone()))
}

/// Questions that several players may be asked at once.
fn may_be_side_by_side(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::FlyOn
            | Reason::Shoot { .. }
            | Reason::RaiseShield { .. }
            | Reason::PayBattery
            | Reason::KeepPiece
            | Reason::RemoveMistake
            | Reason::Rebuild
            | Reason::AddLatePart { .. }
    )
}

#[test]
fn where_nothing_is_hidden_an_imagined_flight_is_the_real_one() {
    for_every_table(2, |setup, number| {
        if setup.mode != Mode::Learning {
            return;
        }
        let mut table = Table::with_full_ships(Setup { open_credits: true, ..setup }, number);
        table.at = 0;
        while !table.game.is_over() {
            if table.game.state().phase != Phase::Building && table.rng.u8(..5) == 0 {
                let decision = *table.rng.choice(table.game.asked()).expect("somebody is asked");
                if may_be_side_by_side(decision.reason) && !table.game.journal().is_empty() {
                    table.step(); // What others have answered side by side is hidden, so it may be imagined otherwise.
                    continue;
                }
                let answer = plain_answer(&decision);
                let end = imagined(&table.game, decision.seat, answer, &table.seed, number);
                let mut real = table.game.clone();
                real.submit(decision.seat, Action::Answer(answer), 0, &mut table.seed).expect("a legal answer");
                while !matches!(real.state().phase, Phase::Over | Phase::Building) {
                    let next = real.asked()[0];
                    let action = Action::Answer(plain_answer(&next));
                    real.submit(next.seat, action, 0, &mut table.seed).expect("a legal answer");
                }
                assert_eq!(end, *real.state(), "after {answer:?} to {decision:?}");
            }
            table.step();
        }
    });
}

#[test]
fn every_answer_can_be_tried() {
    for_every_table(1, |setup, number| {
        let mut table = Table::with_full_ships(setup, number);
        while !table.game.is_over() {
            for decision in table.game.asked().to_vec() {
                let answer = crate::common::random_answer(&mut table.rng, &decision);
                let end = imagined(&table.game, decision.seat, answer, &table.seed, number);
                assert!(
                    matches!(end.phase, Phase::Over | Phase::Between | Phase::SetUp | Phase::Building),
                    "the flight is over"
                );
                assert_conserved(&end, table.game.content());
            }
            table.step();
        }
    });
    let state = State::new(Setup::new(2, Mode::Learning));
    let view = View::new(&state, &crate::common::content(), None).imagine(&mut Dice(Rng::new())).is_none();
    assert!(view, "a bare state has no past");
}

/// Everyone decides to fly on or give up at the same time; nobody knows what the others have said.
#[test]
fn an_imagined_world_does_not_tell_what_others_have_answered() {
    for_every_table(1, |setup, number| {
        let mut table = Table::with_full_ships(setup, number);
        while !table.game.is_over() {
            let asked = table.game.asked().to_vec();
            if let [first, .., last] = asked[..]
                && first.reason == Reason::FlyOn
                && last.reason == Reason::FlyOn
            {
                let ends = [Answer::Yes, Answer::No].map(|secret| {
                    let mut game = table.game.clone();
                    game.submit(first.seat, Action::Answer(secret), table.at, &mut table.seed).expect("a legal answer");
                    assert!(game.asked().contains(&last), "the other is still asked");
                    imagined(&game, last.seat, Answer::Yes, &table.seed, number)
                });
                assert!(ends[0] == ends[1], "{} can find out whether {} gives up", last.seat, first.seat);
            }
            table.step();
        }
    });
}
