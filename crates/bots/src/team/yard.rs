//! What members of the support team do for a bot while it builds. Steps that only bend where a tile may go are found
//! with all other places (`builder::best_spot`); these are the ones that somebody has to think of.
//!
//! - Swindler: finishes sooner, by as many components as are added afterwards.
//! - Planner: what lies where its marker is counts in what a ship is worth; a tile that is worth much and fits nowhere
//!   may begin a second piece, one square away from the first.
//! - Plumber: a tile that is worth much more with connectors all round gets them, once.
//! - Inspector: whoever reads three piles reads the fourth as well, and none that was read before building.
//! - Deliveryman: when all is built, what is of least use becomes what is of more.
//! - Saboteur: what others have put aside lies as good as face up.
//! - Security guard: the others stop when most of the ship is there, as who starts first is decided soon.
//!
//! The buyer's third place brought nothing when it was tried.

use super::SLIGHT;
use crate::builder::{Spot, best_spot, looks_alike};
use crate::value::Value;
use trucker_engine::building::{Build, alter};
use trucker_engine::content::Content;
use trucker_engine::modifiers::{Marker, Part};
use trucker_engine::plan::Plan;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::Ship;
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::marks::{Mark, Sides};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::MAX_RESERVE;
use trucker_engine::tile::{Pipes, TileId};
use trucker_engine::view::View;
use trucker_engine::words::{Seat, Side, Turn};

/// What a marker pays for the component that it stands for.
const PLANNED: f32 = 2.0;

/// The share of the board that is built when the others are stopped.
const HALT_AT: f32 = 0.6;

/// Components that can be expected to be added after having finished.
pub fn added_later(view: View<'_>, seat: Seat) -> f32 {
    if view.seat_rules(seat).adds_late { f32::from(view.rules().level.number()) } else { 0.0 }
}

/// What a plan is worth with this ship. A free square counts nothing: keeping squares free for what may never turn up
/// costs more than markers pay (measured).
pub fn planned(plan: Plan, ship: &Ship, content: &Content) -> f32 {
    let kept = |(marker, square): &(Marker, Square)| {
        ship.component(content, *square).is_some_and(|component| marker.fits(component))
    };
    PLANNED * plan.iter().filter(kept).count() as f32
}

/// What it costs a ship, when it is finished, to be in two pieces: one of them is lost.
const APART: f32 = 6.0;

/// The share of the ship after which no second piece is begun: it has to be joined to the first in time.
const APART_UNTIL: f32 = 0.5;

/// What a second piece must gain beyond any other tile, as it is not sure that the two will ever meet.
const APART_MARGIN: f32 = 1.5;

/// Is the ship in two pieces, as a planner allows?
pub fn is_apart(rules: &SeatRules, ship: &Ship) -> bool {
    rules.freedoms.two_pieces && Held::of(ship).pieces(ship.occupied()).nth(1).is_some()
}

/// What it counts against a ship under construction to be in two pieces: more and more, so that they are joined.
pub fn apart(rules: &SeatRules, ship: &Ship, progress: f32) -> f32 {
    if is_apart(rules, ship) { APART * progress } else { 0.0 }
}

/// Begins a second piece with a tile, where one more tile could join it to the ship, if it gains so much.
fn begin_piece(view: View<'_>, seat: Seat, tile: TileId, value: &Value, (progress, bar): (f32, f32)) -> Option<Build> {
    let (ship, content, rules) = (view.ship(seat), view.content(), view.seat_rules(seat));
    if !rules.freedoms.two_pieces || progress > APART_UNTIL || is_apart(&rules, ship) {
        return None;
    }
    let leeway = view.leeway(seat)?;
    let (printed, before) = (content.tile(tile), value.of(ship, content, progress));
    let mut best: Option<(f32, Build)> = None;
    for (turn, square) in Turn::ALL.into_iter().flat_map(|turn| leeway.free(ship).iter().map(move |at| (turn, at))) {
        let plan = leeway.plan(ship, printed, printed.pipes.turned(turn), square, turn);
        if !plan.is_ok_and(|plan| plan.apart) || !view.board(seat).contains(square) {
            continue;
        }
        let mut with = *ship;
        leeway.put(&mut with, content, &rules.freedoms, tile, (square, turn));
        let free = view.board(seat).minus(with.occupied() | with.kept_clear());
        let bridges = led_to(&with, ship.occupied()) & led_to(&with, Squares::of(square)) & free;
        let gain = value.of(&with, content, progress) - before;
        if !bridges.is_empty() && gain > best.map_or(bar + APART_MARGIN, |(most, _)| most) {
            best = Some((gain, Build::Place(square, turn)));
        }
    }
    best.map(|(_, step)| step).filter(|step| view.may_build(*step))
}

/// A place for a tile that only somebody with such a team can think of, if it is better than this place and this bar.
pub fn odd_place(
    view: View<'_>,
    seat: Seat,
    tile: TileId,
    value: &Value,
    progress: f32,
    (bar, best): (f32, Option<Spot>),
) -> Option<Build> {
    if view.seat_rules(seat).freedoms.is_none() {
        return None;
    }
    let usual = (progress, best.map_or(bar, |best| best.gain.max(bar)));
    universal(view, seat, tile, value, usual).or_else(|| begin_piece(view, seat, tile, value, usual))
}

/// Squares that connectors of these components lead to.
fn led_to(ship: &Ship, components: Squares) -> Squares {
    let beyond = |side: Side| ship.grid().step(ship.connectors(side) & components, side);
    Side::ALL.into_iter().fold(Squares::NONE, |all, side| all | beyond(side))
}

/// What universal connectors must gain beyond the tile as it is: less towards the end, as they are to be had once.
fn universal_margin(progress: f32) -> f32 {
    0.5 + 3.0 * (1.0 - progress)
}

/// Adds a tile with universal connectors all round, if it gains so much.
fn universal(view: View<'_>, seat: Seat, tile: TileId, value: &Value, (progress, bar): (f32, f32)) -> Option<Build> {
    let (ship, content) = (view.ship(seat), view.content());
    if view.seat_rules(seat).freedoms.universals == 0 {
        return None;
    }
    let leeway = view.leeway(seat)?.attached();
    let (printed, before) = (content.tile(tile), value.of(ship, content, progress));
    let turns = if looks_alike(content, tile) { &Turn::ALL[..1] } else { &Turn::ALL[..] };
    let mut best: Option<(f32, Build)> = None;
    for turn in turns.iter().copied() {
        for square in leeway.spots(ship, printed, Pipes::UNIVERSAL, turn) {
            let mut with = *ship;
            with.put(content, square, tile, turn);
            with.mark(content, square, Mark::Sides(Sides::new(Pipes::UNIVERSAL)));
            let gain = value.of(&with, content, progress) - before;
            if gain > best.map_or(bar + universal_margin(progress), |(most, _)| most) {
                best = Some((gain, Build::PlaceUniversal(square, turn)));
            }
        }
    }
    best.map(|(_, step)| step).filter(|step| view.may_build(*step))
}

/// Stops the others, if that can be done and it is time.
pub fn halt(view: View<'_>, size: f32) -> Option<Build> {
    let halts = view.viewer().is_some_and(|seat| view.seat_rules(seat).halts);
    (halts && size >= HALT_AT && view.may_build(Build::Halt)).then_some(Build::Halt)
}

/// What is best made of which component before the ship is called finished, if anything is worth it.
pub fn delivery(view: View<'_>, seat: Seat, value: &Value) -> Option<Build> {
    if view.seat_rules(seat).freedoms.deliveries == 0 {
        return None;
    }
    let (ship, content) = (view.ship(seat), view.content());
    let before = value.of(ship, content, 1.0);
    let gain = |step: &Build| match *step {
        Build::Deliver(square, part, turn) => {
            after(ship, content, (square, part, turn)).map(|it| value.of(&it, content, 1.0) - before)
        }
        _ => None,
    };
    let steps = view.tools().into_iter().filter_map(|step| gain(&step).map(|gain| (gain, step)));
    let best = steps.max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|(gain, _)| *gain > SLIGHT).map(|(_, step)| step)
}

/// A ship on which a part was made of a component; not of one that was made of another before.
fn after(ship: &Ship, content: &Content, (square, part, turn): (Square, Part, Turn)) -> Option<Ship> {
    let mut changed = *ship;
    let fresh = ship.marks().kind_on(square).is_none();
    (fresh && changed.mark(content, square, Mark::Kind(alter::delivered(part), alter::pointed(part, turn))))
        .then_some(changed)
}

/// Takes what somebody else has put aside, if it gains more than this.
pub fn raid(view: View<'_>, seat: Seat, value: &Value, (progress, bar): (f32, f32)) -> Option<Build> {
    let mut best: Option<(f32, Build)> = None;
    for rival in view.seats().iter().filter(|rival| *rival != seat) {
        for (place, tile) in (0..MAX_RESERVE as u8).zip(view.reserve(rival)) {
            let step = Build::TakeFrom(rival, place);
            let spot =
                tile.filter(|_| view.may_build(step)).and_then(|tile| best_spot(view, seat, tile, value, progress));
            if let Some(spot) = spot.filter(|spot| spot.gain > best.map_or(bar, |(most, _)| most)) {
                best = Some((spot.gain, step));
            }
        }
    }
    best.map(|(_, step)| step)
}
