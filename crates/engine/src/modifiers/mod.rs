//! Cards and aliens that bend the rules of a flight: each is a file of its own, and nothing else knows it.
//!
//! Most change a number, a permission or what a ship can do ([`SeatRules`],
//! [`analysis`](crate::ship::analysis)). Those that look at something that happens, replace it or ask, do so at a
//! [`Moment`]. Order is a rule: the order of [`Modifier`].

mod rough_roads;
pub mod specialists;
mod titles;

use crate::card::{CardId, Measure};
use crate::event::Loss;
use crate::late::Late;
use crate::rules::{Ruleset, SeatRules};
use crate::script::{Cx, Flow};
use crate::ship::{Aboard, Quirks};
use crate::squares::{Square, Squares};
use crate::state::Player;
use crate::words::{BySeat, Goods, Roll, Seat, Seats, Strength, Title};
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
        at: Moments(0),
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

/// Something that happens, which modifiers may look at, change or answer with questions of their own.
pub enum Moment<'m> {
    /// Everyone has finished building; nothing is aboard yet.
    BuildingDone,
    /// All ships are legal and in one piece; nothing is aboard yet.
    Checked,
    /// Crew, batteries and goods are aboard; the first card comes next.
    Prepared,
    /// Those who fly on are known; the next card is about to be revealed.
    BeforeCard {
        /// Is it the last one?
        last: bool,
    },
    /// A card was revealed; nothing of it has happened.
    Revealed {
        /// Which.
        card: CardId,
    },
    /// An enemy appears.
    EnemyMet {
        /// How strong it is, for each of those who meet it.
        strength: &'m mut BySeat<Strength>,
    },
    /// Somebody is about to declare a strength.
    Declaring {
        /// Who.
        seat: Seat,
        /// Which.
        measure: Measure,
    },
    /// An enemy attacks somebody.
    Attacked {
        /// Whom.
        seat: Seat,
        /// How strong it is.
        against: Strength,
        /// Does it pass them by?
        spared: &'m mut bool,
    },
    /// A line of a combat zone has found its victims; nothing has been done to them.
    Judged {
        /// What was compared.
        measure: Measure,
        /// Who suffers.
        victims: &'m mut Seats,
    },
    /// Everyone has decided about landing; nobody has loaded.
    Landed {
        /// Who landed.
        landed: Seats,
    },
    /// Somebody has loaded goods.
    GoodsOffered {
        /// Who.
        seat: Seat,
        /// How many blocks were on offer, as far as the bank had them.
        blocks: u8,
    },
    /// A projectile is about to miss a ship.
    Missed {
        /// Whose.
        seat: Seat,
        /// The row or column it flies in.
        roll: &'m mut Roll,
    },
    /// Everyone has faced a projectile.
    VolleyDone {
        /// Who faced it.
        at: Seats,
        /// Who was hit by it, or spent a battery on it.
        hit: Seats,
        /// How often it has been rolled for.
        rolls: u8,
        /// For whom it is rolled again.
        again: &'m mut Seats,
    },
    /// A component has left a ship; what was held by it has not fallen off yet.
    TileLost {
        /// Whose.
        seat: Seat,
        /// Where it was.
        square: Square,
        /// What stood on it.
        aboard: Aboard,
        /// Why.
        loss: Loss,
        /// What is destroyed along with it.
        more: &'m mut Squares,
    },
    /// A ship has lost components and is in one piece again.
    Settling {
        /// Whose.
        seat: Seat,
        /// What falls off as well.
        falling: &'m mut Squares,
    },
    /// Crew has left a ship.
    CrewLost {
        /// Whose.
        seat: Seat,
        /// The cabins they lived in.
        cabins: Squares,
    },
    /// Somebody has overtaken the leader.
    LeadTaken {
        /// The leader until now.
        from: Seat,
        /// The new one.
        by: Seat,
    },
    /// A card is fully resolved; nobody has left yet.
    CardDone,
    /// All else about a card has been done, too: what fell off by now fell off on it. Nobody has left yet.
    Aftermath,
    /// Goods have been sold and losses paid for.
    Payday {
        /// By whom.
        seat: Seat,
        /// What was sold.
        goods: Goods,
    },
}

/// Kinds of moments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moments(u32);

impl Moments {
    /// See [`Moment::BuildingDone`].
    pub const BUILDING_DONE: Moments = Moments(1 << 0);
    /// See [`Moment::Prepared`].
    pub const PREPARED: Moments = Moments(1 << 1);
    /// See [`Moment::BeforeCard`].
    pub const BEFORE_CARD: Moments = Moments(1 << 2);
    /// See [`Moment::Revealed`].
    pub const REVEALED: Moments = Moments(1 << 3);
    /// See [`Moment::EnemyMet`].
    pub const ENEMY_MET: Moments = Moments(1 << 4);
    /// See [`Moment::Attacked`].
    pub const ATTACKED: Moments = Moments(1 << 5);
    /// See [`Moment::Judged`].
    pub const JUDGED: Moments = Moments(1 << 6);
    /// See [`Moment::Landed`].
    pub const LANDED: Moments = Moments(1 << 7);
    /// See [`Moment::GoodsOffered`].
    pub const GOODS_OFFERED: Moments = Moments(1 << 8);
    /// See [`Moment::Missed`].
    pub const MISSED: Moments = Moments(1 << 9);
    /// See [`Moment::VolleyDone`].
    pub const VOLLEY_DONE: Moments = Moments(1 << 10);
    /// See [`Moment::TileLost`].
    pub const TILE_LOST: Moments = Moments(1 << 11);
    /// See [`Moment::CrewLost`].
    pub const CREW_LOST: Moments = Moments(1 << 12);
    /// See [`Moment::LeadTaken`].
    pub const LEAD_TAKEN: Moments = Moments(1 << 13);
    /// See [`Moment::CardDone`].
    pub const CARD_DONE: Moments = Moments(1 << 14);
    /// See [`Moment::Payday`].
    pub const PAYDAY: Moments = Moments(1 << 15);
    /// See [`Moment::Checked`].
    pub const CHECKED: Moments = Moments(1 << 16);
    /// See [`Moment::Declaring`].
    pub const DECLARING: Moments = Moments(1 << 17);
    /// See [`Moment::Settling`].
    pub const SETTLING: Moments = Moments(1 << 18);

    /// See [`Moment::Aftermath`].
    pub const AFTERMATH: Moments = Moments(1 << 19);

    #[inline]
    fn meets(self, other: Moments) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds of both.
    pub const fn or(self, other: Moments) -> Moments {
        Moments(self.0 | other.0)
    }

    /// The moments at which at least one of these acts.
    pub fn of(modifiers: Modifiers) -> Moments {
        modifiers.iter().fold(Moments::default(), |all, modifier| all.or(modifier.effects().at))
    }
}

impl Moment<'_> {
    #[inline(always)]
    fn kind(&self) -> Moments {
        match self {
            Moment::BuildingDone => Moments::BUILDING_DONE,
            Moment::Prepared => Moments::PREPARED,
            Moment::BeforeCard { .. } => Moments::BEFORE_CARD,
            Moment::Revealed { .. } => Moments::REVEALED,
            Moment::EnemyMet { .. } => Moments::ENEMY_MET,
            Moment::Attacked { .. } => Moments::ATTACKED,
            Moment::Judged { .. } => Moments::JUDGED,
            Moment::Landed { .. } => Moments::LANDED,
            Moment::GoodsOffered { .. } => Moments::GOODS_OFFERED,
            Moment::Missed { .. } => Moments::MISSED,
            Moment::VolleyDone { .. } => Moments::VOLLEY_DONE,
            Moment::TileLost { .. } => Moments::TILE_LOST,
            Moment::CrewLost { .. } => Moments::CREW_LOST,
            Moment::LeadTaken { .. } => Moments::LEAD_TAKEN,
            Moment::CardDone => Moments::CARD_DONE,
            Moment::Payday { .. } => Moments::PAYDAY,
            Moment::Checked => Moments::CHECKED,
            Moment::Declaring { .. } => Moments::DECLARING,
            Moment::Settling { .. } => Moments::SETTLING,
            Moment::Aftermath => Moments::AFTERMATH,
        }
    }
}

/// What a modifier does at a moment. It holds for the seats given, which are never none.
type Hook = fn(&mut Cx<'_, '_>, &mut Moment<'_>, Seats) -> Flow;

impl Cx<'_, '_> {
    /// Lets those who act at such a moment act. Costs a load and a branch if nobody does.
    #[inline(always)]
    pub fn moment(&mut self, mut moment: Moment<'_>) -> Flow {
        if self.state().rules.moments.meets(moment.kind()) { self.run_hooks(&mut moment) } else { Ok(()) }
    }

    /// Does anyone act at such a moment?
    pub fn acts_at(&self, moments: Moments) -> bool {
        self.state().rules.moments.meets(moments)
    }

    #[cold]
    fn run_hooks(&mut self, moment: &mut Moment<'_>) -> Flow {
        for modifier in Modifier::ALL {
            let Effects { at, act, .. } = modifier.effects();
            if at.meets(moment.kind()) {
                let holds_for: Seats = self
                    .state()
                    .seats()
                    .iter()
                    .filter(|seat| self.seat_rules(*seat).modifiers.contains(modifier))
                    .collect();
                if !holds_for.is_empty() {
                    act(self, moment, holds_for)?;
                }
            }
        }
        Ok(())
    }
}
