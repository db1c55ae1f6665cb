//! What to power: enough to win, not to be stranded, or not to suffer in a comparison (base rulebook, *Combat zone*;
//! *Keep on Trucking*, *Remorseless Fate*).

use super::squares_of;
use crate::card::{Beat, Measure};
use crate::decision::Decision;
use crate::ship::{Part, analysis, boosters, gadgets};
use crate::squares::Squares;
use crate::state::Phase;
use crate::tile::Component;
use crate::view::View;
use crate::words::{BySeat, MAX_SEATS, Seat, Strength};
use arrayvec::ArrayVec;

/// Which double engines and boosters: what is needed not to be stranded, or not to be the weakest.
pub(super) fn engines(view: View<'_>, decision: &Decision, without: Strength) -> Squares {
    if is_compared(view, Measure::Engines) {
        return enough_compared(view, decision.seat, Measure::Engines) & squares_of(decision);
    }
    let needed = if without > Strength(0) { 0 } else { 1 };
    analysis::thrusters(view.ship(decision.seat), Part::DoubleEngine).iter().take(needed).collect()
}

/// Which double cannons and boosters: what is needed to win, or not to be the weakest.
pub(super) fn cannons(view: View<'_>, decision: &Decision, against: Option<Strength>) -> Squares {
    match against {
        Some(enemy) => enough_to_win(view, decision, enemy),
        None if is_compared(view, Measure::Cannons) => {
            enough_compared(view, decision.seat, Measure::Cannons) & squares_of(decision)
        }
        None => Squares::NONE,
    }
}

/// The fewest double cannons and boosters that beat the enemy, or at least tie, or none if neither can be done.
fn enough_to_win(view: View<'_>, decision: &Decision, enemy: Strength) -> Squares {
    let powered = squares_with_power(view, decision.seat, enemy) & squares_of(decision);
    let (ship, content, rules) = (view.ship(decision.seat), view.content(), view.seat_rules(decision.seat));
    let boosted = boosters::boosted(&boosters::best(ship, content, Measure::Cannons, powered));
    let more = boosters::worth(ship, Measure::Cannons, boosted)
        + gadgets::salvo(ship, ship.gadgets(content, Component::Catapult));
    let most = analysis::strength(ship, content, rules, Measure::Cannons, powered, more);
    if most >= enemy { powered } else { Squares::NONE }
}

/// Double cannons and boosters, the most useful first, until the enemy is beaten or the batteries are used up.
/// If it cannot be beaten, those that make a tie.
pub(super) fn squares_with_power(view: View<'_>, seat: Seat, enemy: Strength) -> Squares {
    let (ship, content, rules) = (view.ship(seat), view.content(), view.seat_rules(seat));
    let strength = |powered| boosters::strength(ship, content, rules, Measure::Cannons, powered);
    let mut powered = Squares::NONE;
    let mut tie = None;
    let order = boosters::most_useful(ship, content, rules, Measure::Cannons);
    for square in order.into_iter().map(Some).chain([None]) {
        let now = strength(powered);
        if now > enemy {
            return powered;
        }
        if now == enemy {
            tie = tie.or(Some(powered));
        }
        match square {
            Some(square) if powered.len() < view.power_left(seat) as usize => powered.insert(square),
            _ => break,
        }
    }
    tie.unwrap_or(powered)
}

/// Is this what is compared just now?
fn is_compared(view: View<'_>, measure: Measure) -> bool {
    let Phase::Card(beat) = view.phase() else { return false };
    let beats = view.card().map(|card| &view.content().card(card).beats);
    let beat = beats.and_then(|beats| beats.get(usize::from(beat)));
    matches!(beat, Some(Beat::Weakest { by, .. }) if *by == measure)
}

/// The fewest double components and boosters with which we do not suffer whatever the rivals power; or else with which
/// we do not if they power nothing. None if neither can be had, as batteries would be wasted.
fn enough_compared(view: View<'_>, seat: Seat, measure: Measure) -> Squares {
    let order: ArrayVec<Seat, MAX_SEATS> = view.flight_order().collect();
    let fewest = |sparing| {
        let mut strengths = BySeat::<Strength>::default();
        for rival in order.iter().copied().filter(|rival| *rival != seat) {
            strengths[rival] = rival_strength(view, rival, measure, sparing).max(Strength(0));
        }
        fewest(view, seat, measure, |mine| {
            let mut strengths = strengths;
            strengths[seat] = mine.max(Strength(0));
            !view.rules().victims.among(order.iter().copied(), strengths).contains(seat)
        })
    };
    fewest(false).or_else(|| fewest(true)).unwrap_or(Squares::NONE)
}

/// What a rival has without spending a battery, or with all they have.
fn rival_strength(view: View<'_>, rival: Seat, measure: Measure, sparing: bool) -> Strength {
    let (ship, content, rules) = (view.ship(rival), view.content(), view.seat_rules(rival));
    let tokens = if sparing { 0 } else { view.power_left(rival) as usize };
    let powered = boosters::most_useful(ship, content, rules, measure).into_iter().take(tokens).collect();
    boosters::strength(ship, content, rules, measure, powered)
}

/// The fewest squares, the most useful first, with which the strength will do.
fn fewest(view: View<'_>, seat: Seat, measure: Measure, will_do: impl Fn(Strength) -> bool) -> Option<Squares> {
    let (ship, content, rules) = (view.ship(seat), view.content(), view.seat_rules(seat));
    let order = boosters::most_useful(ship, content, rules, measure);
    let most = order.len().min(view.power_left(seat) as usize);
    let first = |count: usize| order.iter().copied().take(count).collect::<Squares>();
    (0..=most).map(first).find(|powered| will_do(boosters::strength(ship, content, rules, measure, *powered)))
}
