//! Components of rarer kinds, which have no set of their own on a ship: boosters, furnaces, panels, thrusters, routers.
//!
//! *Keep on Trucking*: *New technology*. *Another Big Expansion*: *New technology*, *Mixed life support*.

use super::{Part, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Alien, Side, Turn};

impl Ship {
    /// The same where there are cyan aliens, or not: without them, mixed life support is for the other two colours
    /// (Ruling 20).
    pub fn among_cyan(self, cyan: bool) -> Ship {
        Ship { cyan, ..self }
    }

    /// Are there cyan aliens where it flies?
    pub fn is_among_cyan(&self) -> bool {
        self.cyan
    }

    /// Enters a component of a rarer kind into the sets.
    #[cold]
    pub(super) fn enter_gadget(&mut self, square: Square, component: Component, turn: Turn) {
        let works = !self.quirks.dead.contains(square);
        self.gadgets.insert_if(square, works);
        self.rare[0].insert_if(square, component == Component::Router && works);
        if let Some(exhausts) = component.thrusts() {
            self.rare[0].insert_if(square, component == Component::StraightThruster);
            self.rare[1].insert(square);
            for side in exhausts {
                self.kept_clear |= self.grid.step(Squares::of(square), side.turned(turn));
            }
        }
    }

    /// Components of a rarer kind: boosters, furnaces, catapults, stasis chambers, cyan life support, panels, routers
    /// and so on.
    #[inline]
    pub fn gadgets(&self, content: &Content, kind: Component) -> Squares {
        if self.gadgets.is_empty() { Squares::NONE } else { self.gadgets_of_kind(content, kind) }
    }

    #[cold]
    fn gadgets_of_kind(&self, content: &Content, kind: Component) -> Squares {
        self.gadgets.iter().filter(|square| self.component(content, *square) == Some(kind)).collect()
    }

    /// Routers that work.
    #[inline]
    pub fn routers(&self) -> Squares {
        self.rare[0].minus(self.rare[1])
    }

    /// Thrusters, working or not, with an exhaust to this side.
    #[inline]
    pub fn thrusters(&self, side: Side) -> Squares {
        if self.rare[1].is_empty() { Squares::NONE } else { self.thrusters_to(side) }
    }

    #[cold]
    fn thrusters_to(&self, side: Side) -> Squares {
        let points = |square: &Square| {
            let straight = self.rare[0].contains(*square);
            let kind = if straight { Component::StraightThruster } else { Component::Thruster };
            let turn = self.turn_of(*square).unwrap_or_default();
            kind.thrusts().is_some_and(|exhausts| exhausts.map(|exhaust| exhaust.turned(turn)).contains(&side))
        };
        self.rare[1].iter().filter(points).collect()
    }

    /// Every component of a rarer kind.
    pub fn all_gadgets(&self) -> Squares {
        self.gadgets
    }

    /// Life support systems for this kind of alien.
    #[inline]
    pub fn life_support(&self, content: &Content, alien: Alien) -> Squares {
        let pure = match alien {
            Alien::Purple => self.part(Part::PurpleSupport),
            Alien::Brown => self.part(Part::BrownSupport),
            Alien::Cyan => self.gadgets(content, Component::LifeSupport(Alien::Cyan)),
        };
        if self.gadgets.is_empty() { pure } else { pure | self.mixed_life_support(content, alien) }
    }

    #[cold]
    fn mixed_life_support(&self, content: &Content, alien: Alien) -> Squares {
        let serves =
            |square: &Square| self.component(content, *square).is_some_and(|it| self.mixes(it).contains(&alien));
        self.gadgets.iter().filter(serves).collect()
    }

    /// The colours that mixed life support is for; none if it is something else.
    pub fn mixes(&self, component: Component) -> &'static [Alien] {
        match component {
            Component::MixedLifeSupport(Alien::Purple) if self.cyan => &[Alien::Purple, Alien::Cyan],
            Component::MixedLifeSupport(Alien::Brown) if self.cyan => &[Alien::Brown, Alien::Cyan],
            // Ruling 20: without cyan aliens all mixed systems are alike.
            Component::MixedLifeSupport(_) => &[Alien::Purple, Alien::Brown],
            _ => &[],
        }
    }
}
