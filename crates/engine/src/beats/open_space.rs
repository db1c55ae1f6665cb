//! Base rulebook, *Open space* and *Forced to give up*. *Keep on Trucking*: *Wide-Open Space*.

use crate::card::Measure;
use crate::script::{Cx, Flow};
use crate::words::{Days, Strength};

/// In the order at the start, everyone declares engine strength and flies so many empty spaces ahead at once,
/// or in wide-open space so many times that.
pub fn open_space(cx: &mut Cx<'_, '_>, times: u8) -> Flow {
    for seat in cx.flight_order() {
        let strength = cx.declare(seat, Measure::Engines, None)?;
        if strength > Strength(0) {
            cx.move_days(seat, Days(strength.whole() * i16::from(times)))?;
        } else {
            cx.strand(seat); // Leaves once everyone has moved.
        }
    }
    Ok(())
}
