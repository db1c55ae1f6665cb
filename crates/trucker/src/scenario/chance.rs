//! Chance as a scenario writes it down.

use std::collections::VecDeque;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::{Chance, Draw, Purpose};

/// Dice, tiles and cards in the order a scenario wants them.
#[derive(Default)]
pub(super) struct Scripted {
    dice: VecDeque<(u8, u8)>,
    second: Option<u8>,
    /// The rank among the face-down tiles of the one to be drawn next.
    pub(super) tile: Option<u16>,
    /// The cards to be revealed, in order; none if the order does not matter.
    pub(super) cards: VecDeque<CardId>,
    /// The cards that can be revealed next.
    pub(super) deck: CardSet,
    /// The cards that can be revealed first.
    pub(super) first: Option<CardSet>,
    /// What was asked for and is not there.
    pub(super) missing: Option<String>,
}

impl Scripted {
    pub(super) fn new(dice: &[(u8, u8)]) -> Scripted {
        Scripted { dice: dice.iter().copied().collect(), ..Scripted::default() }
    }

    /// The dice nobody rolled.
    pub(super) fn left_over(&self) -> Vec<String> {
        let shown = |(first, second): &(u8, u8)| {
            if *second == 0 { format!("{first}+") } else { format!("{first}+{second}") }
        };
        self.dice.iter().map(shown).collect()
    }

    fn die(&mut self) -> u16 {
        let die = match self.second.take() {
            Some(second) => second,
            None => match self.dice.pop_front() {
                Some((first, second)) => {
                    // A die that is rolled alone has no second one.
                    self.second = Some(second).filter(|second| *second > 0);
                    first
                }
                None => {
                    self.missing
                        .get_or_insert_with(|| "two dice were rolled, but the scenario has none left".to_owned());
                    1
                }
            },
        };
        u16::from(die.max(1)) - 1
    }

    fn card(&mut self, sides: u16) -> u16 {
        let Some(wanted) = self.cards.pop_front() else { return 0 };
        let among = self.first.take().unwrap_or(self.deck);
        self.deck.remove(wanted);
        match among.iter().position(|card| card == wanted) {
            Some(rank) if among.len() == usize::from(sides) => rank as u16,
            _ => {
                self.missing.get_or_insert_with(|| "the next card of the flight cannot be revealed now".to_owned());
                0
            }
        }
    }
}

impl Chance for Scripted {
    fn draw(&mut self, draw: Draw) -> u16 {
        match draw.purpose {
            Purpose::Dice => self.die(),
            Purpose::Cards => self.card(draw.sides),
            Purpose::Tiles => self.tile.take().unwrap_or(0),
            Purpose::Titles => 0,
        }
    }
}
