//! How players were compared, with each other or with an enemy.

use crate::rules::Victims;
use crate::words::{BySeat, MAX_SEATS, Seat, Seats, Strength};
use serde::{Deserialize, Serialize};

/// Two strengths that were compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Strengths {
    /// The player's.
    pub mine: Strength,
    /// The enemy's, with all that it has grown by.
    pub theirs: Strength,
}

/// How a comparison of players went for one who lost it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// Everyone's numbers as they were compared, the leader's first: less than nothing is nothing.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Number>"))]
    pub numbers: Numbers,
    /// Who suffers.
    pub victims: Victims,
    /// Has somebody who is spared the same number? Then the order of the rockets has decided.
    pub tied: bool,
}

/// Somebody's number among those compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Number {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub strength: Strength,
}

/// The numbers of all who were compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Numbers([Option<Number>; MAX_SEATS]);

impl Numbers {
    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Number> + use<> {
        self.0.into_iter().flatten()
    }
}

impl FromIterator<Number> for Numbers {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Numbers {
        let mut all = Numbers::default();
        all.0.iter_mut().zip(numbers).for_each(|(place, number)| *place = Some(number));
        all
    }
}

impl Serialize for Numbers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Numbers, D::Error> {
        Ok(Vec::<Number>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Judged {
    /// How it went for one of these victims; `order` has the leader first.
    pub(crate) fn of(
        seat: Seat,
        order: impl Iterator<Item = Seat> + Clone,
        strengths: BySeat<Strength>,
        (victims, who): (Victims, Seats),
    ) -> Judged {
        let tied = order.clone().any(|other| !who.contains(other) && strengths[other] == strengths[seat]);
        let numbers = order.map(|seat| Number { seat, strength: strengths[seat] }).collect();
        Judged { numbers, victims, tied }
    }
}
