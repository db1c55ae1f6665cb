//! *Another Big Expansion*, *Support Team*: *Buyer*.

use crate::modifiers::Effects;

/// A third component in reserve, and none of them is lost.
pub(in crate::modifiers) const A: Effects = Effects {
    bend_for: |rules| {
        rules.more_reserve = 1;
        rules.keeps_reserve = true;
    },
    ..Effects::NONE
};

/// What is in reserve is safe, and may be put back.
pub(in crate::modifiers) const B: Effects = Effects {
    bend_for: |rules| {
        rules.guards_reserve = true;
        rules.returns_reserved = true;
    },
    ..Effects::NONE
};
