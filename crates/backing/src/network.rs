//! A network of one's own, whose wires can be cut: every server in a network namespace, with a wire to the bus, one to the
//! database and one to its clients. Needs root and `ip`; whoever has neither is told so in a sentence.
//!
//! A wire that is cut carries nothing in either direction, and neither end is told: it is pulled out of the bridge.

use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{Command, Stdio};

/// What names of bridges and wires begin with; then comes the number of the process that made them.
const LINK: &str = "tk";
/// The same for namespaces.
const SPACE: &str = "trucker";
/// Addresses are taken from a range that is kept for measuring networks, so nobody has them: 198.18.0.0/15.
const RANGE: u32 = 0xc612_0000;
/// Each network has four blocks of sixteen addresses, and so many networks fit into the range.
const BLOCK: u32 = 16;
const NETWORKS: u32 = 2048;
/// Servers that fit into a network.
const MOST: usize = 13;

/// Where a wire leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wire {
    /// To the bus.
    Bus,
    /// To the database.
    Database,
    /// To those who play.
    Clients,
}

impl Wire {
    /// All of them.
    pub const ALL: [Wire; 3] = [Wire::Bus, Wire::Database, Wire::Clients];

    fn letter(self) -> char {
        match self {
            Wire::Bus => 'b',
            Wire::Database => 'd',
            Wire::Clients => 'c',
        }
    }
}

/// Where a server is run instead of among everything else of this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Namespace {
    name: String,
    number: usize,
    /// Where its clients find it.
    pub address: Ipv4Addr,
}

impl Namespace {
    /// A command that is run in there; the process is the program's own.
    #[must_use]
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }
}

/// The network. Nothing is left of it when it is dropped; what somebody left who was killed goes when the next one is made.
pub struct Network {
    pid: u32,
    namespaces: usize,
}

impl Network {
    /// Makes one without servers.
    ///
    /// # Errors
    /// Why that is not possible here.
    pub fn start() -> Result<Network, String> {
        remove_stale();
        let network = Network { pid: std::process::id(), namespaces: 0 };
        for wire in Wire::ALL {
            let bridge = network.bridge(wire);
            // As a wire comes out of a bridge nothing is to be learnt anew: it is the same wire when it is back.
            ip(&["link", "add", &bridge, "type", "bridge", "forward_delay", "0"])?;
            ip(&["address", "add", &format!("{}/28", network.host(wire)), "dev", &bridge])?;
            ip(&["link", "set", &bridge, "up"])?;
        }
        Ok(network)
    }

    /// Where the other end of a kind of wires is.
    #[must_use]
    pub fn host(&self, wire: Wire) -> Ipv4Addr {
        self.address(wire, 1)
    }

    /// Makes a place for one more server.
    ///
    /// # Errors
    /// If there are too many, or the system does not want to.
    pub fn namespace(&mut self) -> Result<Namespace, String> {
        let number = self.namespaces;
        if number >= MOST {
            return Err(format!("more than {MOST} servers do not fit into a network"));
        }
        self.namespaces += 1;
        let name = self.space(number);
        ip(&["netns", "add", &name])?;
        ip(&["-n", &name, "link", "set", "lo", "up"])?;
        for wire in Wire::ALL {
            let (ours, theirs) = (self.link(wire, number), format!("to-{}", wire.letter()));
            ip(&["link", "add", &ours, "type", "veth", "peer", "name", &theirs, "netns", &name])?;
            ip(&["link", "set", &ours, "master", &self.bridge(wire), "up"])?;
            let address = format!("{}/28", self.address(wire, number as u32 + 2));
            ip(&["-n", &name, "address", "add", &address, "dev", &theirs])?;
            ip(&["-n", &name, "link", "set", &theirs, "up"])?;
        }
        Ok(Namespace { name, number, address: self.address(Wire::Clients, number as u32 + 2) })
    }

    /// Cuts a wire of a server.
    ///
    /// # Errors
    /// If there is none.
    pub fn cut(&self, of: &Namespace, wire: Wire) -> Result<(), String> {
        ip(&["link", "set", &self.link(wire, of.number), "nomaster"])
    }

    /// Mends a wire that was cut.
    ///
    /// # Errors
    /// If there is none.
    pub fn mend(&self, of: &Namespace, wire: Wire) -> Result<(), String> {
        ip(&["link", "set", &self.link(wire, of.number), "master", &self.bridge(wire)])
    }

    fn bridge(&self, wire: Wire) -> String {
        format!("{LINK}{}{}", self.pid, wire.letter())
    }

    fn link(&self, wire: Wire, number: usize) -> String {
        format!("{LINK}{}{}{number}", self.pid, wire.letter())
    }

    fn space(&self, number: usize) -> String {
        format!("{SPACE}-{}-{number}", self.pid)
    }

    fn address(&self, wire: Wire, host: u32) -> Ipv4Addr {
        let block = Wire::ALL.iter().position(|other| *other == wire).unwrap_or(0) as u32;
        Ipv4Addr::from(RANGE + (self.pid % NETWORKS) * 4 * BLOCK + block * BLOCK + host)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        remove(|pid| pid == self.pid);
    }
}

/// Removes what processes have left that are no more.
fn remove_stale() {
    remove(|pid| !Path::new(&format!("/proc/{pid}")).exists());
}

/// Removes everything that was made by such processes. What is not there need not be removed.
fn remove(by: impl Fn(u32) -> bool) {
    for space in listed(&["netns", "list"]) {
        let pid = space.strip_prefix(SPACE).and_then(|rest| rest.strip_prefix('-')?.split('-').next()?.parse().ok());
        if pid.is_some_and(&by) {
            // Its ends of wires go with it, and so do ours.
            let _ = ip(&["netns", "delete", &space]);
        }
    }
    for link in listed(&["-brief", "link", "show"]) {
        let link = link.split('@').next().unwrap_or_default();
        let digits = link.strip_prefix(LINK).map(|rest| rest.trim_end_matches(|c: char| !c.is_ascii_digit()));
        let digits = digits.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
        if digits.and_then(|pid| pid.parse().ok()).is_some_and(&by) {
            let _ = ip(&["link", "delete", link]);
        }
    }
}

/// The first word of every line that `ip` says.
fn listed(what: &[&str]) -> Vec<String> {
    let said = Command::new("ip").args(what).stderr(Stdio::null()).output();
    let said = said.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    said.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

fn ip(what: &[&str]) -> Result<(), String> {
    let done = Command::new("ip").args(what).stdin(Stdio::null()).output();
    let done = done.map_err(|error| format!("`ip` cannot be run ({error}): install iproute2"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    Err(format!("`ip {}` does not work here ({said}); it needs root", what.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    /// A wire carries, a cut one does not, a mended one does again; and nothing is left of anything.
    #[test]
    fn wires_are_cut_and_mended() {
        let mut network = match Network::start() {
            Ok(network) => network,
            Err(why) => return println!("skipped: {why}"),
        };
        let node = network.namespace().expect("a namespace");
        let listener = TcpListener::bind((network.host(Wire::Bus), 0)).expect("a port");
        let there = listener.local_addr().expect("an address");
        let reaches = || {
            let way = format!("/dev/tcp/{}/{}", there.ip(), there.port());
            let mut command = node.command(Path::new("timeout"));
            command.args(["1", "bash", "-c", &format!("echo < {way}")]).stderr(Stdio::null());
            command.status().expect("bash").success()
        };
        assert!(reaches());
        network.cut(&node, Wire::Bus).expect("a wire");
        assert!(!reaches());
        network.mend(&node, Wire::Bus).expect("a wire");
        assert!(reaches());
        let name = node.name.clone();
        drop(network);
        assert!(!listed(&["netns", "list"]).contains(&name));
        let ours = format!("{LINK}{}", std::process::id());
        assert!(!listed(&["-brief", "link", "show"]).iter().any(|link| link.starts_with(&ours)));
    }
}
