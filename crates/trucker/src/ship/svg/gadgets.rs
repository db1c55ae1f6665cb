//! Drawings of components that work only with others, on a tile of 100 × 100.

use super::art::S;
use super::glyphs::{BOLT, HUMAN, at};
use trucker_engine::ship::Aboard;

/// A coil with a bolt, in the colour of what it makes stronger.
pub(super) fn booster(colour: &str) -> String {
    let rings: String = [30.0, 44.0, 58.0]
        .iter()
        .map(|y| format!(r#"<rect x="26" y="{y}" width="48" height="11" rx="5.5" fill="${colour}" {S}/>"#))
        .collect();
    format!(r#"<rect x="40" y="22" width="20" height="56" rx="6" fill="$steel" {S}/>"#)
        + &rings
        + &at(50.0, 50.0, 1.1, BOLT)
}

/// A stove with a fire in its mouth.
pub(super) fn furnace() -> String {
    format!(
        r#"<rect x="43" y="17" width="14" height="18" rx="3" fill="$steel-lo" {S}/><rect x="24" y="32" width="52" height="46" rx="9" fill="$steel" {S}/><path d="M34 70V56q0-14 16-14t16 14v14z" fill="$night" {S}/><path d="M50 47q10 9 10 16 0 6-10 6t-10-6q0-5 5-9 1 4 3 4 3-4 2-11z" fill="$flame"/><path d="M50 58q4 4 4 7 0 3-4 3t-4-3q0-3 4-7z" fill="$flame-hi"/>"#
    )
}

/// An arm with a spoon, and arrows to the three sides it fires to; it turns with the tile.
pub(super) fn catapult() -> String {
    let arrow = |turn: u32| {
        format!(
            r#"<path d="M50 8l7 9h-4v5h-6v-5h-4z" fill="$brass-hi" stroke="$ink" stroke-width="1.6" transform="rotate({turn} 50 50)"/>"#
        )
    };
    let frame = format!(
        r#"<path d="M26 72h48l-8 8H34z" fill="$cargo" {S}/><circle cx="50" cy="66" r="9" fill="$steel-lo" {S}/>"#
    );
    let arm = format!(
        r#"<path d="M46 66 60 36h7L54 70z" fill="$cargo" {S}/><path d="M54 38q2-12 12-12t10 11q-8 6-22 1z" fill="$steel" {S}/>"#
    );
    frame + &arm + &arrow(0) + &arrow(90) + &arrow(270)
}

/// Glass beds; those with a sleeper in them are lit.
pub(super) fn stasis(aboard: Aboard) -> String {
    let bed = |i: u8| {
        let (x, y) = (35.0 + f64::from(i % 2) * 30.0, 36.0 + f64::from(i / 2) * 28.0);
        let lit = i < aboard.humans();
        let fill = if lit { "$shield-well" } else { "$night" };
        let shell =
            format!(r#"<rect x="{}" y="{}" width="26" height="22" rx="11" fill="{fill}" {S}/>"#, x - 13.0, y - 11.0);
        if lit { shell + &at(x, y, 0.5, HUMAN) } else { shell }
    };
    (0..4).map(bed).collect()
}

/// A plate along the front edge; turned for the other sides.
pub(super) fn plate(quarters: usize) -> String {
    format!(
        r#"<g transform="rotate({} 50 50)"><rect x="6" y="2.5" width="88" height="8" rx="2.5" fill="$steel-lo" {S}/><path d="M10 5h80" stroke="$steel-hi" stroke-width="1.6"/><g fill="$ink"><circle cx="16" cy="6.6" r="1.6"/><circle cx="39" cy="6.6" r="1.6"/><circle cx="61" cy="6.6" r="1.6"/><circle cx="84" cy="6.6" r="1.6"/></g></g>"#,
        90 * quarters
    )
}
