//! Where a roll lands.
//!
//! Base rulebook, *Meteor swarm*: two dice name a column for what comes from the front or rear, a row for what
//! comes from a side, and the first component in that line is hit.

use super::Ship;
use crate::squares::{Square, Squares};
use crate::words::{Roll, Side};

/// The line of squares that something from this side flies along.
pub fn line(from: Side, roll: Roll) -> Squares {
    match from {
        Side::Front | Side::Rear => Squares::column(roll),
        Side::Left | Side::Right => Squares::row(roll),
    }
}

/// The same line and its two neighbours.
pub fn wide_line(from: Side, roll: Roll) -> Squares {
    match from {
        Side::Front | Side::Rear => Squares::column(roll).widened(Side::Right),
        Side::Left | Side::Right => Squares::row(roll).widened(Side::Rear),
    }
}

/// The component that something from this side meets first, if the line is not empty.
pub fn first_in_line(ship: &Ship, from: Side, roll: Roll) -> Option<Square> {
    let in_line = ship.occupied() & line(from, roll);
    match from {
        Side::Front | Side::Left => in_line.first(),
        Side::Rear | Side::Right => in_line.last(),
    }
}
