//! *Another Big Expansion*, *Support Team*: *Assembler*.

use super::questions;
use crate::event::Marking;
use crate::modifiers::{Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::hull;
use crate::ship::marks::{Bond, Mark};
use crate::words::Seat;

/// Two components are joined without a joint, for all that one can do for another. That holds nothing together, and
/// nobody walks across.
pub(in crate::modifiers) const A: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| cx.ship(seat).occupied().len() > 1, join);

/// All exposed connectors of one component become plating, at most as many as there are tokens (Ruling 183). What is
/// exposed later stays a connector.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| !hull::open(cx.ship(seat)).is_empty(), plate);

/// Plating tokens.
const PLATES: usize = 3;

fn join(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let all = cx.ship(seat).occupied();
    let joint = questions::joint(cx, seat, Modifier::AssemblerA, seat, all, |one| all.minus(one))?;
    let Some((one, other)) = joint else { return Ok(false) };
    Ok(cx.mark(seat, one, Mark::Joint(other, Bond::Joined), Marking::Joined { other }))
}

fn plate(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let from = hull::open(cx.ship(seat));
    let Some(square) = questions::component(cx, seat, Modifier::AssemblerB, seat, from)? else { return Ok(false) };
    let ship = cx.ship(seat);
    let Some(look) = ship.look(cx.content, square) else { return Ok(false) };
    let exposed = hull::exposed_sides(ship, square).take(PLATES);
    let sides = exposed.fold(look.sides, |sides, side| sides.plated(side));
    Ok(cx.mark(seat, square, Mark::Sides(sides), Marking::Plated))
}
