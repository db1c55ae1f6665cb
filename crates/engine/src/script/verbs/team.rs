//! The support team: dealing members, hiring them, using what they can do.

use crate::event::{Event, Marking, Money};
use crate::modifiers::{Marker, Modifier};
use crate::script::Cx;
use crate::ship::marks::Mark;
use crate::squares::Square;
use crate::team::{Member, Members};
use crate::words::{Credits, Seat};

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
        self.state.players[seat].spent.insert(ability);
        self.emit(Event::AbilityUsed { seat, ability });
    }
}
