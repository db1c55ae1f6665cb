//! The boxes as data: tiles, cards and boards, and a loader that reports every fault at once.
//!
//! [`base`] is the base box as it is printed, [`all`] every box together. Their files lie in `crates/content/base/` and
//! so on ([`EDITIONS`]); a directory with files of the same names and format is read by [`load_dir`], so a number can be
//! corrected without touching any code.
//!
//! ```
//! use trucker_content::{base, load, Texts};
//! assert_eq!(base().tiles.len(), 156);
//!
//! let faulty = Texts::base().with("cards.toml", b"[[card]]\nid = \"X\"\nkind = \"picnic\"");
//! let faults = load(&[faulty]).unwrap_err();
//! assert!(faults.to_string().contains("cards.toml:3: kind 'picnic' is unknown"));
//! ```
//!
//! Nothing here panics, whatever the files hold: what is wrong with them is a value, [`Faults`].

mod boards;
mod cards;
mod editions;
mod extras;
mod faults;
mod reader;
mod tiles;

pub use cards::parse_card;
pub use editions::{EDITIONS, Edition, Texts};
pub use faults::{Fault, Faults};
pub use tiles::{kind_name, param_of, parse_tile, sides_of};

use faults::{Report, listed};
use std::io;
use std::path::Path;
use std::sync::LazyLock;
use trucker_engine::card::Card;
use trucker_engine::content::{Content, FlightBoard, RoadCard, ShipBoard, Specialists};
use trucker_engine::setup::Set;
use trucker_engine::tile::Tile;
use trucker_engine::words::{ByLevel, Credits, Good, Goods};

/// Players that a base box seats at least.
const SEATS: usize = 4;

/// The base box. It is read on the first call.
pub fn base() -> &'static Content {
    static BASE: LazyLock<Content> = LazyLock::new(|| as_printed(&EDITIONS[..1]));
    &BASE
}

/// Every box together: what is in the base box has the same places in it as in [`base`]. Read on the first call.
pub fn all() -> &'static Content {
    static ALL: LazyLock<Content> = LazyLock::new(|| as_printed(&EDITIONS));
    &ALL
}

fn as_printed(editions: &'static [Edition]) -> Content {
    let texts: Vec<Texts<'_>> = editions.iter().map(Texts::of).collect();
    load(&texts).unwrap_or_else(|faults| panic!("what is built in has faults:\n{faults}"))
}

/// The boxes that these texts describe, together; the base box is the first of them.
///
/// # Errors
///
/// Every fault of all texts. If there are several boxes, names of files begin with them, such as
/// `keep-on-trucking/tiles.csv`.
pub fn load(boxes: &[Texts<'_>]) -> Result<Content, Faults> {
    let files = boxes.iter().flat_map(|texts| {
        texts.files().map(|(file, text)| {
            let shown = if boxes.len() == 1 { file.to_owned() } else { format!("{}/{file}", texts.edition.name) };
            File { set: texts.edition.set, file, shown, text: Ok(text) }
        })
    });
    read_all(files)
}

/// The boxes whose files lie in this directory: in a directory for each box, or the files of the base box alone.
///
/// # Errors
///
/// Every fault of all files; a file that cannot be read is one, and so is one that belongs to no box.
pub fn load_dir(directory: impl AsRef<Path>) -> Result<Content, Faults> {
    let directory = directory.as_ref();
    let has = |edition: &&Edition| directory.join(edition.name).is_dir();
    let alone = !EDITIONS.iter().any(|edition| has(&edition));
    // The base box is missed if it is not there; others need not be.
    let there = EDITIONS.iter().filter(|edition| edition.set == Set::Base || has(edition));
    let paths: Vec<_> = there
        .flat_map(|edition| {
            let folder = if alone { directory.to_owned() } else { directory.join(edition.name) };
            edition.files.iter().map(move |(file, _)| (edition.set, *file, folder.join(file)))
        })
        .collect();
    let texts: Vec<io::Result<Vec<u8>>> = paths.iter().map(|(.., path)| std::fs::read(path)).collect();
    let files = paths.iter().zip(&texts).map(|((set, file, path), text)| File {
        set: *set,
        file,
        shown: path.display().to_string(),
        text: text.as_deref(),
    });
    let read = read_all(files);
    let stray: Vec<Fault> = if alone { Vec::new() } else { stray(directory).collect() };
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
        let boxes = || listed(EDITIONS.iter().map(|edition| edition.name));
        let is_file_of = |edition: &Edition| edition.files.iter().any(|(file, _)| *file == name);
        let what = if path.is_dir() && !EDITIONS.iter().any(|edition| edition.name == name) && !name.starts_with('.') {
            format!("is not a box: allowed is {}", boxes())
        } else if path.is_file() && EDITIONS.iter().any(is_file_of) {
            format!("lies beside the boxes: it belongs into {}", boxes())
        } else {
            return None;
        };
        Some(Fault { file: path.display().to_string(), line: 1, what })
    })
}

type Text<'a> = Result<&'a [u8], &'a io::Error>;

/// A file of a box: what it is called there, and in messages.
struct File<'a> {
    set: Set,
    file: &'a str,
    shown: String,
    text: Text<'a>,
}

/// What has been read so far. As soon as there is a fault, something may be missing.
#[derive(Default)]
struct Draft {
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    boards: Option<boards::Boards>,
    ship_boards: Vec<ShipBoard>,
    goods: Goods,
    fifth: Option<boards::more::Fifth>,
    class_iv: Option<FlightBoard>,
    roads: Vec<RoadCard>,
    specialists: Specialists,
    docks: [ByLevel<Credits>; 2],
}

impl Draft {
    /// How many cards each deck has, if any have been read.
    fn decks(&self) -> Option<ByLevel<usize>> {
        let deck = |level| self.cards.iter().filter(|card| card.level == level).count();
        (!self.cards.is_empty()).then(|| ByLevel::each(deck))
    }

    /// Adds what a file says; nothing if it has faults.
    fn read(&mut self, set: Set, file: &str, report: &Report) -> Option<()> {
        match file {
            "tiles.csv" => {
                let tiles = tiles::read(report, set, &self.tiles)?;
                self.tiles.extend(tiles);
            }
            "cards.toml" => {
                let cards = cards::read(report, set, &self.cards)?;
                self.cards.extend(cards);
            }
            "boards.toml" if set == Set::Base => self.boards = Some(boards::read(report, self.decks())?),
            "boards.toml" => {
                let more = boards::more::read(report, set, self.decks())?;
                self.ship_boards.extend(more.ship_boards);
                for good in Good::ALL {
                    self.goods[good] += more.goods[good];
                }
                self.fifth = self.fifth.take().or(more.fifth);
                self.class_iv = self.class_iv.take().or(more.class_iv);
            }
            "rough_roads.toml" => self.roads.extend(extras::roads(report)?),
            "cyan.toml" => self.specialists = extras::specialists(report)?,
            "titles.toml" => self.docks = extras::docks(report)?,
            other => unreachable!("{other} is in no edition"),
        }
        Some(())
    }
}

fn read_all<'a>(files: impl Iterator<Item = File<'a>>) -> Result<Content, Faults> {
    let mut faults = Vec::new();
    let mut draft = Draft::default();
    for File { set, file, shown, text } in files {
        read(&shown, text, &mut faults, |report| draft.read(set, file, report));
    }
    let Draft { tiles, cards, mut boards, ship_boards, goods, fifth, class_iv, roads, specialists, docks } = draft;
    if let Some(boards) = &mut boards {
        boards.flight_boards.extend(class_iv);
        fifth.into_iter().for_each(|fifth| boards.seat_fifth(fifth));
    }
    match boards {
        Some(boards) if faults.is_empty() => Ok(Content {
            tiles,
            cards,
            ship_boards: boards.ship_boards.into_iter().chain(ship_boards).collect(),
            learning_board: boards.learning_board,
            flight_boards: boards.flight_boards,
            supply: boards.supply,
            extra_goods: goods,
            docks,
            roads,
            specialists,
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
