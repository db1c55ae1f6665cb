//! What a run costs beside the servers: PostgreSQL, the bus, and what goes through them.

use serde::Serialize;
use serde_json::Value;
use std::time::Duration;
use trucker_backing::{Nats, Postgres};

/// The name of the database of a run.
pub const DATABASE: &str = "trucker";
/// Everything PostgreSQL has counted, in a line.
const COUNTED: &str = "SELECT xact_commit, tup_inserted + tup_updated, pg_current_wal_lsn() - '0/0', \
    (SELECT count(*) FROM log), pg_total_relation_size('log') FROM pg_stat_database WHERE datname = current_database()";

/// What the servers of a run stand on.
pub struct Backed {
    /// The database.
    pub postgres: Postgres,
    /// The bus, if there are several servers.
    pub nats: Option<Nats>,
}

/// What has been counted at some moment.
#[derive(Clone, Copy, Default, Debug)]
pub struct Reading {
    postgres_time: Duration,
    nats_time: Duration,
    commits: f64,
    rows: f64,
    wal: f64,
    log_rows: f64,
    log_bytes: f64,
    messages: f64,
    bytes: f64,
}

/// What a run has cost, for each acknowledged action unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Costs {
    /// Milliseconds of a processor in PostgreSQL.
    pub postgres_ms: f64,
    /// The same in the bus.
    pub nats_ms: f64,
    /// Rows written.
    pub rows: f64,
    /// Commits.
    pub commits: f64,
    /// Bytes that the database has written ahead.
    pub wal_bytes: f64,
    /// Messages that the bus has taken and delivered.
    pub bus_messages: f64,
    /// Their bytes.
    pub bus_bytes: f64,
    /// Bytes on disk for a step of a game, with its index.
    pub stored_bytes_per_step: f64,
}

impl Backed {
    /// Reads all meters; what cannot be read counts as nothing.
    pub fn read(&self) -> Reading {
        let said = self.postgres.say(DATABASE, COUNTED).unwrap_or_default();
        let mut counted = said.split('|').map(|figure| figure.parse::<f64>().unwrap_or_default());
        let mut next = || counted.next().unwrap_or_default();
        let (commits, rows, wal, log_rows, log_bytes) = (next(), next(), next(), next(), next());
        let bus = self.nats.as_ref().map(|nats| bus(&nats.monitor())).unwrap_or_default();
        Reading {
            postgres_time: self.postgres.processor_time().unwrap_or_default(),
            nats_time: self.nats.as_ref().and_then(Nats::processor_time).unwrap_or_default(),
            commits,
            rows,
            wal,
            log_rows,
            log_bytes,
            messages: bus.0,
            bytes: bus.1,
        }
    }
}

impl Reading {
    /// What has been spent since an earlier reading on so many actions.
    pub fn since(self, before: Reading, actions: u64) -> Costs {
        let each = |spent: f64| spent / (actions.max(1) as f64);
        let ms = |after: Duration, before: Duration| after.saturating_sub(before).as_secs_f64() * 1000.0;
        Costs {
            postgres_ms: each(ms(self.postgres_time, before.postgres_time)),
            nats_ms: each(ms(self.nats_time, before.nats_time)),
            rows: each(self.rows - before.rows),
            commits: each(self.commits - before.commits),
            wal_bytes: each(self.wal - before.wal),
            bus_messages: each(self.messages - before.messages),
            bus_bytes: each(self.bytes - before.bytes),
            stored_bytes_per_step: self.log_bytes / self.log_rows.max(1.0),
        }
    }
}

/// Messages and bytes that a bus has taken and delivered.
fn bus(monitor: &str) -> (f64, f64) {
    let asked = ureq::get(&format!("{monitor}/varz")).call();
    let text = asked.ok().and_then(|mut answer| answer.body_mut().read_to_string().ok()).unwrap_or_default();
    let counted: Value = serde_json::from_str(&text).unwrap_or_default();
    let sum = |names: [&str; 2]| names.iter().filter_map(|name| counted[*name].as_f64()).sum();
    (sum(["in_msgs", "out_msgs"]), sum(["in_bytes", "out_bytes"]))
}
