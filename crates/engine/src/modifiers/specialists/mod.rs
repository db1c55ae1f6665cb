//! The six cyan aliens, each a file of its own.
//!
//! *Keep on Trucking*: *Cyan aliens*.

pub(super) mod diplomat;
pub(super) mod lawyer;
pub(super) mod manager;
pub(super) mod merchant;
pub(super) mod micronavigator;
pub(super) mod techie;

pub use lawyer::{fine, is_best, take_off};
pub use manager::alien_bonus;
pub use techie::{free_uses, is_free, uses};
