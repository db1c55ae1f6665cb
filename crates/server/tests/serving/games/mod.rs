//! Whole games over the wire, and everything around a game that a person would notice.

mod away;
mod file;
mod kept;
mod late;
mod open;
mod pace;
mod rehearsal;
mod steps;
mod story;

use crate::common::{Client, House, INSTANT, options, seat, with_the_other_boxes};
use std::sync::Arc;
use trucker_engine::record::{Record, Table};
use trucker_engine::state::{Aid, Mode, Pace};
use trucker_engine::words::Level;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{GamePhase, GameView, Options, RoomChange};

const MODES: [Mode; 5] =
    [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Trek];

/// So many people in a room with bots on the other seats; the game has begun.
async fn table(house: &House, people: usize, options: &Options) -> (Vec<SeatGiven>, Vec<Client>) {
    let bots = vec![INSTANT; usize::from(options.seats) - people];
    let mut seats = vec![house.room(options, "Ada", &bots).await];
    for number in 1..people {
        seats.push(house.join(&seats[0].room, &format!("Bob {number}")).await);
    }
    let mut clients = Vec::new();
    for given in &seats {
        clients.push(house.connect(given).await);
    }
    for client in &mut clients[1..] {
        client.change(RoomChange::Ready { ready: true }).await.expect("ready");
    }
    clients[0].change(RoomChange::Start {}).await.expect("begun");
    for client in &mut clients {
        client.until("the game", |client| client.game.is_some()).await;
    }
    (seats, clients)
}

/// A view without what only its owner sees.
fn shared(view: &GameView) -> GameView {
    GameView { own: None, ..view.clone() }
}

async fn record_of(house: &House, game: &str) -> Record {
    let (status, record) = house.get(&format!("/api/games/{game}")).await;
    assert_eq!(status, 200, "{record}");
    serde_json::from_value(record).expect("a record")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_game_is_played_to_its_end() {
    let house = House::open().await;
    let mut tables = Vec::new();
    for (number, mode) in MODES.into_iter().enumerate() {
        for (other, pace) in
            [Pace::RealTime { run: 300_000 }, Pace::TurnByTurn { last_turns: Some(10) }].into_iter().enumerate()
        {
            let aid = if (number + other) % 2 == 0 { Aid::Assisted } else { Aid::Tabletop };
            let open_credits = number % 2 == 0;
            let seats = 2 + (number % 2) as u8;
            let plain = Options { pace, aid, open_credits, ..options(mode, seats) };
            // Half of them with everything of the other box.
            let options = if (number + other) % 2 == 1 { with_the_other_boxes(plain) } else { plain };
            let (_, mut clients) = table(&house, 1 + other, &options).await;
            clients.push(house.watch(&clients[0].room().code.clone()).await);
            tables.push(tokio::spawn(play_table(clients, (10 * number + other) as u64)));
        }
    }
    let mut compared = 0;
    for table in tables {
        let clients = table.await.expect("the game is played");
        let game = clients[0].game.clone().expect("a game");
        for client in &clients {
            let seen = client.game.as_ref().expect("a game");
            assert_eq!((&seen.id, seen.version), (&game.id, game.version));
            assert_eq!(shared(&seen.view), shared(&game.view), "everyone has seen the same game");
            assert_eq!(client.room().phase, GamePhase::Over);
            compared += client.compared;
        }
        let record = record_of(&house, &game.id).await;
        let room = clients[0].room();
        assert_eq!(room.commitment, Some(record.commitment.to_string()));
        assert_eq!(room.seed, Some(record.seed.to_string()));
        let content = Arc::new(trucker_content::all().clone());
        let table = Table::load(&record, content, &mut |_| {}).expect("the record can be played again");
        let state = table.game().current();
        assert!(table.game().is_over());
        for (number, told) in game.view.seats.iter().enumerate() {
            let player = &state.players[seat(number)];
            assert_eq!((told.credits, told.place, told.credits_exact), (player.credits, player.place, true));
        }
    }
    assert!(compared >= 20, "copies were compared {compared} times");
}

/// Everyone plays or watches to the end.
async fn play_table(clients: Vec<Client>, seed: u64) -> Vec<Client> {
    let everyone = clients.into_iter().enumerate().map(|(number, mut client)| {
        tokio::spawn(async move {
            client.until("the game", |client| client.game.is_some()).await;
            if client.seat.is_some() {
                client.play(100 * seed + number as u64).await;
            }
            while !client.is_over() {
                client.hear().await;
            }
            client.look().await;
            client
        })
    });
    let mut done = Vec::new();
    for one in everyone.collect::<Vec<_>>() {
        done.push(one.await.expect("played to the end"));
    }
    done
}
