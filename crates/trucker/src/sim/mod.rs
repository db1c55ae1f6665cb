//! `trucker sim`: many games with random-legal players, and what became of them.
//!
//! Every game follows from the seed and its own number, so the result does not depend on how many threads share
//! the work, and one game can be flown again with `--first NUMBER --games 1`.

pub mod batch;
pub mod r1;
pub mod random;
pub mod report;
pub mod tally;

use crate::{FAILED, SUCCESS};
use batch::Batch;
use clap::ValueEnum;
use std::io::Write;
use trucker_engine::state::{Aid, Mode, Pace, Setup};
use trucker_engine::words::Level;

const EXAMPLES: &str = "\
Examples:
  trucker sim                                          ten thousand flights of level II, four players
  trucker sim --games 1000000 --level trek             a million treks on all cores
  trucker sim --level 3 --players 2 --pace turn-by-turn --aid tabletop
  trucker sim --seed 7 --first 4711 --games 1          one game of a longer run again
  trucker sim --workload r1 --games 1000000 --json     the benchmark, on one core";

/// What `trucker sim` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// How many games to fly.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What is flown.
    #[arg(long, value_enum, default_value = "2")]
    pub level: LevelArg,
    /// How many play, 2 to 4.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// How ships are built.
    #[arg(long, value_enum, default_value = "real-time")]
    pub pace: PaceArg,
    /// What happens to a tile that does not fit.
    #[arg(long, value_enum, default_value = "assisted")]
    pub aid: AidArg,
    /// Where all chance comes from; the same seed gives the same games.
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 1)]
    pub seed: u64,
    /// Number of the first game, to fly a part of a longer run.
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, default_value_t = 0)]
    pub first: u64,
    /// Threads that share the games; 0 for all cores [default: 0, and 1 for a workload].
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(..=1024))]
    pub threads: Option<u16>,
    /// A fixed workload for benchmarks, instead of level, players, pace and aid.
    #[arg(long, value_enum, conflicts_with_all = ["level", "players", "pace", "aid"])]
    pub workload: Option<Workload>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// What is flown, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelArg {
    /// The learning flight.
    Learning,
    /// One flight of level I.
    #[value(name = "1", alias = "I")]
    One,
    /// One flight of level II.
    #[value(name = "2", alias = "II")]
    Two,
    /// One flight of level III.
    #[value(name = "3", alias = "III")]
    Three,
    /// Three flights with titles.
    Trek,
}

/// How ships are built, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaceArg {
    /// All at once, against the sand timer.
    RealTime,
    /// One grip after the other; ten turns are left once somebody has finished.
    TurnByTurn,
}

/// What happens to a tile that does not fit, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AidArg {
    /// It is refused.
    Assisted,
    /// It may be welded; the check before the flight finds it.
    Tabletop,
}

/// A fixed workload.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Workload {
    /// Level II, four players, 30 face-down draws each, random answers, nobody gives up by choice.
    R1,
}

impl From<LevelArg> for Mode {
    fn from(level: LevelArg) -> Mode {
        match level {
            LevelArg::Learning => Mode::Learning,
            LevelArg::One => Mode::Flight(Level::I),
            LevelArg::Two => Mode::Flight(Level::II),
            LevelArg::Three => Mode::Flight(Level::III),
            LevelArg::Trek => Mode::Trek,
        }
    }
}

impl Args {
    /// The games that are asked for.
    fn batch(&self) -> Batch {
        let mut setup = Setup::new(self.players, self.level.into());
        if self.pace == PaceArg::TurnByTurn {
            setup.pace = Pace::TurnByTurn { last_turns: Some(10) };
        }
        if self.aid == AidArg::Tabletop {
            setup.aid = Aid::Tabletop;
        }
        let kind = match self.workload {
            None => batch::Kind::Random(setup),
            Some(Workload::R1) => batch::Kind::R1,
        };
        Batch { kind, seed: self.seed, first: self.first, games: self.games, threads: self.threads() }
    }

    fn threads(&self) -> usize {
        match (self.threads, self.workload) {
            (None, Some(_)) => 1,
            (None | Some(0), _) => std::thread::available_parallelism().map_or(1, usize::from),
            (Some(threads), _) => usize::from(threads),
        }
    }
}

/// Flies the games and prints what became of them. Fails if any game panicked or got stuck.
pub fn run(args: &Args) -> u8 {
    let batch = args.batch();
    let bar = report::progress_bar(batch.games);
    let started = std::time::Instant::now();
    let tally = batch.fly(trucker_content::base(), &|games| bar.inc(games));
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let text = if args.json {
        format!("{}\n", report::json(&batch, &tally, seconds))
    } else {
        report::table(&batch, &tally, seconds)
    };
    // Whoever closes the pipe has read enough; the exit status still tells.
    let _ = std::io::stdout().write_all(text.as_bytes());
    if tally.panics + tally.stuck > 0 { FAILED } else { SUCCESS }
}
