//! A game follows from its setup, its seed and what players do: the same inputs give the same digests at every step.
//!
//! The generator is pinned, as old games would end differently with another one; its numbers were worked out apart
//! from the engine. It is fair, and the commitment is the SHA-256 of the seed.

use crate::common::{Table, content, for_every_table};
use std::collections::HashSet;
use trucker_engine::chance::{Chance, Draw, Purpose, Seed};
use trucker_engine::game::{Action, Game};
use trucker_engine::record;
use trucker_engine::state::{Mode, Phase, Setup};
use trucker_engine::words::{Level, Seat};

#[test]
fn the_same_inputs_give_the_same_digests_at_every_step() {
    for_every_table(2, |setup, number| {
        let mut table = Table::new(setup, number);
        let mut log: Vec<(Seat, Action, u32, u64)> = Vec::new();
        while !table.game.is_over() {
            table.at += table.rng.u32(..1_500);
            let (seat, action) = table.pick();
            let at = table.at;
            // Time may be up meanwhile; then it is refused here and there.
            let accepted = table.submit(seat, action).is_ok();
            if !accepted {
                table.game.tick(at);
            }
            log.push((seat, action, at, table.game.digest()));
        }
        let mut seed = Seed::from_number(number);
        let (mut again, events) = Game::new(setup, content(), &mut seed).expect("a possible setup");
        assert_eq!(events, table.first_events);
        let mut digests = HashSet::from([again.digest()]);
        for (seat, action, at, digest) in &log {
            if again.submit(*seat, *action, *at, &mut seed).is_err() {
                again.tick(*at);
            }
            assert_eq!(again.digest(), *digest, "after {action:?} of {seat}");
            digests.insert(*digest);
        }
        assert!(again == table.game);
        assert!(digests.len() * 10 > log.len() * 9, "different states have different digests");
    });
}

#[test]
fn another_seed_makes_another_game() {
    let setup = Setup::new(2, Mode::Flight(Level::III));
    let mut firsts = HashSet::new();
    for number in 0..50 {
        let mut table = Table::new(setup, number);
        table.play_until(|game| game.state().drawn[Purpose::Tiles as usize] == 1);
        // All tables play alike until the first tile; the piles are different already.
        firsts.insert(format!("{:?}", table.game.state().flight.piles));
    }
    assert_eq!(firsts.len(), 50, "every seed makes other piles");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    for_every_table(1, |setup, number| {
        let (mut saved, _) =
            record::Table::open(setup, content(), Seed::from_number(number)).expect("a possible setup");
        let mut table = Table::new(setup, number);
        while !table.game.is_over() {
            table.at += table.rng.u32(..1_500);
            // Time passes without anything happening, too; that is not always written down.
            let at = table.at;
            assert_eq!(saved.tick(at), table.game.tick(at));
            if table.rng.u8(..60) == 0 {
                let record = saved.save();
                let again = record::Table::load(&record, content(), &mut |_| {}).unwrap_or_else(|bad| panic!("{bad}"));
                assert_eq!(again.game().asked(), saved.game().asked());
                assert_eq!(again.save(), record);
                saved = again;
            }
            let (seat, action) = table.pick();
            let told = table.submit(seat, action).expect("a legal action");
            assert_eq!(saved.submit(seat, action, at).expect("a legal action"), told);
        }
        let mut told = 0;
        let again = record::Table::load(&saved.save(), content(), &mut |_| told += 1).expect("a saved game");
        assert_eq!(again.game().state().phase, Phase::Over);
        assert!(told > 0, "loading tells what happened");
    });
}

/// Purpose, index, sides, outcome.
type Vector = (Purpose, u32, u16, u16);

fn assert_draws(seed: Seed, vectors: &[Vector]) {
    let mut seed = seed;
    for (purpose, index, sides, outcome) in vectors {
        let draw = Draw { purpose: *purpose, index: *index, sides: *sides };
        assert_eq!(seed.draw(draw), *outcome, "{draw:?}");
        assert_eq!(seed.draw(draw), *outcome, "the same draw gives the same number again");
    }
}

#[test]
fn the_generator_is_pinned() {
    assert_draws(
        Seed([0; 32]),
        &[
            (Purpose::Tiles, 0, 140, 118),
            (Purpose::Tiles, 1, 139, 86),
            (Purpose::Tiles, 5000, 2, 0),
            (Purpose::Cards, 0, 20, 15),
            (Purpose::Cards, 7, 13, 2),
            (Purpose::Dice, 0, 6, 2),
            (Purpose::Dice, 1, 6, 3),
            (Purpose::Dice, 4_000_000_000, 6, 4),
            (Purpose::Titles, 0, 6, 2),
            (Purpose::Titles, 2, 65535, 37762),
        ],
    );
    assert_draws(
        Seed::from_number(1),
        &[
            (Purpose::Tiles, 0, 140, 55),
            (Purpose::Tiles, 1, 139, 44),
            (Purpose::Cards, 0, 20, 10),
            (Purpose::Cards, 7, 13, 5),
            (Purpose::Dice, 0, 6, 1),
            (Purpose::Dice, 1, 6, 3),
            (Purpose::Titles, 0, 6, 3),
            (Purpose::Titles, 2, 65535, 38071),
        ],
    );
    let seed = Seed::from_number(1).to_string();
    assert_eq!(seed, "5d0c1e2e71b441c9327896a893e4932528f78b03004c4dc02b9129e38a4ae787");
}

#[test]
fn the_commitment_is_the_sha_256_of_the_seed() {
    for (seed, commitment) in [
        (Seed([0; 32]), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"),
        (Seed::from_number(1), "1f662a456058f630b64daca9319a6f07d6b90e05b7219b6d0c42f5651fa2b228"),
    ] {
        assert_eq!(seed.commitment().to_string(), commitment);
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]), "a seed is not printed by accident");
    }
}

#[test]
fn draws_are_in_range_and_fair() {
    let mut seed = Seed::from_number(2024);
    for purpose in [Purpose::Tiles, Purpose::Cards, Purpose::Dice, Purpose::Titles] {
        for sides in [1, 2, 3, 6, 13, 20, 140, 1000] {
            let draws = 60 * u32::from(sides).max(20);
            let mut counts = vec![0u32; usize::from(sides)];
            for index in 0..draws {
                counts[usize::from(seed.draw(Draw { purpose, index, sides }))] += 1;
            }
            // Chi-square with `sides - 1` degrees of freedom: far beyond six standard deviations is no accident.
            let expected = f64::from(draws) / f64::from(sides);
            let chi: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
            let freedom = f64::from(sides) - 1.0;
            assert!(chi <= freedom + 7.0 * (2.0 * freedom).sqrt() + 7.0, "{purpose:?} with {sides} sides: {chi}");
        }
    }
    assert_eq!(seed.draw(Draw { purpose: Purpose::Dice, index: 0, sides: 0 }), 0, "nothing to choose from");
}

#[test]
fn purposes_have_streams_of_their_own() {
    let mut seed = Seed::from_number(5);
    let mut stream =
        |purpose| -> Vec<u16> { (0..50).map(|index| seed.draw(Draw { purpose, index, sides: 1000 })).collect() };
    let streams = [Purpose::Tiles, Purpose::Cards, Purpose::Dice, Purpose::Titles].map(&mut stream);
    for (i, one) in streams.iter().enumerate() {
        for other in &streams[i + 1..] {
            assert!(one.iter().zip(other).filter(|(a, b)| a == b).count() < 5);
        }
        assert!(one.windows(2).any(|pair| pair[0] != pair[1]));
    }
}
