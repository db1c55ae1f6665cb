//! Those who were away, and servers that were.

use super::{play_table, table};
use crate::common::{Client, House, options, patiently, with_the_other_boxes};
use fastrand::Rng;
use std::time::Duration;
use trucker_engine::building::Build;
use trucker_engine::game::Action;
use trucker_engine::state::{Mode, Phase};
use trucker_engine::words::Level;
use trucker_server::protocol::{Options, Refused, Since, ToClient};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_catches_up() {
    let house = House::open().await;
    let (given, mut old) = house.alone(&options(Mode::Learning, 1)).await;
    old.act(Action::Build(Build::Go)).await.expect("begun");
    let away = |steps: usize| {
        let (house, given) = (&house, &given);
        async move {
            let mut other = house.connect(given).await;
            other.until("the view", |other| other.game.is_some()).await;
            for number in 0..steps {
                let step = if number % 2 == 0 { Build::Draw } else { Build::Return };
                other.act(Action::Build(step)).await.expect("built");
            }
            other
        }
    };
    for (missed, whole) in [(0, false), (2, false), (64, false), (66, true)] {
        let other = away(missed).await;
        let mut back = house.come_back(&given, &old).await;
        let first = back.hear_until("how it goes on", is_game).await;
        match first {
            ToClient::Update { from, version, ref steps, .. } => {
                assert!(!whole, "{missed} steps were missed");
                assert_eq!((from, version), (old.version(), old.version() + missed as u32));
                assert_eq!(steps.len(), missed);
            }
            other => assert!(whole && matches!(other, ToClient::View { .. }), "{missed} steps were missed: {other:?}"),
        }
        assert_eq!(back.game, other.game, "the copy is up to date");
        back.look().await;
        assert_eq!(back.compared, 1);
        old = back;
    }
    let (game, version) = (old.game.as_ref().map(|game| game.id.clone()).expect("a game"), old.version());
    for since in [Since { game: "K7M4QPK7M4QP".into(), version }, Since { game, version: version + 1 }] {
        let mut back = house.hello(&given.room, Some(&given.token), Some(since)).await.expect("welcome");
        let first = back.hear_until("how it goes on", is_game).await;
        assert!(matches!(first, ToClient::View { .. }), "{first:?}");
    }
}

fn is_game(message: &ToClient) -> bool {
    matches!(message, ToClient::View { .. } | ToClient::Update { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_server_was_stopped() {
    goes_on(&options(Mode::Flight(Level::I), 2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_other_box_goes_on_after_the_server_was_stopped() {
    goes_on(&with_the_other_boxes(options(Mode::Flight(Level::II), 2))).await;
}

/// The server is stopped twice in the middle of a flight, and once after it.
async fn goes_on(agreed: &Options) {
    let mut house = House::open().await;
    let (seats, mut clients) = table(&house, 2, agreed).await;
    let mut rng = Rng::with_seed(8);
    for client in &mut clients {
        client.play_until(&mut rng, |client| !is_building(client)).await;
    }
    for client in &mut clients {
        client.until("the first question", |client| !client.view().waiting.is_empty() && !is_in_yard(client)).await;
        client.look().await;
    }
    for round in 0..2 {
        let before: Vec<_> = clients.iter().map(|client| (client.game.clone(), client.question())).collect();
        assert!(before.iter().any(|(_, question)| question.is_some()));
        let resumed = house.restart().await;
        assert_eq!(resumed, 1);
        let mut back = Vec::new();
        for ((given, mut old), (game, question)) in seats.iter().zip(clients).zip(before) {
            assert_eq!(old.farewell().await, Refused::Stopping);
            let mut client = if round == 0 { house.connect(given).await } else { house.come_back(given, &old).await };
            client.hear_until("how it goes on", is_game).await;
            assert_eq!((&client.game, client.question()), (&game, question), "nothing is lost");
            client.look().await;
            back.push(client);
        }
        clients = back;
    }
    let ended = play_table(clients, 9).await;
    assert!(ended.iter().all(Client::is_over));
    let (version, game) = (ended[0].version(), ended[0].game.clone());
    assert_eq!(house.restart().await, 0, "a game that is over is not gone on with");
    let mut ada = house.connect(&seats[0]).await;
    ada.until("the view", |ada| ada.game.is_some()).await;
    assert_eq!((ada.version(), &ada.game), (version, &game), "it can still be looked at");
    assert!(ada.is_over() && ada.room().seed.is_some());
}

fn is_in_yard(client: &Client) -> bool {
    client.view().flight.phase == Phase::Building
}

/// Is this client still at work in the yard?
fn is_building(client: &Client) -> bool {
    is_in_yard(client) && !client.view().yard.spaces.contains(&client.seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_everybody_left_sleeps_and_wakes() {
    let house = House::with(|config| config.sleep_after = Duration::from_millis(30)).await;
    let (given, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    ada.act(Action::Build(Build::Finish(0))).await.expect("finished");
    let (game, question) = (ada.game.clone(), ada.question());
    assert!(question.is_some());
    ada.close().await;
    patiently("the room to fall asleep", async {
        while house.get("/healthz").await.1["rooms"] != 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let mut ada = house.connect(&given).await;
    ada.until("the view", |ada| ada.game.is_some()).await;
    assert_eq!((&ada.game, ada.question()), (&game, question));
    assert_eq!(ada.room().host, Some(given.seat));
    ada.rush().await;
}
