//! What people notice in a room: who may change what, who comes and goes, what is said.

mod campaigns;
mod doors;
mod seats;
mod talk;

use crate::common::{Client, House, INSTANT, options, seat};
use campaigns::campaign;
use serde_json::json;
use trucker_engine::building::Build;
use trucker_engine::game::Action;
use trucker_engine::setup::{Extras, Leg, Set};
use trucker_engine::state::{Aid, Mode, Pace};
use trucker_engine::words::Level;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{
    Colour, GamePhase, Options, PlayerEntry, Refused, RoomChange, Sitter, ToClient, ToServer,
};

/// Ada, the host, and Bob, in a room for so many with bots on the other seats.
async fn ada_and_bob(house: &House, mode: Mode, seats: u8) -> (SeatGiven, Client, SeatGiven, Client) {
    let bots = vec![INSTANT; usize::from(seats) - 2];
    let ada_sits = house.room(&options(mode, seats), "Ada", &bots).await;
    let bob_sits = house.join(&ada_sits.room, "Bob").await;
    let (ada, bob) = (house.connect(&ada_sits).await, house.connect(&bob_sits).await);
    (ada_sits, ada, bob_sits, bob)
}

/// Bob says that he is ready and Ada begins.
async fn begin(ada: &mut Client, bob: &mut Client) {
    bob.change(RoomChange::Ready { ready: true }).await.expect("ready");
    ada.change(RoomChange::Start {}).await.expect("begun");
    ada.until("the game", |ada| ada.game.is_some()).await;
    bob.until("the game", |bob| bob.game.is_some()).await;
}

/// Everything that was sent to a client before now has arrived.
async fn settle(client: &mut Client) {
    client.send(&ToServer::Ping { t: 7 }).await;
    client.hear_until("the pong", |message| matches!(message, ToClient::Pong { t: 7, .. })).await;
}

fn is_ready(client: &Client, number: usize) -> bool {
    matches!(client.sitter(seat(number)), Sitter::Person { ready: true, .. })
}

fn is_connected(client: &Client, number: usize) -> bool {
    matches!(client.sitter(seat(number)), Sitter::Person { connected: true, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_agrees_on_options_and_nobody_else_does() {
    let house = House::open().await;
    let (_, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    bob.change(RoomChange::Ready { ready: true }).await.expect("ready");
    let wanted = Options {
        pace: Pace::TurnByTurn { last_turns: Some(10) },
        aid: Aid::Tabletop,
        open_credits: true,
        decision_limit: Some(60),
        public: true,
        ..options(Mode::Flight(Level::II), 4)
    };
    let change = RoomChange::Options { options: wanted.clone() };
    assert_eq!(bob.change(change.clone()).await, Err(Refused::NotHost));
    ada.change(change).await.expect("agreed");
    bob.until("the options", |bob| bob.room().options == wanted).await;
    assert_eq!(bob.room().seats.len(), 4);
    assert!(!is_ready(&bob, 1), "Bob was ready for something else");

    let with = |set: &dyn Fn(&mut Options)| {
        let mut options = wanted.clone();
        set(&mut options);
        options
    };
    let impossible = [
        with(&|options| options.seats = 0),
        with(&|options| options.seats = 6),
        with(&|options| (options.mode, options.seats) = (Mode::Trek, 1)),
        with(&|options| options.decision_limit = Some(14)),
        with(&|options| options.decision_limit = Some(601)),
        with(&|options| options.pace = Pace::RealTime { run: 29_999 }),
        with(&|options| options.pace = Pace::RealTime { run: 300_001 }),
        with(&|options| options.pace = Pace::TurnByTurn { last_turns: Some(4) }),
        with(&|options| options.pace = Pace::TurnByTurn { last_turns: Some(31) }),
        with(&|options| options.mode = campaign(&[Leg::of(Level::II), Leg::of(Level::IV)])),
        with(&|options| options.mode = campaign(&[Leg { roads: 4, ..Leg::of(Level::II) }])),
        with(&|options| options.mode = campaign(&[Leg { ships: Set::AnotherBigExpansion, ..Leg::of(Level::I) }])),
        with(&|options| {
            (options.mode, options.extras.technology) = (campaign(&[Leg::of(Level::II)]), true);
        }),
    ];
    for options in impossible {
        let refused = ada.change(RoomChange::Options { options: options.clone() }).await;
        assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{options:?}: {refused:?}");
        let refused = house.ask_seat("/api/rooms", &json!({ "options": options, "name": "Eve" })).await;
        assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{options:?}: {refused:?}");
    }
    settle(&mut bob).await;
    assert_eq!(bob.room().options, wanted, "what was refused has changed nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_shrinks_only_around_its_people() {
    let house = House::open().await;
    let (_, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 4).await;
    let smaller = |seats| RoomChange::Options { options: options(Mode::Learning, seats) };
    ada.change(smaller(3)).await.expect("a bot goes");
    ada.change(smaller(2)).await.expect("the other bot goes");
    assert_eq!(ada.change(smaller(1)).await, Err(Refused::SeatTaken), "Bob sits there");
    ada.change(smaller(4)).await.expect("two more seats");
    settle(&mut bob).await;
    let colours: std::collections::HashSet<Colour> = bob.room().seats.iter().map(|entry| entry.colour).collect();
    assert_eq!(colours.len(), 4, "everyone has a colour of their own");
    assert_eq!((bob.sitter(seat(2)), bob.sitter(seat(3))), (&Sitter::Open, &Sitter::Open));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_choose_names_and_colours() {
    let house = House::open().await;
    let (given, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    bob.change(RoomChange::Name { name: "  Bobek   z Brna ".into() }).await.expect("named");
    ada.until("the name", |ada| matches!(ada.sitter(seat(1)), Sitter::Person { name, .. } if name == "Bobek z Brna"))
        .await;
    let bad_name = Refused::BadName { longest: 24 };
    for name in ["", " \t ", "a\nb", "\u{202e}Bob", "this name is far too long!"] {
        assert_eq!(bob.change(RoomChange::Name { name: name.into() }).await, Err(bad_name.clone()), "{name:?}");
        let body = json!({ "options": options(Mode::Learning, 2), "name": name });
        assert_eq!(house.ask_seat("/api/rooms", &body).await.err(), Some(bad_name.clone()), "{name:?}");
        assert_eq!(house.try_join(&given.room, name).await.err(), Some(bad_name.clone()), "{name:?}");
    }
    let (first, second, third) = (Colour::ALL[0], Colour::ALL[1], Colour::ALL[2]);
    assert_eq!(bob.change(RoomChange::Colour { colour: first }).await, Err(Refused::ColourTaken));
    bob.change(RoomChange::Colour { colour: third }).await.expect("a bot gives it up");
    bob.change(RoomChange::Colour { colour: third }).await.expect("one's own is no trouble");
    ada.until("the colour", |ada| ada.room().seats[1].colour == third).await;
    assert_eq!(ada.room().seats[2].colour, second, "the bot has Bob's old one");
    bob.change(RoomChange::Colour { colour: Colour::ALL[3] }).await.expect("nobody has it");

    ada.change(RoomChange::OpenSeat { seat: seat(2) }).await.expect("opened");
    let join = format!("/api/rooms/{}/join", given.room);
    let refused = house.ask_seat(&join, &json!({ "name": "Cid", "colour": first })).await;
    assert_eq!(refused.err(), Some(Refused::ColourTaken));
    house.ask_seat(&join, &json!({ "name": "Cid", "colour": third })).await.expect("a seat");
    ada.until("Cid", |ada| matches!(ada.sitter(seat(2)), Sitter::Person { .. })).await;
    assert_eq!(ada.room().seats[2].colour, third);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_when_everyone_is_ready_and_no_seat_is_empty() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 3), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady), "a seat is empty");
    let mut bob = house.connect(&house.join(&given.room, "Bob").await).await;
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady), "Bob is not ready");
    bob.change(RoomChange::Ready { ready: true }).await.expect("ready");
    ada.until("Bob", |ada| is_ready(ada, 1)).await;
    bob.change(RoomChange::Ready { ready: false }).await.expect("not ready");
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady), "Bob has changed his mind");
    assert_eq!(bob.change(RoomChange::Start {}).await, Err(Refused::NotHost));
    for client in [&mut ada, &mut bob] {
        assert_eq!(client.act(Action::Build(Build::Go)).await, Err(Refused::NotPlaying));
        assert_eq!(client.undo().await, Err(Refused::NotPlaying));
        assert!(client.change(RoomChange::Rematch {}).await.is_err());
    }
    assert_eq!(ada.change(RoomChange::Rematch {}).await, Err(Refused::NotPlaying));
    assert_eq!(ada.change(RoomChange::NextLevel {}).await, Err(Refused::NotPlaying));
    let stand_in = RoomChange::StandIn { seat: seat(1), bot: INSTANT };
    assert_eq!(ada.change(stand_in.clone()).await, Err(Refused::NotPlaying));
    begin(&mut ada, &mut bob).await;
    assert_eq!((ada.room().phase, ada.version()), (GamePhase::Playing, 0));
    assert!(ada.room().game.is_some() && ada.room().commitment.is_some() && ada.room().seed.is_none());

    let too_late = [
        RoomChange::Options { options: options(Mode::Trek, 3) },
        RoomChange::Colour { colour: Colour::ALL[3] },
        RoomChange::Ready { ready: true },
        RoomChange::Start {},
        RoomChange::SetBot { seat: seat(2), bot: INSTANT },
        RoomChange::OpenSeat { seat: seat(1) },
        RoomChange::Rematch {},
        RoomChange::NextLevel {},
    ];
    for change in too_late {
        assert_eq!(ada.change(change.clone()).await, Err(Refused::AlreadyPlaying), "{change:?}");
    }
    assert_eq!(house.try_join(&given.room, "Cid").await.err(), Some(Refused::AlreadyPlaying));
    bob.change(RoomChange::Name { name: "Robert".into() }).await.expect("a name can be changed any time");
    bob.change(RoomChange::TakeBack {}).await.expect("nothing to take back does no harm");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_gathers_everyone_and_a_lonely_host_flies_on_at_once() {
    let house = House::open().await;
    let (_, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    begin(&mut ada, &mut bob).await;
    tokio::join!(ada.rush(), bob.rush());
    let first = ada.room().game.clone();
    assert!(ada.room().seed.is_some(), "the seed is told when the game is over");
    assert_eq!(bob.change(RoomChange::Rematch {}).await, Err(Refused::NotHost));
    assert_eq!(bob.change(RoomChange::NextLevel {}).await, Err(Refused::NotHost));
    ada.change(RoomChange::Rematch {}).await.expect("again");
    bob.until("the lobby", |bob| bob.room().phase == GamePhase::Lobby).await;
    assert!(!is_ready(&bob, 1), "everyone says anew that they are ready");
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady));
    begin(&mut ada, &mut bob).await;
    ada.until("another game", |ada| ada.game.as_ref().map(|game| &game.id) != first.as_ref()).await;
    bob.until("another game", |bob| bob.game.as_ref().map(|game| &game.id) != first.as_ref()).await;
    assert_eq!(ada.room().options.mode, Mode::Learning);
    tokio::join!(ada.rush(), bob.rush());
    bob.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(bob.farewell().await, Refused::Dismissed);

    let (_, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    let expected =
        [Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Flight(Level::III)];
    for mode in expected {
        ada.rush().await;
        let last = ada.room().game.clone();
        assert_eq!(ada.room().next, (ada.room().options.mode != mode).then_some(mode), "as it was told");
        ada.change(RoomChange::NextLevel {}).await.expect("begun at once");
        ada.until("the next flight", |ada| ada.game.as_ref().map(|game| &game.id) != last.as_ref()).await;
        assert_eq!((ada.room().phase, ada.room().options.mode), (GamePhase::Playing, mode));
    }
    let given = house.room(&options(Mode::Flight(Level::III), 2), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start {}).await.expect("begun");
    ada.until("the game", |ada| ada.game.is_some()).await;
    ada.rush().await;
    assert_eq!(ada.room().next, Some(Mode::Trek));
    ada.change(RoomChange::NextLevel {}).await.expect("begun at once");
    ada.until("the trek", |ada| ada.view().flight.mode == Mode::Trek).await;
    assert_eq!(ada.room().next, None);

    let extras = Extras { abe_adventures: true, ..Extras::default() };
    let class_four = Options { extras, ..options(Mode::Flight(Level::IV), 2) };
    let ada = house.connect(&house.room(&class_four, "Ada", &[INSTANT]).await).await;
    assert_eq!(ada.room().next, None, "nothing is above class IV");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_ready_for_the_next_game_by_having_been_ready_for_the_last() {
    let house = House::open().await;
    let (_, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    begin(&mut ada, &mut bob).await;
    tokio::join!(ada.rush(), bob.rush());
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady), "Bob has not been asked");
    bob.change(RoomChange::Ready { ready: true }).await.expect("ready");
    ada.change(RoomChange::Start {}).await.expect("begun");
}

/// "Again" asks nobody away: a bot flies on for Bob, and he gets back in.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_somebody_a_bot_stood_in_for() {
    let house = House::open().await;
    let (_, mut ada, bobs, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    begin(&mut ada, &mut bob).await;
    bob.close().await;
    ada.until("that Bob is gone", |ada| !is_connected(ada, 1)).await;
    ada.change(RoomChange::StandIn { seat: seat(1), bot: INSTANT }).await.expect("a bot");
    ada.rush().await;
    let first = ada.room().game.clone();
    ada.change(RoomChange::Rematch {}).await.expect("again");
    let kept =
        |ada: &Client| matches!(ada.sitter(seat(1)), Sitter::Person { stand_in: Some(bot), .. } if *bot == INSTANT);
    assert!(ada.room().phase == GamePhase::Lobby && kept(&ada), "Ada is shown that the seat is Bob's");
    ada.change(RoomChange::Start {}).await.expect("the bot is ready for him");
    ada.until("another game", |ada| ada.game.as_ref().map(|game| &game.id) != first.as_ref()).await;
    assert!(kept(&ada) && !ada.room().players[1].bot && ada.room().players[1].name == "Bob");
    let mut bob = house.connect(&bobs).await;
    bob.change(RoomChange::TakeBack {}).await.expect("it is his seat");
    ada.until("Bob", |ada| !kept(ada)).await;
    tokio::join!(ada.rush(), bob.rush());

    // Whoever is back before the next game has nobody standing in.
    ada.change(RoomChange::Rematch {}).await.expect("again");
    assert_eq!(ada.change(RoomChange::Start {}).await, Err(Refused::NotReady), "Bob is asked");
}

/// A game is told of those who played it, and nobody else is told that it was theirs.
#[tokio::test(flavor = "multi_thread")]
async fn who_flew_is_not_who_sits_there_now() {
    let mut house = House::open().await;
    let (adas, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 3).await;
    begin(&mut ada, &mut bob).await;
    tokio::join!(ada.rush(), bob.rush());
    let flew = ada.room().players.clone();
    let told = |entry: &PlayerEntry| (entry.name.clone(), entry.bot);
    let names = [("Ada", false), ("Bob", false), ("Hugo", true)].map(|(name, bot)| (name.to_owned(), bot));
    assert_eq!(flew.iter().map(told).collect::<Vec<_>>(), names);
    bob.send(&ToServer::Room { id: 99, change: RoomChange::Leave {} }).await;
    assert_eq!(bob.farewell().await, Refused::Dismissed);
    let cids = house.join(&adas.room, "Cid").await;
    let mut cid = house.connect(&cids).await;
    assert_eq!(cid.seat, Some(seat(1)));
    cid.until("the game", |cid| cid.game.is_some()).await;
    assert_eq!(cid.view().own, None, "Cid has not flown");
    cid.change(RoomChange::Ready { ready: true }).await.expect("ready");
    cid.look().await;
    assert_eq!(cid.view().own, None, "nor has he by getting ready");
    assert!(matches!(cid.sitter(seat(1)), Sitter::Person { newcomer: true, .. }));
    assert_eq!(cid.room().players, flew);
    let id = cid.room().game.clone().expect("a game");
    let (_, replay) = house.get(&format!("/api/games/{id}/steps?count=0")).await;
    assert_eq!((&replay["names"], &replay["bots"]), (&json!(["Ada", "Bob", "Hugo"]), &json!([false, false, true])));

    house.restart().await;
    let mut cid = house.connect(&cids).await;
    cid.until("the game", |cid| cid.game.is_some()).await;
    assert_eq!((&cid.room().players, &cid.view().own), (&flew, &None));
    let mut ada = house.connect(&adas).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    assert!(ada.view().own.is_some(), "Ada has");
    ada.change(RoomChange::Start {}).await.expect("begun");
    cid.until("his own game", |cid| cid.view().own.is_some()).await;
    assert_eq!(cid.room().players[1].name, "Cid");
}

/// Learning flights and private games are listed for those who know them, and for nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_games_are_found_again() {
    let house = House::open().await;
    let (_, mut ada) = house.alone(&options(Mode::Learning, 2)).await;
    let id = ada.room().game.clone().expect("a game");
    let own = format!("/api/games?ids=AAAAAAAAAAAA,{id},nonsense");
    assert_eq!(house.get(&own).await, (200, json!([])), "it is not over");
    ada.rush().await;
    assert_eq!(house.get("/api/games").await, (200, json!([])), "it is not public");
    let (_, games) = house.get(&own).await;
    assert_eq!((games.as_array().map(Vec::len), &games[0]["id"]), (Some(1), &json!(id)));
    assert_eq!((&games[0]["names"], &games[0]["bots"]), (&json!(["Ada", "Ema"]), &json!([false, true])));
    let many = vec![id; 101].join(",");
    assert_eq!(house.get(&format!("/api/games?ids={many}")).await.0, 400);
}
