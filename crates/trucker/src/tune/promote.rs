//! Does a champion win on fresh seeds? Then it may go into the data file.

use super::self_play::entrant;
use super::tuner::{self, Run};
use crate::arena::play::Table;
use crate::arena::show::{percent, plus_minus};
use crate::arena::stats::{Estimate, Share};
use crate::arena::summary::Summary;
use crate::sim::report::progress_bar;
use serde_json::{Map, Value};
use std::path::Path;
use trucker_bots::weights::{Weights, Yard};
use trucker_engine::content::Content;
use trucker_engine::state::Mode;
use trucker_engine::words::Level;

/// What a champion gains over other weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// What the champion earns in matches of two.
    pub credits: f64,
    /// What the others earn.
    pub theirs: f64,
    /// The share of matches of two that it wins.
    pub won: Share,
    /// Credits ahead in matches of two.
    pub duel: Estimate,
    /// Credits ahead of the first of three others at a table of four.
    pub field: Estimate,
}

impl Gain {
    /// Measures a champion against other weights; `None` if somebody asked to stop.
    pub fn measure(run: &Run, against: Weights, games: u64, threads: usize, content: &Content) -> Option<Gain> {
        let bar = progress_bar(games.div_ceil(2) * 2 + games.div_ceil(4) * 4);
        let play = |others: usize, purpose: u64| {
            let mut entrants = vec![entrant(run.champion)];
            entrants.extend(vec![entrant(against); others]);
            let seats = entrants.len();
            // Seeds that no generation has used.
            let (mode, seed) = (Mode::Flight(run.level), run.chance(purpose));
            let table = Table { mode, parts: run.parts, entrants, seed };
            let matches = games.div_ceil(seats as u64);
            let played = table.play(matches, threads, content, &|| bar.inc(1));
            (played.matches.len() + played.faults.len() == matches as usize).then(|| Summary::of(&played, seats))
        };
        let measured = play(1, 4).and_then(|duel| Some((duel, play(3, 5)?)));
        bar.finish_and_clear();
        let (duel, field) = measured?;
        Some(Gain {
            credits: duel.standings[0].credits.mean,
            theirs: duel.standings[1].credits.mean,
            won: duel.pairs[0].won,
            duel: duel.pairs[0].ahead,
            field: field.pairs[0].ahead,
        })
    }

    /// Is the champion better beyond doubt against one, and better against three?
    pub fn is_one(&self) -> bool {
        self.duel.mean > self.duel.half && self.field.mean > 0.0
    }

    /// The gain in words.
    pub fn text(&self, against: &str) -> String {
        format!(
            "Against {against}: {:.2} to {:.2} credits, {} of the matches of two; ahead by {} credits in twos and {} in fours.\n",
            self.credits,
            self.theirs,
            percent(self.won),
            plus_minus(self.duel, 2),
            plus_minus(self.field, 2),
        )
    }
}

/// The data file as it is: weights by level. A file that does not exist is empty.
///
/// # Errors
/// What is wrong with the file.
pub fn read(path: &Path) -> Result<Map<String, Value>, String> {
    match tuner::read_some(path)? {
        Some(bytes) => {
            serde_json::from_slice(&bytes).map_err(|error| format!("{}: not weights by level: {error}", path.display()))
        }
        None => Ok(Map::new()),
    }
}

/// The weights of a level and a yard in a data file, if it has any that can be read.
pub fn stored(file: &Map<String, Value>, level: Level, yard: Yard) -> Option<Weights> {
    serde_json::from_value(file.get(&yard.key(level))?.clone()).ok()
}

/// Puts the champion's weights into the data file and leaves the others alone.
///
/// # Errors
/// Why the file cannot be written.
pub fn write(path: &Path, mut file: Map<String, Value>, run: &Run) -> Result<(), String> {
    let mut weights = Map::new();
    for term in trucker_bots::weights::Term::ALL {
        // Through its shortest text: 0.1, not 0.10000000149.
        let value: f64 = run.champion.get(*term).to_string().parse().unwrap_or_default();
        weights.insert(term.key().into(), value.into());
    }
    file.insert(run.yard().key(run.level), weights.into());
    tuner::write(path, &file)
}
