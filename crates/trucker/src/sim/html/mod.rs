//! The report of a simulation: one page with everything in it, without scripts or anything to load.

pub mod charts;
mod sections;

use super::batch::Batch;
use super::ledger::{Ledger, Moments, WIN};
use super::report::{grouped, level};
use super::tally::Tally;
use crate::words::{Language, Words};
use charts::{escape, fixed};
use std::collections::BTreeMap;
use std::fmt::Write;
use trucker_bots::{Profile, Tier};
use trucker_engine::content::Content;
use trucker_engine::tile::TileId;
use trucker_engine::words::Side;

/// All tables of one level together.
struct Part<'a> {
    name: String,
    ledger: &'a Ledger,
}

/// The words of the report.
pub(super) fn words(content: &Content) -> Words<'_> {
    Words { language: Language::English, content, names: Vec::new() }
}

/// What a batch flies, for people.
pub(super) fn level_name(batch: &Batch) -> String {
    match level(batch) {
        "trek" => "Trek".into(),
        "campaign" => "Campaign".into(),
        "learning" => "Learning flight".into(),
        level => format!("Level {level}"),
    }
}

/// The pipes of a tile, clockwise from the front: 0 smooth to 3 universal.
fn pipes(content: &Content, tile: TileId) -> [usize; 4] {
    Side::ALL.map(|side| content.tile(tile).pipes.code(side))
}

/// The connectors of a tile as four digits, clockwise from the front: 0 smooth, 1 and 2 pipes, 3 universal.
pub(super) fn connectors(content: &Content, tile: TileId) -> String {
    pipes(content, tile).map(|pipes| pipes.to_string()).concat()
}

/// Strong bots come first; equal ones by name.
fn rank(name: &str) -> (std::cmp::Reverse<Option<Tier>>, String) {
    (std::cmp::Reverse(name.parse::<Profile>().ok().map(|profile| profile.tier)), name.into())
}

/// The whole page about what was flown by this command.
pub fn page(content: &Content, command: &str, flown: &[(Batch, Tally)]) -> String {
    let mut levels: Vec<(String, Ledger)> = Vec::new();
    for (batch, tally) in flown {
        let Some(ledger) = &tally.ledger else { continue };
        let name = level_name(batch);
        match levels.iter_mut().find(|(known, _)| *known == name) {
            Some((_, together)) => together.add(ledger.clone()),
            None => levels.push((name, ledger.clone())),
        }
    }
    let parts: Vec<Part> = levels.iter().map(|(name, ledger)| Part { name: name.clone(), ledger }).collect();
    let mut names: Vec<&String> = parts.iter().flat_map(|part| part.ledger.bots.keys()).collect();
    names.sort_by_key(|name| rank(name));
    names.dedup();
    let colours: BTreeMap<String, String> =
        names.iter().enumerate().map(|(i, name)| ((*name).clone(), format!("c{}", i % 8))).collect();

    let single = if parts.len() == 1 { " class=\"single\"" } else { "" };
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Flight report</title>\n\
         <style>\n{}</style>\n</head>\n<body{single}>\n",
        include_str!("style.css")
    );
    out += &header(command, flown, &parts);
    out += "<main>\n";
    out += &body(&parts, &names, &colours, &words(content));
    out += "</main>\n<footer>Whiskers and ± are 95 % confidence intervals. Hover over a mark for its numbers. \
            An unofficial fan project.</footer>\n</body>\n</html>\n";
    out
}

/// The title, what was flown, and the most important numbers.
fn header(command: &str, flown: &[(Batch, Tally)], parts: &[Part]) -> String {
    let sum = |of: fn(&Tally) -> u64| flown.iter().map(|(_, tally)| of(tally)).sum::<u64>();
    let games = sum(|tally| tally.games);
    let asked: u64 = flown.iter().map(|(batch, _)| batch.games).sum();
    let bots = || parts.iter().flat_map(|part| part.ledger.bots.values());
    let mut credits = Moments::default();
    bots().for_each(|bot| credits.add(bot.moments()));
    let flights: u64 = parts.iter().map(|part| part.ledger.flights()).sum();
    let finished: u64 = bots().map(|bot| bot.flights.finished).sum();
    let cards = || parts.iter().flat_map(|part| part.ledger.cards.values());
    let lost: u64 = cards().map(|card| card.destroyed + card.fell_off).sum();
    let goods: i64 = cards().map(|card| card.goods).sum();
    let per_flight = |value: f64| value / flights.max(1) as f64;
    let tiles = [
        (grouped(games), "games flown"),
        (grouped(flights), "flights of one ship"),
        (fixed(credits.mean(), 1), "credits in a game, mean"),
        (format!("{:.1} %", 100.0 * per_flight(finished as f64)), "of flights finished"),
        (format!("{:.1}", per_flight(lost as f64)), "components lost in a flight"),
        (fixed(per_flight(goods as f64), 1), "credits in goods from cards, a flight"),
    ];
    let levels: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
    let stopped = if games < asked {
        format!(" Stopped after {} of {} games.", grouped(games), grouped(asked))
    } else {
        String::new()
    };
    let faults = sum(|tally| tally.panics + tally.stuck);
    let faults = if faults > 0 { format!(" {faults} games went wrong and count nowhere.") } else { String::new() };
    let mut out = format!(
        "<header>\n<h1>Flight <span>report</span></h1>\n<p>{}: what the ships were made of, what the cards did to them, \
         and who came home with the credits.{stopped}{faults}</p>\n<code>{}</code>\n<ul class=\"kpis\">\n",
        escape(&levels.join(", ")),
        escape(command)
    );
    for (number, what) in tiles {
        let _ = writeln!(out, "<li><b>{number}</b><span>{what}</span></li>");
    }
    out + "</ul>\n</header>\n"
}

/// One section: a heading, a caption, a legend and a panel for each level.
fn section(id: &str, title: &str, caption: &str, keys: &[(&str, &str)], panels: &[String]) -> String {
    let mut out = format!("<section id=\"{id}\">\n<h2>{title}</h2>\n<p>{caption}</p>\n");
    if !keys.is_empty() {
        out += "<ul class=\"legend\">";
        for (colour, name) in keys {
            let _ = write!(out, "<li><i style=\"background:var(--{colour})\"></i>{name}</li>");
        }
        out += "</ul>\n";
    }
    out += "<div class=\"panels\">\n";
    for panel in panels {
        let _ = writeln!(out, "<div class=\"panel\">\n{panel}</div>");
    }
    out + "</div>\n</section>\n"
}

fn body(parts: &[Part], names: &[&String], colours: &BTreeMap<String, String>, words: &Words) -> String {
    let each = |draw: &dyn Fn(&Part) -> String| {
        parts.iter().map(|part| format!("<h3>{}</h3>\n{}", part.name, draw(part))).collect::<Vec<_>>()
    };
    let ends: Vec<(&str, &str)> = sections::ENDINGS.into_iter().zip(sections::ENDING_NAMES).collect();
    let winners = [("win", "winning ships"), ("other", "other ships")];
    let mut out = standings(parts, names);
    out += &section(
        "credits",
        "Who earns what",
        "How often a game ends with so many credits, each curve at its own height. The dot is the median, the line spans the middle eight tenths.",
        &[],
        &each(&|part| sections::credits(part, colours)),
    );
    out += &section(
        "destroyed",
        "What breaks ships",
        "Components lost to each card in a hundred flights of one ship: what was hit, and what fell off with it.",
        &[("bad", "hit"), ("bad2", "fell off with it")],
        &each(&|part| sections::destroyed(part, words)),
    );
    out += &section(
        "winning-parts",
        "What winners fly",
        "How many of each component stand on a ship at the end of the flight. The winner is whoever has most credits.",
        &winners,
        &each(&|part| sections::winning_parts(part, words)),
    );
    out += &section(
        "winning-tiles",
        "The winners' favourite tiles",
        "Of each component the one tile found most often on winning ships, with its connectors as printed.",
        &winners,
        &each(&|part| sections::winning_tiles(part, words)),
    );
    out += &section(
        "starts",
        "What the starting position is worth",
        "Credits of a flight beside what the same bot earns on average, by the place of its rocket at the start.",
        &[],
        &each(&sections::starts),
    );
    out += &section(
        "given-up",
        "How flights end",
        "Every flight of every ship; the number is the share given up. Below, the cards after which ships left, \
         in a hundred flights.",
        &ends,
        &each(&|part| {
            format!("{}<p>After which card</p>\n{}", sections::ends(part), sections::ends_by_card(part, words))
        }),
    );
    out += &section(
        "cards",
        "What cards bring and break",
        "For each ship that meets a card: credits gained in cash and goods (at full price), and components lost. \
         Open the tables for every single card.",
        &[("good", "credits gained"), ("bad", "components lost")],
        &each(&|part| {
            let table = sections::card_table(part, words);
            format!("{}<details><summary>Every card</summary>\n{table}</details>\n", sections::balance(part, words))
        }),
    );
    out
}

/// Mean credits and games won as a table of bots and levels.
fn standings(parts: &[Part], names: &[&String]) -> String {
    let mut out = String::from(
        "<section id=\"standings\" class=\"wide\">\n<h2>Standings</h2>\n<p>Mean credits of a game, and the share of games won.</p>\n\
         <div class=\"scroll\"><table>\n<tr><th>bot</th>",
    );
    for part in parts {
        let _ = write!(out, "<th>{}</th><th>won</th>", part.name);
    }
    out += "</tr>\n";
    for name in names {
        let _ = write!(out, "<tr><td>{}</td>", escape(name));
        for part in parts {
            let Some(bot) = part.ledger.bots.get(*name) else {
                out += "<td>–</td><td>–</td>";
                continue;
            };
            let credits = bot.moments();
            let won = 100.0 * bot.won as f64 / (WIN * credits.count.max(1)) as f64;
            let mean = fixed(credits.mean(), 2);
            let _ = write!(out, "<td>{mean} <small>± {:.2}</small></td><td>{won:.1} %</td>", credits.half());
        }
        out += "</tr>\n";
    }
    out + "</table></div>\n</section>\n"
}
