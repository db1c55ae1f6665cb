//! *Another Big Expansion*, *Support Team*: *Swindler*.

use crate::modifiers::Effects;

/// Components are added after finishing.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.adds_late = true, ..Effects::NONE };

/// A credit more of what is gained, one less of what is paid.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
