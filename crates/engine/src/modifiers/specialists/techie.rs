//! *Keep on Trucking*: *Techie*. Once a card, after a battery token has been paid, the next use of power is free.

use crate::modifiers::{Effects, Modifier};
use crate::rules::SeatRules;
use crate::state::Tally;

/// It acts at no moment of its own; whoever pays asks below.
pub(in crate::modifiers) const EFFECTS: Effects = Effects::NONE;

fn is_unused(rules: SeatRules, tally: &Tally) -> bool {
    rules.modifiers.contains(Modifier::Techie) && !tally.free_power
}

/// Is the next use of power free?
pub fn is_free(rules: SeatRules, tally: &Tally) -> bool {
    is_unused(rules, tally) && tally.tokens > 0
}

/// Uses of power that can still be had on this card without a token, if there are so many tokens to pay with.
pub fn free_uses(rules: SeatRules, tally: &Tally, batteries: u32) -> u32 {
    u32::from(is_unused(rules, tally) && (tally.tokens > 0 || batteries > 0))
}

/// How often something can be powered with so many tokens.
pub fn uses(rules: SeatRules, tally: &Tally, tokens: u32) -> u32 {
    tokens + free_uses(rules, tally, tokens)
}
