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
mod patterns;
mod ships;
mod stage;
mod steps;
mod table;
mod unchanged;
mod words;

pub use stage::stage;

use crate::words::{Language, Words};
use crate::{BAD_INPUT, FAILED, SUCCESS, data};
use serde_json::{Value, json};
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trucker_engine::content::Content;
use trucker_engine::event::Event;

const EXAMPLES: &str = "\
Examples:
  trucker scenario scenarios                   all scenarios below a directory
  trucker scenario --explain my-case.txt       and tell what happens
  trucker scenario --json my-case.txt          every outcome as data

Exit status: 0 all passed, 1 one failed or the report could not be written, 2 a file is broken.
docs/SCENARIOS.md describes the files, docs/DATA.md what --json prints.";

/// What `trucker scenario` is told.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Files with scenarios, or directories of such files (`*.txt`).
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Tell what happens, step by step.
    #[arg(long)]
    pub explain: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub json: bool,
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

    /// The outcome as data.
    fn json(&self, path: &Path, explain: bool) -> Value {
        let mut object = json!({
            "file": path.display().to_string(),
            "line": self.line,
            "title": self.title,
            "passed": self.passed(),
            "failures": self.failures,
        });
        if explain {
            object["told"] = self.explain().into();
        }
        object
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
    let content = trucker_content::all();
    let scenarios = parse::scenarios(file, text, content);
    scenarios.into_iter().map(|scenario| scenario.map(|scenario| drive::drive(file, scenario))).collect()
}

/// Plays every scenario of a file.
pub fn check_file(path: &Path) -> Vec<Result<Outcome, Fault>> {
    let file = path.display().to_string();
    match read(path, &file) {
        Ok(text) => check_text(&file, &text),
        Err(fault) => vec![Err(fault)],
    }
}

/// The text of a file, which may be something that never ends.
fn read(path: &Path, file: &str) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|open| open.take(LARGEST + 1).read_to_end(&mut bytes));
    read.map_err(|error| Fault::new(file, 1, format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > LARGEST {
        let most = LARGEST >> 20;
        return Err(Fault::new(file, 1, format!("this is larger than {most} MiB: spread the scenarios over files")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Fault::new(file, line, "this is not text: scenario files are UTF-8")
    })
}

/// Bytes a scenario file has at most.
const LARGEST: u64 = 1 << 20;
/// Files and directories below a directory at most.
const MOST_ENTRIES: usize = 10_000;
/// How deep directories lie in each other at most.
const DEEPEST: usize = 16;

/// The scenario files that a path means: itself, or the `*.txt` files of a directory and those below it, by name.
fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries = 0;
    walk(path, 1, &mut entries, &mut found)?;
    if found.is_empty() {
        return Err(format!("{}: no scenario file (*.txt) in this directory", path.display()));
    }
    Ok(found)
}

/// Collects the scenario files of a directory. Links are not followed, so that it comes to an end.
fn walk(directory: &Path, depth: usize, entries: &mut usize, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let wrong = |what: String| format!("{}: {what}", directory.display());
    if depth > DEEPEST {
        return Err(wrong(format!("directories lie more than {DEEPEST} deep here: name a directory further down")));
    }
    let unread = |error: std::io::Error| wrong(format!("cannot be read: {error}"));
    let mut inside = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        *entries += 1;
        if *entries > MOST_ENTRIES {
            return Err(wrong(format!("more than {MOST_ENTRIES} files up to here: name a smaller directory")));
        }
        inside.push((entry.path(), entry.file_type().map_err(unread)?));
    }
    inside.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (path, kind) in inside {
        if kind.is_dir() {
            walk(&path, depth + 1, entries, found)?;
        } else if kind.is_file() && path.extension().is_some_and(|extension| extension == "txt") {
            found.push(path);
        }
    }
    Ok(())
}

/// Plays all scenarios, reports them, and says how the run ended.
pub fn run(args: &Args) -> u8 {
    let mut out = Report { out: std::io::stdout().lock(), error: None };
    let (mut passed, mut failed) = (0u32, 0u32);
    let (mut outcomes, mut faults) = (Vec::new(), Vec::new());
    let mut complain = |what: &dyn fmt::Display| {
        faults.push(what.to_string());
        // Nobody is left to be told if this fails; the exit status says it too.
        let _ = writeln!(std::io::stderr().lock(), "{what}");
    };
    for path in &args.files {
        let files = files(path).unwrap_or_else(|what| {
            complain(&what);
            Vec::new()
        });
        for (path, result) in files.iter().flat_map(|path| check_file(path).into_iter().map(move |it| (path, it))) {
            match result {
                Ok(outcome) => {
                    if outcome.passed() {
                        passed += 1
                    } else {
                        failed += 1
                    }
                    if args.json {
                        outcomes.push(outcome.json(path, args.explain));
                    } else {
                        out.write(|out| report(out, path, &outcome, args.explain));
                    }
                }
                Err(fault) => {
                    failed += 1;
                    complain(&fault);
                }
            }
        }
    }
    let broken = !faults.is_empty();
    out.write(|out| {
        if args.json {
            let run = json!({ "passed": passed, "failed": failed, "faults": faults, "scenarios": outcomes });
            write!(out, "{}", data::line("scenario", run))
        } else {
            writeln!(out, "{passed} passed, {failed} failed")
        }
    });
    let told = out.end();
    if broken {
        BAD_INPUT
    } else if failed > 0 || passed == 0 || !told {
        FAILED
    } else {
        SUCCESS
    }
}

/// Where the report goes, until it cannot be written any more.
struct Report<W> {
    out: W,
    error: Option<std::io::Error>,
}

impl<W: Write> Report<W> {
    fn write(&mut self, what: impl FnOnce(&mut W) -> std::io::Result<()>) {
        if self.error.is_none() {
            self.error = what(&mut self.out).err();
        }
    }

    /// Was everything told that somebody wanted to read? Whoever closes the pipe has read enough.
    fn end(mut self) -> bool {
        self.write(Write::flush);
        match self.error {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => {
                let _ = writeln!(std::io::stderr().lock(), "error: standard output: {error}");
                false
            }
            _ => true,
        }
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
