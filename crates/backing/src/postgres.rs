//! PostgreSQL.

use crate::{Process, Signal, command, find, folder, free_port, signal};
use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A database server of one's own. It ends when it is dropped.
pub struct Postgres {
    server: PathBuf,
    client: PathBuf,
    // Before its folder, which must not go while it runs.
    process: Option<Process>,
    folder: TempDir,
    listens: SocketAddrV4,
    durable: bool,
}

impl Postgres {
    /// Starts one. A durable one writes to the disk before it says so; for most tests that is a waste of time.
    ///
    /// # Errors
    /// If it is not installed, or does not start.
    pub fn start(durable: bool) -> Result<Postgres, String> {
        Postgres::start_at(Ipv4Addr::LOCALHOST, durable)
    }

    /// Starts one that listens on this address, and lets everybody in who comes from the network around it.
    ///
    /// # Errors
    /// As [`Postgres::start`].
    pub fn start_at(host: Ipv4Addr, durable: bool) -> Result<Postgres, String> {
        let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path().join("bin"))
            .collect();
        versions.sort();
        versions.reverse();
        let program = |name| find(name, &versions, "postgresql");
        let (initdb, server, client) = (program("initdb")?, program("postgres")?, program("psql")?);
        let folder = folder()?;
        let mut made = command(&initdb, folder.path());
        made.args([
            "--pgdata=data",
            "--auth=trust",
            "--username=trucker",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        ]);
        run(made)?;
        let all = format!("host all all {host}/24 trust\n");
        std::fs::write(folder.path().join("data/pg_hba.conf"), all).map_err(|error| error.to_string())?;
        let listens = SocketAddrV4::new(host, free_port()?);
        let mut postgres = Postgres { server, client, process: None, folder, listens, durable };
        postgres.restart()?;
        Ok(postgres)
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
        let mut arguments = vec!["-D", "data", "-h", &host, "-k", "", "-p", &port, "-c", "max_connections=200"];
        if !self.durable {
            arguments.extend(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        let process = Process::start(&self.server, &arguments, self.folder.path(), self.listens, Signal::Interrupt)?;
        self.process = Some(process);
        // It listens before it is ready.
        let begun = Instant::now();
        while let Err(error) = self.say("postgres", "SELECT 1") {
            if begun.elapsed() > crate::PATIENCE {
                return Err(error);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Makes an empty database, and gives its address.
    ///
    /// # Errors
    /// If there is one of that name already.
    pub fn create(&self, name: &str) -> Result<String, String> {
        self.say("postgres", &format!("CREATE DATABASE \"{name}\""))?;
        Ok(self.address(name))
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, name: &str) -> String {
        format!("postgres://trucker@{}/{name}", self.listens)
    }

    /// Says something to a database, and gives what it answers.
    ///
    /// # Errors
    /// In the words of the database.
    pub fn say(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut psql = command(&self.client, self.folder.path());
        psql.args(["-X", "-q", "-t", "-A", "-d", &self.address(database), "-c", statement]);
        run(psql)
    }

    /// Ends it; connections are cut.
    pub fn stop(&mut self) {
        self.process = None;
    }

    /// How long it has been on a processor, with all that it has started.
    #[must_use]
    pub fn processor_time(&self) -> Option<Duration> {
        self.process.as_ref()?.processor_time()
    }

    /// Its process, for signals. A process that stands still keeps its connections open and answers nobody.
    pub fn tell(&self, what: Signal) {
        if let Some(process) = &self.process {
            let _ = signal(process.pid, what);
        }
    }
}

/// Runs a command to its end; gives what it says.
fn run(mut command: Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}
