//! `trucker record` and `trucker replay`: games as files.
//!
//! A saved game is a setup, a seed and a log. Replaying submits every entry to the rules again and compares the end.

use crate::output::{print, write_whole};
use crate::sim::{AidArg, LevelArg, PaceArg, table};
use crate::words::{Language, Words};
use crate::{BAD_INPUT, FAILED, SUCCESS};
use std::fmt::Display;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trucker_bots::random::RandomPlayer;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_engine::script::Decider;
use trucker_engine::state::Phase;
use trucker_engine::words::Seat;

/// Names of the players, by seat.
pub const NAMES: [&str; 4] = ["Red", "Yellow", "Green", "Blue"];

/// What `trucker replay` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker replay game.json\n  trucker replay --explain game.json\n\nExit status: 0 all end as they did, 1 one ends differently, 2 one is no game that the rules allow."
)]
pub struct ReplayArgs {
    /// The saved games.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Tell the whole game in sentences.
    #[arg(long)]
    pub explain: bool,
}

/// What `trucker record` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker record game.json\n  trucker record --level trek --players 3 --seed 7 trek.json"
)]
pub struct RecordArgs {
    /// Where to save the game.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What is flown.
    #[arg(long, value_enum, default_value = "2")]
    pub level: LevelArg,
    /// How many play, 1 to 4.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub players: u8,
    /// How ships are built.
    #[arg(long, value_enum, default_value = "real-time")]
    pub pace: PaceArg,
    /// What happens to a tile that does not fit.
    #[arg(long, value_enum, default_value = "assisted")]
    pub aid: AidArg,
    /// Where all chance comes from; the same seed gives the same game.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
}

/// Plays one game with random-legal players and saves it.
pub fn record(args: &RecordArgs) -> u8 {
    let setup = table(args.players, args.level, args.pace, args.aid);
    let content = Arc::new(trucker_content::base().clone());
    let mut table = match Table::open(setup, content, Seed::from_number(args.seed)) {
        Ok((table, _)) => table,
        Err(wrong) => return complain(&args.file, wrong),
    };
    play(&mut table, &mut RandomPlayer::new(args.seed));
    let text = match serde_json::to_string(&table.save()) {
        Ok(text) => text,
        Err(wrong) => return complain(&args.file, wrong),
    };
    match write_whole(&args.file, (text + "\n").as_bytes()) {
        Ok(()) => SUCCESS,
        Err(wrong) => complain(&args.file, wrong),
    }
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

/// Plays saved games again and says how they ended: 0 if all did as they should, 1 if one ends differently, 2 if one is
/// no game that the rules allow.
pub fn replay(args: &ReplayArgs) -> u8 {
    let mut code = SUCCESS;
    for file in &args.files {
        let mut text = String::new();
        let end = load(file, args.explain, &mut text);
        if let Ok(table) = &end {
            text += &ending(file, table);
        }
        code = code.max(print(&text));
        if let Err(wrong) = end {
            code = code.max(wrong.complain(file));
        }
    }
    code
}

/// Why a file could not be replayed.
enum Unplayable {
    File(String),
    Record(BadRecord),
}

impl Unplayable {
    fn complain(&self, file: &Path) -> u8 {
        match self {
            Unplayable::File(wrong) => complain(file, wrong),
            Unplayable::Record(wrong) => {
                complain(file, wrong);
                if matches!(wrong, BadRecord::Digest { .. }) { FAILED } else { BAD_INPUT }
            }
        }
    }
}

/// The longest file that is read: a trek of four takes some ten thousand bytes a flight.
const LONGEST: u64 = 16 << 20;

fn load(file: &Path, explain: bool, told: &mut String) -> Result<Table, Unplayable> {
    let wrong = |wrong: &dyn Display| Unplayable::File(wrong.to_string());
    let mut text = String::new();
    let opened = std::fs::File::open(file).map_err(|error| wrong(&error))?;
    opened.take(LONGEST + 1).read_to_string(&mut text).map_err(|error| wrong(&error))?;
    if text.len() as u64 > LONGEST {
        return Err(wrong(&"not a saved game: it is longer than 16 MiB"));
    }
    let text = text.trim_start_matches('\u{feff}');
    let record: Record = serde_json::from_str(text)
        .map_err(|error| wrong(&format!("not a saved game (`trucker record` writes one): {error}")))?;
    let content = trucker_content::base();
    let words = Words { language: Language::of_environment(), content, names: NAMES.map(String::from).to_vec() };
    let mut tell = |event: Event| {
        if explain {
            *told += &words.event(&event);
            told.push('\n');
        }
    };
    Table::load(&record, Arc::new(content.clone()), &mut tell).map_err(Unplayable::Record)
}

fn ending(file: &Path, table: &Table) -> String {
    let game = table.game();
    let credits = |seat: Seat| game.state().players[seat].credits;
    let players: Vec<String> =
        game.state().seats().iter().map(|seat| format!("{} {}", NAMES[seat.index()], credits(seat))).collect();
    let state = if game.is_over() { "over" } else { "in progress" };
    format!("{}: {state}, credits: {}, state {:016x}\n", file.display(), players.join(", "), game.digest())
}

fn complain(file: &Path, wrong: impl Display) -> u8 {
    eprintln!("{}: {wrong}", file.display());
    BAD_INPUT
}
