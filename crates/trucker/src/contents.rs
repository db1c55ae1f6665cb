//! `trucker content`: what is in the box, and every fault of data files that somebody corrected.

use crate::BAD_INPUT;
use crate::output::print;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use trucker_engine::card::CardKind;
use trucker_engine::content::Content;
use trucker_engine::words::{Level, Turn};

/// What `trucker content` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker content                what is in the boxes of this program\n  trucker content my-box/        check tiles.csv, cards.toml and boards.toml in that directory\n  trucker content my-boxes/      check base/ and keep-on-trucking/ in that directory\n\nExit status: 0 the files are sound, 2 they have faults, each named with file and line."
)]
pub struct Args {
    /// A directory with tiles.csv, cards.toml and boards.toml, or with a directory for each box (base,
    /// keep-on-trucking); without it, the boxes built in.
    #[arg(value_name = "DIR")]
    pub dir: Option<PathBuf>,
}

/// Counts a box, or names its faults.
pub fn run(args: &Args) -> u8 {
    let Some(dir) = &args.dir else { return print(&census(trucker_content::all())) };
    match trucker_content::load_dir(dir) {
        Ok(content) => print(&census(&content)),
        Err(faults) => {
            eprintln!("{faults}");
            BAD_INPUT
        }
    }
}

/// How many of what there are.
fn census(content: &Content) -> String {
    let mut text = String::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for tile in &content.tiles {
        let (kind, _) = trucker_content::kind_name(tile.component);
        let name = format!("{kind} {}", trucker_content::param_of(tile.component));
        *kinds.entry(name.trim_end().to_owned()).or_default() += 1;
    }
    let _ = writeln!(text, "{} tiles", content.tiles.len());
    for (kind, count) in kinds {
        let _ = writeln!(text, "  {count:>3} {kind}");
    }
    let _ = writeln!(text, "{} cards                 I  II III", content.cards.len());
    for kind in CardKind::ALL {
        let of = |level| content.cards.iter().filter(|card| card.kind == kind && card.level == level).count();
        let [one, two, three] = Level::ALL.map(of);
        let _ = writeln!(text, "  {:<20} {one:>3} {two:>3} {three:>3}", format!("{kind:?}"));
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
