//! Gaining and paying cosmic credits.
//!
//! Base rulebook: *Gaining credits*, *Journey's end*.

use crate::event::{Event, Money};
use crate::modifiers::team;
use crate::script::Cx;
use crate::words::{Credits, Seat};

impl Cx<'_, '_> {
    /// Pays credits from the bank to a player; a negative sum goes to the bank.
    pub fn pay(&mut self, seat: Seat, credits: Credits, why: Money) {
        self.pay_each(seat, credits, why, None);
    }

    /// A player pays for lost components, so much for each of them unless an insurance makes it less.
    pub fn pay_losses(&mut self, seat: Seat, fine: Credits, lost: u8) {
        let each = Some(self.content.supply.lost_component);
        let each = each.filter(|each| Credits(each.0 * i16::from(lost)) == fine);
        self.pay_each(seat, -fine, Money::Losses(lost), each);
    }

    fn pay_each(&mut self, seat: Seat, credits: Credits, why: Money, each: Option<Credits>) {
        if credits == Credits(0) {
            return;
        }
        self.state.players[seat].credits += credits;
        self.emit(Event::Paid { seat, credits, why, each });
    }

    /// A card pays credits to a player. It may be topped up, once a card.
    pub fn reward(&mut self, seat: Seat, credits: Credits) {
        self.pay(seat, credits, Money::Card);
        if !self.state.players[seat].tally.topped_up && team::top_up(self, seat, credits) {
            self.note(seat, |tally| tally.topped_up = true);
        }
    }

    /// Somebody pays so that lost components will cost no more than a maximum.
    pub fn insure(&mut self, seat: Seat, price: Credits) {
        self.state.players[seat].insured = true;
        self.pay(seat, -price, Money::Insurance);
    }
}
