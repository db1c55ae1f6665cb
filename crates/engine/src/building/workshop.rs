//! Building at full speed, for players in the same process: the same steps by the same rules, with what is found out on
//! the way kept for the next one.

use super::{Build, act, alter, check, check_action, may_act, pass_time, reserves_first};
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
    pub(crate) fn step<D: Decider + ?Sized>(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        at: u32,
        decider: &mut D,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let may_act = may_act(state, seat);
        if !may_act && check(state, content, seat, Build::Flip).is_err() {
            wait(state, content, at, tell);
            return Ok(());
        }
        let looked = self.look(state, content, seat);
        let action = decider.build(self.shown(state, content, seat, looked), seat);
        if !may_act && action != Build::Flip {
            wait(state, content, at, tell);
            return Ok(()); // Whoever has finished can only turn the timer.
        }
        pass_time(state, content, at, tell);
        self.apply(state, content, seat, action, looked, decider, tell)?;
        if action == Build::Draw && decider.puts_down_at_once() {
            self.put_down(state, content, seat, decider, tell)
        } else {
            Ok(())
        }
    }

    /// Whoever sits here puts down a tile that was drawn in the same step. As it could be drawn, it may go where it
    /// fits or be thrown back: that is not checked again.
    #[inline(always)]
    fn put_down<D: Decider + ?Sized>(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        decider: &mut D,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let looked = self.look(state, content, seat);
        let action = decider.put_down(self.shown(state, content, seat, looked), seat);
        match action {
            Build::Place(square, turn) if looked && self.spots[turn.quarters()].contains(square) => {
                debug_assert_eq!(check(state, content, seat, action), Ok(()), "a tile that was drawn may be added");
                act(state, content, seat, Build::Place(square, turn), decider, tell);
                self.known.remove(seat);
                Ok(())
            }
            Build::Return => {
                debug_assert_eq!(check(state, content, seat, action), Ok(()), "and it may be thrown back");
                act(state, content, seat, Build::Return, decider, tell);
                Ok(())
            }
            other => self.apply_rare(state, content, seat, other, decider, tell),
        }
    }

    /// One of the rarer steps, out of the way of the others.
    #[inline(never)]
    fn apply_rare(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        action: Build,
        chance: &mut (impl Chance + ?Sized),
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        apply_one(state, content, seat, action, None, chance, tell)?;
        if changes_ship(action) {
            self.known.remove(seat);
        }
        Ok(())
    }

    /// What the player sees: where the tile in hand may go with it, if somebody has looked.
    #[inline(always)]
    fn shown<'a>(&'a self, state: &'a State, content: &'a Content, seat: Seat, looked: bool) -> View<'a> {
        View::new(state, content, Some(seat)).with_spots(looked.then_some(&self.spots))
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
            let zone = state.rules.building_zone(content, seat);
            around.look_with(&state.ships[seat], zone, alter::leeway(state, content, seat));
            self.known.insert(seat);
        }
        self.spots = around.legal_by_turn(content, hand.tile);
        true
    }

    /// Each of the commonest steps is compiled by itself: nobody can guess which one comes next, and so it is asked
    /// once and not again in every part of a step.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "a step with all that it may touch")]
    fn apply(
        &mut self,
        state: &mut State,
        content: &Content,
        seat: Seat,
        action: Build,
        looked: bool,
        chance: &mut (impl Chance + ?Sized),
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let spots = looked.then_some(&self.spots);
        match action {
            Build::Draw => apply_one(state, content, seat, Build::Draw, None, chance, tell),
            Build::Return => apply_one(state, content, seat, Build::Return, None, chance, tell),
            Build::Place(square, turn) if looked => {
                self.known.remove(seat);
                apply_one(state, content, seat, Build::Place(square, turn), spots, chance, tell)
            }
            other => self.apply_rare(state, content, seat, other, chance, tell),
        }
    }
}

/// Whoever has to stop for a while waits: time goes on, though nobody may be left who does anything.
#[cold]
fn wait(state: &mut State, content: &Content, at: u32, tell: &mut impl FnMut(Event)) {
    if state.yard.halted_until != 0 {
        pass_time(state, content, at, tell);
    }
}

/// Does it, if it may be done; where the tile in hand may go is perhaps known.
#[inline(always)]
fn apply_one(
    state: &mut State,
    content: &Content,
    seat: Seat,
    action: Build,
    spots: Option<&[Squares; 4]>,
    chance: &mut (impl Chance + ?Sized),
    tell: &mut impl FnMut(Event),
) -> Result<(), Refusal> {
    check_action(state, content, seat, action, spots)?;
    act(state, content, seat, action, chance, tell);
    Ok(())
}

/// May a ship be another one afterwards, or something else be allowed on it, as for those who have finished?
#[inline(always)]
fn changes_ship(action: Build) -> bool {
    match action {
        Build::Finish(_) | Build::Place(..) | Build::Lift | Build::TakeReserved(_) | Build::Scrap(_) => true,
        Build::Go | Build::Draw | Build::Take(_) | Build::Reserve | Build::Return => false,
        Build::Look(_) | Build::Close | Build::Flip => false,
        Build::TakeFrom(..) | Build::Halt | Build::Rest => false,
        Build::Pipe(..) | Build::Universal(_) | Build::PlaceUniversal(..) | Build::Deliver(..) | Build::TakeBack(_) => {
            true
        }
    }
}
