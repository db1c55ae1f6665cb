//! Base rulebook, *Flight overview*, *Preparing for flight*, *Giving up*.

use super::set_up::draw_card;
use crate::card::CardKind;
use crate::decision::Reason;
use crate::event::Event;
use crate::modifiers::{Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::state::{GaveUp, Phase};
use crate::words::Seats;

/// Everyone may still give up; then the leader turns the next card up. The first one is of the flight's level.
///
/// Where something is asked between the two, it is a beat of its own: who flies on is settled then, and announcing to
/// give up changes it no more.
pub fn reveal(cx: &mut Cx<'_, '_>) -> Flow {
    if !cx.state().flight.flies_on {
        fly_on(cx)?;
        if !cx.flying().is_empty() && cx.acts_at(Moments::BEFORE_CARD) {
            cx.settle_who_flies_on();
            return Ok(());
        }
    }
    if !cx.flying().is_empty() {
        // What such a card lays on top of itself comes after what nobody knew not to be the last one.
        let flight = &cx.state().flight;
        cx.moment(Moment::BeforeCard { last: flight.deck.len() == 1 && flight.uppermost().is_none() })?;
    }
    if cx.flying().is_empty() {
        cx.enter(Phase::Payday);
        return Ok(());
    }
    turn_up(cx);
    Ok(())
}

/// Whoever does not want to fly on leaves, all at the same moment.
fn fly_on(cx: &mut Cx<'_, '_>) -> Flow {
    let mut leaving = Seats::NONE;
    let announced = cx.state().flight.announced;
    cx.each(cx.flying(), |cx, seat| {
        if announced.contains(seat) || !cx.yes(seat, Reason::FlyOn)? {
            leaving.insert(seat);
        }
        Ok(())
    })?;
    for seat in leaving.iter() {
        cx.leave(seat, GaveUp::Chose);
    }
    Ok(())
}

/// The leader turns a card up: one of those laid on top, as long as there are any.
fn turn_up(cx: &mut Cx<'_, '_>) {
    let flight = &cx.state().flight;
    let mut deck = flight.deck;
    if let Some(level) = flight.uppermost() {
        deck = cx.state().rest_of(level, cx.content);
    } else if flight.revealed.is_empty() {
        let level = cx.content.of_level(deck, cx.state().rules.level);
        if !level.is_empty() {
            deck = level;
        }
    }
    match draw_card(cx, &mut deck) {
        Some(card) => {
            cx.reveal(card);
            let alone = cx.flying().len() < 2;
            if alone
                && matches!(
                    cx.content.card(card).kind,
                    CardKind::CombatZone | CardKind::Sabotage | CardKind::AntitrustCheck
                )
            {
                cx.emit(Event::CardSkipped { card });
            }
            cx.enter(Phase::Card(0));
        }
        None => cx.enter(Phase::Payday),
    }
}

/// The card is fully resolved: those who have to leave do, all judged at the same moment, and so do those who
/// announced it, unless this was the last card. Then the next card, or the end of the flight.
pub fn card_done(cx: &mut Cx<'_, '_>) -> Flow {
    cx.moment(Moment::CardDone)?;
    cx.moment(Moment::Aftermath)?;
    // *Keep on Trucking*, *Stasis chambers*: the last chance to have somebody fly the ship.
    let order = cx.flight_order();
    for seat in order.iter().copied() {
        if !cx.ship(seat).all_gadgets().is_empty() && !analysis::has_humans(cx.ship(seat)) {
            cx.wake(seat)?;
        }
    }
    cx.moment(Moment::Closing)?;
    let lap = cx.flight_board().spaces;
    let last = cx.state().flight.to_come() == 0;
    let ahead = order.first().map(|leader| cx.state().players[*leader].position);
    for seat in order {
        let flight = &cx.state().flight;
        let behind = ahead.map(|ahead| ahead - cx.state().players[seat].position);
        let why = if !analysis::has_humans(cx.ship(seat)) {
            GaveUp::NoHumans
        } else if flight.stranded.contains(seat) {
            GaveUp::NoEngines
        } else if behind > Some(lap) {
            GaveUp::Lapped
        } else if flight.announced.contains(seat) && !last {
            GaveUp::Chose
        } else {
            continue;
        };
        cx.leave(seat, why);
    }
    cx.put_card_away();
    cx.enter(if last || cx.flying().is_empty() { Phase::Payday } else { Phase::Reveal });
    Ok(())
}
