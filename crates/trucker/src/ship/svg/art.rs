//! The page's drawings, of which tiles are put together here as there (`web/src/art/tiles.ts`).
//!
//! `art.json` is written by `web/tests/art/terminal.test.ts`, which fails when it is stale.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use trucker_engine::named::Named;
use trucker_engine::ship::Aboard;
use trucker_engine::tile::Component;
use trucker_engine::words::Good;

/// Everything that pictures are made of.
#[derive(Deserialize)]
pub(super) struct Art {
    /// The colours of the page by their names.
    colours: BTreeMap<String, String>,
    /// Gradients and patterns that drawings refer to.
    pub(super) defs: String,
    /// What every tile has under everything else.
    pub(super) plate: String,
    /// The front side by its connector: smooth, one pipe, two pipes, universal.
    pub(super) sides: [String; 4],
    /// The front side with plating.
    pub(super) plated: String,
    /// Who lives in a cabin: so many humans, or an alien.
    crew: BTreeMap<String, String>,
    /// Blocks, the most valuable first.
    pub(super) goods: [String; 4],
    pub(super) signs: Signs,
    /// Signs for the tally, drawn with lines on 24 × 24.
    pub(super) icons: [String; 7],
    /// By how JSON spells a component; starting cabins by their colour.
    components: BTreeMap<String, Drawing>,
}

/// Small drawings, each centred on 0,0.
#[derive(Deserialize)]
pub(super) struct Signs {
    /// What needs a battery.
    pub(super) bolt: String,
    pub(super) alien: String,
}

/// A component, without what stands on it.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Drawing {
    well: String,
    /// What points somewhere.
    points: String,
    /// What stays upright: by the turn of the tile if that matters.
    upright: Vec<String>,
    /// Before anybody has moved in.
    empty: Option<String>,
    /// Batteries or bunks one by one: not full, and full.
    cells: Vec<[String; 2]>,
    holds: Holds,
}

/// Where blocks lie, and how large.
#[derive(Deserialize, Default)]
struct Holds {
    spots: Vec<(f64, f64)>,
    scale: f64,
}

pub(super) static ART: LazyLock<Art> =
    LazyLock::new(|| serde_json::from_str(include_str!("art.json")).expect("the page has written its drawings"));

/// The colours of the players in the order of the starting cabins in the box.
const PLAYERS: [&str; 4] = ["blue", "green", "red", "yellow"];

/// A component and what stands on it. `player` is the number of a starting cabin among those of the box; `moved_in`:
/// is anybody aboard the ship? One that no printed box has is an empty well.
pub(super) fn component(
    component: Component,
    quarters: usize,
    aboard: Aboard,
    player: usize,
    moved_in: bool,
) -> String {
    let key = match component {
        Component::StartingCabin => PLAYERS[player % PLAYERS.len()].to_owned(),
        other => serde_json::to_string(&other).unwrap_or_default(),
    };
    let plain = || ART.components.get(r#"{"type":"structural"}"#);
    let Some(drawing) = ART.components.get(&key) else {
        return plain().map(|drawing| drawing.well.clone()).unwrap_or_default();
    };
    let upright = drawing.upright.get(quarters % 4).or(drawing.upright.first()).map_or("", String::as_str);
    let mut out = drawing.well.clone() + &turned(quarters, &drawing.points) + upright;
    if let Some(empty) = &drawing.empty {
        let lives = aboard.alien().map_or_else(|| aboard.humans().min(2).to_string(), |alien| alien.name().to_owned());
        out.push_str(if moved_in { ART.crew.get(&lives).map_or("", String::as_str) } else { empty });
    }
    // In a stasis chamber everyone has a place, awake or not.
    let full = usize::from(aboard.batteries() + if component.sleepers() > 0 { aboard.humans() } else { 0 });
    for (place, cell) in drawing.cells.iter().enumerate() {
        out.push_str(&cell[usize::from(place < full)]);
    }
    let goods = aboard.goods();
    let blocks = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, goods[good].into()));
    for ((x, y), good) in drawing.holds.spots.iter().zip(blocks) {
        out.push_str(&at(*x, *y, drawing.holds.scale, &ART.goods[good.index()]));
    }
    out
}

/// A drawing turned about the middle of a tile.
pub(super) fn turned(quarters: usize, drawing: &str) -> String {
    match quarters % 4 {
        0 => drawing.to_owned(),
        _ if drawing.is_empty() => String::new(),
        quarters => format!(r#"<g transform="rotate({} 50 50)">{drawing}</g>"#, quarters * 90),
    }
}

/// Moves and scales a drawing.
pub(super) fn at(x: f64, y: f64, scale: f64, drawing: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{drawing}</g>"#)
}

/// Puts the values of colours in place of their names, such as `$ink`.
pub(super) fn paint(drawing: &str) -> String {
    let mut parts = drawing.split('$');
    let mut painted = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end =
            part.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')).unwrap_or(part.len());
        let value = ART.colours.get(&part[..end]);
        debug_assert!(value.is_some(), "no colour is called {}", &part[..end]);
        painted.push_str(value.map_or("#000", String::as_str));
        painted.push_str(&part[end..]);
    }
    painted
}
