//! `trucker sim`: many games with random-legal players or bots, and what became of them.
//!
//! Every game follows from the seed and its own number, so the result does not depend on how many threads share
//! the work, and one game can be flown again with `--first NUMBER --games 1`.

pub mod batch;
pub mod csv;
pub mod digest;
pub mod html;
pub mod ledger;
pub mod r1;
pub mod report;
pub mod share;
pub mod stop;
pub mod tally;
pub mod yard;

use crate::campaign::CampaignArg;
use crate::parts::PartsArg;
use crate::{BAD_INPUT, FAILED, output};
use batch::{Batch, Bots, Tempo};
use clap::ValueEnum;
use std::path::PathBuf;
use std::str::FromStr;
use tally::Tally;
use trucker_bots::Profile;
use trucker_engine::state::{Aid, Mode, Pace, Setup};
use trucker_engine::words::{Level, MAX_SEATS};

const EXAMPLES: &str = "\
Examples:
  trucker sim                                          ten thousand flights of level II, four players
  trucker sim --games 1000000 --level trek             a million treks on all cores
  trucker sim --level 3 --players 2 --pace turn-by-turn --aid tabletop
  trucker sim --seed 7 --first 4711 --games 1          one game of a longer run again
  trucker sim --bots expert,veteran,trucker,rookie --level all --games 500 --report flights.html --csv tables
  trucker sim --bots veteran,veteran,veteran --away    what ships earn whose owners answer nothing
  trucker sim --level trek --parts random              other parts of the expansions in every game
  trucker sim --bots expert,veteran,trucker,random --tempo steady --finishes 180
                                                       as in a room, with somebody who finishes after three minutes
  trucker sim --level trek --parts random --digest     one number for all of it: does another build play the same games?
  trucker sim --campaign IIA+technology,II,I           flights of any level in any order, each with its own parts
  trucker sim --workload r1 --games 1000000 --json     the benchmark, on one core
  trucker sim --workload r1 --parts all,roads:3        the same with everything of the other box

A bot is a tier (random, rookie, trucker, veteran, expert), tier:taste (balanced, racer, hauler, gunner, tank), and
for an expert also expert@N: it flies each candidate out N times, 1 to 2000, 32 if not said.

Exit status: 0 all games came to their end, 1 one panicked, got stuck or lost something, or a file could not be
written, 2 what was asked for cannot be played. docs/DATA.md describes what --json prints.";

/// What `trucker sim` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// How many games to fly, of each level and table that is named.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What is flown; several with commas, and all for levels 1, 2 and 3.
    #[arg(long, value_enum, value_name = "LEVEL", value_delimiter = ',', default_value = "2")]
    pub level: Vec<FlownArg>,
    /// A campaign instead of a level: flights with commas, such as IIA+technology+roads:1,II,I+adventures.
    #[arg(long, value_name = "FLIGHTS", conflicts_with_all = ["level", "workload"])]
    pub campaign: Option<CampaignArg>,
    /// Bots at the table as tier, tier:taste or expert@N with commas, two to five; they change seats with every game.
    /// Say it again for another table.
    #[arg(long, value_name = "A,B[,C[,D[,E]]]", conflicts_with_all = ["players", "workload"])]
    pub bots: Vec<TableArg>,
    /// The bots build and are then away: all their questions are answered with what is proposed to people.
    #[arg(long, requires = "bots")]
    pub away: bool,
    /// How many play, 2 to 5.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub players: u8,
    /// How ships are built.
    #[arg(long, value_enum, default_value = "real-time")]
    pub pace: PaceArg,
    /// Turns that are left, turn by turn, once somebody has finished [default: 10].
    #[arg(long, value_name = "N", requires = "pace", value_parser = clap::value_parser!(u8).range(5..=30))]
    pub last_turns: Option<u8>,
    /// Let bots take as long for each building step as in a room, instead of one step each in turn.
    #[arg(long, value_enum, requires = "bots")]
    pub tempo: Option<TempoArg>,
    /// Let the bot that is named last finish after so many seconds, and turn the timer whenever it may.
    #[arg(long, value_name = "SECONDS", requires = "tempo", value_parser = clap::value_parser!(u16).range(1..=3600))]
    pub finishes: Option<u16>,
    /// What happens to a tile that does not fit.
    #[arg(long, value_enum, default_value = "assisted")]
    pub aid: AidArg,
    /// Parts of expansions to play with, with commas: technology, adventures, ships, titles, roads:2 and others, or
    /// random for another combination in every game, random-all for one of all boxes.
    #[arg(long, value_name = "PARTS")]
    pub parts: Option<PartsArg>,
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
    #[arg(long, value_enum, conflicts_with_all = ["level", "players", "pace", "last_turns", "aid"])]
    pub workload: Option<Workload>,
    /// Look after every card whether everything is still there: tiles, goods, crew, batteries, cards, and each credit
    /// that was told of.
    #[arg(long, conflicts_with = "workload")]
    pub check: bool,
    /// Print a number that follows from how every single game ended, to compare two builds of the program by.
    #[arg(long)]
    pub digest: bool,
    /// Write a page with charts about everything that was flown.
    #[arg(long, value_name = "FILE.html", conflicts_with = "workload")]
    pub report: Option<PathBuf>,
    /// Write the tables behind the charts into this directory.
    #[arg(long, value_name = "DIR", conflicts_with = "workload")]
    pub csv: Option<PathBuf>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// Bots at one table, as written on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableArg(pub Vec<Profile>);

impl FromStr for TableArg {
    type Err = String;
    fn from_str(text: &str) -> Result<TableArg, String> {
        let bots = text.split(',').map(str::parse).collect::<Result<Vec<Profile>, String>>()?;
        match bots.len() {
            2..=MAX_SEATS => Ok(TableArg(bots)),
            1 => Err(format!("one bot alone is no table; 2 to {MAX_SEATS} are needed, with commas")),
            more => Err(format!("{more} bots do not fit at a table; 2 to {MAX_SEATS} do")),
        }
    }
}

/// What a simulation flies, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlownArg {
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
    /// One flight of class IV, with the part abe-adventures.
    #[value(name = "4", alias = "IV")]
    Four,
    /// Three flights with titles.
    Trek,
    /// Levels I, II and III.
    All,
}

impl FlownArg {
    fn levels(self) -> &'static [LevelArg] {
        match self {
            FlownArg::Learning => &[LevelArg::Learning],
            FlownArg::One => &[LevelArg::One],
            FlownArg::Two => &[LevelArg::Two],
            FlownArg::Three => &[LevelArg::Three],
            FlownArg::Four => &[LevelArg::Four],
            FlownArg::Trek => &[LevelArg::Trek],
            FlownArg::All => &[LevelArg::One, LevelArg::Two, LevelArg::Three],
        }
    }
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
    /// One flight of class IV, with the part abe-adventures.
    #[value(name = "4", alias = "IV")]
    Four,
    /// Three flights with titles.
    Trek,
}

/// How ships are built, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaceArg {
    /// All at once, against the sand timer.
    RealTime,
    /// One grip after the other, with a few turns left once somebody has finished.
    TurnByTurn,
}

/// How fast bots build, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TempoArg {
    /// Taking their time.
    Relaxed,
    /// Like most people.
    Steady,
    /// Like somebody who has built a hundred ships.
    Brisk,
}

impl From<TempoArg> for trucker_bots::Pace {
    fn from(tempo: TempoArg) -> trucker_bots::Pace {
        match tempo {
            TempoArg::Relaxed => trucker_bots::Pace::RELAXED,
            TempoArg::Steady => trucker_bots::Pace::STEADY,
            TempoArg::Brisk => trucker_bots::Pace::BRISK,
        }
    }
}

/// What happens to a tile that does not fit, as written on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AidArg {
    /// It is refused.
    Assisted,
    /// It may be welded; the check before the flight finds it.
    Tabletop,
}

/// The table that is asked for on the command line.
pub fn table(players: u8, level: LevelArg, pace: PaceArg, aid: AidArg) -> Setup {
    let mut setup = Setup::new(players, level.into());
    if pace == PaceArg::TurnByTurn {
        setup.pace = Pace::TurnByTurn { last_turns: Some(10) };
    }
    if aid == AidArg::Tabletop {
        setup.aid = Aid::Tabletop;
    }
    setup
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
            LevelArg::Four => Mode::Flight(Level::IV),
            LevelArg::Trek => Mode::Trek,
        }
    }
}

impl Args {
    /// The games that are asked for, one batch for each level and table.
    fn batches(&self) -> Vec<Batch> {
        if self.workload.is_some() {
            return vec![self.batch(batch::Kind::R1(self.with_parts(r1::setup())))];
        }
        let mut levels: Vec<LevelArg> = Vec::new();
        for level in self.level.iter().flat_map(|flown| flown.levels()) {
            if !levels.contains(level) {
                levels.push(*level);
            }
        }
        let mut batches = Vec::new();
        for level in levels {
            if self.bots.is_empty() {
                batches.push(self.batch(batch::Kind::Random(self.setup(self.players, level))));
            }
            for table in &self.bots {
                let setup = self.setup(table.0.len() as u8, level);
                batches.push(self.batch(batch::Kind::Bots(setup, Bots::new(&table.0).who_may_be_away(self.away))));
            }
        }
        batches
    }

    fn batch(&self, kind: batch::Kind) -> Batch {
        let record = self.report.is_some() || self.csv.is_some();
        let random_parts = self.parts.filter(|parts| !matches!(parts, PartsArg::These(_)));
        let finishes = self.finishes.map(|seconds| u32::from(seconds) * 1_000);
        let tempo = self.tempo.map(|tempo| Tempo { pace: tempo.into(), finishes });
        let (threads, games) = (self.threads(), self.games);
        Batch {
            kind,
            seed: self.seed,
            first: self.first,
            games,
            threads,
            tempo,
            random_parts,
            record,
            check: self.check,
            digest: self.digest,
        }
    }

    fn setup(&self, players: u8, level: LevelArg) -> Setup {
        let mut setup = table(players, level, self.pace, self.aid);
        if let (Pace::TurnByTurn { last_turns }, Some(turns)) = (&mut setup.pace, self.last_turns) {
            *last_turns = Some(turns);
        }
        if let Some(CampaignArg(legs)) = self.campaign {
            setup.mode = Mode::Campaign(legs);
        }
        self.with_parts(setup)
    }

    /// The table with the parts that are the same in every game.
    fn with_parts(&self, mut setup: Setup) -> Setup {
        if let Some(parts @ PartsArg::These(_)) = self.parts {
            parts.deal(0, &mut setup);
        }
        setup
    }

    fn threads(&self) -> usize {
        share::threads(self.threads.unwrap_or(u16::from(self.workload.is_some())))
    }

    /// The command that flies these games again.
    fn command(&self) -> String {
        let name =
            |value: Option<clap::builder::PossibleValue>| value.map_or_else(String::new, |v| v.get_name().into());
        let levels: Vec<String> = self.level.iter().map(|level| name(level.to_possible_value())).collect();
        let flown = self.campaign.map_or(format!("--level {}", levels.join(",")), |legs| format!("--campaign {legs}"));
        let mut words = format!("trucker sim --games {} {flown}", self.games);
        for table in &self.bots {
            let bots: Vec<String> = table.0.iter().map(ToString::to_string).collect();
            words += &format!(" --bots {}", bots.join(","));
        }
        if self.bots.is_empty() {
            words += &format!(" --players {}", self.players);
        }
        if self.away {
            words += " --away";
        }
        if self.pace != PaceArg::RealTime {
            words += &format!(" --pace {}", name(self.pace.to_possible_value()));
        }
        if let Some(turns) = self.last_turns {
            words += &format!(" --last-turns {turns}");
        }
        if let Some(tempo) = self.tempo {
            words += &format!(" --tempo {}", name(tempo.to_possible_value()));
        }
        if let Some(seconds) = self.finishes {
            words += &format!(" --finishes {seconds}");
        }
        if self.aid != AidArg::Assisted {
            words += &format!(" --aid {}", name(self.aid.to_possible_value()));
        }
        if let Some(parts) = &self.parts {
            words += &format!(" --parts {parts}");
        }
        if self.check {
            words += " --check";
        }
        words += &format!(" --seed {}", self.seed);
        if self.first != 0 {
            words += &format!(" --first {}", self.first);
        }
        words
    }

    /// Can these games be played, and the files be written that are asked for?
    fn check(&self) -> Result<(), String> {
        if self.last_turns.is_some() && self.pace != PaceArg::TurnByTurn {
            return Err("--last-turns needs --pace turn-by-turn".into());
        }
        for batch in self.batches() {
            let mut setup = batch.setup();
            if let Some(parts) = batch.random_parts {
                parts.deal(0, &mut setup); // Whatever is dealt can be played, but some games need a part or two.
            }
            setup.check_extras(trucker_content::all()).map_err(|wrong| wrong.to_string())?;
        }
        if let Some(path) = &self.report {
            output::check(path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        if let Some(directory) = &self.csv {
            csv::check(directory)?;
        }
        Ok(())
    }

    /// Writes the files that are asked for.
    fn write(&self, flown: &[(Batch, Tally)]) -> Result<(), String> {
        let content = trucker_content::all();
        if let Some(path) = &self.report {
            let page = html::page(content, &self.command(), flown);
            output::write_whole(path, page.as_bytes()).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        if let Some(directory) = &self.csv {
            csv::write(directory, content, flown)?;
        }
        Ok(())
    }
}

/// Flies the games and prints what became of them. Fails if any game panicked, got stuck or lost something, or if
/// something cannot be written.
pub fn run(args: &Args) -> u8 {
    if let Err(message) = args.check() {
        eprintln!("error: {message}");
        return BAD_INPUT;
    }
    stop::listen();
    let batches = args.batches();
    let bar = report::progress_bar(batches.iter().fold(0, |sum, batch| batch.games.saturating_add(sum)));
    let mut flown: Vec<(Batch, Tally)> = Vec::new();
    let mut texts = Vec::new();
    let mut objects = Vec::new();
    for batch in batches {
        bar.set_message(if args.bots.len() > 1 { batch.names(0).join(", ") } else { String::new() });
        let started = std::time::Instant::now();
        // The benchmark has always been flown with the smallest box that it can be flown with.
        let plain = args.workload.is_some() && args.parts.is_none_or(|parts| parts.is_none());
        let content = if plain { trucker_content::base() } else { trucker_content::all() };
        let tally = batch.fly(content, &|games| bar.inc(games));
        let seconds = started.elapsed().as_secs_f64();
        if args.json {
            objects.push(report::json(&batch, &tally, seconds));
        } else {
            texts.push(report::table(&batch, &tally, seconds));
        }
        flown.push((batch, tally));
        if stop::asked() {
            break;
        }
    }
    bar.finish_and_clear();
    let text = if args.json { report::all_json(&flown, objects) } else { texts.join("\n") };
    let printed = output::print(&text);
    if let Err(message) = args.write(&flown) {
        eprintln!("error: {message}");
        return FAILED;
    }
    if flown.iter().any(|(_, tally)| tally.faults() > 0) { FAILED } else { printed }
}
