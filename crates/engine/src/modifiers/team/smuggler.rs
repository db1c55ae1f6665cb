//! *Another Big Expansion*, *Support Team*: *Smuggler*.

use crate::modifiers::Effects;

/// Structural modules and routers hide blocks.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Those blocks are worth more.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
