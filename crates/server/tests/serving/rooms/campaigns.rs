//! Campaigns that a room agrees on: kept flight by flight, refused with a reason.

use super::begin;
use crate::common::{House, INSTANT, options};
use serde_json::json;
use trucker_engine::setup::{Boxes, Extras, Leg, Legs, Set};
use trucker_engine::state::Mode;
use trucker_engine::words::{BySeat, Level};
use trucker_server::protocol::{Options, Refused, RoomChange};

/// A campaign of these flights.
pub(super) fn campaign(legs: &[Leg]) -> Mode {
    Mode::Campaign(Legs::new(legs).expect("a campaign"))
}

/// One of each: another ship, other boxes, rules of the road, class IV.
fn mixed() -> Mode {
    let cards = Boxes { abe_adventures: true, ..Boxes::default() };
    let tiles = Boxes { technology: true, abe_technology: true, ..Boxes::default() };
    campaign(&[
        Leg { ships: Set::AnotherBigExpansion, boxes: tiles, roads: 1, ..Leg::of(Level::III) },
        Leg::of(Level::I),
        Leg { boxes: cards, ..Leg::of(Level::IV) },
    ])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_agreed_on_and_kept() {
    let mut house = House::open().await;
    let extras = Extras { roads_anew: true, handicaps: BySeat([1, 0, 0, 0, 0]), ..Extras::default() };
    let wanted = Options { extras, ..options(mixed(), 3) };
    let given = house.room(&options(Mode::Trek, 3), "Ada", &[INSTANT]).await;
    let mut ada = house.connect(&given).await;
    ada.change(RoomChange::Options { options: wanted.clone() }).await.expect("agreed");
    ada.until("the options", |ada| ada.room().options == wanted).await;

    house.restart().await;
    let mut ada = house.connect(&given).await;
    assert_eq!(ada.room().options, wanted, "it is stored flight by flight");
    let bob = house.join(&given.room, "Bob").await;
    let mut bob = house.connect(&bob).await;
    begin(&mut ada, &mut bob).await;
    let levels: Vec<_> = bob.view().flight.rounds.iter().map(|round| round.level).collect();
    assert_eq!(levels, [Level::III, Level::I, Level::IV], "and everyone is told what is to come");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_campaign_is_refused_with_a_reason() {
    let house = House::open().await;
    let open = async |value: serde_json::Value| {
        let mode = json!({ "type": "campaign", "value": value });
        let mut wish = json!({ "options": options(Mode::Trek, 2), "name": "Ada" });
        wish["options"]["mode"] = mode;
        house.ask_seat("/api/rooms", &wish).await.map(|_| ())
    };
    let reason = |refused: Result<(), Refused>| match refused {
        Err(Refused::BadOptions { detail } | Refused::Malformed { detail }) => detail,
        other => panic!("{other:?}"),
    };
    for (wrong, why) in [
        (json!([]), "0 flights: a campaign has 1 to 8"),
        (json!(vec![json!({ "level": "I" }); 9]), "9 flights: a campaign has 1 to 8"),
        (json!([{ "level": "I" }, { "level": "I", "ships": "another_big_expansion" }]), "flight 2"),
        (json!([{ "level": "IV" }]), "class IV is flown with the adventure cards"),
        (json!([{ "level": "II", "roads": 4 }]), "4 Rough Roads cards"),
        (json!([{ "level": "V" }]), "unknown variant"),
        (json!([{ "level": "I", "boxes": { "gold": true } }]), "unknown field"),
    ] {
        let told = reason(open(wrong.clone()).await);
        assert!(told.contains(why), "{wrong}: {told}");
    }
    assert_eq!(open(json!([{ "level": "II" }])).await, Ok(()), "what is not said is the base box");
}
