//! What there is power for: tokens, and solar panels, each of which serves one component joined to it.
//!
//! *Another Big Expansion*, *Solar panels*. Which components can be powered at once is a matter of matching them with
//! panels; whatever gets none takes a token.

use super::joins::{self, Joined};
use super::{MAX_COMPONENTS, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Panels that can be of use at once; no box has so many.
pub const MAX_PANELS: usize = 8;

/// Panels that have not been used yet, by what each of them can power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Panels {
    /// What each can power, as far as it is asked for; the first so many count.
    feeds: [Squares; MAX_PANELS],
    /// Where they are, in the order of the squares.
    squares: Squares,
}

impl Panels {
    /// The panels of a ship that can power some of these components, without those that were used on this card.
    pub fn of(ship: &Ship, content: &Content, components: Squares, used: Squares) -> Panels {
        if ship.all_gadgets().is_empty() { Panels::default() } else { Panels::look(ship, content, components, used) }
    }

    #[cold]
    fn look(ship: &Ship, content: &Content, components: Squares, used: Squares) -> Panels {
        let mut panels = Panels::default();
        let free = ship.gadgets(content, Component::SolarPanel).minus(used);
        if free.is_empty() {
            return panels;
        }
        let joined = Joined::of(ship);
        let mut places = panels.feeds.iter_mut();
        for panel in free {
            let feeds = joined.to(Squares::of(panel)) & components;
            if let Some(place) = (!feeds.is_empty()).then(|| places.next()).flatten() {
                *place = feeds;
                panels.squares.insert(panel);
            }
        }
        panels
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// Where they are.
    pub fn squares(&self) -> Squares {
        self.squares
    }

    /// Each with what it can power.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Squares)> + use<> {
        self.squares.iter().zip(self.feeds)
    }

    /// Everything that one of them can power.
    pub fn fed(&self) -> Squares {
        self.feeds.into_iter().fold(Squares::NONE, |all, feeds| all | feeds)
    }

    /// Those that can power this component.
    pub fn feeding(&self, component: Square) -> Squares {
        self.iter().filter(|(_, feeds)| feeds.contains(component)).map(|(panel, _)| panel).collect()
    }

    /// The same without one of them.
    pub fn without(&self, panel: Square) -> Panels {
        self.iter().filter(|(other, _)| *other != panel).collect()
    }

    /// How many of these components they can power at once.
    pub fn serve(&self, components: Squares) -> usize {
        if self.is_empty() {
            return 0;
        }
        let feeds: ArrayVec<Squares, MAX_PANELS> = self.iter().map(|(_, feeds)| feeds & components).collect();
        let mut taken = [None; MAX_PANELS];
        (0..feeds.len()).filter(|panel| find(&feeds, *panel, &mut Squares::NONE.clone(), &mut taken)).count()
    }

    /// Of these components, each that can be powered along with those before it, if tokens pay for so many.
    pub fn most(&self, components: impl IntoIterator<Item = Square>, tokens: u32) -> ArrayVec<Square, MAX_COMPONENTS> {
        let mut all = Squares::NONE;
        let more = |component: &Square| {
            let with = all | Squares::of(*component);
            let will_do = self.suffice(with, tokens);
            all = if will_do { with } else { all };
            will_do
        };
        components.into_iter().filter(more).take(MAX_COMPONENTS).collect()
    }

    /// Can these components be powered at once, if tokens pay for so many of them?
    pub fn suffice(&self, components: Squares, tokens: u32) -> bool {
        components.len() <= self.serve(components) + tokens as usize
    }
}

impl FromIterator<(Square, Squares)> for Panels {
    fn from_iter<I: IntoIterator<Item = (Square, Squares)>>(panels: I) -> Panels {
        let mut all: ArrayVec<(Square, Squares), MAX_PANELS> = panels.into_iter().take(MAX_PANELS).collect();
        all.sort_by_key(|(panel, _)| *panel);
        let mut panels = Panels::default();
        for (place, (panel, feeds)) in panels.feeds.iter_mut().zip(all) {
            *place = feeds;
            panels.squares.insert(panel);
        }
        panels
    }
}

/// Finds a component for a panel, if need be by giving another panel another one.
fn find(feeds: &[Squares], panel: usize, tried: &mut Squares, taken: &mut [Option<Square>; MAX_PANELS]) -> bool {
    for component in feeds[panel].minus(*tried) {
        if tried.contains(component) {
            continue;
        }
        tried.insert(component);
        let holder = taken.iter().position(|other| *other == Some(component));
        if holder.is_none_or(|other| find(feeds, other, tried, taken)) {
            taken[panel] = Some(component);
            return true;
        }
    }
    false
}

/// A panel as it is told: where it is, and what it can power.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Panel {
    /// Where it is.
    pub panel: Square,
    /// What it can power.
    pub feeds: Squares,
}

impl Serialize for Panels {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(panel, feeds)| Panel { panel, feeds }))
    }
}

impl<'de> Deserialize<'de> for Panels {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Panels, D::Error> {
        let told = Vec::<Panel>::deserialize(deserializer)?;
        Ok(told.into_iter().map(|Panel { panel, feeds }| (panel, feeds)).collect())
    }
}

/// Of these panels, the one whose power is missed least: it could serve the fewest other components (Ruling 93).
pub fn least_missed(ship: &Ship, content: &Content, panels: Squares) -> Option<Square> {
    let hungry = joins::consumers(ship, content).minus(ship.quirks().dead);
    let joined = Joined::of(ship);
    panels.iter().min_by_key(|panel| (joined.to(Squares::of(*panel)) & hungry).len())
}
