//! What only one player may know and do.

use super::{Moment, offer};
use crate::protocol::{Choice, OwnView, QuestionView};
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::defaults::default_answer;
use trucker_engine::event::{Event, Money};
use trucker_engine::game::{Foresight, Game};
use trucker_engine::state::{FORECAST, Phase, State};
use trucker_engine::view::{HandView, View};
use trucker_engine::words::Seat;

/// A question with more answers is shown without what they lead to: clients ask for those they care about.
const MOST_CHOICES: usize = 64;

/// One seat's own section. What answers lead to is given, as it is the costly part and stays the same for a while.
pub(super) fn own(
    moment: &Moment<'_>,
    now: &State,
    seat: Seat,
    choices: impl FnOnce(&Decision) -> Vec<Choice>,
) -> OwnView {
    let view = View::new(now, moment.game.content(), Some(seat));
    let asked = moment.game.asked().iter().find(|decision| decision.seat == seat);
    OwnView {
        seat,
        credits: view.credits(seat),
        hand: match view.hand(seat) {
            Some(HandView::Known(hand)) => Some(hand.tile),
            Some(HandView::Hidden) | None => None,
        },
        piles: (0..FORECAST).map(|pile| view.pile(pile).map(|cards| cards.iter().collect())).collect(),
        known_to_come: view.known_to_come().iter().collect(),
        build: (view.phase() == Phase::Building).then(|| offer::offer(view, seat)),
        question: asked.map(|decision| QuestionView {
            id: moment.asked[seat],
            decision: *decision,
            suggested: default_answer(view, decision),
            choices: choices(decision),
        }),
        may_undo: moment.may_undo.contains(seat),
        gives_up: may_give_up(view, seat).then(|| view.announced().contains(seat)),
    }
}

fn may_give_up(view: View<'_>, seat: Seat) -> bool {
    view.flying().contains(seat) && matches!(view.phase(), Phase::Reveal | Phase::Card(_) | Phase::CardDone)
}

/// What every answer leads to, if there are not too many of them.
pub(super) fn choices(game: &Game, decision: &Decision) -> Vec<Choice> {
    let told = match decision.shape {
        Shape::YesNo | Shape::OneOf { .. } | Shape::Square { .. } | Shape::Set { .. } | Shape::Occupant { .. } => true,
        // One block or one tile of many: what it leads to is plain to see.
        Shape::Cargo(_) | Shape::Place { .. } => false,
    };
    if !told || decision.shape.count() > MOST_CHOICES {
        return Vec::new();
    }
    decision.shape.legal().filter_map(|answer| foreseen(game, decision.seat, answer, &[])).collect()
}

/// What one answer leads to, with `more` to what is then asked of its giver, as far as they may know; `None` if that
/// answers no open question of this seat.
pub fn foreseen(game: &Game, seat: Seat, answer: Answer, more: &[Answer]) -> Option<Choice> {
    let Foresight { events, then, catapults, outlook } = game.foresee_with(seat, answer, more)?;
    let open_credits = game.state().setup.open_credits;
    // Who is in debt at the end of a flight is not known before it has ended.
    let is_known = |event: &Event| match event {
        Event::Paid { seat: payer, why: Money::DebtForgiven, .. } => open_credits || *payer == seat,
        _ => true,
    };
    let events = events.into_iter().filter(is_known).map(|event| event.seen_by(Some(seat))).collect();
    Some(Choice { answer, events, then, catapults, outlook })
}
