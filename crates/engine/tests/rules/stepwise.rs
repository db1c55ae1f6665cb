//! A game answered question by question, in any order of arrival, is the game played straight through.
//!
//! The same players (whose answers depend on the question alone) fly the same ships with the same dice, once without a
//! pause and once through [`Game::submit`], where a random one of those asked answers next and the game is copied and
//! thrown away at every step. In the end both are in the same state, have told the same events, each as often, and
//! those of every seat in the same order. So nothing that suspends is swallowed, nothing is told twice or lost, and
//! parallel sections do not depend on each other.

use crate::common::{build_at_random, content, fill_ships, for_every_table};
use fastrand::Rng;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::game::{Action, Game};
use trucker_engine::phases;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::state::{Phase, State};
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Seat};

/// A player whose answer follows from the question and from how many questions the seat was asked before.
#[derive(Clone)]
struct Stubborn {
    salt: u64,
    asked: BySeat<u32>,
    seed: Seed,
}

impl Stubborn {
    fn answer(&mut self, decision: &Decision) -> Answer {
        let mut hasher = DefaultHasher::new();
        let asked = &mut self.asked[decision.seat];
        (self.salt, *asked, format!("{decision:?}")).hash(&mut hasher);
        *asked += 1;
        let number = hasher.finish() as usize;
        if decision.reason == Reason::FlyOn && !number.is_multiple_of(64) {
            return Answer::Yes;
        }
        decision.shape.nth(number % decision.shape.count()).expect("an answer")
    }
}

impl Chance for Stubborn {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.seed.draw(draw)
    }
}

impl Decider for Stubborn {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        self.answer(decision)
    }

    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        unreachable!("ships are built beforehand")
    }
}

fn is_flight(phase: Phase) -> bool {
    !matches!(phase, Phase::Building | Phase::Over)
}

/// From after building to the next building, or to the end, without a pause.
fn straight_through(state: &mut State, content: &Content, player: &mut Stubborn) -> Vec<Event> {
    let mut log = EventLog::default();
    while is_flight(state.phase) {
        let flow = phases::run(&mut Cx::inline(state, content, player, Some(&mut log)));
        assert!(flow.is_ok(), "a decider answers everything");
    }
    log.events.into_iter().map(|(_, event)| event).collect()
}

/// The same, question by question.
fn step_by_step(state: State, player: &mut Stubborn, rng: &mut Rng) -> (State, Vec<Event>) {
    let mut game = Game::from_state(state, content());
    let mut chance = player.seed.clone();
    let mut events = game.resume(&mut chance);
    while is_flight(game.state().phase) {
        let decision = *rng.choice(game.asked()).expect("somebody is asked");
        let action = Action::Answer(player.answer(&decision));
        let mut copy = game.clone();
        let told = game.submit(decision.seat, action, 0, &mut chance).expect("a legal answer");
        let told_again = copy.submit(decision.seat, action, 0, &mut chance).expect("a legal answer");
        assert_eq!(told, told_again, "a copy tells the same");
        assert!(game == copy, "a copy goes the same way");
        events.extend(told);
        if rng.bool() {
            game = copy;
        }
    }
    (*game.state(), events)
}

/// Whom an event is about; nobody for events of the whole table.
fn seat_of(event: &Event) -> Option<u64> {
    let value = serde_json::to_value(event).expect("events can be written");
    value.get("seat")?.as_u64()
}

fn by_seat(events: &[Event]) -> HashMap<Option<u64>, Vec<Event>> {
    let mut sorted = HashMap::<_, Vec<Event>>::new();
    for event in events {
        sorted.entry(seat_of(event)).or_default().push(*event);
    }
    sorted
}

fn counted(events: &[Event]) -> HashMap<Event, u32> {
    let mut counts = HashMap::new();
    for event in events {
        *counts.entry(*event).or_default() += 1;
    }
    counts
}

#[test]
fn any_order_of_arrival_ends_like_straight_through_play() {
    for_every_table(40, |setup, number| {
        let content = content();
        let mut rng = Rng::with_seed(number);
        let mut seed = Seed::from_number(number);
        let (game, _) = Game::new(setup, content.clone(), &mut seed).expect("a possible setup");
        let mut state = *game.state();
        let mut player = Stubborn { salt: number, asked: BySeat::default(), seed: seed.clone() };
        while state.phase != Phase::Over {
            if number % 2 == 0 {
                build_at_random(&mut rng, &mut seed, &mut state, &content, |_, _| {});
            } else {
                fill_ships(&mut rng, &mut state, &content);
            }
            let mut other = player.clone();
            let (stepwise, told_stepwise) = step_by_step(state, &mut other, &mut rng);
            let told = straight_through(&mut state, &content, &mut player);
            assert_eq!(player.asked, other.asked, "everyone was asked as often");
            assert_eq!(state, stepwise);
            assert_eq!(counted(&told), counted(&told_stepwise));
            assert_eq!(by_seat(&told), by_seat(&told_stepwise));
        }
    });
}
