//! Bots build at an even pace, whoever waits. Only the game's clock is looked at, and only for steps that come too soon: a
//! busy machine makes nobody quicker.

use crate::common::{Client, House, options, seat};
use trucker_bots::{Pace, Task, Taste, Tier};
use trucker_engine::building::Build;
use trucker_engine::game::Action;
use trucker_engine::state::{Mode, Phase};
use trucker_server::protocol::{BotOptions, RoomChange, StepCause, Tempo};

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
