//! Where connections come in: counted, without delay, and cut when nothing is heard for too long.
//!
//! A WebSocket that lives is heard, as it answers pings. What is cut here are sockets that say nothing, or half a request.

use crate::limits::{Addresses, Counted};
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;

/// How long to wait when the system gives no more sockets.
const BREATH: Duration = Duration::from_millis(500);

/// A listener that knows its limits.
pub struct Door {
    listener: TcpListener,
    addresses: Arc<Addresses>,
    /// Behind a proxy all sockets come from one address, so that only their sum means something.
    behind_proxy: bool,
    silence: Duration,
}

impl Door {
    /// A door that cuts sockets after this much silence.
    pub fn new(listener: TcpListener, addresses: Arc<Addresses>, behind_proxy: bool, silence: Duration) -> Door {
        Door { listener, addresses, behind_proxy, silence }
    }
}

/// Who is on the other end; counts as a socket as long as it is held.
#[derive(Clone)]
pub struct Peer {
    /// Their address.
    pub address: SocketAddr,
    _counted: Arc<Counted>,
}

impl std::fmt::Debug for Peer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.address.fmt(f)
    }
}

impl Listener for Door {
    type Io = Pin<Box<TimeoutStream<TcpStream>>>;
    type Addr = Peer;

    async fn accept(&mut self) -> (Self::Io, Peer) {
        loop {
            let (socket, address) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // The system is out of sockets, or the client has gone already: others come.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            };
            let counted_as = if self.behind_proxy { IpAddr::V6(Ipv6Addr::UNSPECIFIED) } else { address.ip() };
            let Ok(counted) = self.addresses.knock(counted_as, self.behind_proxy) else { continue };
            // Updates are small and must not wait for company.
            let _ = socket.set_nodelay(true);
            let mut socket = TimeoutStream::new(socket);
            socket.set_read_timeout(Some(self.silence));
            return (Box::pin(socket), Peer { address, _counted: Arc::new(counted) });
        }
    }

    fn local_addr(&self) -> std::io::Result<Peer> {
        let address = self.listener.local_addr()?;
        Ok(Peer { address, _counted: Arc::new(self.addresses.nobody()) })
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        stream.remote_addr().clone()
    }
}
