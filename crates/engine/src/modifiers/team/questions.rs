//! What is asked of whoever uses an ability, in the same way for all of them. *Another Big Expansion*, *Support Team*:
//! *Using Abilities*.

use crate::decision::{Answer, Reason, Shape};
use crate::modifiers::{About, Marker, Modifier, Nth};
use crate::script::{Cx, Flow};
use crate::squares::{Square, Squares};
use crate::words::Seat;

/// Which ability asks, about whose ship, and which time it does.
#[derive(Clone, Copy)]
pub(super) struct For {
    ability: Modifier,
    ship: Seat,
    nth: Option<Nth>,
}

impl For {
    /// An ability that asks once about a ship.
    pub(super) fn once(ability: Modifier, ship: Seat) -> For {
        For { ability, ship, nth: None }
    }

    /// One of several that the ability does, after so many are done.
    pub(super) fn after(self, done: u8, of: u8) -> For {
        For { nth: Some(Nth { number: done + 1, of }), ..self }
    }

    /// Why this is asked.
    pub(super) fn reason(self, about: About) -> Reason {
        let For { ability, ship, nth } = self;
        Reason::ForAbility { ability, about, ship, nth }
    }
}

/// One of these squares, or none.
fn square(cx: &mut Cx<'_, '_>, seat: Seat, from: Squares, reason: Reason) -> Flow<Option<Square>> {
    Ok(match cx.ask(seat, Shape::Set { from, max: 1 }, reason)? {
        Answer::Set(chosen) => chosen.first(),
        _ => None,
    })
}

/// Which of these components of a ship; none leaves it.
pub(super) fn component(cx: &mut Cx<'_, '_>, seat: Seat, what: For, from: Squares) -> Flow<Option<Square>> {
    square(cx, seat, from, what.reason(About::Component))
}

/// Where a marker is put; nowhere leaves it out.
pub(super) fn place_for(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    what: For,
    marker: Marker,
    from: Squares,
) -> Flow<Option<Square>> {
    square(cx, seat, from, what.reason(About::Marker { marker }))
}

/// Which of these components of a ship has to do with the one that was chosen; none leaves it, as one may see only now
/// that nothing suits. Where there is but one, it is taken.
fn partner(cx: &mut Cx<'_, '_>, seat: Seat, what: For, with: Square, from: Squares) -> Flow<Option<Square>> {
    if from.len() < 2 {
        return Ok(from.first());
    }
    square(cx, seat, from, what.reason(About::Partner { with }))
}

/// Which two of these components of a ship, where the second one is a partner of the first; none leaves it.
pub(super) fn joint(
    cx: &mut Cx<'_, '_>,
    seat: Seat,
    what: For,
    from: Squares,
    partners: impl Fn(Squares) -> Squares,
) -> Flow<Option<(Square, Square)>> {
    let Some(one) = component(cx, seat, what, from)? else { return Ok(None) };
    let other = partner(cx, seat, what, one, partners(Squares::of(one)))?;
    Ok(other.map(|other| (one, other)))
}

/// One of several options, a bit each, or none of them.
pub(super) fn option(cx: &mut Cx<'_, '_>, seat: Seat, what: For, about: About, options: u16) -> Flow<Option<u8>> {
    Ok(match cx.ask(seat, Shape::OneOf { options, may_pass: true }, what.reason(about))? {
        Answer::Option(option) => Some(option),
        _ => None,
    })
}
