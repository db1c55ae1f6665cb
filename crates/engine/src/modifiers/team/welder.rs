//! *Another Big Expansion*, *Support Team*: *Welder*.

use crate::modifiers::Effects;

/// Two joints of one pipe with two.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// Three exposed connectors do not count.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
