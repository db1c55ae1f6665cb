//! The report as text for people.

mod ship;

use super::draw;
use super::flights::Spread;
use super::report::{Report, kind_name};
use super::threats::Threats;
use crate::sim::report::grouped;
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::Level;

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
            "Hits change the ship here. Everybody answers as is proposed to people; the starting spaces are taken in turn;",
            "flight number n draws the same numbers for every ship. Credits are all that is earned, minus losses.",
        ] {
            self.line(format!("{dim}{line}{dim:#}"));
        }
    }
}

fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number as u64), if number == 1 { one } else { many })
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
