//! *Another Big Expansion*, *Support Team*: *Stock Boy*.

use crate::modifiers::Effects;

/// A red block may lie in a white container of each hold.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Chooses what is taken, and hides what lies in red containers.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
