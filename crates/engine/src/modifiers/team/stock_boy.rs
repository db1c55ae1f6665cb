//! *Another Big Expansion*, *Support Team*: *Stock Boy*.

use crate::modifiers::Effects;

/// A red block may lie in a white container of each hold.
pub(in crate::modifiers) const A: Effects = Effects { twist: |quirks, _| quirks.red_in_white = true, ..Effects::NONE };

/// Chooses what is taken, and hides what lies in red containers.
pub(in crate::modifiers) const B: Effects = Effects { bend_for: |rules| rules.picks_losses = true, ..Effects::NONE };
