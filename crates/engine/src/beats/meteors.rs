//! Base rulebook, *Meteor swarm* and *Stray big meteors*. *Keep on Trucking*: *Meteor Vortex*.

use crate::card::{Projectile, Volley};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, MAX_SEATS, Seats, Side};

/// Volley by volley, the leader rolls and everyone faces their own copy of it.
pub fn meteors(cx: &mut Cx<'_, '_>, volleys: &[Volley]) -> Flow {
    let Some(leader) = cx.leader() else { return Ok(()) };
    let mut index = 0;
    for Volley { from, kinds } in volleys {
        cx.by(cx.cause().projectile(index), |cx| cx.volley(leader, cx.flying(), *from, kinds))?;
        index += kinds.len();
    }
    Ok(())
}

/// In order, everyone names a side; then the meteors come, and nobody is touched by those from the side they named.
///
/// A meteor that touches nobody is not rolled for. Ruling 41: the side is the one printed on the card, before a roll;
/// what a ship board makes of a meteor afterwards does not matter.
#[cold]
pub fn vortex(cx: &mut Cx<'_, '_>, meteors: &[Projectile]) -> Flow {
    let Some(leader) = cx.leader() else { return Ok(()) };
    let mut ignored = BySeat([Side::Front; MAX_SEATS]);
    for seat in cx.flight_order() {
        let sides = Shape::OneOf { options: 0b1111, may_pass: false };
        if let Answer::Option(side) = cx.ask(seat, sides, Reason::IgnoreSide)? {
            ignored[seat] = Side::ALL[usize::from(side) % Side::ALL.len()];
        }
        cx.emit(Event::SideIgnored { seat, side: ignored[seat] });
    }
    for (index, meteor) in meteors.iter().enumerate() {
        let touched: Seats = cx.flying().iter().filter(|seat| ignored[*seat] != meteor.from).collect();
        cx.by(cx.cause().projectile(index), |cx| cx.volley(leader, touched, meteor.from, &[meteor.kind]))?;
    }
    Ok(())
}
