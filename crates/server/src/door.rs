//! Where connections come in: counted, without delay, and cut when nothing is heard for too long.
//!
//! A WebSocket that lives is heard, as it answers pings. What is cut here are sockets that say nothing, or half a request,
//! or one that never ends.

use crate::limits::{Addresses, Counted};
use crate::silence::Heard;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

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

impl Door {
    /// Lets clients in until the server stops, and waits for what they have begun. The head of a request has to be there
    /// after so much patience.
    pub async fn serve(mut self, router: Router, patience: Duration, stop: CancellationToken) {
        let connections = TaskTracker::new();
        loop {
            let (socket, peer) = tokio::select! {
                () = stop.cancelled() => break,
                accepted = self.accept() => accepted,
            };
            let router = TowerToHyperService::new(router.clone());
            let service = service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(peer.clone()));
                router.call(request)
            });
            let mut http = http1::Builder::new();
            let http = http.timer(TokioTimer::new()).header_read_timeout(patience);
            let connection = http.serve_connection(TokioIo::new(socket), service).with_upgrades();
            let stop = stop.clone();
            connections.spawn(async move {
                let mut connection = pin!(connection);
                // However a connection ends, it ends: clients go as they like.
                tokio::select! {
                    _ = connection.as_mut() => return,
                    () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
                }
                let _ = connection.await;
            });
        }
        connections.close();
        connections.wait().await;
    }

    async fn accept(&mut self) -> (Heard<TcpStream>, Peer) {
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
            return (Heard::new(socket, self.silence), Peer { address, _counted: Arc::new(counted) });
        }
    }
}
