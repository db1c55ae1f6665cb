//! Mending an illegal ship so that the fewest components are lost.
//!
//! Base rulebook, *Spot check*; Ruling 6. *Another Big Expansion*, *Support Team*: Rulings 170, 172 and 173.

use super::joins::{Held, Pairs};
use super::leeway::{self, Care};
use super::legal::Mistakes;
use super::{Part, Ship, analysis};
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use std::cmp::Reverse;

/// Groups of components looked at before the search settles for the best it has seen. A full ship of the largest board
/// takes some dozens, however it was built; this is only to be sure of an end.
const MOST_LOOKS: u32 = 100_000;

/// Removals that are tried one after the other where a support team allows exceptions: with each of them, what is left
/// may be one.
const AHEAD: u8 = 2;
/// Ships that are looked at for that: all there are with up to seven components that have a part in a mistake.
const MOST_TRIES: u32 = 60;

/// The piece that is left of a ship if its mistakes are mended in the best way: one that can fly, as somebody can live
/// aboard; of those the largest; of those the one with most cabins.
///
/// Whatever is left has no mistake and holds together; and every group of components of which that is true can be left,
/// for each of its mistakes with others can be mended by taking off the others. So this is a search for a group, not
/// for an order of removals.
pub fn best_piece(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> Squares {
    search(ship, content, rules, board).1
}

/// The same for somebody whose support team allows exceptions. Where there are too many of them none is one, until
/// enough have come off.
pub fn mended(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> Squares {
    if rules.freedoms.is_none() {
        return best_piece(ship, content, rules, board);
    }
    search_ahead(ship, content, rules, board, AHEAD, &mut { MOST_TRIES }).1
}

#[cold]
fn search_ahead(
    ship: &Ship,
    content: &Content,
    rules: SeatRules,
    board: Squares,
    ahead: u8,
    tries: &mut u32,
) -> (Worth, Squares) {
    *tries = tries.saturating_sub(1);
    let mut ship = *ship;
    leeway::settle(&mut ship, content, &rules.freedoms, Care::Strict, &mut |_, _| {});
    let board = if rules.freedoms.outside { leeway::with_outsider(board, ship.occupied()) } else { board };
    let mut best = search(&ship, content, rules, board);
    let wrong = Mistakes::of(&ship, board).squares().only_if(ahead > 0);
    for square in wrong {
        let Worth(flies, size, _) = best.0;
        // One is lost in any case.
        if flies && size + 1 >= ship.occupied().len() || *tries == 0 {
            break;
        }
        let mut less = ship;
        less.take(content, square);
        let found = search_ahead(&less, content, rules, board, ahead - 1, tries);
        if found.0 > best.0 {
            best = found;
        }
    }
    best
}

fn search(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> (Worth, Squares) {
    let mistakes = Mistakes::of(ship, board);
    let mut search = Search {
        ship,
        content,
        rules,
        held: Held::of(ship),
        clashes: mistakes.clashes(),
        cabins: ship.part(Part::Cabin) | ship.gadgets(content, Component::StasisChamber).only_if(ship.quirks().awake),
        best: (Worth::default(), Squares::NONE),
        looks: MOST_LOOKS,
    };
    for group in search.held.groups(ship.occupied().minus(mistakes.alone())) {
        search.look(group);
    }
    search.best
}

/// The component to take off next on the way to the best piece; `None` if no mistake is left.
pub fn next_removal(ship: &Ship, content: &Content, rules: SeatRules, board: Squares) -> Option<Square> {
    let wrong = Mistakes::of(ship, board).squares();
    if wrong.is_empty() {
        return None;
    }
    if rules.freedoms.is_none() {
        return wrong.minus(best_piece(ship, content, rules, board)).first();
    }
    let left = |square: &Square| {
        let mut less = *ship;
        less.take(content, *square);
        (search_ahead(&less, content, rules, board, AHEAD, &mut { MOST_TRIES }).0, Reverse(*square))
    };
    wrong.iter().max_by_key(left)
}

/// What is lost of a ship in several pieces, of which the best is kept.
#[cold]
pub fn beside_best_piece(ship: &Ship, content: &Content, rules: SeatRules) -> Squares {
    let pieces = Held::of(ship);
    let best = pieces
        .pieces(ship.occupied())
        .max_by_key(|piece| (can_fly(ship, content, rules, *piece), piece.len(), Reverse(piece.first())));
    ship.occupied().minus(best.unwrap_or_default())
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

/// Can it fly, how large is it, in how many cabins can somebody live?
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
