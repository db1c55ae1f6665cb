//! How somebody on the ground changed a component.

use crate::squares::Square;
use crate::tile::Component;
use crate::words::{Side, Turn};
use serde::{Deserialize, Serialize};

/// How a component was changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Marking {
    /// Its connector was joined to one that does not match.
    Welded {
        /// The component there.
        other: Square,
    },
    /// A pipe joins it to a neighbour.
    Piped {
        /// The neighbour.
        other: Square,
    },
    /// It is joined to a component far away.
    Joined {
        /// That component.
        other: Square,
    },
    /// A joint was loosened: if one of the two is destroyed, so is the other.
    Loosened {
        /// The other one.
        other: Square,
    },
    /// A joint that was made before is no more.
    Parted {
        /// The other component.
        other: Square,
    },
    /// All its sides are universal connectors.
    Universal,
    /// Its exposed connectors became plating.
    Plated,
    /// A connector does not count as exposed any more.
    Capped {
        /// On which side.
        side: Side,
    },
    /// It became another one.
    Became {
        /// What.
        component: Component,
        /// Which way it points.
        turn: Turn,
    },
    /// It is again what it was.
    Restored,
    /// It points wherever it should.
    Swivels,
    /// Nothing has to be empty before its barrel or behind its exhaust.
    Hemmed,
    /// It is no such exception any more: nothing stands there, or something else does.
    Cleared,
}
