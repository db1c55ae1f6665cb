//! What lost components cost. Base rulebook, *Journey's end*; *Another Big Expansion*, *Insurance*.

use crate::building;
use crate::content::Content;
use crate::modifiers::{specialists, team};
use crate::rules::SeatRules;
use crate::state::{Player, State};
use crate::tile::Component;
use crate::words::{Credits, Seat};

/// Is a lost component of this kind paid for?
pub fn counts(rules: SeatRules, component: Component) -> bool {
    let is_cabin = matches!(component, Component::Cabin | Component::StartingCabin);
    !(is_cabin && rules.free_cabins)
}

/// What so many lost components cost somebody before anybody takes something off it: no more than the maximum of an
/// insurance.
pub fn before_discounts(state: &State, content: &Content, seat: Seat, lost: u8, insured: bool) -> Credits {
    let full = Credits(content.supply.lost_component.0 * i16::from(lost));
    let insurance = state.rules.ship_board(content, seat).insurance;
    insurance.filter(|_| insured).map_or(full, |insurance| full.min(insurance.most))
}

/// The same in the end: less with a specialist (Ruling 89) or a swindler.
pub fn due(state: &State, content: &Content, seat: Seat, lost: u8, insured: bool) -> Credits {
    let rules = state.players[seat].rules;
    team::discounted(rules, specialists::fine(rules, before_discounts(state, content, seat, lost, insured)))
}

/// What so many more cost than those that are lost already.
pub fn of_more(state: &State, content: &Content, seat: Seat, more: u8) -> Credits {
    let Player { lost, insured, .. } = state.players[seat];
    due(state, content, seat, lost.saturating_add(more), insured) - due(state, content, seat, lost, insured)
}

/// What the components in reserve cost that are lost if this player's building ends as it is.
pub fn of_reserve(state: &State, content: &Content, seat: Seat) -> Credits {
    if building::forfeits(state, seat) == 0 {
        return Credits(0);
    }
    let rules = state.players[seat].rules;
    let reserve = state.yard.builders[seat].reserve.iter().flatten();
    let paid = reserve.filter(|tile| counts(rules, content.tile(**tile).component)).count();
    of_more(state, content, seat, paid as u8)
}
