//! *Keep on Trucking*, *Rough Roads*: *Metal Fatigue*.

use crate::event::RollFor;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::board;
use crate::squares::Squares;
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::CARD_DONE, act, ..Effects::NONE };

/// If a ship gained or lost days on this card, a die says how far is too far; all ships that went so far lose the
/// component at coordinates rolled once for all of them. What others gain afterwards does not count (Ruling 71).
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Some(leader) = cx.leader() else { return Ok(()) };
    let days = |cx: &Cx<'_, '_>, seat| cx.state().players[seat].tally.days.unsigned_abs();
    let flying = cx.flying().and(holds_for);
    if flying.iter().all(|seat| days(cx, seat) == 0) {
        return Ok(());
    }
    let die = cx.roll_die(leader, RollFor::Days);
    let worn: Seats = flying.iter().filter(|seat| days(cx, *seat) >= die).collect();
    if worn.is_empty() {
        cx.came_to_nothing(leader, None);
        return Ok(());
    }
    let (column, row) = cx.roll_coordinates(leader, worn);
    let there = |cx: &Cx<'_, '_>, seat| -> Squares {
        let square = board::coordinates(cx.ship_board(seat), column, row);
        square.into_iter().collect::<Squares>() & cx.ship(seat).occupied()
    };
    let broken: Seats = worn.iter().filter(|seat| !there(cx, *seat).is_empty()).collect();
    if broken.is_empty() {
        cx.came_to_nothing(leader, Some((column, row)));
    }
    cx.each(broken, |cx, seat| cx.drop_off(seat, there(cx, seat)))
}
