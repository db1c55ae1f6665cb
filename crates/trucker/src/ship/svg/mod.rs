//! A ship as a picture: enamelled plates joined by brass pipes, at night. One SVG file that needs nothing else.
//!
//! A tile is 100 × 100. Pipes cross an edge at 30, 50 and 70: one pipe in the middle, two outside, universal all
//! three, so that whatever joins meets. Only what points somewhere turns with a tile; light falls from the upper left.

mod art;
mod marks;

use super::draw::extent;
use super::report::Report;
use art::{ART, at, paint, turned};
use std::fmt::Write;
use trucker_engine::ship::Ship;
use trucker_engine::ship::marks::Bond;
use trucker_engine::ship::rim::{BoardLine, rim};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector};
use trucker_engine::words::{Side, Strength};

/// Pixels that a tile takes when nobody says otherwise.
const PIXELS: f64 = 84.0;
/// Room around the board, for its numbers.
const MARGIN: f64 = 70.0;
/// Height of the heading and of the tally.
const HEAD: f64 = 78.0;
const FOOT: f64 = 118.0;
/// The tally needs this much width.
const LEAST_WIDTH: f64 = 760.0;

const SANS: &str = "Avenir Next,Avenir,Segoe UI,Inter,Roboto,Noto Sans,Helvetica Neue,Arial,sans-serif";
const SERIF: &str = "Iowan Old Style,Palatino Linotype,Palatino,P052,Book Antiqua,Noto Serif,Georgia,serif";

/// The night behind a ship.
const SKY: &str = r##"<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1428"/><stop offset=".6" stop-color="#080d1a"/><stop offset="1" stop-color="#0a0f1d"/></linearGradient><radialGradient id="dusk" cx=".8" cy="-.05" r=".8"><stop offset="0" stop-color="#404e96" stop-opacity=".34"/><stop offset="1" stop-color="#404e96" stop-opacity="0"/></radialGradient>"##;

/// The picture of a ship on its board.
pub fn draw(report: &Report<'_>) -> String {
    let ship = &report.ship;
    let printed = report.board.printed(report.content);
    let (board, rim) = (printed.squares, rim(printed));
    let (columns, rows) = extent(board | ship.occupied()).unwrap_or((7..=7, 7..=7));
    let (wide, high) = (columns.clone().count() as f64 * 100.0, rows.clone().count() as f64 * 100.0);
    let width = (wide + 2.0 * MARGIN).max(LEAST_WIDTH);
    let height = high + 2.0 * MARGIN + HEAD + FOOT;
    let corner = ((width - wide) / 2.0, HEAD + MARGIN);
    let place = |square: Square| {
        let x = corner.0 + f64::from(square.column() - columns.start()) * 100.0;
        (x, corner.1 + f64::from(square.row() - rows.start()) * 100.0)
    };

    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{:.0}" height="{:.0}" role="img" font-family="{SANS}"><title>{}</title><desc>{}</desc><defs>{SKY}{}</defs>"#,
        width * PIXELS / 100.0,
        height * PIXELS / 100.0,
        heading(report),
        report.code,
        sides_and_plate()
    );
    sky(&mut out, width, height);
    let _ = write!(
        out,
        r#"<g transform="translate({} {})"><path d="M0-15 13-7.5V7.5L0 15-13 7.5V-7.5z" fill="none" stroke="$brass" stroke-width="2.6" stroke-linejoin="round"/><circle r="5.4" fill="none" stroke="$brass" stroke-width="2.6"/></g><text x="{}" y="63" fill="$text" font-family="{SERIF}" font-size="30">{}</text>"#,
        MARGIN - 24.0,
        53,
        MARGIN + 2.0,
        heading(report)
    );
    if !report.removed().is_empty() {
        let _ = write!(
            out,
            r#"<text x="{}" y="{}" fill="$text-3" font-size="16" text-anchor="end">figures after the check</text>"#,
            width - MARGIN + 40.0,
            62
        );
    }
    for number in columns.clone() {
        let x = corner.0 + f64::from(number - columns.start()) * 100.0 + 50.0;
        let label = written(&rim.columns, number).join(" ");
        figure(&mut out, x, corner.1 - 20.0, &label);
        figure(&mut out, x, corner.1 + high + 38.0, &label);
    }
    for number in rows.clone() {
        let middle = corner.1 + f64::from(number - rows.start()) * 100.0 + 57.0;
        let labels = written(&rim.rows, number);
        for (n, label) in labels.iter().enumerate() {
            let y = middle + 22.0 * (n as f64 - (labels.len() - 1) as f64 / 2.0);
            figure(&mut out, corner.0 - 32.0, y, label);
            figure(&mut out, corner.0 + wide + 32.0, y, label);
        }
    }
    for (x, y) in board.minus(ship.occupied()).iter().map(place) {
        let _ = write!(
            out,
            r##"<rect x="{}" y="{}" width="92" height="92" rx="10" fill="#16203c" fill-opacity=".5" stroke="#46538a" stroke-width="1.6" stroke-dasharray="5 7"/>"##,
            x + 4.0,
            y + 4.0
        );
    }
    for square in ship.occupied() {
        let (x, y) = place(square);
        let _ = write!(out, r#"<g transform="translate({x} {y})">{}</g>"#, tile(report, square));
    }
    for bond in [Bond::Held, Bond::Joined] {
        for ends in ship.marks().joints(bond) {
            let [from, to] = [ends.0, ends.1].map(place).map(|(x, y)| (x + 50.0, y + 50.0));
            out.push_str(&marks::joint(from, to, bond));
        }
    }
    let wrong = report.faults.iter().fold(Squares::NONE, |all, (_, squares)| all | *squares);
    for (x, y) in wrong.iter().map(place) {
        let _ = write!(
            out,
            r#"<g transform="translate({x} {y})"><rect x="4" y="4" width="92" height="92" rx="9" fill="none" stroke="$harm" stroke-width="5" stroke-dasharray="11 8"/><circle cx="86" cy="14" r="13" fill="$harm-ink" stroke="$harm" stroke-width="3.4"/><path d="M81 9l10 10M91 9 81 19" stroke="$harm" stroke-width="4" stroke-linecap="round"/></g>"#
        );
    }
    tally(&mut out, report, width, height);
    out.push_str("</svg>\n");
    paint(&out)
}

fn heading(report: &Report<'_>) -> String {
    let count = report.ship.occupied().len();
    let place = report.place().replacen("level", "Level", 1).replacen("ship", "Ship", 1);
    let place = place.replace('<', "&lt;").replace('>', "&gt;");
    format!("{place} · {count} component{}", if count == 1 { "" } else { "s" })
}

/// A dark sky with a few stars that are always the same.
fn sky(out: &mut String, width: f64, height: f64) {
    for fill in ["sky", "dusk"] {
        let _ = write!(out, r##"<rect width="{width}" height="{height}" fill="url(#{fill})"/>"##);
    }
    out.push_str(r##"<g fill="#dfe6ff">"##);
    let mut state: u32 = 7;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1 << 24)
    };
    for _ in 0..60 {
        let (x, y, r, glow) = (next() * width, next() * height, 0.6 + next() * 1.1, 0.15 + next() * 0.4);
        let _ = write!(out, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{r:.1}" opacity="{glow:.2}"/>"#);
    }
    out.push_str("</g>");
}

/// What is written at a line of the board; beyond the board, its number.
fn written(lines: &[BoardLine], number: u8) -> Vec<String> {
    let line = lines.iter().find(|line| line.line.number() == number);
    line.map_or_else(|| vec![number.to_string()], |line| line.written.clone())
}

fn figure(out: &mut String, x: f64, y: f64, label: &str) {
    let _ = write!(out, r#"<text x="{x}" y="{y}" fill="$text-3" font-size="20" text-anchor="middle">{label}</text>"#);
}

/// The plate of a tile, and its side in front for each connector; the other sides are turned.
fn sides_and_plate() -> String {
    let mut defs = format!(r#"{}<g id="plate">{}</g><g id="plated">{}</g>"#, ART.defs, ART.plate, ART.plated);
    for (connector, side) in ART.sides.iter().enumerate() {
        let _ = write!(defs, r#"<g id="side-{connector}">{side}</g>"#);
    }
    defs
}

/// A tile as it stands on the ship, 100 × 100.
fn tile(report: &Report<'_>, square: Square) -> String {
    let (content, ship) = (report.content, &report.ship);
    let (Some(placed), Some(look)) = (ship.at(square), ship.look(content, square)) else { return String::new() };
    // In the order of `Connector`: smooth, one pipe, two pipes, universal.
    const { assert!(Connector::Universal as usize == 3) };
    let component = look.component;
    let mut out = format!(r##"<title>{}</title><use href="#plate"/>"##, label(report, ship, square));
    for side in Side::ALL {
        let plated = look.sides.is_plated(side);
        let name = if plated { "plated".to_owned() } else { format!("side-{}", look.sides.on(side) as usize) };
        out.push_str(&turned(side.index(), &format!(r##"<use href="#{name}"/>"##)));
    }
    for side in Side::ALL.into_iter().filter(|side| look.sides.is_capped(*side)) {
        out.push_str(&marks::cap(side.index()));
    }
    let player = content.starting_cabins().position(|cabin| cabin == placed.tile).unwrap_or(0);
    let lives = |square| ship.aboard(square).humans() > 0 || ship.aboard(square).alien().is_some();
    let moved_in = ship.occupied().iter().any(lives);
    out + &art::component(component, look.turn.quarters(), ship.aboard(square), player, moved_in)
}

/// What a tile is called, for those who cannot see it.
fn label(report: &Report<'_>, ship: &Ship, square: Square) -> String {
    let aboard = ship.aboard(square);
    let mut label = report.name(square);
    let people = |count: u8, asleep: &str| format!("{count} human{}{asleep}", if count == 1 { "" } else { "s" });
    let component = ship.component(report.content, square);
    let mut holds = Vec::new();
    match component {
        Some(Component::StartingCabin | Component::Cabin) => holds.push(match aboard.alien() {
            Some(alien) if aboard.humans() > 0 => {
                format!("{}, {}", report.words().alien(alien), people(aboard.humans(), ""))
            }
            Some(alien) => report.words().alien(alien),
            None => people(aboard.humans(), ""),
        }),
        Some(Component::StasisChamber) => {
            holds.extend(ship.quirks().awake.then(|| people(aboard.humans(), " awake")));
            holds.push(people(ship.asleep(square), " asleep"));
        }
        _ => {}
    }
    if component.is_some_and(|component| component.batteries() > 0) {
        holds.push(format!("{} left", aboard.batteries()));
    }
    if component.is_some_and(|component| component.containers() > 0) || !aboard.goods().is_empty() {
        holds.push(report.words().goods(aboard.goods()));
    }
    let holds = holds.join(", ");
    if !holds.is_empty() {
        let _ = write!(label, ": {holds}");
    }
    format!("{label}, column {}, row {}", square.column(), square.row())
}

/// The figures under the ship.
fn tally(out: &mut String, report: &Report<'_>, width: f64, height: f64) {
    let strengths = &report.strengths;
    let (left, top) = (MARGIN - 40.0, height - FOOT - 4.0);
    let (wide, high) = (width - 2.0 * left, 92.0);
    let _ = write!(
        out,
        r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="16" fill="$space-2" stroke="$line" stroke-width="1.2"/>"#
    );
    let more = |[without, with]: [Strength; 2]| (with > without).then(|| (with - without).to_string());
    let crew = strengths.humans + strengths.aliens.len() as u32;
    let (plain, special) = strengths.containers;
    let items: [(&str, String, Option<String>, &str); 7] = [
        ("Engines", strengths.engines[0].to_string(), more(strengths.engines), &ART.signs.bolt),
        ("Cannons", strengths.cannons[0].to_string(), more(strengths.cannons), &ART.signs.bolt),
        ("Crew", crew.to_string(), None, &ART.signs.alien),
        ("Batteries", strengths.batteries.0.to_string(), None, &ART.signs.bolt),
        ("Cargo", plain.to_string(), (special > 0).then(|| special.to_string()), &ART.goods[0]),
        ("Exposed", report.exposed.len().to_string(), None, &ART.signs.bolt),
        ("Shielded", format!("{}/4", report.shielded.len()), None, &ART.signs.bolt),
    ];
    // Every item is as wide as its icon, its figure and what is added to it, and has its share of the room that is left.
    let main = |figure: &str| digits(figure) * 15.0;
    let plus = |extra: Option<&str>| extra.map_or(0.0, |extra| 6.0 + 10.5 * (digits(extra) + 1.0) + 18.0);
    let widths = items.each_ref().map(|(_, figure, extra, _)| (33.0 + main(figure) + plus(extra.as_deref())).max(70.0));
    let room = (wide - widths.iter().sum::<f64>()) / items.len() as f64;
    let mut edge = left;
    for (i, (name, figure, extra, sign)) in items.iter().enumerate() {
        let x = edge + (widths[i] + room) / 2.0;
        if i > 0 {
            let _ = write!(out, r#"<path d="M{edge:.1} {}v58" stroke="$line" stroke-width="1.2"/>"#, top + 17.0);
        }
        edge += widths[i] + room;
        let start = x - (33.0 + main(figure) + plus(extra.as_deref())) / 2.0;
        let _ = write!(
            out,
            r#"<g transform="translate({start:.1} {}) scale(1.08)" fill="none" stroke="$text-2" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">{}</g><text x="{:.1}" y="{}" fill="$text" font-family="{SERIF}" font-size="30">{figure}</text>"#,
            top + 17.0,
            ART.icons[i],
            start + 33.0,
            top + 40.0
        );
        if let Some(extra) = extra {
            let at_x = start + 33.0 + main(figure) + 6.0;
            let _ =
                write!(out, r#"<text x="{at_x:.1}" y="{}" fill="$text-2" font-size="18">+{extra}</text>"#, top + 40.0);
            let sign_x = at_x + 10.5 * (digits(extra) + 1.0) + 9.0;
            out.push_str(&at((sign_x * 10.0).round() / 10.0, top + 33.0, 0.7, sign));
        }
        let _ = write!(
            out,
            r#"<text x="{x:.1}" y="{}" fill="$text-2" font-size="16" text-anchor="middle">{name}</text>"#,
            top + 73.0
        );
    }
}

/// How many digits wide a figure is.
fn digits(figure: &str) -> f64 {
    let width = |c| match c {
        '½' => 1.5,
        '/' => 0.6,
        _ => 1.0,
    };
    figure.chars().map(width).sum()
}
