//! Base rulebook, *Transgalactic Trek*: gold *Xenoquartermaster*.

use crate::content::Content;
use crate::modifiers::Effects;
use crate::ship::joins::Held;
use crate::ship::{Part, Ship};
use crate::words::Title;

/// Life support works only if all its joints are between connectors of the same kind.
pub(in crate::modifiers) const EFFECTS: Effects = Effects {
    bend_for: |rules| rules.exact_life_support = true,
    title: Some(Title::Xenoquartermaster),
    ..Effects::NONE
};

/// What counts for the silver title: how far each alien walks to the next cabin. Ruling 13: one that can walk to none
/// counts nothing.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    let joins = Held::of(ship);
    let cabins = ship.built(content, Part::Cabin);
    let homes = ship.part_where(Part::Cabin, |aboard| aboard.alien().is_some());
    homes.iter().map(|home| usize::from(joins.distance(home, cabins).unwrap_or(0))).sum()
}
