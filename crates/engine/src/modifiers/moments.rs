//! The moments at which modifiers act: *Keep on Trucking*, *Rough Roads*, *Cyan aliens*; gold titles of both rulebooks.

use super::{Effects, Modifier, Modifiers};
use crate::card::{CardId, Measure};
use crate::event::{Cause, Loss};
use crate::script::{Cx, Flow};
use crate::ship::{Aboard, Ship};
use crate::squares::{Square, Squares};
use crate::words::{BySeat, Dice, Goods, Seat, Seats, Strength};

/// Something that happens, which modifiers may look at, change or answer with questions of their own.
pub enum Moment<'m> {
    /// Everything about building has been done, and all abilities for after it have been used; nothing is aboard yet.
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
        /// How many blocks were on offer, as depicted; the bank may not have had them all (Ruling 73).
        blocks: u8,
    },
    /// A projectile is about to miss a ship.
    Missed {
        /// Whose.
        seat: Seat,
        /// Dice with which it comes elsewhere instead.
        elsewhere: &'m mut Option<Dice>,
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
        /// By what.
        by: &'m mut Cause,
    },
    /// Components of a ship have been destroyed, with all that went along; what they held has not fallen off yet.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// The ship before.
        before: &'m Ship,
        /// What was destroyed.
        destroyed: Squares,
    },
    /// A ship has lost components and is in one piece again.
    Settling {
        /// Whose.
        seat: Seat,
        /// What falls off as well.
        falling: &'m mut Squares,
        /// By what.
        by: &'m mut Cause,
    },
    /// A ship has lost all that it is going to lose, and aliens without life support are gone.
    Settled {
        /// Whose.
        seat: Seat,
        /// The ship before.
        before: &'m Ship,
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
    /// Nothing else of a card is left, and whoever could be woken to fly has been. Who has to leave is judged next.
    Closing,
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
    /// No moment at all.
    pub const NONE: Moments = Moments(0);
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
    /// See [`Moment::Closing`].
    pub const CLOSING: Moments = Moments(1 << 20);
    /// See [`Moment::Destroyed`].
    pub const DESTROYED: Moments = Moments(1 << 21);
    /// See [`Moment::Settled`].
    pub const SETTLED: Moments = Moments(1 << 22);

    /// The times at which abilities are used, in the order of [`Window`](super::Window).
    pub(super) const fn windows() -> [Moments; 6] {
        let mut windows = [Moments::NONE; 6];
        let mut i = 0;
        while i < windows.len() {
            windows[i] = Moments(1 << (23 + i));
            i += 1;
        }
        windows
    }

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
        modifiers.iter().fold(Moments::NONE, |all, modifier| all.or(modifier.effects().at))
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
            Moment::Closing => Moments::CLOSING,
            Moment::Destroyed { .. } => Moments::DESTROYED,
            Moment::Settled { .. } => Moments::SETTLED,
        }
    }
}

/// What a modifier does at a moment. It holds for the seats given, which are never none.
pub(super) type Hook = fn(&mut Cx<'_, '_>, &mut Moment<'_>, Seats) -> Flow;

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

    /// Does anyone act at such a moment who holds for this player?
    pub fn acts_for(&self, seat: Seat, moments: Moments) -> bool {
        self.acts_at(moments) && Moments::of(self.seat_rules(seat).modifiers).meets(moments)
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
                    self.by(Cause::Modifier { modifier }, |cx| act(cx, moment, holds_for))?;
                }
            }
        }
        Ok(())
    }
}
