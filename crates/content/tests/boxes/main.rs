//! What is in the boxes, tried from outside; one program, as each is built and linked anew.

mod another_big_expansion;
mod boards;
mod census;
mod faults;
mod keep_on_trucking;
mod mutations;
