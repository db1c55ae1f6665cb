//! *Keep on Trucking*, *Rough Roads*: *Piercing Projectiles*.

use crate::modifiers::Effects;

/// What destroys the first component that it hits goes on to the next one in line.
pub(in crate::modifiers) const EFFECTS: Effects = Effects { bend_for: |rules| rules.piercing = 1, ..Effects::NONE };
