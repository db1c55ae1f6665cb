//! *Keep on Trucking*, *Rough Roads*: *Space Junk*.

use crate::card::ProjectileKind;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Seats, Side};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::AFTERMATH, act, ..Effects::NONE };

/// In order, each component that fell off a ship on this card is a large meteor for all ships behind it. What falls off
/// them now is one for those farther behind. Nobody leaves before that is done.
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let order = cx.flight_order();
    for (place, seat) in order.iter().copied().enumerate() {
        let behind = order[place + 1..].iter().copied().filter(|other| holds_for.contains(*other)).collect::<Seats>();
        if behind.is_empty() {
            continue;
        }
        for _ in 0..cx.state().players[seat].tally.fell_off {
            cx.volley(seat, behind, Side::Front, &[ProjectileKind::LargeMeteor])?;
        }
    }
    Ok(())
}
