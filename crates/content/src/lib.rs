//! The boxes as data: tiles, cards and boards, and a loader that reports every fault at once.
//!
//! [`base`] is the base box as it is printed, [`all`] every box together. Their files lie in `crates/content/base/` and
//! `crates/content/keep-on-trucking/`; a directory with files of the same names and format is read by [`load_dir`], so
//! a number can be corrected without touching any code.
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
mod extras;
mod faults;
mod reader;
mod tiles;

pub use cards::parse_card;
pub use faults::{Fault, Faults};
pub use tiles::{kind_name, param_of, parse_tile, sides_of};

use faults::Report;
use std::io;
use std::path::Path;
use std::sync::LazyLock;
use trucker_engine::card::Card;
use trucker_engine::content::{Content, RoadCard, ShipBoard, Specialists};
use trucker_engine::setup::Set;
use trucker_engine::tile::Tile;
use trucker_engine::words::{Credits, Goods, Level};

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

/// The texts of the six files that make a box beyond the base box.
#[derive(Clone, Copy, Debug)]
pub struct Expansion<'a> {
    /// The component tiles, each with its source, as in `keep-on-trucking/tiles.csv`.
    pub tiles: &'a [u8],
    /// The adventure cards, as in `keep-on-trucking/cards.toml`.
    pub cards: &'a [u8],
    /// Ship boards and goods, as in `keep-on-trucking/boards.toml`.
    pub boards: &'a [u8],
    /// The Rough Roads deck, as in `keep-on-trucking/rough_roads.toml`.
    pub roads: &'a [u8],
    /// The cyan aliens, as in `keep-on-trucking/cyan.toml`.
    pub specialists: &'a [u8],
    /// The title dock, as in `keep-on-trucking/titles.toml`.
    pub titles: &'a [u8],
}

impl Expansion<'static> {
    /// The files of *Keep on Trucking*.
    pub const KEEP_ON_TRUCKING: Expansion<'static> = Expansion {
        tiles: include_bytes!("../keep-on-trucking/tiles.csv"),
        cards: include_bytes!("../keep-on-trucking/cards.toml"),
        boards: include_bytes!("../keep-on-trucking/boards.toml"),
        roads: include_bytes!("../keep-on-trucking/rough_roads.toml"),
        specialists: include_bytes!("../keep-on-trucking/cyan.toml"),
        titles: include_bytes!("../keep-on-trucking/titles.toml"),
    };
}

impl<'a> Expansion<'a> {
    fn texts(&self) -> [&'a [u8]; 6] {
        [self.tiles, self.cards, self.boards, self.roads, self.specialists, self.titles]
    }
}

/// The names of the files of the base box, in the order they are read and their faults are listed.
pub const FILES: [&str; 3] = ["tiles.csv", "cards.toml", "boards.toml"];
/// The names of the files of *Keep on Trucking*, in the same way.
pub const EXPANSION_FILES: [&str; 6] =
    ["tiles.csv", "cards.toml", "boards.toml", "rough_roads.toml", "cyan.toml", "titles.toml"];
/// The directories of the boxes.
pub const BOXES: [&str; 2] = ["base", "keep-on-trucking"];

/// The base box. It is read on the first call.
pub fn base() -> &'static Content {
    static BASE: LazyLock<Content> =
        LazyLock::new(|| load(Source::BASE).unwrap_or_else(|faults| panic!("the base box has faults:\n{faults}")));
    &BASE
}

/// Every box together: what is in the base box has the same places in it as in [`base`]. Read on the first call.
pub fn all() -> &'static Content {
    static ALL: LazyLock<Content> = LazyLock::new(|| {
        load_all(Source::BASE, Expansion::KEEP_ON_TRUCKING)
            .unwrap_or_else(|faults| panic!("the boxes have faults:\n{faults}"))
    });
    &ALL
}

/// The base box that these texts describe.
///
/// # Errors
///
/// Every fault of all three texts, with [`FILES`] as file names.
pub fn load(source: Source<'_>) -> Result<Content, Faults> {
    load_named(FILES, [source.tiles, source.cards, source.boards].map(Ok), None)
}

/// The boxes that these texts describe, together.
///
/// # Errors
///
/// Every fault of all texts; file names begin with the box, such as `keep-on-trucking/tiles.csv`.
pub fn load_all(source: Source<'_>, expansion: Expansion<'_>) -> Result<Content, Faults> {
    let names = FILES.map(|file| format!("{}/{file}", BOXES[0]));
    let more = EXPANSION_FILES.map(|file| format!("{}/{file}", BOXES[1]));
    load_named(
        names.each_ref().map(String::as_str),
        [source.tiles, source.cards, source.boards].map(Ok),
        Some((more.each_ref().map(String::as_str), expansion.texts().map(Ok))),
    )
}

/// The boxes whose files lie in this directory: in a directory for each box, or the files of the base box alone.
///
/// # Errors
///
/// Every fault of all files; a file that cannot be read is one, and so is one that belongs to no box.
pub fn load_dir(directory: impl AsRef<Path>) -> Result<Content, Faults> {
    let directory = directory.as_ref();
    let boxes = BOXES.map(|name| directory.join(name));
    if !boxes.iter().any(|path| path.is_dir()) {
        let (names, texts) = read_files(directory, FILES);
        return load_named(names.each_ref().map(String::as_str), opened(&texts), None);
    }
    let stray: Vec<Fault> = stray(directory).collect();
    let (names, texts) = read_files(&boxes[0], FILES);
    let (more_names, more_texts) = read_files(&boxes[1], EXPANSION_FILES);
    let more = boxes[1].is_dir().then(|| (more_names.each_ref().map(String::as_str), opened(&more_texts)));
    let read = load_named(names.each_ref().map(String::as_str), opened(&texts), more);
    if stray.is_empty() {
        return read;
    }
    let faults = read.err().into_iter().flatten();
    Err(Faults::new(stray.into_iter().chain(faults).collect()))
}

/// What lies beside the boxes and would be overlooked: files of a box, and directories that are none.
fn stray(directory: &Path) -> impl Iterator<Item = Fault> {
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths.into_iter().filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        let what = if path.is_dir() && !BOXES.contains(&name) && !name.starts_with('.') {
            format!("is not a box: allowed is {}", faults::listed(BOXES))
        } else if path.is_file() && EXPANSION_FILES.contains(&name) {
            format!("lies beside the boxes: it belongs into {}", faults::listed(BOXES))
        } else {
            return None;
        };
        Some(Fault { file: path.display().to_string(), line: 1, what })
    })
}

fn read_files<const N: usize>(directory: &Path, files: [&str; N]) -> ([String; N], [io::Result<Vec<u8>>; N]) {
    let paths = files.map(|file| directory.join(file));
    (paths.each_ref().map(|path| path.display().to_string()), paths.map(std::fs::read))
}

fn opened<const N: usize>(texts: &[io::Result<Vec<u8>>; N]) -> [Text<'_>; N] {
    texts.each_ref().map(|text| text.as_deref())
}

type Text<'a> = Result<&'a [u8], &'a io::Error>;

/// The files of a box beyond the base box, by name.
type More<'a> = ([&'a str; 6], [Text<'a>; 6]);

fn load_named(names: [&str; 3], texts: [Text; 3], more: Option<More>) -> Result<Content, Faults> {
    let mut faults = Vec::new();
    let tiles = read(names[0], texts[0], &mut faults, |report| tiles::read(report, Set::Base, &[]));
    let cards = read(names[1], texts[1], &mut faults, |report| cards::read(report, Set::Base, &[]));
    let decks =
        cards.as_ref().map(|cards| Level::ALL.map(|level| cards.iter().filter(|card| card.level == level).count()));
    let boards = read(names[2], texts[2], &mut faults, |report| boards::read(report, decks));
    let added = more.and_then(|more| {
        let tiles = tiles.as_deref().unwrap_or_default();
        add(more, &mut faults, tiles, cards.as_deref().unwrap_or_default())
    });
    match (tiles, cards, boards) {
        (Some(tiles), Some(cards), Some(boards)) if faults.is_empty() => {
            let mut content = Content {
                tiles,
                cards,
                ship_boards: boards.ship_boards.into(),
                learning_board: boards.learning_board,
                flight_boards: boards.flight_boards,
                supply: boards.supply,
                extra_goods: Goods::default(),
                docks: Default::default(),
                roads: Vec::new(),
                specialists: Specialists::default(),
            };
            if let Some(added) = added {
                content.tiles.extend(added.tiles);
                content.cards.extend(added.cards);
                content.ship_boards.extend(added.ship_boards);
                content.extra_goods = added.goods;
                content.roads = added.roads;
                content.specialists = added.specialists;
                content.docks = added.docks;
            }
            Ok(content)
        }
        _ => Err(Faults::new(faults)),
    }
}

/// What a box adds to the base box.
struct Added {
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    ship_boards: Vec<ShipBoard>,
    goods: Goods,
    roads: Vec<RoadCard>,
    specialists: Specialists,
    docks: [[Credits; 3]; 2],
}

fn add((names, texts): More, faults: &mut Vec<Fault>, tiles: &[Tile], cards: &[Card]) -> Option<Added> {
    const SET: Set = Set::KeepOnTrucking;
    let tiles = read(names[0], texts[0], faults, |report| tiles::read(report, SET, tiles));
    let cards = read(names[1], texts[1], faults, |report| cards::read(report, SET, cards));
    let boards = read(names[2], texts[2], faults, |report| boards::more::read(report, SET));
    let roads = read(names[3], texts[3], faults, extras::roads);
    let specialists = read(names[4], texts[4], faults, extras::specialists);
    let docks = read(names[5], texts[5], faults, extras::docks);
    let (ship_boards, goods) = boards?;
    let (roads, specialists, docks) = (roads?, specialists?, docks?);
    Some(Added { tiles: tiles?, cards: cards?, ship_boards, goods, roads, specialists, docks })
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
