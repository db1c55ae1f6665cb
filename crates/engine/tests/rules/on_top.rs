//! Cards that are laid on top of those to come, with made-up ones that do so.

use crate::common::scene::{Scene, made_up};
use crate::common::{Table, assert_cards, content};
use trucker_engine::card::{Beat, CardSet};
use trucker_engine::chance::Seed;
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::Game;
use trucker_engine::modifiers::{Modifier, Moments};
use trucker_engine::phases;
use trucker_engine::state::{Mode, Phase, Setup};
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Credits, Level, Seat};

/// A flight of level I with one card to come, which lays two of deck II on top. So many cards of decks II and III are
/// in the box; those of deck II lay two of deck III on top.
fn sector(of_two: usize, of_three: usize) -> Scene {
    let mut scene = Scene::new(2, Vec::new());
    scene.content.cards.clear();
    let first = made_up(&mut scene.content, Level::I, vec![Beat::CardsOnTop { deck: Level::II, cards: 2 }]);
    for _ in 0..of_two {
        made_up(&mut scene.content, Level::II, vec![Beat::CardsOnTop { deck: Level::III, cards: 2 }]);
    }
    for _ in 0..of_three {
        made_up(&mut scene.content, Level::III, vec![Beat::Stardust]);
    }
    scene.state.flight.revealed = CardSet::default();
    scene.state.flight.card = None;
    scene.state.flight.deck.insert(first);
    scene.state.phase = Phase::Reveal;
    scene
}

/// A card that was turned up: its deck, and how many cards of each deck were to come after it.
type Seen = (Level, [usize; 3]);

/// Flies on to the payday. Which cards are turned up, and which are laid on top?
fn flown(scene: &mut Scene, mut answer: impl FnMut(&Decision) -> Answer) -> (Vec<Seen>, Vec<(Level, u8)>) {
    let (mut revealed, mut added) = (Vec::new(), Vec::new());
    while scene.state.phase != Phase::Payday {
        for event in scene.act(&[], &mut answer, phases::run) {
            match event {
                Event::CardRevealed { card } => {
                    let view = View::new(&scene.state, &scene.content, None);
                    let to_come = view.to_come_by_level().0;
                    assert_eq!(view.cards_to_come(), to_come.iter().sum::<usize>());
                    revealed.push((scene.content.card(card).level, [to_come[0], to_come[1], to_come[2]]));
                }
                Event::CardsAdded { deck, cards } => added.push((deck, cards)),
                _ => {}
            }
        }
    }
    (revealed, added)
}

fn yes(decision: &Decision) -> Answer {
    decision.shape.nth(0).expect("an answer")
}

#[test]
fn what_is_laid_on_top_comes_next_and_the_latest_first() {
    let (revealed, added) = flown(&mut sector(2, 3), yes);
    assert_eq!(
        revealed,
        [
            (Level::I, [0, 0, 0]),
            (Level::II, [0, 1, 0]),
            (Level::III, [0, 1, 1]),
            (Level::III, [0, 1, 0]),
            (Level::II, [0, 0, 0]),
            (Level::III, [0, 0, 0]),
        ]
    );
    assert_eq!(added, [(Level::II, 2), (Level::III, 2), (Level::III, 1)], "only one card of deck III was left");
}

#[test]
fn from_a_deck_that_is_through_nothing_comes() {
    let (revealed, added) = flown(&mut sector(0, 5), yes);
    assert_eq!((revealed, added), (vec![(Level::I, [0, 0, 0])], vec![]));
}

#[test]
fn cards_of_the_piles_and_cards_that_left_the_game_are_not_laid_on_top() {
    let mut scene = sector(3, 0);
    let second: Vec<_> = scene.content.deck(Level::II, scene.state.round().boxes).iter().collect();
    scene.state.flight.deck.insert(second[0]);
    scene.state.flight.removed.insert(second[1]);
    // The first card of a flight is of its level, so the other one of the deck is the last.
    let (revealed, added) = flown(&mut scene, yes);
    assert_eq!(revealed.iter().map(|(level, _)| *level).collect::<Vec<_>>(), [Level::I, Level::II, Level::II]);
    assert_eq!(added, [(Level::II, 1)]);
    assert!(scene.state.flight.revealed.contains(second[0]) && !scene.state.flight.revealed.contains(second[1]));
}

#[test]
fn giving_up_is_possible_between_them_and_wages_are_paid_before_what_seemed_the_last_card() {
    let mut scene = sector(2, 0);
    for seat in scene.state.seats().iter() {
        scene.state.players[seat].rules.modifiers.insert(Modifier::UnionShip);
        scene.state.players[seat].credits = Credits(9);
    }
    scene.state.rules.moments = Moments::of([Modifier::UnionShip].into_iter().collect());
    let (mut wages, mut fly_on) = (0, 0);
    let (revealed, _) = flown(&mut scene, |decision| {
        wages += usize::from(matches!(decision.reason, Reason::PayCrew { .. }));
        fly_on += usize::from(decision.reason == Reason::FlyOn && decision.seat == Seat::FIRST);
        yes(decision)
    });
    assert_eq!((revealed.len(), fly_on), (3, 3));
    assert_eq!(wages, 2, "once each");
}

#[test]
fn a_game_at_rest_knows_what_is_on_top() {
    let mut scene = sector(2, 3);
    let plain = scene.state.digest();
    scene.state.flight.on_top = ByLevel([0, 1, 0, 0]);
    assert_ne!(scene.state.digest(), plain);
}

/// The base box, in which every card of deck I lays two of deck II on top.
fn hazardous() -> Content {
    let mut content = (*content()).clone();
    for card in content.cards.iter_mut().filter(|card| card.level == Level::I) {
        card.beats.push(Beat::CardsOnTop { deck: Level::II, cards: 2 });
    }
    content
}

#[test]
fn other_worlds_hold_as_many_and_leave_the_piles_as_full() {
    let content = std::sync::Arc::new(hazardous());
    let mut strays = 0;
    for number in 0..12 {
        let mut table = Table::with_full_ships(Setup::new(2, Mode::Flight(Level::II)), number);
        let mut rng = fastrand::Rng::with_seed(number);
        table.play_until(|game| game.state().phase != Phase::Building);
        table.game = Game::from_state(*table.game.state(), content.clone());
        table.game.resume(&mut table.seed);
        while !table.game.is_over() {
            table.step();
            let state = *table.game.state();
            if state.phase != Phase::Reveal {
                continue;
            }
            assert_cards(&state, &content);
            for viewer in [None, Some(Seat::FIRST)] {
                let world = state.resample(&content, viewer, &mut Seed::from_number(rng.u64(..)));
                assert_cards(&world, &content);
                assert_eq!((world.flight.on_top, world.flight.revealed), (state.flight.on_top, state.flight.revealed));
                let to_come = |state| View::new(state, &content, viewer).to_come_by_level();
                assert_eq!(to_come(&world), to_come(&state));
                let level = world.flight.uppermost();
                assert!(level.is_none_or(|level| !world.rest_of(level, &content).is_empty()));
            }
            let piled: CardSet = state.flight.piles.iter().flat_map(|pile| pile.iter().collect::<Vec<_>>()).collect();
            strays += state.flight.revealed.without(piled).len();
        }
    }
    assert!(strays > 20, "cards from on top were seen: {strays}");
}
