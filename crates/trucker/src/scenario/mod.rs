//! Rule cases as text files: `trucker scenario FILE…`. The format is described in `docs/SCENARIOS.md`.
//!
//! A file is read line by line (`parse`) into a table (`table`, `ships`, `dress`) and a list of what happens and what
//! is expected (`cards`, `steps`, `expect`); then it is played through the engine (`drive`).

mod cards;
mod chance;
mod choices;
mod dress;
mod drive;
mod events;
mod expect;
mod lines;
mod parse;
mod ships;
mod steps;
mod table;
mod words;

use crate::words::{Language, Words};
use crate::{BAD_INPUT, FAILED, SUCCESS};
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trucker_engine::content::Content;
use trucker_engine::event::Event;

/// What `trucker scenario` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Files with scenarios, or directories of such files (`*.txt`).
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Tell what happens, step by step.
    #[arg(long)]
    pub explain: bool,
}

/// What is wrong with a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what is allowed.
    pub what: String,
}

impl Fault {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Something that was told while a scenario was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A line of the scenario: what a player did.
    Step(String),
    /// What happened.
    Event(Event),
}

/// How a scenario went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its title.
    pub title: String,
    /// The line of its title.
    pub line: usize,
    /// What did not go as expected, with file and line; empty if it passed.
    pub failures: Vec<String>,
    /// What happened, in order.
    pub told: Vec<Told>,
    /// What the players are called.
    pub names: Vec<String>,
    content: Option<Arc<Content>>,
}

impl Outcome {
    /// Did everything go as expected?
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }

    /// What happened, a sentence each; what players did is marked with `>`.
    pub fn explain(&self) -> Vec<String> {
        let Some(content) = &self.content else { return Vec::new() };
        let words = Words { language: Language::English, content, names: self.names.clone() };
        let sentence = |told: &Told| match told {
            Told::Step(text) => format!("> {text}"),
            Told::Event(event) => words.event(event),
        };
        self.told.iter().map(sentence).collect()
    }
}

/// Plays every scenario of a text; one that cannot be read is a fault.
pub fn check_text(file: &str, text: &str) -> Vec<Result<Outcome, Fault>> {
    let content = trucker_content::base();
    let scenarios = parse::scenarios(file, text, content);
    scenarios.into_iter().map(|scenario| scenario.map(|scenario| drive::drive(file, scenario))).collect()
}

/// Plays every scenario of a file.
pub fn check_file(path: &Path) -> Vec<Result<Outcome, Fault>> {
    let file = path.display().to_string();
    let text = match std::fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|error| {
            let line =
                error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|byte| **byte == b'\n').count() + 1;
            Fault::new(&file, line, "this is not text: scenario files are UTF-8")
        }),
        Err(error) => Err(Fault::new(&file, 1, format!("cannot be read: {error}"))),
    };
    match text {
        Ok(text) => check_text(&file, &text),
        Err(fault) => vec![Err(fault)],
    }
}

/// The scenario files that a path means: itself, or the `*.txt` files of a directory and those below it, by name.
fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(path) else { return vec![path.to_owned()] };
    let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    inside.sort();
    let wanted = |path: &PathBuf| path.is_dir() || path.extension().is_some_and(|extension| extension == "txt");
    inside.iter().filter(|path| wanted(path)).flat_map(|path| files(path)).collect()
}

/// Plays all scenarios, reports them, and says how the run ended.
pub fn run(args: &Args) -> u8 {
    let mut out = std::io::stdout().lock();
    let (mut passed, mut failed, mut faults) = (0u32, 0u32, 0u32);
    for directory in args.files.iter().filter(|path| files(path).is_empty()) {
        faults += 1;
        let _ =
            writeln!(std::io::stderr().lock(), "{}: no scenario file (*.txt) in this directory", directory.display());
    }
    for path in args.files.iter().flat_map(|path| files(path)) {
        for result in check_file(&path) {
            // A closed pipe is nothing to complain about: the exit status says how it went.
            let _ = match result {
                Ok(outcome) => {
                    if outcome.passed() {
                        passed += 1
                    } else {
                        failed += 1
                    }
                    report(&mut out, &path, &outcome, args.explain)
                }
                Err(fault) => {
                    faults += 1;
                    failed += 1;
                    writeln!(std::io::stderr().lock(), "{fault}")
                }
            };
        }
    }
    let _ = writeln!(out, "{passed} passed, {failed} failed");
    if faults > 0 {
        BAD_INPUT
    } else if failed > 0 || passed == 0 {
        FAILED
    } else {
        SUCCESS
    }
}

fn report(out: &mut impl Write, path: &Path, outcome: &Outcome, explain: bool) -> std::io::Result<()> {
    if explain {
        writeln!(out, "{}:{}: {}", path.display(), outcome.line, outcome.title)?;
        for sentence in outcome.explain() {
            writeln!(out, "  {sentence}")?;
        }
    }
    if !outcome.passed() {
        writeln!(out, "FAILED {}", outcome.title)?;
        for failure in &outcome.failures {
            writeln!(out, "  {failure}")?;
        }
    }
    Ok(())
}
