//! Rule cases as text files.
#![allow(missing_docs)]
#[derive(clap::Args)]
pub struct Args {
    pub files: Vec<std::path::PathBuf>,
}
pub fn run(_: &Args) -> u8 { crate::BAD_INPUT }
