//! The boxes as data: tiles, cards and boards, and a loader that reports every fault at once.
//!
//! [`base`] is the box as it is printed. Its files lie in `crates/content/base/`; a directory with files of the same
//! names and format is read by [`load_dir`], so a number can be corrected without touching any code.
//!
//! ```
//! use trucker_content::{base, load, Source};
//! assert_eq!(base().tiles.len(), 156);
//!
//! let faulty = Source { cards: b"[[card]]\nid = \"X\"\nkind = \"picnic\"", ..Source::BASE };
//! let faults = load(faulty).unwrap_err();
//! assert!(faults.to_string().contains("cards.toml:3: kind 'picnic' is unknown"));
//! ```
//!
//! Nothing here panics, whatever the files hold: what is wrong with them is a value, [`Faults`].

mod boards;
mod cards;
mod faults;
mod reader;
mod tiles;

pub use cards::parse_card;
pub use faults::{Fault, Faults};
pub use tiles::{kind_name, parse_tile};

use faults::Report;
use std::io;
use std::path::Path;
use std::sync::LazyLock;
use trucker_engine::content::Content;
use trucker_engine::words::Level;

/// The texts of the three files that make a box. They need not be valid UTF-8; that would be a fault as any other.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The component tiles, as in `base/tiles.csv`.
    pub tiles: &'a [u8],
    /// The adventure cards, as in `base/cards.toml`.
    pub cards: &'a [u8],
    /// Ship boards, flight boards and supplies, as in `base/boards.toml`.
    pub boards: &'a [u8],
}

impl Source<'static> {
    /// The files of the base box.
    pub const BASE: Source<'static> = Source {
        tiles: include_bytes!("../base/tiles.csv"),
        cards: include_bytes!("../base/cards.toml"),
        boards: include_bytes!("../base/boards.toml"),
    };
}

/// The names of the files of a box, in the order they are read and their faults are listed.
pub const FILES: [&str; 3] = ["tiles.csv", "cards.toml", "boards.toml"];

/// The base box. It is read on the first call.
pub fn base() -> &'static Content {
    static BASE: LazyLock<Content> =
        LazyLock::new(|| load(Source::BASE).unwrap_or_else(|faults| panic!("the base box has faults:\n{faults}")));
    &BASE
}

/// The box that these texts describe.
///
/// # Errors
///
/// Every fault of all three texts, with [`FILES`] as file names.
pub fn load(source: Source<'_>) -> Result<Content, Faults> {
    load_named(FILES, [source.tiles, source.cards, source.boards].map(Ok))
}

/// The box whose files lie in this directory.
///
/// # Errors
///
/// Every fault of all three files; a file that cannot be read is one.
pub fn load_dir(directory: impl AsRef<Path>) -> Result<Content, Faults> {
    let paths = FILES.map(|file| directory.as_ref().join(file));
    let names = paths.each_ref().map(|path| path.display().to_string());
    let texts = paths.map(std::fs::read);
    load_named(names.each_ref().map(String::as_str), texts.each_ref().map(|text| text.as_deref()))
}

type Text<'a> = Result<&'a [u8], &'a io::Error>;

fn load_named(names: [&str; 3], texts: [Text; 3]) -> Result<Content, Faults> {
    let mut faults = Vec::new();
    let tiles = read(names[0], texts[0], &mut faults, tiles::read);
    let cards = read(names[1], texts[1], &mut faults, cards::read);
    let decks =
        cards.as_ref().map(|cards| Level::ALL.map(|level| cards.iter().filter(|card| card.level == level).count()));
    let boards = read(names[2], texts[2], &mut faults, |report| boards::read(report, decks));
    match (tiles, cards, boards) {
        (Some(tiles), Some(cards), Some(boards)) if faults.is_empty() => Ok(Content {
            tiles,
            cards,
            ship_boards: boards.ship_boards.into(),
            learning_board: boards.learning_board,
            flight_boards: boards.flight_boards,
            supply: boards.supply,
            docks: Default::default(),
            roads: Vec::new(),
            specialists: Default::default(),
        }),
        _ => Err(Faults::new(faults)),
    }
}

/// Reads one file and adds its faults to the list, in the order of its lines.
fn read<T>(file: &str, text: Text, faults: &mut Vec<Fault>, reader: impl FnOnce(&Report) -> Option<T>) -> Option<T> {
    let report = match text {
        Ok(bytes) => Report::new(file, bytes),
        Err(error) => Err(Fault { file: file.to_owned(), line: 1, what: format!("cannot be read: {error}") }),
    };
    match report {
        Ok(report) => {
            let value = reader(&report);
            faults.extend(report.into_faults());
            value
        }
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}
