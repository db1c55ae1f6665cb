//! Bots, tried from outside; one program, as each is built and linked with all of the rules anew.

mod absent;
mod budget;
#[path = "../../../engine/tests/rules/common/mod.rs"]
mod common;
mod honest;
mod members;
mod technology;
