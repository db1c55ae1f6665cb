//! *Keep on Trucking*, *Rough Roads*: *Infected Goods*.

use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::words::{Alien, Seats};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::GOODS_OFFERED, act, ..Effects::NONE };

/// A human is lost for every block that was on offer beyond the number of aliens aboard, loaded or not, and whether the
/// bank had it or not (Ruling 73).
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::GoodsOffered { seat, blocks } = moment else { return Ok(()) };
    if !holds_for.contains(*seat) {
        return Ok(());
    }
    let aliens: u32 = Alien::ALL.into_iter().map(|alien| analysis::aliens(cx.ship(*seat), alien)).sum();
    cx.lose_humans(*seat, blocks.saturating_sub(aliens as u8))
}
