//! What members of the support team do for a bot while it builds. Steps that only bend where a tile may go are found
//! with all other places (`builder::best_spot`); these are the ones that somebody has to think of.
//!
//! - Swindler: finishes sooner, by as many components as are added afterwards.
//! - Planner: what lies where its marker is counts in what a ship is worth.
//! - Deliveryman: when all is built, what is of least use becomes what is of more.
//! - Saboteur: what others have put aside lies as good as face up.
//! - Security guard: the others stop when most of the ship is there, as who starts first is decided soon.
//!
//! The plumber's universal connectors, the buyer's third place and the piles that an inspector may read beside the
//! others brought nothing when they were tried.

use super::SLIGHT;
use crate::builder::best_spot;
use crate::value::Value;
use trucker_engine::building::{Build, alter};
use trucker_engine::content::Content;
use trucker_engine::modifiers::{Marker, Part};
use trucker_engine::plan::Plan;
use trucker_engine::ship::Ship;
use trucker_engine::ship::marks::Mark;
use trucker_engine::squares::Square;
use trucker_engine::state::MAX_RESERVE;
use trucker_engine::view::View;
use trucker_engine::words::{Seat, Turn};

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
