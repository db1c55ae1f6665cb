//! What a part, a place and a day are worth to a bot, in credits: the numbers that tuning changes.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Level};

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: $key:literal = [$one:expr, $two:expr, $three:expr $(, $four:expr)?],)*) => {
        /// A term of the evaluation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Term { $($(#[$doc])* $name,)* }

        impl Term {
            /// All terms.
            pub const ALL: &'static [Term] = &[$(Term::$name,)*];

            /// Its name in the data file.
            pub fn key(self) -> &'static str {
                match self { $(Term::$name => $key,)* }
            }
        }

        /// Hand-made weights for levels I, II and III, and for IV those of III where nothing else is said: what the trucker
        /// plays by, and where tuning begins.
        const HAND_MADE: ByLevel<[f32; TERMS]> =
            ByLevel([[$($one,)*], [$($two,)*], [$($three,)*], [$(last(&[$three $(, $four)?]),)*]]);
    };
}

/// How many terms there are.
pub const TERMS: usize = 46;

const fn last(numbers: &[f32]) -> f32 {
    numbers[numbers.len() - 1]
}

terms! {
    /// An engine's strength point; the first ones count most.
    Engine: "engine" = [0.86, 1.01, 1.85],
    /// How soon further engines lose their worth.
    EngineSat: "engine_sat" = [8.4, 7.5, 4.2],
    /// A cannon's strength point.
    Cannon: "cannon" = [2.9, 2.3, 1.9],
    /// How soon further cannons lose their worth.
    CannonSat: "cannon_sat" = [5.0, 12.0, 15.0],
    /// A crew member.
    Crew: "crew" = [0.72, 0.76, 1.94],
    /// How soon further crew loses its worth.
    CrewSat: "crew_sat" = [7.2, 18.0, 10.0],
    /// A battery token.
    Battery: "battery" = [0.51, 0.33, 1.26],
    /// How soon further batteries lose their worth.
    BatterySat: "battery_sat" = [3.0, 4.6, 2.6],
    /// A side covered by a shield.
    ShieldSide: "shield_side" = [0.15, 0.41, 0.30],
    /// A plain container.
    White: "white" = [0.60, 0.46, 1.54],
    /// How soon further plain containers lose their worth.
    WhiteSat: "white_sat" = [2.3, 4.5, 3.0],
    /// A container for red goods.
    Red: "red" = [2.0, 1.35, 0.46],
    /// How soon further red containers lose their worth.
    RedSat: "red_sat" = [1.3, 2.4, 12.0],
    /// An exposed connector that nothing can cover any more.
    ExposedDead: "exposed_dead" = [1.15, 5.2, 0.93],
    /// An exposed connector that may be built on, at the start of building (negative: it is welcome).
    ExposedLiveEarly: "exposed_live_early" = [-0.78, -0.68, -1.25],
    /// An exposed connector that may be built on, at the end of building.
    ExposedLiveLate: "exposed_live_late" = [0.3, 0.5, 0.5],
    /// A join beyond those that hold the ship together.
    Join: "join" = [0.40, 0.47, 1.38],
    /// A free square of the board that can no longer be built on.
    BlockedSquare: "blocked_square" = [1.72, 1.73, 0.97],
    /// A cabin that an alien could live in, the first of each colour.
    Alien: "alien" = [0.15, 0.81, 0.24],
    /// Two cabins that are joined.
    EpidemicPair: "epidemic_pair" = [0.0, 0.45, 0.21],
    /// A column covered by a forward cannon, by its chance of being rolled.
    CoverLarge: "cover_large" = [0.73, 1.45, 0.44],
    /// The least gain for which a tile is kept early in building.
    ThresholdEarly: "threshold_early" = [1.76, 2.06, 1.60],
    /// The least gain for which a tile is kept late in building.
    ThresholdLate: "threshold_late" = [-0.17, -0.04, -1.00],
    /// How much more than the threshold a face-up tile must gain to be taken.
    FaceUpMargin: "face_up_margin" = [0.26, 0.15, 0.43],
    /// Any component at all.
    Tile: "tile" = [0.09, 0.07, -0.52],
    /// A side cannon's share of a forward one, beyond its half strength.
    SideCannon: "side_cannon" = [0.24, 0.28, 0.36],
    /// What a double component counts beside two single ones, as it needs a battery each time.
    DoubleFactor: "double_factor" = [0.45, 0.43, 0.39],
    /// The price of a flight day.
    PriceDay: "p_day" = [0.80, 0.38, 0.46],
    /// The price of a battery.
    PriceBattery: "p_battery" = [0.50, 0.56, 0.79],
    /// The price of a crew member.
    PriceCrew: "p_crew" = [0.40, 0.71, 0.67],
    /// The price of a component.
    PriceComponent: "p_component" = [0.84, 0.96, 2.17],
    /// The share of the board that is built when the ship is called finished.
    FinishAt: "finish_at" = [0.9, 0.9, 0.85],
    /// What a boost counts beside the same strength of a component, as it needs a battery each time.
    Boost: "boost" = [0.4, 0.4, 0.4],
    /// A side on which a shield can be boosted.
    ShieldBoost: "shield_boost" = [0.5, 0.8, 1.0],
    /// A furnace that is joined to batteries.
    Furnace: "furnace" = [0.4, 0.5, 0.8],
    /// A catapult with a hold, and half of it for each hold more.
    Catapult: "catapult" = [1.2, 1.2, 1.2],
    /// A cabin that a stasis chamber can refill, two at most for each chamber.
    Stasis: "stasis" = [0.5, 0.6, 1.2],
    /// A cabin that a specialist could live in.
    Specialist: "specialist" = [0.8, 1.2, 1.6],
    /// A plated side on the outside.
    PlatedSide: "plated_side" = [0.15, 0.15, 0.15],
    /// A component that can be expected to be added yet; what counts where grips are few or squares many.
    Room: "room" = [0.0, 0.0, 0.0, 1.0],
    /// A panel that has something to power.
    Panel: "panel" = [0.8, 1.0, 1.4],
    /// A side that a thruster can move the ship to.
    ThrusterSide: "thruster_side" = [0.3, 0.4, 0.6],
    /// The first crubot station; each further one half of the one before.
    Crubots: "crubots" = [0.4, 0.6, 0.8],
    /// A component whose crew is armed.
    Armed: "armed" = [0.15, 0.2, 0.25],
    /// An auto-defense system that may still find another one, at the start of building.
    Unpaired: "unpaired" = [0.2, 0.2, 0.3],
    /// A ship on which intruders are stopped nearly everywhere, if any may come.
    Guarded: "guarded" = [2.5, 2.5, 2.5, 2.5],
}

/// The tiles that ships are built with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yard {
    /// Those of the base game.
    Base,
    /// Those with new technology of *Keep on Trucking* among them, of which a share has been taken out.
    NewTiles,
    /// Those of *Another Big Expansion* among them, with or without those of *Keep on Trucking*.
    MoreTiles,
}

impl Yard {
    /// The yard of a game.
    pub fn of(view: View<'_>) -> Yard {
        let boxes = view.round().boxes;
        Yard::with(boxes.technology, boxes.abe_technology)
    }

    /// The yard with the new technology of one box, and of the other.
    pub fn with(technology: bool, abe_technology: bool) -> Yard {
        match (technology, abe_technology) {
            (_, true) => Yard::MoreTiles,
            (true, false) => Yard::NewTiles,
            (false, false) => Yard::Base,
        }
    }

    /// The name of its weights for a level in the data file.
    pub fn key(self, level: Level) -> String {
        match self {
            Yard::Base => level.to_string(),
            Yard::NewTiles => format!("{level} with new tiles"),
            Yard::MoreTiles => format!("{level} with more tiles"),
        }
    }
}

/// The name of the weights for few grips on a level in the data file.
fn few_grips_key(level: Level) -> String {
    format!("{level} in a hurry")
}

/// The data file of this crate. It is checked by a test; should it not load, hand-made weights still play.
static STORED: LazyLock<BTreeMap<String, Weights>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../weights.json")).unwrap_or_default());

/// One number for each term.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, f32>", into = "BTreeMap<String, f32>")]
pub struct Weights(pub [f32; TERMS]);

impl Weights {
    /// Hand-made weights of a level.
    pub fn hand_made(level: Level) -> Weights {
        Weights(HAND_MADE[level])
    }

    /// Weights found by self-play (`trucker tune`), from the data file of this crate.
    pub fn tuned(level: Level, yard: Yard) -> Weights {
        static TUNED: LazyLock<[ByLevel<Weights>; 3]> = LazyLock::new(|| {
            // Class IV has weights of its own with the tiles of its box, and others for any other yard.
            let stored =
                |yard: Yard, level| STORED.get(&yard.key(level)).or_else(|| STORED.get(&Yard::Base.key(level)));
            let tuned = |yard, level| stored(yard, level).copied().unwrap_or(Weights::hand_made(level));
            [Yard::Base, Yard::NewTiles, Yard::MoreTiles].map(|yard| ByLevel::each(|level| tuned(yard, level)))
        });
        TUNED[yard as usize][level]
    }

    /// No weight at all.
    pub const NONE: Weights = Weights([0.0; TERMS]);

    /// What hand-made weights are shifted by when there are few grips: room to grow counts, and more is good enough.
    pub fn hand_made_in_a_hurry(level: Level) -> Weights {
        let mut shift = Weights::NONE;
        shift.set(Term::Room, ByLevel([0.5, 2.0, 2.0, 2.0])[level]);
        shift.set(Term::ThresholdEarly, ByLevel([-0.76, -1.56, -2.1, -2.1])[level]);
        shift.set(Term::ThresholdLate, ByLevel([-0.33, 0.04, 0.0, 0.0])[level]);
        shift.set(Term::FaceUpMargin, ByLevel([0.24, 0.35, 0.57, 0.57])[level]);
        shift
    }

    /// What tuned weights are shifted by when there are few grips: to those that the data file has for that. Levels II
    /// and III were found by self-play turn by turn with somebody at the table who finishes early, level I by hand.
    pub fn tuned_in_a_hurry(level: Level) -> Weights {
        static SHIFTS: LazyLock<ByLevel<Weights>> = LazyLock::new(|| {
            ByLevel::each(|level| {
                let plenty = Weights::tuned(level, Yard::Base);
                STORED.get(&few_grips_key(level)).unwrap_or(&plenty).shifted(&plenty, -1.0)
            })
        });
        SHIFTS[level.min(Level::III)]
    }

    /// These weights, shifted by a share of others.
    pub fn shifted(mut self, by: &Weights, share: f32) -> Weights {
        for (weight, shift) in self.0.iter_mut().zip(by.0) {
            *weight += share * shift;
        }
        self
    }

    /// The number of a term.
    pub fn get(&self, term: Term) -> f32 {
        self.0[term as usize]
    }

    /// Changes the number of a term.
    pub fn set(&mut self, term: Term, value: f32) {
        self.0[term as usize] = value;
    }
}

impl From<Weights> for BTreeMap<String, f32> {
    fn from(weights: Weights) -> BTreeMap<String, f32> {
        Term::ALL.iter().map(|term| (term.key().to_string(), weights.get(*term))).collect()
    }
}

impl TryFrom<BTreeMap<String, f32>> for Weights {
    type Error = String;
    fn try_from(map: BTreeMap<String, f32>) -> Result<Weights, String> {
        let mut weights = Weights([0.0; TERMS]);
        for term in Term::ALL {
            let value = map.get(term.key()).ok_or_else(|| format!("the weight '{}' is missing", term.key()))?;
            if !value.is_finite() {
                return Err(format!("the weight '{}' is not a number", term.key()));
            }
            weights.set(*term, *value);
        }
        match map.keys().find(|key| Term::ALL.iter().all(|term| term.key() != key.as_str())) {
            Some(unknown) => Err(format!("there is no weight '{unknown}'")),
            None => Ok(weights),
        }
    }
}
