//! Games that are being watched. Whoever watches one asks for piece after piece: each goes on where the last one ended.

use super::games::{Answered, Part, cannot_restore};
use crate::hub;
use crate::protocol::{Options, Refused, Step};
use crate::room::{Audience, LogRow, Play, Shared};
use crate::store::{GameRow, StoredGame};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use trucker_engine::words::{Seat, Seats};

/// Updates that one request gives at most.
pub(super) const MOST_STEPS: u32 = 2_000;
/// Games that are kept at hand.
const AT_HAND: usize = 4;

/// A finished game, played again up to some step.
pub(super) struct Reel {
    game: GameRow,
    rows: Vec<LogRow>,
    play: Play,
}

/// Games that were watched lately.
#[derive(Default)]
pub struct Reels(Mutex<VecDeque<Reel>>);

impl Reels {
    /// Takes a game that has not been played beyond this step.
    pub(super) fn take(&self, id: &str, from: u32) -> Option<Reel> {
        let mut reels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = reels.iter().position(|reel| reel.game.id == id && reel.play.version() <= from)?;
        reels.remove(found)
    }

    /// Keeps a game for whoever asks for the next piece of it.
    pub(super) fn keep(&self, reel: Reel) {
        let mut reels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if reels.len() == AT_HAND {
            reels.pop_front();
        }
        reels.push_back(reel);
    }
}

impl Reel {
    /// A game before its first step, and what happens in it.
    pub(super) fn new(game: GameRow, rows: Vec<LogRow>, play: Play) -> Reel {
        Reel { game, rows, play }
    }

    /// A stored game before its first step.
    pub(super) fn of(stored: StoredGame, shared: &Shared) -> Result<Reel, Refused> {
        let rows = hub::rows(&stored).map_err(cannot_restore)?;
        let play = hub::begin(&stored, shared).map_err(cannot_restore)?;
        Ok(Reel::new(stored.game, rows, play))
    }

    /// A part of the replay as JSON text, the same as a serialised [`Replay`](super::Replay).
    pub(super) fn piece(&mut self, part: Part) -> Result<String, Refused> {
        let Reel { game, rows, play } = self;
        let setup = play.game().state().setup;
        let everyone = Seats::first(usize::from(setup.players));
        let viewer = match part.seat {
            None => None,
            Some(seat) => {
                let seat = Seat::try_from(seat).ok().filter(|seat| everyone.contains(*seat));
                Some(seat.ok_or(Refused::NoSuchSeat)?)
            }
        };
        let options = Options { public: game.public, ..Options::of(setup) };
        let audience = Audience { options: &options, people: everyone, acting: Seats::NONE };
        let from = part.from.unwrap_or(0).min(rows.len() as u32);
        let count = part.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
        let (before, after) = rows.split_at(from as usize);
        let unplayed = before.get(play.version() as usize..).unwrap_or_default();
        play.restore(unplayed).map_err(|wrong| cannot_restore(wrong.into()))?;
        play.refresh(audience);
        let at = before.last().map_or(0, |row| row.at);
        let (names, colours, bots) = (&game.names, &game.colours, &game.bots);
        let view = play.sections().view_json(viewer);
        let mut text = format!(
            r#"{{"game":"{}","names":{names},"colours":{colours},"bots":{bots},"kept":false,"length":{},"from":{from},"at":{at},"view":{view},"updates":["#,
            game.id,
            rows.len()
        );
        for (i, row) in after.iter().take(count as usize).enumerate() {
            text += if i > 0 { "," } else { "" };
            text += &update(play, *row, viewer, audience)?;
        }
        text += "]}";
        Ok(text)
    }
}

/// Takes a step and writes it down as the text of a [`ReplayUpdate`](super::ReplayUpdate).
pub(super) fn update(
    play: &mut Play,
    row: LogRow,
    viewer: Option<Seat>,
    audience: Audience<'_>,
) -> Result<String, Refused> {
    let answered = Answered::by(row.deed, play.game());
    let events = play.perform(row.deed, row.at)?;
    play.refresh(audience);
    let events = events.into_iter().map(|event| event.seen_by(viewer)).collect();
    let step = Step { version: play.version(), at: row.at, cause: row.deed.cause(), events };
    let step = serde_json::to_string(&step).map_err(|_| Refused::Internal)?;
    let changes = play.sections().changes_json(viewer, play.version() - 1);
    let answered = match answered {
        Some(answered) => {
            format!(r#","answered":{}"#, serde_json::to_string(&answered).map_err(|_| Refused::Internal)?)
        }
        None => String::new(),
    };
    Ok(format!(r#"{{"step":{step},"changes":{changes}{answered}}}"#))
}
