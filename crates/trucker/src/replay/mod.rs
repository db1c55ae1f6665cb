//! `trucker record` and `trucker replay`: games as files.
//!
//! A saved game is a setup, a seed and a log. Replaying submits every entry to the rules again and compares the end.

mod explain;
mod record;

pub use record::{RecordArgs, SeatedArg, play, record};

use crate::output::print;
use crate::words::{Language, Words};
use crate::{BAD_INPUT, FAILED, SUCCESS, data};
use explain::{Rockets, pieces};
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use trucker_engine::chance::Commitment;
use trucker_engine::event::Event;
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_engine::words::Seat;
use trucker_server::old;

/// Names of the players, by seat.
pub const NAMES: [&str; 5] = ["Red", "Yellow", "Green", "Blue", "White"];

/// What `trucker replay` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker replay game.json\n  trucker replay --explain game.json\n  trucker replay --check http://localhost:7777/replay/ABCDEFGHJKMN\n  trucker replay --json --explain game.json     every event as data\n\nExit status: 0 all end as they did, 1 one ends differently or was not played with the seed promised, 2 one is no game that the rules allow.\ndocs/DATA.md describes what --json prints."
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
    /// Tell the whole game in sentences, with the tiles and cards by their names and where the rockets stand.
    #[arg(long)]
    pub explain: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub json: bool,
}

/// Plays saved games again and says how they ended: 0 if all did as they should, 1 if one ends differently, 2 if one is
/// no game that the rules allow.
pub fn replay(args: &ReplayArgs) -> u8 {
    let mut code = SUCCESS;
    let mut objects = Vec::new();
    for game in &args.games {
        let mut told = Told::default();
        let loaded = load(game, args, &mut told);
        if let Err(wrong) = &loaded {
            code = code.max(wrong.code());
        }
        if args.json {
            objects.push(object(game, args, &loaded, told));
            continue;
        }
        match loaded {
            Ok((record, table)) => code = code.max(print(&(told.text + &ending(game, &record, &table)))),
            Err(wrong) => {
                code = code.max(print(&told.text));
                eprintln!("{game}: {wrong}");
            }
        }
    }
    if args.json { code.max(print(&data::line("replay", json!({ "games": objects })))) } else { code }
}

/// What was told while a game was played again.
#[derive(Default)]
struct Told {
    text: String,
    events: Vec<Value>,
    rockets: Rockets,
}

impl Told {
    fn event(&mut self, event: &Event, words: &Words<'_>, as_data: bool) {
        let (sentence, named) = (words.event(event), pieces(event, words.content));
        if as_data {
            self.events.push(json!({ "event": event, "text": sentence, "pieces": named }));
            return;
        }
        if let Some(line) = self.rockets.follow(event, &words.names) {
            self.text += &(line + "\n");
        }
        self.text += &sentence;
        if let Some(named) = named {
            self.text += &format!(" [{named}]");
        }
        self.text.push('\n');
    }
}

/// A game as data: how it ended, or what is wrong with it.
fn object(game: &str, args: &ReplayArgs, loaded: &Result<(Record, Table), Unplayable>, told: Told) -> Value {
    let mut object = match loaded {
        Err(wrong) => json!({ "game": game, "error": wrong.to_string(), "status": wrong.code() }),
        Ok((record, table)) => {
            let (names, state) = (names(record), table.game().state());
            let player = |seat: Seat| json!({ "name": names[seat.index()], "credits": state.players[seat].credits.0 });
            json!({
                "game": game,
                "error": null,
                "status": SUCCESS,
                "over": table.game().is_over(),
                "level": data::level(record.setup.mode),
                "parts": crate::parts::words(&record.setup.extras),
                "rules_version": record.rules_version,
                "commitment": record.commitment.to_string(),
                "entries": record.log.len(),
                "digest": format!("{:016x}", record.digest),
                "players": state.seats().iter().map(player).collect::<Vec<_>>(),
            })
        }
    };
    if args.explain {
        object["events"] = told.events.into();
    }
    object
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

/// What to do about an address that begins with https.
const WITHOUT_TLS: &str = "this program was built without TLS: build it with `--features tls`, or save the game with the \
                           browser (its link with /api/games/ instead of /replay/) and name the file";

fn commitment(text: &str) -> Result<Commitment, String> {
    text.to_owned().try_into()
}

/// The text of a saved game from a file or a server.
fn fetch(game: &str) -> Result<String, String> {
    let text = if game.starts_with("http://") || game.starts_with("https://") {
        if cfg!(not(feature = "tls")) && game.starts_with("https://") {
            return Err(WITHOUT_TLS.to_owned());
        }
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

fn load(game: &str, args: &ReplayArgs, told: &mut Told) -> Result<(Record, Table), Unplayable> {
    let text = fetch(game).map_err(Unplayable::Unreadable)?;
    let text = text.trim_start_matches('\u{feff}');
    let record: Record = old::read(text, old::record)
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
            told.event(&event, &words, args.json);
        }
    };
    let table = Table::load(&record, Arc::new(content.clone()), &mut tell)?;
    if args.check || args.commitment.is_some() {
        let published = if args.commitment.is_some() { ", as published" } else { "" };
        told.text += &format!("{game}: the seed has the commitment {}{published}\n", record.commitment);
        told.text += &format!("{game}: the rules allow all {} entries\n", record.log.len());
        told.text += &format!("{game}: the end has the digest {:016x}, as saved\n", record.digest);
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
