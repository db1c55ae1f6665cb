//! What the system tells about a process: memory, time on the processors, files it may open.

use serde::Serialize;
use std::time::Duration;
pub use trucker_backing::processor_time;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found() {
        let status = "Name:\ttrucker\nVmHWM:\t   20480 kB\nVmRSS:\t   10240 kB\n";
        assert_eq!((kilobytes(status, "VmHWM:"), kilobytes(status, "VmSwap:")), (Some(20480), None));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_has_figures() {
        let own = std::process::id();
        assert!(memory(own).is_some_and(|memory| memory.resident > 0 && memory.peak >= memory.resident));
        assert!(processor_time(own).is_some() && memory(u32::MAX).is_none());
    }
}
