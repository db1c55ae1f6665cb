//! `trucker load`: honest random players in many rooms, who check what they are told and measure how long it takes.

pub mod chaos;
pub mod crossing;
pub mod drive;
pub mod entry;
#[cfg(test)]
mod lies;
pub mod member;
pub mod meter;
pub mod mirror;
pub mod moves;
pub mod proc;
pub mod report;
pub mod room;
pub mod secrets;
pub mod server;
pub mod stats;
pub mod tracker;
pub mod wire;

use crate::sim::stop;
use crate::{BAD_INPUT, FAILED, output};
use chaos::house::Trouble;
use chaos::{Recovery, Trial};
use clap::Args as ClapArgs;
use entry::Place;
use meter::Backed;
use report::{Report, Run};
use server::{Backing, Server};
use stats::Shared;
use std::sync::Arc;
use std::time::{Duration, Instant};
use trucker_backing::{Nats, Postgres};
use trucker_engine::words::MAX_SEATS;

/// Actions of all players of a room in a second: turn by turn, one of them may have to act for all, and a server takes 20
/// messages a second from one client.
const MOST_IN_ROOM: f64 = 16.0;

/// Files beside the connections that this program and a server have open.
const OTHER_FILES: u64 = 100;

const EXAMPLES: &str = "\
Examples:
  trucker load                                 fifty rooms on a server of its own, for thirty seconds
  trucker load --rooms 500 --seconds 60 --json
  trucker load --seats 5                       five in each room instead of four
  trucker load --idle --rooms 2000             what rooms cost that nobody plays in
  trucker load --url http://localhost:7777     on a server that runs already
  trucker load --nodes 3 --rooms 1000          on three servers, with PostgreSQL and nats-server of their own
  trucker load --nodes 3 --chaos --seconds 600 the same with trouble on purpose
  trucker load --nodes 3 --chaos --only long-bus,long-database   the bus, and the database, gone for half a minute

Exit status: 0 nobody was told anything wrong, 1 somebody was or the server failed, 2 this cannot be tried.
docs/DATA.md describes what --json prints.";

/// Arguments of `trucker load`.
#[derive(ClapArgs, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// How many rooms.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub rooms: u32,
    /// How many players in each, 2 to 5.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=MAX_SEATS as i64))]
    pub seats: u8,
    /// How long they play, in seconds, once all rooms are set up.
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub seconds: u32,
    /// A server that runs already; without it, one is started for the run.
    #[arg(long)]
    pub url: Option<String>,
    /// The server of --url is on another machine, and it is mine to put under load.
    #[arg(long, requires = "url")]
    pub i_own_this_server: bool,
    /// Start so many servers with a PostgreSQL and a bus of their own, and play at all of them; 1 is PostgreSQL alone.
    #[arg(long, value_name = "N", conflicts_with = "url", value_parser = clap::value_parser!(u8).range(1..=9))]
    pub nodes: Option<u8>,
    /// Kill, stop and replace servers, restart bus and database meanwhile, and compare everything anybody was told.
    #[arg(long, requires = "nodes", conflicts_with_all = ["idle", "rate", "seats", "json"])]
    pub chaos: bool,
    /// With --chaos, only these kinds of trouble, one after the other.
    #[arg(long, value_name = "KIND", requires = "chaos", value_delimiter = ',')]
    pub only: Vec<Trouble>,
    /// Actions of each player in a second.
    #[arg(long, value_name = "R", default_value_t = 1.0, value_parser = rate)]
    pub rate: f64,
    /// Set the rooms up and leave them alone, to see what they cost.
    #[arg(long)]
    pub idle: bool,
    /// Threads that play.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub threads: u16,
    /// The number that all choices of the players follow from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// A number of actions in a second that makes sense.
fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|error| format!("{error}"))?;
    if (0.01..=4.0).contains(&rate) { Ok(rate) } else { Err("0.01 to 4 actions in a second are possible".into()) }
}

/// Why there are no figures.
enum Failure {
    /// It was asked for something impossible.
    Input(String),
    /// It did not work.
    Run(String),
}

/// Plays the rooms and prints the figures. Fails if a client was told anything wrong.
pub fn run(args: &Args) -> u8 {
    stop::listen();
    if args.chaos {
        return endure(args);
    }
    match load(args) {
        Ok(report) => {
            let printed = output::print(&if args.json { report.json() } else { report.table() });
            if report.is_clean() { printed } else { FAILED }
        }
        Err(Failure::Input(message)) => {
            eprintln!("error: {message}");
            BAD_INPUT
        }
        Err(Failure::Run(message)) => {
            eprintln!("error: {message}");
            FAILED
        }
    }
}

fn load(args: &Args) -> Result<Report, Failure> {
    check_rate(args.rate, args.seats).map_err(Failure::Input)?;
    check_open_files(args.rooms, args.seats, proc::open_files()).map_err(Failure::Input)?;
    let (mut servers, backing) = match (&args.url, args.nodes) {
        (Some(_), _) => (Vec::new(), None),
        (None, None) => (vec![start(args, None).map_err(Failure::Run)?], None),
        (None, Some(nodes)) => several(args, nodes).map_err(Failure::Run)?,
    };
    let reached = |url: &str| Place::parse(url, args.i_own_this_server).and_then(Place::reach);
    let places: Result<Vec<Place>, Failure> = match &args.url {
        Some(url) => reached(url).map(|place| vec![place]).map_err(Failure::Input),
        None => servers.iter().map(|server| reached(&server.url).map_err(Failure::Run)).collect(),
    };
    let places = places?;
    let pids: Vec<u32> = servers.iter().map(Server::pid).collect();
    let mut run = play(args, &places, &pids, backing.as_ref());
    for server in &mut servers {
        match server.stop() {
            Some(status) if status.success() => {}
            ended => {
                let how = ended.map_or("it had to be killed".into(), |status| status.to_string());
                let message = format!("the server did not end well: {how}\n{}", server.last_words());
                match &mut run {
                    Ok(report) => report.add_violation(message),
                    Err(error) => *error += &format!("\n{message}"),
                }
            }
        }
    }
    run.map_err(Failure::Run)
}

/// Starts a server of this very program.
fn start(args: &Args, backing: Option<&Backing>) -> Result<Server, String> {
    Server::start(&server::this_program()?, args.rooms, backing)
}

/// Servers, and what they need for as long as they run.
type Several = (Vec<Server>, Option<Backed>);

/// Starts several servers; one alone needs no bus.
fn several(args: &Args, nodes: u8) -> Result<Several, String> {
    let postgres = Postgres::start(true)?;
    let nats = if nodes > 1 { Some(Nats::start()?) } else { None };
    let backing =
        Backing { database: postgres.create(meter::DATABASE)?, bus: nats.as_ref().map(Nats::address), inside: None };
    let servers: Result<Vec<Server>, String> = (0..nodes).map(|_| start(args, Some(&backing))).collect();
    Ok((servers?, Some(Backed { postgres, nats })))
}

/// Trouble on purpose, for as long as was asked.
fn endure(args: &Args) -> u8 {
    let trial = || {
        let (nodes, rooms) = (usize::from(args.nodes.unwrap_or(3)), args.rooms as usize);
        let (lasts, seed) = (Duration::from_secs(u64::from(args.seconds)), args.seed);
        let troubles = if args.only.is_empty() { Trouble::ALL.to_vec() } else { args.only.clone() };
        Ok::<_, String>(Trial { program: server::this_program()?, nodes, rooms, troubles, rounds: 1, lasts, seed })
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads: {error}"));
    match trial().and_then(|trial| runtime?.block_on(chaos::run(trial))) {
        Ok(outcome) => {
            let mut text: String = outcome.left_out.iter().map(|why| format!("no cut wires: {why}\n")).collect();
            for Recovery { trouble, took } in &outcome.recoveries {
                let (name, took) = (trouble.name(), took.as_secs_f64());
                text += &format!("{name:<15}every room was played in again after {took:.1} s\n");
            }
            output::print(&format!("{text}{}\nviolations        0\n", outcome.summary))
        }
        Err(wrong) => {
            eprintln!("error: {wrong}");
            FAILED
        }
    }
}

/// Sets the rooms up and plays in them; `pids` are the servers' processes, as far as they are known.
fn play(args: &Args, places: &[Place], pids: &[u32], backed: Option<&Backed>) -> Result<Report, String> {
    let memory_before = proc::memory_of(pids);
    let began = Instant::now();
    let entered = entry::enter(places, args.rooms, args.seats, args.seed)?;
    let shared = Arc::new(Shared::new()?);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(usize::from(args.threads))
        .enable_all()
        .build()
        .map_err(|error| format!("no threads: {error}"))?;
    let pinging = Instant::now();
    let crossed = match places {
        [_, _, ..] => Some(runtime.block_on(crossing::measure(places, &entered))?),
        _ => None,
    };
    // Pings take their time, and set nothing up.
    let began = began + pinging.elapsed();
    let watched = drive::Watched { pids, backed };
    let driven = runtime.block_on(drive::drive(args, places, entered, &shared, watched, began))?;
    drop(runtime);
    let stats = Arc::into_inner(shared).ok_or("a room has not ended")?.into_stats();
    let Args { rooms, seats, seconds, rate, idle, seed, .. } = *args;
    let run = Run { rooms, seats, seconds, rate, idle, seed };
    let mut report = Report::new(run, memory_before, driven, stats);
    report.crossing_ms = crossed;
    Ok(report)
}

/// Does a server take so many actions from one client?
fn check_rate(rate: f64, seats: u8) -> Result<(), String> {
    let most = MOST_IN_ROOM / f64::from(seats);
    if rate <= most { Ok(()) } else { Err(format!("{seats} in a room can act {most} times a second at most")) }
}

/// May so many connections be open? The server needs as many.
fn check_open_files(rooms: u32, seats: u8, limit: Option<u64>) -> Result<(), String> {
    let needed = u64::from(rooms) * u64::from(seats) + OTHER_FILES;
    match limit {
        Some(limit) if limit < needed => Err(format!(
            "{rooms} rooms need {needed} open files, and only {limit} are allowed: run `ulimit -n {needed}` first \
             (beyond `ulimit -Hn` the administrator has to raise the limit)"
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_open_files_are_noticed_before_anything_is_started() {
        assert!(check_open_files(5_000, 4, Some(1_024)).is_err_and(|error| error.contains("ulimit -n 20100")));
        assert!(check_open_files(100, 4, Some(1_024)).is_ok() && check_open_files(5_000, 4, None).is_ok());
        assert!(check_open_files(200, 5, Some(1_024)).is_err(), "five need more than four");
    }

    #[test]
    fn rates_are_checked() {
        for (text, good) in [("1", true), ("0.5", true), ("4", true), ("0", false), ("4.1", false), ("nan", false)] {
            assert_eq!(rate(text).is_ok(), good, "{text}");
        }
        assert!(check_rate(4.0, 4).is_ok() && check_rate(4.0, 2).is_ok());
        assert!(check_rate(4.0, 5).is_err_and(|error| error.contains("3.2")));
    }
}
