//! Base rulebook, *Abandoned ship* and *Abandoned station*.

use crate::decision::Reason;
use crate::event::{Event, Money};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::words::{Credits, Days, Goods};

/// The first in order who has the crew and wants to gives it up for credits and days. Nobody else gets a chance then.
pub fn ship(cx: &mut Cx<'_, '_>, crew: u8, credits: Credits, days: Days) -> Flow {
    for seat in cx.flight_order() {
        if analysis::crew(cx.ship(seat)) >= u32::from(crew)
            && cx.yes(seat, Reason::BoardShip { crew, credits, days })?
        {
            cx.emit(Event::Docked { seat });
            cx.lose_crew(seat, crew)?;
            cx.pay(seat, credits, Money::Card);
            cx.move_days(seat, -days)?;
            break;
        }
    }
    Ok(())
}

/// The first in order who has the crew and wants to docks and loads; nobody of the crew is lost.
pub fn station(cx: &mut Cx<'_, '_>, crew: u8, goods: Goods, days: Days) -> Flow {
    for seat in cx.flight_order() {
        if analysis::crew(cx.ship(seat)) >= u32::from(crew) && cx.yes(seat, Reason::DockStation { goods, days })? {
            cx.emit(Event::Docked { seat });
            cx.load(seat, goods)?;
            cx.move_days(seat, -days)?;
            break;
        }
    }
    Ok(())
}
