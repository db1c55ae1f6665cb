//! Squares of a ship board, and sets of them as bitboards.
//!
//! Two dice give 2 to 12, so rows and columns are numbered 2 to 12 and a board has at most 11 × 11 squares: two words
//! of 64 bits. (One `u128` would do the same and is what steps are made of; but it has to be aligned to 16 bytes, and
//! most of what is done to sets is done to each word by itself.) Row 2 is the front.

use crate::bits::select_among;
use crate::words::{Roll, Side};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// Rows and columns a board has at most.
pub const WIDTH: usize = 11;
/// Squares a board has at most.
pub const SQUARES: usize = WIDTH * WIDTH;

const ALL: u128 = (1 << SQUARES) - 1;
const FIRST_COLUMN: u128 = {
    let mut column = 0;
    let mut row = 0;
    while row < WIDTH {
        column |= 1 << (row * WIDTH);
        row += 1;
    }
    column
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (WIDTH - 1);
const FIRST_ROW: u128 = (1 << WIDTH) - 1;

/// By square: all that come before it. Looked up, as shifting 128 bits by a variable takes several times as long.
const BEFORE: [[u64; 2]; 128] = {
    let mut before = [[0; 2]; 128];
    let mut square = 0;
    while square < 128 {
        before[square] = Squares::narrow((1 << square) - 1).0;
        square += 1;
    }
    before
};

/// The columns and the rows, looked up for the same reason.
const COLUMNS: [Squares; WIDTH] = {
    let mut columns = [Squares::NONE; WIDTH];
    let mut i = 0;
    while i < WIDTH {
        columns[i] = Squares::narrow(FIRST_COLUMN << i);
        i += 1;
    }
    columns
};

const ROWS: [Squares; WIDTH] = {
    let mut rows = [Squares::NONE; WIDTH];
    let mut i = 0;
    while i < WIDTH {
        rows[i] = Squares::narrow(FIRST_ROW << (i * WIDTH));
        i += 1;
    }
    rows
};

/// How a set moves one square to a side.
struct Shift {
    /// Squares that have another one there.
    staying_on: Squares,
    up: u8,
    down: u8,
}

/// By side, clockwise from the front.
const SHIFTS: [Shift; 4] = [
    Shift { staying_on: Squares::narrow(ALL & !FIRST_ROW), up: 0, down: WIDTH as u8 },
    Shift { staying_on: Squares::narrow(ALL & !LAST_COLUMN), up: 1, down: 0 },
    Shift { staying_on: Squares::narrow(ALL & !(FIRST_ROW << (SQUARES - WIDTH))), up: WIDTH as u8, down: 0 },
    Shift { staying_on: Squares::narrow(ALL & !FIRST_COLUMN), up: 0, down: 1 },
];

/// One square of a ship board, by the printed numbers of its column and row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Square(u8);

impl Square {
    /// The square where a starting cabin stands.
    pub const CENTRE: Square = Square((5 * WIDTH + 5) as u8);

    /// The square in this column and row, if both are 2 to 12.
    pub fn at(column: u8, row: u8) -> Option<Square> {
        let numbers = 2..=12;
        (numbers.contains(&column) && numbers.contains(&row)).then(|| Square((row - 2) * WIDTH as u8 + column - 2))
    }

    /// The square with this index, if there is one.
    pub fn from_index(index: usize) -> Option<Square> {
        (index < SQUARES).then_some(Square(index as u8))
    }

    /// Row by row from the front, 0 to 120.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The printed number of its column.
    pub fn column(self) -> u8 {
        self.0 % WIDTH as u8 + 2
    }

    /// The printed number of its row.
    pub fn row(self) -> u8 {
        self.0 / WIDTH as u8 + 2
    }

    /// The square beside it among the numbered rows and columns. What is next to it is for its board's
    /// [`Grid`](crate::grid::Grid) to say.
    #[inline]
    pub(crate) fn shifted(self, side: Side) -> Option<Square> {
        let width = WIDTH as u8;
        match side {
            Side::Front => self.0.checked_sub(width),
            Side::Rear => (self.0 + width < SQUARES as u8).then_some(self.0 + width),
            Side::Right => (self.0 % width != width - 1).then_some(self.0 + 1),
            Side::Left => (!self.0.is_multiple_of(width)).then(|| self.0 - 1),
        }
        .map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

impl FromStr for Square {
    type Err = String;
    fn from_str(text: &str) -> Result<Square, String> {
        let wrong = || format!("'{text}' is not a square: write column,row with both from 2 to 12, such as 7,8");
        let (column, row) = text.split_once(',').ok_or_else(wrong)?;
        let number = |part: &str| part.trim().parse::<u8>().map_err(|_| wrong());
        Square::at(number(column)?, number(row)?).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Square {
    type Error = String;
    fn try_from(text: String) -> Result<Square, String> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Square>"))]
pub struct Squares([u64; 2]);

impl Hash for Squares {
    /// As the one number that digests were made of from the beginning.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.wide().hash(state);
    }
}

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; 2]);
    /// Every square there can be.
    pub const ALL: Squares = Squares::narrow(ALL);

    /// From one number; the first square is its lowest bit.
    #[inline]
    const fn narrow(bits: u128) -> Squares {
        Squares([bits as u64, (bits >> 64) as u64])
    }

    /// As one number, to be shifted.
    #[inline]
    const fn wide(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// The set of one square.
    pub fn of(square: Square) -> Squares {
        let bit = 1 << (square.0 % 64);
        if square.0 < 64 { Squares([bit, 0]) } else { Squares([0, bit]) }
    }

    /// The column with this number.
    pub fn column(number: Roll) -> Squares {
        COLUMNS[usize::from(number.number() - 2)]
    }

    /// The row with this number.
    pub fn row(number: Roll) -> Squares {
        ROWS[usize::from(number.number() - 2)]
    }

    /// These squares without those of another set.
    #[inline]
    pub fn minus(self, other: Squares) -> Squares {
        Squares([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// This set if the condition holds, otherwise none; without a branch.
    #[inline]
    pub fn only_if(self, condition: bool) -> Squares {
        let mask = u64::from(condition).wrapping_neg();
        Squares([self.0[0] & mask, self.0[1] & mask])
    }

    /// Is the square in the set?
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        let [low, high] = self.0;
        let word = if square.0 < 64 { low } else { high };
        word >> (square.0 % 64) & 1 != 0
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        *self |= Squares::of(square);
    }

    /// Adds a square if the condition holds; without a branch.
    #[inline]
    pub fn insert_if(&mut self, square: Square, condition: bool) {
        self.0[usize::from(square.0 / 64 % 2)] |= u64::from(condition) << (square.0 % 64);
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        *self = self.minus(Squares::of(square));
    }

    /// Is there no square in it?
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many squares are in it.
    pub fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// How many squares of the set come before this one, row by row from the front.
    #[inline]
    pub fn rank(self, square: Square) -> usize {
        (self & Squares(BEFORE[usize::from(square.0 % 128)])).len()
    }

    /// The squares beside these among the numbered rows and columns. What is next to them is for their board's
    /// [`Grid`](crate::grid::Grid) to say.
    ///
    /// Up or down by looked-up numbers of bits, one of which is 0: sides are as good as random, and a wrong guess at
    /// one of four ways would cost more than all of this. With a side that is known it comes down to one shift.
    #[inline(always)]
    pub(crate) fn shifted(self, side: Side) -> Squares {
        let Shift { staying_on, up, down } = SHIFTS[side.index()];
        let (up, down) = (u32::from(up) % 64, u32::from(down) % 64);
        let [low, high] = (self & staying_on).0;
        let [low, high] = [low << up, high << up | low >> 1 >> (63 - up)];
        Squares([low >> down | high << 1 << (63 - down), high >> down])
    }

    /// The first square, row by row from the front.
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| Square(self.wide().trailing_zeros() as u8))
    }

    /// The last square, row by row from the front.
    pub fn last(self) -> Option<Square> {
        (!self.is_empty()).then(|| Square(127 - self.wide().leading_zeros() as u8))
    }

    /// The square of this rank, counted from 0 row by row from the front.
    pub fn nth(self, rank: usize) -> Option<Square> {
        select_among(&self.0, rank).map(|bit| Square(bit as u8))
    }

    /// The squares, row by row from the front.
    pub fn iter(self) -> SquareIter {
        SquareIter(self.wide())
    }
}

/// The squares of a set, row by row from the front.
#[derive(Clone)]
pub struct SquareIter(u128);

impl Iterator for SquareIter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = Squares::narrow(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquareIter;
    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl BitAndAssign for Squares {
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares::ALL.minus(self)
    }
}
