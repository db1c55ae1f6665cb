//! Goods outside holds, and goods that nobody finds.
//!
//! *Another Big Expansion*, *Support Team*: *Smuggler*, *Stock Boy*.

use super::{Part, Ship};
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Credits, Good, Goods};

/// Colours that can be hidden in a module.
pub const SMUGGLED: [Good; 2] = [Good::Green, Good::Blue];

impl Ship {
    /// Components with goods, and holds that have none: wherever a block can be looked for.
    #[inline]
    pub fn stowage(&self) -> Squares {
        let holds = self.part(Part::Cargo);
        if self.quirks().stores { holds | self.hideouts() } else { holds }
    }

    /// Modules with a hidden block.
    #[cold]
    fn hideouts(&self) -> Squares {
        let others = self.occupied().minus(self.part(Part::Cargo));
        self.laden(others).filter(|(_, aboard)| !aboard.goods().is_empty()).map(|(square, _)| square).collect()
    }

    /// Components with a block of this colour.
    pub fn with_goods(&self, good: Good) -> Squares {
        let has_some = self.laden(self.stowage()).filter(|(_, aboard)| aboard.goods()[good] > 0);
        has_some.map(|(square, _)| square).collect()
    }

    /// The same for each colour.
    pub fn with_each_good(&self) -> [Squares; 4] {
        let mut laden = [Squares::NONE; 4];
        for (square, aboard) in self.laden(self.stowage()) {
            for good in Good::ALL {
                laden[good.index()].insert_if(square, aboard.goods()[good] > 0);
            }
        }
        laden
    }

    /// Modules in which a block can be hidden, taken or not. They are no holds (Ruling 193).
    #[inline]
    pub fn stores(&self, content: &Content) -> Squares {
        if self.quirks().stores { self.modules(content) } else { Squares::NONE }
    }

    #[cold]
    fn modules(&self, content: &Content) -> Squares {
        let hollow = |square: &Square| {
            matches!(self.component(content, *square), Some(Component::Structural | Component::Router))
        };
        self.occupied().minus(self.quirks().dead).iter().filter(hollow).collect()
    }
}

/// The blocks on a component that nobody finds: those in modules, and for some those in red containers.
pub fn goods(ship: &Ship, content: &Content, rules: SeatRules, square: Square) -> Goods {
    goods_since(ship, ship, content, rules, square)
}

/// The same while goods are being taken from what was there before: red blocks lay in red containers, and those do not
/// become free for others when they go (Ruling 194).
pub fn goods_since(before: &Ship, ship: &Ship, content: &Content, rules: SeatRules, square: Square) -> Goods {
    let goods = ship.aboard(square).goods();
    if goods.is_empty() || !ship.part(Part::Cargo).contains(square) {
        return goods;
    }
    let mut hidden = Goods::NONE;
    if rules.picks_losses {
        let containers = ship.component(content, square).map_or(0, Component::red_containers);
        let mut free = containers.saturating_sub(before.aboard(square).goods()[Good::Red]);
        for good in Good::ALL.into_iter().filter(|good| *good != Good::Red) {
            hidden[good] = goods[good].min(free);
            free -= hidden[good];
        }
    }
    hidden
}

/// All blocks aboard that can be found, and all that cannot, while goods are being taken from what was there before.
pub fn sorted(before: &Ship, ship: &Ship, content: &Content, rules: SeatRules) -> (Goods, Goods) {
    let (mut open, mut hidden) = (Goods::NONE, Goods::NONE);
    for (square, aboard) in ship.laden(ship.stowage()) {
        let here = goods_since(before, ship, content, rules, square);
        for good in Good::ALL {
            hidden[good] += here[good];
            open[good] += aboard.goods()[good] - here[good];
        }
    }
    (open, hidden)
}

/// What blocks in modules fetch beyond their price.
pub fn premium(ship: &Ship, rules: SeatRules) -> Credits {
    if rules.smuggled == Credits(0) {
        return Credits(0);
    }
    let modules = ship.stowage().minus(ship.part(Part::Cargo));
    let blocks: u32 = ship.laden(modules).map(|(_, aboard)| aboard.goods().count()).sum();
    Credits(rules.smuggled.0 * blocks as i16)
}
