//! How long a commit waits for company. It costs much the same for one write and for a hundred: where many play they are
//! gathered for a moment that nobody notices, and whoever plays alone waits for nobody.

use std::time::{Duration, Instant};

/// Below so many writes a millisecond nobody is waited for.
const FEW: f64 = 0.25;
/// So many that wait, on average, are company enough.
const COMPANY: f64 = 24.0;
/// The longest wait, in milliseconds.
const LONGEST: f64 = 8.0;
/// How much of what is known of the rate comes from the last commit.
const LATEST: f64 = 0.125;

/// How many writes come.
pub(super) struct Crowd {
    /// In a millisecond, of late.
    rate: f64,
    /// When the last commit began.
    last: Instant,
}

impl Crowd {
    /// Nobody yet.
    pub(super) fn new(now: Instant) -> Crowd {
        Crowd { rate: 0.0, last: now }
    }

    /// So many writes are committed now; says for how long the next ones are to be gathered afterwards.
    pub(super) fn after(&mut self, writes: usize, now: Instant) -> Option<Duration> {
        let passed = now.saturating_duration_since(self.last).as_secs_f64() * 1_000.0;
        self.last = now;
        // No time at all would be an endless rate.
        self.rate += (writes as f64 / passed.max(0.1) - self.rate) * LATEST;
        let wait = (COMPANY / self.rate).min(LONGEST);
        (self.rate >= FEW).then(|| Duration::from_secs_f64(wait / 1_000.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The wait after two seconds of so many writes, each commit with what came since the last.
    fn wait(writes: usize, every_ms: u64) -> Option<Duration> {
        let begun = Instant::now();
        let mut crowd = Crowd::new(begun);
        (1..=2_000 / every_ms).map(|n| crowd.after(writes, begun + Duration::from_millis(n * every_ms))).last()?
    }

    #[test]
    fn whoever_plays_alone_waits_for_nobody_and_a_crowd_waits_for_company() {
        assert_eq!((wait(1, 250), wait(1, 50), wait(4, 20)), (None, None, None));
        let longest = Duration::from_secs_f64(LONGEST / 1_000.0);
        assert_eq!((wait(1, 3), wait(2, 1), wait(10, 5)), (Some(longest), Some(longest), Some(longest)));
        assert_eq!(
            wait(80, 5),
            Some(Duration::from_micros(1_500)),
            "where enough come by themselves, the wait is short"
        );
    }

    #[test]
    fn a_crowd_that_has_gone_is_forgotten() {
        let begun = Instant::now();
        let mut crowd = Crowd::new(begun);
        assert!((1..100).any(|n| crowd.after(20, begun + Duration::from_millis(n * 5)).is_some()));
        let alone = (1..60).map(|n| crowd.after(1, begun + Duration::from_millis(500 + n * 100))).last();
        assert_eq!(alone, Some(None));
    }
}
