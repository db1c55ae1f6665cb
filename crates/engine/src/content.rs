//! What is in the box: tiles, cards, boards and supplies. Never changes during a game.

use crate::card::{Card, CardId, CardSet};
use crate::grid::Grid;
use crate::modifiers::Modifier;
use crate::setup::Set;
use crate::squares::{Square, Squares};
use crate::tile::{Component, Tile, TileId};
use crate::words::{ByLevel, Credits, Days, Dice, Good, Goods, Level, MAX_SEATS, Roll, Side, Turn};
use serde::Serialize;

/// Everything the box holds. Build one with the content crate, or by hand in tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The component tiles; a [`TileId`] is an index into this.
    pub tiles: Vec<Tile>,
    /// The adventure cards; a [`CardId`] is an index into this.
    pub cards: Vec<Card>,
    /// The ship boards: those of the base box first, one for each level.
    pub ship_boards: Vec<ShipBoard>,
    /// The flight board of the learning flight.
    pub learning_board: FlightBoard,
    /// The flight boards: one for each level that can be flown, from I on.
    pub flight_boards: Vec<FlightBoard>,
    /// Goods, prices and figures.
    pub supply: Supply,
    /// Blocks of goods that come with new technology.
    pub extra_goods: Goods,
    /// What a title is worth by level, for each side of the title dock.
    pub docks: [ByLevel<Credits>; 2],
    /// The Rough Roads deck.
    pub roads: Vec<RoadCard>,
    /// What the cyan aliens can do, in numbers.
    pub specialists: Specialists,
}

impl Content {
    /// The tile with this id.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[usize::from(tile.0)]
    }

    /// The card with this id.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// The tile of this name.
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.name == name).map(|i| TileId(i as u16))
    }

    /// The card of this name.
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.name == name).map(|i| CardId(i as u8))
    }

    /// The starting cabins, one for each seat, in the order of the box.
    pub fn starting_cabins(&self) -> impl Iterator<Item = TileId> + '_ {
        self.tile_ids().filter(|id| self.tile(*id).component == Component::StartingCabin)
    }

    /// How many can play with what is in the box: each takes a starting cabin and a starting space.
    pub fn seats(&self) -> usize {
        let spaces = self.flight_boards.iter().chain([&self.learning_board]).map(|board| board.start.len());
        spaces.chain([self.starting_cabins().count(), MAX_SEATS]).min().unwrap_or(0)
    }

    /// Can flights of this level be flown with what is in the boxes?
    pub fn has_level(&self, level: Level) -> bool {
        level.index() < self.flight_boards.len()
    }

    /// The flight board of a level. One that the boxes do not have is refused when a game is set up.
    pub fn flight_board(&self, level: Level) -> &FlightBoard {
        self.flight_boards.get(level.index()).unwrap_or(&self.learning_board)
    }

    /// The cards of the learning flight.
    pub fn learning_deck(&self) -> CardSet {
        self.card_ids().filter(|id| self.card(*id).learning).collect()
    }

    /// Those of these cards that are of a level.
    pub fn of_level(&self, cards: CardSet, level: Level) -> CardSet {
        cards.iter().filter(|card| self.card(*card).level == level).collect()
    }

    /// The ship board of a level in the base box.
    pub fn ship_board(&self, level: Level) -> &ShipBoard {
        &self.ship_boards[level.index()]
    }

    /// Every tile.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> {
        (0..self.tiles.len() as u16).map(TileId)
    }

    /// Every card.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> {
        (0..self.cards.len()).map(|i| CardId(i as u8))
    }
}

/// The building zone of a ship. Clients are told what is written around it and where rolls land
/// ([`crate::ship::rim`]), not the rules behind that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipBoard {
    /// What is written on it, such as `II`.
    pub name: String,
    /// The level it belongs to.
    pub level: Level,
    /// The box it comes from.
    pub set: Set,
    /// How far it is turned from how it is printed; a die decides about some.
    pub turned: Turn,
    /// By face of a die, if one decides how everyone turns the board before building: how far.
    pub compass: Option<[Turn; 6]>,
    /// Where rolls land.
    pub warp: Warp,
    /// The squares a component may stand on.
    pub squares: Squares,
    /// Which of them are next to each other.
    pub grid: Grid,
    /// Where the starting cabin stands; without one, the first component may go anywhere.
    pub start: Option<Square>,
    /// How many components may be in reserve.
    pub reserve: u8,
    /// Squares that dice close when building begins, if it is such a board.
    pub holes: Option<Holes>,
    /// The halves that it is made of, if players are dealt theirs.
    pub halves: Option<Halves>,
    /// What its owner can agree on before a flight, if it can be insured.
    pub insurance: Option<Insurance>,
}

impl ShipBoard {
    /// All squares in the rows and columns that the outline spans, within it or not (Ruling 170).
    pub fn frame(&self) -> Squares {
        let within = |of: fn(Square) -> u8| {
            let (least, most) = (self.squares.iter().map(of).min(), self.squares.iter().map(of).max());
            least.unwrap_or(1)..=most.unwrap_or(0)
        };
        let (columns, rows) = (within(Square::column), within(Square::row));
        columns.flat_map(|column| rows.clone().filter_map(move |row| Square::at(column, row))).collect()
    }

    /// The squares that are left when these dice are rolled as building begins.
    #[cold]
    pub fn open(&self, dice: Dice) -> Squares {
        let Some(holes) = &self.holes else { return self.squares };
        let start: Squares = self.start.into_iter().collect();
        let face = |die: u8| holes.by_face[usize::from(die - 1)];
        let closed = face(dice.first()) | face(dice.second());
        self.squares.minus(closed | start.only_if(dice.is_double() && holes.start_on_double))
    }
}

/// Squares that two dice close, for everyone, at the moment when building begins. *Another Big Expansion*, *Ship IIIB*.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holes {
    /// By what a die shows, from 1: the squares with that number.
    pub by_face: [Squares; 6],
    /// Is the place of the starting cabin closed when both dice show the same? Then nobody begins with a cabin.
    pub start_on_double: bool,
}

/// A board that is put together from two. Each player is dealt two halves that nobody else has. *Another Big
/// Expansion*, *Class IV*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Halves {
    /// Which front half it is, from 0.
    pub front: u8,
    /// Which rear half it is, from 0.
    pub rear: u8,
    /// The number of the first row of the rear half: before it lies the seam.
    pub seam: u8,
}

impl Halves {
    /// Do two boards have neither half in common?
    pub fn differ(self, other: Halves) -> bool {
        self.front != other.front && self.rear != other.rear
    }
}

/// What is printed on a board about losses. *Another Big Expansion*, *Class IV*: *Insurance*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insurance {
    /// What it costs before the flight.
    pub price: Credits,
    /// The most that lost components cost whoever has it.
    pub most: Credits,
}

/// Where a roll lands on a ship board, beyond the row or column of that number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Warp {
    /// Where it says.
    #[default]
    None,
    /// Several numbers share a row and a column. By number, from 2: the row or column meant.
    Merged([u8; 11]),
    /// What comes from the front or rear comes in the mirrored column, too.
    Mirrored,
    /// What comes from the front or rear in some columns comes from a side instead.
    Redirected {
        /// By number, from 2, for the front: from which side, and in which row.
        front: [Option<(Side, u8)>; 11],
        /// The same for the rear.
        rear: [Option<(Side, u8)>; 11],
    },
    /// Dice are not added: the board says what each of them means.
    OwnDice(OwnDice),
}

/// A board that reads dice in its own way. *Another Big Expansion*, *Ship IIB*.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDice {
    /// By what the two dice show, from 1: the column of what comes from the front or rear.
    pub columns: [[Roll; 6]; 6],
    /// By the first die: the row of what comes from a side; with some faces it flies by.
    pub rows: [Option<Roll>; 6],
    /// By the second die: the column in which what comes from a side begins.
    pub begins: [Roll; 6],
}

impl OwnDice {
    /// The column that these dice name.
    pub fn column(&self, dice: Dice) -> Roll {
        self.columns[usize::from(dice.first() - 1)][usize::from(dice.second() - 1)]
    }

    /// The row that the first of these dice names.
    pub fn row(&self, dice: Dice) -> Option<Roll> {
        self.rows[usize::from(dice.first() - 1)]
    }

    /// The column in which something begins that comes from a side, by the second of these dice.
    pub fn begins(&self, dice: Dice) -> Roll {
        self.begins[usize::from(dice.second() - 1)]
    }
}

/// A card of the Rough Roads deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoadCard {
    /// What it does.
    pub modifier: Modifier,
    /// Does it matter while building?
    pub building: bool,
    /// Does it make sense only if it holds for everyone?
    pub for_all: bool,
}

/// The numbers on the cards of the cyan aliens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Specialists {
    /// Manager: what a brown or purple alien adds to a strength, in whole points.
    pub alien_bonus: u8,
    /// Manager: credits for so many aliens aboard.
    pub aliens: [Credits; 4],
    /// Merchant: credits for each block sold, most valuable colour first.
    pub goods: [Credits; 4],
    /// Micronavigator: days gained.
    pub days: Days,
}

/// One side of a flight board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightBoard {
    /// The level of the flight.
    pub level: Level,
    /// Spaces of one lap.
    pub spaces: Days,
    /// How far ahead of the last starting space those numbered 1, 2 and so on lie: as many as can play.
    pub start: Vec<Days>,
    /// Credits for finishing first, second and so on; nothing for later places.
    pub finish_rewards: Vec<Credits>,
    /// Credits for the fewest exposed connectors, and for titles at this level.
    pub best_looking: Credits,
    /// Circles for the sand timer; none in the learning flight.
    pub timer_spaces: u8,
    /// Cards of each deck in each of the four piles; none in the learning flight.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub cards_per_pile: ByLevel<u8>,
}

impl FlightBoard {
    /// Credits for finishing in this place, counted from 0.
    pub fn finish_reward(&self, place: usize) -> Credits {
        self.finish_rewards.get(place).copied().unwrap_or_default()
    }
}

/// What the bank holds and pays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    /// Blocks of each colour.
    pub goods: Goods,
    /// What a block of each colour sells for, most valuable colour first.
    pub prices: [Credits; 4],
    /// What each lost component costs at the end.
    pub lost_component: Credits,
    /// Human figures in the box.
    pub astronauts: u8,
    /// Alien figures of each colour in the box.
    pub aliens: u8,
    /// Battery tokens in the box.
    pub batteries: u8,
}

impl Supply {
    /// What these goods sell for.
    pub fn price(&self, goods: Goods) -> Credits {
        let mut total = Credits(0);
        for good in Good::ALL {
            total += Credits(self.prices[good.index()].0 * i16::from(goods[good]));
        }
        total
    }
}
