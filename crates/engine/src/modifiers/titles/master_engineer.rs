//! Base rulebook, *Transgalactic Trek*: gold *Master Engineer*.

use crate::content::Content;
use crate::modifiers::Effects;
use crate::ship::Ship;
use crate::words::Title;

/// The reserve is filled before anything is added, and its components are added when everyone is done.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { bend_for: |rules| rules.reserve_first = true, title: Some(Title::MasterEngineer), ..Effects::NONE };

/// What counts for the silver title: components.
pub(super) fn score(ship: &Ship, _: &Content) -> usize {
    ship.occupied().len()
}
