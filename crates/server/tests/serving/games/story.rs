//! The story of a flight, told again to whoever has missed it: what a client that was there all the time was told.

use super::table;
use crate::common::{Client, House, options};
use fastrand::Rng;
use trucker_engine::event::Event;
use trucker_engine::state::{Mode, Phase};
use trucker_engine::words::Level;
use trucker_server::protocol::{Refused, Step, StepCause};

/// What was told of a flight up to a version, to somebody who has seen every step: without what was taken back, and of the
/// yard only that somebody has finished and what came of it.
fn told(client: &Client, flight: u8, version: u32) -> Vec<Step> {
    let mut standing: Vec<Step> = Vec::new();
    for step in client.steps.iter().take_while(|step| step.version <= version) {
        if matches!(step.cause, StepCause::Undo(_)) {
            standing.pop();
            continue;
        }
        let (number, phase) = client.before[&step.version];
        let mut step = step.clone();
        if number != flight {
            step.events.clear();
        }
        if phase == Phase::Building {
            let finished = step.events.iter().position(|event| matches!(event, Event::BuildingFinished { .. }));
            step.events = finished.map_or(Vec::new(), |from| step.events.split_off(from));
        }
        step.events.retain(|event| !matches!(event, Event::FlightSetUp { .. }));
        standing.push(step);
    }
    standing.retain(|step| !step.events.is_empty());
    standing
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_late_is_told_what_the_others_were_told() {
    let house = House::open().await;
    let (given, mut clients) = table(&house, 2, &options(Mode::Trek, 3)).await;
    let room = given[0].room.clone();
    let mut eve = house.watch(&room).await;
    eve.until("the game", |eve| eve.game.is_some()).await;
    let (mut bob, mut ada) = (clients.pop().expect("Bob"), clients.pop().expect("Ada"));
    let eve = tokio::spawn(async move {
        while !eve.is_over() {
            eve.hear().await;
        }
        eve
    });
    let bob = tokio::spawn(async move {
        bob.play(31).await;
        bob
    });
    let mut rng = Rng::with_seed(32);
    let mut stories: Vec<(u8, Vec<Step>, u32)> = Vec::new();
    let mut last = None;
    while !ada.is_over() {
        ada.go_on(&mut rng).await;
        let number = ada.view().flight.number;
        // Between two flights, and at any time: everything so far, to somebody new and to herself on a new connection.
        if last.replace(number) != Some(number) || rng.u8(..25) == 0 {
            let mut late = house.watch(&room).await;
            late.until("the game", |late| late.game.is_some()).await;
            ada = house.connect(&given[0]).await;
            ada.until("the game", |ada| ada.game.is_some()).await;
            for flight in 0..=number + 1 {
                for client in [&mut late, &mut ada] {
                    let (steps, version, _) = client.story(flight).await.expect("a story");
                    assert!(version <= client.version() && (flight <= number || steps.is_empty()));
                    stories.push((flight, steps, version));
                }
            }
            late.close().await;
        }
    }
    for flight in 0..3 {
        let (steps, version, _) = ada.story(flight).await.expect("a story after the end");
        assert_eq!(steps.last().and_then(|step| step.events.last()), Some(&Event::FlightEnded { number: flight }));
        stories.push((flight, steps, version));
    }
    let (bob, eve) = (bob.await.expect("played"), eve.await.expect("watched"));
    assert!(stories.len() > 20, "{} stories", stories.len());
    for (flight, steps, version) in &stories {
        for there in [&bob, &eve] {
            assert_eq!(steps, &told(there, *flight, *version), "flight {flight} up to {version}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_is_not_told() {
    let house = House::open().await;
    let mut rng = Rng::with_seed(41);
    let mut taken_back = 0;
    while taken_back < 3 {
        let (_, mut ada) = house.alone(&options(Mode::Flight(Level::II), 1)).await;
        while !ada.is_over() {
            let told_something = ada.steps.last().is_some_and(|step| !step.events.is_empty());
            let may_undo = ada.view().own.as_ref().is_some_and(|own| own.may_undo);
            if may_undo && ada.view().flight.phase != Phase::Building && rng.bool() {
                ada.undo().await.expect("nobody else acts");
                taken_back += u32::from(told_something);
                let (steps, version, _) = ada.story(0).await.expect("a story");
                assert_eq!((steps, version), (told(&ada, 0, version), ada.version()));
            }
            ada.go_on(&mut rng).await;
        }
        let (steps, version, _) = ada.story(0).await.expect("a story");
        assert_eq!(steps, told(&ada, 0, version));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_survives_a_restart_and_there_is_none_before_a_game() {
    let mut house = House::open().await;
    let lobby = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    assert_eq!(house.connect(&lobby).await.story(0).await.err(), Some(Refused::NotPlaying));
    let (given, mut ada) = house.alone(&options(Mode::Flight(Level::I), 2)).await;
    assert_eq!(ada.story(0).await.map(|(steps, ..)| steps), Ok(Vec::new()), "nothing has happened yet");
    let mut rng = Rng::with_seed(5);
    ada.play_until(&mut rng, |ada| !ada.view().flight.revealed.is_empty() || ada.is_over()).await;
    let (before, version, parts) = ada.story(0).await.expect("a story");
    assert!(before.len() > 2 && parts == 1);
    house.restart().await;
    let mut ada = house.connect(&given).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    let (mut after, ..) = ada.story(0).await.expect("a story");
    after.retain(|step| step.version <= version);
    assert_eq!(after, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn stories_are_not_told_without_end() {
    let house = House::with(|config| config.limits.rooms_per_minute = 2).await;
    let (_, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    let mut told = 0;
    let refused = loop {
        match ada.story(0).await {
            Ok(_) => told += 1,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refused, Refused::TooMany { limit: 10 });
    assert!((8..=10).contains(&told), "{told} were told; a hello counts as well");
    ada.rush().await;
}
