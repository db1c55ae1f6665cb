//! *Another Big Expansion*, *Support Team*: *Planner*.

use super::AFTER_BUILDING;
use super::questions::{self, For};
use crate::modifiers::{Effects, Marker, Modifier, Moment, Moments, Window};
use crate::script::{Cx, Flow};
use crate::squares::Squares;
use crate::words::{Seat, Seats, Side};

/// While building, the ship may be in two pieces.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.two_pieces = true, ..Effects::NONE };

/// Components that were planned pay.
pub(in crate::modifiers) const B: Effects =
    Effects { at: PLANS.at.or(Moments::CHECKED).or(AFTER_BUILDING), act: pay, ..PLANS };

const PLANS: Effects = Effects::used(Window::BeforeBuilding, possible, plan);

/// Credits for each component that is what its marker stands for.
const EACH: i16 = 2;

/// Where another marker may lie: on the outline, not on or beside the starting cabin, not on or beside another marker.
fn free(cx: &Cx<'_, '_>, seat: Seat) -> Squares {
    let board = cx.ship_board(seat);
    let taken = cx.state().players[seat].plan.squares() | board.start.into_iter().collect();
    let beside = |all: Squares, side: Side| all | board.grid.step(taken, side);
    board.squares.minus(Side::ALL.into_iter().fold(taken, beside))
}

fn possible(cx: &Cx<'_, '_>, seat: Seat) -> bool {
    !free(cx, seat).is_empty()
}

/// Each marker is laid somewhere or left out.
fn plan(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    for marker in Marker::ALL {
        let from = free(cx, seat);
        if from.is_empty() {
            break;
        }
        let what = For::once(Modifier::PlannerB, seat).after(marker as u8, Marker::ALL.len() as u8);
        if let Some(square) = questions::place_for(cx, seat, what, marker, from)? {
            cx.lay_marker(seat, marker, square);
        }
    }
    Ok(!cx.state().players[seat].plan.is_empty())
}

/// What became of the plan is paid for once ships have been mended.
fn pay(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    for seat in holds_for.iter() {
        cx.collect_markers(seat, EACH, Modifier::PlannerB);
    }
    Ok(())
}
