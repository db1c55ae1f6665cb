//! *Another Big Expansion*, *Support Team*: *Architect*.

use super::AFTER_BUILDING;
use crate::event::Money;
use crate::modifiers::{Effects, Modifier, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::Seats;

/// One component may stand outside the outline.
pub(in crate::modifiers) const A: Effects =
    Effects { bend_for: |rules| rules.freedoms.outside = true, ..Effects::NONE };

/// One prize more for the best-looking ship, of all when building is done, or else of those who finish. A tie is good
/// enough (Ruling 186).
pub(in crate::modifiers) const B: Effects =
    Effects { at: Moments::CHECKED.or(Moments::BONUSES_PAID).or(AFTER_BUILDING), act: win, ..Effects::NONE };

/// It is the prize as it is printed: nobody changes this one.
fn win(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let best = match *moment {
        Moment::Checked => cx.best_looking(cx.state().seats()),
        Moment::BonusesPaid { best_looking } => best_looking,
        _ => return Ok(()),
    };
    let has_not_won = |seat: &_| !cx.state().players[*seat].spent().contains(Modifier::ArchitectB);
    let winners: Seats = holds_for.and(best).iter().filter(has_not_won).collect();
    for seat in winners.iter() {
        cx.pay(seat, cx.flight_board().best_looking, Money::Member(Modifier::ArchitectB));
        cx.spend(seat, Modifier::ArchitectB);
    }
    Ok(())
}
