//! The way onto the bus: NATS with JetStream, whose key-value buckets hold the leases.

use super::directory::{Directory, LEASE};
use super::lease::Lease;
use super::{Cluster, care, locked};
use crate::outbox::Line;
use async_nats::jetstream::{self, kv, stream};
use async_nats::{ConnectErrorKind, ConnectOptions, Event, RequestErrorKind, ServerAddr, Subscriber};
use percent_encoding::percent_decode_str;
use std::collections::HashMap;
use std::io;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc};

/// How long the bus may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(5);
/// For how long the bus remembers where a room is, and where it was: what is deleted there leaves a mark that has to go one
/// day. A room that is awake for longer than this may be woken elsewhere, and drops here.
const REMEMBERED: Duration = Duration::from_secs(30 * 86_400);
/// Messages that may wait for this server.
const QUEUE: usize = 1 << 16;

/// Why a server cannot join the others.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody answers.
    #[error("the bus does not answer ({0}); start nats-server, or see whether the way to it is open")]
    Unreachable(String),
    /// It answers, and wants another user or password.
    #[error("the bus does not let this server in ({0}); check the user and the password in its address")]
    Denied(String),
    /// The address of a bus is none.
    #[error("this is no address of a bus ({0}); one looks like nats://user:password@host:4222")]
    Address(String),
    /// It is a bus without storage.
    #[error("the bus has no JetStream; start nats-server with -js")]
    NoJetStream,
    /// Something else.
    #[error("the bus cannot be used ({0})")]
    Other(String),
}

/// What this server listens to.
pub struct Ears {
    pub(super) asks: Subscriber,
    pub(super) lines: Subscriber,
    /// The connection to the bus was lost, and what was on its way with it.
    pub(super) lost: mpsc::UnboundedReceiver<()>,
}

/// A bus that can be used.
pub struct Bus {
    client: async_nats::Client,
    lost: mpsc::UnboundedReceiver<()>,
    back: Arc<Notify>,
}

impl Bus {
    /// Reaches a bus and looks whether it remembers anything; nothing is changed there.
    ///
    /// # Errors
    /// If there is no bus, or none that can be used.
    pub async fn reach(address: &str) -> Result<Bus, BusError> {
        let address: ServerAddr = address.parse().map_err(|wrong: io::Error| BusError::Address(wrong.to_string()))?;
        let (tell, lost) = mpsc::unbounded_channel();
        let back = Arc::new(Notify::new());
        let (returned, trouble) = (back.clone(), Mutex::new(String::new()));
        let options = ConnectOptions::new()
            .name("trucker")
            .connection_timeout(PATIENCE)
            .request_timeout(Some(PATIENCE))
            .subscription_capacity(QUEUE)
            .ping_interval(Duration::from_secs(2))
            .reconnect_delay_callback(|tries| Duration::from_millis(if tries > 20 { 1000 } else { 100 }))
            .event_callback(move |event| {
                match event {
                    Event::Disconnected | Event::SlowConsumer(_) => drop(tell.send(())),
                    Event::Connected => {
                        returned.notify_waiters();
                        locked(&trouble).clear();
                    }
                    // Whoever is not let in again has to know why; it is tried many times in a second.
                    Event::ServerError(_) | Event::ClientError(_) => {
                        let (said, mut known) = (event.to_string(), locked(&trouble));
                        if *known != said {
                            tracing::warn!("the bus: {said}");
                            *known = said;
                        }
                    }
                    _ => {}
                }
                async {}
            });
        // Of an address the library reads the place only. A user without a password is a token.
        let options = match (address.username(), address.password()) {
            (Some(user), Some(password)) => options.user_and_password(decoded(user), decoded(password)),
            (Some(token), None) => options.token(decoded(token)),
            (None, _) => options,
        };
        let connecting = tokio::time::timeout(PATIENCE, options.connect(address)).await;
        let client = match connecting {
            Ok(Ok(client)) => client,
            Ok(Err(error)) if error.kind() == ConnectErrorKind::AuthorizationViolation => {
                return Err(BusError::Denied(error.to_string()));
            }
            Ok(Err(error)) => return Err(BusError::Unreachable(error.to_string())),
            Err(_) => return Err(BusError::Unreachable("nothing was heard for five seconds".to_owned())),
        };
        // By hand: the library's own way wants to be told what older servers, such as Debian's, do not tell.
        match client.request("$JS.API.INFO", Default::default()).await {
            Ok(told) if !is_error(&told.payload) => Ok(Bus { client, lost, back }),
            Ok(_) => Err(BusError::NoJetStream),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(BusError::NoJetStream),
            Err(error) => Err(BusError::Unreachable(error.to_string())),
        }
    }
}

/// A part of an address as it was before it was written there: `%40` is `@`.
fn decoded(part: &str) -> String {
    percent_decode_str(part).decode_utf8_lossy().into_owned()
}

/// Does JetStream say that something is wrong?
fn is_error(told: &[u8]) -> bool {
    serde_json::from_slice::<serde_json::Value>(told).is_ok_and(|told| told.get("error").is_some())
}

impl Cluster {
    /// Joins the other servers of this house.
    ///
    /// # Errors
    /// If the bus cannot be used for that.
    pub async fn join(bus: Bus, me: String, house: &str, rules: u16) -> Result<(Arc<Cluster>, Ears), BusError> {
        let Bus { client: bus, lost, back } = bus;
        let streams = jetstream::new(bus.clone());
        let (nodes, rooms) = buckets(&streams, house).await?;
        let prefix = format!("trucker.{house}");
        let listen = async |what: &str| {
            let subject = format!("{prefix}.{me}.{what}");
            bus.subscribe(subject).await.map_err(|error| BusError::Other(error.to_string()))
        };
        let ears = Ears { asks: listen("ask").await?, lines: listen("lines").await?, lost };
        let cluster = Arc::new(Cluster {
            me,
            rules,
            prefix,
            bus,
            nodes,
            rooms,
            directory: Mutex::new(Directory::default()),
            held: Mutex::new(HashMap::new()),
            lines: Mutex::new(HashMap::new()),
            near: Line::default(),
            posts: Mutex::new(HashMap::new()),
            lease: Mutex::new(Lease::new(Instant::now())),
            leaving: AtomicBool::new(false),
            ailing: AtomicBool::new(false),
            listed: tokio::sync::Mutex::new(None),
            back,
        });
        care::learn(&cluster).await.map_err(BusError::Other)?;
        Ok((cluster, ears))
    }

    /// Makes the buckets anew if the bus has lost them.
    pub(super) async fn mend(&self) -> Result<(), BusError> {
        let house = self.prefix.trim_start_matches("trucker.");
        buckets(&jetstream::new(self.bus.clone()), house).await.map(drop)
    }
}

/// The two buckets of a house, made if they are not there.
async fn buckets(streams: &jetstream::Context, house: &str) -> Result<(kv::Store, kv::Store), BusError> {
    let bucket = async |what: &str, max_age: Duration| {
        let bucket = format!("trucker_{house}_{what}");
        if let Ok(bucket) = streams.get_key_value(&bucket).await {
            return Ok(bucket);
        }
        // A bucket is a stream with these settings. The library's own way to make one asks as it would in `reach`.
        let config = stream::Config {
            name: format!("KV_{bucket}"),
            subjects: vec![format!("$KV.{bucket}.>")],
            max_messages_per_subject: 1,
            max_age,
            allow_rollup: true,
            allow_direct: true,
            deny_delete: true,
            discard: stream::DiscardPolicy::New,
            num_replicas: 1,
            ..Default::default()
        };
        streams.create_stream(config).await.map_err(|error| {
            let text = error.to_string();
            BusError::Other(std::error::Error::source(&error).map_or(text, ToString::to_string))
        })?;
        streams.get_key_value(bucket).await.map_err(|error| BusError::Other(error.to_string()))
    };
    Ok((bucket("nodes", 2 * LEASE).await?, bucket("rooms", REMEMBERED).await?))
}
