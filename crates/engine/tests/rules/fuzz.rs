//! Whatever comes in, nothing breaks: it is understood or refused, and a refusal changes nothing.
//!
//! Arbitrary text as actions, setups, saved games, squares, seeds and commitments; damaged JSON; actions of every kind
//! with any figures, by any seat, at any time, against random games.

use crate::common::{Table, all_seats, content, for_every_table, setups};
use fastrand::Rng;
use proptest::prelude::*;
use trucker_engine::building::Build;
use trucker_engine::chance::{Commitment, Seed};
use trucker_engine::decision::Answer;
use trucker_engine::game::{Action, BadSetup, Game};
use trucker_engine::menu::MenuItem;
use trucker_engine::record::{self, Record};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Aid, Mode, Pace, Phase, Setup};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Good, Level, Seat, Turn};

/// Any square, more often than not one near the middle.
fn any_square(rng: &mut Rng) -> Square {
    let near = Square::at(rng.u8(4..11), rng.u8(5..10)).expect("a square");
    if rng.bool() { near } else { Square::from_index(rng.usize(..121)).expect("a square") }
}

fn any_action(rng: &mut Rng) -> Action {
    let number = if rng.bool() { rng.u8(..5) } else { rng.u8(..) };
    let square = any_square(rng);
    let turn = Turn::from_quarters(rng.usize(..4));
    let good = Good::ALL[rng.usize(..4)];
    let tile = TileId(if rng.bool() { rng.u16(..160) } else { rng.u16(..) });
    match rng.u8(..26) {
        0 => Action::Build(Build::Go),
        1 => Action::Build(Build::Draw),
        2 => Action::Build(Build::Take(tile)),
        3 => Action::Build(Build::TakeReserved(number)),
        4 => Action::Build(Build::Lift),
        5 | 6 => Action::Build(Build::Place(square, turn)),
        7 => Action::Build(Build::Reserve),
        8 => Action::Build(Build::Return),
        9 => Action::Build(Build::Look(number)),
        10 => Action::Build(Build::Close),
        11 => Action::Build(Build::Flip),
        12 => Action::Build(Build::Finish(number)),
        13 => Action::Build(Build::Scrap(square)),
        14 => Action::Answer(Answer::Yes),
        15 => Action::Answer(Answer::No),
        16 => Action::Answer(Answer::Option(number)),
        17 => Action::Answer(Answer::Done),
        18 => Action::Answer(Answer::Square(square)),
        19 => Action::Answer(Answer::Set((0..number % 9).map(|_| any_square(rng)).collect::<Squares>())),
        20 => Action::Answer(Answer::Lift(square, good)),
        21 => Action::Answer(Answer::Put(square, good)),
        22 => Action::Answer(Answer::Humans),
        23 => Action::Answer(Answer::Alien(Alien::ALL[rng.usize(..2)])),
        24 => Action::Answer(Answer::Place(square, turn)),
        _ => Action::Menu(MenuItem::GiveUp(rng.bool())),
    }
}

/// Damages a text a little: bytes changed, dropped, doubled.
fn damage(rng: &mut Rng, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..4) {
        if bytes.is_empty() {
            break;
        }
        let i = rng.usize(..bytes.len());
        match rng.u8(..4) {
            0 => bytes[i] = rng.u8(b' '..=b'~'),
            1 => bytes[i] = rng.u8(b'0'..=b'9'),
            2 => drop(bytes.remove(i)),
            _ => bytes.insert(i, bytes[i]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Somebody tries something; if it is refused, the game is as before.
fn attempt(table: &mut Table, seat: Seat, action: Action, at: u32) {
    let before = table.game.clone();
    let was_over = before.is_over();
    match table.game.submit(seat, action, at, &mut table.seed) {
        Ok(_) => assert!(!was_over, "{action:?} was accepted after the end"),
        Err(_) => assert!(table.game == before, "a refused {action:?} changed the game"),
    }
    assert!(table.game.is_over() || !table.game.waiting_for().is_empty(), "{action:?} left nobody to act");
}

#[test]
fn any_action_by_anyone_at_any_time_is_refused_or_done() {
    for_every_table(3, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        while !table.game.is_over() {
            for _ in 0..12 {
                let (seat, action) = (Seat::new(table.rng.usize(..4)).expect("a seat"), any_action(&mut table.rng));
                let at = if table.rng.u8(..20) == 0 { table.rng.u32(..600_000) } else { table.at };
                attempt(&mut table, seat, action, at);
                // What goes over the wire comes back as it was.
                let text = serde_json::to_string(&action).expect("actions can be written");
                assert_eq!(serde_json::from_str::<Action>(&text).ok(), Some(action), "{text}");
                if let Ok(action) = serde_json::from_str(&damage(&mut table.rng, &text)) {
                    attempt(&mut table, seat, action, at);
                }
            }
            if !table.game.is_over() {
                table.step();
            }
        }
        for seat in all_seats() {
            let action = any_action(&mut table.rng);
            attempt(&mut table, seat, action, u32::MAX);
        }
    });
}

#[test]
fn the_clock_may_jump_to_the_end_of_time() {
    for_every_table(1, |setup, number| {
        let mut table = Table::new(setup, number);
        for _ in 0..40 {
            if table.game.state().phase == Phase::Building {
                table.step();
            }
        }
        table.game.tick(u32::MAX);
        table.at = u32::MAX - 2_000_000;
        while !table.game.is_over() {
            table.step();
        }
    });
}

#[test]
fn damaged_saved_games_are_refused() {
    let mut rng = Rng::with_seed(9);
    let mut loaded = 0;
    for (i, setup) in setups().into_iter().enumerate() {
        let (mut table, _) =
            record::Table::open(setup, content(), Seed::from_number(i as u64)).expect("a possible setup");
        for step in 0..60 {
            let game = table.game();
            let Some(seat) = game.waiting_for().iter().next() else { break };
            let action = match game.asked().first() {
                Some(decision) => Action::Answer(crate::common::random_answer(&mut rng, decision)),
                None => {
                    Action::Build(crate::common::random_build(&mut rng, game.state(), game.content(), seat, step > 40))
                }
            };
            let seat = game.asked().first().map_or(seat, |decision| decision.seat);
            table.submit(seat, action, step * 100).expect("a legal action");
        }
        let saved = serde_json::to_string(&table.save()).expect("a game can be saved");
        let back: Record = serde_json::from_str(&saved).expect("a saved game can be read");
        let again = record::Table::load(&back, content(), &mut |_| {}).expect("a saved game can be loaded");
        assert!(again.game() == table.game(), "a loaded game is the one saved");
        for _ in 0..40 {
            if let Ok(record) = serde_json::from_str::<Record>(&damage(&mut rng, &saved))
                && let Ok(other) = record::Table::load(&record, content(), &mut |_| {})
            {
                // Rarely, the damage makes no difference: a space, a time that does not matter.
                assert_eq!(other.game().digest(), record.digest);
                loaded += 1;
            }
        }
    }
    println!("{loaded} damaged games could be loaded");
}

#[test]
fn impossible_setups_are_named() {
    let content = content();
    let open = |setup: Setup| Game::new(setup, content.clone(), &mut Seed::from_number(1)).map(|_| ());
    let usual = Setup::new(2, Mode::Flight(Level::II));
    assert_eq!(open(usual), Ok(()));
    for players in [0, 6, 7, 17, u8::MAX] {
        for mode in crate::common::MODES {
            assert_eq!(open(Setup { players, mode, ..usual }), Err(BadSetup::Players(players, 5)));
        }
    }
    assert_eq!(open(Setup { players: 1, mode: Mode::Trek, ..usual }), Err(BadSetup::TrekAlone));
    for run in [0, 1, 29_999, 300_001, u32::MAX] {
        assert_eq!(open(Setup { pace: Pace::RealTime { run }, ..usual }), Err(BadSetup::Timer(run)));
    }
    for turns in [0, 1, 4, 31, u8::MAX] {
        let pace = Pace::TurnByTurn { last_turns: Some(turns) };
        assert_eq!(open(Setup { pace, ..usual }), Err(BadSetup::LastTurns(turns)));
    }
    for pace in [
        Pace::RealTime { run: 30_000 },
        Pace::RealTime { run: 300_000 },
        Pace::TurnByTurn { last_turns: None },
        Pace::TurnByTurn { last_turns: Some(5) },
        Pace::TurnByTurn { last_turns: Some(30) },
    ] {
        assert_eq!(open(Setup { pace, aid: Aid::Tabletop, ..usual }), Ok(()));
    }
    let mut poor = (*content).clone();
    poor.tiles.retain(|tile| tile.component != trucker_engine::tile::Component::StartingCabin);
    let without_cabins = Game::new(usual, std::sync::Arc::new(poor), &mut Seed::from_number(1));
    assert_eq!(without_cabins.map(|_| ()), Err(BadSetup::Players(2, 0)));
}

/// Text that looks as if it meant something.
fn almost_json() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "build", "answer", "give_up", "place", "take", "draw", "finish", "set", "put", "lift", "yes", "option",
        "players", "mode", "pace", "aid", "run", "trek", "flight", "\"7,8\"", "\"13,1\"", "{", "}", "[", "]", ":", ",",
        "\"", "null", "true", "-1", "0", "3", "255", "256", "65536", "1e9", "0.5", "red", "purple", "I", "IV",
    ]);
    prop::collection::vec(word, 0..24).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![any::<String>(), almost_json(), "\\PC{0,70}"]) {
        let _ = serde_json::from_str::<Action>(&text);
        let _ = serde_json::from_str::<Setup>(&text);
        let _ = serde_json::from_str::<Record>(&text);
        let _ = serde_json::from_str::<Squares>(&text);
        let _ = serde_json::from_str::<Seat>(&text);
        let _ = serde_json::from_str::<Turn>(&text);
        let _ = text.parse::<Square>();
        let _ = text.parse::<Seed>();
        let _ = Commitment::try_from(text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = serde_json::from_slice::<Action>(&bytes);
        let _ = serde_json::from_slice::<Setup>(&bytes);
        let _ = serde_json::from_slice::<Record>(&bytes);
    }

    #[test]
    fn any_setup_makes_a_game_or_is_refused(
        players in prop_oneof![1..=4u8, any::<u8>()],
        mode in prop::sample::select(crate::common::MODES.to_vec()),
        pace in prop_oneof![
            any::<u32>().prop_map(|run| Pace::RealTime { run }),
            any::<Option<u8>>().prop_map(|last_turns| Pace::TurnByTurn { last_turns }),
            Just(Pace::RealTime { run: 90_000 }),
        ],
        aid in prop::sample::select(vec![Aid::Assisted, Aid::Tabletop]),
        open_credits in any::<bool>(),
    ) {
        let setup = Setup { pace, aid, open_credits, ..Setup::new(players, mode) };
        let text = serde_json::to_string(&setup).expect("setups can be written");
        prop_assert_eq!(serde_json::from_str::<Setup>(&text).ok(), Some(setup));
        match Game::new(setup, content(), &mut Seed::from_number(7)) {
            Ok((game, _)) => prop_assert!(!game.waiting_for().is_empty()),
            Err(bad) => prop_assert!(!bad.to_string().is_empty()),
        }
    }

    #[test]
    fn squares_are_read_as_they_are_written(column in any::<u8>(), row in any::<u8>()) {
        let text = format!("{column},{row}");
        match text.parse::<Square>() {
            Ok(square) => prop_assert_eq!(square.to_string(), text),
            Err(_) => prop_assert!(!(2..=12).contains(&column) || !(2..=12).contains(&row)),
        }
    }

    #[test]
    fn seeds_and_commitments_are_read_as_they_are_written(bytes in any::<[u8; 32]>()) {
        let (seed, commitment) = (Seed(bytes), Commitment(bytes));
        prop_assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed.clone()));
        prop_assert_eq!(Commitment::try_from(commitment.to_string()), Ok(commitment));
    }

    /// A text that is read as a seed is the text that the seed is written as.
    #[test]
    fn only_hexadecimal_digits_make_a_seed(text in "[0-9a-fA-F+ -]{64}") {
        if let Ok(seed) = text.parse::<Seed>() {
            prop_assert_eq!(seed.to_string(), text.to_ascii_lowercase());
        }
    }
}

#[test]
fn a_sign_is_no_hexadecimal_digit() {
    let text = "+f".repeat(32);
    assert!(text.parse::<Seed>().is_err(), "{text} was read as a seed");
    assert!(Commitment::try_from(text).is_err());
}
