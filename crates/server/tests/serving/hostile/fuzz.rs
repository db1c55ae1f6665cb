//! Thousands of random messages from all sides at one room, while somebody plays on and notices nothing.
//!
//! Everything follows from the number of the round; `TRUCKER_ROUNDS=100` plays a hundred times as many.

use crate::common::*;
use crate::raw::*;
use fastrand::Rng;
use futures_util::future::join_all;
use serde_json::{Map, Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use tokio_tungstenite::tungstenite::Message;
use trucker_bots::{Taste, Tier};
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::menu::MenuItem;
use trucker_engine::setup::{Dock, Extras};
use trucker_engine::squares::{SQUARES, Square};
use trucker_engine::state::{Aid, Mode, Pace, Phase};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, ByLevel, BySeat, Good, Level, Seat, Turn};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{BotOptions, Colour, Options, Refused, RoomChange, Tempo, ToClient, ToServer};

/// Messages of each client in a round.
const MESSAGES: usize = 600;
/// Messages that the honest player hears in the air before the rain may end.
const IN_FLIGHT: u32 = 40;
/// Marks the honest player's steps, so that none is taken for the answer to something asked on purpose.
const STEP: u32 = u32::MAX;

fn any_square(rng: &mut Rng) -> Square {
    Square::from_index(rng.usize(..SQUARES)).expect("a square")
}

fn any_seat(rng: &mut Rng) -> Seat {
    seat(rng.usize(..4))
}

/// A small number mostly, and sometimes the last one.
fn any_u8(rng: &mut Rng) -> u8 {
    if rng.bool() { rng.u8(..5) } else { rng.u8(..) }
}

fn any_answer(rng: &mut Rng) -> Answer {
    let (square, good, turn) = (any_square(rng), Good::ALL[rng.usize(..4)], Turn::ALL[rng.usize(..4)]);
    match rng.u8(..12) {
        0 => Answer::Yes,
        1 => Answer::No,
        2 => Answer::Option(any_u8(rng)),
        3 => Answer::Done,
        4 => Answer::Square(square),
        5 => Answer::Set((0..rng.usize(..6)).map(|_| any_square(rng)).collect()),
        6 => Answer::Lift(square, good),
        7 => Answer::Put(square, good),
        8 => Answer::Humans,
        9 => Answer::Alien(Alien::ALL[rng.usize(..Alien::ALL.len())]),
        10 => Answer::Burn(square, good),
        _ => Answer::Place(square, turn),
    }
}

fn any_build(rng: &mut Rng) -> Build {
    let near = Square::at(rng.u8(5..10), rng.u8(5..10)).expect("a square");
    let square = if rng.bool() { near } else { any_square(rng) };
    match rng.u8(..16) {
        0 => Build::Go,
        1..3 => Build::Draw,
        3 => Build::Take(TileId(if rng.bool() { rng.u16(..400) } else { rng.u16(..) })),
        4 => Build::TakeReserved(any_u8(rng)),
        5 => Build::Lift,
        6..10 => Build::Place(square, Turn::ALL[rng.usize(..4)]),
        10 => Build::Reserve,
        11 => Build::Return,
        12 => Build::Look(any_u8(rng)),
        13 => Build::Close,
        14 => Build::Flip,
        _ if rng.u8(..20) == 0 => Build::Finish(any_u8(rng)),
        _ => Build::Scrap(square),
    }
}

fn any_bot(rng: &mut Rng) -> BotOptions {
    BotOptions { tier: Tier::ALL[rng.usize(..3)], taste: Taste::Balanced, pace: Tempo::Instant }
}

fn any_options(rng: &mut Rng) -> Options {
    let mode = [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::III), Mode::Trek][rng.usize(..4)];
    let pace = match rng.bool() {
        true => Pace::RealTime { run: if rng.bool() { 30_000 } else { rng.u32(..) } },
        false => Pace::TurnByTurn { last_turns: rng.bool().then(|| rng.u8(..)) },
    };
    Options {
        pace,
        aid: if rng.bool() { Aid::Assisted } else { Aid::Tabletop },
        open_credits: rng.bool(),
        decision_limit: rng.bool().then(|| rng.u16(..)),
        public: rng.bool(),
        extras: any_extras(rng),
        ..Options::new(any_u8(rng), mode)
    }
}

/// Parts of expansions, also such as do not go together.
fn any_extras(rng: &mut Rng) -> Extras {
    let mut some = || rng.u8(..4) == 0;
    let mut extras = Extras {
        technology: some(),
        abe_technology: some(),
        adventures: some(),
        ships: ByLevel([some(), some(), some(), false]),
        abe_ships: ByLevel([some(), some(), some(), some()]),
        abe_adventures: some(),
        intruders: some(),
        titles: some(),
        titles_first: some(),
        half_scores: some(),
        double_titles: some(),
        ..Extras::default()
    };
    extras.dock = [Dock::None, Dock::Low, Dock::High][rng.usize(..3)];
    if rng.bool() {
        extras.rough_roads = any_u8(rng);
        extras.handicaps = BySeat(std::array::from_fn(|_| if rng.bool() { 0 } else { any_u8(rng) }));
    }
    extras
}

fn any_text(rng: &mut Rng) -> String {
    let length = if rng.u8(..20) == 0 { rng.usize(..2_000) } else { rng.usize(..30) };
    (0..length).map(|_| if rng.bool() { rng.alphanumeric() } else { rng.char(..) }).collect()
}

fn any_change(rng: &mut Rng) -> RoomChange {
    let seat = any_seat(rng);
    match rng.u8(..12) {
        0 => RoomChange::Options { options: any_options(rng) },
        1 => RoomChange::Name { name: any_text(rng) },
        2 => RoomChange::Colour { colour: Colour::ALL[rng.usize(..4)] },
        3 => RoomChange::Ready { ready: rng.bool() },
        4 => RoomChange::Start {},
        5 => RoomChange::SetBot { seat, bot: any_bot(rng) },
        6 => RoomChange::OpenSeat { seat },
        7 => RoomChange::HandOver { seat },
        8 => RoomChange::StandIn { seat, bot: any_bot(rng) },
        9 => RoomChange::TakeBack {},
        10 => RoomChange::Rematch {},
        _ => RoomChange::NextLevel {},
    }
}

/// A message as a client could send it, about anything.
fn any_message(rng: &mut Rng) -> ToServer {
    let id = rng.u32(..);
    let asked = match rng.u8(..3) {
        0 => None,
        1 => Some(rng.u32(..400)),
        _ => Some(rng.u32(..)),
    };
    match rng.u8(..21) {
        0..8 => ToServer::Act { id, asked, action: Action::Build(any_build(rng)) },
        8..11 => ToServer::Act { id, asked, action: Action::Answer(any_answer(rng)) },
        11 => ToServer::Act { id, asked, action: Action::Menu(MenuItem::GiveUp(rng.bool())) },
        12 => ToServer::Undo { id },
        13 => ToServer::WhatIf { id, answer: any_answer(rng), then: Vec::new() },
        14 => ToServer::Chat { id, text: any_text(rng) },
        15 => ToServer::Mute { id, seat: any_seat(rng), muted: rng.bool() },
        16 => ToServer::View {},
        17 => ToServer::Ping { t: rng.u32(..) },
        18 => ToServer::Story { id, flight: rng.u8(..4) },
        19 => hello("AAAAAA", rng.bool().then_some("0")),
        _ => ToServer::Room { id, change: any_change(rng) },
    }
}

fn any_value(rng: &mut Rng, depth: u8) -> Value {
    match rng.u8(..if depth == 0 { 8 } else { 10 }) {
        0 => Value::Null,
        1 => json!(rng.bool()),
        2 => json!(rng.i64(..)),
        3 => json!(rng.u64(..)),
        4 => json!(rng.f64() * 1e300),
        5 => json!(any_u8(rng)),
        6 => json!(any_text(rng)),
        7 => json!(["7,7", "yes", "go", "13,13", "act", "start"][rng.usize(..6)]),
        8 => (0..rng.usize(..4)).map(|_| any_value(rng, depth - 1)).collect(),
        _ => Value::Object((0..rng.usize(..4)).map(|_| (any_text(rng), any_value(rng, depth - 1))).collect()),
    }
}

/// Changes one thing somewhere in a message.
fn mutate(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(map) if !map.is_empty() && rng.u8(..4) != 0 => mutate_object(map, rng),
        Value::Array(list) if !list.is_empty() && rng.u8(..4) != 0 => {
            let i = rng.usize(..list.len());
            match rng.u8(..4) {
                0 => drop(list.remove(i)),
                1 => list.push(list[i].clone()),
                _ => mutate(&mut list[i], rng),
            }
        }
        Value::Number(number) if rng.bool() => {
            *value = json!(number.as_i64().unwrap_or(0).wrapping_add(rng.i64(-2..3)))
        }
        other => *other = any_value(rng, 2),
    }
}

fn mutate_object(map: &mut Map<String, Value>, rng: &mut Rng) {
    let keys: Vec<String> = map.keys().cloned().collect();
    let key = &keys[rng.usize(..keys.len())];
    match rng.u8(..6) {
        0 => drop(map.remove(key)),
        1 => drop(map.insert(any_text(rng), any_value(rng, 2))),
        2 => drop(map.insert(["seat", "id", "type", "token", "asked"][rng.usize(..5)].to_owned(), any_value(rng, 1))),
        _ => {
            if let Some(inner) = map.get_mut(key) {
                mutate(inner, rng);
            }
        }
    }
}

/// Bytes, a broken message, or a message.
fn anything(rng: &mut Rng) -> Message {
    match rng.u8(..10) {
        0 => Message::text(any_text(rng)),
        1 => Message::binary((0..rng.usize(..100)).map(|_| rng.u8(..)).collect::<Vec<_>>()),
        2..6 => {
            let mut value = serde_json::to_value(any_message(rng)).expect("JSON");
            for _ in 0..rng.u8(1..4) {
                mutate(&mut value, rng);
            }
            let mut text = value.to_string();
            match rng.u8(..8) {
                // Cut off, or a field twice.
                0 => while text.pop().is_some() && rng.u8(..8) != 0 {},
                1 => text = text.replacen('{', r#"{"id":1,"#, 1),
                _ => {}
            }
            Message::text(text)
        }
        _ => Message::text(serde_json::to_string(&any_message(rng)).expect("JSON")),
    }
}

/// Sends anything, reads every answer, and comes back whenever it is thrown out.
/// It goes on until it has been a nuisance long enough, in the yard and in the air.
async fn pest(house: &House, given: Option<&SeatGiven>, room: &str, seed: u64, enough: &AtomicBool) -> u32 {
    let mut rng = Rng::with_seed(seed);
    let token = given.map(|given| given.token.as_str());
    let mut raw = Raw::enter(house, room, token).await;
    let mut answered = 0;
    for number in 1..=MESSAGES * 50 {
        if number > MESSAGES && enough.load(Ordering::Relaxed) {
            break;
        }
        let closed = match rng.u16(..400) {
            // Bytes that are no frame, or half of one: the end of this connection.
            0 => {
                let bytes: Vec<u8> = (0..rng.usize(..200)).map(|_| rng.u8(..)).collect();
                raw.bytes(&bytes).await;
                true
            }
            _ => raw.try_send(anything(&mut rng)).await.is_err(),
        };
        // Whoever is refused much more often than read is cut, so it comes back before that.
        if closed || number % 300 == 0 {
            raw = Raw::enter(house, room, token).await;
        } else if number % 10 == 0 {
            // Every message of the server is read as one of the protocol.
            for message in raw.settle().await {
                match message {
                    ToClient::Ack { .. }
                    | ToClient::Refused { .. }
                    | ToClient::Foreseen { .. }
                    | ToClient::Story { .. } => answered += 1,
                    ToClient::Bye { refusal } => panic!("thrown out: {refusal}"),
                    _ => {}
                }
            }
        }
    }
    answered
}

/// Somebody who plays on. Their copy checks by itself that no step is missing and that every view is as it should be.
async fn plays_on(
    house: &House,
    given: &SeatGiven,
    pests: impl Future<Output = Vec<u32>>,
    seed: u64,
    enough: &AtomicBool,
) -> Vec<u32> {
    let mut rng = Rng::with_seed(seed);
    let mut ada = house.connect(given).await;
    let mut pests = std::pin::pin!(pests);
    let mut steps_in_flight = 0;
    loop {
        let phase = ada.game.as_ref().map(|game| game.view.flight.phase);
        steps_in_flight += u32::from(matches!(phase, Some(Phase::Reveal | Phase::Card(_))));
        // A flight of bad ships may be over sooner.
        let over = steps_in_flight > 0 && phase == Some(Phase::Over);
        if over || steps_in_flight > IN_FLIGHT {
            enough.store(true, Ordering::Relaxed);
        }
        tokio::select! {
            done = &mut pests => {
                // The room still answers, and what it has told is what is.
                ada.ask(|id| ToServer::Chat { id, text: "still here".to_owned() }).await.expect("a line");
                ada.look().await;
                assert!(ada.compared > 0 && enough.load(Ordering::Relaxed), "the game has got somewhere");
                return done;
            }
            // Dropping the wait for a message loses none.
            message = ada.hear() => {
                if !matches!(message, ToClient::Ack { .. } | ToClient::Refused { .. }) && rng.u8(..4) == 0
                    && let Some(action) = ada.wish(&mut rng)
                {
                    let asked = ada.question();
                    ada.send(&ToServer::Act { id: STEP, asked, action }).await;
                }
            }
        }
    }
}

async fn round(agreed: Options, pace: Pace, seed: u64) {
    // Sand and deadlines are quick, so that the game gets somewhere whatever the pests do.
    let house = House::with(|config| config.clock_speed = 100).await;
    let agreed = Options { pace, decision_limit: Some(15), ..agreed };
    let given = house.room(&agreed, "Ada", &[INSTANT]).await;
    let (bob, eve) = (house.join(&given.room, "Bob").await, house.join(&given.room, "Eve").await);
    for other in [&bob, &eve] {
        house.connect(other).await.change(RoomChange::Ready { ready: true }).await.expect("ready");
    }
    house.connect(&given).await.change(RoomChange::Start {}).await.expect("started");
    let room = given.room.as_str();
    let pests = [Some(&bob), Some(&eve), None, None];
    // Turn by turn, pests can hold up the others for as long as they like; against the sand they cannot.
    let enough = AtomicBool::new(matches!(pace, Pace::TurnByTurn { .. }));
    let numbered = pests.into_iter().zip(1..);
    let pests = numbered.map(|(given, number)| pest(&house, given, room, seed * 10 + number, &enough));
    let answered = plays_on(&house, &given, join_all(pests), seed, &enough).await;
    assert!(answered.iter().all(|answered| *answered > 0), "{answered:?}");
    nothing_failed(&house).await;
}

fn rounds() -> u64 {
    std::env::var("TRUCKER_ROUNDS").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_under_a_rain_of_messages() {
    for seed in 0..rounds() {
        round(options(Mode::Flight(Level::II), 4), Pace::RealTime { run: 30_000 }, seed).await;
        round(options(Mode::Trek, 4), Pace::TurnByTurn { last_turns: Some(5) }, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_other_box_goes_on_under_a_rain_of_messages() {
    for seed in 50..50 + rounds() {
        let agreed = |mode| with_the_other_boxes(options(mode, 4));
        round(agreed(Mode::Flight(Level::III)), Pace::RealTime { run: 30_000 }, seed).await;
        round(agreed(Mode::Trek), Pace::TurnByTurn { last_turns: Some(5) }, seed).await;
    }
}

/// Where anything may be changed: everyone is a pest, the host too.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_stands_a_rain_of_messages() {
    for seed in 100..100 + rounds() {
        let house = House::open().await;
        let given = house.room(&options(Mode::Learning, 4), "Ada", &[INSTANT]).await;
        let bob = house.join(&given.room, "Bob").await;
        let enough = AtomicBool::new(true);
        tokio::join!(
            unless_dismissed(&house, &given, seed * 10),
            unless_dismissed(&house, &bob, seed * 10 + 1),
            pest(&house, None, &given.room, seed * 10 + 2, &enough),
        );
        let mut watcher = house.watch(&given.room).await;
        watcher.send(&ToServer::Ping { t: 7 }).await;
        watcher.hear_until("a pong", |message| matches!(message, ToClient::Pong { t: 7, .. })).await;
        nothing_failed(&house).await;
    }
}

/// Somebody who may be sent away, perhaps before they are in, and then has no seat any more.
async fn unless_dismissed(house: &House, given: &SeatGiven, seed: u64) {
    let gone = |why: &Option<Refused>| matches!(why, Some(Refused::Dismissed | Refused::SentAway { .. }) | None);
    let mut rng = Rng::with_seed(seed);
    let mut raw = Raw::open(house).await;
    raw.say(&hello(&given.room, Some(&given.token))).await;
    match raw.next().await {
        Some(ToClient::Welcome { .. }) => {}
        Some(ToClient::Bye { refusal: Refused::SentAway { .. } }) => return,
        other => panic!("{other:?} is no greeting"),
    }
    for _ in 0..MESSAGES {
        let message = any_message(&mut rng);
        if raw.try_send(Message::text(serde_json::to_string(&message).expect("JSON"))).await.is_err() {
            let why = raw.bye().await;
            assert!(gone(&why), "{why:?}");
            return;
        }
    }
}
