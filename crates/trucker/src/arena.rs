//! `trucker arena`.
#![allow(missing_docs)]
#[derive(clap::Args, Clone, Debug)]
pub struct Args {}
pub fn run(_: &Args) -> u8 {
    crate::BAD_INPUT
}
