//! Instructions instead of time: the same on a quiet and on a busy machine, so that a hundredth more is seen.
//!
//! `cargo bench --bench instructions` runs each piece of work under callgrind, some times and twice as many times; the
//! difference is what the work itself takes. Words after `--` choose pieces by their names. Where there is no valgrind,
//! nothing is counted.

mod work;

use std::hint::black_box;
use std::process::{Command, ExitCode};
use trucker::sim::r1;
use trucker_engine::ship::analysis;
use trucker_engine::ship::legal::{self, Surroundings};
use trucker_engine::tile::TileId;
use trucker_engine::words::Turn;
use work::{asked_game, board, ships_of_13};

/// A piece of work, done so many times.
struct Work {
    name: &'static str,
    times: u64,
    run: fn(u64),
}

const WORKS: [Work; 5] = [
    Work { name: "r1_flight", times: 200, run: r1_flights },
    Work { name: "ship_check", times: 2_000, run: ship_checks },
    Work { name: "legal_squares", times: 2_000, run: legal_squares },
    Work { name: "clone_state", times: 2_000, run: clones_of_a_state },
    Work { name: "clone_game", times: 2_000, run: clones_of_a_game },
];

/// What makes this program do the work itself, instead of counting.
const ITSELF: &str = "--itself";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, name, times] = &args[..]
        && flag == ITSELF
    {
        let work = WORKS.iter().find(|work| work.name == name);
        if let (Some(work), Ok(times)) = (work, times.parse()) {
            (work.run)(times);
        }
        return ExitCode::SUCCESS;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("instructions: valgrind is not installed, so nothing is counted");
        return ExitCode::SUCCESS;
    }
    let wanted: Vec<&String> = args.iter().filter(|arg| !arg.starts_with('-')).collect();
    println!("{:<16}{:>14}", "instructions", "each");
    for work in WORKS.iter().filter(|work| wanted.is_empty() || wanted.iter().any(|word| work.name.contains(*word))) {
        let counts = [work.times, 2 * work.times].map(|times| counted(work.name, times));
        let [Some(once), Some(twice)] = counts else {
            eprintln!("instructions: callgrind did not count {}", work.name);
            return ExitCode::FAILURE;
        };
        println!("{:<16}{:>14}", work.name, twice.saturating_sub(once) / work.times);
    }
    ExitCode::SUCCESS
}

/// Instructions of this program when it does a piece of work so many times, as callgrind counts them.
fn counted(name: &str, times: u64) -> Option<u64> {
    let program = std::env::current_exe().ok()?;
    let mut callgrind = Command::new("valgrind");
    callgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output = callgrind.arg(program).args([ITSELF, name, &times.to_string()]).output().ok()?;
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    told.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
}

fn r1_flights(times: u64) {
    let (content, start) = (trucker_content::base(), r1::start());
    // The same hundred flights again and again, so that twice as many take twice the instructions.
    for seed in 0..times {
        let mut state = start;
        black_box(r1::fly(seed % 100, &mut state, content));
        black_box(&state);
    }
}

fn ship_checks(times: u64) {
    let (ships, board) = (ships_of_13(), board());
    for ship in ships.iter().cycle().take(times as usize) {
        let ship = black_box(ship);
        black_box((legal::is_legal(ship, board), analysis::exposed_connectors(ship)));
    }
}

fn legal_squares(times: u64) {
    let (ships, board, content) = (ships_of_13(), board(), trucker_content::base());
    for (i, ship) in ships.iter().cycle().take(times as usize).enumerate() {
        let around = Surroundings::of(black_box(ship), board);
        let tile = TileId((i % 30) as u16);
        black_box(Turn::ALL.map(|turn| around.legal(content, tile, turn)));
    }
}

fn clones_of_a_state(times: u64) {
    let state = *asked_game().0.state();
    for _ in 0..times {
        black_box(*black_box(&state));
    }
}

fn clones_of_a_game(times: u64) {
    let game = asked_game().0;
    for _ in 0..times {
        drop(black_box(black_box(&game).clone()));
    }
}
