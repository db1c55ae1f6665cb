//! Everything that fuzzing has found so far (`fuzz/corpus`), tried again with the compiler of every day.

#[path = "../../../../fuzz/src/lib.rs"]
mod targets;

use std::path::Path;

fn all_of(name: &str, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut tried = 0;
    for file in files {
        let path = file.expect("a folder that can be read").path();
        let bytes = std::fs::read(&path).expect("a file that can be read");
        // The name of the file that breaks it is all one wants to know.
        std::panic::catch_unwind(|| target(&bytes)).unwrap_or_else(|_| panic!("{} breaks", path.display()));
        tried += 1;
    }
    assert!(tried >= 20, "only {tried} files in {}", folder.display());
}

#[test]
fn saved_games() {
    all_of("records", targets::record);
}

#[test]
fn codes_of_ships() {
    all_of("ship_codes", targets::ship_code);
}

#[test]
fn messages_of_clients() {
    all_of("messages", targets::message);
}
