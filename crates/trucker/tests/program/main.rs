//! The program's commands, tried as people call them; one program of tests, as each is built and linked with everything anew.
//! `cargo test -p trucker --test program sim` runs one part.

mod advice;
mod arena;
mod common;
mod contents;
mod corpus;
mod demo;
mod faults;
mod load;
mod new_ships;
mod python;
mod recorded;
mod report;
mod samples;
mod serve;
#[path = "../serving/mod.rs"]
mod serving;
mod ship;
mod sim;
mod stage;
mod tools;
mod tune;
mod words;
mod written;
