//! One roll for several projectiles, and ships that move between a roll and the defence.

use crate::common::scene::{Scene, at};
use trucker_engine::card::{Beat, ProjectileKind, Volley};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::{Cause, Event};
use trucker_engine::modifiers::{Modifier, Modifiers};
use trucker_engine::squares::Square;
use trucker_engine::words::{Seat, Seats, Side};

const FIRST: Seat = Seat::FIRST;
const PAIR: [ProjectileKind; 2] = [ProjectileKind::LargeMeteor, ProjectileKind::SmallMeteor];

fn second() -> Seat {
    Seat::new(1).expect("a seat")
}

fn pair(from: Side) -> Volley {
    Volley { from, kinds: PAIR.to_vec() }
}

/// Nobody defends anything.
fn never(decision: &Decision) -> Answer {
    decision.shape.nth(decision.shape.count() - 1).expect("the last of the answers")
}

/// What was hit: whose, where, and by which of the projectiles of the first beat.
fn hits(events: &[Event]) -> Vec<(usize, Square, u8)> {
    let hit = |event: &Event| match *event {
        Event::Hit { seat, target, cause: Cause::Projectile { beat: 0, index, .. }, .. } => {
            Some((seat.index(), target, index))
        }
        _ => None,
    };
    events.iter().filter_map(hit).collect()
}

fn rolled(events: &[Event]) -> Vec<u8> {
    let index = |event: &Event| match event {
        Event::Rolled { cause: Cause::Projectile { index, .. }, .. } => Some(*index),
        _ => None,
    };
    events.iter().filter_map(index).collect()
}

#[test]
fn a_pair_comes_in_one_line_and_the_second_meets_what_the_first_has_left() {
    let single = Volley { from: Side::Front, kinds: vec![ProjectileKind::LargeMeteor] };
    let mut scene = Scene::new(2, vec![Beat::Meteors { volleys: vec![pair(Side::Front), single] }]);
    for seat in [FIRST, second()] {
        scene.put(seat, 7, 6, "structural", "", "3333");
        scene.put(seat, 8, 7, "structural", "", "3333");
    }
    scene.put(second(), 7, 5, "structural", "", "0333");
    let events = scene.run(&[7, 8], never);
    assert_eq!(rolled(&events), [0, 2], "one roll for the pair, and each roll says for which it is");
    // The first ship has an exposed connector behind what the large one took; so has the second.
    assert_eq!(
        hits(&events),
        [(0, at(7, 6), 0), (1, at(7, 5), 0), (0, at(7, 7), 1), (1, at(7, 6), 1), (0, at(8, 7), 2), (1, at(8, 7), 2)]
    );
}

#[test]
fn the_second_of_a_pair_comes_even_if_the_first_was_shot_and_is_paid_for_by_itself() {
    let mut scene = Scene::new(1, vec![Beat::Meteors { volleys: vec![pair(Side::Front)] }]);
    scene.put(FIRST, 7, 6, "cannon", "", "0333");
    scene.put(FIRST, 8, 7, "battery", "2", "3333");
    scene.put(FIRST, 6, 7, "shield", "", "3333");
    scene.charge(FIRST, 8, 7, 2);
    let mut asked = Vec::new();
    let events = scene.run(&[7], |decision| {
        asked.push(decision.reason);
        Answer::Yes
    });
    assert!(matches!(asked[..], [Reason::Shoot { battery: false, .. }]), "{asked:?}: the small one bounces off");
    let told = |event: &Event| matches!(event, Event::ShotDown { .. } | Event::Bounced { .. });
    let told: Vec<&Event> = events.iter().filter(|event| told(event)).collect();
    assert!(matches!(told[..], [Event::ShotDown { .. }, Event::Bounced { .. }]), "{told:?}");
}

#[test]
fn bad_luck_takes_a_pair_for_one_roll() {
    let mut scene = Scene::new(2, vec![Beat::Meteors { volleys: vec![pair(Side::Front)] }]);
    for seat in [FIRST, second()] {
        scene.put(seat, 7, 6, "structural", "", "3333");
        scene.state.players[seat].rules.modifiers.insert(Modifier::BadLuck);
    }
    let roads: Modifiers = [Modifier::BadLuck].into_iter().collect();
    scene.state.rules.moments = trucker_engine::modifiers::Moments::of(roads);
    let events = scene.run(&[2, 7], never);
    assert_eq!(rolled(&events), [0, 0], "nothing in column 2, so it is rolled again; then both come, and that is all");
    assert_eq!(hits(&events).len(), 4);
}

#[test]
fn a_ship_may_move_between_the_roll_and_the_defence_and_nobody_else_moves_with_it() {
    let mut scene = Scene::new(3, vec![Beat::Meteors { volleys: vec![pair(Side::Front)] }]);
    for seat in Seats::first(3).iter() {
        for column in [6, 8] {
            scene.put(seat, column, 7, "structural", "", "3333");
        }
        scene.put(seat, 7, 8, "battery", "2", "3333");
        scene.charge(seat, 7, 8, 2);
    }
    // Exhausts to the front and right; and turned left, to the left and the front.
    scene.put_turned(FIRST, 7, 6, "thruster", "", "0033", 3);
    scene.put(second(), 7, 6, "thruster", "", "0033");
    let mut asked = Vec::new();
    let events = scene.run(&[7], |decision| match decision.reason {
        Reason::Thrust { .. } => {
            asked.push((decision.seat.index(), decision.shape));
            decision.shape.nth(0).expect("an answer")
        }
        _ => never(decision),
    });
    let options = |side: Side| Shape::OneOf { options: 1 << side.index(), may_pass: true };
    assert_eq!(asked, [(0, options(Side::Left)), (1, options(Side::Right))], "once a roll, and only who can");
    // The large one takes what is in the line of each ship; then nothing is left in the lines beside the middle.
    assert_eq!(hits(&events), [(0, at(6, 7), 0), (1, at(8, 7), 0), (2, at(7, 7), 0), (2, at(7, 8), 1)]);
    let missed: Vec<(usize, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Missed { seat, roll, .. } => Some((seat.index(), roll.expect("a number").number())),
            _ => None,
        })
        .collect();
    assert_eq!(missed, [(0, 6), (1, 8)], "each ship is told its own line");
}
