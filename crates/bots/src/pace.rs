//! How fast bots work where people can watch them. No part of their strength: what they can build in the time they
//! have is, and that they [know](crate::budget) themselves.

use fastrand::Rng;
use trucker_engine::state::Builder;

/// How long a bot takes for what it does, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pace {
    /// A step of building, as a mean over reaching for tiles and adding them.
    pub build: u32,
    /// An answer.
    pub answer: u32,
}

/// What a bot is about to do, as far as its pace depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Looking over the heap and reaching for a tile.
    Reach,
    /// Finding a place for the tile in hand.
    Fit,
    /// Reading a pile of cards.
    Read,
    /// Answering a question.
    Answer,
    /// Moving goods block by block, once it is known what to do.
    Handle,
}

impl Task {
    /// What somebody with this in hand does next in the yard.
    pub fn in_yard(builder: &Builder) -> Task {
        if builder.looking.is_some() {
            Task::Read
        } else if builder.hand.is_some() {
            Task::Fit
        } else {
            Task::Reach
        }
    }
}

/// How long a step takes that needs no thought, in milliseconds.
const HANDLING: u32 = 150;

impl Pace {
    /// Takes its time.
    pub const RELAXED: Pace = Pace { build: 3_000, answer: 1_800 };
    /// Like most people.
    pub const STEADY: Pace = Pace { build: 2_200, answer: 1_100 };
    /// Like somebody who has built a hundred ships.
    pub const BRISK: Pace = Pace { build: 1_200, answer: 500 };

    /// How long this takes on average.
    fn mean(self, task: Task) -> u32 {
        match task {
            Task::Reach => self.build * 3 / 4,
            Task::Fit => self.build * 5 / 4,
            Task::Read => self.build * 3,
            Task::Answer => self.answer,
            Task::Handle => HANDLING,
        }
    }

    /// How long this takes at least.
    pub fn quickest(self, task: Task) -> u32 {
        self.mean(task) / 2
    }

    /// How long this takes now: the mean, give or take half of it by the sum of three random parts, as people vary.
    pub fn takes(self, task: Task, rng: &mut Rng) -> u32 {
        let parts: u32 = (0..3).map(|_| rng.u32(..=self.mean(task) / 3)).sum();
        self.quickest(task) + parts
    }
}
