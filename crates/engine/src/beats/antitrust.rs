//! *Keep on Trucking*: *Antitrust Check*, one line of it.

use crate::card::Hoard;
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::Part;
use crate::squares::Squares;
use crate::words::Seat;
use std::cmp::Ordering;

impl Hoard {
    /// What is counted. A cannon-engine is one of either.
    pub fn part(self) -> Part {
        match self {
            Hoard::Cannons => Part::Cannon,
            Hoard::DoubleCannons => Part::DoubleCannon,
            Hoard::Engines => Part::Engine,
            Hoard::DoubleEngines => Part::DoubleEngine,
        }
    }
}

/// Whoever has more of these than anyone else gives one up, of their choice. Nobody does in a tie.
///
/// Ruling 42: with one ship left there is nobody to compare with, as for the other cards that do.
#[cold]
pub fn most(cx: &mut Cx<'_, '_>, hoard: Hoard) -> Flow {
    if cx.flying().len() < 2 {
        return Ok(());
    }
    let mut most: (usize, Option<Seat>) = (0, None);
    for seat in cx.flying().iter() {
        let count = cx.ship(seat).built(cx.content, hoard.part()).len();
        match count.cmp(&most.0) {
            Ordering::Greater => most = (count, Some(seat)),
            Ordering::Equal => most.1 = None,
            Ordering::Less => {}
        }
    }
    let (count, Some(seat)) = most else { return Ok(()) };
    cx.emit(Event::HasMost { seat, hoard, count: count as u8, cause: cx.cause() });
    let from = cx.ship(seat).built(cx.content, hoard.part());
    if let Answer::Square(square) = cx.ask(seat, Shape::Square { from }, Reason::GiveUpComponent { hoard })? {
        cx.give_up(seat, Squares::of(square))?;
    }
    Ok(())
}
