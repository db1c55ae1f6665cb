//! The rules, tried from outside. One program, as each is built and linked with all of them anew; `cargo test -p trucker-engine
//! --test rules ring` runs one part.

mod boards;
mod boosters;
mod causes;
mod common;
mod conservation;
mod contract;
mod determinism;
mod fines;
mod five;
mod fuzz;
mod imagined;
mod lists;
mod lodging;
mod marks;
mod on_top;
mod perft;
mod reference;
mod ring;
mod roads;
mod rounds;
mod secrecy;
mod setup;
mod size;
mod stepwise;
mod technology;
mod tidy;
mod titles;
mod undo;
mod volleys;
mod workshop;
mod yard_team;
