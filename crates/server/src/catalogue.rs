//! What is in the box, for clients: they get ids during a game and look up here what these mean.

use serde::Serialize;
use trucker_engine::card::{Beat, Card, CardId, CardKind};
use trucker_engine::content::{Content, FlightBoard, ShipBoard, Supply};
use trucker_engine::tile::{Component, Connector, Tile, TileId};
use trucker_engine::words::{Level, Side};

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The component tiles; a tile's id is its place in this list.
    pub tiles: Vec<TileEntry>,
    /// The adventure cards; a card's id is its place in this list.
    pub cards: Vec<CardEntry>,
    /// The ship boards of levels I to III.
    pub ship_boards: [ShipBoard; 3],
    /// The flight board of the learning flight.
    pub learning_board: FlightBoard,
    /// The flight boards of levels I to III.
    pub flight_boards: [FlightBoard; 3],
    /// Goods, crew and batteries, and what things are worth.
    pub supply: Supply,
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

/// Lists what is in a box.
pub fn of(content: &Content) -> Catalogue {
    Catalogue {
        tiles: (0..).map(TileId).zip(&content.tiles).map(|(id, entry)| tile(id, entry)).collect(),
        cards: (0..=u8::MAX).map(CardId).zip(&content.cards).map(|(id, entry)| card(id, entry)).collect(),
        ship_boards: content.ship_boards.clone(),
        learning_board: content.learning_board.clone(),
        flight_boards: content.flight_boards.clone(),
        supply: content.supply.clone(),
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
