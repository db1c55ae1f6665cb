//! *Keep on Trucking*, *Rough Roads*: *Explosive Stuff*.

use crate::event::Loss;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::squares::Squares;
use crate::words::{Seats, Side};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::TILE_LOST, act, ..Effects::NONE };

/// A component that is destroyed with a block or a token on it takes the eight around it along; they may do the same.
/// What falls off or is given up does not explode.
fn act(_: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::TileLost { seat, square, aboard, loss: Loss::Destroyed, more } = moment else { return Ok(()) };
    if holds_for.contains(*seat) && (aboard.batteries() > 0 || !aboard.goods().is_empty()) {
        let row = Squares::of(*square).widened(Side::Right);
        **more |= row.widened(Side::Rear);
    }
    Ok(())
}
