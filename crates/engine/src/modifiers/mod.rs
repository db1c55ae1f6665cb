//! Cards and aliens that bend the rules of a flight: each is a file of its own, and nothing else knows it.
//!
//! Most change a number, a permission or what a ship can do ([`SeatRules`],
//! [`analysis`](crate::ship::analysis)). Those that look at something that happens, replace it or ask, do so at a
//! [`Moment`]. Order is a rule: the order of [`Modifier`].

mod moments;
mod rough_roads;
pub mod specialists;
pub mod titles;

use moments::Hook;
pub use moments::{Moment, Moments};

use crate::rules::{Ruleset, SeatRules};
use crate::ship::Quirks;
use crate::state::Player;
use crate::words::Title;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Makes the list of modifiers: a line here, with the word for it, and a file that says what it does are all that one
/// needs.
macro_rules! modifiers {
    ($($(#[$about:meta])* $name:ident $word:literal => $effects:expr,)*) => {
        /// A card, an alien or a title with a rule of its own, in the order in which they act at the same moment.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Modifier {
            $($(#[$about])* #[serde(rename = $word)] $name,)*
        }

        impl Modifier {
            /// All of them, in their order.
            pub const ALL: [Modifier; [$(stringify!($name)),*].len()] = [$(Modifier::$name),*];

            /// What it is called in files, messages and sentences.
            pub fn name(self) -> &'static str {
                match self {
                    $(Modifier::$name => $word,)*
                }
            }

            /// What it does, as its own file says.
            fn effects(self) -> Effects {
                match self {
                    $(Modifier::$name => $effects,)*
                }
            }
        }
    };
}

modifiers! {
    /// Rough Roads: ships that moved far may lose a component.
    MetalFatigue "metal_fatigue" => rough_roads::metal_fatigue::EFFECTS,
    /// Rough Roads: what is destroyed with something aboard takes its surroundings along.
    ExplosiveStuff "explosive_stuff" => rough_roads::explosive_stuff::EFFECTS,
    /// Rough Roads: whoever lands is shot at.
    ParanoidLocals "paranoid_locals" => rough_roads::paranoid_locals::EFFECTS,
    /// Rough Roads: a cabin with humans may be destroyed after each card.
    CosmicPsychosis "cosmic_psychosis" => rough_roads::cosmic_psychosis::EFFECTS,
    /// Rough Roads: cabins leave with their crew.
    PersonalizedCabins "personalized_cabins" => rough_roads::personalized_cabins::EFFECTS,
    /// Rough Roads: large meteors are small and small ones large.
    MeteoricInversion "meteoric_inversion" => rough_roads::meteoric_inversion::EFFECTS,
    /// Rough Roads: all but the strongest suffer.
    RemorselessFate "remorseless_fate" => rough_roads::remorseless_fate::EFFECTS,
    /// Rough Roads: enemies are stronger.
    BigBaddies "big_baddies" => rough_roads::big_baddies::EFFECTS,
    /// Rough Roads: what destroys a component hits the next one.
    PiercingProjectiles "piercing_projectiles" => rough_roads::piercing_projectiles::EFFECTS,
    /// Rough Roads: the crew is paid before the last card.
    UnionShip "union_ship" => rough_roads::union_ship::EFFECTS,
    /// Rough Roads: a miss is rolled again.
    BadLuck "bad_luck" => rough_roads::bad_luck::EFFECTS,
    /// Rough Roads: a card that is drawn after building.
    NastySurprise "nasty_surprise" => rough_roads::nasty_surprise::EFFECTS,
    /// Rough Roads: goods make humans ill.
    InfectedGoods "infected_goods" => rough_roads::infected_goods::EFFECTS,
    /// Rough Roads: uneven joints cost engine strength.
    DefectiveConnectors "defective_connectors" => rough_roads::defective_connectors::EFFECTS,
    /// Rough Roads: what falls off hits those behind.
    SpaceJunk "space_junk" => rough_roads::space_junk::EFFECTS,
    /// Rough Roads: ships turn round.
    GravitationalAnomaly "gravitational_anomaly" => rough_roads::gravitational_anomaly::EFFECTS,
    /// Rough Roads: nothing works in one column.
    DeadZone "dead_zone" => rough_roads::dead_zone::EFFECTS,
    /// Rough Roads: debris around what is abandoned.
    AbandonedDebris "abandoned_debris" => rough_roads::abandoned_debris::EFFECTS,
    /// Rough Roads: the old leader may shoot at the new one.
    WelcomeToTheLead "welcome_to_the_lead" => rough_roads::welcome_to_the_lead::EFFECTS,
    /// Rough Roads: more cards.
    ToughTrip "tough_trip" => rough_roads::tough_trip::EFFECTS,
    /// Rough Roads: misses hit where a rival chose.
    MurphysLaw "murphys_law" => rough_roads::murphys_law::EFFECTS,
    /// Cyan alien: pays half for losses, ties for titles.
    Lawyer "lawyer" => specialists::lawyer::EFFECTS,
    /// Cyan alien: aliens are worth more.
    Manager "manager" => specialists::manager::EFFECTS,
    /// Cyan alien: yellow and blue goods are worth more.
    Merchant "merchant" => specialists::merchant::EFFECTS,
    /// Cyan alien: a day ahead when others move.
    Micronavigator "micronavigator" => specialists::micronavigator::EFFECTS,
    /// Cyan alien: every card, one use of power is free.
    Techie "techie" => specialists::techie::EFFECTS,
    /// Cyan alien: one attack passes by, then it leaves.
    Diplomat "diplomat" => specialists::diplomat::EFFECTS,
    /// Gold title: what serves nothing falls off.
    Contraptionist "contraptionist" => titles::contraptionist::EFFECTS,
    /// Gold title: as many crew on the left as on the right.
    Aesthete "aesthete" => titles::aesthete::EFFECTS,
    /// Gold title: reserved components come first, and are added last.
    MasterEngineer "master_engineer" => titles::master_engineer::EFFECTS,
    /// Gold title: holds side by side are useless.
    FreightHauler "freight_hauler" => titles::freight_hauler::EFFECTS,
    /// Gold title: batteries beside what they feed are useless.
    PowerTrucker "power_trucker" => titles::power_trucker::EFFECTS,
    /// Gold title: life support must match its neighbours exactly.
    Xenoquartermaster "xenoquartermaster" => titles::xenoquartermaster::EFFECTS,
    /// Gold title: exposed connectors drive people from their cabins.
    CruiseCaptain "cruise_captain" => titles::cruise_captain::EFFECTS,
    /// Gold title: corridors take their neighbours along.
    Corridorist "corridorist" => titles::corridorist::EFFECTS,
}

impl Modifier {
    /// Is it a card of the Rough Roads deck?
    pub fn is_road(self) -> bool {
        self <= Modifier::MurphysLaw
    }

    /// The six cyan aliens.
    pub const SPECIALISTS: [Modifier; 6] = [
        Modifier::Lawyer,
        Modifier::Manager,
        Modifier::Merchant,
        Modifier::Micronavigator,
        Modifier::Techie,
        Modifier::Diplomat,
    ];
}

/// What a modifier does.
#[derive(Clone, Copy)]
struct Effects {
    /// When it acts.
    at: Moments,
    /// What it does then.
    act: Hook,
    /// What it changes for the whole flight.
    bend: fn(&mut Ruleset),
    /// What it changes for those it holds for.
    bend_for: fn(&mut SeatRules),
    /// What it changes about their ships.
    twist: fn(&mut Quirks, &Ruleset),
    /// Is a column rolled for before building?
    column: bool,
    /// The gold title whose handicap it is.
    title: Option<Title>,
}

impl Effects {
    const NONE: Effects = Effects {
        at: Moments::NONE,
        act: |_, _, _| Ok(()),
        bend: |_| {},
        bend_for: |_| {},
        twist: |_, _| {},
        column: false,
        title: None,
    };
}

/// What holds for a flight in which each player has these modifiers, from what would hold without any.
pub fn resolve(rules: &mut Ruleset, players: &mut [Player]) {
    let plain = Ruleset::new(rules.level, rules.learning);
    let Ruleset { board, boards, holes, dead_column, late_cards, .. } = *rules;
    *rules = Ruleset { board, boards, holes, dead_column, late_cards, ..plain };
    let mut all = Modifiers::NONE;
    for seat in players.iter_mut().map(|player| &mut player.rules) {
        let SeatRules { handicap, second, modifiers, named, .. } = *seat;
        *seat = SeatRules { handicap, second, modifiers, named, ..SeatRules::default() };
        all = all.or(modifiers);
        modifiers.iter().for_each(|modifier| (modifier.effects().bend_for)(seat));
    }
    all.iter().for_each(|modifier| (modifier.effects().bend)(rules));
    rules.moments = Moments::of(all);
}

/// What holds for somebody who flies with these gold titles and nothing else.
pub fn with_titles(handicap: Option<Title>, second: Option<Title>) -> SeatRules {
    let mut rules = SeatRules { handicap, second, ..SeatRules::default() };
    rules.modifiers = Modifiers::of_titles(&rules);
    rules.modifiers.iter().for_each(|modifier| (modifier.effects().bend_for)(&mut rules));
    rules
}

/// How the ships of somebody with these modifiers differ from others.
pub fn quirks(modifiers: Modifiers, rules: &Ruleset) -> Quirks {
    let mut quirks = Quirks::default();
    modifiers.iter().for_each(|modifier| (modifier.effects().twist)(&mut quirks, rules));
    quirks
}

/// A set of modifiers: two words, which are room for the two abilities of each of eighteen members beside all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers([u64; WORDS]);

const WORDS: usize = 2;
const _: () = assert!(Modifier::ALL.len() <= WORDS * u64::BITS as usize, "every modifier has its bit");

impl Hash for Modifiers {
    /// A word counts only if something is in it or behind it, so that modifiers of later boxes change no older digest.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [first, second] = self.0;
        first.hash(state);
        if second != 0 {
            second.hash(state);
        }
    }
}

impl Modifiers {
    /// None of them.
    pub const NONE: Modifiers = Modifiers([0; WORDS]);

    /// The word of a modifier and its bit there.
    #[inline]
    fn place(modifier: Modifier) -> (usize, u64) {
        let number = modifier as usize;
        (number / u64::BITS as usize, 1 << (number % u64::BITS as usize))
    }

    /// Is it in the set?
    #[inline]
    pub fn contains(self, modifier: Modifier) -> bool {
        let (word, bit) = Modifiers::place(modifier);
        self.0[word] & bit != 0
    }

    /// Adds one.
    pub fn insert(&mut self, modifier: Modifier) {
        let (word, bit) = Modifiers::place(modifier);
        self.0[word] |= bit;
    }

    /// Takes one out.
    pub fn remove(&mut self, modifier: Modifier) {
        let (word, bit) = Modifiers::place(modifier);
        self.0[word] &= !bit;
    }

    /// Those in either set.
    pub fn or(self, other: Modifiers) -> Modifiers {
        Modifiers(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The handicaps of the gold titles that somebody flies with.
    pub fn of_titles(rules: &SeatRules) -> Modifiers {
        if rules.handicap.is_none() && rules.second.is_none() {
            return Modifiers::NONE;
        }
        let title = |modifier: &Modifier| modifier.effects().title;
        Modifier::ALL.into_iter().filter(|it| title(it).is_some_and(|title| rules.flies_with(title))).collect()
    }

    /// Is a column rolled for before building?
    pub fn need_a_column(self) -> bool {
        self.iter().any(|modifier| modifier.effects().column)
    }

    /// Those of the Rough Roads deck.
    pub fn roads(self) -> Modifiers {
        self.iter().filter(|modifier| modifier.is_road()).collect()
    }

    /// Those in both sets.
    pub fn and(self, other: Modifiers) -> Modifiers {
        Modifiers(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Is there none in it?
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Those in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.checked_sub(1)?;
                Modifier::ALL.get(word * u64::BITS as usize + bit).copied()
            })
        })
    }
}

impl FromIterator<Modifier> for Modifiers {
    fn from_iter<I: IntoIterator<Item = Modifier>>(modifiers: I) -> Modifiers {
        let mut set = Modifiers::NONE;
        for modifier in modifiers {
            set.insert(modifier);
        }
        set
    }
}
