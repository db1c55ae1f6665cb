//! What somebody does in the yard after having finished: components that are added all the same, and piles that are
//! read on; and what becomes of full hands when time is up. *Another Big Expansion*, *Support Team*: *Swindler*,
//! *Inspector*; Rulings 179 and 180.

use super::{Build, hand_is_empty, planned, traffic};
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Builder, Hand, Origin, State};
use crate::words::{ByLevel, Seat, Seats};

/// Components that may still be added when nobody else builds any more.
pub(super) const LAST: u8 = 1;

/// Does anybody else still build?
fn others_build(state: &State, seat: Seat) -> bool {
    let mut others = state.seats().without(state.yard.finished());
    others.remove(seat);
    !state.yard.time_up && !others.is_empty()
}

/// Does this player read piles though finished?
#[cold]
pub(super) fn reads_on(state: &State, seat: Seat) -> bool {
    state.players[seat].rules.reads_all && others_build(state, seat)
}

/// May somebody who has finished read on, or put the pile back? Turns do not matter for that.
#[cold]
pub(super) fn check_reading(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    if traffic::is_halted(state, seat) {
        return Err(Refusal::Halted);
    }
    match (action, state.yard.builders[seat].looking) {
        (Build::Look(_), Some(_)) => Err(Refusal::ReadingAPile),
        (Build::Look(pile), None) => check_pile(state, content, seat, pile),
        (_, looking) => looking.map(|_| ()).ok_or(Refusal::NotReading),
    }
}

/// What of building is still left to somebody who adds after having finished? The rest is checked as ever.
#[cold]
pub(super) fn check(state: &State, seat: Seat, action: Build) -> Result<(), Refusal> {
    match action {
        Build::Take(_) | Build::Lift | Build::Place(..) | Build::Return | Build::Close | Build::Rest => Ok(()),
        Build::Draw | Build::TakeReserved(_) | Build::Reserve if others_build(state, seat) => Ok(()),
        Build::Draw | Build::TakeReserved(_) | Build::Reserve => Err(Refusal::OnlyFaceUp),
        Build::Look(_) if reads_on(state, seat) => Ok(()),
        _ => Err(Refusal::AlreadyFinished),
    }
}

/// A component has been added after finishing. The last one is welded at once; `true` if it was that.
#[cold]
pub(super) fn count(builder: &mut Builder) -> bool {
    builder.extra -= 1;
    if builder.extra == 0 {
        builder.loose = None;
    }
    builder.extra == 0
}

/// May somebody say that this is enough?
pub(super) fn check_rest(state: &State, seat: Seat) -> Result<(), Refusal> {
    let builder = &state.yard.builders[seat];
    if builder.extra == 0 { Err(Refusal::NobodyForThat) } else { hand_is_empty(builder) }
}

/// This is enough.
pub(super) fn rest(state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
    let builder = &mut state.yard.builders[seat];
    builder.extra = 0;
    builder.loose = None;
    state.yard.gripped = true;
    tell(Event::Rested { seat });
}

/// Somebody has taken a starting space: who may add something now, and how much?
#[cold]
pub(super) fn after_finish(state: &mut State, content: &Content, seat: Seat, tell: &mut dyn FnMut(Event)) {
    if state.players[seat].rules.adds_late {
        let round = state.rules.level.number();
        state.yard.builders[seat].extra = if others_build(state, seat) { round } else { LAST };
        if !others_build(state, seat) {
            state.yard.builders[seat].turns_left = None;
        }
    }
    // Whoever was left alone by this has one more; with the time up that was settled when it ran out.
    for other in state.seats().iter().filter(|other| *other != seat) {
        if state.yard.builders[other].extra > 0 && !others_build(state, other) && !state.yard.time_up {
            stop(state, content, other, tell);
            let builder = &mut state.yard.builders[other];
            builder.extra = LAST;
            builder.turns_left = None;
        }
    }
    // Nobody builds any more, so nobody reads.
    if state.yard.finished() == state.seats() {
        for other in state.seats().iter() {
            if let Some(pile) = state.yard.builders[other].looking.take() {
                tell(Event::PileClosed { seat: other, pile });
            }
        }
    }
}

/// Is there nobody who may still add something?
pub(super) fn nobody_adds(state: &State) -> bool {
    state.seats().iter().all(|seat| state.yard.builders[seat].extra == 0)
}

/// Turn by turn: who takes turns?
pub(super) fn take_turns(state: &State) -> Seats {
    let mut seats = state.seats().without(state.yard.finished());
    for seat in state.seats().iter() {
        let builder = &state.yard.builders[seat];
        if builder.extra > 0 && builder.turns_left != Some(0) {
            seats.insert(seat);
        }
    }
    seats
}

/// A player's hands are empty from now on, and what was put down last is welded.
pub(super) fn stop(state: &mut State, content: &Content, seat: Seat, tell: &mut dyn FnMut(Event)) {
    let builder = &mut state.yard.builders[seat];
    builder.loose = None;
    if let Some(pile) = builder.looking.take() {
        tell(Event::PileClosed { seat, pile });
    }
    if let Some(hand) = builder.hand {
        put_down_at_stop(state, seat, hand, tell);
    }
    planned::judge(state, content, seat, tell);
}

/// A tile still in hand when time is up goes back where it came from.
fn put_down_at_stop(state: &mut State, seat: Seat, hand: Hand, tell: &mut dyn FnMut(Event)) {
    let builder = &mut state.yard.builders[seat];
    builder.hand = None;
    let tile = hand.tile;
    match hand.origin {
        Origin::Reserve => {
            if let Some(place) = builder.reserve.iter_mut().find(|place| place.is_none()) {
                *place = Some(tile);
            }
            tell(Event::TileReserved { seat, tile });
        }
        Origin::FaceDown | Origin::FaceUp => {
            state.yard.face_up.insert(tile);
            tell(Event::TileReturned { seat, tile });
        }
    }
}

/// May this player read this pile, as far as the pile is concerned?
pub(super) fn check_pile(state: &State, content: &Content, seat: Seat, pile: u8) -> Result<(), Refusal> {
    let readable = !state.rules.learning && state.rules.flight_board(content).cards_per_pile != ByLevel::default();
    let rules = &state.players[seat].rules;
    if !readable {
        Err(Refusal::NoForecast)
    } else if usize::from(pile) >= rules.piles() {
        Err(Refusal::PileHidden)
    } else if !has_added(state, content, seat) && !rules.reads_early {
        Err(Refusal::AddATileFirst)
    } else if state.seats().iter().any(|other| state.yard.builders[other].looking == Some(pile)) {
        Err(Refusal::PileTaken)
    } else {
        Ok(())
    }
}

/// Has this player added a component to what everyone begins with?
fn has_added(state: &State, content: &Content, seat: Seat) -> bool {
    state.ships[seat].occupied().len() > usize::from(state.rules.start(content, seat).is_some())
}
