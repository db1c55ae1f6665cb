//! Whoever is away is played for: there is a legal default for every question and every step in the yard.
//!
//! Defaults see what their player may know and nothing more, building ends soon with them, and a table that everyone
//! has left comes to its end.

use crate::common::{Table, for_every_table};
use fastrand::Rng;
use trucker_bots::defaults::{default_answer, default_build};
use trucker_bots::{Field, Profile, Tier};
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::game::{Action, Game, play_out};
use trucker_engine::setup::Extras;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Level, Seat};

struct Dice(Rng);

impl Chance for Dice {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.u16(..draw.sides)
    }
}

/// What is done for somebody who is away, if there is anything to do.
fn default_action(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked().iter().find(|decision| decision.seat == seat);
    game.view(Some(seat), |view| match decision {
        Some(decision) => Some(Action::Answer(default_answer(view, decision))),
        None if view.phase() == Phase::Building => default_build(view).map(Action::Build),
        None => None,
    })
}

#[test]
fn every_question_has_a_legal_default_that_knows_no_secret() {
    for_every_table(2, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        let mut dice = Dice(Rng::with_seed(number));
        while !table.game.is_over() {
            let state = table.game.current();
            for decision in table.game.asked() {
                let answer = default_answer(View::new(&state, table.game.content(), Some(decision.seat)), decision);
                assert!(decision.shape.accepts(answer), "{answer:?} to {decision:?}");
                let world = state.resample(table.game.content(), Some(decision.seat), &mut dice);
                let other = default_answer(View::new(&world, table.game.content(), Some(decision.seat)), decision);
                assert_eq!(answer, other, "the default for {decision:?} knows a secret");
            }
            table.step();
        }
    });
}

#[test]
fn from_anywhere_an_empty_table_comes_to_its_end() {
    for_every_table(2, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        for _ in 0..table.rng.u32(..400) {
            if !table.game.is_over() {
                table.step();
            }
        }
        let (mut steps, mut yard_steps) = (0, 0);
        while !table.game.is_over() {
            let seat = table.game.waiting_for().iter().next().expect("somebody is waited for");
            let action = default_action(&table.game, seat).expect("whoever is waited for has something to do");
            table.submit(seat, action).unwrap_or_else(|refusal| panic!("the default {action:?} is refused: {refusal}"));
            yard_steps = if table.game.state().phase == Phase::Building { yard_steps + 1 } else { 0 };
            assert!(yard_steps <= 2 + 2 * u32::from(setup.players), "building goes on and on");
            steps += 1;
            assert!(steps < 5_000, "the game goes on and on");
        }
    });
}

#[test]
fn ships_of_veterans_earn_without_them_what_they_earn_with_them() {
    let content = crate::common::content();
    let all =
        Extras { technology: true, adventures: true, ships: ByLevel([true, true, true, false]), ..Extras::default() };
    for level in [Level::I, Level::II, Level::III] {
        for extras in [Setup::new(3, Mode::Flight(level)).extras, all] {
            let setup = Setup { extras, ..Setup::new(3, Mode::Flight(level)) };
            let earned = |away: bool| -> i32 {
                let fly = |seed: u64| -> i32 {
                    let field = Field::new(&[Profile::new(Tier::Veteran); 3], seed);
                    let mut field = if away { field.away() } else { field };
                    let mut state = State::new(setup);
                    assert!(play_out(&mut state, &content, &mut field, 20_000, None));
                    state.seats().iter().map(|seat| i32::from(state.players[seat].credits.0)).sum()
                };
                (0..25).map(fly).sum()
            };
            let (with, without) = (earned(false), earned(true));
            assert!(100 * without >= 85 * with, "{level}: {without} credits without their captains, {with} with them");
        }
    }
}
