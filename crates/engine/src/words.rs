//! The words of the rulebook as types: who, how far, how strong, which good, which way.

use crate::digest;
use crate::named::listed;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, AddAssign, Index, IndexMut, Neg, Sub, SubAssign};

/// The most players one game can seat. How many can play with what is in the box is said by
/// [`Content::seats`](crate::content::Content::seats).
pub const MAX_SEATS: usize = 5;

/// A player's place at the table. Seats are numbered from 0; the number never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with number 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have it.
    pub fn new(index: usize) -> Option<Seat> {
        (index < MAX_SEATS).then_some(Seat(index as u8))
    }

    /// The number of the seat, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(value: u8) -> Result<Seat, String> {
        Seat::new(usize::from(value))
            .ok_or_else(|| format!("seat {value} does not exist, seats are 0 to {}", MAX_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The seats of a table of this many players.
    pub fn first(players: usize) -> Seats {
        Seats(((1u16 << players.min(MAX_SEATS)) - 1) as u8)
    }

    /// Is this seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set without the seats of another.
    pub fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats in both sets.
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn is_nobody(&self) -> bool {
        self.is_empty()
    }

    /// One bit per seat, for options that are seats.
    pub fn bits(self) -> u16 {
        u16::from(self.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T: Default + PartialEq + Hash> Hash for BySeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        digest::places(state, &self.0);
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        filled(deserializer).map(BySeat)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One value for each place of a table with all its seats taken: starting spaces, titles beside the flight board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByPlace<T>(pub [T; MAX_SEATS]);

impl<T: Default + PartialEq + Hash> Hash for ByPlace<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        digest::places(state, &self.0);
    }
}

impl<T> ByPlace<T> {
    /// The values, the first place first.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> IntoIterator for ByPlace<T> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, MAX_SEATS>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T: Default> FromIterator<T> for ByPlace<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> ByPlace<T> {
        let mut values = values.into_iter();
        ByPlace(std::array::from_fn(|_| values.next().unwrap_or_default()))
    }
}

impl<T> Index<usize> for ByPlace<T> {
    type Output = T;
    fn index(&self, place: usize) -> &T {
        &self.0[place]
    }
}

impl<T> IndexMut<usize> for ByPlace<T> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0[place]
    }
}

/// A list of at most so many values; what was written before there were so many is filled up.
fn filled<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let values = Vec::<T>::deserialize(deserializer)?;
    if values.len() > N {
        return Err(D::Error::custom(format_args!("{} values: there are at most {N}", values.len())));
    }
    let mut values = values.into_iter();
    Ok(std::array::from_fn(|_| values.next().unwrap_or_default()))
}

/// A side of a ship or of a tile, seen by the owner of the ship: the front is away from the owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Side {
    /// Where the ship is going.
    Front,
    /// To the right of the pilot.
    Right,
    /// Where the exhausts point.
    Rear,
    /// To the left of the pilot.
    Left,
}

listed! {
    /// All four, clockwise from the front, as connectors are listed in the content files.
    Side,
}

impl Side {
    /// The number of the side, clockwise from the front.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The side across.
    pub fn opposite(self) -> Side {
        Side::ALL[(self.index() + 2) % 4]
    }

    /// Where this side of a tile looks after the tile was turned.
    pub fn turned(self, turn: Turn) -> Side {
        Side::ALL[(self.index() + turn.quarters()) % 4]
    }
}

/// How far a tile is turned from the way it is printed, in quarter turns clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Turn(u8);

impl Turn {
    /// As printed.
    pub const NONE: Turn = Turn(0);
    /// Upside down.
    pub const HALF: Turn = Turn(2);
    /// The four turns.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    /// So many quarter turns clockwise; four make none.
    pub fn from_quarters(quarters: usize) -> Turn {
        Turn((quarters % 4) as u8)
    }

    /// The quarter turns, 0 to 3.
    pub fn quarters(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;
    fn try_from(value: u8) -> Result<Turn, String> {
        if value < 4 { Ok(Turn(value)) } else { Err(format!("a tile has turns 0 to 3, not {value}")) }
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> u8 {
        turn.0
    }
}

/// What two dice show, each from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Dice(u8, u8);

impl From<(u8, u8)> for Dice {
    fn from((first, second): (u8, u8)) -> Dice {
        Dice::of(first, second)
    }
}

impl From<Dice> for (u8, u8) {
    fn from(Dice(first, second): Dice) -> (u8, u8) {
        (first, second)
    }
}

impl Dice {
    /// The dice that show this; anything else is brought into range.
    pub fn of(first: u8, second: u8) -> Dice {
        Dice(first.clamp(1, 6), second.clamp(1, 6))
    }

    /// Dice with this sum.
    pub fn with_sum(roll: Roll) -> Dice {
        let first = (roll.number() - 1).min(6);
        Dice(first, roll.number() - first)
    }

    /// What the first one shows.
    pub fn first(self) -> u8 {
        self.0
    }

    /// What the second one shows.
    pub fn second(self) -> u8 {
        self.1
    }

    /// Do both show the same?
    pub fn is_double(self) -> bool {
        self.0 == self.1
    }

    /// Both added.
    #[inline]
    pub fn sum(self) -> Roll {
        Roll(self.0 + self.1)
    }
}

/// The number of a row or column, 2 to 12: the sum of two dice, on most boards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Roll(u8);

impl Roll {
    /// The row or column with this number, if there can be one.
    pub fn from_number(number: u8) -> Option<Roll> {
        (2..=12).contains(&number).then_some(Roll(number))
    }

    /// Its number, 2 to 12.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// In how many of 36 cases two dice have this sum.
    pub fn ways(self) -> u8 {
        6 - self.0.abs_diff(7)
    }
}

macro_rules! levels {
    ($($(#[$doc:meta])* $level:ident),*) => {
        /// The level of a flight, a ship board or a card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Level { $($(#[$doc])* $level),* }

        impl Level {
            /// All levels, ascending.
            pub const ALL: [Level; LEVELS] = [$(Level::$level),*];

            /// How it is written in the rulebook and everywhere else.
            pub fn name(self) -> &'static str {
                match self { $(Level::$level => stringify!($level)),* }
            }
        }

        /// How many levels there are.
        pub const LEVELS: usize = [$(stringify!($level)),*].len();
    };
}

levels!(
    /// The quickest flight.
    I,
    /// The middle one.
    II,
    /// The full challenge.
    III,
    /// Beyond that, on boards that nobody else has.
    IV
);

impl Level {
    /// 0 for level I, and so on.
    pub fn index(self) -> usize {
        self as usize
    }

    /// 1 for level I, and so on: the number of the round.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByLevel<T>(pub [T; LEVELS]);

impl<T: Default + PartialEq + Hash> Hash for ByLevel<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        digest::places(state, &self.0);
    }
}

impl<T> ByLevel<T> {
    /// The value of each level, worked out.
    pub fn each(of: impl FnMut(Level) -> T) -> ByLevel<T> {
        ByLevel(Level::ALL.map(of))
    }
}

impl<T> Index<Level> for ByLevel<T> {
    type Output = T;
    fn index(&self, level: Level) -> &T {
        &self.0[level.index()]
    }
}

impl<T> IndexMut<Level> for ByLevel<T> {
    fn index_mut(&mut self, level: Level) -> &mut T {
        &mut self.0[level.index()]
    }
}

impl<T: Serialize> Serialize for ByLevel<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByLevel<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByLevel<T>, D::Error> {
        filled(deserializer).map(ByLevel)
    }
}

/// A kind of alien crew member; the first of them by default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Alien {
    /// Adds to cannon strength.
    #[default]
    Purple,
    /// Adds to engine strength.
    Brown,
    /// Knows something that nobody else aboard knows.
    Cyan,
}

listed! {
    /// All kinds, in the order they are offered.
    Alien,
}

impl Alien {
    /// The number of the kind, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A colour of goods. Earlier ones are worth more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Good {
    /// Hazardous: travels only in red containers.
    Red,
    /// Second in value.
    Yellow,
    /// Third in value.
    Green,
    /// The cheapest.
    Blue,
}

listed! {
    /// All colours, most valuable first.
    Good,
}

impl Good {
    /// The number of the colour, most valuable first.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// So many blocks of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods(pub [u8; 4]);

impl Goods {
    /// No block at all.
    pub const NONE: Goods = Goods([0; 4]);

    /// How many blocks there are in all.
    pub fn count(self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Is there no block?
    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }

    /// The most valuable colour among the blocks.
    pub fn most_valuable(self) -> Option<Good> {
        Good::ALL.into_iter().find(|good| self[*good] > 0)
    }

    /// Of each colour, the smaller of the two numbers.
    pub fn at_most(self, limit: Goods) -> Goods {
        Goods(std::array::from_fn(|i| self.0[i].min(limit.0[i])))
    }
}

impl Index<Good> for Goods {
    type Output = u8;
    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        let mut all = Goods::NONE;
        for good in goods {
            all[good] += 1;
        }
        all
    }
}

macro_rules! amount {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub i16);

        impl Add for $name {
            type Output = $name;
            fn add(self, other: $name) -> $name { $name(self.0.saturating_add(other.0)) }
        }
        impl Sub for $name {
            type Output = $name;
            fn sub(self, other: $name) -> $name { $name(self.0.saturating_sub(other.0)) }
        }
        impl Neg for $name {
            type Output = $name;
            fn neg(self) -> $name { $name(self.0.saturating_neg()) }
        }
        impl AddAssign for $name {
            fn add_assign(&mut self, other: $name) { *self = *self + other; }
        }
        impl SubAssign for $name {
            fn sub_assign(&mut self, other: $name) { *self = *self - other; }
        }
    };
}

amount!(
    /// Cosmic credits. They may be negative until a debt is forgiven.
    Credits
);
amount!(
    /// Flight days: spaces on the flight board.
    Days
);
amount!(
    /// Engine or cannon strength, in half points, so that ½ is exact.
    Strength
);

impl Strength {
    /// So many whole points.
    pub fn points(points: i16) -> Strength {
        Strength(points * 2)
    }

    /// The whole points in it; engines never have a half.
    pub fn whole(self) -> i16 {
        self.0 / 2
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2 != 0) {
            (0, true) => f.write_str("½"),
            (whole, true) => write!(f, "{whole}½"),
            (whole, false) => write!(f, "{whole}"),
        }
    }
}

impl fmt::Display for Credits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The titles of the Transgalactic Trek.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Title {
    /// Most cargo components with something in them.
    FreightHauler,
    /// Most components that run on batteries.
    PowerTrucker,
    /// Aliens farthest from other cabins.
    Xenoquartermaster,
    /// Most occupied cabins with a view.
    CruiseCaptain,
    /// Most components.
    MasterEngineer,
    /// Longest corridor.
    Corridorist,
    /// Most components that need others to work.
    Contraptionist,
    /// Most components that are the same on both sides.
    Aesthete,
}

listed! {
    /// All titles.
    Title,
}

impl Title {
    /// The number of the title, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}
