//! Which square of a board is next to which. Nobody else steps from square to square.
//!
//! Most boards lie flat: beyond the outermost column is nothing. On a ring the last column is followed by the first.

use crate::squares::{Square, Squares};
use crate::words::Side;

/// How the squares of a board lie to each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Grid {
    /// As they are printed.
    #[default]
    Flat,
    /// The columns with these numbers are next to each other, round the edge.
    Ring {
        /// The number of the leftmost column.
        first: u8,
        /// The number of the rightmost column.
        last: u8,
    },
}

impl Grid {
    /// The squares one step from these towards a side; what would leave the board is gone.
    #[inline(always)]
    pub fn step(self, squares: Squares, side: Side) -> Squares {
        match self {
            Grid::Flat => squares.shifted(side),
            Grid::Ring { first, last } => round(squares, side, first, last),
        }
    }

    /// The same for two sets. Written out: `map` over an array becomes a call of its own.
    #[inline(always)]
    pub fn step_both(self, [first, second]: [Squares; 2], side: Side) -> [Squares; 2] {
        [self.step(first, side), self.step(second, side)]
    }

    /// The square next to another one on this side, if the board goes on there.
    #[inline]
    pub fn next(self, square: Square, side: Side) -> Option<Square> {
        match self {
            Grid::Flat => square.shifted(side),
            Grid::Ring { .. } => self.step(Squares::of(square), side).first(),
        }
    }

    /// These squares and those beside them, left and right for a column, front and rear for a row.
    #[inline]
    pub fn widened(self, squares: Squares, across: Side) -> Squares {
        squares | self.step(squares, across) | self.step(squares, across.opposite())
    }
}

/// One step on a ring: what leaves it on one side comes in again on the other. Squares beside the ring are next to each
/// other, but not to it: a neighbour's neighbour on the other side is oneself, wherever one stands.
#[cold]
fn round(squares: Squares, side: Side, first: u8, last: u8) -> Squares {
    let leaving = match side {
        Side::Front | Side::Rear => return squares.shifted(side),
        Side::Right => last,
        Side::Left => first,
    };
    let of_the_ring = |square: &Square| (first..=last).contains(&square.column());
    let inside: Squares = squares.iter().filter(of_the_ring).collect();
    let over_the_edge: Squares = inside.iter().filter(|square| square.column() == leaving).collect();
    let mut entering = over_the_edge;
    for _ in first..last {
        entering = entering.shifted(side.opposite());
    }
    let beside = squares.minus(inside).shifted(side).iter().filter(|square| !of_the_ring(square)).collect();
    inside.minus(over_the_edge).shifted(side) | entering | beside
}

#[cfg(test)]
mod tests {
    use super::Grid;
    use crate::squares::{SQUARES, Square};
    use crate::words::Side;

    /// Two squares are neighbours of each other or not at all: what looks for pairs begins at either of them.
    #[test]
    fn whoever_steps_back_is_where_they_were() {
        for grid in [Grid::Flat, Grid::Ring { first: 3, last: 11 }, Grid::Ring { first: 5, last: 6 }] {
            for square in (0..SQUARES).filter_map(Square::from_index) {
                for side in Side::ALL {
                    if let Some(next) = grid.next(square, side) {
                        assert_eq!(grid.next(next, side.opposite()), Some(square), "{grid:?} {square} {side:?}");
                    }
                }
            }
        }
    }
}
