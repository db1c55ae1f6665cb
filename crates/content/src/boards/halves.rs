//! Ship boards made of halves: every front half fits every rear half, and each pair is a board.

use super::{coordinate, squares};
use crate::reader::{Item, Table, provenance};
use trucker_engine::content::{Halves, Insurance, ShipBoard, Warp};
use trucker_engine::grid::Grid;
use trucker_engine::setup::Set;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::RESERVE;
use trucker_engine::words::{Credits, Level, Turn};

/// Halves of each kind that a box has at most: their boards are told apart by letters.
const MOST: usize = 9;

/// All boards that the halves of a box make.
pub(super) fn read(item: Item, set: Set) -> Option<Vec<ShipBoard>> {
    item.table("halves", |table| {
        let levels = Level::ALL.map(|level| (level.name(), level));
        let level = table.read("level", |level| level.word(&levels));
        let name = table.read("name", |name| name.text());
        let first_column = table.read("first_column", coordinate);
        let first_rear_row = table.read("first_rear_row", coordinate);
        let (column, middle) = (first_column.unwrap_or(2), first_rear_row.unwrap_or(7));
        let fronts = table.read("fronts", |fronts| {
            fronts.list(1..=MOST, |half| {
                let rows = half.list(1..=usize::from(middle), Some)?.len() as u8;
                half_squares(half, column, middle.saturating_sub(rows).max(2))
            })
        });
        let rears = table.read("rears", |rears| rears.list(1..=MOST, |half| half_squares(half, column, middle)));
        let start = table.read("start", start);
        let insurance = table.read_or("insurance", None, |insurance| self::insurance(insurance).map(Some));
        let reserve = table.read("reserve", |reserve| reserve.number(0..=RESERVE as u8));
        provenance(table)?;
        let (fronts, rears, name, start) = (fronts?, rears?, name?, start?);
        let (level, reserve, insurance) = (level?, reserve?, insurance?);
        let insures = |front: u8, rear: u8| {
            let (prices, most) = insurance.as_ref()?;
            let (price, most) = (*prices.get(usize::from(rear))?, *most.get(usize::from(front))?);
            Some(Insurance { price, most })
        };
        if fronts.iter().any(|front| !front.contains(start)) {
            return item.refuse(format_args!("{start} is not in every front: the starting cabin needs a '#' there"));
        }
        let pairs = (0u8..).zip(&fronts).flat_map(|front| (0u8..).zip(&rears).map(move |rear| (front, rear)));
        let boards = pairs.map(|((front, ahead), (rear, behind))| ShipBoard {
            name: format!("{name}{}{}", letter(front), letter(rear)),
            level,
            set,
            turned: Turn::NONE,
            compass: None,
            warp: Warp::None,
            squares: *ahead | *behind,
            grid: Grid::Flat,
            start: Some(start),
            reserve,
            holes: None,
            halves: Some(Halves { front, rear, seam: middle }),
            insurance: insures(front, rear),
        });
        Some(boards.collect())
    })
}

/// What an insurance costs, by rear half, and the most that is paid with it, by front half.
fn insurance(item: Item) -> Option<(Vec<Credits>, Vec<Credits>)> {
    item.table("insurance", |insurance| {
        let read = |list: Item| list.list(1..=MOST, |credits| credits.number(0..=99).map(Credits));
        let [prices, most] = ["prices", "most"].map(|key| insurance.read(key, read));
        provenance(insurance)?;
        Some((prices?, most?))
    })
}

fn half_squares(half: Item, column: u8, row: u8) -> Option<Squares> {
    squares(half, column, row).map(|(squares, _)| squares)
}

fn start(item: Item) -> Option<Square> {
    item.table("start", |start: &mut Table| {
        let (column, row) = (start.read("column", coordinate), start.read("row", coordinate));
        Square::at(column?, row?)
    })
}

fn letter(half: u8) -> char {
    char::from(b'a' + half)
}
