//! *Another Big Expansion*, *Support Team*: *Bureaucrat*.

use crate::modifiers::Effects;

/// Starts farther ahead.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Bonuses are raised or lowered for everyone.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
