//! Why a component or credits changed hands.

use crate::modifiers::Modifier;
use crate::named::listed;
use crate::tile::TileId;
use crate::words::{Credits, Goods, Title};
use serde::{Deserialize, Serialize};

/// Why a component left a ship. Several rules depend on the difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Loss {
    /// Something hit it.
    Destroyed,
    /// It no longer held to the ship.
    FellOff,
    /// It was taken off at the spot check.
    Removed,
    /// It never left the reserve.
    NotAdded,
    /// It was handed over.
    GivenUp,
}

listed! {
    /// All of them.
    Loss,
}

/// Why credits changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Money {
    /// A card paid them.
    Card,
    /// For finishing in this place, from 0.
    Finish(u8),
    /// For the fewest exposed connectors.
    BestLooking,
    /// For a title won or defended.
    Title(Title),
    /// For goods sold.
    Sale(Goods),
    /// For this many components lost.
    Losses(u8),
    /// A specialist brought them in.
    Specialist(Modifier),
    /// For a component the gold Master Engineer could not add.
    LatePart(TileId),
    /// A debt was forgiven before the next flight.
    DebtForgiven,
    /// The crew wanted it.
    Wages,
    /// So that lost components cost no more than a maximum.
    Insurance,
    /// An ability of the support team brought them in, or cost them.
    Member(Modifier),
}

/// Does it cost nothing? Then an event does not say so.
pub(super) fn is_free(fine: &Credits) -> bool {
    *fine == Credits(0)
}
