//! Building at full speed, for players in the same process: the same steps by the same rules, with what is found out on
//! the way kept for the next one.

use super::{Build, act, check, check_action, may_act, pass_time, reserves_first};
use crate::chance::Chance;
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::script::Decider;
use crate::ship::legal::Surroundings;
use crate::squares::Squares;
use crate::state::{Aid, State};
use crate::view::View;
use crate::words::{BySeat, Seat, Seats};

/// Builds ships for players in the same process: what surrounds a ship is kept between steps for as long as it does not
/// change, and where a tile can go is found out once for the player who asks and for the rules that check.
#[derive(Default)]
pub(crate) struct Workshop {
    around: BySeat<Surroundings>,
    /// Where the tile in hand may go, by turn, for whoever takes a step.
    spots: [Squares; 4],
    /// Ships that have not changed since somebody looked around them.
    known: Seats,
}

impl Workshop {
    /// Whoever sits here takes a step, at a time in milliseconds since the start.
    ///
    /// # Errors
    /// A [`Refusal`] if the rules do not allow what is done; time has passed all the same.
    #[inline(always)]
    pub(crate) fn step(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        at: u32,
        decider: &mut dyn Decider,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let may_act = may_act(state, seat);
        if !may_act && check(state, content, seat, Build::Flip).is_err() {
            return Ok(());
        }
        let looked = self.look(state, content, seat);
        let spots = looked.then_some(&self.spots);
        let action = decider.build(View::new(state, content, Some(seat)).with_spots(spots), seat);
        if !may_act && action != Build::Flip {
            return Ok(()); // Whoever has finished can only turn the timer.
        }
        pass_time(state, content, at, tell);
        // Each of the commonest steps is compiled by itself: nobody can guess which one comes next, and so it is asked
        // once and not again in every part of a step.
        match action {
            Build::Draw => self.apply(state, content, seat, Build::Draw, false, decider, tell),
            Build::Return => self.apply(state, content, seat, Build::Return, false, decider, tell),
            Build::Place(square, turn) if looked => {
                self.apply(state, content, seat, Build::Place(square, turn), true, decider, tell)
            }
            other => self.apply(state, content, seat, other, false, decider, tell),
        }
    }

    /// Looks where the tile in hand may go. `false` if there is none, or if it need not fit.
    #[inline(always)]
    fn look(&mut self, state: &State, content: &Content, seat: Seat) -> bool {
        let Some(hand) = state.yard.builders[seat].hand else { return false };
        if state.setup.aid != Aid::Assisted || reserves_first(state, seat) {
            return false;
        }
        let around = &mut self.around[seat];
        if !self.known.contains(seat) {
            around.look(&state.ships[seat], state.rules.building_zone(content, seat));
            self.known.insert(seat);
        }
        self.spots = around.legal_by_turn(content, hand.tile);
        true
    }

    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "a step with all that it may touch")]
    fn apply(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        action: Build,
        looked: bool,
        chance: &mut dyn Chance,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        check_action(state, content, seat, action, looked.then_some(&self.spots))?;
        act(state, content, seat, action, chance, tell);
        if changes_ship(action) {
            self.known.remove(seat);
        }
        Ok(())
    }
}

/// May a ship be another one afterwards?
#[inline(always)]
fn changes_ship(action: Build) -> bool {
    match action {
        Build::Place(..) | Build::Lift | Build::TakeReserved(_) | Build::Scrap(_) => true,
        Build::Go | Build::Draw | Build::Take(_) | Build::Reserve | Build::Return => false,
        Build::Look(_) | Build::Close | Build::Flip | Build::Finish(_) => false,
    }
}
