//! *Keep on Trucking*, *The Transgalactic Trek*: gold *Aesthete*.

use crate::content::Content;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::{Ship, gadgets};
use crate::squares::{Square, Squares};
use crate::words::{Seats, Title};
use std::cmp::Ordering;

pub(in crate::modifiers) const EFFECTS: Effects = Effects {
    at: Moments::PREPARED.or(Moments::CARD_DONE).or(Moments::CLOSING),
    act,
    title: Some(Title::Aesthete),
    ..Effects::NONE
};

/// Before launch and after each card, crew leaves from the side that has more until both have as many; the middle
/// column does not matter.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    // Junk that struck since, or sleepers who had to fly the ship, may have made the sides differ again (ruling 63).
    // Whoever lost crew to that has been asked about sleepers.
    let again = matches!(moment, Moment::Closing);
    cx.each(cx.flying().and(holds_for), |cx, seat| {
        // Ruling 59: sleepers are no crew, but may become some first. Afterwards it is too late: the sides are equal.
        if !again {
            cx.wake(seat)?;
        }
        // Cabins may go with their crew, so it is looked at anew each time.
        while let Some((side, more)) = crowded(cx.ship(seat)) {
            cx.lose_crew_from(seat, more, side)?;
        }
        Ok(())
    })
}

/// The cabins of the side with more crew, and how many more there are.
fn crowded(ship: &Ship) -> Option<(Squares, u8)> {
    let middle = Square::CENTRE.column();
    let cabins = |side: Ordering| -> Squares {
        ship.quarters().iter().filter(|cabin| cabin.column().cmp(&middle) == side).collect()
    };
    let crew = |cabins: Squares| -> u8 { cabins.iter().map(|cabin| ship.aboard(cabin).crew()).sum() };
    let (left, right) = (cabins(Ordering::Less), cabins(Ordering::Greater));
    match crew(left).cmp(&crew(right)) {
        Ordering::Equal => None,
        Ordering::Less => Some((right, crew(right) - crew(left))),
        Ordering::Greater => Some((left, crew(left) - crew(right))),
    }
}

/// What counts for the silver title: components that have a mirror image.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    gadgets::mirrored(ship, content).len()
}
