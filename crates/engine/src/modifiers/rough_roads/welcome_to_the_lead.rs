//! *Keep on Trucking*, *Rough Roads*: *Welcome to the Lead*.

use crate::card::{Projectile, ProjectileKind};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::{Effects, Moment, Moments, team};
use crate::script::{Cx, Flow};
use crate::ship::Part;
use crate::squares::{Square, Squares};
use crate::words::{Roll, Seat, Seats, Side};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::LEAD_TAKEN, act, ..Effects::NONE };

/// The old leader may fire one cannon at the new one, a double one for a battery: a light shot in the row or column of
/// that cannon, from the side opposite to where it points. A catapult is no cannon.
///
/// Ruling 58: nobody rolls for it, so numbers that share a row do not matter, nor does Murphy's Law; but ship IIA
/// mirrors it as all cannon fire.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::LeadTaken { from: old, by } = *moment else { return Ok(()) };
    if !holds_for.contains(by) {
        return Ok(());
    }
    let ship = cx.ship(old);
    let powered = |cannon: &Square| cx.can_power(old, Squares::of(*cannon));
    let doubles = ship.part(Part::DoubleCannon).iter().filter(powered).collect::<Squares>();
    let from = ship.part(Part::Cannon) | doubles;
    let Answer::Set(fired) = cx.ask(old, Shape::Set { from, max: 1 }, Reason::FireAtLeader { at: by })? else {
        return Ok(());
    };
    let Some(square) = fired.first() else { return Ok(()) };
    let Some(barrel) = direction(cx, old, square)? else { return Ok(()) };
    if doubles.contains(square) {
        cx.pay_power_for(old, fired, Squares::NONE)?;
    }
    let from = cx.ship(old).facing(barrel).opposite();
    let along = matches!(from, Side::Front | Side::Rear);
    let Some(roll) = Roll::from_number(if along { square.column() } else { square.row() }) else { return Ok(()) };
    cx.emit(Event::FiredAt { seat: old, square, at: by });
    cx.face_aimed(by, Projectile { kind: ProjectileKind::LightFire, from }, roll)
}

/// Which side of its board a cannon fires to: the owner says so of one that points wherever it should.
fn direction(cx: &mut Cx<'_, '_>, seat: Seat, cannon: Square) -> Flow<Option<Side>> {
    let points = |side: &Side| cx.ship(seat).barrels(*side).contains(cannon);
    let options = Side::ALL.into_iter().filter(points).fold(0, |set, side| set | 1 << side.index());
    team::aim(cx, seat, cannon, options)
}
