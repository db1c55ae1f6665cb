//! What is taken out of the boxes. No other rule asks which box a tile, a card or a board comes from.
//!
//! *Keep on Trucking*: five expansions, each of which may be used on its own or with any of the others.

mod campaign;
mod round;

pub use campaign::{Leg, Legs, MAX_LEGS, NoCampaign};
pub use round::{Boxes, Roads, Round, TREK, TREK_PLAYERS, Titles};

use crate::card::CardSet;
use crate::content::Content;
use crate::digest::digested;
use crate::game::BadSetup;
use crate::named::listed;
use crate::state::{Setup, State};
use crate::team::{Hiring, Member, Members};
use crate::tile::{Component, Tile, TileSet};
use crate::words::{ByLevel, BySeat, Credits, Level, MAX_SEATS, Title, Turn};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A box that parts of the game come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Set {
    /// The base game.
    #[default]
    Base,
    /// *Keep on Trucking*.
    KeepOnTrucking,
    /// *Another Big Expansion*.
    AnotherBigExpansion,
}

listed! {
    /// Every box, the base box first.
    Set,
}

/// What titles are worth.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Dock {
    /// As printed on the flight boards: no title dock.
    #[default]
    None,
    /// The title dock with its lower side.
    Low,
    /// The title dock with its higher side.
    High,
}

listed! {
    /// Every way titles can be paid.
    Dock,
}

impl Dock {
    /// What a title pays after a flight of this level: one that was defended with its gold side up pays double.
    pub fn pays(self, content: &Content, level: Level, gold: bool) -> Credits {
        let Credits(silver) = match self {
            Dock::None => content.flight_board(level).best_looking,
            Dock::Low => content.docks[0][level],
            Dock::High => content.docks[1][level],
        };
        Credits(if gold { 2 * silver } else { silver })
    }
}

/// The most Rough Roads cards that one flight can have.
pub const MAX_ROADS: u8 = 3;

/// Parts of expansions that are played with. None of them by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Extras {
    /// New technology: more tiles, of which a share is taken out, and cyan aliens.
    pub technology: bool,
    /// New technology of *Another Big Expansion*: more tiles, of which some are taken out.
    pub abe_technology: bool,
    /// New adventure cards in the decks.
    pub adventures: bool,
    /// By level: is a flight of that level flown with the new ship?
    #[cfg_attr(feature = "ts", ts(as = "Vec<bool>"))]
    pub ships: ByLevel<bool>,
    /// By level: is a flight of that level flown with the ship of *Another Big Expansion*?
    #[serde(skip_serializing_if = "is_unused")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<bool>>", optional))]
    pub abe_ships: ByLevel<bool>,
    /// Adventure cards of *Another Big Expansion*: more of them in decks I to III, and deck IV, without which class IV
    /// cannot be flown.
    #[serde(skip_serializing_if = "is_unused")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub abe_adventures: bool,
    /// Intruders of *Another Big Expansion* among the cards.
    #[serde(skip_serializing_if = "is_unused")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub intruders: bool,
    /// New titles among those that are drawn for a trek.
    pub titles: bool,
    /// Are those laid out first, and the others drawn for the places that are left?
    pub titles_first: bool,
    /// What titles are worth in a trek.
    pub dock: Dock,
    /// Do those who gave up compete for titles with half their scores?
    pub half_scores: bool,
    /// Four titles for two players?
    pub double_titles: bool,
    /// Rough Roads cards for every flight.
    pub rough_roads: u8,
    /// By seat: Rough Roads cards for that player alone.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub handicaps: BySeat<u8>,
    /// Are both agreed on anew before each flight but the first?
    pub roads_anew: bool,
    /// How members of the support team come to players.
    #[serde(skip_serializing_if = "is_unused")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Hiring>", optional))]
    pub support_team: Hiring,
}

digested!(Extras {
    ;
    technology, adventures, ships, titles, titles_first, dock, half_scores, double_titles, rough_roads,
    handicaps, roads_anew, abe_ships, abe_technology, abe_adventures, intruders, support_team,
});

/// Left out where it is not said: tables that do not play with a box need not know of it.
fn is_unused<T: Default + PartialEq>(part: &T) -> bool {
    *part == T::default()
}

impl Extras {
    /// Nothing but the base box.
    pub fn is_none(&self) -> bool {
        *self == Extras::default()
    }
}

impl Setup {
    /// The titles that may be drawn for a trek.
    pub fn titles(&self) -> ArrayVec<Title, { Title::ALL.len() }> {
        let in_play = |title: &Title| match title {
            // Without the new tiles there is hardly anything to count.
            Title::Contraptionist => self.extras.titles && self.boxes().technology,
            Title::Aesthete => self.extras.titles,
            _ => true,
        };
        Title::ALL.into_iter().filter(in_play).collect()
    }

    /// Those of them that are in play for certain, and not by chance.
    pub fn certain_titles(&self) -> ArrayVec<Title, { Title::ALL.len() }> {
        let is_new = |title: &Title| matches!(title, Title::Contraptionist | Title::Aesthete);
        if self.extras.titles_first { self.titles().into_iter().filter(is_new).collect() } else { ArrayVec::new() }
    }

    /// How many can have what a card has for one player: an enemy's reward, an abandoned ship, a planet. Where five
    /// play, a second one can, for less (Ruling 76).
    pub fn takers(&self) -> u8 {
        if self.players > 4 { 2 } else { 1 }
    }

    /// How members of the support team come to players.
    pub fn hiring(&self) -> Hiring {
        self.extras.support_team
    }

    /// How many titles are in play.
    pub fn title_count(&self) -> usize {
        if self.extras.double_titles { 4 } else { usize::from(self.players) }
    }

    /// How many tiles are taken out of the heap before the first flight (Ruling 18).
    ///
    /// *New technology*: a half, a third or a quarter for two, three or four players; alone as with two. *Another Big
    /// Expansion*, *Component competition*: so many for each player fewer than four, or than five with both boxes, and
    /// as many without class IV; for five with one box none (Rulings 51 and 98).
    pub fn tiles_left_out(&self, content: &Content) -> usize {
        const SHARE: usize = 25;
        let (boxes, players) = (self.boxes(), usize::from(self.players.max(2)));
        if !boxes.abe_technology {
            return if boxes.technology { content.heap(boxes).len() / players } else { 0 };
        }
        let wanting = if boxes.technology { 5usize } else { 4 };
        if players > wanting {
            return 0;
        }
        let without_four = self.rounds().all(|round| round.level <= Level::III);
        SHARE * (wanting - players + usize::from(without_four))
    }

    /// Can these parts be played together, and are they in the box?
    ///
    /// # Errors
    /// What cannot be, and what could.
    pub fn check_extras(&self, content: &Content) -> Result<(), BadSetup> {
        let extras = self.extras;
        if extras.is_none() && self.rounds().all(|round| round.is_plain()) {
            return Ok(());
        }
        let other_ships = [extras.ships, extras.abe_ships].iter().any(|ships| ships.0.contains(&true));
        let new_tiles = extras.technology || extras.abe_technology;
        let new_cards = extras.adventures || extras.abe_adventures || extras.intruders;
        if self.flies_legs() && (new_tiles || new_cards || other_ships || extras.rough_roads > 0) {
            return Err(BadSetup::SaidByLegs);
        }
        let lacks = |part: fn(Boxes) -> bool| {
            let is_missing = |round: Round| part(Boxes::needed(round.level, self.players)) && !part(round.boxes);
            self.rounds().any(is_missing)
        };
        if lacks(|boxes| boxes.abe_adventures) {
            return Err(BadSetup::NoClassFour);
        }
        if lacks(|boxes| boxes.technology) {
            return Err(BadSetup::FiveInClassFour);
        }
        if self.rounds().any(|round| round.learning) {
            return Err(BadSetup::PlainLearning);
        }
        if let Some(level) = Level::ALL.into_iter().find(|level| extras.ships[*level] && extras.abe_ships[*level]) {
            return Err(BadSetup::TwoShips(level));
        }
        let titles = extras.titles
            || extras.titles_first
            || extras.dock != Dock::None
            || extras.half_scores
            || extras.double_titles;
        if titles && !self.has_titles() {
            return Err(BadSetup::TitlesWithoutTrek);
        }
        if extras.titles_first && !extras.titles {
            return Err(BadSetup::NoNewTitles);
        }
        if extras.double_titles && self.players != 2 {
            return Err(BadSetup::DoubleTitles(self.players));
        }
        let players = usize::from(self.players).min(MAX_SEATS);
        let roads = self.rounds().map(|round| round.roads.everyone).max().unwrap_or(0);
        let most = extras.handicaps.0.into_iter().max().unwrap_or(0).max(roads);
        if most > MAX_ROADS {
            return Err(BadSetup::TooManyRoads(most));
        }
        if extras.handicaps.0[players..].iter().any(|cards| *cards > 0) {
            return Err(BadSetup::HandicapOfNobody);
        }
        match extras.support_team {
            Hiring::None => {}
            // Ruling 159: titles take the place of what many of them work for.
            _ if self.has_titles() => return Err(BadSetup::TeamInATrek),
            Hiring::DealtFirst => {}
            Hiring::Dealt | Hiring::Contested if self.flights() < 2 => return Err(BadSetup::NobodyToHire),
            Hiring::Dealt | Hiring::Contested => {}
        }
        if extras.roads_anew && self.flights() < 2 {
            return Err(BadSetup::NothingAnew);
        }
        let has_tiles = |set| content.tiles.iter().any(|tile| tile.set == set);
        let has_cards = |set| content.cards.iter().any(|card| card.set == set);
        let has_ship = |set, level| content.ship_boards.iter().any(|board| board.set == set && board.level == level);
        let lacks_ship =
            |chosen: ByLevel<bool>, set| Level::ALL.into_iter().any(|level| chosen[level] && !has_ship(set, level));
        if let Some(round) = self.rounds().find(|round| self.flies_legs() && !has_ship(round.ships, round.level)) {
            return Err(BadSetup::NoSuchShip { flight: round.number + 1, level: round.level });
        }
        let boxes = self.boxes();
        let missing = boxes.technology && !has_tiles(Set::KeepOnTrucking)
            || boxes.abe_technology && !has_tiles(Set::AnotherBigExpansion)
            || boxes.adventures && !has_cards(Set::KeepOnTrucking)
            || (boxes.abe_adventures || boxes.intruders) && !has_cards(Set::AnotherBigExpansion)
            || lacks_ship(extras.ships, Set::KeepOnTrucking)
            || lacks_ship(extras.abe_ships, Set::AnotherBigExpansion)
            || self.rounds().any(|round| !has_ship(round.ships, round.level) || !content.has_level(round.level))
            || (most > 0 || extras.roads_anew) && content.roads.is_empty();
        if missing { Err(BadSetup::NotInTheBox) } else { Ok(()) }
    }
}

impl State {
    /// Are members dealt before the first flight, and have not been yet?
    pub fn hires_first(&self) -> bool {
        self.setup.hiring() == Hiring::DealtFirst && self.seats().iter().all(|seat| self.players[seat].team.is_empty())
    }

    /// Members who work for nobody and have not left the game. Without stasis chambers a hotel clerk has little to do.
    pub fn free_members(&self) -> Members {
        let mut free = Members::ALL.without(self.draft.gone);
        if !self.setup.boxes().technology {
            free.remove(Member::HotelClerk);
        }
        self.seats().iter().fold(free, |free, seat| free.without(self.players[seat].team.members()))
    }
}

impl Content {
    /// The tiles that are mixed face down: all that are in the game but the starting cabins.
    pub fn heap(&self, boxes: Boxes) -> TileSet {
        let in_heap = |tile: &Tile| (tile.component != Component::StartingCabin) & boxes.have_tile(tile);
        TileSet::of(&self.tiles, in_heap)
    }

    /// The same board, turned like this. A board that is never turned is the same board.
    pub fn turned_board(&self, board: usize, turn: Turn) -> usize {
        let name = &self.ship_boards[board].name;
        self.ship_boards.iter().position(|other| other.name == *name && other.turned == turn).unwrap_or(board)
    }

    /// The deck of one level.
    pub fn deck(&self, level: Level, boxes: Boxes) -> CardSet {
        CardSet::of(&self.cards, |card| (card.level == level) & boxes.have_card(card))
    }
}
