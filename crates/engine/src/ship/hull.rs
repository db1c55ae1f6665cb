//! What a ship shows to the outside: exposed connectors, and plating that can be seen. Base rulebook, *Exposed
//! connectors*; *Another Big Expansion*, *Support Team*: *Advertiser*, *Assembler*, *Welder*.

use super::{Ship, analysis};
use crate::content::Content;
use crate::grid::Grid;
use crate::squares::{SQUARES, Square, Squares};
use crate::words::Side;

/// Components with an exposed connector.
pub fn open(ship: &Ship) -> Squares {
    Side::ALL.into_iter().fold(Squares::NONE, |open, side| open | analysis::exposed(ship, side))
}

/// The sides on which a component has one.
pub fn exposed_sides(ship: &Ship, square: Square) -> impl Iterator<Item = Side> + '_ {
    Side::ALL.into_iter().filter(move |side| analysis::exposed(ship, *side).contains(square))
}

/// The empty squares from which one can leave the board over empty squares side by side; holes in a ship are not among
/// them. A ring is left to the front and to the rear only (Ruling 185).
fn outside(grid: Grid, occupied: Squares) -> Squares {
    let empty = Squares::ALL.minus(occupied);
    let at_the_rim = |square: &Square| ways_out(grid).iter().any(|side| grid.next(*square, *side).is_none());
    let mut outside = (0..SQUARES).filter_map(Square::from_index).filter(at_the_rim).collect::<Squares>() & empty;
    loop {
        let beside = Side::ALL.into_iter().fold(outside, |all, side| all | grid.step(outside, side)) & empty;
        if beside == outside {
            return outside;
        }
        outside = beside;
    }
}

/// Where a board has an end.
fn ways_out(grid: Grid) -> &'static [Side] {
    match grid {
        Grid::Flat => &Side::ALL,
        Grid::Ring { .. } => &[Side::Front, Side::Rear],
    }
}

/// How many plated sides of a ship face outward: with nothing before them but what leads out.
pub fn plated_sides_outside(ship: &Ship, content: &Content) -> usize {
    if ship.with_plating().is_empty() {
        return 0;
    }
    let outside = outside(ship.grid(), ship.occupied());
    let faces_outward =
        |square: &Square, side: Side| ship.grid().next(*square, side).is_none_or(|beyond| outside.contains(beyond));
    let seen = |side: Side| ship.plated(content, side).iter().filter(|square| faces_outward(square, side)).count();
    Side::ALL.into_iter().map(seen).sum()
}

#[cfg(test)]
mod tests {
    use super::outside;
    use crate::grid::Grid;
    use crate::squares::{SQUARES, Square, Squares};

    fn rows(rows: &[u8]) -> Squares {
        (0..SQUARES).filter_map(Square::from_index).filter(|square| rows.contains(&square.row())).collect()
    }

    #[test]
    fn a_board_is_left_to_all_sides_and_a_ring_to_two() {
        // Two rows right across leave a third one between them.
        let (between, walls) = (rows(&[6]), rows(&[5, 7]));
        assert_eq!(outside(Grid::Flat, walls) & between, between);
        let ring = Grid::Ring { first: 2, last: 12 };
        assert_eq!(outside(ring, walls) & between, Squares::NONE);
        assert_eq!(outside(ring, rows(&[5])) & between, between);
    }

    #[test]
    fn a_hole_in_a_ship_is_not_outside() {
        let around: Squares = (0..SQUARES)
            .filter_map(Square::from_index)
            .filter(|square| (6..=8).contains(&square.row()) && (6..=8).contains(&square.column()))
            .filter(|square| (square.column(), square.row()) != (7, 7))
            .collect();
        assert_eq!(outside(Grid::Flat, around).len(), SQUARES - 9);
    }
}
