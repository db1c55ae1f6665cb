//! The clock of a game: it goes on from the latest stored step, so time in which the server was down does not count.

use std::time::Duration;
use tokio::time::Instant;

/// Milliseconds since the start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    base: u32,
    since: Instant,
    speed: u32,
}

impl Clock {
    /// A clock that shows this time now and runs so many times as fast as a real one.
    pub fn from(base: u32, speed: u32) -> Clock {
        Clock { base, since: Instant::now(), speed: speed.max(1) }
    }

    /// The time now. It stands still after 49 days, when its number is full.
    pub fn now(&self) -> u32 {
        let passed = self.since.elapsed().saturating_mul(self.speed).as_millis();
        self.base.saturating_add(u32::try_from(passed).unwrap_or(u32::MAX))
    }

    /// When the clock will show this time.
    pub fn instant(&self, at: u32) -> Instant {
        self.since + Duration::from_millis(u64::from(at.saturating_sub(self.base))) / self.speed
    }
}
