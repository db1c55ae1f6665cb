//! What is in the box, for clients: they get ids during a game and look up here what these mean.

use serde::Serialize;
use trucker_engine::card::{Beat, Card, CardId, CardKind};
use trucker_engine::content::{Content, FlightBoard, ShipBoard, Supply};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector, Tile, TileId};
use trucker_engine::words::{Credits, Days, Goods, Level, Side};

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The component tiles; a tile's id is its place in this list.
    pub tiles: Vec<TileEntry>,
    /// The adventure cards; a card's id is its place in this list.
    pub cards: Vec<CardEntry>,
    /// The ship boards of levels I to III.
    pub ship_boards: [ShipBoardEntry; 3],
    /// The flight board of the learning flight.
    pub learning_board: FlightBoardEntry,
    /// The flight boards of levels I to III.
    pub flight_boards: [FlightBoardEntry; 3],
    /// Goods, crew and batteries, and what things are worth.
    pub supply: SupplyEntry,
}

/// A component tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileEntry {
    /// Its id.
    pub id: TileId,
    /// The name it has in the content files.
    pub name: String,
    /// What it is.
    pub component: Component,
    /// Its connectors, unturned, clockwise from the front.
    pub connectors: [Connector; 4],
}

/// An adventure card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardEntry {
    /// Its id.
    pub id: CardId,
    /// The name it has in the content files.
    pub name: String,
    /// What is written at its top.
    pub kind: CardKind,
    /// The deck it belongs to.
    pub level: Level,
    /// Is it one of the cards of the learning flight?
    pub learning: bool,
    /// What happens, one beat after the other.
    pub beats: Vec<Beat>,
}

/// A ship board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipBoardEntry {
    /// The level it is for.
    pub level: Level,
    /// The squares of the building zone.
    pub squares: Squares,
    /// Where the starting cabin stands.
    pub start: Square,
    /// Places for reserved components.
    pub reserve: u8,
}

/// A flight board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightBoardEntry {
    /// The level it is for.
    pub level: Level,
    /// How many spaces a lap has.
    pub spaces: Days,
    /// How far ahead of the last starting space each starting space lies, the best one first.
    pub start: [Days; 4],
    /// Rewards for finishing, the first place first.
    pub finish_rewards: [Credits; 4],
    /// The reward for the fewest exposed connectors, and for titles at this level.
    pub best_looking: Credits,
    /// Spaces of the sand timer; 0 if there is none.
    pub timer_spaces: u8,
    /// Cards of decks I, II and III in each pile.
    pub cards_per_pile: [u8; 3],
}

/// The supplies in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SupplyEntry {
    /// Blocks of goods: red, yellow, green, blue.
    pub goods: Goods,
    /// What a block sells for, by colour.
    pub prices: [Credits; 4],
    /// What a lost component costs.
    pub lost_component: Credits,
    /// Human crew members.
    pub astronauts: u8,
    /// Aliens of each kind.
    pub aliens: u8,
    /// Battery tokens.
    pub batteries: u8,
}

/// Lists what is in a box.
pub fn of(content: &Content) -> Catalogue {
    Catalogue {
        tiles: (0..).map(TileId).zip(&content.tiles).map(|(id, entry)| tile(id, entry)).collect(),
        cards: (0..=u8::MAX).map(CardId).zip(&content.cards).map(|(id, entry)| card(id, entry)).collect(),
        ship_boards: content.ship_boards.each_ref().map(ship_board),
        learning_board: flight_board(&content.learning_board),
        flight_boards: content.flight_boards.each_ref().map(flight_board),
        supply: supply(&content.supply),
    }
}

fn tile(id: TileId, tile: &Tile) -> TileEntry {
    let Tile { name, component, pipes } = tile;
    TileEntry { id, name: name.clone(), component: *component, connectors: Side::ALL.map(|side| pipes.on(side)) }
}

fn card(id: CardId, card: &Card) -> CardEntry {
    let Card { name, kind, level, learning, beats } = card.clone();
    CardEntry { id, name, kind, level, learning, beats }
}

fn ship_board(board: &ShipBoard) -> ShipBoardEntry {
    let ShipBoard { level, squares, start, reserve } = *board;
    ShipBoardEntry { level, squares, start, reserve }
}

fn flight_board(board: &FlightBoard) -> FlightBoardEntry {
    let FlightBoard { level, spaces, start, finish_rewards, best_looking, timer_spaces, cards_per_pile } = *board;
    FlightBoardEntry { level, spaces, start, finish_rewards, best_looking, timer_spaces, cards_per_pile }
}

fn supply(supply: &Supply) -> SupplyEntry {
    let Supply { goods, prices, lost_component, astronauts, aliens, batteries } = *supply;
    SupplyEntry { goods, prices, lost_component, astronauts, aliens, batteries }
}
