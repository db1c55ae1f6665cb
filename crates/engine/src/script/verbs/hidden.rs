//! Goods taken from somebody who hides some, or who chooses what goes.
//!
//! *Another Big Expansion*, *Support Team*: *Smuggler*, *Stock Boy*.

use crate::decision::{Answer, Reason, Shape};
use crate::event::TokenFor;
use crate::script::{Cx, Flow};
use crate::ship::{analysis, hidden};
use crate::words::{Good, Seat};

impl Cx<'_, '_> {
    /// Takes so many blocks or tokens, one after the other. What is hidden need not go, but may; there is no more to be
    /// had only if nothing but hidden goods is left (Ruling 195).
    ///
    /// Those who do not choose give open blocks in order of value, or hidden ones that are worth as much; tokens only
    /// when there are no more open blocks.
    #[cold]
    pub(super) fn hand_over(&mut self, seat: Seat, count: u8) -> Flow {
        let (before, rules) = (*self.ship(seat), self.seat_rules(seat));
        let mut left = count;
        while left > 0 {
            let ship = self.ship(seat);
            let (open, hidden) = hidden::sorted(&before, ship, self.content, rules);
            let tokens = analysis::batteries(ship);
            // Where nothing is hidden, and for those who choose if everything has to go, it is as for everyone.
            if hidden.is_empty() && (!rules.picks_losses || open.count() + tokens <= u32::from(left)) {
                return self.lose_best(seat, left);
            }
            let first = open.most_valuable().filter(|_| !rules.picks_losses);
            let may_go = |good: &Good| match first {
                None => open[*good] + hidden[*good] > 0,
                Some(first) => *good == first || good.index() < first.index() && hidden[*good] > 0,
            };
            let colours = Good::ALL.into_iter().filter(may_go).fold(0, |set, good| set | 1 << good.index());
            let token = u16::from(tokens > 0 && first.is_none()) << Reason::TOKEN;
            let may_pass = open.is_empty() && tokens == 0;
            let what = Shape::OneOf { options: colours | token, may_pass };
            match self.ask(seat, what, Reason::LoseWhich { left })? {
                Answer::Option(Reason::TOKEN) => {
                    self.take_battery(seat, Reason::LoseBattery { left }, TokenFor::Goods)?;
                    left -= 1;
                }
                Answer::Option(colour) => {
                    let good = Good::ALL[usize::from(colour) % Good::ALL.len()];
                    let (from, blocks) = (self.ship(seat).with_goods(good), open[good] + hidden[good]);
                    let only = colours | token == 1 << colour && !may_pass;
                    if only && blocks <= left {
                        self.lose_colour(seat, good, from);
                        left -= blocks;
                    } else if let Answer::Square(square) =
                        self.ask(seat, Shape::Square { from }, Reason::LoseGood { good, left })?
                    {
                        self.lose_good(seat, square, good);
                        left -= 1;
                    }
                }
                _ => break,
            }
        }
        Ok(())
    }
}
