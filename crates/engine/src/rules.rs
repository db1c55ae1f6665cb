//! The numbers and permissions of a flight, resolved when it is set up. Reading one is a field access.

use crate::content::{Content, FlightBoard, ShipBoard};
use crate::late::Late;
use crate::modifiers::{Modifiers, Moments};
use crate::words::{BySeat, Level, Roll, Seat, Seats, Strength, Title};

/// What holds for the whole flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// The level of the flight: its boards, its deck.
    pub level: Level,
    /// The learning flight: no reserve, no timer, no forecast, no aliens, no penalty for mistakes.
    pub learning: bool,
    /// Which ship board is built on, if it is not the one of the level.
    pub board: Late<Option<u8>>,
    /// The column in which nothing works, if there is one.
    pub dead_column: Late<Option<Roll>>,
    /// Moments at which a modifier in play acts.
    pub moments: Late<Moments>,
    /// Cards of the flight's own level in each pile beyond those printed on the flight board.
    pub extra_cards: Late<u8>,
    /// Were those cards added after building, so that nobody can have read them?
    pub late_cards: Late<bool>,
    /// Who suffers when players are compared.
    pub victims: Late<Victims>,
    /// What stardust does.
    pub stardust: Late<Stardust>,
    /// What an epidemic does.
    pub epidemic: Late<Epidemic>,
}

/// Who suffers when players are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Victims {
    /// The weakest; among equals the one farthest ahead.
    #[default]
    Weakest,
    /// All but the strongest; among equals the one farthest behind is spared.
    AllButStrongest,
}

impl Victims {
    /// Who suffers by these numbers. `order` has the leader first: of equals, the first one is the weakest and the last
    /// one is the strongest.
    pub fn among(self, order: impl Iterator<Item = Seat> + Clone, strengths: BySeat<Strength>) -> Seats {
        match self {
            Victims::Weakest => order.min_by_key(|seat| strengths[*seat]).into_iter().collect(),
            Victims::AllButStrongest => {
                let spared = order.clone().max_by_key(|seat| strengths[*seat]);
                order.filter(|seat| Some(*seat) != spared).collect()
            }
        }
    }
}

/// What stardust does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stardust {
    /// A day is lost for each exposed connector.
    #[default]
    LoseDays,
    /// Components with exposed connectors fall off.
    DropExposed,
}

/// What an epidemic does to a cabin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Epidemic {
    /// It loses a crew member.
    #[default]
    LoseOne,
    /// It is given up with all who live there.
    GiveUpCabin,
}

impl Ruleset {
    /// A flight of this level by the base rules.
    pub fn new(level: Level, learning: bool) -> Ruleset {
        Ruleset {
            level,
            learning,
            board: Late(None),
            dead_column: Late(None),
            moments: Late(Moments::default()),
            extra_cards: Late(0),
            late_cards: Late(false),
            victims: Late(Victims::Weakest),
            stardust: Late(Stardust::LoseDays),
            epidemic: Late(Epidemic::LoseOne),
        }
    }

    /// The ship board in use.
    pub fn ship_board<'a>(&self, content: &'a Content) -> &'a ShipBoard {
        &content.ship_boards[self.board_index()]
    }

    /// The place of the ship board in use among those of the box.
    pub fn board_index(&self) -> usize {
        self.board.map_or(self.level.index(), usize::from)
    }

    /// The flight board in use.
    pub fn flight_board<'a>(&self, content: &'a Content) -> &'a FlightBoard {
        if self.learning { &content.learning_board } else { &content.flight_boards[self.level.index()] }
    }

    /// Cards of decks I, II and III in each of the four piles.
    pub fn cards_per_pile(&self, content: &Content) -> [u8; 3] {
        let mut cards = self.flight_board(content).cards_per_pile;
        cards[self.level.index()] += *self.extra_cards;
        cards
    }

    /// How many cards of a pile can have been read while building.
    pub fn readable_cards(&self, content: &Content) -> usize {
        let all: u8 = self.cards_per_pile(content).into_iter().sum();
        usize::from(if *self.late_cards { all - *self.extra_cards } else { all })
    }

    /// How many components a player may keep in reserve, if the board has this many places.
    pub fn reserve(&self, places: u8) -> usize {
        if self.learning { 0 } else { usize::from(places).min(crate::state::RESERVE) }
    }
}

/// What holds for one player in this flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatRules {
    /// The gold title flown with: its handicap applies.
    pub handicap: Option<Title>,
    /// A second gold title.
    pub second: Late<Option<Title>>,
    /// Cards and aliens that bend the rules for this player.
    pub modifiers: Late<Modifiers>,
    /// The row or column that misses hit instead.
    pub named: Late<Option<Roll>>,
    /// How many more components a projectile hits after one that it has destroyed.
    pub piercing: Late<u8>,
    /// Are large meteors small, and small ones large?
    pub swapped_meteors: Late<bool>,
    /// Do lost cabins cost nothing in the end?
    pub free_cabins: Late<bool>,
}

impl SeatRules {
    /// Does the handicap of this gold title apply?
    #[inline]
    pub fn flies_with(&self, title: Title) -> bool {
        self.handicap == Some(title) || *self.second == Some(title)
    }
}
