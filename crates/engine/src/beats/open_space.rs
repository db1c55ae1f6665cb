//! Base rulebook, *Open space* and *Forced to give up*.

use crate::card::Measure;
use crate::script::{Cx, Flow};
use crate::words::{Days, Strength};

/// In the order at the start, everyone declares engine strength and flies so many empty spaces ahead at once.
pub fn open_space(cx: &mut Cx<'_, '_>) -> Flow {
    for seat in cx.flight_order() {
        let strength = cx.declare(seat, Measure::Engines, None)?;
        if strength > Strength(0) {
            cx.move_days(seat, Days(strength.whole()))?;
        } else {
            cx.strand(seat); // Leaves once everyone has moved.
        }
    }
    Ok(())
}
