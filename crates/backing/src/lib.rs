//! A real PostgreSQL and a real `nats-server`, each in a temporary folder, on a free port of this machine, and never as root.
//!
//! Tests and `trucker load --nodes` start what they need, stop, kill and continue it, and leave nothing behind.

mod nats;
mod network;
mod postgres;

pub use nats::Nats;
pub use network::{Namespace, Network, Wire};
pub use postgres::Postgres;

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddrV4, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long something may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked at meanwhile.
const GLANCE: Duration = Duration::from_millis(20);
/// Ticks of the clock that Linux counts the time of processes by, in a second.
const TICKS: u64 = 100;
/// Who works for root: nobody.
const NOBODY: u32 = 65_534;

/// What a process is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// End in order.
    Terminate,
    /// End as soon as possible, in order.
    Interrupt,
    /// End at once.
    Kill,
    /// Stand still.
    Stop,
    /// Go on.
    Continue,
}

/// Sends a signal to a process.
///
/// # Errors
/// If there is none, or it is not ours.
pub fn signal(pid: u32, signal: Signal) -> Result<(), String> {
    let name = match signal {
        Signal::Terminate => "-TERM",
        Signal::Interrupt => "-INT",
        Signal::Kill => "-KILL",
        Signal::Stop => "-STOP",
        Signal::Continue => "-CONT",
    };
    let sent = Command::new("kill").args([name, &pid.to_string()]).stderr(Stdio::null()).status();
    match sent {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("process {pid} could not be told {signal:?}")),
    }
}

/// A port that nobody uses.
///
/// # Errors
/// If there is none.
pub fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| format!("no free port: {error}"))?;
    listener.local_addr().map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}

/// A program where Debian puts it, or in the path.
fn find(name: &str, elsewhere: &[PathBuf], package: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    elsewhere
        .iter()
        .cloned()
        .chain(std::env::split_paths(&path))
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
        .ok_or_else(|| format!("{name} is not installed: `apt-get install {package}`, or let ./test do it"))
}

/// A folder that a process which is not root may use.
fn folder() -> Result<TempDir, String> {
    let folder = tempfile::Builder::new().prefix("trucker-").tempdir().map_err(|error| error.to_string())?;
    if is_root() {
        std::os::unix::fs::chown(folder.path(), Some(NOBODY), Some(NOBODY)).map_err(|error| error.to_string())?;
    }
    Ok(folder)
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// A command that is not run as root, and in a folder of its own.
fn command(program: &Path, folder: &Path) -> Command {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null()).env("HOME", folder).env("LC_ALL", "C");
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// A process that listens on a port. It ends when it is dropped, and with us, however we end: a shell waits at the other end of
/// a pipe, and when the pipe is closed it ends the process.
struct Process {
    shell: Child,
    pid: u32,
    /// What it is told in order to end.
    farewell: Signal,
}

/// Starts what it is told and notes its number. If the pipe ends without a word, whoever wanted it is no more: then it ends, too,
/// and nothing is left of it.
const WATCH: &str = r#"
PROGRAM="$1"; shift
"$PROGRAM" "$@" & echo $! > pid.new && mv pid.new pid
read WORD || { kill -INT $!; wait; rm -rf "$PWD"; }
wait
"#;

impl Process {
    fn start(
        program: &Path,
        arguments: &[&str],
        folder: &Path,
        listens: SocketAddrV4,
        farewell: Signal,
    ) -> Result<Process, String> {
        let log = folder.join("log");
        let said = std::fs::File::options().create(true).append(true).open(&log).map_err(|error| error.to_string())?;
        let also = said.try_clone().map_err(|error| error.to_string())?;
        let number = folder.join("pid");
        let _ = std::fs::remove_file(&number);
        let mut command = command(Path::new("sh"), folder);
        command.args(["-c", WATCH, "watch"]).arg(program).args(arguments);
        let shell = command.stdin(Stdio::piped()).stdout(said).stderr(also).spawn();
        let shell = shell.map_err(|error| format!("{command:?}: {error}"))?;
        let mut process = Process { shell, pid: 0, farewell };
        let begun = Instant::now();
        let pid = || std::fs::read_to_string(&number).ok()?.trim().parse().ok();
        while process.pid == 0 || TcpStream::connect(listens).is_err() {
            process.pid = pid().unwrap_or(0);
            if (process.pid != 0 && !process.lives()) || begun.elapsed() > PATIENCE {
                let said = std::fs::read_to_string(log).unwrap_or_default();
                return Err(format!("{} does not listen on {listens}: {said}", program.display()));
            }
            std::thread::sleep(GLANCE);
        }
        Ok(process)
    }

    /// Does it run? What has ended is there until its shell has noticed.
    fn lives(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        stat.rsplit_once(") ").is_some_and(|(_, state)| !state.starts_with('Z'))
    }

    /// How long it has been on a processor, with all of its children.
    fn processor_time(&self) -> Option<Duration> {
        let mut sum = ticks(&stat(self.pid)?, WITH_ENDED)?;
        for entry in std::fs::read_dir("/proc").ok()?.flatten() {
            let pid: Option<u32> = entry.file_name().to_str().and_then(|name| name.parse().ok());
            let Some(stat) = pid.and_then(stat) else { continue };
            if parent(&stat) == Some(self.pid) {
                sum += ticks(&stat, WITH_ENDED).unwrap_or(0);
            }
        }
        Some(duration(sum))
    }
}

/// How long a process has been on a processor; none where the system does not tell.
#[must_use]
pub fn processor_time(pid: u32) -> Option<Duration> {
    ticks(&stat(pid)?, ALONE).map(duration)
}

/// Figures of time in `/proc/…/stat`: in the program and in the system for it; the same of children that have ended.
const ALONE: usize = 2;
const WITH_ENDED: usize = 4;

fn duration(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1000 / TICKS)
}

fn stat(pid: u32) -> Option<String> {
    std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()
}

/// What stands behind the name, which may hold anything, even brackets.
fn behind_name(stat: &str) -> Option<std::str::SplitWhitespace<'_>> {
    Some(stat.rsplit_once(')')?.1.split_whitespace())
}

fn parent(stat: &str) -> Option<u32> {
    behind_name(stat)?.nth(1)?.parse().ok()
}

/// The first so many figures of time, together.
fn ticks(stat: &str, figures: usize) -> Option<u64> {
    let mut times = behind_name(stat)?.skip(11);
    (0..figures).map(|_| times.next()?.parse::<u64>().ok()).sum()
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.pid != 0 {
            let _ = signal(self.pid, Signal::Continue);
            let _ = signal(self.pid, self.farewell);
        }
        let begun = Instant::now();
        while self.pid != 0 && self.lives() && begun.elapsed() < PATIENCE {
            std::thread::sleep(GLANCE);
        }
        if self.pid != 0 && self.lives() {
            let _ = signal(self.pid, Signal::Kill);
        }
        if let Some(mut pipe) = self.shell.stdin.take() {
            let _ = pipe.write_all(b"ended\n");
        }
        let _ = self.shell.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_behind_any_name() {
        let stat = "77 (a) name 1 2) S 1 77 77 0 -1 4194304 100 0 0 0 250 50 9 9 20 0 3 0 1000 1 1";
        assert_eq!((ticks(stat, ALONE), ticks("77 (x) S 1", ALONE)), (Some(300), None));
        assert_eq!((ticks(stat, WITH_ENDED), parent(stat)), (Some(318), Some(1)));
    }
}
