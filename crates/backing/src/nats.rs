//! The message bus.

use crate::{Process, Signal, find, folder, free_port};
use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;

/// A `nats-server` with JetStream of one's own. It ends when it is dropped.
pub struct Nats {
    program: PathBuf,
    // Before its folder, which must not go while it runs.
    process: Option<Process>,
    folder: TempDir,
    listens: SocketAddrV4,
    /// Where it tells what it has counted.
    monitor: u16,
    jetstream: bool,
    /// The only user and password that are let in, if not everybody is.
    login: Option<(String, String)>,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// If it is not installed, or does not start.
    pub fn start() -> Result<Nats, String> {
        Nats::start_with(Ipv4Addr::LOCALHOST, true)
    }

    /// Starts one that listens on this address, with or without JetStream.
    ///
    /// # Errors
    /// As [`Nats::start`].
    pub fn start_with(host: Ipv4Addr, jetstream: bool) -> Result<Nats, String> {
        Nats::make(host, jetstream, None)
    }

    /// Starts one that lets this user in with this password, and nobody else.
    ///
    /// # Errors
    /// As [`Nats::start`].
    pub fn start_guarded(user: &str, password: &str) -> Result<Nats, String> {
        Nats::make(Ipv4Addr::LOCALHOST, true, Some((user.to_owned(), password.to_owned())))
    }

    fn make(host: Ipv4Addr, jetstream: bool, login: Option<(String, String)>) -> Result<Nats, String> {
        let program = find("nats-server", &[PathBuf::from("/usr/sbin")], "nats-server")?;
        let (listens, monitor) = (SocketAddrV4::new(host, free_port()?), free_port()?);
        let mut nats = Nats { program, process: None, folder: folder()?, listens, monitor, jetstream, login };
        nats.restart()?;
        Ok(nats)
    }

    /// Starts it again, if it does not run, on the same port with the same data.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> Result<(), String> {
        if self.process.is_some() {
            return Ok(());
        }
        let (host, port) = (self.listens.ip().to_string(), self.listens.port().to_string());
        let monitor = self.monitor.to_string();
        let mut arguments = vec!["-a", &host, "-p", &port, "-m", &monitor];
        if self.jetstream {
            arguments.extend(["-js", "-sd", "data"]);
        }
        if let Some((user, password)) = &self.login {
            arguments.extend(["--user", user, "--pass", password]);
        }
        let process = Process::start(&self.program, &arguments, self.folder.path(), self.listens, Signal::Terminate)?;
        self.process = Some(process);
        Ok(())
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://{}", self.listens)
    }

    /// Where it tells what it has counted.
    #[must_use]
    pub fn monitor(&self) -> String {
        format!("http://{}:{}", self.listens.ip(), self.monitor)
    }

    /// How long it has been on a processor.
    #[must_use]
    pub fn processor_time(&self) -> Option<Duration> {
        self.process.as_ref()?.processor_time()
    }

    /// Ends it.
    pub fn stop(&mut self) {
        self.process = None;
    }
}
