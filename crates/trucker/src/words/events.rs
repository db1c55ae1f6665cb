//! Events as sentences.

use super::Words;
use super::fluent::Args;
use super::names::{number, ordinal, squares, text};
use fluent_bundle::FluentValue;
use trucker_engine::card::{Hoard, Measure};
use trucker_engine::event::{Event, Loss, Money};
use trucker_engine::squares::Square;
use trucker_engine::state::GaveUp;
use trucker_engine::tile::TileId;
use trucker_engine::words::{Credits, Good, Roll, Seat};

type Arg = (&'static str, FluentValue<'static>);

pub(super) fn sentence(words: &Words<'_>, event: &Event) -> String {
    let say = |key: &str, args: &Args<'_>| words.say(key, args);
    let player = |seat: Seat| text("player", words.player(seat));
    let tile = |tile: TileId| text("tile-object", words.tile_object(tile));
    let good = |good: Good| text("good-object", words.good_form(good, ".object"));
    match *event {
        Event::FlightSetUp { number: flight } => say("event-flight-set-up", &[ordinal("number", flight)]),
        Event::TitleDrawn { title } => say("event-title-drawn", &[text("title", words.title(title))]),
        Event::TilesLeftOut { tiles } => say("event-tiles-left-out", &[number("tiles", tiles)]),
        Event::BuildingBegan => say("event-building-began", &[]),
        Event::TileTaken { seat, tile: None, .. } => say("event-tile-drawn-hidden", &[player(seat)]),
        Event::TileTaken { seat, tile: Some(taken), face_down } => {
            say(if face_down { "event-tile-drawn" } else { "event-tile-taken" }, &[player(seat), tile(taken)])
        }
        Event::ReserveTaken { seat, tile: taken } => say("event-reserve-taken", &[player(seat), tile(taken)]),
        Event::TileLifted { seat, tile: lifted } => say("event-tile-lifted", &[player(seat), tile(lifted)]),
        Event::TilePlaced { seat, tile: placed, square, turn: _ } => {
            say("event-tile-placed", &[player(seat), tile(placed), at(square)])
        }
        Event::TileReserved { seat, tile: kept } => say("event-tile-reserved", &[player(seat), tile(kept)]),
        Event::TileReturned { seat, tile: returned } => say("event-tile-returned", &[player(seat), tile(returned)]),
        Event::PileOpened { seat, pile } => say("event-pile-opened", &[player(seat), ordinal("pile", pile)]),
        Event::PileClosed { seat, pile } => say("event-pile-closed", &[player(seat), ordinal("pile", pile)]),
        Event::TimerTurned { seat, space } => say("event-timer-turned", &[player(seat), ordinal("space", space)]),
        Event::SandRanOut { space } => say("event-sand-ran-out", &[ordinal("space", space)]),
        Event::TimeUp => say("event-time-up", &[]),
        Event::BuildingFinished { seat, space } => {
            say("event-building-finished", &[player(seat), ordinal("space", space)])
        }
        Event::Rebuilding { seat } => say("event-rebuilding", &[player(seat)]),
        Event::MistakeFound { seat, mistake, squares: wrong } => {
            let mistake = text("mistake", words.mistake(mistake));
            say("event-mistake-found", &[player(seat), text("squares", squares(wrong)), mistake])
        }
        Event::ShipLaunched { seat, position: _ } => say("event-ship-launched", &[player(seat)]),
        Event::BatteriesCharged { seat, square, tokens } => {
            say("event-batteries-charged", &[player(seat), at(square), number("tokens", tokens)])
        }
        Event::HumansBoarded { seat, cabin, humans } => {
            say("event-humans-boarded", &[player(seat), at(cabin), number("humans", humans)])
        }
        Event::AlienBoarded { seat, cabin, alien } => {
            let object = text("alien-object", words.alien_form(alien, ".object"));
            say("event-alien-boarded", &[player(seat), at(cabin), text("alien", words.alien(alien)), object])
        }
        Event::SleepersBoarded { seat, chamber, humans } => {
            say("event-sleepers-boarded", &[player(seat), at(chamber), number("humans", humans)])
        }
        Event::Woken { seat, chamber: _, cabin } => say("event-woken", &[player(seat), at(cabin)]),
        Event::SpecialistBoarded { seat, specialist } => {
            say("event-specialist-boarded", &[player(seat), text("specialist", words.modifier(specialist))])
        }
        Event::SpecialistLost { seat, specialist } => {
            say("event-specialist-lost", &[player(seat), text("specialist", words.modifier(specialist))])
        }
        Event::Spared { seat } => say("event-spared", &[player(seat)]),
        Event::CardRevealed { card } => say("event-card-revealed", &[text("card", words.card(card))]),
        Event::CardsAdded { deck, cards } => {
            say("event-cards-added", &[text("deck", deck.to_string()), number("cards", cards)])
        }
        Event::CardSkipped { card } => say("event-card-skipped", &[text("card", words.card(card))]),
        Event::GiveUpAnnounced { seat, announced } => {
            say(if announced { "event-give-up-announced" } else { "event-give-up-withdrawn" }, &[player(seat)])
        }
        Event::Stranded { seat } => say("event-stranded", &[player(seat)]),
        Event::LeftFlight { seat, why } => say(left_flight(why), &[player(seat)]),
        Event::Rolled { seat, dice, .. } => {
            let (first, second) = (number("first", dice.first()), number("second", dice.second()));
            say("event-rolled", &[player(seat), first, second, number("sum", dice.sum().number())])
        }
        Event::Declared { seat, measure, strength, .. } => {
            let key = match measure {
                Measure::Crew => "event-declared-crew",
                Measure::Engines => "event-declared-engines",
                Measure::Cannons => "event-declared-cannons",
            };
            say(key, &[player(seat), text("strength", strength.to_string())])
        }
        Event::BatterySpent { seat, square, .. } => say("event-battery-spent", &[player(seat), at(square)]),
        Event::PoweredFree { seat } => say("event-powered-free", &[player(seat)]),
        Event::Boosted { seat, booster, boosted } => {
            say("event-boosted", &[player(seat), at(booster), text("squares", squares(boosted))])
        }
        Event::Catapulted { seat, catapult, square: _, good: block } => {
            say("event-catapulted", &[player(seat), good(block), at(catapult)])
        }
        Event::Burned { seat, furnace, good: block } => say("event-burned", &[player(seat), good(block), at(furnace)]),
        Event::Moved { seat, days, .. } => {
            let key = if days.0 < 0 { "event-moved-back" } else { "event-moved-ahead" };
            say(key, &[player(seat), number("days", days.0.unsigned_abs())])
        }
        Event::Landed { seat, planet } => say("event-landed", &[player(seat), ordinal("planet", planet)]),
        Event::Docked { seat } => say("event-docked", &[player(seat)]),
        Event::EnemyBeaten { seat } => say("event-enemy-beaten", &[player(seat)]),
        Event::EnemyTied { seat } => say("event-enemy-tied", &[player(seat)]),
        Event::BeatenByEnemy { seat, .. } => say("event-beaten-by-enemy", &[player(seat)]),
        Event::Weakest { seat, measure, .. } => {
            let key = match measure {
                Measure::Crew => "event-weakest-crew",
                Measure::Engines => "event-weakest-engines",
                Measure::Cannons => "event-weakest-cannons",
            };
            say(key, &[player(seat)])
        }
        Event::Missed { seat, projectile, roll, .. } => {
            let [name, object, from] = words.projectile(projectile);
            match roll {
                Some(roll) => {
                    say("event-missed", &[player(seat), name, object, from, words.line(projectile.from, roll)])
                }
                None => say("event-flew-by", &[player(seat), name, object, from]),
            }
        }
        Event::Hit { seat, projectile, target, .. } => {
            let [name, object, from] = words.projectile(projectile);
            say("event-hit", &[player(seat), name, object, from, at(target)])
        }
        Event::Bounced { seat, projectile, target, .. } => {
            let [name, object, from] = words.projectile(projectile);
            say("event-bounced", &[player(seat), name, object, from, at(target)])
        }
        Event::ShotDown { seat, projectile, target, .. } => {
            let [name, object, from] = words.projectile(projectile);
            say("event-shot-down", &[player(seat), name, object, from, at(target)])
        }
        Event::Shielded { seat, projectile, target, .. } => {
            let [name, object, from] = words.projectile(projectile);
            say("event-shielded", &[player(seat), name, object, from, at(target)])
        }
        Event::SabotageMissed { seat, column, row } => {
            // Dice that name nothing: a dash.
            let line = |name, roll: Option<Roll>| roll.map_or(text(name, "–"), |roll| number(name, roll.number()));
            say("event-sabotage-missed", &[player(seat), line("column", column), line("row", row)])
        }
        Event::CameToNothing { .. } => say("event-came-to-nothing", &[]),
        Event::TileLost { seat, tile: lost, square, loss, was, .. } => {
            let key = match loss {
                Loss::Destroyed => "event-tile-destroyed",
                Loss::FellOff => "event-tile-fell-off",
                Loss::Removed => "event-tile-removed",
                Loss::NotAdded => "event-tile-not-added",
                Loss::GivenUp => "event-tile-given-up",
            };
            let square = text("square", square.map_or_else(|| "–".to_owned(), |square| square.to_string()));
            let what = was.map_or_else(|| tile(lost), |was| text("tile-object", words.component(was, ".object")));
            say(key, &[player(seat), what, square])
        }
        Event::BoardDealt { seat, board } => {
            let name = words.content.ship_boards.get(usize::from(board)).map_or("?", |board| &board.name);
            say("event-board-dealt", &[player(seat), text("board", name)])
        }
        Event::HolesRolled { dice } => {
            say("event-holes-rolled", &[number("first", dice.first()), number("second", dice.second())])
        }
        Event::CabinTakenAway { seat, square } => say("event-cabin-taken-away", &[player(seat), at(square)]),
        Event::BoardTurned { die, turn } => {
            say("event-board-turned", &[number("die", die), number("quarters", turn.quarters())])
        }
        Event::JunkyardRow { seat, row } => say("event-junkyard-row", &[player(seat), ordinal("row", row)]),
        Event::BatteryGained { seat, square } => say("event-battery-gained", &[player(seat), at(square)]),
        Event::HumanGained { seat, square } => say("event-human-gained", &[player(seat), at(square)]),
        Event::SideIgnored { seat, side } => {
            say("event-side-ignored", &[player(seat), text("from", words.side_from(side))])
        }
        Event::HasMost { seat, hoard, count, .. } => {
            let key = match hoard {
                Hoard::Cannons => "event-most-cannons",
                Hoard::DoubleCannons => "event-most-double-cannons",
                Hoard::Engines => "event-most-engines",
                Hoard::DoubleEngines => "event-most-double-engines",
            };
            say(key, &[player(seat), number("count", count)])
        }
        Event::RoadDrawn { road, seat: None } => say("event-road-drawn", &[text("road", words.modifier(road))]),
        Event::RoadDrawn { road, seat: Some(seat) } => {
            say("event-road-drawn-for", &[player(seat), text("road", words.modifier(road))])
        }
        Event::RoadsAgreed { cards, agreed } => {
            say(if agreed { "event-roads-agreed" } else { "event-roads-not-agreed" }, &[number("cards", cards)])
        }
        Event::HandicapTaken { seat, cards } => say("event-handicap-taken", &[player(seat), number("cards", cards)]),
        Event::ColumnDied { column } => say("event-column-died", &[number("column", column.number())]),
        Event::ResultNamed { seat, by, roll } => {
            let by = text("by", words.player(by));
            say("event-result-named", &[player(seat), by, number("roll", roll.number())])
        }
        Event::ShipTurned { seat } => say("event-ship-turned", &[player(seat)]),
        Event::DieRolled { seat, die, .. } => say("event-die-rolled", &[player(seat), number("die", die)]),
        Event::EnemyGrew { by, seat: None } => say("event-enemy-grew", &[text("strength", by.to_string())]),
        Event::EnemyGrew { by, seat: Some(seat) } => {
            say("event-enemy-grew-for", &[player(seat), text("strength", by.to_string())])
        }
        Event::SideNamed { seat, side } => say("event-side-named", &[player(seat), text("side", words.side(side))]),
        Event::FiredAt { seat, square, at: target } => {
            say("event-fired-at", &[player(seat), at(square), text("target", words.player(target))])
        }
        Event::TitleHalved { seat, title, score } => {
            let score = text("score", score.to_string());
            say("event-title-halved", &[player(seat), text("title", words.title(title)), score])
        }
        Event::TileTakenOff { seat, tile: off, square } => {
            say("event-tile-taken-off", &[player(seat), tile(off), at(square)])
        }
        Event::CrewLost { seat, cabin, alien: None, .. } => say("event-human-lost", &[player(seat), at(cabin)]),
        Event::CrewLost { seat, cabin, alien: Some(alien), .. } => {
            let object = text("alien-object", words.alien_form(alien, ".object"));
            say("event-alien-lost", &[player(seat), at(cabin), object])
        }
        Event::GoodLoaded { seat, square, good: block } => {
            say("event-good-loaded", &[player(seat), good(block), at(square)])
        }
        Event::GoodLifted { seat, square, good: block } => {
            say("event-good-lifted", &[player(seat), good(block), at(square)])
        }
        Event::GoodsLeft { seat, goods } => say("event-goods-left", &[player(seat), text("goods", words.goods(goods))]),
        Event::GoodsShort { seat, goods } => {
            say("event-goods-short", &[player(seat), text("goods", words.goods(goods))])
        }
        Event::GoodLost { seat, square, good: block } => {
            say("event-good-lost", &[player(seat), good(block), at(square)])
        }
        Event::Paid { seat, credits, why } => paid(words, seat, credits, why),
        Event::TitleScored { seat, title, score } => {
            say("event-title-scored", &[player(seat), text("title", words.title(title)), number("score", score)])
        }
        Event::TitleTaken { seat, title } => {
            say("event-title-taken", &[player(seat), text("title", words.title(title))])
        }
        Event::TitleDefended { seat, title, gold, defended } => {
            let key = match (gold, defended) {
                (false, true) => "event-title-defended",
                (false, false) => "event-title-not-defended",
                (true, true) => "event-gold-title-defended",
                (true, false) => "event-gold-title-not-defended",
            };
            say(key, &[player(seat), text("title", words.title(title))])
        }
        Event::FlightEnded { number: flight } => say("event-flight-ended", &[ordinal("number", flight)]),
    }
}

fn at(square: Square) -> Arg {
    text("square", square.to_string())
}

fn left_flight(why: GaveUp) -> &'static str {
    match why {
        GaveUp::Chose => "event-left-chose",
        GaveUp::NoHumans => "event-left-no-humans",
        GaveUp::NoEngines => "event-left-no-engines",
        GaveUp::Lapped => "event-left-lapped",
        GaveUp::Unpaid => "event-left-unpaid",
    }
}

/// Credits gained or paid, and what for.
fn paid(words: &Words<'_>, seat: Seat, credits: Credits, why: Money) -> String {
    let player = text("player", words.player(seat));
    let sum = number("credits", credits.0.unsigned_abs());
    match why {
        Money::Card if credits.0 < 0 => words.say("event-paid-card-cost", &[player, sum]),
        Money::Card => words.say("event-paid-card", &[player, sum]),
        Money::Finish(place) => words.say("event-paid-finish", &[player, sum, ordinal("place", place)]),
        Money::BestLooking => words.say("event-paid-best-looking", &[player, sum]),
        Money::Title(title) => words.say("event-paid-title", &[player, sum, text("title", words.title(title))]),
        Money::Sale(goods) => words.say("event-paid-sale", &[player, sum, text("goods", words.goods(goods))]),
        Money::Losses(lost) => words.say("event-paid-losses", &[player, sum, number("lost", lost)]),
        Money::Specialist(specialist) => {
            words.say("event-paid-specialist", &[player, sum, text("specialist", words.modifier(specialist))])
        }
        Money::LatePart(tile) => {
            words.say("event-paid-late-part", &[player, sum, text("tile-object", words.tile_object(tile))])
        }
        Money::Insurance => words.say("event-paid-insurance", &[player, sum]),
        Money::Wages => words.say("event-paid-wages", &[player, sum]),
        Money::DebtForgiven => words.say("event-paid-debt-forgiven", &[player, sum]),
    }
}
