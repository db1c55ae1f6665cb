//! *Keep on Trucking*, *Rough Roads*: *Dead Zone*.

use crate::modifiers::Effects;
use crate::rules::Ruleset;
use crate::ship::Quirks;
use crate::squares::Squares;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { twist, column: true, ..Effects::NONE };

/// Nothing in the column works or holds anything. The column is rolled for when the flight is set up.
fn twist(quirks: &mut Quirks, rules: &Ruleset) {
    quirks.dead = rules.dead_column.map_or(Squares::NONE, Squares::column);
}
