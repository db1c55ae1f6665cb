//! The support team: dealing members, hiring them, using what they can do.

use crate::event::{Event, Marking, Money};
use crate::modifiers::{Marker, Modifier};
use crate::script::Cx;
use crate::ship::marks::Mark;
use crate::squares::Square;
use crate::team::{Member, Members};
use crate::words::{Credits, Good, Seat};

impl Cx<'_, '_> {
    /// Deals somebody cards of members to choose one of, which nobody else sees.
    pub fn deal_members(&mut self, seat: Seat, members: Members) {
        self.state.draft.dealt[seat] = members;
        self.emit(Event::MembersDealt { seat, cards: members.len() as u8 });
    }

    /// Lays cards of members open for all to choose from.
    pub fn lay_members(&mut self, members: Members) {
        self.state.draft.open = members;
        self.emit(Event::MembersLaid { members });
    }

    /// A member joins somebody's team.
    pub fn hire(&mut self, seat: Seat, member: Member) {
        self.state.draft.open.remove(member);
        self.state.players[seat].team.hire(member);
        self.emit(Event::MemberHired { seat, member });
    }

    /// Nobody is to be chosen from any more; whoever lies open still leaves the game.
    pub fn end_draft(&mut self) {
        let draft = &mut self.state.draft;
        draft.gone = draft.gone.union(draft.open);
        for member in std::mem::take(&mut draft.open).iter() {
            self.emit(Event::MemberLeft { member });
        }
        self.state.draft.dealt = Default::default();
    }

    /// Everyone's team does in this flight what it can.
    pub fn assemble_teams(&mut self) {
        for seat in self.state.seats().iter() {
            let player = &mut self.state.players[seat];
            player.spent = Default::default();
            player.plan = Default::default();
            player.rules.modifiers = player.rules.modifiers.or(player.team.abilities());
        }
    }

    /// Somebody on the ground changes a component; `false`, and nothing happens, if it cannot be.
    pub fn mark(&mut self, seat: Seat, square: Square, mark: Mark, how: Marking) -> bool {
        let done = self.state.ships[seat].mark(self.content, square, mark);
        if done {
            self.emit(Event::Marked { seat, square, how, cause: self.cause });
        }
        done
    }

    /// Somebody bets that a player finishes in this place, from 0, or not at all.
    pub fn bet(&mut self, seat: Seat, at: Seat, place: Option<u8>) {
        self.state.players[seat].bets[at] = place.map_or(0, |place| place + 1);
        self.emit(match place {
            Some(place) => Event::BetOnPlace { seat, at, place },
            None => Event::BetOnDropOut { seat, at },
        });
    }

    /// Finishing pays so much more or less in this flight, by place.
    pub fn change_finish_bonus(&mut self, seat: Seat, by: [i8; 4]) {
        let finish = &mut self.state.flight.deals.finish.0;
        finish.iter_mut().zip(by).for_each(|(deal, more)| *deal = deal.saturating_add(more));
        let credits = self.state.flight.deals.finish(self.flight_board(), 0);
        self.emit(Event::FinishBonusChanged { seat, credits });
    }

    /// The best-looking ship is paid so much more or less in this flight.
    pub fn change_looks_bonus(&mut self, seat: Seat, by: i8) {
        let looks = &mut self.state.flight.deals.looks;
        *looks = looks.saturating_add(by);
        let credits = self.state.flight.deals.looks(self.flight_board());
        self.emit(Event::LooksBonusChanged { seat, credits });
    }

    /// Blocks of a colour sell for so much more or less in this flight.
    pub fn change_price(&mut self, seat: Seat, good: Good, by: i8) {
        let deals = &mut self.state.flight.deals;
        deals.prices[good.index()] = deals.prices[good.index()].saturating_add(by);
        let credits = deals.price(&self.content.supply, good);
        self.emit(Event::PriceChanged { seat, good, credits });
    }

    /// Those who read the cards before building have read all piles.
    pub fn read_ahead(&mut self) {
        for seat in self.state.seats().iter() {
            let rules = self.state.players[seat].rules;
            if rules.reads_early {
                self.state.yard.builders[seat].peeked = (1 << rules.piles()) - 1;
                self.emit(Event::PilesRead { seat });
            }
        }
    }

    /// Somebody lays a marker on a square of their board.
    pub fn lay_marker(&mut self, seat: Seat, marker: Marker, square: Square) {
        self.state.players[seat].plan.put(marker, square);
        self.emit(Event::MarkerLaid { seat, marker, square });
    }

    /// All markers leave somebody's board; each pays so much that lies on what it stands for.
    pub fn collect_markers(&mut self, seat: Seat, each: i16, ability: Modifier) {
        let mut fitting = 0;
        for (marker, square) in std::mem::take(&mut self.state.players[seat].plan).iter() {
            let component = self.state.ships[seat].component(self.content, square);
            if component.is_some_and(|component| marker.fits(component)) {
                fitting += 1;
            } else {
                self.emit(Event::MarkerLost { seat, marker, square });
            }
        }
        self.pay(seat, Credits(each * fitting), Money::Member(ability));
    }

    /// An ability has been used in this flight.
    pub fn spend(&mut self, seat: Seat, ability: Modifier) {
        let player = &mut self.state.players[seat];
        player.team.spend(&mut player.spent, ability);
        self.emit(Event::AbilityUsed { seat, ability });
    }
}
