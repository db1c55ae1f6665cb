//! Base rulebook, *Open space* and *Forced to give up*. *Keep on Trucking*: *Wide-Open Space*. *Another Big Expansion*:
//! *Mostly Open Space*.

use crate::card::{Measure, Projectile, ProjectileKind};
use crate::event::{Event, Judged};
use crate::rules::Victims;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, Days, Seats, Strength};

/// In the order at the start, everyone declares engine strength and flies so many empty spaces ahead at once,
/// or in wide-open space so many times that.
pub fn open_space(cx: &mut Cx<'_, '_>, times: u8) -> Flow {
    fly_ahead(cx, times).map(|_| ())
}

/// With what strength everyone flew ahead.
fn fly_ahead(cx: &mut Cx<'_, '_>, times: u8) -> Flow<BySeat<Strength>> {
    let mut strengths = BySeat::<Strength>::default();
    for seat in cx.flight_order() {
        let strength = cx.declare(seat, Measure::Engines, None)?;
        if strength > Strength(0) {
            strengths[seat] = strength;
            cx.move_days(seat, Days(strength.whole() * i16::from(times)))?;
        } else {
            cx.strand(seat); // Leaves once everyone has moved.
        }
    }
    Ok(strengths)
}

/// Everyone flies ahead. Then whoever did so with the most strength, among equals the one who is farther ahead now,
/// rolls for meteors that nobody else meets. Where five play the next strongest meets them, too, but not the first
/// large one.
pub fn mostly(cx: &mut Cx<'_, '_>, meteors: &[Projectile]) -> Flow {
    let strengths = fly_ahead(cx, 1)?;
    let order = cx.flight_order();
    let mut struck = Seats::NONE;
    let mut fastest = Seats::NONE;
    for _ in 0..cx.state().setup.takers() {
        let others = order.iter().copied().filter(|seat| !struck.contains(*seat));
        let next = Victims::Strongest.among(others, strengths);
        fastest = if fastest.is_empty() { next } else { fastest };
        for seat in next.iter() {
            struck.insert(seat);
            let judged = Some(Judged::of(seat, order.iter().copied(), strengths, (Victims::Strongest, struck)));
            cx.emit(Event::Fastest { seat, judged });
        }
    }
    let Some(roller) = fastest.iter().next() else { return Ok(()) };
    let spared = meteors.iter().position(|meteor| meteor.kind == ProjectileKind::LargeMeteor);
    for (index, meteor) in meteors.iter().enumerate() {
        let at = if Some(index) == spared { fastest } else { struck };
        cx.by(cx.cause().projectile(index), |cx| cx.volley(roller, at, meteor.from, &[meteor.kind]))?;
    }
    Ok(())
}
