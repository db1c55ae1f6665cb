//! Mending an illegal ship so that the fewest components are lost.
//!
//! Base rulebook, *Spot check*; Ruling 6.

use super::joins::{Held, Pairs};
use super::legal::Mistakes;
use super::{Part, Ship, analysis};
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;

/// Groups of components looked at before the search settles for the best it has seen. A full ship of the largest board
/// takes some dozens, however it was built; this is only to be sure of an end.
const MOST_LOOKS: u32 = 100_000;

/// The piece that is left of a ship if its mistakes are mended in the best way: one that can fly, as somebody can live
/// aboard; of those the largest; of those the one with most cabins.
///
/// Whatever is left has no mistake and holds together; and every group of components of which that is true can be left,
/// for each of its mistakes with others can be mended by taking off the others. So this is a search for a group, not
/// for an order of removals.
pub fn best_piece(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> Squares {
    let mistakes = Mistakes::of(ship, board);
    let mut search = Search {
        ship,
        content,
        rules,
        held: Held::of(ship),
        clashes: mistakes.clashes(),
        cabins: ship.part(Part::Cabin),
        best: (Worth::default(), Squares::NONE),
        looks: MOST_LOOKS,
    };
    for group in search.held.groups(ship.occupied().minus(mistakes.alone())) {
        search.look(group);
    }
    search.best.1
}

/// The component to take off next on the way to the best piece; `None` if no mistake is left.
pub fn next_removal(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> Option<Square> {
    let wrong = Mistakes::of(ship, board).squares();
    if wrong.is_empty() {
        return None;
    }
    wrong.minus(best_piece(ship, content, rules, board)).first()
}

/// Can somebody live aboard this part of a ship, alone in space?
pub fn can_fly(ship: &Ship, content: &Content, rules: SeatRules, piece: Squares) -> bool {
    let mut alone = *ship;
    for square in ship.occupied().minus(piece) {
        alone.take(content, square);
    }
    let has_room = |cabin| analysis::human_capacity(&alone, content, rules, cabin) > 0;
    alone.part(Part::Cabin).iter().any(has_room)
        || alone.quirks().awake && !alone.gadgets(content, Component::StasisChamber).is_empty()
}

/// Can it fly, how large is it, how many cabins has it?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Worth(bool, usize, usize);

struct Search<'a> {
    ship: &'a Ship,
    content: &'a Content,
    rules: SeatRules,
    held: Held,
    clashes: Pairs,
    cabins: Squares,
    best: (Worth, Squares),
    looks: u32,
}

impl Search<'_> {
    /// Looks for the best piece within a group that holds together.
    fn look(&mut self, group: Squares) {
        let cabins = group & self.cabins;
        let most = Worth(!cabins.is_empty(), group.len() - self.to_go(group), cabins.len());
        if most <= self.best.0 || self.looks == 0 {
            return;
        }
        self.looks -= 1;
        let degree = |square: &Square| (self.clashes.neighbours(Squares::of(*square)) & group).len();
        let wrong = self.clashes.neighbours(group) & group;
        let Some(worst) = wrong.iter().max_by_key(degree) else {
            let flies = !cabins.is_empty() && can_fly(self.ship, self.content, self.rules, group);
            let worth = Worth(flies, group.len(), cabins.len());
            if worth > self.best.0 {
                self.best = (worth, group);
            }
            return;
        };
        // Either all that it clashes with go, or it goes itself.
        let with = group.minus(self.clashes.neighbours(Squares::of(worst)));
        self.look(self.held.group(worst, with));
        for rest in self.held.groups(group.minus(Squares::of(worst))) {
            self.look(rest);
        }
    }

    /// At least so many have to go: one of each clash, as far as these have nothing in common.
    fn to_go(&self, group: Squares) -> usize {
        let mut free = group;
        let mut pairs = 0;
        while let Some(one) = free.first() {
            free.remove(one);
            if let Some(other) = (self.clashes.neighbours(Squares::of(one)) & free).first() {
                free.remove(other);
                pairs += 1;
            }
        }
        pairs
    }
}
