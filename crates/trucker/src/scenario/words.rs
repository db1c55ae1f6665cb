//! The words of scenario files: how seats, squares, questions, refusals and the rest are spelt.
//!
//! Hyphens, underscores and spaces mean the same in names of several words, so `no-humans` is `no humans`.

use std::sync::LazyLock;
use trucker_engine::card::{CardKind, Hand, Hoard, Measure, Projectile, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::decision::Reason;
use trucker_engine::event::Loss;
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::{About, Marker, Modifier, Part};
use trucker_engine::named::{IntoEnumIterator, Named};
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{GaveUp, Phase};
use trucker_engine::team::Member;
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Good, Goods, Level, Seat, Side, Strength, Title, Turn};

/// What reading a few words gives, or what is wrong with them and what is allowed.
pub(super) type Said<T> = Result<T, String>;

/// A list of words and what they mean.
pub(super) type Lexicon<T> = [(String, T)];

/// One that is made when it is first asked.
type List<T> = LazyLock<Vec<(String, T)>>;

/// Things by the names they have everywhere, with spaces.
fn named<T: Named>(things: impl IntoIterator<Item = T>) -> Vec<(String, T)> {
    things.into_iter().map(|thing| (plain(thing.name()), thing)).collect()
}

/// Things that are shorter here.
fn spelt<T>(things: impl IntoIterator<Item = (&'static str, T)>) -> Vec<(String, T)> {
    things.into_iter().map(|(word, thing)| (word.to_owned(), thing)).collect()
}

pub(super) static CARDS: List<CardKind> = LazyLock::new(|| named(CardKind::ALL));
pub(super) static GOODS: List<Good> = LazyLock::new(|| named(Good::ALL));
pub(super) static ALIENS: List<Alien> = LazyLock::new(|| named(Alien::ALL));
pub(super) static SPECIALISTS: List<Modifier> = LazyLock::new(|| named(Modifier::SPECIALISTS));
pub(super) static ROADS: List<Modifier> = LazyLock::new(|| named(Modifier::ROADS));
pub(super) static MEMBERS: List<Member> = LazyLock::new(|| named(Member::ALL));
pub(super) static ABILITIES: List<Modifier> = LazyLock::new(|| named(Modifier::MEMBERS));
pub(super) static PARTS: List<Part> = LazyLock::new(|| named(Part::ALL));
pub(super) static MARKERS: List<Marker> = LazyLock::new(|| named(Marker::ALL));
pub(super) static HOARDS: List<Hoard> = LazyLock::new(|| named(Hoard::ALL));
pub(super) static SIDES: List<Side> = LazyLock::new(|| named(Side::ALL));
pub(super) static HANDS: List<Hand> = LazyLock::new(|| named(Hand::ALL));
pub(super) static MEASURES: List<Measure> = LazyLock::new(|| named(Measure::ALL));
pub(super) static TITLES: List<Title> = LazyLock::new(|| named(Title::ALL));
pub(super) static GAVE_UP: List<GaveUp> = LazyLock::new(|| named(GaveUp::ALL));
pub(super) static LOSSES: List<Loss> = LazyLock::new(|| named(Loss::ALL));
pub(super) static MISTAKES: List<Mistake> = LazyLock::new(|| named(Mistake::ALL));
pub(super) static PROJECTILES: List<ProjectileKind> = LazyLock::new(|| named(ProjectileKind::ALL));
/// The phases that can be expected; which beat of a card it is does not matter.
pub(super) static PHASES: List<Phase> = LazyLock::new(|| named(Phase::iter()));
/// Every refusal that is not about where a tile fits; those are [`MISTAKES`].
pub(super) static REFUSALS: List<Refusal> =
    LazyLock::new(|| named(Refusal::iter().filter(|refusal| !matches!(refusal, Refusal::DoesNotFit(_)))));

pub(super) static TURNS: List<Turn> = LazyLock::new(|| spelt(["^", ">", "v", "<"].into_iter().zip(Turn::ALL)));
pub(super) static METEORS: List<ProjectileKind> =
    LazyLock::new(|| spelt([("small", ProjectileKind::SmallMeteor), ("large", ProjectileKind::LargeMeteor)]));
pub(super) static SHOTS: List<ProjectileKind> =
    LazyLock::new(|| spelt([("light", ProjectileKind::LightFire), ("heavy", ProjectileKind::HeavyFire)]));

/// A level by its name.
pub(super) fn level(word: &str) -> Said<Level> {
    look_up("level", word, &Level::ALL.map(|level| (level.name(), level)))
}

/// What players may do without being asked.
pub(super) static MENU: List<MenuItem> =
    LazyLock::new(|| spelt([("announce", MenuItem::GiveUp(true)), ("take back", MenuItem::GiveUp(false))]));

/// Words with hyphens and underscores as spaces, and single spaces.
pub(super) fn plain(text: &str) -> String {
    text.replace(['-', '_'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text of a file as a message shows it: on one line, and not endless.
pub(super) fn shown(text: &str) -> String {
    let mut start: String = text.chars().take(60).flat_map(char::escape_debug).collect();
    if text.chars().nth(60).is_some() {
        start.push('…');
    }
    start
}

/// The words of a list, for messages.
pub(super) fn all_of<N: AsRef<str>, T>(lexicon: &[(N, T)]) -> String {
    lexicon.iter().map(|(name, _)| name.as_ref()).collect::<Vec<_>>().join(", ")
}

/// What a word means, or what is allowed.
pub(super) fn look_up<N: AsRef<str>, T: Copy>(what: &str, word: &str, lexicon: &[(N, T)]) -> Said<T> {
    let wanted = plain(word);
    let found = lexicon.iter().find(|(name, _)| name.as_ref().eq_ignore_ascii_case(&wanted));
    found
        .map(|(_, meaning)| *meaning)
        .ok_or_else(|| format!("{what} '{}' is unknown: allowed is {}", shown(word), all_of(lexicon)))
}

/// How something is spelt.
pub(super) fn spell<T: PartialEq>(meaning: &T, lexicon: &'static Lexicon<T>) -> &'static str {
    lexicon.iter().find(|(_, known)| known == meaning).map_or("?", |(name, _)| name)
}

/// What a refusal is called; a tile that does not fit is refused with its mistake.
pub(super) fn refusal_named(words: &str) -> Said<Refusal> {
    let wanted = plain(words);
    let mistake = MISTAKES.iter().find(|(name, _)| *name == wanted).map(|(_, mistake)| Refusal::DoesNotFit(*mistake));
    let other = || REFUSALS.iter().find(|(name, _)| *name == wanted).map(|(_, refusal)| *refusal);
    mistake.or_else(other).ok_or_else(|| {
        format!("reason '{}' is unknown: allowed is {}, {}", shown(words.trim()), all_of(&MISTAKES), all_of(&REFUSALS))
    })
}

/// How a refusal is spelt.
pub(super) fn refusal_words(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::DoesNotFit(mistake) => spell(&mistake, &MISTAKES),
        other => spell(&other, &REFUSALS),
    }
}

/// Goods, the most valuable first.
pub(super) fn goods_words(goods: Goods) -> String {
    let words: Vec<&str> =
        GOODS.iter().flat_map(|(name, good)| std::iter::repeat_n(name.as_str(), usize::from(goods[*good]))).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(" ") }
}

/// Squares, row by row from the front.
pub(super) fn squares_words(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// A projectile and the side it comes from.
pub(super) fn projectile_words(projectile: Projectile) -> String {
    format!("{} {}", spell(&projectile.kind, &PROJECTILES), spell(&projectile.from, &SIDES))
}

/// A strength such as `4½`; `4.5` and `4 1/2` without the space are understood too.
pub(super) fn strength(word: &str) -> Said<Strength> {
    let wrong = || format!("'{}' is not a strength: write a number such as 4, 4½ or 4.5", shown(word));
    if let Some(below) = word.strip_prefix('-') {
        return strength(below).map(|above| -above);
    }
    let (whole, half) = match word.strip_suffix('½').or_else(|| word.strip_suffix(".5")) {
        Some("") => (0, 1),
        Some(whole) => (whole.parse::<u8>().map_err(|_| wrong())?, 1),
        None => (word.parse::<u8>().map_err(|_| wrong())?, 0),
    };
    Ok(Strength(i16::from(whole) * 2 + half))
}

/// How a question is spelt. An expectation may leave words off its end.
pub(super) fn reason_words(reason: &Reason, content: &Content) -> String {
    match reason {
        Reason::Rebuild => "rebuild".to_owned(),
        Reason::RemoveMistake => "remove mistake".to_owned(),
        Reason::KeepPiece => "keep piece".to_owned(),
        Reason::AddLatePart { tile } => format!("add part {}", tile_name(content, *tile)),
        Reason::PlaceCrew { cabin } => format!("place crew {cabin}"),
        Reason::FlyOn => "fly on".to_owned(),
        Reason::PowerEngines { without } => format!("power engines {without}"),
        Reason::PowerCannons { without, .. } => format!("power cannons {without}"),
        Reason::PayBattery => "pay battery".to_owned(),
        Reason::PayPower { panels, .. } => format!("pay power {}", squares_words(*panels)),
        Reason::Thrust { projectile, .. } => format!("thrust {}", projectile_words(*projectile)),
        Reason::DodgeIntruders { .. } => "dodge intruders".to_owned(),
        Reason::SwitchOnToThrust => "switch on to thrust".to_owned(),
        Reason::PostCrubots { entry } => format!("post crubots {entry}"),
        Reason::SwitchOn { without } => format!("switch on {without}"),
        Reason::SwitchOnFor { left } => format!("switch on for {left}"),
        Reason::PayToken { left } => format!("pay token {left}"),
        Reason::Land { .. } => "land".to_owned(),
        Reason::BoardShip { shots: 0, .. } => "board ship".to_owned(),
        Reason::BoardShip { shots, .. } => format!("board ship under {shots} shots"),
        Reason::DockStation { shots: 0, .. } => "dock station".to_owned(),
        Reason::DockStation { shots, .. } => format!("dock station under {shots} shots"),
        Reason::TakeReward { .. } => "take reward".to_owned(),
        Reason::LoadGoods => "load goods".to_owned(),
        Reason::Shoot { target, battery, .. } => {
            format!("shoot {target} {}", if *battery { "with battery" } else { "free" })
        }
        Reason::RaiseShield { target, also, free, .. } => {
            format!("raise shield {target}{}{}", also_words(*also), if *free { " free" } else { "" })
        }
        Reason::LoseCrew { left } => format!("lose crew {left}"),
        Reason::LoseGood { good, left } => format!("lose good {} {left}", spell(good, &GOODS)),
        Reason::LoseBattery { left } => format!("lose battery {left}"),
        Reason::Boost { measure, boosted, strength } => {
            format!("boost {} {strength} {}", spell(measure, &MEASURES), squares_words(*boosted))
        }
        Reason::BoostNext { booster } => format!("boost next {booster}"),
        Reason::FireCatapult { catapult, without, .. } => format!("fire catapult {catapult} {without}"),
        Reason::ShootWithCatapult { target, .. } => format!("shoot with catapult {target}"),
        Reason::BoostShield { target, powered, also, free, .. } => {
            let also = also_words(*also);
            format!("boost shield {target}{also}{} {}", if *free { " one free" } else { "" }, squares_words(*powered))
        }
        Reason::Refill { furnace } => format!("refill {furnace}"),
        Reason::Wake => "wake".to_owned(),
        Reason::WakeFrom { cabin } => format!("wake from {cabin}"),
        Reason::ChooseSpecialist { cabin } => format!("choose specialist {cabin}"),
        Reason::SendDiplomat { .. } => "send diplomat".to_owned(),
        Reason::GainDays { .. } => "gain days".to_owned(),
        Reason::Junkyard => "junkyard".to_owned(),
        Reason::JunkyardGain { row } => format!("junkyard gain {}", row + 1),
        Reason::LeaveBlock { .. } => "leave block".to_owned(),
        Reason::Insure { price, most, even, full } => format!("insure {} {} even {even} full {full}", price.0, most.0),
        Reason::PayGood { left } => format!("pay good {left}"),
        Reason::PayGoodFrom { good, left } => format!("pay from {} {left}", spell(good, &GOODS)),
        Reason::PlaceBattery { left } => format!("place battery {left}"),
        Reason::PlaceHuman { left } => format!("place human {left}"),
        Reason::TakeAboard { crew } => format!("take aboard {crew}"),
        Reason::IgnoreSide => "ignore side".to_owned(),
        Reason::GiveUpComponent { hoard } => format!("give up {}", spell(hoard, &HOARDS)),
        Reason::DropPart { without } => format!("drop part {without}"),
        Reason::NameResult { .. } => "name result".to_owned(),
        Reason::NameSide => "name side".to_owned(),
        Reason::PayCrew { crew } => format!("pay crew {crew}"),
        Reason::PayCrewInGoods { left } => format!("pay crew in goods {left}"),
        Reason::FireAtLeader { .. } => "fire at leader".to_owned(),
        Reason::KeepTitle => "keep title".to_owned(),
        Reason::GiveTitle { title } => format!("give title {}", spell(title, &TITLES)),
        Reason::AgreeOnRoads { now } => format!("agree on roads {now}"),
        Reason::LoseWhich { left } => format!("lose which {left}"),
        Reason::LoseWhom { cabin } => format!("lose whom {cabin}"),
        Reason::StayAwake { chamber } => format!("stay awake {chamber}"),
        Reason::AgreeOnHandicap { now } => format!("agree on handicap {now}"),
        Reason::ChooseMember { from } => format!("choose member {}", from.len()),
        Reason::UseAbility { .. } => "use ability".to_owned(),
        Reason::ForAbility { ability, about, nth, .. } => {
            let which = nth.map_or_else(String::new, |nth| format!(" {} of {}", nth.number, nth.of));
            format!("{} {}{which}", spell(ability, &ABILITIES), about_words(about))
        }
    }
}

/// What has to be said about an ability.
fn about_words(about: &About) -> String {
    let name = plain(about.name());
    match about {
        About::Partner { with } => format!("{name} {with}"),
        About::Spot { part } => format!("{name} {}", spell(part, &PARTS)),
        About::Side { of } => format!("{name} {of}"),
        About::Marker { marker } => format!("{name} {}", spell(marker, &MARKERS)),
        _ => name,
    }
}

/// The name of a tile.
pub(super) fn tile_name(content: &Content, tile: TileId) -> &str {
    content.tiles.get(usize::from(tile.0)).map_or("?", |tile| &tile.name)
}

/// What the player in a seat is called.
pub(super) fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("?", String::as_str)
}

/// Does the text begin with these words? A hyphen between two letters is a space.
pub(super) fn begins_with(text: &str, words: &str) -> bool {
    let (text, words) = (unhyphened(text), unhyphened(words));
    text.strip_prefix(&words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Words with single spaces; a hyphen between two letters is a space.
pub(super) fn unhyphened(text: &str) -> String {
    let letters: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
    let is_letter = |i: Option<usize>| i.and_then(|i| letters.get(i)).is_some_and(|c| c.is_alphabetic());
    let between = |i: usize| is_letter(i.checked_sub(1)) && is_letter(Some(i + 1));
    letters.iter().enumerate().map(|(i, c)| if matches!(c, '-' | '_') && between(i) { ' ' } else { *c }).collect()
}

/// What is hit at the same moment.
fn also_words(also: Option<Square>) -> String {
    also.map_or(String::new(), |square| format!(" and {square}"))
}
