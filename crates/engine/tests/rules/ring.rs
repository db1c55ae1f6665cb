//! Boards whose outermost columns are neighbours: everything that asks for neighbours goes round the edge. This one is 9
//! columns wide, as ship IIB is, with other holes, so that it can be moved round column by column.

use crate::common::content;
use fastrand::Rng;
use std::collections::BTreeSet;
use trucker_engine::content::Content;
use trucker_engine::grid::Grid;
use trucker_engine::ship::joins::{Held, Joined};
use trucker_engine::ship::legal::{self, Mistakes, Surroundings};
use trucker_engine::ship::{Ship, analysis, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Roll, Side, Turn};

const FIRST: u8 = 3;
const LAST: u8 = 11;
const COLUMNS: u8 = LAST - FIRST + 1;
const RING: Grid = Grid::Ring { first: FIRST, last: LAST };

/// Rows 5 to 8, with a hole in every column but the middle one.
fn zone() -> Squares {
    let all = (5..=8).flat_map(|row| (FIRST..=LAST).filter_map(move |column| Square::at(column, row)));
    all.filter(|square| (square.column() + square.row()) % 4 != 1).collect()
}

/// So many columns to the right, round the edge.
fn moved(square: Square, by: u8) -> Square {
    Square::at((square.column() - FIRST + by) % COLUMNS + FIRST, square.row()).expect("on the board")
}

fn all_moved(squares: Squares, by: u8) -> Squares {
    squares.iter().map(|square| moved(square, by)).collect()
}

/// The square next to another, said in the plainest way.
fn beside(square: Square, side: Side) -> Option<Square> {
    let row = square.row();
    match side {
        Side::Front => Square::at(square.column(), row.checked_sub(1)?),
        Side::Rear => Square::at(square.column(), row + 1),
        Side::Right => Some(moved(square, 1)),
        Side::Left => Some(moved(square, COLUMNS - 1)),
    }
}

/// A ship of random tiles, legal or not; wherever its tiles are put, they are put on a board moved round by so much.
fn build(content: &Content, number: u64, sloppy: bool, by: u8) -> Ship {
    let mut rng = Rng::with_seed(number);
    let mut ship = Ship::on(RING);
    let cabin = content.starting_cabins().next().expect("a cabin");
    ship.put(content, moved(Square::CENTRE, by), cabin, Turn::NONE);
    let zone = all_moved(zone(), by);
    for _ in 0..80 {
        let tile = TileId(rng.u16(..content.tiles.len() as u16));
        let turn = Turn::from_quarters(rng.usize(..4));
        let spots = if sloppy && rng.u8(..10) == 0 {
            legal::next_to_ship(&ship, zone)
        } else {
            Surroundings::of(&ship, zone).legal(content, tile, turn)
        };
        // The same square on every board, however far it is moved: so by its number on the board as it is printed.
        let printed = all_moved(spots, COLUMNS - by);
        if let Some(square) = printed.nth(rng.usize(..printed.len().max(1))) {
            ship.put(content, moved(square, by), tile, turn);
        }
    }
    ship
}

#[test]
fn what_is_next_goes_round_the_edge() {
    for square in zone() {
        for side in Side::ALL {
            assert_eq!(RING.next(square, side), beside(square, side), "{side:?} of {square}");
            let stepped: Squares = beside(square, side).into_iter().collect();
            assert_eq!(RING.step(Squares::of(square), side), stepped);
        }
    }
    let edge = Roll::from_number(FIRST).expect("a column");
    let wide = board::wide_line(RING, Side::Rear, edge);
    let columns: BTreeSet<u8> = wide.iter().map(Square::column).collect();
    assert_eq!(columns, BTreeSet::from([FIRST, FIRST + 1, LAST]));
}

#[test]
fn ships_hold_together_round_the_edge() {
    let (content, mut round) = (content(), 0);
    for number in 0..200 {
        let ship = build(&content, number, number % 2 == 0, 0);
        let held = Held::of(&ship);
        let pipes = |square: Square, side: Side| {
            let placed = ship.at(square)?;
            Some(content.tile(placed.tile).pipes.turned(placed.turn).code(side))
        };
        for square in ship.occupied() {
            let mut expected = Squares::NONE;
            let mut exposed = 0;
            for side in Side::ALL {
                let mine = pipes(square, side).expect("a tile");
                let next = beside(square, side).filter(|next| ship.occupied().contains(*next));
                match next.map(|next| (next, pipes(next, side.opposite()).expect("a tile"))) {
                    Some((next, theirs)) if mine & theirs != 0 => expected.insert(next),
                    Some(_) => {}
                    None => exposed += u8::from(mine != 0),
                }
            }
            assert_eq!(held.neighbours(Squares::of(square)), expected, "held to {square} in ship {number}");
            // Routers join what is held to them, round the edge, too.
            let mut joined = expected;
            while let more = held.neighbours(joined & ship.routers()).minus(joined | Squares::of(square))
                && !more.is_empty()
            {
                joined |= more;
            }
            assert_eq!(Joined::of(&ship).to(Squares::of(square)), joined, "joined to {square} in ship {number}");
            assert_eq!(analysis::exposed_on(&ship, square), exposed, "exposed on {square} in ship {number}");
            round += usize::from(expected.iter().any(|next| next.column().abs_diff(square.column()) > 1));
        }
        // Whatever stands before a barrel or behind an engine has a part in a mistake; an engine that points elsewhere
        // is one by itself.
        let mistakes = Mistakes::of(&ship, zone());
        let in_the_way = ship.kept_clear() & ship.occupied();
        if ship.askew_engines().is_empty() {
            assert!(in_the_way.minus(mistakes.squares()).is_empty(), "ship {number}");
        }
        assert_eq!(mistakes.clashes().squares().is_empty(), mistakes.clashes().iter().next().is_none());
    }
    assert!(round > 50, "{round} components are held round the edge");
}

#[test]
fn three_ways_to_ask_where_a_tile_fits_agree() {
    let content = content();
    for number in 0..60 {
        let ship = build(&content, number, false, 0);
        let around = Surroundings::of(&ship, zone());
        for tile in (0..content.tiles.len() as u16).step_by(7).map(TileId) {
            for turn in Turn::ALL {
                let legal = around.legal(&content, tile, turn);
                for square in zone() {
                    let fits = legal.contains(square);
                    assert_eq!(legal::fits(&ship, zone(), &content, tile, square, turn), fits);
                    assert_eq!(legal::why_not(&ship, zone(), &content, tile, square, turn).is_none(), fits);
                }
            }
        }
    }
}

#[test]
fn a_ring_has_no_beginning() {
    let content = content();
    for number in 0..100 {
        let ship = build(&content, number, number % 3 == 0, 0);
        for by in 1..COLUMNS {
            let other = build(&content, number, number % 3 == 0, by);
            assert_eq!(other.occupied(), all_moved(ship.occupied(), by), "ship {number} moved by {by}");
            assert_eq!(other.kept_clear(), all_moved(ship.kept_clear(), by));
            assert_eq!(analysis::exposed_connectors(&other), analysis::exposed_connectors(&ship));
            let mistakes = |ship: &Ship, by| Mistakes::of(ship, all_moved(zone(), by)).squares();
            assert_eq!(mistakes(&other, by), all_moved(mistakes(&ship, 0), by));
            let pieces = |ship: &Ship| Held::of(ship).pieces(ship.occupied()).count();
            assert_eq!(pieces(&other), pieces(&ship));
        }
    }
}
