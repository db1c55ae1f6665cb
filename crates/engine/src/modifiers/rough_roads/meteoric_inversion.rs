//! *Keep on Trucking*, *Rough Roads*: *Meteoric Inversion*.

use crate::modifiers::Effects;

/// Large meteors are small, and small ones are large.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { bend_for: |rules| rules.swapped_meteors = true, ..Effects::NONE };
