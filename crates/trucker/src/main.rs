//! The trucker binary.
fn main() {}
