//! How the game might go on: a world that a viewer cannot tell from the real one, and a way to try an answer in it.

use crate::building::Build;
use crate::chance::{Chance, Draw};
use crate::content::Content;
use crate::decision::{Answer, Decision};
use crate::game::fly_out;
use crate::script::{Decider, Journal};
use crate::state::State;
use crate::view::View;
use crate::words::{BySeat, Seat};

/// A possible world at the question that somebody is asked: the start of the beat, and what has happened since.
#[derive(Clone, Debug)]
pub struct World {
    pub(crate) state: State,
    pub(crate) journal: Journal,
}

impl World {
    /// Gives an answer to the open question of this seat and flies on to the end of the flight; everyone then plays
    /// as the decider does. Past dice stay as they fell, future ones are the decider's.
    pub fn try_answer(&self, content: &Content, seat: Seat, answer: Answer, decider: &mut dyn Decider) -> State {
        let mut state = self.state;
        let mut feed = Feed {
            journal: &self.journal,
            used: BySeat::default(),
            chance_used: 0,
            next: Some((seat, answer)),
            decider,
        };
        fly_out(&mut state, content, &mut feed);
        state
    }
}

/// Answers from the journal first, then with the answer to be tried, then with the decider's.
struct Feed<'a> {
    journal: &'a Journal,
    used: BySeat<usize>,
    chance_used: usize,
    next: Option<(Seat, Answer)>,
    decider: &'a mut dyn Decider,
}

impl Chance for Feed<'_> {
    fn draw(&mut self, draw: Draw) -> u16 {
        let recorded = self.journal.chance.get(self.chance_used).copied();
        self.chance_used += 1;
        recorded.unwrap_or_else(|| self.decider.draw(draw))
    }
}

impl Decider for Feed<'_> {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let seat = decision.seat;
        let recorded = self.journal.answers[seat].get(self.used[seat]).copied();
        self.used[seat] += 1;
        let tried = || self.next.filter(|(who, _)| *who == seat).map(|(_, answer)| answer);
        match recorded.or_else(tried) {
            Some(answer) if decision.shape.accepts(answer) => {
                if recorded.is_none() {
                    self.next = None;
                }
                answer
            }
            _ => self.decider.decide(view, decision),
        }
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.decider.build(view, seat)
    }
}
