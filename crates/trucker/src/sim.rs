//! Many games at once.
#![allow(missing_docs)]
#[derive(clap::Args)]
pub struct Args {}
pub fn run(_: &Args) -> u8 { crate::BAD_INPUT }
