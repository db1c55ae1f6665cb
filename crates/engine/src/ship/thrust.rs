//! Where thrusters can move what is rolled for.
//!
//! *Another Big Expansion*, *Thrusters*: after the roll, one row or column towards the side that an exhaust points to;
//! only across the way in which something flies. Ruling 94: what is moved is where the board lets it arrive.

use super::board::{Arrival, Lines};
use super::joins::Joined;
use super::{Ship, board, crew};
use crate::content::{Content, ShipBoard, Warp};
use crate::grid::Grid;
use crate::squares::Squares;
use crate::words::{Dice, Roll, Side};

/// Thrusters that work and have an exhaust to this side.
pub fn thrusters(ship: &Ship, side: Side) -> Squares {
    ship.thrusters(side) & ship.all_gadgets()
}

/// Those of them that can be fired at intruders: joined to crew that is awake, with these crubots switched on.
pub fn manned(ship: &Ship, content: &Content, side: Side, switched_on: Squares) -> Squares {
    thrusters(ship, side) & Joined::of(ship).to(crew::crewed(ship, content, switched_on))
}

/// The two sides to which something from this side can be moved.
pub fn across(from: Side) -> [Side; 2] {
    match from {
        Side::Front | Side::Rear => [Side::Left, Side::Right],
        Side::Left | Side::Right => [Side::Front, Side::Rear],
    }
}

/// The lines in which something arrives that could be moved by thrusters: also one that flies by just beside a board
/// that reads dice in its own way (Ruling 101).
pub fn incoming(board: &ShipBoard, from: Side, dice: Dice) -> Lines {
    beside_the_board(board, from, dice).unwrap_or_else(|| board::incoming(board, from, dice))
}

/// The same for intruders.
pub fn boarding(board: &ShipBoard, from: Side, dice: Dice) -> Lines {
    beside_the_board(board, from, dice).unwrap_or_else(|| board::boarding(board, from, dice))
}

/// The line beside a board in which something flies by, if it does and the board reads dice in its own way.
fn beside_the_board(board: &ShipBoard, from: Side, dice: Dice) -> Option<Lines> {
    match &board.warp {
        Warp::OwnDice(own) if matches!(from, Side::Left | Side::Right) && own.row(dice).is_none() => {
            let beside = |row: u8, further: i8| Roll::from_number(row.checked_add_signed(further)?);
            let nearest = |face: u8| own.rows.get(usize::from(face).wrapping_sub(1)).copied().flatten();
            let face = dice.first();
            let line = nearest(face + 1)
                .and_then(|row| beside(row.number(), -1))
                .or_else(|| nearest(face - 1).and_then(|row| beside(row.number(), 1)));
            Some(line.map(|line| Arrival { from, line, begins: Some(own.begins(dice)) }).into_iter().collect())
        }
        _ => None,
    }
}

/// The same lines, all of them moved by one towards a side; what leaves the board is gone.
pub fn moved(grid: Grid, lines: Lines, to: Side) -> Lines {
    lines.iter().filter_map(|arrival| Some(Arrival { line: beside(grid, arrival.line, to)?, ..arrival })).collect()
}

/// The next row or column; round the edge of a ring, there is always one.
fn beside(grid: Grid, line: Roll, to: Side) -> Option<Roll> {
    let number = line.number();
    let next = match (grid, to) {
        (Grid::Ring { first, last }, Side::Left) if number == first => last,
        (Grid::Ring { first, last }, Side::Right) if number == last => first,
        (_, Side::Left | Side::Front) => number - 1,
        (_, Side::Right | Side::Rear) => number + 1,
    };
    Roll::from_number(next)
}

/// The components that something which comes in these lines meets first.
pub fn met(ship: &Ship, lines: Lines) -> Squares {
    lines.iter().filter_map(|arrival| board::first_in_line(ship, arrival)).collect()
}
