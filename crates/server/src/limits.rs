//! What one connection and one address may do, so that nobody can spoil it for the others.

use crate::config::Limits;
use crate::protocol::Refused;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// At least one of something, however it was set.
fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// How many messages one connection may send.
pub struct Throttle(DefaultDirectRateLimiter);

impl Throttle {
    /// By the limits that are set.
    pub fn new(limits: &Limits) -> Throttle {
        let quota = Quota::per_second(at_least_one(limits.messages_per_second)).allow_burst(at_least_one(limits.burst));
        Throttle(RateLimiter::direct(quota))
    }

    /// May one more message come now?
    pub fn check(&self) -> Result<(), Refused> {
        self.0.check().map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now());
            Refused::TooFast { wait_ms: wait.as_millis() as u32 + 1 }
        })
    }
}

/// Addresses as limits count them: a whole /64 of IPv6 belongs to one household.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let mut segments = v6.segments();
                segments[4..].fill(0);
                IpAddr::V6(Ipv6Addr::from(segments))
            }
        },
        v4 => v4,
    }
}

/// How many of something every address has.
struct Tally {
    counts: Mutex<(HashMap<IpAddr, u32>, u32)>,
    per_address: u32,
    in_all: u32,
}

impl Tally {
    fn new(per_address: u32, in_all: u32) -> Arc<Tally> {
        Arc::new(Tally { counts: Mutex::default(), per_address, in_all })
    }

    fn count(self: &Arc<Tally>, address: IpAddr, per_address: u32) -> Result<Counted, Refused> {
        let address = household(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let (by_address, all) = &mut *counts;
        if *all >= self.in_all {
            return Err(Refused::TooMany { limit: self.in_all });
        }
        let count = by_address.entry(address).or_default();
        if *count >= per_address {
            return Err(Refused::TooMany { limit: per_address });
        }
        *count += 1;
        *all += 1;
        Ok(Counted(Some((self.clone(), address))))
    }
}

/// Something that counts as long as it is held.
pub struct Counted(Option<(Arc<Tally>, IpAddr)>);

impl Drop for Counted {
    fn drop(&mut self) {
        let Some((tally, address)) = &self.0 else { return };
        let mut counts = tally.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let (by_address, all) = &mut *counts;
        if let Some(count) = by_address.get_mut(address) {
            *count -= 1;
            *all -= 1;
            if *count == 0 {
                by_address.remove(address);
            }
        }
    }
}

/// Requests that one address may have waiting to be told of games; a class at payday asks about as often.
const READS_AT_ONCE: u32 = 24;
/// The same for all addresses together.
const READS_IN_ALL: u32 = 512;
/// Files that one address may bring at once, and all together: they are held in memory while they wait.
const FILES_AT_ONCE: u32 = 4;
const FILES_IN_ALL: u32 = 32;

/// Whose turn it is to be told a game: games are played again for that, and half of the machine stays free for those
/// who play.
pub struct Readers {
    turns: Arc<Semaphore>,
    waiting: Arc<Tally>,
    files: Arc<Tally>,
}

/// A turn to be told a game, as long as it is held.
pub struct Turn {
    _turn: OwnedSemaphorePermit,
    _counted: Counted,
}

impl Default for Readers {
    fn default() -> Readers {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
        Readers {
            turns: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: Tally::new(READS_AT_ONCE, READS_IN_ALL),
            files: Tally::new(FILES_AT_ONCE, FILES_IN_ALL),
        }
    }
}

impl Readers {
    /// Waits for a turn, unless too many from this address wait already.
    pub async fn turn(&self, address: IpAddr) -> Result<Turn, Refused> {
        let counted = self.waiting.count(address, self.waiting.per_address)?;
        self.begin(counted).await
    }

    /// Counts a file that is brought to be told, as long as it is held.
    pub fn carry(&self, address: IpAddr) -> Result<Counted, Refused> {
        self.files.count(address, self.files.per_address)
    }

    /// Waits for a turn for the server itself.
    pub async fn own_turn(&self) -> Result<Turn, Refused> {
        self.begin(Counted(None)).await
    }

    async fn begin(&self, counted: Counted) -> Result<Turn, Refused> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Refused::Stopping)?;
        Ok(Turn { _turn: turn, _counted: counted })
    }
}

/// What every address does.
pub struct Addresses {
    rooms: DefaultKeyedRateLimiter<IpAddr>,
    joins: DefaultKeyedRateLimiter<IpAddr>,
    lists: DefaultKeyedRateLimiter<IpAddr>,
    connections: Arc<Tally>,
    sockets: Arc<Tally>,
    rooms_per_minute: u32,
}

impl Addresses {
    /// By the limits that are set.
    pub fn new(limits: &Limits) -> Arc<Addresses> {
        let per_minute = |number: u32| RateLimiter::keyed(Quota::per_minute(at_least_one(number)));
        let (each, all) = (limits.connections_per_address, limits.connections);
        Arc::new(Addresses {
            rooms: per_minute(limits.rooms_per_minute),
            joins: per_minute(limits.rooms_per_minute.saturating_mul(5)),
            lists: per_minute(limits.rooms_per_minute.saturating_mul(10)),
            connections: Tally::new(each, all),
            // A browser opens a few more sockets than its WebSocket.
            sockets: Tally::new(each.saturating_mul(2).saturating_add(16), all.saturating_mul(2).saturating_add(16)),
            rooms_per_minute: limits.rooms_per_minute,
        })
    }

    /// May this address open one more room now?
    pub fn check_room(&self, address: IpAddr) -> Result<(), Refused> {
        let limit = self.rooms_per_minute;
        self.rooms.check_key(&household(address)).map_err(|_| Refused::TooMany { limit })
    }

    /// May this address try to join a room or read a game now? Keeps codes and tokens from being guessed.
    pub fn check_join(&self, address: IpAddr) -> Result<(), Refused> {
        let limit = self.rooms_per_minute.saturating_mul(5);
        self.joins.check_key(&household(address)).map_err(|_| Refused::TooMany { limit })
    }

    /// May this address look at a list now?
    pub fn check_list(&self, address: IpAddr) -> Result<(), Refused> {
        let limit = self.rooms_per_minute.saturating_mul(10);
        self.lists.check_key(&household(address)).map_err(|_| Refused::TooMany { limit })
    }

    /// Counts one more WebSocket, if the address may have it.
    pub fn connect(&self, address: IpAddr) -> Result<Counted, Refused> {
        self.connections.count(address, self.connections.per_address)
    }

    /// Counts one more socket, if the address may have it; if all of them come from one proxy, only their sum counts.
    pub fn knock(&self, address: IpAddr, is_proxy: bool) -> Result<Counted, Refused> {
        self.sockets.count(address, if is_proxy { u32::MAX } else { self.sockets.per_address })
    }

    /// Nobody: holding this counts for nothing.
    pub fn nobody(&self) -> Counted {
        Counted(None)
    }

    /// Forgets addresses that have done nothing lately.
    pub fn tidy(&self) {
        self.rooms.retain_recent();
        self.joins.retain_recent();
        self.lists.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn whoever_wants_to_be_told_a_lot_waits_and_is_refused_at_last() {
        let readers = Readers::default();
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut waiting: Vec<_> = (0..READS_AT_ONCE).map(|_| Box::pin(readers.turn(one))).collect();
        let turns: Vec<Turn> = waiting.iter_mut().filter_map(|turn| turn.now_or_never().and_then(Result::ok)).collect();
        assert!(!turns.is_empty() && turns.len() < waiting.len(), "the others wait");
        let more = readers.turn(one).now_or_never().and_then(Result::err);
        assert_eq!(more, Some(Refused::TooMany { limit: READS_AT_ONCE }));
        assert!(readers.turn(other).now_or_never().is_none(), "somebody else waits, and is not refused");
        drop((turns, waiting));
        assert!(readers.turn(one).now_or_never().is_some_and(|turn| turn.is_ok()));
    }

    #[test]
    fn only_so_many_files_are_held() {
        let readers = Readers::default();
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let held: Vec<_> = (0..FILES_AT_ONCE).map(|_| readers.carry(one).ok()).collect();
        assert!(held.iter().all(Option::is_some));
        assert_eq!(readers.carry(one).err(), Some(Refused::TooMany { limit: FILES_AT_ONCE }));
        assert!(readers.carry(other).is_ok());
        drop(held);
        assert!(readers.carry(one).is_ok());
    }

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let limits = Limits { connections_per_address: 2, connections: 3, ..Limits::default() };
        let addresses = Addresses::new(&limits);
        let here: IpAddr = "10.1.2.3".parse().expect("an address");
        let there: IpAddr = "2001:db8::1".parse().expect("an address");
        let next_door: IpAddr = "2001:db8::2".parse().expect("an address");
        let first = addresses.connect(here).ok();
        let second = addresses.connect(here).ok();
        assert!(first.is_some() && second.is_some());
        assert_eq!(addresses.connect(here).err(), Some(Refused::TooMany { limit: 2 }));
        let third = addresses.connect(there).ok();
        assert!(third.is_some());
        assert_eq!(addresses.connect(next_door).err(), Some(Refused::TooMany { limit: 3 }));
        drop(first);
        assert!(addresses.connect(next_door).is_ok());
    }

    #[test]
    fn rooms_and_messages_are_limited() {
        let limits = Limits { rooms_per_minute: 2, messages_per_second: 1, burst: 3, ..Limits::default() };
        let addresses = Addresses::new(&limits);
        let here: IpAddr = "10.1.2.3".parse().expect("an address");
        assert!(addresses.check_room(here).is_ok() && addresses.check_room(here).is_ok());
        assert_eq!(addresses.check_room(here), Err(Refused::TooMany { limit: 2 }));
        let throttle = Throttle::new(&limits);
        assert!((0..3).all(|_| throttle.check().is_ok()));
        assert!(matches!(throttle.check(), Err(Refused::TooFast { wait_ms: 1.. })));
    }
}
