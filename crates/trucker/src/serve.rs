//! `trucker serve`, and plain `trucker`: the game in the browser.

use crate::{BAD_INPUT, FAILED, SUCCESS};
use clap::builder::BoolishValueParser;
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, Registry};
use trucker_server::config::{Keep, Limits, Rehearsal};
use trucker_server::store::Place;
use trucker_server::{Config, Running, StartError};

/// The port that is tried first.
const PORT: u16 = 7777;

/// What `trucker serve` is told. Everything can also be set in the environment.
#[derive(clap::Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  trucker serve\n  trucker serve --lan\n  trucker serve --db games.db --port 8080 --no-open\n\nExit status: 0 after an orderly stop, 1 if it cannot start or go on, 2 for settings that make no sense, a database or a bus that does not answer included."
)]
pub struct Args {
    /// The database file; by default in the user's data folder.
    #[arg(long, value_name = "PATH", env = "TRUCKER_DB")]
    pub db: Option<PathBuf>,
    /// A PostgreSQL database instead of a file, such as postgres://trucker@localhost/trucker.
    #[arg(long, value_name = "ADDRESS", env = "TRUCKER_DATABASE", hide_env_values = true, conflicts_with = "db")]
    pub database: Option<String>,
    /// The bus, such as nats://localhost:4222, by which several servers with the same database are one.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "TRUCKER_BUS",
        hide_env_values = true,
        requires = "database",
        conflicts_with = "db"
    )]
    pub bus: Option<String>,
    /// The port; by default 7777, or any free one if that is taken. 0 takes any free one.
    #[arg(long, env = "TRUCKER_PORT")]
    pub port: Option<u16>,
    /// Listen on the whole network, and show the address and a QR code for phones.
    #[arg(long, env = "TRUCKER_LAN", value_parser = BoolishValueParser::new())]
    pub lan: bool,
    /// Listen on this address instead of this machine only.
    #[arg(long, value_name = "ADDRESS", env = "TRUCKER_LISTEN")]
    pub listen: Option<IpAddr>,
    /// Do not open the browser.
    #[arg(long, env = "TRUCKER_NO_OPEN", value_parser = BoolishValueParser::new())]
    pub no_open: bool,
    /// Pages of this origin (scheme, host and port) may use the server too; may be repeated.
    #[arg(long, value_name = "ORIGIN", env = "TRUCKER_ORIGINS", value_delimiter = ',', value_parser = origin)]
    pub origin: Vec<String>,
    /// A proxy in front tells the address of clients in X-Forwarded-For.
    #[arg(long, env = "TRUCKER_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    pub trust_proxy: bool,
    /// What is logged, such as warn, info or trucker_server=debug; by default warn in a terminal, info elsewhere.
    #[arg(long, value_name = "FILTER", env = "TRUCKER_LOG")]
    pub log: Option<String>,
    /// Log one JSON object a line.
    #[arg(long, env = "TRUCKER_LOG_JSON", value_parser = BoolishValueParser::new())]
    pub log_json: bool,
    /// Connections from one address.
    #[arg(long, value_name = "N", env = "TRUCKER_CONNECTIONS_PER_ADDRESS", default_value_t = Limits::default().connections_per_address, value_parser = clap::value_parser!(u32).range(1..))]
    pub connections_per_address: u32,
    /// Connections in all.
    #[arg(long, value_name = "N", env = "TRUCKER_CONNECTIONS", default_value_t = Limits::default().connections, value_parser = clap::value_parser!(u32).range(1..))]
    pub connections: u32,
    /// Rooms in memory.
    #[arg(long, value_name = "N", env = "TRUCKER_ROOMS", default_value_t = Limits::default().rooms, value_parser = clap::value_parser!(u32).range(1..))]
    pub rooms: u32,
    /// Rooms that one address may open in a minute; joining may be tried five times as often.
    #[arg(long, value_name = "N", env = "TRUCKER_ROOMS_PER_MINUTE", default_value_t = Limits::default().rooms_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    pub rooms_per_minute: u32,
    /// Seconds after which a room that everyone has left goes to sleep; it wakes up when somebody comes back.
    #[arg(long, value_name = "S", env = "TRUCKER_SLEEP_AFTER", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    pub sleep_after: u32,
    /// Days that a room without a running game is kept untouched.
    #[arg(long, value_name = "DAYS", env = "TRUCKER_KEEP_LOBBIES", default_value_t = Keep::default().lobby_days)]
    pub keep_lobbies: u32,
    /// Days that a game nobody goes on with is kept.
    #[arg(long, value_name = "DAYS", env = "TRUCKER_KEEP_IDLE", default_value_t = Keep::default().idle_days)]
    pub keep_idle: u32,
    /// Days that the replay of a finished game is kept.
    #[arg(long, value_name = "DAYS", env = "TRUCKER_KEEP_REPLAYS", default_value_t = Keep::default().replay_days)]
    pub keep_replays: u32,
    /// For tests of clients: every game has this seed, and bots do the same every time.
    #[arg(long, value_name = "N", env = "TRUCKER_TEST_SEED", hide = true)]
    pub test_seed: Option<u64>,
    /// For tests of clients: bots take no time.
    #[arg(long, env = "TRUCKER_TEST_BOTS", hide = true, value_parser = BoolishValueParser::new())]
    pub test_bots: bool,
    /// For tests of clients: the clocks of games run so many times as fast.
    #[arg(long, value_name = "N", env = "TRUCKER_TEST_CLOCK", hide = true, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub test_clock: Option<u32>,
    /// For tests of clients: every game begins where this scenario of a file does.
    #[arg(long, value_name = "FILE[#TITLE]", env = "TRUCKER_TEST_SCENARIO", hide = true)]
    pub test_scenario: Option<String>,
}

impl Args {
    /// Are these games for tests, which anybody could foresee?
    fn is_rehearsal(&self) -> bool {
        self.test_seed.is_some() || self.test_bots || self.test_clock.is_some() || self.test_scenario.is_some()
    }
}

/// Serves until it is told to stop.
pub fn run(args: &Args) -> u8 {
    if args.lan && args.listen.is_some() {
        return complain("--lan and --listen contradict each other: say one of them", BAD_INPUT);
    }
    if args.is_rehearsal() && (args.lan || args.trust_proxy || args.listen.is_some_and(|ip| !ip.is_loopback())) {
        let settings = "--test-seed, --test-bots, --test-clock and --test-scenario";
        return complain(&format!("{settings} are for tests on this machine only"), BAD_INPUT);
    }
    let stage = match args.test_scenario.as_deref().map(crate::scenario::stage).transpose() {
        Ok(stage) => stage.map(Arc::new),
        Err(wrong) => return complain(&format!("--test-scenario: {wrong}"), BAD_INPUT),
    };
    let rehearsal = Rehearsal { seed: args.test_seed, instant_bots: args.test_bots, stage };
    if let Err(wrong) = log(args) {
        return complain(&format!("--log: {wrong}"), BAD_INPUT);
    }
    let file = || args.db.clone().or_else(default_db).map(Place::File);
    let Some(place) = args.database.clone().map(Place::Postgres).or_else(file) else {
        return complain("this user has no data folder: say where the database is to be with --db PATH", BAD_INPUT);
    };
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(wrong) => return complain(&format!("cannot start: {wrong}"), FAILED),
    };
    runtime.block_on(async {
        // A signal that comes while starting must not be lost.
        let mut stop = match Stop::new() {
            Ok(stop) => stop,
            Err(wrong) => return complain(&format!("cannot listen for signals: {wrong}"), FAILED),
        };
        match begin(args, &place, rehearsal).await {
            Ok(running) => {
                announce(args, &running);
                stop.wait().await;
                // Whoever says it twice means it.
                let hurry = CancellationToken::new();
                let stopping = running.stop_with_heirs(hurry.clone());
                tokio::pin!(stopping);
                tokio::select! {
                    () = &mut stopping => return SUCCESS,
                    () = stop.wait() => hurry.cancel(),
                }
                stopping.await;
                SUCCESS
            }
            // Somewhere that does not answer, or is not ours to use, is a setting that makes no sense.
            Err(wrong @ StartError::Bus(_)) => complain(&format!("--bus: {wrong}"), BAD_INPUT),
            Err(wrong @ StartError::Store { .. }) if args.database.is_some() => complain(&wrong.to_string(), BAD_INPUT),
            Err(wrong) => complain(&wrong.to_string(), FAILED),
        }
    })
}

/// Starts at the port that was asked for, or at the usual one, or at any free one if that is taken.
async fn begin(args: &Args, place: &Place, rehearsal: Rehearsal) -> Result<Running, StartError> {
    let everywhere = IpAddr::V4(if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST });
    let ip = args.listen.unwrap_or(everywhere);
    let config = |port: u16| Config {
        listen: SocketAddr::new(ip, port),
        origins: args.origin.clone(),
        trust_proxy: args.trust_proxy,
        limits: Limits {
            connections_per_address: args.connections_per_address,
            connections: args.connections,
            rooms: args.rooms,
            rooms_per_minute: args.rooms_per_minute,
            ..Limits::default()
        },
        sleep_after: Duration::from_secs(u64::from(args.sleep_after)),
        keep: Keep { lobby_days: args.keep_lobbies, idle_days: args.keep_idle, replay_days: args.keep_replays },
        clock_speed: args.test_clock.unwrap_or(1),
        rehearsal: rehearsal.clone(),
        bus: args.bus.clone(),
        ..Config::at(place.clone())
    };
    match (trucker_server::start(config(args.port.unwrap_or(PORT))).await, args.port) {
        (Err(StartError::Listen { error, .. }), None) if error.kind() == std::io::ErrorKind::AddrInUse => {
            trucker_server::start(config(0)).await
        }
        (started, _) => started,
    }
}

/// Says where the game is, and opens the browser.
fn announce(args: &Args, running: &Running) {
    let port = running.address.port();
    let local = match running.address.ip() {
        ip if ip.is_unspecified() || ip.is_loopback() => format!("http://localhost:{port}/"),
        ip => format!("http://{}/", SocketAddr::new(ip, port)),
    };
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "Galaxy Trucker is ready at {local}");
    if args.is_rehearsal() {
        let _ = writeln!(out, "This is a rehearsal: whoever knows the settings can foresee its games.");
    }
    let _ = match running.resumed {
        0 => Ok(()),
        1 => writeln!(out, "1 unfinished game goes on."),
        more => writeln!(out, "{more} unfinished games go on."),
    };
    if args.lan
        && let Some(ip) = trucker_server::reach::network_address()
    {
        let link = format!("http://{ip}:{port}/");
        let _ = writeln!(out, "On your network: {link}");
        if let Ok(code) = qrcode::QrCode::new(&link) {
            let picture = code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build();
            let _ = writeln!(out, "{picture}");
        }
    }
    let _ = writeln!(out, "Stop with Ctrl-C; games go on when you start it again.");
    let _ = out.flush();
    if !args.no_open && std::io::stdout().is_terminal() {
        // Without a browser the address is there to read.
        let _ = open::that_detached(local);
    }
}

/// An origin as browsers write it: scheme, host and perhaps a port, and nothing after them.
fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = |host: &str| !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    match host.filter(|host| fits(host)) {
        Some(_) => Ok(text.to_ascii_lowercase()),
        None => Err("an origin is a scheme and a host, such as https://trucker.example".to_owned()),
    }
}

fn default_db() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "trucker")?;
    Some(folders.data_dir().join("trucker.db"))
}

/// What is logged: a level, or levels of modules (`info,trucker_server::room=debug`).
fn filter(text: &str) -> Result<Targets, String> {
    // Anything would do as the name of a module that is not there, a mistyped bracket, too.
    if let Some(odd) = text.chars().find(|c| !c.is_alphanumeric() && !"_:-=, ".contains(*c)) {
        return Err(format!("--log: '{odd}' is in no filter; write a level, or modules like trucker_server=debug"));
    }
    text.parse().map_err(|wrong| format!("--log: {wrong}"))
}

fn log(args: &Args) -> Result<(), String> {
    let usual = if std::io::stderr().is_terminal() { "warn" } else { "info" };
    // What becomes of bus and database is said by the server itself, once.
    let usual = format!("{usual},async_nats=off,sqlx=warn");
    let filter = filter(args.log.as_deref().unwrap_or(&usual))?;
    // What nobody will see is not even put into words: libraries have much to say about each message.
    let most = Layer::<Registry>::max_level_hint(&filter).unwrap_or(LevelFilter::TRACE);
    let log = tracing_subscriber::fmt().with_max_level(most).with_writer(std::io::stderr);
    // The WebSocket library would log whole messages, and with them the secrets of seats.
    let discreet = filter_fn(|line| !line.target().contains("tungstenite") || line.level() <= &LevelFilter::INFO);
    let begun = if args.log_json {
        log.json().finish().with(filter).with(discreet).try_init()
    } else {
        log.with_ansi(false).finish().with(filter).with(discreet).try_init()
    };
    begun.map_err(|wrong| wrong.to_string())
}

fn complain(wrong: &str, code: u8) -> u8 {
    eprintln!("trucker: {wrong}");
    code
}

/// Waits for Ctrl-C or a request to end.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Stop {
    #[cfg(unix)]
    fn new() -> std::io::Result<Stop> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Stop { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(unix)]
    async fn wait(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    fn new() -> std::io::Result<Stop> {
        Ok(Stop {})
    }

    #[cfg(not(unix))]
    async fn wait(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}

#[cfg(test)]
mod tests {
    use super::origin;

    #[test]
    fn origins_are_what_browsers_send() {
        for good in ["https://trucker.example", "http://localhost:8080", "http://[::1]:80"] {
            assert_eq!(origin(good).as_deref(), Ok(good));
        }
        for bad in
            ["foo", "", "trucker.example", "https://", "https://trucker.example/", "ftp://x", "https://a b", "null"]
        {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
