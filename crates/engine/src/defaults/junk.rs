//! Defaults for the cards of *Keep on Trucking*: *New adventure cards*.

use super::{DAY_IN_TENTHS, loadable_value};
use crate::card::{Beat, JunkGain, JunkPrice, JunkRow, Projectile, ProjectileKind};
use crate::decision::{Answer, Decision, Shape};
use crate::ship::analysis::{self, Defence};
use crate::ship::joins::Joins;
use crate::ship::{Part, Ship, board};
use crate::squares::Squares;
use crate::view::View;
use crate::words::{Good, Roll, Seat, Side};

/// What one thing is worth, in tenths of a credit.
const HUMAN: i32 = 9;
const BATTERY: i32 = 6;
const WEAK_HIT: i32 = 8;
const STRONG_HIT: i32 = 18;

fn beats<'a>(view: View<'a>) -> impl Iterator<Item = &'a Beat> {
    view.card().into_iter().flat_map(move |card| view.content().card(card).beats.iter())
}

fn rows(view: View<'_>) -> &[JunkRow] {
    let rows = beats(view).find_map(|beat| if let Beat::Junkyard(rows) = beat { Some(rows.as_slice()) } else { None });
    rows.unwrap_or_default()
}

fn options(shape: &Shape) -> impl Iterator<Item = u8> + '_ {
    shape.legal().filter_map(|answer| if let Answer::Option(option) = answer { Some(option) } else { None })
}

/// The row of a junkyard that is worth most beyond its price, if one is.
pub(super) fn best_row(view: View<'_>, decision: &Decision) -> Answer {
    let worth = |option: u8| {
        let Some(row) = rows(view).get(usize::from(option)) else { return 0 };
        let gain = row.gains.iter().map(|gain| gain_value(view, decision.seat, gain)).max().unwrap_or(0);
        gain - price_value(view, decision.seat, &row.cost)
    };
    match options(&decision.shape).max_by_key(|option| (worth(*option), std::cmp::Reverse(*option))) {
        Some(best) if worth(best) > 0 => Answer::Option(best),
        _ => Answer::Done,
    }
}

/// The most valuable of the things a row offers.
pub(super) fn best_gain(view: View<'_>, decision: &Decision, row: u8) -> Answer {
    let value = |option: u8| {
        let gain = rows(view).get(usize::from(row)).and_then(|row| row.gains.get(usize::from(option)));
        gain.map_or(0, |gain| gain_value(view, decision.seat, gain))
    };
    let best = options(&decision.shape).max_by_key(|option| (value(*option), std::cmp::Reverse(*option)));
    best.map_or(Answer::Done, Answer::Option)
}

/// What a gain is worth to somebody, as far as there is room for it.
fn gain_value(view: View<'_>, seat: Seat, gain: &JunkGain) -> i32 {
    let (ship, rules) = (view.ship(seat), view.seat_rules(seat));
    let (mut batteries, mut humans) = (0, 0);
    for square in ship.occupied() {
        let aboard = ship.aboard(square);
        let tokens = analysis::battery_capacity(ship, view.content(), rules, square);
        batteries += i32::from(tokens.saturating_sub(aboard.batteries()));
        if aboard.alien().is_none() {
            let places = analysis::human_capacity(ship, view.content(), rules, square);
            humans += i32::from(places.saturating_sub(aboard.humans()));
        }
    }
    10 * i32::from(gain.credits.0 + loadable_value(view, seat, gain.goods).0)
        + BATTERY * i32::from(gain.batteries).min(batteries)
        + HUMAN * i32::from(gain.crew).min(humans)
        + DAY_IN_TENTHS * i32::from(gain.days.0)
}

/// What a price costs somebody. The last humans are worth everything.
fn price_value(view: View<'_>, seat: Seat, cost: &JunkPrice) -> i32 {
    let ship = view.ship(seat);
    let mut goods = i32::from(cost.goods);
    let mut blocks = 0;
    for good in Good::ALL.into_iter().rev() {
        let paid = goods.min(i32::from(analysis::goods(ship)[good]));
        goods -= paid;
        blocks += 10 * paid * i32::from(view.content().supply.prices[good.index()].0);
    }
    let hits: i32 = cost
        .hits
        .iter()
        .map(|hit| match hit.kind {
            ProjectileKind::SmallMeteor | ProjectileKind::LightFire => WEAK_HIT,
            ProjectileKind::LargeMeteor | ProjectileKind::HeavyFire => STRONG_HIT,
        })
        .sum();
    let last = analysis::crew(ship) <= u32::from(cost.crew) + 1 && cost.crew > 0;
    let crew = if last { 10_000 } else { (HUMAN + 3) * i32::from(cost.crew) };
    crew + BATTERY * i32::from(cost.batteries) + blocks + hits + DAY_IN_TENTHS * i32::from(cost.days.0)
}

/// A cabin before a stasis chamber, and rather one that no other crew lives next to.
pub(super) fn best_place(view: View<'_>, decision: &Decision) -> Answer {
    let Shape::Square { from } = decision.shape else { return Answer::Done };
    let ship = view.ship(decision.seat);
    let cabins = ship.part(Part::Cabin);
    let occupied = ship.part_where(Part::Cabin, |aboard| aboard.crew() > 0);
    let near = Joins::of(ship).neighbours(occupied);
    let best = from.iter().max_by_key(|square| {
        let safe = !near.contains(*square) || occupied.contains(*square);
        (cabins.contains(*square), safe, std::cmp::Reverse(*square))
    });
    best.map_or(Answer::Done, Answer::Square)
}

/// The side from which the meteors of a vortex are likeliest to do harm.
pub(super) fn worst_side(view: View<'_>, decision: &Decision) -> Answer {
    let meteors = beats(view).find_map(|beat| if let Beat::Vortex(meteors) = beat { Some(meteors) } else { None });
    let harm = |option: u8| -> u32 {
        let side = Side::ALL[usize::from(option) % Side::ALL.len()];
        let from_there = meteors.into_iter().flatten().filter(|meteor| meteor.from == side);
        from_there.map(|meteor| harm_of(view, decision.seat, *meteor)).sum()
    };
    let worst = options(&decision.shape).max_by_key(|option| (harm(*option), std::cmp::Reverse(*option)));
    worst.map_or(Answer::Done, Answer::Option)
}

/// How likely it is that a meteor costs something, in 36ths of a component; what a battery stops counts a third.
fn harm_of(view: View<'_>, seat: Seat, meteor: Projectile) -> u32 {
    let ship = view.ship(seat);
    let mut harm = 0;
    for number in 2..=12u8 {
        let Some(roll) = Roll::from_number(number) else { continue };
        let ways = 6 - u32::from(number.abs_diff(7));
        for (from, line) in board::incoming(view.ship_board(), meteor.from, roll) {
            let Some(target) = board::first_in_line(ship, from, line) else { continue };
            harm += ways
                * match analysis::defence(ship, view.content(), Projectile { from, ..meteor }, line, target) {
                    Defence::Harmless | Defence::FreeShot => 0,
                    Defence::PaidShot | Defence::Shield => 1,
                    Defence::Hopeless => 3,
                };
        }
    }
    harm
}

/// The component without which most of the ship stays together.
pub(super) fn least_needed(view: View<'_>, decision: &Decision) -> Answer {
    let Shape::Square { from } = decision.shape else { return Answer::Done };
    let ship = view.ship(decision.seat);
    let forward = ship.barrels(Side::Front);
    let kept = |without: Squares| {
        let mut rest: Ship = *ship;
        for square in without {
            rest.take(view.content(), square);
        }
        let joins = Joins::of(&rest);
        joins.pieces(rest.occupied()).map(|piece| piece.len()).max().unwrap_or(0)
    };
    let best = from
        .iter()
        .max_by_key(|square| (kept(Squares::of(*square)), !forward.contains(*square), std::cmp::Reverse(*square)));
    best.map_or(Answer::Done, Answer::Square)
}
