//! A moment to begin at instead of an empty yard: for rehearsals, never for games that people want to play.

use crate::chance::{Chance, Draw, PURPOSES, Seed};
use crate::content::Content;
use crate::state::State;
use std::sync::Arc;

/// Instead of a rules version: a game that began on a stage does not follow from its setup and its log alone.
pub const STAGED: u16 = 0;

/// Where a game begins, and what is drawn first.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The box, with whatever was made up for this moment.
    pub content: Arc<Content>,
    /// The game as it begins.
    pub state: State,
    /// The first numbers drawn for each purpose; what comes after them is the seed's.
    pub draws: [Vec<u16>; PURPOSES],
}

impl Stage {
    /// What is drawn, as long as the stage says it.
    pub(crate) fn draw(&self, draw: Draw) -> Option<u16> {
        let drawn = self.draws[draw.purpose as usize].get(draw.index as usize).copied();
        drawn.filter(|number| *number < draw.sides)
    }
}

/// The chance of a game: of its stage first, if it has one, then of its seed.
#[derive(Debug)]
pub(crate) struct Luck<'a> {
    pub(crate) stage: Option<&'a Stage>,
    pub(crate) seed: &'a mut Seed,
    /// Was anything drawn?
    pub(crate) drawn: bool,
}

impl Chance for Luck<'_> {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.drawn = true;
        self.stage.and_then(|stage| stage.draw(draw)).unwrap_or_else(|| self.seed.draw(draw))
    }
}
