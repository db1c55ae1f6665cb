//! What is taken out of the boxes. No other rule asks which box a tile, a card or a board comes from.
//!
//! *Keep on Trucking*: five expansions, each of which may be used on its own or with any of the others.

use crate::card::{Card, CardSet};
use crate::content::Content;
use crate::digest::digested;
use crate::game::BadSetup;
use crate::state::{Mode, Setup};
use crate::tile::{Component, Tile, TileSet};
#[cfg(feature = "ts")]
use crate::words::LEVELS;
use crate::words::{ByLevel, BySeat, Credits, Good, Goods, Level, MAX_SEATS, Seat, Title, Turn};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A box that parts of the game come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// The base game.
    #[default]
    Base,
    /// *Keep on Trucking*.
    KeepOnTrucking,
}

/// What titles are worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dock {
    /// As printed on the flight boards: no title dock.
    #[default]
    None,
    /// The title dock with its lower side.
    Low,
    /// The title dock with its higher side.
    High,
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
    /// New adventure cards in the decks.
    pub adventures: bool,
    /// By level: is a flight of that level flown with the new ship?
    #[cfg_attr(feature = "ts", ts(as = "[bool; LEVELS]"))]
    pub ships: ByLevel<bool>,
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
}

digested!(Extras {
    ;
    technology, adventures, ships, titles, titles_first, dock, half_scores, double_titles, rough_roads,
    handicaps,
});

impl Extras {
    /// Nothing but the base box.
    pub fn is_none(&self) -> bool {
        *self == Extras::default()
    }
}

impl Setup {
    /// Is this tile in the game?
    pub fn uses_tile(&self, tile: &Tile) -> bool {
        match tile.set {
            Set::Base => true,
            Set::KeepOnTrucking => self.extras.technology,
        }
    }

    /// Is this card in the game?
    pub fn uses_card(&self, card: &Card) -> bool {
        match card.set {
            Set::Base => true,
            Set::KeepOnTrucking => self.extras.adventures,
        }
    }

    /// The titles that may be drawn for a trek.
    pub fn titles(&self) -> ArrayVec<Title, { Title::ALL.len() }> {
        let in_play = |title: &Title| match title {
            // Without the new tiles there is hardly anything to count.
            Title::Contraptionist => self.extras.titles && self.extras.technology,
            Title::Aesthete => self.extras.titles,
            _ => true,
        };
        Title::ALL.into_iter().filter(in_play).collect()
    }

    /// How many rules of the road are drawn for everyone.
    pub fn roads(&self) -> u8 {
        self.extras.rough_roads
    }

    /// How many rules of the road are drawn for one player alone.
    pub fn handicap(&self, seat: Seat) -> u8 {
        self.extras.handicaps[seat]
    }

    /// Those of them that are in play for certain, and not by chance.
    pub fn certain_titles(&self) -> ArrayVec<Title, { Title::ALL.len() }> {
        let is_new = |title: &Title| matches!(title, Title::Contraptionist | Title::Aesthete);
        if self.extras.titles_first { self.titles().into_iter().filter(is_new).collect() } else { ArrayVec::new() }
    }

    /// How many titles are in play.
    pub fn title_count(&self) -> usize {
        if self.extras.double_titles { 4 } else { usize::from(self.players) }
    }

    /// What a title is worth in a flight of this level.
    pub fn title_reward(&self, content: &Content, level: Level) -> Credits {
        match self.extras.dock {
            Dock::None => content.flight_boards[level].best_looking,
            Dock::Low => content.docks[0][level],
            Dock::High => content.docks[1][level],
        }
    }

    /// The blocks of goods in the bank (Rulings 10 and 50).
    pub fn bank(&self, content: &Content) -> Goods {
        let mut goods = content.supply.goods;
        if self.extras.technology {
            for good in Good::ALL {
                goods[good] += content.extra_goods[good];
            }
        }
        goods
    }

    /// How many tiles are taken out of the heap before the first flight (Ruling 18).
    ///
    /// *New technology*: a half, a third or a quarter for two, three or four players; alone as with two.
    pub fn tiles_left_out(&self, content: &Content) -> usize {
        if !self.extras.technology {
            return 0;
        }
        content.heap(self).len() / usize::from(self.players.max(2))
    }

    /// Which of the ship boards a flight of this level is built on, before a die turns it.
    pub fn ship_board(&self, content: &Content, level: Level) -> usize {
        let set = if self.extras.ships[level] { Set::KeepOnTrucking } else { Set::Base };
        let fits = |board: &crate::content::ShipBoard| board.set == set && board.level == level;
        content.ship_boards.iter().position(fits).unwrap_or(level.index())
    }

    /// The same board, turned like this. A board that is never turned is the same board.
    pub fn turned_board(&self, content: &Content, board: usize, turn: Turn) -> usize {
        let name = &content.ship_boards[board].name;
        content.ship_boards.iter().position(|other| other.name == *name && other.turned == turn).unwrap_or(board)
    }

    /// Can these parts be played together, and are they in the box?
    ///
    /// # Errors
    /// What cannot be, and what could.
    pub fn check_extras(&self, content: &Content) -> Result<(), BadSetup> {
        let extras = self.extras;
        if extras.is_none() {
            return Ok(());
        }
        if self.mode == Mode::Learning {
            return Err(BadSetup::PlainLearning);
        }
        let titles = extras.titles
            || extras.titles_first
            || extras.dock != Dock::None
            || extras.half_scores
            || extras.double_titles;
        if titles && self.mode != Mode::Trek {
            return Err(BadSetup::TitlesWithoutTrek);
        }
        if extras.titles_first && !extras.titles {
            return Err(BadSetup::NoNewTitles);
        }
        if extras.double_titles && self.players != 2 {
            return Err(BadSetup::DoubleTitles(self.players));
        }
        let players = usize::from(self.players).min(MAX_SEATS);
        let most = extras.handicaps.0.into_iter().max().unwrap_or(0).max(extras.rough_roads);
        if most > MAX_ROADS {
            return Err(BadSetup::TooManyRoads(most));
        }
        if extras.handicaps.0[players..].iter().any(|cards| *cards > 0) {
            return Err(BadSetup::HandicapOfNobody);
        }
        let has_tiles = content.tiles.iter().any(|tile| tile.set == Set::KeepOnTrucking);
        let has_cards = content.cards.iter().any(|card| card.set == Set::KeepOnTrucking);
        let has_ships = Level::ALL.into_iter().all(|level| {
            content.ship_boards.iter().any(|board| board.set == Set::KeepOnTrucking && board.level == level)
        });
        let missing = extras.technology && !has_tiles
            || extras.adventures && !has_cards
            || extras.ships.0.contains(&true) && !has_ships
            || most > 0 && content.roads.is_empty();
        if missing { Err(BadSetup::NotInTheBox) } else { Ok(()) }
    }
}

impl Content {
    /// The tiles that are mixed face down: all that are in the game but the starting cabins.
    pub fn heap(&self, setup: &Setup) -> TileSet {
        let in_heap = |tile: &Tile| (tile.component != Component::StartingCabin) & setup.uses_tile(tile);
        TileSet::of(&self.tiles, in_heap)
    }

    /// The deck of one level.
    pub fn deck(&self, level: Level, setup: &Setup) -> CardSet {
        let in_deck = |card: &Card| (card.level == level) & setup.uses_card(card);
        self.card_ids().filter(|id| in_deck(self.card(*id))).collect()
    }
}
