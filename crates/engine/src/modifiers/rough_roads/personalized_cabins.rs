//! *Keep on Trucking*, *Rough Roads*: *Personalized Cabins*.

use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::Part;
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::CREW_LOST, act, bend_for: |rules| rules.free_cabins = true, ..Effects::NONE };

/// The cabins of whoever left go with them, and with anyone still inside. All crew goes first; nobody is left who could
/// be replaced by sleepers. An alien that is evacuated has left, too (Ruling 69).
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::CrewLost { seat, cabins } = moment else { return Ok(()) };
    let cabins = *cabins & cx.ship(*seat).part(Part::Cabin); // Ruling 192: not a stasis chamber.
    if holds_for.contains(*seat) { cx.give_up(*seat, cabins) } else { Ok(()) }
}
