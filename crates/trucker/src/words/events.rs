//! Events as sentences: which message tells them.

use super::Words;
use super::names::id;
use trucker_engine::event::{Event, Money, TokenFor};
use trucker_engine::named::Named;
use trucker_engine::words::{Credits, Days};

pub(super) fn sentence(words: &Words<'_>, event: &Event) -> String {
    words.told(&message(event), event.name(), event, &[])
}

/// The message that tells an event: called like it, but for those that are told in several ways.
pub(super) fn message(event: &Event) -> String {
    let name = match event {
        Event::TileTaken { tile: None, .. } => "tile-drawn-hidden".to_owned(),
        Event::TileTaken { face_down: true, .. } => "tile-drawn".to_owned(),
        Event::Missed { roll: None, .. } => "flew-by".to_owned(),
        Event::Rolled { sum: None, .. } => "rolled-apart".to_owned(),
        Event::BatterySpent { purpose: TokenFor::Eaten, .. } => "battery-eaten".to_owned(),
        Event::IntruderStepped { step: 1, .. } => "intruder-entered".to_owned(),
        Event::IntruderTurnedAway { guard, .. } | Event::IntruderDefeated { guard, .. } => {
            format!("{}-{}", id(event), id(guard))
        }
        Event::GiveUpAnnounced { announced: false, .. } => "give-up-withdrawn".to_owned(),
        Event::LeftFlight { why, .. } => format!("left-{}", id(why)),
        Event::Declared { measure, .. } | Event::Weakest { measure, .. } => format!("{}-{}", id(event), id(measure)),
        Event::TurnedBack { able: false, .. } => format!("{}-unable", id(event)),
        Event::Moved { days, .. } => if *days < Days(0) { "moved-back" } else { "moved-ahead" }.to_owned(),
        Event::TileLost { loss, .. } => format!("tile-{}", id(loss)),
        Event::CrewLost { alien, .. } => if alien.is_some() { "alien-lost" } else { "human-lost" }.to_owned(),
        Event::Marked { how, .. } => format!("{}-{}", id(event), id(how)),
        Event::HasMost { hoard, .. } => format!("most-{}", id(hoard)),
        Event::RoadDrawn { instead: Some(_), .. } => format!("{}-instead", id(event)),
        Event::RoadDrawn { seat: Some(_), .. } | Event::EnemyGrew { seat: Some(_), .. } => format!("{}-for", id(event)),
        Event::RoadsAgreed { agreed: false, .. } => "roads-not-agreed".to_owned(),
        Event::Paid { credits, why: Money::Card, .. } if *credits < Credits(0) => "paid-card-cost".to_owned(),
        Event::Paid { credits, why: Money::Member(_), .. } if *credits < Credits(0) => "paid-member-cost".to_owned(),
        Event::Paid { why, .. } => format!("paid-{}", id(why)),
        Event::TitleDefended { gold, defended, .. } => {
            format!("{}title-{}defended", if *gold { "gold-" } else { "" }, if *defended { "" } else { "not-" })
        }
        _ => id(event),
    };
    format!("event-{name}")
}
