//! *Another Big Expansion*, *Support Team*: *Advertiser*.

use crate::modifiers::Effects;

/// Pays for guessing right who finishes in which place.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Pays for plated sides that can be seen from outside.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
