//! Games for tests of clients: the same every time.

use super::record_of;
use crate::common::{Client, House, INSTANT, options};
use fastrand::Rng;
use std::sync::Arc;
use trucker_bots::{Taste, Tier};
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::game::{Action, Game};
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_engine::stage::{STAGED, Stage};
use trucker_engine::state::{Mode, Pace, Setup};
use trucker_engine::words::{Credits, Level, Seat};
use trucker_server::config::Rehearsal;
use trucker_server::protocol::{BotOptions, GamePhase, Options, Refused, RoomChange, Tempo};

/// A game in turns against two bots, played by the same dice every time.
async fn rehearse(seed: u64, mode: Mode) -> Record {
    let house =
        House::with(|config| config.rehearsal = Rehearsal { seed: Some(seed), instant_bots: true, stage: None }).await;
    let bots =
        [Tier::Rookie, Tier::Trucker].map(|tier| BotOptions { tier, taste: Taste::Balanced, pace: Tempo::Relaxed });
    let agreed = Options { pace: Pace::TurnByTurn { last_turns: Some(5) }, ..options(mode, 3) };
    let given = house.room(&agreed, "Ada", &bots).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start {}).await.expect("begun");
    ada.until("the game", |ada| ada.game.is_some()).await;
    let mut rng = Rng::with_seed(seed);
    while !ada.is_over() {
        go_on(&mut ada, &mut rng).await;
    }
    let promised = ada.room().commitment.clone();
    let record = record_of(&house, &ada.game.as_ref().expect("a game").id).await;
    assert_eq!(promised, Some(record.commitment.to_string()), "what is promised holds all the same");
    assert_eq!(record.seed, Seed::from_number(seed));
    record
}

/// Acts only when it is known what the others have done before: they take their turns one after the other.
async fn go_on(ada: &mut Client, rng: &mut Rng) {
    let view = ada.view();
    let mine = view.waiting.iter().any(|waiting| Some(waiting.seat) == ada.seat);
    let alone = view.own.as_ref().is_some_and(|own| own.question.is_some()) || view.yard.turn == ada.seat;
    if mine && (alone || !view.yard.open) { ada.go_on(rng).await } else { drop(ada.hear().await) }
}

fn acts(record: &Record) -> Vec<Option<(Seat, Action)>> {
    record.log.iter().map(|entry| entry.act).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_is_the_same_every_time() {
    for mode in [Mode::Flight(Level::II), Mode::Trek] {
        let (one, other) = tokio::join!(rehearse(5, mode), rehearse(5, mode));
        let by_seat = |record: &Record, seat: usize| -> Vec<Action> {
            let of = acts(record).into_iter().flatten().filter(|(who, _)| who.index() == seat);
            of.map(|(_, action)| action).collect()
        };
        for seat in 0..3 {
            assert_eq!(by_seat(&one, seat), by_seat(&other, seat), "{mode:?}, seat {seat}");
        }
        assert_ne!(acts(&one), acts(&rehearse(6, mode).await));
    }
}

/// A stage in the yard, on which everybody owns 42 credits.
fn stage(players: u8) -> Arc<Stage> {
    let content = Arc::new(trucker_content::all().clone());
    let setup = Setup::new(players, Mode::Flight(Level::III));
    let (game, _) = Game::new(setup, content.clone(), &mut Seed::from_number(1)).expect("a game");
    let mut state = *game.state();
    for player in &mut state.players.0 {
        player.credits = Credits(42);
    }
    Arc::new(Stage { content, state, draws: Default::default() })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_on_a_stage_begins_there() {
    let set = |stage| Rehearsal { seed: Some(1), instant_bots: true, stage };
    let mut house = House::with(|config| config.rehearsal = set(Some(stage(2)))).await;

    // Three do not fit on a stage for two, and are told so.
    let given = house.room(&options(Mode::Learning, 3), "Ada", &[INSTANT; 2]).await;
    let refused = house.connect(&given).await.change(RoomChange::Start {}).await;
    let Err(Refused::BadOptions { detail }) = refused else { panic!("{refused:?}") };
    assert_eq!(detail, "this rehearsal has 2 players, the room has 3 seats");

    // What was agreed is what the stage is set for.
    let (given, mut ada) = house.alone(&options(Mode::Learning, 2)).await;
    assert_eq!(ada.room().options.mode, Mode::Flight(Level::III));
    assert_eq!(ada.view().own.as_ref().map(|own| own.credits), Some(Credits(42)));
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    let version = ada.version();

    // It goes on where it was on the same stage, and on no other.
    assert_eq!(house.restart().await, 1);
    let mut again = house.connect(&given).await;
    again.until("the game", |again| again.game.is_some()).await;
    assert_eq!(again.room().phase, GamePhase::Playing);
    assert!(again.version() >= version);
    assert_eq!(house.restart_with(|config| config.rehearsal = set(None)).await, 0);
    assert_eq!(house.connect(&given).await.room().phase, GamePhase::Lobby);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_on_a_stage_cannot_be_replayed_without_it() {
    let house = House::with(|config| {
        config.rehearsal = Rehearsal { seed: Some(1), instant_bots: true, stage: Some(stage(1)) };
    });
    let house = house.await;
    let (_, mut ada) = house.alone(&options(Mode::Learning, 1)).await;
    ada.play(1).await;
    let id = ada.game.as_ref().expect("a game").id.clone();
    let record = record_of(&house, &id).await;
    let loaded = Table::load(&record, Arc::new(trucker_content::all().clone()), &mut |_| {});
    assert_eq!(loaded.err(), Some(BadRecord::RulesVersion { found: STAGED }));
    // The server that has the stage shows it.
    let (status, replay) = house.get(&format!("/api/games/{id}/steps")).await;
    assert_eq!(status, 200, "{replay}");
}
