//! Adventure cards written out in a scenario: `card smugglers, strength 4, takes 2, goods yellow green, days 1`.

use super::lines::{Words, first_word};
use super::words::{
    CARDS, GOODS, Lexicon, MEASURES, METEORS, SHOTS, SIDES, Said, level as level_named, look_up, plain, shown,
};
use trucker_engine::card::{
    Beat, Card, CardId, CardKind, Enemy, Gain, Hand, Hoard, Intruders, JunkPrice, JunkRow, Penalty, Projectile,
    ProjectileKind, Volley,
};
use trucker_engine::content::Content;
use trucker_engine::named::Named;
use trucker_engine::setup::Set;
use trucker_engine::ship::walk::MAX_STEPS;
use trucker_engine::words::{Credits, Days, Goods, Level, Strength};

/// Cards a box can have, made-up ones included.
const MOST: usize = 256;
/// Planets, meteors, shots or lines a card can have.
const LONGEST: usize = 16;

/// The card that a line names or writes out; a made-up one is added to the box.
pub(super) fn card(content: &mut Content, text: &str, level: Level) -> Said<CardId> {
    if text.is_empty() {
        return Err("a card is missing: allowed is its name, such as II-09, or a card written out".to_owned());
    }
    if let Some(id) = content.card_named(text) {
        return Ok(id);
    }
    let mut parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let named = plain(parts.remove(0)).to_lowercase();
    let kind = look_up("card", &named, &CARDS).map_err(|why| format!("{why}, or the name of a card such as II-09"))?;
    let mut figures = Figures { parts };
    let level = figures.take("level").map_or(Ok(level), level_named)?;
    let beats = beats(kind, &mut figures)?;
    figures.end()?;
    if content.cards.len() >= MOST {
        return Err(format!("too many cards: a box has at most {MOST}"));
    }
    let id = CardId(content.cards.len() as u8);
    let name = format!("{}-{}", named.replace(' ', "-"), content.cards.len());
    content.cards.push(Card { name, kind, level, learning: false, set: Set::Base, beats });
    Ok(id)
}

/// The parts of a written-out card, each a word and what follows it.
struct Figures<'t> {
    parts: Vec<&'t str>,
}

impl<'t> Figures<'t> {
    fn take(&mut self, key: &str) -> Option<&'t str> {
        let at = self.parts.iter().position(|part| first_word(part).0 == key)?;
        Some(first_word(self.parts.remove(at)).1)
    }

    fn has(&self, key: &str) -> bool {
        self.parts.iter().any(|part| first_word(part).0 == key)
    }

    fn need(&mut self, key: &str) -> Said<&'t str> {
        self.take(key).ok_or_else(|| format!("'{key}' is missing: add it after a comma, such as ', {}'", example(key)))
    }

    fn number(&mut self, key: &str) -> Said<i16> {
        let mut words = Words::new(self.need(key)?, &[]);
        let number = words.number(key, 0, 99)?;
        words.end().map(|()| number)
    }

    fn end(&self) -> Said<()> {
        match self.parts.first() {
            None => Ok(()),
            Some(part) => Err(format!("'{}' does not belong on this card", shown(part))),
        }
    }
}

fn example(key: &str) -> &'static str {
    match key {
        "days" => "days 2",
        "crew" => "crew 3",
        "credits" => "credits 4",
        "strength" => "strength 5",
        "takes" => "takes 2",
        "goods" => "goods red blue",
        "from" => "from left",
        "steps" => "steps 4",
        "charges" => "charges 6 12",
        "shots" => "shots light front / heavy rear",
        "row" => "2 crew for goods red blue, 3 days for 2 batteries or 2 crew",
        _ => "meteors large front / small left",
    }
}

fn beats(kind: CardKind, figures: &mut Figures) -> Said<Vec<Beat>> {
    let beat = match kind {
        CardKind::Planets => {
            let planets = list(figures.need("goods")?, 8)?.into_iter().map(planet).collect::<Said<_>>()?;
            Beat::Planets { planets, days: Days(figures.number("days")?) }
        }
        CardKind::AbandonedShip => Beat::AbandonedShip {
            crew: figures.number("crew")? as u8,
            credits: Credits(figures.number("credits")?),
            days: Days(figures.number("days")?),
            shots: first_shots(figures)?,
        },
        CardKind::AbandonedStation => Beat::AbandonedStation {
            crew: figures.number("crew")? as u8,
            goods: goods(figures.need("goods")?)?,
            days: Days(figures.number("days")?),
            shots: first_shots(figures)?,
        },
        CardKind::Smugglers => enemy(figures, |figures| Ok(Penalty::Goods(figures.number("takes")? as u8)), "goods")?,
        CardKind::Slavers => enemy(figures, |figures| Ok(Penalty::Crew(figures.number("takes")? as u8)), "credits")?,
        CardKind::Pirates => {
            enemy(figures, |figures| Ok(Penalty::Shots(projectiles(figures.need("shots")?, &SHOTS)?)), "credits")?
        }
        CardKind::MeteorSwarm => Beat::Meteors { volleys: volleys(figures.need("meteors")?)? },
        CardKind::MeteorVortex => Beat::Vortex { projectiles: projectiles(figures.need("meteors")?, &METEORS)? },
        CardKind::MostlyOpenSpace => {
            Beat::MostlyOpenSpace { projectiles: projectiles(figures.need("meteors")?, &METEORS)? }
        }
        CardKind::RadiationLeak => Beat::RadiationLeak { limit: 4 },
        CardKind::HazardousSector => {
            let deck = figures.take("deck").map_or(Ok(Level::II), level_named)?;
            Beat::CardsOnTop { deck, cards: 2 }
        }
        CardKind::WideOpenSpace => Beat::WideOpenSpace { times: 2 },
        CardKind::AntitrustCheck => return Ok(Hoard::ALL.map(|hoard| Beat::Most { hoard }).into()),
        CardKind::BadDay => return Ok(vec![Beat::Epidemic, Beat::Sabotage, Beat::Stardust]),
        CardKind::Junkyard => {
            let rows = std::mem::take(&mut figures.parts);
            if rows.is_empty() || rows.len() > LONGEST {
                return Err(format!("a junkyard needs rows, such as ', {}'", example("row")));
            }
            Beat::Junkyard { rows: rows.into_iter().map(junk_row).collect::<Said<_>>()? }
        }
        CardKind::CombatZone => {
            let lines = std::mem::take(&mut figures.parts);
            if lines.is_empty() || lines.len() > LONGEST {
                return Err(
                    "a combat zone needs lines, such as ', crew loses 3 days, cannons faces light rear'".to_owned()
                );
            }
            return lines.into_iter().map(weakest).collect();
        }
        CardKind::Predator
        | CardKind::Commando
        | CardKind::DoublePredator
        | CardKind::DoubleCommando
        | CardKind::PredatorCommando => Beat::Intruders(intruders(kind, figures)?),
        other => return as_in_files(other, figures),
    };
    Ok(vec![beat])
}

/// What is fired at whoever tries to use something abandoned.
fn first_shots(figures: &mut Figures) -> Said<Vec<Projectile>> {
    figures.take("shots").map_or(Ok(Vec::new()), |shots| projectiles(shots, &SHOTS))
}

/// Kinds without words of their own here are written as in the content files: each part is a key and its values.
fn as_in_files(kind: CardKind, figures: &mut Figures) -> Said<Vec<Beat>> {
    let named = format!("kind = '{}'\n", kind.name());
    if let Ok(card) = trucker_content::parse_card(&named) {
        return Ok(card.beats);
    }
    let line = |part: &str| {
        let (key, values) = first_word(part);
        let words: Vec<String> = values.split_whitespace().map(|word| format!("{word:?}")).collect();
        let value = if values.parse::<i16>().is_ok() { values.to_owned() } else { format!("[{}]", words.join(", ")) };
        format!("{key} = {value}\n")
    };
    let parts: String = std::mem::take(&mut figures.parts).into_iter().map(line).collect();
    trucker_content::parse_card(&(named + &parts)).map(|card| card.beats).map_err(|faults| faults.to_string())
}

/// An enemy with the penalty that all of its kind have, or with a list of them; its reward is credits, goods or both, but
/// at least what is usual.
fn enemy(
    figures: &mut Figures,
    usual: impl FnOnce(&mut Figures) -> Said<Penalty>,
    usual_reward: &'static str,
) -> Said<Beat> {
    let penalties = match figures.take("suffers") {
        Some(list) => penalties(list)?,
        None => vec![usual(figures)?],
    };
    let mut reward = Gain::default();
    if usual_reward == "credits" || figures.has("credits") {
        reward.credits = Credits(figures.number("credits")?);
    }
    if usual_reward == "goods" || figures.has("goods") {
        reward.goods = goods(figures.need("goods")?)?;
    }
    let strength = Strength::points(figures.number("strength")?);
    Ok(Beat::Enemy(Enemy { strength, penalties, reward, days: Days(figures.number("days")?) }))
}

/// Intruders: `from left, left hand, steps 4, credits 2`, `from right, right hand, charges 6 12, goods red`. Those who
/// plant charges leave with the last one, unless their steps are said; a double one has a hand of each.
fn intruders(kind: CardKind, figures: &mut Figures) -> Said<Intruders> {
    let double = matches!(kind, CardKind::DoublePredator | CardKind::DoubleCommando);
    let eats = matches!(kind, CardKind::Predator | CardKind::DoublePredator | CardKind::PredatorCommando);
    let one = Hand::ALL.into_iter().filter(|hand| figures.take(hand.name()) == Some("hand")).collect::<Vec<_>>();
    let hands = if double { Hand::ALL.to_vec() } else { one };
    if hands.is_empty() {
        return Err("a hand is missing: add ', left hand' or ', right hand'".to_owned());
    }
    let mut words = Words::new(figures.need("from")?, &[]);
    let from = words.one_of("side", &SIDES)?;
    words.end()?;
    let mut charges = Vec::new();
    if kind != CardKind::Predator && kind != CardKind::DoublePredator {
        let mut words = Words::new(figures.need("charges")?, &[]);
        while charges.is_empty() || !words.is_empty() {
            charges.push(words.number("step", charges.last().map_or(1, |last| last + 1), MAX_STEPS as u8)?);
        }
    }
    let steps = match charges.last() {
        Some(last) if !figures.has("steps") => *last,
        _ => figures.number("steps")? as u8,
    };
    let mut reward = Gain::default();
    if eats {
        reward.credits = Credits(figures.number("credits")?);
    }
    if !charges.is_empty() {
        reward.goods = goods(figures.need("goods")?)?;
    }
    Ok(Intruders { from, hands, steps: steps.min(MAX_STEPS as u8), eats, charges, reward })
}

/// Penalties in order: `2 crew + shots light rear / heavy rear + 1 goods`.
fn penalties(text: &str) -> Said<Vec<Penalty>> {
    text.split('+')
        .map(|part| match first_word(part.trim()) {
            ("shots", shots) => Ok(Penalty::Shots(projectiles(shots, &SHOTS)?)),
            _ => {
                let (count, what) = counted(part)?;
                lost(count, what)
            }
        })
        .collect()
}

/// What can be lost: days, crew or goods.
fn lost(count: u8, what: &str) -> Said<Penalty> {
    match what {
        "days" | "day" => Ok(Penalty::Days(Days(i16::from(count)))),
        "crew" => Ok(Penalty::Crew(count)),
        "goods" | "good" => Ok(Penalty::Goods(count)),
        other => Err(format!("'{}' cannot be lost: allowed is days, crew, goods", shown(other))),
    }
}

/// One line of a combat zone: `crew loses 3 days`, `cannons faces light rear / heavy rear`, `engines suffers 1 crew + 2
/// days`.
fn weakest(line: &str) -> Said<Beat> {
    let mut words = Words::new(line, &[]);
    let by = words.one_of("what is compared", &MEASURES)?;
    let penalties = match words.word("loses or faces")? {
        "loses" => {
            let count = words.number("how many", 0u8, 99)?;
            vec![lost(count, words.word("days, crew or goods")?)?]
        }
        "faces" => vec![Penalty::Shots(projectiles(words.rest(), &SHOTS)?)],
        "suffers" => penalties(words.rest())?,
        other => {
            return Err(format!(
                "'{}' is unknown: allowed is 'loses', such as 'crew loses 3 days', and 'faces', such as 'cannons faces light rear'",
                shown(other)
            ));
        }
    };
    words.end()?;
    Ok(Beat::Weakest { by, penalties })
}

/// One row of a junkyard: `2 crew + 1 battery for 4 credits or 2 days + goods red`.
fn junk_row(row: &str) -> Said<JunkRow> {
    let (cost, gains) = row
        .split_once(" for ")
        .ok_or_else(|| format!("'{}' is no row of a junkyard: write {}", shown(row), example("row")))?;
    let mut price = JunkPrice::default();
    for part in cost.split('+').map(str::trim) {
        let (word, rest) = first_word(part);
        match word {
            "meteors" => price.hits.extend(projectiles(rest, &METEORS)?),
            "shots" => price.hits.extend(projectiles(rest, &SHOTS)?),
            _ => {
                let (count, what) = counted(part)?;
                match what {
                    "crew" => price.crew = count,
                    "battery" | "batteries" => price.batteries = count,
                    "good" | "goods" => price.goods = count,
                    "day" | "days" => price.days = Days(i16::from(count)),
                    other => return Err(format!("'{}' is no price: allowed is {}", shown(other), PRICES)),
                }
            }
        }
    }
    let gains = gains.split(" or ").map(junk_gain).collect::<Said<_>>()?;
    Ok(JunkRow { cost: price, gains })
}

const PRICES: &str = "2 crew, 1 battery, 2 goods, 3 days, meteors large front, shots light left";

fn junk_gain(text: &str) -> Said<Gain> {
    let mut gain = Gain::default();
    for part in text.split('+').map(str::trim) {
        if let ("goods", rest) = first_word(part) {
            gain.goods = goods(rest)?;
            continue;
        }
        let (count, what) = counted(part)?;
        match what {
            "credit" | "credits" => gain.credits = Credits(i16::from(count)),
            "battery" | "batteries" => gain.batteries = count,
            "crew" => gain.crew = count,
            "day" | "days" => gain.days = Days(i16::from(count)),
            other => {
                let allowed = "4 credits, goods red blue, 2 batteries, 2 crew, 3 days";
                return Err(format!("'{}' cannot be gained: allowed is {allowed}", shown(other)));
            }
        }
    }
    Ok(gain)
}

/// What a planet offers: `red red`, `yellow + 2 crew`, `3 crew`.
fn planet(text: &str) -> Said<Gain> {
    let mut offer = Gain::default();
    for part in text.split('+').map(str::trim) {
        if !part.starts_with(|first: char| first.is_ascii_digit()) {
            offer.goods = goods(part)?;
            continue;
        }
        match counted(part)? {
            (count, "crew") => offer.crew = count,
            (_, other) => return Err(format!("'{}' is on no planet: allowed is red blue, 2 crew", shown(other))),
        }
    }
    Ok(offer)
}

/// A number and what it counts.
fn counted(text: &str) -> Said<(u8, &str)> {
    let mut words = Words::new(text, &[]);
    let count = words.number("how many", 0u8, 99)?;
    Ok((count, words.rest()))
}

/// What is written between slashes.
fn list(text: &str, most: usize) -> Said<Vec<&str>> {
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    if parts.len() > most { Err(format!("a list on a card has at most {most} parts")) } else { Ok(parts) }
}

/// Meteors with a roll each, and pairs of them: `large front / pair left`.
fn volleys(text: &str) -> Said<Vec<Volley>> {
    list(text, LONGEST)?
        .into_iter()
        .map(|part| match first_word(part) {
            ("pair", side) => {
                let mut words = Words::new(side, &[]);
                let from = words.one_of("side", &SIDES)?;
                let kinds = vec![ProjectileKind::LargeMeteor, ProjectileKind::SmallMeteor];
                words.end().map(|()| Volley { from, kinds })
            }
            _ => projectile(part, &METEORS).map(Volley::from),
        })
        .collect()
}

fn projectiles(text: &str, sizes: &Lexicon<ProjectileKind>) -> Said<Vec<Projectile>> {
    list(text, LONGEST)?.into_iter().map(|part| projectile(part, sizes)).collect()
}

fn projectile(text: &str, sizes: &Lexicon<ProjectileKind>) -> Said<Projectile> {
    let mut words = Words::new(text, &[]);
    let kind = words.one_of("size", sizes)?;
    let from = words.one_of("side", &SIDES)?;
    words.end().map(|()| Projectile { kind, from })
}

/// At least one block of goods.
fn goods(text: &str) -> Said<Goods> {
    let mut words = Words::new(text, &[]);
    let mut goods = Goods::NONE;
    loop {
        let good = words.one_of("goods", &GOODS)?;
        goods[good] += 1;
        if words.is_empty() {
            return Ok(goods);
        }
        if goods.count() as usize > LONGEST {
            return Err(format!("a list of goods has at most {LONGEST} blocks"));
        }
    }
}
