//! *Another Big Expansion*, *Support Team*: *Hypergeometer*.

use crate::modifiers::Effects;

/// Something may stand before one barrel and behind one exhaust.
pub(in crate::modifiers) const A: Effects = Effects { bend_for: |rules| rules.freedoms.hemmed = true, ..Effects::NONE };

/// One cannon points wherever it should.
pub(in crate::modifiers) const B: Effects = Effects::NONE;
