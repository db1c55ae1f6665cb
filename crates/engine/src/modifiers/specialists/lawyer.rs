//! *Keep on Trucking*: *Lawyer*. Half the losses are paid for, rounded down; for titles, almost the best is as good.

use crate::event::Money;
use crate::modifiers::{Effects, Modifier};
use crate::rules::SeatRules;
use crate::script::Cx;
use crate::words::{Credits, Seat};

/// It acts at no moment of its own; whoever pays asks below.
pub(in crate::modifiers) const EFFECTS: Effects = Effects::NONE;

/// What is paid for components lost along the way, also by those who gave up.
pub fn fine(rules: SeatRules, fine: Credits) -> Credits {
    if rules.modifiers.contains(Modifier::Lawyer) { Credits(fine.0 / 2) } else { fine }
}

/// Takes off what need not be paid of such a fine; gives the rest.
pub fn take_off(cx: &mut Cx<'_, '_>, seat: Seat, due: Credits) -> Credits {
    let rest = fine(cx.seat_rules(seat), due);
    if rest < due {
        cx.pay(seat, due - rest, Money::Specialist(Modifier::Lawyer));
    }
    rest
}

/// Does this score for a title count as the best? Scores are in half points, as those who gave up may count half.
///
/// The lawyer makes a tie of what is at most a point behind, but cannot do anything with nothing.
pub fn is_best(rules: SeatRules, own: u16, best: u16) -> bool {
    own >= best || rules.modifiers.contains(Modifier::Lawyer) && own > 0 && own + 2 >= best
}
