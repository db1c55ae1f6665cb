//! What it takes to win, or not to suffer in a comparison (base rulebook, *Combat zone*; *Keep on Trucking*,
//! *Remorseless Fate*).

use arrayvec::ArrayVec;
use trucker_engine::card::{Beat, Measure, Penalty};
use trucker_engine::rules::Victims;
use trucker_engine::ship::{MAX_COMPONENTS, boosters};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::Phase;
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, MAX_SEATS, Seat, Strength};

/// Double cannons and boosters, the most useful first, until the enemy is beaten or the batteries are used up.
/// If it cannot be beaten, those that make a tie.
pub(super) fn squares_with_power(view: View<'_>, seat: Seat, enemy: Strength) -> Squares {
    let (ship, content, rules) = (view.ship(seat), view.content(), view.seat_rules(seat));
    let strength = |powered| boosters::strength(ship, content, rules, Measure::Cannons, powered);
    let mut powered = Squares::NONE;
    let mut tie = None;
    let order = view.affordable(seat, boosters::most_useful(ship, content, rules, Measure::Cannons));
    for square in order.into_iter().map(Some).chain([None]) {
        let now = strength(powered);
        if now > enemy {
            return powered;
        }
        if now == enemy {
            tie = tie.or(Some(powered));
        }
        match square {
            Some(square) => powered.insert(square),
            None => break,
        }
    }
    tie.unwrap_or(powered)
}

/// What the weakest suffers, if this is what is compared just now.
pub(super) fn penalties_of(view: View<'_>, measure: Measure) -> Option<&[Penalty]> {
    let Phase::Card(beat) = view.phase() else { return None };
    let beats = &view.content().card(view.card()?).beats;
    match beats.get(usize::from(beat)) {
        Some(Beat::Weakest { by, penalties }) if *by == measure => Some(penalties),
        _ => None,
    }
}

/// The fewest double components and boosters with which we do not suffer whatever the rivals power; or else with which
/// we do not if they power nothing. None if neither can be had, as batteries would be wasted.
pub(super) fn enough_compared(view: View<'_>, seat: Seat, measure: Measure) -> Squares {
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

/// Is nobody faster than this, whatever the rivals power?
pub(super) fn is_fastest(view: View<'_>, seat: Seat, mine: Strength) -> bool {
    let order: ArrayVec<Seat, MAX_SEATS> = view.flight_order().collect();
    let mut strengths = BySeat::<Strength>::default();
    for rival in order.iter().copied() {
        strengths[rival] = if rival == seat { mine } else { rival_strength(view, rival, Measure::Engines, false) };
    }
    Victims::Strongest.among(order.into_iter(), strengths).contains(seat)
}

/// What a rival has without spending a battery, or with all they have.
fn rival_strength(view: View<'_>, rival: Seat, measure: Measure, sparing: bool) -> Strength {
    let (ship, content, rules) = (view.ship(rival), view.content(), view.seat_rules(rival));
    let mut powered = already_on(view, rival, measure);
    if !sparing {
        powered |= affordable(view, rival, measure).into_iter().collect();
    }
    boosters::strength(ship, content, rules, measure, powered)
}

/// The squares that take the fewest tokens, the most useful first, with which the strength will do.
fn fewest(view: View<'_>, seat: Seat, measure: Measure, will_do: impl Fn(Strength) -> bool) -> Option<Squares> {
    let (ship, content, rules) = (view.ship(seat), view.content(), view.seat_rules(seat));
    let on = already_on(view, seat, measure);
    let will_do = |powered: &Squares| will_do(boosters::strength(ship, content, rules, measure, *powered | on));
    let of = |order: &Order| {
        let first = |count: usize| order.iter().copied().take(count).collect::<Squares>();
        (0..=order.len()).map(first).find(will_do)
    };
    let all = orders(view, seat, affordable(view, seat, measure));
    all.iter().filter_map(of).min_by_key(|powered| view.tokens_for(seat, *powered))
}

/// Components to power, in this order.
pub(super) type Order = ArrayVec<Square, MAX_COMPONENTS>;

/// An order, and if panels power some of it, another one that begins with what they can power for nothing.
pub(super) fn orders(view: View<'_>, seat: Seat, order: Order) -> ArrayVec<Order, 2> {
    let mut orders = ArrayVec::new();
    let panels = view.panels(seat, order.iter().copied().collect());
    if !panels.is_empty() {
        let for_nothing: Squares = panels.most(order.iter().copied(), 0).into_iter().collect();
        let rest = order.iter().filter(|square| !for_nothing.contains(**square));
        orders.push(order.iter().filter(|square| for_nothing.contains(**square)).chain(rest).copied().collect());
    }
    orders.insert(0, order);
    orders
}

/// What a player can power now for this strength, the most useful first.
fn affordable(view: View<'_>, seat: Seat, measure: Measure) -> Order {
    let order = boosters::most_useful(view.ship(seat), view.content(), view.seat_rules(seat), measure);
    let on = already_on(view, seat, measure);
    view.affordable(seat, order.into_iter().filter(|square| !on.contains(*square)))
}

/// Crubots that were switched on before on this card.
fn already_on(view: View<'_>, seat: Seat, measure: Measure) -> Squares {
    if measure == Measure::Crew { view.busy(seat) } else { Squares::NONE }
}
