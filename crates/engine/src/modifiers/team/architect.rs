//! *Another Big Expansion*, *Support Team*: *Architect*.

use crate::modifiers::Effects;

/// One component may stand outside the outline.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.outside = true, ..Effects::NONE };

/// One prize more for the best-looking ship.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
