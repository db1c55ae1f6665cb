//! *Another Big Expansion*, *Support Team*: *Plumber*.

use crate::modifiers::Effects;

/// Two pipes join neighbours without connectors.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// All sides of one component become universal connectors.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
