//! The phases of a game around its cards. Each is one beat of the script.

pub mod between;
pub mod boards;
pub mod flight;
pub mod launch;
pub mod payday;
pub mod set_up;
pub mod team;
pub mod titles;

use crate::beats;
use crate::event::Cause;
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::state::Phase;

/// Runs the beat that the game is at. Building is no beat: it is driven from outside.
pub fn run(cx: &mut Cx<'_, '_>) -> Flow {
    cx.by(Cause::of(cx.state().phase), phase)
}

fn phase(cx: &mut Cx<'_, '_>) -> Flow {
    match cx.state().phase {
        Phase::SetUp => set_up::set_up(cx),
        Phase::Building | Phase::Over => Ok(()),
        Phase::LateParts => launch::late_parts(cx),
        Phase::SpotCheck => launch::spot_check(cx),
        Phase::Crew => launch::crew(cx),
        Phase::Reveal => flight::reveal(cx),
        Phase::Card(beat) => {
            let content = cx.content;
            if let (0, Some(card)) = (beat, cx.state().flight.card) {
                cx.moment(Moment::Revealed { card })?;
            }
            let card = cx.state().flight.card.map(|card| content.card(card));
            match card.and_then(|card| card.beats_on(cx.state().rules.level).get(usize::from(beat))) {
                Some(step) => {
                    beats::resolve(cx, step)?;
                    cx.enter(Phase::Card(beat + 1));
                }
                None => cx.enter(Phase::CardDone),
            }
            Ok(())
        }
        Phase::CardDone => flight::card_done(cx),
        Phase::Payday => payday::payday(cx),
        Phase::Titles => titles::titles(cx),
        Phase::Sale => payday::sale(cx),
        Phase::Between => between::between(cx),
        Phase::Team(flights) => team::team(cx, flights),
        Phase::BeforeBuilding => set_up::before_building(cx),
    }
}
