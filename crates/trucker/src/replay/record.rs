//! `trucker record`: one game of bots or random-legal players, played and saved.

use super::{NAMES, complain};
use crate::agreed::Agreed;
use crate::{data, output};
use serde_json::json;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use trucker_bots::random::RandomPlayer;
use trucker_bots::{Field, Profile};
use trucker_engine::chance::Seed;
use trucker_engine::game::Action;
use trucker_engine::record::{Record, Table};
use trucker_engine::script::Decider;
use trucker_engine::state::{Phase, Setup};

const EXAMPLES: &str = "\
Examples:
  trucker record game.json                                     four random-legal players on level II
  trucker record --bots veteran,trucker,rookie game.json       bots, who change nothing if they are said again
  trucker record --level trek --players 3 --seed 7 trek.json
  trucker record --bots expert@64,veteran --parts all,roads:2 --json game.json

A bot is a tier (random, rookie, trucker, veteran, expert), tier:taste (balanced, racer, hauler, gunner, tank), and for
an expert also expert@N: it flies each candidate out N times, 1 to 2000, 32 if not said.

Exit status: 0 the game was played and saved, 2 it cannot be played or the file cannot be written.
docs/DATA.md describes what --json prints.";

/// What `trucker record` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct RecordArgs {
    /// Where to save the game.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Bots in their seats as tier, tier:taste or expert@N with commas, one to five; without it, random-legal players.
    #[arg(long, value_name = "A[,B[,C[,D[,E]]]]", conflicts_with = "players")]
    pub bots: Option<SeatedArg>,
    /// How many play, 1 to 5.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub players: u8,
    /// What is played.
    #[command(flatten)]
    pub agreed: Agreed,
    /// Say what was saved as one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// One to five bots in their seats, as written on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedArg(pub Vec<Profile>);

impl FromStr for SeatedArg {
    type Err = String;
    fn from_str(text: &str) -> Result<SeatedArg, String> {
        let bots = text.split(',').map(str::parse).collect::<Result<Vec<Profile>, String>>()?;
        if bots.len() <= NAMES.len() {
            Ok(SeatedArg(bots))
        } else {
            Err(format!("{} bots do not fit at a table; 1 to {} do", bots.len(), NAMES.len()))
        }
    }
}

impl SeatedArg {
    /// What they are called: by what they are, numbered where several are the same.
    fn names(&self) -> Vec<String> {
        let name = |(seat, bot): (usize, &Profile)| {
            let before = self.0[..seat].iter().filter(|other| *other == bot).count();
            if before == 0 { bot.to_string() } else { format!("{bot} {}", before + 1) }
        };
        self.0.iter().enumerate().map(name).collect()
    }
}

/// Plays one game, saves it, and says what it was.
pub fn record(args: &RecordArgs) -> u8 {
    let players = args.bots.as_ref().map_or(args.players, |bots| bots.0.len() as u8);
    let setup = args.agreed.setup(players, args.agreed.seed);
    let game = match played(setup, args) {
        Ok(game) => game,
        Err(wrong) => return complain(&args.file, wrong),
    };
    let saved = serde_json::to_string(&game.record)
        .map_err(|wrong| wrong.to_string())
        .and_then(|text| output::write_whole(&args.file, (text + "\n").as_bytes()).map_err(|wrong| wrong.to_string()));
    match saved {
        Ok(()) => output::print(&if args.json { game.json(args) } else { game.text(args) }),
        Err(wrong) => complain(&args.file, wrong),
    }
}

/// A game as it was saved, and how it ended.
struct Saved {
    record: Record,
    credits: Vec<(String, i16)>,
}

impl Saved {
    fn text(&self, args: &RecordArgs) -> String {
        let credits: Vec<String> = self.credits.iter().map(|(name, credits)| format!("{name} {credits}")).collect();
        let (level, entries) = (data::level(self.record.setup.mode), self.record.log.len());
        let parts = crate::parts::words(&self.record.setup.extras);
        let parts = if parts == "none" { String::new() } else { format!(" with {parts}") };
        let file = args.file.display();
        format!("{file}: saved a game of level {level}{parts}, {entries} entries, credits: {}\n", credits.join(", "))
    }

    fn json(&self, args: &RecordArgs) -> String {
        let players = self.credits.iter().map(|(name, credits)| json!({ "name": name, "credits": credits }));
        data::line(
            "record",
            json!({
                "file": args.file.display().to_string(),
                "level": data::level(self.record.setup.mode),
                "parts": crate::parts::words(&self.record.setup.extras),
                "seed": args.agreed.seed,
                "rules_version": self.record.rules_version,
                "commitment": self.record.commitment.to_string(),
                "entries": self.record.log.len(),
                "digest": format!("{:016x}", self.record.digest),
                "players": players.collect::<Vec<_>>(),
            }),
        )
    }
}

fn played(setup: Setup, args: &RecordArgs) -> Result<Saved, String> {
    let seed = args.agreed.seed;
    let content = Arc::new(trucker_content::all().clone());
    setup.check_extras(&content).map_err(|wrong| wrong.to_string())?;
    let (mut table, _) = Table::open(setup, content, Seed::from_number(seed)).map_err(|wrong| wrong.to_string())?;
    let names = match &args.bots {
        Some(bots) => {
            play(&mut table, &mut Field::new(&bots.0, seed));
            bots.names()
        }
        None => {
            play(&mut table, &mut RandomPlayer::new(seed));
            Vec::new()
        }
    };
    let record = Record { names, ..table.save() };
    let state = table.game().state();
    let called = super::names(&record);
    let credits = state.seats().iter().map(|seat| (called[seat.index()].clone(), state.players[seat].credits.0));
    let credits = credits.collect();
    Ok(Saved { record, credits })
}

/// Plays a table to its end, one submitted action after the other.
pub fn play(table: &mut Table, players: &mut dyn Decider) {
    const STEP: u32 = 500;
    let mut now = 0;
    while !table.game().is_over() {
        for seat in table.game().waiting_for().iter() {
            let asked = table.game().asked().iter().find(|decision| decision.seat == seat).copied();
            let building = table.game().state().phase == Phase::Building;
            let action = table.game().view(Some(seat), |view| match asked {
                Some(decision) => Some(Action::Answer(players.decide(view, &decision))),
                None if building => Some(Action::Build(players.build(view, seat))),
                None => None,
            });
            now += STEP;
            table.tick(now);
            if let Some(action) = action {
                // A step that has become impossible, as time ran out before it, is simply not taken.
                let _ = table.submit(seat, action, now);
            }
        }
    }
}
