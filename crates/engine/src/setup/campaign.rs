//! A campaign: flights of any level in any order, each with ship boards, boxes and roads of its own.

use super::{Boxes, Set};
use crate::words::Level;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The most flights that a campaign can have.
pub const MAX_LEGS: usize = 8;

/// A flight of a campaign, as a table agrees on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Leg {
    /// Its level.
    pub level: Level,
    /// The box that its ship boards are from.
    #[serde(default)]
    pub ships: Set,
    /// What is taken out of the boxes for it.
    #[serde(default)]
    pub boxes: Boxes,
    /// Rough Roads cards for everyone.
    #[serde(default)]
    pub roads: u8,
}

impl Leg {
    /// A flight of this level with the base box.
    pub fn of(level: Level) -> Leg {
        Leg { level, ships: Set::Base, boxes: Boxes::default(), roads: 0 }
    }
}

/// The flights of a campaign: at least one, and no more than [`MAX_LEGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Leg>", into = "Vec<Leg>")]
pub struct Legs {
    legs: [Leg; MAX_LEGS],
    len: u8,
}

/// A list of flights that is no campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} flights: a campaign has 1 to {MAX_LEGS}")]
pub struct NoCampaign(usize);

impl Legs {
    /// The flights of a campaign.
    ///
    /// # Errors
    /// If there are none, or too many.
    pub fn new(list: &[Leg]) -> Result<Legs, NoCampaign> {
        let first = *list.first().ok_or(NoCampaign(0))?;
        let mut legs = [first; MAX_LEGS];
        legs.get_mut(..list.len()).ok_or(NoCampaign(list.len()))?.copy_from_slice(list);
        // What is beyond the end is always the same, so that equal campaigns are equal.
        Ok(Legs { legs, len: list.len() as u8 })
    }

    /// The flights in order.
    pub fn as_slice(&self) -> &[Leg] {
        &self.legs[..usize::from(self.len)]
    }
}

impl Hash for Legs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl TryFrom<Vec<Leg>> for Legs {
    type Error = NoCampaign;

    fn try_from(legs: Vec<Leg>) -> Result<Legs, NoCampaign> {
        Legs::new(&legs)
    }
}

impl From<Legs> for Vec<Leg> {
    fn from(legs: Legs) -> Vec<Leg> {
        legs.as_slice().to_vec()
    }
}
