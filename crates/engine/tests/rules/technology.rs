//! New technology over whole games, and what a player reckons with who thinks ahead.

use crate::common::{Table, content};
use trucker_engine::event::Event;
use trucker_engine::setup::{Boxes, Extras, Leg, Legs};
use trucker_engine::ship::{Ship, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::{Good, Level, Strength, Turn};

#[test]
fn tiles_are_left_out_once_for_a_whole_game() {
    let technology = Extras { technology: true, ..Extras::default() };
    stay_out(Setup { extras: technology, ..Setup::new(2, Mode::Trek) }, 102);
    // The fifth case of *Component competition*: three players, the last flight of class IV.
    let boxes = Boxes { abe_technology: true, abe_adventures: true, ..Boxes::default() };
    let legs = [Level::II, Level::III, Level::IV].map(|level| Leg { boxes, ..Leg::of(level) });
    let campaign = Mode::Campaign(Legs::new(&legs).expect("a campaign"));
    stay_out(Setup::new(3, campaign), 25);
}

/// Plays a game of which so many tiles are left out: the same ones from its first flight to its last.
fn stay_out(setup: Setup, count: usize) {
    let mut table = Table::with_full_ships(setup, 5);
    let left_out = table.game.state().pool.left_out;
    assert_eq!(left_out.len(), count);
    assert!(table.first_events.iter().any(|event| matches!(event, Event::TilesLeftOut { .. })));
    while !table.game.is_over() {
        let events = table.step();
        assert!(!events.iter().any(|event| matches!(event, Event::TilesLeftOut { .. })));
        let state = table.game.state();
        assert_eq!(state.pool.left_out, left_out);
        let in_reach = state.yard.face_down.union(state.yard.face_up);
        assert!(in_reach.iter().all(|tile| !left_out.contains(tile)), "what was left out does not come back");
    }
    assert_eq!(table.game.state().flight_number, 2, "three flights");
}

/// Holds and catapults in a row, from column 5 on; every side is joined.
fn row(kinds: &[(&str, &str, &str, u8)]) -> (Ship, Squares) {
    let mut content = (*content()).clone();
    let mut ship = Ship::default();
    let mut catapults = Squares::NONE;
    for (column, (kind, param, turn, blocks)) in (5..).zip(kinds) {
        let tile = trucker_content::parse_tile(&format!("row-{column}"), kind, param, "3333").expect("a tile");
        content.tiles.push(tile);
        let id = content.tile_ids().last().expect("a tile");
        let square = Square::at(column, 7).expect("a square");
        let turn = if *turn == "v" { Turn::ALL[2] } else { Turn::ALL[0] };
        ship.put(&content, square, id, turn);
        ship.set_aboard(square, ship.aboard(square).with_good(Good::Blue, *blocks));
        if *kind == "catapult" {
            catapults.insert(square);
        }
    }
    (ship, catapults)
}

#[test]
fn catapults_count_the_blocks_they_can_fire() {
    let catapult = ("catapult", "", "^", 0);
    let backward = ("catapult", "", "v", 0);
    let hold = |blocks| ("cargo", "3", "^", blocks);
    let salvo = |kinds: &[_]| {
        let (ship, catapults) = row(kinds);
        gadgets::salvo(&ship, catapults)
    };
    assert_eq!(salvo(&[catapult, hold(0)]), Strength(0), "nothing to fire");
    assert_eq!(salvo(&[catapult, hold(1), catapult]), Strength(2), "one block for two of them");
    assert_eq!(salvo(&[catapult, hold(2), catapult]), Strength(4));
    assert_eq!(salvo(&[backward, hold(1), catapult]), Strength(2), "the better one fires it");
    assert_eq!(salvo(&[hold(1), catapult, hold(1), catapult]), Strength(4), "one fires what the other cannot");
    assert_eq!(salvo(&[hold(1), backward, hold(1), catapult]), Strength(3));
}
