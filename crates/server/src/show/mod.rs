//! What the wire carries of a game: typed views for everyone and for each seat, and their text by sections.
//!
//! Everything here looks through a [`View`], so what a client may not know cannot get into what it is sent.

mod offer;
mod own;
mod sections;
mod ship;
mod table;

pub use own::foreseen;
pub use sections::Sections;

use crate::protocol::{FlightView, GameView, OwnView, SeatView, ShipView, Waiting, YardView};
use trucker_engine::game::Game;
use trucker_engine::state::State;
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Seat, Seats};

/// A game at one moment, with what the room knows about it beside the rules.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The game.
    pub game: &'a Game,
    /// Its version: the number of steps so far.
    pub version: u32,
    /// The id of each seat's open question: another one for every question, even if it reads like the last.
    pub asked: BySeat<u32>,
    /// When the default is done for each seat that is waited for.
    pub deadlines: BySeat<Option<u32>>,
    /// Who may take the last step back.
    pub may_undo: Seats,
    /// The seats whose own view is wanted.
    pub people: Seats,
}

/// The sections that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// The flight and its cards.
    pub flight: FlightView,
    /// The yard where ships are built.
    pub yard: YardView,
    /// Everyone's things beside the ship, by seat.
    pub seats: Vec<SeatView>,
    /// Everyone's ship, by seat.
    pub ships: Vec<ShipView>,
    /// Who is being waited for.
    pub waiting: Vec<Waiting>,
}

/// What everybody may know, as a spectator sees it; `now` is the game's current state.
pub fn shared(moment: &Moment<'_>, now: &State) -> Shared {
    let view = View::new(now, moment.game.content(), None);
    Shared {
        flight: table::flight(view, moment.game.progress()),
        yard: table::yard(view),
        seats: view.seats().iter().map(|seat| table::seat(view, seat)).collect(),
        ships: view.seats().iter().map(|seat| ship::ship(view, seat)).collect(),
        waiting: table::waiting(moment),
    }
}

/// What only one player may know and do; `now` is the game's current state.
pub fn own(moment: &Moment<'_>, now: &State, seat: Seat) -> OwnView {
    own::own(moment, now, seat, |decision, suggested| own::ahead(moment.game, decision, suggested))
}

/// The whole view of a seat, or of a spectator. [`Sections`] has the same as text, and cheaper.
pub fn view(moment: &Moment<'_>, now: &State, viewer: Option<Seat>) -> GameView {
    let Shared { flight, yard, seats, ships, waiting } = shared(moment, now);
    let own = viewer.filter(|seat| moment.people.contains(*seat)).map(|seat| own(moment, now, seat));
    GameView { flight, yard, seats, ships, waiting, own }
}
