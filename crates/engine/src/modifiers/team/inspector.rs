//! *Another Big Expansion*, *Support Team*: *Inspector*.

use crate::modifiers::Effects;

/// All piles can be read, also after finishing.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.reads_all = true, ..Effects::NONE };

/// All piles are read before building.
pub(in crate::modifiers) const B: Effects = Effects { bend_for: |rules| rules.reads_early = true, ..Effects::NONE };
