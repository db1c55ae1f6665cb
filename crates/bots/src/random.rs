//! The weakest tier: anything legal.

use crate::Bot;
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::view::View;
use trucker_engine::words::Turn;

/// Draws, puts what fits anywhere, and answers anything.
pub struct Random {
    rng: Rng,
    /// The flight being built for, and tiles drawn for it.
    drawn: (u8, u8),
}

impl Random {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::with_seed(seed), drawn: (0, 0) }
    }

    fn put_down(&mut self, view: View<'_>) -> Build {
        let spots = view.spots();
        let all: usize = spots.iter().map(|set| set.len()).sum();
        if all > 0 {
            let mut rank = self.rng.usize(..all);
            for turn in Turn::ALL {
                let squares = spots[turn.quarters()];
                if let Some(square) = squares.nth(rank) {
                    return Build::Place(square, turn);
                }
                rank -= squares.len();
            }
        }
        [Build::Return, Build::Reserve].into_iter().find(|step| view.may_build(*step)).unwrap_or(Build::Return)
    }
}

impl Bot for Random {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        let answer = match decision.reason {
            Reason::FlyOn => Some(if self.rng.u8(..50) == 0 { Answer::No } else { Answer::Yes }),
            _ => decision.shape.nth(self.rng.usize(..decision.shape.count().max(1))),
        };
        answer.unwrap_or(Answer::Done)
    }

    fn build(&mut self, view: View<'_>) -> Build {
        let Some(seat) = view.viewer() else { return Build::Flip };
        if self.drawn.0 != view.flight_number() {
            self.drawn = (view.flight_number(), 0);
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
        if self.drawn.1 < 30 && view.may_build(Build::Draw) {
            self.drawn.1 += 1;
            return Build::Draw;
        }
        if view.may_build(Build::Flip) && self.rng.bool() {
            return Build::Flip;
        }
        let open = view.open_spaces();
        let spaces: Vec<u8> = (0..4).filter(|space| open >> space & 1 != 0).collect();
        Build::Finish(self.rng.choice(spaces).unwrap_or(0))
    }
}
