//! Acting as somebody else, at the wrong time, or outside the board.

use crate::common::*;
use crate::raw::*;
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::menu::MenuItem;
use trucker_engine::refusal::Refusal;
use trucker_engine::squares::{SQUARES, Square, Squares};
use trucker_engine::state::Mode;
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Good, Level, Turn};
use trucker_server::protocol::{Colour, GamePhase, PROTOCOL, Refused, RoomChange, Since, ToClient, ToServer};

/// Every kind of thing that only players may do.
fn deeds(id: u32) -> Vec<ToServer> {
    let mut deeds = vec![
        ToServer::Act { id, asked: None, action: Action::Build(Build::Go) },
        ToServer::Act { id, asked: Some(0), action: Action::Answer(Answer::Yes) },
        ToServer::Act { id, asked: None, action: Action::Menu(MenuItem::GiveUp(true)) },
        ToServer::Undo { id },
        ToServer::WhatIf { id, answer: Answer::Yes, then: Vec::new() },
        ToServer::Chat { id, text: "hello".to_owned() },
        ToServer::Mute { id, seat: seat(0), muted: true },
    ];
    deeds.extend(changes().into_iter().map(|change| ToServer::Room { id, change }));
    deeds
}

fn changes() -> Vec<RoomChange> {
    vec![
        RoomChange::Options { options: options(Mode::Trek, 2) },
        RoomChange::Name { name: "Eve".to_owned() },
        RoomChange::Colour { colour: Colour::Blue },
        RoomChange::Ready { ready: true },
        RoomChange::Start {},
        RoomChange::SetBot { seat: seat(1), bot: INSTANT },
        RoomChange::OpenSeat { seat: seat(1) },
        RoomChange::HandOver { seat: seat(1) },
        RoomChange::StandIn { seat: seat(1), bot: INSTANT },
        RoomChange::TakeBack {},
        RoomChange::Rematch {},
        RoomChange::NextLevel {},
        RoomChange::Leave {},
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_in_without_a_proper_hello() {
    let house = House::open().await;
    let ada = house.room(&options(Mode::Learning, 4), "Ada", &[]).await;
    let elsewhere = house.room(&options(Mode::Learning, 4), "Bob", &[]).await;
    let others = [ToServer::View {}, ToServer::Ping { t: 1 }];
    for message in deeds(1).iter().chain(&others) {
        let mut stranger = Raw::open(&house).await;
        stranger.say(message).await;
        assert_eq!(stranger.bye().await, Some(Refused::HelloFirst), "{message:?}");
    }
    for protocol in [0, PROTOCOL + 1, u16::MAX] {
        let mut stranger = Raw::open(&house).await;
        stranger.say(&ToServer::Hello { protocol, room: ada.room.clone(), token: None, since: None }).await;
        assert_eq!(stranger.bye().await, Some(Refused::Protocol { supported: PROTOCOL }));
    }
    for room in ["", "AAAAAA", "../../", "' OR 1=1", "%", "*", &ada.room[..5], &"A".repeat(10_000), "ÁÁÁÁÁÁ"] {
        assert_eq!(house.hello(room, None, None).await.err(), Some(Refused::UnknownRoom), "{room}");
        assert_eq!(house.hello(room, Some(&ada.token), None).await.err(), Some(Refused::UnknownRoom), "{room}");
    }
    let hash = serde_json::to_value(trucker_server::secret::TokenHash::of(&ada.token)).expect("JSON");
    let hash = hash.as_str().expect("text");
    let longer = format!("{}0", ada.token);
    let guesses = ["", " ", "0", &ada.token[1..], &longer, hash, &elsewhere.token, &"0".repeat(32), "\0", &ada.room];
    for token in guesses {
        assert_eq!(house.hello(&ada.room, Some(token), None).await.err(), Some(Refused::WrongToken), "{token}");
    }
    // One hello is enough, whoever one wants to be.
    let mut client = Raw::enter(&house, &ada.room, None).await;
    for message in [hello(&ada.room, Some(&ada.token)), hello(&elsewhere.room, None), hello("", None)] {
        client.say(&message).await;
        assert_eq!(client.refused().await, (None, Refused::AlreadyGreeted));
    }
    client.say(&deeds(3)[5]).await;
    assert_eq!(client.refused().await, (Some(3), Refused::Watching), "the second hello has changed nothing");
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_only_watch() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    let mut eve = Raw::enter(&house, &given.room, None).await;
    for phase in [GamePhase::Lobby, GamePhase::Playing] {
        if phase == GamePhase::Playing {
            ada.change(RoomChange::Start {}).await.expect("started");
        }
        for (message, id) in deeds(9).into_iter().zip(1_000..) {
            eve.say(&message).await;
            assert_eq!(eve.refused().await, (Some(9), Refused::Watching), "{message:?} {id}");
        }
        eve.say(&ToServer::View {}).await;
        let said = eve.settle().await;
        let views: Vec<_> = said.iter().filter(|message| matches!(message, ToClient::View { .. })).collect();
        assert_eq!(views.len(), usize::from(phase == GamePhase::Playing), "nothing to see in a lobby");
        assert!(views.iter().all(|view| matches!(view, ToClient::View { view, .. } if view.own.is_none())));
    }
    assert_eq!(ada.room().seats[0].colour, Colour::Red);
    nothing_failed(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_not_hosts_and_seats_have_numbers() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    let mut bob = house.connect(&house.join(&given.room, "Bob").await).await;
    let mut ada = house.connect(&given).await;
    for change in changes() {
        let refused = bob.change(change.clone()).await.err();
        match change {
            RoomChange::Name { .. }
            | RoomChange::Ready { .. }
            | RoomChange::Colour { .. }
            | RoomChange::TakeBack {} => {
                assert_eq!(refused, None, "{change:?}")
            }
            RoomChange::Leave {} => assert_eq!(refused, None),
            _ => assert_eq!(refused, Some(Refused::NotHost), "{change:?}"),
        }
        if matches!(change, RoomChange::NextLevel {}) {
            break;
        }
    }
    for number in 2..4 {
        let seat = seat(number);
        let change = RoomChange::SetBot { seat, bot: INSTANT };
        assert_eq!(ada.change(change).await, Err(Refused::NoSuchSeat));
        assert_eq!(ada.change(RoomChange::OpenSeat { seat }).await, Err(Refused::NoSuchSeat));
        assert_eq!(ada.change(RoomChange::HandOver { seat }).await, Err(Refused::NoSuchSeat));
        assert_eq!(ada.mute(seat, true).await, Err(Refused::NoSuchSeat));
    }
    assert_eq!(ada.change(RoomChange::SetBot { seat: seat(1), bot: INSTANT }).await, Err(Refused::SeatTaken));
    assert_eq!(ada.change(RoomChange::OpenSeat { seat: seat(0) }).await, Err(Refused::SeatTaken));
    assert_eq!(ada.mute(seat(0), true).await, Err(Refused::NoSuchSeat));
    for seats in [0, 1, 6, 255] {
        let refused = ada.change(RoomChange::Options { options: options(Mode::Trek, seats) }).await;
        assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{refused:?}");
    }
    for limit in [0, 14, 601, u16::MAX] {
        let options = trucker_server::protocol::Options { decision_limit: Some(limit), ..options(Mode::Trek, 2) };
        let refused = ada.change(RoomChange::Options { options }).await;
        assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{refused:?}");
    }
    nothing_failed(&house).await;
}

/// A token opens its seat as often as one likes; whoever had it open before is told, every time.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_open_in_one_place() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[INSTANT]).await;
    let mut before = house.connect(&given).await;
    before.change(RoomChange::Start {}).await.expect("started");
    for _ in 0..30 {
        let mut now = house.connect(&given).await;
        before.send(&ToServer::Act { id: 1, asked: None, action: Action::Build(Build::Go) }).await;
        now.act(Action::Build(Build::Close)).await.expect_err("nothing to close");
        assert_eq!(before.farewell().await, Refused::Elsewhere);
        before = now;
    }
    nothing_failed(&house).await;
}

/// The host sends somebody away and the seat with them, while they are still shouting.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_sent_away_does_nothing_more() {
    let house = House::open().await;
    for round in 0..10 {
        let given = house.room(&options(Mode::Learning, 4), "Ada", &[INSTANT; 2]).await;
        let eve = house.join(&given.room, "Eve").await;
        let mut ada = Raw::enter(&house, &given.room, Some(&given.token)).await;
        let mut guest = Raw::enter(&house, &given.room, Some(&eve.token)).await;
        let shouts = async {
            for i in 0..40 {
                let colour = Colour::ALL[i % 4];
                let message = ToServer::Room { id: 1, change: RoomChange::Colour { colour } };
                if guest.try_send(text_of(&message)).await.is_err() {
                    break;
                }
            }
        };
        let sends_away = async {
            let fewer = options(Mode::Learning, 1);
            let changes = [
                RoomChange::OpenSeat { seat: seat(1) },
                RoomChange::OpenSeat { seat: seat(2) },
                RoomChange::Options { options: fewer },
            ];
            for change in changes {
                ada.say(&ToServer::Room { id: 2, change }).await;
            }
            ada.settle().await
        };
        let ((), said) = tokio::join!(shouts, sends_away);
        assert!(
            said.iter().any(|message| matches!(message, ToClient::Room { room } if room.seats.len() == 1)),
            "{round}"
        );
        assert!(matches!(guest.bye().await, Some(Refused::SentAway { .. })), "{round}");
        let back = house.hello(&given.room, Some(&eve.token), None).await.err();
        assert!(matches!(back, Some(Refused::SentAway { .. })), "{back:?}");
    }
    nothing_failed(&house).await;
}

fn text_of(message: &ToServer) -> tokio_tungstenite::tungstenite::Message {
    tokio_tungstenite::tungstenite::Message::text(serde_json::to_string(message).expect("JSON"))
}

/// Answers of every shape.
fn answers() -> Vec<Answer> {
    let corner = Square::from_index(0).expect("a square");
    let last = Square::from_index(SQUARES - 1).expect("a square");
    vec![
        Answer::Yes,
        Answer::No,
        Answer::Done,
        Answer::Humans,
        Answer::Option(15),
        Answer::Option(16),
        Answer::Option(u8::MAX),
        Answer::Square(corner),
        Answer::Square(last),
        Answer::Set(Squares::ALL),
        Answer::Lift(last, Good::Red),
        Answer::Put(corner, Good::Blue),
        Answer::Alien(Alien::Purple),
        Answer::Place(corner, Turn::NONE),
        Answer::Place(last, Turn::ALL[3]),
    ]
}

/// Building steps that nobody may ever take.
fn impossible() -> Vec<Build> {
    let mut steps = vec![
        Build::Take(TileId(u16::MAX)),
        Build::Take(TileId(255)),
        Build::Take(TileId(256)),
        Build::TakeReserved(2),
        Build::TakeReserved(u8::MAX),
        Build::Look(3),
        Build::Look(u8::MAX),
        Build::Finish(4),
        Build::Finish(u8::MAX),
    ];
    for index in [0, 10, 60, 110, 120] {
        let square = Square::from_index(index).expect("a square");
        steps.push(Build::Place(square, Turn::NONE));
        steps.push(Build::Scrap(square));
    }
    steps
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_hold_for_everyone() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Flight(Level::II), 2), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    assert_eq!(ada.ask(|id| ToServer::Undo { id }).await.err(), Some(Refused::NotPlaying));
    ada.change(RoomChange::Start {}).await.expect("started");
    ada.until("a game", |ada| ada.game.is_some()).await;
    let rules = |rule: Refusal| Some(Refused::Rules { rule });
    // Building: nothing is asked, nobody flies, and no impossible step is taken, before "go" and after it.
    for tile_in_hand in [false, false, true] {
        for answer in answers() {
            for asked in [None, Some(0), Some(u32::MAX)] {
                assert_eq!(ada.act_on(asked, Action::Answer(answer)).await.err(), rules(Refusal::NotAsked));
            }
            assert_eq!(
                ada.ask(|id| ToServer::WhatIf { id, answer, then: Vec::new() }).await.err(),
                rules(Refusal::NotAsked)
            );
        }
        assert_eq!(ada.act(Action::Menu(MenuItem::GiveUp(true))).await.err(), rules(Refusal::NotFlying));
        for step in impossible() {
            let refused = ada.act(Action::Build(step)).await;
            assert!(matches!(refused, Err(Refused::Rules { .. })), "{step:?} {refused:?}");
        }
        let step = if ada.view().yard.open { Build::Draw } else { Build::Go };
        if !tile_in_hand {
            ada.act(Action::Build(step)).await.expect("a step that may be taken");
        }
    }
    // Flying: answers of another shape, to another question, and building steps.
    let mut rng = Rng::with_seed(7);
    let mut questions = 0;
    while questions < 6 && !ada.is_over() {
        ada.play_until(&mut rng, |ada| ada.is_over() || ada.question().is_some()).await;
        let Some(question) = ada.view().own.as_ref().and_then(|own| own.question.clone()) else { break };
        questions += 1;
        let legal = question.suggested;
        for asked in [None, Some(0), Some(question.id + 1), question.id.checked_sub(1), Some(u32::MAX)] {
            let refused = ada.act_on(asked, Action::Answer(legal)).await.err();
            assert_eq!(refused, Some(Refused::StaleQuestion { asked: question.id }), "{asked:?}");
        }
        for answer in answers().into_iter().filter(|answer| !question.decision.shape.accepts(*answer)) {
            let refused = ada.act_on(Some(question.id), Action::Answer(answer)).await.err();
            assert_eq!(refused, rules(Refusal::NotAnAnswer), "{answer:?}");
            assert_eq!(
                ada.ask(|id| ToServer::WhatIf { id, answer, then: Vec::new() }).await.err(),
                rules(Refusal::NotAnAnswer)
            );
        }
        for step in impossible().into_iter().chain([Build::Go, Build::Draw, Build::Flip, Build::Close]) {
            assert_eq!(ada.act(Action::Build(step)).await.err(), rules(Refusal::NotBuilding));
        }
        assert_eq!(ada.question(), Some(question.id), "nothing has changed");
        ada.act(Action::Answer(legal)).await.expect("an answer");
        let again = ada.act_on(Some(question.id), Action::Answer(legal)).await.err();
        let stale = matches!(again, Some(Refused::StaleQuestion { .. } | Refused::Rules { .. } | Refused::NotPlaying));
        assert!(stale, "the same answer twice: {again:?}");
    }
    assert!(questions > 0, "something was asked");
    ada.look().await;
    // Coming back with inventions about the past gives the whole view.
    let version = ada.version();
    let game = ada.game.as_ref().expect("a game").id.clone();
    for (game, version) in
        [(game.clone(), version + 10_000), (game, u32::MAX), ("?".to_owned(), 0), (String::new(), version)]
    {
        let mut back =
            house.hello(&given.room, Some(&given.token), Some(Since { game, version })).await.expect("welcome");
        back.hear_until("a view", |message| matches!(message, ToClient::View { .. })).await;
    }
    nothing_failed(&house).await;
}
