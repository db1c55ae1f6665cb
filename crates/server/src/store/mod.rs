//! Rooms, games and chat on disk: one SQLite file, one writer, a few readers.
//!
//! A write is durable when [`Store::write`] returns. All writes go through one task that commits everything waiting
//! in one transaction, so a hundred rooms that act in the same moment cost one sync of the disk and not a hundred.

mod batch;
mod clean;
mod error;
mod open;
mod reads;
mod rows;
mod writer;

pub use error::StoreError;
pub use rows::{CleanUp, Cleaned, Ending, GameRow, RoomRow, StoredGame, Told, Write};

use sqlx::SqlitePool;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Job, Step, Writer};

/// Is told of every commit: how long it took and how many jobs it made durable.
pub type OnCommit = Arc<dyn Fn(Duration, usize) + Send + Sync>;

/// How a store is opened.
#[derive(Clone)]
pub struct Settings {
    /// How long to wait for another program that holds a lock on the database.
    pub busy_timeout: Duration,
    /// How many pages the database may have; nothing but the disk limits it otherwise.
    pub max_pages: Option<u32>,
    /// Who is told of commits.
    pub on_commit: Option<OnCommit>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { busy_timeout: Duration::from_secs(5), max_pages: None, on_commit: None }
    }
}

/// The storage of a server; clones share it.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
    reads: SqlitePool,
    stories: SqlitePool,
    /// Has anybody met a damaged page? That does not pass.
    damaged: Arc<AtomicBool>,
    /// Why the writer could not write when it last tried.
    trouble: watch::Receiver<Option<StoreError>>,
}

impl Store {
    /// Opens the database at this path; makes it and its folder if there is none.
    ///
    /// # Errors
    /// If another server has it, if it is no database of this server or a newer one's, or if it cannot be written.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(path, Settings::default()).await
    }

    /// Opens the database with other settings than usual.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(path: &Path, settings: Settings) -> Result<Store, StoreError> {
        let opened = open::open(path, &settings).await?;
        let (reads, stories) = (opened.reads.clone(), opened.stories.clone());
        let damaged = Arc::new(AtomicBool::new(false));
        let (jobs, queue) = mpsc::channel(writer::QUEUE);
        let (tell, trouble) = watch::channel(None);
        tokio::spawn(Writer::new(opened, settings.on_commit, tell, damaged.clone()).run(queue));
        Ok(Store { jobs, reads, stories, damaged, trouble })
    }

    /// Makes changes, all or none of them; they are on disk when this returns.
    ///
    /// Whoever stops waiting does not stop the changes.
    ///
    /// # Errors
    /// If nothing was changed, and why.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.ask(|done| Job::Write { writes, done }).await?
    }

    /// Whether the storage can be read, and could be written when that was last tried: what players meet. A damaged page
    /// that anybody has met does not go away by itself.
    ///
    /// After a failure it tries a tiny write, so a server that nobody plays on notices that all is well again.
    ///
    /// # Errors
    /// What is wrong.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        if self.jobs.is_closed() {
            return Err(StoreError::Closed);
        }
        if self.damaged.load(Ordering::Relaxed) {
            return Err(StoreError::Damaged);
        }
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&self.reads).await?;
        let failing = self.trouble.borrow().is_some();
        if failing {
            self.step(Step::Probe).await?;
        }
        Ok(())
    }

    /// Waits for the writes that are queued, puts everything into the one file and lets go of it.
    ///
    /// Every later call gets [`StoreError::Closed`].
    pub async fn close(&self) {
        // Closed already is closed as well.
        let _ = self.ask(|done| Job::Close { done }).await;
    }

    /// Remembers damage.
    fn noted<T>(&self, result: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        result.map_err(|error| {
            let error = StoreError::from(error);
            if error == StoreError::Damaged {
                self.damaged.store(true, Ordering::Relaxed);
            }
            error
        })
    }

    /// Has the writer do one step of maintenance.
    async fn step(&self, step: Step) -> Result<u64, StoreError> {
        self.ask(|done| Job::Step { step, done }).await?
    }

    /// Queues a job and waits for its answer.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(job(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)
    }
}
