//! What the `trucker` binary does, as a library so that tests can reach it.

pub mod agreed;
pub mod arena;
pub mod campaign;
pub mod contents;
pub mod data;
pub mod demo;
pub mod load;
pub mod move_store;
pub mod output;
pub mod parts;
pub mod replay;
pub mod scenario;
pub mod serve;
pub mod ship;
pub mod ships;
mod signs;
pub mod sim;
pub mod tune;
pub mod words;

/// Exit status of a run that did what was asked.
pub const SUCCESS: u8 = 0;
/// Exit status of a run whose checks failed.
pub const FAILED: u8 = 1;
/// Exit status of a run that was asked for something impossible.
pub const BAD_INPUT: u8 = 2;
