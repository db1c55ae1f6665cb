//! A short demo flight in the terminal: four bots build, fly a flight of level I and are paid.

mod draw;
mod story;

use crate::words::{Language, Words};
use crate::{FAILED, SUCCESS};
use anstyle::{AnsiColor, Style};
use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::Arc;
use story::Story;
use trucker_bots::{Field, Profile, Taste, Tier};
use trucker_engine::chance::Seed;
use trucker_engine::game::{Action, Game};
use trucker_engine::script::Decider;
use trucker_engine::state::{Mode, Pace, Phase, Setup};
use trucker_engine::words::{Level, Seat};

/// What the bots are called, and their colours.
const BOTS: [(&str, AnsiColor); 4] = [
    ("Ruby", AnsiColor::BrightRed),
    ("Sunny", AnsiColor::BrightYellow),
    ("Olive", AnsiColor::BrightGreen),
    ("Skye", AnsiColor::BrightBlue),
];

/// What kinds of ships they like.
const TASTES: [Taste; 4] = [Taste::Gunner, Taste::Racer, Taste::Hauler, Taste::Tank];

/// Actions after which the demo gives up; a flight takes a few hundred.
const ACTIONS: usize = 10_000;

/// Is the output a terminal that wants colours? `NO_COLOR` and `TERM=dumb` switch them off.
fn wants_colour() -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    std::io::stdout().is_terminal() && !no_color && !dumb
}

/// What `trucker demo` is told.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker demo\n  trucker demo --seed 7 | less -R     the same flight again\n\nExit status: 0 the flight was told, 1 it could not be written."
)]
pub struct Args {
    /// Show the flight of this seed again.
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
}

/// Plays the demo flight of a seed, or another one each time.
pub fn run(seed: Option<u64>) -> u8 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = seed.unwrap_or_else(|| since.map_or(1, |time| time.as_nanos() as u64 % 1_000_000));
    let mut out = std::io::stdout().lock();
    match tell(seed, Language::of_environment(), wants_colour(), &mut out).and_then(|()| out.flush()) {
        Ok(()) => SUCCESS,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => SUCCESS, // Whoever reads has seen enough.
        Err(error) => {
            eprintln!("trucker: {error}");
            FAILED
        }
    }
}

/// Tells the demo flight of a seed.
///
/// # Errors
/// If the text cannot be written.
pub fn tell(seed: u64, language: Language, colour: bool, out: &mut dyn Write) -> std::io::Result<()> {
    let content = Arc::new(trucker_content::all().clone());
    let styles = BOTS.map(|(_, ansi)| if colour { ansi.on_default() } else { Style::new() });
    let names = std::array::from_fn::<_, 4, _>(|i| format!("{0}{1}{0:#}", styles[i], BOTS[i].0)).to_vec();
    let words = Words { language, content: &content, names };
    let mut story = Story::new(&words, styles, colour, out);
    story.title(seed)?;

    let mut setup = Setup::new(BOTS.len() as u8, Mode::Flight(Level::I));
    setup.pace = Pace::TurnByTurn { last_turns: None };
    let mut chance = Seed::from_number(seed);
    let (mut game, events) = match Game::new(setup, Arc::clone(&content), &mut chance) {
        Ok(begun) => begun,
        Err(wrong) => return Err(std::io::Error::other(wrong.to_string())),
    };
    story.events(&events)?;
    let mut bots = Field::new(&TASTES.map(|taste| Profile { taste, ..Profile::new(Tier::Trucker) }), seed);
    for at in 0..ACTIONS {
        let Some((seat, action)) = next_action(&game, &mut bots) else { break };
        let events = game
            .submit(seat, action, at as u32, &mut chance)
            .map_err(|refusal| std::io::Error::other(words.refusal(refusal)))?;
        story.events(&events)?;
        if game.state().phase == Phase::Reveal && !game.asked().is_empty() {
            game.view(None, |view| story.between_cards(view))?;
        }
    }
    story.result(game.state().seats().iter().map(|seat| (seat, game.state().players[seat].credits)).collect())
}

/// What the next bot does that has something to do.
fn next_action(game: &Game, bots: &mut Field) -> Option<(Seat, Action)> {
    let seat = game.waiting_for().iter().next()?;
    let asked = game.asked().iter().find(|decision| decision.seat == seat).copied();
    let action = game.view(Some(seat), |view| match asked {
        Some(decision) => Action::Answer(bots.decide(view, &decision)),
        None => Action::Build(bots.build(view, seat)),
    });
    Some((seat, action))
}
