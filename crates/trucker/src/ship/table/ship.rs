//! The ship itself: its picture, what it can do and where it is weak.

use super::super::inspect::Cover;
use super::super::{flights, marks};
use super::{DANGER, Page, counted, draw, folded, list, numbers, wrapped};
use anstyle::{AnsiColor, Style};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Side, Strength};

impl Page<'_> {
    pub(super) fn picture(&mut self) {
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
        for (i, line) in wrapped(marks::spell_all(&report.ship), " · ").into_iter().enumerate() {
            self.row(if i == 0 { "marks" } else { "" }, line);
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

    pub(super) fn strengths(&mut self) {
        let report = self.report;
        let strengths = &report.strengths;
        self.heading("Strengths");
        if report.is_manned() {
            let aboard = if flights::is_bare(&report.ship) { "Nothing stood aboard" } else { "Nothing stays aboard" };
            let (_, beds) = strengths.sleepers;
            let mut came = vec!["batteries", "two humans a cabin"];
            came.extend((beds > 0).then_some("sleepers"));
            came.extend((!strengths.goods.is_empty()).then_some("blocks for catapults"));
            let last = came.pop().unwrap_or_default();
            self.line(format!("{aboard}: {} and {last} have come aboard for all that follows.", came.join(", ")));
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

    pub(super) fn weaknesses(&mut self) {
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
}
