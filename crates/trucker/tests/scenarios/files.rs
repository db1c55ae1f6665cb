//! The program itself: which files it reads, and what it says at the end.

use super::TABLE;
use std::path::PathBuf;
use std::process::{Command, Output};
use trucker::scenario::check_file;

fn trucker(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trucker")).arg("scenario").args(arguments).output().expect("the binary runs")
}

fn last_line(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).lines().last().unwrap_or_default().to_owned()
}

#[test]
fn the_exit_status_tells_good_from_failed_from_bad_input() {
    let directory = std::env::temp_dir().join(format!("trucker-scenarios-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    let write = |name: &str, bytes: &[u8]| {
        let path = directory.join(name);
        std::fs::write(&path, bytes).expect("a file for the test");
        path.display().to_string()
    };
    let good = write("good.txt", format!("{TABLE}card stardust\nexpect\nposition red 4\n").as_bytes());
    let failing = write("failing.txt", format!("{TABLE}card stardust\nexpect\nposition red 6\n").as_bytes());
    let broken = write("broken.txt", format!("{TABLE}nonsense\n").as_bytes());
    let garbage = write("garbage.txt", b"scenario x\nplayers \xff\xfe\x00");
    let missing = directory.join("missing.txt").display().to_string();

    let output = trucker(&["--explain", &good]);
    assert_eq!((output.status.code(), last_line(&output).as_str()), (Some(0), "1 passed, 0 failed"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("good.txt:1: A case"));

    let output = trucker(&[&good, &failing]);
    assert_eq!((output.status.code(), last_line(&output).as_str()), (Some(1), "1 passed, 1 failed"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("failing.txt:13: expected position red 6, got 4"));

    for (file, message) in [
        (&broken, "broken.txt:11: 'nonsense' is unknown here"),
        (&garbage, "garbage.txt:2: this is not text"),
        (&missing, "missing.txt:1: cannot be read"),
    ] {
        let output = trucker(&[&good, file]);
        assert_eq!((output.status.code(), last_line(&output).as_str()), (Some(2), "1 passed, 1 failed"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(message), "{errors}");
    }
    assert_eq!(trucker(&[]).status.code(), Some(2));
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}

/// A directory of this test that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let directory = std::env::temp_dir().join(format!("trucker-scenarios-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    directory
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let directory = fresh("large");
    let path = directory.join("large.txt");
    let good = format!("{TABLE}expect\ncrew red 2\n");
    let padded = |bytes: usize| format!("{good}{}", "#".repeat(bytes - good.len()));
    std::fs::write(&path, padded(1 << 20)).expect("a file for the test");
    assert!(check_file(&path).iter().all(|result| result.as_ref().is_ok_and(|outcome| outcome.passed())));
    std::fs::write(&path, padded((1 << 20) + 1)).expect("a file for the test");
    let output = trucker(&[&path.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("large.txt:1: this is larger than 1 MiB: spread the scenarios over files"), "{errors}");
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}

#[test]
fn a_directory_means_the_text_files_below_it_and_has_an_end() {
    let directory = fresh("below");
    let at = directory.display().to_string();
    let good = format!("{TABLE}expect\ncrew red 2\n");
    std::fs::create_dir_all(directory.join("one/two")).expect("a directory for the test");
    std::fs::write(directory.join("one/two/good.txt"), &good).expect("a file for the test");
    std::fs::write(directory.join("one/notes.md"), "no scenario").expect("a file for the test");
    std::fs::create_dir(directory.join("directory.txt")).expect("a directory for the test");
    let output = trucker(&[&at]);
    assert_eq!((output.status.code(), last_line(&output).as_str()), (Some(0), "1 passed, 0 failed"));

    let deep = directory.join("d/".repeat(20));
    std::fs::create_dir_all(&deep).expect("a directory for the test");
    std::fs::write(deep.join("good.txt"), &good).expect("a file for the test");
    let output = trucker(&[&at]);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(errors.contains("directories lie more than 16 deep here: name a directory further down"), "{errors}");
    std::fs::remove_dir_all(directory.join("d")).expect("the directory is ours");

    for i in 0..10_000 {
        std::fs::File::create(directory.join(format!("one/{i}.md"))).expect("a file for the test");
    }
    let output = trucker(&[&at]);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(errors.contains("more than 10000 files up to here: name a smaller directory"), "{errors}");
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}

#[cfg(unix)]
#[test]
fn links_below_a_directory_are_not_followed() {
    let directory = fresh("links");
    let at = directory.display().to_string();
    let good = directory.join("good.txt");
    std::fs::write(&good, format!("{TABLE}expect\ncrew red 2\n")).expect("a file for the test");
    for (to, link) in [(&directory, "round"), (&good, "again.txt")] {
        std::os::unix::fs::symlink(to, directory.join(link)).expect("a link for the test");
    }
    for path in [&at, &format!("{at}/round"), &format!("{at}/again.txt")] {
        let output = trucker(&[path]);
        assert_eq!((output.status.code(), last_line(&output).as_str()), (Some(0), "1 passed, 0 failed"), "{path}");
    }
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_noticed() {
    let directory = fresh("full");
    let path = directory.join("good.txt");
    std::fs::write(&path, format!("{TABLE}expect\ncrew red 2\n")).expect("a file for the test");
    let run = |out: std::process::Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trucker"));
        command.args(["scenario", "--explain"]).arg(&path).stdout(out).stderr(std::process::Stdio::piped());
        command.spawn().expect("the binary runs").wait_with_output().expect("it ends")
    };
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let output = run(full.into());
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.starts_with("error: standard output: "), "{errors}");

    let (reader, writer) = std::io::pipe().expect("a pipe for the test");
    drop(reader);
    let output = run(writer.into());
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));

    let output = trucker(&["/dev/zero"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/dev/zero:1: this is larger than 1 MiB"));
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}
