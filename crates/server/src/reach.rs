//! Where this server is found, and by whom: what people send to their friends.

use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Who can open an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Only whoever sits at the machine that serves.
    ThisMachine,
    /// Everyone in the same network.
    Network,
    /// Everyone who is told of it.
    Everywhere,
}

/// The origin to send to others, such as `http://192.168.1.5:7777`, and who can open it.
///
/// `asked_at` is where whoever asks has found us: if others can open that, nobody knows better. Otherwise it is what
/// the operator says, or where we listen.
pub fn origin_for_others(asked_at: Option<String>, said: &[String], listening: SocketAddr) -> (String, Reach) {
    let heard = match listening.ip() {
        ip if ip.is_unspecified() => network_address(),
        ip => Some(ip).filter(|ip| !ip.is_loopback()),
    };
    let heard = heard.map(|ip| format!("http://{}", SocketAddr::new(ip, listening.port())));
    let known = asked_at.clone().into_iter().chain(said.iter().cloned()).chain(heard);
    let mut others = known.map(|origin| (reach_of(&origin), origin)).filter(|(reach, _)| *reach != Reach::ThisMachine);
    match others.next() {
        Some((reach, origin)) => (origin, reach),
        None => {
            let here = asked_at.unwrap_or_else(|| format!("http://localhost:{}", listening.port()));
            (here, Reach::ThisMachine)
        }
    }
}

/// Who can open an origin, as far as its host tells.
fn reach_of(origin: &str) -> Reach {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let address = match host.strip_prefix('[').and_then(|host| host.split_once(']')) {
        Some((inside, _)) => inside,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    match address.parse::<IpAddr>() {
        Ok(ip) if ip.is_loopback() || ip.is_unspecified() => Reach::ThisMachine,
        Ok(IpAddr::V4(ip)) if ip.is_private() || ip.is_link_local() => Reach::Network,
        Ok(IpAddr::V6(ip)) if ip.is_unique_local() || ip.is_unicast_link_local() => Reach::Network,
        Ok(_) => Reach::Everywhere,
        Err(_) if address == "localhost" || address.ends_with(".localhost") => Reach::ThisMachine,
        Err(_) if address.ends_with(".local") || !address.contains('.') => Reach::Network,
        Err(_) => Reach::Everywhere,
    }
}

/// This machine's address on the network. No packet is sent: connecting only chooses the way.
pub fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(asked_at: &str, said: &[&str], listening: &str) -> (String, Reach) {
        let said: Vec<String> = said.iter().map(|origin| (*origin).to_owned()).collect();
        origin_for_others(Some(asked_at.to_owned()), &said, listening.parse().expect("an address"))
    }

    #[test]
    fn hosts_tell_who_can_open_them() {
        for (origin, reach) in [
            ("http://localhost:7777", Reach::ThisMachine),
            ("http://127.0.0.1:7777", Reach::ThisMachine),
            ("http://[::1]:7777", Reach::ThisMachine),
            ("http://192.168.1.5:7777", Reach::Network),
            ("http://[fd00::5]:7777", Reach::Network),
            ("http://attic.local", Reach::Network),
            ("http://attic:7777", Reach::Network),
            ("https://trucks.example", Reach::Everywhere),
            ("http://203.0.113.9:7777", Reach::Everywhere),
        ] {
            assert_eq!(reach_of(origin), reach, "{origin}");
        }
    }

    #[test]
    fn friends_are_sent_what_they_can_open() {
        // What has brought somebody here from elsewhere brings others, too.
        let elsewhere = found("https://trucks.example", &["https://other.example"], "127.0.0.1:7777");
        assert_eq!(elsewhere, ("https://trucks.example".to_owned(), Reach::Everywhere));
        let said = found("http://localhost:7777", &["https://trucks.example"], "127.0.0.1:7777");
        assert_eq!(said, ("https://trucks.example".to_owned(), Reach::Everywhere));
        let heard = found("http://localhost:7777", &[], "192.168.1.5:7777");
        assert_eq!(heard, ("http://192.168.1.5:7777".to_owned(), Reach::Network));
        let alone = found("http://localhost:7777", &[], "127.0.0.1:7777");
        assert_eq!(alone, ("http://localhost:7777".to_owned(), Reach::ThisMachine));
        // Whoever listens everywhere is found at the machine's own address, if it is in a network at all.
        let (origin, reach) = found("http://localhost:7777", &[], "0.0.0.0:7777");
        match network_address() {
            Some(ip) => assert_eq!(origin, format!("http://{ip}:7777")),
            None => assert_eq!(reach, Reach::ThisMachine),
        }
    }
}
