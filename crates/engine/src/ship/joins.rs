//! What is joined to what. No other file looks at connectors to decide it.
//!
//! Base rulebook, *Welding connectors*: equal connectors join, a universal connector joins all kinds.

use super::{Part, Ship};
use crate::content::Content;
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
}

impl Pairs {
    /// The squares paired with any of these, which may be some of them.
    #[inline]
    pub fn neighbours(&self, of: Squares) -> Squares {
        (of & self.right).step(Side::Right)
            | of.step(Side::Left) & self.right
            | (of & self.rear).step(Side::Rear)
            | of.step(Side::Front) & self.rear
    }

    /// Every square that is one of a pair.
    pub fn squares(&self) -> Squares {
        self.right | self.right.step(Side::Right) | self.rear | self.rear.step(Side::Rear)
    }

    /// The pairs, each once.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Square)> + use<> {
        let to = |squares: Squares, side: Side| squares.iter().filter_map(move |one| Some((one, one.next(side)?)));
        to(self.right, Side::Right).chain(to(self.rear, Side::Rear))
    }

    /// These pairs and those.
    pub fn or(self, other: Pairs) -> Pairs {
        Pairs { right: self.right | other.right, rear: self.rear | other.rear }
    }
}

/// The physical joins of a ship: what holds it together and what its crew can walk through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joins(Pairs);

impl Joins {
    /// Every pair of neighbouring components whose connectors share a pipe.
    pub fn of(ship: &Ship) -> Joins {
        let towards = |side: Side| {
            let [one, two] = ship.pipes(side);
            let [their_one, their_two] = ship.pipes(side.opposite());
            one & their_one.step(side.opposite()) | two & their_two.step(side.opposite())
        };
        Joins(Pairs { right: towards(Side::Right), rear: towards(Side::Rear) })
    }

    /// Squares joined to the component on this side of them.
    pub fn towards(&self, side: Side) -> Squares {
        match side {
            Side::Right => self.0.right,
            Side::Rear => self.0.rear,
            Side::Left => self.0.right.step(Side::Right),
            Side::Front => self.0.rear.step(Side::Rear),
        }
    }

    /// The squares joined to any of these, which may be some of them.
    #[inline]
    pub fn neighbours(&self, of: Squares) -> Squares {
        self.0.neighbours(of)
    }

    /// All squares that hold together with these.
    pub fn reach(&self, from: Squares) -> Squares {
        let mut reached = from;
        loop {
            let further = reached | self.neighbours(reached);
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
        let joins = *self;
        let mut rest = among;
        std::iter::from_fn(move || {
            let group = joins.group(rest.first()?, among);
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

    /// Steps along joins from one square to the nearest of others; `None` if there is no way.
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

/// Components with a joint between a universal connector and another kind, and how many such joints there are.
pub fn uneven(ship: &Ship) -> (Squares, u32) {
    let mut parts = Squares::NONE;
    let mut joints = 0;
    for side in [Side::Right, Side::Rear] {
        let back = side.opposite();
        let [one, two] = ship.pipes(side);
        let [their_one, their_two] = ship.pipes(back).map(|set| set.step(back));
        let joined = one & their_one | two & their_two;
        let differ = joined.minus(one & two & their_one & their_two) & (one & two | their_one & their_two);
        parts |= differ | differ.step(side);
        joints += differ.len() as u32;
    }
    (parts, joints)
}

/// Does every joined side of this component meet exactly its own kind of connector?
///
/// Base rulebook, gold *Xenoquartermaster*.
pub fn matches_exactly(ship: &Ship, content: &Content, square: Square) -> bool {
    let Some(placed) = ship.at(square) else { return false };
    let pipes = content.tile(placed.tile).pipes.turned(placed.turn);
    let joins = Joins::of(ship);
    Side::ALL.into_iter().filter(|side| joins.towards(*side).contains(square)).all(|side| {
        let neighbour = square.next(side).and_then(|next| ship.at(next));
        neighbour
            .is_some_and(|next| content.tile(next.tile).pipes.turned(next.turn).on(side.opposite()) == pipes.on(side))
    })
}

/// Battery components joined to something that needs power.
///
/// Base rulebook, gold *Power Trucker*.
pub fn wired_batteries(ship: &Ship, content: &Content) -> Squares {
    ship.part(Part::Battery) & Joins::of(ship).neighbours(consumers(ship, content))
}

/// Components that run on batteries. Ruling 39: boosters do, too.
pub fn consumers(ship: &Ship, content: &Content) -> Squares {
    let boosters = [Component::CannonBooster, Component::EngineBooster, Component::ShieldBooster];
    let parts = [Part::DoubleCannon, Part::DoubleEngine, Part::Shield];
    let mut all = parts.into_iter().fold(Squares::NONE, |all, part| all | ship.built(content, part));
    for square in ship.all_gadgets() | ship.dead() {
        if ship.component(content, square).is_some_and(|component| boosters.contains(&component)) {
            all.insert(square);
        }
    }
    all
}
