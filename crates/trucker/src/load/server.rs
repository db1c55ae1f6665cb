//! The server under load: a process of its own, so that its figures are its alone.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use trucker_backing::Namespace;

/// How many were started, so that each has a folder of its own.
static STARTED: AtomicU32 = AtomicU32::new(0);
/// How long the server may take to say where it listens.
const START: Duration = Duration::from_secs(20);
/// How long it may take to stop.
const STOP: Duration = Duration::from_secs(30);
/// How many of its last lines are kept for when something goes wrong.
const LINES: usize = 20;

/// A server started for a run; it ends with it, and its database goes.
pub struct Server {
    child: Child,
    directory: PathBuf,
    /// Where it listens.
    pub url: String,
    said: Arc<Mutex<VecDeque<String>>>,
}

/// What a server stores in and meets others by, instead of a file.
#[derive(Clone, Debug)]
pub struct Backing {
    /// The address of PostgreSQL.
    pub database: String,
    /// The address of the bus, if there are others.
    pub bus: Option<String>,
    /// The network that it is to be in, if it is one of its own.
    pub inside: Option<Namespace>,
}

/// This very program.
///
/// # Errors
/// If it cannot be found.
pub fn this_program() -> Result<PathBuf, String> {
    std::env::current_exe().map_err(|error| format!("this program cannot be found: {error}"))
}

impl Server {
    /// Starts a server on any free port, with limits that let one address do everything.
    ///
    /// # Errors
    /// Why it did not start, with what it said.
    pub fn start(program: &Path, rooms: u32, backing: Option<&Backing>) -> Result<Server, String> {
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let directory = std::env::temp_dir().join(format!("trucker-load-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
        let inside = backing.and_then(|backing| backing.inside.as_ref());
        let mut command = inside.map_or_else(|| Command::new(program), |inside| inside.command(program));
        command.args(["serve", "--port", "0", "--no-open"]);
        if let Some(inside) = inside {
            command.args(["--listen", &inside.address.to_string()]);
        }
        match backing {
            None => {
                command.arg("--db").arg(directory.join("load.db"));
            }
            Some(Backing { database, bus, .. }) => {
                command.env_remove("TRUCKER_DB").args(["--database", database]);
                if let Some(bus) = bus {
                    command.args(["--bus", bus]);
                }
            }
        }
        for (name, value) in limits(rooms) {
            command.env(name, value.to_string());
        }
        command.env("TRUCKER_LOG", "warn").env_remove("TRUCKER_LAN").env_remove("TRUCKER_LISTEN");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0); // Ctrl-C is for the load tool.
        let child = command.spawn().map_err(|error| format!("the server cannot be started: {error}"))?;
        let mut server = Server { child, directory, url: String::new(), said: Arc::default() };
        let urls = server.listen();
        match urls.recv_timeout(START) {
            Ok(url) => server.url = url,
            Err(_) => return Err(format!("the server did not say where it listens.\n{}", server.last_words())),
        }
        Ok(server)
    }

    /// Where it listens.
    pub fn address(&self) -> Option<SocketAddr> {
        let (_, place) = self.url.split_once("://")?;
        place.replace("localhost", "127.0.0.1").parse().ok()
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What it said last.
    pub fn last_words(&self) -> String {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.iter().map(|line| format!("  server: {line}\n")).collect()
    }

    /// Asks it to stop and waits; says how it ended, or `None` if it had to be killed.
    pub fn stop(&mut self) -> Option<ExitStatus> {
        let asked = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status();
        let patience = if asked.is_ok_and(|status| status.success()) { STOP } else { Duration::ZERO };
        let began = Instant::now();
        while began.elapsed() < patience {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        None
    }

    /// Reads what it says, line by line, for as long as it lives: a full pipe would stop it.
    fn listen(&mut self) -> Receiver<String> {
        let (send, urls) = channel();
        let out = self.child.stdout.take().map(|out| Box::new(out) as Box<dyn Read + Send>);
        let errors = self.child.stderr.take().map(|errors| Box::new(errors) as Box<dyn Read + Send>);
        for stream in [out, errors].into_iter().flatten() {
            let (said, send) = (self.said.clone(), send.clone());
            std::thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    if let Some(url) = url_in(&line) {
                        let _ = send.send(url); // Only the first one is waited for.
                    }
                    let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
                    if said.len() == LINES {
                        said.pop_front();
                    }
                    said.push_back(line);
                }
            });
        }
        urls
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whatever happened, no process and no file is left behind; one that has ended cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// Settings that let one address open all rooms and connections of a run.
fn limits(rooms: u32) -> [(&'static str, u32); 4] {
    let plenty = rooms.saturating_mul(4).saturating_add(1_000);
    [
        ("TRUCKER_CONNECTIONS", plenty),
        ("TRUCKER_CONNECTIONS_PER_ADDRESS", plenty),
        ("TRUCKER_ROOMS", plenty),
        ("TRUCKER_ROOMS_PER_MINUTE", 1_000_000),
    ]
}

/// The address in a line, up to the end of its host and port.
fn url_in(line: &str) -> Option<String> {
    let from = line.find("http://")?;
    let rest = &line[from..];
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '/' | '.' | '-' | '[' | ']');
    let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    Some(rest[..end].trim_end_matches(['/', '.']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        let cases = [
            ("Galaxy Trucker: http://127.0.0.1:4321/", Some("http://127.0.0.1:4321")),
            ("\u{1b}[1mhttp://[::1]:80\u{1b}[0m", Some("http://[::1]:80")),
            ("Play at http://localhost:9.", Some("http://localhost:9")),
            ("nothing here", None),
        ];
        for (line, url) in cases {
            assert_eq!(url_in(line).as_deref(), url, "{line}");
        }
    }
}
