//! Component tiles: what is printed on them.

use crate::bits::select_among;
use crate::setup::Set;
use crate::words::{Alien, Side, Turn};
use serde::{Deserialize, Serialize};
use std::mem::discriminant;
use strum::IntoEnumIterator;

/// What is on one side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Connector {
    /// No connector.
    Smooth,
    /// Joins one-pipe and universal connectors.
    OnePipe,
    /// Joins two-pipe and universal connectors.
    TwoPipe,
    /// Joins every connector.
    Universal,
}

/// The connectors of a tile's four sides, two bits a side: "takes one pipe" and "takes two pipes".
///
/// A universal connector has both bits, a smooth side none; two connectors join when they share a bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pipes(u8);

impl Pipes {
    /// Universal connectors on all sides.
    pub const UNIVERSAL: Pipes = Pipes(u8::MAX);

    /// The connectors listed clockwise from the front.
    pub fn new(sides: [Connector; 4]) -> Pipes {
        let mut bits = 0;
        for (i, connector) in sides.into_iter().enumerate() {
            bits |= (connector as u8) << (2 * i);
        }
        Pipes(bits)
    }

    /// The connectors after the tile was turned.
    #[inline]
    pub fn turned(self, turn: Turn) -> Pipes {
        Pipes(self.0.rotate_left(2 * turn.quarters() as u32))
    }

    /// What is on this side.
    pub fn on(self, side: Side) -> Connector {
        match (self.takes_one(side), self.takes_two(side)) {
            (false, false) => Connector::Smooth,
            (true, false) => Connector::OnePipe,
            (false, true) => Connector::TwoPipe,
            (true, true) => Connector::Universal,
        }
    }

    /// The number of the connector on this side, in the order of [`Connector`].
    #[inline]
    pub fn code(self, side: Side) -> usize {
        usize::from(self.0 >> (2 * side.index()) & 3)
    }

    /// Would a one-pipe connector join here?
    #[inline]
    pub fn takes_one(self, side: Side) -> bool {
        self.0 >> (2 * side.index()) & 1 != 0
    }

    /// Would a two-pipe connector join here?
    #[inline]
    pub fn takes_two(self, side: Side) -> bool {
        self.0 >> (2 * side.index()) & 2 != 0
    }

    /// How many sides have a connector.
    pub fn connectors(self) -> u8 {
        ((self.0 | self.0 >> 1) & 0x55).count_ones() as u8
    }
}

/// What a component is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[derive(strum::EnumIter, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Component {
    /// The cabin every ship begins with. No alien lives in it.
    StartingCabin,
    /// Room for two humans or one supported alien.
    Cabin,
    /// Only connectors.
    Structural,
    /// Strength 1; the exhaust must point to the rear.
    Engine,
    /// Strength 2 for one battery.
    DoubleEngine,
    /// Strength 1 forward, ½ elsewhere.
    Cannon,
    /// Twice a cannon for one battery.
    DoubleCannon,
    /// Holds this many battery tokens.
    Battery(u8),
    /// This many containers for all but red goods.
    Cargo(u8),
    /// This many containers for all goods.
    SpecialCargo(u8),
    /// Lets this kind of alien live in a cabin joined to it.
    LifeSupport(Alien),
    /// Protects two sides, for one battery each time.
    Shield,
    /// A cannon and an engine at once: the barrel in front, the exhaust behind.
    CannonEngine,
    /// Several of these at once.
    Combined {
        /// Containers for all but red goods.
        cargo: u8,
        /// Containers for all goods.
        special: u8,
        /// Battery tokens it holds.
        batteries: u8,
    },
    /// Makes up to three cannons stronger, for one battery.
    CannonBooster,
    /// Makes up to three engines stronger, for one battery.
    EngineBooster,
    /// Lets up to three shields stop what shields cannot, for one battery.
    ShieldBooster,
    /// Turns a block of goods into batteries.
    ReactorFurnace,
    /// Fires blocks of goods to three sides.
    Catapult,
    /// Four sleeping humans, who can take the places of those who are lost.
    StasisChamber,
    /// Powers one component joined to it, once on each card.
    SolarPanel,
    /// Moves the ship out of the way of what is rolled for, for one battery: its exhausts point to the front and right.
    Thruster,
    /// The same with exhausts to the front and rear.
    StraightThruster,
    /// Joins all components that are held to it to each other.
    Router,
    /// Lets a cyan alien, or one of this colour, live in each cabin joined to it.
    MixedLifeSupport(Alien),
    /// Four crubots, who count as crew for the rest of a card, for one battery.
    CrubotStation,
    /// With another one joined to it, adds a point to cannon strength.
    AutoDefense,
    /// Arms the crew of components joined to it.
    Armory,
}

impl Component {
    /// Every kind of component, and of those that support an alien one for each; how much others hold is not meant.
    pub fn kinds() -> impl Iterator<Item = Component> {
        Component::iter().flat_map(|component| match component {
            Component::LifeSupport(_) => Alien::ALL.map(Component::LifeSupport).to_vec(),
            other => vec![other],
        })
    }

    /// Is it an engine, single or double? Without a branch, as for cannons: which tile is drawn is not worth guessing.
    #[inline]
    pub fn is_engine(self) -> bool {
        let kind = discriminant(&self);
        (kind == discriminant(&Component::Engine))
            | (kind == discriminant(&Component::DoubleEngine))
            | (kind == discriminant(&Component::CannonEngine))
    }

    /// Is it a cannon, single or double?
    #[inline]
    pub fn is_cannon(self) -> bool {
        let kind = discriminant(&self);
        (kind == discriminant(&Component::Cannon))
            | (kind == discriminant(&Component::DoubleCannon))
            | (kind == discriminant(&Component::CannonEngine))
    }

    /// The sides that the exhausts of an unturned thruster point to.
    #[inline]
    pub fn thrusts(self) -> Option<[Side; 2]> {
        match self {
            Component::Thruster => Some([Side::Front, Side::Right]),
            Component::StraightThruster => Some([Side::Front, Side::Rear]),
            _ => None,
        }
    }

    /// Does it run on power: a battery token, or a panel, each time it is used?
    pub fn takes_power(self) -> bool {
        matches!(
            self,
            Component::DoubleEngine
                | Component::DoubleCannon
                | Component::Shield
                | Component::CannonBooster
                | Component::EngineBooster
                | Component::ShieldBooster
                | Component::Thruster
                | Component::StraightThruster
                | Component::CrubotStation
        )
    }

    /// How many crew members it counts as while it is switched on.
    pub fn crubots(self) -> u8 {
        if self == Component::CrubotStation { 4 } else { 0 }
    }

    /// How many battery tokens it holds.
    pub fn batteries(self) -> u8 {
        match self {
            Component::Battery(batteries) | Component::Combined { batteries, .. } => batteries,
            _ => 0,
        }
    }

    /// How many humans sleep in it when a ship is launched.
    pub fn sleepers(self) -> u8 {
        if self == Component::StasisChamber { 4 } else { 0 }
    }

    /// How many containers it has in all.
    pub fn containers(self) -> u8 {
        match self {
            Component::Cargo(n) | Component::SpecialCargo(n) => n,
            Component::Combined { cargo, special, .. } => cargo + special,
            _ => 0,
        }
    }

    /// How many of its containers take red goods.
    pub fn red_containers(self) -> u8 {
        match self {
            Component::SpecialCargo(n) | Component::Combined { special: n, .. } => n,
            _ => 0,
        }
    }
}

/// A tile of the box, by its place in [`Content::tiles`](crate::content::Content::tiles).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileId(pub u16);

/// One component tile as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The name it has in the content files, such as `t042`.
    pub name: String,
    /// What it is.
    pub component: Component,
    /// Its connectors, unturned.
    pub pipes: Pipes,
    /// Its sides with indestructible plating, unturned. They are smooth.
    pub plating: Plating,
    /// The box it comes from.
    pub set: Set,
}

/// Sides of a tile with indestructible plating, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plating(u8);

impl Plating {
    /// Is there none?
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Is this side plated, once the tile was turned?
    pub fn covers(self, side: Side, turn: Turn) -> bool {
        Side::ALL.into_iter().any(|printed| self.0 >> printed.index() & 1 != 0 && printed.turned(turn) == side)
    }
}

impl FromIterator<Side> for Plating {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Plating {
        Plating(sides.into_iter().fold(0, |bits, side| bits | 1 << side.index()))
    }
}

/// Tiles a box can have at most.
pub const MAX_TILES: usize = 384;

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet([u64; MAX_TILES / 64]);

impl TileSet {
    /// Is the tile in the set?
    pub fn contains(&self, tile: TileId) -> bool {
        self.0.get(usize::from(tile.0 / 64)).is_some_and(|word| word >> (tile.0 % 64) & 1 != 0)
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: TileId) {
        self.0[usize::from(tile.0 / 64)] |= 1 << (tile.0 % 64);
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: TileId) {
        self.0[usize::from(tile.0 / 64)] &= !(1 << (tile.0 % 64));
    }

    /// The tiles in either set.
    pub fn union(self, other: TileSet) -> TileSet {
        TileSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The tiles of this set that are not in the other.
    pub fn without(self, other: TileSet) -> TileSet {
        TileSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The tiles of a box that satisfy a test.
    pub fn of(tiles: &[Tile], mut test: impl FnMut(&Tile) -> bool) -> TileSet {
        let mut set = TileSet::default();
        for (word, tiles) in set.0.iter_mut().zip(tiles.chunks(64)) {
            // From the last to the first, as each shift makes room at the low end.
            *word = tiles.iter().rev().fold(0, |bits, tile| bits << 1 | u64::from(test(tile)));
        }
        set
    }

    /// How many tiles are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Is it empty? Whoever asks mostly needs to know how many there are, too.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The tile of this rank, counted from 0 in the order of the box.
    #[inline(always)]
    pub fn nth(&self, rank: usize) -> Option<TileId> {
        select_among(&self.0, rank).map(|bit| TileId(bit as u16))
    }

    /// The tiles in the order of the box.
    pub fn iter(&self) -> impl Iterator<Item = TileId> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as u16;
                    word &= word - 1;
                    TileId((i * 64) as u16 + bit)
                })
            })
        })
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        let mut set = TileSet::default();
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}
