//! The `trucker` binary: plain, it serves the game; its subcommands check rules, simulate and measure.

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Servers make and drop many small things, for which this is quicker than what most systems have.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  trucker                                    serve the game and open it in the browser
  trucker --lan                              let others in the network in
  trucker demo                               watch four bots in the terminal
  trucker ships --bots veteran --count 5     ships that bots build
  trucker help sim                           what a command can do

Exit status of every command: 0 it did what was asked, 1 a check failed or something could not be written,
2 it was asked for something impossible.";

#[derive(Parser)]
#[command(version, about, long_about = None, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Cli {
    #[command(flatten)]
    serve: trucker::serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game to browsers; the same as no command at all.
    Serve(trucker::serve::Args),
    /// Watch a flight of four bots in the terminal.
    Demo(trucker::demo::Args),
    /// Check rule cases written as text files.
    Scenario(trucker::scenario::Args),
    /// Fly many games with random-legal players and count what happens.
    Sim(trucker::sim::Args),
    /// Let bots play matches against each other and measure their strength.
    Arena(trucker::arena::Args),
    /// Find better weights for the bots by self-play.
    Tune(trucker::tune::Args),
    /// Draw a ship and say how good it is.
    Ship(trucker::ship::Args),
    /// Let bots build ships, and list them.
    Ships(trucker::ships::Args),
    /// Count what is in the box, or check data files of another one.
    Content(trucker::contents::Args),
    /// Play one game with bots or random-legal players and save it.
    Record(trucker::replay::RecordArgs),
    /// Play saved games again and check that they end as they did.
    Replay(trucker::replay::ReplayArgs),
    /// Play many rooms on a server, check everything it says, and measure how long it takes.
    Load(trucker::load::Args),
    /// Copy all rooms and games into another database, and compare them.
    MoveStore(trucker::move_store::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let code = match cli.command {
        None => trucker::serve::run(&cli.serve),
        Some(Command::Serve(args)) => trucker::serve::run(&args),
        Some(Command::Demo(args)) => trucker::demo::run(args.seed),
        Some(Command::Scenario(args)) => trucker::scenario::run(&args),
        Some(Command::Sim(args)) => trucker::sim::run(&args),
        Some(Command::Arena(args)) => trucker::arena::run(&args),
        Some(Command::Tune(args)) => trucker::tune::run(&args),
        Some(Command::Ship(args)) => trucker::ship::run(&args),
        Some(Command::Ships(args)) => trucker::ships::run(&args),
        Some(Command::Content(args)) => trucker::contents::run(&args),
        Some(Command::Record(args)) => trucker::replay::record(&args),
        Some(Command::Replay(args)) => trucker::replay::replay(&args),
        Some(Command::Load(args)) => trucker::load::run(&args),
        Some(Command::MoveStore(args)) => trucker::move_store::run(&args),
    };
    ExitCode::from(code)
}
