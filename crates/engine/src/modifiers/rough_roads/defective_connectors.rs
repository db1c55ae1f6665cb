//! *Keep on Trucking*, *Rough Roads*: *Defective Connectors*.

use crate::card::Measure;
use crate::decision::{Answer, Reason, Shape};
use crate::modifiers::{Effects, Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::{analysis, joins};
use crate::squares::Squares;
use crate::words::Seats;

/// Each joint between a universal connector and another kind takes a point of engine strength.
pub(in crate::modifiers) const EFFECTS: Effects =
    Effects { at: Moments::DECLARING, act, twist: |quirks, _| quirks.leaky = true, ..Effects::NONE };

/// Before engine strength is declared, components with such joints may be dropped, one after the other.
fn act(cx: &mut Cx<'_, '_>, moment: &mut Moment<'_>, holds_for: Seats) -> Flow {
    let Moment::Declaring { seat, measure: Measure::Engines } = moment else { return Ok(()) };
    while holds_for.contains(*seat) {
        let (from, joints) = joins::uneven(cx.ship(*seat));
        if joints == 0 {
            break;
        }
        let without = analysis::engine_strength(cx.ship(*seat), Squares::NONE);
        match cx.ask(*seat, Shape::Set { from, max: 1 }, Reason::DropPart { without })? {
            Answer::Set(part) if !part.is_empty() => cx.drop_off(*seat, part)?,
            _ => break,
        }
    }
    Ok(())
}
