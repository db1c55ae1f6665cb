//! Abilities that their owners use when they want to, each at its time of a flight. *Another Big Expansion*, *Support
//! Team*: *Using Abilities*; Rulings 160 and 161.

use super::{Effects, Modifier, Modifiers, Moments};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Cause;
use crate::named::listed;
use crate::script::{Cx, Flow};
use crate::squares::Square;
use crate::words::Seat;
use serde::{Deserialize, Serialize};

/// A time of a flight at which abilities can be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Window {
    /// The boards and the piles lie there; nobody has said "go".
    BeforeBuilding,
    /// Everyone has finished; mistakes have not been looked for yet.
    Mending,
    /// All ships are legal and in one piece; nothing is aboard.
    AfterBuilding,
    /// Everything is aboard; no card has been turned up.
    BeforeFlight,
    /// The last card is resolved; bonuses have not been paid.
    Bonuses,
    /// Bonuses have been paid; goods have not been sold.
    Selling,
}

listed! {
    /// All of them, in the order in which they come.
    Window,
}

impl Window {
    fn moments(self) -> Moments {
        Moments::windows()[self as usize]
    }

    /// Does what one player does then depend on nobody else, so that all can do it at once?
    fn side_by_side(self) -> bool {
        matches!(self, Window::BeforeBuilding | Window::Mending | Window::AfterBuilding)
    }
}

/// What has to be said about an ability that is being used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum About {
    /// Which component; none leaves it.
    Component,
    /// Which other component it is joined to, or which joint with it is meant.
    Partner {
        /// The first one.
        with: Square,
    },
    /// What a component becomes; options are numbers of parts. None leaves it.
    Part,
    /// Which component becomes that, and which way it points. None leaves it.
    Spot {
        /// What it becomes.
        part: Part,
    },
    /// Which side of the component: a connector of it, or where it points; options are sides, clockwise from the front.
    /// None leaves it.
    Side {
        /// The component.
        of: Square,
    },
    /// Where a marker is put; nowhere, if it is not used.
    Marker {
        /// Which.
        marker: Marker,
    },
    /// In which place somebody will finish, from 0; none: not at all.
    Place {
        /// Who.
        rival: Seat,
    },
    /// Raise (0) or lower (1) what finishing pays; none leaves it.
    FinishBonus,
    /// Raise (0) or lower (1) what looks pay; none leaves it.
    LooksBonus,
    /// How many blocks; options are numbers.
    Blocks,
    /// Raise the price of a colour (options 0 to 3, most valuable first) or lower it (4 to 7).
    Price,
}

/// Which one of several that an ability does one after the other. No rule asks: players want to know how many are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Nth {
    /// Its number, from 1.
    pub number: u8,
    /// How many there can be, those that were done included.
    pub of: u8,
}

/// What a delivery can make of a component.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Part {
    /// A single cannon.
    Cannon,
    /// A single engine.
    Engine,
    /// A hold with two containers.
    Cargo,
    /// A cabin.
    Cabin,
}

/// What a plan expects on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Marker {
    /// A white container.
    BlueBlock,
    /// A red container.
    RedBlock,
    /// A cabin.
    Astronaut,
    /// Life support.
    Alien,
    /// A solar panel, or room for a battery.
    Battery,
}

listed! {
    /// All of them.
    Part,
    /// All of them.
    Marker,
}

/// An ability that its owner can use once in a flight.
#[derive(Clone, Copy)]
pub(super) struct Use {
    /// When.
    pub(super) when: Window,
    /// Can it be used, as things are?
    pub(super) possible: fn(&Cx<'_, '_>, Seat) -> bool,
    /// Uses it; `false` if its owner thought better of it, and nothing has happened.
    pub(super) act: fn(&mut Cx<'_, '_>, Seat) -> Flow<bool>,
}

impl Effects {
    /// An ability that is used at this time.
    pub(super) const fn used(
        when: Window,
        possible: fn(&Cx<'_, '_>, Seat) -> bool,
        act: fn(&mut Cx<'_, '_>, Seat) -> Flow<bool>,
    ) -> Effects {
        Effects { at: Moments::windows()[when as usize], ability: Some(Use { when, possible, act }), ..Effects::NONE }
    }
}

impl Cx<'_, '_> {
    /// Lets everyone use what abilities they have for this time: all at once where nothing depends on anybody else,
    /// otherwise the leader first.
    #[inline]
    pub fn use_abilities(&mut self, window: Window) -> Flow {
        if self.acts_at(window.moments()) { self.open_window(window) } else { Ok(()) }
    }

    /// Is there anything to be done before anybody builds?
    pub fn acts_before_building(&self) -> bool {
        self.acts_at(Window::BeforeBuilding.moments())
    }

    /// Is there anything to be done after building?
    pub fn acts_after_building(&self) -> bool {
        self.acts_at(Window::Mending.moments().or(Window::AfterBuilding.moments()))
    }

    #[cold]
    fn open_window(&mut self, window: Window) -> Flow {
        if window.side_by_side() {
            return self.each(self.state().seats(), |cx, seat| cx.use_own(seat, window));
        }
        // Those who have left the flight decide, too: by where their rockets were last.
        for seat in self.state().in_order(self.state().seats()) {
            self.use_own(seat, window)?;
        }
        Ok(())
    }

    /// One player uses abilities in any order, until none is left that is wanted.
    fn use_own(&mut self, seat: Seat, window: Window) -> Flow {
        let mut declined = Modifiers::NONE;
        loop {
            let abilities = self.usable(seat, window).minus(declined);
            let options = ((1u32 << abilities.len()) - 1) as u16;
            if options == 0 {
                return Ok(());
            }
            let choice = Shape::OneOf { options, may_pass: true };
            let Answer::Option(chosen) = self.ask(seat, choice, Reason::UseAbility { window, abilities })? else {
                return Ok(());
            };
            let Some(ability) = abilities.iter().nth(usize::from(chosen)) else { return Ok(()) };
            let Some(Use { act, .. }) = ability.effects().ability else { return Ok(()) };
            if self.by(Cause::Modifier { modifier: ability }, |cx| act(cx, seat))? {
                self.spend(seat, ability);
            } else {
                declined.insert(ability);
            }
        }
    }

    /// What a player can use now.
    fn usable(&self, seat: Seat, window: Window) -> Modifiers {
        let can = |ability: &Modifier| {
            let used = ability.effects().ability;
            used.is_some_and(|used| used.when == window && (used.possible)(self, seat))
        };
        self.seat_rules(seat).modifiers.minus(self.state().players[seat].spent()).iter().filter(can).collect()
    }
}
