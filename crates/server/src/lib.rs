//! Rooms, WebSocket and storage: what lets people and bots play together.
//!
//! [`start`] opens the database, wakes unfinished games and listens. One task owns one room ([`room`]); sockets
//! ([`socket`]) pass messages to it; it stores first ([`store`]) and tells afterwards.

pub mod catalogue;
pub mod cluster;
pub mod config;
pub mod door;
pub mod http;
pub mod hub;
pub mod keeper;
pub mod limits;
pub mod metrics;
pub mod old;
pub mod outbox;
pub mod protocol;
pub mod reach;
pub mod room;
pub mod secret;
pub mod show;
mod silence;
pub mod socket;
pub mod store;
pub mod text;

pub use config::Config;

use cluster::{Bus, BusError, Cluster};
use door::Door;
use http::{App, Reels};
use hub::Hub;
use limits::{Addresses, Readers};
use metrics::Metrics;
use protocol::Refused;
use room::Shared;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{CleanUp, Settings, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use trucker_engine::game::RULES_VERSION;
use trucker_engine::stage::STAGED;

/// How often old rooms are looked for.
const CLEANING: Duration = Duration::from_secs(3_600);
/// How long after the start they are looked for first.
const FIRST_CLEANING: Duration = Duration::from_secs(600);
/// How long rooms and their connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);
/// How long requests may take after that.
const LAST_REQUESTS: Duration = Duration::from_secs(2);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Nothing can be stored.
    #[error("{path}: {error}")]
    Store {
        /// The database.
        path: String,
        /// Why.
        error: StoreError,
    },
    /// The other servers cannot be found.
    #[error("{0}")]
    Bus(#[from] BusError),
    /// Nobody can be listened to.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Games that were gone on with.
    pub resumed: usize,
    hub: Arc<Hub>,
    stop: CancellationToken,
    serving: JoinHandle<()>,
}

/// Starts a server.
///
/// # Errors
/// If the database cannot be used or the address is taken.
pub async fn start(config: Config) -> Result<Running, StartError> {
    let store_error = |error| StartError::Store { path: config.place.to_string(), error };
    // Another name each time it starts, so that nobody takes it for the one before.
    let name = format!("{:016x}", fastrand::u64(..));
    let metrics = Arc::new(Metrics::of(config.bus.as_ref().map(|_| name.as_str())));
    let commits = metrics.clone();
    let settings = Settings {
        on_commit: Some(Arc::new(move |took, jobs| commits.committed(took, jobs))),
        shared: config.bus.is_some(),
        ..config.store.clone()
    };
    // Before anything is touched in the database.
    let bus = match &config.bus {
        None => None,
        Some(address) => Some(Bus::reach(address).await?),
    };
    let store = Store::open_with(&config.place, settings).await.map_err(store_error)?;
    let listener = TcpListener::bind(config.listen).await;
    let listen_error = |error| StartError::Listen { address: config.listen, error };
    let (listener, address) = match listener.and_then(|listener| Ok((listener.local_addr()?, listener))) {
        Ok((address, listener)) => (listener, address),
        Err(error) => {
            store.close().await;
            return Err(listen_error(error));
        }
    };
    let addresses = Addresses::new(&config.limits);
    let staged = config.rehearsal.stage.as_ref().map(|stage| stage.content.clone());
    let content = staged.unwrap_or_else(|| Arc::new(trucker_content::all().clone()));
    let joined = match bus {
        None => None,
        Some(bus) => {
            let house = store.house().await.map_err(store_error)?;
            let rules = if config.rehearsal.stage.is_none() { RULES_VERSION } else { STAGED };
            match Cluster::join(bus, name, &house, rules).await {
                Ok(joined) => Some(joined),
                Err(error) => {
                    store.close().await;
                    return Err(error.into());
                }
            }
        }
    };
    let (readers, ended) = (Readers::default(), Notify::new());
    let shared = Arc::new(Shared { store, metrics, content, config, readers, ended });
    let stop = CancellationToken::new();
    let (cluster, ears) = joined.unzip();
    let hub = Hub::new(shared.clone(), cluster.clone(), stop.clone());
    let resumed = match (cluster, ears) {
        // Who wakes which of them is seen to by and by, as others may have them.
        (Some(cluster), Some(ears)) => {
            tracing::info!(node = cluster.me, "joined the others");
            cluster.start(&hub, ears);
            0
        }
        _ => hub
            .wake_unfinished()
            .await
            .map_err(|error| StartError::Store { path: shared.config.place.to_string(), error })?,
    };
    let (reels, files) = (Reels::default(), Reels::default());
    let app = Arc::new(App { hub: hub.clone(), addresses: addresses.clone(), listening: address, reels, files });
    let door = Door::new(listener, addresses.clone(), shared.config.trust_proxy, shared.config.limits.quiet * 4);
    tokio::spawn(clean_up(hub.clone(), addresses, stop.clone()));
    tokio::spawn(keeper::keep(shared.clone(), stop.clone()));
    let patience = shared.config.limits.patience * 2;
    let serving = tokio::spawn(door.serve(http::router(app), patience, stop.clone()));
    tracing::info!(%address, resumed, "listening");
    Ok(Running { address, resumed, hub, stop, serving })
}

/// Removes what is old, now and then.
async fn clean_up(hub: Arc<Hub>, addresses: Arc<Addresses>, stop: CancellationToken) {
    // After a start, those who were here are given time to come back.
    let mut pause = FIRST_CLEANING;
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause) => pause = CLEANING,
        }
        let config::Keep { lobby_days, idle_days, replay_days } = hub.shared.config.keep;
        let cleaned = async {
            let now = hub.shared.store.clock().await?;
            hub.clean(&CleanUp { now, lobby_days, idle_days, replay_days }).await
        };
        match cleaned.await {
            Ok(cleaned) => tracing::info!(?cleaned, "cleaned up"),
            Err(error) => tracing::error!(%error, "could not clean up"),
        }
        addresses.tidy();
    }
}

impl Running {
    /// Stops: says goodbye to everyone, finishes what is being stored, closes the database.
    ///
    /// If there are other servers, they get its rooms first; whoever is in a hurry cuts that short.
    pub async fn stop_with_heirs(self, hurry: CancellationToken) {
        self.hub.hand_over(hurry).await;
        self.stop().await;
    }

    /// The same without waiting for heirs.
    pub async fn stop(self) {
        self.stop.cancel();
        self.hub.end_rooms(&Refused::Stopping);
        if let Some(cluster) = self.hub.cluster() {
            // Clients whose rooms are elsewhere go, too.
            cluster.near.cut(Refused::Stopping);
        }
        if tokio::time::timeout(FAREWELL, self.hub.finish()).await.is_err() {
            tracing::warn!("some rooms or connections did not end in time");
        }
        if tokio::time::timeout(LAST_REQUESTS, self.serving).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        if let Some(cluster) = self.hub.cluster() {
            cluster.farewell().await;
        }
        self.hub.shared.store.close().await;
        tracing::info!("stopped");
    }
}
