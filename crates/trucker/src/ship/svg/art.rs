//! Drawings of the components on a tile of 100 × 100: what points somewhere turns with the tile, the rest stays upright.

use super::gadgets::{booster, catapult, furnace, stasis};
use super::glyphs::{BOLT, BROWN, CYAN, GOODS, HUMAN, PLAYERS, PURPLE, at};
use trucker_engine::ship::Aboard;
use trucker_engine::tile::Component;
use trucker_engine::words::{Alien, Good};

/// The ink line around everything.
pub(super) const S: &str = r#"stroke="$ink" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round""#;
const THIN: &str = r#"stroke="$ink" stroke-width="2" stroke-linejoin="round" stroke-linecap="round""#;

/// The colour of the well that a component stands in.
pub(super) fn well(component: Component) -> &'static str {
    match component {
        Component::StartingCabin | Component::Cabin => "$cabin-well",
        Component::Structural => "$enamel-lo",
        Component::Engine | Component::DoubleEngine => "$engine-well",
        Component::Cannon | Component::DoubleCannon => "$cannon-well",
        Component::Battery(_) => "$battery-well",
        Component::Cargo(_) | Component::Catapult => "$cargo-well",
        Component::SpecialCargo(_) => "$special-well",
        Component::LifeSupport(Alien::Purple) => "$purple-well",
        Component::LifeSupport(Alien::Brown) => "$brown-well",
        Component::LifeSupport(Alien::Cyan) => "$cyan-well",
        Component::Shield | Component::ShieldBooster => "$shield-well",
        Component::CannonEngine | Component::CannonBooster => "$cannon-well",
        Component::EngineBooster => "$engine-well",
        Component::Combined { batteries: 0, .. } => "$special-well",
        Component::Combined { .. } | Component::ReactorFurnace => "$battery-well",
        Component::StasisChamber => "$cabin-well",
    }
}

/// The part of a drawing that turns with the tile.
pub(super) fn turning(component: Component) -> String {
    match component {
        Component::Engine => {
            let block = format!(
                r#"<rect x="37" y="26" width="26" height="24" rx="4" fill="$steel-lo" {S}/><path d="M41 30h10" stroke="$steel-hi" stroke-width="2" stroke-linecap="round"/>"#
            );
            block + &bell(50.0, 23.0, 48.0)
        }
        Component::DoubleEngine => {
            let bells = bell(34.0, 15.0, 52.0) + &bell(66.0, 15.0, 52.0);
            bells
                + &format!(
                    r#"<rect x="23" y="24" width="54" height="29" rx="6" fill="$steel-lo" {S}/><path d="M28 28.6h17" stroke="$steel-hi" stroke-width="2" stroke-linecap="round"/>"#
                )
        }
        Component::Cannon => {
            let mount = format!(r#"<rect x="27" y="55" width="46" height="13" rx="4" fill="$steel" {S}/>"#);
            mount + &wheel(29.0) + &wheel(71.0) + &barrel(50.0, 19.0, 72.0)
        }
        Component::DoubleCannon => {
            let mount = format!(r#"<rect x="22" y="50" width="56" height="22" rx="6" fill="$steel" {S}/>"#);
            mount + &barrel(32.0, 14.0, 74.0) + &barrel(68.0, 14.0, 74.0)
        }
        Component::Shield => {
            let bow = r#"d="M25 28H57Q72 28 72 43V75" fill="none" stroke-linecap="round""#;
            format!(
                r##"<path {bow} stroke="$ink" stroke-width="13"/><path {bow} stroke="$shield" stroke-width="8.4"/><path d="M26 26.4H56" stroke="#9be0dc" stroke-width="2" stroke-linecap="round"/><path d="M29 43H50Q57 43 57 50V71" fill="none" stroke="$shield" stroke-width="3.4" stroke-linecap="round"/>"##
            )
        }
        Component::CannonEngine => barrel(50.0, 19.0, 52.0) + &bell(50.0, 19.0, 54.0),
        Component::Catapult => catapult(),
        _ => String::new(),
    }
}

/// The part of a drawing that stays upright, with what stands on the component. `player` is the number of a starting
/// cabin among those of the box.
pub(super) fn upright(component: Component, aboard: Aboard, quarters: usize, player: usize) -> String {
    let bolt_at = |x: f64, y: f64, scale: f64| {
        let (x, y) = spun(x, y, quarters);
        at(x, y, scale, BOLT)
    };
    match component {
        Component::DoubleEngine => bolt_at(50.0, 38.5, 1.0),
        Component::DoubleCannon => bolt_at(50.0, 60.5, 0.84),
        Component::Shield => {
            let (x, y) = spun(38.0, 62.0, quarters);
            format!(r#"<circle cx="{x}" cy="{y}" r="11.5" fill="$shield" {S}/>"#) + &at(x, y, 0.66, BOLT)
        }
        Component::Battery(most) => cells(most, aboard.batteries()),
        Component::Cargo(most) => {
            let (centres, side): (&[(f64, f64)], f64) = match most {
                1 => (&[(50.0, 50.0)], 30.0),
                2 => (&[(35.5, 50.0), (64.5, 50.0)], 26.0),
                _ => (&[(50.0, 35.0), (35.5, 64.5), (64.5, 64.5)], 26.0),
            };
            centres.iter().map(|(x, y)| crate_at(*x, *y, side)).collect::<String>() + &load(aboard, centres, 0.74)
        }
        Component::SpecialCargo(most) => {
            let (centres, size): (&[(f64, f64)], f64) = match most {
                1 => (&[(50.0, 50.0)], 22.0),
                2 => (&[(35.0, 50.0), (65.0, 50.0)], 14.6),
                _ => (&[(50.0, 35.5), (35.0, 64.5), (65.0, 64.5)], 14.0),
            };
            let scale = if most == 1 { 1.08 } else { 0.74 };
            centres.iter().map(|(x, y)| vault(*x, *y, size)).collect::<String>() + &load(aboard, centres, scale)
        }
        Component::Cabin => {
            let hull = format!(
                r##"<rect x="21" y="31" width="58" height="40" rx="20" fill="$cabin" {S}/><path d="M28 40q4-5 11-5h10" fill="none" stroke="#c3d3e4" stroke-width="2.4" stroke-linecap="round"/><rect x="27.5" y="38" width="45" height="27" rx="13.5" fill="$night" {THIN}/>"##
            );
            let curtains = r##"<path d="M31.5 43.5q3.5-3.5 9-4v23.6q-5.5-.5-9-4zM68.5 43.5q-3.5-3.5-9-4v23.6q5.5-.5 9-4z" fill="#d98a6a"/><g fill="#fff3d6"><circle cx="50" cy="46" r="1.5"/><circle cx="54" cy="55" r="1"/><circle cx="46" cy="57" r="1.1"/></g>"##;
            hull + &crew(aboard).unwrap_or_else(|| curtains.to_owned())
        }
        Component::StartingCabin => {
            let (colour, emblem) = PLAYERS[player % PLAYERS.len()];
            let hull = format!(
                r##"<circle cx="50" cy="50" r="31" fill="$p-{colour}" {S}/><circle cx="50" cy="50" r="29.7" fill="url(#tk-{colour})"/><circle cx="50" cy="50" r="20.5" fill="$night" {S}/>"##
            );
            hull + &crew(aboard).unwrap_or_else(|| at(50.0, 50.0, 1.25, emblem))
        }
        Component::Structural => format!(
            r##"<g fill="none" stroke-linecap="round"><path d="M25 25 75 75M75 25 25 75" stroke="$ink" stroke-width="13"/><path d="M25 25 75 75M75 25 25 75" stroke="$steel" stroke-width="8"/><path d="M27 25.5 74 72.5M73 25.5 26 72.5" stroke="$steel-hi" stroke-width="1.8"/></g><circle cx="50" cy="50" r="12.4" fill="$steel-lo" {S}/><path d="M50 43.6 55.6 46.8V53.2L50 56.4 44.4 53.2V46.8z" fill="#d5dae4" stroke="$ink" stroke-width="1.6"/><g fill="$ink"><circle cx="29" cy="29" r="2"/><circle cx="71" cy="29" r="2"/><circle cx="29" cy="71" r="2"/><circle cx="71" cy="71" r="2"/></g>"##
        ),
        Component::LifeSupport(Alien::Brown) => bell_jar("#cfa477", &at(50.0, 55.0, 0.98, BROWN)),
        Component::LifeSupport(Alien::Purple) => bell_jar("#bd9bd6", &at(50.0, 55.5, 0.98, PURPLE)),
        Component::LifeSupport(Alien::Cyan) => bell_jar("#8fd3dc", &at(50.0, 55.5, 0.98, CYAN)),
        Component::CannonBooster => booster("cannon"),
        Component::EngineBooster => booster("engine"),
        Component::ShieldBooster => booster("shield"),
        Component::ReactorFurnace => furnace(),
        Component::StasisChamber => stasis(aboard),
        Component::Combined { cargo, special, batteries } => combined(cargo, special, batteries, aboard),
        Component::Engine | Component::Cannon | Component::CannonEngine | Component::Catapult => String::new(),
    }
}

/// A point after so many quarter turns around the middle.
fn spun(x: f64, y: f64, quarters: usize) -> (f64, f64) {
    (0..quarters % 4).fold((x, y), |(x, y), _| (100.0 - y, x))
}

fn crew(aboard: Aboard) -> Option<String> {
    match (aboard.alien(), aboard.humans()) {
        (Some(Alien::Brown), _) => Some(at(50.0, 50.5, 1.0, BROWN)),
        (Some(Alien::Purple), _) => Some(at(50.0, 50.5, 1.0, PURPLE)),
        (Some(Alien::Cyan), _) => Some(at(50.0, 50.5, 1.0, CYAN)),
        (None, 0) => None,
        (None, 1) => Some(at(50.0, 51.0, 0.95, HUMAN)),
        (None, _) => Some(at(40.3, 51.5, 0.82, HUMAN) + &at(59.7, 51.5, 0.82, HUMAN)),
    }
}

fn load(aboard: Aboard, centres: &[(f64, f64)], scale: f64) -> String {
    let goods = aboard.goods();
    let blocks = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, goods[good].into()));
    centres.iter().zip(blocks).map(|((x, y), good)| at(*x, *y, scale, GOODS[good.index()])).collect()
}

/// Batteries above, containers below; red ones first.
fn combined(cargo: u8, special: u8, batteries: u8, aboard: Aboard) -> String {
    let containers = cargo + special;
    let y = if batteries > 0 { 69.0 } else { 50.0 };
    let centre = |i: u8| (50.0 + (f64::from(i) - f64::from(containers.max(1) - 1) / 2.0) * 21.0, y);
    let centres: Vec<(f64, f64)> = (0..containers).map(centre).collect();
    let boxes: String = (0..containers)
        .zip(&centres)
        .map(|(i, (x, y))| if i < special { vault(*x, *y, 10.5) } else { crate_at(*x, *y, 19.0) })
        .collect();
    let power = if batteries > 0 {
        format!(r#"<g transform="translate(22 8) scale(.56)">{}</g>"#, cells(batteries, aboard.batteries()))
    } else {
        String::new()
    };
    power + &boxes + &load(aboard, &centres, 0.5)
}

fn cells(most: u8, left: u8) -> String {
    let (width, step) = match most {
        0..=2 => (20.0, 26.0),
        3 => (16.5, 20.5),
        _ => (58.0 / f64::from(most) - 3.0, 60.0 / f64::from(most)),
    };
    let cell = |i: u8| {
        let x = 50.0 + (f64::from(i) - f64::from(most.max(1) - 1) / 2.0) * step;
        let (edge, cap) = (x - width / 2.0, x - width * 0.22);
        let fill = if i < left { "$battery" } else { "#eef0d8" };
        let body = format!(
            r#"<rect x="{cap:.2}" y="26" width="{:.2}" height="7" rx="1.6" fill="$ink"/><rect x="{edge:.2}" y="31" width="{width:.2}" height="43" rx="4.4" fill="{fill}" {S}/>"#,
            width * 0.44
        );
        let inside = if i < left {
            let shine = format!(
                r##"<path d="M{:.2} 36v33" stroke="#8fc79b" stroke-width="1.8" stroke-linecap="round"/>"##,
                edge + 3.4
            );
            shine + &at(x + 0.6, 52.5, width / 24.0, BOLT)
        } else {
            format!(
                r#"<path d="M{:.2} 68h{:.2}" stroke="$ink" stroke-opacity=".35" stroke-width="2"/>"#,
                x - width / 4.0,
                width / 2.0
            )
        };
        body + &inside
    };
    (0..most).map(cell).collect()
}

fn crate_at(x: f64, y: f64, side: f64) -> String {
    let (left, top, hole) = (x - side / 2.0, y - side / 2.0, side - 8.0);
    format!(
        r##"<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="3.4" fill="$cargo" {S}/><rect x="{}" y="{}" width="{hole}" height="{hole}" rx="1.5" fill="$night"/><path d="M{} {}h{}" stroke="#eac27f" stroke-width="1.5" stroke-linecap="round"/>"##,
        left + 4.0,
        top + 4.0,
        left + 2.6,
        top + 2.2,
        side - 5.2
    )
}

fn vault(x: f64, y: f64, r: f64) -> String {
    let octagon = |r: f64| {
        let k = r * 0.42;
        format!(
            "M{:.2} {:.2}H{:.2}L{:.2} {:.2}V{:.2}L{:.2} {:.2}H{:.2}L{:.2} {:.2}V{:.2}z",
            x - k,
            y - r,
            x + k,
            x + r,
            y - k,
            y + k,
            x + k,
            y + r,
            x - k,
            x - r,
            y + k,
            y - k
        )
    };
    format!(
        r##"<path d="{}" fill="$special" {S}/><path d="{}" fill="$night"/><path d="M{:.2} {:.2}H{:.2}" stroke="#f2a58f" stroke-width="1.8" stroke-linecap="round"/>"##,
        octagon(r),
        octagon(r * 0.68),
        x - r * 0.38,
        y - r + 3.0,
        x + r * 0.38
    )
}

fn wheel(x: f64) -> String {
    format!(r#"<circle cx="{x}" cy="62" r="9" fill="$steel-lo" {S}/><circle cx="{x}" cy="62" r="3.06" fill="$ink"/>"#)
}

/// A barrel that breaks the edge of the tile.
fn barrel(x: f64, w: f64, y: f64) -> String {
    let (a, b) = (w * 0.42, w * 0.66);
    format!(
        r##"<path d="M{:.2} 6H{:.2}L{:.2} {:.2}Q{:.2} {:.2} {x} {:.2}Q{:.2} {:.2} {:.2} {:.2}z" fill="$cannon" {S}/><path d="M{:.2} {:.2}H{:.2}M{:.2} {:.2}H{:.2}" stroke="$ink" stroke-width="2.4"/><path d="M{:.2} 14L{:.2} {:.2}" stroke="#c76d7c" stroke-width="2.4" stroke-linecap="round"/><rect x="{:.2}" y="1.4" width="{:.2}" height="9.6" rx="2.8" fill="$cannon" {S}/><rect x="{:.2}" y="1.6" width="{:.2}" height="3.6" fill="$ink"/>"##,
        x - a,
        x + a,
        x + b,
        y - 12.0,
        x + b,
        y + 3.0,
        y + 3.0,
        x - b,
        y + 3.0,
        x - b,
        y - 12.0,
        x - w * 0.5,
        y * 0.47,
        x + w * 0.5,
        x - w * 0.62,
        y * 0.78,
        x + w * 0.62,
        x - w * 0.2,
        x - w * 0.3,
        y - 12.0,
        x - a - 4.5,
        w * 0.84 + 9.0,
        x - w * 0.28,
        w * 0.56
    )
}

/// An engine's bell with its flame over the edge.
fn bell(x: f64, w: f64, y: f64) -> String {
    let flame = |half: f64, waist: f64, low: f64| {
        format!(
            "M{:.2} 80Q{:.2} {low} {x} {low}Q{:.2} {low} {:.2} 80z",
            x - w * half,
            x - w * waist,
            x + w * waist,
            x + w * half
        )
    };
    format!(
        r##"<path d="{}" fill="$flame"/><path d="{}" fill="$flame-hi"/><path d="M{:.2} {y}H{:.2}C{:.2} {:.2} {:.2} {:.2} {:.2} 82H{:.2}C{:.2} {:.2} {:.2} {:.2} {:.2} {y}z" fill="$engine" {S}/><path d="M{:.2} 71H{:.2}" stroke="$ink" stroke-width="2"/><path d="M{:.2} {:.2}Q{:.2} {:.2} {:.2} {:.2}" fill="none" stroke="#ffb98b" stroke-width="2.2" stroke-linecap="round"/>"##,
        flame(0.66, 0.5, 100.0),
        flame(0.34, 0.24, 94.0),
        x - w * 0.42,
        x + w * 0.42,
        x + w * 0.42,
        y + 16.0,
        x + w * 0.86,
        y + 18.0,
        x + w * 0.9,
        x - w * 0.9,
        x - w * 0.86,
        y + 18.0,
        x - w * 0.42,
        y + 16.0,
        x - w * 0.42,
        x - w * 0.62,
        x + w * 0.62,
        x - w * 0.2,
        y + 4.0,
        x - w * 0.24,
        y + 16.0,
        x - w * 0.44,
        y + 20.0
    )
}

fn bell_jar(glass: &str, inside: &str) -> String {
    format!(
        r##"<circle cx="50" cy="23.5" r="3.6" fill="$ink"/><path d="M28 70V47A22 21 0 0 1 72 47V70z" fill="{glass}" {S}/><path d="M33.5 58V48c0-7 4-12 9-14.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.6" stroke-linecap="round"/>{inside}<rect x="22" y="70" width="56" height="8" rx="3" fill="$ink"/>"##
    )
}
