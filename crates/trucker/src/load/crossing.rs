//! What it costs to be at another server than one's room: pings at every server, of which the room's own is the quickest.

use super::entry::{Entered, Place};
use super::report::Crossing;
use super::wire::Wire;
use std::future::poll_fn;
use std::time::{Duration, Instant};
use trucker_server::protocol::{ToClient, ToServer};

/// Rooms that are looked at.
const ROOMS: usize = 12;
/// Pings at each server, and the pause between them: fewer than a server allows.
const PINGS: u32 = 15;
const PAUSE: Duration = Duration::from_millis(60);

/// Measures it.
///
/// # Errors
/// If somebody was not let in.
pub async fn measure(places: &[Place], entered: &[Vec<Entered>]) -> Result<Crossing, String> {
    let (mut near, mut far) = (Vec::new(), Vec::new());
    for room in entered.iter().take(ROOMS) {
        let Some(entered) = room.first() else { continue };
        let mut medians = Vec::new();
        for place in places {
            medians.push(pings(place, entered).await?);
        }
        medians.sort_by(f64::total_cmp);
        near.extend(medians.first());
        far.extend(&medians[1..]);
    }
    Ok(Crossing { near: median(near), far: median(far) })
}

/// How long a ping takes, half of the time.
async fn pings(place: &Place, entered: &Entered) -> Result<f64, String> {
    let mut wire = Wire::open(place, entered).await?;
    let mut times = Vec::new();
    for t in 0..PINGS {
        let sent = Instant::now();
        wire.send(&ToServer::Ping { t }).await?;
        loop {
            let text = poll_fn(|cx| wire.poll(cx)).await?;
            if matches!(serde_json::from_str(&text), Ok(ToClient::Pong { t: answered, .. }) if answered == t) {
                break;
            }
        }
        times.push(sent.elapsed().as_secs_f64() * 1000.0);
        tokio::time::sleep(PAUSE).await;
    }
    wire.close().await;
    Ok(median(times))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or_default()
}
