//! *Another Big Expansion*: *Intruders*, *Predators*, *Commandos*, *Double Intruders*, *Predator Commando*.

use crate::card::Intruders;
use crate::decision::Reason;
use crate::event::RollFor;
use crate::modifiers::Moments;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, Days, Seat};

/// The leader rolls once, and everyone deals with intruders of their own. When all of them are gone, whoever defeated
/// some is rewarded, in flight order.
pub fn intruders(cx: &mut Cx<'_, '_>, intruders: &Intruders) -> Flow {
    let Some(leader) = cx.leader() else { return Ok(()) };
    cx.by(cx.cause().intruders(), |cx| {
        let dice = cx.roll(leader, cx.flying(), RollFor::Line);
        let mut defeated = BySeat::<u8>::default();
        cx.each(cx.flying(), |cx, seat| {
            defeated[seat] = cx.face_intruders(seat, intruders, dice)?;
            Ok(())
        })?;
        cx.flight_order().into_iter().try_for_each(|seat| reward(cx, seat, intruders, defeated[seat]))
    })
}

/// Ruling 136: a reward costs no days and may be left. Credits are always welcome and goods can be left one by one, so
/// that is asked only where goods on offer do harm.
fn reward(cx: &mut Cx<'_, '_>, seat: Seat, intruders: &Intruders, defeated: u8) -> Flow {
    let reward = intruders.reward.times(defeated);
    let harms = !reward.goods.is_empty() && cx.acts_for(seat, Moments::GOODS_OFFERED);
    if defeated == 0 || harms && !cx.yes(seat, Reason::TakeReward { reward, days: Days(0), second: false })? {
        return Ok(());
    }
    cx.collect(seat, reward)
}
