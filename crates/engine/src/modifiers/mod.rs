//! Cards and aliens that bend the rules of a flight: each is a file of its own, and nothing else knows it.
//!
//! Most change a number, a permission or what a ship can do ([`SeatRules`](crate::rules::SeatRules),
//! [`analysis`](crate::ship::analysis)). Those that look at something that happens, replace it or ask, do so at a
//! [`Moment`]. Order is a rule: the order of [`Modifier`].

pub mod specialists;

use crate::card::{CardId, Measure};
use crate::event::Loss;
use crate::script::{Cx, Flow};
use crate::ship::Aboard;
use crate::squares::{Square, Squares};
use crate::words::{Goods, Roll, Seat, Seats, Side, Strength};
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

    /// The six cyan aliens.
    pub const SPECIALISTS: [Modifier; 6] = [
        Modifier::Lawyer,
        Modifier::Manager,
        Modifier::Merchant,
        Modifier::Micronavigator,
        Modifier::Techie,
        Modifier::Diplomat,
    ];

    /// When it acts, and what it does then; most do nothing at any moment, as they change numbers only.
    fn hook(self) -> Option<(Moments, Hook)> {
        specialists::hook(self)
    }
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

    /// Is there none in it?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        Modifier::ALL.into_iter().filter(move |modifier| self.contains(*modifier))
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
        /// How strong it is.
        strength: &'m mut Strength,
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
        /// How many blocks were on offer.
        blocks: u8,
    },
    /// A projectile is about to miss a ship.
    Missed {
        /// Whose.
        seat: Seat,
        /// Where it comes from.
        from: Side,
        /// The row or column it flies in.
        roll: &'m mut Roll,
    },
    /// Everyone has faced a projectile.
    VolleyDone {
        /// Who faced it.
        at: Seats,
        /// How often it has been rolled for.
        rolls: u8,
        /// Is it rolled for again?
        again: &'m mut bool,
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

    fn meets(self, other: Moments) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds of both.
    pub const fn or(self, other: Moments) -> Moments {
        Moments(self.0 | other.0)
    }

    /// The moments at which at least one of these acts.
    pub fn of(modifiers: Modifiers) -> Moments {
        let hooks = modifiers.iter().filter_map(Modifier::hook);
        hooks.fold(Moments::default(), |all, (moments, _)| all.or(moments))
    }
}

impl Moment<'_> {
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
        }
    }
}

/// What a modifier does at a moment. It holds for the seats given, which are never none.
type Hook = fn(&mut Cx<'_, '_>, &mut Moment<'_>, Seats) -> Flow;

impl Cx<'_, '_> {
    /// Lets those who act at such a moment act. Costs a load and a branch if nobody does.
    pub fn moment(&mut self, mut moment: Moment<'_>) -> Flow {
        if self.state().rules.moments.meets(moment.kind()) { self.run_hooks(&mut moment) } else { Ok(()) }
    }

    fn run_hooks(&mut self, moment: &mut Moment<'_>) -> Flow {
        for modifier in Modifier::ALL {
            if let Some((moments, hook)) = modifier.hook()
                && moments.meets(moment.kind())
            {
                let holds_for: Seats = self
                    .state()
                    .seats()
                    .iter()
                    .filter(|seat| self.seat_rules(*seat).modifiers.contains(modifier))
                    .collect();
                if !holds_for.is_empty() {
                    hook(self, moment, holds_for)?;
                }
            }
        }
        Ok(())
    }
}
