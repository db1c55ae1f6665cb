//! *Another Big Expansion*, *Support Team*: *Plumber*.

use crate::building::alter;
use crate::decision::{Answer, Reason, Shape};
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::legal;
use crate::squares::Squares;
use crate::words::Seat;

/// How many pipes there are.
const PIPES: u8 = 2;

/// Two pipes join neighbours without connectors.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.pipes = PIPES, ..Effects::used(Window::AfterBuilding, can_pipe, pipe) };

/// All sides of one component become universal connectors.
pub(in crate::modifiers) const B: Effects =
    Effects { bend_for: |rules| rules.freedoms.universals = 1, ..Effects::NONE };

/// Can two components be joined that are part of the ship already?
fn can_pipe(cx: &Cx<'_, '_>, seat: Seat) -> bool {
    alter::pipes_left(cx.state(), seat) > 0 && !legal::bare_joints(cx.ship(seat)).squares().is_empty()
}

/// Lays pipes while there are any, and where there is something to be joined.
fn pipe(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let about = |about| Reason::ForAbility { ability: Modifier::PlumberA, about, ship: seat };
    let mut laid = false;
    while can_pipe(cx, seat) {
        let from = legal::bare_joints(cx.ship(seat)).squares();
        let choice = cx.ask(seat, Shape::Set { from, max: 1 }, about(About::Component))?;
        let Answer::Set(chosen) = choice else { break };
        let Some(one) = chosen.first() else { break };
        let partners = legal::bare_joints(cx.ship(seat)).neighbours(Squares::of(one));
        let Answer::Square(other) =
            cx.ask(seat, Shape::Square { from: partners }, about(About::Partner { with: one }))?
        else {
            break;
        };
        cx.lay_pipe(seat, one, other);
        laid = true;
    }
    Ok(laid)
}
