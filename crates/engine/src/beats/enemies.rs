//! Base rulebook, *Smugglers* and *Advanced enemies* (slavers, pirates).

use crate::card::{Enemy, Measure, Penalty, Projectile};
use crate::decision::Reason;
use crate::event::{Event, Strengths};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// The enemy attacks in order until somebody beats it. Whoever it beats suffers at once; but shots are fired
/// when it has attacked everyone it could, with one roll for all it has beaten. Then these suffer, one after the other,
/// what its card names after the shots.
pub fn enemy(cx: &mut Cx<'_, '_>, enemy: &Enemy) -> Flow {
    let shots_at = enemy.penalties.iter().position(|penalty| matches!(penalty, Penalty::Shots(_)));
    let (at_once, later) = enemy.penalties.split_at(shots_at.unwrap_or(enemy.penalties.len()));
    let mut beaten = ArrayVec::<Seat, MAX_SEATS>::new();
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
                offer_reward(cx, seat, enemy)?;
                break;
            }
            Ordering::Equal => cx.emit(Event::EnemyTied { seat }), // It flies on to the next ship.
            Ordering::Less => {
                let strengths = Some(Strengths { mine, theirs: strength[seat] });
                cx.emit(Event::BeatenByEnemy { seat, strengths });
                beaten.push(seat);
                suffer(cx, &[seat], at_once)?;
            }
        }
    }
    suffer(cx, &beaten, later)
}

/// These players suffer one penalty after the other. The first of them rolls for shots, once for all.
pub(super) fn suffer(cx: &mut Cx<'_, '_>, seats: &[Seat], penalties: &[Penalty]) -> Flow {
    let Some(roller) = seats.first() else { return Ok(()) };
    let mut fired = 0;
    cx.by(cx.cause().penalty(), |cx| {
        penalties.iter().try_for_each(|penalty| match penalty {
            // The one farthest behind moves back first.
            Penalty::Days(days) => seats.iter().rev().try_for_each(|seat| cx.move_days(*seat, -*days)),
            Penalty::Crew(crew) => seats.iter().try_for_each(|seat| cx.lose_crew(*seat, *crew)),
            Penalty::Goods(goods) => seats.iter().try_for_each(|seat| cx.lose_goods(*seat, *goods)),
            Penalty::Shots(shots) => {
                let before = fired;
                fired += shots.len();
                fire(cx, *roller, seats.iter().copied().collect(), shots, before)
            }
        })
    })
}

/// Fires shot after shot at these ships, with one roll each for all of them. So many have been fired in this beat.
pub fn fire(cx: &mut Cx<'_, '_>, roller: Seat, at: Seats, shots: &[Projectile], fired: usize) -> Flow {
    for (index, shot) in shots.iter().enumerate() {
        cx.by(cx.cause().projectile(fired + index), |cx| cx.volley(roller, at, shot.from, &[shot.kind]))?;
    }
    Ok(())
}

/// The winner may take the reward and lose the days, or leave it. The enemy is gone either way.
fn offer_reward(cx: &mut Cx<'_, '_>, seat: Seat, enemy: &Enemy) -> Flow {
    let Enemy { reward, days, .. } = *enemy;
    if cx.yes(seat, Reason::TakeReward { reward, days })? {
        cx.collect(seat, reward)?;
        cx.move_days(seat, -days)?;
    }
    Ok(())
}
