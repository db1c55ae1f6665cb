//! What the engine costs: whole flights, ship checks, legal squares, clones, submitted answers.
//!
//! `cargo bench` prints a table; `docs/BENCHMARKS.md` keeps the figures.

mod work;

use divan::{Bencher, counter::ItemsCount};
use std::hint::black_box;
use trucker::sim::r1;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::ship::analysis;
use trucker_engine::ship::legal::{self, Surroundings};
use trucker_engine::state::State;
use trucker_engine::tile::TileId;
use trucker_engine::words::Turn;
use work::{asked_game, board, ships_of_13};

fn main() {
    divan::main();
}

/// Whole flights of workload R1.
#[divan::bench]
fn r1_flights(bencher: Bencher) {
    let (content, start) = (trucker_content::base(), r1::start());
    let mut seed = 0;
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| {
        for _ in 0..100 {
            seed += 1;
            let mut state = start;
            black_box(r1::fly(seed, &mut state, content));
            black_box(&state);
        }
    });
}

/// Full legality check and exposed connectors of level II ships of 13 tiles.
#[divan::bench]
fn ship_check(bencher: Bencher) {
    let (ships, board) = (ships_of_13(), board());
    assert!(ships.iter().all(|ship| legal::is_legal(ship, board)));
    bencher.counter(ItemsCount::new(ships.len())).bench_local(|| {
        for ship in &ships {
            let ship = black_box(ship);
            black_box((legal::is_legal(ship, board), analysis::exposed_connectors(ship)));
        }
    });
}

/// Every legal square of a tile, in all four turns.
#[divan::bench]
fn legal_squares(bencher: Bencher) {
    let (ships, board, content) = (ships_of_13(), board(), trucker_content::base());
    bencher.counter(ItemsCount::new(ships.len())).bench_local(|| {
        for (i, ship) in ships.iter().enumerate() {
            let around = Surroundings::of(black_box(ship), board);
            let tile = TileId((i % 30) as u16);
            black_box(Turn::ALL.map(|turn| around.legal(content, tile, turn)));
        }
    });
}

/// A clone of a whole state.
#[divan::bench]
fn clone_state(bencher: Bencher) {
    let state = *asked_game().0.state();
    bencher.bench_local(|| -> State { *black_box(&state) });
}

/// A clone of a whole game, open questions and all.
#[divan::bench]
fn clone_game(bencher: Bencher) {
    let game = asked_game().0;
    bencher.bench_local(|| black_box(&game).clone());
}

/// One submitted answer, with its events, on a clone of the game.
#[divan::bench]
fn submit_answer(bencher: Bencher) {
    let (game, seed) = asked_game();
    let decision = game.asked().first().copied();
    bencher.bench_local(|| {
        let (mut game, mut seed) = (game.clone(), seed.clone());
        decision.map(|decision| {
            let answer = decision.shape.nth(0).unwrap_or(Answer::Done);
            game.submit(decision.seat, Action::Answer(answer), 0, &mut seed)
        })
    });
}
