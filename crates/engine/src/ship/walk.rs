//! The way of somebody who has come aboard and keeps a hand on the wall.
//!
//! *Another Big Expansion*, *Intruders*: from component to component where they are *held* together, never where
//! routers or marks only join them. The left hand tries left, straight on, right and then back; the right hand the
//! other way round.

use super::Ship;
use super::board::{self, Lines};
use super::joins::Held;
use crate::card::Hand;
use crate::squares::{Square, Squares};
use crate::words::{Side, Turn};
use arrayvec::ArrayVec;

/// The most steps that a walk can have.
pub const MAX_STEPS: usize = 24;

/// One component of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The component.
    pub square: Square,
    /// The side of it by which it is entered.
    pub by: Side,
}

/// A way through a ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The components that are entered, one after the other; the first is where it begins.
    pub steps: ArrayVec<Step, MAX_STEPS>,
    /// Does it end because the last of them is one where somebody waits?
    pub stopped: bool,
}

impl Walk {
    /// The components that it leads through.
    pub fn squares(&self) -> Squares {
        self.steps.iter().map(|step| step.square).collect()
    }
}

/// Where somebody who comes in these lines enters a ship, if anywhere.
pub fn entry(ship: &Ship, lines: Lines) -> Option<Step> {
    let arrival = lines.iter().next()?;
    Some(Step { square: board::first_in_line(ship, arrival)?, by: arrival.from })
}

/// The way from a component on, so many steps long at most; it ends in the first of the guarded components.
///
/// Ruling 132: whoever finds no way on takes no further step. Ruling 133: on a ring the side by which it came in may
/// lead on, too; that is the way back, and comes last.
pub fn walk(ship: &Ship, guarded: Squares, entry: Step, hand: Hand, steps: u8) -> Walk {
    let (held, grid) = (Held::of(ship), ship.grid());
    let mut walk = Walk { steps: ArrayVec::new(), stopped: false };
    let mut at = Some(entry);
    while let Some(step) = at {
        if walk.steps.len() >= usize::from(steps) || walk.steps.try_push(step).is_err() {
            break;
        }
        if guarded.contains(step.square) {
            walk.stopped = true;
            break;
        }
        let sides = hand.turns().map(|turn| step.by.opposite().turned(turn));
        let way = sides.into_iter().find(|side| held.towards(*side).contains(step.square));
        at = way.and_then(|side| Some(Step { square: grid.next(step.square, side)?, by: side.opposite() }));
    }
    walk
}

impl Hand {
    /// Where a walk turns, as seen from the way it is going: what is tried first comes first.
    fn turns(self) -> [Turn; 4] {
        match self {
            Hand::Left => [3, 0, 1, 2],
            Hand::Right => [1, 0, 3, 2],
        }
        .map(Turn::from_quarters)
    }
}
