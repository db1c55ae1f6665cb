//! What somebody does in the yard to others: taking out of their reserves, and making them stop.
//! *Another Big Expansion*, *Support Team*: *Saboteur*, *Security Guard*; Rulings 177 and 178.

use super::{Build, check_may_grip, extra, grip, has_timer, is_last_space};
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Hand, MAX_RESERVE, Origin, Pace, State};
use crate::words::{Seat, Seats};

/// How long the others stop, in milliseconds.
const HALT: u32 = 15_000;
/// Turn by turn: how many turns they miss.
const MISSED: u8 = 2;

/// May somebody take what another player has in this place of the reserve? For them it is as good as face up.
pub(super) fn check_take(state: &State, seat: Seat, from: Seat, place: u8) -> Result<(), Refusal> {
    if !state.players[seat].rules.takes_reserves {
        return Err(Refusal::NobodyForThat);
    }
    if !state.seats().contains(from) {
        return Err(Refusal::NoSuchSeat);
    }
    check_may_grip(state, seat)?;
    match state.yard.builders[from].reserve.get(usize::from(place)) {
        Some(Some(_)) if from != seat => {}
        _ => return Err(Refusal::NotInReserve),
    }
    if state.players[from].rules.guards_reserve { Err(Refusal::ReserveGuarded) } else { Ok(()) }
}

/// Takes it.
pub(super) fn take(state: &mut State, seat: Seat, from: Seat, place: u8, tell: &mut dyn FnMut(Event)) {
    let victim = &mut state.yard.builders[from];
    let Some(tile) = victim.reserve[usize::from(place)].take() else { return };
    // What was put there last can be taken up by its owner no more.
    victim.loose = victim.loose.filter(|loose| loose.square.is_some() || loose.hand.tile != tile);
    let hand = Hand { tile, origin: Origin::FaceUp };
    grip(&mut state.yard.builders[seat], Some(hand), &mut state.yard.gripped);
    tell(Event::ReserveRaided { seat, rival: from, tile });
}

/// May somebody make the others stop? Once, and not in the last moments of building.
pub(super) fn check_halt(state: &State, content: &Content, seat: Seat) -> Result<(), Refusal> {
    if !state.players[seat].rules.halts || state.yard.halted_by.is_some() {
        return Err(Refusal::NobodyForThat);
    }
    if extra::take_turns(state).iter().all(|other| other == seat) {
        return Err(Refusal::NobodyForThat);
    }
    if is_last_space(state, content) {
        return Err(Refusal::TimerOnLastSpace);
    }
    if !has_timer(state, content) && !state.yard.finished().is_empty() {
        return Err(Refusal::SomebodyFinished);
    }
    Ok(())
}

/// The others stop: for a while by the clock, or for so many turns. What they hold they go on holding.
pub(super) fn halt(state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
    state.yard.halted_by = Some(seat);
    let until = match state.setup.pace {
        Pace::RealTime { .. } => Some(state.now.saturating_add(HALT)),
        Pace::TurnByTurn { .. } => None,
    };
    match until {
        Some(until) => state.yard.halted_until = until,
        None => {
            for other in extra::take_turns(state).iter().filter(|other| *other != seat) {
                state.yard.builders[other].missed = MISSED;
            }
        }
    }
    tell(Event::BuildingHalted { seat, until });
}

/// Has somebody made this player stop, in real time? Nobody has to wait who has only a starting space left to take.
#[inline]
pub(super) fn is_halted(state: &State, seat: Seat) -> bool {
    let yard = &state.yard;
    yard.halted_until != 0 && yard.halted_by != Some(seat) && !yard.time_up
}

/// The time is over: everyone builds again.
#[cold]
pub(super) fn go_on(state: &mut State, tell: &mut dyn FnMut(Event)) {
    state.yard.halted_until = 0;
    tell(Event::BuildingWentOn);
}

/// Turn by turn: passes over those who miss their turns. Each has at most two to miss, so it ends.
pub(super) fn miss_turns(state: &mut State, building: Seats) {
    while state.yard.builders[state.yard.turn].missed > 0 && building.contains(state.yard.turn) {
        let builder = &mut state.yard.builders[state.yard.turn];
        builder.missed -= 1;
        if let Some(turns) = &mut builder.turns_left {
            *turns = turns.saturating_sub(1);
        }
        state.yard.turn = super::next_after(state.yard.turn, building);
    }
}

/// What of all this could be done now.
pub(super) fn steps(state: &State) -> impl Iterator<Item = Build> {
    let places = |from: Seat| (0..MAX_RESERVE as u8).map(move |place| Build::TakeFrom(from, place));
    state.seats().iter().flat_map(places).chain([Build::Halt, Build::Rest])
}
