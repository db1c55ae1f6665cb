//! What sentences leave out: which tile of the box, which card, and where rockets stand.

use trucker_engine::content::Content;
use trucker_engine::event::Event;
use trucker_engine::squares::Square;
use trucker_engine::tile::TileId;
use trucker_engine::words::{BySeat, Days, MAX_SEATS, Seats, Turn};

/// The names of the pieces that an event is about, as scenarios write them: `t042 7,6 >`, `II-09`, `space 6`.
pub(super) fn pieces(event: &Event, content: &Content) -> Option<String> {
    let name = |tile: TileId| content.tile(tile).name.clone();
    let at = |tile: TileId, square: Square| format!("{} {square}", name(tile));
    Some(match *event {
        Event::TileTaken { tile: Some(tile), .. }
        | Event::ReserveTaken { tile, .. }
        | Event::ReserveRaided { tile, .. }
        | Event::TileLifted { tile, .. }
        | Event::TileReserved { tile, .. }
        | Event::TileReturned { tile, .. }
        | Event::TileLost { tile, square: None, .. } => name(tile),
        Event::TilePlaced { tile, square, turn, .. } => format!("{} {}", at(tile, square), arrow(turn)),
        Event::TileLost { tile, square: Some(square), .. } | Event::TileTakenOff { tile, square, .. } => {
            at(tile, square)
        }
        Event::CardRevealed { card } | Event::CardSkipped { card } => content.card(card).name.clone(),
        Event::ShipLaunched { position, .. } | Event::Moved { position, .. } => format!("space {}", position.0),
        _ => return None,
    })
}

fn arrow(turn: Turn) -> &'static str {
    ["^", ">", "v", "<"][turn.quarters()]
}

/// Where rockets stand, as far as has been told.
#[derive(Default)]
pub(super) struct Rockets(BySeat<Option<Days>>);

impl Rockets {
    /// Looks at an event. Between two cards, says where everyone who flies is, the leader first.
    pub(super) fn follow(&mut self, event: &Event, names: &[String]) -> Option<String> {
        match *event {
            Event::ShipLaunched { seat, position } | Event::Moved { seat, position, .. } => {
                self.0[seat] = Some(position);
            }
            Event::LeftFlight { seat, .. } => self.0[seat] = None,
            Event::CardRevealed { .. } => return self.line(names),
            Event::FlightEnded { .. } => {
                let line = self.line(names);
                *self = Rockets::default();
                return line;
            }
            _ => {}
        }
        None
    }

    fn line(&self, names: &[String]) -> Option<String> {
        let mut flying: Vec<(Days, &String)> = Seats::first(names.len().min(MAX_SEATS))
            .iter()
            .zip(names)
            .filter_map(|(seat, name)| Some((self.0[seat]?, name)))
            .collect();
        flying.sort_by_key(|(position, _)| std::cmp::Reverse(*position));
        let each: Vec<String> = flying.iter().map(|(position, name)| format!("{name} {}", position.0)).collect();
        (!each.is_empty()).then(|| format!("  [{}]", each.join(", ")))
    }
}
