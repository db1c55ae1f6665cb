//! Base rulebook, *Smugglers* and *Advanced enemies* (slavers, pirates).

use crate::card::{Enemy, Measure, Penalty, Projectile, Reward};
use crate::decision::Reason;
use crate::event::{Event, Money};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, MAX_SEATS, Seat, Seats};
use std::cmp::Ordering;

/// The enemy attacks in order until somebody beats it. Whoever it beats suffers at once; but shots are fired
/// when it has attacked everyone it could, with one roll for all it has beaten.
pub fn enemy(cx: &mut Cx<'_, '_>, enemy: &Enemy) -> Flow {
    let mut first_beaten = None;
    let mut beaten = Seats::NONE;
    let mut strength = BySeat([enemy.strength; MAX_SEATS]);
    cx.moment(Moment::EnemyMet { strength: &mut strength })?;
    for seat in cx.flight_order() {
        let mut spared = false;
        cx.moment(Moment::Attacked { seat, against: strength[seat], spared: &mut spared })?;
        if spared {
            continue;
        }
        match cx.declare(seat, Measure::Cannons, Some(strength[seat]))?.cmp(&strength[seat]) {
            Ordering::Greater => {
                cx.emit(Event::EnemyBeaten { seat });
                offer_reward(cx, seat, enemy)?;
                break;
            }
            Ordering::Equal => cx.emit(Event::EnemyTied { seat }), // It flies on to the next ship.
            Ordering::Less => {
                cx.emit(Event::BeatenByEnemy { seat });
                first_beaten.get_or_insert(seat);
                beaten.insert(seat);
                match enemy.penalty {
                    Penalty::Days(days) => cx.move_days(seat, -days)?,
                    Penalty::Crew(crew) => cx.lose_crew(seat, crew)?,
                    Penalty::Goods(goods) => cx.lose_goods(seat, goods)?,
                    Penalty::Shots(_) => {}
                }
            }
        }
    }
    if let (Penalty::Shots(shots), Some(roller)) = (&enemy.penalty, first_beaten) {
        fire(cx, roller, beaten, shots)?;
    }
    Ok(())
}

/// Fires shot after shot at these ships, with one roll each for all of them.
pub fn fire(cx: &mut Cx<'_, '_>, roller: Seat, at: Seats, shots: &[Projectile]) -> Flow {
    for (index, shot) in shots.iter().enumerate() {
        cx.by(cx.cause().projectile(index), |cx| cx.volley(roller, at, shot.from, &[shot.kind]))?;
    }
    Ok(())
}

/// The winner may take the reward and lose the days, or leave it. The enemy is gone either way.
fn offer_reward(cx: &mut Cx<'_, '_>, seat: Seat, enemy: &Enemy) -> Flow {
    let days = enemy.days;
    match enemy.reward {
        Reward::Credits(credits) => {
            if cx.yes(seat, Reason::TakeCredits { credits, days })? {
                cx.pay(seat, credits, Money::Card);
                cx.move_days(seat, -days)?;
            }
        }
        Reward::Goods(goods) => {
            if cx.yes(seat, Reason::TakeGoods { goods, days })? {
                cx.load(seat, goods)?;
                cx.move_days(seat, -days)?;
            }
        }
    }
    Ok(())
}
