//! What strangers can try on a server from outside. Everything is refused by name, and nobody else notices.

mod acting;
mod fuzz;
mod limits;
mod messages;
mod texts;
mod web;
