//! Base rulebook, *Transgalactic Trek*: gold *Freight Hauler*.

use crate::content::Content;
use crate::modifiers::Effects;
use crate::ship::{Part, Ship};
use crate::words::Title;

/// Holds side by side carry nothing, joined or not.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { bend_for: |rules| rules.lone_holds = true, title: Some(Title::FreightHauler), ..Effects::NONE };

/// What counts for the silver title: holds with goods in them.
pub(super) fn score(ship: &Ship, _: &Content) -> usize {
    ship.part_where(Part::Cargo, |aboard| !aboard.goods().is_empty()).len()
}
