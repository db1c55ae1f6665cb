//! What is written around a ship board, for everyone who draws one: labels, arrows, and where every roll lands.
//!
//! Whoever draws needs no rule of a board: it is all here, worked out by the same code that lets things arrive.

use super::board::{self, Lines};
use crate::content::{ShipBoard, Warp};
use crate::grid::Grid;
use crate::squares::{Square, Squares};
use crate::words::{Dice, Roll, Side};
use serde::Serialize;

/// A column or row of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardLine {
    /// Its number.
    pub line: Roll,
    /// What is written at both of its ends, one beside or below the other.
    pub written: Vec<String>,
    /// What dice show that mean it, where a board does not count their sums; else nothing.
    pub dice: Vec<Vec<u8>>,
    /// What it is called in words, and written at a rim that shows dice.
    pub called: String,
    /// Its squares, from the front or from the left.
    pub squares: Vec<Square>,
    /// Is the last of them followed by the first?
    pub round: bool,
}

/// A roll that goes round a corner: it would come from the front or rear, and comes in a row instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Detour {
    /// The roll.
    pub roll: Roll,
    /// Where it would come from.
    pub end: Side,
    /// Where it comes from.
    pub side: Side,
    /// In which row.
    pub row: Roll,
    /// How far out it passes, from 0 for next to the board.
    pub lane: u8,
}

/// A column in which something that comes from a side may begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beginning {
    /// Which.
    pub column: Roll,
    /// The faces of the second die that mean it.
    pub faces: Vec<u8>,
}

/// What is written around a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rim {
    /// Its columns, from the left.
    pub columns: Vec<BoardLine>,
    /// Its rows, from the front.
    pub rows: Vec<BoardLine>,
    /// Rolls that go round a corner.
    pub detours: Vec<Detour>,
    /// Where something from a side begins inside of the board, if it does.
    pub begins: Vec<Beginning>,
    /// The column in which hits are mirrored, if they are.
    pub mirror: Option<Roll>,
    /// If a die decides how the board is turned: its faces by the side of the table at which they lie now, clockwise
    /// from the front; the face that was rolled is among the first.
    pub compass: Option<[Vec<u8>; 4]>,
}

/// Where one roll lands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Landing {
    /// The sum of the dice; none on a board that does not add them.
    pub sum: Option<Roll>,
    /// The column that it names.
    pub column: Roll,
    /// The row that it names, if any.
    pub row: Option<Roll>,
    /// Where something arrives that is rolled for, by the side it comes from, clockwise from the front.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<board::Arrival>; 4]"))]
    pub arrivals: [Lines; 4],
}

/// Where every roll lands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Landings {
    /// Each result that is different from the others on this board.
    pub results: Vec<Landing>,
    /// By what the first and the second die show, from 1: its place among the results.
    pub by_dice: [[u8; 6]; 6],
}

/// What is written around this board.
pub fn rim(board: &ShipBoard) -> Rim {
    let squares = board.squares;
    let columns = between(squares.iter().map(Square::column));
    let rows = between(squares.iter().map(Square::row));
    Rim {
        columns: columns.map(|line| board_line(board, line, Squares::column(line), Axis::Column)).collect(),
        rows: rows.map(|line| board_line(board, line, Squares::row(line), Axis::Row)).collect(),
        detours: detours(board),
        begins: beginnings(board),
        mirror: Roll::from_number(Square::CENTRE.column()).filter(|_| board.warp == Warp::Mirrored),
        compass: board.compass.map(|compass| {
            let lies = |face: usize| (4 - compass[face].quarters() + board.turned.quarters()) % 4;
            Side::ALL.map(|side| (0..6).filter(|face| lies(*face) == side.index()).map(|face| face as u8 + 1).collect())
        }),
    }
}

/// Where every roll lands on this board.
pub fn landings(board: &ShipBoard) -> Landings {
    let results: Vec<(Dice, u8)> = board::results(board).collect();
    let sums = board::counts_sums(board);
    let is_same = |one: Dice, other: Dice| if sums { one.sum() == other.sum() } else { one == other };
    let landing = |dice: Dice| Landing {
        sum: Some(dice.sum()).filter(|_| sums),
        column: board::column_of(board, dice),
        row: board::row_of(board, dice),
        arrivals: Side::ALL.map(|from| board::incoming(board, from, dice)),
    };
    let place = |dice: Dice| results.iter().position(|(other, _)| is_same(*other, dice)).unwrap_or(0) as u8;
    let faces = [1, 2, 3, 4, 5, 6];
    Landings {
        by_dice: faces.map(|first| faces.map(|second| place(Dice::of(first, second)))),
        results: results.iter().map(|(dice, _)| landing(*dice)).collect(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Axis {
    Column,
    Row,
}

/// All lines from the first to the last of these.
fn between(numbers: impl Iterator<Item = u8> + Clone) -> impl Iterator<Item = Roll> {
    let (first, last) = (numbers.clone().min().unwrap_or(1), numbers.max().unwrap_or(0));
    (first..=last).filter_map(Roll::from_number)
}

fn board_line(board: &ShipBoard, line: Roll, squares: Squares, axis: Axis) -> BoardLine {
    let dice = dice(board, line, axis);
    let written = written(board, line, axis, &dice);
    BoardLine {
        line,
        called: match (&board.warp, axis) {
            (Warp::Merged(_), _) | (Warp::OwnDice(_), Axis::Row) => written.join("·"),
            // Several pairs of dice are no name: the columns are lettered from the left.
            (Warp::OwnDice(_), Axis::Column) => lettered(board, line),
            _ => line.number().to_string(),
        },
        written,
        dice,
        squares: (squares & board.squares).iter().collect(),
        round: axis == Axis::Row && board.grid != Grid::Flat,
    }
}

/// A column by its letter, counted from the left.
fn lettered(board: &ShipBoard, column: Roll) -> String {
    let first = board.squares.iter().map(Square::column).min().unwrap_or(0);
    char::from(b'A' + column.number().saturating_sub(first)).to_string()
}

/// What dice show that mean a line, on a board that reads them in its own way.
fn dice(board: &ShipBoard, line: Roll, axis: Axis) -> Vec<Vec<u8>> {
    let Warp::OwnDice(own) = &board.warp else { return Vec::new() };
    match axis {
        Axis::Column => {
            let pairs = (1..=6).flat_map(|first| (first..=6).map(move |second| Dice::of(first, second)));
            let named = pairs.filter(|dice| own.column(*dice) == line);
            named.map(|dice| vec![dice.first(), dice.second()]).collect()
        }
        Axis::Row => {
            let faces = (1..=6).filter(|face| own.row(Dice::of(*face, *face)) == Some(line));
            faces.map(|face| vec![face]).collect()
        }
    }
}

/// What is written at a line: the rolls that mean it, as the board has them.
fn written(board: &ShipBoard, line: Roll, axis: Axis, dice: &[Vec<u8>]) -> Vec<String> {
    let number = |roll: Roll| roll.number().to_string();
    match &board.warp {
        Warp::Merged(_) => {
            let sums = (2..=12).filter_map(Roll::from_number);
            sums.filter(|roll| board::column_of(board, Dice::with_sum(*roll)) == line).map(number).collect()
        }
        Warp::Mirrored if axis == Axis::Column => {
            let other = board::mirrored(line).filter(|other| *other != line);
            vec![other.map_or_else(|| number(line), |other| format!("{} ⇄ {}", number(line), number(other)))]
        }
        Warp::OwnDice(_) => dice.iter().map(|faces| faces.iter().map(u8::to_string).collect()).collect(),
        Warp::None | Warp::Mirrored | Warp::Redirected { .. } => vec![number(line)],
    }
}

/// Where something from a side begins: each column once, from the left.
fn beginnings(board: &ShipBoard) -> Vec<Beginning> {
    let Warp::OwnDice(own) = &board.warp else { return Vec::new() };
    let faces = |column: Roll| (1..=6).filter(|face| own.begins(Dice::of(*face, *face)) == column).collect();
    let mut columns = own.begins.to_vec();
    columns.sort_by_key(|column| column.number());
    columns.dedup();
    columns.into_iter().map(|column| Beginning { column, faces: faces(column) }).collect()
}

fn detours(board: &ShipBoard) -> Vec<Detour> {
    let Warp::Redirected { front, rear } = &board.warp else { return Vec::new() };
    let mut detours = Vec::new();
    for (end, table) in [(Side::Front, front), (Side::Rear, rear)] {
        let bent = || {
            let rolls = (2..=12).filter_map(Roll::from_number).zip(table);
            rolls.filter_map(|(roll, elsewhere)| elsewhere.map(|(side, row)| (roll, side, row)))
        };
        let out = |roll: Roll| roll.number().abs_diff(Square::CENTRE.column());
        for (roll, side, row) in bent() {
            let nearest = bent().filter(|(_, other, _)| *other == side).map(|(roll, ..)| out(roll)).min();
            if let Some(row) = Roll::from_number(row) {
                detours.push(Detour { roll, end, side, row, lane: out(roll) - nearest.unwrap_or(0) });
            }
        }
    }
    detours
}
