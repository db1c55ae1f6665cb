//! *Another Big Expansion*, *Support Team*: *Assembler*.

use crate::modifiers::Effects;

/// Two components are joined without a joint.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// The exposed connectors of one component become plating.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
