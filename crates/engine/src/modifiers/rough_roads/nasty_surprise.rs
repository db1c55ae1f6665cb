//! *Keep on Trucking*, *Rough Roads*: *Nasty Surprise*.

use crate::modifiers::{Effects, Modifier, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::BUILDING_DONE, act, ..Effects::NONE };

/// After building, another card takes its place, one that does not matter while building.
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    cx.replace_road(Modifier::NastySurprise, holds_for);
    Ok(())
}
