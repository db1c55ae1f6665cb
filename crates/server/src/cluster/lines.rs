//! Lines between a client's server and the server of its room. On the near end the room is a handle like any other; on the far
//! end the client is a connection like any other. Nothing in between knows what is said.

use super::wire::{Answer, Ask, Frame, Sent};
use super::{Cluster, locked};
use crate::hub::Hub;
use crate::outbox::{Line, Outbox};
use crate::protocol::{Refused, RoomSummary, ToServer};
use crate::room::{AsWhom, RoomHandle, ToRoom};
use axum::extract::ws::Utf8Bytes;
use std::collections::HashSet;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// Frames that may wait at the end of a line.
const QUEUE: usize = 512;
/// Frames that may wait for the bus, for each server.
const POST: usize = 4096;
/// Frames that travel together at most, and bytes: far below what a bus carries in one piece. A frame that is longer
/// travels alone.
const TOGETHER: usize = 128;
const LETTER: usize = 64 * 1024;

/// Our end of a line.
pub(super) struct End {
    /// The server at the other one.
    node: String,
    /// Where frames from there are put; without it our end is lost.
    frames: mpsc::Sender<Sent>,
}

/// One direction of a line.
struct Wire {
    cluster: Arc<Cluster>,
    line: u64,
    post: mpsc::Sender<Sent>,
    sent: u64,
    heard: u64,
    frames: mpsc::Receiver<Sent>,
}

impl Wire {
    fn new(cluster: Arc<Cluster>, node: &str, line: u64) -> Wire {
        let (tell, frames) = mpsc::channel(QUEUE);
        locked(&cluster.lines).insert(line, End { node: node.to_owned(), frames: tell });
        let post = cluster.post(node);
        Wire { cluster, line, post, sent: 0, heard: 0, frames }
    }

    /// Sends a frame; whether it arrives is found out by its number.
    async fn send(&mut self, frame: Frame) -> Result<(), ()> {
        let sent = Sent { line: self.line, number: self.sent, frame };
        self.sent += 1;
        self.post.send(sent).await.map_err(drop)
    }

    /// The next frame; nothing if one was lost, or the line was.
    async fn next(&mut self) -> Option<Frame> {
        let Sent { number, frame, .. } = self.frames.recv().await?;
        if number != self.heard {
            return None;
        }
        self.heard += 1;
        Some(frame)
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        locked(&self.cluster.lines).remove(&self.line);
    }
}

impl Cluster {
    /// Where frames for a server are put. Those that wait there travel together: a bus has as much to do for one as for ten.
    fn post(&self, node: &str) -> mpsc::Sender<Sent> {
        let mut posts = locked(&self.posts);
        if let Some(post) = posts.get(node).and_then(mpsc::WeakSender::upgrade) {
            return post;
        }
        posts.retain(|_, post| post.strong_count() > 0);
        let (post, frames) = mpsc::channel(POST);
        posts.insert(node.to_owned(), post.downgrade());
        tokio::spawn(carry(self.bus.clone(), self.subject(node, "lines"), frames));
        post
    }

    /// A frame has come for one of our ends.
    pub(super) fn pass_on(&self, sent: Sent) {
        let mut lines = locked(&self.lines);
        // Whoever cannot keep up loses a frame and finds out; ends that are no more are nobody's.
        let line = sent.line;
        if lines.get(&line).is_some_and(|end| end.frames.try_send(sent).is_err()) {
            lines.remove(&line);
        }
    }

    /// All lines end: what was on its way may be lost.
    pub(super) fn cut_lines(&self) {
        locked(&self.lines).clear();
    }

    /// Lines to the dead end: they say nothing.
    pub(super) fn cut_dead_lines(&self) {
        let directory = locked(&self.directory);
        let living: HashSet<&str> = directory.living().collect();
        locked(&self.lines).retain(|_, end| living.contains(end.node.as_str()));
    }
}

/// Carries frames to a server until no line leads there any more.
async fn carry(bus: async_nats::Client, subject: String, mut frames: mpsc::Receiver<Sent>) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    while frames.recv_many(&mut waiting, TOGETHER).await > 0 {
        let mut together = waiting.drain(..).peekable();
        while together.peek().is_some() {
            let mut bytes = Vec::with_capacity(LETTER);
            while let Some(sent) = together.next_if(|sent| bytes.is_empty() || bytes.len() + sent.len() <= LETTER) {
                sent.write(&mut bytes);
            }
            // Whoever misses a frame finds out by its number.
            let _ = bus.publish(subject.clone(), bytes.into()).await;
        }
    }
}

/// The near end: a room on another server, as a handle.
pub(super) fn far(cluster: Arc<Cluster>, node: &str, room: &str, summary: RoomSummary) -> RoomHandle {
    let (inbox, messages) = mpsc::channel(64);
    let (_, summaries) = watch::channel(summary);
    let line = cluster.near.clone();
    tokio::spawn(near_end(cluster, node.to_owned(), room.to_owned(), messages, line.clone()));
    RoomHandle { inbox, summary: summaries, line }
}

async fn near_end(cluster: Arc<Cluster>, node: String, room: String, mut inbox: mpsc::Receiver<ToRoom>, line: Line) {
    while let Some(message) = inbox.recv().await {
        match message {
            ToRoom::Connect { as_whom, since, outbox, address, reply } => {
                let mut wire = Wire::new(cluster.clone(), &node, fastrand::u64(..));
                let (me, id) = (cluster.me.clone(), wire.line);
                let ask = Ask::Connect { room: room.clone(), node: me, line: id, as_whom, since, address };
                match cluster.ask(&node, &ask).await {
                    Some(Answer::Done) => {
                        let _ = reply.send(Ok(id));
                        return talk(wire, outbox, inbox, line).await;
                    }
                    Some(Answer::Refused(refused)) => drop(reply.send(Err(refused))),
                    // Not there any more, or too late: whoever asked looks again, as they get no answer. A connection that is
                    // made all the same has nobody at this end.
                    _ => {
                        let _ = wire.send(Frame::Gone).await;
                        return;
                    }
                }
            }
            ToRoom::Sit { former, name, colour, reply } => {
                let ask = Ask::Sit { room: room.clone(), former, name, colour };
                let answer = match cluster.ask(&node, &ask).await {
                    Some(Answer::Seated { seat, token, .. }) => Ok((seat, token)),
                    Some(Answer::Refused(refused)) => Err(refused),
                    Some(Answer::NotHere) => return,
                    // It may have happened or not; nobody sits down twice because of that.
                    _ => Err(Refused::RoomClosed),
                };
                let _ = reply.send(answer);
            }
            ToRoom::Begin { reply } => drop(reply.send(Err(Refused::Internal))),
            ToRoom::Say { .. } | ToRoom::Disconnect { .. } | ToRoom::Thought(_) => {}
        }
    }
}

/// Passes on what a client says and is told, until one of the ends is no more.
async fn talk(mut wire: Wire, outbox: Outbox, mut inbox: mpsc::Receiver<ToRoom>, line: Line) {
    let mut ended = pin!(line.ended());
    loop {
        tokio::select! {
            message = inbox.recv() => match message {
                Some(ToRoom::Say { message, .. }) => {
                    let text = serde_json::to_string(&message).unwrap_or_default();
                    if wire.send(Frame::Say(text.into())).await.is_err() {
                        break;
                    }
                }
                Some(ToRoom::Disconnect { .. }) | None => {
                    let _ = wire.send(Frame::Gone).await;
                    return;
                }
                Some(_) => {}
            },
            frame = wire.next() => match frame {
                Some(Frame::Tell(text)) => outbox.send(text),
                Some(Frame::Cut(why)) => {
                    outbox.cut(serde_json::from_str(&why).unwrap_or(Refused::RoomClosed));
                    return;
                }
                _ => break,
            },
            why = &mut ended => {
                outbox.cut(why);
                let _ = wire.send(Frame::Gone).await;
                return;
            }
        }
    }
    // The line is lost: the client comes back and gets another one.
    let _ = wire.send(Frame::Gone).await;
    outbox.cut(Refused::RoomClosed);
}

/// The far end: connects a client of another server to a room of ours.
pub(super) async fn connect(
    cluster: Arc<Cluster>,
    hub: &Arc<Hub>,
    node: &str,
    line: u64,
    room: &RoomHandle,
    hello: (AsWhom, Option<crate::protocol::Since>, IpAddr),
) -> Answer {
    let wire = Wire::new(cluster, node, line);
    let (outbox, queue, ending) = Outbox::new(hub.shared.config.limits.outgoing);
    let (as_whom, since, address) = hello;
    let (reply, answer) = oneshot::channel();
    if room.inbox.send(ToRoom::Connect { as_whom, since, outbox, address, reply }).await.is_err() {
        return Answer::NotHere;
    }
    match answer.await {
        Ok(Ok(connection)) => {
            tokio::spawn(far_end(wire, connection, room.inbox.clone(), queue, ending));
            Answer::Done
        }
        Ok(Err(refused)) => Answer::Refused(refused),
        Err(_) => Answer::NotHere,
    }
}

async fn far_end(
    mut wire: Wire,
    connection: u64,
    room: mpsc::Sender<ToRoom>,
    mut queue: mpsc::Receiver<Utf8Bytes>,
    ending: Line,
) {
    let mut ended = pin!(ending.ended());
    loop {
        tokio::select! {
            text = queue.recv() => {
                let Some(text) = text else { break };
                if wire.send(Frame::Tell(text)).await.is_err() {
                    break;
                }
            }
            frame = wire.next() => match frame {
                Some(Frame::Say(text)) => {
                    let Ok(message) = serde_json::from_str::<ToServer>(&text) else { break };
                    let said = ToRoom::Say { connection, message, received: Instant::now() };
                    if room.send(said).await.is_err() {
                        break;
                    }
                }
                _ => break,
            },
            refused = &mut ended => {
                // What was told before the end is still delivered.
                while let Ok(text) = queue.try_recv() {
                    let _ = wire.send(Frame::Tell(text)).await;
                }
                let why = serde_json::to_string(&refused).unwrap_or_default();
                let _ = wire.send(Frame::Cut(why.into())).await;
                break;
            }
        }
    }
    let why = serde_json::to_string(&Refused::RoomClosed).unwrap_or_default();
    let _ = wire.send(Frame::Cut(why.into())).await;
    let _ = room.send(ToRoom::Disconnect { connection }).await;
}
