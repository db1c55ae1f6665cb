//! Enemies and lines of combat zones with several penalties, rewards of several things, planets that offer more than
//! goods. No box has such cards yet.

use crate::common::scene::{Scene, at};
use trucker_engine::card::{Beat, Enemy, Gain, Measure, Penalty, Projectile, ProjectileKind};
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::{Cause, Event};
use trucker_engine::words::{Credits, Days, Goods, Seat, Side, Strength};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The last answer of each question: no, nothing more, the last square.
fn last(decision: &Decision) -> Answer {
    decision.shape.nth(decision.shape.count() - 1).expect("the last of the answers")
}

fn shots(kind: ProjectileKind, number: usize) -> Penalty {
    Penalty::Shots(vec![Projectile { kind, from: Side::Front }; number])
}

fn enemy(strength: i16, penalties: Vec<Penalty>, reward: Gain) -> Beat {
    Beat::Enemy(Enemy { strength: Strength::points(strength), penalties, reward, days: Days(2) })
}

/// What happened, in a word each: who was beaten, what was lost, for which shot it was rolled.
fn told(events: &[Event]) -> Vec<String> {
    let word = |event: &Event| match event {
        Event::BeatenByEnemy { seat, .. } => Some(format!("{} beaten", seat.index())),
        Event::CrewLost { seat, .. } => Some(format!("{} crew", seat.index())),
        Event::GoodLost { seat, .. } => Some(format!("{} good", seat.index())),
        Event::Moved { seat, .. } => Some(format!("{} days", seat.index())),
        Event::Rolled { seat, cause: Cause::Projectile { index, .. }, .. } => {
            Some(format!("{} rolls for {index}", seat.index()))
        }
        _ => None,
    };
    events.iter().filter_map(word).collect()
}

#[test]
fn what_stands_before_the_shots_is_suffered_at_once_and_what_stands_after_them_at_the_end() {
    let penalties = vec![
        Penalty::Crew(1),
        shots(ProjectileKind::HeavyFire, 1),
        Penalty::Days(Days(1)),
        shots(ProjectileKind::LightFire, 2),
        Penalty::Crew(1),
    ];
    let mut scene = Scene::new(2, vec![enemy(9, penalties, Gain::default())]);
    for number in [0, 1] {
        scene.put(seat(number), 8, 7, "structural", "", "3333");
    }
    let events = scene.run(&[2, 2, 2], last);
    assert_eq!(
        told(&events),
        [
            "0 beaten",
            "0 crew",
            "1 beaten",
            "1 crew",
            "0 rolls for 0",
            // The one behind moves back first.
            "1 days",
            "0 days",
            "0 rolls for 1",
            "0 rolls for 2",
            "0 crew",
            "1 crew",
        ]
    );
}

#[test]
fn all_of_a_reward_is_one_question() {
    let reward = Gain { credits: Credits(7), goods: Goods([0, 1, 1, 0]), ..Gain::default() };
    let mut scene = Scene::new(2, vec![enemy(0, vec![Penalty::Goods(4)], reward)]);
    scene.put(seat(0), 7, 6, "cannon", "", "0333");
    scene.put(seat(0), 8, 7, "cargo", "2", "3333");
    let mut asked = Vec::new();
    scene.run(&[], |decision| {
        asked.push(decision.reason);
        decision.shape.nth(0).expect("an answer")
    });
    assert_eq!(asked[0], Reason::TakeReward { reward, days: Days(2), second: false });
    assert!(asked[1..].iter().all(|reason| *reason == Reason::LoadGoods), "{asked:?}");
    let state = &scene.state;
    assert_eq!(state.players[seat(0)].credits, Credits(7));
    assert_eq!(state.ships[seat(0)].aboard(at(8, 7)).goods(), reward.goods);
    assert_eq!(state.players[seat(0)].position, Days(17), "two days, and one space taken by the other");

    let mut scene = Scene::new(1, vec![enemy(0, vec![], reward)]);
    scene.put(seat(0), 7, 6, "cannon", "", "0333");
    scene.run(&[], last);
    assert_eq!((scene.state.players[seat(0)].credits, scene.state.players[seat(0)].position), (Credits(0), Days(20)));
}

#[test]
fn the_weakest_suffers_one_thing_after_the_other() {
    let penalties = vec![Penalty::Days(Days(1)), shots(ProjectileKind::LightFire, 1), Penalty::Crew(1)];
    let mut scene = Scene::new(2, vec![Beat::Weakest { by: Measure::Crew, penalties }]);
    scene.people(seat(0), 7, 7, 1);
    let events = scene.run(&[2], last);
    assert_eq!(told(&events), ["0 days", "0 rolls for 0", "0 crew"]);
}

#[test]
fn whoever_lands_takes_goods_and_people() {
    let offers = [
        Gain { crew: 3, ..Gain::default() },
        Gain { goods: Goods([0, 0, 0, 1]), crew: 1, ..Gain::default() },
        Gain::from(Goods([0, 0, 0, 2])),
    ];
    let mut scene = Scene::new(3, vec![Beat::Planets { planets: offers.to_vec(), days: Days(1) }]);
    for number in 0..3 {
        scene.people(seat(number), 7, 7, 1);
        scene.put(seat(number), 7, 8, "cabin", "", "3333");
        scene.put(seat(number), 8, 7, "cargo", "2", "3333");
    }
    let mut asked = Vec::new();
    scene.run(&[], |decision| {
        asked.push(decision.reason);
        // As many as may come.
        let most = decision.shape.legal().filter(|answer| matches!(answer, Answer::Option(_))).last();
        let all = most.filter(|_| matches!(decision.reason, Reason::TakeAboard { .. }));
        all.or(decision.shape.nth(0)).expect("an answer")
    });
    let aboard = |number: usize, column, row| scene.state.ships[seat(number)].aboard(at(column, row));
    let crew = |number| (aboard(number, 7, 7).humans(), aboard(number, 7, 8).humans());
    assert_eq!([crew(0), crew(1), crew(2)], [(2, 2), (2, 0), (1, 0)], "as many as there is room for");
    assert_eq!([0, 1, 2].map(|number| aboard(number, 8, 7).goods().count()), [0, 1, 2]);
    assert!(asked.contains(&Reason::PlaceHuman { left: 1 }), "where there is a choice, the owner makes it: {asked:?}");
}

#[test]
fn five_can_be_beaten_and_shot_at_and_the_fifth_can_be_the_weakest() {
    let penalties = vec![Penalty::Crew(1), shots(ProjectileKind::LightFire, 1)];
    let mut scene = Scene::new(5, vec![enemy(9, penalties.clone(), Gain::default())]);
    let words = told(&scene.run(&[2], last));
    let beaten = (0..5).flat_map(|number| [format!("{number} beaten"), format!("{number} crew")]);
    assert_eq!(words, beaten.chain(["0 rolls for 0".to_owned()]).collect::<Vec<_>>());

    let mut scene = Scene::new(5, vec![Beat::Weakest { by: Measure::Crew, penalties }]);
    scene.people(seat(4), 7, 7, 1);
    assert_eq!(told(&scene.run(&[2], last)), ["4 crew", "4 rolls for 0"]);

    let planets = [Gain::from(Goods([0, 0, 0, 1])); 5].to_vec();
    let mut scene = Scene::new(5, vec![Beat::Planets { planets, days: Days(1) }]);
    let events = scene.run(&[], |decision| decision.shape.nth(0).expect("an answer"));
    let landed = events.iter().filter(|event| matches!(event, Event::Landed { .. })).count();
    assert_eq!(landed, 5, "each of the five has a planet");
}
