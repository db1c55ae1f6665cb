//! *Keep on Trucking*: *Diplomat*. One enemy, or one line of a combat zone, leaves the ship alone; the alien stays
//! there.

use crate::decision::Reason;
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::words::{Seat, Seats, Strength};

pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::ATTACKED.or(Moments::JUDGED), act, ..Effects::NONE };

/// When an enemy attacks, before anything is powered: it is not beaten and goes on to the next ship. In a combat zone,
/// when the line would strike. Ruling 45: nobody else suffers from that line instead.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    match moment {
        Moment::Attacked { seat, against, spared } if holds_for.contains(*seat) && !**spared => {
            **spared = send(cx, *seat, Some(*against))?;
        }
        Moment::Judged { victims, .. } => {
            for seat in holds_for.and(**victims).iter() {
                if send(cx, seat, None)? {
                    victims.remove(seat);
                }
            }
        }
        _ => {}
    }
    Ok(())
}

fn send(cx: &mut Cx<'_, '_>, seat: Seat, against: Option<Strength>) -> Flow<bool> {
    let sent = cx.yes(seat, Reason::SendDiplomat { against })?;
    if sent {
        let cabins = cx.send_specialist(seat);
        cx.crew_lost(seat, cabins)?;
    }
    Ok(sent)
}
