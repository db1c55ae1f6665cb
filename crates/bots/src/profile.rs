//! What a bot is like: how strong, and with which taste in ships.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// Anything legal.
    Random,
    /// Fits what it draws, takes every reward, powers everything.
    Rookie,
    /// Weighs parts and places with hand-made weights, reads one pile.
    Trucker,
    /// Tuned weights, reads all piles, weighs every answer against the cards to come.
    Veteran,
    /// Compares the veteran's candidates by flying them out many times.
    Expert,
}

impl Tier {
    /// All tiers, weakest first.
    pub const ALL: [Tier; 5] = [Tier::Random, Tier::Rookie, Tier::Trucker, Tier::Veteran, Tier::Expert];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        ["random", "rookie", "trucker", "veteran", "expert"][self as usize]
    }
}

/// What kind of ship a bot likes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Taste {
    /// Whatever earns most.
    #[default]
    Balanced,
    /// Engines, and an early start.
    Racer,
    /// Cargo holds.
    Hauler,
    /// Cannons.
    Gunner,
    /// Shields, many joins, few exposed connectors.
    Tank,
}

impl Taste {
    /// All tastes.
    pub const ALL: [Taste; 5] = [Taste::Balanced, Taste::Racer, Taste::Hauler, Taste::Gunner, Taste::Tank];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        ["balanced", "racer", "hauler", "gunner", "tank"][self as usize]
    }
}

/// Flights for each candidate that an expert compares, unless said otherwise.
pub const EFFORT: u16 = 32;

/// A bot as it is asked for: `veteran`, `expert:racer`, `expert@100`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// How well it plays.
    pub tier: Tier,
    /// What kind of ship it likes.
    pub taste: Taste,
    /// How many flights an expert flies out for each candidate.
    pub effort: u16,
}

impl Profile {
    /// A balanced bot of this tier.
    pub fn new(tier: Tier) -> Profile {
        Profile { tier, taste: Taste::Balanced, effort: EFFORT }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tier.name())?;
        if self.taste != Taste::Balanced {
            write!(f, ":{}", self.taste.name())?;
        }
        if self.effort != EFFORT {
            write!(f, "@{}", self.effort)?;
        }
        Ok(())
    }
}

impl FromStr for Profile {
    type Err = String;
    fn from_str(text: &str) -> Result<Profile, String> {
        let (text, said) = match text.split_once('@') {
            None => (text, None),
            Some((text, effort)) => {
                let number = effort.parse::<u16>().ok().filter(|number| (1..=2_000).contains(number));
                let number =
                    number.ok_or_else(|| format!("'{effort}' is no effort: 1 to 2000 flights for each candidate"));
                (text, Some(number?))
            }
        };
        let (tier, taste) = text.split_once(':').unwrap_or((text, Taste::Balanced.name()));
        let found = Tier::ALL.into_iter().find(|known| known.name() == tier);
        let liked = Taste::ALL.into_iter().find(|known| known.name() == taste);
        match (found, liked) {
            (Some(tier), Some(_)) if tier != Tier::Expert && said.is_some() => {
                let (name, effort) = (tier.name(), said.unwrap_or(EFFORT));
                Err(format!("'{name}@{effort}': only an expert flies candidates out; write {name}, or expert@{effort}"))
            }
            (Some(tier), Some(taste)) => Ok(Profile { taste, effort: said.unwrap_or(EFFORT), ..Profile::new(tier) }),
            (None, _) => Err(format!("'{tier}' is no tier: {}, expert@N", Tier::ALL.map(Tier::name).join(", "))),
            (_, None) => Err(format!("'{taste}' is no taste: {}", Taste::ALL.map(Taste::name).join(", "))),
        }
    }
}
