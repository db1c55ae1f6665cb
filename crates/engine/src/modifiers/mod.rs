//! Cards and aliens that bend the rules of a flight: each is a file of its own, and nothing else knows it.
//!
//! Most change a number, a permission or what a ship can do ([`SeatRules`],
//! [`analysis`](crate::ship::analysis)). Those that look at something that happens, replace it or ask, do so at a
//! [`Moment`]. Order is a rule: the order of [`Modifier`].

mod abilities;
mod moments;
pub mod specialists;
pub mod team;
pub mod titles;

use abilities::Use;
pub use abilities::{About, Marker, Nth, Part, Window};
use moments::Hook;
pub use moments::{Moment, Moments};

use crate::named::listed;
use crate::rules::{Ruleset, SeatRules};
use crate::ship::Quirks;
use crate::ship::leeway::Freedoms;
use crate::state::Player;
use crate::words::Title;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// *Keep on Trucking*: *Rough Roads*. Each card is a file of its own.
mod rough_roads {
    pub(super) mod abandoned_debris;
    pub(super) mod bad_luck;
    pub(super) mod big_baddies;
    pub(super) mod cosmic_psychosis;
    pub(super) mod dead_zone;
    pub(super) mod defective_connectors;
    pub(super) mod explosive_stuff;
    pub(super) mod gravitational_anomaly;
    pub(super) mod infected_goods;
    pub(super) mod metal_fatigue;
    pub(super) mod meteoric_inversion;
    pub(super) mod murphys_law;
    pub(super) mod nasty_surprise;
    pub(super) mod paranoid_locals;
    pub(super) mod personalized_cabins;
    pub(super) mod piercing_projectiles;
    pub(super) mod remorseless_fate;
    pub(super) mod space_junk;
    pub(super) mod tough_trip;
    pub(super) mod union_ship;
    pub(super) mod welcome_to_the_lead;
}

/// Makes the list of modifiers: a line here and a file that says what it does are all that one needs. Its name
/// everywhere else is the one that it has here.
macro_rules! modifiers {
    ($($(#[$whose:meta])* $family:ident $list:ident { $($(#[$about:meta])* $name:ident => $effects:expr,)* })*) => {
        /// A card, an alien or a title with a rule of its own, in the order in which they act at the same moment.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[derive(strum::EnumCount, strum::EnumMessage, strum::IntoStaticStr, strum::VariantArray)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[repr(u8)]
        pub enum Modifier {
            $($($(#[$about])* $name,)*)*
        }

        impl Modifier {
            $($(#[$whose])*
            pub const $list: [Modifier; [$(stringify!($name)),*].len()] = [$(Modifier::$name),*];)*

            /// What kind of thing it is.
            pub fn family(self) -> Family {
                match self {
                    $($(Modifier::$name)|* => Family::$family,)*
                }
            }

            /// What it does, as its own file says.
            fn effects(self) -> Effects {
                match self {
                    $($(Modifier::$name => $effects,)*)*
                }
            }
        }
    };
}

/// Where modifiers come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Family {
    /// Cards of the Rough Roads deck.
    Road,
    /// Cyan aliens.
    Specialist,
    /// Handicaps of gold titles.
    Title,
    /// Abilities of the support team.
    Member,
}

listed! {
    /// All of them, in their order.
    Modifier,
}

modifiers! {
    /// The cards of the Rough Roads deck.
    Road ROADS {
        /// Ships that moved far may lose a component.
        MetalFatigue => rough_roads::metal_fatigue::EFFECTS,
        /// What is destroyed with something aboard takes its surroundings along.
        ExplosiveStuff => rough_roads::explosive_stuff::EFFECTS,
        /// Whoever lands is shot at.
        ParanoidLocals => rough_roads::paranoid_locals::EFFECTS,
        /// A cabin with humans may be destroyed after each card.
        CosmicPsychosis => rough_roads::cosmic_psychosis::EFFECTS,
        /// Cabins leave with their crew.
        PersonalizedCabins => rough_roads::personalized_cabins::EFFECTS,
        /// Large meteors are small and small ones large.
        MeteoricInversion => rough_roads::meteoric_inversion::EFFECTS,
        /// All but the strongest suffer.
        RemorselessFate => rough_roads::remorseless_fate::EFFECTS,
        /// Enemies are stronger.
        BigBaddies => rough_roads::big_baddies::EFFECTS,
        /// What destroys a component hits the next one.
        PiercingProjectiles => rough_roads::piercing_projectiles::EFFECTS,
        /// The crew is paid before the last card.
        UnionShip => rough_roads::union_ship::EFFECTS,
        /// A miss is rolled again.
        BadLuck => rough_roads::bad_luck::EFFECTS,
        /// Another card is drawn after building.
        NastySurprise => rough_roads::nasty_surprise::EFFECTS,
        /// Goods make humans ill.
        InfectedGoods => rough_roads::infected_goods::EFFECTS,
        /// Uneven joints cost engine strength.
        DefectiveConnectors => rough_roads::defective_connectors::EFFECTS,
        /// What falls off hits those behind.
        SpaceJunk => rough_roads::space_junk::EFFECTS,
        /// Ships turn round.
        GravitationalAnomaly => rough_roads::gravitational_anomaly::EFFECTS,
        /// Nothing works in one column.
        DeadZone => rough_roads::dead_zone::EFFECTS,
        /// Debris flies around what is abandoned.
        AbandonedDebris => rough_roads::abandoned_debris::EFFECTS,
        /// The old leader may shoot at the new one.
        WelcomeToTheLead => rough_roads::welcome_to_the_lead::EFFECTS,
        /// There are more cards.
        ToughTrip => rough_roads::tough_trip::EFFECTS,
        /// Misses hit where a rival chose.
        MurphysLaw => rough_roads::murphys_law::EFFECTS,
    }
    /// The cyan aliens, in the order of their numbers in questions.
    Specialist SPECIALISTS {
        /// Pays half for losses, ties for titles.
        Lawyer => specialists::lawyer::EFFECTS,
        /// Aliens are worth more.
        Manager => specialists::manager::EFFECTS,
        /// Yellow and blue goods are worth more.
        Merchant => specialists::merchant::EFFECTS,
        /// A day ahead when others move.
        Micronavigator => specialists::micronavigator::EFFECTS,
        /// One use of power is free on every card.
        Techie => specialists::techie::EFFECTS,
        /// One attack passes by, then it leaves.
        Diplomat => specialists::diplomat::EFFECTS,
    }
    /// The handicaps of gold titles.
    Title TITLES {
        /// What serves nothing falls off.
        Contraptionist => titles::contraptionist::EFFECTS,
        /// As many crew on the left as on the right.
        Aesthete => titles::aesthete::EFFECTS,
        /// The reserve is filled first and added last.
        MasterEngineer => titles::master_engineer::EFFECTS,
        /// Holds side by side are useless.
        FreightHauler => titles::freight_hauler::EFFECTS,
        /// Batteries beside what they feed are useless.
        PowerTrucker => titles::power_trucker::EFFECTS,
        /// Life support must match its neighbours exactly.
        Xenoquartermaster => titles::xenoquartermaster::EFFECTS,
        /// Exposed connectors drive people from their cabins.
        CruiseCaptain => titles::cruise_captain::EFFECTS,
        /// Corridors take their neighbours along.
        Corridorist => titles::corridorist::EFFECTS,
    }
    /// The abilities of the support team: two of each member, in the order of [`Member`](crate::team::Member).
    Member MEMBERS {
        /// Pays for guessing right who finishes in which place.
        AdvertiserA => team::advertiser::A,
        /// Pays for plated sides that can be seen from outside.
        AdvertiserB => team::advertiser::B,
        /// One component may stand outside the outline.
        ArchitectA => team::architect::A,
        /// One prize more for the best-looking ship.
        ArchitectB => team::architect::B,
        /// Two components are joined without a joint.
        AssemblerA => team::assembler::A,
        /// The exposed connectors of one component become plating.
        AssemblerB => team::assembler::B,
        /// Starts farther ahead.
        BureaucratA => team::bureaucrat::A,
        /// Bonuses are raised or lowered for everyone.
        BureaucratB => team::bureaucrat::B,
        /// A third component in reserve, and none of them is lost.
        BuyerA => team::buyer::A,
        /// What is in reserve is safe, and may be put back.
        BuyerB => team::buyer::B,
        /// One component becomes another one after building.
        DeliverymanA => team::deliveryman::A,
        /// Two components become others while building.
        DeliverymanB => team::deliveryman::B,
        /// A human lives with every alien.
        HotelClerkA => team::hotel_clerk::A,
        /// Two of those in each stasis chamber are awake.
        HotelClerkB => team::hotel_clerk::B,
        /// Something may stand before one barrel and behind one exhaust.
        HypergeometerA => team::hypergeometer::A,
        /// One cannon points wherever it should.
        HypergeometerB => team::hypergeometer::B,
        /// All piles can be read, also after finishing.
        InspectorA => team::inspector::A,
        /// All piles are read before building.
        InspectorB => team::inspector::B,
        /// While building, the ship may be in two pieces.
        PlannerA => team::planner::A,
        /// Components that were planned pay.
        PlannerB => team::planner::B,
        /// Two pipes join neighbours without connectors.
        PlumberA => team::plumber::A,
        /// All sides of one component become universal connectors.
        PlumberB => team::plumber::B,
        /// What others have reserved can be taken.
        SaboteurA => team::saboteur::A,
        /// Takes a human from every other ship, and loosens a joint there.
        SaboteurB => team::saboteur::B,
        /// Everyone pays for exposed connectors.
        SecurityGuardA => team::security_guard::A,
        /// The others have to stop building for a while.
        SecurityGuardB => team::security_guard::B,
        /// Structural modules and routers hide blocks.
        SmugglerA => team::smuggler::A,
        /// Those blocks are worth more.
        SmugglerB => team::smuggler::B,
        /// A red block may lie in a white container of each hold.
        StockBoyA => team::stock_boy::A,
        /// Chooses what is taken, and hides what lies in red containers.
        StockBoyB => team::stock_boy::B,
        /// Components are added after finishing.
        SwindlerA => team::swindler::A,
        /// A credit more of what is gained, one less of what is paid.
        SwindlerB => team::swindler::B,
        /// Buys yellow goods before the flight.
        TraderA => team::trader::A,
        /// The price of one colour changes for everyone.
        TraderB => team::trader::B,
        /// Two joints of one pipe with two.
        WelderA => team::welder::A,
        /// Three exposed connectors do not count.
        WelderB => team::welder::B,
    }
}

impl Modifier {
    /// What it does, in a few words: those written beside its name above.
    pub fn about(self) -> &'static str {
        strum::EnumMessage::get_documentation(&self).unwrap_or_default()
    }

    /// Is it a card of the Rough Roads deck?
    pub fn is_road(self) -> bool {
        self.family() == Family::Road
    }
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
    /// What its owner may do with it, and when.
    ability: Option<Use>,
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
        ability: None,
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

/// What a modifier by itself allows while a ship is built.
pub fn frees(modifier: Modifier) -> Freedoms {
    let mut rules = SeatRules::default();
    (modifier.effects().bend_for)(&mut rules);
    rules.freedoms
}

/// How the ships of somebody with these modifiers differ from others.
pub fn quirks(modifiers: Modifiers, rules: &Ruleset) -> Quirks {
    let mut quirks = Quirks::default();
    modifiers.iter().for_each(|modifier| (modifier.effects().twist)(&mut quirks, rules));
    quirks
}

/// A set of modifiers: two words, which are room for the two abilities of each of eighteen members beside all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Modifier>", into = "Vec<Modifier>")]
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

    /// Those that are not in another set.
    pub fn minus(self, other: Modifiers) -> Modifiers {
        Modifiers(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.into_iter().map(u64::count_ones).sum::<u32>() as usize
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

impl From<Vec<Modifier>> for Modifiers {
    fn from(modifiers: Vec<Modifier>) -> Modifiers {
        modifiers.into_iter().collect()
    }
}

impl From<Modifiers> for Vec<Modifier> {
    fn from(modifiers: Modifiers) -> Vec<Modifier> {
        modifiers.iter().collect()
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
