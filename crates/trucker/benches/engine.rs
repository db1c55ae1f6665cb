//! What the engine costs: whole flights, ship checks, legal squares, clones, submitted answers.
//!
//! `cargo bench` prints a table; `docs/BENCHMARKS.md` keeps the figures.

use divan::{Bencher, counter::ItemsCount};
use std::hint::black_box;
use std::sync::Arc;
use trucker::sim::r1;
use trucker_engine::chance::Seed;
use trucker_engine::decision::Answer;
use trucker_engine::game::{Action, Game};
use trucker_engine::ship::legal::{self, Surroundings};
use trucker_engine::ship::{Ship, analysis};
use trucker_engine::squares::Squares;
use trucker_engine::state::{Phase, State};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Level, Turn};

fn main() {
    divan::main();
}

/// Ships of 13 tiles as workload R1 builds them, before anything hits them.
fn ships_of_13() -> Vec<Ship> {
    let content = trucker_content::base();
    let mut ships = Vec::new();
    for seed in 0.. {
        let mut state = r1::start();
        let mut players = r1::R1::new(seed);
        r1::build(&mut state, content, &mut players);
        ships.extend(state.ships.0.into_iter().filter(|ship| ship.occupied().len() == 13));
        if ships.len() >= 64 {
            return ships;
        }
    }
    ships
}

fn board() -> Squares {
    trucker_content::base().ship_board(Level::II).squares
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

/// A game of four at a question in flight, and its chance.
fn asked_game() -> (Game, Seed) {
    let content = trucker_content::base();
    let mut state = r1::start();
    r1::build(&mut state, content, &mut r1::R1::new(7));
    state.phase = Phase::LateParts;
    let mut seed = Seed::from_number(7);
    let mut game = Game::from_state(state, Arc::new(content.clone()));
    game.resume(&mut seed);
    while game.state().flight.card.is_none() {
        let Some(decision) = game.asked().first().copied() else { break };
        let answer = decision.shape.nth(0).unwrap_or(Answer::Done);
        let _ = game.submit(decision.seat, Action::Answer(answer), 0, &mut seed);
    }
    (game, seed)
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
