//! What boards can be like is a matter of data: a ring with dice of its own, holes, no starting cabin, halves.

use trucker_content::{EDITIONS, Texts, load};
use trucker_engine::content::{Content, Halves, Holes, ShipBoard, Warp};
use trucker_engine::grid::Grid;
use trucker_engine::ship::board;
use trucker_engine::squares::Square;
use trucker_engine::words::{Dice, Level, Roll, Side};

const RING: &str = include_str!("more_boards/ring.toml");
const HOLES: &str = include_str!("more_boards/holes.toml");
const HALVES: &str = include_str!("more_boards/halves.toml");

/// Both boxes, with more boards in the second one.
fn with(more: &str) -> Result<Content, String> {
    let [base, newer] = [&EDITIONS[0], &EDITIONS[1]].map(Texts::of);
    let text = format!("{}\n{more}", std::str::from_utf8(newer.text("boards.toml")).unwrap());
    load(&[base, newer.with("boards.toml", text.as_bytes())]).map_err(|faults| faults.to_string())
}

fn named(content: &Content, name: &str) -> ShipBoard {
    content.ship_boards.iter().find(|board| board.name == name).unwrap_or_else(|| panic!("no {name}")).clone()
}

#[test]
fn a_ring_with_dice_of_its_own() {
    let ring = named(&with(RING).unwrap(), "IIB");
    assert_eq!((ring.level, ring.squares.len(), ring.start), (Level::II, 27, Some(Square::CENTRE)));
    assert_eq!(ring.grid, Grid::Ring { first: 3, last: 11 });
    assert!(matches!(ring.warp, Warp::OwnDice(_)));
    let column = |first, second| board::column_of(&ring, Dice::of(first, second)).number();
    assert_eq!([column(1, 1), column(3, 1), column(6, 1), column(4, 3), column(6, 6)], [3, 3, 6, 8, 11]);
    let rows: Vec<_> = (1..=6).map(|face| board::row_of(&ring, Dice::of(face, 1)).map(Roll::number)).collect();
    assert_eq!(rows, [None, Some(5), Some(6), Some(7), Some(8), None]);
    let lines = board::incoming(&ring, Side::Right, Dice::of(4, 6));
    assert_eq!(lines.iter().map(|one| one.begins.map(Roll::number)).collect::<Vec<_>>(), [Some(9)]);
}

#[test]
fn squares_with_numbers_are_closed_by_dice() {
    let board = named(&with(HOLES).unwrap(), "IIIB");
    assert_eq!(board.squares.len(), 46);
    let Some(Holes { by_face, start_on_double: true }) = &board.holes else { panic!("{:?}", board.holes) };
    assert!(by_face.iter().all(|squares| squares.len() == 5));
    let left: Vec<usize> = [(1, 2), (6, 4), (3, 3)].map(|(a, b)| board.open(Dice::of(a, b)).len()).to_vec();
    assert_eq!(left, [36, 36, 40]);
    assert!(
        board.open(Dice::of(1, 2)).contains(Square::CENTRE) && !board.open(Dice::of(5, 5)).contains(Square::CENTRE)
    );
}

#[test]
fn a_board_may_have_no_starting_cabin() {
    let text = HOLES.replace("start = {column = 7, row = 7}", "start = \"none\"");
    assert_eq!(named(&with(&text).unwrap(), "IIIB").start, None);
}

#[test]
fn every_front_half_fits_every_rear_half() {
    let content = with(HALVES).unwrap();
    let boards: Vec<&ShipBoard> = content.ship_boards.iter().filter(|board| board.halves.is_some()).collect();
    assert_eq!(boards.len(), 6);
    assert!(boards.iter().all(|board| board.squares.len() == 45 && board.start == Some(Square::CENTRE)));
    let last = named(&content, "IIIbc");
    assert_eq!(last.halves, Some(Halves { front: 1, rear: 2, seam: 8 }));
    let rows: Vec<u8> = [last.squares.first(), last.squares.last()].into_iter().flatten().map(Square::row).collect();
    assert_eq!(rows, [2, 10]);
}

#[test]
fn faults_in_them_are_named() {
    for (text, old, new, what) in [
        (RING, "[[1, 2], [2, 3]],", "[[1, 2]],", "must have every pair of dice"),
        (RING, "[[1, 2], [2, 3]],", "[[1, 1], [1, 2], [2, 3]],", "has 1 and 1 in two columns"),
        (RING, "dice.rows = [2, 3, 4, 5]", "dice.rows = [2, 3, 4, 4]", "has 4 for two rows"),
        (RING, "dice.rows = [2, 3, 4, 5]", "dice.rows = [2, 3]", "must have 4 entries"),
        (
            RING,
            "ring = true",
            "ring = true\nmirrored = true",
            "2 of numbers, mirrored, redirected and dice: one can be",
        ),
        (HOLES, "..15625..", "..15627..", "allowed is '#', '.' and 1 to 6"),
        (HALVES, "start = {column = 7, row = 7}", "start = {column = 3, row = 7}", "is not in every front"),
        (HALVES, "level = \"III\"", "level = \"V\"", "level"),
    ] {
        assert!(text.contains(old), "{old}");
        let faults = with(&text.replacen(old, new, 1)).expect_err("it is wrong");
        assert!(faults.contains(what), "{faults} for {new}");
    }
}
