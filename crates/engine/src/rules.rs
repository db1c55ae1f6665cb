//! The numbers and permissions of a flight, resolved when it is set up. Reading one is a field access.

use crate::content::{Content, FlightBoard, ShipBoard};
use crate::digest::digested;
use crate::modifiers::{Modifiers, Moments};
use crate::ship::leeway::Freedoms;
use crate::squares::{Square, Squares};
use crate::state::{FORECAST, MAX_RESERVE, PILES, RESERVE};
use crate::words::{ByLevel, BySeat, Credits, Dice, Level, Roll, Seat, Seats, Strength, Title};
use serde::{Deserialize, Serialize};

/// What holds for the whole flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The level of the flight: its boards, its deck.
    pub level: Level,
    /// The learning flight: no reserve, no timer, no forecast, no aliens, no penalty for mistakes.
    pub learning: bool,
    /// Which ship board is built on, if it is not the one of the level.
    pub board: Option<u8>,
    /// Which ship board each player builds on, if they do not all build on the same.
    pub boards: Option<BySeat<u8>>,
    /// What was rolled for the holes of the boards when building began, on boards with holes.
    pub holes: Option<Dice>,
    /// The column in which nothing works, if there is one.
    pub dead_column: Option<Roll>,
    /// Moments at which a modifier in play acts.
    pub moments: Moments,
    /// Cards of the flight's own level in each pile beyond those printed on the flight board.
    pub extra_cards: u8,
    /// Were those cards added after building, so that nobody can have read them?
    pub late_cards: bool,
    /// Who suffers when players are compared.
    pub victims: Victims,
    /// What stardust does.
    pub stardust: Stardust,
    /// What an epidemic does.
    pub epidemic: Epidemic,
}

digested!(Ruleset {
    level;
    learning, board, boards, holes, dead_column, moments, extra_cards, late_cards, victims, stardust, epidemic,
});

/// Who suffers when players are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Victims {
    /// The weakest; among equals the one farthest ahead.
    #[default]
    Weakest,
    /// All but the strongest; among equals the one farthest behind is spared.
    AllButStrongest,
    /// The strongest; among equals the one farthest ahead. Some cards do so, never a rule for all of them.
    Strongest,
}

impl Victims {
    /// Is it as it is wherever no rule says otherwise?
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Victims::default()
    }

    /// Who suffers by these numbers. `order` has the leader first: of equals, the first one is the weakest and the last
    /// one is the strongest.
    pub fn among(self, order: impl Iterator<Item = Seat> + Clone, strengths: BySeat<Strength>) -> Seats {
        match self {
            Victims::Weakest => order.min_by_key(|seat| strengths[*seat]).into_iter().collect(),
            Victims::AllButStrongest => {
                let spared = order.clone().max_by_key(|seat| strengths[*seat]);
                order.filter(|seat| Some(*seat) != spared).collect()
            }
            Victims::Strongest => {
                let strongest = order.clone().map(|seat| strengths[seat]).max();
                order.into_iter().find(|seat| Some(strengths[*seat]) == strongest).into_iter().collect()
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
            board: None,
            boards: None,
            holes: None,
            dead_column: None,
            moments: Moments::default(),
            extra_cards: 0,
            late_cards: false,
            victims: Victims::Weakest,
            stardust: Stardust::LoseDays,
            epidemic: Epidemic::LoseOne,
        }
    }

    /// The ship board that a player builds on, as it is printed.
    #[inline]
    pub fn ship_board<'a>(&self, content: &'a Content, seat: Seat) -> &'a ShipBoard {
        &content.ship_boards[self.board_index(seat)]
    }

    /// Its place among those of the boxes.
    #[inline]
    pub fn board_index(&self, seat: Seat) -> usize {
        match self.boards {
            None => self.common_board(),
            Some(boards) => usize::from(boards[seat]),
        }
    }

    /// The place of the board that all build on if nothing else is said.
    #[inline]
    pub fn common_board(&self) -> usize {
        self.board.map_or(self.level.index(), usize::from)
    }

    /// The squares that a player may build on.
    #[inline]
    pub fn building_zone(&self, content: &Content, seat: Seat) -> Squares {
        let board = self.ship_board(content, seat);
        match self.holes {
            None => board.squares,
            Some(dice) => board.open(dice),
        }
    }

    /// Where a player's starting cabin stands, if there is one.
    pub fn start(&self, content: &Content, seat: Seat) -> Option<Square> {
        let start = self.ship_board(content, seat).start;
        start.filter(|start| self.building_zone(content, seat).contains(*start))
    }

    /// The flight board in use.
    pub fn flight_board<'a>(&self, content: &'a Content) -> &'a FlightBoard {
        if self.learning { &content.learning_board } else { content.flight_board(self.level) }
    }

    /// Cards of each deck in each of the four piles.
    pub fn cards_per_pile(&self, content: &Content) -> ByLevel<u8> {
        let mut cards = self.flight_board(content).cards_per_pile;
        cards[self.level] += self.extra_cards;
        cards
    }

    /// How many cards of a pile can have been read while building.
    pub fn readable_cards(&self, content: &Content) -> usize {
        let all: u8 = self.cards_per_pile(content).0.into_iter().sum();
        usize::from(if self.late_cards { all - self.extra_cards } else { all })
    }

    /// How many components a player may keep in reserve, if the board has this many places.
    pub fn reserve(&self, places: u8, seat: &SeatRules) -> usize {
        if self.learning || places == 0 {
            return 0;
        }
        (usize::from(places).min(RESERVE) + usize::from(seat.more_reserve)).min(MAX_RESERVE)
    }
}

/// What holds for one player in this flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatRules {
    /// The gold title flown with: its handicap applies.
    pub handicap: Option<Title>,
    /// A second gold title.
    pub second: Option<Title>,
    /// Cards and aliens that bend the rules for this player.
    pub modifiers: Modifiers,
    /// The row or column that misses hit instead.
    pub named: Option<Roll>,
    /// How many more components a projectile hits after one that it has destroyed.
    pub piercing: u8,
    /// Are large meteors small, and small ones large?
    pub swapped_meteors: bool,
    /// Do lost cabins cost nothing in the end?
    pub free_cabins: bool,
    /// Is the reserve filled before anything is added, and added when everyone is done?
    pub reserve_first: bool,
    /// Are holds beside holds useless?
    pub lone_holds: bool,
    /// Are batteries joined to what they feed useless?
    pub remote_batteries: bool,
    /// Does life support work only if it meets its own kinds of connectors all round?
    pub exact_life_support: bool,
    /// Does every exposed connector of a cabin take one of its places?
    pub sheltered_cabins: bool,
    /// What the support team allows while a ship is built.
    pub freedoms: Freedoms,
    /// What blocks hidden in modules fetch beyond their price.
    pub smuggled: Credits,
    /// When goods are taken: does the owner choose which blocks or batteries go, and are others than red ones hidden in
    /// red containers?
    pub picks_losses: bool,
    /// Places in reserve beyond those printed on the board.
    pub more_reserve: u8,
    /// Does what is left in reserve count as lost by nobody?
    pub keeps_reserve: bool,
    /// Is what is in reserve safe from everybody else?
    pub guards_reserve: bool,
    /// May what is in reserve go back to the heap?
    pub returns_reserved: bool,
    /// Can what others have in reserve be taken?
    pub takes_reserves: bool,
    /// Can the others be made to stop building?
    pub halts: bool,
    /// Can all piles be read, also after finishing?
    pub reads_all: bool,
    /// Have all piles been read before anybody builds?
    pub reads_early: bool,
    /// Can components be added after finishing?
    pub adds_late: bool,
}

digested!(SeatRules {
    ;
    handicap, second, modifiers, named, piercing, swapped_meteors, free_cabins, reserve_first, lone_holds,
    remote_batteries, exact_life_support, sheltered_cabins, freedoms, smuggled, picks_losses, more_reserve,
    keeps_reserve, guards_reserve, returns_reserved, takes_reserves, halts, reads_all, reads_early, adds_late,
});

impl SeatRules {
    /// How many piles this player may read.
    pub fn piles(&self) -> usize {
        if self.reads_all { PILES } else { FORECAST }
    }

    /// Does the handicap of this gold title apply?
    #[inline]
    pub fn flies_with(&self, title: Title) -> bool {
        self.handicap == Some(title) || self.second == Some(title)
    }
}
