//! What is said in a room, and who hears it.

use super::{ada_and_bob, begin, settle};
use crate::common::{House, options, seat};
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::state::Mode;
use trucker_server::protocol::{PROTOCOL, Refused, RoomChange, ToServer};

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_need_not_listen() {
    let mut house = House::open().await;
    let (ada_sits, mut ada, bob_sits, mut bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    let bad_chat = Refused::BadChat { longest: 300 };
    for text in ["", "   ", "a\u{0}b", "a\nb", &"x".repeat(301)] {
        assert_eq!(ada.say(text).await, Err(bad_chat.clone()), "{text:?}");
    }
    ada.say(&"ž".repeat(300)).await.expect("300 characters are allowed");
    for number in 0..60 {
        let speaker = if number % 3 == 0 { &mut bob } else { &mut ada };
        speaker.say(&format!("line {number} <b>&amp;</b>")).await.expect("said");
    }
    bob.until("all lines", |bob| bob.chat.len() == 61).await;
    settle(&mut ada).await;
    assert_eq!(ada.chat, bob.chat, "everyone reads the same in the same order");
    assert!(ada.chat.iter().enumerate().all(|(i, line)| line.number == i as u32 + 1));
    assert_eq!(ada.chat[1].text, "line 0 <b>&amp;</b>", "text stays text");
    assert_eq!((ada.chat[1].seat, ada.chat[1].name.as_str()), (seat(1), "Bob"));
    let eve = house.watch(&ada_sits.room).await;
    assert_eq!(eve.chat, ada.chat[11..], "whoever comes in reads the last 50 lines");

    assert_eq!(bob.mute(seat(1), true).await, Err(Refused::NoSuchSeat), "nobody mutes themselves");
    assert_eq!(bob.mute(seat(3), true).await, Err(Refused::NoSuchSeat));
    bob.mute(seat(0), true).await.expect("muted");
    let so_far = bob.chat.len();
    ada.say("can you hear me?").await.expect("said");
    bob.say("la la la").await.expect("said");
    settle(&mut bob).await;
    assert_eq!(bob.chat.len(), so_far + 1, "Bob hears only himself");
    let again = house.connect(&bob_sits).await;
    assert_eq!(again.muted, [seat(0)]);
    assert!(!again.chat.is_empty() && again.chat.iter().all(|line| line.seat == seat(1)));

    ada.until("Bob's line", |ada| ada.chat.len() == 63).await;
    let said = ada.chat[13..].to_vec();
    house.restart().await;
    let mut ada = house.connect(&ada_sits).await;
    assert_eq!(ada.chat, said, "a restart forgets nothing");
    let mut bob = house.connect(&bob_sits).await;
    assert_eq!(bob.muted, [seat(0)]);
    bob.mute(seat(0), false).await.expect("heard again");
    ada.say("and now?").await.expect("said");
    settle(&mut bob).await;
    assert_eq!(bob.chat.last().map(|line| (line.text.as_str(), line.number)), Some(("and now?", 64)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_after_somebody_muted_is_heard() {
    let house = House::open().await;
    let (given, mut ada, _, _bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    ada.mute(seat(1), true).await.expect("muted");
    ada.change(RoomChange::OpenSeat { seat: seat(1) }).await.expect("sent away");
    let mut cid = house.connect(&house.join(&given.room, "Cid").await).await;
    cid.say("hello").await.expect("said");
    ada.until("Cid's line", |ada| ada.chat.iter().any(|line| line.name == "Cid")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_do_not_hear_each_other() {
    let house = House::open().await;
    let (_, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    let (given, mut eve) = house.alone(&options(Mode::Learning, 1)).await;
    settle(&mut eve).await;
    let (heard, room) = (eve.heard.len(), eve.room().clone());
    ada.say("a secret").await.expect("said");
    begin(&mut ada, &mut bob).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    settle(&mut eve).await;
    assert_eq!(eve.heard.len(), heard + 1, "nothing but the pong");
    assert_eq!((eve.version(), eve.room()), (0, &room));
    let elsewhere = house.hello(&ada.room().code, Some(&given.token), None).await;
    assert_eq!(elsewhere.err(), Some(Refused::WrongToken), "a token opens one seat of one room");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_are_counted_and_cannot_act() {
    let house = House::open().await;
    let (given, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    let mut eve = house.watch(&given.room).await;
    let mut dan = house.watch(&given.room).await;
    ada.until("two who watch", |ada| ada.room().watching == 2).await;
    eve.until("the view", |eve| eve.game.is_some()).await;
    assert_eq!(eve.view().own, None);
    let change = RoomChange::Name { name: "Eve".into() };
    assert_eq!(eve.act(Action::Build(Build::Go)).await, Err(Refused::Watching));
    assert_eq!(eve.undo().await, Err(Refused::Watching));
    assert_eq!(
        eve.ask(|id| ToServer::WhatIf { id, answer: Answer::Yes, then: Vec::new() }).await,
        Err(Refused::Watching)
    );
    assert_eq!(eve.say("hello").await, Err(Refused::Watching));
    assert_eq!(eve.mute(seat(0), true).await, Err(Refused::Watching));
    assert_eq!(eve.change(change).await, Err(Refused::Watching));
    ada.say("who is there?").await.expect("said");
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    eve.until("the step", |eve| eve.version() == 1).await;
    assert_eq!(eve.chat[0].text, "who is there?");
    eve.look().await;
    dan.until("the step", |dan| dan.game.as_ref().is_some_and(|game| game.version == 1)).await;
    dan.close().await;
    ada.until("one who watches", |ada| ada.room().watching == 1).await;

    // Whoever only reads what is on the door is no spectator, and hears of the room alone.
    let room = given.room.clone();
    let mut fay = house.greet(&ToServer::Knock { protocol: PROTOCOL, room }).await.expect("welcome");
    assert_eq!((fay.seat, fay.room().watching), (None, 1));
    ada.act(Action::Build(Build::Draw)).await.expect("drawn");
    ada.change(RoomChange::Name { name: "Ada L.".into() }).await.expect("renamed");
    fay.until("the new name", |fay| fay.room().seats[0].name.as_deref() == Some("Ada L.")).await;
    assert!(fay.game.is_none() && !fay.heard.iter().any(|heard| heard.contains(r#""type":"update""#)));
    assert_eq!(fay.act(Action::Build(Build::Draw)).await, Err(Refused::Watching));
}
