//! *Keep on Trucking*: *Manager*. The other aliens add more to strengths, and finishing with aliens brings credits.

use crate::content::Content;
use crate::event::Money;
use crate::modifiers::{Effects, Modifier, Moment, Moments};
use crate::rules::SeatRules;
use crate::script::{Cx, Flow};
use crate::ship::analysis::{self, ALIEN_BONUS};
use crate::words::{Alien, Seats, Strength};

pub(in crate::modifiers) const EFFECTS: Effects = Effects { at: Moments::PAYDAY, act, ..Effects::NONE };

/// What a brown or purple alien adds to a strength.
pub fn alien_bonus(rules: SeatRules, content: &Content) -> Strength {
    if rules.modifiers.contains(Modifier::Manager) {
        Strength::points(i16::from(content.specialists.alien_bonus))
    } else {
        ALIEN_BONUS
    }
}

/// Credits by the number of aliens aboard, itself included. Whoever gave up gets none.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    if let Moment::Payday { seat, .. } = *moment
        && holds_for.contains(seat)
        && cx.state().players[seat].place.is_some()
    {
        let aliens: u32 = Alien::ALL.into_iter().map(|alien| analysis::aliens(cx.ship(seat), alien)).sum();
        let credits = cx.content.specialists.aliens[(aliens as usize).min(3)];
        cx.pay(seat, credits, Money::Specialist(Modifier::Manager));
    }
    Ok(())
}
