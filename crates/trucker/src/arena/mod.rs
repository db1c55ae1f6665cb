//! `trucker arena`: duplicate matches between bots, and how strong they are.
//!
//! A duplicate match plays one seed once for every rotation of the seats: everyone meets the same cards and dice from
//! every seat, and luck falls out. Whoever has more credits over all rotations has won the match.

pub mod ladder;
pub mod play;
pub mod show;
pub mod stats;
pub mod summary;

use crate::campaign::CampaignArg;
use crate::data;
use crate::parts::PartsArg;
use crate::sim::report::progress_bar;
use crate::sim::{LevelArg, share, stop};
use crate::{BAD_INPUT, FAILED, SUCCESS, output};
use indicatif::ProgressBar;
use play::{Entrant, Fault, Table};
use summary::Summary;
use trucker_bots::Profile;
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::MAX_SEATS;

const EXAMPLES: &str = "\
Examples:
  trucker arena expert rookie                        two thousand games of level II
  trucker arena veteran veteran:racer veteran:tank   three at one table, seats rotated
  trucker arena --ladder --games 2000                every tier against the one below: is 70 % met?
  trucker arena --ladder --parts all                 the same with new tiles, cards and ships
  trucker arena --all-pairs rookie trucker veteran --level 3 --json
  trucker arena --ladder --campaign II,IIIB,IV+abe-adventures  campaigns of three flights
  trucker arena expert@100 expert                    does it help to fly every candidate out a hundred times?

Exit status: 0 all matches were played and, with --ladder, every margin was met; 1 not; 2 this table is impossible.
docs/DATA.md describes what --json prints.";

/// What `trucker arena` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Bots as tier, tier:taste or expert@N (flights for each candidate, 1 to 2000), two to five at one table.
    #[arg(value_name = "BOT")]
    pub bots: Vec<Profile>,
    /// How many games to play, rounded up to whole matches; with --ladder and --all-pairs, for each pair.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What is flown.
    #[arg(long, value_enum, default_value = "2")]
    pub level: LevelArg,
    /// A campaign instead of a level: flights with commas, such as IIA+technology+roads:1,II,I+adventures.
    #[arg(long, value_name = "FLIGHTS", conflicts_with = "level")]
    pub campaign: Option<CampaignArg>,
    /// Parts of expansions to play with, with commas: technology, adventures, ships, titles, roads:2 and others, or
    /// random for another combination in every match.
    #[arg(long, value_name = "PARTS", default_value = "none")]
    pub parts: PartsArg,
    /// Where all chance comes from; the same seed gives the same matches.
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 1)]
    pub seed: u64,
    /// Threads that share the matches; 0 for all cores.
    #[arg(long, value_name = "T", allow_negative_numbers = true, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    pub threads: u16,
    /// Play each bot against the one named before it, weakest first [default: all tiers], and fail unless it
    /// wins 70 % of the matches.
    #[arg(long, conflicts_with = "all_pairs")]
    pub ladder: bool,
    /// Play every two of the bots against each other [default: all tiers].
    #[arg(long)]
    pub all_pairs: bool,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// What became of the matches between some bots.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Who played.
    pub bots: Vec<Profile>,
    /// What was flown.
    pub level: &'static str,
    /// With which parts of expansions.
    pub parts: PartsArg,
    /// Where chance came from.
    pub seed: u64,
    /// What the matches say.
    pub summary: Summary,
    /// Matches that went wrong.
    pub faults: Vec<Fault>,
    /// How long it took.
    pub seconds: f64,
    /// Did somebody ask to stop?
    pub stopped: bool,
}

impl Args {
    /// What is flown.
    fn mode(&self) -> Mode {
        self.campaign.map_or_else(|| self.level.into(), |CampaignArg(legs)| Mode::Campaign(legs))
    }

    /// A progress bar for so many contests of two, or one of them all.
    fn bar(&self, contests: u64) -> ProgressBar {
        let seats = if self.ladder || self.all_pairs { 2 } else { self.bots.len() as u64 };
        progress_bar(self.games.div_ceil(seats).saturating_mul(seats).saturating_mul(contests))
    }

    /// Plays the matches of one table.
    fn contest(&self, bots: &[Profile], bar: &ProgressBar) -> Contest {
        let started = std::time::Instant::now();
        let entrants: Vec<Entrant> = bots.iter().map(|bot| Entrant::from(*bot)).collect();
        let seats = entrants.len();
        let table = Table { mode: self.mode(), parts: self.parts, entrants, seed: self.seed };
        let matches = self.games.div_ceil(seats as u64);
        let played = table.play(matches, share::threads(self.threads), trucker_content::all(), &|| bar.inc(1));
        Contest {
            bots: bots.to_vec(),
            level: data::level(self.mode()),
            parts: self.parts,
            seed: self.seed,
            stopped: (played.matches.len() + played.faults.len()) < matches as usize,
            summary: Summary::of(&played, seats),
            faults: played.faults,
            seconds: started.elapsed().as_secs_f64(),
        }
    }
}

/// Plays the matches and prints what they say. Fails if a match could not be played, a margin is not met,
/// a ladder is not finished, or nothing can be printed.
pub fn run(args: &Args) -> u8 {
    let wanted =
        if args.ladder || args.all_pairs { "at least two bots, or none for all tiers" } else { "two to five bots" };
    let possible = match args.bots.len() {
        0 => args.ladder || args.all_pairs,
        1 => false,
        2..=MAX_SEATS => true,
        _ => args.ladder || args.all_pairs,
    };
    if !possible {
        eprintln!("error: {} bots were named, but this needs {wanted}; see 'trucker arena --help'", args.bots.len());
        return BAD_INPUT;
    }
    let seats = if args.ladder || args.all_pairs { 2 } else { args.bots.len() as u8 };
    if let Err(message) = args.parts.check(Setup::new(seats, args.mode())) {
        eprintln!("error: {message}");
        return BAD_INPUT;
    }
    stop::listen();
    let (text, code) = if args.ladder || args.all_pairs {
        ladder::run(args)
    } else {
        let bar = args.bar(1);
        let contest = args.contest(&args.bots, &bar);
        bar.finish_and_clear();
        let text = if args.json { data::line("arena", show::contest_json(&contest)) } else { show::contest(&contest) };
        (text, if contest.faults.is_empty() { SUCCESS } else { FAILED })
    };
    output::print(&text).max(code)
}
