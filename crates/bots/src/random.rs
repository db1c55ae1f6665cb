//! Anything the rules allow, at random: the weakest tier, and the players of simulations.

use crate::Bot;
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::script::Decider;
use trucker_engine::squares::Squares;
use trucker_engine::state::RESERVE;
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Seat, Turn};

/// Answers every question of a whole table with a random legal answer, and rolls the dice as well.
pub struct RandomPlayer {
    rng: Rng,
    /// The flight that the plans are for.
    flight: Option<u8>,
    plans: BySeat<Plan>,
}

/// What one player still means to do in the yard.
#[derive(Clone, Copy, Default)]
struct Plan {
    /// Face-down tiles still to be drawn.
    draws: u8,
    /// Components still to be taken off while mending.
    scraps: u8,
    /// Has the ship been taken back to be mended?
    mending: bool,
}

impl RandomPlayer {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { rng: Rng::with_seed(seed), flight: None, plans: BySeat::default() }
    }

    /// True once in so many times.
    fn once_in(&mut self, times: u8) -> bool {
        self.rng.u8(..times) == 0
    }

    /// What to do with a tile in hand: somewhere on the ship, into the reserve, or back.
    fn put_down(&mut self, view: View<'_>) -> Build {
        let may_reserve = view.may_build(Build::Reserve);
        if may_reserve && self.once_in(16) {
            return Build::Reserve;
        }
        if let Some(place) = random_spot(&mut self.rng, &view.spots()) {
            return place;
        }
        let may_return = view.may_build(Build::Return);
        if may_reserve && (!may_return || wants_reserve(view) || self.once_in(4)) {
            Build::Reserve
        } else {
            Build::Return
        }
    }

    /// Something other than drawing, if the mood and the rules allow it.
    fn diversion(&mut self, view: View<'_>, seat: Seat) -> Option<Build> {
        let step = match self.rng.u8(..40) {
            0..4 => {
                let face_up = view.face_up();
                Build::Take(face_up.nth(self.rng.usize(..face_up.len().max(1)))?)
            }
            4..7 => Build::Look(self.rng.u8(..view.seat_rules(seat).piles() as u8)),
            7..11 => Build::TakeReserved(self.rng.u8(..view.reserve_places(seat).max(RESERVE) as u8)),
            11..13 => Build::Lift,
            13 => Build::Flip,
            15..20 => {
                let tools = view.tools();
                if tools.is_empty() {
                    return None;
                }
                tools[self.rng.usize(..tools.len())]
            }
            14 if self.plans[seat].draws < 8 => return Some(random_finish(&mut self.rng, view.open_spaces())),
            _ => return None,
        };
        view.may_build(step).then_some(step)
    }

    /// After finishing: another component, or that is enough.
    fn add_more(&mut self, view: View<'_>) -> Build {
        let face_up = view.face_up();
        let taken = face_up.nth(self.rng.usize(..face_up.len().max(1))).map(Build::Take);
        let steps = [Some(Build::Draw).filter(|_| self.rng.bool()), taken];
        let step = steps.into_iter().flatten().find(|step| view.may_build(*step));
        step.filter(|_| !self.once_in(4)).unwrap_or(Build::Rest)
    }

    /// Takes components off a ship that is mended.
    fn scrap(&mut self, view: View<'_>, seat: Seat) -> Option<Build> {
        let plan = &mut self.plans[seat];
        if !plan.mending {
            *plan = Plan { draws: self.rng.u8(..4), scraps: self.rng.u8(..6), mending: true };
        }
        plan.scraps = plan.scraps.checked_sub(1)?;
        let parts = view.ship(seat).occupied();
        let step = Build::Scrap(parts.nth(self.rng.usize(..parts.len().max(1)))?);
        view.may_build(step).then_some(step)
    }
}

/// Must the reserve be filled before anything can be added?
fn wants_reserve(view: View<'_>) -> bool {
    view.viewer().is_some_and(|seat| view.seat_rules(seat).flies_with(trucker_engine::words::Title::MasterEngineer))
}

/// One of the squares and turns where a tile fits, all equally likely.
pub fn random_spot(rng: &mut Rng, spots: &[Squares; 4]) -> Option<Build> {
    let sizes = spots.map(Squares::len);
    let all: usize = sizes.iter().sum();
    if all == 0 {
        return None;
    }
    let mut rank = rng.usize(..all);
    for turn in Turn::ALL {
        let here = sizes[turn.quarters()];
        if rank < here {
            return spots[turn.quarters()].nth(rank).map(|square| Build::Place(square, turn));
        }
        rank -= here;
    }
    None
}

/// Finishes on one of these starting spaces, a bit each, all equally likely.
pub fn random_finish(rng: &mut Rng, mut open: u16) -> Build {
    for _ in 0..rng.u32(..open.count_ones().max(1)) {
        open &= open - 1; // The lowest one is not taken.
    }
    Build::Finish(open.trailing_zeros() as u8)
}

/// A legal answer, all equally likely.
pub fn random_answer(rng: &mut Rng, shape: &Shape) -> Answer {
    let answer = match shape {
        Shape::YesNo => return if rng.bool() { Answer::Yes } else { Answer::No },
        Shape::Square { from } => from.nth(rng.usize(..from.len())).map(Answer::Square),
        _ => shape.nth(rng.usize(..shape.count())),
    };
    answer.unwrap_or(Answer::Done)
}

/// The weakest tier: a random player in one seat.
pub struct Random(RandomPlayer);

impl Random {
    /// A bot whose choices follow from a number.
    pub fn new(seed: u64) -> Random {
        Random(RandomPlayer::new(seed))
    }
}

impl Bot for Random {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        self.0.decide(view, decision)
    }

    fn build(&mut self, view: View<'_>) -> Build {
        match view.viewer() {
            Some(seat) => self.0.build(view, seat),
            None => Build::Flip,
        }
    }
}

impl Chance for RandomPlayer {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.rng.u16(..draw.sides.max(1))
    }
}

impl Decider for RandomPlayer {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        match decision.reason {
            Reason::FlyOn if !self.once_in(50) => Answer::Yes,
            Reason::FlyOn => Answer::No,
            _ => random_answer(&mut self.rng, &decision.shape),
        }
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        if self.flight != Some(view.flight_number()) {
            // A new flight: everyone makes up their mind how long to build.
            self.flight = Some(view.flight_number());
            // Four make it up at the smallest table, too, so that a seed gives the games it always gave.
            let seats = usize::from(view.setup().players).max(4);
            for plan in self.plans.0.iter_mut().take(seats) {
                *plan = Plan { draws: self.rng.u8(15..=30), scraps: 0, mending: false };
            }
        }
        if !view.yard_is_open() {
            return Build::Go;
        }
        if view.looking(seat).is_some() {
            return Build::Close;
        }
        if view.hand(seat).is_some() {
            return self.put_down(view);
        }
        if view.extra(seat) > 0 {
            return self.add_more(view);
        }
        if !view.time_is_up() {
            if view.mending().contains(seat)
                && let Some(scrap) = self.scrap(view, seat)
            {
                return scrap;
            }
            if let Some(step) = self.diversion(view, seat) {
                return step;
            }
            if self.plans[seat].draws > 0 && view.may_build(Build::Draw) {
                self.plans[seat].draws -= 1;
                return Build::Draw;
            }
        }
        random_finish(&mut self.rng, view.open_spaces())
    }
}
