//! *Another Big Expansion*, *Support Team*: *Security Guard*.

use crate::event::Money;
use crate::modifiers::{Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::words::{Credits, Seat};

/// Everyone pays a credit for each exposed connector, the guard's own trucker, too. Whoever has less pays what there is
/// (Ruling 188).
pub(in crate::modifiers) const A: Effects =
    Effects::used(Window::BeforeFlight, |cx, _| cx.state().seats().iter().any(|seat| exposed(cx, seat) > 0), fine);

fn exposed(cx: &Cx<'_, '_>, seat: Seat) -> i16 {
    analysis::exposed_connectors(cx.ship(seat)) as i16
}

fn fine(cx: &mut Cx<'_, '_>, _: Seat) -> Flow<bool> {
    for seat in cx.state().in_order(cx.state().seats()) {
        let credits = exposed(cx, seat).min(cx.state().players[seat].credits.0.max(0));
        cx.pay(seat, -Credits(credits), Money::Member(Modifier::SecurityGuardA));
    }
    Ok(true)
}

/// The others have to stop building for a while.
pub(in crate::modifiers) const B: Effects = Effects { bend_for: |rules| rules.halts = true, ..Effects::NONE };
