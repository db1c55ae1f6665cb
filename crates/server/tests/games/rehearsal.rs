//! Games for tests of clients: the same every time.

use super::record_of;
use crate::common::{Client, House, options};
use fastrand::Rng;
use trucker_bots::{Taste, Tier};
use trucker_engine::chance::Seed;
use trucker_engine::game::Action;
use trucker_engine::record::Record;
use trucker_engine::state::{Mode, Pace};
use trucker_engine::words::{Level, Seat};
use trucker_server::config::Rehearsal;
use trucker_server::protocol::{BotOptions, Options, RoomChange, Tempo};

/// A game in turns against two bots, played by the same dice every time.
async fn rehearse(seed: u64, mode: Mode) -> Record {
    let house =
        House::with(|config| config.rehearsal = Rehearsal { seed: Some(seed), instant_bots: true, stage: None }).await;
    let bots =
        [Tier::Rookie, Tier::Trucker].map(|tier| BotOptions { tier, taste: Taste::Balanced, pace: Tempo::Relaxed });
    let agreed = Options { pace: Pace::TurnByTurn { last_turns: Some(5) }, ..options(mode, 3) };
    let given = house.room(&agreed, "Ada", &bots).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start).await.expect("begun");
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
