//! Trouble on purpose: servers are killed, put to sleep and replaced, bus and database are restarted, while people play at any
//! of the servers. Whatever anybody was told is written down, and compared with what is stored at the end.
//!
//! A check that fails ends the player who made it, and so the run.

pub mod client;
pub mod house;
pub mod ledger;
pub mod player;

use house::{House, Trouble};
use ledger::Ledger;
use player::Player;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use trucker_backing::Network;
use trucker_engine::record::{Record, Table};
use trucker_server::store::{Settings, Store};

/// How long anything may take before it counts as hanging.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// Messages acknowledged in every room before the next trouble comes.
const PLAYED: usize = 5;

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The program that serves.
    pub program: PathBuf,
    /// How many servers.
    pub nodes: usize,
    /// How many rooms.
    pub rooms: usize,
    /// What may happen; each kind comes once before any comes again.
    pub troubles: Vec<Trouble>,
    /// Trouble comes until it has come so often, and for so long.
    pub rounds: usize,
    /// The least time that the trial takes.
    pub lasts: Duration,
    /// What everything random follows from.
    pub seed: u64,
}

/// How long it took after some trouble until every room was played in again.
#[derive(Clone, Copy, Debug)]
pub struct Recovery {
    /// What had happened.
    pub trouble: Trouble,
    /// From its beginning, or from its end where only its end can be recovered from.
    pub took: Duration,
}

/// What came of a trial in which nothing was wrong.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Every trouble.
    pub recoveries: Vec<Recovery>,
    /// Why some kinds of trouble could not be made here, if they could not.
    pub left_out: Option<String>,
    /// What there was, in a line.
    pub summary: String,
}

/// Everybody who plays.
struct Crowd {
    players: Vec<JoinHandle<()>>,
    ledger: Arc<Ledger>,
}

impl Crowd {
    /// Waits until something is so.
    async fn until(&mut self, what: &str, mut is_so: impl FnMut(&Ledger) -> bool) -> Result<(), String> {
        let began = Instant::now();
        while !is_so(&self.ledger) {
            if let Some(at) = self.players.iter().position(JoinHandle::is_finished) {
                return Err(format!("a player has ended: {}", last_words(self.players.swap_remove(at).await)));
            }
            if began.elapsed() > PATIENCE {
                return Err(format!("it never comes to this: {what}; {}", self.ledger.summary()));
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Waits until every room is played in.
    async fn play(&mut self, rooms: usize, played: usize) -> Result<(), String> {
        let before = self.ledger.rooms();
        self.until("every room is played in", |ledger| {
            let now = ledger.rooms();
            let more = |(room, count): (&String, &usize)| *count >= before.get(room).copied().unwrap_or(0) + played;
            now.len() == rooms && now.iter().all(more)
        })
        .await
    }
}

/// Why a player has ended.
fn last_words(ended: Result<(), tokio::task::JoinError>) -> String {
    match ended.map_err(tokio::task::JoinError::try_into_panic) {
        Err(Ok(panic)) => match panic.downcast::<String>() {
            Ok(text) => *text,
            Err(panic) => panic.downcast::<&str>().map_or("without a word".to_owned(), |text| (*text).to_owned()),
        },
        _ => "without a reason".to_owned(),
    }
}

/// Tries it.
///
/// # Errors
/// Whatever was wrong.
pub async fn run(trial: Trial) -> Result<Outcome, String> {
    let mut rng = fastrand::Rng::with_seed(trial.seed);
    let Trial { program, nodes, rooms, mut troubles, .. } = trial.clone();
    let (mut network, mut left_out) = (None, None);
    if troubles.iter().any(|trouble| trouble.cuts().is_some()) {
        match Network::start() {
            Ok(made) => network = Some(made),
            Err(why) => left_out = Some(why),
        }
    }
    if left_out.is_some() {
        troubles.retain(|trouble| trouble.cuts().is_none());
    }
    let starting = tokio::task::spawn_blocking(move || House::start(program, nodes, network));
    let mut house = starting.await.map_err(|error| error.to_string())??;
    let seats = house.open_rooms(rooms)?;
    let count = seats.len();
    let ledger = Arc::new(Ledger::default());
    let players = (seats.into_iter())
        .map(|seat| tokio::spawn(Player::new(seat, ledger.clone(), rng.u64(..)).wander(house.addresses())))
        .collect();
    let mut crowd = Crowd { players, ledger };
    let (mut to_come, mut recoveries, began) = (Vec::new(), Vec::new(), Instant::now());
    while recoveries.len() < trial.rounds || began.elapsed() < trial.lasts {
        crowd.play(rooms, PLAYED).await?;
        if to_come.is_empty() {
            to_come.clone_from(&troubles);
            rng.shuffle(&mut to_come);
        }
        let Some(trouble) = to_come.pop() else { break };
        let since = house.suffer(trouble, &mut rng).await?;
        crowd.play(rooms, 1).await?;
        recoveries.push(Recovery { trouble, took: since.elapsed() });
        eprintln!("{:>5} s  {:<15}{:.1} s", began.elapsed().as_secs(), trouble.name(), since.elapsed().as_secs_f64());
        house.mend().await?;
    }
    crowd.ledger.end();
    crowd.until("all games are over", |ledger| ledger.resting() == count).await?;
    crowd.players.iter().for_each(JoinHandle::abort);
    check_records(&house, &crowd.ledger)?;
    let place = house.place();
    house.stop()?;
    let store = Store::open_with(&place, Settings { shared: true, ..Settings::default() }).await;
    ledger::check_store(store.map_err(|error| error.to_string())?, &crowd.ledger).await;
    Ok(Outcome { recoveries, left_out, summary: crowd.ledger.summary() })
}

/// Every game that anybody has seen is over, and its record plays to the same end.
fn check_records(house: &House, ledger: &Ledger) -> Result<(), String> {
    let content = Arc::new(trucker_content::all().clone());
    for (game, commitment) in ledger.games() {
        let record = house.get(&format!("/api/games/{game}"))?;
        let record: Record = serde_json::from_str(&record).map_err(|error| format!("{game}: {error}"))?;
        let table = Table::load(&record, content.clone(), &mut |_| {}).map_err(|wrong| format!("{game}: {wrong}"))?;
        if record.commitment.to_string() != commitment || !table.game().is_over() {
            return Err(format!("{game} is another game than was told, or not over"));
        }
    }
    Ok(())
}
