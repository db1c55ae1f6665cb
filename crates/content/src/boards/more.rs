//! What a box beyond the base box adds to boards and supplies: ship boards on which rolls land elsewhere, blocks of goods,
//! a fifth starting space.

use super::{Decks, blocks, by_level, coordinate, flight_board, halves, outline, own_dice};
use crate::faults::Report;
use crate::reader::{Item, Table, provenance, read_toml};
use trucker_engine::content::{FlightBoard, ShipBoard, Warp};
use trucker_engine::setup::Set;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Days, Goods, Level, Side, Turn};

/// The rolls of two dice.
const ROLLS: usize = 11;

/// What a file adds.
pub(crate) struct More {
    /// Its ship boards, each in every way it can be turned.
    pub(crate) ship_boards: Vec<ShipBoard>,
    /// Blocks of goods.
    pub(crate) goods: Goods,
    /// Where a fifth player starts.
    pub(crate) fifth: Option<Fifth>,
    /// The flight board of class IV.
    pub(crate) class_iv: Option<FlightBoard>,
}

/// How far ahead of the fourth starting space the fifth one lies: on the learning board, and by level.
pub(crate) struct Fifth {
    pub(crate) learning: Days,
    pub(crate) levels: Vec<Days>,
}

/// The boards that a box must have; it may have others, too.
fn is_needed(set: Set, name: &str) -> bool {
    match set {
        Set::Base => false,
        Set::KeepOnTrucking => name.ends_with('A'),
        Set::AnotherBigExpansion => name.ends_with('B'),
    }
}

/// All that a file adds.
pub(crate) fn read(report: &Report, set: Set, decks: Decks) -> Option<More> {
    const NAMES: [(&str, Level); 5] =
        [("IA", Level::I), ("IIA", Level::II), ("IIIA", Level::III), ("IIB", Level::II), ("IIIB", Level::III)];
    read_toml(report, |file| {
        let boards = file.read("ship_board", |boards| {
            boards.sections(|boards| {
                let read = NAMES.map(|(name, level)| {
                    let read = |board| ship_board(board, name, level, set);
                    if is_needed(set, name) { boards.read(name, read) } else { boards.read_or(name, vec![], read) }
                });
                read.into_iter().collect::<Option<Vec<_>>>()
            })
        });
        let halves = file.read_or("halves", vec![], |halves| halves::read(halves, set));
        let has_goods = set == Set::KeepOnTrucking;
        let goods = if has_goods { file.read("goods", blocks) } else { file.read_or("goods", Goods::NONE, blocks) };
        let fifth = file.read_or("fifth_player", None, |fifth| fifth_player(fifth).map(Some));
        let class_iv = file.read_or("flight_board", None, |boards| {
            boards.sections(|boards| boards.read("IV", |board| flight_board(board, Level::IV, decks)).map(Some))
        });
        file.refuse_others();
        let ship_boards = [boards?.concat(), halves?].concat();
        Some(More { ship_boards, goods: goods?, fifth: fifth?, class_iv: class_iv? })
    })
}

fn fifth_player(item: Item) -> Option<Fifth> {
    item.table("fifth_player", |fifth| {
        let start = fifth.read("start", |start| {
            start.table("start", |start| {
                let learning = start.read("learning", behind);
                let levels = by_level(start, &Level::ALL, |item, _| behind(item));
                Some(Fifth { learning: learning?, levels: levels? })
            })
        });
        provenance(fifth)?;
        start
    })
}

fn behind(item: Item) -> Option<Days> {
    item.number(-9..=-1).map(Days)
}

/// One board, or four: as it is printed and turned by one, two and three quarters.
fn ship_board(item: Item, name: &str, level: Level, set: Set) -> Option<Vec<ShipBoard>> {
    item.table(format!("ship board {name}"), |table| {
        let board = outline(table, name.to_owned(), level);
        let said = ["numbers", "mirrored", "redirected", "dice"].into_iter().filter(|key| table.has(key)).count();
        if said > 1 {
            item.report.fault(
                item.span(),
                format!("ship board {name} has {said} of numbers, mirrored, redirected and dice: one can be"),
            );
        }
        let first = board.as_ref().and_then(|board| board.squares.iter().map(Square::column).min());
        let merged = table.read_or("numbers", None, |numbers| merged(numbers, first.unwrap_or(2)).map(Some));
        let mirrored = table.read_or("mirrored", false, |mirrored| mirrored.flag());
        let redirected = table.read_or("redirected", None, |table| redirected(table).map(Some));
        let dice = table.read_or("dice", None, |dice| match &board {
            Some(board) => own_dice::read(dice, board).map(Some),
            None => Some(None),
        });
        let compass = table.read_or("compass", None, |compass| compass.exactly(quarters).map(Some));
        provenance(table)?;
        let warp = match (merged?, mirrored?, redirected?.or(dice?)) {
            (Some(warp), ..) | (None, false, Some(warp)) => warp,
            (None, true, _) => Warp::Mirrored,
            (None, false, None) => Warp::None,
        };
        let board = ShipBoard { set, warp, compass: compass?, ..board? };
        if board.compass.is_none() {
            return Some(vec![board]);
        }
        let turned: Option<Vec<ShipBoard>> = Turn::ALL.into_iter().map(|turn| turned(&board, turn)).collect();
        turned.or_else(|| item.refuse("cannot be turned round its starting cabin: it would leave the board"))
    })
}

/// The board turned round the place of its starting cabin.
fn turned(board: &ShipBoard, turn: Turn) -> Option<ShipBoard> {
    let start = board.start?;
    let around = |square: Square| {
        let centre = (i16::from(start.column()), i16::from(start.row()));
        let (mut right, mut back) = (i16::from(square.column()) - centre.0, i16::from(square.row()) - centre.1);
        for _ in 0..turn.quarters() {
            (right, back) = (-back, right);
        }
        Square::at(u8::try_from(centre.0 + right).ok()?, u8::try_from(centre.1 + back).ok()?)
    };
    let squares: Option<Squares> = board.squares.iter().map(around).collect();
    Some(ShipBoard { turned: turn, squares: squares?, ..board.clone() })
}

/// Which rolls share a row and a column: a list for each row and column, in order.
fn merged(item: Item, first: u8) -> Option<Warp> {
    let groups = item.list(1..=ROLLS, |group| group.list(1..=ROLLS, coordinate))?;
    let rolls: Vec<u8> = groups.concat();
    if rolls != (2..=12).collect::<Vec<u8>>() {
        return item.refuse("must have every roll from 2 to 12 once, in order, such as [[2, 3, 4], [5, 6], …]");
    }
    let mut numbers = [0; ROLLS];
    for (group, line) in groups.iter().zip(first..) {
        if line > 12 {
            return item.refuse("has more rows than fit: the last is 12");
        }
        for roll in group {
            numbers[usize::from(*roll) - 2] = line;
        }
    }
    Some(Warp::Merged(numbers))
}

/// The rolls from the front and from the rear that become hits from a side.
fn redirected(item: Item) -> Option<Warp> {
    item.table("redirected", |table| {
        let [front, rear] = ["front", "rear"].map(|key| table.read(key, elsewhere));
        Some(Warp::Redirected { front: front?, rear: rear? })
    })
}

fn elsewhere(list: Item) -> Option<[Option<(Side, u8)>; ROLLS]> {
    const SIDES: [(&str, Side); 2] = [("left", Side::Left), ("right", Side::Right)];
    let mut table = [None; ROLLS];
    let entry = |entry: &mut Table| {
        let roll = entry.read("roll", coordinate);
        let from = entry.read("from", |from| from.word(&SIDES));
        let row = entry.read("row", coordinate);
        Some((roll?, from?, row?))
    };
    for (roll, from, row) in list.list(1..=ROLLS, |item| item.table("an entry", entry))? {
        if table[usize::from(roll) - 2].replace((from, row)).is_some() {
            return list.refuse(format_args!("has roll {roll} twice"));
        }
    }
    Some(table)
}

fn quarters(item: Item) -> Option<Turn> {
    item.number(0..=3).map(Turn::from_quarters)
}
