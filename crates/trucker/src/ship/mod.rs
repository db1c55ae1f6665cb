//! `trucker ship`: draws a ship and says how good it is.
//!
//! What it prints is worked out in three steps: [`inspect`] looks at the ship alone, [`threats`] adds the exact chances
//! of single hits over a deck, which [`trial`] has the rules judge, [`flights`] samples whole flights.

pub mod boards;
pub mod code;
pub mod draw;
pub mod flights;
pub mod inspect;
pub(crate) mod lodging;
pub mod marks;
#[cfg(test)]
mod properties;
pub mod read;
pub mod report;
pub mod svg;
mod table;
pub mod threats;
pub mod trial;

use crate::{BAD_INPUT, FAILED, data, output};
use boards::Board;
use clap::ValueEnum;
use report::Report;
use std::path::{Path, PathBuf};
use trucker_engine::card::CardId;
use trucker_engine::content::Content;
use trucker_engine::setup::Set;
use trucker_engine::ship::Part;
use trucker_engine::words::{Alien, Level};

const EXAMPLES: &str = "\
Examples:
  trucker ship s1-2-eCACAM                        the ship of a code
  trucker ship my-ship.txt --level 3              how it would fare on level III
  trucker ship my-ship.txt --board IIIA           and on the ship board IIIA of Keep on Trucking
  trucker ship my-ship.txt --cards I-09,II-09     against these cards only
  trucker ship my-ship.txt --svg my-ship.svg      and a picture of it
  trucker ship my-ship.txt --json | jq .code      everything as data

A FILE holds one code, or a line for each tile: column,row, tile, turn, and what stands on it.
Tiles are start (the starting cabin) or tiles of the boxes, t001 to t156, k001 to k052 and a000 to a042.
Made-up tiles have no code.
  level II                   # or board IIA, or board IA > for a board that the die has turned
  7,7 start humans 2
  7,6 t101                   # ^ as printed
  6,7 t035 < alien purple    # > v < turned clockwise by one, two, three quarters
  8,7 t012 full              # also: batteries 2, goods red blue, sleepers 4, nothing
  mark 8,7 sides 3P12        # how a component differs from its tile, see docs/SHIPS.md
If nothing stands aboard, what every ship gets comes aboard before the flight: batteries,
two humans a cabin, sleepers, and blue blocks for catapults.

Exit status: 0 all well, 1 the picture could not be written, 2 that is no ship, no board or no card.
docs/SHIPS.md describes codes and figures, docs/DATA.md what --json prints.";

/// What `trucker ship` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The code of a ship, or a file with a code or a list of tiles; - reads the standard input.
    #[arg(value_name = "CODE|FILE")]
    pub ship: String,
    /// The level of board and deck [default: that of the code or file, else 2].
    #[arg(long, value_enum)]
    pub level: Option<LevelArg>,
    /// The ship board, I to III or IA to IIIA, and the deck of its level; 'IA >' is turned by a quarter.
    #[arg(long, conflicts_with = "level")]
    pub board: Option<String>,
    /// Meet exactly these cards instead of the level's deck.
    #[arg(long, value_name = "CARD,…", value_delimiter = ',')]
    pub cards: Vec<String>,
    /// How many flights to sample; 0 for none.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub flights: u32,
    /// Also draw the ship as an SVG picture into this file.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub json: bool,
}

/// A level, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelArg {
    /// Level I.
    #[value(name = "1", alias = "I")]
    One,
    /// Level II.
    #[value(name = "2", alias = "II")]
    Two,
    /// Level III.
    #[value(name = "3", alias = "III")]
    Three,
}

impl From<LevelArg> for Level {
    fn from(level: LevelArg) -> Level {
        Level::ALL[level as usize]
    }
}

/// Draws a ship and says how good it is.
pub fn run(args: &Args) -> u8 {
    let unwritten = |file: &Path, wrong: std::io::Error, code: u8| {
        eprintln!("trucker ship: the picture cannot be written to {}: {wrong}", file.display());
        code
    };
    if let Some(file) = &args.svg
        && let Err(wrong) = output::check(file)
    {
        return unwritten(file, wrong, BAD_INPUT);
    }
    let report = match examine(args) {
        Ok(report) => report,
        Err(wrong) => {
            eprintln!("trucker ship: {wrong}");
            return BAD_INPUT;
        }
    };
    if let Some(file) = &args.svg
        && let Err(wrong) = output::write_whole(file, svg::draw(&report).as_bytes())
    {
        return unwritten(file, wrong, FAILED);
    }
    output::print(&if args.json {
        format!("{:#}\n", data::object("ship", report.json()))
    } else {
        table::text(&report, output::colours())
    })
}

/// Everything there is to say about the ship that was asked for.
///
/// # Errors
/// Says what is wrong with what was asked for, and what is allowed.
pub fn examine(args: &Args) -> Result<Report<'static>, String> {
    let content = trucker_content::all();
    let (said, ship) = read::ship(&args.ship, content)?;
    // There are cyan aliens where one is aboard.
    let cyan = ship.part_where(Part::Cabin, |aboard| aboard.alien() == Some(Alien::Cyan));
    let ship = ship.among_cyan(!cyan.is_empty());
    let board = match &args.board {
        Some(name) => Board::named(name, content)?,
        None => args.level.map(|level| Level::from(level).into()).or(said).unwrap_or(Level::II.into()),
    };
    let cards = if args.cards.is_empty() { None } else { Some(cards(&args.cards, content)?) };
    Ok(Report::of(ship, content, board, cards, args.flights))
}

fn cards(names: &[String], content: &Content) -> Result<Vec<CardId>, String> {
    let mut cards = Vec::new();
    for name in names {
        let name = name.trim();
        let card = content.card_named(name).ok_or_else(|| {
            let boxes = [Set::Base, Set::KeepOnTrucking];
            let decks = boxes.into_iter().flat_map(|set| Level::ALL.map(|level| (set, level)));
            let decks = decks.filter_map(|(set, level)| {
                let deck = content.cards.iter().filter(|card| card.set == set && card.level == level);
                let mut names = deck.map(|card| card.name.as_str());
                let first = names.next()?;
                Some(format!("{first} to {}", names.next_back().unwrap_or(first)))
            });
            let allowed = decks.collect::<Vec<_>>().join(", ");
            format!("card '{}' is unknown: allowed is {allowed}", read::shown(name))
        })?;
        if cards.contains(&card) {
            return Err(format!("card {name} is there twice, the box has one of it"));
        }
        cards.push(card);
    }
    Ok(cards)
}
