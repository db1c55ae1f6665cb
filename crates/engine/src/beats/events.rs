//! Base rulebook, *Stardust* and *More special events* (epidemic, sabotage). *Keep on Trucking*: *Remorseless Fate*.

use super::weakest::compared;
use crate::card::Measure;
use crate::event::Event;
use crate::rules::{Epidemic, Stardust};
use crate::script::{Cx, Flow};
use crate::ship::{analysis, board};
use crate::squares::Squares;
use crate::words::{BySeat, Days, Side, Strength};

/// In reverse order, everyone loses a day for each exposed connector.
pub fn stardust(cx: &mut Cx<'_, '_>) -> Flow {
    match cx.state().rules.stardust {
        Stardust::LoseDays => {
            for seat in cx.flight_order().into_iter().rev() {
                let exposed = analysis::exposed_connectors(cx.ship(seat));
                cx.move_days(seat, -Days(exposed as i16))?;
            }
            Ok(())
        }
        Stardust::DropExposed => cx.each(cx.flying(), |cx, seat| {
            let exposed = Side::ALL.into_iter().map(|side| analysis::exposed(cx.ship(seat), side));
            let worn = exposed.fold(Squares::NONE, |all, some| all | some);
            cx.drop_off(seat, worn)
        }),
    }
}

/// Every occupied cabin joined to another occupied cabin loses a crew member, judged before anyone is removed.
pub fn epidemic(cx: &mut Cx<'_, '_>) -> Flow {
    let policy = cx.state().rules.epidemic;
    cx.each(cx.flying(), |cx, seat| {
        let cabins = analysis::infectious_cabins(cx.ship(seat));
        match policy {
            Epidemic::LoseOne => {
                for cabin in cabins {
                    cx.lose_either(seat, cabin)?;
                }
                cx.crew_lost(seat, cabins)
            }
            Epidemic::GiveUpCabin => cx.give_up(seat, cabins),
        }
    })
}

/// The smallest crew, and among equals the one farthest ahead, loses the component at random coordinates.
/// Three misses, and the saboteurs give up. One ship alone is left in peace. If they are after several ships, the
/// coordinates are the same for all of them, and a ship that was hit is left alone.
pub fn sabotage(cx: &mut Cx<'_, '_>) -> Flow {
    let order = cx.flight_order();
    if order.len() < 2 {
        return Ok(());
    }
    let mut crews = BySeat::<Strength>::default();
    for seat in order {
        crews[seat] = cx.muster_to_compare(seat)?;
    }
    let mut victims = compared(cx, Measure::Crew, crews);
    let beat = cx.cause();
    for attempt in 0..3 {
        let Some(roller) = cx.state().in_order(victims).first().copied() else { break };
        let cause = beat.sabotage(attempt);
        let (column, row) = cx.by(cause, |cx| cx.roll_coordinates(roller, victims));
        let there = |cx: &Cx<'_, '_>, seat| -> Squares {
            let square = board::coordinates(cx.ship_board(seat), column, row);
            square.into_iter().collect::<Squares>() & cx.ship(seat).occupied()
        };
        let hit = victims.iter().filter(|seat| !there(cx, *seat).is_empty()).collect();
        victims = victims.without(hit);
        for seat in victims.iter() {
            let told = |from, dice| board::told(cx.ship_board(seat), from, dice);
            let (column, row) = (told(Side::Front, column), told(Side::Left, row));
            cx.emit(Event::SabotageMissed { seat, column, row });
        }
        cx.by(cause, |cx| cx.each(hit, |cx, seat| cx.destroy(seat, there(cx, seat))))?;
    }
    Ok(())
}
