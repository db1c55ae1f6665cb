//! Cards and aliens that bend the rules of a flight: each is a file of its own, and nothing else knows it.
//!
//! Most change a number, a permission or what a ship can do ([`SeatRules`],
//! [`analysis`](crate::ship::analysis)). Those that look at something that happens, replace it or ask, do so at a
//! [`Moment`]. Order is a rule: the order of [`Modifier`].

mod moments;
mod rough_roads;
pub mod specialists;
mod titles;

use moments::Hook;
pub use moments::{Moment, Moments};

use crate::late::Late;
use crate::rules::{Ruleset, SeatRules};
use crate::ship::Quirks;
use crate::state::Player;
use crate::words::Title;
use serde::{Deserialize, Serialize};

/// A card or an alien with a rule of its own, in the order in which they act at the same moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Modifier {
    /// Rough Roads: ships that moved far may lose a component.
    MetalFatigue,
    /// Rough Roads: what is destroyed with something aboard takes its surroundings along.
    ExplosiveStuff,
    /// Rough Roads: whoever lands is shot at.
    ParanoidLocals,
    /// Rough Roads: a cabin with humans may be destroyed after each card.
    CosmicPsychosis,
    /// Rough Roads: cabins leave with their crew.
    PersonalizedCabins,
    /// Rough Roads: large meteors are small and small ones large.
    MeteoricInversion,
    /// Rough Roads: all but the strongest suffer.
    RemorselessFate,
    /// Rough Roads: enemies are stronger.
    BigBaddies,
    /// Rough Roads: what destroys a component hits the next one.
    PiercingProjectiles,
    /// Rough Roads: the crew is paid before the last card.
    UnionShip,
    /// Rough Roads: a miss is rolled again.
    BadLuck,
    /// Rough Roads: a card that is drawn after building.
    NastySurprise,
    /// Rough Roads: goods make humans ill.
    InfectedGoods,
    /// Rough Roads: uneven joints cost engine strength.
    DefectiveConnectors,
    /// Rough Roads: what falls off hits those behind.
    SpaceJunk,
    /// Rough Roads: ships turn round.
    GravitationalAnomaly,
    /// Rough Roads: nothing works in one column.
    DeadZone,
    /// Rough Roads: debris around what is abandoned.
    AbandonedDebris,
    /// Rough Roads: the old leader may shoot at the new one.
    WelcomeToTheLead,
    /// Rough Roads: more cards.
    ToughTrip,
    /// Rough Roads: misses hit where a rival chose.
    MurphysLaw,
    /// Cyan alien: pays half for losses, ties for titles.
    Lawyer,
    /// Cyan alien: aliens are worth more.
    Manager,
    /// Cyan alien: yellow and blue goods are worth more.
    Merchant,
    /// Cyan alien: a day ahead when others move.
    Micronavigator,
    /// Cyan alien: every card, one use of power is free.
    Techie,
    /// Cyan alien: one attack passes by, then it leaves.
    Diplomat,
    /// Gold title: what serves nothing falls off.
    Contraptionist,
    /// Gold title: as many crew on the left as on the right.
    Aesthete,
}

impl Modifier {
    /// All of them, in their order.
    pub const ALL: [Modifier; 29] = [
        Modifier::MetalFatigue,
        Modifier::ExplosiveStuff,
        Modifier::ParanoidLocals,
        Modifier::CosmicPsychosis,
        Modifier::PersonalizedCabins,
        Modifier::MeteoricInversion,
        Modifier::RemorselessFate,
        Modifier::BigBaddies,
        Modifier::PiercingProjectiles,
        Modifier::UnionShip,
        Modifier::BadLuck,
        Modifier::NastySurprise,
        Modifier::InfectedGoods,
        Modifier::DefectiveConnectors,
        Modifier::SpaceJunk,
        Modifier::GravitationalAnomaly,
        Modifier::DeadZone,
        Modifier::AbandonedDebris,
        Modifier::WelcomeToTheLead,
        Modifier::ToughTrip,
        Modifier::MurphysLaw,
        Modifier::Lawyer,
        Modifier::Manager,
        Modifier::Merchant,
        Modifier::Micronavigator,
        Modifier::Techie,
        Modifier::Diplomat,
        Modifier::Contraptionist,
        Modifier::Aesthete,
    ];

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

    /// What it does, as its own file says.
    fn effects(self) -> Effects {
        match self {
            Modifier::MetalFatigue => rough_roads::metal_fatigue::EFFECTS,
            Modifier::ExplosiveStuff => rough_roads::explosive_stuff::EFFECTS,
            Modifier::ParanoidLocals => rough_roads::paranoid_locals::EFFECTS,
            Modifier::CosmicPsychosis => rough_roads::cosmic_psychosis::EFFECTS,
            Modifier::PersonalizedCabins => rough_roads::personalized_cabins::EFFECTS,
            Modifier::MeteoricInversion => rough_roads::meteoric_inversion::EFFECTS,
            Modifier::RemorselessFate => rough_roads::remorseless_fate::EFFECTS,
            Modifier::BigBaddies => rough_roads::big_baddies::EFFECTS,
            Modifier::PiercingProjectiles => rough_roads::piercing_projectiles::EFFECTS,
            Modifier::UnionShip => rough_roads::union_ship::EFFECTS,
            Modifier::BadLuck => rough_roads::bad_luck::EFFECTS,
            Modifier::NastySurprise => rough_roads::nasty_surprise::EFFECTS,
            Modifier::InfectedGoods => rough_roads::infected_goods::EFFECTS,
            Modifier::DefectiveConnectors => rough_roads::defective_connectors::EFFECTS,
            Modifier::SpaceJunk => rough_roads::space_junk::EFFECTS,
            Modifier::GravitationalAnomaly => rough_roads::gravitational_anomaly::EFFECTS,
            Modifier::DeadZone => rough_roads::dead_zone::EFFECTS,
            Modifier::AbandonedDebris => rough_roads::abandoned_debris::EFFECTS,
            Modifier::WelcomeToTheLead => rough_roads::welcome_to_the_lead::EFFECTS,
            Modifier::ToughTrip => rough_roads::tough_trip::EFFECTS,
            Modifier::MurphysLaw => rough_roads::murphys_law::EFFECTS,
            Modifier::Contraptionist => titles::contraptionist::EFFECTS,
            Modifier::Aesthete => titles::aesthete::EFFECTS,
            Modifier::Lawyer
            | Modifier::Manager
            | Modifier::Merchant
            | Modifier::Micronavigator
            | Modifier::Techie
            | Modifier::Diplomat => match specialists::hook(self) {
                Some((at, act)) => Effects { at, act, ..Effects::NONE },
                None => Effects::NONE,
            },
        }
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
    *rules = Ruleset { board: rules.board, dead_column: rules.dead_column, late_cards: rules.late_cards, ..plain };
    let mut all = Modifiers::NONE;
    for seat in players.iter_mut().map(|player| &mut player.rules) {
        let SeatRules { handicap, second, modifiers, named, .. } = *seat;
        *seat = SeatRules { handicap, second, modifiers, named, ..SeatRules::default() };
        all = all.or(*modifiers);
        modifiers.iter().for_each(|modifier| (modifier.effects().bend_for)(seat));
    }
    all.iter().for_each(|modifier| (modifier.effects().bend)(rules));
    rules.moments = Late(Moments::of(all));
}

/// How the ships of somebody with these modifiers differ from others.
pub fn quirks(modifiers: Modifiers, rules: &Ruleset) -> Quirks {
    let mut quirks = Quirks::default();
    modifiers.iter().for_each(|modifier| (modifier.effects().twist)(&mut quirks, rules));
    quirks
}

/// A set of modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers(u32);

impl Modifiers {
    /// None of them.
    pub const NONE: Modifiers = Modifiers(0);

    /// Is it in the set?
    #[inline]
    pub fn contains(self, modifier: Modifier) -> bool {
        self.0 >> modifier as u8 & 1 != 0
    }

    /// Adds one.
    pub fn insert(&mut self, modifier: Modifier) {
        self.0 |= 1 << modifier as u8;
    }

    /// Takes one out.
    pub fn remove(&mut self, modifier: Modifier) {
        self.0 &= !(1 << modifier as u8);
    }

    /// Those in either set.
    pub fn or(self, other: Modifiers) -> Modifiers {
        Modifiers(self.0 | other.0)
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
        Modifiers(self.0 & other.0)
    }

    /// Is there none in it?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Modifier::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*next)
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
