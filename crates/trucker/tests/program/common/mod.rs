//! What the tests of the commands share: running the binary, pressing Ctrl-C, and output that goes nowhere.
#![allow(dead_code)] // Each test file uses its own part of this.

use std::process::{Child, Command, Output, Stdio};

/// The binary with these arguments, to be run.
pub fn trucker(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trucker"));
    command.args(args);
    command
}

/// Every one of these arguments makes the command end with status 2 and say something with the hint.
pub fn assert_refused(command: &str, cases: &[(&[&str], &str)]) {
    for (args, hint) in cases {
        let run = trucker(&[command]).args(*args).output().expect("it runs");
        let said = String::from_utf8_lossy(&run.stderr);
        assert_eq!(run.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(hint), "{args:?}: {said}");
    }
}

/// Lets a long run go on for a while and presses Ctrl-C.
pub fn interrupt(child: Child) -> Output {
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(kill.success());
    child.wait_with_output().expect("it ends")
}

/// With a standard output that takes nothing it fails and says so; with one that nobody reads it ends quietly.
#[cfg(target_os = "linux")]
pub fn assert_notices_a_full_disk(args: &[&str]) {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let (reader, broken) = std::io::pipe().expect("a pipe");
    drop(reader);
    let run = |out: Stdio| trucker(args).stdout(out).output().expect("it runs");
    let (full, broken) = (run(full.into()), run(broken.into()));
    assert_eq!(full.status.code(), Some(1), "{args:?}");
    assert!(String::from_utf8_lossy(&full.stderr).contains("standard output"), "{full:?}");
    assert!(broken.status.success() && broken.stderr.is_empty(), "{broken:?}");
}
