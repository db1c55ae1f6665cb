//! When somebody's time is up, in a room with people who are there.

use super::table;
use crate::common::{House, options};
use trucker_engine::building::Build;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::state::{Mode, Pace};
use trucker_engine::words::Level;
use trucker_server::protocol::{Options, StepCause};

/// Nobody says "go": it is said for them, and that is all. From then on everyone builds in peace.
#[tokio::test(flavor = "multi_thread")]
async fn a_limit_begins_the_building_and_does_not_end_it() {
    let house = House::with(|config| config.clock_speed = 100).await;
    for mode in [Mode::Learning, Mode::Flight(Level::II), Mode::Trek] {
        let limited = Options { pace: Pace::RealTime { run: 300_000 }, decision_limit: Some(15), ..options(mode, 3) };
        let (_, mut clients) = table(&house, 3, &limited).await;
        for client in &mut clients {
            client.until("building", |client| client.view().yard.open).await;
        }
        for client in &mut clients {
            client.act(Action::Build(Build::Draw)).await.expect("there is time to build");
        }
        for client in &mut clients {
            client.look().await;
            let late = client.steps.iter().filter(|step| matches!(step.cause, StepCause::TimeOut(_)));
            let told: Vec<_> = late.flat_map(|step| &step.events).collect();
            assert_eq!(told, [&Event::BuildingBegan], "{mode:?}");
            assert_eq!(client.view().yard.spaces, [None; 3], "{mode:?}");
        }
    }
}
