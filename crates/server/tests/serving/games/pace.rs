//! Bots build at an even pace, whoever waits. Only the game's clock is looked at, and only for steps that come too soon: a
//! busy machine makes nobody quicker.

use crate::common::{Client, House, options, seat};
use trucker_bots::{Pace, Task, Taste, Tier};
use trucker_engine::building::Build;
use trucker_engine::game::Action;
use trucker_engine::state::{Mode, Phase};
use trucker_server::protocol::{BotOptions, Refused, RoomChange, Step, StepCause, Tempo};

/// When the bot acted in the yard.
fn acts(client: &Client) -> Vec<u32> {
    client.steps.iter().filter(|step| step.cause == StepCause::Act(seat(1))).map(|step| step.at).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_race_when_the_last_person_has_finished() {
    let house = House::with(|config| config.clock_speed = 30).await;
    let bot = BotOptions { tier: Tier::Veteran, taste: Taste::Balanced, pace: Tempo::Steady };
    let given = house.room(&options(Mode::Learning, 2), "Ada", &[bot]).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Start {}).await.expect("begun");
    ada.until("the game", |ada| ada.game.is_some()).await;
    ada.act(Action::Build(Build::Go)).await.expect("begun");
    ada.until("the bot at work", |ada| acts(ada).len() >= 4).await;
    ada.act(Action::Build(Build::Finish(0))).await.expect("finished");
    ada.until("the bot at work", |ada| acts(ada).len() >= 16).await;
    assert_eq!(ada.view().flight.phase, Phase::Building);
    let quickest = Pace::STEADY.quickest(Task::Reach);
    let acts = acts(&ada);
    for pair in acts.windows(2) {
        assert!(pair[1] - pair[0] >= quickest, "{quickest} ms at least: {acts:?}");
    }
}

/// Somebody who has finished and waits for bots alone can have them hurry; it ends with the building.
#[tokio::test(flavor = "multi_thread")]
async fn bots_hurry_when_all_who_wait_for_them_agree() {
    let house = House::open().await;
    let bot = BotOptions { tier: Tier::Veteran, taste: Taste::Balanced, pace: Tempo::Relaxed };
    let given = house.room(&options(Mode::Learning, 3), "Ada", &[bot]).await;
    let mut ada = house.connect(&given).await;
    let hers = house.join(&given.room, "Bea").await;
    let mut bea = house.connect(&hers).await;
    bea.change(RoomChange::Ready { ready: true }).await.expect("ready");
    ada.change(RoomChange::Start {}).await.expect("begun");
    for person in [&mut ada, &mut bea] {
        person.until("the game", |person| person.game.is_some()).await;
    }
    let hurry = |client: &Client| client.room.as_ref().and_then(|room| room.hurry.clone());
    ada.act(Action::Build(Build::Go)).await.expect("go");
    bea.act(Action::Build(Build::Go)).await.ok();
    ada.act(Action::Build(Build::Finish(0))).await.expect("finished");
    assert_eq!(hurry(&ada), None, "somebody else is still building");
    assert_eq!(ada.change(RoomChange::Hurry {}).await, Err(Refused::NobodyToHurry));
    bea.act(Action::Build(Build::Finish(1))).await.expect("finished");
    for person in [&mut ada, &mut bea] {
        person.until("what can be agreed on", |person| hurry(person) == Some(vec![seat(0), seat(1)])).await;
    }
    ada.change(RoomChange::Hurry {}).await.expect("agreed");
    bea.until("one agreement", |bea| hurry(bea) == Some(vec![seat(1)])).await;
    bea.change(RoomChange::Hurry {}).await.expect("agreed");
    bea.until("both", |bea| hurry(bea) == Some(Vec::new())).await;
    let from = bea.view().flight.number;
    bea.until("the flight", |bea| bea.view().flight.phase != Phase::Building).await;
    bea.until("the end of it", |bea| hurry(bea).is_none()).await;
    assert_eq!(bea.view().flight.number, from);
    // Once agreed, no more time is left between two steps than the machine itself needs.
    let its = |step: &&Step| step.cause == StepCause::Act(seat(2));
    let acts: Vec<u32> = bea.steps.iter().filter(its).map(|step| step.at).collect();
    let slowest = Pace::RELAXED.quickest(Task::Reach);
    let quick = acts.windows(2).filter(|pair| pair[1] - pair[0] < slowest).count();
    assert!(quick * 2 > acts.len(), "the bot took its time: {acts:?}");
}
