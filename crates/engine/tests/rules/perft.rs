//! How many ways there are to go on, to a depth: of building a ship, and of answering in flight. Chess programs find
//! their mistakes about moves with such tables: a step too many or too few at any place changes the numbers, also where
//! no other test looks. Whoever changes a rule on purpose looks at the difference and takes it over.

use crate::common::Table;
use std::fmt::Write as _;
use trucker_engine::building;
use trucker_engine::chance::Seed;
use trucker_engine::game::{Action, Game};
use trucker_engine::setup::Extras;
use trucker_engine::state::{Aid, Mode, Pace, Phase, Setup, State};
use trucker_engine::words::{ByLevel, Level};

/// Every kind of table, by what it shows.
fn tables() -> Vec<(&'static str, Setup)> {
    let flight = |level| Setup::new(2, Mode::Flight(level));
    let extras =
        Extras { technology: true, adventures: true, ships: ByLevel([true, true, true, false]), ..Extras::default() };
    vec![
        ("learning flight", Setup::new(2, Mode::Learning)),
        ("level I", flight(Level::I)),
        ("level II", flight(Level::II)),
        ("level III", flight(Level::III)),
        ("level II, as at the table", Setup { aid: Aid::Tabletop, ..flight(Level::II) }),
        ("level II, turn by turn", Setup { pace: Pace::TurnByTurn { last_turns: Some(10) }, ..flight(Level::II) }),
        ("level I, the other box", Setup { extras, ..flight(Level::I) }),
        ("level II, the other box", Setup { extras, ..flight(Level::II) }),
        ("level III, the other box", Setup { extras, ..flight(Level::III) }),
        ("trek", Setup::new(2, Mode::Trek)),
    ]
}

/// The ways to go on for so many steps: whoever may act, and all that each of them may do. Where nothing more can be
/// done there is one, which is not to.
fn ways(game: &Game, seed: &Seed, depth: u32) -> u64 {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let state = game.state();
    let steps: Vec<_> = if state.phase == Phase::Building {
        let seats = game.waiting_for().iter();
        let of = |seat| building::legal(state, game.content(), seat).into_iter().map(move |step| (seat, step));
        seats.flat_map(of).map(|(seat, step)| (seat, Action::Build(step))).collect()
    } else {
        let asked = game.asked().iter();
        asked.flat_map(|asked| asked.shape.legal().map(|answer| (asked.seat, Action::Answer(answer)))).collect()
    };
    let on = |(seat, action)| {
        let (mut next, mut chance) = (game.clone(), seed.clone());
        next.submit(seat, action, state.now, &mut chance)
            .unwrap_or_else(|refusal| panic!("{action:?} of {seat} is among the legal steps: {refusal}"));
        ways(&next, &chance, depth - 1)
    };
    steps.into_iter().map(on).sum()
}

/// A line of the table: the numbers from one step on to as many as stay below a bound.
fn line(text: &mut String, name: &str, game: &Game, seed: &Seed, most: u64) {
    let mut numbers = vec![ways(game, seed, 1)];
    for depth in 2..=6 {
        let last = numbers[numbers.len() - 1];
        // The next number is about as many times larger as there are first steps.
        if last * numbers[0].max(2) > most {
            break;
        }
        numbers.push(ways(game, seed, depth));
    }
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    writeln!(text, "{name}: {}", numbers.join(" ")).expect("a string takes all");
}

/// The first steps of building, and of a builder with some components.
#[test]
fn ways_of_building() {
    let mut text = String::new();
    for (name, setup) in tables() {
        let mut table = Table::new(setup, 7);
        table.play_until(|game| game.state().phase == Phase::Building && game.state().yard.open);
        line(&mut text, &format!("{name}, empty"), &table.game, &table.seed, 60_000);
        let built = |state: &State| state.seats().iter().map(|seat| state.ships[seat].occupied().len()).sum::<usize>();
        table.play_until(|game| game.state().phase != Phase::Building || built(game.state()) >= 20);
        line(&mut text, &format!("{name}, 20 components"), &table.game, &table.seed, 60_000);
    }
    insta::assert_snapshot!(text);
}

/// The answers from the first question after building on, and from each card.
#[test]
fn ways_of_flying() {
    let mut text = String::new();
    for (name, setup) in tables() {
        let mut table = Table::with_full_ships(setup, 11);
        table.play_until(|game| !matches!(game.state().phase, Phase::SetUp | Phase::Building));
        let mut cards = 0;
        while !table.game.is_over() && table.game.state().phase != Phase::Building && cards < 6 {
            let phase = match table.game.state().phase {
                Phase::Card(_) => "card",
                Phase::Reveal => "reveal",
                Phase::Crew => "crew",
                Phase::SpotCheck => "spot check",
                Phase::LateParts => "late parts",
                _ => "payday",
            };
            line(&mut text, &format!("{name}, {phase}"), &table.game, &table.seed, 20_000);
            let before = table.game.state().phase;
            table.play_until(|game| game.state().phase != before || game.state().phase == Phase::Building);
            cards += 1;
        }
    }
    insta::assert_snapshot!(text);
}
