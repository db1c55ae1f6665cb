//! Catapults fire goods.
//!
//! *Keep on Trucking*: *Catapults*.

use crate::card::{Measure, Projectile};
use crate::decision::{Answer, CargoMenu, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::ship::gadgets;
use crate::ship::joins::Joined;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Good, Goods, Roll, Seat, Strength};

impl Cx<'_, '_> {
    /// At launch every hold joined to a catapult gets one blue block, as long as the bank has some.
    pub fn arm_catapults(&mut self, seat: Seat) {
        for square in gadgets::catapult_holds(self.ship(seat), self.content, self.seat_rules(seat)) {
            if self.state.bank[Good::Blue] > 0 {
                self.state.bank[Good::Blue] -= 1;
                self.change_good(seat, square, Good::Blue, 1);
                self.emit(Event::GoodLoaded { seat, square, good: Good::Blue });
            }
        }
    }

    /// Each catapult may fire one block to add to cannon strength. Returns what is added to it then.
    pub(super) fn fire_catapults(
        &mut self,
        seat: Seat,
        powered: Squares,
        mut more: Strength,
        against: Option<Strength>,
    ) -> Flow<Strength> {
        for catapult in self.ship(seat).gadgets(self.content, Component::Catapult) {
            let without = self.strength(seat, Measure::Cannons, powered, more);
            let adds = gadgets::catapult_strength(self.ship(seat), catapult);
            let reason = Reason::FireCatapult { catapult, without, adds, against };
            if self.fire(seat, Squares::of(catapult), reason)? {
                more += adds;
            }
        }
        Ok(more)
    }

    /// Does a catapult destroy a large meteor? It is a cannon that points to the side the meteor comes from.
    pub(super) fn catapult_meteor(
        &mut self,
        seat: Seat,
        projectile: Projectile,
        roll: Roll,
        target: Square,
        also: Option<Square>,
    ) -> Flow<bool> {
        let aimed = gadgets::aimed_catapults(self.ship(seat), self.content, projectile.from, roll);
        if aimed.is_empty() {
            return Ok(false);
        }
        self.fire(seat, aimed, Reason::ShootWithCatapult { projectile, roll, target, also })
    }

    /// Asks which block is fired by one of these catapults, if any.
    #[cold]
    fn fire(&mut self, seat: Seat, catapults: Squares, reason: Reason) -> Flow<bool> {
        let laden = gadgets::ammunition(self.ship(seat), catapults);
        let free = [Squares::NONE; 4];
        let menu = CargoMenu { dock: Goods::NONE, laden, free, furnaces: Squares::NONE, to_burn: false };
        let Answer::Lift(square, good) = self.ask(seat, Shape::Cargo(menu), reason)? else { return Ok(false) };
        let joined = Joined::of(self.ship(seat)).to(Squares::of(square)) & catapults;
        self.change_good(seat, square, good, -1);
        self.state.bank[good] += 1;
        self.note(seat, |tally| tally.catapulted = tally.catapulted.saturating_add(1));
        if let Some(catapult) = joined.first() {
            self.emit(Event::Catapulted { seat, catapult, square, good });
        }
        Ok(true)
    }
}
