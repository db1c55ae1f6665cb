//! *Another Big Expansion*, *Support Team*: *Saboteur*.

use crate::modifiers::Effects;

/// What others have reserved can be taken.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.takes_reserves = true, ..Effects::NONE };

/// Takes a human from every other ship, and loosens a joint there.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
