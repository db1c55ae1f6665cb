//! Adventure cards: each is a list of typed beats with figures.

use crate::bits::select_among;
use crate::named::listed;
use crate::setup::Set;
use crate::words::{Credits, Days, Good, Goods, Level, Side, Strength};
use serde::{Deserialize, Serialize};

/// A card of the box, by its place in [`Content::cards`](crate::content::Content::cards).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardId(pub u8);

/// One adventure card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The name it has in the content files, such as `II-09`.
    pub name: String,
    /// What is written at its top.
    pub kind: CardKind,
    /// The deck it belongs to.
    pub level: Level,
    /// Is it one of the cards of the learning flight?
    pub learning: bool,
    /// The box it comes from.
    pub set: Set,
    /// What happens, one beat after the other.
    pub beats: Vec<Beat>,
}

impl Card {
    /// What happens on a flight of this level: of some cards only the first rows count.
    pub fn beats_on(&self, flight: Level) -> &[Beat] {
        if self.kind == CardKind::BadDay {
            &self.beats[..self.beats.len().min(flight.index() + 1)]
        } else {
            &self.beats
        }
    }
}

/// The kinds of adventures: twelve of the base box, then those of later boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum CardKind {
    /// Land and load.
    Planets,
    /// Crew for credits.
    AbandonedShip,
    /// Goods for whoever has the crew to search for them.
    AbandonedStation,
    /// Take goods, or lose some.
    Smugglers,
    /// Take crew.
    Slavers,
    /// Shoot.
    Pirates,
    /// Fly ahead.
    OpenSpace,
    /// Rocks.
    MeteorSwarm,
    /// The weakest suffer, three times.
    CombatZone,
    /// A day for each exposed connector.
    Stardust,
    /// Joined cabins lose crew.
    Epidemic,
    /// The smallest crew loses a random component.
    Sabotage,
    /// Rows of bargains, each for one player.
    Junkyard,
    /// Fly ahead, twice as far.
    WideOpenSpace,
    /// Rocks from all sides but one.
    MeteorVortex,
    /// Whoever has most of something gives one up.
    AntitrustCheck,
    /// One mishap for each level of the flight.
    BadDay,
    /// Cards of the next deck come first.
    HazardousSector,
    /// Fly ahead; whoever flies fastest meets rocks.
    MostlyOpenSpace,
    /// Power makes ill, and much of it explodes.
    RadiationLeak,
    /// An intruder that eats.
    Predator,
    /// An intruder who plants charges.
    Commando,
    /// Two predators, one for each hand.
    DoublePredator,
    /// Two commandos, one for each hand.
    DoubleCommando,
    /// Both at once.
    PredatorCommando,
}

listed! {
    /// All kinds.
    CardKind,
}

impl CardKind {
    /// Does it come aboard?
    pub fn is_intruder(self) -> bool {
        use CardKind::{Commando, DoubleCommando, DoublePredator, Predator, PredatorCommando};
        matches!(self, Predator | Commando | DoublePredator | DoubleCommando | PredatorCommando)
    }
}

/// One step of an adventure, with its figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Beat {
    /// In order, everyone flies ahead by engine strength.
    OpenSpace,
    /// In order, everyone may land on a free planet and take what it offers.
    Planets {
        /// What each planet offers.
        planets: Vec<Gain>,
        /// Days that landing costs.
        days: Days,
    },
    /// The first in order who wants to gives up crew for credits.
    AbandonedShip {
        /// Crew given up.
        crew: u8,
        /// Credits gained.
        credits: Credits,
        /// Days it costs.
        days: Days,
        /// What is fired at whoever tries, before they may still leave it.
        shots: Vec<Projectile>,
    },
    /// The first in order who wants to, and has the crew, loads goods.
    AbandonedStation {
        /// Crew needed; nobody is lost.
        crew: u8,
        /// Goods found.
        goods: Goods,
        /// Days it costs.
        days: Days,
        /// What is fired at whoever tries, before they may still leave it.
        shots: Vec<Projectile>,
    },
    /// An enemy attacks in order until somebody beats it.
    Enemy(Enemy),
    /// Meteors, roll after roll, each at everybody.
    Meteors {
        /// What comes, in order.
        volleys: Vec<Volley>,
    },
    /// Whoever is weakest suffers.
    Weakest {
        /// What is compared.
        by: Measure,
        /// What the weakest suffers, in order.
        penalties: Vec<Penalty>,
    },
    /// In reverse order, everyone loses a day for each exposed connector.
    Stardust,
    /// Every occupied cabin joined to another one loses a crew member.
    Epidemic,
    /// The smallest crew loses the component at random coordinates.
    Sabotage,
    /// In order, everyone may take a row that is still free: pay for it, then gain from it.
    Junkyard {
        /// The rows, in order.
        rows: Vec<JunkRow>,
    },
    /// In order, everyone flies ahead by a multiple of engine strength.
    WideOpenSpace {
        /// Days for each point of strength.
        times: u8,
    },
    /// Everyone names a side; meteors from there do not touch them.
    Vortex {
        /// What comes, in order.
        projectiles: Vec<Projectile>,
    },
    /// Whoever has more of these components than anyone else gives one up.
    Most {
        /// What is counted.
        hoard: Hoard,
    },
    /// In order, everyone flies ahead by engine strength; then whoever flew with most of it meets meteors.
    MostlyOpenSpace {
        /// What comes, in order.
        projectiles: Vec<Projectile>,
    },
    /// Crew joined to power falls ill; then large clusters of power are destroyed.
    RadiationLeak {
        /// From how many tokens and panels on a cluster is destroyed.
        limit: u8,
    },
    /// Intruders come aboard, everyone's own.
    Intruders(Intruders),
    /// Unseen cards of a higher deck than its own come next.
    CardsOnTop {
        /// Of which deck.
        deck: Level,
        /// How many.
        cards: u8,
    },
}

impl Beat {
    /// Are dice rolled in it, whatever rules it is played by?
    pub fn rolls(&self) -> bool {
        let shoot = |penalties: &[Penalty]| penalties.iter().any(|penalty| matches!(penalty, Penalty::Shots(_)));
        match self {
            Beat::Meteors { .. }
            | Beat::Vortex { .. }
            | Beat::MostlyOpenSpace { .. }
            | Beat::Sabotage
            | Beat::Intruders(_) => true,
            Beat::AbandonedShip { shots, .. } | Beat::AbandonedStation { shots, .. } => !shots.is_empty(),
            Beat::Junkyard { rows } => rows.iter().any(|row| !row.cost.hits.is_empty()),
            Beat::Enemy(enemy) => shoot(&enemy.penalties),
            Beat::Weakest { penalties, .. } => shoot(penalties),
            Beat::OpenSpace
            | Beat::Planets { .. }
            | Beat::Stardust
            | Beat::Epidemic
            | Beat::WideOpenSpace { .. }
            | Beat::Most { .. }
            | Beat::RadiationLeak { .. }
            | Beat::CardsOnTop { .. } => false,
        }
    }
}

/// Those who come aboard and walk through a ship, all by the same entrance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Intruders {
    /// The side of the ship they come from.
    pub from: Side,
    /// The hand that each of them keeps on the wall.
    pub hands: Vec<Hand>,
    /// How many components each of them enters, the first included.
    pub steps: u8,
    /// Do they eat the crew, goods and batteries on their way?
    pub eats: bool,
    /// The steps on which each of them plants a charge.
    pub charges: Vec<u8>,
    /// What each of them is worth that is defeated.
    pub reward: Gain,
}

/// Which hand is kept on the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Hand {
    /// Left turns are tried first: round the ship clockwise.
    Left,
    /// Right turns are tried first.
    Right,
}

listed! {
    /// Both.
    Hand,
}

/// One row of a junkyard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JunkRow {
    /// What it costs.
    pub cost: JunkPrice,
    /// What is gained; if there are several, one of them.
    pub gains: Vec<Gain>,
}

/// What a row of a junkyard costs, all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JunkPrice {
    /// Crew given up.
    pub crew: u8,
    /// Batteries paid.
    pub batteries: u8,
    /// Blocks of goods paid, of any colours.
    pub goods: u8,
    /// Flight days lost.
    pub days: Days,
    /// Pieces of junk and stray shots that fly at the ship.
    pub hits: Vec<Projectile>,
}

/// What can be gained, all of it: on a planet, from an enemy, in a junkyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// Cosmic credits.
    pub credits: Credits,
    /// Goods to load.
    pub goods: Goods,
    /// Batteries, as far as there is room for them.
    pub batteries: u8,
    /// Humans, as far as there is room for them.
    pub crew: u8,
    /// Flight days.
    pub days: Days,
}

impl Gain {
    /// What is left of it for the second who has it, where it can be had twice. Of goods, too, there is a block less;
    /// which one, the player says.
    #[must_use]
    pub fn for_second(self) -> Gain {
        let credits = Credits((self.credits.0 - 1).max(0));
        Gain { credits, crew: self.crew.saturating_sub(1), ..self }
    }
}

impl Gain {
    /// So many times as much.
    #[must_use]
    pub fn times(self, times: u8) -> Gain {
        let number = |one: u8| one.saturating_mul(times);
        Gain {
            credits: Credits(self.credits.0 * i16::from(times)),
            goods: Goods(self.goods.0.map(number)),
            batteries: number(self.batteries),
            crew: number(self.crew),
            days: Days(self.days.0 * i16::from(times)),
        }
    }
}

impl From<Goods> for Gain {
    fn from(goods: Goods) -> Gain {
        Gain { goods, ..Gain::default() }
    }
}

impl From<Credits> for Gain {
    fn from(credits: Credits) -> Gain {
        Gain { credits, ..Gain::default() }
    }
}

/// Components that are counted and compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Hoard {
    /// Single cannons.
    Cannons,
    /// Double cannons.
    DoubleCannons,
    /// Single engines.
    Engines,
    /// Double engines.
    DoubleEngines,
}

listed! {
    /// All of them, in the order of the card.
    Hoard,
}

/// An enemy ship: how strong it is, what it does to those it beats, what beating it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enemy {
    /// Its cannon strength.
    pub strength: Strength,
    /// What a defeated player suffers, in order.
    pub penalties: Vec<Penalty>,
    /// What the winner may take.
    pub reward: Gain,
    /// Days that taking it costs.
    pub days: Days,
}

/// What a card can do to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Penalty {
    /// Flight days are lost.
    Days(Days),
    /// Crew is lost, of the owner's choice.
    Crew(u8),
    /// The most valuable goods are lost, then batteries.
    Goods(u8),
    /// The ship is fired at.
    Shots(Vec<Projectile>),
}

impl Penalty {
    /// The shots that it brings.
    pub fn shots(&self) -> &[Projectile] {
        match self {
            Penalty::Shots(shots) => shots,
            Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => &[],
        }
    }
}

/// What players are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Measure {
    /// Humans and aliens.
    Crew,
    /// Engine strength, batteries included.
    Engines,
    /// Cannon strength, batteries included.
    Cannons,
}

listed! {
    /// All of them.
    Measure,
}

/// Something that flies at a ship, and the side it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Projectile {
    /// What it is.
    pub kind: ProjectileKind,
    /// The side of the ship it arrives at.
    pub from: Side,
}

/// What comes with one roll: from one side and in one line, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Volley {
    /// The side of the ship it arrives at.
    pub from: Side,
    /// What it is, in order.
    pub kinds: Vec<ProjectileKind>,
}

impl Volley {
    /// What flies in it.
    pub fn projectiles(&self) -> impl Iterator<Item = Projectile> + '_ {
        self.kinds.iter().map(|kind| Projectile { kind: *kind, from: self.from })
    }
}

impl From<Projectile> for Volley {
    /// One thing that is rolled for alone.
    fn from(projectile: Projectile) -> Volley {
        Volley { from: projectile.from, kinds: vec![projectile.kind] }
    }
}

/// The four kinds of projectiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ProjectileKind {
    /// Bounces off smooth sides; a shield stops it.
    SmallMeteor,
    /// Only a cannon stops it.
    LargeMeteor,
    /// Only a shield stops it.
    LightFire,
    /// Nothing stops it.
    HeavyFire,
}

listed! {
    /// All of them.
    ProjectileKind,
}

/// Goods listed one by one, as content files write them.
pub fn goods(list: &[Good]) -> Goods {
    list.iter().copied().collect()
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// The cards of a box that satisfy a test.
    pub fn of(cards: &[Card], mut test: impl FnMut(&Card) -> bool) -> CardSet {
        let mut set = CardSet::default();
        for (word, cards) in set.0.iter_mut().zip(cards.chunks(64)) {
            // From the last to the first, as each shift makes room at the low end.
            *word = cards.iter().rev().fold(0, |bits, card| bits << 1 | u64::from(test(card)));
        }
        set
    }

    /// Is the card in the set?
    pub fn contains(&self, card: CardId) -> bool {
        self.0[usize::from(card.0 / 64)] >> (card.0 % 64) & 1 != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: CardId) {
        self.0[usize::from(card.0 / 64)] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0[usize::from(card.0 / 64)] &= !(1 << (card.0 % 64));
    }

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The cards in the order of the box.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        (0..).zip(words).flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as u8;
                    word &= word - 1;
                    CardId(i * 64 + bit)
                })
            })
        })
    }

    /// The cards of both sets.
    pub fn union(mut self, other: CardSet) -> CardSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        self
    }

    /// The cards that are in both sets.
    pub fn and(mut self, other: CardSet) -> CardSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= theirs;
        }
        self
    }

    /// The cards of this set that are not in the other.
    pub fn without(mut self, other: CardSet) -> CardSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= !theirs;
        }
        self
    }

    /// The card of this rank, counted from 0 in the order of the box.
    pub fn nth(&self, rank: usize) -> Option<CardId> {
        select_among(&self.0, rank).map(|bit| CardId(bit as u8))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        for card in cards {
            set.insert(card);
        }
        set
    }
}
