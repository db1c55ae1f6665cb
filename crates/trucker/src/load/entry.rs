//! Opening rooms and taking their seats over HTTP, and the addresses that may be put under load.

use crate::sim::stop;
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use trucker_engine::state::{Aid, Mode, Pace};
use trucker_engine::words::{Level, Seat};
use trucker_server::protocol::Options;
use ureq::Agent;
use ureq::http::Uri;

/// Requests that are made side by side: the server stores several rooms at once.
const SIDE_BY_SIDE: u32 = 8;
/// How long a request or a connection may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the server is.
#[derive(Clone, Debug)]
pub struct Place {
    /// Host and port, as written.
    pub authority: String,
    /// What that means: the one that answers comes first.
    pub addresses: Vec<SocketAddr>,
}

impl Place {
    /// Reads the address of a server; only ones on this machine, unless somebody vouches for another.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(url: &str, is_mine: bool) -> Result<Place, String> {
        let uri: Uri = url.parse().map_err(|error| format!("{url}: {error}"))?;
        let (Some("http"), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(format!("{url}: write it like http://127.0.0.1:8080"));
        };
        let port = authority.port_u16().unwrap_or(80);
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let addresses = (host, port).to_socket_addrs().map_err(|error| format!("{url}: {error}"))?;
        let addresses: Vec<SocketAddr> = addresses.collect();
        if !is_mine && !addresses.iter().all(|address| address.ip().is_loopback()) {
            return Err(format!("{url} is not this machine: say --i-own-this-server if it is yours to put under load"));
        }
        Ok(Place { authority: authority.to_string(), addresses })
    }

    /// Keeps the address at which somebody answers: a name may stand for several.
    ///
    /// # Errors
    /// If nobody does.
    pub fn reach(mut self) -> Result<Place, String> {
        self.addresses.retain(|address| TcpStream::connect_timeout(address, PATIENCE).is_ok());
        if self.addresses.is_empty() { Err(format!("{}: nobody answers there", self.authority)) } else { Ok(self) }
    }
}

/// A seat taken in a room.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entered {
    /// The code of the room.
    pub room: String,
    /// The seat.
    pub seat: Seat,
    /// Its secret.
    pub token: String,
}

#[derive(Serialize)]
struct Opening<'a> {
    options: &'a Options,
    name: &'a str,
    bots: [(); 0],
}

/// What is agreed in the room with this number: half of them build in real time and half turn by turn.
pub fn options(number: u32, seats: u8) -> Options {
    Options {
        pace: match number % 2 {
            0 => Pace::RealTime { run: 90_000 },
            _ => Pace::TurnByTurn { last_turns: Some(10) },
        },
        aid: if number % 8 < 6 { Aid::Assisted } else { Aid::Tabletop },
        open_credits: number % 4 < 2,
        ..Options::new(seats, Mode::Flight(Level::II))
    }
}

/// Opens so many rooms with so many seats and takes all of them; in the order of their numbers.
///
/// # Errors
/// The first request that did not succeed.
pub fn enter(places: &[Place], rooms: u32, seats: u8, seed: u64) -> Result<Vec<Vec<Entered>>, String> {
    let next = AtomicU32::new(0);
    let done: Mutex<BTreeMap<u32, Vec<Entered>>> = Mutex::default();
    let work = || {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        let agent = config.build().new_agent();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= rooms {
                return Ok(());
            }
            if stop::asked() {
                return Err("stopped while the rooms were opened".into());
            }
            let place = places.get(number as usize % places.len().max(1)).ok_or("there is no server")?;
            let entered =
                enter_room(&agent, place, options(number, seats), &mut Rng::with_seed(seed ^ u64::from(number)));
            if entered.is_err() {
                next.store(rooms, Ordering::Relaxed); // The others need not go on.
            }
            done.lock().unwrap_or_else(PoisonError::into_inner).insert(number, entered?);
        }
    };
    let results: Vec<Result<(), String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..SIDE_BY_SIDE.min(rooms)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err("a worker panicked".into()))).collect()
    });
    results.into_iter().collect::<Result<(), String>>()?;
    Ok(done.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect())
}

/// Opens one room and takes its seats, the host's first.
fn enter_room(agent: &Agent, place: &Place, options: Options, rng: &mut Rng) -> Result<Vec<Entered>, String> {
    let name = |rng: &mut Rng| format!("Load {}", rng.u32(..1_000_000));
    let opening = Opening { options: &options, name: &name(rng), bots: [] };
    let opening = serde_json::to_value(&opening).map_err(|error| error.to_string())?;
    let host = post(agent, place, "/api/rooms", &opening)?;
    let path = format!("/api/rooms/{}/join", host.room);
    let mut entered = vec![host];
    for guest in 1..options.seats {
        // No two in a room are called the same.
        let name = format!("{} {guest}", name(rng));
        entered.push(post(agent, place, &path, &json!({ "name": name }))?);
    }
    entered.sort_by_key(|entered| entered.seat);
    let seats = (0..usize::from(options.seats)).map_while(Seat::new);
    if !entered.iter().map(|entered| entered.seat).eq(seats) {
        return Err(format!("the seats of a room are not different ones: {entered:?}"));
    }
    Ok(entered)
}

fn post(agent: &Agent, place: &Place, path: &str, body: &Value) -> Result<Entered, String> {
    let url = format!("http://{}{path}", place.authority);
    let sent = agent.post(&url).header("content-type", "application/json").send(body.to_string());
    let mut answer = sent.map_err(|error| format!("{url}: {error}"))?;
    let status = answer.status();
    let text = answer.body_mut().read_to_string().map_err(|error| format!("{url}: {error}"))?;
    match serde_json::from_str(&text) {
        Ok(entered) if status == 201 => Ok(entered),
        _ => Err(format!("{url} answered {status}: {text}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_put_under_load_unless_somebody_vouches() {
        for good in ["http://127.0.0.1:80/", "http://[::1]:8080", "http://127.9.9.9:1"] {
            let place = Place::parse(good, false).unwrap_or_else(|error| panic!("{error}"));
            assert!(place.addresses.iter().all(|address| address.ip().is_loopback()), "{good}");
        }
        let other = "http://192.0.2.1:8080";
        assert!(Place::parse(other, false).is_err_and(|error| error.contains("--i-own-this-server")));
        assert_eq!(Place::parse(other, true).map(|place| place.authority), Ok("192.0.2.1:8080".into()));
        for bad in ["https://127.0.0.1", "127.0.0.1:80", "", "http://", "ws://127.0.0.1"] {
            assert!(Place::parse(bad, true).is_err(), "{bad}");
        }
    }

    #[test]
    fn rooms_are_mixed() {
        let all: Vec<Options> = (0..8).map(|number| options(number, 4)).collect();
        assert_eq!(all.iter().filter(|o| matches!(o.pace, Pace::RealTime { .. })).count(), 4);
        assert_eq!(all.iter().filter(|o| o.aid == Aid::Assisted).count(), 6);
        assert_eq!(all.iter().filter(|o| o.open_credits).count(), 4);
    }
}
