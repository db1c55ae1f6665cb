//! What other servers ask of this one.

use super::bus::Ears;
use super::wire::{Answer, Ask, Sent};
use super::{Cluster, lines};
use crate::hub::Hub;
use crate::protocol::Refused;
use crate::room::{RoomHandle, ToRoom};
use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::oneshot;

pub(super) fn start(cluster: Arc<Cluster>, hub: Arc<Hub>, ears: Ears) {
    let Ears { mut asks, lines: mut frames, mut lost } = ears;
    let answering = cluster.clone();
    tokio::spawn(async move {
        while let Some(message) = asks.next().await {
            let Some(back) = message.reply else { continue };
            let Ok(ask) = serde_json::from_slice::<Ask>(&message.payload) else {
                tracing::warn!("another server asks something unknown");
                continue;
            };
            let (cluster, hub) = (answering.clone(), hub.clone());
            tokio::spawn(async move {
                let answer = answer(&cluster, &hub, ask).await;
                if let Ok(payload) = serde_json::to_vec(&answer) {
                    let _ = cluster.bus.publish(back, payload.into()).await;
                }
            });
        }
    });
    tokio::spawn(async move {
        loop {
            tokio::select! {
                frame = frames.next() => match frame {
                    Some(message) => {
                        let mut together = message.payload;
                        while let Some(sent) = Sent::take(&mut together) {
                            cluster.pass_on(sent);
                        }
                    }
                    None => return,
                },
                Some(()) = lost.recv() => {
                    tracing::warn!("the bus was lost: clients whose rooms are elsewhere come back");
                    cluster.cut_lines();
                }
            }
        }
    });
}

async fn answer(cluster: &Arc<Cluster>, hub: &Arc<Hub>, ask: Ask) -> Answer {
    if !cluster.is_heard() {
        return Answer::Refused(Refused::Paused);
    }
    match ask {
        Ask::Take { room } => match hub.find_here(&room).await {
            Ok(_) => Answer::Done,
            Err(refused) => Answer::Refused(refused),
        },
        Ask::Look { room } => match ours(cluster, hub, &room).await {
            Ok(room) => Answer::Room(Box::new(room.summary.borrow().clone())),
            // Whoever asked looks again.
            Err(Refused::RoomClosed) => Answer::NotHere,
            Err(refused) => Answer::Refused(refused),
        },
        // Whoever says more has looked before. A room that has fallen asleep since is not woken by that: it may take longer than
        // they wait.
        Ask::Connect { room, node, line, as_whom, since, address } => match hub.awake(&room) {
            Some(room) => lines::connect(cluster.clone(), hub, &node, line, &room, (as_whom, since, address)).await,
            None => Answer::NotHere,
        },
        Ask::Sit { room: code, former, name, colour } => {
            let Some(room) = hub.awake(&code) else { return Answer::NotHere };
            let (reply, answer) = oneshot::channel();
            if room.inbox.send(ToRoom::Sit { former, name, colour, reply }).await.is_err() {
                return Answer::NotHere;
            }
            match answer.await {
                Ok(Ok((seat, token))) => Answer::Seated { room: code, seat, token },
                Ok(Err(refused)) => Answer::Refused(refused),
                Err(_) => Answer::Refused(Refused::RoomClosed),
            }
        }
        Ask::Open(new) => match hub.open_here(*new).await {
            Ok(seated) => Answer::Seated { room: seated.room, seat: seated.seat, token: seated.token },
            Err(refused) => Answer::Refused(refused),
        },
        Ask::Summaries => Answer::Rooms(hub.listed_here()),
        Ask::Well => match hub.can_store().await {
            Ok(()) => Answer::Done,
            Err(_) => Answer::Refused(Refused::Storage),
        },
        Ask::Metrics => Answer::Text(hub.shared.metrics.text()),
    }
}

/// A room of ours. One that is entered as ours and sleeps, as after a time without the bus, is woken: nobody else may.
async fn ours(cluster: &Cluster, hub: &Arc<Hub>, room: &str) -> Result<RoomHandle, Refused> {
    let may_wake = || !cluster.is_leaving() && !hub.is_ending(room);
    match hub.awake(room) {
        None if cluster.owner(room).as_ref() == Some(&cluster.me) && may_wake() => hub.find_here(room).await,
        awake => awake.ok_or(Refused::RoomClosed),
    }
}
