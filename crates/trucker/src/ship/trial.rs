//! Single hits, tried out with the rules themselves on a copy of the ship; its owner answers as is proposed to people.

use super::boards::Board;
use super::flights::Pilot;
use trucker_engine::card::Projectile;
use trucker_engine::chance::Seed;
use trucker_engine::content::Content;
use trucker_engine::event::{Event, EventLog};
use trucker_engine::script::{Cx, Flow};
use trucker_engine::ship::Ship;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::words::{Dice, Level, Seat};

/// What came of a hit.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// No component was in its way.
    pub missed: bool,
    /// Battery tokens spent.
    pub batteries: u32,
    /// Blocks of goods that catapults fired.
    pub blocks: u32,
    /// Components lost.
    pub lost: Squares,
    /// What is left of the ship.
    pub after: Ship,
}

/// A projectile flies at a ship on this board, and the dice show this.
pub fn hit(ship: &Ship, content: &Content, board: Board, projectile: Projectile, dice: Dice) -> Outcome {
    tried(ship, content, board, |cx| cx.face(Seat::FIRST, projectile, dice))
}

/// A component is destroyed.
pub fn destroy(ship: &Ship, content: &Content, square: Square) -> Outcome {
    // Nothing is rolled for, so the board does not matter.
    tried(ship, content, Level::I.into(), |cx| cx.destroy(Seat::FIRST, Squares::of(square)))
}

fn tried(ship: &Ship, content: &Content, board: Board, act: impl FnOnce(&mut Cx<'_, '_>) -> Flow) -> Outcome {
    let mut state = State::new(Setup::new(1, Mode::Flight(board.level(content))));
    state.rules = board.rules(content);
    state.phase = Phase::Card(0);
    state.ships[Seat::FIRST] = *ship;
    let mut log = EventLog::default();
    let mut pilot = Pilot(Seed::from_number(0));
    // A decider always answers, so it always comes to an end.
    let _ = act(&mut Cx::inline(&mut state, content, &mut pilot, Some(&mut log)));
    let count = |is_it: fn(&Event) -> bool| log.events.iter().filter(|(_, event)| is_it(event)).count() as u32;
    let after = state.ships[Seat::FIRST];
    Outcome {
        missed: count(|event| matches!(event, Event::Missed { .. })) > 0,
        batteries: count(|event| matches!(event, Event::BatterySpent { .. })),
        blocks: count(|event| matches!(event, Event::Catapulted { .. })),
        lost: ship.occupied().minus(after.occupied()),
        after,
    }
}
