//! By what something happens. A cause is made where a rule begins to act, and never worked out afterwards.

use crate::card::Projectile;
use crate::modifiers::Modifier;
use crate::state::Phase;
use serde::{Deserialize, Serialize};

/// What made something happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Cause {
    /// The course of the game: building, the spot check, the launch, what comes between cards, the payday.
    #[default]
    Game,
    /// A beat of the card.
    Beat {
        /// Which, from 0.
        beat: u8,
    },
    /// Something that flies at ships.
    Projectile {
        /// In which beat of the card, from 0.
        beat: u8,
        /// Which of those in the beat, or in the row of a junkyard, from 0.
        index: u8,
        /// What it is as the card has it, before a ship or a board makes something else of it; left out where that was
        /// not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        projectile: Option<Projectile>,
    },
    /// What a card does to those whom its enemy has beaten, or who came off worst when players were compared.
    Penalty {
        /// In which beat of the card, from 0.
        beat: u8,
    },
    /// Saboteurs.
    Sabotage {
        /// In which beat of the card, from 0.
        beat: u8,
        /// At which of their attempts, from 0.
        attempt: u8,
    },
    /// Intruders, on their way through a ship.
    Intruders {
        /// In which beat of the card, from 0.
        beat: u8,
    },
    /// A card of the road, a specialist, the handicap of a gold title.
    Modifier {
        /// Which.
        modifier: Modifier,
    },
    /// What held it is gone, or what kept it alive.
    Apart,
}

impl Cause {
    pub(crate) fn is_game(&self) -> bool {
        *self == Cause::Game
    }

    /// What makes things happen in a phase, as long as nothing else is known.
    pub(crate) fn of(phase: Phase) -> Cause {
        match phase {
            Phase::Card(beat) => Cause::Beat { beat },
            _ => Cause::Game,
        }
    }

    /// One of several things that fly at ships. What a rule of its own sends is not counted.
    pub(crate) fn projectile(self, index: usize) -> Cause {
        match self {
            Cause::Beat { beat } | Cause::Penalty { beat } => {
                Cause::Projectile { beat, index: index as u8, projectile: None }
            }
            other => other,
        }
    }

    /// What comes so many places after another thing that flies at ships, and what it is.
    pub(crate) fn later(self, by: usize, projectile: Projectile) -> Cause {
        match self {
            Cause::Projectile { beat, index, .. } => {
                Cause::Projectile { beat, index: index + by as u8, projectile: Some(projectile) }
            }
            other => other,
        }
    }

    /// What somebody suffers by the card.
    pub(crate) fn penalty(self) -> Cause {
        match self {
            Cause::Beat { beat } => Cause::Penalty { beat },
            other => other,
        }
    }

    /// What intruders do.
    pub(crate) fn intruders(self) -> Cause {
        match self {
            Cause::Beat { beat } => Cause::Intruders { beat },
            other => other,
        }
    }

    /// One of several attempts of saboteurs.
    pub(crate) fn sabotage(self, attempt: u8) -> Cause {
        match self {
            Cause::Beat { beat } => Cause::Sabotage { beat, attempt },
            other => other,
        }
    }
}

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollFor {
    /// The row or column in which something comes.
    #[default]
    Line,
    /// The column of coordinates, or a column alone.
    Column,
    /// The row of coordinates; the column was rolled before.
    Row,
    /// How strong an enemy is.
    Strength,
    /// How many days are too many.
    Days,
}

/// Why nothing stopped a projectile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unstopped {
    /// Nothing aboard can stop such a thing there.
    NoDefence,
    /// What could stop it had no battery left.
    NoBattery,
    /// Its owner let it come.
    Declined,
    /// It came through what it had hit before.
    Pierced,
    /// It has not been told: so it is with games that were kept before it was.
    #[default]
    Untold,
}

/// What hit a component, and why nothing stopped it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blow {
    /// What it was, and from where it came at this ship.
    pub projectile: Projectile,
    /// Why it was not stopped.
    pub unstopped: Unstopped,
}

/// Why a battery token left a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenFor {
    /// Something was powered with it.
    #[default]
    Power,
    /// It was a price.
    Price,
    /// It was taken for want of goods.
    Goods,
    /// An intruder ate it.
    Eaten,
}

/// What stops intruders in a component.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Guard {
    /// Crew with weapons: humans, aliens or crubots that are switched on.
    ArmedCrew,
    /// An auto-defense system.
    AutoDefense,
}

impl TokenFor {
    pub(crate) fn is_power(&self) -> bool {
        *self == TokenFor::Power
    }
}

impl RollFor {
    pub(crate) fn is_line(&self) -> bool {
        *self == RollFor::Line
    }
}

impl Unstopped {
    pub(crate) fn is_untold(&self) -> bool {
        *self == Unstopped::Untold
    }
}
