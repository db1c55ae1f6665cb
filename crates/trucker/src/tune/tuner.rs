//! The run of a tuning: its state, which is a file, and its generations.

use super::cma::Cma;
use crate::output;
use crate::parts::PartsArg;
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use std::io::{ErrorKind, Read};
use std::path::Path;
use trucker_bots::field::mix;
use trucker_bots::weights::{TERMS, Term, Weights, Yard};
use trucker_engine::words::Level;

/// Past champions that stay in the field.
const PAST: usize = 8;

/// After so many generations the middle of the search challenges the champion.
const CHALLENGE: u64 = 4;

/// A file with more bytes than this is neither a run nor weights. [`GENERATIONS`] fit.
const MOST_BYTES: u64 = 16 << 20;

/// So many generations a run may have, so that its file can always be read again.
pub const GENERATIONS: u64 = 100_000;

/// Judges weights. A value of `None` means that somebody asked to stop.
pub trait Judge {
    /// What each candidate is worth; more is better. All meet the same field and the same chance.
    fn worth(&self, run: &Run, candidates: &[Weights]) -> Option<Vec<f64>>;

    /// By how many standard errors the challenger is better than the champion, on seeds of its own.
    fn challenge(&self, run: &Run, challenger: &Weights) -> Option<f64>;

    /// Tells that a generation is done.
    fn tell(&self, _: &Run, _: &Generation) {}
}

/// What came of one generation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Generation {
    /// What the best candidate was worth.
    pub best: f64,
    /// What all were worth on average.
    pub mean: f64,
    /// How far the search looked around.
    pub sigma: f64,
    /// Did a new champion come of it?
    pub promoted: bool,
}

/// A tuning run at the end of a generation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The level that is tuned.
    pub level: Level,
    /// The parts of expansions it is tuned with.
    #[serde(default)]
    pub parts: PartsArg,
    /// Where all chance comes from.
    pub seed: u64,
    /// The search, in steps from zero of the size that [`step`] gives each weight.
    pub search: Cma,
    /// The best weights so far.
    pub champion: Weights,
    /// Earlier champions, the latest last.
    pub past: Vec<Weights>,
    /// What came of each generation.
    pub history: Vec<Generation>,
    /// Games played.
    pub games: u64,
    /// Seconds spent.
    pub seconds: f64,
}

/// The size of a first step of a weight.
pub fn step(hand_made: f32) -> f64 {
    f64::from(hand_made.abs() * 0.4).max(0.3)
}

/// What a weight may be, for those that make no sense elsewhere.
fn limits(term: Term) -> (f64, f64) {
    match term {
        Term::FinishAt => (0.2, 1.0),
        Term::DoubleFactor => (0.0, 1.5),
        _ if term.key().ends_with("_sat") => (0.3, 100.0),
        _ => (-100.0, 100.0),
    }
}

impl Run {
    /// A run that begins with hand-made weights.
    pub fn new(level: Level, seed: u64, sigma: f64) -> Run {
        Run::from_weights(level, PartsArg::default(), seed, sigma, Weights::hand_made(level))
    }

    /// A run that begins with these weights.
    pub fn from_weights(level: Level, parts: PartsArg, seed: u64, sigma: f64, champion: Weights) -> Run {
        let hand_made = Weights::hand_made(level);
        let start = Term::ALL.iter().map(|term| f64::from(champion.get(*term)) / step(hand_made.get(*term)));
        Run {
            level,
            parts,
            seed,
            search: Cma::new(start.collect(), sigma),
            champion,
            past: Vec::new(),
            history: Vec::new(),
            games: 0,
            seconds: 0.0,
        }
    }

    /// The tiles that are built with.
    pub fn yard(&self) -> Yard {
        self.parts.yard()
    }

    /// The weights at a point of the search, and how far it lies beyond what weights may be.
    pub fn weights_at(&self, point: &[f64]) -> (Weights, f64) {
        let hand_made = Weights::hand_made(self.level);
        let mut weights = hand_made;
        let mut beyond = 0.0;
        for (term, place) in Term::ALL.iter().zip(point) {
            let scale = step(hand_made.get(*term));
            let (low, high) = limits(*term);
            let value = place * scale;
            let allowed = value.clamp(low, high);
            beyond += ((value - allowed) / scale).powi(2);
            // Three digits: what is judged is what the data file will say.
            weights.set(*term, ((allowed * 1e3).round() / 1e3) as f32);
        }
        (weights, beyond)
    }

    /// A number for one purpose in this generation, out of the seed.
    pub fn chance(&self, purpose: u64) -> u64 {
        mix(mix(self.seed ^ purpose << 48).wrapping_add(self.search.generation))
    }

    /// One generation; `None` if somebody asked to stop, and nothing has changed then.
    pub fn step(&mut self, population: usize, judge: &dyn Judge) -> Option<()> {
        let candidates = self.search.ask(population, &mut Rng::with_seed(self.chance(1)));
        let (weights, beyond): (Vec<Weights>, Vec<f64>) = candidates.iter().map(|point| self.weights_at(point)).unzip();
        let worth = judge.worth(self, &weights)?;
        let fitness: Vec<f64> = worth.iter().zip(beyond).map(|(worth, beyond)| worth - beyond).collect();
        let mut next = self.clone();
        next.search.tell(&candidates, &fitness);
        let (challenger, _) = next.weights_at(&next.search.mean);
        let promoted = next.search.generation.is_multiple_of(CHALLENGE) && judge.challenge(&next, &challenger)? > 1.0;
        if promoted {
            next.past.push(next.champion);
            next.champion = challenger;
            if next.past.len() > PAST {
                next.past.remove(0);
            }
        }
        let generation = Generation {
            best: worth.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            mean: worth.iter().sum::<f64>() / worth.len() as f64,
            sigma: next.search.sigma,
            promoted,
        };
        judge.tell(&next, &generation);
        next.history.push(generation);
        *self = next;
        Some(())
    }

    /// Reads a saved run.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn load(path: &Path) -> Result<Run, String> {
        let name = path.display();
        let bytes = read_some(path)?.ok_or_else(|| format!("{name}: {}", std::io::Error::from(ErrorKind::NotFound)))?;
        let run: Run = serde_json::from_slice(&bytes).map_err(|error| format!("{name}: not a tuning run: {error}"))?;
        if run.search.is_sound(TERMS) {
            Ok(run)
        } else {
            Err(format!("{name}: not a tuning run: its numbers do not fit"))
        }
    }

    /// Saves the run, all of it or nothing.
    ///
    /// # Errors
    /// Why the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), String> {
        write(path, self)
    }
}

/// The bytes of a file, if it exists; one that is too long is not read to its end.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read_some(path: &Path) -> Result<Option<Vec<u8>>, String> {
    let mut bytes = Vec::new();
    match std::fs::File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)) {
        Ok(length) if length as u64 > MOST_BYTES => {
            Err(format!("{}: too long, {} MiB are allowed", path.display(), MOST_BYTES >> 20))
        }
        Ok(_) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}

/// Writes a file of data, all of it or nothing.
///
/// # Errors
/// Why it cannot be written.
pub(super) fn write(path: &Path, data: &impl Serialize) -> Result<(), String> {
    let mut text = serde_json::to_vec_pretty(data).map_err(|error| format!("{}: {error}", path.display()))?;
    text.push(b'\n');
    output::write_whole(path, &text).map_err(|error| format!("{}: {error}", path.display()))
}
