//! The report as text for people.

use super::draw;
use super::flights::{self, Spread};
use super::inspect::Cover;
use super::report::{Report, kind_name};
use super::threats::Threats;
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Level, Side, Strength};

/// From this chance of being lost on, a component is drawn as in some danger, and in great danger.
const DANGER: [f64; 2] = [0.05, 0.2];

struct Page<'a> {
    report: &'a Report<'a>,
    colour: bool,
    text: String,
}

/// Everything about a ship, for a terminal.
pub(super) fn text(report: &Report<'_>, colour: bool) -> String {
    let mut page = Page { report, colour, text: String::new() };
    page.picture();
    page.strengths();
    page.weaknesses();
    page.threats();
    page.chances();
    page.costs();
    page.flights();
    page.text
}

impl Page<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref().trim_end());
        self.text.push('\n');
    }

    fn style(&self, style: Style) -> Style {
        if self.colour { style } else { Style::new() }
    }

    fn heading(&mut self, words: &str) {
        let bold = self.style(Style::new().bold());
        self.line("");
        self.line(format!("{bold}{words}{bold:#}"));
    }

    /// A line with its name on the left.
    fn row(&mut self, name: &str, value: impl AsRef<str>) {
        self.line(format!("{name:<16} {}", value.as_ref()));
    }

    fn picture(&mut self) {
        let report = self.report;
        let bold = self.style(Style::new().bold());
        let count = counted(report.ship.occupied().len(), "component", "components");
        self.line(format!("{bold}{}{bold:#}", report.code));
        self.line(format!("{}, {count}", report.place()));
        if let Some(peculiarity) = report.board.peculiarity(report.content) {
            self.line(peculiarity);
        }
        self.line("");
        let mistaken = report.faults.iter().fold(Squares::NONE, |all, (_, squares)| all | *squares);
        let chance = |square: Square| {
            let place = report.threats.squares.binary_search(&square);
            place.map_or(0.0, |i| report.threats.chance[i])
        };
        let style = |square: Square| {
            self.style(match chance(square) {
                _ if mistaken.contains(square) => AnsiColor::BrightMagenta.on_default().bold(),
                chance if chance >= DANGER[1] => AnsiColor::BrightRed.on_default(),
                chance if chance >= DANGER[0] => AnsiColor::Yellow.on_default(),
                _ => Style::new(),
            })
        };
        let board = report.board.printed(report.content).squares;
        let lines = draw::ship(&report.ship, board, report.content, style);
        for line in lines {
            self.line(line);
        }
        let dim = self.style(Style::new().dimmed());
        for line in draw::legend(&report.ship, report.content) {
            self.line(format!("{dim}{line}{dim:#}"));
        }
        if self.colour {
            let paint = |style: Style, words: &str| format!("{style}{words}{style:#}");
            let yellow = paint(AnsiColor::Yellow.on_default(), "5 % or more");
            let red = paint(AnsiColor::BrightRed.on_default(), "20 % or more");
            let magenta = paint(AnsiColor::BrightMagenta.on_default().bold(), "mistake");
            self.line(format!("chance of being lost: {yellow}  {red}    {magenta}"));
        }
    }

    fn strengths(&mut self) {
        let report = self.report;
        let strengths = &report.strengths;
        self.heading("Strengths");
        if report.is_manned() {
            let aboard = if flights::is_bare(&report.ship) { "Nothing stood aboard" } else { "Nothing stays aboard" };
            let (_, beds) = strengths.sleepers;
            let loaded = !strengths.goods.is_empty();
            let more = [(beds > 0, ", sleepers"), (loaded, ", blocks for catapults")];
            let more: String = more.into_iter().filter(|(there, _)| *there).map(|(_, words)| words).collect();
            self.line(format!("{aboard}: batteries, two humans a cabin{more} have come aboard for all that follows."));
        }
        if !report.removed().is_empty() {
            let removed = list(report.removed());
            let fine = report.removed().len() as i16 * report.content.supply.lost_component.0;
            let credits = counted(fine.unsigned_abs().into(), "credit", "credits");
            let sentence =
                format!("The check before the flight takes off {removed}, for {credits}. All that follows is without.");
            folded(&sentence).into_iter().for_each(|line| self.line(line));
        }
        let both = |[without, with]: [Strength; 2]| {
            if without == with { without.to_string() } else { format!("{without}, with batteries {with}") }
        };
        self.row("engines", both(strengths.engines));
        self.row("cannons", both(strengths.cannons));
        if strengths.with_catapults != strengths.cannons {
            self.row("with catapults", both(strengths.with_catapults));
        }
        let mut crew = vec![counted(strengths.humans as usize, "human", "humans")];
        crew.extend(strengths.aliens.iter().map(|alien| report.words().alien(*alien)));
        let all = strengths.humans as usize + strengths.aliens.len();
        self.row("crew", format!("{all}: {}", crew.join(", ")));
        let of = |(aboard, room): (u32, u32)| {
            if aboard == room { aboard.to_string() } else { format!("{aboard} of {room}") }
        };
        if strengths.sleepers.1 > 0 {
            self.row("asleep", of(strengths.sleepers));
        }
        self.row("batteries", of(strengths.batteries));
        let (plain, special) = strengths.containers;
        let goods = report.words().goods(strengths.goods);
        let price = report.content.supply.price(strengths.goods);
        let aboard =
            if strengths.goods.is_empty() { String::new() } else { format!("; aboard {goods}, worth {price}") };
        self.row("containers", format!("{plain} plain, {special} special{aboard}"));
        let working = report.contraptions.iter().filter(|(_, partners)| !partners.is_empty());
        let working =
            working.map(|(square, partners)| format!("{square} {} with {}", report.name(*square), list(*partners)));
        for (i, line) in wrapped(working.collect(), " · ").into_iter().enumerate() {
            self.row(if i == 0 { "works" } else { "" }, line);
        }
    }

    fn weaknesses(&mut self) {
        let report = self.report;
        self.heading("Weaknesses");
        if report.faults.is_empty() {
            self.row("mistakes", "none");
        }
        for (i, (fault, squares)) in report.faults.iter().enumerate() {
            let sentence = format!("{}: {}", list(*squares), report.fault(*fault));
            for (part, line) in folded(&sentence).into_iter().enumerate() {
                self.row(if i + part == 0 { "mistakes" } else { "" }, line);
            }
        }
        for (i, remark) in report.remarks.iter().enumerate() {
            self.row(if i == 0 { "remarks" } else { "" }, report.remark(*remark));
        }
        let mut by_square: Vec<(Square, Vec<String>)> = Vec::new();
        for (square, side) in &report.exposed {
            let side = report.words().side(*side);
            match by_square.last_mut() {
                Some((last, sides)) if last == square => sides.push(side),
                _ => by_square.push((*square, vec![side])),
            }
        }
        let exposed = by_square.iter().map(|(square, sides)| format!("{square} {}", sides.join(" and ")));
        let exposed = wrapped(exposed.collect(), " · ");
        let count = report.exposed.len();
        let mut lines = exposed.into_iter();
        let first = lines.next().map(|line| format!(": {line}")).unwrap_or_default();
        self.row("exposed", format!("{count}{first}"));
        lines.for_each(|line| self.row("", line));
        let sides = |covered: bool| {
            let sides = Side::ALL.into_iter().filter(|side| report.shielded.contains(side) == covered);
            let names: Vec<String> = sides.map(|side| report.words().side(side)).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        };
        self.row("shielded", format!("{}; open: {}", sides(true), sides(false)));
        let boosted = report.boosted.iter().map(|(side, batteries)| {
            format!("{} for {}", report.words().side(*side), counted(*batteries, "battery", "batteries"))
        });
        let boosted = boosted.collect::<Vec<_>>().join(", ");
        if !boosted.is_empty() {
            self.row("from everything", boosted);
        }
        let idle = report.contraptions.iter().filter(|(_, partners)| partners.is_empty());
        let idle = idle.map(|(square, _)| format!("{square} {}", report.name(*square)));
        for (i, line) in wrapped(idle.collect(), " · ").into_iter().enumerate() {
            self.row(if i == 0 { "idle" } else { "" }, line);
        }
        let points = report.falls.single_points();
        let words = points.iter().map(|(square, others)| format!("{square} {} → {others}", report.name(*square)));
        let lines = wrapped(words.collect(), " · ");
        if lines.is_empty() {
            self.row("single points", "none: whatever is lost, nothing falls off with it");
        }
        for (i, line) in lines.into_iter().enumerate() {
            self.row(if i == 0 { "single points" } else { "" }, line);
        }
        if !points.is_empty() {
            self.row("", "(→ how many others fall off with it)");
        }
        self.line("");
        self.large_meteors();
    }

    fn large_meteors(&mut self) {
        let report = self.report;
        let blocks = report.cover.iter().any(|cover| !cover.blocks.is_empty());
        let block = |words: String| if blocks { format!("{words:<16} ") } else { String::new() };
        let heading = block("for a block".to_owned());
        self.line(format!(
            "{:<16} {:<18} {:<16} {heading}no defence",
            "large meteors", "for nothing", "with batteries"
        ));
        let as_printed = report.board.peculiarity(report.content).is_none();
        for cover in &report.cover {
            let Cover { from, free, paid, blocks, open } = cover;
            let line = match from {
                _ if !as_printed => "rolls",
                Side::Front | Side::Rear => "columns",
                Side::Left | Side::Right => "rows",
            };
            let name = format!("  {}, {line}", report.words().side(*from));
            let [free, paid, blocks, open] = [free, paid, blocks, open].map(|lines| numbers(lines));
            let blocks = block(blocks);
            self.line(format!("{name:<16} {free:<18} {paid:<16} {blocks}{open}"));
        }
    }

    fn threats(&mut self) {
        let report = self.report;
        let of = match &report.cards {
            Some(cards) => counted(cards.len(), "card, given", "cards, given"),
            None => {
                let draws = report.draws.iter().map(|draw| {
                    let level = draw.cards.first().map_or(Level::I, |card| report.content.card(*card).level);
                    format!("{} of {} cards of deck {level}", draw.drawn, draw.cards.len())
                });
                draws.collect::<Vec<_>>().join(", ")
            }
        };
        self.heading(&format!("Threats of a flight ({of})"));
        let met_by_blocks = report.threats.list.iter().any(|threat| threat.expected > 0.0 && threat.facing.block > 0.0);
        let block = |words: String| if met_by_blocks { format!(" {words:>6}") } else { String::new() };
        let heading = block("block".to_owned());
        self.line(format!(
            "{:<22} {:>8}   {:>6} {:>6} {:>8}{heading} {:>6}   {:>10}",
            "", "expected", "misses", "safe", "battery", "hits", "lost a hit"
        ));
        let mut met = 0;
        for threat in report.threats.list.iter().filter(|threat| threat.expected > 0.0) {
            met += 1;
            let name = match threat.projectile {
                Some(projectile) => {
                    format!("{:<13} {}", kind_name(projectile.kind), report.words().side(projectile.from))
                }
                None => "sabotage".to_owned(),
            };
            let facing = &threat.facing;
            let [misses, safe, battery, hits] = [facing.misses, facing.safe, facing.battery, facing.hits].map(percent);
            let blocks = block(percent(facing.block));
            let lost =
                if facing.hits > 0.0 { format!("{:.1}", facing.components / facing.hits) } else { String::new() };
            self.line(format!(
                "{name:<22} {:>8.2}   {misses:>6} {safe:>6} {battery:>8}{blocks} {hits:>6}   {lost:>10}",
                threat.expected
            ));
        }
        if met == 0 {
            self.line("  none: no meteor, no shot, no sabotage");
        }
    }

    /// The chances of both cases side by side, laid out like the ship.
    fn chances(&mut self) {
        let report = self.report;
        self.heading("Chance of losing each component, in %");
        let grids = if report.strengths.batteries.0 > 0 {
            vec![("with batteries", &report.threats), ("batteries spent", &report.unpowered)]
        } else {
            vec![("no batteries", &report.threats)]
        };
        let grids: Vec<Vec<String>> = grids.into_iter().map(|(name, threats)| self.grid(name, threats)).collect();
        for i in 0..grids[0].len() {
            let row: Vec<String> = grids.iter().map(|grid| grid[i].clone()).collect();
            self.line(row.join("     "));
        }
    }

    fn grid(&self, name: &str, threats: &Threats) -> Vec<String> {
        let report = self.report;
        let Some((columns, rows)) = draw::extent(report.flown.occupied()) else { return vec![name.to_owned()] };
        let width = 3 + 4 * columns.clone().count();
        let numbers: String = columns.clone().map(|column| format!("{column:>4}")).collect();
        let mut lines = vec![format!("{name:^width$}"), format!("   {numbers}")];
        for row in rows {
            let mut line = format!("{row:>2} ");
            for column in columns.clone() {
                let place = Square::at(column, row).and_then(|square| threats.squares.binary_search(&square).ok());
                let Some(chance) = place.map(|i| threats.chance[i]) else {
                    line.push_str("    ");
                    continue;
                };
                let style = self.style(match chance {
                    chance if chance >= DANGER[1] => AnsiColor::BrightRed.on_default(),
                    chance if chance >= DANGER[0] => AnsiColor::Yellow.on_default(),
                    _ => Style::new(),
                });
                let words = percent(chance);
                let _ = write!(line, "{style}{words:>4}{style:#}");
            }
            lines.push(line);
        }
        lines
    }

    fn costs(&mut self) {
        let report = self.report;
        let (with, without) = (&report.threats, &report.unpowered);
        self.line("");
        if report.strengths.batteries.0 > 0 {
            self.line(format!(
                "Expected loss    {:.2} components, {:.2} credits, {:.2} batteries; batteries spent: {:.2} and {:.2}",
                with.components, with.credits, with.batteries, without.components, without.credits
            ));
        } else {
            self.line(format!("Expected loss    {:.2} components, {:.2} credits", with.components, with.credits));
        }
        let dim = self.style(Style::new().dimmed());
        let lost = report.content.supply.lost_component;
        for line in [
            format!("Credits counted: {lost} a component, the goods that go, and if no human or no engine is left, the average"),
            "reward for finishing and half of the other goods. Exact, if every hit meets the intact ship with its".into(),
            "batteries and blocks. Pirates shoot if they are stronger than all cannons and catapults with batteries; the".into(),
            "ship is the weakest in a combat zone, or has the smallest crew at a sabotage, in one case of four.".into(),
        ] {
            self.line(format!("{dim}{line}{dim:#}"));
        }
    }

    fn flights(&mut self) {
        let Some(flights) = self.report.flights else { return };
        let count = counted(flights.flights as usize, "sampled flight", "sampled flights");
        self.heading(&format!("{count} against three copies of itself"));
        self.line(format!("{:<16} {:>6} {:>6} {:>6}", "", "mean", "p10", "p90"));
        let row = |spread: Spread| format!("{:>6.2} {:>6} {:>6}", spread.mean, spread.p10, spread.p90);
        self.row("components lost", row(flights.components));
        self.row("credits", row(flights.credits));
        let [humans, engines, lapped] = flights.left.map(percent);
        let finished = percent(flights.finished);
        self.row(
            "finished",
            format!("{finished:>6} %   no humans {humans} %, no engines {engines} %, lapped {lapped} %"),
        );
        let dim = self.style(Style::new().dimmed());
        for line in [
            "Hits change the ship here. Everybody answers as the rules propose; the starting spaces are taken in turn;",
            "flight number n draws the same numbers for every ship. Credits are all that is earned, minus losses.",
        ] {
            self.line(format!("{dim}{line}{dim:#}"));
        }
    }
}

fn counted(number: usize, one: &str, many: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text} {}", if number == 1 { one } else { many })
}

/// A chance as a whole number of percent; a small one is not nothing.
fn percent(chance: f64) -> String {
    match chance * 100.0 {
        chance if chance <= 1e-9 => "0".into(),
        chance if chance < 0.05 => "<.1".into(),
        chance if chance < 0.95 => format!("{chance:.1}"),
        chance => format!("{chance:.0}"),
    }
}

fn list(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn numbers(lines: &[u8]) -> String {
    if lines.is_empty() {
        return "-".to_owned();
    }
    lines.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A sentence in lines that are not too long.
fn folded(sentence: &str) -> Vec<String> {
    wrapped(sentence.split(' ').map(str::to_owned).collect(), " ")
}

/// Parts joined into lines that are not too long.
fn wrapped(parts: Vec<String>, between: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + part.chars().count() < 88 => {
                line.push_str(between);
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines
}
