//! `trucker content`: what is in the box, and every fault of data files that somebody corrected.

use crate::output::print;
use crate::{BAD_INPUT, data};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use trucker_engine::card::{Card, CardKind};
use trucker_engine::content::{Content, ShipBoard};
use trucker_engine::tile::{Component, Tile};
use trucker_engine::words::{Goods, Level, Side, Turn};

/// What `trucker content` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker content                what is in the boxes of this program\n  trucker content --json         the same as data\n  trucker content --catalogue    all of it: what the server tells clients, and all names\n  trucker content my-box/        check tiles.csv, cards.toml and boards.toml in that directory\n  trucker content my-boxes/      check base/ and the other boxes in that directory\n\nExit status: 0 the files are sound, 2 they have faults, each named with file and line.\ndocs/DATA.md describes what --json prints."
)]
pub struct Args {
    /// A directory with tiles.csv, cards.toml and boards.toml, or with a directory for each box (base, keep-on-trucking,
    /// another-big-expansion); without it, the boxes built in.
    #[arg(value_name = "DIR")]
    pub dir: Option<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub json: bool,
    /// Print everything there is, as the server describes it to clients, and the names of all things.
    #[arg(long, conflicts_with = "json")]
    pub catalogue: bool,
}

/// Counts a box, or names its faults.
pub fn run(args: &Args) -> u8 {
    let loaded;
    let content = match &args.dir {
        None => trucker_content::all(),
        Some(dir) => match trucker_content::load_dir(dir) {
            Ok(content) => {
                loaded = content;
                &loaded
            }
            Err(faults) => {
                eprintln!("{faults}");
                return BAD_INPUT;
            }
        },
    };
    print(&if args.catalogue {
        trucker_server::catalogue::written(content)
    } else if args.json {
        data::line("content", as_data(content))
    } else {
        census(content)
    })
}

/// What a component is called in the data files, with its number.
fn kind(component: Component) -> String {
    let (kind, _) = trucker_content::kind_name(component);
    format!("{kind} {}", trucker_content::param_of(component)).trim_end().to_owned()
}

/// Every tile, card and board by name.
fn as_data(content: &Content) -> Value {
    let goods = |goods: Goods| {
        let [red, yellow, green, blue] = goods.0;
        json!({ "red": red, "yellow": yellow, "green": green, "blue": blue })
    };
    let tile = |tile: &Tile| {
        let sides = Side::ALL.map(|side| tile.pipes.code(side).to_string()).concat();
        json!({ "name": tile.name, "component": kind(tile.component), "sides": sides })
    };
    let card = |card: &Card| json!({ "name": card.name, "level": card.level, "type": format!("{:?}", card.kind), "set": format!("{:?}", card.set) });
    let printed = content.ship_boards.iter().filter(|board| board.turned == Turn::NONE);
    let board = |board: &ShipBoard| json!({ "name": board.name, "level": board.level, "squares": board.squares.len() });
    json!({
        "tiles": content.tiles.iter().map(tile).collect::<Vec<_>>(),
        "cards": content.cards.iter().map(card).collect::<Vec<_>>(),
        "ship_boards": printed.map(board).collect::<Vec<_>>(),
        "rough_roads": content.roads.len(),
        "goods": goods(content.supply.goods),
        "extra_goods": goods(content.extra_goods),
    })
}

/// How many of what there are.
fn census(content: &Content) -> String {
    let mut text = String::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for tile in &content.tiles {
        *kinds.entry(kind(tile.component)).or_default() += 1;
    }
    let _ = writeln!(text, "{} tiles", content.tiles.len());
    for (kind, count) in kinds {
        let _ = writeln!(text, "  {count:>3} {kind}");
    }
    let _ = writeln!(text, "{} cards                 I  II III  IV", content.cards.len());
    for kind in CardKind::ALL {
        let of = |level| content.cards.iter().filter(|card| card.kind == kind && card.level == level).count();
        let [one, two, three, four] = Level::ALL.map(of);
        let _ = writeln!(text, "  {:<20} {one:>3} {two:>3} {three:>3} {four:>3}", format!("{kind:?}"));
    }
    let printed = content.ship_boards.iter().filter(|board| board.turned == Turn::NONE);
    let boards = printed.map(|board| format!("{} ({} squares)", board.name, board.squares.len()));
    let _ = writeln!(text, "ship boards: {}", boards.collect::<Vec<_>>().join(", "));
    if !content.roads.is_empty() {
        let _ = writeln!(text, "{} Rough Roads cards", content.roads.len());
    }
    let [red, yellow, green, blue] = content.supply.goods.0;
    let _ = writeln!(text, "goods: {red} red, {yellow} yellow, {green} green, {blue} blue");
    if !content.extra_goods.is_empty() {
        let [red, yellow, green, blue] = content.extra_goods.0;
        let _ = writeln!(text, "with new technology: {red} red, {yellow} yellow, {green} green, {blue} blue more");
    }
    text
}
