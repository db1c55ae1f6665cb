//! Whether this server may have rooms: for as long as the bus has heard lately that it lives.
//!
//! Whoever was not heard in time does not go on as if nothing had happened just because it is heard again: others may have had
//! its rooms, and it does not know any more who lives. First its rooms go and it listens anew ([`Lease::take_up`]).

use super::LEASE;
use std::time::Instant;

/// What has become of a lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// It has run out: rooms have to go.
    Lost,
    /// It could be had again.
    Back,
}

/// A lease, by this server's own clock.
pub(super) struct Lease {
    /// When it was last said that we live, of what the bus has heard.
    renewed: Instant,
    /// Has it run out, and was not taken up again?
    lapsed: bool,
    /// Has [`Turn::Lost`] been told since?
    told: bool,
    /// How often it was taken up.
    term: u64,
}

impl Lease {
    pub(super) fn new(now: Instant) -> Lease {
        Lease { renewed: now, lapsed: false, told: false, term: 0 }
    }

    fn has_run_out(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.renewed) >= LEASE
    }

    /// Another number for each time that it was had without a break; none while it is not.
    pub(super) fn term(&self, now: Instant) -> Option<u64> {
        (!self.lapsed && !self.has_run_out(now)).then_some(self.term)
    }

    /// The bus has heard what was said at this moment.
    pub(super) fn renew(&mut self, said: Instant, now: Instant) {
        // Nobody may have looked meanwhile.
        self.lapsed |= self.has_run_out(now);
        // Answers come in any order.
        self.renewed = self.renewed.max(said);
    }

    /// What has to be done, if anything has.
    pub(super) fn look(&mut self, now: Instant) -> Option<Turn> {
        self.lapsed |= self.has_run_out(now);
        match (self.lapsed, self.told) {
            (true, false) => {
                self.told = true;
                Some(Turn::Lost)
            }
            (true, true) if !self.has_run_out(now) => Some(Turn::Back),
            _ => None,
        }
    }

    /// After all that [`Turn::Back`] asks for: rooms may be had again.
    pub(super) fn take_up(&mut self) {
        (self.lapsed, self.told) = (false, false);
        self.term += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn it_is_had_as_long_as_it_is_renewed_in_time() {
        let start = Instant::now();
        let mut lease = Lease::new(start);
        for n in 1..20 {
            let now = start + n * SECOND;
            assert_eq!((lease.term(now), lease.look(now)), (Some(0), None));
            lease.renew(now, now);
        }
        let (late, last) = (start + 19 * SECOND + LEASE, start + 19 * SECOND);
        // The answer to something earlier takes nothing away.
        lease.renew(start + 3 * SECOND, last);
        assert_eq!(lease.term(late - SECOND), Some(0));
        assert_eq!((lease.term(late), lease.look(late), lease.look(late)), (None, Some(Turn::Lost), None));
        // What was said long ago and heard only now is no news.
        lease.renew(last, late);
        assert_eq!((lease.term(late), lease.look(late)), (None, None));
    }

    #[test]
    fn whoever_is_heard_again_has_nothing_before_it_is_ready() {
        let start = Instant::now();
        let mut lease = Lease::new(start);
        let late = start + 2 * LEASE;
        assert_eq!(lease.look(late), Some(Turn::Lost));
        lease.renew(late, late);
        assert_eq!((lease.term(late), lease.look(late)), (None, Some(Turn::Back)));
        assert_eq!(lease.term(late), None, "not before others were given time to be heard");
        lease.take_up();
        assert_eq!((lease.term(late), lease.look(late)), (Some(1), None));
    }

    #[test]
    fn a_break_that_nobody_saw_is_one() {
        let start = Instant::now();
        let mut lease = Lease::new(start);
        let awake = start + 2 * LEASE;
        // It stood still, and says that it lives before it looks at anything.
        lease.renew(awake, awake);
        assert_eq!(lease.term(awake), None);
        assert_eq!((lease.look(awake), lease.look(awake)), (Some(Turn::Lost), Some(Turn::Back)));
        lease.take_up();
        assert_eq!(lease.term(awake), Some(1), "whoever began in the term before has to begin anew");
    }
}
