//! The support team: dealing members, hiring them, using what they can do.

use crate::event::{Event, Marking};
use crate::modifiers::Modifier;
use crate::script::Cx;
use crate::ship::marks::Mark;
use crate::squares::Square;
use crate::team::{Member, Members};
use crate::words::Seat;

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

    /// An ability has been used in this flight.
    pub fn spend(&mut self, seat: Seat, ability: Modifier) {
        self.state.players[seat].spent.insert(ability);
        self.emit(Event::AbilityUsed { seat, ability });
    }
}
