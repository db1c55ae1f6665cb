//! What can be gained, and what a junk dealer takes for it.
//!
//! Base rulebook: *Gaining credits*, *Gaining goods*. *Keep on Trucking*: *Junkyard*.
//!
//! Batteries and humans go where they go before a launch, as far as there is room;
//! what is aboard is not moved for them.

use crate::card::Gain;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, TokenFor};
use crate::script::{Cx, Flow};
use crate::ship::analysis;
use crate::squares::{Square, Squares};
use crate::words::{Good, Goods, Seat};

impl Cx<'_, '_> {
    /// Lets a player have all of it: credits, goods, batteries, crew, days (Ruling 47).
    pub fn collect(&mut self, seat: Seat, gain: Gain) -> Flow {
        self.reward(seat, gain.credits);
        self.load(seat, gain.goods)?;
        self.gain_batteries(seat, gain.batteries)?;
        self.gain_humans(seat, gain.crew)?;
        self.move_days(seat, gain.days)
    }

    /// The same, where whoever is the second to have it leaves a block of their choice behind.
    pub fn collect_as(&mut self, seat: Seat, gain: Gain, second: bool) -> Flow {
        let goods = if second { self.leave_block(seat, gain.goods)? } else { gain.goods };
        self.collect(seat, Gain { goods, ..gain })
    }

    /// One block less, of a colour that the player chooses.
    pub fn leave_block(&mut self, seat: Seat, goods: Goods) -> Flow<Goods> {
        let options =
            Good::ALL.into_iter().filter(|good| goods[*good] > 0).fold(0, |set, good| set | 1 << good.index());
        let mut left = goods;
        if options != 0
            && let Answer::Option(colour) =
                self.ask(seat, Shape::OneOf { options, may_pass: false }, Reason::LeaveBlock { goods })?
        {
            left[Good::ALL[usize::from(colour) % Good::ALL.len()]] -= 1;
        }
        Ok(left)
    }

    /// Pays so many blocks of goods of the owner's choice: any colours, and never batteries instead.
    pub fn pay_goods(&mut self, seat: Seat, count: u8) -> Flow {
        for left in (1..=count).rev() {
            let goods = analysis::goods(self.ship(seat));
            // When everything has to go, there is nothing to choose.
            if goods.count() <= u32::from(left) {
                self.pay_all_goods(seat);
                break;
            }
            let options =
                Good::ALL.into_iter().filter(|good| goods[*good] > 0).fold(0, |set, good| set | 1 << good.index());
            let colours = Shape::OneOf { options, may_pass: false };
            let Answer::Option(colour) = self.ask(seat, colours, Reason::PayGood { left })? else { break };
            let good = Good::ALL[usize::from(colour) % Good::ALL.len()];
            let from = self.ship(seat).with_goods(good);
            if let Answer::Square(square) =
                self.ask(seat, Shape::Square { from }, Reason::PayGoodFrom { good, left })?
            {
                self.lose_good(seat, square, good);
            }
        }
        Ok(())
    }

    fn pay_all_goods(&mut self, seat: Seat) {
        for hold in self.ship(seat).stowage() {
            for good in Good::ALL {
                for _ in 0..self.ship(seat).aboard(hold).goods()[good] {
                    self.lose_good(seat, hold, good);
                }
            }
        }
    }

    /// Pays so many battery tokens from components of the owner's choice. That is no use of power, so none is free
    /// (Ruling 53).
    pub fn pay_batteries(&mut self, seat: Seat, count: u8) -> Flow {
        self.give_tokens(seat, count, TokenFor::Price, |left| Reason::PayToken { left })
    }

    /// Puts so many battery tokens on components of the owner's choice.
    pub fn gain_batteries(&mut self, seat: Seat, count: u8) -> Flow {
        for left in (1..=count).rev() {
            let (from, room) = self.room_for(seat, |cx, square| cx.battery_room(seat, square));
            let Some(first) = from.first() else { break };
            let square =
                self.place_gained(seat, from, u32::from(left) >= room, first, Reason::PlaceBattery { left })?;
            let ship = &mut self.state.ships[seat];
            let aboard = ship.aboard(square);
            ship.set_aboard(square, aboard.with_batteries(aboard.batteries() + 1));
            self.emit(Event::BatteryGained { seat, square });
        }
        Ok(())
    }

    /// Lets so many humans come aboard, into cabins with a place for them or to stasis chambers, as the owner says.
    pub fn gain_humans(&mut self, seat: Seat, count: u8) -> Flow {
        for left in (1..=count).rev() {
            let (from, room) = self.room_for(seat, |cx, square| cx.human_room(seat, square));
            let Some(first) = from.first() else { break };
            let square = self.place_gained(seat, from, u32::from(left) >= room, first, Reason::PlaceHuman { left })?;
            self.settle_in(seat, square)?;
            self.emit(Event::HumanGained { seat, square });
        }
        Ok(())
    }

    /// Lets a player say how many of so many humans come aboard, as far as there is room for them.
    pub fn take_aboard(&mut self, seat: Seat, count: u8) -> Flow {
        if count == 0 {
            return Ok(());
        }
        let (_, room) = self.room_for(seat, |cx, square| cx.human_room(seat, square));
        let most = u32::from(count).min(room).min(15);
        if most == 0 {
            return Ok(());
        }
        let options = ((2u32 << most) - 2) as u16;
        match self.ask(seat, Shape::OneOf { options, may_pass: true }, Reason::TakeAboard { crew: count })? {
            Answer::Option(humans) => self.gain_humans(seat, humans),
            _ => Ok(()),
        }
    }

    /// Asks where one more goes, unless there is no more room than what comes.
    fn place_gained(
        &mut self,
        seat: Seat,
        from: Squares,
        all_fit: bool,
        first: Square,
        reason: Reason,
    ) -> Flow<Square> {
        if all_fit {
            return Ok(first);
        }
        match self.ask(seat, Shape::Square { from }, reason)? {
            Answer::Square(square) => Ok(square),
            _ => Ok(first),
        }
    }

    /// The components with room for more, and how much room there is in all.
    fn room_for(&self, seat: Seat, room: impl Fn(&Self, Square) -> u8) -> (Squares, u32) {
        let mut from = Squares::NONE;
        let mut all = 0;
        for square in self.ship(seat).occupied() {
            let here = room(self, square);
            if here > 0 {
                from.insert(square);
                all += u32::from(here);
            }
        }
        (from, all)
    }

    fn battery_room(&self, seat: Seat, square: Square) -> u8 {
        let tokens = analysis::battery_capacity(self.ship(seat), self.content, self.seat_rules(seat), square);
        tokens.saturating_sub(self.ship(seat).aboard(square).batteries())
    }

    fn human_room(&self, seat: Seat, square: Square) -> u8 {
        analysis::human_room(self.ship(seat), self.content, self.seat_rules(seat), square)
    }

    /// A human who was gained takes a place: in a stasis chamber in which some are awake, as the owner says.
    fn settle_in(&mut self, seat: Seat, square: Square) -> Flow {
        let chamber = self.ship(seat).component(self.content, square).filter(|it| it.sleepers() > 0);
        let awake = match chamber.map(|it| analysis::free_in_chamber(self.ship(seat), it, square)) {
            None | Some((1.., 0)) => true,
            Some((0, _)) => false,
            Some(_) => self.yes(seat, Reason::StayAwake { chamber: square })?,
        };
        let ship = &mut self.state.ships[seat];
        if awake {
            let aboard = ship.aboard(square);
            ship.set_aboard(square, aboard.with_humans(aboard.humans() + 1));
        } else {
            ship.set_asleep(square, ship.asleep(square) + 1);
        }
        Ok(())
    }
}
