//! What is asked of whoever uses an ability, in the same way for all of them. *Another Big Expansion*, *Support Team*:
//! *Using Abilities*.

use crate::decision::{Answer, Reason, Shape};
use crate::modifiers::{About, Modifier};
use crate::script::{Cx, Flow};
use crate::squares::{Square, Squares};
use crate::words::Seat;

/// Which of these components of a ship; none leaves it.
pub(super) fn component(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    ability: Modifier,
    ship: Seat,
    from: Squares,
) -> Flow<Option<Square>> {
    let reason = Reason::ForAbility { ability, about: About::Component, ship };
    Ok(match cx.ask(seat, Shape::Set { from, max: 1 }, reason)? {
        Answer::Set(chosen) => chosen.first(),
        _ => None,
    })
}

/// Which of these components of a ship has to do with the one that was chosen; none leaves it, as one may see only now
/// that nothing suits. Where there is but one, it is taken.
fn partner(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    ability: Modifier,
    ship: Seat,
    (with, from): (Square, Squares),
) -> Flow<Option<Square>> {
    if from.len() < 2 {
        return Ok(from.first());
    }
    let reason = Reason::ForAbility { ability, about: About::Partner { with }, ship };
    Ok(match cx.ask(seat, Shape::Set { from, max: 1 }, reason)? {
        Answer::Set(chosen) => chosen.first(),
        _ => None,
    })
}

/// Which two of these components of a ship, where the second one is a partner of the first; none leaves it.
pub(super) fn joint(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    ability: Modifier,
    ship: Seat,
    from: Squares,
    partners: impl Fn(Squares) -> Squares,
) -> Flow<Option<(Square, Square)>> {
    let Some(one) = component(cx, seat, ability, ship, from)? else { return Ok(None) };
    let other = partner(cx, seat, ability, ship, (one, partners(Squares::of(one))))?;
    Ok(other.map(|other| (one, other)))
}

/// One of several options, a bit each, or none of them.
pub(super) fn option(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    ability: Modifier,
    about: About,
    options: u16,
) -> Flow<Option<u8>> {
    let reason = Reason::ForAbility { ability, about, ship: seat };
    Ok(match cx.ask(seat, Shape::OneOf { options, may_pass: true }, reason)? {
        Answer::Option(option) => Some(option),
        _ => None,
    })
}
