//! Base rulebook, *Transgalactic Trek*: gold *Corridorist*.

use crate::content::Content;
use crate::event::Loss;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::Ship;
use crate::ship::joins::Held;
use crate::squares::{Square, Squares};
use crate::words::{Seats, Title};

pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::DESTROYED, act, title: Some(Title::Corridorist), ..Effects::NONE };

/// With a corridor that is destroyed, neighbouring corridors fall off; that is no chain reaction, as falling off
/// destroys nothing.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::Destroyed { seat, before, destroyed } = *moment else { return Ok(()) };
    if holds_for.contains(seat) {
        let is_corridor = |square: &Square| before.look(cx.content, *square).is_some_and(|look| look.is_corridor());
        let corridors = destroyed.iter().filter(is_corridor).collect();
        let beside = Held::of(before).neighbours(corridors).minus(destroyed);
        for square in beside.iter().filter(is_corridor).collect::<Squares>() {
            cx.lose_tile(seat, square, Loss::FellOff);
        }
    }
    Ok(())
}

/// What counts for the silver title: the longest corridor. Its components have at most two joins, so a group of them
/// that holds together is a chain.
pub(super) fn score(ship: &Ship, content: &Content) -> usize {
    let is_corridor = |square: &Square| ship.look(content, *square).is_some_and(|look| look.is_corridor());
    Held::of(ship).largest_group(ship.occupied().iter().filter(is_corridor).collect())
}
