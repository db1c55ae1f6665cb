//! *Keep on Trucking*, *Rough Roads*: *Union Ship*.

use crate::decision::Reason;
use crate::modifiers::{Effects, Moment, Moments, team};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::state::GaveUp;
use crate::words::{Credits, Seats};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::BEFORE_CARD, act, ..Effects::NONE };

/// Before the last card, everyone pays a credit or a block for each crew member, or gives up. Batteries will not do.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    if !matches!(moment, Moment::BeforeCard { last: true }) {
        return Ok(());
    }
    for seat in cx.flight_order().into_iter().filter(|seat| holds_for.contains(*seat)) {
        // Whoever pays a credit less in flight pays one crew member less, be it in blocks: the last could be a credit.
        let due = Credits(analysis::crew(cx.ship(seat)) as i16);
        let crew = team::discounted(cx.seat_rules(seat), due).0 as u8;
        let purse = cx.state().players[seat].credits.0.max(0) as u32 + analysis::goods(cx.ship(seat)).count();
        if purse < u32::from(crew) {
            cx.leave(seat, GaveUp::Unpaid);
        } else if crew > 0 {
            if cx.yes(seat, Reason::PayCrew { crew })? {
                cx.pay_crew(seat, crew)?;
            } else {
                cx.leave(seat, GaveUp::Chose);
            }
        }
    }
    Ok(())
}
