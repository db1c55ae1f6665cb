//! No text whatsoever makes the runner panic.

use super::{all_files, scenarios};
use trucker::scenario::check_text;

/// Changes a text in a few places: lines, words, characters.
fn mutate(text: &str, words: &[String], random: &mut fastrand::Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(0..lines.len());
        match random.u8(0..7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[random.usize(0..lines.len())].clone()),
            2 => {
                let other = random.usize(0..lines.len());
                lines.swap(at, other);
            }
            3..=4 => {
                let mut parts: Vec<&str> = lines[at].split(' ').collect();
                let part = random.usize(0..parts.len());
                parts[part] = &words[random.usize(0..words.len())];
                lines[at] = parts.join(" ");
            }
            5 => {
                let mut letters: Vec<char> = lines[at].chars().collect();
                if !letters.is_empty() {
                    let letter = random.usize(0..letters.len());
                    letters[letter] = random.char('\u{20}'..'\u{2ff}');
                }
                lines[at] = letters.into_iter().collect();
            }
            _ => {
                let number = random.i32(-40..400).to_string();
                let mut parts: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
                if let Some(part) = parts.iter_mut().find(|part| part.parse::<i32>().is_ok()) {
                    *part = number;
                }
                lines[at] = parts.join(" ");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// Splits a file into texts of one scenario each, with the common lines they share.
fn single_scenarios(text: &str) -> Vec<String> {
    let text = format!("\n{text}");
    let parts = text.split("\ncommon\n").flat_map(|part| {
        let (common, scenarios) = part.split_once("\nscenario ").unwrap_or((part, ""));
        scenarios.split("\nscenario ").map(move |scenario| format!("common\n{common}\nscenario {scenario}"))
    });
    parts.collect()
}

#[test]
fn no_change_of_a_scenario_makes_the_runner_panic() {
    let texts: Vec<String> = all_files(&scenarios())
        .iter()
        .flat_map(|file| single_scenarios(&std::fs::read_to_string(file).expect("it can be read")))
        .collect();
    let words: Vec<String> = texts.iter().flat_map(|text| text.split_whitespace().map(str::to_owned)).collect();
    let rounds: usize = std::env::var("TRUCKER_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(4_000);
    let mut random = fastrand::Rng::with_seed(7);
    let mut read = 0;
    for _ in 0..rounds {
        let text = mutate(&texts[random.usize(0..texts.len())], &words, &mut random);
        for outcome in check_text("mutated", &text).into_iter().flatten() {
            read += 1;
            let _ = outcome.explain();
        }
    }
    assert!(read > rounds / 10, "only {read} of {rounds} changed texts could be read at all");
}
