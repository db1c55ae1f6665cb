//! `trucker tune`: better weights for the bots by self-play.
//!
//! An evolution strategy ([`cma`]) tries weights in games against the best so far, hand-made weights and earlier
//! champions. The run is a file: it is saved after every generation, and the same command goes on where it ended.

pub mod cma;
pub mod matrix;
pub mod promote;
pub mod self_play;
pub mod tuner;

use crate::sim::report::progress_bar;
use crate::sim::{share, stop};
use crate::{BAD_INPUT, FAILED, SUCCESS};
use clap::ValueEnum;
use promote::Gain;
use self_play::{SelfPlay, games_of_a_candidate};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use trucker_bots::weights::{TERMS, Weights};
use trucker_engine::words::Level;
use tuner::Run;

/// Where the bots' weights lie, seen from the root of the repository.
pub const DATA_FILE: &str = "crates/bots/weights.json";

const EXAMPLES: &str = "\
Examples:
  trucker tune --level 2 --generations 200            tune, or go on with tune-II.json
  trucker tune --level 2 --generations 0 --validate   only measure the champion of tune-II.json
  trucker tune --level 2 --generations 200 --write    put it into crates/bots/weights.json if it wins

Ctrl-C ends after saving; the same command goes on.";

/// What `trucker tune` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The level whose weights are tuned.
    #[arg(long, value_enum, default_value = "2")]
    pub level: TunedLevel,
    /// Generations in all, those already in the state file included.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100)]
    pub generations: u64,
    /// Games of each candidate in a generation.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 360, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Candidates in a generation.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = cma::usual_population(TERMS) as u64, value_parser = clap::value_parser!(u64).range(4..=1000))]
    pub population: u64,
    /// How far a new run looks around at first, in steps of 40 % of each weight.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = 0.5, value_parser = positive)]
    pub sigma: f64,
    /// Where a new run's chance comes from [default: 1].
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Begin a new run with the weights of the data file instead of hand-made ones.
    #[arg(long)]
    pub from_tuned: bool,
    /// Threads that share the games; 0 for all cores.
    #[arg(long, value_name = "T", allow_negative_numbers = true, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    pub threads: u16,
    /// The file of the run, read if it exists and saved after every generation [default: tune-LEVEL.json].
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// At the end, measure what the champion gains over hand-made weights on fresh seeds.
    #[arg(long)]
    pub validate: bool,
    /// Games of each measurement.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(4..))]
    pub validate_games: u64,
    /// At the end, put the champion's weights into this file if it wins on fresh seeds, against hand-made weights
    /// and against those in the file [default FILE: crates/bots/weights.json].
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = DATA_FILE)]
    pub write: Option<PathBuf>,
}

/// A level, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TunedLevel {
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

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number > 0.0 && number.is_finite() => Ok(number),
        _ => Err("a number above 0 is needed".into()),
    }
}

impl Args {
    fn level(&self) -> Level {
        Level::ALL[self.level as usize]
    }

    fn state_file(&self) -> PathBuf {
        self.state.clone().unwrap_or_else(|| format!("tune-{}.json", self.level()).into())
    }

    /// The run of the state file, or a new one.
    fn begin(&self, path: &Path) -> Result<Run, String> {
        let level = self.level();
        if !path.exists() {
            let start = if self.from_tuned { Weights::tuned(level) } else { Weights::hand_made(level) };
            return Ok(Run::from_weights(level, self.seed.unwrap_or(1), self.sigma, start));
        }
        let run = Run::load(path)?;
        if run.level != level {
            return Err(format!("{} is a run for level {}, not {level}", path.display(), run.level));
        }
        match self.seed {
            Some(seed) if seed != run.seed => {
                Err(format!("{} is a run with seed {}, not {seed}", path.display(), run.seed))
            }
            _ => Ok(run),
        }
    }
}

/// Tunes, and says what came of it. Fails if the champion was to be written and does not win.
pub fn run(args: &Args) -> u8 {
    match try_run(args) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("error: {message}");
            BAD_INPUT
        }
    }
}

fn try_run(args: &Args) -> Result<u8, String> {
    let path = args.state_file();
    let mut run = args.begin(&path)?;
    let file = args.write.as_deref().map(promote::read).transpose()?;
    if args.generations > run.search.generation {
        run.save(&path)?; // Before hours are spent: can it be written?
    }
    stop::listen();
    let finished = tune(args, &mut run, &path)?;
    println!(
        "Level {}: {} generations, {} games, {:.0} s; the champion is number {} since hand-made weights. Saved in {}.",
        run.level,
        run.search.generation,
        run.games,
        run.seconds,
        run.history.iter().filter(|generation| generation.promoted).count(),
        path.display(),
    );
    if !finished {
        println!("Stopped; the same command goes on.");
        return Ok(SUCCESS);
    }
    if !args.validate && args.write.is_none() {
        return Ok(SUCCESS);
    }
    let measure = |against, name: &str| {
        let threads = share::threads(args.threads);
        let gain = Gain::measure(&run, against, args.validate_games, threads, trucker_content::base());
        match &gain {
            Some(gain) => print!("{}", gain.text(name)),
            None => println!("Stopped before the champion was measured against {name}."),
        }
        gain.is_some_and(|gain| gain.is_one())
    };
    let mut wins = measure(Weights::hand_made(run.level), "hand-made weights");
    let (Some(target), Some(file)) = (&args.write, file) else { return Ok(SUCCESS) };
    if let Some(stored) = promote::stored(&file, run.level) {
        wins = wins && stored != run.champion && measure(stored, "the weights in the file");
    }
    if !wins {
        println!("{} stays as it is: the champion does not win beyond doubt.", target.display());
        return Ok(FAILED);
    }
    promote::write(target, file, &run)?;
    println!("Level {} of {} is the champion now.", run.level, target.display());
    Ok(SUCCESS)
}

/// Runs the generations that are left; `false` if somebody asked to stop.
fn tune(args: &Args, run: &mut Run, path: &Path) -> Result<bool, String> {
    let left = args.generations.saturating_sub(run.search.generation);
    if left == 0 {
        return Ok(true);
    }
    let bar = progress_bar(left * args.population * games_of_a_candidate(args.games));
    bar.set_message(format!("generation {} of {}", run.search.generation + 1, args.generations));
    let judge = SelfPlay {
        content: trucker_content::base(),
        games: args.games,
        threads: share::threads(args.threads),
        generations: args.generations,
        bar,
        played: AtomicU64::new(0),
        faults: AtomicU64::new(0),
    };
    let mut finished = true;
    for _ in 0..left {
        let started = std::time::Instant::now();
        if run.step(args.population as usize, &judge).is_none() {
            finished = false;
            break;
        }
        run.games += judge.played.swap(0, Ordering::Relaxed);
        run.seconds += started.elapsed().as_secs_f64();
        run.save(path)?;
    }
    judge.bar.finish_and_clear();
    let faults = judge.faults.into_inner();
    if faults > 0 {
        eprintln!("warning: {faults} games panicked or got stuck and counted as earning nothing");
    }
    Ok(finished)
}
