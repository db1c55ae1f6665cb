//! Adventure cards: tables of figures that become beats.

mod intruders;

use crate::faults::{Faults, Report, listed, shown};
use crate::reader::{Item, Table, named, optional_provenance, provenance, read_toml};
use intruders::intruders;
use std::collections::BTreeMap;
use trucker_engine::card::{
    Beat, Card, CardKind, Enemy, Gain, Hoard, JunkPrice, JunkRow, Measure, Penalty, Projectile, ProjectileKind, Volley,
    goods,
};
use trucker_engine::named::Named;
use trucker_engine::setup::Set;
use trucker_engine::words::{Credits, Days, Good, Goods, Level, Side, Strength};

/// Cards a box can have at most.
const MAX_CARDS: usize = 256;
/// Planets one card can have at most.
const MAX_PLANETS: usize = 8;
/// Penalties one enemy or one line of a combat zone can have at most.
const MAX_PENALTIES: usize = 4;
/// Rows one junkyard can have at most.
const MAX_ROWS: usize = 8;
/// Blocks of goods, meteors or shots one list can have at most.
const MAX_LIST: usize = 16;

/// A card written out as TOML with the keys of `base/cards.toml`.
///
/// Only `kind` and the figures of that kind are needed. A card without `id` is named `card`, one without `level` is
/// of level I.
///
/// ```
/// use trucker_content::parse_card;
/// let card = parse_card("kind = 'abandoned_ship'\ncrew = 2\ncredits = 3\ndays = 1").unwrap();
/// assert_eq!(card.beats.len(), 1);
/// ```
///
/// # Errors
///
/// Every fault, with `card` as the name of the file.
pub fn parse_card(text: &str) -> Result<Card, Faults> {
    let mut faults = Vec::new();
    let card = crate::read("card", Ok(text.as_bytes()), &mut faults, |report| {
        read_toml(report, |table| {
            let card = card(table, made_up);
            table.refuse_others();
            card
        })
    });
    card.filter(|_| faults.is_empty()).ok_or_else(|| Faults::new(faults))
}

/// All cards of a file, in its order. Those of other boxes come before them and have names, too.
pub(crate) fn read(report: &Report, set: Set, others: &[Card]) -> Option<Vec<Card>> {
    read_toml(report, |file| {
        let mut names = BTreeMap::new();
        let cards = file.read("card", |cards| {
            cards.list(1..=MAX_CARDS - others.len(), |item| {
                item.table("a card", |table| {
                    let card = card(table, printed);
                    refuse_taken_name(table, &mut names, others);
                    card.map(|card| Card { set, ..card })
                })
            })
        });
        file.refuse_others();
        if set == Set::Base
            && !report.has_broken_sections()
            && cards.as_ref().is_some_and(|cards| !cards.iter().any(|card| card.learning))
        {
            report.fault_on(1, "no card is marked learning = true: the learning flight needs some".to_owned());
        }
        cards
    })
}

/// Reports a name that an earlier card has.
fn refuse_taken_name<'t>(table: &mut Table<'t>, lines: &mut BTreeMap<&'t str, usize>, others: &[Card]) {
    table.read_or("id", (), |id| {
        // What is wrong with the name itself was said when it was read first.
        let name = id.peek_text()?;
        if others.iter().any(|other| other.name == name) {
            return id.refuse(format_args!("'{}' is taken by a card of another box", shown(name)));
        }
        let line = id.report.line(id.span().start);
        let first = *lines.entry(name).or_insert(line);
        if first == line {
            Some(())
        } else {
            id.refuse(format_args!("'{}' is taken by the card on line {first}", shown(name)))
        }
    });
}

/// What a card has besides its figures.
struct Header {
    name: String,
    level: Level,
    learning: bool,
}

fn printed(table: &mut Table) -> Option<Header> {
    let name = table.read("id", |id| id.name());
    if let Some(name) = name {
        table.name = format!("card {name}");
    }
    let level = table.read("level", level);
    let learning = table.read_or("learning", false, |learning| learning.flag());
    provenance(table)?;
    Some(Header { name: name?.to_owned(), level: level?, learning: learning? })
}

fn made_up(table: &mut Table) -> Option<Header> {
    let name = table.read_or("id", "card", |id| id.name());
    table.name = "the card".to_owned();
    let level = table.read_or("level", Level::I, level);
    let learning = table.read_or("learning", false, |learning| learning.flag());
    optional_provenance(table)?;
    Some(Header { name: name?.to_owned(), level: level?, learning: learning? })
}

fn card(table: &mut Table, header: impl FnOnce(&mut Table) -> Option<Header>) -> Option<Card> {
    let header = header(table);
    let Some(kind) = table.read("kind", |kind| kind.word(&named(CardKind::ALL))) else {
        // Which figures belong here is not known.
        table.allow_all();
        return None;
    };
    let beats = beats(kind, table);
    let Header { name, level, learning } = header?;
    Some(Card { name, kind, level, learning, set: Set::Base, beats: beats? })
}

fn beats(kind: CardKind, card: &mut Table) -> Option<Vec<Beat>> {
    let beat = match kind {
        CardKind::Planets => {
            let planets = card.read("planets", |planets| planets.list(1..=MAX_PLANETS, planet));
            let days = card.read("days", days);
            Beat::Planets { planets: planets?, days: days? }
        }
        CardKind::AbandonedShip => {
            let (crew, credits, days) =
                (card.read("crew", count), card.read("credits", credits), card.read("days", days));
            let shots = card.read_or("shots", Vec::new(), shots);
            Beat::AbandonedShip { crew: crew?, credits: credits?, days: days?, shots: shots? }
        }
        CardKind::AbandonedStation => {
            let (crew, goods, days) = (card.read("crew", count), card.read("goods", blocks), card.read("days", days));
            let shots = card.read_or("shots", Vec::new(), shots);
            Beat::AbandonedStation { crew: crew?, goods: goods?, days: days?, shots: shots? }
        }
        CardKind::Smugglers => {
            enemy(card, |card| (card.read("goods_lost", count).map(Penalty::Goods), goods_alone(card)))?
        }
        CardKind::Slavers => {
            enemy(card, |card| (card.read("crew_lost", count).map(Penalty::Crew), credits_alone(card)))?
        }
        CardKind::Pirates => enemy(card, |card| (card.read("shots", shots).map(Penalty::Shots), credits_alone(card)))?,
        CardKind::OpenSpace => Beat::OpenSpace,
        CardKind::MeteorSwarm => Beat::Meteors { volleys: card.read("meteors", volleys)? },
        CardKind::CombatZone => return card.read("lines", |lines| lines.exactly::<3, _>(weakest)).map(Vec::from),
        CardKind::Stardust => Beat::Stardust,
        CardKind::Epidemic => Beat::Epidemic,
        CardKind::Sabotage => Beat::Sabotage,
        CardKind::Junkyard => Beat::Junkyard { rows: card.read("rows", |rows| rows.list(1..=MAX_ROWS, junk_row))? },
        CardKind::WideOpenSpace => Beat::WideOpenSpace { times: card.read("times", |times| times.number(1..=9))? },
        CardKind::MeteorVortex => Beat::Vortex { projectiles: card.read("meteors", meteors)? },
        CardKind::AntitrustCheck => {
            let lines =
                card.read("lines", |lines| lines.list(1..=Hoard::ALL.len(), |line| line.word(&named(Hoard::ALL))))?;
            return Some(lines.into_iter().map(|hoard| Beat::Most { hoard }).collect());
        }
        CardKind::Predator
        | CardKind::Commando
        | CardKind::DoublePredator
        | CardKind::DoubleCommando
        | CardKind::PredatorCommando => Beat::Intruders(intruders(kind, card)?),
        CardKind::BadDay => {
            let mishaps = [Beat::Epidemic, Beat::Sabotage, Beat::Stardust].map(|beat| (beat.name(), beat));
            return card.read("rows", |rows| rows.list(1..=mishaps.len(), |row| row.word(&mishaps)));
        }
        CardKind::HazardousSector => {
            let cards = card.read("cards", |cards| cards.number(1..=9));
            let deck = card.read("deck", level);
            Beat::CardsOnTop { deck: deck?, cards: cards? }
        }
        CardKind::MostlyOpenSpace => Beat::MostlyOpenSpace { projectiles: card.read("meteors", meteors)? },
        CardKind::RadiationLeak => Beat::RadiationLeak { limit: card.read("limit", |limit| limit.number(1..=99))? },
    };
    Some(vec![beat])
}

/// An enemy with the penalty and the reward that all of its kind have, or with a list of penalties and any reward.
fn enemy<'t>(
    card: &mut Table<'t>,
    usual: impl FnOnce(&mut Table<'t>) -> (Option<Penalty>, Option<Gain>),
) -> Option<Beat> {
    let (penalties, reward) = if card.has("penalties") {
        let penalties = card.read("penalties", |list| {
            list.list(1..=MAX_PENALTIES, |item| penalty(item, ["days_lost", "crew_lost", "goods_lost", "shots"]))
        });
        (penalties, reward(card))
    } else {
        let (penalty, reward) = usual(card);
        (penalty.map(|penalty| vec![penalty]), reward)
    };
    let strength = card.read("strength", |strength| strength.number(0..=99)).map(Strength::points);
    let days = card.read("days", days);
    Some(Beat::Enemy(Enemy { strength: strength?, penalties: penalties?, reward: reward?, days: days? }))
}

fn goods_alone(card: &mut Table) -> Option<Gain> {
    card.read("goods", blocks).map(Gain::from)
}

fn credits_alone(card: &mut Table) -> Option<Gain> {
    card.read("credits", credits).map(Gain::from)
}

/// Credits, goods or both.
fn reward(card: &mut Table) -> Option<Gain> {
    if !card.has("goods") {
        return credits_alone(card);
    }
    let credits = card.read_or("credits", Credits(0), credits);
    Some(Gain { credits: credits?, ..goods_alone(card)? })
}

/// What a planet offers: goods, or a table with goods, people who want to come along, or both.
fn planet(item: Item) -> Option<Gain> {
    if !item.is_table() {
        return blocks(item).map(Gain::from);
    }
    item.table("a planet", |planet| {
        let goods = planet.read_or("goods", Goods::NONE, blocks);
        let crew = planet.read_or("crew", 0, count);
        let offer = Gain { crew: crew?, ..Gain::from(goods?) };
        if offer == Gain::default() { item.refuse("are empty: a planet offers something") } else { Some(offer) }
    })
}

/// One line of a combat zone.
fn weakest(line: Item) -> Option<Beat> {
    line.table("a line", |line| {
        let by = line.read("compare", |compare| compare.word(&named(Measure::ALL)));
        let one = |item| penalty(item, ["days", "crew", "goods", "shots"]);
        let penalties = if line.has("penalties") {
            line.read("penalties", |list| list.list(1..=MAX_PENALTIES, one))
        } else {
            line.read("penalty", one).map(|penalty| vec![penalty])
        };
        Some(Beat::Weakest { by: by?, penalties: penalties? })
    })
}

/// One of four penalties, by the keys that they have here.
fn penalty(item: Item, keys: [&'static str; 4]) -> Option<Penalty> {
    let [lost_days, lost_crew, lost_goods, fired] = keys;
    item.table("a penalty", |table| {
        let penalties = [
            table.read_or(lost_days, None, |item| days(item).map(Penalty::Days).map(Some)),
            table.read_or(lost_crew, None, |item| count(item).map(Penalty::Crew).map(Some)),
            table.read_or(lost_goods, None, |item| count(item).map(Penalty::Goods).map(Some)),
            table.read_or(fired, None, |item| shots(item).map(Penalty::Shots).map(Some)),
        ];
        let said = keys.into_iter().filter(|key| table.has(key)).count();
        if said != 1 {
            let allowed = listed(keys);
            return item.refuse(format_args!("must be one of {allowed}, not {said} of them"));
        }
        penalties.into_iter().flatten().flatten().next()
    })
}

/// One row of a junkyard: its cost, and what it gives or what can be chosen from.
fn junk_row(row: Item) -> Option<JunkRow> {
    row.table("a row", |row| {
        let cost = row.read("cost", |cost| cost.table("a cost", |cost| price(cost)));
        let gains = row.read("gain", |item| {
            item.table("a gain", |gain| {
                if gain.has("choice") {
                    gain.read("choice", |choice| {
                        choice.list(2..=4, |one| one.table("a gain", |one| self::gain(item, one)))
                    })
                } else {
                    self::gain(item, gain).map(|gain| vec![gain])
                }
            })
        });
        Some(JunkRow { cost: cost?, gains: gains? })
    })
}

fn price(cost: &mut Table) -> Option<JunkPrice> {
    let [crew, batteries, goods] = ["crew", "batteries", "goods"].map(|key| cost.read_or(key, 0, count));
    let days = cost.read_or("days", Days(0), days);
    let junk = cost.read_or("meteors", Vec::new(), meteors);
    let shots = cost.read_or("shots", Vec::new(), shots);
    let mut hits = junk?;
    hits.extend(shots?);
    Some(JunkPrice { crew: crew?, batteries: batteries?, goods: goods?, days: days?, hits })
}

fn gain(item: Item, table: &mut Table) -> Option<Gain> {
    let credits = table.read_or("credits", Credits(0), credits);
    let goods = table.read_or("goods", Goods::default(), blocks);
    let [batteries, crew] = ["batteries", "crew"].map(|key| table.read_or(key, 0, count));
    let days = table.read_or("days", Days(0), days);
    let gain = Gain { credits: credits?, goods: goods?, batteries: batteries?, crew: crew?, days: days? };
    if gain == Gain::default() { item.refuse("is empty: a row gives something") } else { Some(gain) }
}

/// Meteors with a roll each, or pairs of them: a large one, then a small one with the same roll.
fn volleys(list: Item) -> Option<Vec<Volley>> {
    list.list(1..=MAX_LIST, |item| {
        item.table(format!("an entry of {}", item.name), |entry| {
            let pair = entry.read_or("pair", false, |pair| pair.flag());
            let kinds = match pair? {
                true => Some(vec![ProjectileKind::LargeMeteor, ProjectileKind::SmallMeteor]),
                false => entry.read("size", |size| size.word(&METEORS)).map(|kind| vec![kind]),
            };
            let from = entry.read("from", side);
            Some(Volley { from: from?, kinds: kinds? })
        })
    })
}

const METEORS: [(&str, ProjectileKind); 2] =
    [("small", ProjectileKind::SmallMeteor), ("large", ProjectileKind::LargeMeteor)];

fn meteors(list: Item) -> Option<Vec<Projectile>> {
    projectiles(list, METEORS)
}

fn shots(list: Item) -> Option<Vec<Projectile>> {
    projectiles(list, [("light", ProjectileKind::LightFire), ("heavy", ProjectileKind::HeavyFire)])
}

fn projectiles(list: Item, sizes: [(&str, ProjectileKind); 2]) -> Option<Vec<Projectile>> {
    list.list(1..=MAX_LIST, |item| {
        item.table(format!("an entry of {}", item.name), |projectile| {
            let kind = projectile.read("size", |size| size.word(&sizes));
            let from = projectile.read("from", side);
            Some(Projectile { kind: kind?, from: from? })
        })
    })
}

fn side(item: Item) -> Option<Side> {
    item.word(&named(Side::ALL))
}

fn blocks(list: Item) -> Option<Goods> {
    list.list(1..=MAX_LIST, |good| good.word(&named(Good::ALL))).map(|list| goods(&list))
}

fn level(item: Item) -> Option<Level> {
    item.number(1..=Level::ALL.len()).map(|number| Level::ALL[number - 1])
}

fn count(item: Item) -> Option<u8> {
    item.number(0..=99)
}

fn days(item: Item) -> Option<Days> {
    item.number(0..=99).map(Days)
}

fn credits(item: Item) -> Option<Credits> {
    item.number(0..=99).map(Credits)
}
