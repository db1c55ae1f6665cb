//! *Keep on Trucking*: *Micronavigator*. When others have gained or lost days, a day more.

use crate::decision::Reason;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::Seats;

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::CARD_DONE, act, ..Effects::NONE };

/// After an adventure that moved another ship, days may be gained; that is before anyone is lapped.
fn act(cx: &mut Cx<'_, '_>, _: &mut Moment<'_>, holds_for: Seats) -> Flow {
    for seat in holds_for.and(cx.flying()).iter() {
        let others_moved =
            cx.state().seats().iter().any(|other| other != seat && cx.state().players[other].tally.moved);
        let days = cx.content.specialists.days;
        if others_moved && cx.yes(seat, Reason::GainDays { days })? {
            cx.move_days(seat, days)?;
        }
    }
    Ok(())
}
