//! Every sentence that the code can ask for exists in both languages and is filled in completely.

use std::collections::BTreeSet;
use trucker::words::{Language, Words};
use trucker_engine::card::{CardId, CardKind, Gain, Hoard, Measure, Projectile, ProjectileKind};
use trucker_engine::decision::{CargoMenu, Decision, Reason, Shape};
use trucker_engine::event::{Cause, Event, Loss, Money, RollFor, TokenFor, Unstopped};
use trucker_engine::modifiers::Modifier;
use trucker_engine::named::Named;
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::board::Lines;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::GaveUp;
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Credits, Days, Dice, Good, Goods, Level, Seat, Side, Strength, Title, Turn};

const FILES: [(&str, &str); 5] = [
    (include_str!("../../../locales/en/names.ftl"), include_str!("../../../locales/cs/names.ftl")),
    (include_str!("../../../locales/en/events.ftl"), include_str!("../../../locales/cs/events.ftl")),
    (include_str!("../../../locales/en/questions.ftl"), include_str!("../../../locales/cs/questions.ftl")),
    (include_str!("../../../locales/en/refusals.ftl"), include_str!("../../../locales/cs/refusals.ftl")),
    (include_str!("../../../locales/en/demo.ftl"), include_str!("../../../locales/cs/demo.ftl")),
];

const SOURCES: [&str; 5] = [
    include_str!("../src/words/names.rs"),
    include_str!("../src/words/events.rs"),
    include_str!("../src/words/questions.rs"),
    include_str!("../src/words/refusals.rs"),
    include_str!("../src/demo/story.rs"),
];

/// What keys begin with; a sentence that shows one is missing.
const FAMILIES: [&str; 17] = [
    "road-",
    "specialist-",
    "event-",
    "question-",
    "refusal-",
    "card-",
    "component-",
    "title-",
    "level-",
    "good-",
    "goods-",
    "alien-",
    "side-",
    "mistake-",
    "projectile-",
    "line-",
    "demo-",
];

fn words(language: Language) -> Words<'static> {
    let names = ["Ada", "Bob", "Cid", "Eva"].map(String::from).to_vec();
    Words { language, content: trucker_content::all(), names }
}

/// Keys of messages, and of attributes as `message.attribute`.
fn keys(file: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            message = line.split(' ').next().unwrap_or_default().to_owned();
            assert!(keys.insert(message.clone()), "{message} is written twice");
        } else if let Some(attribute) = line.trim_start().strip_prefix('.') {
            keys.insert(format!("{message}.{}", attribute.split(' ').next().unwrap_or_default()));
        }
    }
    keys
}

fn all_keys() -> BTreeSet<String> {
    FILES.iter().flat_map(|(english, _)| keys(english)).collect()
}

fn check(language: Language, text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "{language:?}: nothing is said about {what:?}");
    assert!(!text.contains(['{', '}', '\u{2068}']), "{language:?}: '{text}' is not filled in, for {what:?}");
    let key = text.split_whitespace().find(|word| FAMILIES.iter().any(|family| word.starts_with(family)));
    assert!(key.is_none(), "{language:?}: '{text}' shows a key, for {what:?}");
}

#[test]
fn both_languages_have_the_same_messages() {
    for (english, czech) in FILES {
        assert_eq!(keys(english), keys(czech));
    }
}

#[test]
fn every_message_the_code_names_exists_and_none_is_left_over() {
    let mut named: BTreeSet<String> = ["player"].map(String::from).into();
    for source in SOURCES {
        for literal in source.split('"').skip(1).step_by(2) {
            if FAMILIES.iter().any(|family| literal.starts_with(family))
                && !["line-in", "good-object", "alien-object"].contains(&literal)
            {
                named.insert(literal.to_owned());
            }
        }
    }
    named.remove("projectile-object");
    // What bends the rules has its words by its name.
    for modifier in Modifier::ALL.into_iter().filter(|modifier| modifier.is_road()) {
        named.insert(format!("road-{}", modifier.name().replace('_', "-")));
    }
    for specialist in Modifier::SPECIALISTS {
        named.insert(format!("specialist-{}", specialist.name()));
    }
    let written: BTreeSet<String> =
        all_keys().into_iter().filter(|key| !key.contains('.') && !key.ends_with("-sum")).collect();
    assert_eq!(named, written);
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for event in events() {
            check(language, &words(language).event(&event), &event);
        }
    }
}

#[test]
fn every_question_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for reason in reasons() {
            let dock = Goods([1, 2, 0, 5]);
            let shape = Shape::Cargo(CargoMenu {
                dock,
                laden: [Squares::NONE; 4],
                free: [Squares::NONE; 4],
                furnaces: Squares::NONE,
                to_burn: false,
            });
            let decision = Decision { seat: Seat::FIRST, shape, reason };
            check(language, &words(language).question(&decision), &reason);
        }
        for dock in [Goods::NONE, Goods([0, 1, 0, 0])] {
            let nothing = [Squares::NONE; 4];
            let menu =
                CargoMenu { dock, laden: nothing, free: nothing, furnaces: Squares::of(Square::CENTRE), to_burn: true };
            let decision = Decision { seat: Seat::FIRST, shape: Shape::Cargo(menu), reason: Reason::LoadGoods };
            check(language, &words(language).question(&decision), &menu);
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        for refusal in refusals() {
            check(language, &words(language).refusal(refusal), &refusal);
        }
    }
}

#[test]
fn everything_has_a_name_in_both_languages() {
    for language in Language::ALL {
        let words = words(language);
        let content = trucker_content::all();
        for tile in (0..content.tiles.len() as u16).map(TileId) {
            check(language, &words.tile(tile), &tile);
        }
        for card in (0..content.cards.len() as u8).map(CardId) {
            check(language, &words.card(card), &card);
        }
        CardKind::ALL.iter().for_each(|kind| check(language, &words.card_kind(*kind), kind));
        Title::ALL.iter().for_each(|title| check(language, &words.title(*title), title));
        Good::ALL.iter().for_each(|good| check(language, &words.good(*good), good));
        Alien::ALL.iter().for_each(|alien| check(language, &words.alien(*alien), alien));
        Side::ALL.iter().for_each(|side| check(language, &words.side(*side), side));
        let levels = [None, Some(Level::I), Some(Level::II), Some(Level::III)];
        levels.iter().for_each(|level| check(language, &words.level(*level), level));
        check(language, &words.goods(Goods::NONE), &"no goods");
    }
}

#[test]
fn a_player_without_a_name_is_numbered() {
    let words = Words { names: Vec::new(), ..words(Language::English) };
    assert_eq!(words.event(&Event::Docked { seat: seat(2) }), "Player 3 goes aboard.");
}

#[test]
fn czech_counts_in_three_ways() {
    let words = words(Language::Czech);
    let lost = |days: i16| {
        words.event(&Event::Moved { seat: Seat::FIRST, days: Days(-days), position: Days(0), cause: Cause::Game })
    };
    assert_eq!([1, 2, 5].map(lost), ["Ada ztrácí 1 den.", "Ada ztrácí 2 dny.", "Ada ztrácí 5 dní."]);
    let paid =
        |n: i16| words.event(&Event::Paid { seat: Seat::FIRST, credits: Credits(-n), why: Money::Losses(n as u8) });
    assert_eq!(paid(1), "Ada platí 1 kredit za 1 ztracený dílek.");
    assert_eq!(paid(3), "Ada platí 3 kredity za 3 ztracené dílky.");
    assert_eq!(paid(11), "Ada platí 11 kreditů za 11 ztracených dílků.");
    assert_eq!(words.goods(Goods([1, 2, 5, 0])), "1 červená, 2 žluté, 5 zelených");
}

#[test]
fn english_uses_articles_and_plurals() {
    let words = words(Language::English);
    let tiles = (0..trucker_content::all().tiles.len() as u16).map(TileId);
    let engine = tiles.into_iter().find(|tile| words.tile(*tile) == "engine").expect("the box has engines");
    let event = Event::TilePlaced { seat: seat(1), tile: engine, square: Square::CENTRE, turn: Turn::NONE };
    assert_eq!(words.event(&event), "Bob adds an engine at 7,7.");
    let paid = Event::Paid { seat: seat(1), credits: Credits(1), why: Money::Finish(1) };
    assert_eq!(words.event(&paid), "Bob finishes second: 1 credit.");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn projectiles() -> Vec<Projectile> {
    let kinds = [
        ProjectileKind::SmallMeteor,
        ProjectileKind::LargeMeteor,
        ProjectileKind::LightFire,
        ProjectileKind::HeavyFire,
    ];
    kinds.into_iter().flat_map(|kind| Side::ALL.map(|from| Projectile { kind, from })).collect()
}

fn mistakes() -> [Mistake; 8] {
    use Mistake::*;
    [OffBoard, Taken, NotJoined, PipesDiffer, ConnectorOnSmooth, EngineTurned, BehindEngine, BeforeBarrel]
}

fn events() -> Vec<Event> {
    let (seat, tile, square, card) = (Seat::FIRST, TileId(0), Square::CENTRE, CardId(0));
    let (goods, roll, position, cause) = (Goods([1, 2, 3, 5]), Dice::of(3, 4).sum(), Days(3), Cause::Game);
    let mut events = vec![
        Event::FlightSetUp { number: 0 },
        Event::BuildingBegan,
        Event::TileTaken { seat, tile: None, face_down: true },
        Event::TileTaken { seat, tile: Some(tile), face_down: true },
        Event::TileTaken { seat, tile: Some(tile), face_down: false },
        Event::ReserveTaken { seat, tile },
        Event::TileLifted { seat, tile },
        Event::TilePlaced { seat, tile, square, turn: Turn::NONE },
        Event::TileReserved { seat, tile },
        Event::TileReturned { seat, tile },
        Event::PileOpened { seat, pile: 0 },
        Event::PileClosed { seat, pile: 0 },
        Event::TimerTurned { seat, space: 1 },
        Event::SandRanOut { space: 0 },
        Event::TimeUp,
        Event::BuildingFinished { seat, space: 3 },
        Event::Rebuilding { seat },
        Event::ShipLaunched { seat, position },
        Event::BatteriesCharged { seat, square, tokens: 2 },
        Event::CardRevealed { card },
        Event::CardSkipped { card },
        Event::CardsAdded { deck: Level::II, cards: 2 },
        Event::GiveUpAnnounced { seat, announced: true },
        Event::GiveUpAnnounced { seat, announced: false },
        Event::Rolled { seat, dice: Dice::of(3, 4), sum: None, cause, purpose: RollFor::Line },
        Event::BatterySpent { seat, square, purpose: TokenFor::Power },
        Event::JunkyardRow { seat, row: 3 },
        Event::BatteryGained { seat, square },
        Event::HumanGained { seat, square },
        Event::SideIgnored { seat, side: Side::Left },
        Event::Moved { seat, days: Days(1), position, cause },
        Event::Moved { seat, days: Days(-3), position, cause },
        Event::Landed { seat, planet: 1 },
        Event::Docked { seat },
        Event::EnemyBeaten { seat },
        Event::EnemyTied { seat },
        Event::BeatenByEnemy { seat, strengths: None },
        Event::SabotageMissed { seat, column: Some(roll), row: Some(roll) },
        Event::SabotageMissed { seat, column: Some(roll), row: None },
        Event::CameToNothing { seat, column: Some(roll), row: Some(roll), cause },
        Event::TileTakenOff { seat, tile, square },
        Event::CrewLost { seat, cabin: square, alien: None, cause },
        Event::GoodsLeft { seat, goods },
        Event::GoodsShort { seat, goods },
        Event::FlightEnded { number: 255 },
        Event::TilesLeftOut { tiles: 102 },
        Event::SleepersBoarded { seat, chamber: square, humans: 4 },
        Event::Woken { seat, chamber: square, cabin: square },
        Event::Spared { seat },
        Event::PoweredFree { seat },
        Event::Stranded { seat },
        Event::Boosted { seat, booster: square, boosted: Squares::of(square) },
    ];
    for road in Modifier::ALL {
        events.push(Event::RoadDrawn { road, seat: None });
        events.push(Event::RoadDrawn { road, seat: Some(seat) });
    }
    events.extend([
        Event::RoadsAgreed { cards: 2, agreed: true },
        Event::RoadsAgreed { cards: 0, agreed: false },
        Event::HandicapTaken { seat, cards: 1 },
        Event::ColumnDied { column: roll },
        Event::ResultNamed { seat, by: seat, roll },
        Event::ShipTurned { seat },
        Event::DieRolled { seat, die: 3, cause, purpose: RollFor::Days },
        Event::EnemyGrew { by: Strength(4), seat: None },
        Event::EnemyGrew { by: Strength(4), seat: Some(seat) },
        Event::FiredAt { seat, square, at: seat },
        Event::TitleHalved { seat, title: Title::Aesthete, score: Strength(3) },
        Event::Paid { seat, credits: Credits(-3), why: Money::Wages },
    ]);
    for side in Side::ALL {
        events.push(Event::SideNamed { seat, side });
    }
    for specialist in Modifier::SPECIALISTS {
        events.push(Event::SpecialistBoarded { seat, specialist });
        events.push(Event::SpecialistLost { seat, specialist });
        events.push(Event::Paid { seat, credits: Credits(2), why: Money::Specialist(specialist) });
    }
    for measure in [Measure::Crew, Measure::Engines, Measure::Cannons] {
        events.push(Event::Declared { seat, measure, strength: Strength(7), powered: Squares::NONE, cause });
        events.push(Event::Weakest { seat, measure, judged: None });
    }
    for mistake in mistakes() {
        events.push(Event::MistakeFound { seat, mistake, squares: Squares::of(square) });
    }
    for projectile in projectiles() {
        events.push(Event::Missed { seat, projectile, roll: Some(roll), lines: Lines::default(), cause });
        events.push(Event::Missed { seat, projectile, roll: None, lines: Lines::default(), cause });
        events.push(Event::Hit { seat, projectile, target: square, cause, unstopped: Unstopped::NoDefence });
        events.push(Event::Bounced { seat, projectile, target: square, cause });
        events.push(Event::ShotDown { seat, projectile, target: square, cause });
        events.push(Event::Shielded { seat, projectile, target: square, cause });
    }
    for (die, turn) in (1..).zip(Turn::ALL) {
        events.push(Event::BoardTurned { die, turn });
        events.push(Event::BoardDealt { seat, board: die });
        events.push(Event::HolesRolled { dice: Dice::of(die, die) });
        events.push(Event::CabinTakenAway { seat, square });
    }
    for hoard in Hoard::ALL {
        events.push(Event::HasMost { seat, hoard, count: 3, cause });
    }
    for loss in [Loss::Destroyed, Loss::FellOff, Loss::Removed, Loss::NotAdded, Loss::GivenUp] {
        events.push(Event::TileLost {
            seat,
            tile,
            square: (loss != Loss::NotAdded).then_some(square),
            loss,
            cause,
            blow: None,
            was: None,
        });
    }
    for why in [GaveUp::Chose, GaveUp::NoHumans, GaveUp::NoEngines, GaveUp::Lapped, GaveUp::Unpaid] {
        events.push(Event::LeftFlight { seat, why });
    }
    for alien in Alien::ALL {
        events.push(Event::AlienBoarded { seat, cabin: square, alien });
        events.push(Event::CrewLost { seat, cabin: square, alien: Some(alien), cause });
    }
    for good in Good::ALL {
        events.push(Event::GoodLoaded { seat, square, good });
        events.push(Event::GoodLifted { seat, square, good });
        events.push(Event::GoodLost { seat, square, good });
        events.push(Event::Catapulted { seat, catapult: square, square, good });
        events.push(Event::Burned { seat, furnace: square, good });
    }
    for title in Title::ALL {
        events.push(Event::TitleDrawn { title });
        events.push(Event::TitleScored { seat, title, score: 3 });
        events.push(Event::TitleTaken { seat, title });
        for (gold, defended) in [(false, false), (false, true), (true, false), (true, true)] {
            events.push(Event::TitleDefended { seat, title, gold, defended });
        }
        events.push(Event::Paid { seat, credits: Credits(2), why: Money::Title(title) });
    }
    for humans in 0..3 {
        events.push(Event::HumansBoarded { seat, cabin: square, humans });
    }
    for place in 0..4 {
        events.push(Event::Paid { seat, credits: Credits(8), why: Money::Finish(place) });
    }
    for (credits, why) in [
        (3, Money::Card),
        (-3, Money::Card),
        (4, Money::BestLooking),
        (1, Money::Sale(goods)),
        (-2, Money::Losses(2)),
        (-2, Money::LatePart(tile)),
        (5, Money::DebtForgiven),
        (-5, Money::Insurance),
    ] {
        events.push(Event::Paid { seat, credits: Credits(credits), why });
    }
    events
}

fn reasons() -> Vec<Reason> {
    let (tile, square, goods, roll) = (TileId(0), Square::CENTRE, Goods([1, 0, 2, 0]), Dice::of(3, 4).sum());
    let (days, credits, without) = (Days(2), Credits(4), Strength(5));
    let mut reasons = vec![
        Reason::Rebuild,
        Reason::RemoveMistake,
        Reason::KeepPiece,
        Reason::AddLatePart { tile },
        Reason::PlaceCrew { cabin: square },
        Reason::FlyOn,
        Reason::PowerEngines { without },
        Reason::PowerCannons { without, against: None },
        Reason::PowerCannons { without, against: Some(Strength(8)) },
        Reason::PayBattery,
        Reason::PayToken { left: 2 },
        Reason::Land { days, second: 0 },
        Reason::Land { days, second: 2 },
        Reason::BoardShip { crew: 3, credits, days },
        Reason::DockStation { goods, days, second: false },
        Reason::DockStation { goods, days, second: true },
        Reason::LeaveBlock { goods },
        Reason::Insure { price: credits, most: Credits(20) },
        Reason::TakeReward { reward: Gain::from(credits), days, second: true },
        Reason::TakeReward { reward: Gain { credits, goods, batteries: 2, crew: 3, days }, days, second: false },
        Reason::TakeReward { reward: Gain { credits, goods, batteries: 2, crew: 3, days }, days, second: true },
        Reason::LoadGoods,
        Reason::Junkyard,
        Reason::JunkyardGain { row: 1 },
        Reason::PayGood { left: 1 },
        Reason::PayGoodFrom { good: Good::Blue, left: 2 },
        Reason::PlaceBattery { left: 3 },
        Reason::PlaceHuman { left: 1 },
        Reason::IgnoreSide,
        Reason::GiveUpComponent { hoard: Hoard::Cannons },
        Reason::GiveUpComponent { hoard: Hoard::DoubleCannons },
        Reason::GiveUpComponent { hoard: Hoard::Engines },
        Reason::GiveUpComponent { hoard: Hoard::DoubleEngines },
        Reason::LoseCrew { left: 2 },
        Reason::LoseBattery { left: 1 },
        Reason::BoostNext { booster: square },
        Reason::FireCatapult { catapult: square, without, adds: Strength(1), against: None },
        Reason::FireCatapult { catapult: square, without, adds: Strength(2), against: Some(Strength(8)) },
        Reason::Refill { furnace: square },
        Reason::Wake,
        Reason::WakeFrom { cabin: square },
        Reason::ChooseSpecialist { cabin: square },
        Reason::SendDiplomat { against: None },
        Reason::SendDiplomat { against: Some(without) },
        Reason::GainDays { days },
        Reason::DropPart { without: Strength(-4) },
        Reason::NameResult { rival: Seat::FIRST },
        Reason::NameSide,
        Reason::PayCrew { crew: 5 },
        Reason::PayCrewInGoods { left: 1 },
        Reason::FireAtLeader { at: Seat::FIRST },
        Reason::KeepTitle,
        Reason::AgreeOnRoads { now: 2 },
        Reason::AgreeOnHandicap { now: 0 },
        Reason::GiveTitle { title: Title::Corridorist },
    ];
    for projectile in projectiles() {
        let target = square;
        for (also, free) in [(None, false), (None, true), (Some(square), false)] {
            let powered = Squares::of(square) | Squares::of(Square::CENTRE);
            reasons.push(Reason::Shoot { projectile, roll, target, battery: !free, also });
            reasons.push(Reason::RaiseShield { projectile, roll, target, also, free });
            reasons.push(Reason::ShootWithCatapult { projectile, roll, target, also });
            reasons.push(Reason::BoostShield { projectile, roll, target, powered, also, free });
        }
    }
    for measure in [Measure::Engines, Measure::Cannons] {
        reasons.push(Reason::Boost { measure, boosted: Squares::of(square), strength: Strength(14) });
    }
    for good in Good::ALL {
        reasons.push(Reason::LoseGood { good, left: 3 });
    }
    reasons
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let mut refusals = vec![
        NoSuchSeat,
        GameOver,
        NotAsked,
        NotAnAnswer,
        NotFlying,
        AlreadySo,
        NotBuilding,
        NobodySaidGo,
        AlreadyBuilding,
        AlreadyFinished,
        NotYourTurn,
        OneGripATurn,
        NoTurnsLeft,
        TimeIsUp,
        HandFull,
        HandEmpty,
        ReadingAPile,
        NotReading,
        NothingFaceDown,
        NotFaceUp,
        NotInReserve,
        ReserveFull,
        NoReserve,
        ReservedStays,
        ReserveTwoFirst,
        ReserveIsForLater,
        TooFewConnectors,
        NothingLoose,
        Welded,
        NothingToScrap,
        NoForecast,
        PileHidden,
        PileTaken,
        AddATileFirst,
        NoTimer,
        TimerOnLastSpace,
        SandStillRunning,
        LastFlipIsForTheFinished,
        SpaceNotFree,
    ];
    refusals.extend(mistakes().map(DoesNotFit));
    refusals
}
