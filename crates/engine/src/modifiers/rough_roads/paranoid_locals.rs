//! *Keep on Trucking*, *Rough Roads*: *Paranoid Locals*.

use crate::card::ProjectileKind;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Seats, Side};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::LANDED, act, ..Effects::NONE };

/// Everyone has decided, nobody has loaded: one shot from the front at all who land, a heavy one at somebody who lands
/// alone.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::Landed { landed } = moment else { return Ok(()) };
    let at = landed.and(holds_for);
    let Some(roller) = cx.state().in_order(at).first().copied() else { return Ok(()) };
    let kind = if landed.len() == 1 { ProjectileKind::HeavyFire } else { ProjectileKind::LightFire };
    cx.volley(roller, at, Side::Front, &[kind])
}
