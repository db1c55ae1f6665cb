//! Single steps of a game: old questions, steps taken back, giving up, time.

use super::{record_of, shared, table};
use crate::common::{Client, House, options, seat};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::menu::MenuItem;
use trucker_engine::refusal::Refusal;
use trucker_engine::state::{GaveUp, Mode, Pace, Phase};
use trucker_engine::words::Level;
use trucker_server::protocol::{Options, Refused, RoomChange, StepCause, ToClient, ToServer, Waiting};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_old_question_is_refused() {
    let house = House::open().await;
    let (_, mut ada) = house.alone(&options(Mode::Flight(Level::II), 1)).await;
    let mut rng = Rng::with_seed(3);
    let (mut stale, mut unasked) = (0, 0);
    while stale < 3 {
        if ada.is_over() {
            let last = ada.game.as_ref().map(|game| game.id.clone());
            ada.change(RoomChange::Rematch {}).await.expect("again");
            ada.until("another game", |ada| ada.game.as_ref().map(|game| game.id.clone()) != last).await;
        }
        let question = ada.question();
        ada.go_on(&mut rng).await;
        if question.is_none() || ada.question() == question || ada.view().flight.phase == Phase::Over {
            continue;
        }
        let (version, expected) = match ada.question() {
            Some(open) => (ada.version(), Refused::StaleQuestion { asked: open }),
            None => (ada.version(), Refusal::NotAsked.into()),
        };
        let again = ada.act_on(question, Action::Answer(Answer::Yes)).await;
        assert_eq!(again, Err(expected.clone()));
        assert_eq!(ada.version(), version, "a refused message changes nothing");
        if matches!(expected, Refused::StaleQuestion { .. }) { stale += 1 } else { unasked += 1 }
    }
    assert!(stale + unasked >= 3);
    let (_, mut bob) = house.alone(&options(Mode::Learning, 1)).await;
    assert_eq!(bob.act_on(Some(0), Action::Answer(Answer::Yes)).await, Err(Refusal::NotAsked.into()));
    let what_if = bob.ask(|id| ToServer::WhatIf { id, answer: Answer::Yes, then: Vec::new() }).await;
    assert_eq!(what_if, Err(Refusal::NotAsked.into()));
    bob.act(Action::Build(Build::Go)).await.expect("begun");
    bob.act(Action::Build(Build::Finish(0))).await.expect("finished");
    let what_if = bob.ask(|id| ToServer::WhatIf { id, answer: Answer::Humans, then: Vec::new() }).await;
    assert_eq!(what_if, Err(Refusal::NotAnAnswer.into()));
    let before = (bob.version(), bob.view().clone());
    let what_if = bob.ask(|id| ToServer::WhatIf { id, answer: Answer::No, then: Vec::new() }).await;
    let Ok(ToClient::Foreseen { events, .. }) = what_if else { panic!("{what_if:?} is no foresight") };
    assert!(events.contains(&Event::LeftFlight { seat: seat(0), why: GaveUp::Chose }), "{events:?}");
    bob.look().await;
    assert_eq!((bob.version(), bob.view().clone()), before, "trying an answer changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_last_step_can_be_taken_back() {
    let mut house = House::open().await;
    let (seats, mut clients) = table(&house, 2, &options(Mode::Learning, 2)).await;
    let [ada, bob] = &mut clients[..] else { panic!("two people") };
    let nothing: Result<u32, Refused> = Err(Refusal::NothingToUndo.into());
    assert_eq!(ada.undo().await, nothing, "nothing has happened yet");
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    assert_eq!(ada.undo().await, nothing, "everyone has heard go");
    ada.act(Action::Build(Build::Draw)).await.expect("drawn");
    assert_eq!(ada.undo().await, nothing, "a tile that was seen cannot be forgotten");
    let before = ada.view().clone();
    assert_eq!(ada.act(Action::Build(Build::Return)).await, Ok(3));
    assert!(ada.view().own.as_ref().is_some_and(|own| own.may_undo));
    assert_eq!(bob.undo().await, nothing, "it was not Bob's step");
    assert_eq!(ada.undo().await, Ok(4), "the version goes on");
    assert_eq!(ada.view(), &before, "everything is as it was");
    assert_eq!(ada.undo().await, nothing, "one step and no more");
    bob.until("the undo", |bob| bob.version() == 4).await;
    assert_eq!(bob.steps.last().map(|step| step.cause), Some(StepCause::Undo(seat(0))));
    assert_eq!(shared(bob.view()), shared(ada.view()));

    house.restart().await;
    let mut clients = vec![house.connect(&seats[0]).await, house.connect(&seats[1]).await];
    for client in &mut clients {
        client.until("the view", |client| client.game.is_some()).await;
        assert_eq!(client.version(), 4, "steps taken back count after a restart as well");
    }
    let [ada, bob] = &mut clients[..] else { panic!("two people") };
    assert_eq!(ada.view(), &before);
    ada.act(Action::Build(Build::Return)).await.expect("returned");
    bob.until("the tile", |bob| bob.version() == 5).await;
    bob.act(Action::Build(Build::Draw)).await.expect("drawn");
    assert_eq!(ada.undo().await, nothing, "Bob has acted since");
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_is_announced_and_taken_back() {
    let house = House::open().await;
    let (_, mut ada) = house.alone(&options(Mode::Flight(Level::II), 1)).await;
    assert_eq!(ada.act(Action::Menu(MenuItem::GiveUp(true))).await, Err(Refusal::NotFlying.into()), "nobody flies yet");
    let mut rng = Rng::with_seed(5);
    let in_card = |ada: &Client| {
        let own = ada.view().own.as_ref();
        matches!(ada.view().flight.phase, Phase::Card(_)) && own.is_some_and(|own| own.question.is_some())
    };
    loop {
        ada.play_until(&mut rng, |ada| ada.is_over() || in_card(ada)).await;
        if in_card(&ada) {
            break;
        }
        let last = ada.game.as_ref().map(|game| game.id.clone());
        ada.change(RoomChange::Rematch {}).await.expect("again");
        ada.until("another game", |ada| ada.game.as_ref().map(|game| game.id.clone()) != last).await;
    }
    let announced =
        |ada: &Client| (ada.view().flight.announced.clone(), ada.view().own.as_ref().map(|own| own.menu.clone()));
    let [announce, take_back] = [true, false].map(|announced| Some(vec![MenuItem::GiveUp(announced)]));
    assert_eq!(announced(&ada), (vec![], announce.clone()));
    ada.act(Action::Menu(MenuItem::GiveUp(true))).await.expect("announced");
    assert_eq!(announced(&ada), (vec![seat(0)], take_back));
    assert_eq!(ada.act(Action::Menu(MenuItem::GiveUp(true))).await, Err(Refusal::AlreadySo.into()));
    ada.act(Action::Menu(MenuItem::GiveUp(false))).await.expect("taken back");
    assert_eq!(announced(&ada), (vec![], announce));
    ada.act(Action::Menu(MenuItem::GiveUp(true))).await.expect("announced");
    let so_far = ada.steps.len();
    ada.play_until(&mut rng, |ada| ada.view().own.as_ref().is_none_or(|own| own.menu.is_empty())).await;
    let events = ada.steps[so_far..].iter().flat_map(|step| &step.events);
    let why: Vec<_> =
        events.filter(|event| matches!(event, Event::LeftFlight { .. } | Event::FlightEnded { .. })).collect();
    assert!(!why.is_empty(), "the flight has ended for her");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_never_answers_is_flown_home_by_default() {
    let house = House::with(|config| config.clock_speed = 500).await;
    let limit = Options { decision_limit: Some(15), ..options(Mode::Learning, 1) };
    let (_, mut ada) = house.alone(&limit).await;
    let mut deadline = None;
    while !ada.is_over() {
        let so_far = ada.steps.len();
        if let Some(Waiting { deadline: Some(at), .. }) = ada.view().waiting.first() {
            deadline = Some(*at);
        }
        ada.hear().await;
        for step in &ada.steps[so_far..] {
            assert_eq!(step.cause, StepCause::TimeOut(seat(0)));
            assert!(deadline.is_some_and(|deadline| step.at >= deadline), "{step:?} before {deadline:?}");
        }
    }
    assert!(ada.version() >= 3);
    let record = record_of(&house, &ada.game.as_ref().expect("a game").id).await;
    assert_eq!(record.log.len() as u32, ada.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sand_runs_out_and_everyone_has_to_stop() {
    let house = House::with(|config| config.clock_speed = 300).await;
    let sand = Options { pace: Pace::RealTime { run: 30_000 }, ..options(Mode::Flight(Level::I), 2) };
    let (_, mut clients) = table(&house, 2, &sand).await;
    let [ada, bob] = &mut clients[..] else { panic!("two people") };
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    let first = ada.view().yard.timer.expect("a timer");
    assert_eq!((first.space, first.spaces), (0, 2));
    ada.until("the sand", |ada| is_told(ada, Event::SandRanOut { space: 0 })).await;
    assert_eq!(ada.steps.last().map(|step| step.cause), Some(StepCause::Clock));
    assert!(ada.steps.last().is_some_and(|step| step.at >= first.runs_out));
    let refused = ada.act(Action::Build(Build::Flip)).await;
    assert_eq!(refused, Err(Refusal::LastFlipIsForTheFinished.into()));
    bob.until("the sand", |bob| is_told(bob, Event::SandRanOut { space: 0 })).await;
    bob.act(Action::Build(Build::Finish(0))).await.expect("finished");
    bob.act(Action::Build(Build::Flip)).await.expect("turned");
    ada.until("time is up", |ada| ada.view().yard.time_up).await;
    assert_eq!(ada.act(Action::Build(Build::Draw)).await, Err(Refusal::TimeIsUp.into()));
    assert!(is_build(ada, Build::Finish(1)) && !is_build(ada, Build::Draw));
    ada.act(Action::Build(Build::Finish(1))).await.expect("finished");
    ada.until("the flight", |ada| ada.view().flight.phase != Phase::Building).await;
}

fn is_told(client: &Client, event: Event) -> bool {
    client.steps.iter().any(|step| step.events.contains(&event))
}

fn is_build(client: &Client, step: Build) -> bool {
    let offer = client.view().own.as_ref().and_then(|own| own.build.as_ref());
    offer.is_some_and(|offer| offer.steps.iter().any(|offered| offered.step == step && offered.refusal.is_none()))
}
