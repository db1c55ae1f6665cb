//! What the system tells about a process: memory, time on the processors, files it may open.

use serde::Serialize;
use std::time::Duration;

/// Ticks of the clock that Linux counts the time of processes by, in a second.
const TICKS: u64 = 100;

/// The memory of a process, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Memory {
    /// What it has in memory now.
    pub resident: u64,
    /// The most it ever had.
    pub peak: u64,
}

/// The memory of a process; none where the system does not tell.
pub fn memory(pid: u32) -> Option<Memory> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    Some(Memory { resident: kilobytes(&status, "VmRSS:")? * 1024, peak: kilobytes(&status, "VmHWM:")? * 1024 })
}

/// The memory of several processes together; none if there are none, or the system does not tell.
pub fn memory_of(pids: &[u32]) -> Option<Memory> {
    let all: Option<Vec<Memory>> = pids.iter().map(|pid| memory(*pid)).collect();
    let add = |a: Memory, b: Memory| Memory { resident: a.resident + b.resident, peak: a.peak + b.peak };
    all?.into_iter().reduce(add)
}

/// How long several processes have been on a processor.
pub fn processor_time_of(pids: &[u32]) -> Option<Duration> {
    let all: Option<Vec<Duration>> = pids.iter().map(|pid| processor_time(*pid)).collect();
    all?.into_iter().reduce(|a, b| a + b)
}

/// How long a process has been on a processor; none where the system does not tell.
pub fn processor_time(pid: u32) -> Option<Duration> {
    ticks(&std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?).map(|n| Duration::from_millis(n * 1000 / TICKS))
}

/// How many files this process may have open; none where the system does not tell or has no limit.
pub fn open_files() -> Option<u64> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// A figure of `/proc/…/status`.
fn kilobytes(status: &str, key: &str) -> Option<u64> {
    let line = status.lines().find(|line| line.starts_with(key))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Time in the program and in the system for it, out of `/proc/…/stat`. The name may hold anything, even brackets.
fn ticks(stat: &str) -> Option<u64> {
    let mut after_name = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || after_name.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found() {
        let status = "Name:\ttrucker\nVmHWM:\t   20480 kB\nVmRSS:\t   10240 kB\n";
        assert_eq!((kilobytes(status, "VmHWM:"), kilobytes(status, "VmSwap:")), (Some(20480), None));
        let stat = "77 (a) name 1 2) S 1 77 77 0 -1 4194304 100 0 0 0 250 50 9 9 20 0 3 0 1000 1 1";
        assert_eq!((ticks(stat), ticks("77 (x) S 1")), (Some(300), None));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_has_figures() {
        let own = std::process::id();
        assert!(memory(own).is_some_and(|memory| memory.resident > 0 && memory.peak >= memory.resident));
        assert!(processor_time(own).is_some() && memory(u32::MAX).is_none());
    }
}
