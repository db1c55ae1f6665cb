//! *Another Big Expansion*, *Support Team*: *Swindler*.

use crate::event::Money;
use crate::modifiers::{Effects, Modifier};
use crate::rules::SeatRules;
use crate::script::Cx;
use crate::words::{Credits, Seat};

/// Components are added after finishing.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.adds_late = true, ..Effects::NONE };

/// A credit more of what is gained, one less of what is paid. It acts at no moment of its own; whoever pays asks below
/// (Ruling 189).
pub(in crate::modifiers) const B: Effects = Effects::NONE;

/// What is paid of this, for lost components or in flight. There is nothing off nothing.
pub fn discounted(rules: SeatRules, due: Credits) -> Credits {
    let less = due > Credits(0) && rules.modifiers.contains(Modifier::SwindlerB);
    if less { due - Credits(1) } else { due }
}

/// Takes off what need not be paid of a fine.
pub fn take_off(cx: &mut Cx<'_, '_>, seat: Seat, due: Credits) {
    let off = due - discounted(cx.seat_rules(seat), due);
    if off > Credits(0) {
        cx.pay(seat, off, Money::Member(Modifier::SwindlerB));
    }
}

/// Somebody has been paid a reward or a bonus: does a credit more come along?
#[inline]
pub fn top_up(cx: &mut Cx<'_, '_>, seat: Seat, reward: Credits) -> bool {
    let more = reward > Credits(0) && cx.seat_rules(seat).modifiers.contains(Modifier::SwindlerB);
    if more {
        cx.pay(seat, Credits(1), Money::Member(Modifier::SwindlerB));
    }
    more
}
