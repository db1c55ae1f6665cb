//! *Another Big Expansion*, *Support Team*: *Plumber*.

use super::questions::{self, For};
use crate::building::alter;
use crate::modifiers::{Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::legal;
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
    let mut laid = false;
    while can_pipe(cx, seat) {
        let bare = legal::bare_joints(cx.ship(seat));
        let partners = |one| bare.neighbours(one);
        let laid_before = PIPES - alter::pipes_left(cx.state(), seat);
        let what = For::once(Modifier::PlumberA, seat).after(laid_before, PIPES);
        let joint = questions::joint(cx, seat, what, bare.squares(), partners)?;
        let Some((one, other)) = joint else { break };
        cx.lay_pipe(seat, one, other);
        laid = true;
    }
    Ok(laid)
}
