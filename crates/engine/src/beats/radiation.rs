//! *Another Big Expansion*: *Radiation Leak*.

use crate::script::{Cx, Flow};
use crate::ship::radiation;

/// Every component with crew that is joined to power loses one of them, judged before anyone is removed; then
/// sleepers may wake. After that, clusters with too much power are destroyed, all at once.
pub fn leak(cx: &mut Cx<'_, '_>, limit: u8) -> Flow {
    cx.each(cx.flying(), |cx, seat| {
        let cabins = radiation::irradiated(cx.ship(seat), cx.content);
        for cabin in cabins {
            cx.lose_either(seat, cabin)?;
        }
        cx.crew_lost(seat, cabins)?;
        let clusters = radiation::overloaded(cx.ship(seat), cx.content, limit);
        cx.destroy(seat, clusters)
    })
}
