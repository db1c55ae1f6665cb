//! *Keep on Trucking*, *Rough Roads*: *Murphy's Law*.

use crate::decision::{Answer, Reason, Shape};
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::board;
use crate::words::{Dice, Roll, Seats};

pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::PREPARED.or(Moments::MISSED), act, ..Effects::NONE };

/// The results that two dice can have, a bit each from 2.
const RESULTS: u16 = (1 << 11) - 1;

/// Before launch, whoever is behind you (behind the last one: the leader) names a result for your ship; what would miss
/// it comes there instead. A result is a row or column: where several rolls mean the same, any of them will do.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    if let Moment::Missed { seat, elsewhere } = moment {
        if holds_for.contains(*seat) {
            **elsewhere = cx.seat_rules(*seat).named.map(Dice::with_sum);
        }
        return Ok(());
    }
    let order = cx.flight_order();
    for (place, rival) in order.iter().copied().enumerate().filter(|(_, seat)| holds_for.contains(*seat)) {
        let namer = order[(place + 1) % order.len()];
        if namer == rival {
            break; // Nobody else flies who could wish you ill.
        }
        if !board::counts_sums(cx.ship_board(rival)) {
            continue; // No result of two dice means a row and a column of this board (Ruling 198).
        }
        let choice = Shape::OneOf { options: RESULTS, may_pass: false };
        if let Answer::Option(option) = cx.ask(namer, choice, Reason::NameResult { rival })?
            && let Some(roll) = Roll::from_number(option + 2)
        {
            cx.name_result(rival, namer, roll);
        }
    }
    Ok(())
}
