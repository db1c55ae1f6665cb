//! *Another Big Expansion*, *Support Team*: *Planner*.

use crate::modifiers::Effects;

/// While building, the ship may be in two pieces.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.two_pieces = true, ..Effects::NONE };

/// Components that were planned pay.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
