//! Loading and losing goods.
//!
//! Base rulebook: *Gaining goods*, *Loss of goods or crew*, *Goods shortage*. *Keep on Trucking*:
//! *Reactor furnace*.

use crate::decision::{Answer, CargoMenu, Reason, Shape};
use crate::event::{Event, Money, TokenFor};
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::ship::{Aboard, analysis, gadgets};
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Credits, Good, Goods, Seat};

impl Cx<'_, '_> {
    /// Lets a player load what the bank can give of these goods, and rearrange or discard goods aboard.
    pub fn load(&mut self, seat: Seat, offered: Goods) -> Flow {
        self.load_given(seat, offered, true)?;
        self.moment(Moment::GoodsOffered { seat, blocks: offered.count() as u8 })
    }

    /// The same with goods that were bought before the flight: that is no adventure, nothing burns and nobody falls
    /// ill.
    pub fn load_bought(&mut self, seat: Seat, bought: Goods) -> Flow {
        self.load_given(seat, bought, false)
    }

    fn load_given(&mut self, seat: Seat, offered: Goods, burning: bool) -> Flow {
        let given = offered.at_most(self.state.bank);
        if given != offered {
            let goods = Goods(std::array::from_fn(|i| offered.0[i] - given.0[i]));
            self.emit(Event::GoodsShort { seat, goods });
        }
        if given.is_empty() {
            return Ok(()); // Ruling 46: then no furnace burns anything either.
        }
        let mut dock = given;
        for good in Good::ALL {
            self.state.bank[good] -= given[good];
        }
        let mut lifting = true;
        let mut lifted_to_burn = false;
        let mut furnaces = self.ship(seat).gadgets(self.content, Component::ReactorFurnace).only_if(burning);
        loop {
            let mut menu = self.cargo_menu(seat, dock, lifting, furnaces);
            if !lifting {
                self.burn_from_holds(seat, &mut menu, furnaces, lifted_to_burn);
            }
            match self.ask(seat, Shape::Cargo(menu), Reason::LoadGoods)? {
                Answer::Put(square, good) => {
                    lifting = false;
                    dock[good] -= 1;
                    self.change_good(seat, square, good, 1);
                    self.emit(Event::GoodLoaded { seat, square, good });
                }
                Answer::Lift(square, good) => {
                    lifted_to_burn = !lifting;
                    dock[good] += 1;
                    self.change_good(seat, square, good, -1);
                    self.emit(Event::GoodLifted { seat, square, good });
                }
                Answer::Burn(furnace, good) => {
                    lifted_to_burn = false;
                    furnaces.remove(furnace);
                    dock[good] -= 1;
                    self.state.bank[good] += 1;
                    self.emit(Event::Burned { seat, furnace, good });
                    self.refill(seat, furnace)?;
                }
                _ => break,
            }
        }
        for good in Good::ALL {
            self.state.bank[good] += dock[good];
        }
        if !dock.is_empty() {
            self.emit(Event::GoodsLeft { seat, goods: dock });
        }
        Ok(())
    }

    /// The heat of a burnt block fills one battery component joined to the furnace.
    #[cold]
    fn refill(&mut self, seat: Seat, furnace: Square) -> Flow {
        let from = gadgets::refillable(self.ship(seat), self.content, self.seat_rules(seat), furnace);
        if let Answer::Square(square) = self.ask(seat, Shape::Square { from }, Reason::Refill { furnace })? {
            let room = analysis::battery_capacity(self.ship(seat), self.content, self.seat_rules(seat), square);
            let tokens = room.saturating_sub(self.ship(seat).aboard(square).batteries());
            self.charge(seat, square, tokens);
        }
        Ok(())
    }

    /// What may be done with goods next. A furnace burns what lies on the dock, so a block aboard is lifted first; one
    /// that could refill nothing is not offered, as burning is then the same as leaving a block behind.
    fn cargo_menu(&self, seat: Seat, dock: Goods, lifting: bool, furnaces: Squares) -> CargoMenu {
        let (ship, rules) = (self.ship(seat), self.seat_rules(seat));
        let furnaces = self.hungry(seat, furnaces).only_if(!dock.is_empty());
        let free = analysis::free_holds(ship, self.content, rules, dock);
        let laden = if lifting { ship.with_each_good() } else { [Squares::NONE; 4] };
        CargoMenu { dock, laden, free, furnaces, to_burn: false }
    }

    /// Furnaces that could refill something.
    fn hungry(&self, seat: Seat, furnaces: Squares) -> Squares {
        let (ship, rules) = (self.ship(seat), self.seat_rules(seat));
        let of_use = |furnace: &Square| !gadgets::refillable(ship, self.content, rules, *furnace).is_empty();
        furnaces.iter().filter(of_use).collect()
    }

    /// Once blocks are being put away, one aboard may still be lifted for a furnace; then that is what comes next.
    #[cold]
    fn burn_from_holds(&self, seat: Seat, menu: &mut CargoMenu, furnaces: Squares, lifted: bool) {
        if lifted {
            menu.free = [Squares::NONE; 4];
        } else if !self.hungry(seat, furnaces).is_empty() {
            menu.to_burn = true;
            menu.laden = self.ship(seat).with_each_good();
        }
    }

    /// Takes so many of the most valuable goods, then batteries for want of goods, then nothing. Where all of a colour
    /// or all tokens have to go, there is nothing to choose.
    pub fn lose_goods(&mut self, seat: Seat, count: u8) -> Flow {
        if self.seat_rules(seat).picks_losses || self.ship(seat).quirks().stores {
            return self.hand_over(seat, count);
        }
        self.lose_best(seat, count)
    }

    pub(super) fn lose_best(&mut self, seat: Seat, count: u8) -> Flow {
        let mut left = count;
        while left > 0
            && let goods = analysis::goods(self.ship(seat))
            && let Some(good) = goods.most_valuable()
        {
            let from = self.ship(seat).with_goods(good);
            if goods[good] <= left {
                left -= goods[good];
                self.lose_colour(seat, good, from);
            } else if let Answer::Square(square) =
                self.ask(seat, Shape::Square { from }, Reason::LoseGood { good, left })?
            {
                left -= 1;
                self.lose_good(seat, square, good);
            }
        }
        self.give_tokens(seat, left, TokenFor::Goods, |left| Reason::LoseBattery { left })
    }

    /// All blocks of this colour leave these holds.
    pub(super) fn lose_colour(&mut self, seat: Seat, good: Good, holds: Squares) {
        for hold in holds {
            for _ in 0..self.ship(seat).aboard(hold).goods()[good] {
                self.lose_good(seat, hold, good);
            }
        }
    }

    /// Pays the crew with blocks of the owner's choice and the rest in credits; where those do not suffice, with the
    /// cheapest blocks.
    pub fn pay_crew(&mut self, seat: Seat, crew: u8) -> Flow {
        let mut left = crew;
        while left > 0 {
            let mut menu = self.cargo_menu(seat, Goods::NONE, true, Squares::NONE);
            menu.free = [Squares::NONE; 4];
            let answer = self.ask(seat, Shape::Cargo(menu), Reason::PayCrewInGoods { left })?;
            let Answer::Lift(square, good) = answer else { break };
            self.lose_good(seat, square, good);
            left -= 1;
        }
        let credits = i16::from(left).min(self.state.players[seat].credits.0.max(0));
        self.pay(seat, -Credits(credits), Money::Wages);
        for _ in credits..i16::from(left) {
            let cheapest =
                Good::ALL.into_iter().rev().find_map(|good| Some((self.ship(seat).with_goods(good).first()?, good)));
            if let Some((square, good)) = cheapest {
                self.lose_good(seat, square, good);
            }
        }
        Ok(())
    }

    /// Takes one block off a hold; it returns to the bank.
    pub(super) fn lose_good(&mut self, seat: Seat, square: Square, good: Good) {
        self.change_good(seat, square, good, -1);
        self.state.bank[good] += 1;
        self.emit(Event::GoodLost { seat, square, good });
    }

    /// All goods of a ship go back to the bank: they were sold.
    pub fn unload_all(&mut self, seat: Seat) {
        for hold in self.ship(seat).stowage() {
            let aboard = self.ship(seat).aboard(hold);
            self.bank_goods(aboard);
            let mut left = aboard;
            for good in Good::ALL {
                left = left.with_good(good, 0);
            }
            self.state.ships[seat].set_aboard(hold, left);
        }
    }

    /// The goods that stood somewhere return to the bank.
    pub(super) fn bank_goods(&mut self, aboard: Aboard) {
        for good in Good::ALL {
            self.state.bank[good] += aboard.goods()[good];
        }
    }

    pub(super) fn change_good(&mut self, seat: Seat, square: Square, good: Good, by: i8) {
        let ship = &mut self.state.ships[seat];
        let aboard = ship.aboard(square);
        ship.set_aboard(square, aboard.with_good(good, aboard.goods()[good].saturating_add_signed(by)));
    }
}
