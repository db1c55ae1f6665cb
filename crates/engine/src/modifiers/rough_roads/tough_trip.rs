//! *Keep on Trucking*, *Rough Roads*: *Tough Trip*.

use crate::modifiers::Effects;

/// One more card of the flight's own level in each pile.
pub(in crate::modifiers) const EFFECTS: Effects = Effects { bend: |rules| rules.extra_cards = 1, ..Effects::NONE };
