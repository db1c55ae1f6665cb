//! `trucker content` counts the box, and names the faults of broken files with exit status 2.

use std::path::PathBuf;
use std::process::{Command, Output};
use trucker_content::{EDITIONS, Edition};

fn trucker(dir: Option<&PathBuf>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trucker"));
    command.arg("content").args(dir).output().expect("the binary runs")
}

fn copy_of_the_box(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("trucker-content-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let base = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../content/base");
    for (file, _) in EDITIONS[0].files {
        std::fs::copy(base.join(file), dir.join(file)).unwrap();
    }
    dir
}

#[test]
fn the_box_built_in_is_counted() {
    let out = trucker(None);
    let text = String::from_utf8(out.stdout).unwrap();
    assert_eq!(out.status.code(), Some(0));
    for part in ["251 tiles", "101 cards", "I (18 squares), II (27 squares), III (36 squares)", "IIA (27 squares)"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(text.contains("combined special1+battery2") && text.contains("21 Rough Roads cards"), "{text}");
}

#[test]
fn sound_files_are_counted_and_broken_ones_named_line_by_line() {
    let dir = copy_of_the_box("faults");
    assert_eq!(trucker(Some(&dir)).status.code(), Some(0));
    let tiles = std::fs::read_to_string(dir.join("tiles.csv")).unwrap();
    std::fs::write(dir.join("tiles.csv"), tiles.replacen("3120", "3190", 1)).unwrap();
    let out = trucker(Some(&dir));
    let faults = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert!(faults.contains("tiles.csv:") && faults.contains('9'), "{faults}");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn a_directory_without_files_is_told_so() {
    let out = trucker(Some(&std::env::temp_dir().join("trucker-no-such-box")));
    assert_eq!(out.status.code(), Some(2));
    assert!(String::from_utf8(out.stderr).unwrap().contains("tiles.csv"));
}

#[test]
fn boxes_in_directories_of_their_own() {
    let boxes = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../content");
    let dir = std::env::temp_dir().join(format!("trucker-content-boxes-{}", std::process::id()));
    for Edition { name, files, .. } in &EDITIONS {
        std::fs::create_dir_all(dir.join(name)).unwrap();
        for (file, _) in *files {
            std::fs::copy(boxes.join(name).join(file), dir.join(name).join(file)).unwrap();
        }
    }
    let out = trucker(Some(&dir));
    assert_eq!(out.status.code(), Some(0));
    assert_eq!(out.stdout, trucker(None).stdout);
    std::fs::write(dir.join("keep-on-trucking/cyan.toml"), "[manager]\nalien_bonus = 99\n").unwrap();
    let out = trucker(Some(&dir));
    let faults = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert!(faults.contains("cyan.toml:2: alien_bonus must be a whole number from 0 to 9, not 99"), "{faults}");
    std::fs::remove_dir_all(&dir).unwrap();
}
