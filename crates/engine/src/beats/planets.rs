//! Base rulebook, *Planets*, *Goods shortage* and *Losing flight days*. *Another Big Expansion*: *Developed Planets*.

use crate::card::Gain;
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::words::{BySeat, Days, Seats};

/// In order, everyone may land on a planet that is still free; those who landed take what it offers and lose the days.
/// People who want to come along may be left there.
/// Where five play, a planet has room for two, and the second gets less.
pub fn planets(cx: &mut Cx<'_, '_>, planets: &[Gain], days: Days) -> Flow {
    let order = cx.flight_order();
    let mut free = ((1u32 << planets.len().min(16)) - 1) as u16;
    let mut landed = BySeat([None; crate::words::MAX_SEATS]);
    let (mut taken, mut seconds) = (0, Seats::NONE);
    let shared = cx.state().setup.takers() > 1;
    for seat in order.iter().copied() {
        if free == 0 {
            break;
        }
        let choice = Shape::OneOf { options: free, may_pass: true };
        if let Answer::Option(planet) = cx.ask(seat, choice, Reason::Land { days, second: taken })? {
            let bit = 1 << planet;
            if taken & bit != 0 {
                seconds.insert(seat);
            }
            if !shared || taken & bit != 0 {
                free &= !bit;
            }
            taken = if shared { taken | bit } else { 0 };
            landed[seat] = Some(planet);
            cx.emit(Event::Landed { seat, planet });
        }
    }
    cx.moment(Moment::Landed { landed: order.iter().copied().filter(|seat| landed[*seat].is_some()).collect() })?;
    // Ruling 10: goods are loaded in order, so that a shortage hits those behind.
    for seat in order.iter().copied() {
        if let Some(planet) = landed[seat] {
            let (gain, second) = (planets[usize::from(planet)], seconds.contains(seat));
            let gain = if second { gain.for_second() } else { gain };
            cx.collect_as(seat, Gain { crew: 0, ..gain }, second)?;
            cx.take_aboard(seat, gain.crew)?;
        }
    }
    // The one farthest behind moves back first.
    for seat in order.iter().rev().copied() {
        if landed[seat].is_some() {
            cx.move_days(seat, -days)?;
        }
    }
    Ok(())
}
