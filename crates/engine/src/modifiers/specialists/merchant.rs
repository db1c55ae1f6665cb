//! *Keep on Trucking*: *Merchant*. Some blocks are worth more; that is not halved for those who gave up.

use crate::event::Money;
use crate::modifiers::{Effects, Modifier, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Credits, Good, Seats};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::PAYDAY, act, ..Effects::NONE };

/// Extra credits for each block sold, by its colour.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    if let Moment::Payday { seat, goods } = *moment
        && holds_for.contains(seat)
    {
        let each = cx.content.specialists.goods;
        let extra = Good::ALL.into_iter().map(|good| each[good.index()].0 * i16::from(goods[good])).sum();
        cx.pay(seat, Credits(extra), Money::Specialist(Modifier::Merchant));
    }
    Ok(())
}
