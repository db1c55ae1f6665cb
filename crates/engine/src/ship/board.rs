//! Where a roll lands.
//!
//! Base rulebook, *Meteor swarm*: two dice name a column for what comes from the front or rear, a row for what
//! comes from a side, and the first component in that line is hit. *Keep on Trucking*, *New ships*: on some boards
//! numbers share a row, hits are mirrored, or come from another side.

use super::Ship;
use crate::content::{ShipBoard, Warp};
use crate::grid::Grid;
use crate::squares::{Square, Squares};
use crate::words::{Roll, Side};
use arrayvec::ArrayVec;

/// Where something comes at a ship: from which side, and in which row or column. There may be two such lines, struck at
/// the same moment, or none.
pub type Lines = ArrayVec<(Side, Roll), 2>;

/// Where something that is rolled for arrives.
pub fn incoming(board: &ShipBoard, from: Side, roll: Roll) -> Lines {
    arriving(board, from, meant(board, roll))
}

/// The same for something in a row or column that is known already.
#[inline]
pub fn arriving(board: &ShipBoard, from: Side, roll: Roll) -> Lines {
    let along = matches!(from, Side::Front | Side::Rear);
    let mut lines = Lines::new();
    lines.push((from, roll));
    match &board.warp {
        Warp::Mirrored if along => {
            let mirrored = Roll::from_number(2 * Square::CENTRE.column() - roll.number());
            lines.extend(mirrored.filter(|other| *other != roll).map(|other| (from, other)));
        }
        Warp::Redirected { front, rear } if along => {
            let table = if from == Side::Front { front } else { rear };
            let elsewhere = table[usize::from(roll.number() - 2)];
            if let Some((side, row)) = elsewhere.and_then(|(side, row)| Some((side, Roll::from_number(row)?))) {
                lines[0] = (side, row);
            }
        }
        Warp::None | Warp::Merged(_) | Warp::Mirrored | Warp::Redirected { .. } => {}
    }
    lines
}

/// The square that two rolls name, such as the one where saboteurs strike. Only merged numbers matter here.
pub fn coordinates(board: &ShipBoard, column: Roll, row: Roll) -> Option<Square> {
    Square::at(meant(board, column).number(), meant(board, row).number())
}

/// The row or column that a roll means.
#[inline]
pub fn meant(board: &ShipBoard, roll: Roll) -> Roll {
    match &board.warp {
        Warp::Merged(numbers) => Roll::from_number(numbers[usize::from(roll.number() - 2)]).unwrap_or(roll),
        Warp::None | Warp::Mirrored | Warp::Redirected { .. } => roll,
    }
}

/// The line of squares that something from this side flies along.
#[inline]
pub fn line(from: Side, roll: Roll) -> Squares {
    match from {
        Side::Front | Side::Rear => Squares::column(roll),
        Side::Left | Side::Right => Squares::row(roll),
    }
}

/// The same line and its two neighbours.
pub fn wide_line(grid: Grid, from: Side, roll: Roll) -> Squares {
    match from {
        Side::Front | Side::Rear => grid.widened(Squares::column(roll), Side::Right),
        Side::Left | Side::Right => grid.widened(Squares::row(roll), Side::Rear),
    }
}

/// The component behind another one in the line that something from this side flies along.
pub fn next_in_line(ship: &Ship, from: Side, roll: Roll, behind: Square) -> Option<Square> {
    let others = ship.occupied() & line(from, roll);
    match from {
        Side::Front | Side::Left => others.iter().find(|square| *square > behind),
        Side::Rear | Side::Right => others.iter().filter(|square| *square < behind).last(),
    }
}

/// The squares from which a large meteor in this line can be shot: from the front only the very column, from elsewhere
/// the lines beside it will do.
#[inline]
pub fn firing_line(ship: &Ship, from: Side, roll: Roll) -> Squares {
    if from == ship.heading() { line(from, roll) } else { wide_line(ship.grid(), from, roll) }
}

/// The component that something from this side meets first, if the line is not empty.
#[inline]
pub fn first_in_line(ship: &Ship, from: Side, roll: Roll) -> Option<Square> {
    let in_line = ship.occupied() & line(from, roll);
    match from {
        Side::Front | Side::Left => in_line.first(),
        Side::Rear | Side::Right => in_line.last(),
    }
}
