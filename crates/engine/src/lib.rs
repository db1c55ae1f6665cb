//! The rules of Galaxy Trucker, as a deterministic library.
//!
//! The engine does no I/O, reads no clock, starts no thread, uses no float and no hash map, and knows no sentence of
//! any language. A [`game::Game`] is a value: ask it who has to decide what, hand it answers, look at it through a
//! [`view::View`]. A whole game follows from its [`state::Setup`], its seed and the log of what players did.

pub mod audit;
pub mod beats;
mod bits;
pub mod building;
pub mod card;
pub mod chance;
pub mod content;
pub mod decision;
mod digest;
pub mod event;
pub mod fines;
pub mod game;
pub mod grid;
pub mod imagine;
pub mod menu;
pub mod modifiers;
pub mod named;
pub mod phases;
pub mod plan;
pub mod record;
pub mod refusal;
pub mod resample;
pub mod rules;
pub mod script;
pub mod setup;
pub mod ship;
pub mod squares;
pub mod stage;
pub mod state;
pub mod team;
pub mod tile;
pub mod view;
pub mod words;
