//! *Another Big Expansion*, *Support Team*: *Security Guard*.

use crate::modifiers::Effects;

/// Everyone pays for exposed connectors.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// The others have to stop building for a while.
pub(in crate::modifiers) const B: Effects = Effects { bend_for: |rules| rules.halts = true, ..Effects::NONE };
