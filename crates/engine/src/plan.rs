//! What somebody means to build where: markers on squares of a board, each for a sort of components.
//!
//! *Another Big Expansion*, *Support Team*: *Planner*; Ruling 182.

use crate::modifiers::Marker;
use crate::squares::{Square, Squares};
use crate::tile::Component;

/// Where one player's markers lie: for each a byte, the number of its square from 1, or 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan([u8; Marker::ALL.len()]);

impl Plan {
    /// Is there no marker on any square?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Plan::default()
    }

    /// The markers and where they lie.
    pub fn iter(&self) -> impl Iterator<Item = (Marker, Square)> + use<> {
        let square = |number: u8| Square::from_index(usize::from(number.checked_sub(1)?));
        Marker::ALL.into_iter().zip(self.0).filter_map(move |(marker, number)| Some((marker, square(number)?)))
    }

    /// The squares on which markers lie.
    pub fn squares(&self) -> Squares {
        self.iter().map(|(_, square)| square).collect()
    }

    /// Lays a marker on a square.
    pub fn put(&mut self, marker: Marker, square: Square) {
        self.0[marker as usize] = square.index() as u8 + 1;
    }

    /// Takes a marker away.
    pub fn take(&mut self, marker: Marker) {
        self.0[marker as usize] = 0;
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
