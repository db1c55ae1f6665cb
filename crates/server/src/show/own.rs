//! What only one player may know and do.

use super::{Moment, offer};
use crate::protocol::{Choice, Mended, OwnView, QuestionView};
use trucker_bots::defaults::default_answer;
use trucker_engine::building::alter;
use trucker_engine::chance::Seed;
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::{Event, Money};
use trucker_engine::game::{Action, Foresight, Game};
use trucker_engine::ship::mend;
use trucker_engine::state::{Phase, State};
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{Credits, Seat};

/// A question with more answers is shown without what they lead to: clients ask for those they care about.
const MOST_CHOICES: usize = 64;

/// Blocks that are lifted and put at most, one after the other: every one of the largest ship twice.
const MOST_MOVES: usize = 96;

/// What lies ahead of whoever is asked: the costly part of a question, which stays the same as long as it does.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    choices: Vec<Choice>,
    suggested_next: Vec<Answer>,
}

/// What lies ahead of this question, if the first thing that is proposed is this.
pub(super) fn ahead(game: &Game, decision: &Decision, suggested: Answer) -> Ahead {
    Ahead { choices: choices(game, decision), suggested_next: suggested_next(game, decision, suggested) }
}

/// One seat's own section. What lies ahead is given.
pub(super) fn own(
    moment: &Moment<'_>,
    now: &State,
    seat: Seat,
    ahead: impl FnOnce(&Decision, Answer) -> Ahead,
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
        piles: (0..view.seat_rules(seat).piles())
            .map(|pile| view.pile(pile).map(|cards| cards.iter().collect()))
            .collect(),
        known_to_come: view.known_to_come().iter().collect(),
        build: (view.phase() == Phase::Building).then(|| offer::offer(view, seat)),
        question: asked.map(|decision| {
            let suggested = default_answer(view, decision);
            let Ahead { choices, suggested_next } = ahead(decision, suggested);
            QuestionView {
                id: moment.asked[seat],
                decision: *decision,
                limits: decision.shape.limits(),
                suggested,
                suggested_next,
                choices,
            }
        }),
        menu: view.menu().collect(),
        may_undo: moment.may_undo.contains(seat),
    }
}

/// How many answers are proposed at once, the first included, where one question of a kind comes after the other: as many
/// as have to go, and every block that is moved.
fn together(decision: &Decision) -> usize {
    match decision.reason {
        Reason::LoseCrew { left } | Reason::LoseGood { left, .. } | Reason::LoseBattery { left } => left.into(),
        Reason::LoadGoods => MOST_MOVES,
        _ => 1,
    }
}

/// What is proposed after the first answer, where several belong together. Nothing is drawn before the last of them, and
/// what comes of that one is not looked at.
fn suggested_next(game: &Game, decision: &Decision, first: Answer) -> Vec<Answer> {
    let (seat, mut answers) = (decision.seat, vec![first]);
    if together(decision) < 2 {
        return Vec::new();
    }
    let mut tried = game.clone();
    while answers.len() < together(decision) {
        let Some(last) = answers.last().filter(|last| **last != Answer::Done) else { break };
        if tried.submit(seat, Action::Answer(*last), 0, &mut Seed::from_number(0)).is_err() {
            break;
        }
        let asked = tried.asked().iter().find(|next| next.seat == seat).copied();
        let same = |next: &Decision| std::mem::discriminant(&next.reason) == std::mem::discriminant(&decision.reason);
        let Some(next) = asked.filter(same) else { break };
        answers.push(tried.view(Some(seat), |view| default_answer(view, &next)));
    }
    answers.split_off(1)
}

/// What every answer leads to, if there are not too many of them.
fn choices(game: &Game, decision: &Decision) -> Vec<Choice> {
    let told = match decision.shape {
        Shape::YesNo | Shape::OneOf { .. } | Shape::Square { .. } => true,
        Shape::Set { .. } | Shape::Power { .. } | Shape::Occupant { .. } => true,
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
    let Foresight { events, then, catapults, outlook, unmanned, asked, apart } =
        game.foresee_with(seat, answer, more)?;
    let open_credits = game.state().setup.open_credits;
    // Who is in debt at the end of a flight is not known before it has ended, nor whether somebody can pay what a
    // member of the support team has everyone pay.
    let is_known = |event: &Event| match event {
        Event::Paid { seat: payer, why: Money::DebtForgiven, .. } => open_credits || *payer == seat,
        Event::Paid { seat: payer, why: Money::Member(_), credits, .. } if *credits < Credits(0) => {
            open_credits || *payer == seat
        }
        _ => true,
    };
    let events: Vec<Event> = events.into_iter().filter(is_known).map(|event| event.seen_by(Some(seat))).collect();
    let mended = mended(game, seat, &events);
    let instead = asked.map_or_else(Vec::new, |asked| instead(game, seat, answer, more, &asked));
    Some(Choice { answer, events, then, catapults, outlook, unmanned, mended, instead, apart })
}

/// What other answers lead to than the one that is presumed to what is asked on the way.
fn instead(game: &Game, seat: Seat, answer: Answer, more: &[Answer], asked: &Decision) -> Vec<Choice> {
    if asked.shape.count() > MOST_CHOICES {
        return Vec::new();
    }
    let others = asked.shape.legal().filter(|other| Some(*other) != asked.presumed());
    let then = |other: Answer| {
        let more: Vec<Answer> = more.iter().copied().chain([other]).collect();
        Some(Choice { answer: other, ..foreseen(game, seat, answer, &more)? })
    };
    others.filter_map(then).collect()
}

/// What is left of a ship at the spot check after these events, if the rest is mended in the best way.
fn mended(game: &Game, seat: Seat, events: &[Event]) -> Option<Mended> {
    let mut state = game.current();
    if state.phase != Phase::SpotCheck {
        return None;
    }
    let (content, rules) = (game.content(), state.players[seat].rules);
    let mut ship = state.ships[seat];
    for event in events {
        let gone = match *event {
            Event::TileLost { seat: whose, square: Some(square), .. } if whose == seat => square,
            Event::TileTakenOff { seat: whose, square, .. } if whose == seat => square,
            _ => continue,
        };
        ship.take(content, gone);
    }
    let built = std::mem::replace(&mut state.ships[seat], ship).occupied().len();
    let kept = mend::mended(&ship, content, rules, alter::zone(&state, content, seat));
    let lost = built - kept.len();
    Some(Mended { lost: lost as u8, flies: mend::can_fly(&ship, content, rules, kept) })
}
