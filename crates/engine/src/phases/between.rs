//! *Keep on Trucking*, *Rough Roads*: *Difficulty level*, *Rough road handicaps*: what a table agrees on between two
//! flights.

use super::team;
use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::script::{Cx, Flow};
use crate::setup::MAX_ROADS;
use crate::state::Phase;
use crate::words::BySeat;

/// Between two flights: whatever is asked before the next one is set up has its place here. Titles are given out before
/// that, as they are paid with the flight that they were won in.
pub fn between(cx: &mut Cx<'_, '_>) -> Flow {
    if cx.state().setup.agrees_anew() {
        agree_on_roads(cx)?;
    }
    if team::deal(cx) {
        // What was dealt is a secret: it is drawn before anybody is asked, and kept with the state.
        cx.enter(Phase::Team(cx.state().flight_number + 1));
        return Ok(());
    }
    cx.next_flight();
    cx.enter(Phase::SetUp);
    Ok(())
}

/// Ruling 74: everyone says how many cards all should fly with and how many they take as a handicap, all at once. The
/// number for all changes if everyone who names one names the same; everyone's own number is what they say.
fn agree_on_roads(cx: &mut Cx<'_, '_>) -> Flow {
    let Some(mut roads) = cx.state().proposed_roads() else { return Ok(()) };
    let before = roads;
    let mut named = BySeat::<Option<u8>>::default();
    cx.each(cx.state().seats(), |cx, seat| {
        let cards = Shape::OneOf { options: (1 << (MAX_ROADS + 1)) - 1, may_pass: true };
        if let Answer::Option(wanted) = cx.ask(seat, cards, Reason::AgreeOnRoads { now: before.everyone })? {
            named[seat] = Some(wanted);
        }
        if let Answer::Option(own) = cx.ask(seat, cards, Reason::AgreeOnHandicap { now: before.handicaps[seat] })? {
            roads.handicaps[seat] = own;
        }
        Ok(())
    })?;
    let mut wishes = named.0.into_iter().flatten();
    if let Some(first) = wishes.next() {
        let agreed = wishes.all(|wish| wish == first);
        roads.everyone = if agreed { first } else { before.everyone };
        cx.emit(Event::RoadsAgreed { cards: roads.everyone, agreed });
    }
    for seat in cx.state().seats().iter().filter(|seat| roads.handicaps[*seat] != before.handicaps[*seat]) {
        cx.emit(Event::HandicapTaken { seat, cards: roads.handicaps[seat] });
    }
    cx.agree_on_roads(roads);
    Ok(())
}
