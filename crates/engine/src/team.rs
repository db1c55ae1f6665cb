//! The support team: who works for whom, and who is still to be had. *Another Big Expansion*, *Support Team*:
//! *Acquiring Team Members*. What each member does is in a file of its own, [`modifiers`](crate::modifiers).

use crate::digest::digested;
use crate::modifiers::{Modifier, Modifiers};
use crate::named::listed;
use crate::words::BySeat;
use serde::{Deserialize, Serialize};

/// Somebody who works for a trucker on the ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Member {
    /// Bets on places, and is paid for plating that can be seen.
    Advertiser,
    /// Builds outside the outline, and wins prizes for looks.
    Architect,
    /// Joins what is far apart, and plates connectors.
    Assembler,
    /// Starts farther ahead, and changes bonuses.
    Bureaucrat,
    /// Keeps more components in reserve.
    Buyer,
    /// Makes other components of those on the ship.
    Deliveryman,
    /// Lodges humans with aliens and in stasis chambers.
    HotelClerk,
    /// Builds in front of barrels and behind exhausts, and turns a cannon.
    Hypergeometer,
    /// Reads what others cannot.
    Inspector,
    /// Builds in two pieces, and plans ahead.
    Planner,
    /// Lays pipes, and makes connectors universal.
    Plumber,
    /// Takes what others have reserved, and loosens their joints.
    Saboteur,
    /// Fines exposed connectors, and stops others from building.
    SecurityGuard,
    /// Hides goods in structural modules.
    Smuggler,
    /// Stows goods where they do not belong.
    StockBoy,
    /// Builds on after finishing, and makes a credit of everything.
    Swindler,
    /// Buys goods before the flight, and changes their prices after it.
    Trader,
    /// Joins connectors that do not match, and closes others.
    Welder,
}

listed! {
    /// All of them, as their cards are called.
    Member,
}

/// One of the two things that a member can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Ability {
    /// From the first flight with the member on.
    A,
    /// From the second one on.
    B,
}

listed! {
    /// Both.
    Ability,
}

impl Member {
    /// The rule that one of the two abilities is.
    pub const fn does(self, ability: Ability) -> Modifier {
        Modifier::MEMBERS[2 * self as usize + ability as usize]
    }
}

impl Modifier {
    /// Whose ability it is, and which of the two, if it is one.
    pub fn member(self) -> Option<(Member, Ability)> {
        let number = Modifier::MEMBERS.iter().position(|other| *other == self)?;
        Some((Member::ALL[number / 2], Ability::ALL[number % 2]))
    }
}

/// A set of members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Member>", into = "Vec<Member>")]
pub struct Members(u32);

impl Members {
    /// Nobody.
    pub const NONE: Members = Members(0);
    /// All eighteen.
    pub const ALL: Members = Members((1 << Member::ALL.len()) - 1);

    /// Is this one among them?
    pub fn contains(self, member: Member) -> bool {
        self.0 >> member as u32 & 1 != 0
    }

    /// Adds one.
    pub fn insert(&mut self, member: Member) {
        self.0 |= 1 << member as u32;
    }

    /// Takes one out.
    pub fn remove(&mut self, member: Member) {
        self.0 &= !(1 << member as u32);
    }

    /// All of both.
    pub fn union(self, other: Members) -> Members {
        Members(self.0 | other.0)
    }

    /// Those that are not among others.
    pub fn without(self, other: Members) -> Members {
        Members(self.0 & !other.0)
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody among them?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one at this place in the order of all.
    pub fn nth(self, place: usize) -> Option<Member> {
        self.iter().nth(place)
    }

    /// Those among them, in the order of all.
    pub fn iter(self) -> impl Iterator<Item = Member> {
        Member::ALL.into_iter().filter(move |member| self.contains(*member))
    }
}

impl FromIterator<Member> for Members {
    fn from_iter<I: IntoIterator<Item = Member>>(members: I) -> Members {
        let mut all = Members::NONE;
        members.into_iter().for_each(|member| all.insert(member));
        all
    }
}

impl From<Vec<Member>> for Members {
    fn from(members: Vec<Member>) -> Members {
        members.into_iter().collect()
    }
}

impl From<Members> for Vec<Member> {
    fn from(members: Members) -> Vec<Member> {
        members.iter().collect()
    }
}

/// How members come to players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Hiring {
    /// There are none.
    #[default]
    None,
    /// Between flights everyone is dealt a few cards and keeps one, in secret.
    Dealt,
    /// The same, for the first time before the first flight: for short games.
    DealtFirst,
    /// Between flights those who finished choose from the same cards, in the order they finished; the others get what
    /// is left.
    Contested,
}

listed! {
    /// Every way.
    Hiring,
}

/// The most members that one player has.
pub const MAX_TEAM: usize = 3;

/// Cards that everyone is dealt to choose one of, by how many members they have.
pub const DEALT: [u8; MAX_TEAM] = [3, 2, 1];

/// A member who works for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hired {
    /// Who.
    pub member: Member,
    /// Has there been a flight with them, so that they do both of what they can?
    pub seasoned: bool,
}

/// The members who work for one player, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Team([Option<Hired>; MAX_TEAM]);

impl Team {
    /// They, in the order they came.
    pub fn iter(&self) -> impl Iterator<Item = Hired> + use<> {
        self.0.into_iter().flatten()
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Is there nobody?
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// They, as a set.
    pub fn members(&self) -> Members {
        self.iter().map(|hired| hired.member).collect()
    }

    /// Somebody joins; nobody does where there is no place left.
    pub fn hire(&mut self, member: Member) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(Hired { member, seasoned: false });
        }
    }

    /// They have been through a flight.
    pub fn season(&mut self) {
        self.0.iter_mut().flatten().for_each(|hired| hired.seasoned = true);
    }

    /// What they can do: the first ability at once, the second one from the next flight on.
    pub fn abilities(&self) -> Modifiers {
        let knows = |hired: Hired| {
            let second = hired.seasoned.then(|| hired.member.does(Ability::B));
            [Some(hired.member.does(Ability::A)), second]
        };
        self.iter().flat_map(knows).flatten().collect()
    }
}

/// Abilities of a team that have been used in a flight: a bit each, two for each member in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spent(u8);

impl Team {
    /// Which bit of [`Spent`] an ability is, if somebody here has it.
    fn bit(&self, ability: Modifier) -> Option<u8> {
        let (member, which) = ability.member()?;
        let slot = self.iter().position(|hired| hired.member == member)?;
        Some(1 << (2 * slot + which as usize))
    }

    /// An ability has been used.
    pub fn spend(&self, spent: &mut Spent, ability: Modifier) {
        spent.0 |= self.bit(ability).unwrap_or(0);
    }

    /// Those that have been used.
    pub fn spent(&self, spent: Spent) -> Modifiers {
        let both = |hired: Hired| Ability::ALL.map(|which| hired.member.does(which));
        let all = self.iter().flat_map(both);
        all.filter(|ability| self.bit(*ability).is_some_and(|bit| spent.0 & bit != 0)).collect()
    }
}

/// Who is to be chosen from, and who has left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// What each player has been dealt and nobody else has seen.
    pub dealt: BySeat<Members>,
    /// What lies open for all.
    pub open: Members,
    /// Members who are out of the game.
    pub gone: Members,
}

digested!(Draft { ; dealt, open, gone });
