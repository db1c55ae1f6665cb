//! What is proposed to people, and done for whoever does not answer: it weighs the credits until payday.

use std::sync::Arc;
use tempfile::TempDir;
use trucker::scenario::stage;
use trucker_bots::defaults::default_answer;
use trucker_engine::chance::Seed;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::named::Named;
use trucker_engine::record::Table;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Alien, BySeat, Credits, Good, Seat, Seats};
use trucker_server::show::{Moment, foreseen, own};

/// The game that begins with this table, as far as the first question to red of the kind that is meant; until then
/// everyone takes the advice, and everyone flies on.
fn table(text: &str, about: impl Fn(Reason) -> bool) -> (Table, Answer) {
    table_of(text, Seat::FIRST, about)
}

/// The same for a question to somebody else.
fn table_of(text: &str, seat: Seat, about: impl Fn(Reason) -> bool) -> (Table, Answer) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("some.txt");
    std::fs::write(&path, format!("scenario One\n{text}expect\n  crew red 2\n")).expect("a file");
    let stage = stage(&path.display().to_string()).unwrap_or_else(|wrong| panic!("{wrong}"));
    let (mut table, _) = Table::rehearse(Arc::new(stage), Seed::from_number(1));
    for _ in 0..200 {
        let decision = *table.game().asked().first().expect("a question");
        let advice = table.game().view(Some(decision.seat), |view| default_answer(view, &decision));
        if decision.seat == seat && about(decision.reason) {
            return (table, advice);
        }
        let answer = if decision.reason == Reason::FlyOn { Answer::Yes } else { advice };
        table.submit(decision.seat, Action::Answer(answer), 0).expect("a legal answer");
    }
    panic!("{seat:?} is never asked that");
}

fn advice(text: &str, about: impl Fn(Reason) -> bool) -> Answer {
    table(text, about).1
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn set(squares: &[&str]) -> Answer {
    Answer::Set(squares.iter().map(|text| square(text)).collect::<Squares>())
}

/// The last human lives at one end of a ship, and what holds the rest to it is hit.
const BREAKING: &str = "level II\nplayers red\nship red\n  7,7 start humans 1\n  6,7 structural 0303\n";
const HIT: &str = "card meteor swarm, meteors large front\ndice 6\n";

#[test]
fn one_cabin_is_not_worth_a_whole_ship() {
    // Without humans the large piece is out of the flight; but the cabin alone means losing all the rest.
    let large = "  5,6 structural 0030\n  5,7 structural 3333\n  4,7 cargo 3 0330 goods yellow yellow yellow\n  \
                 4,8 cargo 3 3330 goods yellow green\n  5,8 cargo 3 3333 goods yellow\n  6,8 structural 0033\n  \
                 4,9 structural 3300\n  5,9 structural 3303\n  6,9 structural 3003\n";
    match advice(&format!("{BREAKING}{large}{HIT}"), |reason| reason == Reason::KeepPiece) {
        Answer::Square(kept) => assert_ne!(kept, square("7,7"), "the cabin alone"),
        other => panic!("{other:?}"),
    }
    // With next to nothing on the other side, the flight is worth more.
    let small = "  5,7 structural 0300\n";
    let advice = advice(&format!("{BREAKING}{small}{HIT}"), |reason| reason == Reason::KeepPiece);
    assert_eq!(advice, Answer::Square(square("7,7")));
}

const CREW: &str = "level II\nship red\n  7,7 start humans 2\n  6,7 cabin 0303 humans 2\n  8,7 cabin 0303 humans 2\n  \
                    5,7 cabin 0303 humans 2\n  7,8 engine 3000\n";

#[test]
fn crew_that_is_not_needed_any_more_is_worth_three_credits() {
    let about = |reason| matches!(reason, Reason::BoardShip { .. });
    let offer = "card abandoned ship, crew 2, credits 3, days 1\n";
    assert_eq!(advice(&format!("players red\n{CREW}{offer}"), about), Answer::Yes);
    // Not if nobody is left to fly home with the cargo.
    let two =
        "level II\nship red\n  7,7 start humans 2\n  8,7 cargo 3 0003 goods yellow yellow yellow\n  7,8 engine 3000\n";
    assert_eq!(advice(&format!("players red\n{two}{offer}"), about), Answer::No);
}

#[test]
fn batteries_are_not_kept_for_what_the_ship_has_not() {
    let about = |reason| matches!(reason, Reason::PowerEngines { .. });
    let ship = "level II\nplayers red green\nposition red 3 green 6\nship red\n  7,7 start humans 2\n  \
                7,8 double-engine 3000\n  6,7 engine 0300\n  8,7 battery 2 0003 batteries 2\n\
                ship green\n  7,7 start humans 2\n  7,8 engine 3000\n";
    assert_eq!(advice(&format!("{ship}card open space\n"), about), set(&["7,8"]));
    // Days are worth nothing to the only one left, and the engine that needs none will do.
    let alone = ship.replace("players red green", "players red").replace("position red 3 green 6", "position red 3");
    let alone = alone.split("ship green").next().expect("red's ship").to_owned();
    assert_eq!(advice(&format!("{alone}card open space\n"), about), set(&[]));
}

#[test]
fn three_shots_are_not_taken_for_a_trifle() {
    let about = |reason| reason == Reason::Junkyard;
    let ship = "level II\nparts adventures\nplayers red green\nposition red 6 green 3\nship red\n  7,7 start humans 2\n  \
                6,7 cargo 3 0303 goods yellow yellow\n  8,7 cabin 0303 humans 2\n  5,7 cannon 0300\n  9,7 engine 0003\n  \
                7,8 engine 3000\nship green\n  7,7 start humans 2\n";
    let shots = "shots heavy front / heavy rear / heavy left";
    assert_eq!(advice(&format!("{ship}card junkyard, {shots} for 3 credits\n"), about), Answer::Done);
    let other = format!("{ship}card junkyard, {shots} for 3 credits, 1 day for 2 credits\n");
    assert_eq!(advice(&other, about), Answer::Option(1));
    assert_eq!(advice(&format!("{ship}card junkyard, {shots} for 19 credits\n"), about), Answer::Option(0));
}

#[test]
fn nobody_drops_the_cabin_with_the_last_human_to_fly_faster() {
    let about = |reason| matches!(reason, Reason::DropPart { .. });
    // Every joint of the starting cabin is uneven, and there are more of them than engines.
    let ship = "level II\nplayers red green\nroad defective-connectors\nposition red 6 green 3\nship red\n  \
                7,7 start humans 1\n  6,7 structural 0101\n  8,7 structural 0101\n  7,6 structural 0010\n  \
                7,8 engine 1000\nship green\n  7,7 start humans 2\n  7,8 engine 3000\n";
    let (mut table, mut answer) = table(&format!("{ship}card open space\n"), about);
    // Whatever is dropped, the cabin stays and the ship flies on in the end.
    for _ in 0..5 {
        let Answer::Set(dropped) = answer else { panic!("{answer:?}") };
        assert!(!dropped.contains(square("7,7")), "the cabin goes");
        table.submit(Seat::FIRST, Action::Answer(answer), 0).expect("a legal answer");
        let Some(next) = table.game().asked().iter().find(|asked| asked.seat == Seat::FIRST).copied() else { break };
        if !about(next.reason) {
            break;
        }
        answer = table.game().view(Some(Seat::FIRST), |view| default_answer(view, &next));
    }
    let state = table.game().current();
    assert!(state.ships[Seat::FIRST].occupied().contains(square("7,7")));
}

#[test]
fn what_is_worth_least_goes_when_there_is_a_choice() {
    let which = |reason| matches!(reason, Reason::LoseWhich { .. });
    let taken = "card smugglers, strength 9, takes 1, goods red, days 1\n";
    let choosing = "level II\nplayers red\nmember red stock-boy b\nship red\n  7,7 start humans 2\n  \
                    6,7 special-cargo 2 3333 goods red yellow\n  7,8 special-cargo 2 3333 goods blue\n";
    assert_eq!(advice(&format!("{choosing}{taken}"), which), Answer::Option(3));
    // What is hidden stays.
    let hiding = "level II\nplayers red\nmember red smuggler\nship red\n  7,7 start humans 2\n  \
                  6,7 structural 3333 goods green\n";
    assert_eq!(advice(&format!("{hiding}{taken}"), which), Answer::Done);
}

#[test]
fn the_human_leaves_a_cabin_before_the_alien_but_not_the_last_one() {
    let whom = |reason| matches!(reason, Reason::LoseWhom { .. });
    let ship = |start: &str| {
        format!(
            "level II\nparts technology\nplayers red\nmember red hotel-clerk\nship red\n  7,7 start {start}\n  \
             6,7 cabin 3333 alien purple humans 1\n  5,7 life-support-purple 3333\n  8,7 structural 3333\n  \
             6,8 battery 2 3333 batteries 1\ncard radiation leak\n"
        )
    };
    assert_eq!(advice(&ship("humans 2"), whom), Answer::Humans);
    assert_eq!(advice(&ship("nothing"), whom), Answer::Alien(Alien::Purple));
}

#[test]
fn whoever_is_last_of_five_flies_on_with_a_sound_ship() {
    let about = |reason| reason == Reason::FlyOn;
    let flown = |engine: &str| {
        format!(
            "level II\nparts abe-adventures\nplayers red green yellow blue white\n\
             position red 1 green 2 yellow 3 blue 4 white 5\nship red\n  7,7 start humans 2\n{engine}\
             ship green like red\nship yellow like red\nship blue like red\nship white like red\n\
             flight I-01 I-02 I-03 I-05 I-06 II-01 II-02 II-03\n"
        )
    };
    // Coming home fifth pays nothing, but there is as much to be won on the way as for anybody else.
    assert_eq!(advice(&flown("  7,8 engine 3000\n"), about), Answer::Yes);
    // Without an engine only losses are left.
    assert_eq!(advice(&flown(""), about), Answer::No);
}

#[test]
fn whoever_boards_an_abandoned_ship_second_is_told_that_a_credit_is_gone() {
    let others = "ship green like red\nship yellow like red\nship blue like red\nship white like red\n";
    let five = "parts abe-adventures\nplayers red green yellow blue white\n\
                position red 8 green 9 yellow 3 blue 2 white 1\n";
    let text = format!("{five}{CREW}{others}card abandoned ship, crew 2, credits 4, days 1\n");
    let (table, _) = table(&text, |reason| matches!(reason, Reason::BoardShip { .. }));
    match table.game().asked()[0].reason {
        Reason::BoardShip { credits, second, .. } => assert_eq!((credits, second), (Credits(3), true)),
        other => panic!("{other:?}"),
    }
}

/// What is left of red's ship if all advice at the spot check is taken.
fn mended(text: &str) -> Squares {
    let is_mending = |reason| matches!(reason, Reason::RemoveMistake | Reason::KeepPiece);
    let (mut table, mut answer) = table(text, is_mending);
    let ship = |table: &Table| table.game().current().ships[Seat::FIRST].occupied();
    let built = ship(&table).len();
    let promised = foreseen(table.game(), Seat::FIRST, answer, &[]).and_then(|choice| choice.mended);
    loop {
        table.submit(Seat::FIRST, Action::Answer(answer), 0).expect("a legal answer");
        let next = table.game().asked().iter().find(|asked| asked.seat == Seat::FIRST).copied();
        let Some(next) = next.filter(|next| is_mending(next.reason)) else { break };
        answer = table.game().view(Some(Seat::FIRST), |view| default_answer(view, &next));
    }
    let left = ship(&table);
    assert_eq!(promised.map(|promised| usize::from(promised.lost)), Some(built - left.len()), "as was promised");
    left
}

#[test]
fn what_becomes_an_exception_again_is_not_taken_off() {
    let ship = "space red 1\nship red\n  7,7 start\n";
    // Two cannons are hemmed in, and one may be: nothing is wrong any more once something before one of them is off.
    let hemmed = "  6,7 structural 3333\n  6,6 structural 0033\n  5,7 cannon 0300\n  5,6 structural 0300\n  \
                  8,7 structural 3333\n  8,6 structural 0330\n  9,7 cannon 0003\n  9,6 structural 0003\nlaunch\n";
    let left = mended(&format!("aid tabletop\nlevel II\nplayers red\nmember red hypergeometer\n{ship}{hemmed}"));
    assert_eq!(left.len(), 8, "{left:?}");
    // Two stand outside the outline, and one may.
    let outside = "  7,6 structural 3030\n  7,5 structural 3030\n  7,4 structural 0330\n  8,4 structural 0003\n  \
                   7,8 structural 3030\n  7,9 structural 3000\nlaunch\n";
    let left = mended(&format!("aid tabletop\nlevel II\nplayers red\nmember red architect\n{ship}{outside}"));
    assert!(left.contains(square("7,7")) && left.len() >= 4, "{left:?}");
}

#[test]
fn somebody_lives_in_a_stasis_chamber_in_which_two_are_awake() {
    // The starting cabin clashes with what all the rest hangs on, and either side has to go.
    let ship = "aid tabletop\nlevel II\nparts technology\nplayers red\nmember red hotel-clerk b\nspace red 1\nship red\n  \
                7,7 start\n  8,7 structural 1100\n  9,7 stasis-chamber 0302\n  10,7 structural 0003\nlaunch\n";
    assert_eq!(mended(ship), [square("9,7"), square("10,7")].into_iter().collect());
}

#[test]
fn others_may_take_the_last_block_of_the_bank_before_one_comes() {
    // Of two red blocks that planets offer the bank has one, and the leader is there first.
    let text = "level II\nplayers green red\nbank red 1\nship green\n  7,7 start humans 2\n  8,7 special-cargo 1 3333\n\
                ship red like green\nposition green 6 red 3\ncard planets, days 2, goods red / red / blue\n";
    let second = Seats::first(2).iter().nth(1).expect("two seats");
    let (table, _) = table_of(text, second, |reason| matches!(reason, Reason::Land { .. }));
    let choice = foreseen(table.game(), second, Answer::Option(1), &[]).expect("a choice");
    let outlook = choice.outlook.expect("others answer first");
    let loads = |events: &[Event]| events.iter().any(|event| matches!(event, Event::GoodLoaded { .. }));
    assert!(loads(&outlook.least) && !loads(&outlook.most), "{outlook:?}");
}

#[test]
fn a_flight_does_not_end_for_whom_somebody_new_may_come_aboard() {
    let text = "level IV\nparts technology abe-technology abe-adventures intruders\nplayers red\nposition red 6\n\
                road infected-goods\nship red\n  7,7 start humans 1\n  8,7 special-cargo 1 3333\n\
                card planets, days 1, goods red + 2 crew / blue\n";
    let (mut table, _) = table(text, |reason| matches!(reason, Reason::Land { .. }));
    table.submit(Seat::FIRST, Action::Answer(Answer::Option(0)), 0).expect("a legal answer");
    let mut humans = Vec::new();
    for _ in 0..8 {
        let Some(asked) = table.game().asked().first().copied() else { break };
        let advice = table.game().view(Some(asked.seat), |view| default_answer(view, &asked));
        let ahead = foreseen(table.game(), asked.seat, advice, &[]).expect("a choice");
        humans.push((asked.reason.name(), ahead.unmanned));
        if matches!(asked.reason, Reason::TakeAboard { .. }) {
            break;
        }
        table.submit(asked.seat, Action::Answer(advice), 0).expect("a legal answer");
    }
    assert_eq!(humans, [("load_goods", false), ("take_aboard", false)]);
}

#[test]
fn where_a_block_finds_room_only_if_another_makes_way_every_move_is_proposed() {
    // The one hold for red has a blue block in it, which could lie elsewhere.
    let text = "level II\nplayers red\nposition red 6\nship red\n  7,7 start humans 2\n  8,7 special-cargo 1 3333 goods blue\n  \
                6,7 cargo 2 0303\n  7,8 engine 3000\ncard planets, days 1, goods red / blue\n";
    let (mut table, _) = table(text, |reason| matches!(reason, Reason::Land { .. }));
    table.submit(Seat::FIRST, Action::Answer(Answer::Option(0)), 0).expect("a legal answer");
    let (asked, deadlines) = (BySeat::default(), BySeat::default());
    let (people, may_undo) = (Seats::first(1), Seats::NONE);
    let moment = Moment { game: table.game(), version: 1, asked, deadlines, may_undo, people };
    let question = own(&moment, &table.game().current(), Seat::FIRST).question.expect("a question");
    assert_eq!(question.suggested, Answer::Lift(square("8,7"), Good::Blue));
    let (red, blue) = (Answer::Put(square("8,7"), Good::Red), Answer::Put(square("6,7"), Good::Blue));
    assert_eq!(question.suggested_next, [red, blue]);
}
