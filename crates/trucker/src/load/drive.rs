//! All rooms of a run, from the first connection to the last answer, and the figures of the server meanwhile.

use super::Args;
use super::entry::{Entered, Place};
use super::meter::{Backed, Reading};
use super::proc::{self, Memory};
use super::room::{Room, Schedule};
use super::stats::{Shared, Traffic};
use crate::sim::stop;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::{JoinError, JoinSet};

/// Rooms that are set up side by side.
const SIDE_BY_SIDE: usize = 16;
/// How long everything rests before the run, so that memory and caches are as they will be.
const REST: Duration = Duration::from_secs(1);
/// How often the server's memory is looked at.
const SAMPLE: Duration = Duration::from_secs(30);
/// How often an idle room looks whether somebody has asked to stop.
const IDLE: Duration = Duration::from_secs(1);

/// The server's memory after some time of the run.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Sample {
    /// Seconds since the run began.
    pub seconds: u64,
    /// The memory.
    pub memory: Memory,
}

/// What is known of a run beside what the rooms counted.
#[derive(Debug)]
pub struct Driven {
    /// How long the set-up took.
    pub set_up: Duration,
    /// How long the rooms played.
    pub played: Duration,
    /// What came in that time.
    pub traffic: Traffic,
    /// The server's memory with all rooms set up.
    pub memory_set_up: Option<Memory>,
    /// The server's memory in the course of the run; the last is at its end.
    pub samples: Vec<Sample>,
    /// How long the server was on a processor.
    pub server_time: Option<Duration>,
    /// How long the load tool was.
    pub own_time: Option<Duration>,
    /// What the servers stand on had counted before and after, if it is ours.
    pub readings: Option<(Reading, Reading)>,
}

/// What is looked at during a run.
#[derive(Clone, Copy)]
pub struct Watched<'a> {
    /// The servers' processes, as far as they are known.
    pub pids: &'a [u32],
    /// What they stand on, if it is ours.
    pub backed: Option<&'a Backed>,
}

/// Sets all rooms up, lets them play and ends them.
///
/// # Errors
/// Why the rooms could not be set up. What goes wrong later counts as a violation.
pub async fn drive(
    args: &Args,
    places: &[Place],
    entered: Vec<Vec<Entered>>,
    shared: &Arc<Shared>,
    Watched { pids, backed }: Watched<'_>,
    began: Instant,
) -> Result<Driven, String> {
    let gate = Arc::new(Semaphore::new(SIDE_BY_SIDE));
    let (begin, begun) = watch::channel(None);
    let (ready, mut set_up) = mpsc::unbounded_channel();
    let mut rooms = JoinSet::new();
    let (count, seats) = (entered.len(), u32::from(args.seats));
    for (number, entered) in entered.into_iter().enumerate() {
        let (gate, mut begun, ready) = (gate.clone(), begun.clone(), ready.clone());
        let (places, shared, seed) = (places.to_vec(), shared.clone(), args.seed.wrapping_add(number as u64 + 1));
        rooms.spawn(async move {
            let permit = gate.acquire().await;
            let gathered = Room::gather(&places, &entered, seed, &shared).await;
            drop(permit);
            let mut room = match gathered {
                Ok(room) => room,
                Err(error) => return drop(ready.send(Err(error))),
            };
            let _ = ready.send(Ok(())); // If nobody is told any more, nothing begins either.
            let mut run = None;
            let waited = room.wait(async { run = begun.wait_for(Option::is_some).await.ok().and_then(|run| *run) });
            let ended = match (waited.await, run) {
                (Ok(()), Some(run)) => play(&mut room, of_room(run, number, count, seats)).await,
                (Ok(()), None) => Ok(()),
                (Err(error), _) => Err(error),
            };
            if let Err(error) = ended {
                let code = entered.first().map(|entered| entered.room.as_str()).unwrap_or_default();
                shared.lock().violation(format!("room {code}: {error}"));
            }
        });
    }
    drop(ready);
    for _ in 0..count {
        set_up.recv().await.unwrap_or_else(|| Err("a room has ended on its own".into()))?;
        if stop::asked() {
            return Err("stopped while the rooms were set up".into());
        }
    }
    let set_up = began.elapsed();
    tokio::time::sleep(REST).await;
    let memory_set_up = proc::memory_of(pids);
    let times = || (proc::processor_time_of(pids), proc::processor_time(std::process::id()));
    let reading = backed.map(Backed::read);
    let (times_before, traffic_before) = (times(), shared.lock().traffic);
    let start = Instant::now();
    let every = if args.idle { IDLE } else { Duration::from_secs_f64(1.0 / (args.rate * f64::from(args.seats))) };
    let end = start + Duration::from_secs(u64::from(args.seconds));
    begin.send_replace(Some(Schedule { first: start, every, end, idle: args.idle, at_once: false }));
    let mut samples = watch_rooms(&mut rooms, shared, pids, (start, end)).await;
    let (played, traffic, times_after) = (start.elapsed(), shared.lock().traffic, times());
    let readings = reading.zip(backed.map(Backed::read));
    samples.extend(sample(pids, start));
    while let Some(ended) = rooms.join_next().await {
        check_end(shared, ended);
    }
    let spent = |after: Option<Duration>, before: Option<Duration>| Some(after?.saturating_sub(before?));
    Ok(Driven {
        set_up,
        played,
        traffic: traffic.since(traffic_before),
        memory_set_up,
        samples,
        server_time: spent(times_after.0, times_before.0),
        own_time: spent(times_after.1, times_before.1),
        readings,
    })
}

async fn play(room: &mut Room<'_>, schedule: Schedule) -> Result<(), String> {
    room.play(schedule).await?;
    room.end().await
}

/// The moments of one room. Those of all rooms are spread evenly, so that the load is steady; in every fourth room
/// everyone acts at once, as people do who reach for the same tile.
fn of_room(run: Schedule, number: usize, rooms: usize, seats: u32) -> Schedule {
    let at_once = number.is_multiple_of(4);
    let round = if at_once { run.every * seats } else { run.every };
    Schedule { first: run.first + round.mul_f64(number as f64 / rooms as f64), at_once, ..run }
}

/// A room that ended by a panic proves nothing.
fn check_end(shared: &Shared, ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        shared.lock().violation(format!("a room panicked: {error}"));
    }
}

/// Looks at the server's memory from time to time until the run is over, no room is left or somebody asks to stop.
async fn watch_rooms(
    rooms: &mut JoinSet<()>,
    shared: &Shared,
    pids: &[u32],
    (start, end): (Instant, Instant),
) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut next = start + SAMPLE;
    while Instant::now() < end && !stop::asked() && !rooms.is_empty() {
        while let Some(ended) = rooms.try_join_next() {
            check_end(shared, ended); // Only a room whose connection broke ends so soon.
        }
        tokio::time::sleep_until((Instant::now() + Duration::from_millis(200)).min(end).into()).await;
        if Instant::now() >= next && next < end {
            samples.extend(sample(pids, start));
            next += SAMPLE;
        }
    }
    samples
}

fn sample(pids: &[u32], start: Instant) -> Option<Sample> {
    Some(Sample { seconds: start.elapsed().as_secs_f64().round() as u64, memory: proc::memory_of(pids)? })
}
