//! What somebody means to build where: markers on squares of a board, each for a sort of components.
//!
//! *Another Big Expansion*, *Support Team*: *Planner*; Ruling 182.

use crate::modifiers::Marker;
use crate::squares::{Square, Squares};
use crate::tile::Component;

/// Where one player's markers lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan([Option<Square>; Marker::ALL.len()]);

impl Plan {
    /// Is there no marker on any square?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Plan::default()
    }

    /// The markers and where they lie.
    pub fn iter(&self) -> impl Iterator<Item = (Marker, Square)> + use<> {
        Marker::ALL.into_iter().zip(self.0).filter_map(|(marker, square)| Some((marker, square?)))
    }

    /// The squares on which markers lie.
    pub fn squares(&self) -> Squares {
        self.iter().map(|(_, square)| square).collect()
    }

    /// Lays a marker on a square.
    pub fn put(&mut self, marker: Marker, square: Square) {
        self.0[marker as usize] = Some(square);
    }

    /// Takes a marker away.
    pub fn take(&mut self, marker: Marker) {
        self.0[marker as usize] = None;
    }
}

impl Marker {
    /// Is this what the marker stands for?
    pub fn fits(self, component: Component) -> bool {
        match self {
            Marker::BlueBlock => component.containers() > component.red_containers(),
            Marker::RedBlock => component.red_containers() > 0,
            Marker::Astronaut => matches!(component, Component::Cabin | Component::StartingCabin),
            Marker::Alien => matches!(component, Component::LifeSupport(_) | Component::MixedLifeSupport(_)),
            Marker::Battery => component == Component::SolarPanel || component.batteries() > 0,
        }
    }
}
