//! The figures of a run, as a table or as JSON.

use super::drive::{Driven, Sample};
use super::meter::Costs;
use super::proc::Memory;
use super::stats::{Kinds, Stats};
use hdrhistogram::Histogram;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

/// What was asked for.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Run {
    /// How many rooms.
    pub rooms: u32,
    /// How many players in each.
    pub seats: u8,
    /// For how long.
    pub seconds: u32,
    /// Actions of each player in a second.
    pub rate: f64,
    /// Nobody did anything.
    pub idle: bool,
    /// What all choices followed from.
    pub seed: u64,
}

/// Times in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Times {
    /// How many.
    pub count: u64,
    /// Half of them were shorter.
    pub p50: f64,
    /// 95 of 100 were shorter.
    pub p95: f64,
    /// 99 of 100 were shorter.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

/// From a client to its room and back, in milliseconds, half of the time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Crossing {
    /// With both at the same server.
    pub near: f64,
    /// With the room at another one.
    pub far: f64,
}

/// What came of the moments at which somebody was to act.
#[derive(Clone, Debug, Serialize)]
pub struct Actions {
    /// All such moments.
    pub planned: u64,
    /// Actions sent.
    pub sent: Kinds,
    /// Actions acknowledged.
    pub acknowledged: Kinds,
    /// Actions acknowledged in a second.
    pub acknowledged_per_second: f64,
    /// Refusals by their code.
    pub refused: BTreeMap<String, u64>,
    /// Pings instead, when the game had nothing to do for anybody.
    pub pings: u64,
    /// Nothing at all, as the server had not answered yet.
    pub skipped: u64,
    /// Games played to their end.
    pub games_over: u64,
}

/// What came over the connections, in a second.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Received {
    /// Messages of any kind.
    pub messages_per_second: f64,
    /// Updates among them.
    pub updates_per_second: f64,
    /// Bytes of their texts.
    pub bytes_per_second: f64,
}

/// The server's memory in the course of the run.
#[derive(Clone, Debug, Serialize)]
pub struct ServerMemory {
    /// Before the first room.
    pub before: Memory,
    /// With all rooms set up.
    pub set_up: Memory,
    /// What a room added to that.
    pub per_room: u64,
    /// Later, the last at the end of the run.
    pub during: Vec<Sample>,
}

/// The figures of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    run: Run,
    connections: u64,
    set_up_seconds: f64,
    played_seconds: f64,
    actions: Actions,
    latency_ms: Option<Times>,
    /// What it costs to be at another server than one's room.
    pub crossing_ms: Option<Crossing>,
    behind_schedule_ms: Option<Times>,
    received: Received,
    views_compared: u64,
    server_memory: Option<ServerMemory>,
    server_cores: Option<f64>,
    server_ms_per_action: Option<f64>,
    bytes_per_action: f64,
    backing_per_action: Option<Costs>,
    load_tool_cores: Option<f64>,
    violations: u64,
    first_violations: Vec<String>,
}

impl Report {
    /// Puts the figures together.
    pub fn new(run: Run, before: Option<Memory>, driven: Driven, stats: Stats) -> Report {
        let seconds = driven.played.as_secs_f64().max(f64::MIN_POSITIVE);
        let per_second = |count: u64| count as f64 / seconds;
        let cores = |time: Duration| time.as_secs_f64() / seconds;
        let actions = stats.acknowledged.total();
        let acknowledged = actions.max(1) as f64;
        let server_memory = before.zip(driven.memory_set_up).map(|(before, set_up)| ServerMemory {
            before,
            set_up,
            per_room: set_up.resident.saturating_sub(before.resident) / u64::from(run.rooms.max(1)),
            during: driven.samples,
        });
        Report {
            run,
            connections: u64::from(run.rooms) * u64::from(run.seats),
            set_up_seconds: driven.set_up.as_secs_f64(),
            played_seconds: seconds,
            latency_ms: times(&stats.latency),
            crossing_ms: None,
            behind_schedule_ms: times(&stats.lag),
            actions: Actions {
                planned: stats.planned,
                sent: stats.sent,
                acknowledged: stats.acknowledged,
                acknowledged_per_second: per_second(stats.acknowledged.total()),
                refused: stats.refused,
                pings: stats.pings,
                skipped: stats.skipped,
                games_over: stats.games_over,
            },
            received: Received {
                messages_per_second: per_second(driven.traffic.messages),
                updates_per_second: per_second(driven.traffic.updates),
                bytes_per_second: per_second(driven.traffic.bytes),
            },
            views_compared: stats.compared,
            server_memory,
            server_cores: driven.server_time.map(cores),
            server_ms_per_action: driven.server_time.map(|time| time.as_secs_f64() * 1000.0 / acknowledged),
            bytes_per_action: driven.traffic.bytes as f64 / acknowledged,
            backing_per_action: driven.readings.map(|(before, after)| after.since(before, actions)),
            load_tool_cores: driven.own_time.map(cores),
            violations: stats.violations,
            first_violations: stats.first_violations,
        }
    }

    /// Was every client told the truth, and nothing else?
    pub fn is_clean(&self) -> bool {
        self.violations == 0
    }

    /// Something that turned out to be wrong after the run.
    pub fn add_violation(&mut self, what: String) {
        self.violations += 1;
        self.first_violations.push(what);
    }

    /// One JSON object.
    pub fn json(&self) -> String {
        // Every field is plain data.
        let fields =
            serde_json::to_value(self).unwrap_or_else(|error| serde_json::json!({ "error": error.to_string() }));
        crate::data::line("load", fields)
    }

    /// A table.
    pub fn table(&self) -> String {
        let Run { rooms, seats, seconds, rate, idle, seed } = self.run;
        let load = if idle { "idle".into() } else { format!("{rate} actions per player and second") };
        let early = self.played_seconds + 0.5 < f64::from(seconds);
        let ended = if early { format!(" (ended after {:.1} s)", self.played_seconds) } else { String::new() };
        let mut text = format!("{rooms} rooms of {seats}, {seconds} s{ended}, {load}, seed {seed}\n\n");
        let mut row = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<18}{value}");
        };
        row("connections", format!("{} (set-up {:.1} s)", self.connections, self.set_up_seconds));
        if !idle {
            self.action_rows(&mut row);
        }
        let Received { messages_per_second, updates_per_second, bytes_per_second } = self.received;
        row(
            "received",
            format!(
                "{updates_per_second:.0} updates/s, {messages_per_second:.0} messages/s, {}/s",
                size(bytes_per_second)
            ),
        );
        row("views compared", self.views_compared.to_string());
        if let Some(memory) = &self.server_memory {
            let resident = |memory: Memory| size(memory.resident as f64);
            let per_room = size(memory.per_room as f64);
            row("server memory", format!("{} before the first room", resident(memory.before)));
            row("", format!("{} with all rooms set up ({per_room} for each)", resident(memory.set_up)));
            for Sample { seconds, memory } in &memory.during {
                row("", format!("{} after {seconds} s (peak {})", resident(*memory), size(memory.peak as f64)));
            }
        }
        let cores = |name: &str, cores: Option<f64>| cores.map(|cores| format!("{name} {:.0} %", cores * 100.0));
        let used = [cores("server", self.server_cores), cores("load tool", self.load_tool_cores)];
        row("of one core", used.into_iter().flatten().collect::<Vec<_>>().join(", "));
        if let (false, Some(server)) = (idle, self.server_ms_per_action) {
            let bytes = size(self.bytes_per_action);
            row("for each action", format!("servers {server:.3} ms of a processor, {bytes} to clients"));
        }
        if let (false, Some(costs)) = (idle, self.backing_per_action) {
            let Costs { postgres_ms, nats_ms, rows, commits, wal_bytes, bus_messages, bus_bytes, .. } = costs;
            let (wal, bus) = (size(wal_bytes), size(bus_bytes));
            row(
                "",
                format!("PostgreSQL {postgres_ms:.3} ms, {rows:.2} rows, {commits:.3} commits, {wal} written ahead"),
            );
            row("", format!("bus {nats_ms:.3} ms, {bus_messages:.2} messages, {bus}"));
            row("stored", format!("{} for each step", size(costs.stored_bytes_per_step)));
        }
        row("violations", self.violations.to_string());
        for violation in &self.first_violations {
            let _ = writeln!(text, "  {violation}");
        }
        text
    }

    fn action_rows(&self, row: &mut dyn FnMut(&str, String)) {
        let actions = &self.actions;
        let Kinds { yard, answers, give_up, undo } = actions.acknowledged;
        let refused: u64 = actions.refused.values().sum();
        row("planned", format!("{} (one for each player and turn of the rate)", actions.planned));
        row(
            "acknowledged",
            format!("{} actions, {:.1}/s", actions.acknowledged.total(), actions.acknowledged_per_second),
        );
        row("", format!("{yard} in the yard, {answers} answers, {undo} taken back, {give_up} about giving up"));
        row("instead", format!("{} pings (nothing to do), {} nothing (no answer yet)", actions.pings, actions.skipped));
        let codes: Vec<String> = actions.refused.iter().map(|(code, count)| format!("{code} {count}")).collect();
        row("refused", if refused == 0 { "0".into() } else { format!("{refused}: {}", codes.join(", ")) });
        row("games over", actions.games_over.to_string());
        if let Some(Crossing { near, far }) = self.crossing_ms {
            row("ping", format!("p50 {near:.2} ms at the room's own server, {far:.2} ms at another one"));
        }
        for (name, times) in [("latency", self.latency_ms), ("behind schedule", self.behind_schedule_ms)] {
            if let Some(Times { p50, p95, p99, max, .. }) = times {
                row(name, format!("p50 {p50:.2}  p95 {p95:.2}  p99 {p99:.2}  max {max:.2} ms"));
            }
        }
    }
}

fn times(histogram: &Histogram<u64>) -> Option<Times> {
    let at = |quantile: f64| histogram.value_at_quantile(quantile) as f64 / 1000.0;
    (!histogram.is_empty()).then(|| Times {
        count: histogram.len(),
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        max: histogram.max() as f64 / 1000.0,
    })
}

/// Bytes as people read them.
fn size(bytes: f64) -> String {
    match bytes {
        b if b < 10_000.0 => format!("{b:.0} B"),
        b if b < 1_000_000.0 => format!("{:.0} kB", b / 1e3),
        b => format!("{:.1} MB", b / 1e6),
    }
}
