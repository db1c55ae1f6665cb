//! What the tests of the server share: the real binary as a process of its own, requests, and a client on a WebSocket.
#![allow(dead_code, unused_imports)] // Each test file uses its own part of this.

pub mod ledger;

pub use trucker::load::chaos::client::Client;
pub use trucker::load::chaos::player;

use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use trucker_server::http::SeatGiven;

/// How long anything may take before it counts as hanging.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// What the announcement of a server ends with.
const READY: &str = "Stop with Ctrl-C";

/// The binary with these arguments and nothing set in the environment.
pub fn trucker(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trucker"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TRUCKER_")) {
        command.env_remove(name);
    }
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// `serve` with a database, on any free port.
pub fn serve(db: &std::path::Path) -> Command {
    let mut command = trucker(&["serve", "--no-open", "--port", "0", "--db"]);
    command.arg(db);
    command
}

/// `serve` as one of several with this database and this bus, on any free port.
pub fn serve_among(database: &str, bus: &str) -> Command {
    trucker(&["serve", "--no-open", "--port", "0", "--database", database, "--bus", bus])
}

/// A server that is not expected to come up: what it ends with.
pub fn output(mut command: Command) -> Output {
    let mut child = command.spawn().expect("the binary");
    let began = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if began.elapsed() > PATIENCE {
            child.kill().expect("a child");
            panic!("it does not end: {:?}", child.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().expect("output")
}

/// A stream of the server, read for as long as it lives: a full pipe would stop it.
#[derive(Clone, Default)]
struct Said {
    text: Arc<Mutex<String>>,
    reader: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Said {
    fn listen(stream: impl Read + Send + 'static) -> Said {
        let text: Arc<Mutex<String>> = Arc::default();
        let heard = text.clone();
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                *heard.lock().unwrap_or_else(PoisonError::into_inner) += &(line + "\n");
            }
        });
        Said { text, reader: Arc::new(Mutex::new(Some(reader))) }
    }

    fn text(&self) -> String {
        self.text.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All of it, once the process has ended.
    fn end(&self) -> String {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(reader) = reader {
            reader.join().expect("a reader");
        }
        self.text()
    }
}

/// A server that runs; it is killed if nobody stops it.
pub struct Server {
    child: Child,
    out: Said,
    errors: Said,
    /// Where it can be reached.
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server and waits until it has said where it is.
    pub fn start(mut command: Command) -> Server {
        let mut child = command.spawn().expect("the binary");
        let out = Said::listen(child.stdout.take().expect("a pipe"));
        let errors = Said::listen(child.stderr.take().expect("a pipe"));
        let began = Instant::now();
        loop {
            let said = out.text();
            if said.contains(READY) {
                let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port(&said)));
                return Server { child, out, errors, address };
            }
            if began.elapsed() > PATIENCE || child.try_wait().expect("a child").is_some() {
                let _ = child.kill();
                let ended = child.wait();
                panic!("it does not start ({ended:?}): {}{}", out.end(), errors.end());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// What it has said on its standard output.
    pub fn said(&self) -> String {
        self.out.text()
    }

    /// What it has logged.
    pub fn logged(&self) -> String {
        self.errors.text()
    }

    /// Gives all that it has said and logged, for after its end.
    pub fn reader(&self) -> impl FnOnce() -> (String, String) + use<> {
        let (out, errors) = (self.out.clone(), self.errors.clone());
        move || (out.end(), errors.end())
    }

    /// Has it ended by itself?
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("a child").is_some()
    }

    /// Ends it without a warning.
    pub fn kill(mut self) {
        self.child.kill().expect("a child");
        self.child.wait().expect("a child");
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop.
    pub fn ask_to_stop(&self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill");
        assert!(asked.success());
    }

    /// Waits for its end.
    pub fn wait(mut self) -> ExitStatus {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            assert!(began.elapsed() < PATIENCE, "it does not stop: {}", self.logged());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Asks it to stop and waits until it has, without complaint.
    pub fn stop(self) {
        self.ask_to_stop();
        let errors = self.errors.clone();
        let status = self.wait();
        assert!(status.success(), "{status}: {}", errors.end());
    }

    /// Gets a page.
    pub fn get(&self, path: &str) -> (u16, Value) {
        get(self.address, path)
    }

    /// Posts something.
    pub fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let url = format!("http://{}{path}", self.address);
        let sent = agent().post(url).header("content-type", "application/json").send(body.to_string());
        answer(sent.expect("an answer"))
    }

    /// Asks for a seat and gets it.
    pub fn seat(&self, path: &str, body: &Value) -> SeatGiven {
        let (status, given) = self.post(path, body);
        assert_eq!(status, 201, "{path}: {given}");
        serde_json::from_value(given).expect("a seat")
    }

    /// It is well, it says.
    pub fn assert_healthy(&self) {
        let (status, health) = self.get("/healthz");
        assert_eq!((status, &health["status"]), (200, &"ok".into()), "{health}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended cannot be killed, and that is well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The port in an announcement.
fn port(said: &str) -> u16 {
    let url = said.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
    let port = url.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
    port.unwrap_or_else(|| panic!("no port: {said}"))
}

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
    config.build().new_agent()
}

/// Gets a page of the server at this address.
pub fn get(address: SocketAddr, path: &str) -> (u16, Value) {
    answer(agent().get(format!("http://{address}{path}")).call().expect("an answer"))
}

fn answer(mut answer: ureq::http::Response<ureq::Body>) -> (u16, Value) {
    let status = answer.status().as_u16();
    let text = answer.body_mut().with_config().limit(64 << 20).read_to_string().expect("a text");
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
