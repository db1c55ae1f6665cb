//! A game is a list of rounds: one flight each, with its level, its ship board, what is taken out of the boxes, its
//! rules of the road and what it means for titles. What people agree on ([`Mode`] and [`Extras`](super::Extras)) yields
//! that list, here and nowhere else: no other rule asks which game is played (a test looks).

use super::{Leg, Set};
use crate::card::Card;
use crate::content::{Content, ShipBoard};
use crate::state::{Mode, Setup, State};
use crate::tile::{Tile, TileSet};
use crate::words::{BySeat, Good, Goods, Level};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// One flight of a game, as it was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// Which one it is, from 0.
    pub number: u8,
    /// The last one of the game?
    pub last: bool,
    /// Its level: the flight board and the decks.
    pub level: Level,
    /// Is it flown by the rules of the learning flight?
    pub learning: bool,
    /// The box that its ship boards are from.
    pub ships: Set,
    /// What is taken out of the boxes for it.
    pub boxes: Boxes,
    /// How many rules of the road it has.
    pub roads: Roads,
    /// What it means for titles.
    pub titles: Titles,
}

/// What is taken out of the boxes beside the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Boxes {
    /// More tiles, and cyan aliens.
    pub technology: bool,
    /// More adventure cards.
    pub adventures: bool,
    /// The tiles of *Another Big Expansion*.
    pub abe_technology: bool,
    /// The adventure cards of *Another Big Expansion*.
    pub abe_adventures: bool,
    /// The intruders among its cards.
    pub intruders: bool,
}

impl Hash for Boxes {
    /// What is not taken out of a later box does not count, so that campaigns of before have the same digest.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Boxes { technology, adventures, abe_technology, abe_adventures, intruders } = self;
        technology.hash(state);
        adventures.hash(state);
        if *abe_technology {
            abe_technology.hash(state);
        }
        if *abe_adventures {
            (2u8, abe_adventures).hash(state);
        }
        if *intruders {
            (3u8, intruders).hash(state);
        }
    }
}

/// How many rules of the road are drawn for a flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Roads {
    /// For everyone.
    pub everyone: u8,
    /// By seat: for that player alone.
    pub handicaps: BySeat<u8>,
}

/// What a flight means for titles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Titles {
    /// There are none: looks are paid instead.
    None,
    /// They are laid out before it and won after it.
    Won,
    /// They are defended.
    Defended {
        /// Do those that were turn gold?
        turn_gold: bool,
    },
}

/// The flights of a trek.
pub const TREK: [Level; 3] = [Level::I, Level::II, Level::III];

/// The fewest who fly one: alone there is nobody to win titles from.
pub const TREK_PLAYERS: u8 = 2;

impl Setup {
    /// The rounds of the game, in order.
    pub fn rounds(&self) -> impl Iterator<Item = Round> + '_ {
        (0..self.flights()).map(|number| self.nth_round(number))
    }

    /// One of them, counted from 0.
    pub fn round(&self, number: u8) -> Option<Round> {
        (number < self.flights()).then(|| self.nth_round(number))
    }

    /// How many flights the game has.
    pub fn flights(&self) -> u8 {
        match self.mode {
            Mode::Learning | Mode::Flight(_) => 1,
            Mode::Trek => TREK.len() as u8,
            Mode::Campaign(legs) => legs.as_slice().len() as u8,
        }
    }

    fn nth_round(&self, number: u8) -> Round {
        let last = number + 1 >= self.flights();
        let nth = usize::from(number.min(self.flights() - 1));
        let leg = match self.mode {
            Mode::Learning => self.leg(Level::I),
            Mode::Flight(level) => self.leg(level),
            Mode::Trek => self.leg(TREK[nth]),
            Mode::Campaign(legs) => legs.as_slice()[nth],
        };
        Round {
            number,
            last,
            level: leg.level,
            learning: self.mode == Mode::Learning,
            // No other box has ships of class IV.
            ships: if leg.level == Level::IV { Set::AnotherBigExpansion } else { leg.ships },
            boxes: leg.boxes,
            roads: Roads { everyone: leg.roads, handicaps: self.extras.handicaps },
            titles: match (self.mode, number) {
                (Mode::Trek, 0) => Titles::Won,
                (Mode::Trek, _) => Titles::Defended { turn_gold: !last },
                _ => Titles::None,
            },
        }
    }

    /// A flight of this level with the same parts as all others.
    fn leg(&self, level: Level) -> Leg {
        let extras = &self.extras;
        Leg {
            level,
            ships: match (extras.ships[level], extras.abe_ships[level]) {
                (_, true) => Set::AnotherBigExpansion,
                (true, false) => Set::KeepOnTrucking,
                (false, false) => Set::Base,
            },
            boxes: Boxes {
                technology: extras.technology,
                adventures: extras.adventures,
                abe_technology: extras.abe_technology,
                abe_adventures: extras.abe_adventures,
                intruders: extras.intruders,
            },
            roads: extras.rough_roads,
        }
    }

    /// Does each flight say for itself what it is flown with?
    pub(super) fn flies_legs(&self) -> bool {
        matches!(self.mode, Mode::Campaign(_))
    }

    /// Is nothing but the base box played with, as far as one can say without looking at every flight?
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.extras.is_none() && !self.flies_legs()
    }

    /// Everything that is taken out of the boxes for one round or another.
    pub fn boxes(&self) -> Boxes {
        self.rounds().fold(Boxes::default(), |all, Round { boxes, .. }| Boxes {
            technology: all.technology | boxes.technology,
            adventures: all.adventures | boxes.adventures,
            abe_technology: all.abe_technology | boxes.abe_technology,
            abe_adventures: all.abe_adventures | boxes.abe_adventures,
            intruders: all.intruders | boxes.intruders,
        })
    }

    /// Are rules of the road agreed on anew between two flights?
    pub fn agrees_anew(&self) -> bool {
        self.extras.roads_anew
    }

    /// Are titles played for?
    pub fn has_titles(&self) -> bool {
        self.rounds().any(|round| round.titles != Titles::None)
    }
}

impl State {
    /// Tiles that are in the game, but not in this round.
    pub(crate) fn tiles_elsewhere(&self, content: &Content) -> TileSet {
        let (all, here) = (self.setup.boxes(), self.round().boxes);
        if all == here { TileSet::default() } else { content.heap(all).without(content.heap(here)) }
    }

    /// The round that the game is in.
    pub fn round(&self) -> Round {
        let mut round = self.setup.nth_round(self.flight_number);
        round.roads = self.anew.unwrap_or(round.roads);
        round
    }

    /// The rules of the road of the next flight, as long as nobody wants others: those of this one, unless others were
    /// planned. None if there is no next flight.
    pub fn proposed_roads(&self) -> Option<Roads> {
        let planned = self.setup.round(self.flight_number + 1)?.roads;
        let as_planned = self.setup.round(self.flight_number).is_some_and(|round| round.roads != planned);
        Some(if as_planned { planned } else { self.round().roads })
    }
}

impl Round {
    /// Is it flown with the base box alone?
    pub fn is_plain(&self) -> bool {
        self.ships == Set::Base && self.boxes == Boxes::default() && self.roads == Roads::default()
    }

    /// Is it the first one of the game?
    pub fn is_first(&self) -> bool {
        self.number == 0
    }

    /// Which of the ship boards it is built on, before a die turns it.
    pub fn ship_board(&self, content: &Content) -> usize {
        let fits = |board: &ShipBoard| board.set == self.ships && board.level == self.level;
        content.ship_boards.iter().position(fits).unwrap_or(self.level.index())
    }
}

impl Boxes {
    /// What a flight of this level cannot do without where so many play.
    pub fn needed(level: Level, players: u8) -> Boxes {
        let four = level == Level::IV;
        Boxes {
            // No other box has deck IV.
            abe_adventures: four,
            // Ruling 98: five such ships have more squares than there are tiles without that box.
            technology: four && players > 4,
            ..Boxes::default()
        }
    }

    /// Is this tile in the game?
    #[inline]
    pub fn have_tile(self, tile: &Tile) -> bool {
        // In the order of `Set`, and without a branch: every flight asks for all tiles.
        [true, self.technology, self.abe_technology][tile.set as usize]
    }

    /// Is this card in the game?
    pub fn have_card(self, card: &Card) -> bool {
        match card.set {
            Set::Base => true,
            Set::KeepOnTrucking => self.adventures,
            Set::AnotherBigExpansion if card.kind.is_intruder() => self.intruders,
            Set::AnotherBigExpansion => self.abe_adventures,
        }
    }

    /// So many cards of a deck are left when piles have been made: a card of the piles may call for more of them.
    pub fn spare_cards(self) -> usize {
        if self.abe_adventures { 2 } else { 0 }
    }

    /// Are there cyan aliens?
    pub fn have_cyan(self) -> bool {
        self.technology
    }

    /// The blocks of goods in the bank (Rulings 10 and 50).
    pub fn bank(self, content: &Content) -> Goods {
        let mut goods = content.supply.goods;
        if self.technology {
            for good in Good::ALL {
                goods[good] += content.extra_goods[good];
            }
        }
        goods
    }
}
