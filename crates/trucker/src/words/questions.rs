//! Questions as sentences.

use super::Words;
use super::names::{number, squares, text};
use trucker_engine::card::{Hoard, Measure};
use trucker_engine::decision::{Decision, Reason, Shape};
use trucker_engine::squares::Square;
use trucker_engine::words::Goods;

pub(super) fn sentence(words: &Words<'_>, decision: &Decision) -> String {
    let player = || text("player", words.player(decision.seat));
    let goods = |goods: Goods| text("goods", words.goods(goods));
    let with_other = |question: String, key: &str, also: Option<Square>| match also {
        Some(also) => format!("{question} {}", words.say(key, &[text("square", also.to_string())])),
        None => question,
    };
    let with_less = |question: String, second: bool| {
        if second { format!("{question} {}", words.say("question-second", &[])) } else { question }
    };
    match decision.reason {
        Reason::Rebuild => words.say("question-rebuild", &[player()]),
        Reason::RemoveMistake => words.say("question-remove-mistake", &[player()]),
        Reason::KeepPiece => words.say("question-keep-piece", &[player()]),
        Reason::AddLatePart { tile } => {
            words.say("question-add-late-part", &[player(), text("tile-object", words.tile_object(tile))])
        }
        Reason::PlaceCrew { cabin } => words.say("question-place-crew", &[player(), text("square", cabin.to_string())]),
        Reason::FlyOn => words.say("question-fly-on", &[player()]),
        Reason::PowerEngines { without } => {
            words.say("question-power-engines", &[player(), text("without", without.to_string())])
        }
        Reason::PowerCannons { without, against: None } => {
            words.say("question-power-cannons", &[player(), text("without", without.to_string())])
        }
        Reason::PowerCannons { without, against: Some(against) } => words.say(
            "question-power-cannons-against",
            &[player(), text("without", without.to_string()), text("against", against.to_string())],
        ),
        Reason::PayBattery => words.say("question-pay-battery", &[player()]),
        Reason::PayToken { left } => words.say("question-pay-token", &[player(), number("left", left)]),
        Reason::Land { days, .. } => words.say("question-land", &[player(), number("days", days.0)]),
        Reason::BoardShip { crew, credits, days } => words.say(
            "question-board-ship",
            &[player(), number("crew", crew), number("credits", credits.0), number("days", days.0)],
        ),
        Reason::DockStation { goods: found, days, second } => {
            let question = words.say("question-dock-station", &[player(), goods(found), number("days", days.0)]);
            with_less(question, second)
        }
        Reason::TakeReward { reward, days, second } => {
            let reward_words = text("reward", words.gain(reward));
            let question = words.say("question-take-reward", &[player(), reward_words, number("days", days.0)]);
            with_less(question, second && !reward.goods.is_empty())
        }
        Reason::LeaveBlock { goods: offered } => words.say("question-leave-block", &[player(), goods(offered)]),
        Reason::Insure { price, most } => {
            words.say("question-insure", &[player(), number("credits", price.0), number("most", most.0)])
        }
        Reason::LoadGoods => {
            let (dock, to_burn) = match decision.shape {
                Shape::Cargo(menu) => (menu.dock, menu.to_burn),
                _ => (Goods::NONE, false),
            };
            if to_burn && dock.is_empty() {
                return words.say("question-lift-to-burn", &[player()]);
            }
            words.say("question-load-goods", &[player(), goods(dock)])
        }
        Reason::Shoot { projectile, roll, target, battery, also } => {
            let key = if battery { "question-shoot-battery" } else { "question-shoot" };
            let [name, object, from] = words.projectile(projectile);
            let line = words.line(projectile.from, roll);
            let shot = words.say(key, &[player(), name, object, from, line, text("square", target.to_string())]);
            with_other(shot, "question-also", also)
        }
        Reason::RaiseShield { projectile, roll, target, also, free } => {
            let [name, object, from] = words.projectile(projectile);
            let line = words.line(projectile.from, roll);
            let square = text("square", target.to_string());
            let key = if free { "question-raise-shield-free" } else { "question-raise-shield" };
            with_other(words.say(key, &[player(), name, object, from, line, square]), "question-also-shield", also)
        }
        Reason::LoseCrew { left } => words.say("question-lose-crew", &[player(), number("crew", left)]),
        Reason::LoseGood { good, left } => words.say(
            "question-lose-good",
            &[player(), text("good-object", words.good_form(good, ".object")), number("left", left)],
        ),
        Reason::LoseBattery { left } => words.say("question-lose-battery", &[player(), number("left", left)]),
        Reason::Boost { measure, boosted, strength } => {
            let key = match measure {
                Measure::Crew | Measure::Engines => "question-boost-engines",
                Measure::Cannons => "question-boost-cannons",
            };
            let boosted = text("squares", squares(boosted));
            words.say(key, &[player(), boosted, text("strength", strength.to_string())])
        }
        Reason::BoostNext { booster } => {
            words.say("question-boost-next", &[player(), text("square", booster.to_string())])
        }
        Reason::FireCatapult { catapult, without, adds, against } => {
            let square = text("square", catapult.to_string());
            let (without, adds) = (text("without", without.to_string()), text("adds", adds.to_string()));
            match against {
                None => words.say("question-fire-catapult", &[player(), square, without, adds]),
                Some(against) => {
                    let against = text("against", against.to_string());
                    words.say("question-fire-catapult-against", &[player(), square, without, adds, against])
                }
            }
        }
        Reason::ShootWithCatapult { projectile, roll, target, also } => {
            let [name, object, from] = words.projectile(projectile);
            let line = words.line(projectile.from, roll);
            let square = text("square", target.to_string());
            let shot = words.say("question-shoot-with-catapult", &[player(), name, object, from, line, square]);
            with_other(shot, "question-also", also)
        }
        Reason::BoostShield { projectile, roll, target, powered, also, free } => {
            let [name, object, from] = words.projectile(projectile);
            let line = words.line(projectile.from, roll);
            let square = text("square", target.to_string());
            let tokens = number("tokens", powered.len() - usize::from(free));
            let shield = words.say("question-boost-shield", &[player(), name, object, from, line, square, tokens]);
            with_other(shield, "question-also-shield", also)
        }
        Reason::Refill { furnace } => words.say("question-refill", &[player(), text("square", furnace.to_string())]),
        Reason::Wake => words.say("question-wake", &[player()]),
        Reason::WakeFrom { cabin } => words.say("question-wake-from", &[player(), text("square", cabin.to_string())]),
        Reason::ChooseSpecialist { cabin } => {
            words.say("question-choose-specialist", &[player(), text("square", cabin.to_string())])
        }
        Reason::SendDiplomat { against: Some(against) } => {
            words.say("question-send-diplomat-against", &[player(), text("against", against.to_string())])
        }
        Reason::SendDiplomat { against: None } => words.say("question-send-diplomat", &[player()]),
        Reason::GainDays { days } => words.say("question-gain-days", &[player(), number("days", days.0)]),
        Reason::Junkyard => words.say("question-junkyard", &[player()]),
        Reason::JunkyardGain { row } => {
            words.say("question-junkyard-gain", &[player(), number("row", u16::from(row) + 1)])
        }
        Reason::PayGood { left } => words.say("question-pay-good", &[player(), number("left", left)]),
        Reason::PayGoodFrom { good, left } => words.say(
            "question-pay-good-from",
            &[player(), text("good-object", words.good_form(good, ".object")), number("left", left)],
        ),
        Reason::PlaceBattery { left } => words.say("question-place-battery", &[player(), number("left", left)]),
        Reason::PlaceHuman { left } => words.say("question-place-human", &[player(), number("left", left)]),
        Reason::IgnoreSide => words.say("question-ignore-side", &[player()]),
        Reason::GiveUpComponent { hoard } => {
            let key = match hoard {
                Hoard::Cannons => "question-give-up-cannon",
                Hoard::DoubleCannons => "question-give-up-double-cannon",
                Hoard::Engines => "question-give-up-engine",
                Hoard::DoubleEngines => "question-give-up-double-engine",
            };
            words.say(key, &[player()])
        }
        Reason::DropPart { without } => {
            words.say("question-drop-part", &[player(), text("without", without.to_string())])
        }
        Reason::NameResult { rival } => {
            words.say("question-name-result", &[player(), text("rival", words.player(rival))])
        }
        Reason::NameSide => words.say("question-name-side", &[player()]),
        Reason::PayCrew { crew } => words.say("question-pay-crew", &[player(), number("crew", crew)]),
        Reason::PayCrewInGoods { left } => words.say("question-pay-crew-in-goods", &[player(), number("left", left)]),
        Reason::FireAtLeader { at } => {
            words.say("question-fire-at-leader", &[player(), text("rival", words.player(at))])
        }
        Reason::KeepTitle => words.say("question-keep-title", &[player()]),
        Reason::AgreeOnRoads { now } => words.say("question-agree-on-roads", &[player(), number("now", now)]),
        Reason::AgreeOnHandicap { now } => words.say("question-agree-on-handicap", &[player(), number("now", now)]),
        Reason::GiveTitle { title } => words.say("question-give-title", &[player(), text("title", words.title(title))]),
    }
}
