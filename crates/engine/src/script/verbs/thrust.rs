//! Moving out of the way.
//!
//! *Another Big Expansion*: *Thrusters*. Once a roll, before anything is done about what was rolled for.

use crate::card::{Projectile, ProjectileKind};
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::Moments;
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::ship::board::{self, Lines};
use crate::ship::thrust;
use crate::squares::Squares;
use crate::words::{Dice, Roll, Seat, Side};

impl Cx<'_, '_> {
    /// A player may move the lines in which something comes that was rolled for.
    #[inline]
    pub(super) fn steer(
        &mut self,
        seat: Seat,
        from: Side,
        kinds: &[ProjectileKind],
        dice: Dice,
        lines: &mut Lines,
    ) -> Flow {
        if self.ship(seat).all_gadgets().is_empty() { Ok(()) } else { self.thrust(seat, from, kinds, dice, lines) }
    }

    /// The number by which it is told where something comes that was moved, if it has one.
    #[cold]
    pub(super) fn told_moved(&self, seat: Seat, from: Side, lines: Lines) -> Option<Roll> {
        let (board, from) = (self.ship_board(seat), self.ship(seat).facing(from));
        lines.iter().next().and_then(|arrival| board::told_in(board, from, arrival))
    }

    #[cold]
    fn thrust(&mut self, seat: Seat, from: Side, kinds: &[ProjectileKind], dice: Dice, lines: &mut Lines) -> Flow {
        let ship = self.ship(seat);
        let straight = thrust::incoming(self.ship_board(seat), ship.facing(from), dice);
        let (Some(first), [kind, then @ ..]) = (straight.iter().next(), kinds) else { return Ok(()) };
        let met = thrust::met(ship, straight);
        let moved = |side| thrust::moved(ship.grid(), straight, side);
        // What misses in either line is no choice, unless it matters what was spent on it.
        let is_counted = self.acts_for(seat, Moments::VOLLEY_DONE);
        let matters = |side| thrust::met(ship, moved(side)) != met || is_counted;
        let mut options = 0;
        for side in thrust::across(first.from) {
            if self.can_power(seat, thrust::thrusters(ship, side)) && matters(side) {
                options |= 1 << side.index();
            }
        }
        let as_met = |kind| analysis::as_met_by(ship, self.seat_rules(seat), Projectile { kind, from });
        let (projectile, then) = (as_met(*kind), then.first().map(|kind| as_met(*kind).kind));
        let reason = Reason::Thrust { projectile, then, lines: straight, met };
        let Answer::Option(side) = self.ask(seat, Shape::OneOf { options, may_pass: true }, reason)? else {
            return Ok(());
        };
        let side = Side::ALL[usize::from(side) % Side::ALL.len()];
        let thrusters = thrust::thrusters(self.ship(seat), side);
        self.pay_power_for(seat, thrusters, Squares::NONE)?;
        *lines = thrust::moved(self.ship(seat).grid(), straight, side);
        let met = thrust::met(self.ship(seat), *lines);
        self.emit(Event::Thrust { seat, side, thrusters, lines: *lines, met });
        Ok(())
    }
}
