//! One client's connection: a hello, then messages both ways until somebody goes or has to go.

use crate::http::App;
use crate::limits::{Counted, Throttle};
use crate::outbox::{Line, Outbox};
use crate::protocol::{Object, PROTOCOL, Refused, Since, ToClient, ToServer};
use crate::room::{AsWhom, ToRoom};
use crate::secret;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// Messages larger than this are not even read to their end.
pub const FRAME_LIMIT: usize = 256 * 1024;
/// Bytes that are written at a time.
pub const BUFFER: usize = 4 * 1024;
/// Bytes that are read at a time: what clients say is short, and room for more is cleared for nothing each time.
pub const READ: usize = 1024;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// So many more messages refused than read, and a client is cut.
const NUISANCE: u32 = 100;

/// Talks to one client until the connection ends.
pub async fn serve(mut socket: WebSocket, app: Arc<App>, address: IpAddr, _counted: Counted) {
    let patience = app.shared().config.limits.patience;
    let greeted = tokio::select! {
        () = app.hub.stopping() => Ok(Some(Err(Refused::Stopping))),
        greeted = timeout(patience, greet(&mut socket, &app)) => greeted,
    };
    let hello = match greeted {
        Ok(Some(Ok(hello))) => hello,
        Ok(Some(Err(refusal))) => return say_bye(socket, &app, refusal).await,
        Ok(None) => return,
        Err(_) => return say_bye(socket, &app, Refused::HelloFirst).await,
    };
    if let Err(refusal) = app.addresses.check_join(address) {
        return say_bye(socket, &app, refusal).await;
    }
    let (outbox, queue, line) = Outbox::new(app.shared().config.limits.outgoing);
    let connected = app.hub.ask_room(&hello.room, |reply| ToRoom::Connect {
        as_whom: hello.as_whom.clone(),
        since: hello.since.clone(),
        outbox: outbox.clone(),
        address,
        reply,
    });
    // What it takes to come in is not kept for as long as somebody stays.
    let connected = Box::pin(connected).await;
    drop(outbox);
    let (connection, inbox) = match connected {
        Ok((connection, room)) => (connection, room.inbox),
        Err(refusal) => return say_bye(socket, &app, refusal).await,
    };
    let talk =
        Talk { app: &app, inbox: &inbox, connection, address, throttle: Throttle::new(&app.shared().config.limits) };
    let end = talk.run(&mut socket, queue, &line).await;
    let _ = inbox.send(ToRoom::Disconnect { connection }).await;
    if let Some(refusal) = end {
        say_bye(socket, &app, refusal).await;
    }
}

struct Hello {
    room: String,
    as_whom: AsWhom,
    since: Option<Since>,
}

/// Waits for the hello. `None` if the client has gone.
async fn greet(socket: &mut WebSocket, app: &App) -> Option<Result<Hello, Refused>> {
    loop {
        let read = match socket.next().await? {
            Ok(Message::Text(text)) => read(&text, app),
            Ok(Message::Binary(_)) => Err((None, Refused::Binary)),
            Ok(Message::Ping(_) | Message::Pong(_)) => continue,
            Ok(Message::Close(_)) => return None,
            Err(wrong) => Err((None, unreadable(wrong)?)),
        };
        return Some(match read {
            Ok(ToServer::Hello { protocol, room, token, since }) => {
                hello(protocol, &room, token.map_or(AsWhom::Watcher, AsWhom::Holder), since)
            }
            Ok(ToServer::Knock { protocol, room }) => hello(protocol, &room, AsWhom::AtTheDoor, None),
            Ok(_) => Err(Refused::HelloFirst),
            Err((_, refusal)) => Err(refusal),
        });
    }
}

fn hello(protocol: u16, room: &str, as_whom: AsWhom, since: Option<Since>) -> Result<Hello, Refused> {
    if protocol != PROTOCOL {
        return Err(Refused::Protocol { supported: PROTOCOL });
    }
    let room = secret::read_code(room).ok_or(Refused::UnknownRoom)?;
    Ok(Hello { room, as_whom, since })
}

/// Reads a message; if it is none, says why, with its id if it has one.
fn read(text: &Utf8Bytes, app: &App) -> Result<ToServer, (Option<u32>, Refused)> {
    let limit = app.shared().config.limits.message_bytes;
    if text.len() > limit {
        return Err((None, Refused::TooLarge { limit: limit as u32 }));
    }
    let message = serde_json::from_str::<Object<ToServer>>(text);
    message.map(|message| message.0).map_err(|wrong| (id_of(text), Refused::malformed(&wrong)))
}

/// Why nothing more can be read: a frame beyond all measure, text that is none. `None` if the client has gone.
fn unreadable(wrong: axum::Error) -> Option<Refused> {
    let wrong = wrong.into_inner();
    let is_gone = wrong.source().is_some_and(|cause| cause.is::<std::io::Error>());
    // Somebody who closes the lid does not say goodbye first. The error's type is axum's own affair; its words are not.
    let text = wrong.to_string();
    (!is_gone && !text.ends_with("without closing handshake")).then(|| Refused::malformed(&text))
}

/// The id of a message that is not read otherwise, so that its sender knows which one was refused.
fn id_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: Option<u32>,
    }
    serde_json::from_str::<Id>(text).ok()?.id
}

/// Says why the connection ends, if the client still listens, and closes it.
async fn say_bye(mut socket: WebSocket, app: &App, refusal: Refused) {
    app.shared().metrics.refused(&refusal);
    let going_away = matches!(refusal, Refused::Stopping | Refused::RoomClosed | Refused::Paused);
    let code = if going_away { close_code::AWAY } else { close_code::POLICY };
    let reason = Utf8Bytes::from(refusal.code());
    let bye = Utf8Bytes::from(String::from(ToClient::Bye { refusal }));
    let farewell = async {
        socket.send(Message::Text(bye)).await?;
        socket.send(Message::Close(Some(CloseFrame { code, reason }))).await?;
        // The client's own close frame ends the connection in order; whatever else it sends is not read any more.
        while let Some(Ok(message)) = socket.next().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(FAREWELL, farewell).await;
}

struct Talk<'a> {
    app: &'a App,
    inbox: &'a mpsc::Sender<ToRoom>,
    connection: u64,
    address: IpAddr,
    throttle: Throttle,
}

impl Talk<'_> {
    /// Passes messages both ways. Gives the reason to be told, or none if the client has gone.
    async fn run(&self, socket: &mut WebSocket, mut queue: mpsc::Receiver<Utf8Bytes>, line: &Line) -> Option<Refused> {
        let limits = &self.app.shared().config.limits;
        let mut heard = Instant::now();
        let mut nuisance = 0_u32;
        let mut pulse = tokio::time::interval(limits.quiet);
        let mut ended = pin!(line.ended());
        loop {
            tokio::select! {
                // What is to be told is most of what happens here, and asking for it costs least; but whoever is cut is told no
                // more.
                biased;
                message = queue.recv(), if !line.is_cut() => {
                    let Some(message) = message else {
                        // The room has let go. If it has said why, that is the reason which counts.
                        line.cut(Refused::RoomClosed);
                        return Some(ended.await);
                    };
                    match timeout(limits.patience, deliver(socket, &mut queue, Some(message))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return None,
                        Err(_) => return Some(Refused::TooSlow),
                    }
                }
                refusal = &mut ended => {
                    // What was told before the end is still delivered, unless the client is too slow for it.
                    if refusal != Refused::TooSlow {
                        let _ = timeout(FAREWELL, deliver(socket, &mut queue, None)).await;
                    }
                    return Some(refusal);
                }
                message = socket.next() => {
                    heard = Instant::now();
                    let text = match message? {
                        Ok(Message::Text(text)) => Ok(Some(text)),
                        Ok(Message::Binary(_)) => Err(Refused::Binary),
                        Ok(Message::Ping(_) | Message::Pong(_)) => Ok(None),
                        Ok(Message::Close(_)) => return None,
                        Err(wrong) => return unreadable(wrong),
                    };
                    let refused = match (self.throttle.check(), text) {
                        (Err(refusal), Ok(Some(text))) => Some((id_of(&text), refusal)),
                        (Err(refusal), _) | (_, Err(refusal)) => Some((None, refusal)),
                        (Ok(()), Ok(Some(text))) => self.pass_on(&text, heard).await.err(),
                        (Ok(()), Ok(None)) => None,
                    };
                    nuisance = if refused.is_some() { nuisance + 1 } else { nuisance.saturating_sub(1) };
                    if let Some((id, refusal)) = refused {
                        if nuisance > NUISANCE || refusal == Refused::RoomClosed {
                            return Some(refusal);
                        }
                        self.app.shared().metrics.refused(&refusal);
                        let text = Utf8Bytes::from(String::from(ToClient::Refused { id, refusal }));
                        match timeout(limits.patience, socket.send(Message::Text(text))).await {
                            Ok(Ok(())) => {}
                            Ok(Err(_)) => return None,
                            Err(_) => return Some(Refused::TooSlow),
                        }
                    }
                }
                _ = pulse.tick() => {
                    match due(heard.elapsed(), limits.quiet) {
                        Due::Nothing => {}
                        Due::Ping => match timeout(limits.patience, socket.send(Message::Ping(Default::default()))).await {
                            Ok(Ok(())) => {}
                            _ => return None,
                        },
                        Due::End => return Some(Refused::TooSlow),
                    }
                }
            }
        }
    }

    async fn pass_on(&self, text: &Utf8Bytes, received: Instant) -> Result<(), (Option<u32>, Refused)> {
        let message = read(text, self.app)?;
        if let ToServer::Story { id, .. } = message {
            // A game is played again for it, as for a replay.
            self.app.addresses.check_join(self.address).map_err(|refusal| (Some(id), refusal))?;
        }
        let message = ToRoom::Say { connection: self.connection, message, received };
        self.inbox.send(message).await.map_err(|_| (None, Refused::RoomClosed))
    }
}

/// What silence asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    Nothing,
    Ping,
    End,
}

/// What is due after so much silence; looked at once every `quiet`. Whoever was pinged and answered at once has been silent for a
/// little less than that the next time, and has to be pinged again all the same.
fn due(silent: Duration, quiet: Duration) -> Due {
    match silent {
        silent if silent >= quiet * 2 => Due::End,
        silent if silent >= quiet / 2 => Due::Ping,
        _ => Due::Nothing,
    }
}

/// Sends a message and whatever else waits, with one flush.
async fn deliver(
    socket: &mut WebSocket,
    queue: &mut mpsc::Receiver<Utf8Bytes>,
    first: Option<Utf8Bytes>,
) -> Result<(), axum::Error> {
    let mut next = first.or_else(|| queue.try_recv().ok());
    while let Some(text) = next {
        socket.feed(Message::Text(text)).await?;
        next = queue.try_recv().ok();
    }
    socket.flush().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_answers_every_ping_is_never_cut_and_whoever_is_gone_is() {
        let quiet = Duration::from_secs(10);
        let late = |ms| Duration::from_millis(ms);
        assert_eq!([due(late(200), quiet), due(late(4_999), quiet)], [Due::Nothing; 2], "they talk");
        // Their answer to the last ping came a moment after it.
        assert_eq!([due(late(9_999), quiet), due(late(10_001), quiet)], [Due::Ping; 2]);
        assert_eq!([due(late(5_000), quiet), due(late(19_999), quiet)], [Due::Ping; 2]);
        assert_eq!(due(late(20_000), quiet), Due::End);
    }
}
