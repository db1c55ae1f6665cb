//! Ship boards that do not add dice.

use super::coordinate;
use crate::reader::Item;
use trucker_engine::content::{OwnDice, ShipBoard, Warp};
use trucker_engine::squares::Square;
use trucker_engine::words::Roll;

/// `columns`: for each column from the left the pairs of dice that name it; `rows`: for each row from the front the face
/// of the first die; `begins`: by the second die, the column in which what comes from a side begins.
pub(super) fn read(item: Item, board: &ShipBoard) -> Option<Warp> {
    item.table("dice", |table| {
        let columns = table.read("columns", |columns| columns_by_pairs(columns, board));
        let rows = table.read("rows", |rows| rows_by_faces(rows, board));
        let begins =
            table.read("begins", |begins| begins.exactly(|column| coordinate(column).and_then(Roll::from_number)));
        Some(Warp::OwnDice(OwnDice { columns: columns?, rows: rows?, begins: begins? }))
    })
}

/// The lines from the first to the last of these.
fn lines(numbers: impl Iterator<Item = u8> + Clone) -> Vec<Roll> {
    let (first, last) = (numbers.clone().min().unwrap_or(2), numbers.max().unwrap_or(2));
    (first..=last).filter_map(Roll::from_number).collect()
}

fn columns_by_pairs(item: Item, board: &ShipBoard) -> Option<[[Roll; 6]; 6]> {
    let columns = lines(board.squares.iter().map(Square::column));
    let pairs = item.list(columns.len()..=columns.len(), |pairs| pairs.list(1..=36, |pair| pair.exactly(face)))?;
    let mut table = [[None; 6]; 6];
    for (pairs, column) in pairs.iter().zip(&columns) {
        for [one, other] in pairs {
            for (first, second) in [(one, other), (other, one)] {
                let named = table[*first].get_mut(*second)?;
                if named.is_some_and(|named| named != *column) {
                    return item.refuse(format_args!("has {} and {} in two columns", first + 1, second + 1));
                }
                *named = Some(*column);
            }
        }
    }
    if table.as_flattened().contains(&None) {
        return item.refuse("must have every pair of dice, such as [[[1, 1], [1, 2]], [[1, 3]], …]");
    }
    Some(table.map(|row| row.map(|column| column.unwrap_or(columns[0]))))
}

fn rows_by_faces(item: Item, board: &ShipBoard) -> Option<[Option<Roll>; 6]> {
    let rows = lines(board.squares.iter().map(Square::row));
    let faces = item.list(rows.len()..=rows.len(), face)?;
    let mut table = [None; 6];
    for (face, row) in faces.into_iter().zip(rows) {
        if table[face].replace(row).is_some() {
            return item.refuse(format_args!("has {} for two rows", face + 1));
        }
    }
    Some(table)
}

/// What a die shows, counted from 0.
fn face(item: Item) -> Option<usize> {
    item.number(1..=6u8).map(|face| usize::from(face) - 1)
}
