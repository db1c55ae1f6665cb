//! *Keep on Trucking*, *Rough Roads*: *Remorseless Fate*.

use crate::modifiers::Effects;
use crate::rules::{Epidemic, Ruleset, Stardust, Victims};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { bend, ..Effects::NONE };

/// Combat zones and sabotage strike all but the strongest, epidemics take whole cabins, and stardust takes what has an
/// exposed connector.
fn bend(rules: &mut Ruleset) {
    rules.victims = Victims::AllButStrongest;
    rules.epidemic = Epidemic::GiveUpCabin;
    rules.stardust = Stardust::DropExposed;
}
