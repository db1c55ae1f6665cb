//! Base rulebook, *Stardust* and *More special events* (epidemic, sabotage).

use crate::card::Measure;
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::{analysis, board};
use crate::squares::Squares;
use crate::words::Days;

/// In reverse order, everyone loses a day for each exposed connector.
pub fn stardust(cx: &mut Cx<'_, '_>) -> Flow {
    for seat in cx.flight_order().into_iter().rev() {
        let exposed = analysis::exposed_connectors(cx.ship(seat));
        cx.move_days(seat, -Days(exposed as i16));
    }
    Ok(())
}

/// Every occupied cabin joined to another occupied cabin loses a crew member, judged before anyone is removed.
pub fn epidemic(cx: &mut Cx<'_, '_>) -> Flow {
    cx.each(cx.flying(), |cx, seat| {
        let infectious = analysis::infectious_cabins(cx.ship(seat));
        for cabin in infectious {
            cx.lose_crew_member(seat, cabin);
        }
        if infectious.is_empty() { Ok(()) } else { cx.wake(seat) }
    })
}

/// The smallest crew, and among equals the one farthest ahead, loses the component at random coordinates.
/// Three misses, and the saboteurs give up. One ship alone is left in peace.
pub fn sabotage(cx: &mut Cx<'_, '_>) -> Flow {
    let order = cx.flight_order();
    if order.len() < 2 {
        return Ok(());
    }
    let Some(seat) = order.into_iter().min_by_key(|seat| analysis::crew(cx.ship(*seat))) else { return Ok(()) };
    cx.emit(Event::Weakest { seat, measure: Measure::Crew });
    for _ in 0..3 {
        let column = cx.roll(seat);
        let row = cx.roll(seat);
        let square = board::coordinates(cx.ship_board(), column, row);
        match square.filter(|square| cx.ship(seat).occupied().contains(*square)) {
            Some(square) => return cx.destroy(seat, Squares::of(square)),
            None => cx.emit(Event::SabotageMissed { seat, column, row }),
        }
    }
    Ok(())
}
