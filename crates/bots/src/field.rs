//! A table of bots, for games at full speed.

use crate::defaults::Away;
use crate::{Bot, Profile, bot};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::script::Decider;
use trucker_engine::view::View;
use trucker_engine::words::Seat;

/// Bots in their seats, and the chance of one game.
///
/// Chance follows from the seed, the purpose and the number of the draw alone: the same game with other bots, or
/// with the same bots in other seats, meets the same cards and dice as far as it draws the same.
pub struct Field {
    bots: Vec<Box<dyn Bot>>,
    seed: u64,
}

impl Field {
    /// Seats bots of these profiles.
    pub fn new(profiles: &[Profile], seed: u64) -> Field {
        let bots =
            profiles.iter().enumerate().map(|(seat, profile)| bot(*profile, mix(seed ^ (seat as u64 + 1) << 56)));
        Field { bots: bots.collect(), seed }
    }

    /// The same bots, but everything is answered for them as for people who are away.
    pub fn away(self) -> Field {
        let bots = self.bots.into_iter().map(|bot| Box::new(Away(bot)) as Box<dyn Bot>);
        Field { bots: bots.collect(), seed: self.seed }
    }

    /// Seats these bots.
    pub fn of(bots: Vec<Box<dyn Bot>>, seed: u64) -> Field {
        Field { bots, seed }
    }
}

impl Chance for Field {
    fn draw(&mut self, draw: Draw) -> u16 {
        let word = mix(self.seed.wrapping_add(mix((draw.purpose as u64) << 32 | u64::from(draw.index))));
        // The high half times the number of sides: fair to one part in four thousand million.
        (((word >> 32) * u64::from(draw.sides.max(1))) >> 32) as u16
    }
}

impl Decider for Field {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        self.bots[decision.seat.index()].decide(view, decision)
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.bots[seat.index()].build(view)
    }

    fn imagines(&self) -> bool {
        self.bots.iter().any(|bot| bot.imagines())
    }
}

/// Scatters a number: neighbours become unrelated.
pub fn mix(number: u64) -> u64 {
    let mut word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
