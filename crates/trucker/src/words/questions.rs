//! Questions as sentences: which message asks them.

use super::Words;
use super::names::{id, number, text};
use trucker_engine::card::Measure;
use trucker_engine::decision::{Decision, Reason, Shape};
use trucker_engine::named::Named;
use trucker_engine::words::Goods;

pub(super) fn sentence(words: &Words<'_>, decision: &Decision) -> String {
    let reason = &decision.reason;
    let waiting = match decision.shape {
        Shape::Cargo(menu) => menu.dock,
        _ => Goods::NONE,
    };
    let mut more = vec![text("player", words.player(decision.seat))];
    match reason {
        Reason::LoadGoods => more.push(text("goods", words.goods(waiting))),
        Reason::LoseCrew { left } => more.push(number("crew", *left)),
        Reason::BoostShield { powered, free, .. } => {
            more.push(number("tokens", powered.len() - usize::from(*free)));
        }
        Reason::Insure { price, .. } => more.push(number("credits", price.0)),
        _ => {}
    }
    let question = words.told(&message(decision), reason.name(), reason, &more);
    // What is hit at the same moment.
    let (also, key) = match reason {
        Reason::Shoot { also, .. } | Reason::ShootWithCatapult { also, .. } => (*also, "question-also"),
        Reason::RaiseShield { also, .. } | Reason::BoostShield { also, .. } => (*also, "question-also-shield"),
        _ => (None, ""),
    };
    let question = match also {
        Some(also) => format!("{question} {}", words.say(key, &[text("square", also.to_string())])),
        None => question,
    };
    // Where five play, somebody who comes second gets a block or a credit less.
    let less = match reason {
        Reason::BoardShip { second: true, .. } => Some("question-second-credits"),
        Reason::DockStation { second: true, .. } => Some("question-second"),
        Reason::TakeReward { second: true, reward, .. } if !reward.goods.is_empty() => Some("question-second"),
        _ => None,
    };
    let question = match less {
        Some(less) => format!("{question} {}", words.say(less, &[])),
        None => question,
    };
    match reason {
        Reason::BoardShip { shots: shots @ 1.., .. } | Reason::DockStation { shots: shots @ 1.., .. } => {
            format!("{question} {}", words.say("question-shots", &[number("shots", *shots)]))
        }
        Reason::ForAbility { nth: Some(nth), .. } => {
            let nth = [number("number", nth.number), number("of", nth.of)];
            format!("{question} {}", words.say("question-nth", &nth))
        }
        _ => question,
    }
}

/// The message that asks a question: called like it, but for those that are asked in several ways.
pub(super) fn message(decision: &Decision) -> String {
    let reason = &decision.reason;
    let name = id(reason);
    let name = match reason {
        Reason::PowerCannons { against: Some(_), .. }
        | Reason::FireCatapult { against: Some(_), .. }
        | Reason::SendDiplomat { against: Some(_) } => format!("{name}-against"),
        Reason::Shoot { battery: true, .. } => format!("{name}-battery"),
        Reason::RaiseShield { free: true, .. } => format!("{name}-free"),
        Reason::DockStation { stations: 1.., .. } => format!("{name}-crubots"),
        Reason::LoadGoods => match decision.shape {
            Shape::Cargo(menu) if menu.to_burn && menu.dock.is_empty() => "lift-to-burn".to_owned(),
            _ => name,
        },
        Reason::Boost { measure: Measure::Cannons, .. } => format!("{name}-cannons"),
        Reason::Boost { .. } => format!("{name}-engines"),
        Reason::ForAbility { about, .. } => format!("{name}-{}", id(about)),
        Reason::GiveUpComponent { hoard } => format!("give-up-{}", id(hoard)),
        _ => name,
    };
    format!("question-{name}")
}
