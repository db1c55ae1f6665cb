//! Writing files whole or not at all, and printing so that a failure is noticed.

use crate::{FAILED, SUCCESS};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, IsTerminal, Result, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Symbolic links that are followed before a path is taken for a circle.
const LINKS: usize = 40;

/// Where the bytes of a file go.
enum Target {
    /// A regular file, or nothing yet: links are followed to here.
    Regular(PathBuf),
    /// A terminal, a pipe, `/dev/null`: there is nothing to replace.
    Special,
}

/// Writes a file, all of it or nothing: a new file beside it is moved into its place when it is complete.
///
/// If anything fails, a file that was there before stays as it was, and nothing else is left behind. Links are
/// followed, permissions stay, and what exists and is no regular file (`/dev/stdout`, a pipe) is written to directly.
///
/// # Errors
/// Why the file cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let target = match target(path)? {
        Target::Special => return open_special(path)?.write_all(bytes),
        Target::Regular(target) => target,
    };
    let permissions = match OpenOptions::new().write(true).open(&target) {
        Ok(file) => Some(file.metadata()?.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error), // Moving would replace even a file that may not be written.
    };
    let (beside, mut file) = create_beside(&target)?;
    let written = (|| {
        file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        file.sync_all()?;
        drop(file);
        std::fs::rename(&beside, &target)
    })();
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// Could this file be written? Looks before a long run, and changes nothing.
///
/// # Errors
/// Why the file cannot be written.
pub fn check(path: &Path) -> Result<()> {
    let target = match target(path)? {
        Target::Special if path.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Target::Special => return Ok(()), // Opening a pipe may wait for its reader, and closing it ends it.
        Target::Regular(target) => target,
    };
    match OpenOptions::new().write(true).open(&target) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let (beside, _) = create_beside(&target)?;
    std::fs::remove_file(beside)
}

/// Prints and says with which status the program ends.
///
/// Whoever closes the pipe has read enough: that is a success. Any other failure is told on standard error.
pub fn print(text: &str) -> u8 {
    let mut out = std::io::stdout().lock();
    match status(out.write_all(text.as_bytes()).and_then(|()| out.flush())) {
        Ok(()) => SUCCESS,
        Err(error) => {
            // Nobody is left to be told if this fails as well.
            let _ = writeln!(std::io::stderr(), "error: standard output: {error}");
            FAILED
        }
    }
}

/// Is standard output a terminal that shows colours, and has nobody switched them off?
pub fn colours() -> bool {
    let [no_color, term] = ["NO_COLOR", "TERM"].map(std::env::var_os);
    std::io::stdout().is_terminal() && wants_colours(no_color.as_deref(), term.as_deref())
}

/// Is the terminal one that knows no control sequences?
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn wants_colours(no_color: Option<&OsStr>, term: Option<&OsStr>) -> bool {
    no_color.is_none_or(OsStr::is_empty) && term.is_none_or(|term| term != "dumb")
}

/// A closed pipe is no failure.
fn status(printed: Result<()>) -> Result<()> {
    match printed {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Follows links to where a file is or will be.
fn target(path: &Path) -> Result<Target> {
    if path.file_name().is_none() && !path.is_dir() {
        return Err(ErrorKind::NotFound.into()); // An empty path.
    }
    match path.metadata() {
        Ok(found) if !found.is_file() => return Ok(Target::Special),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        // Standard output that goes to a file: the open file is meant, not its name.
        if path.starts_with("/dev") || path.starts_with("/proc") {
            return Ok(Target::Special);
        }
        match std::fs::read_link(&path) {
            Ok(next) => path = directory(&path).join(next),
            Err(_) => return Ok(Target::Regular(path)),
        }
    }
    Err(Error::other("too many links"))
}

/// Opens what is no regular file, after what it may hold already.
fn open_special(path: &Path) -> Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// Where a file lies.
fn directory(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// A new, empty file in the directory of another, with a name that nobody has.
fn create_beside(path: &Path) -> Result<(PathBuf, File)> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let beside = directory(path).join(format!(".trucker-{}-{count}.new", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {} // Left by somebody who crashed.
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty directory of its own for a test.
    fn scratch(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("trucker-output-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the directory can be made");
        path
    }

    fn names(directory: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(directory).expect("it can be listed");
        let mut names: Vec<String> = entries.map(|e| e.expect("listed").file_name().display().to_string()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_written_and_written_again() {
        let dir = scratch("again");
        let path = dir.join("file");
        for text in ["one", "another, longer", ""] {
            check(&path).expect("it can be written");
            write_whole(&path, text.as_bytes()).expect("it is written");
            assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
            assert_eq!(names(&dir), ["file"]);
        }
        std::fs::remove_dir_all(dir).expect("it can be removed");
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let dir = scratch("impossible");
        for bad in [dir.join("none/file"), dir.clone(), PathBuf::new(), dir.join("new/"), dir.join("none/..")] {
            assert!(write_whole(&bad, b"text").is_err(), "{bad:?}");
            assert!(names(&dir).is_empty(), "{bad:?}: {:?}", names(&dir));
        }
        for bad in [dir.join("none/file"), dir.clone(), PathBuf::new()] {
            assert!(check(&bad).is_err(), "{bad:?}");
            assert!(names(&dir).is_empty(), "{bad:?}");
        }
        std::fs::remove_dir_all(dir).expect("it can be removed");
    }

    #[test]
    fn a_broken_pipe_is_no_failure_but_a_full_disk_is() {
        assert!(status(Ok(())).is_ok());
        assert!(status(Err(ErrorKind::BrokenPipe.into())).is_ok());
        assert!(status(Err(ErrorKind::StorageFull.into())).is_err());
        assert_eq!(print(""), SUCCESS);
    }

    #[test]
    fn colours_can_be_switched_off() {
        let wants = |no_color: Option<&'static str>, term: Option<&'static str>| {
            wants_colours(no_color.map(OsStr::new), term.map(OsStr::new))
        };
        assert!(wants(None, Some("xterm")) && wants(Some(""), Some("xterm")) && wants(None, None));
        assert!(!wants(Some("1"), Some("xterm")) && !wants(None, Some("dumb")));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let dir = scratch("links");
        symlink("real", dir.join("link")).expect("it can be linked");
        write_whole(&dir.join("link"), b"1").expect("it is written through a link to nothing");
        std::fs::set_permissions(dir.join("real"), PermissionsExt::from_mode(0o640)).expect("they can be set");
        write_whole(&dir.join("link"), b"2").expect("it is written through a link");
        assert_eq!(std::fs::read(dir.join("real")).expect("it is there"), b"2");
        assert!(dir.join("link").is_symlink());
        let mode = dir.join("real").metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        symlink("round", dir.join("round")).expect("it can be linked");
        assert!(write_whole(&dir.join("round"), b"3").is_err());
        assert_eq!(names(&dir), ["link", "real", "round"]);
        std::fs::remove_dir_all(dir).expect("it can be removed");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn special_files_are_written_to_directly() {
        for path in ["/dev/null", "/dev/full"] {
            check(Path::new(path)).expect("it may be written");
        }
        write_whole(Path::new("/dev/null"), b"text").expect("it takes everything");
        let error = write_whole(Path::new("/dev/full"), b"text").expect_err("it takes nothing");
        assert_eq!(error.kind(), ErrorKind::StorageFull);
    }
}
