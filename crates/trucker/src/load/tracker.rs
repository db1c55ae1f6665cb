//! How long an action takes: from being sent until the last client of its room has the update with it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use trucker_engine::words::{BySeat, Seat};

/// One version of a game on its way to everyone.
#[derive(Clone, Copy, Debug, Default)]
struct OnItsWay {
    /// When the action that led to it was sent; known once it is acknowledged.
    sent: Option<Instant>,
    /// When each client got it.
    heard: BySeat<Option<Instant>>,
}

/// The versions of a room's game that have not reached everyone yet, or whose sender has no acknowledgement yet.
#[derive(Debug)]
pub struct Tracker {
    seats: usize,
    versions: BTreeMap<u32, OnItsWay>,
}

impl Tracker {
    /// For a room of so many.
    pub fn new(seats: usize) -> Tracker {
        Tracker { seats, versions: BTreeMap::new() }
    }

    /// A client has got a version that somebody's action led to. Says how long that took, if it was the last to get it.
    pub fn heard(&mut self, version: u32, seat: Seat, now: Instant) -> Option<Duration> {
        self.versions.entry(version).or_default().heard[seat] = Some(now);
        self.settle(version)
    }

    /// An action is acknowledged. Says how long it took, if everyone has the version already.
    pub fn acknowledged(&mut self, version: u32, sent: Instant) -> Option<Duration> {
        self.versions.entry(version).or_default().sent = Some(sent);
        self.settle(version)
    }

    /// Has everything reached everyone?
    pub fn is_settled(&self) -> bool {
        self.versions.is_empty()
    }

    /// The versions that are still on their way.
    pub fn open(&self) -> Vec<u32> {
        self.versions.keys().copied().collect()
    }

    /// Another game begins, with versions of its own.
    pub fn clear(&mut self) {
        self.versions.clear();
    }

    fn settle(&mut self, version: u32) -> Option<Duration> {
        let OnItsWay { sent, heard } = *self.versions.get(&version)?;
        let (sent, mut heard) = (sent?, heard.0.into_iter().take(self.seats));
        let last = heard.try_fold(sent, |last, heard| heard.map(|heard| heard.max(last)))?;
        self.versions.remove(&version);
        Some(last.saturating_duration_since(sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_until_the_last_client_has_it_whenever_the_acknowledgement_comes() {
        let sent = Instant::now();
        let after = |ms| sent + Duration::from_millis(ms);
        for times in [&[9, 3][..], &[9, 3, 5, 7], &[9, 3, 5, 7, 8]] {
            for ack in 0..=times.len() {
                let mut tracker = Tracker::new(times.len());
                let mut took = None;
                for (i, ms) in times.iter().enumerate() {
                    if ack == i {
                        took = took.or(tracker.acknowledged(8, sent));
                    }
                    assert_eq!((took, tracker.is_settled()), (None, i == 0 && ack != 0));
                    took = took.or(tracker.heard(8, Seat::new(i).expect("a seat"), after(*ms)));
                }
                if ack == times.len() {
                    assert_eq!((took, tracker.open()), (None, vec![8]));
                    took = tracker.acknowledged(8, sent);
                }
                assert_eq!((took, tracker.is_settled()), (Some(Duration::from_millis(9)), true), "{ack}");
            }
        }
    }
}
