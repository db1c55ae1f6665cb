//! Rooms, games and chat on disk: an SQLite file or a PostgreSQL database, one writer, a few readers. Nobody outside knows
//! which of the two it is.
//!
//! A write is durable when [`Store::write`] returns. All writes go through one task that commits everything waiting
//! in one transaction, so a hundred rooms that act in the same moment cost one sync of the disk and not a hundred.
//!
//! Whoever writes for a room claims it first. The latest claim counts: what an earlier owner still tries to write is
//! refused ([`StoreError::Fenced`]), however late it comes.

mod batch;
mod clean;
mod copy;
mod crowd;
mod error;
mod link;
mod open;
mod postgres;
mod reads;
mod rows;
mod sqlite;
mod writer;

pub use copy::{CannotCopy, Copied, copy};
pub use error::StoreError;
pub use rows::{Claim, CleanUp, Cleaned, Ending, GameRow, RoomRow, StoredGame, Told, Write};

use link::{Pool, either};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use writer::{Job, Step, Writer};

/// How long reading may take from a database that is elsewhere.
const READING: Duration = Duration::from_secs(10);

/// Is told of every commit: how long it took and how many jobs it made durable.
pub type OnCommit = Arc<dyn Fn(Duration, usize) + Send + Sync>;

/// Where everything is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a file of this machine.
    File(PathBuf),
    /// In a PostgreSQL database at this address.
    Postgres(String),
}

impl std::fmt::Display for Place {
    /// A place as it may be shown: addresses can hold a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Postgres(address) => match (address.split_once("://"), address.rsplit_once('@')) {
                (Some((scheme, _)), Some((_, place))) => write!(f, "{scheme}://{place}"),
                (None, Some((_, place))) => f.write_str(place),
                (_, None) => f.write_str(address),
            },
        }
    }
}

impl From<&str> for Place {
    /// An address of PostgreSQL says so; anything else is a path.
    fn from(text: &str) -> Place {
        match text.starts_with("postgres://") || text.starts_with("postgresql://") {
            true => Place::Postgres(text.to_owned()),
            false => Place::File(text.into()),
        }
    }
}

/// How a store is opened.
#[derive(Clone)]
pub struct Settings {
    /// How long to wait for another program that holds a lock on the database.
    pub busy_timeout: Duration,
    /// How many pages the database may have; nothing but the disk limits it otherwise.
    pub max_pages: Option<u32>,
    /// Do other servers use the same database, and know of each other?
    pub shared: bool,
    /// Who is told of commits.
    pub on_commit: Option<OnCommit>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { busy_timeout: Duration::from_secs(5), max_pages: None, shared: false, on_commit: None }
    }
}

/// The storage of a server; clones share it.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
    reads: Pool,
    stories: Pool,
    /// Has anybody met a damaged page? That does not pass.
    damaged: Arc<AtomicBool>,
    /// Why the writer could not write when it last tried.
    trouble: watch::Receiver<Option<StoreError>>,
    /// Whoever holds this tries whether it can again.
    probing: Arc<tokio::sync::Mutex<()>>,
}

impl Store {
    /// Opens the database at this path; makes it and its folder if there is none.
    ///
    /// # Errors
    /// If another server has it, if it is no database of this server or a newer one's, or if it cannot be written.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(&Place::File(path.to_owned()), Settings::default()).await
    }

    /// Opens the database at this place, with these settings.
    ///
    /// # Errors
    /// As [`Store::open`]; or if there is nobody who answers at an address, or who lets us in.
    pub async fn open_with(place: &Place, settings: Settings) -> Result<Store, StoreError> {
        let opened = match place {
            Place::File(path) => sqlite::open::open(path, &settings).await?,
            Place::Postgres(address) => postgres::open::open(address, &settings).await?,
        };
        let (reads, stories) = (opened.reads.clone(), opened.stories.clone());
        let damaged = Arc::new(AtomicBool::new(false));
        let (jobs, queue) = mpsc::channel(writer::QUEUE);
        let (tell, trouble) = watch::channel(None);
        tokio::spawn(Writer::new(opened, settings.on_commit, tell, damaged.clone()).run(queue));
        Ok(Store { jobs, reads, stories, damaged, trouble, probing: Arc::default() })
    }

    /// Makes changes, all or none of them; they are on disk when this returns.
    ///
    /// Whoever stops waiting does not stop the changes.
    ///
    /// # Errors
    /// If nothing was changed, and why.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.ask(|done| Job::Write { writes, owner: None, done }).await?
    }

    /// Makes changes for a room, as [`Store::write`] does, if it has not been claimed by anybody else since.
    ///
    /// # Errors
    /// If nothing was changed, and why. After [`StoreError::Unsure`] only what is stored knows.
    pub async fn write_as(&self, owner: &Claim, writes: Vec<Write>) -> Result<(), StoreError> {
        self.ask(|done| Job::Write { writes, owner: Some(owner.clone()), done }).await?
    }

    /// Takes a room over: from now on nobody else can write for it, and everything that they have written is there.
    ///
    /// # Errors
    /// If it is not ours.
    pub async fn claim(&self, room: &str) -> Result<Claim, StoreError> {
        let room: Arc<str> = room.into();
        let epoch = self.ask(|done| Job::Claim { room: room.clone(), done }).await??;
        Ok(Claim { room, epoch })
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
        let look = "SELECT code FROM rooms LIMIT 1";
        self.noted(async { either!(Pool, &self.reads, pool => sqlx::query(look).execute(pool).await.map(drop)) })
            .await?;
        let trouble = self.trouble.borrow().clone();
        let Some(trouble) = trouble else { return Ok(()) };
        // One is enough, however many ask and give up waiting for it.
        let Ok(turn) = self.probing.clone().try_lock_owned() else { return Err(trouble) };
        let store = self.clone();
        let probe = tokio::spawn(async move {
            let _turn = turn;
            store.step(Step::Probe).await.map(drop)
        });
        probe.await.unwrap_or(Err(trouble))
    }

    /// Waits for the writes that are queued, puts everything into the one file and lets go of it.
    ///
    /// Every later call gets [`StoreError::Closed`].
    pub async fn close(&self) {
        // Closed already is closed as well.
        let _ = self.ask(|done| Job::Close { done }).await;
    }

    /// Reads something, and remembers damage. A database beyond a wire that was cut never answers, so nobody waits for ever.
    async fn noted<T>(&self, reading: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let result = match &self.reads {
            Pool::Sqlite(_) => reading.await,
            Pool::Postgres(_) => tokio::time::timeout(READING, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)),
        };
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
