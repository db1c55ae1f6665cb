//! *Keep on Trucking*, *Rough Roads*: *Abandoned Debris*.

use crate::card::{CardKind, ProjectileKind};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Seats, Side};
use arrayvec::ArrayVec;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::REVEALED, act, ..Effects::NONE };

/// Around an abandoned ship or station, everyone names a side in order. A large meteor comes from the side named most
/// often; of several, from each in the order in which they were first named.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::Revealed { card } = moment else { return Ok(()) };
    if !matches!(cx.content.card(*card).kind, CardKind::AbandonedShip | CardKind::AbandonedStation) {
        return Ok(());
    }
    let order = cx.state().in_order(cx.flying().and(holds_for));
    let mut named = ArrayVec::<(Side, u8), 4>::new();
    for seat in order.iter().copied() {
        let choice = Shape::OneOf { options: 0b1111, may_pass: false };
        if let Answer::Option(option) = cx.ask(seat, choice, Reason::NameSide)? {
            let side = Side::ALL[usize::from(option) % 4];
            cx.emit(Event::SideNamed { seat, side });
            match named.iter_mut().find(|(other, _)| *other == side) {
                Some((_, votes)) => *votes += 1,
                None => named.push((side, 1)),
            }
        }
    }
    let most = named.iter().map(|(_, votes)| *votes).max();
    for (from, _) in named.into_iter().filter(|(_, votes)| Some(*votes) == most) {
        let Some(leader) = order.first().copied() else { break };
        cx.volley(leader, order.iter().copied().collect(), from, &[ProjectileKind::LargeMeteor])?;
    }
    Ok(())
}
