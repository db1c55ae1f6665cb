//! The message bus.

use crate::{Process, Signal, find, folder, free_port};
use std::path::PathBuf;
use tempfile::TempDir;

/// A `nats-server` with JetStream of one's own. It ends when it is dropped.
pub struct Nats {
    program: PathBuf,
    folder: TempDir,
    port: u16,
    jetstream: bool,
    process: Option<Process>,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// If it is not installed, or does not start.
    pub fn start() -> Result<Nats, String> {
        Nats::start_with(true)
    }

    /// Starts one with or without JetStream.
    ///
    /// # Errors
    /// As [`Nats::start`].
    pub fn start_with(jetstream: bool) -> Result<Nats, String> {
        let program = find("nats-server", &[PathBuf::from("/usr/sbin")], "nats-server")?;
        let mut nats = Nats { program, folder: folder()?, port: free_port()?, jetstream, process: None };
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
        let port = self.port.to_string();
        let mut arguments = vec!["-a", "127.0.0.1", "-p", &port];
        if self.jetstream {
            arguments.extend(["-js", "-sd", "data"]);
        }
        self.process = Some(Process::start(&self.program, &arguments, self.folder.path(), self.port)?);
        Ok(())
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.end(Signal::Terminate);
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
