//! The six cyan aliens, each a file of its own.
//!
//! *Keep on Trucking*: *Cyan aliens*.

mod diplomat;
mod lawyer;
mod manager;
mod merchant;
mod micronavigator;
mod techie;

pub use lawyer::{fine, is_best};
pub use manager::alien_bonus;
pub use techie::{free_uses, is_free};

use super::{Hook, Modifier, Moments};

/// When specialists act, and what they do then; the others only change numbers.
const HOOKS: [(Modifier, Moments, Hook); 4] = [
    (Modifier::Manager, Moments::PAYDAY, manager::act),
    (Modifier::Merchant, Moments::PAYDAY, merchant::act),
    (Modifier::Micronavigator, Moments::CARD_DONE, micronavigator::act),
    (Modifier::Diplomat, Moments::ATTACKED.or(Moments::JUDGED), diplomat::act),
];

/// When a specialist acts, and what it does then.
pub(super) fn hook(specialist: Modifier) -> Option<(Moments, Hook)> {
    HOOKS.into_iter().find(|(modifier, ..)| *modifier == specialist).map(|(_, moments, hook)| (moments, hook))
}
