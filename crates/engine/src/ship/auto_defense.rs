//! How many pairs auto-defense systems make.
//!
//! *Another Big Expansion*, *Auto-defense*: two that are joined make a pair, and each belongs to one pair at most; the
//! best pairing counts (Ruling 103). So it is the largest matching of a graph, and as routers join anything to
//! anything, of any graph: Edmonds' algorithm.

use super::joins::Joined;
use super::{MAX_COMPONENTS, Ship};
use crate::content::Content;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::Strength;
use arrayvec::ArrayVec;

/// What pairs of auto-defense systems add to cannon strength: a point each.
#[inline]
pub fn strength(ship: &Ship, content: &Content) -> Strength {
    if ship.all_gadgets().is_empty() { Strength(0) } else { Strength::points(pairs(ship, content) as i16) }
}

/// How many pairs there are, at the best.
#[cold]
pub fn pairs(ship: &Ship, content: &Content) -> usize {
    paired(ship, content).len()
}

/// The pairs of one of the best pairings.
pub fn paired(ship: &Ship, content: &Content) -> ArrayVec<[Square; 2], MAX_COMPONENTS> {
    let systems = ship.gadgets(content, Component::AutoDefense);
    if systems.len() < 2 {
        return ArrayVec::new();
    }
    let joined = Joined::of(ship);
    let all: ArrayVec<Square, MAX_COMPONENTS> = systems.iter().collect();
    let number = |squares: Squares| -> u64 { squares.iter().map(|square| 1 << systems.rank(square)).sum() };
    let mut edges = [0; MAX_COMPONENTS];
    for (edge, system) in edges.iter_mut().zip(&all) {
        *edge = number(joined.to(Squares::of(*system)) & systems);
    }
    let mate = largest_matching(&edges[..all.len()]);
    let pair = |(one, other): (&Square, usize)| all.get(other).filter(|other| one < *other).map(|other| [*one, *other]);
    all.iter().zip(mate).filter_map(pair).collect()
}

/// No vertex.
const NONE: usize = usize::MAX;

/// The largest matching of a graph, as the mate of each vertex. A graph has for each vertex a bit for every other one
/// that it has an edge to.
fn largest_matching(edges: &[u64]) -> [usize; MAX_COMPONENTS] {
    let mut mate = [NONE; MAX_COMPONENTS];
    for root in 0..edges.len() {
        if mate[root] == NONE {
            Search::new(edges, root).augment(&mut mate);
        }
    }
    mate
}

/// The search for a path from one vertex without a mate to another, with every second edge in the matching.
struct Search<'a> {
    edges: &'a [u64],
    root: usize,
    /// How each vertex at an odd distance was reached.
    parent: [usize; MAX_COMPONENTS],
    /// The blossom that each vertex has been shrunk into.
    base: [usize; MAX_COMPONENTS],
    /// Vertices at an even distance, in the order in which they were reached.
    even: ArrayVec<usize, MAX_COMPONENTS>,
}

impl Search<'_> {
    fn new(edges: &[u64], root: usize) -> Search<'_> {
        let base = std::array::from_fn(|vertex| vertex);
        Search { edges, root, parent: [NONE; MAX_COMPONENTS], base, even: ArrayVec::from_iter([root]) }
    }

    /// Finds such a path and turns it over, so that there is one pair more.
    fn augment(mut self, mate: &mut [usize; MAX_COMPONENTS]) -> bool {
        let mut next = 0;
        while let Some(from) = self.even.get(next).copied() {
            next += 1;
            for to in (0..self.edges.len()).filter(|to| self.edges[from] >> to & 1 != 0) {
                if self.base[from] == self.base[to] || mate[from] == to {
                    continue;
                }
                if to == self.root || mate[to] != NONE && self.parent[mate[to]] != NONE {
                    self.shrink(mate, from, to);
                } else if self.parent[to] == NONE {
                    self.parent[to] = from;
                    if mate[to] == NONE {
                        turn_over(mate, &self.parent, to);
                        return true;
                    }
                    self.even.push(mate[to]);
                }
            }
        }
        false
    }

    /// An edge between two vertices at even distances closes a circle of odd length: all of it counts as one vertex.
    fn shrink(&mut self, mate: &[usize; MAX_COMPONENTS], one: usize, other: usize) {
        let top = self.meeting(mate, one, other);
        let mut shrunk = 0;
        for (mut vertex, mut child) in [(one, other), (other, one)] {
            while self.base[vertex] != top {
                shrunk |= 1u64 << self.base[vertex] | 1 << self.base[mate[vertex]];
                self.parent[vertex] = child;
                child = mate[vertex];
                vertex = self.parent[child];
            }
        }
        for vertex in 0..self.edges.len() {
            if shrunk >> self.base[vertex] & 1 != 0 {
                self.base[vertex] = top;
                if !self.even.contains(&vertex) {
                    self.even.push(vertex);
                }
            }
        }
    }

    /// Where the ways back to the root from two vertices meet.
    fn meeting(&self, mate: &[usize; MAX_COMPONENTS], one: usize, other: usize) -> usize {
        let mut passed = 0u64;
        let mut vertex = self.base[one];
        passed |= 1 << vertex;
        while mate[vertex] != NONE {
            vertex = self.base[self.parent[mate[vertex]]];
            passed |= 1 << vertex;
        }
        vertex = self.base[other];
        while passed >> vertex & 1 == 0 {
            vertex = self.base[self.parent[mate[vertex]]];
        }
        vertex
    }
}

/// What was paired along a path no longer is, and what was not is.
fn turn_over(mate: &mut [usize; MAX_COMPONENTS], parent: &[usize; MAX_COMPONENTS], end: usize) {
    let mut vertex = end;
    while vertex != NONE {
        let before = parent[vertex];
        let next = mate[before];
        (mate[vertex], mate[before]) = (before, vertex);
        vertex = next;
    }
}
