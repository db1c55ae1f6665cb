//! *Another Big Expansion*, *Support Team*: *Trader*.

use crate::modifiers::Effects;

/// Buys yellow goods before the flight.
pub(in crate::modifiers) const A: Effects = Effects::NONE;

/// The price of one colour changes for everyone.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
