//! *Another Big Expansion*, *Support Team*: *Advertiser*.

use super::questions::{self, For};
use crate::event::Money;
use crate::modifiers::{About, Effects, Modifier, Modifiers, Moment, Moments, Window};
use crate::script::{Cx, Flow};
use crate::ship::hull;
use crate::words::{Credits, Seat, Seats};

/// Pays for guessing right who finishes in which place, and who does not. Number tiles are handed out for it: each
/// place is given once at most, and everybody sees who got it (Ruling 185).
pub(in crate::modifiers) const A: Effects = {
    let used = Effects::used(Window::BeforeFlight, |cx, seat| cx.flying().contains(seat), guess);
    Effects { at: used.at.or(Moments::BONUSES_PAID), act: pay_guesses, ..used }
};

/// Pays for plated sides that can be seen from outside, if the ship finishes.
pub(in crate::modifiers) const B: Effects = Effects { at: Moments::BONUSES_PAID, act: pay_plating, ..Effects::NONE };

/// For each place that was guessed right.
const PLACE: Credits = Credits(2);
/// For everyone who was thought not to finish, and did not.
const DROP_OUT: Credits = Credits(1);

/// Has somebody who has used these abilities made bets?
pub fn has_bet(spent: Modifiers) -> bool {
    spent.contains(Modifier::AdvertiserA)
}

fn guess(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let mut places = (1u16 << cx.state().seats().len()) - 1;
    for rival in cx.state().in_order(cx.state().seats()) {
        let what = For::once(Modifier::AdvertiserA, seat);
        let place = questions::option(cx, seat, what, About::Place { rival }, places)?;
        cx.bet(seat, rival, place);
        if let Some(place) = place {
            places &= !(1 << place);
        }
    }
    Ok(true)
}

/// Also for an advertiser who gave up.
fn pay_guesses(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::BonusesPaid { .. } = moment else { return Ok(()) };
    for seat in holds_for.iter() {
        let state = cx.state();
        if !has_bet(state.players[seat].spent()) {
            continue;
        }
        let won = |rival: Seat| match (state.players[seat].bets[rival].checked_sub(1), state.players[rival].place) {
            (None, None) => DROP_OUT.0,
            (Some(guessed), Some(place)) if guessed == place => PLACE.0,
            _ => 0,
        };
        let credits = state.seats().iter().map(won).sum();
        cx.pay(seat, Credits(credits), Money::Member(Modifier::AdvertiserA));
    }
    Ok(())
}

fn pay_plating(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::BonusesPaid { .. } = moment else { return Ok(()) };
    for seat in holds_for.iter() {
        if cx.state().players[seat].place.is_some() {
            let sides = hull::plated_sides_outside(cx.ship(seat), cx.content);
            cx.pay(seat, Credits(sides as i16), Money::Member(Modifier::AdvertiserB));
        }
    }
    Ok(())
}
