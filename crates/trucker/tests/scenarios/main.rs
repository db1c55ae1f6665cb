//! Every scenario file of the project holds; wrong files are reported with file, line and what is allowed; and no
//! text whatsoever makes the runner panic.

mod changed;
mod faults;
mod files;

use std::path::{Path, PathBuf};
use trucker::scenario::{check_file, check_text};

const TABLE: &str = "scenario A case
level II
players red green
ship red
7,7 start humans 2
8,7 double-cannon 0003
7,8 battery 2 3000 batteries 2
ship green
7,7 start humans 2
position red 6 green 3
";

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn all_files(directory: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)
        .expect("scenarios/ is there")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { all_files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_scenario_of_the_project_passes() {
    let mut wrong = Vec::new();
    let mut passed = 0;
    for file in all_files(&scenarios()) {
        for result in check_file(&file) {
            match result {
                Ok(outcome) if outcome.passed() => passed += 1,
                Ok(outcome) => wrong.push(format!("{}\n  {}", outcome.title, outcome.failures.join("\n  "))),
                Err(fault) => wrong.push(fault.to_string()),
            }
        }
    }
    assert!(wrong.is_empty(), "{passed} passed, {} failed:\n{}", wrong.len(), wrong.join("\n"));
    assert!(passed > 300, "only {passed} scenarios were found");
}

#[test]
fn the_examples_of_the_documentation_pass() {
    let text = std::fs::read_to_string(scenarios().join("../docs/SCENARIOS.md")).expect("the documentation is there");
    let mut examples = 0;
    for block in text.split("```").skip(1).step_by(2).filter(|block| block.contains("\nscenario ")) {
        let block = block.split_once('\n').map_or("", |(_, rest)| rest);
        for result in check_text("docs/SCENARIOS.md", block) {
            let outcome = result.unwrap_or_else(|fault| panic!("{fault}\n{block}"));
            assert!(outcome.passed(), "{}\n{}", outcome.title, outcome.failures.join("\n"));
            examples += 1;
        }
    }
    assert!(examples >= 5, "only {examples} examples were found");
}

#[test]
fn the_events_and_questions_of_the_documentation_are_known() {
    let text = std::fs::read_to_string(scenarios().join("../docs/SCENARIOS.md")).expect("the documentation is there");
    for (heading, expectation, least) in
        [("The questions, for ", "pending red", 20), ("The events, with ", "no-event", 60)]
    {
        let (_, list) = text.split_once(heading).expect("the list is there");
        let lines = list.lines().skip_while(|line| !line.starts_with("    "));
        let lines = lines.take_while(|line| line.starts_with("    ") || line.is_empty());
        let known: Vec<&str> =
            lines.flat_map(|line| line.split("  ")).map(str::trim).filter(|words| !words.is_empty()).collect();
        assert!(known.len() >= least, "{known:?}");
        for words in known {
            let results =
                check_text("f", &format!("scenario A case\nplayers red green\nexpect\n{expectation} {words}\n"));
            assert!(results.iter().all(Result::is_ok), "{words}: {results:?}");
        }
    }
}

#[test]
fn explaining_is_a_sentence_for_every_event() {
    for file in all_files(&scenarios()) {
        for outcome in check_file(&file).into_iter().flatten() {
            for sentence in outcome.explain() {
                assert!(!sentence.trim().is_empty(), "{}: an event has no sentence", outcome.title);
            }
        }
    }
}
