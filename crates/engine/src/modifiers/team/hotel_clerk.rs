//! *Another Big Expansion*, *Support Team*: *Hotel Clerk*.

use crate::modifiers::Effects;

/// A human lives with every alien.
pub(in crate::modifiers) const A: Effects = Effects { twist: |quirks, _| quirks.shared = true, ..Effects::NONE };

/// Two of those in each stasis chamber are awake.
pub(in crate::modifiers) const B: Effects = Effects { twist: |quirks, _| quirks.awake = true, ..Effects::NONE };
