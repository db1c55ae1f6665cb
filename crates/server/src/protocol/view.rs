//! A game as one client may see it. Sections change on their own: an update carries those that did.

use super::question::QuestionView;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use trucker_engine::building::Build;
use trucker_engine::building::supplies::Stock;
use trucker_engine::card::CardId;
use trucker_engine::event::Cause;
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::{Marker, Modifier};
use trucker_engine::refusal::Refusal;
use trucker_engine::rules::Victims;
use trucker_engine::ship::lacks::Lack;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::ship::marks::Bond;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{GaveUp, HeldTitle, Mode, Phase};
use trucker_engine::team::{Hired, Member};
use trucker_engine::tile::{Component, Connector, TileId};
use trucker_engine::words::{
    Alien, ByLevel, Credits, Days, Dice, Goods, Level, Roll, Seat, Side, Strength, Title, Turn,
};

/// Everything a client may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameView {
    /// The flight and its cards.
    pub flight: FlightView,
    /// The yard where ships are built.
    pub yard: YardView,
    /// Everyone's things beside the ship, by seat.
    pub seats: Vec<SeatView>,
    /// Everyone's ship, by seat.
    pub ships: Vec<ShipView>,
    /// Who is being waited for.
    pub waiting: Vec<Waiting>,
    /// What only this client may know and do; none for those who watch.
    pub own: Option<OwnView>,
}

/// Changes that are not of this view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOfThisView {
    /// A seat where nobody plays.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// A step of one's own, for somebody who watches.
    #[error("whoever watches has nothing to take back")]
    Own,
}

impl GameView {
    /// Puts the sections that have changed in their places.
    ///
    /// # Errors
    /// If they are not of this view; those before are in their places then.
    pub fn update(&mut self, changes: Changes) -> Result<(), NotOfThisView> {
        let Changes { flight, yard, seats, ships, waiting, own, may_undo } = changes;
        if let Some(flight) = flight {
            self.flight = flight;
        }
        if let Some(yard) = yard {
            self.yard = yard;
        }
        for (number, seat) in seats {
            *self.seats.get_mut(usize::from(number)).ok_or(NotOfThisView::Seat(number))? = seat;
        }
        for (number, ship) in ships {
            *self.ships.get_mut(usize::from(number)).ok_or(NotOfThisView::Seat(number))? = ship;
        }
        if let Some(waiting) = waiting {
            self.waiting = waiting;
        }
        if own.is_some() {
            self.own = own;
        }
        if let Some(may_undo) = may_undo {
            self.own.as_mut().ok_or(NotOfThisView::Own)?.may_undo = may_undo;
        }
        Ok(())
    }
}

/// The sections of a view that have changed; those left out are as they were.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Changes {
    /// The flight and its cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flight: Option<FlightView>,
    /// The yard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yard: Option<YardView>,
    /// Players, by the number of their seat.
    #[serde(default, deserialize_with = "by_seat", skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<u8, SeatView>>", optional))]
    pub seats: BTreeMap<u8, SeatView>,
    /// Ships, by the number of their seat.
    #[serde(default, deserialize_with = "by_seat", skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<u8, ShipView>>", optional))]
    pub ships: BTreeMap<u8, ShipView>,
    /// Who is being waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<Waiting>>,
    /// What only this client may know and do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<OwnView>,
    /// Whether this client may take its last step back now, if nothing else of its own has changed: most often it may not
    /// any more because somebody else has acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_undo: Option<bool>,
}

/// Reads what is listed by seat. Within a message that has a tag serde hands keys over as text, not as numbers.
fn by_seat<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<BTreeMap<u8, T>, D::Error> {
    let by_text = BTreeMap::<String, T>::deserialize(deserializer)?;
    by_text.into_iter().map(|(seat, value)| Ok((seat.parse().map_err(D::Error::custom)?, value))).collect()
}

/// The flight and its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FlightView {
    /// What is played.
    pub mode: Mode,
    /// The level of this flight.
    pub level: Level,
    /// The ship board of this flight: its place in the catalogue.
    #[serde(default)]
    pub ship_board: u8,
    /// Which flight of the game this is, from 0.
    pub number: u8,
    /// What the game is doing.
    pub phase: Phase,
    /// The card being resolved.
    pub card: Option<CardId>,
    /// Cards seen in this flight so far.
    pub revealed: Vec<CardId>,
    /// Cards that left the game in earlier flights.
    pub removed: Vec<CardId>,
    /// How many cards of each deck are still to come.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub to_come: ByLevel<u8>,
    /// Who flies, the leader first.
    pub order: Vec<Seat>,
    /// Who has announced to give up.
    pub announced: Vec<Seat>,
    /// The titles of this trek.
    pub titles: Vec<Title>,
    /// Goods in the bank.
    pub bank: Goods,
    /// Rules of the road that hold for everyone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Modifier>>", optional))]
    pub roads: Vec<Modifier>,
    /// What was rolled for the holes of the ship boards, if they have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hole_dice: Option<Dice>,
    /// The colours that mixed life support is for, if they are not those printed on it: there are no cyan aliens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mixed: Option<[Alien; 2]>,
    /// How many players can have what a card has for one: a reward, an abandoned ship, a planet; left out where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub takers: Option<u8>,
    /// The column in which nothing works, for those who have that rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dead_column: Option<Roll>,
    /// Who suffers when players are compared; left out where it is the weakest.
    #[serde(default, skip_serializing_if = "Victims::is_usual")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Victims>", optional))]
    pub victims: Victims,
    /// The flights of the game, in order.
    #[serde(default)]
    pub rounds: Vec<RoundView>,
    /// What is happening while somebody is asked: which projectile of the card, which attempt of saboteurs; left out
    /// where it is the course of the game.
    #[serde(default, skip_serializing_if = "is_course")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
    pub now: Cause,
    /// What players have chosen in this beat of what the card offers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Chosen>>", optional))]
    pub chosen: Vec<Chosen>,
    /// Members of the support team who lie open for all to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Member>>", optional))]
    pub members: Vec<Member>,
}

fn is_course(now: &Cause) -> bool {
    *now == Cause::Game
}

/// One flight of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoundView {
    /// Its level.
    pub level: Level,
    /// The ship board that it is built on unless players get others: its place in the catalogue, as it is printed.
    pub ship_board: u8,
}

/// What somebody has chosen of what a card offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// Who.
    pub seat: Seat,
    /// Which, by the number of the answer: a planet, a row of a junkyard, a side.
    pub option: u8,
}

/// The yard where ships are built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct YardView {
    /// Has somebody said "go"?
    pub open: bool,
    /// How many tiles lie face down.
    pub face_down: u16,
    /// The tiles that lie face up.
    pub face_up: Vec<TileId>,
    /// The sand timer, if there is one and it runs.
    pub timer: Option<TimerView>,
    /// Has time run out on the last space?
    pub time_up: bool,
    /// Turn by turn: whose turn it is.
    pub turn: Option<Seat>,
    /// Who has taken which starting space, the best one first.
    pub spaces: Vec<Option<Seat>>,
    /// Who mends an illegal ship.
    pub mending: Vec<Seat>,
    /// Who is reading which pile: the three of the forecast, and the fourth if somebody may read that one.
    pub readers: Vec<Option<Seat>>,
    /// Who has all others stop building, and for how long. Left out if nobody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub halt: Option<HaltView>,
}

/// All but one have to stop building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HaltView {
    /// Who builds on.
    pub by: Seat,
    /// Until when the others stop, on the clock of the game in milliseconds; none turn by turn.
    pub until: Option<u32>,
    /// By seat: how many turns are still missed, turn by turn.
    pub missed: Vec<u8>,
}

/// The sand timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TimerView {
    /// The space it stands on, from 0.
    pub space: u8,
    /// How many spaces there are.
    pub spaces: u8,
    /// When the sand runs out, on the clock of the game in milliseconds.
    pub runs_out: u32,
}

/// What everyone may know of a player beside the ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The tile in hand, as far as everyone may know it.
    pub hand: HandShown,
    /// Components kept for later.
    pub reserve: Vec<Option<TileId>>,
    /// Turns left, when turns are counted.
    pub turns_left: Option<u8>,
    /// Is the player still in the flight?
    pub flying: bool,
    /// Where the rocket is, laps included.
    pub position: Days,
    /// Credits: exact ones if everyone may know them, otherwise those last shown.
    pub credits: Credits,
    /// Are these the exact credits?
    pub credits_exact: bool,
    /// Components lost along the way.
    pub lost: u8,
    /// Is the ship insured in this flight? Left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub insured: bool,
    /// Why the player left the flight.
    pub gave_up: Option<GaveUp>,
    /// The place the player finished in, from 0.
    pub place: Option<u8>,
    /// The title held.
    pub title: Option<HeldTitle>,
    /// The gold title whose handicap holds in this flight.
    pub handicap: Option<Title>,
    /// The second title held, when two play for four.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second_title: Option<HeldTitle>,
    /// The second gold title whose handicap holds in this flight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second_handicap: Option<Title>,
    /// In a trek: what the ship would score now, for each of the titles in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u8>>", optional))]
    pub scores: Vec<u8>,
    /// Rules of the road that hold for this player, those for everyone included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Modifier>>", optional))]
    pub roads: Vec<Modifier>,
    /// What the cyan alien aboard is good at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub specialist: Option<Modifier>,
    /// The row and column in which misses hit this player's ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named_result: Option<Roll>,
    /// Who works for this player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Hired>>", optional))]
    pub team: Vec<Hired>,
    /// Abilities of theirs that have been used in this flight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Modifier>>", optional))]
    pub spent: Vec<Modifier>,
    /// How this player has bet everyone to finish in this flight, by seat: in which place, from 0, or (`null`) not at
    /// all. Left out if there was no bet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Option<u8>>>", optional))]
    pub bets: Vec<Option<u8>>,
}

/// A tile in somebody's hand, as everyone may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum HandShown {
    /// No tile.
    Empty,
    /// A tile that was drawn face down.
    Hidden,
    /// This tile.
    Tile(TileId),
}

/// A component on a ship, and what stands on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// Where it stands.
    pub square: Square,
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub turn: Turn,
    /// Human crew members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub humans: Option<u8>,
    /// How many sleep in a stasis chamber of which some are awake: its humans are those.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asleep: Option<u8>,
    /// An alien.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alien: Option<Alien>,
    /// Battery tokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batteries: Option<u8>,
    /// Goods.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goods: Option<Goods>,
    /// What it has become, if it is no longer what is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub became: Option<Became>,
    /// Its sides as they lie, clockwise from the front, if they are no longer what is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<[SideView; 4]>,
    /// Does it point wherever it should, as a cannon?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub swivels: bool,
    /// Does it need no empty square before a barrel or behind an exhaust?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub hemmed: bool,
    /// Has this panel given its power on this card, or are these crubots switched on until it is resolved?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub busy: bool,
    /// Is its crew armed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub armed: bool,
    /// What it works with: what a panel can power, all that a router joins, cabins of life support, and the like.
    #[serde(default, skip_serializing_if = "no_squares")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Squares>", optional))]
    pub reach: Squares,
    /// The auto-defense system that this one makes a pair with, in one of the best pairings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pair: Option<Square>,
}

/// A component that became another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Became {
    /// What it is now.
    pub component: Component,
    /// Which way it points.
    pub turn: Turn,
}

/// One side of a component whose sides were changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SideView {
    /// The connector there.
    pub connector: Connector,
    /// Is it plated?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub plated: bool,
    /// Is there a cap on the connector, so that it does not count as exposed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub capped: bool,
}

/// A joint that no connector makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joint {
    /// The two components.
    pub between: [Square; 2],
    /// What it does.
    pub bond: Bond,
}

/// A ship and what it can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShipView {
    /// The ship board it is built on: its place in the catalogue.
    #[serde(default)]
    pub board: u8,
    /// Squares of the board that are closed in this flight.
    #[serde(default, skip_serializing_if = "no_squares")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Squares>", optional))]
    pub holes: Squares,
    /// Its components.
    pub tiles: Vec<PlacedTile>,
    /// The component that may still be taken up again.
    pub loose: Option<Square>,
    /// What it can do.
    pub tally: Tally,
    /// What is wrong with it; not told before the spot check when people build without aid.
    pub wrong: Vec<Wrong>,
    /// Does it fly with its rear ahead? Sides and numbers are those of its board all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub turned: bool,
    /// Joints that no connector makes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Joint>>", optional))]
    pub joints: Vec<Joint>,
    /// What its owner means to build where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<MarkerView>>", optional))]
    pub markers: Vec<MarkerView>,
}

/// A marker on a square of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MarkerView {
    /// What it stands for.
    pub marker: Marker,
    /// Where it lies.
    pub square: Square,
}

/// For what is left out when it is nowhere.
fn no_squares(squares: &Squares) -> bool {
    squares.is_empty()
}

/// What a ship can do. Strengths are in half points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Engine strength without batteries.
    pub engines: Strength,
    /// Engine strength with all the batteries that help.
    pub engines_powered: Strength,
    /// Cannon strength without batteries.
    pub cannons: Strength,
    /// Cannon strength with all the batteries that help.
    pub cannons_powered: Strength,
    /// Humans and aliens aboard; before the launch, how many humans there is room for.
    pub crew: u8,
    /// Battery tokens aboard; before the launch, how many there is room for.
    pub batteries: u8,
    /// Containers for all but red goods.
    pub cargo: u8,
    /// Containers for all goods.
    pub special_cargo: u8,
    /// Goods aboard.
    pub goods: Goods,
    /// What the goods would sell for.
    pub goods_value: Credits,
    /// Exposed connectors.
    pub exposed: u8,
    /// Sides that a shield covers.
    pub shields: Vec<Side>,
}

/// One mistake of a ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// What.
    pub mistake: Mistake,
    /// The component that is wrong, or the two that must not be neighbours.
    pub squares: Squares,
}

/// Somebody being waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Who.
    pub seat: Seat,
    /// When the default is done for them, on the clock of the game in milliseconds.
    pub deadline: Option<u32>,
}

/// What only one player may know and do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnView {
    /// Whose view this is.
    pub seat: Seat,
    /// The exact credits.
    pub credits: Credits,
    /// The tile in hand.
    pub hand: Option<TileId>,
    /// The cards of each pile that was read.
    pub piles: Vec<Option<Vec<CardId>>>,
    /// Cards known to be still to come.
    pub known_to_come: Vec<CardId>,
    /// What can be done in the yard.
    pub build: Option<BuildOffer>,
    /// The open question.
    pub question: Option<QuestionView>,
    /// What may be done now without being asked.
    pub menu: Vec<MenuItem>,
    /// May the last step be taken back? It stands last, so that it can be told alone.
    pub may_undo: bool,
}

/// What can be done in the yard now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BuildOffer {
    /// Every step but taking face-up tiles and placing, with the reason why not if it is not allowed.
    pub steps: Vec<StepOffer>,
    /// Why no face-up tile may be taken now; none if all of them may.
    pub take: Option<Refusal>,
    /// Free squares of the board that a connector of the own ship leads to: if there is none, nothing can be added any
    /// more. Nothing is told when people build without aid.
    pub open: Squares,
    /// Face-up tiles that fit nowhere on the own ship as it is now, however turned; nothing is told when people build
    /// without aid.
    pub unfit: Vec<TileId>,
    /// Where the tile in hand may go, by quarter turns; none if the hand is empty.
    pub turns: Option<[TurnOffer; 4]>,
    /// Components that may be taken off while mending.
    pub scrap: Squares,
    /// What the own ship does without as it is now, the worst first: worth a word before one finishes.
    pub lacks: Vec<Lack>,
    /// Components in reserve that count as lost if one finishes now; those that are added after building do not.
    pub forfeits: u8,
    /// What those cost at the payday.
    pub forfeit: Credits,
    /// What the support team can do now. Left out if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Build>>", optional))]
    pub tools: Vec<Build>,
    /// What the support team allows while one builds, and how much of it is left. Left out if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Stock>>", optional))]
    pub supplies: Vec<Stock>,
}

/// A building step and whether it may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StepOffer {
    /// The step.
    pub step: Build,
    /// Why not; none if it may be taken.
    pub refusal: Option<Refusal>,
}

/// Where the tile in hand may go in one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TurnOffer {
    /// The squares where it may be put.
    pub fits: Squares,
    /// Empty squares where it may not, with the reason; nothing is told when people build without aid.
    pub misfits: Vec<Misfit>,
    /// Squares where it fits only as an ability of the support team is used. Left out if there are none, and when people
    /// build without aid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Using>>", optional))]
    pub uses: Vec<Using>,
}

/// Squares where a tile that is put there uses an ability.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Using {
    /// Which.
    pub ability: Modifier,
    /// How many times.
    pub count: u8,
    /// Where.
    pub squares: Squares,
}

/// Empty squares where a tile does not fit, for one reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Misfit {
    /// Why not.
    pub why: Mistake,
    /// Where.
    pub squares: Squares,
}

pub(super) fn is_none(strength: &Strength) -> bool {
    *strength == Strength(0)
}
