//! What is in the box, for clients: they get ids during a game and look up here what these mean.

use serde::Serialize;
use serde_json::{Value, json};
use trucker_engine::card::{Beat, Card, CardId, CardKind};
use trucker_engine::content::{self, Content, FlightBoard, RoadCard, Specialists, Supply};
use trucker_engine::decision::Reason;
use trucker_engine::event::{Event, Money};
use trucker_engine::modifiers::Modifier;
use trucker_engine::named::{Named, VariantNames};
use trucker_engine::refusal::Refusal;
use trucker_engine::setup::{Dock, Set};
use trucker_engine::ship::legal::Mistake;
use trucker_engine::ship::rim::{self, Landings, Rim};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector, Tile, TileId};
use trucker_engine::words::{Credits, Level, Side, Title, Turn};

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The component tiles; a tile's id is its place in this list.
    pub tiles: Vec<TileEntry>,
    /// The adventure cards; a card's id is its place in this list.
    pub cards: Vec<CardEntry>,
    /// The ship boards: those of levels I to III in the base box, then others.
    pub ship_boards: Vec<ShipBoard>,
    /// The flight board of the learning flight.
    pub learning_board: FlightBoard,
    /// The flight boards of the levels.
    pub flight_boards: Vec<FlightBoard>,
    /// Goods, crew and batteries, and what things are worth.
    pub supply: Supply,
    /// What titles pay, with each side of the title dock and without it.
    pub docks: Vec<TitlePay>,
    /// The Rough Roads deck.
    pub roads: Vec<RoadCard>,
    /// What the cyan aliens can do, in numbers.
    pub specialists: Specialists,
    /// What a cyan alien can be, in the order of the numbers that answers have.
    pub abilities: Vec<Modifier>,
    /// The titles, in the order of the numbers that answers have.
    pub titles: Vec<Title>,
}

/// What titles pay, by level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TitlePay {
    /// With which side of the title dock, or without it.
    pub dock: Dock,
    /// Won, or defended with its silver side up.
    pub silver: Vec<Credits>,
    /// Defended with its gold side up.
    pub gold: Vec<Credits>,
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
    /// Which of its sides are plated, unturned, clockwise from the front.
    pub plating: [bool; 4],
    /// The box it comes from.
    pub set: Set,
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
    /// The box it comes from.
    pub set: Set,
    /// What happens, one beat after the other.
    pub beats: Vec<Beat>,
    /// By beat: are dice rolled in it?
    pub dice: Vec<bool>,
}

/// The building zone of a ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipBoard {
    /// What is written on it, such as `II`.
    pub name: String,
    /// The level it belongs to.
    pub level: Level,
    /// The box it comes from.
    pub set: Set,
    /// How far it is turned from how it is printed; a die decides about some.
    pub turned: Turn,
    /// The squares a component may stand on.
    pub squares: Squares,
    /// Where the starting cabin stands, if there is one.
    pub start: Option<Square>,
    /// How many components may be in reserve.
    pub reserve: u8,
    /// By what a die shows: the squares with that number, of which two dice close some as building begins. None on most
    /// boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub holes: Option<[Squares; 6]>,
    /// If it is put together from a front and a rear half: the first row of the rear one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seam: Option<u8>,
    /// What is written around it.
    pub rim: Rim,
    /// Where rolls land.
    pub landings: Landings,
}

/// Lists what is in a box.
pub fn of(content: &Content) -> Catalogue {
    Catalogue {
        tiles: (0..).map(TileId).zip(&content.tiles).map(|(id, entry)| tile(id, entry)).collect(),
        cards: (0..=u8::MAX).map(CardId).zip(&content.cards).map(|(id, entry)| card(id, entry)).collect(),
        ship_boards: content.ship_boards.iter().map(ship_board).collect(),
        learning_board: content.learning_board.clone(),
        flight_boards: content.flight_boards.clone(),
        supply: content.supply.clone(),
        docks: Dock::ALL.into_iter().map(|dock| title_pay(content, dock)).collect(),
        roads: content.roads.clone(),
        specialists: content.specialists,
        abilities: Modifier::SPECIALISTS.to_vec(),
        titles: Title::ALL.to_vec(),
    }
}

fn title_pay(content: &Content, dock: Dock) -> TitlePay {
    let by_level = |gold| Level::ALL.into_iter().map(|level| dock.pays(content, level, gold)).collect();
    TitlePay { dock, silver: by_level(false), gold: by_level(true) }
}

/// All that is in the box and all names, a line for each tile, card, board and rule of the road. The page's tests read
/// it (`web/tests/box.json`).
pub fn written(content: &Content) -> String {
    let Catalogue {
        tiles,
        cards,
        ship_boards,
        learning_board,
        flight_boards,
        supply,
        docks,
        roads,
        specialists,
        abilities,
        titles,
    } = of(content);
    let fields = [
        lines("tiles", &tiles),
        lines("cards", &cards),
        lines("ship_boards", &ship_boards),
        line("learning_board", &learning_board),
        line("flight_boards", &flight_boards),
        line("supply", &supply),
        line("docks", &docks),
        lines("roads", &roads),
        line("specialists", &specialists),
        line("abilities", &abilities),
        line("titles", &titles),
        line("names", &names()),
    ];
    format!("{{\n{}\n}}\n", fields.join(",\n"))
}

fn line(name: &str, value: &impl Serialize) -> String {
    format!("\"{name}\": {}", serde_json::to_string(value).unwrap_or_default())
}

fn lines(name: &str, entries: &[impl Serialize]) -> String {
    let entries: Vec<String> = entries.iter().filter_map(|entry| serde_json::to_string(entry).ok()).collect();
    format!("\"{name}\": [\n{}\n]", entries.join(",\n"))
}

/// What things are called everywhere, by their type.
fn names() -> Value {
    fn all<T: Named>(things: impl IntoIterator<Item = T>) -> Vec<&'static str> {
        things.into_iter().map(|thing| thing.name()).collect()
    }
    json!({
        "CardKind": all(CardKind::ALL),
        "Component": Component::VARIANTS,
        "Event": Event::VARIANTS,
        "Mistake": all(Mistake::ALL),
        "Modifier": all(Modifier::ALL),
        "Money": Money::VARIANTS,
        "Reason": Reason::VARIANTS,
        "Refusal": Refusal::VARIANTS,
        "Title": all(Title::ALL),
    })
}

fn tile(id: TileId, tile: &Tile) -> TileEntry {
    let Tile { name, component, pipes, plating, set } = tile;
    TileEntry {
        id,
        name: name.clone(),
        component: *component,
        connectors: Side::ALL.map(|side| pipes.on(side)),
        plating: Side::ALL.map(|side| plating.covers(side, Turn::NONE)),
        set: *set,
    }
}

fn ship_board(board: &content::ShipBoard) -> ShipBoard {
    ShipBoard {
        name: board.name.clone(),
        level: board.level,
        set: board.set,
        turned: board.turned,
        squares: board.squares,
        start: board.start,
        reserve: board.reserve,
        holes: board.holes.as_ref().map(|holes| holes.by_face),
        seam: board.halves.map(|halves| halves.seam),
        rim: rim::rim(board),
        landings: rim::landings(board),
    }
}

fn card(id: CardId, card: &Card) -> CardEntry {
    let Card { name, kind, level, learning, set, beats } = card.clone();
    let dice = beats.iter().map(Beat::rolls).collect();
    CardEntry { id, name, kind, level, learning, set, beats, dice }
}
