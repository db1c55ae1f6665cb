//! `trucker sim`: the same games whatever the number of threads, every table without a panic, clear exit statuses.

use crate::common::{assert_notices_a_full_disk, assert_refused, trucker};
use serde_json::Value;
use std::process::Output;
use std::sync::Arc;
use trucker::sim::batch::{Batch, Kind};
use trucker::sim::{r1, tally::Tally, yard::Clock};
use trucker_bots::random::RandomPlayer;
use trucker_bots::{Field, Profile, Tier};
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::event::EventLog;
use trucker_engine::game::{Action, Game, play_out_by};
use trucker_engine::script::Decider;
use trucker_engine::state::{Aid, Mode, Pace, Phase, Setup, State};
use trucker_engine::words::{Level, Seat};

fn sim(args: &[&str]) -> Output {
    trucker(&["sim"]).args(args).output().expect("it runs")
}

fn json(args: &[&str]) -> Value {
    let run = sim(args);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let mut object: Value = serde_json::from_slice(&run.stdout).expect("one JSON object");
    assert_eq!((&object["schema"], &object["kind"]), (&1.into(), &"sim".into()));
    let runs = object["runs"].as_array().expect("runs").clone();
    for key in ["games", "panics", "stuck"] {
        let sum: u64 = runs.iter().filter_map(|run| run[key].as_u64()).sum();
        assert_eq!(object[key], sum, "{key} of all runs");
    }
    assert!(object["games_per_second"].is_number() && object["seconds"].is_number());
    // The first run, which most tests are about.
    object["runs"][0].take()
}

/// Everything but the time it took.
fn timeless(mut object: Value) -> Value {
    for key in ["seconds", "games_per_second"] {
        assert!(object.as_object_mut().and_then(|map| map.remove(key)).is_some_and(|time| time.is_number()), "{key}");
    }
    object
}

fn fly(setup: Setup, games: u64) -> Tally {
    let batch = Batch {
        kind: Kind::Random(setup),
        seed: 5,
        first: 0,
        games,
        threads: 2,
        tempo: None,
        random_parts: None,
        record: false,
        check: true,
        digest: false,
    };
    batch.fly(trucker_content::base(), &|_| {})
}

#[test]
fn the_result_does_not_depend_on_threads() {
    for level in ["1", "trek"] {
        let args = ["--games", "700", "--level", level, "--seed", "3", "--json", "--digest", "--threads"];
        let with = |threads: &'static str| timeless(json(&[&args[..], &[threads]].concat()));
        let one = with("1");
        assert_eq!(one, with("2"));
        assert_eq!(one, with("0"));
        assert!(one["digest"].is_string(), "a number to compare builds by");
        assert_eq!((&one["games"], &one["panics"], &one["stuck"]), (&700.into(), &0.into(), &0.into()));
    }
}

#[test]
fn another_seed_gives_other_games_and_a_run_can_be_flown_in_parts() {
    let batch = |seed, first, games| {
        let kind = Kind::Random(Setup::new(3, Mode::Flight(Level::II)));
        Batch {
            kind,
            seed,
            first,
            games,
            threads: 1,
            tempo: None,
            random_parts: None,
            record: false,
            check: false,
            digest: true,
        }
        .fly(trucker_content::base(), &|_| {})
    };
    let whole = batch(1, 0, 600);
    assert_ne!(whole, batch(2, 0, 600));
    let mut parts = batch(1, 0, 250);
    parts.add(batch(1, 250, 350));
    assert_eq!(whole, parts);
}

#[test]
fn every_table_flies_without_a_panic_or_getting_stuck() {
    let modes = [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Trek];
    let paces = [
        Pace::RealTime { run: 90_000 },
        Pace::RealTime { run: 30_000 },
        Pace::TurnByTurn { last_turns: Some(10) },
        Pace::TurnByTurn { last_turns: None },
    ];
    for mode in modes {
        for players in 2..=5 {
            for pace in paces {
                for aid in [Aid::Assisted, Aid::Tabletop] {
                    let setup = Setup { pace, aid, ..Setup::new(players, mode) };
                    let tally = fly(setup, 200);
                    assert_eq!((tally.panics, tally.stuck), (0, 0), "{setup:?}: {:?}", tally.first_panic);
                    assert_eq!((tally.leaks, tally.first_leak.as_ref()), (Some(0), None), "{setup:?}");
                    let flights = if mode == Mode::Trek { 3 } else { 1 };
                    assert_eq!(tally.flights.total(), 200 * u64::from(players) * flights, "{setup:?}");
                    assert_eq!(tally.players(), 200 * u64::from(players), "{setup:?}");
                }
            }
        }
    }
}

/// Plays one action after the other, as a server would, with players who turn the timer as soon as they may.
fn play_in_haste(mode: Mode, seed: u64) -> (Game, bool) {
    let setup = Setup { pace: Pace::RealTime { run: 30_000 }, ..Setup::new(4, mode) };
    let mut chance = Seed::from_number(seed);
    let content = Arc::new(trucker_content::base().clone());
    let (mut game, _) = Game::new(setup, content, &mut chance).expect("a table");
    let (mut players, mut at, mut time_was_up) = (RandomPlayer::new(seed), 0, false);
    while !game.is_over() && at < 100_000_000 {
        at += 1_500;
        for seat in game.state().seats().iter() {
            if game.view(Some(seat), |view| view.may_build(Build::Flip)) {
                game.submit(seat, Action::Build(Build::Flip), at, &mut chance).expect("the flip is allowed");
            }
        }
        time_was_up |= game.tick(at).contains(&Event::TimeUp);
        for seat in game.waiting_for().iter() {
            let asked = game.asked().iter().find(|decision| decision.seat == seat).copied();
            let action = game.view(Some(seat), |view| match asked {
                Some(decision) => Action::Answer(players.decide(view, &decision)),
                None => Action::Build(players.build(view, seat)),
            });
            if game.waiting_for().contains(seat) {
                game.submit(seat, action, at, &mut chance).expect("random play is legal");
            }
        }
    }
    (game, time_was_up)
}

#[test]
fn time_runs_out_on_slow_builders_and_the_game_goes_on() {
    let mut times_up = 0;
    for seed in 0..60 {
        let mode = if seed % 3 == 0 { Mode::Trek } else { Mode::Flight(Level::ALL[seed as usize % 3]) };
        let (game, time_was_up) = play_in_haste(mode, seed);
        assert!(game.is_over(), "seed {seed} got stuck in {:?}", game.state().phase);
        times_up += usize::from(time_was_up);
    }
    assert!(times_up > 5, "time ran out in {times_up} games only");
}

/// How a veteran builds in a room at this pace with somebody who finishes after three minutes: the components it
/// launches with, and how many of them it had when half of its grips were taken.
fn built_in_a_room(level: Level, pace: trucker_bots::Pace, seed: u64) -> (usize, usize) {
    let content = trucker_content::base();
    let [Some(veteran), Some(person)] = [Seat::new(0), Seat::new(2)] else { panic!("a table has four seats") };
    let mut field = Field::new(&[Tier::Veteran, Tier::Trucker, Tier::Random].map(Profile::new), seed);
    let mut log = EventLog::default();
    let mut state = State::new(Setup::new(3, Mode::Flight(level)));
    let clock = Clock { pace, person: Some((person, 180_000)), seed };
    play_out_by(&mut state, content, &mut field, Some(&mut log), &mut |state, decider, events| {
        assert!(clock.build_out(state, content, decider, events), "building ends");
        assert!(state.now >= 180_000, "the person does not finish sooner");
        false
    });
    let (mut tiles, mut at_grip) = (0, Vec::new());
    for (_, event) in &log.events {
        match event {
            Event::TileTaken { seat, .. } if *seat == veteran => at_grip.push(tiles),
            Event::TilePlaced { seat, .. } if *seat == veteran => tiles += 1,
            _ => {}
        }
    }
    (state.ships[veteran].occupied().len(), at_grip[at_grip.len() / 2])
}

#[test]
fn in_a_room_bots_build_evenly_and_use_the_sand_that_is_left() {
    let paces = [trucker_bots::Pace::RELAXED, trucker_bots::Pace::STEADY, trucker_bots::Pace::BRISK];
    for (level, least) in Level::ALL.into_iter().zip([13.0, 20.0, 25.0]) {
        for pace in paces {
            let games = 20;
            let built: Vec<(usize, usize)> = (0..games).map(|seed| built_in_a_room(level, pace, seed)).collect();
            let mean = |sum: usize| sum as f64 / games as f64;
            let (launched, half) =
                (mean(built.iter().map(|ship| ship.0).sum()), mean(built.iter().map(|ship| ship.1).sum()));
            assert!(launched >= least, "{level} {pace:?}: {launched} components");
            let share = half / launched;
            assert!((0.3..0.7).contains(&share), "{level} {pace:?}: {share} of the ship after half of the grips");
        }
    }
}

#[test]
fn a_table_as_in_a_room_is_flown_by_command() {
    let args = ["--bots", "veteran,trucker,random", "--level", "1", "--games", "6", "--json"];
    let room = json(&[&args[..], &["--tempo", "steady", "--finishes", "180"]].concat());
    assert_eq!((&room["games"], &room["stuck"], &room["panics"]), (&6.into(), &0.into(), &0.into()));
    assert!(room["bots"][0]["tiles"].as_f64().is_some_and(|tiles| tiles > 5.0), "{room}");
}

#[test]
fn more_turns_after_somebody_has_finished_make_larger_ships() {
    let tiles = |turns: &str| {
        let args = ["--bots", "veteran,random", "--level", "3", "--games", "6", "--json", "--pace", "turn-by-turn"];
        let run = json(&[&args[..], &["--last-turns", turns]].concat());
        run["bots"].as_array().and_then(|bots| bots.iter().find(|bot| bot["bot"] == "veteran")?["tiles"].as_f64())
    };
    let (few, many) = (tiles("5"), tiles("30"));
    assert!(few.zip(many).is_some_and(|(few, many)| few + 2.0 < many), "{few:?} and {many:?}");
}

#[test]
fn r1_flies_and_follows_from_its_seed() {
    let (content, start) = (trucker_content::base(), r1::start());
    let fly = |seed| {
        let mut state = start;
        assert!(r1::fly(seed, &mut state, content), "flight {seed} got stuck");
        state
    };
    let ends: Vec<_> = (0..50).map(fly).collect();
    assert!(ends.iter().all(|end| end.phase == Phase::Over));
    assert!(
        ends.iter()
            .all(|end| end.yard.face_down.len() == content.heap(r1::setup().boxes()).len() - 4 * usize::from(r1::DRAWS))
    );
    assert_eq!(ends[7].digest(), fly(7).digest());
    assert_ne!(ends[7].digest(), ends[8].digest());
    let object = json(&["--workload", "r1", "--games", "300", "--json"]);
    assert_eq!((&object["workload"], &object["games"], &object["panics"]), (&"r1".into(), &300.into(), &0.into()));
    assert_eq!(object["flights"]["chose"], 0.0);
}

#[test]
fn r1_flies_with_parts_of_expansions_too() {
    let flown = |parts: &str| {
        let object = json(&["--workload", "r1", "--games", "300", "--seed", "4", "--parts", parts, "--json"]);
        assert_eq!((&object["panics"], &object["stuck"]), (&0.into(), &0.into()), "{parts}");
        timeless(object)
    };
    assert_eq!(flown("none"), timeless(json(&["--workload", "r1", "--games", "300", "--seed", "4", "--json"])));
    let all = flown("all,roads:3");
    assert_eq!(all["workload"], "r1");
    assert_ne!(all, flown("technology"));
    assert_ne!(flown("technology"), flown("none"));
    flown("random");
}

#[test]
fn building_alone_leaves_r1_before_the_launch() {
    let (content, mut state) = (trucker_content::base(), r1::start());
    assert!(r1::build(&mut state, content, &mut r1::R1::new(4)));
    assert_eq!(state.phase, Phase::LateParts);
    assert!(state.seats().iter().all(|seat| state.ships[seat].occupied().len() > 5));
}

#[test]
fn a_panicking_game_is_counted_with_its_number_and_message() {
    let mut content = trucker_content::base().clone();
    content.ship_boards.clear(); // Nothing to build on.
    let batch = Batch {
        kind: Kind::R1(r1::setup()),
        seed: 1,
        first: 10,
        games: 3,
        threads: 2,
        tempo: None,
        random_parts: None,
        record: false,
        check: false,
        digest: false,
    };
    let tally = batch.fly(&content, &|_| {});
    assert_eq!((tally.games, tally.panics, tally.stuck), (3, 3, 0));
    let (game, message) = tally.first_panic.expect("a panic");
    assert_eq!(game, 10);
    assert!(message.contains("out of bounds"), "{message}");
}

#[test]
fn statistics_are_right() {
    let mut tally = Tally::default();
    for credits in 1..=10 {
        tally.credits.insert(credits, 1);
    }
    assert_eq!([10, 50, 90, 100].map(|p| tally.percentile(p)), [1, 5, 9, 10]);
    let (mean, deviation) = tally.mean_and_deviation();
    assert!((mean - 5.5).abs() < 1e-9 && (deviation - 8.25f64.sqrt()).abs() < 1e-9);
    tally.count_panic(9, "b".into());
    let mut other = Tally::default();
    other.count_panic(4, "a".into());
    other.count_stuck(2);
    tally.add(other);
    assert_eq!((tally.panics, tally.first_panic), (2, Some((4, "a".into()))));
    assert_eq!((tally.stuck, tally.first_stuck), (1, Some(2)));
}

#[test]
fn the_table_is_for_people() {
    let run = sim(&["--games", "20", "--level", "learning", "--players", "2"]);
    let text = String::from_utf8(run.stdout).expect("text");
    assert!(run.status.success());
    for row in ["games per second", "credits, mean", "flights: finished", "panics", "stuck"] {
        assert!(text.contains(row), "{row} is missing:\n{text}");
    }
    assert!(run.stderr.is_empty(), "no progress bar without a terminal");
}

#[test]
fn bots_may_be_away_after_building() {
    let table = ["--bots", "veteran,rookie", "--games", "20", "--json"];
    let (here, away) = (json(&table), json(&[&table[..], &["--away"]].concat()));
    assert_eq!((&away["games"], &away["panics"], &away["stuck"]), (&20.into(), &0.into(), &0.into()));
    assert_ne!(here["credits"], away["credits"], "the rookie is flown by somebody wiser");
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    assert_refused(
        "sim",
        &[
            (&["--level", "5"][..], "possible values: learning, 1, 2, 3"),
            (&["--players", "6"], "2..=5"),
            (&["--players", "1"], "2..=5"),
            (&["--games", "0"], "--games"),
            (&["--games", "many"], "--games"),
            (&["--threads", "-1"], "--threads"),
            (&["--seed", "-1"], "--seed"),
            (&["--workload", "r2"], "r1"),
            (&["--workload", "r1", "--level", "1"], "cannot be used with"),
            (&["--away"], "--bots"),
            (&["--speed", "9"], "--speed"),
            (&["--tempo", "steady"], "--bots"),
            (&["--last-turns", "15"], "--pace"),
            (&["--last-turns", "15", "--pace", "real-time"], "turn-by-turn"),
            (&["--last-turns", "4", "--pace", "turn-by-turn"], "5..=30"),
            (&["--bots", "veteran,random", "--finishes", "180"], "--tempo"),
            (&["--parts", "tecnology"], "part 'tecnology' is unknown: allowed is technology, "),
            (&["--parts", "roads:9"], "9"),
            (&["--workload", "r1", "--parts", "tecnology"], "part 'tecnology' is unknown: allowed is technology, "),
            (&["--workload", "r1", "--parts", "titles"], "trek"),
            (&["--level", "learning", "--parts", "ships"], "learning flight"),
        ],
    );
    let help = sim(&["--help"]);
    assert!(help.status.success());
    assert!(String::from_utf8_lossy(&help.stdout).contains("Examples:"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_noticed_and_a_closed_pipe_is_not() {
    for more in [&[][..], &["--json"], &["--workload", "r1"]] {
        assert_notices_a_full_disk(&[&["sim", "--games", "5"], more].concat());
    }
}
