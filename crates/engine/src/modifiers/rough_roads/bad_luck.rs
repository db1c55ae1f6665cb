//! *Keep on Trucking*, *Rough Roads*: *Bad Luck*.

use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::VOLLEY_DONE, act, ..Effects::NONE };

/// How often a meteor or shot is rolled for at most.
const ROLLS: u8 = 3;

/// A roll that hits nobody and costs nobody a battery is rolled again. What bounced off was a hit, what was shot none.
fn act(_: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::VolleyDone { at, hit, rolls, again } = moment else { return Ok(()) };
    if *rolls < ROLLS && hit.and(holds_for).is_empty() {
        **again = at.and(holds_for);
    }
    Ok(())
}
