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
        Metrics::of(None)
    }
}

impl Metrics {
    /// Counts for a server; if it is one of several, with its name.
    pub fn of(node: Option<&str>) -> Metrics {
        let named = node.map(|node| ("node".into(), node.to_owned().into()));
        let mut registry = Registry::with_prefix_and_labels("trucker", named.into_iter());
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

    /// What several servers have counted, as one text: each kind of count once, with the values of all.
    pub fn together(texts: &[String]) -> String {
        let mut families: Vec<(&str, Vec<&str>, Vec<&str>)> = Vec::new();
        for text in texts {
            let mut family = 0;
            for line in text.lines().filter(|line| *line != "# EOF") {
                let Some(head) = line.strip_prefix("# ") else {
                    if let Some((_, _, values)) = families.get_mut(family) {
                        values.push(line);
                    }
                    continue;
                };
                let name = head.split(' ').nth(1).unwrap_or_default();
                family = families.iter().position(|(known, ..)| *known == name).unwrap_or_else(|| {
                    families.push((name, Vec::new(), Vec::new()));
                    families.len() - 1
                });
                if !families[family].1.contains(&line) {
                    families[family].1.push(line);
                }
            }
        }
        let lines = families.iter().flat_map(|(_, heads, values)| heads.iter().chain(values));
        lines.map(|line| format!("{line}\n")).collect::<String>() + "# EOF\n"
    }

    /// Everything in the format that Prometheus reads.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}
