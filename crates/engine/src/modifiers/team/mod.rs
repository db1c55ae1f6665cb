//! The eighteen members of the support team, each a file of its own.
//!
//! *Another Big Expansion*: *Support Team*, and what the appendix says of each.

pub(super) mod advertiser;
pub(super) mod architect;
pub(super) mod assembler;
pub(super) mod bureaucrat;
pub(super) mod buyer;
pub(super) mod deliveryman;
pub(super) mod hotel_clerk;
pub(super) mod hypergeometer;
pub(super) mod inspector;
pub(super) mod planner;
pub(super) mod plumber;
mod questions;
pub(super) mod saboteur;
pub(super) mod security_guard;
pub(super) mod smuggler;
pub(super) mod stock_boy;
pub(super) mod swindler;
pub(super) mod trader;
pub(super) mod welder;

use super::{Moments, Window};

pub use advertiser::has_bet;
pub(super) use hypergeometer::aim;
pub use swindler::{discounted, take_off, top_up};

/// For what acts by itself after building: nothing is asked then, but whatever waits for abilities of that time waits
/// for this, too.
const AFTER_BUILDING: Moments = Moments::windows()[Window::AfterBuilding as usize];
