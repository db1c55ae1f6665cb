//! *Keep on Trucking*, *The Transgalactic Trek*: gold *Contraptionist*.

use crate::content::Content;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::{Ship, gadgets};
use crate::squares::Squares;
use crate::words::{Seat, Seats, Title};

pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::CHECKED.or(Moments::SETTLING), act, title: Some(Title::Contraptionist), ..Effects::NONE };

/// What is made to work with others and is joined to none of them falls off: before launch, and whenever a component is
/// lost.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    match moment {
        Moment::Checked => cx.each(holds_for, |cx, seat| {
            let useless = useless(cx, seat);
            if useless.is_empty() { Ok(()) } else { cx.drop_off(seat, useless) }
        }),
        Moment::Settling { seat, falling, by } if holds_for.contains(*seat) => {
            **falling |= useless(cx, *seat);
            **by = cx.cause();
            Ok(())
        }
        _ => Ok(()),
    }
}

fn useless(cx: &Cx<'_, '_>, seat: Seat) -> Squares {
    let ship = cx.ship(seat);
    let serves_nothing = |square| gadgets::served(ship, cx.content, square).is_some_and(Squares::is_empty);
    ship.occupied().iter().filter(|square| serves_nothing(*square)).collect()
}

/// What counts for the silver title: components that work with others.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    gadgets::contraptions(ship, content).len()
}
