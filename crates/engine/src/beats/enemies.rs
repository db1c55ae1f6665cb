//! Base rulebook, *Smugglers* and *Advanced enemies* (slavers, pirates). *Another Big Expansion*: *More Inimical
//! Enemies*.

use crate::card::{Enemy, Measure, Penalty, Projectile, ProjectileKind};
use crate::decision::Reason;
use crate::event::{Event, Strengths};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, Days, MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// The enemy attacks in order until somebody beats it, or two do where five play. Whoever it beats suffers at once; but
/// shots are fired when it has attacked everyone it could, with one roll for all it has beaten. Then these suffer, one
/// after the other, what its card names after the shots. Once beaten, it does less to those it beats later.
pub fn enemy(cx: &mut Cx<'_, '_>, enemy: &Enemy) -> Flow {
    let shots_at = enemy.penalties.iter().position(|penalty| matches!(penalty, Penalty::Shots(_)));
    let (at_once, later) = enemy.penalties.split_at(shots_at.unwrap_or(enemy.penalties.len()));
    let mut beaten = ArrayVec::<Seat, MAX_SEATS>::new();
    let (mut winners, mut eased) = (0, Seats::NONE);
    let mut strength = BySeat([enemy.strength; MAX_SEATS]);
    cx.moment(Moment::EnemyMet { strength: &mut strength })?;
    for seat in cx.flight_order() {
        let mut spared = false;
        cx.moment(Moment::Attacked { seat, against: strength[seat], spared: &mut spared })?;
        if spared {
            continue;
        }
        let mine = cx.declare(seat, Measure::Cannons, Some(strength[seat]))?;
        match mine.cmp(&strength[seat]) {
            Ordering::Greater => {
                cx.emit(Event::EnemyBeaten { seat });
                offer_reward(cx, seat, enemy, winners > 0)?;
                winners += 1;
                if winners == cx.state().setup.takers() {
                    break;
                }
            }
            Ordering::Equal => cx.emit(Event::EnemyTied { seat }), // It flies on to the next ship.
            Ordering::Less => {
                let strengths = Some(Strengths { mine, theirs: strength[seat] });
                cx.emit(Event::BeatenByEnemy { seat, strengths });
                beaten.push(seat);
                if winners > 0 {
                    eased.insert(seat);
                }
                suffer(cx, &[seat], at_once, eased)?;
            }
        }
    }
    suffer(cx, &beaten, later, eased)
}

/// These players suffer one penalty after the other, some of them one less of each. The first of them rolls for shots,
/// once for all.
pub(super) fn suffer(cx: &mut Cx<'_, '_>, seats: &[Seat], penalties: &[Penalty], eased: Seats) -> Flow {
    let Some(roller) = seats.first() else { return Ok(()) };
    let less = |count: u8, seat: &Seat| count.saturating_sub(u8::from(eased.contains(*seat)));
    let mut fired = 0;
    cx.by(cx.cause().penalty(), |cx| {
        penalties.iter().try_for_each(|penalty| match penalty {
            // The one farthest behind moves back first.
            Penalty::Days(days) => {
                let days = |seat: &Seat| Days((days.0 - i16::from(eased.contains(*seat))).max(0));
                seats.iter().rev().try_for_each(|seat| cx.move_days(*seat, -days(seat)))
            }
            Penalty::Crew(crew) => seats.iter().try_for_each(|seat| cx.lose_crew(*seat, less(*crew, seat))),
            Penalty::Goods(goods) => seats.iter().try_for_each(|seat| cx.lose_goods(*seat, less(*goods, seat))),
            Penalty::Shots(shots) => {
                // Whom it does less to is spared the first heavy shot, or else the first.
                let spared = shots.iter().position(|shot| shot.kind == ProjectileKind::HeavyFire).unwrap_or(0);
                let all: Seats = seats.iter().copied().collect();
                let (before, at) = (fired, |index| if index == spared { all.without(eased) } else { all });
                fired += shots.len();
                fire(cx, *roller, shots, before, at)
            }
        })
    })
}

/// Fires shot after shot, each with one roll for all ships that it is fired at. So many have been fired in this beat.
pub fn fire(
    cx: &mut Cx<'_, '_>,
    roller: Seat,
    shots: &[Projectile],
    fired: usize,
    at: impl Fn(usize) -> Seats,
) -> Flow {
    for (index, shot) in shots.iter().enumerate() {
        cx.by(cx.cause().projectile(fired + index), |cx| cx.volley(roller, at(index), shot.from, &[shot.kind]))?;
    }
    Ok(())
}

/// The winner may take the reward and lose the days, or leave it. The enemy is beaten either way.
fn offer_reward(cx: &mut Cx<'_, '_>, seat: Seat, enemy: &Enemy, second: bool) -> Flow {
    let Enemy { reward, days, .. } = *enemy;
    let reward = if second { reward.for_second() } else { reward };
    if cx.yes(seat, Reason::TakeReward { reward, days, second })? {
        cx.collect_as(seat, reward, second)?;
        cx.move_days(seat, -days)?;
    }
    Ok(())
}
