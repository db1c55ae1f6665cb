//! *Another Big Expansion*, *Support Team*: *Deliveryman*.

use crate::modifiers::Effects;

/// One component becomes another one after building.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Two components become others while building.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
