//! The way from a room to one client: a bounded queue. Whoever cannot keep up is cut, and can come back.

use crate::protocol::{Refused, ToClient};
use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, OnceLock};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// The sending end, held by the room.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    line: Line,
}

/// The state of the connection, shared by both ends.
#[derive(Clone, Debug, Default)]
pub struct Line {
    cut: CancellationToken,
    why: Arc<OnceLock<Refused>>,
}

impl Line {
    /// Ends the connection for this reason; the first reason counts.
    pub fn cut(&self, why: Refused) {
        let _ = self.why.set(why);
        self.cut.cancel();
    }

    /// Is it to end?
    pub fn is_cut(&self) -> bool {
        self.why.get().is_some()
    }

    /// Waits until the connection is to end, and says why.
    pub async fn ended(&self) -> Refused {
        self.cut.cancelled().await;
        self.why.get().cloned().unwrap_or(Refused::RoomClosed)
    }
}

impl Outbox {
    /// A queue for so many messages.
    pub fn new(capacity: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>, Line) {
        let (queue, receiver) = mpsc::channel(capacity.max(1));
        let line = Line::default();
        (Outbox { queue, line: line.clone() }, receiver, line)
    }

    /// Sends a message; if too many wait already, the client is cut.
    pub fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.line.cut(Refused::TooSlow);
        }
    }

    /// Sends one message to this client alone.
    pub fn say(&self, message: ToClient) {
        self.send(Utf8Bytes::from(String::from(message)));
    }

    /// Ends the connection.
    pub fn cut(&self, why: Refused) {
        self.line.cut(why);
    }
}
