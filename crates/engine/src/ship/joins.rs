//! What holds together, and what is joined to what: two relations, and whoever asks says which of them is meant. No
//! other file looks at connectors to decide either.
//!
//! Base rulebook, *Welding connectors*: equal connectors join, a universal connector joins all kinds.
//!
//! | [`Held`], by connectors | [`Joined`], for what one component does for another |
//! | --- | --- |
//! | pieces of a ship, what falls off | life support, epidemics |
//! | the way that crew walks, distances | boosters and their chains, catapults and holds |
//! | corridors, exact and uneven joints | furnaces and batteries, chambers and cabins |
//! | gold *Power Trucker*: wired directly | panels, armories, auto-defense systems |
//! | | whatever works only with others, radiation |
//!
//! A component is joined to what it is held to. *Another Big Expansion*, *Router modules*: all that is held to one
//! group of routers is joined to each other, and nothing but a router passes that on. Marks on a ship ([`Bond`]) hold
//! more together, or join more without holding it; the support team makes them.

use super::marks::{Bond, Marks};
use super::{Part, Ship};
use crate::content::Content;
use crate::grid::Grid;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::Side;

/// Pairs of neighbouring squares that have something to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    /// Squares paired with the one on their right.
    pub right: Squares,
    /// Squares paired with the one behind them.
    pub rear: Squares,
    /// Which are neighbours.
    pub grid: Grid,
}

impl Pairs {
    /// The squares paired with any of these, which may be some of them.
    #[inline(always)]
    pub fn neighbours(&self, of: Squares) -> Squares {
        self.grid.step(of & self.right, Side::Right)
            | self.grid.step(of, Side::Left) & self.right
            | self.grid.step(of & self.rear, Side::Rear)
            | self.grid.step(of, Side::Front) & self.rear
    }

    /// These squares and those paired with any of them, and with some of those: whoever looks for all that hang
    /// together gets there in fewer rounds if each side is taken from where the one before has led.
    #[inline(always)]
    fn spread(&self, from: Squares) -> Squares {
        let mut all = from;
        all |= self.grid.step(all & self.right, Side::Right);
        all |= self.grid.step(all & self.rear, Side::Rear);
        all |= self.grid.step(all, Side::Left) & self.right;
        all | self.grid.step(all, Side::Front) & self.rear
    }

    /// Every square that is one of a pair.
    pub fn squares(&self) -> Squares {
        let right = self.right | self.grid.step(self.right, Side::Right);
        right | self.rear | self.grid.step(self.rear, Side::Rear)
    }

    /// The pairs, each once.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Square)> + use<> {
        let grid = self.grid;
        let to = move |squares: Squares, side| squares.iter().filter_map(move |one| Some((one, grid.next(one, side)?)));
        to(self.right, Side::Right).chain(to(self.rear, Side::Rear))
    }

    /// These pairs and those.
    pub fn or(self, other: Pairs) -> Pairs {
        Pairs { right: self.right | other.right, rear: self.rear | other.rear, grid: self.grid }
    }
}

/// What holds a ship together, and what its crew can walk through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held(Pairs);

impl Held {
    /// Every pair of neighbouring components whose connectors share a pipe.
    pub fn of(ship: &Ship) -> Held {
        let (right, rear) = (held_towards(ship, Side::Right), held_towards(ship, Side::Rear));
        let pairs = Pairs { right, rear, grid: ship.grid() };
        Held(if ship.marks().is_empty() { pairs } else { pairs.or(welded(ship)) })
    }

    /// Squares held to the component on this side of them.
    pub fn towards(&self, side: Side) -> Squares {
        match side {
            Side::Right => self.0.right,
            Side::Rear => self.0.rear,
            Side::Left => self.0.grid.step(self.0.right, Side::Right),
            Side::Front => self.0.grid.step(self.0.rear, Side::Rear),
        }
    }

    /// The squares held to any of these, which may be some of them.
    #[inline]
    pub fn neighbours(&self, of: Squares) -> Squares {
        self.0.neighbours(of)
    }

    /// All squares that hold together with these.
    pub fn reach(&self, from: Squares) -> Squares {
        let mut reached = from;
        loop {
            let further = self.0.spread(reached);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// All squares of `among` that hold together with this one without leaving `among`.
    pub fn group(&self, of: Square, among: Squares) -> Squares {
        let mut group = Squares::of(of) & among;
        loop {
            let further = group | self.neighbours(group) & among;
            if further == group {
                return group;
            }
            group = further;
        }
    }

    /// The groups within `among` that hold together without leaving it, the one nearest the front first.
    pub fn groups(&self, among: Squares) -> impl Iterator<Item = Squares> + use<> {
        let held = *self;
        let mut rest = among;
        std::iter::from_fn(move || {
            let group = held.group(rest.first()?, among);
            rest &= !group;
            Some(group)
        })
    }

    /// The largest group within `among` that holds together without leaving it.
    pub fn largest_group(&self, among: Squares) -> usize {
        self.groups(among).map(|group| group.len()).max().unwrap_or(0)
    }

    /// The pieces that a ship consists of, the one nearest the front first.
    pub fn pieces(&self, occupied: Squares) -> impl Iterator<Item = Squares> + use<> {
        self.groups(occupied)
    }

    /// Steps from component to component, from one square to the nearest of others; `None` if there is no way.
    pub fn distance(&self, from: Square, to: Squares) -> Option<u8> {
        let mut reached = Squares::of(from);
        let mut steps = 0;
        loop {
            let further = reached | self.neighbours(reached);
            if further == reached {
                return None;
            }
            steps += 1;
            if !(further & to & !Squares::of(from)).is_empty() {
                return Some(steps);
            }
            reached = further;
        }
    }
}

/// Squares whose connector on this side shares a pipe with the neighbour's. Compiled for each side by itself.
#[inline(always)]
fn held_towards(ship: &Ship, side: Side) -> Squares {
    let [one, two] = ship.pipes(side);
    let [their_one, their_two] = ship.grid().step_both(ship.pipes(side.opposite()), side.opposite());
    one & their_one | two & their_two
}

/// Neighbours that a mark holds together, whatever their connectors are.
#[cold]
pub(super) fn welded(ship: &Ship) -> Pairs {
    let mut pairs = Pairs { grid: ship.grid(), ..Pairs::default() };
    for (one, other) in ship.marks().joints(Bond::Held) {
        match ship.side_towards(one, other) {
            Some(Side::Right) => pairs.right.insert(one),
            Some(Side::Left) => pairs.right.insert(other),
            Some(Side::Rear) => pairs.rear.insert(one),
            Some(Side::Front) => pairs.rear.insert(other),
            None => {}
        }
    }
    pairs
}

/// What components do for each other reaches from one to those that are joined to it, and no farther.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joined<'s> {
    held: Held,
    /// What joins components that need not be neighbours.
    marks: &'s Marks,
    /// What joins all its neighbours to each other.
    routers: Squares,
}

impl<'s> Joined<'s> {
    /// Every pair of components that are joined.
    #[inline]
    pub fn of(ship: &'s Ship) -> Joined<'s> {
        Joined { held: Held::of(ship), marks: ship.marks(), routers: ship.routers() }
    }

    /// What holds the same ship together.
    #[inline]
    pub fn held(&self) -> &Held {
        &self.held
    }

    /// The squares joined to any of these, which may be some of them; but none is joined to itself.
    #[inline]
    pub fn to(&self, these: Squares) -> Squares {
        let directly = self.directly(these);
        if self.routers.is_empty() { directly } else { directly | self.routed(these) }
    }

    /// The same without what routers pass on.
    #[inline]
    fn directly(&self, these: Squares) -> Squares {
        let held = self.held.neighbours(these);
        if self.marks.is_empty() { held } else { held | self.across(these) }
    }

    /// The groups within `among` that hang together without leaving it, by what holds them or by a mark. Routers pass
    /// nothing on here; they may be among them.
    pub fn clusters(&self, among: Squares) -> impl Iterator<Item = Squares> + use<'s> {
        let (joined, mut rest) = (*self, among);
        std::iter::from_fn(move || {
            let cluster = joined.cluster(rest.first()?, among);
            rest = rest.minus(cluster);
            Some(cluster)
        })
    }

    fn cluster(&self, of: Square, among: Squares) -> Squares {
        let mut cluster = Squares::of(of);
        loop {
            let larger = cluster | self.directly(cluster) & among;
            if larger == cluster {
                return cluster;
            }
            cluster = larger;
        }
    }

    /// The squares that routers join to any of these.
    #[cold]
    fn routed(&self, these: Squares) -> Squares {
        let mut joined = Squares::NONE;
        let mut rest = self.routers;
        while let Some(router) = rest.first() {
            let group = self.cluster(router, self.routers);
            rest = rest.minus(group);
            // All of these are joined to each other.
            let together = group | self.directly(group);
            let asking = together & these;
            if !asking.is_empty() {
                joined |= together.minus(asking.only_if(asking.len() == 1));
            }
        }
        joined
    }

    /// The squares that marks join to any of these.
    #[cold]
    fn across(&self, these: Squares) -> Squares {
        let ends = |(one, other): (Square, Square)| [(one, other), (other, one)];
        let to = self.marks.joints(Bond::Joined).flat_map(ends).filter(|(from, _)| these.contains(*from));
        to.map(|(_, to)| to).collect()
    }
}

/// Components with a joint between a universal connector and another kind, and how many such joints there are.
pub fn uneven(ship: &Ship) -> (Squares, u32) {
    let mut parts = Squares::NONE;
    let mut joints = 0;
    for side in [Side::Right, Side::Rear] {
        let back = side.opposite();
        let [one, two] = ship.pipes(side);
        let [their_one, their_two] = ship.grid().step_both(ship.pipes(back), back);
        let joined = one & their_one | two & their_two;
        let differ = joined.minus(one & two & their_one & their_two) & (one & two | their_one & their_two);
        parts |= differ | ship.grid().step(differ, side);
        joints += differ.len() as u32;
    }
    (parts, joints)
}

/// Does every joined side of this component meet exactly its own kind of connector?
///
/// Base rulebook, gold *Xenoquartermaster*.
pub fn matches_exactly(ship: &Ship, content: &Content, square: Square) -> bool {
    let Some(look) = ship.look(content, square) else { return false };
    let held = Held::of(ship);
    Side::ALL.into_iter().filter(|side| held.towards(*side).contains(square)).all(|side| {
        let neighbour = ship.grid().next(square, side).and_then(|next| ship.look(content, next));
        neighbour.is_some_and(|next| next.sides.on(side.opposite()) == look.sides.on(side))
    })
}

/// Battery components wired directly to something that needs power.
///
/// Base rulebook, gold *Power Trucker*.
pub fn wired_batteries(ship: &Ship, content: &Content) -> Squares {
    ship.part(Part::Battery) & Held::of(ship).neighbours(consumers(ship, content))
}

/// Components that run on batteries. Ruling 39: boosters do, too.
pub fn consumers(ship: &Ship, content: &Content) -> Squares {
    let parts = [Part::DoubleCannon, Part::DoubleEngine, Part::Shield];
    let mut all = parts.into_iter().fold(Squares::NONE, |all, part| all | ship.built(content, part));
    for square in ship.all_gadgets() | ship.dead() {
        all.insert_if(square, ship.component(content, square).is_some_and(Component::takes_power));
    }
    all
}
