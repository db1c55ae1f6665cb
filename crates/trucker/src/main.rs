//! The `trucker` binary: plain, it plays a demo flight; its subcommands check rules and simulate.

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(version, about, long_about = None, args_conflicts_with_subcommands = true)]
struct Cli {
    /// Show the demo flight of this seed again.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
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
    /// Count what is in the box, or check data files of another one.
    Content(trucker::contents::Args),
    /// Play one game with random-legal players and save it.
    Record(trucker::replay::RecordArgs),
    /// Play saved games again and check that they end as they did.
    Replay(trucker::replay::ReplayArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let code = match cli.command {
        None => trucker::demo::run(cli.seed),
        Some(Command::Scenario(args)) => trucker::scenario::run(&args),
        Some(Command::Sim(args)) => trucker::sim::run(&args),
        Some(Command::Arena(args)) => trucker::arena::run(&args),
        Some(Command::Tune(args)) => trucker::tune::run(&args),
        Some(Command::Ship(args)) => trucker::ship::run(&args),
        Some(Command::Content(args)) => trucker::contents::run(&args),
        Some(Command::Record(args)) => trucker::replay::record(&args),
        Some(Command::Replay(args)) => trucker::replay::replay(&args),
    };
    ExitCode::from(code)
}
