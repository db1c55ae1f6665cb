//! The demo flight: it tells a whole flight for every seed, in both languages.

use std::process::Command;
use trucker::words::Language;

fn story(seed: u64, language: Language, colour: bool) -> String {
    let mut out = Vec::new();
    trucker::demo::tell(seed, language, colour, &mut out).expect("a buffer can be written");
    String::from_utf8(out).expect("text")
}

#[test]
fn every_flight_comes_to_a_result_in_about_a_hundred_lines() {
    for seed in 0..40 {
        let text = story(seed, Language::English, false);
        let last = text.lines().last().unwrap_or_default();
        assert!(last.contains("win"), "seed {seed} ends with: {last}");
        assert!(text.contains("── Result"), "seed {seed}");
        let lines = text.lines().count();
        assert!((40..200).contains(&lines), "seed {seed} tells {lines} lines");
        assert!(text.lines().all(|line| line.chars().count() <= 130), "seed {seed} has a line that is too long");
        assert!(!text.contains(['{', '\u{1b}']), "seed {seed} has something that is not filled in, or a colour");
    }
}

#[test]
fn czech_says_the_same_with_other_words() {
    let (english, czech) = (story(3, Language::English, false), story(3, Language::Czech, false));
    assert_eq!(english.lines().count(), czech.lines().count());
    assert!(czech.contains("── Výsledek"));
    assert!(!czech.contains('{'));
}

#[test]
fn colours_change_nothing_but_colours() {
    let coloured = story(5, Language::English, true);
    assert!(coloured.contains("\u{1b}[91m"));
    let mut plain = String::new();
    for (i, part) in coloured.split('\u{1b}').enumerate() {
        plain.push_str(if i == 0 { part } else { part.split_once('m').map_or("", |(_, text)| text) });
    }
    // A line that ends with a colour keeps the blanks before it.
    let trimmed = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(trimmed(&plain), trimmed(&story(5, Language::English, false)));
}

#[test]
fn the_command_plays_it_without_colours_into_a_pipe() {
    let run = Command::new(env!("CARGO_BIN_EXE_trucker")).arg("demo").env("LC_ALL", "C").output().expect("it runs");
    let text = String::from_utf8(run.stdout).expect("text");
    assert!(run.status.success());
    assert!(text.starts_with("Four bots"));
    assert!(text.contains("── Payday") && text.trim_end().ends_with("."));
    assert!(!text.contains('\u{1b}'));
}
