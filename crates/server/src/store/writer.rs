//! The one task that writes: it takes what is queued, commits it together and answers everybody.

use super::open::Opened;
use super::{OnCommit, StoreError, Write, batch, clean};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot, watch};

/// Jobs that may wait; whoever comes after them waits to be queued.
pub(super) const QUEUE: usize = 2048;
/// Jobs that are committed together.
const BATCH: usize = 512;

/// Whom to tell how a write went.
type Done = oneshot::Sender<Result<(), StoreError>>;

/// Something for the writer to do.
pub(super) enum Job {
    /// Changes that belong together.
    Write { writes: Vec<Write>, done: Done },
    /// Maintenance, a bite at a time; the answer is how much there was to do.
    Step { step: Step, done: oneshot::Sender<Result<u64, StoreError>> },
    /// The end.
    Close { done: oneshot::Sender<()> },
}

/// A bite of maintenance, small enough that nobody notices the wait.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Removes some of what is old.
    Clean(clean::Sweep),
    /// Gives some free pages back to the disk.
    Vacuum,
    /// Tries whether writing works.
    Probe,
}

/// The task's own things.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after trouble, until the next job.
    connection: Option<SqliteConnection>,
    reads: [SqlitePool; 2],
    on_commit: Option<OnCommit>,
    trouble: watch::Sender<Option<StoreError>>,
    damaged: Arc<AtomicBool>,
    lock: File,
}

impl Writer {
    pub(super) fn new(
        opened: Opened,
        on_commit: Option<OnCommit>,
        trouble: watch::Sender<Option<StoreError>>,
        damaged: Arc<AtomicBool>,
    ) -> Writer {
        let Opened { options, connection, reads, stories, lock } = opened;
        Writer { options, connection: Some(connection), reads: [reads, stories], on_commit, trouble, damaged, lock }
    }

    /// Works until it is told to close or nobody is left who could.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        let closing = 'work: loop {
            if queue.recv_many(&mut jobs, BATCH).await == 0 {
                break None;
            }
            let mut batch = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Write { writes, done } => batch.push((writes, done)),
                    Job::Step { step, done } => {
                        self.commit(std::mem::take(&mut batch)).await;
                        // Whoever asked may have gone.
                        let _ = done.send(self.step(step).await);
                    }
                    Job::Close { done } => {
                        self.commit(std::mem::take(&mut batch)).await;
                        break 'work Some(done);
                    }
                }
            }
            self.commit(batch).await;
        };
        self.close().await;
        // What was queued after the end is told so by the queue's end.
        drop(queue);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// Commits jobs together and answers them.
    async fn commit(&mut self, batch: Vec<(Vec<Write>, Done)>) {
        if batch.is_empty() {
            return;
        }
        let (jobs, waiting): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
        let start = Instant::now();
        let mut result = self.together(&jobs).await.map(|()| jobs.iter().map(|_| Ok(())).collect());
        if result == Err(StoreError::Conflict) && jobs.len() > 1 {
            result = self.separately(&jobs).await;
        }
        if let (Ok(_), Some(tell)) = (&result, &self.on_commit) {
            tell(start.elapsed(), jobs.len());
        }
        let results = result.unwrap_or_else(|error| jobs.iter().map(|_| Err(error.clone())).collect());
        for (done, result) in waiting.into_iter().zip(results) {
            // Whoever asked may have gone.
            let _ = done.send(result);
        }
    }

    /// All jobs as one: quick, but one bad job spoils it for all.
    async fn together(&mut self, jobs: &[Vec<Write>]) -> Result<(), StoreError> {
        let result = match self.begin().await {
            Ok(connection) => batch::apply(connection, jobs.iter().flatten()).await,
            Err(error) => Err(error),
        };
        self.finish(result).await
    }

    /// Job by job, each all or nothing, so that a bad one fails alone; still one commit, so that it is no way to slow
    /// everybody down.
    async fn separately(&mut self, jobs: &[Vec<Write>]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let result = match self.begin().await {
            Ok(connection) => batch::apply_separately(connection, jobs).await,
            Err(error) => Err(error),
        };
        self.finish(result).await
    }

    /// Does a bite of maintenance.
    async fn step(&mut self, step: Step) -> Result<u64, StoreError> {
        let result = match step {
            Step::Vacuum => {
                let result = match self.connected().await {
                    Ok(connection) => clean::vacuum(connection).await,
                    Err(error) => Err(error),
                };
                return self.settled(result).await;
            }
            Step::Clean(sweep) => match self.begin().await {
                Ok(connection) => sweep.run(connection).await,
                Err(error) => Err(error),
            },
            Step::Probe => match self.begin().await {
                Ok(connection) => probe(connection).await,
                Err(error) => Err(error),
            },
        };
        self.finish(result).await
    }

    /// The connection, a new one after trouble.
    async fn connected(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Begins a transaction.
    async fn begin(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = self.connected().await?;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        Ok(connection)
    }

    /// Ends a transaction the way it went.
    async fn finish<T>(&mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        let Some(connection) = &mut self.connection else { return self.settled(result).await };
        let result = match result {
            Ok(value) => sqlx::query("COMMIT").execute(connection).await.map(|_| value).map_err(StoreError::from),
            Err(StoreError::Conflict) => match sqlx::query("ROLLBACK").execute(connection).await {
                Ok(_) => Err(StoreError::Conflict),
                Err(error) => Err(error.into()),
            },
            Err(error) => Err(error),
        };
        self.settled(result).await
    }

    /// Remembers trouble. A connection in trouble is given up, which takes back whatever it had begun: what is left of
    /// a transaction after a full or failing disk depends on where it failed.
    async fn settled<T>(&mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        let trouble = match &result {
            Ok(_) | Err(StoreError::Conflict) => None,
            Err(error) => Some(error.clone()),
        };
        if trouble.is_some()
            && let Some(connection) = self.connection.take()
        {
            // It is given up in any case.
            let _ = connection.close().await;
        }
        if trouble == Some(StoreError::Damaged) {
            self.damaged.store(true, Ordering::Relaxed);
        }
        self.trouble.send_if_modified(|known| {
            if *known == trouble {
                return false;
            }
            match &trouble {
                Some(error) => tracing::error!(%error, "cannot store"),
                None => tracing::info!("storing works again"),
            }
            *known = trouble;
            true
        });
        result
    }

    /// Leaves one tidy file behind and lets go of the lock.
    async fn close(mut self) {
        for reads in &self.reads {
            reads.close().await;
        }
        if let Some(mut connection) = self.connection.take() {
            let checkpoint = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
            if let Err(error) = checkpoint.and(connection.close().await) {
                // Nothing is lost: the write-ahead log is read at the next start.
                tracing::warn!(%error, "the write-ahead log stays beside the database");
            }
        }
        drop(self.lock);
    }
}

/// Writes as much as a game that begins, and takes it back: the last bytes of a full disk are of no use to anybody.
async fn probe(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let write = "INSERT INTO rooms (code, public, touched, state) VALUES ('', FALSE, 0, hex(zeroblob(8192)))";
    for statement in [write, "DELETE FROM rooms WHERE code = ''"] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    Ok(0)
}
