//! Five at a table: the base box seats four, the rules seat as many as the box does.

use crate::common::{AnyLegal, MODES, content, fill_ships};
use fastrand::Rng;
use std::sync::Arc;
use trucker_engine::chance::Seed;
use trucker_engine::game::{BadSetup, Game, play_out_by};
use trucker_engine::state::{Phase, Setup, State};
use trucker_engine::words::{Credits, Level, MAX_SEATS};

#[test]
fn the_box_says_how_many_can_play() {
    let five = Setup::new(5, MODES[1]);
    let base = Arc::new(trucker_content::base().clone());
    assert_eq!((base.seats(), content().seats()), (4, MAX_SEATS));
    let refused = Game::new(five, base, &mut Seed::from_number(1));
    assert_eq!(refused.map(|_| ()), Err(BadSetup::Players(5, 4)));
    assert!(Game::new(five, content(), &mut Seed::from_number(1)).is_ok());
    let six = Game::new(Setup::new(6, MODES[1]), content(), &mut Seed::from_number(1));
    assert_eq!(six.map(|_| ()), Err(BadSetup::Players(6, 5)));
}

#[test]
fn five_play_every_mode_to_its_end() {
    let content = content();
    let mut fifth = 0;
    for mode in MODES {
        for number in 0..60 {
            let mut state = State::new(Setup::new(5, mode));
            let mut players = AnyLegal::new(number);
            let mut rng = Rng::with_seed(number);
            let over = play_out_by(&mut state, &content, &mut players, None, &mut |state, _, _| {
                fill_ships(&mut rng, state, &content);
                true
            });
            assert!(over && state.phase == Phase::Over, "{mode:?} {number}");
            fifth += usize::from(state.players.0.iter().any(|player| player.place == Some(4)));
        }
    }
    assert!(fifth > 0, "somebody came in fifth");
    assert_eq!(content.flight_board(Level::II).finish_reward(4), Credits(0));
}
