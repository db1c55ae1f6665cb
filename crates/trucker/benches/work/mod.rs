//! What the benches work on.

use std::sync::Arc;
use trucker::sim::r1;
use trucker_engine::chance::Seed;
use trucker_engine::decision::Answer;
use trucker_engine::game::{Action, Game};
use trucker_engine::ship::Ship;
use trucker_engine::squares::Squares;
use trucker_engine::state::Phase;
use trucker_engine::words::Level;

/// Ships of 13 tiles as workload R1 builds them, before anything hits them.
pub fn ships_of_13() -> Vec<Ship> {
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

/// The board they are built on.
pub fn board() -> Squares {
    trucker_content::base().ship_board(Level::II).squares
}

/// A game of four at a question in flight, and its chance.
pub fn asked_game() -> (Game, Seed) {
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
