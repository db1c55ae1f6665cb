//! *Another Big Expansion*, *Support Team*: *Deliveryman*.

use super::questions::For;
use crate::building::alter;
use crate::decision::{Answer, Shape};
use crate::event::Marking;
use crate::modifiers::{About, Effects, Modifier, Part, Window};
use crate::script::{Cx, Flow};
use crate::ship::leeway::Care;
use crate::ship::marks::Mark;
use crate::squares::Squares;
use crate::words::{Seat, Turn};

/// One component becomes another one after building.
pub(in crate::modifiers) const A: Effects = Effects::used(Window::Mending, can_deliver, deliver);

/// Two components become others while building.
pub(in crate::modifiers) const B: Effects =
    Effects { bend_for: |rules| rules.freedoms.deliveries = 2, ..Effects::NONE };

/// Parts of which the token is still there, a bit each, if any component can become one.
fn tokens(cx: &Cx<'_, '_>, seat: Seat) -> u16 {
    let used = |part| alter::deliveries(cx.ship(seat)).any(|(_, used)| used == part);
    let possible = |part: &Part| !used(*part) && spots(cx, seat, *part) != [Squares::NONE; 4];
    Part::ALL.into_iter().filter(possible).fold(0, |all, part| all | 1 << part as u16)
}

fn can_deliver(cx: &Cx<'_, '_>, seat: Seat) -> bool {
    tokens(cx, seat) != 0
}

/// Components that may become this part, by the way it points.
fn spots(cx: &Cx<'_, '_>, seat: Seat, part: Part) -> [Squares; 4] {
    let (state, component) = (cx.state(), alter::delivered(part));
    Turn::ALL.map(|turn| {
        if alter::pointed(part, turn) != turn {
            return Squares::NONE;
        }
        let kind = Mark::Kind(component, turn);
        let may_be = |square: &_| alter::misdelivered(state, cx.content, seat, *square, kind).is_none();
        cx.ship(seat).occupied().iter().filter(may_be).collect()
    })
}

/// One component becomes the part on a token.
fn deliver(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let about = |about| For::once(Modifier::DeliverymanA, seat).reason(about);
    let tokens = Shape::OneOf { options: tokens(cx, seat), may_pass: true };
    let Answer::Option(number) = cx.ask(seat, tokens, about(About::Part))? else { return Ok(false) };
    let Some(part) = Part::ALL.get(usize::from(number)).copied() else { return Ok(false) };
    let spots = Shape::Place { spots: spots(cx, seat, part) };
    let Answer::Place(square, turn) = cx.ask(seat, spots, about(About::Spot { part }))? else { return Ok(false) };
    let component = alter::delivered(part);
    cx.mark(seat, square, Mark::Kind(component, turn), Marking::Became { component, turn });
    cx.settle_marks(seat, Care::Lenient);
    Ok(true)
}
