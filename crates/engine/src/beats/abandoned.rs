//! Base rulebook, *Abandoned ship* and *Abandoned station*. *Another Big Expansion*: *The Abandoned Fight Back*.

use crate::decision::Reason;
use crate::event::{Event, Money};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::words::{Credits, Days, Goods};

/// The first in order who has the crew and wants to gives it up for credits and days. Nobody else gets a chance then,
/// but where five play a second one does, for a credit less.
pub fn ship(cx: &mut Cx<'_, '_>, crew: u8, credits: Credits, days: Days) -> Flow {
    let mut users = 0;
    for seat in cx.flight_order() {
        let credits = Credits((credits.0 - i16::from(users)).max(0));
        if analysis::crew(cx.ship(seat)) >= u32::from(crew)
            && cx.yes(seat, Reason::BoardShip { crew, credits, days })?
        {
            cx.emit(Event::Docked { seat });
            cx.lose_crew(seat, crew)?;
            cx.pay(seat, credits, Money::Card);
            cx.move_days(seat, -days)?;
            users += 1;
            if users == cx.state().setup.takers() {
                break;
            }
        }
    }
    Ok(())
}

/// The first in order who has the crew and wants to docks and loads; nobody of the crew is lost. Where five play a
/// second one does, for a block less.
pub fn station(cx: &mut Cx<'_, '_>, crew: u8, goods: Goods, days: Days) -> Flow {
    let mut users = 0;
    for seat in cx.flight_order() {
        let second = users > 0;
        // *Another Big Expansion*: crubots count where a size of crew is asked for.
        let Some(stations) = cx.stations_for(seat, crew) else { continue };
        if cx.yes(seat, Reason::DockStation { goods, days, second, stations })? {
            cx.switch_on_some(seat, stations)?;
            cx.emit(Event::Docked { seat });
            let goods = if second { cx.leave_block(seat, goods)? } else { goods };
            cx.load(seat, goods)?;
            cx.move_days(seat, -days)?;
            users += 1;
            if users == cx.state().setup.takers() {
                break;
            }
        }
    }
    Ok(())
}
