//! Ship boards, flight boards, prices and supplies. What other boxes add is in [`more`].

mod halves;
pub(crate) mod more;
mod own_dice;

use crate::faults::{Report, shown};
use crate::reader::{Item, Table, provenance, read_toml};
use more::Fifth;
use std::ops::RangeInclusive;
use trucker_engine::content::{FlightBoard, Holes, ShipBoard, Supply, Warp};
use trucker_engine::grid::Grid;
use trucker_engine::setup::Set;
use trucker_engine::ship::MAX_COMPONENTS;
use trucker_engine::squares::{Square, Squares, WIDTH};
use trucker_engine::state::{PILES, RESERVE};
use trucker_engine::words::{ByLevel, Credits, Days, Goods, Level, MAX_SEATS, Turn};

/// How many a box seats.
const SEATS: RangeInclusive<usize> = crate::SEATS..=MAX_SEATS;

/// Cards a pile has at most.
const MAX_PILE: u8 = 5;

/// What the file describes.
pub(crate) struct Boards {
    pub(crate) ship_boards: Vec<ShipBoard>,
    pub(crate) learning_board: FlightBoard,
    pub(crate) flight_boards: Vec<FlightBoard>,
    pub(crate) supply: Supply,
}

impl Boards {
    /// Adds the starting space of a fifth player to every flight board.
    pub(crate) fn seat_fifth(&mut self, fifth: Fifth) {
        self.learning_board.start.push(fifth.learning);
        for (board, start) in self.flight_boards.iter_mut().zip(fifth.levels) {
            board.start.push(start);
        }
    }
}

/// How many cards the decks of the box have, if that is known.
type Decks = Option<ByLevel<usize>>;

/// All boards of a file.
pub(crate) fn read(report: &Report, decks: Decks) -> Option<Boards> {
    read_toml(report, |file| {
        let ship_boards =
            file.read("ship_board", |boards| boards.sections(|boards| by_level(boards, &BASE, ship_board)));
        let flight_boards = file.read("flight_board", |boards| {
            boards.sections(|boards| {
                let learning = boards.read("learning", |board| flight_board(board, Level::I, decks));
                let others = by_level(boards, &BASE, |board, level| flight_board(board, level, decks));
                Some((learning?, others?))
            })
        });
        let prices = file.read("prices", prices);
        let figures = file.read("supply", figures);
        let goods = file.read("goods", blocks);
        file.refuse_others();
        let (learning_board, flight_boards) = flight_boards?;
        let ((prices, lost_component), [astronauts, aliens, batteries]) = (prices?, figures?);
        let supply = Supply { goods: goods?, prices, lost_component, astronauts, aliens, batteries };
        Some(Boards { ship_boards: ship_boards?, learning_board, flight_boards, supply })
    })
}

/// The levels of the base box.
const BASE: [Level; 3] = [Level::I, Level::II, Level::III];

/// One value for each of these levels, under the keys I, II and so on.
fn by_level<'t, T>(
    table: &mut Table<'t>,
    levels: &[Level],
    mut read: impl FnMut(Item<'t>, Level) -> Option<T>,
) -> Option<Vec<T>> {
    // All are read before any is missed, so that every fault is named.
    let each: Vec<Option<T>> = levels.iter().map(|level| table.read(level.name(), |item| read(item, *level))).collect();
    each.into_iter().collect()
}

fn ship_board(item: Item, level: Level) -> Option<ShipBoard> {
    item.table(format!("ship board {level}"), |table| {
        let board = outline(table, level.to_string(), level);
        provenance(table)?;
        board
    })
}

/// What every ship board has: its squares, the place of the starting cabin, the reserve.
fn outline(board: &mut Table, name: String, level: Level) -> Option<ShipBoard> {
    let column = board.read("first_column", coordinate);
    let row = board.read("first_row", coordinate);
    // A grid has faults of its own, also when it is not known where it begins.
    let squares = board.read("grid", |grid| squares(grid, column.unwrap_or(2), row.unwrap_or(2)));
    let start = board.read("start", |start| {
        if start.peek_text() == Some("none") {
            return Some(None);
        }
        let square = start.table("start", |start| {
            let (column, row) = (start.read("column", coordinate), start.read("row", coordinate));
            Square::at(column?, row?)
        })?;
        match squares {
            Some((squares, _)) if column.is_some() && row.is_some() && !squares.contains(square) => {
                start.refuse(format_args!("{square} is not in the grid: the starting cabin needs a '#' there"))
            }
            _ => Some(Some(square)),
        }
    });
    let grid = board.read_or("ring", Grid::Flat, |ring| match (ring.flag()?, squares) {
        (true, Some((squares, _))) => {
            ring_of(squares).or_else(|| ring.refuse("needs a board of three columns at least"))
        }
        _ => Some(Grid::Flat),
    });
    let reserve = board.read("reserve", |reserve| reserve.number(0..=RESERVE as u8));
    let start_on_double = board.read_or("start_on_double", false, |flag| flag.flag());
    let (squares, by_face) = squares?;
    let has_holes = by_face.iter().any(|squares| !squares.is_empty());
    Some(ShipBoard {
        name,
        level,
        set: Set::Base,
        turned: Turn::NONE,
        compass: None,
        warp: Warp::None,
        squares,
        grid: grid?,
        start: start?,
        reserve: reserve?,
        holes: has_holes.then_some(Holes { by_face, start_on_double: start_on_double? }),
        halves: None,
        insurance: None,
    })
}

/// The grid of a board whose outermost columns are next to each other: nothing is its own neighbour, or one twice.
fn ring_of(squares: Squares) -> Option<Grid> {
    let columns = || squares.iter().map(Square::column);
    let (first, last) = (columns().min()?, columns().max()?);
    (last - first >= 2).then_some(Grid::Ring { first, last })
}

/// The squares of a grid whose first row and column have these numbers, and those with a number on them, by that number.
fn squares(grid: Item, first_column: u8, first_row: u8) -> Option<(Squares, [Squares; 6])> {
    let rows = grid.list(1..=WIDTH, |row| {
        let text = row.text()?;
        if text.is_empty() || !text.chars().all(|square| matches!(square, '#' | '.' | '1'..='6')) {
            return row.refuse(format_args!("row '{}' is wrong: allowed is '#', '.' and 1 to 6", shown(text)));
        }
        Some((row, text))
    })?;
    let width = rows.first().map_or(0, |(_, text)| text.len());
    let mut squares = Some(Squares::NONE);
    let mut by_face = [Squares::NONE; 6];
    for (&(item, text), row) in rows.iter().zip(first_row..) {
        if text.len() != width {
            squares =
                item.refuse(format_args!("row '{}' has {} squares, the first has {width}", shown(text), text.len()));
            continue;
        }
        for (column, mark) in (usize::from(first_column)..).zip(text.bytes()).filter(|(_, mark)| *mark != b'.') {
            match u8::try_from(column).ok().and_then(|column| Square::at(column, row)) {
                Some(square) => {
                    squares = squares.map(|squares| squares | Squares::of(square));
                    if let Some(face) = mark.checked_sub(b'1') {
                        by_face[usize::from(face)].insert(square);
                    }
                }
                None => {
                    let what =
                        format_args!("leaves the board with a square in column {column}, row {row}: the last is 12");
                    squares = item.refuse(what);
                    break;
                }
            }
        }
    }
    match squares {
        Some(Squares::NONE) => grid.refuse("is empty: at least one '#' is needed"),
        Some(squares) if squares.len() > MAX_COMPONENTS => {
            grid.refuse(format_args!("has {} squares: a ship has at most {MAX_COMPONENTS}", squares.len()))
        }
        squares => squares.map(|squares| (squares, by_face)),
    }
}

fn coordinate(item: Item) -> Option<u8> {
    item.number(2..=12)
}

fn flight_board(item: Item, level: Level, decks: Decks) -> Option<FlightBoard> {
    let name =
        if item.name == "learning" { "the learning flight board".to_owned() } else { format!("flight board {level}") };
    item.table(name, |board| {
        let spaces: Option<i16> = board.read("spaces", |spaces| spaces.number(4..=99));
        let start = board.read("start", |start| starting_spaces(start, spaces.unwrap_or(99)));
        let finish_rewards = board.read("finish_rewards", |rewards| rewards.list(SEATS, credits));
        let best_looking = board.read("best_looking", credits);
        let timer_spaces = board.read("timer_spaces", |spaces| spaces.number(0..=9));
        let cards_per_pile = board.read("cards_per_pile", |cards| cards_per_pile(cards, decks));
        provenance(board)?;
        Some(FlightBoard {
            level,
            spaces: Days(spaces?),
            start: start?,
            finish_rewards: finish_rewards?,
            best_looking: best_looking?,
            timer_spaces: timer_spaces?,
            cards_per_pile: cards_per_pile?,
        })
    })
}

fn starting_spaces(item: Item, spaces: i16) -> Option<Vec<Days>> {
    let start: Vec<i16> = item.list(SEATS, |ahead| ahead.number(0..=spaces - 1))?;
    if start.last() != Some(&0) || !start.is_sorted_by(|ahead, behind| ahead > behind) {
        return item.refuse("must fall from number to number and end with 0, such as [4, 2, 1, 0]");
    }
    Some(start.into_iter().map(Days).collect())
}

fn cards_per_pile(item: Item, decks: Decks) -> Option<ByLevel<u8>> {
    let cards = item.table(item.name, |table| {
        let usual = by_level(table, &BASE, |item, level| cards_of_deck(item, level, decks));
        let highest = table.read_or(Level::IV.name(), 0, |item| cards_of_deck(item, Level::IV, decks));
        let mut cards = ByLevel([0; Level::ALL.len()]);
        for (level, count) in Level::ALL.into_iter().zip(usual?.into_iter().chain(highest)) {
            cards[level] = count;
        }
        Some(cards)
    })?;
    match cards.0.iter().sum() {
        0..=MAX_PILE => Some(cards),
        sum => item.refuse(format_args!("has {sum} cards: a pile has at most {MAX_PILE}")),
    }
}

fn cards_of_deck(item: Item, level: Level, decks: Decks) -> Option<u8> {
    let cards: u8 = item.number(0..=MAX_PILE)?;
    let needed = usize::from(cards) * PILES;
    match decks.map(|decks| decks[level]) {
        // A deck of which no card could be read is not missed as well.
        Some(has) if has < needed && !(has == 0 && level == Level::IV) => {
            item.refuse(format_args!("= {cards} takes {needed} cards for {PILES} piles: deck {level} has {has}"))
        }
        _ => Some(cards),
    }
}

/// What each good sells for, and what a lost component costs.
fn prices(item: Item) -> Option<([Credits; 4], Credits)> {
    item.table("prices", |prices| {
        let goods = by_good(prices, credits);
        let lost_component = prices.read("lost_component", credits);
        provenance(prices)?;
        Some((goods?, lost_component?))
    })
}

/// Astronauts, aliens of each colour and batteries.
fn figures(item: Item) -> Option<[u8; 3]> {
    item.table("supply", |supply| {
        let [astronauts, aliens, batteries] = ["astronauts", "aliens", "batteries"].map(|key| supply.read(key, count));
        provenance(supply)?;
        Some([astronauts?, aliens?, batteries?])
    })
}

fn blocks(item: Item) -> Option<Goods> {
    item.table("goods", |goods| {
        let counts = by_good(goods, count);
        provenance(goods)?;
        counts.map(Goods)
    })
}

/// One value for each colour, most valuable first, under the names of the colours.
fn by_good<'t, T>(table: &mut Table<'t>, read: impl Fn(Item<'t>) -> Option<T>) -> Option<[T; 4]> {
    let [red, yellow, green, blue] = ["red", "yellow", "green", "blue"].map(|key| table.read(key, &read));
    Some([red?, yellow?, green?, blue?])
}

fn count(item: Item) -> Option<u8> {
    item.number(0..=99)
}

fn credits(item: Item) -> Option<Credits> {
    item.number(0..=99).map(Credits)
}
