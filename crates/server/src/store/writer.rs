//! The one task that writes: it takes what is queued, commits it together and answers everybody.

use super::crowd::Crowd;
use super::link::{Link, Pool, Way};
use super::open::Opened;
use super::{Claim, OnCommit, StoreError, Write, batch, clean, postgres, sqlite};
use sqlx::Connection;
use sqlx::postgres::{PgDatabaseError, PgSeverity};
use std::collections::HashMap;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

/// Jobs that may wait; whoever comes after them waits to be queued.
pub(super) const QUEUE: usize = 2048;
/// Jobs that are committed together.
const BATCH: usize = 512;
/// How long a goodbye to a database may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// Whom to tell how a write went.
type Done = oneshot::Sender<Result<(), StoreError>>;

/// Something for the writer to do.
pub(super) enum Job {
    /// Changes that belong together, and as whose they are made.
    Write { writes: Vec<Write>, owner: Option<Claim>, done: Done },
    /// A room is taken over; the answer is its new epoch.
    Claim { room: Arc<str>, done: oneshot::Sender<Result<i64, StoreError>> },
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

/// Changes that wait for a commit.
struct Waiting {
    writes: Vec<Write>,
    owner: Option<Claim>,
}

/// Those who wait for a room.
type Claims = Vec<(Arc<str>, oneshot::Sender<Result<i64, StoreError>>)>;

/// The task's own things.
pub(super) struct Writer {
    way: Way,
    /// None after trouble, until the next job.
    link: Option<Link>,
    reads: [Pool; 2],
    on_commit: Option<OnCommit>,
    trouble: watch::Sender<Option<StoreError>>,
    damaged: Arc<AtomicBool>,
    lock: Option<File>,
    /// Epochs of rooms in a file, which no other server can have: they need not be stored.
    epochs: HashMap<Arc<str>, i64>,
    latest: i64,
    /// How long the database may take for one job.
    patience: Duration,
    /// Has it been told to make something durable, and not yet answered?
    committing: bool,
    crowd: Crowd,
}

impl Writer {
    pub(super) fn new(
        opened: Opened,
        on_commit: Option<OnCommit>,
        trouble: watch::Sender<Option<StoreError>>,
        damaged: Arc<AtomicBool>,
    ) -> Writer {
        let Opened { way, link, reads, stories, lock } = opened;
        let (link, reads, epochs) = (Some(link), [reads, stories], HashMap::new());
        let patience = match way {
            // It waits for locks by itself, and for a slow disk there is nothing to do but to wait.
            Way::Sqlite(_) => Duration::from_secs(86_400),
            Way::Postgres(..) => postgres::PATIENCE,
        };
        let (latest, committing, crowd) = (0, false, Crowd::new(Instant::now()));
        Writer { way, link, reads, on_commit, trouble, damaged, lock, epochs, latest, patience, committing, crowd }
    }

    /// Works until it is told to close or nobody is left who could.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        let closing = 'work: loop {
            if queue.recv_many(&mut jobs, BATCH).await == 0 {
                break None;
            }
            let (mut batch, mut claims) = (Vec::with_capacity(jobs.len()), Claims::new());
            for job in jobs.drain(..) {
                // What came before a claim is written by whoever had the room then, and what comes after by the next one.
                match &job {
                    Job::Claim { room, .. } => {
                        self.commit(std::mem::take(&mut batch)).await;
                        if claims.iter().any(|(other, _)| other == room) {
                            self.claim(std::mem::take(&mut claims)).await;
                        }
                    }
                    Job::Write { .. } => self.claim(std::mem::take(&mut claims)).await,
                    Job::Step { .. } | Job::Close { .. } => {
                        self.claim(std::mem::take(&mut claims)).await;
                        self.commit(std::mem::take(&mut batch)).await;
                    }
                }
                match job {
                    Job::Write { writes, owner, done } => batch.push((Waiting { writes, owner }, done)),
                    Job::Claim { room, done } => claims.push((room, done)),
                    // Whoever asked may have gone.
                    Job::Step { step, done } => drop(done.send(self.step(step).await)),
                    Job::Close { done } => break 'work Some(done),
                }
            }
            self.claim(claims).await;
            let company = self.crowd.after(batch.len(), Instant::now());
            self.commit(batch).await;
            if let Some(company) = company {
                tokio::time::sleep(company).await;
            }
        };
        self.close().await;
        // What was queued after the end is told so by the queue's end.
        drop(queue);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// Commits jobs together and answers them.
    async fn commit(&mut self, batch: Vec<(Waiting, Done)>) {
        if batch.is_empty() {
            return;
        }
        let (jobs, waiting): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
        let start = Instant::now();
        let done = timeout(self.patience, self.together(&jobs)).await;
        let mut result = self.in_time(done).await;
        if result == Err(StoreError::Conflict) {
            let done = timeout(self.patience, self.separately(&jobs)).await;
            result = self.in_time(done).await;
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
    async fn together(&mut self, jobs: &[Waiting]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let result = async {
            let standing = self.standing(jobs).await?;
            let writes = jobs.iter().zip(&standing).filter(|(_, stands)| **stands).flat_map(|(job, _)| &job.writes);
            batch::apply(self.begun()?, writes).await?;
            Ok(standing.iter().map(|stands| if *stands { Ok(()) } else { Err(StoreError::Fenced) }).collect())
        };
        let result = result.await;
        self.finish(result).await
    }

    /// Job by job, each all or nothing, so that a bad one fails alone; still one commit, so that it is no way to slow
    /// everybody down.
    async fn separately(&mut self, jobs: &[Waiting]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let result = async {
            let mut results = Vec::with_capacity(jobs.len());
            let standing = self.standing(jobs).await?;
            for (job, stands) in jobs.iter().zip(standing) {
                let result = match stands {
                    true => batch::apply_alone(self.begun()?, &job.writes).await,
                    false => Err(StoreError::Fenced),
                };
                match result {
                    Ok(()) | Err(StoreError::Conflict | StoreError::Fenced) => results.push(result),
                    Err(error) => return Err(error),
                }
            }
            Ok(results)
        };
        let result = result.await;
        self.finish(result).await
    }

    /// Begins a transaction and says which jobs may be done in it: those of whoever still has the room.
    async fn standing(&mut self, jobs: &[Waiting]) -> Result<Vec<bool>, StoreError> {
        self.begin().await?;
        let claims: Vec<&Claim> = jobs.iter().filter_map(|job| job.owner.as_ref()).collect();
        let stand = match &mut self.link {
            Some(Link::Postgres(_)) if claims.is_empty() => Vec::new(),
            Some(Link::Postgres(connection)) => postgres::standing(connection, &claims).await?,
            _ => claims.iter().map(|claim| self.epochs.get(&claim.room) == Some(&claim.epoch)).collect(),
        };
        let mut stand = stand.into_iter();
        Ok(jobs.iter().map(|job| job.owner.is_none() || stand.next() == Some(true)).collect())
    }

    /// Takes rooms over and says so.
    async fn claim(&mut self, claims: Claims) {
        if claims.is_empty() {
            return;
        }
        let claimed = timeout(self.patience, self.epochs(&claims)).await;
        let claimed = self.in_time(claimed).await;
        for (room, done) in claims {
            let epoch = claimed.clone().map(|epochs| epochs.get(&*room).copied().unwrap_or_default());
            // Whoever asked may have gone.
            let _ = done.send(epoch);
        }
    }

    /// New epochs of rooms.
    async fn epochs(&mut self, claims: &Claims) -> Result<HashMap<String, i64>, StoreError> {
        if let Way::Sqlite(_) = self.way {
            let next = |(room, _): &(Arc<str>, _)| {
                self.latest += 1;
                self.epochs.insert(room.clone(), self.latest);
                (room.to_string(), self.latest)
            };
            return Ok(claims.iter().map(next).collect());
        }
        let rooms: Vec<&str> = claims.iter().map(|(room, _)| &**room).collect();
        let result = match self.begin().await {
            Ok(Link::Postgres(connection)) => postgres::claim(connection, &rooms).await,
            Ok(Link::Sqlite(_)) => Ok(HashMap::new()),
            Err(error) => Err(error),
        };
        self.finish(result).await
    }

    /// What came of something for which there was only so much time. A database that does not answer is given up, and what
    /// was not committed by then has not happened.
    async fn in_time<T>(&mut self, result: Result<Result<T, StoreError>, Elapsed>) -> Result<T, StoreError> {
        let Err(Elapsed { .. }) = result else { return result.unwrap_or(Err(StoreError::Unreachable)) };
        // Nothing is said to it any more, not even goodbye: it would not answer.
        self.link = None;
        let error = if std::mem::take(&mut self.committing) { StoreError::Unsure } else { StoreError::Unreachable };
        self.settled(Err(error)).await
    }

    /// Does a bite of maintenance.
    async fn step(&mut self, step: Step) -> Result<u64, StoreError> {
        let done = timeout(self.patience, self.maintain(step)).await;
        self.in_time(done).await
    }

    async fn maintain(&mut self, step: Step) -> Result<u64, StoreError> {
        let result = match step {
            Step::Vacuum => {
                let result = match self.connected().await {
                    Ok(Link::Sqlite(connection)) => sqlite::vacuum(connection).await,
                    // It looks after its files by itself.
                    Ok(Link::Postgres(_)) => Ok(0),
                    Err(error) => Err(error),
                };
                return self.settled(result).await;
            }
            Step::Clean(sweep) => match self.begin().await {
                Ok(link) => sweep.run(link).await,
                Err(error) => Err(error),
            },
            Step::Probe => match self.begin().await {
                Ok(link) => probe(link).await,
                Err(error) => Err(error),
            },
        };
        self.finish(result).await
    }

    /// The connection, a new one after trouble.
    async fn connected(&mut self) -> Result<&mut Link, StoreError> {
        let link = match self.link.take() {
            Some(link) => link,
            None => self.way.connect().await?,
        };
        Ok(self.link.insert(link))
    }

    /// Begins a transaction.
    async fn begin(&mut self) -> Result<&mut Link, StoreError> {
        let begin = self.way.begin();
        let link = self.connected().await?;
        link.say(begin).await?;
        Ok(link)
    }

    /// The connection with the transaction that was begun.
    fn begun(&mut self) -> Result<&mut Link, StoreError> {
        self.link.as_mut().ok_or(StoreError::Unreachable)
    }

    /// Ends a transaction the way it went.
    async fn finish<T>(&mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        let Some(link) = &mut self.link else { return self.settled(result).await };
        let result = match result {
            Ok(value) => {
                self.committing = matches!(link, Link::Postgres(_));
                let committed = link.say("COMMIT").await;
                let asked = std::mem::take(&mut self.committing);
                match committed {
                    Ok(()) => Ok(value),
                    // Unless it has said no, it may have said yes and not been heard.
                    Err(error) if asked && !is_refusal(&error) => Err(StoreError::Unsure),
                    Err(error) => Err(error.into()),
                }
            }
            Err(StoreError::Conflict) => match link.say("ROLLBACK").await {
                Ok(()) => Err(StoreError::Conflict),
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
            && let Some(link) = self.link.take()
        {
            // It is given up in any case, and not waited for.
            let _ = timeout(FAREWELL, link.close()).await;
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
        match self.link.take() {
            Some(Link::Sqlite(mut connection)) => {
                let checkpoint = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
                if let Err(error) = checkpoint.and(connection.close().await) {
                    // Nothing is lost: the write-ahead log is read at the next start.
                    tracing::warn!(%error, "the write-ahead log stays beside the database");
                }
            }
            Some(Link::Postgres(connection)) => drop(timeout(FAREWELL, postgres::leave(connection)).await),
            None => {}
        }
        drop(self.lock);
    }
}

/// Has the database said no, and lives on? One that is being stopped says so instead of its answer, which may have been yes.
fn is_refusal(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    error.try_downcast_ref::<PgDatabaseError>().is_none_or(|error| error.severity() == PgSeverity::Error)
}

/// Writes as much as a game that begins, and takes it back: the last bytes of a full disk are of no use to anybody.
async fn probe(link: &mut Link) -> Result<u64, StoreError> {
    let write = match link {
        Link::Sqlite(_) => {
            "INSERT INTO rooms (code, public, touched, state) VALUES ('', FALSE, 0, hex(zeroblob(8192)))"
        }
        Link::Postgres(_) => {
            "INSERT INTO rooms (code, public, touched, state) VALUES ('', FALSE, 0, repeat('0', 16384)) \
             ON CONFLICT (code) DO NOTHING"
        }
    };
    for statement in [write, "DELETE FROM rooms WHERE code = ''"] {
        link.say(statement).await?;
    }
    Ok(0)
}
