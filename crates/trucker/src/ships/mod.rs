//! `trucker ships`: ships that bots build, as they are when they take off.

mod sheet;

use crate::agreed::Agreed;
use crate::replay::SeatedArg;
use crate::ship::boards::Board;
use crate::ship::code;
use crate::ship::report::Report;
use crate::sim::batch::game_seed;
use crate::{BAD_INPUT, FAILED, data, output};
use serde_json::{Value, json};
use std::path::PathBuf;
use trucker_bots::{Field, Profile};
use trucker_engine::content::Content;
use trucker_engine::game::play_until;
use trucker_engine::ship::Ship;
use trucker_engine::state::{Phase, Setup, State};
use trucker_engine::words::Seat;

const EXAMPLES: &str = "\
Examples:
  trucker ships --bots veteran --level 2 --count 20          a code a line
  trucker ships --bots veteran,trucker:racer --count 8       by several bots at one table, in turn
  trucker ships --bots expert@64 --parts all --sheet ships.html     a page of pictures
  trucker ships --sheet ships.svg                            one picture of all of them
  trucker ships --json | jq '.ships[].code'                  everything as data
  trucker ship $(trucker ships --count 1)                    and how good one of them is

A bot is a tier (random, rookie, trucker, veteran, expert), tier:taste (balanced, racer, hauler, gunner, tank), and for
an expert also expert@N: it flies each candidate out N times, 1 to 2000, 32 if not said. A single bot builds beside
three of its kind. A trek stands for its first flight.

Exit status: 0 all well, 1 the sheet could not be written or nobody finished a ship, 2 such ships cannot be built.
docs/SHIPS.md describes codes, docs/DATA.md what --json prints.";

/// Building steps of a player after which a game counts as stuck.
const BUILD_LIMIT: u32 = 5_000;
/// Players at a table if only one bot is named.
const SEATS: usize = 4;

/// What `trucker ships` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Who builds, as tier, tier:taste or expert@N with commas, one to four.
    #[arg(long, value_name = "A[,B[,C[,D]]]", default_value = "veteran")]
    pub bots: SeatedArg,
    /// What they are built for.
    #[command(flatten)]
    pub agreed: Agreed,
    /// How many ships.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub count: u16,
    /// Draw all ships into this file: a page if its name ends in .html, otherwise one SVG picture.
    #[arg(long, value_name = "FILE")]
    pub sheet: Option<PathBuf>,
    /// Print one JSON object instead of codes.
    #[arg(long)]
    pub json: bool,
}

/// A ship that a bot has built.
pub struct Built {
    /// Who built it.
    pub bot: Profile,
    /// In which game of the run, and where it sat.
    pub game: u64,
    /// Its seat.
    pub seat: Seat,
    /// The board it stands on.
    pub board: Board,
    /// As it takes off: mended, with crew, batteries and blocks aboard.
    pub ship: Ship,
    /// Components taken off at the spot check, or left in reserve.
    pub lost: u8,
}

impl Built {
    /// Its code.
    pub fn code(&self, content: &Content) -> String {
        code::encode(&self.ship, content, self.board)
    }

    fn json(&self, content: &Content) -> Value {
        let report = Report::of(self.ship, content, self.board, None, 0).json();
        let figures = [
            "code",
            "level",
            "board",
            "components",
            "engines",
            "cannons",
            "crew",
            "batteries",
            "containers",
            "exposed",
            "shielded",
        ];
        let mut object = json!({
            "bot": self.bot.to_string(),
            "game": self.game,
            "seat": self.seat.index(),
            "lost_before_flight": self.lost,
        });
        for figure in figures {
            object[figure] = report[figure].clone();
        }
        object["exposed"] = report["exposed"].as_array().map_or(0, Vec::len).into();
        object
    }
}

impl Args {
    /// Everyone at the table.
    fn table(&self) -> Vec<Profile> {
        match self.bots.0[..] {
            [only] => vec![only; SEATS],
            _ => self.bots.0.clone(),
        }
    }

    fn setup(&self, number: u64, players: usize) -> Setup {
        self.agreed.setup(players as u8, game_seed(self.agreed.seed, number))
    }
}

/// Builds the ships that are asked for, game after game.
///
/// # Errors
/// Why there are none.
pub fn build(args: &Args, content: &Content) -> Result<Vec<Built>, String> {
    let bots = args.table();
    let mut ships: Vec<Built> = Vec::new();
    for game in 0.. {
        let setup = args.setup(game, bots.len());
        setup.check_extras(content).map_err(|wrong| wrong.to_string())?;
        let mut state = State::new(setup);
        let mut field = Field::new(&bots, game_seed(args.agreed.seed, game));
        // Ships have taken off when the first card is about to be revealed.
        if !play_until(&mut state, content, &mut field, BUILD_LIMIT, None, |phase| phase == Phase::Reveal) {
            return Err(format!("game {game} got stuck while ships were built"));
        }
        for seat in state.seats().iter() {
            if ships.len() == usize::from(args.count) {
                return Ok(ships);
            }
            let (board, lost) = (Board::of(&state.rules, seat), state.players[seat].lost);
            ships.push(Built { bot: bots[seat.index()], game, seat, board, ship: state.ships[seat], lost });
        }
    }
    Ok(ships)
}

/// Builds ships and lists them.
pub fn run(args: &Args) -> u8 {
    let unwritten = |wrong: std::io::Error, code: u8| {
        let file = args.sheet.as_deref().unwrap_or_else(|| "-".as_ref());
        eprintln!("trucker ships: the sheet cannot be written to {}: {wrong}", file.display());
        code
    };
    if let Some(file) = &args.sheet
        && let Err(wrong) = output::check(file)
    {
        return unwritten(wrong, BAD_INPUT);
    }
    let content = trucker_content::all();
    let ships = match build(args, content) {
        Ok(ships) => ships,
        Err(wrong) => {
            eprintln!("trucker ships: {wrong}");
            return BAD_INPUT;
        }
    };
    if let Some(file) = &args.sheet {
        let page = file.extension().is_some_and(|extension| extension == "html");
        let sheet = if page { sheet::page(&ships, content) } else { sheet::picture(&ships, content) };
        if let Err(wrong) = output::write_whole(file, sheet.as_bytes()) {
            return unwritten(wrong, FAILED);
        }
    }
    output::print(&if args.json {
        data::line(
            "ships",
            json!({
                "level": data::level(args.setup(0, 1).mode),
                "parts": args.agreed.parts.to_string(),
                "seed": args.agreed.seed,
                "ships": ships.iter().map(|built| built.json(content)).collect::<Vec<_>>(),
            }),
        )
    } else {
        ships.iter().map(|built| built.code(content) + "\n").collect()
    })
}
