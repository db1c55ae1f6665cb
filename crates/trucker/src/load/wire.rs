//! One connection to the server.

use super::entry::{Entered, Place};
use futures_util::{SinkExt, StreamExt};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use trucker_server::protocol::{PROTOCOL, ToServer};

/// Bytes read at once: thousands of connections share this machine with the server.
const BUFFER: usize = 4 * 1024;
/// How long connecting and sending may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to the server.
pub struct Wire {
    socket: WebSocketStream<TcpStream>,
}

impl Wire {
    /// Connects and says hello.
    ///
    /// # Errors
    /// Why that did not work.
    pub async fn open(place: &Place, entered: &Entered) -> Result<Wire, String> {
        let connecting = async {
            let stream = TcpStream::connect(&place.addresses[..]).await.map_err(|error| error.to_string())?;
            stream.set_nodelay(true).map_err(|error| error.to_string())?;
            let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
            let url = format!("ws://{}/ws", place.authority);
            let opened = client_async_with_config(url, stream, Some(config)).await;
            opened.map_err(|error| error.to_string())
        };
        let opened = tokio::time::timeout(PATIENCE, connecting).await;
        let (socket, _) = opened.unwrap_or_else(|_| Err("nobody answers".into()))?;
        let mut wire = Wire { socket };
        let (room, token) = (entered.room.clone(), Some(entered.token.clone()));
        wire.send(&ToServer::Hello { protocol: PROTOCOL, room, token, since: None }).await?;
        Ok(wire)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// Why that did not work.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        let sent = tokio::time::timeout(PATIENCE, self.socket.send(Message::text(text))).await;
        sent.unwrap_or_else(|_| Ok(())).map_err(|error| format!("the connection is broken: {error}"))
    }

    /// The next text, if there is one.
    pub fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Result<Utf8Bytes, String>> {
        loop {
            return Poll::Ready(match self.socket.poll_next_unpin(cx) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(Ok(Message::Text(text)))) => Ok(text),
                Poll::Ready(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => continue,
                Poll::Ready(Some(Ok(Message::Binary(_)))) => Err("the server sent a binary message".into()),
                Poll::Ready(Some(Ok(Message::Close(why)))) => Err(format!("the server closed the connection: {why:?}")),
                Poll::Ready(Some(Err(error))) => Err(format!("the connection is broken: {error}")),
                Poll::Ready(None) => Err("the connection has ended".into()),
            });
        }
    }

    /// Says goodbye; whether anybody listens does not matter.
    pub async fn close(&mut self) {
        let _ = tokio::time::timeout(Duration::from_secs(1), self.socket.close(None)).await;
    }
}
