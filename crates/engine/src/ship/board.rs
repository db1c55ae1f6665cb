//! Where a roll lands.
//!
//! Base rulebook, *Meteor swarm*: two dice name a column for what comes from the front or rear, a row for what
//! comes from a side, and the first component in that line is hit. *Keep on Trucking*, *New ships*: on some boards
//! numbers share a row, hits are mirrored, or come from another side. *Another Big Expansion*, *Ship IIB*: dice are not
//! added, and what comes from a side begins in the middle of its row.

use super::Ship;
use crate::content::{OwnDice, ShipBoard, Warp};
use crate::grid::Grid;
use crate::squares::{Square, Squares};
use crate::words::{Dice, Roll, Side};
use serde::{Deserialize, Serialize};

/// Where something arrives: from which side, and in which row or column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrival {
    /// The side it comes from.
    pub from: Side,
    /// The column, for what comes from the front or rear; otherwise the row.
    pub line: Roll,
    /// The column in which it begins, if that is not the outermost one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub begins: Option<Roll>,
}

impl Arrival {
    /// From this side in this row or column, from one end to the other.
    #[inline]
    pub fn along(from: Side, line: Roll) -> Arrival {
        Arrival { from, line, begins: None }
    }
}

/// The lines that something comes in: one as a rule, none if it flies by, or two that are struck at the same moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lines([Option<Arrival>; 2]);

impl Lines {
    #[inline]
    fn one(arrival: Arrival) -> Lines {
        Lines([Some(arrival), None])
    }

    /// Each of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Arrival> + use<> {
        self.0.into_iter().flatten()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

impl FromIterator<Arrival> for Lines {
    fn from_iter<I: IntoIterator<Item = Arrival>>(arrivals: I) -> Lines {
        let mut arrivals = arrivals.into_iter();
        Lines([arrivals.next(), arrivals.next()])
    }
}

impl Serialize for Lines {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Lines {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Lines, D::Error> {
        Ok(Vec::<Arrival>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Where something that is rolled for arrives.
#[inline]
pub fn incoming(board: &ShipBoard, from: Side, dice: Dice) -> Lines {
    match &board.warp {
        Warp::OwnDice(own) => incoming_by(own, from, dice),
        _ => arriving(board, from, meant(board, dice.sum())),
    }
}

/// The same on a board that reads the dice in its own way.
#[cold]
fn incoming_by(own: &OwnDice, from: Side, dice: Dice) -> Lines {
    match from {
        Side::Front | Side::Rear => Lines::one(Arrival::along(from, own.column(dice))),
        Side::Left | Side::Right => {
            let arrival = |line| Arrival { from, line, begins: Some(own.begins(dice)) };
            own.row(dice).map(arrival).map_or(Lines::default(), Lines::one)
        }
    }
}

/// Where intruders come who are rolled for. Ruling 130: what mirrors meteors and fire or sends them elsewhere does not
/// bend their way; numbers that share a row or column share it for them, too.
pub fn boarding(board: &ShipBoard, from: Side, dice: Dice) -> Lines {
    match &board.warp {
        Warp::OwnDice(own) => incoming_by(own, from, dice),
        _ => Lines::one(Arrival::along(from, meant(board, dice.sum()))),
    }
}

/// Where something arrives that nobody rolls for: its row or column is known already.
#[inline]
pub fn arriving(board: &ShipBoard, from: Side, line: Roll) -> Lines {
    let along = matches!(from, Side::Front | Side::Rear);
    let straight = Arrival::along(from, line);
    match &board.warp {
        Warp::Mirrored if along => {
            let mirrored = mirrored(line).filter(|other| *other != line);
            Lines([Some(straight), mirrored.map(|other| Arrival::along(from, other))])
        }
        Warp::Redirected { front, rear } if along => {
            let table = if from == Side::Front { front } else { rear };
            let elsewhere = table[usize::from(line.number() - 2)];
            let elsewhere = elsewhere.and_then(|(side, row)| Some(Arrival::along(side, Roll::from_number(row)?)));
            Lines::one(elsewhere.unwrap_or(straight))
        }
        _ => Lines::one(straight),
    }
}

/// The column on the other side of the middle.
pub(super) fn mirrored(column: Roll) -> Option<Roll> {
    Roll::from_number(2 * Square::CENTRE.column() - column.number())
}

/// The square that two rolls name, such as the one where saboteurs strike. Of bent rolls, only merged numbers matter
/// here.
pub fn coordinates(board: &ShipBoard, column: Dice, row: Dice) -> Option<Square> {
    Square::at(column_of(board, column).number(), row_of(board, row)?.number())
}

/// The number that a roll for something from this side is told by: the sum of the dice, or on a board that does not add
/// them the row or column that they name, if they name any.
pub fn told(board: &ShipBoard, from: Side, dice: Dice) -> Option<Roll> {
    match from {
        _ if counts_sums(board) => Some(dice.sum()),
        Side::Front | Side::Rear => Some(column_of(board, dice)),
        Side::Left | Side::Right => row_of(board, dice),
    }
}

/// The number by which a line is told that nobody rolled for: the one that a roll for what comes from this side would
/// be told by. Beside the rim there is none, nor where numbers mean other lines.
pub fn told_in(board: &ShipBoard, from: Side, arrival: Arrival) -> Option<Roll> {
    let comes_here = |other: Arrival| (other.from, other.line) == (arrival.from, arrival.line);
    let means_it =
        |dice| told(board, from, dice) == Some(arrival.line) && incoming(board, from, dice).iter().any(comes_here);
    results(board).any(|(dice, _)| means_it(dice)).then_some(arrival.line)
}

/// The column that a roll for one names.
pub fn column_of(board: &ShipBoard, dice: Dice) -> Roll {
    match &board.warp {
        Warp::OwnDice(own) => own.column(dice),
        _ => meant(board, dice.sum()),
    }
}

/// The row that a roll for one names, if it names any.
pub fn row_of(board: &ShipBoard, dice: Dice) -> Option<Roll> {
    match &board.warp {
        Warp::OwnDice(own) => own.row(dice),
        _ => Some(meant(board, dice.sum())),
    }
}

/// The row or column that a sum means.
#[inline]
fn meant(board: &ShipBoard, roll: Roll) -> Roll {
    match &board.warp {
        Warp::Merged(numbers) => Roll::from_number(numbers[usize::from(roll.number() - 2)]).unwrap_or(roll),
        _ => roll,
    }
}

/// Does a sum of dice mean something on this board?
pub fn counts_sums(board: &ShipBoard) -> bool {
    !matches!(board.warp, Warp::OwnDice(_))
}

/// What dice can show, as far as it makes a difference on this board, and in how many of 36 cases they do.
pub fn results(board: &ShipBoard) -> impl Iterator<Item = (Dice, u8)> + use<> {
    let sums = counts_sums(board);
    let each = (1..=6).flat_map(|first| (1..=6).map(move |second| (Dice::of(first, second), 1)));
    let by_sum = (2..=12).filter_map(Roll::from_number).map(|roll| (Dice::with_sum(roll), roll.ways()));
    by_sum.filter(move |_| sums).chain(each.filter(move |_| !sums))
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

/// The squares from which a large meteor in this line can be shot: from the front only the very column, from elsewhere
/// the lines beside it will do.
#[inline]
pub fn firing_line(ship: &Ship, from: Side, roll: Roll) -> Squares {
    if from == ship.heading() { line(from, roll) } else { wide_line(ship.grid(), from, roll) }
}

/// The components in a line, in the order in which something that arrives there meets them: from where it begins to the
/// edge, and on a ring round the edge until it is back.
pub fn in_line(ship: &Ship, arrival: Arrival) -> impl Iterator<Item = Square> + use<> {
    let all = ship.occupied() & line(arrival.from, arrival.line);
    let (ahead, behind) = match arrival.begins {
        None => (all, Squares::NONE),
        Some(begins) => split(ship.grid(), all, arrival.from, begins),
    };
    let backwards = matches!(arrival.from, Side::Rear | Side::Right);
    [ahead, behind].into_iter().flat_map(move |mut left| {
        std::iter::from_fn(move || {
            let next = if backwards { left.last() } else { left.first() }?;
            left = left.minus(Squares::of(next));
            Some(next)
        })
    })
}

/// The part of a row that lies ahead of something that begins in this column, and what it comes to round the edge.
#[cold]
fn split(grid: Grid, row: Squares, from: Side, begins: Roll) -> (Squares, Squares) {
    let is_ahead = |square: &Square| match from {
        Side::Right => square.column() <= begins.number(),
        _ => square.column() >= begins.number(),
    };
    let ahead: Squares = row.iter().filter(is_ahead).collect();
    (ahead, row.minus(ahead).only_if(grid != Grid::Flat))
}

/// The component that something meets first, if the line is not empty.
#[inline]
pub fn first_in_line(ship: &Ship, arrival: Arrival) -> Option<Square> {
    if arrival.begins.is_some() {
        return in_line(ship, arrival).next();
    }
    let in_line = ship.occupied() & line(arrival.from, arrival.line);
    match arrival.from {
        Side::Front | Side::Left => in_line.first(),
        Side::Rear | Side::Right => in_line.last(),
    }
}
