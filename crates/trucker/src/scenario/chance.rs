//! Chance as a scenario writes it down.

use std::collections::VecDeque;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::{Chance, Draw, Purpose};

/// Which card of those that can be revealed it is, if it can, and how many these are.
pub(super) type Rank = (Option<u16>, usize);

/// The ranks of cards that are revealed in this order: one of the first ones, then any that is left. Cards that others
/// lay `on_top` come from the rest of their decks, which depends on what was seen and what is still to come.
pub(super) fn ranks(
    cards: &[CardId],
    on_top: CardSet,
    first: CardSet,
    rest: impl Fn(CardId, CardSet) -> CardSet,
) -> VecDeque<Rank> {
    let all: CardSet = cards.iter().copied().collect();
    let (mut left, mut seen) = (all.without(on_top), CardSet::default());
    let rank = |card: &CardId| {
        let among = match (on_top.contains(*card), seen.is_empty()) {
            (true, _) => rest(*card, seen.union(left)),
            (false, true) => first,
            (false, false) => left,
        };
        left.remove(*card);
        seen.insert(*card);
        (among.iter().position(|other| other == *card).map(|rank| rank as u16), among.len())
    };
    cards.iter().map(rank).collect()
}

/// The single dice of rolls, one after the other; a die that is rolled alone has no second one.
pub(super) fn single_dice(rolls: &[(u8, u8)]) -> impl Iterator<Item = u8> {
    rolls.iter().flat_map(|(first, second)| [*first, *second]).filter(|die| *die > 0)
}

/// Dice, tiles and cards in the order a scenario wants them.
#[derive(Default)]
pub(super) struct Scripted {
    dice: VecDeque<(u8, u8)>,
    second: Option<u8>,
    /// The rank among the face-down tiles of the one to be drawn next.
    pub(super) tile: Option<u16>,
    /// The cards to be revealed, in order; none if the order does not matter.
    pub(super) cards: VecDeque<Rank>,
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
        let Some((rank, among)) = self.cards.pop_front() else { return 0 };
        match rank {
            Some(rank) if among == usize::from(sides) => rank,
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
