//! *Another Big Expansion*, *Support Team*: *Assembler*.

use super::questions::{self, For};
use crate::event::Marking;
use crate::modifiers::{Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::joins::Joined;
use crate::ship::marks::{Bond, Mark};
use crate::ship::{Ship, hull};
use crate::squares::Squares;
use crate::words::Seat;

/// Two components are joined without a joint, for all that one can do for another. That holds nothing together, and
/// nobody walks across.
pub(in crate::modifiers) const A: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| can_join(cx.ship(seat)), join);

/// All exposed connectors of one component become plating, at most as many as there are tokens (Ruling 183). What is
/// exposed later stays a connector.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::AfterBuilding, |cx, seat| !hull::open(cx.ship(seat)).is_empty(), plate);

/// Plating tokens.
const PLATES: usize = 3;

fn can_join(ship: &Ship) -> bool {
    ship.occupied().iter().any(|square| !unjoined(ship, Squares::of(square)).is_empty())
}

fn join(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let ship = *cx.ship(seat);
    let partners = |one: Squares| unjoined(&ship, one);
    let from = ship.occupied().iter().filter(|square| !partners(Squares::of(*square)).is_empty()).collect();
    let joint = questions::joint(cx, seat, For::once(Modifier::AssemblerA, seat), from, partners)?;
    let Some((one, other)) = joint else { return Ok(false) };
    Ok(cx.mark(seat, one, Mark::Joint(other, Bond::Joined), Marking::Joined { other }))
}

/// What a component is not joined to yet: more would be nothing new.
fn unjoined(ship: &Ship, one: Squares) -> Squares {
    ship.occupied().minus(one | Joined::of(ship).to(one))
}

fn plate(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let from = hull::open(cx.ship(seat));
    let what = For::once(Modifier::AssemblerB, seat);
    let Some(square) = questions::component(cx, seat, what, from)? else { return Ok(false) };
    let ship = cx.ship(seat);
    let Some(look) = ship.look(cx.content, square) else { return Ok(false) };
    let exposed = hull::exposed_sides(ship, square).take(PLATES);
    let sides = exposed.fold(look.sides, |sides, side| sides.plated(side));
    Ok(cx.mark(seat, square, Mark::Sides(sides), Marking::Plated))
}
