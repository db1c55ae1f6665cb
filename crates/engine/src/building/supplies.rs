//! How much of what a support team allows has been used while a ship is built, and what a tile would use of it where it
//! fits. No rule asks: players want to know before they put something down.

use super::alter;
use crate::content::Content;
use crate::modifiers::{self, Modifier};
use crate::ship::Ship;
use crate::ship::joins::Held;
use crate::ship::leeway::{self, Freedoms};
use crate::squares::{Square, Squares};
use crate::state::State;
use crate::tile::TileId;
use crate::words::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// An ability that can be used so many times while a ship is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Whose.
    pub ability: Modifier,
    /// How many times it can still be used.
    pub left: u8,
    /// How many times in all.
    pub of: u8,
}

const KINDS: usize = 7;

/// How many times each kind of freedom can be used.
fn granted(freedoms: &Freedoms) -> [u8; KINDS] {
    let Freedoms { outside, two_pieces, hemmed, welds, pipes, universals, deliveries } = *freedoms;
    // One cannon and one engine.
    let hemmed = 2 * u8::from(hemmed);
    [outside.into(), two_pieces.into(), hemmed, welds, pipes, universals, deliveries]
}

/// How many times each has been: by what the ship is, but for pipes and universal connectors, which stay laid.
fn used(ship: &Ship, zone: Squares, pipes: u8, universals: u8) -> [u8; KINDS] {
    let (cannons, engines) = leeway::hemmed(ship);
    let pieces = Held::of(ship).pieces(ship.occupied()).count();
    let hemmed = cannons.len().min(1) + engines.len().min(1);
    let counts = [ship.occupied().minus(zone).len(), pieces.saturating_sub(1), hemmed, leeway::welded(ship)];
    let [outside, apart, hemmed, welds] = counts.map(|count| count as u8);
    [outside, apart, hemmed, welds, pipes, universals, alter::deliveries(ship).count() as u8]
}

/// Whose ability each kind is, as far as anybody of this player's team has it.
fn abilities(state: &State, seat: Seat) -> [Option<Modifier>; KINDS] {
    let mut all = [None; KINDS];
    for modifier in state.players[seat].rules.modifiers.iter() {
        for (ability, granted) in all.iter_mut().zip(granted(&modifiers::frees(modifier))) {
            *ability = ability.or((granted > 0).then_some(modifier));
        }
    }
    all
}

fn used_now(state: &State, content: &Content, seat: Seat) -> [u8; KINDS] {
    let builder = &state.yard.builders[seat];
    let zone = state.rules.building_zone(content, seat);
    used(&state.ships[seat], zone, builder.pipes_laid, builder.universals_laid)
}

/// What a player's team allows, and how much of it is left.
pub fn supplies(state: &State, content: &Content, seat: Seat) -> Vec<Stock> {
    let freedoms = alter::freedoms(state, seat);
    if freedoms.is_none() {
        return Vec::new();
    }
    let counts = granted(freedoms).into_iter().zip(used_now(state, content, seat));
    let all = abilities(state, seat).into_iter().zip(counts);
    all.filter_map(|(ability, (of, used))| Some(Stock { ability: ability?, left: of.saturating_sub(used), of }))
        .collect()
}

/// The abilities that a tile would use where it fits, and how many times.
pub fn uses(
    state: &State,
    content: &Content,
    seat: Seat,
    (tile, square, turn): (TileId, Square, Turn),
) -> Vec<(Modifier, u8)> {
    let Some(leeway) = alter::leeway(state, content, seat) else { return Vec::new() };
    let (builder, mut ship, known) = (&state.yard.builders[seat], state.ships[seat], content.tile(tile));
    let Ok(plan) = leeway.plan(&ship, known, known.pipes.turned(turn), square, turn) else { return Vec::new() };
    leeway.put(&mut ship, content, alter::freedoms(state, seat), tile, (square, turn));
    let zone = state.rules.building_zone(content, seat);
    let pipes = builder.pipes_laid + u8::from(plan.pipe.is_some());
    let after = used(&ship, zone, pipes, builder.universals_laid);
    let more =
        after.into_iter().zip(used_now(state, content, seat)).map(|(after, before)| after.saturating_sub(before));
    let all = abilities(state, seat).into_iter().zip(more);
    all.filter_map(|(ability, more)| Some((ability?, more))).filter(|(_, more)| *more > 0).collect()
}
