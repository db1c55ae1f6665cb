//! A demo flight in the terminal.
#![allow(missing_docs)]
pub fn run() -> u8 { crate::BAD_INPUT }
