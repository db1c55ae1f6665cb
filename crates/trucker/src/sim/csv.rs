//! The tables behind the report as CSV files.

use super::batch::Batch;
use super::html::{connectors, words};
use super::report::endings;
use super::report::level;
use super::tally::Tally;
use crate::output;
use std::fmt::Write;
use std::path::Path;
use trucker_engine::content::Content;

/// The files, each with its first line.
pub const FILES: [(&str, &str); 6] = [
    ("runs.csv", "run,level,bots,seed,first,games,panics,stuck,removed_at_check,left_in_reserve"),
    ("credits.csv", "run,level,bot,credits,players"),
    ("endings.csv", "run,level,bot,ending,flights"),
    ("starts.csv", "run,level,bot,place,flights,mean_credits,ci95"),
    (
        "cards.csv",
        "run,level,card,kind,deck,turned_up,ships_met,credits,goods,days,crew_lost,batteries,destroyed,fell_off,\
         gave_up,no_humans,no_engines,lapped",
    ),
    ("tiles.csv", "run,level,tile,kind,connectors,on_winning_ships,winning_ships,on_other_ships,other_ships"),
];

/// Writes all files into a directory, which is made if need be.
///
/// # Errors
/// Which of them cannot be written, and why.
pub fn write(directory: &Path, content: &Content, flown: &[(Batch, Tally)]) -> Result<(), String> {
    std::fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    for ((file, _), text) in FILES.iter().zip(tables(content, flown)) {
        let path = directory.join(file);
        output::write_whole(&path, text.as_bytes()).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Could all files be written? The directory is made if need be.
///
/// # Errors
/// Which of them could not be written, and why.
pub fn check(directory: &Path) -> Result<(), String> {
    std::fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    for (file, _) in FILES {
        let path = directory.join(file);
        output::check(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// The texts of all files, in the order of [`FILES`].
pub fn tables(content: &Content, flown: &[(Batch, Tally)]) -> [String; 6] {
    let mut texts = FILES.map(|(_, head)| format!("{head}\n"));
    let [runs, credits, ends, starts, cards, tiles] = &mut texts;
    let words = words(content);
    for (run, (batch, tally)) in flown.iter().enumerate() {
        let Some(ledger) = &tally.ledger else { continue };
        let of = format!("{run},{}", level(batch));
        let (removed, reserved) = ledger.before_launch;
        let bots = batch.names(0).join(" ");
        let _ = writeln!(
            runs,
            "{of},{bots},{},{},{},{},{},{removed},{reserved}",
            batch.seed, batch.first, tally.games, tally.panics, tally.stuck
        );
        for (name, bot) in &ledger.bots {
            for (value, players) in &bot.credits {
                let _ = writeln!(credits, "{of},{name},{value},{players}");
            }
            for (key, _, count) in endings(&bot.flights) {
                let _ = writeln!(ends, "{of},{name},{key},{count}");
            }
            for (place, moments) in bot.starts.iter().enumerate().filter(|(_, moments)| moments.count > 0) {
                let (count, mean, half) = (moments.count, moments.mean(), moments.half());
                let _ = writeln!(starts, "{of},{name},{},{count},{mean:.4},{half:.4}", place + 1);
            }
        }
        for (id, card) in &ledger.cards {
            let printed = content.card(*id);
            let left = card.left.map(|count| count.to_string()).join(",");
            let _ = writeln!(
                cards,
                "{of},{},{},{},{},{},{},{},{},{},{},{},{},{left}",
                printed.name,
                words.card_kind(printed.kind),
                printed.level,
                card.turned_up,
                card.met,
                card.credits,
                card.goods,
                card.days,
                card.crew,
                card.batteries,
                card.destroyed,
                card.fell_off,
            );
        }
        for (id, tile) in &ledger.tiles {
            let _ = writeln!(
                tiles,
                "{of},{},{},{},{},{},{},{}",
                content.tile(*id).name,
                words.tile(*id),
                connectors(content, *id),
                tile.winning,
                ledger.ships.winning,
                tile.other,
                ledger.ships.other,
            );
        }
    }
    texts
}
