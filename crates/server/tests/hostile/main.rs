//! What strangers can try on a server from outside. Everything is refused by name, and nobody else notices.

mod acting;
#[path = "../common/mod.rs"]
mod common;
mod fuzz;
mod limits;
mod messages;
#[path = "../raw/mod.rs"]
mod raw;
mod texts;
mod web;
