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
use std::time::Duration;
use trucker_bots::random::RandomPlayer;
use trucker_engine::chance::{Commitment, Seed};
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_engine::script::Decider;
use trucker_engine::state::Phase;

/// Names of the players, by seat.
pub const NAMES: [&str; 4] = ["Red", "Yellow", "Green", "Blue"];

/// What `trucker replay` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker replay game.json\n  trucker replay --explain game.json\n  trucker replay --check http://localhost:7777/replay/ABCDEFGHJKMN\n\nExit status: 0 all end as they did, 1 one ends differently or was not played with the seed promised, 2 one is no game that the rules allow."
)]
pub struct ReplayArgs {
    /// The saved games: files, or addresses of a server's replays.
    #[arg(required = true, value_name = "FILE|URL")]
    pub games: Vec<String>,
    /// Say what was checked: the seed against its commitment, every entry against the rules, the end against the digest.
    #[arg(long)]
    pub check: bool,
    /// The commitment that was published at the start of the game; implies --check.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub commitment: Option<Commitment>,
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
    let content = Arc::new(trucker_content::all().clone());
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
    for game in &args.games {
        let mut text = String::new();
        match load(game, args, &mut text) {
            Ok((record, table)) => {
                text += &ending(game, &record, &table);
                code = code.max(print(&text));
            }
            Err(wrong) => {
                code = code.max(print(&text));
                eprintln!("{game}: {wrong}");
                code = code.max(wrong.code());
            }
        }
    }
    code
}

/// Why a game could not be replayed.
#[derive(Debug, thiserror::Error)]
enum Unplayable {
    #[error("{0}")]
    Unreadable(String),
    #[error("{0}")]
    Record(#[from] BadRecord),
    #[error("it was played with the commitment {found}, not with the one given")]
    OtherCommitment { found: Commitment },
}

impl Unplayable {
    fn code(&self) -> u8 {
        match self {
            Unplayable::Record(BadRecord::Digest { .. } | BadRecord::Seed) | Unplayable::OtherCommitment { .. } => {
                FAILED
            }
            Unplayable::Unreadable(_) | Unplayable::Record(_) => BAD_INPUT,
        }
    }
}

/// The longest file that is read: a trek of four takes some ten thousand bytes a flight.
const LONGEST: u64 = 16 << 20;
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

fn commitment(text: &str) -> Result<Commitment, String> {
    text.to_owned().try_into()
}

/// The text of a saved game from a file or a server.
fn fetch(game: &str) -> Result<String, String> {
    let text = if game.starts_with("http://") || game.starts_with("https://") {
        // The link of a replay's page leads to its log.
        let address = game.replacen("/replay/", "/api/games/", 1);
        let agent: ureq::Agent = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).build().into();
        let mut answer = agent.get(&address).call().map_err(|error| match error {
            ureq::Error::StatusCode(404) => "the server knows no such game".to_owned(),
            ureq::Error::StatusCode(409) => "the game is not over yet: its log is open at its end".to_owned(),
            other => other.to_string(),
        })?;
        answer.body_mut().with_config().limit(LONGEST + 1).read_to_string().map_err(|error| error.to_string())?
    } else {
        let opened = std::fs::File::open(game).map_err(|error| error.to_string())?;
        let mut text = String::new();
        opened.take(LONGEST + 1).read_to_string(&mut text).map_err(|error| error.to_string())?;
        text
    };
    if text.len() as u64 > LONGEST { Err("not a saved game: it is longer than 16 MiB".to_owned()) } else { Ok(text) }
}

fn load(game: &str, args: &ReplayArgs, told: &mut String) -> Result<(Record, Table), Unplayable> {
    let text = fetch(game).map_err(Unplayable::Unreadable)?;
    let text = text.trim_start_matches('\u{feff}');
    let record: Record = serde_json::from_str(text)
        .map_err(|error| Unplayable::Unreadable(format!("not a saved game (`trucker record` writes one): {error}")))?;
    if let Some(promised) = args.commitment
        && promised != record.commitment
    {
        return Err(Unplayable::OtherCommitment { found: record.commitment });
    }
    let content = trucker_content::all();
    let words = Words { language: Language::of_environment(), content, names: names(&record) };
    let mut tell = |event: Event| {
        if args.explain {
            *told += &words.event(&event);
            told.push('\n');
        }
    };
    let table = Table::load(&record, Arc::new(content.clone()), &mut tell)?;
    if args.check || args.commitment.is_some() {
        let published = if args.commitment.is_some() { ", as published" } else { "" };
        *told += &format!("{game}: the seed has the commitment {}{published}\n", record.commitment);
        *told += &format!("{game}: the rules allow all {} entries\n", record.log.len());
        *told += &format!("{game}: the end has the digest {:016x}, as saved\n", record.digest);
    }
    Ok((record, table))
}

/// What the players are called: by the record, otherwise by their colours.
fn names(record: &Record) -> Vec<String> {
    // A file may come from anywhere: its names must not steer the terminal.
    let plain = |name: &String| name.chars().filter(|c| !c.is_control()).take(40).collect::<String>();
    let known = |i: usize| record.names.get(i).map(plain).filter(|name| !name.is_empty());
    NAMES.iter().enumerate().map(|(i, colour)| known(i).unwrap_or_else(|| (*colour).to_owned())).collect()
}

fn ending(game: &str, record: &Record, table: &Table) -> String {
    let (names, state) = (names(record), table.game().state());
    let players: Vec<String> =
        state.seats().iter().map(|seat| format!("{} {}", names[seat.index()], state.players[seat].credits)).collect();
    let stage = if table.game().is_over() { "over" } else { "in progress" };
    format!("{game}: {stage}, credits: {}, state {:016x}\n", players.join(", "), table.game().digest())
}

fn complain(file: &Path, wrong: impl Display) -> u8 {
    eprintln!("{}: {wrong}", file.display());
    BAD_INPUT
}
