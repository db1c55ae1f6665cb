//! What is counted, for Prometheus.

use crate::protocol::Refused;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Why {
    code: String,
}

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    /// Rooms in memory.
    pub rooms: Gauge,
    /// Connections to rooms.
    pub connections: Gauge,
    /// Games begun.
    pub games_started: Counter,
    /// Games ended.
    pub games_finished: Counter,
    /// Steps stored and told.
    pub steps: Counter,
    /// Attempts to store that failed.
    pub store_failures: Counter,
    /// Room tasks that ended by a mistake.
    pub room_failures: Counter,
    /// Bots that failed.
    pub bot_failures: Counter,
    refusals: Family<Why, Counter>,
    handling: Histogram,
    commits: Histogram,
    commit_jobs: Histogram,
}

/// Bounds from a tenth of a millisecond to over a second.
fn seconds() -> Histogram {
    Histogram::new([0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0])
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("trucker");
        let (rooms, connections) = (Gauge::default(), Gauge::default());
        registry.register("rooms", "Rooms in memory", rooms.clone());
        registry.register("connections", "Connections to rooms", connections.clone());
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let games_started = counter("games_started", "Games begun");
        let games_finished = counter("games_finished", "Games ended");
        let steps = counter("steps", "Steps of games, stored and told");
        let store_failures = counter("store_failures", "Attempts to store that failed");
        let room_failures = counter("room_failures", "Room tasks that ended by a mistake");
        let bot_failures = counter("bot_failures", "Bots that failed");
        let refusals = Family::default();
        registry.register("refusals", "Messages refused, by reason", refusals.clone());
        let (handling, commits) = (seconds(), seconds());
        let help = "From the arrival of a message to its answer";
        registry.register_with_unit("message_handling", help, Unit::Seconds, handling.clone());
        registry.register_with_unit("store_commit", "Time of one commit", Unit::Seconds, commits.clone());
        let commit_jobs = Histogram::new([1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0]);
        registry.register("store_commit_jobs", "Jobs stored by one commit", commit_jobs.clone());
        Metrics {
            registry,
            rooms,
            connections,
            games_started,
            games_finished,
            steps,
            store_failures,
            room_failures,
            bot_failures,
            refusals,
            handling,
            commits,
            commit_jobs,
        }
    }
}

impl Metrics {
    /// A message was refused.
    pub fn refused(&self, refusal: &Refused) {
        self.refusals.get_or_create(&Why { code: refusal.code() }).inc();
    }

    /// A message was answered after this time.
    pub fn handled(&self, took: Duration) {
        self.handling.observe(took.as_secs_f64());
    }

    /// A commit of so many jobs took this time.
    pub fn committed(&self, took: Duration, jobs: usize) {
        self.commits.observe(took.as_secs_f64());
        self.commit_jobs.observe(jobs as f64);
    }

    /// Everything in the format that Prometheus reads.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}
