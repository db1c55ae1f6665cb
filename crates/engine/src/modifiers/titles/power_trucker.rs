//! Base rulebook, *Transgalactic Trek*: gold *Power Trucker*.

use crate::content::Content;
use crate::modifiers::Effects;
use crate::ship::{Ship, joins};
use crate::words::Title;

/// Batteries joined to something that needs power hold none.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { bend_for: |rules| rules.remote_batteries = true, title: Some(Title::PowerTrucker), ..Effects::NONE };

/// What counts for the silver title: components that need power.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    joins::consumers(ship, content).len()
}
