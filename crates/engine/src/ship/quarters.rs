//! Where crew lives: in cabins, and in stasis chambers of which some are awake.
//!
//! *Keep on Trucking*: *Stasis chambers*. *Another Big Expansion*, *Support Team*: *Hotel Clerk*.
//!
//! The humans of a chamber are asleep. On a ship on which some of them are awake, its humans are those, as in a cabin,
//! and sleepers are counted where batteries are counted elsewhere.

use super::{Aboard, Part, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::Component;

impl Ship {
    /// Components in which crew lives: cabins, and stasis chambers in which somebody is awake.
    #[inline]
    pub fn quarters(&self) -> Squares {
        let cabins = self.part(Part::Cabin);
        if self.quirks.awake { cabins | self.roused() } else { cabins }
    }

    /// Quarters that satisfy a test of what stands on them.
    pub fn quarters_where(&self, test: impl Fn(Aboard) -> bool) -> Squares {
        self.laden(self.quarters()).filter(|(_, aboard)| test(*aboard)).map(|(square, _)| square).collect()
    }

    /// Stasis chambers in which somebody is awake: nothing else of a rarer kind has humans on it.
    #[cold]
    fn roused(&self) -> Squares {
        self.laden(self.gadgets).filter(|(_, aboard)| aboard.humans() > 0).map(|(square, _)| square).collect()
    }

    /// What stands on a square beside whoever is asleep where others are awake.
    #[inline]
    pub fn afoot(&self, square: Square) -> Aboard {
        let aboard = self.aboard(square);
        if self.quirks.awake && self.gadgets.contains(square) { aboard.with_batteries(0) } else { aboard }
    }

    /// How many are asleep in this stasis chamber.
    #[inline]
    pub fn asleep(&self, chamber: Square) -> u8 {
        let aboard = self.aboard(chamber);
        if self.quirks.awake { aboard.batteries() } else { aboard.humans() }
    }

    /// Lets so many be asleep in this stasis chamber. Only verbs and setup do.
    pub fn set_asleep(&mut self, chamber: Square, humans: u8) {
        let aboard = self.aboard(chamber);
        let changed = if self.quirks.awake { aboard.with_batteries(humans) } else { aboard.with_humans(humans) };
        self.set_aboard(chamber, changed);
    }

    /// How many can be awake and how many asleep in this stasis chamber.
    pub fn chamber_places(&self, chamber: Component) -> (u8, u8) {
        let places = chamber.sleepers();
        let awake = if self.quirks.awake { places / 2 } else { 0 };
        (awake, places - awake)
    }

    /// The same for whoever stands on a chamber, counted as on ships without, or with, some that are awake.
    #[cold]
    pub(super) fn rouse(&mut self, content: &Content) {
        for chamber in self.gadgets(content, Component::StasisChamber) {
            let aboard = self.aboard(chamber);
            self.set_aboard(chamber, aboard.with_humans(aboard.batteries()).with_batteries(aboard.humans()));
        }
    }
}
