//! Who sits where: bots, hosts, people who leave and come back.

use super::{ada_and_bob, begin, is_connected};
use crate::common::{Client, House, INSTANT, options, seat};
use fastrand::Rng;
use serde_json::json;
use std::time::Duration;
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::state::Mode;
use trucker_server::protocol::{Options, Refused, RoomChange, Sitter, StepCause, ToClient, ToServer};
use trucker_server::room::SUBSTITUTE;

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_put_on_seats_and_people_are_sent_away() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 3), "Ada", &[]).await;
    let mut ada = house.connect(&given).await;
    let bob_sits = house.join(&given.room, "Bob").await;
    let mut bob = house.connect(&bob_sits).await;
    let set = |number| RoomChange::SetBot { seat: seat(number), bot: INSTANT };
    let open = |number| RoomChange::OpenSeat { seat: seat(number) };
    assert_eq!(bob.change(set(2)).await, Err(Refused::NotHost));
    assert_eq!(bob.change(open(0)).await, Err(Refused::NotHost));
    assert_eq!(ada.change(set(1)).await, Err(Refused::SeatTaken));
    assert_eq!(ada.change(set(3)).await, Err(Refused::NoSuchSeat));
    assert_eq!(ada.change(open(3)).await, Err(Refused::NoSuchSeat));
    assert_eq!(ada.change(open(0)).await, Err(Refused::SeatTaken), "hosts do not send themselves away");
    ada.change(set(2)).await.expect("a bot");
    ada.change(RoomChange::SetBot { seat: seat(2), bot: SUBSTITUTE }).await.expect("another bot");
    ada.until("the bot", |ada| *ada.sitter(seat(2)) == Sitter::Bot(SUBSTITUTE)).await;
    assert_eq!(house.try_join(&given.room, "Cid").await.err(), Some(Refused::RoomFull));
    ada.change(open(2)).await.expect("the bot goes");
    ada.until("the empty seat", |ada| *ada.sitter(seat(2)) == Sitter::Open).await;

    ada.change(open(1)).await.expect("Bob goes");
    let is_sent_away = |refused: Refused| matches!(refused, Refused::SentAway { wait_ms: 1.. });
    assert!(is_sent_away(bob.farewell().await), "he hears who it was");
    ada.until("the empty seat", |ada| *ada.sitter(seat(1)) == Sitter::Open).await;
    let back = house.hello(&given.room, Some(&bob_sits.token), None).await;
    assert!(back.is_err_and(is_sent_away), "the seat is not his any more");
    let again = json!({ "name": "Bob", "former": bob_sits.token });
    let again = house.ask_seat(&format!("/api/rooms/{}/join", given.room), &again).await;
    assert!(again.is_err_and(is_sent_away), "he does not come back at once");
    let cid = house.join(&given.room, "Cid").await;
    assert_eq!(cid.seat, seat(1));
    house.connect(&cid).await;
    assert_eq!(house.hello(&given.room, Some("0123"), None).await.err(), Some(Refused::WrongToken));
    assert_eq!(house.hello("K7M4QP", None, None).await.err(), Some(Refused::UnknownRoom));
    let too_many_bots = json!({ "options": options(Mode::Learning, 2), "name": "Eve", "bots": [INSTANT, INSTANT] });
    let refused = house.ask_seat("/api/rooms", &too_many_bots).await;
    assert!(matches!(refused, Err(Refused::BadOptions { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_hands_over_or_leaves() {
    let house = House::open().await;
    let (_, mut ada, bob_sits, mut bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    let to = |number| RoomChange::HandOver { seat: seat(number) };
    assert_eq!(bob.change(to(1)).await, Err(Refused::NotHost));
    assert_eq!(ada.change(to(2)).await, Err(Refused::NoSuchSeat), "a bot is no host");
    assert_eq!(ada.change(to(3)).await, Err(Refused::NoSuchSeat));
    bob.close().await;
    ada.until("that Bob is away", |ada| !is_connected(ada, 1)).await;
    assert_eq!(ada.change(to(1)).await, Err(Refused::Absent), "somebody who is not here is no host");
    let mut bob = house.connect(&bob_sits).await;
    ada.change(to(1)).await.expect("handed over");
    bob.until("the new host", |bob| bob.room().host == Some(seat(1))).await;
    assert_eq!(ada.change(to(0)).await, Err(Refused::NotHost));

    bob.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(bob.farewell().await, Refused::Dismissed);
    ada.until("Ada is the host again", |ada| ada.room().host == Some(seat(0))).await;
    assert_eq!(*ada.sitter(seat(1)), Sitter::Open);
    ada.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(ada.farewell().await, Refused::Dismissed);

    let code = ada.room().code.clone();
    let cid = house.connect(&house.join(&code, "Cid").await).await;
    assert_eq!(cid.room().host, cid.seat, "whoever comes into a room without people is its host");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_is_followed_by_somebody_who_is_here() {
    let house = House::open().await;
    let (given, mut ada, _, bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    ada.change(RoomChange::OpenSeat { seat: seat(2) }).await.expect("the bot goes");
    let mut cid = house.connect(&house.join(&given.room, "Cid").await).await;
    bob.close().await;
    cid.until("that Bob is away", |cid| !is_connected(cid, 1)).await;
    ada.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    cid.until("the new host", |cid| cid.room().host == Some(seat(2))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_knows_for_how_long_somebody_has_been_away() {
    let house = House::open().await;
    let (given, mut ada, bob_sits, bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    let away = |client: &Client| match client.sitter(seat(1)) {
        Sitter::Person { connected, away, .. } => (*connected, *away),
        other => panic!("{other:?} is not Bob"),
    };
    ada.until("that Bob is here", |ada| away(ada) == (true, None)).await;
    bob.close().await;
    ada.until("that Bob is away", |ada| !is_connected(ada, 1)).await;
    let (_, Some(first)) = away(&ada) else { panic!("nobody says since when") };
    tokio::time::sleep(Duration::from_millis(5)).await;
    // Whatever else is told, it is told as of then.
    let eve = house.watch(&given.room).await;
    let (_, Some(later)) = away(&eve) else { panic!("nobody says since when") };
    assert!(later > first, "{later} ms after {first} ms");
    house.connect(&bob_sits).await;
    ada.until("that Bob is back", |ada| away(ada) == (true, None)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_becomes_the_host_when_the_host_stays_away() {
    let house = House::with(|config| config.hand_over_after = Duration::from_millis(30)).await;
    let (given, ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    assert_eq!(bob.room().host, Some(seat(0)));
    ada.close().await;
    bob.until("Bob is the host", |bob| bob.room().host == Some(seat(1))).await;
    let mut ada = house.connect(&given).await;
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotHost), "it is Bob's room now");

    let never_came = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    let mut cid = house.connect(&house.join(&never_came.room, "Cid").await).await;
    cid.until("Cid is the host", |cid| cid.room().host == Some(seat(1))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_for_somebody_who_leaves_and_gives_the_seat_back() {
    let house = House::open().await;
    let (given, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    begin(&mut ada, &mut bob).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    ada.act(Action::Build(Build::Draw)).await.expect("drawn");
    let hand = ada.view().own.as_ref().and_then(|own| own.hand);
    ada.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(ada.farewell().await, Refused::Dismissed);
    bob.until(
        "the bot",
        |bob| matches!(bob.sitter(seat(0)), Sitter::Person { stand_in: Some(bot), .. } if *bot == SUBSTITUTE),
    )
    .await;
    assert_eq!(bob.room().host, Some(seat(1)), "whoever still plays is the host");

    let mut ada = house.connect(&given).await;
    ada.until("the view", |ada| ada.game.is_some()).await;
    assert_eq!(ada.act(Action::Build(Build::Return)).await, Err(Refused::BotPlays));
    assert_eq!(ada.undo().await, Err(Refused::BotPlays));
    assert_eq!(
        ada.ask(|id| ToServer::WhatIf { id, answer: Answer::Yes, then: Vec::new() }).await,
        Err(Refused::BotPlays)
    );
    ada.change(RoomChange::TakeBack {}).await.expect("taken back");
    assert!(matches!(ada.sitter(seat(0)), Sitter::Person { stand_in: None, .. }));
    let own = ada.look().await.own.clone().expect("an own view");
    if ada.version() == 2 {
        assert_eq!(own.hand, hand, "the bot has done nothing yet");
    }
    let mut rng = Rng::with_seed(1);
    let before = ada.version();
    ada.go_on(&mut rng).await;
    assert!(ada.version() > before, "she plays herself again");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_somebody_who_is_absent_can_be_replaced() {
    let house = House::open().await;
    let (_, mut ada, bob_sits, mut bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    begin(&mut ada, &mut bob).await;
    let replace = |number| RoomChange::StandIn { seat: seat(number), bot: INSTANT };
    assert_eq!(ada.change(replace(1)).await, Err(Refused::NotAbsent));
    assert_eq!(ada.change(replace(0)).await, Err(Refused::NotAbsent));
    assert_eq!(ada.change(replace(2)).await, Err(Refused::NoSuchSeat), "a bot needs no bot");
    assert_eq!(ada.change(replace(3)).await, Err(Refused::NoSuchSeat));
    assert_eq!(bob.change(replace(0)).await, Err(Refused::NotHost));
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    bob.close().await;
    ada.until("Bob is gone", |ada| !is_connected(ada, 1)).await;
    ada.change(replace(1)).await.expect("replaced");
    ada.until("the bot builds", |ada| ada.steps.iter().any(|step| step.cause == StepCause::Act(seat(1)))).await;
    ada.rush().await;

    let mut bob = house.connect(&bob_sits).await;
    bob.until("the end", |bob| bob.is_over()).await;
    assert!(matches!(bob.sitter(seat(1)), Sitter::Person { stand_in: Some(_), .. }), "the bot flew for him to the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_deadline_of_somebody_who_has_left() {
    let house = House::open().await;
    let limited = Options { decision_limit: Some(600), ..options(Mode::Learning, 2) };
    let ada_sits = house.room(&limited, "Ada", &[]).await;
    let bob_sits = house.join(&ada_sits.room, "Bob").await;
    let (mut ada, mut bob) = (house.connect(&ada_sits).await, house.connect(&bob_sits).await);
    begin(&mut ada, &mut bob).await;
    let deadline = |client: &Client, number: usize| {
        let waiting = client.view().waiting.iter().find(|waiting| waiting.seat == seat(number));
        waiting.and_then(|waiting| waiting.deadline)
    };
    assert!(deadline(&ada, 0).is_some() && deadline(&ada, 1).is_some());
    let away = house.come_back(&ada_sits, &ada).await;
    away.close().await;
    bob.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(bob.farewell().await, Refused::Dismissed);
    let mut ada = house.come_back(&ada_sits, &ada).await;
    ada.hear_until("what has changed", |message| matches!(message, ToClient::Update { steps, .. } if steps.is_empty()))
        .await;
    assert_eq!(deadline(&ada, 1), None, "a bot has no deadline");
    ada.look().await;

    let mut bob = house.connect(&bob_sits).await;
    bob.until("the view", |bob| bob.game.is_some()).await;
    bob.change(RoomChange::TakeBack {}).await.expect("taken back");
    ada.until("Bob's deadline", |ada| deadline(ada, 1).is_some()).await;
    for client in [&mut ada, &mut bob] {
        client.look().await;
        assert!(client.compared > 0);
    }

    // Who has nothing to take back gains no time by it, and what others know of it stays true.
    let until = deadline(&bob, 1);
    bob.change(RoomChange::TakeBack {}).await.expect("nothing to take back does no harm");
    for client in [&mut ada, &mut bob] {
        client.look().await;
        assert_eq!(deadline(client, 1), until);
    }
}

/// Whoever comes first into an empty room finds everyone's time whole, and those who watched all along hear of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_is_told_when_time_begins_anew() {
    let house = House::open().await;
    let limited = Options { decision_limit: Some(600), ..options(Mode::Learning, 1) };
    let (given, mut ada) = house.alone(&limited).await;
    let mut watcher = house.watch(&given.room).await;
    watcher.until("the game", |watcher| watcher.game.is_some()).await;
    let deadline = |client: &Client| client.view().waiting.first().and_then(|waiting| waiting.deadline);
    let before = deadline(&watcher);
    ada.look().await;
    ada.close().await;
    watcher.until("that Ada is gone", |watcher| !is_connected(watcher, 0)).await;
    let mut ada = house.connect(&given).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    watcher.until("that Ada is back", |watcher| is_connected(watcher, 0)).await;
    assert!(deadline(&watcher) > before, "her time is whole again");
    watcher.look().await;
    assert_eq!((watcher.compared, deadline(&watcher)), (1, deadline(&ada)));
}
