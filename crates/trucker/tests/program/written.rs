//! What the program writes for others to read is there as it would write it now.
//!
//! `UPDATE_TYPES=1 cargo test -p trucker --test program written` writes it anew.

use serde_json::json;
use std::path::Path;
use trucker::words::{Language, Words};
use trucker_engine::event::Event;
use trucker_engine::named::VariantNames;

/// Compares a file of the repository with what it should hold.
fn is_fresh(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "{path} is stale: UPDATE_TYPES=1 cargo test -p trucker --test program written writes it anew"
    );
}

/// Every event, and what the terminal says of it: the page says the same.
#[test]
fn the_page_knows_what_the_terminal_says() {
    let names = ["Ada", "Bob", "Cid", "Eva", "Ida", "Ota"].map(String::from).to_vec();
    let [english, czech] =
        Language::ALL.map(|language| Words { language, content: trucker_content::all(), names: names.clone() });
    let told =
        |event: &Event| json!({ "event": event, "en": english.event(event), "cs": czech.event(event) }).to_string();
    let lines: Vec<String> = crate::samples::of::<Event>(Event::VARIANTS).iter().map(told).collect();
    is_fresh("web/tests/told.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}
