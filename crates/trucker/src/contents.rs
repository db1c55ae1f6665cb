//! `trucker content`: what is in the box, and every fault of data files that somebody corrected.

use crate::BAD_INPUT;
use crate::output::print;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use trucker_engine::card::CardKind;
use trucker_engine::content::Content;
use trucker_engine::words::Level;

/// What `trucker content` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker content                what is in the box of this program\n  trucker content my-box/        check tiles.csv, cards.toml and boards.toml in that directory\n\nExit status: 0 the files are sound, 2 they have faults, each named with file and line."
)]
pub struct Args {
    /// A directory with tiles.csv, cards.toml and boards.toml; without it, the box built in.
    #[arg(value_name = "DIR")]
    pub dir: Option<PathBuf>,
}

/// Counts a box, or names its faults.
pub fn run(args: &Args) -> u8 {
    let Some(dir) = &args.dir else { return print(&census(trucker_content::base())) };
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
        let (kind, size) = trucker_content::kind_name(tile.component);
        *kinds.entry(size.map_or(kind.to_string(), |size| format!("{kind} {size}"))).or_default() += 1;
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
    let boards = content.ship_boards.iter().map(|board| format!("{} ({} squares)", board.name, board.squares.len()));
    let _ = writeln!(text, "ship boards: {}", boards.collect::<Vec<_>>().join(", "));
    let [red, yellow, green, blue] = content.supply.goods.0;
    let _ = writeln!(text, "goods: {red} red, {yellow} yellow, {green} green, {blue} blue");
    text
}
