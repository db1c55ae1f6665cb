//! What the charts show, drawn from the ledgers.

use super::charts::{Balance, Bar, Column, Dumbbell, Ridge, Used};
use super::charts::{balances, bars, columns, dumbbells, escape, fixed, ridges, tiles};
use super::{Part, pipes};
use crate::signs;
use crate::sim::ledger::{CardLedger, Ledger};
use crate::sim::report::endings;
use crate::words::Words;
use std::collections::BTreeMap;
use trucker_engine::card::{CardId, CardKind};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::Turn;

/// Cards that have a bar of their own.
const CARDS: usize = 12;

/// The colours of the ways a flight can end, in the order of [`endings`].
pub const ENDINGS: [&str; 5] = ["good", "c4", "c6", "c3", "c7"];
/// What they are called.
pub const ENDING_NAMES: [&str; 5] = ["finished", "chose to give up", "no humans left", "no engines", "lapped"];

fn of(part: f64, whole: u64) -> f64 {
    part / whole.max(1) as f64
}

/// How credits are spread, bot by bot.
pub fn credits(part: &Part, colours: &BTreeMap<String, String>) -> String {
    let row = |(name, bot): (&String, &crate::sim::ledger::BotLedger)| {
        let moments = bot.moments();
        Ridge {
            name: name.clone(),
            colour: colours.get(name).cloned().unwrap_or_else(|| "c7".into()),
            values: bot.credits.iter().map(|(value, n)| (*value, *n)).collect(),
            note: format!("mean {} ± {:.1}", fixed(moments.mean(), 1), moments.half()),
        }
    };
    let mut rows: Vec<_> = part.ledger.bots.iter().collect();
    rows.sort_by_key(|(name, _)| super::rank(name));
    ridges(&rows.into_iter().map(row).collect::<Vec<_>>(), "Distribution of credits")
}

fn card_label(words: &Words, card: CardId) -> String {
    format!("{} {}", words.card(card), words.content.card(card).name)
}

/// What destroyed how many components, card by card.
pub fn destroyed(part: &Part, words: &Words) -> String {
    let flights = part.ledger.flights();
    let mut cards: Vec<(&CardId, &CardLedger)> = part.ledger.cards.iter().collect();
    let loss = |card: &CardLedger| card.destroyed + card.fell_off;
    cards.retain(|(_, card)| loss(card) > 0);
    cards.sort_by_key(|(id, card)| (std::cmp::Reverse(loss(card)), **id));
    let bar = |label: String, hit: u64, fell: u64| {
        let (hit, fell) = (100.0 * of(hit as f64, flights), 100.0 * of(fell as f64, flights));
        Bar {
            parts: vec![
                (hit, "bad", format!("{label}: {hit:.2} hit in 100 flights")),
                (fell, "bad2", format!("{label}: {fell:.2} fell off in 100 flights")),
            ],
            note: format!("{:.1}", hit + fell),
            label,
        }
    };
    let mut rows: Vec<Bar> = cards
        .iter()
        .take(CARDS)
        .map(|(id, card)| bar(card_label(words, **id), card.destroyed, card.fell_off))
        .collect();
    let rest = &cards[cards.len().min(CARDS)..];
    if !rest.is_empty() {
        let sum = |of: fn(&CardLedger) -> u64| rest.iter().map(|(_, card)| of(card)).sum();
        rows.push(bar(format!("{} other cards", rest.len()), sum(|card| card.destroyed), sum(|card| card.fell_off)));
    }
    bars(&rows, None, "Components lost by card")
}

/// What stands on winning ships and on others.
pub fn winning_parts(part: &Part, words: &Words) -> String {
    let mut kinds: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for (tile, used) in &part.ledger.tiles {
        if words.content.tile(*tile).component != Component::StartingCabin {
            let kind = kinds.entry(words.tile(*tile)).or_default();
            kind.0 += used.winning;
            kind.1 += used.other;
        }
    }
    let ships = part.ledger.ships;
    let mut rows: Vec<Dumbbell> = kinds
        .into_iter()
        .map(|(label, (winning, other))| Dumbbell {
            label,
            winning: of(winning as f64, ships.winning),
            other: of(other as f64, ships.other),
        })
        .collect();
    rows.sort_by(|a, b| b.winning.total_cmp(&a.winning));
    dumbbells(&rows, "Components on winning ships and on others")
}

/// Of each component, the tile that winners have most often.
pub fn winning_tiles(part: &Part, words: &Words) -> String {
    let ships = part.ledger.ships;
    let mut used: Vec<(&TileId, _)> = part.ledger.tiles.iter().collect();
    used.retain(|(tile, _)| words.content.tile(**tile).component != Component::StartingCabin);
    used.sort_by_key(|(tile, used)| (std::cmp::Reverse(used.winning), **tile));
    let mut kinds = std::collections::BTreeSet::new();
    used.retain(|(tile, _)| kinds.insert(words.tile(**tile)));
    let row = |(tile, used): &(&TileId, &crate::sim::ledger::TileLedger)| Used {
        sign: signs::sign(words.content.tile(**tile).component, Turn::NONE),
        pipes: pipes(words.content, **tile),
        label: words.tile(**tile),
        winning: of(used.winning as f64, ships.winning),
        other: of(used.other as f64, ships.other),
    };
    tiles(&used.iter().map(row).collect::<Vec<_>>(), "Tiles that winners have most often")
}

/// What the place at the start is worth beside what the same bot earns on average.
pub fn starts(part: &Part) -> String {
    let mut rows = Vec::new();
    for (place, label) in ["1st", "2nd", "3rd", "4th", "5th"].into_iter().enumerate() {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for bot in part.ledger.bots.values() {
            let all = bot.starts.iter().fold((0.0, 0.0), |all, m| (all.0 + m.count as f64, all.1 + m.sum as f64));
            let mean = all.1 / f64::max(all.0, 1.0);
            let here = bot.starts[place];
            let (n, s) = (here.count as f64, here.sum as f64);
            count += n;
            sum += s - n * mean;
            squares += here.squares as f64 - 2.0 * mean * s + n * mean * mean;
        }
        if count == 0.0 {
            continue;
        }
        let value: f64 = sum / count;
        let half = 1.96 * ((squares / count - value * value).max(0.0) / count).sqrt();
        let label = label.to_string();
        let title = format!("{label}: {value:+.2} ± {half:.2} credits, {count:.0} flights");
        rows.push(Column { label, value, half, title });
    }
    columns(&rows, "Value of the starting position")
}

/// How flights ended, bot by bot.
pub fn ends(part: &Part) -> String {
    let mut bots: Vec<_> = part.ledger.bots.iter().collect();
    bots.sort_by_key(|(name, _)| super::rank(name));
    let row = |(name, bot): (&String, &crate::sim::ledger::BotLedger)| {
        let total = bot.flights.total();
        let part = |(i, (_, what, count)): (usize, (&str, &str, u64))| {
            let share = of(count as f64, total);
            (share, ENDINGS[i], format!("{name}: {what}, {:.1} %", 100.0 * share))
        };
        let given_up = 100.0 * of((total - bot.flights.finished) as f64, total);
        Bar {
            label: name.clone(),
            parts: endings(&bot.flights).into_iter().enumerate().map(part).collect(),
            note: format!("{given_up:.1} %"),
        }
    };
    bars(&bots.into_iter().map(row).collect::<Vec<_>>(), Some(1.0), "How flights ended")
}

/// After which cards ships left the flight.
pub fn ends_by_card(part: &Part, words: &Words) -> String {
    let flights = part.ledger.flights();
    let mut rows: Vec<(u64, Bar)> = by_kind(part.ledger, words)
        .into_iter()
        .filter(|(_, card)| card.left.iter().sum::<u64>() > 0)
        .map(|(kind, card)| {
            let label = words.card_kind(kind);
            let total = card.left.iter().sum::<u64>();
            let part = |(i, count): (usize, &u64)| {
                let rate = 100.0 * of(*count as f64, flights);
                (rate, ENDINGS[i + 1], format!("{label}: {}, {rate:.2} in 100 flights", ENDING_NAMES[i + 1]))
            };
            let parts = card.left.iter().enumerate().map(part).collect();
            (total, Bar { parts, note: format!("{:.1}", 100.0 * of(total as f64, flights)), label })
        })
        .collect();
    rows.sort_by_key(|(total, _)| std::cmp::Reverse(*total));
    bars(&rows.into_iter().map(|(_, bar)| bar).collect::<Vec<_>>(), None, "Cards after which ships left")
}

/// What all cards of a kind did together.
fn by_kind(ledger: &Ledger, words: &Words) -> BTreeMap<CardKind, CardLedger> {
    let mut kinds: BTreeMap<CardKind, CardLedger> = BTreeMap::new();
    for (id, card) in &ledger.cards {
        kinds.entry(words.content.card(*id).kind).or_default().add(card);
    }
    kinds
}

/// What a card brings and what it breaks, for each ship that meets it.
pub fn balance(part: &Part, words: &Words) -> String {
    let mut rows: Vec<Balance> = by_kind(part.ledger, words)
        .into_iter()
        .map(|(kind, card)| {
            let profit = of((card.credits + card.goods) as f64, card.met);
            let damage = of((card.destroyed + card.fell_off) as f64, card.met);
            let label = words.card_kind(kind);
            let brings = format!("{label}: {profit:+.2} credits in cash and goods for each ship that meets it");
            let breaks = format!(
                "{label}: {damage:.2} components and {:.2} crew lost, {:+.2} days",
                of(card.crew as f64, card.met),
                of(card.days as f64, card.met)
            );
            Balance { label, profit: (profit, brings), damage: (damage, breaks) }
        })
        .collect();
    rows.sort_by(|a, b| (b.profit.0 - b.damage.0).total_cmp(&(a.profit.0 - a.damage.0)));
    balances(&rows, "Profit and damage by card")
}

/// Every card in figures, for each ship that met it.
pub fn card_table(part: &Part, words: &Words) -> String {
    let mut text = String::from(
        "<div class=\"scroll\"><table><tr><th>card</th><th>met</th><th>credits</th><th>goods</th><th>days</th><th>crew</th>\
         <th>batteries</th><th>hit</th><th>fell off</th><th>left after it</th></tr>\n",
    );
    for (id, card) in &part.ledger.cards {
        let mean = |value: f64| fixed(of(value, card.met), 2);
        let cells = [
            card.credits as f64,
            card.goods as f64,
            card.days as f64,
            -(card.crew as f64),
            -(card.batteries as f64),
            card.destroyed as f64,
            card.fell_off as f64,
        ]
        .map(|value| format!("<td>{}</td>", mean(value)))
        .concat();
        let left = 100.0 * of(card.left.iter().sum::<u64>() as f64, card.met);
        text += &format!(
            "<tr><td>{}</td><td>{}</td>{cells}<td>{left:.1} %</td></tr>\n",
            escape(&card_label(words, *id)),
            crate::sim::report::grouped(card.met)
        );
    }
    text + "</table></div>\n"
}
