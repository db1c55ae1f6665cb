//! *Keep on Trucking*, *Rough Roads*: *Big Baddies*.

use crate::event::{Event, RollFor};
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Seats, Strength};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::ENEMY_MET, act, ..Effects::NONE };

/// Whoever meets an enemy first rolls two dice; the lower one is added to its strength.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::EnemyMet { strength } = moment else { return Ok(()) };
    let at = cx.flying().and(holds_for);
    let Some(roller) = cx.state().in_order(at).first().copied() else { return Ok(()) };
    let dice = cx.roll(roller, Seats::NONE, RollFor::Strength);
    let by = Strength::points(i16::from(dice.first().min(dice.second())));
    for seat in at.iter() {
        strength[seat] += by;
    }
    if at == cx.flying() {
        cx.emit(Event::EnemyGrew { by, seat: None });
    } else {
        at.iter().for_each(|seat| cx.emit(Event::EnemyGrew { by, seat: Some(seat) }));
    }
    Ok(())
}
