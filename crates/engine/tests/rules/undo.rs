//! Taking a step back and looking ahead, in whole random games: an undone step has never happened, nothing that was
//! revealed can be undone, what was foreseen is what then happens, and others leave what was foreseen of them.

use crate::common::{content, for_every_table, random_answer, random_build};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::card::Measure;
use trucker_engine::chance::Seed;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Outlook, Then};
use trucker_engine::record::Table;
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::analysis;
use trucker_engine::state::{Phase, State};
use trucker_engine::words::Seat;

const STEP: u32 = 700;
const LONGEST: u32 = 20_000;
const HURRY: u32 = 200;

/// Plays a table to its end at random; the closure sees the table before and after every step.
fn play(table: &mut Table, rng: &mut Rng, mut after: impl FnMut(&Table, &Table, Option<Action>, &[Event])) {
    for turn in 1..LONGEST {
        if table.game().is_over() {
            return;
        }
        let before = table.clone();
        let ticked = table.tick(turn * STEP);
        if !ticked.is_empty() {
            after(&before, table, None, &ticked);
        }
        let game = table.game();
        let waiting: Vec<Seat> = game.waiting_for().iter().collect();
        let seat = rng.choice(waiting).expect("somebody is waited for");
        let action = match game.asked().iter().find(|decision| decision.seat == seat) {
            Some(decision) => Action::Answer(random_answer(rng, decision)),
            None => Action::Build(random_build(rng, game.state(), game.content(), seat, turn > HURRY)),
        };
        let before = table.clone();
        if let Ok(events) = table.submit(seat, action, turn * STEP) {
            after(&before, table, Some(action), &events);
        }
    }
    panic!("the game does not end");
}

fn draws(state: &State) -> u32 {
    state.drawn.iter().sum()
}

#[test]
fn an_undone_step_has_never_happened() {
    let mut undone = 0;
    let mut kept = 0;
    for_every_table(1, |setup, number| {
        let mut table = Table::open(setup, content(), Seed::from_number(number)).expect("a table").0;
        let mut rng = Rng::with_seed(number);
        play(&mut table, &mut rng, |before, after, action, _| {
            let undoers: Vec<_> = after.game().state().seats().iter().filter(|seat| after.may_undo(*seat)).collect();
            assert!(undoers.len() <= 1, "a step has one owner");
            let actor = after.save().log.last().and_then(|entry| entry.act).map(|(seat, _)| seat);
            for seat in after.game().state().seats().iter().filter(|seat| !undoers.contains(seat)) {
                assert_eq!(after.clone().undo(seat), Err(Refusal::NothingToUndo));
            }
            let Some(seat) = undoers.first().copied() else {
                kept += 1;
                return;
            };
            assert_eq!(Some(seat), actor, "only the last step of its owner");
            let mut back = after.clone();
            assert_eq!(back.undo(seat), Ok(()));
            assert!(back.game() == before.game() && back.save() == before.save());
            assert_eq!(back.undo(seat), Err(Refusal::NothingToUndo), "one step only");
            let (entry, action) = (after.save().log.pop().expect("the step"), action.expect("no tick can be undone"));
            back.submit(seat, action, entry.at).expect("it can be done again");
            assert!(back.game() == after.game() && back.save() == after.save());
            undone += 1;
        });
    });
    assert!(undone > 1_000 && kept > 1_000, "{undone} undone, {kept} kept");
}

#[test]
fn what_was_revealed_stays() {
    for_every_table(1, |setup, number| {
        let mut table = Table::open(setup, content(), Seed::from_number(number)).expect("a table").0;
        play(&mut table, &mut Rng::with_seed(number), |before, after, action, events| {
            let (earlier, later) = (before.game().current(), after.game().current());
            let drew = draws(&earlier) != draws(&later);
            let looked = matches!(action, Some(Action::Build(Build::Look(_) | Build::Go | Build::Flip)));
            let shown = events.iter().any(|event| {
                matches!(event, Event::FlightEnded { .. } | Event::CardRevealed { .. } | Event::Rolled { .. })
            });
            if drew || looked || shown || action.is_none() {
                assert!(later.seats().iter().all(|seat| !after.may_undo(seat)), "{action:?} {events:?}");
            }
            // Whoever answers last learns what the others answered side by side.
            if earlier.phase == Phase::Reveal && later.phase != Phase::Reveal {
                assert!(later.seats().iter().all(|seat| !after.may_undo(seat)));
            }
        });
    });
}

#[test]
fn what_is_foreseen_happens() {
    let mut foreseen = 0;
    let mut silent = 0;
    let mut unmanned = 0;
    for_every_table(1, |setup, number| {
        let mut table = Table::open(setup, content(), Seed::from_number(number)).expect("a table").0;
        play(&mut table, &mut Rng::with_seed(number), |before, _, _, _| {
            for decision in before.game().asked() {
                for answer in decision.shape.legal().take(6) {
                    let ahead = before.game().foresee(decision.seat, answer).expect("a legal answer has consequences");
                    let mut real = before.clone();
                    let at = real.game().state().now;
                    let mut events = real.submit(decision.seat, Action::Answer(answer), at).expect("a legal answer");
                    let granted = |table: &Table| {
                        let asked = table.game().asked().iter().find(|other| other.seat == decision.seat).copied();
                        let now = table.game().current();
                        asked.and_then(|asked| asked.granted(&now.ships[decision.seat], table.game().content()))
                    };
                    while let Some(next) = granted(&real) {
                        events.extend(real.submit(decision.seat, Action::Answer(next), at).expect("a legal answer"));
                    }
                    assert!(events.starts_with(&ahead.events), "{:?} is not how {events:?} begins", ahead.events);
                    // Alone at the table, nobody else's answer is hidden: all of it is foreseen.
                    let drew = draws(&before.game().current()) != draws(&real.game().current());
                    if ahead.then == Then::Question && !drew && setup.players == 1 {
                        assert_eq!(ahead.events, events);
                    }
                    if ahead.unmanned && ahead.asked.is_none() {
                        let left = real.game().current();
                        let flies = left.flight.flying.contains(decision.seat);
                        assert!(!flies || !analysis::has_humans(&left.ships[decision.seat]), "{decision:?} {answer:?}");
                        unmanned += 1;
                    }
                    foreseen += 1;
                    silent += usize::from(ahead.events.is_empty());
                }
                let nobody = before.game().state().seats().iter().find(|seat| *seat != decision.seat);
                let asked = |seat| before.game().asked().iter().any(|other| other.seat == seat);
                if let Some(seat) = nobody.filter(|seat| !asked(*seat)) {
                    assert_eq!(before.game().foresee(seat, Answer::Yes), None, "nobody asked them");
                }
            }
        });
    });
    assert!(unmanned > 0, "nobody has lost their last human");
    assert!(foreseen > 5_000 && silent * 2 < foreseen, "{foreseen} foreseen, {silent} of them without an event");
}

fn is_weakest(events: &[Event], whom: Seat, by: Measure) -> bool {
    events.iter().any(|event| matches!(event, Event::Weakest { seat, measure, .. } if (*seat, *measure) == (whom, by)))
}

/// How far somebody is moved first: what cards of the road add when the card is over is no part of the landing.
fn days(events: &[Event], whom: Seat) -> Option<i32> {
    events.iter().find_map(|event| match event {
        Event::Moved { seat, days, .. } if *seat == whom => Some(i32::from(days.0)),
        _ => None,
    })
}

/// Answers, lets the others answer at random, and gives all that happens until the end of this part of the card, or until
/// it is known who suffers.
fn go_on(mut table: Table, seat: Seat, answer: Answer, rng: &mut Rng) -> Vec<Event> {
    let (phase, at) = (table.game().state().phase, table.game().state().now);
    // Whoever lands moves when everyone has loaded, whatever they lose by that.
    let lands = table.game().asked().iter().any(|decision| matches!(decision.reason, Reason::Land { .. }));
    let mut events = table.submit(seat, Action::Answer(answer), at).expect("a legal answer");
    while table.game().state().phase == phase {
        let Some(decision) = table.game().asked().first().copied() else { break };
        // Who suffers is decided before anything is asked of them.
        let lost =
            matches!(decision.reason, Reason::LoseCrew { .. } | Reason::LoseGood { .. } | Reason::LoseBattery { .. });
        if lost && !lands {
            break;
        }
        let answer = random_answer(rng, &decision);
        events.extend(table.submit(decision.seat, Action::Answer(answer), at).expect("a legal answer"));
    }
    events
}

#[test]
fn others_leave_no_less_and_no_more_than_was_foreseen() {
    let (mut compared, mut certain, mut landed) = (0, 0, 0);
    for_every_table(1, |setup, number| {
        let mut table = Table::open(setup, content(), Seed::from_number(number)).expect("a table").0;
        let mut luck = Rng::with_seed(number + 1);
        play(&mut table, &mut Rng::with_seed(number), |before, _, _, _| {
            for decision in before.game().asked() {
                for answer in decision.shape.legal().take(4) {
                    let ahead = before.game().foresee(decision.seat, answer).expect("a legal answer");
                    let Some(Outlook { least, most }) = ahead.outlook else { continue };
                    let real = go_on(before.clone(), decision.seat, answer, &mut luck);
                    if matches!(decision.reason, Reason::Land { .. }) {
                        let [least, most, real] = [&least, &most, &real].map(|events| days(events, decision.seat));
                        landed += usize::from(most.is_some());
                        assert_eq!(least, most, "landing takes its days, whatever others do");
                        assert!(most.is_none() || most == real, "{most:?} were foreseen, {real:?} were lost");
                        continue;
                    }
                    compared += 1;
                    let engines = matches!(decision.reason, Reason::PowerEngines { .. });
                    let by = if engines { Measure::Engines } else { Measure::Cannons };
                    let [at_best, at_worst, suffers] =
                        [&least, &most, &real].map(|events| is_weakest(events, decision.seat, by));
                    certain += usize::from(at_best == at_worst);
                    assert!(!at_best || suffers, "{decision:?} {answer:?}: {real:?}");
                    assert!(at_worst || !suffers, "{decision:?} {answer:?}: {real:?}");
                }
            }
        });
    });
    assert!(compared > 20 && certain > 10 && landed > 20, "{compared} compared, {certain} certain, {landed} landed");
}
