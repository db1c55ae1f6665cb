//! Ways into a room: quickly, by a list, by a code, again.

use super::{ada_and_bob, begin, is_connected, settle};
use crate::common::{House, INSTANT, options, patiently};
use serde_json::json;
use trucker_engine::building::Build;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::refusal::Refusal;
use trucker_engine::state::Mode;
use trucker_engine::words::Level;
use trucker_server::http::Invitation;
use trucker_server::protocol::{GamePhase, Options, Refused, RoomChange, RoomSummary, Since, Sitter};
use trucker_server::reach::Reach;

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_needs_nothing_but_a_click() {
    let house = House::open().await;
    let given = house.ask_seat("/api/quick", &json!({})).await.expect("a seat");
    let mut ada = house.connect(&given).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    assert_eq!((ada.room().phase, ada.room().host), (GamePhase::Playing, Some(given.seat)));
    assert_eq!((ada.room().options.mode, ada.room().options.public), (Mode::Learning, false));
    let bots = ada.room().seats.iter().filter(|entry| matches!(entry.sitter, Sitter::Bot(_))).count();
    assert_eq!((bots, ada.room().seats.len()), (3, 4));
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    let named = house.ask_seat("/api/quick", &json!({ "name": "Zoë" })).await.expect("a seat");
    let zoe = house.connect(&named).await;
    assert!(matches!(zoe.sitter(named.seat), Sitter::Person { name, .. } if name == "Zoë"));
    let refused = house.ask_seat("/api/quick", &json!({ "name": "x".repeat(25) })).await;
    assert_eq!(refused.err(), Some(Refused::BadName { longest: 24 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_flight_is_whatever_is_agreed() {
    let house = House::open().await;
    let wanted = Options { public: false, ..options(Mode::Flight(Level::II), 3) };
    let with = |bots: usize| json!({ "options": wanted, "bots": vec![INSTANT; bots] });
    let given = house.ask_seat("/api/quick", &with(2)).await.expect("a seat");
    let mut ada = house.connect(&given).await;
    ada.until("the game", |ada| ada.game.is_some()).await;
    assert_eq!((ada.room().phase, &ada.room().options), (GamePhase::Playing, &wanted));
    // An empty seat would have to wait for somebody.
    let refused = house.ask_seat("/api/quick", &with(1)).await;
    assert!(matches!(refused, Err(Refused::BadOptions { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_sent_a_link_that_they_can_open() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    let (status, invitation) = house.get(&format!("/api/rooms/{}/invitation", given.room)).await;
    let invitation: Invitation = serde_json::from_value(invitation).expect("an invitation");
    assert_eq!((status, invitation.reach), (200, Reach::ThisMachine), "this house is open on this machine only");
    assert!(invitation.link.ends_with(&format!("/r/{}", given.room)), "{}", invitation.link);
    assert!(invitation.code.side >= 21 && invitation.code.path.starts_with("M0 0h7"), "a corner of a QR code");
    assert_eq!(house.get("/api/rooms/nonsense/invitation").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_keeps_score_over_its_games() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start {}).await.expect("begun");
    for games in 1..=2 {
        ada.until("the game", |ada| ada.game.is_some() && !ada.is_over()).await;
        ada.rush().await;
        ada.until("the score", |ada| ada.room().scores.iter().any(|score| score.games == games)).await;
        let scores = &ada.room().scores;
        assert_eq!(scores.iter().map(|score| score.games).collect::<Vec<_>>(), [games; 2]);
        assert_eq!(scores[0].name, "Ada");
        ada.change(RoomChange::Rematch {}).await.expect("once more");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_public_rooms_are_listed() {
    let house = House::open().await;
    let hidden = house.room(&options(Mode::Learning, 2), "Ada", &[]).await;
    let open = Options { public: true, ..options(Mode::Learning, 2) };
    let shown = house.room(&open, "Bob", &[]).await;
    let busy = house.room(&Options { seats: 1, ..open.clone() }, "Cid", &[]).await;
    let mut cid = house.connect(&busy).await;
    cid.change(RoomChange::Start {}).await.expect("begun");
    let list = async || -> Vec<RoomSummary> {
        let (status, rooms) = house.get("/api/rooms").await;
        assert_eq!(status, 200);
        serde_json::from_value(rooms).expect("rooms")
    };
    let rooms = list().await;
    let codes: Vec<&str> = rooms.iter().map(|room| room.code.as_str()).collect();
    assert_eq!(codes, [&shown.room, &busy.room], "lobbies come first");
    assert_eq!((rooms[0].people.as_slice(), rooms[0].open_seats), (&["Bob".to_owned()][..], 1));
    assert_eq!((rooms[0].phase, rooms[1].phase), (GamePhase::Lobby, GamePhase::Playing));
    cid.until("the game", |cid| cid.game.is_some()).await;
    cid.rush().await;
    assert_eq!(list().await.len(), 1, "a room whose game is over is not joined by strangers");

    let (status, room) = house.get(&format!("/api/rooms/{}", hidden.room)).await;
    assert_eq!((status, &room["people"]), (200, &json!(["Ada"])), "whoever has the link finds it");
    assert_eq!(house.get("/api/rooms/K7M4QP").await.0, 404);
    let mut ada = house.connect(&hidden).await;
    ada.change(RoomChange::Options { options: open }).await.expect("public now");
    assert_eq!(list().await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_may_be_typed_carelessly() {
    let house = House::open().await;
    let given = house.room(&options(Mode::Learning, 3), "Ada", &[]).await;
    let (left, right) = given.room.split_at(3);
    let spoken = format!("{}-{}", left.to_lowercase(), right.to_lowercase());
    let bob = house.join(&spoken, "Bob").await;
    assert_eq!(bob.room, given.room, "the code comes back as it should be spelt");
    house.join(&format!("%20{left}%20{right}"), "Cid").await;
    let bob = house.hello(&format!(" {spoken} "), Some(&bob.token), None).await.expect("welcome");
    assert_eq!(bob.room().code, given.room);
    assert_eq!(house.get(&format!("/api/rooms/{spoken}")).await.0, 200);
    assert_eq!(house.get(&format!("/api/rooms/{spoken}.")).await.0, 200, "cut out of a sentence with its full stop");
    for wrong in ["", "K7M4Q", "K7M4Q0", "K7M4QPP", "žluťoučký"] {
        assert_eq!(house.hello(wrong, None, None).await.err(), Some(Refused::UnknownRoom), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_tab_has_the_seat() {
    let house = House::open().await;
    let (given, mut old) = house.alone(&options(Mode::Learning, 1)).await;
    old.act(Action::Build(Build::Go)).await.expect("begun");
    let mut new = house.connect(&given).await;
    assert_eq!(old.farewell().await, Refused::Elsewhere);
    new.until("the view", |new| new.game.is_some()).await;
    new.act(Action::Build(Build::Draw)).await.expect("drawn");
    settle(&mut new).await;
    assert!(is_connected(&new, 0), "the end of the old tab is not the end of the new one");
    assert_eq!(new.room().watching, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_comes_back_to_the_same_question() {
    let house = House::open().await;
    let (given, mut ada, _, mut bob) = ada_and_bob(&house, Mode::Learning, 2).await;
    begin(&mut ada, &mut bob).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    ada.act(Action::Build(Build::Finish(0))).await.expect("finished");
    bob.until("Ada has finished", |bob| bob.version() == 2).await;
    bob.act(Action::Build(Build::Finish(1))).await.expect("finished");
    ada.until("the question", |ada| ada.question().is_some()).await;
    bob.until("the question", |bob| bob.question().is_some()).await;
    let (question, seen) = (ada.view().own.as_ref().and_then(|own| own.question.clone()), ada.game.clone());
    let since = seen.map(|game| Since { game: game.id, version: game.version });
    ada.close().await;
    bob.act(Action::Answer(Answer::Yes)).await.expect("Bob flies on");

    let mut ada = house.connect(&given).await;
    ada.until("the view", |ada| ada.game.is_some()).await;
    assert_eq!(ada.view().own.as_ref().and_then(|own| own.question.clone()), question);
    assert!(question.is_some() && since.is_some());
    let stale = ada.question().map(|id| id + 1);
    let refused = ada.act_on(stale, Action::Answer(Answer::Yes)).await;
    assert_eq!(refused, Err(Refused::StaleQuestion { asked: ada.question().expect("a question") }));
    let refused = ada.act_on(None, Action::Answer(Answer::Yes)).await;
    assert_eq!(
        refused,
        Err(Refused::StaleQuestion { asked: ada.question().expect("a question") }),
        "an answer names its question"
    );
    assert_eq!(ada.act(Action::Answer(Answer::Done)).await, Err(Refusal::NotAnAnswer.into()));
    ada.act(Action::Answer(Answer::No)).await.expect("answered");
    patiently("the end", async { tokio::join!(ada.rush(), bob.rush()) }).await;
}
