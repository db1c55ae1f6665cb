//! *Another Big Expansion*, *Support Team*: *Smuggler*.

use crate::modifiers::Effects;
use crate::words::Credits;

/// Structural modules and routers hide blocks.
pub(in crate::modifiers) const A: Effects = Effects { twist: |quirks, _| quirks.stores = true, ..Effects::NONE };

/// Those blocks are worth more.
pub(in crate::modifiers) const B: Effects = Effects { bend_for: |rules| rules.smuggled = Credits(1), ..Effects::NONE };
