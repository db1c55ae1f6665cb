//! `trucker tune`: better weights for the bots by self-play.
//!
//! An evolution strategy ([`cma`]) tries weights in games against the best so far, hand-made weights and earlier
//! champions. The run is a file: it is saved after every generation, and the same command goes on where it ended.

pub mod cma;
pub mod matrix;
pub mod promote;
pub mod self_play;
pub mod tuner;

use crate::parts::PartsArg;
use crate::sim::report::progress_bar;
use crate::sim::{share, stop};
use crate::{BAD_INPUT, FAILED, SUCCESS, output};
use promote::Gain;
use self_play::{SelfPlay, games_of_a_candidate};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use trucker_bots::weights::{TERMS, Weights, Yard};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::Level;
use tuner::Run;

/// Where the bots' weights lie, seen from the root of the repository.
pub const DATA_FILE: &str = "crates/bots/weights.json";

const EXAMPLES: &str = "\
Examples:
  trucker tune --level 2 --generations 200            tune, or go on with tune-II.json
  trucker tune --level 2 --generations 0 --validate   only measure the champion of tune-II.json
  trucker tune --level 2 --generations 200 --write    put it into crates/bots/weights.json if it wins
  trucker tune --level 2 --parts all --from-tuned     the weights for building with the new tiles

Ctrl-C ends after saving; the same command goes on.

Exit status: 0 all well, 1 the champion does not win or a file could not be written, 2 this run is impossible.";

/// What `trucker tune` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The level whose weights are tuned.
    #[arg(long, value_enum, default_value = "2")]
    pub level: TunedLevel,
    /// Parts of expansions to play with, with commas: technology, adventures, ships, roads:2 and others, or random for
    /// another combination in every group of games. With technology, the weights for building with the new tiles are
    /// tuned.
    #[arg(long, value_name = "PARTS", default_value = "none")]
    pub parts: PartsArg,
    /// Generations in all, those already in the state file included.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = clap::value_parser!(u64).range(..=tuner::GENERATIONS))]
    pub generations: u64,
    /// Games of each candidate in a generation.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 360, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Candidates in a generation.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = cma::usual_population(TERMS) as u64, value_parser = clap::value_parser!(u64).range(4..=1000))]
    pub population: u64,
    /// How far a new run looks around at first, in steps of 40 % of each weight: 0.001 to 10.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = 0.5, value_parser = first_step)]
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
    /// The file of the run, read if it exists and saved after every generation [default: tune-LEVEL.json, with
    /// new tiles tune-LEVEL-technology.json or tune-LEVEL-abe-technology.json].
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// At the end, measure what the champion gains over hand-made weights on fresh seeds.
    #[arg(long)]
    pub validate: bool,
    /// Games of each measurement.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(4..=10_000_000))]
    pub validate_games: u64,
    /// At the end, put the champion's weights into this file if it wins on fresh seeds, against hand-made weights
    /// and against those in the file [default FILE: crates/bots/weights.json].
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = DATA_FILE)]
    pub write: Option<PathBuf>,
}

/// A level that has weights of its own.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Class IV, with the part abe-adventures.
    #[value(name = "4", alias = "IV")]
    Four,
}

impl From<TunedLevel> for Level {
    fn from(level: TunedLevel) -> Level {
        Level::ALL[level as usize]
    }
}

/// Smaller steps change no weight, and far larger ones lead to numbers that no file can hold.
fn first_step(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if (0.001..=10.0).contains(&number) => Ok(number),
        _ => Err("a number from 0.001 to 10 is needed".into()),
    }
}

impl Args {
    fn level(&self) -> Level {
        self.level.into()
    }

    fn state_file(&self) -> PathBuf {
        let more = match self.parts.yard() {
            Yard::Base => "",
            Yard::NewTiles => "-technology",
            Yard::MoreTiles => "-abe-technology",
        };
        self.state.clone().unwrap_or_else(|| format!("tune-{}{more}.json", self.level()).into())
    }

    /// The run of the state file, or a new one.
    fn begin(&self, path: &Path) -> Result<Run, String> {
        let level = self.level();
        if !path.exists() {
            let start =
                if self.from_tuned { Weights::tuned(level, self.parts.yard()) } else { Weights::hand_made(level) };
            return Ok(Run::from_weights(level, self.parts, self.seed.unwrap_or(1), self.sigma, start));
        }
        let run = Run::load(path)?;
        if run.level != level {
            return Err(format!("{} is a run for level {}, not {level}", path.display(), run.level));
        }
        if run.parts != self.parts {
            return Err(format!("{} is a run with --parts {}, not {}", path.display(), run.parts, self.parts));
        }
        match self.seed {
            Some(seed) if seed != run.seed => {
                Err(format!("{} is a run with seed {}, not {seed}", path.display(), run.seed))
            }
            _ => Ok(run),
        }
    }
}

/// Why a run cannot begin or go on, and the exit status that tells.
struct Trouble(u8, String);

/// Found before anything was done.
fn impossible(message: String) -> Trouble {
    Trouble(BAD_INPUT, message)
}

/// Found when something had been done already.
fn failed(message: String) -> Trouble {
    Trouble(FAILED, message)
}

/// Tunes, and says what came of it. Fails if the champion was to be written and is not.
pub fn run(args: &Args) -> u8 {
    try_run(args).unwrap_or_else(|Trouble(code, message)| {
        eprintln!("error: {message}");
        code
    })
}

fn try_run(args: &Args) -> Result<u8, Trouble> {
    let path = args.state_file();
    // Two to four play in turn.
    for players in 2..=4 {
        args.parts.check(Setup::new(players, Mode::Flight(args.level()))).map_err(impossible)?;
    }
    let mut run = args.begin(&path).map_err(impossible)?;
    let file = args.write.as_deref().map(promote::read).transpose().map_err(impossible)?;
    if let Some(target) = &args.write {
        if *target == path {
            return Err(impossible(format!("{}: weights cannot go into the file of the run", path.display())));
        }
        output::check(target).map_err(|error| impossible(format!("{}: {error}", target.display())))?;
    }
    if args.generations > run.search.generation {
        run.save(&path).map_err(impossible)?; // Before hours are spent: can it be written?
    }
    stop::listen();
    let finished = tune(args, &mut run, &path).map_err(failed)?;
    let saved = if run.search.generation > 0 || args.generations > 0 {
        format!("Saved in {}.", path.display())
    } else if path.exists() {
        format!("{} is as it was.", path.display())
    } else {
        "No generation was asked for, so nothing is saved.".into()
    };
    let printed = output::print(&format!(
        "Level {}: {} generations, {} games, {:.0} s; the champion is number {} since the first weights. {saved}\n",
        run.yard().key(run.level),
        run.search.generation,
        run.games,
        run.seconds,
        run.history.iter().filter(|generation| generation.promoted).count(),
    ));
    let code = if finished {
        promote(args, &run, file)?
    } else {
        let unmeasured = match &args.write {
            Some(target) => format!(" The champion was not measured: {} stays as it is.", target.display()),
            None => String::new(),
        };
        let code = output::print(&format!("Stopped; the same command goes on.{unmeasured}\n"));
        if args.write.is_some() { FAILED } else { code }
    };
    Ok(code.max(printed))
}

/// Measures the champion and puts it into the data file if it wins, as far as that is asked for.
fn promote(args: &Args, run: &Run, file: Option<Map<String, Value>>) -> Result<u8, Trouble> {
    if !args.validate && args.write.is_none() {
        return Ok(SUCCESS);
    }
    let mut code = SUCCESS;
    let mut say = |text: String| code = output::print(&text).max(code);
    let mut rivals = vec![(Weights::hand_made(run.level), "hand-made weights")];
    let stored = file.as_ref().and_then(|file| promote::stored(file, run.level, run.yard()));
    rivals.extend(stored.filter(|stored| *stored != run.champion).map(|stored| (stored, "the weights in the file")));
    let mut wins = true;
    for (rival, name) in rivals {
        let threads = share::threads(args.threads);
        match Gain::measure(run, rival, args.validate_games, threads, trucker_content::all()) {
            Some(gain) => {
                say(gain.text(name));
                wins &= gain.is_one();
            }
            None => {
                let unwritten = args.write.as_ref().map(|target| format!(", so {} stays as it is", target.display()));
                say(format!(
                    "Stopped: the champion was not measured against {name}{}.\n",
                    unwritten.unwrap_or_default()
                ));
                return Ok(if args.write.is_some() { FAILED } else { code });
            }
        }
        if !wins {
            break;
        }
    }
    let (Some(target), Some(file)) = (&args.write, file) else { return Ok(code) };
    if !wins {
        say(format!("{} stays as it is: the champion does not win beyond doubt.\n", target.display()));
        return Ok(FAILED);
    }
    if stored == Some(run.champion) {
        say(format!("{} stays as it is: it has the champion's weights already.\n", target.display()));
        return Ok(code);
    }
    promote::write(target, file, run).map_err(failed)?;
    say(format!("Level {} of {} is the champion now.\n", run.yard().key(run.level), target.display()));
    Ok(code)
}

/// Runs the generations that are left; `false` if somebody asked to stop.
fn tune(args: &Args, run: &mut Run, path: &Path) -> Result<bool, String> {
    let left = args.generations.saturating_sub(run.search.generation);
    if left == 0 {
        return Ok(true);
    }
    let bar = progress_bar(left.saturating_mul(args.population).saturating_mul(games_of_a_candidate(args.games)));
    bar.set_message(format!("generation {} of {}", run.search.generation + 1, args.generations));
    let judge = SelfPlay {
        content: trucker_content::all(),
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
        if let Err(message) = run.save(path) {
            judge.bar.finish_and_clear();
            return Err(message);
        }
    }
    judge.bar.finish_and_clear();
    let faults = judge.faults.into_inner();
    if faults > 0 {
        eprintln!("warning: {faults} games panicked or got stuck and counted as earning nothing");
    }
    Ok(finished)
}
