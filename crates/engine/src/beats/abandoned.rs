//! Base rulebook, *Abandoned ship* and *Abandoned station*. *Another Big Expansion*: *The Abandoned Fight Back*.

use super::enemies;
use crate::card::Projectile;
use crate::decision::Reason;
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::words::{Credits, Days, Goods, Seat, Seats};

/// The first in order who has the crew and wants to gives it up for credits and days. Nobody else gets a chance then,
/// but where five play a second one does, for a credit less.
pub fn ship(cx: &mut Cx<'_, '_>, crew: u8, credits: Credits, days: Days, shots: &[Projectile]) -> Flow {
    let mut users = 0;
    for seat in cx.flight_order() {
        let (credits, second) = (Credits((credits.0 - i16::from(users)).max(0)), users > 0);
        let able = |cx: &Cx<'_, '_>| (analysis::crew(cx.ship(seat)) >= u32::from(crew)).then_some(());
        let offer = |(), shots| Reason::BoardShip { crew, credits, days, second, shots };
        if wants(cx, seat, shots, able, offer)?.is_some() {
            cx.emit(Event::Docked { seat });
            cx.lose_crew(seat, crew)?;
            cx.reward(seat, credits);
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
pub fn station(cx: &mut Cx<'_, '_>, crew: u8, goods: Goods, days: Days, shots: &[Projectile]) -> Flow {
    let mut users = 0;
    for seat in cx.flight_order() {
        let second = users > 0;
        // *Another Big Expansion*: crubots count where a size of crew is asked for.
        let able = |cx: &Cx<'_, '_>| cx.stations_for(seat, crew);
        let offer = |stations, shots| Reason::DockStation { goods, days, second, stations, shots };
        if let Some(stations) = wants(cx, seat, shots, able, offer)? {
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

/// Does somebody who is able to use what was abandoned want to? Some of it shoots at whoever tries, with rolls of their
/// own; then they may leave it, and have to if they are not able to use it any more. What it takes, if they do.
fn wants<T: Copy>(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    shots: &[Projectile],
    able: impl Fn(&Cx<'_, '_>) -> Option<T>,
    offer: impl Fn(T, u8) -> Reason,
) -> Flow<Option<T>> {
    let Some(takes) = able(cx) else { return Ok(None) };
    if !cx.yes(seat, offer(takes, shots.len() as u8))? {
        return Ok(None);
    }
    if shots.is_empty() {
        return Ok(Some(takes));
    }
    cx.emit(Event::Approached { seat });
    let alone: Seats = [seat].into_iter().collect();
    enemies::fire(cx, seat, shots, 0, |_| alone)?;
    let takes = able(cx);
    if let Some(takes) = takes
        && cx.yes(seat, offer(takes, 0))?
    {
        return Ok(Some(takes));
    }
    cx.emit(Event::TurnedBack { seat, able: takes.is_some() });
    Ok(None)
}
