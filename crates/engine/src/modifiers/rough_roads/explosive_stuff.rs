//! *Keep on Trucking*, *Rough Roads*: *Explosive Stuff*.

use crate::event::Loss;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::squares::Squares;
use crate::words::{Seats, Side};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::TILE_LOST, act, ..Effects::NONE };

/// A component that is destroyed with a block or a token on it takes the eight around it along; they may do the same.
/// What falls off or is given up does not explode.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::TileLost { seat, square, aboard, loss: Loss::Destroyed, more, by, .. } = moment else { return Ok(()) };
    if holds_for.contains(*seat) && (aboard.batteries() > 0 || !aboard.goods().is_empty()) {
        let grid = cx.ship(*seat).grid();
        let row = grid.widened(Squares::of(*square), Side::Right);
        **more |= grid.widened(row, Side::Rear);
        **by = cx.cause();
    }
    Ok(())
}
