//! Which answers a shape leaves: how many there are, each by its number, and whether one is among them.

use super::powered::{self, Limit};
use super::{Answer, Shape};
use crate::bits::select;
use crate::squares::{Square, Squares};
use crate::words::{Alien, Good, Turn};

impl Shape {
    /// How many legal answers there are. At least one, or the rules would not ask.
    pub fn count(&self) -> usize {
        match self {
            Shape::YesNo => 2,
            Shape::OneOf { options, may_pass } => options.count_ones() as usize + usize::from(*may_pass),
            Shape::Square { from } => from.len(),
            Shape::Set { from, max } => {
                (0..=usize::from(*max).min(from.len())).map(|size| choose(from.len(), size)).sum()
            }
            Shape::Power { from, tokens, panels } => powered::count(*from, *tokens, panels),
            Shape::Cargo(menu) => {
                let moves = menu.free.iter().chain(&menu.laden).map(|set| set.len()).sum::<usize>();
                1 + moves + menu.fuel().count() * menu.furnaces.len()
            }
            Shape::Occupant { aliens } => 1 + aliens.count_ones() as usize,
            Shape::Place { spots } => 1 + spots.iter().map(|set| set.len()).sum::<usize>(),
        }
    }

    /// The legal answer with this number, counted from 0; the number of the last is `count() - 1`.
    pub fn nth(&self, mut n: usize) -> Option<Answer> {
        Some(match self {
            Shape::YesNo => *[Answer::Yes, Answer::No].get(n)?,
            Shape::OneOf { options, may_pass } => match nth_bit(*options, n) {
                Some(option) => Answer::Option(option),
                None if *may_pass && n == options.count_ones() as usize => Answer::Done,
                None => return None,
            },
            Shape::Square { from } => Answer::Square(from.nth(n)?),
            Shape::Set { from, max } => {
                let size = from.len();
                for k in 0..=usize::from(*max) {
                    let here = choose(size, k);
                    if n < here {
                        return Some(Answer::Set(nth_subset(*from, k, n)));
                    }
                    n -= here;
                }
                return None;
            }
            Shape::Power { from, tokens, panels } => Answer::Set(powered::nth(*from, *tokens, panels, n)?),
            Shape::Cargo(menu) => {
                for good in Good::ALL {
                    let set = menu.free[good.index()];
                    if let Some(square) = set.nth(n) {
                        return Some(Answer::Put(square, good));
                    }
                    n -= set.len();
                }
                for good in Good::ALL {
                    let set = menu.laden[good.index()];
                    if let Some(square) = set.nth(n) {
                        return Some(Answer::Lift(square, good));
                    }
                    n -= set.len();
                }
                for good in menu.fuel() {
                    if let Some(furnace) = menu.furnaces.nth(n) {
                        return Some(Answer::Burn(furnace, good));
                    }
                    n -= menu.furnaces.len();
                }
                return (n == 0).then_some(Answer::Done);
            }
            Shape::Occupant { aliens } => match nth_bit(u16::from(*aliens), n) {
                Some(alien) => Answer::Alien(*Alien::ALL.get(usize::from(alien))?),
                None if n == aliens.count_ones() as usize => Answer::Humans,
                None => return None,
            },
            Shape::Place { spots } => {
                for turn in Turn::ALL {
                    let set = spots[turn.quarters()];
                    if let Some(square) = set.nth(n) {
                        return Some(Answer::Place(square, turn));
                    }
                    n -= set.len();
                }
                return (n == 0).then_some(Answer::Done);
            }
        })
    }

    /// Every legal answer.
    pub fn legal(&self) -> impl Iterator<Item = Answer> + '_ {
        (0..self.count()).filter_map(|n| self.nth(n))
    }

    /// Of these squares, each that may still be chosen along with those before it.
    pub fn most(&self, squares: impl IntoIterator<Item = Square>) -> Answer {
        let mut most = Squares::NONE;
        for square in squares {
            if self.accepts(Answer::Set(most | Squares::of(square))) {
                most.insert(square);
            }
        }
        Answer::Set(most)
    }

    /// What a set that is chosen has to keep within; nothing if it may be any.
    pub fn limits(&self) -> Vec<Limit> {
        match self {
            Shape::Set { from, max } if from.len() > usize::from(*max) => vec![Limit { of: *from, most: *max }],
            Shape::Power { from, tokens, panels } => powered::limits(*from, *tokens, panels),
            _ => Vec::new(),
        }
    }

    /// The only legal answer, if there is just one: such a decision is not asked.
    pub fn only(&self) -> Option<Answer> {
        match self {
            Shape::YesNo => None,
            Shape::Set { from, max } => (from.is_empty() || *max == 0).then_some(Answer::Set(Squares::NONE)),
            Shape::Power { from, tokens, panels } => {
                let none = *tokens == 0 && (panels.fed() & *from).is_empty();
                (from.is_empty() || none).then_some(Answer::Set(Squares::NONE))
            }
            _ => {
                if self.count() == 1 {
                    self.nth(0)
                } else {
                    None
                }
            }
        }
    }

    /// Is this answer legal?
    pub fn accepts(&self, answer: Answer) -> bool {
        match (self, answer) {
            (Shape::YesNo, Answer::Yes | Answer::No) => true,
            (Shape::OneOf { options, .. }, Answer::Option(n)) => n < 16 && options >> n & 1 != 0,
            (Shape::OneOf { may_pass, .. }, Answer::Done) => *may_pass,
            (Shape::Square { from }, Answer::Square(square)) => from.contains(square),
            (Shape::Set { from, max }, Answer::Set(set)) => (set & !*from).is_empty() && set.len() <= usize::from(*max),
            (Shape::Power { from, tokens, panels }, Answer::Set(set)) => {
                (set & !*from).is_empty() && panels.suffice(set, u32::from(*tokens))
            }
            (Shape::Cargo(menu), Answer::Put(square, good)) => menu.free[good.index()].contains(square),
            (Shape::Cargo(menu), Answer::Lift(square, good)) => menu.laden[good.index()].contains(square),
            (Shape::Cargo(menu), Answer::Burn(square, good)) => menu.furnaces.contains(square) && menu.dock[good] > 0,
            (Shape::Cargo(_), Answer::Done) => true,
            (Shape::Occupant { .. }, Answer::Humans) => true,
            (Shape::Occupant { aliens }, Answer::Alien(alien)) => aliens >> alien.index() & 1 != 0,
            (Shape::Place { spots }, Answer::Place(square, turn)) => spots[turn.quarters()].contains(square),
            (Shape::Place { .. }, Answer::Done) => true,
            _ => false,
        }
    }
}

/// The number of the nth set bit.
fn nth_bit(bits: u16, n: usize) -> Option<u8> {
    (n < bits.count_ones() as usize).then(|| select(u64::from(bits), n) as u8)
}

/// How many subsets of this size there are.
pub(super) fn choose(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

/// The subset of `size` squares with this rank.
pub(super) fn nth_subset(from: Squares, mut size: usize, mut rank: usize) -> Squares {
    let mut chosen = Squares::NONE;
    let mut left = from.len();
    for square in from {
        if size == 0 {
            break;
        }
        left -= 1;
        let with = choose(left, size - 1);
        if rank < with {
            chosen.insert(square);
            size -= 1;
        } else {
            rank -= with;
        }
    }
    chosen
}
