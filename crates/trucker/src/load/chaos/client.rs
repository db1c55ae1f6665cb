//! A client on a WebSocket.

use super::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{PROTOCOL, Since, ToClient, ToServer};

/// A connection to a server.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects, and says nothing yet; none if there is nobody to connect to.
    pub async fn connect(address: SocketAddr) -> Option<Client> {
        let connecting = async {
            let stream = TcpStream::connect(address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let (socket, _) = client_async(format!("ws://{address}/ws"), stream).await.ok()?;
            Some(Client { socket })
        };
        timeout(PATIENCE, connecting).await.expect("connecting does not hang")
    }

    /// Connects and says hello to take a seat up; none if there is nobody to connect to.
    pub async fn hello(address: SocketAddr, seat: &SeatGiven, since: Option<Since>) -> Option<Client> {
        let (room, token) = (seat.room.clone(), Some(seat.token.clone()));
        let mut client = Client::connect(address).await?;
        client.send(&ToServer::Hello { protocol: PROTOCOL, room, token, since }).await.then_some(client)
    }

    /// Connects to watch a room.
    pub async fn watch(address: SocketAddr, room: &str) -> Option<Client> {
        let mut client = Client::connect(address).await?;
        let hello = ToServer::Hello { protocol: PROTOCOL, room: room.to_owned(), token: None, since: None };
        client.send(&hello).await.then_some(client)
    }

    /// Sends a message; says whether the connection still stands.
    pub async fn send(&mut self, message: &ToServer) -> bool {
        let text = serde_json::to_string(message).expect("plain data");
        timeout(PATIENCE, self.socket.send(Message::text(text))).await.expect("sending does not hang").is_ok()
    }

    /// The next message; none if the connection has ended.
    pub async fn next(&mut self) -> Option<ToClient> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text);
                    return Some(message.unwrap_or_else(|wrong| panic!("cannot be read ({wrong}): {text}")));
                }
                Message::Binary(bytes) => panic!("a binary message: {bytes:?}"),
                Message::Close(_) => return None,
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The next message for which this gives something; others are passed over.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(ToClient) -> Option<T>) -> T {
        let waiting = async {
            loop {
                let message = self.next().await.expect("the connection stands");
                if let Some(found) = wanted(message) {
                    return found;
                }
            }
        };
        timeout(PATIENCE, waiting).await.expect("it comes")
    }
}
