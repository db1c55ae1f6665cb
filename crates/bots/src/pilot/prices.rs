//! What things are worth until payday, in credits: less and less as the flight comes to its end, and nothing if nobody
//! is left to whom they could matter.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::card::{Beat, Enemy, Penalty, Projectile};
use trucker_engine::decision::Answer;
use trucker_engine::modifiers::specialists;
use trucker_engine::ship::analysis;
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::{Part, Ship, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::words::{Credits, Good, Goods};

/// Cards after which the crew has hardly anything left to do.
const CREW_MATTERS: f32 = 5.0;
/// What the cards to come bring a ship that is whole, each.
const CARD: f32 = 0.4;
/// The hope that is left to a ship without engines.
const ADRIFT: f32 = 0.25;

/// Components that a ship loses on a card, measured with veterans on class IV. How much falls off with a hit makes little
/// difference over a flight: what falls apart has less to lose, and is out sooner.
const LOST_ON_A_CARD: f32 = 0.65;

/// What hardly changes while one question is thought about.
#[derive(Clone, Copy)]
pub(super) struct Prices {
    ahead: f32,
    day: f32,
    battery: f32,
    crew_member: f32,
    finish: f32,
}

impl Prices {
    fn of(pilot: &Pilot<'_>) -> Prices {
        let (view, ship) = (pilot.view, pilot.ship);
        // The card being resolved counts if more may fly at the ship.
        let under_fire = pilot.beats().any(|beat| match beat {
            Beat::Meteors { .. } | Beat::Vortex { .. } | Beat::MostlyOpenSpace { .. } => true,
            Beat::AbandonedShip { shots, .. } | Beat::AbandonedStation { shots, .. } => !shots.is_empty(),
            Beat::Enemy(Enemy { penalties, .. }) | Beat::Weakest { penalties, .. } => {
                penalties.iter().any(|penalty| matches!(penalty, Penalty::Shots(_)))
            }
            _ => false,
        });
        let ahead = view.cards_to_come() as f32 + f32::from(u8::from(under_fire));
        let boosters = [Component::CannonBooster, Component::EngineBooster, Component::ShieldBooster];
        let boosters: usize = boosters.into_iter().map(|kind| ship.gadgets(view.content(), kind).len()).sum();
        let count = |part: Part| ship.part(part).len().min(3) as f32;
        let uses = 0.2 * count(Part::DoubleEngine)
            + 0.3 * count(Part::DoubleCannon)
            + 0.4 * count(Part::Shield).min(2.0)
            + 0.2 * boosters as f32
            + pilot.new_uses();
        let tokens = view.power_left(pilot.seat).max(1) as f32;
        let board = view.flight_board();
        let place = view.flight_order().position(|seat| seat == pilot.seat);
        let place = place.unwrap_or(board.finish_rewards.len() - 1);
        let reward = f32::from(board.finish_reward(place).0) + 0.4 * f32::from(board.best_looking.0);
        Prices {
            ahead,
            day: if view.flying().len() < 2 { 0.0 } else { pilot.price(Term::PriceDay) },
            battery: pilot.price(Term::PriceBattery) * (ahead * uses.max(0.0) / tokens).min(1.0),
            crew_member: pilot.price(Term::PriceCrew) * (ahead / CREW_MATTERS).min(1.0),
            finish: reward + CARD * ahead,
        }
    }
}

/// What is aboard some squares of a ship.
#[derive(Clone, Copy)]
pub(super) struct Load {
    goods: Goods,
    /// Those who are awake.
    humans: u32,
    crew: u32,
    tokens: u32,
}

impl Load {
    fn of(ship: &Ship, squares: Squares) -> Load {
        let mut load = Load { goods: Goods::NONE, humans: 0, crew: 0, tokens: 0 };
        let homes = ship.quarters();
        for square in squares {
            let aboard = ship.afoot(square);
            if homes.contains(square) {
                load.humans += u32::from(aboard.humans());
            }
            load.crew += u32::from(aboard.crew());
            load.tokens += u32::from(aboard.batteries());
            let goods = aboard.goods();
            for good in Good::ALL {
                load.goods[good] += goods[good];
            }
        }
        load
    }

    /// The rest of it.
    fn without(mut self, part: Load) -> Load {
        for good in Good::ALL {
            self.goods[good] -= part.goods[good];
        }
        Load {
            goods: self.goods,
            humans: self.humans - part.humans,
            crew: self.crew - part.crew,
            tokens: self.tokens - part.tokens,
        }
    }
}

impl Pilot<'_> {
    fn prices(&self) -> &Prices {
        self.prices.get_or_init(|| Prices::of(self))
    }

    /// The price of a flight day: nothing for the last one flying.
    pub(super) fn day(&self) -> f32 {
        self.prices().day
    }

    /// The price of a battery: less if there are more than what is aboard can use up before the end.
    pub(super) fn battery(&self) -> f32 {
        self.prices().battery
    }

    /// The price of one of the crew, while others are left.
    pub(super) fn crew_member(&self) -> f32 {
        self.prices().crew_member
    }

    /// What is lost with the place in the flight: the rewards for finishing, and what is still to come.
    pub(super) fn finish(&self) -> f32 {
        self.prices().finish
    }

    /// What giving up costs: the place in the flight, and half of what the cargo sells for.
    pub(super) fn leaving(&self) -> f32 {
        self.finish() + self.sales(analysis::goods(self.ship)) / 2.0
    }

    /// What goods sell for.
    fn sales(&self, goods: Goods) -> f32 {
        f32::from(self.view.content().supply.price(goods).0)
    }

    /// What is aboard these squares of the ship. Mostly only a few are lost, and what is on those is quickly counted.
    fn aboard(&self, kept: Squares) -> Load {
        let lost = self.ship.occupied().minus(kept);
        if lost.len() < kept.len() {
            let whole = self.whole.get_or_init(|| Load::of(self.ship, self.ship.occupied()));
            whole.without(Load::of(self.ship, lost))
        } else {
            Load::of(self.ship, kept)
        }
    }

    /// What payday brings somebody who flies on with these squares of a ship and loses the rest: by what is aboard there,
    /// and by whether anyone is left to fly it.
    pub(super) fn worth(&self, ship: &Ship, kept: Squares, may_fly: bool) -> f32 {
        let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
        let Load { goods, humans, crew, tokens } = self.aboard(kept);
        let lost = self.ship.occupied().minus(kept);
        let free = if rules.free_cabins { (lost & self.ship.built(content, Part::Cabin)).len() } else { 0 };
        let paid = (lost.len() - free) as i16;
        let fine = specialists::fine(rules, Credits(content.supply.lost_component.0 * paid));
        let sales = self.sales(goods);
        let at_once = -f32::from(fine.0);
        if humans == 0 || !may_fly {
            return at_once + sales / 2.0;
        }
        let thrust = (analysis::pushing(ship, Part::Engine) | analysis::pushing(ship, Part::DoubleEngine)) & kept;
        let hope = if thrust.is_empty() && self.view.cards_to_come() > 0 { ADRIFT } else { 1.0 };
        let component =
            (self.price(Term::PriceComponent) - 1.0).max(0.0) * (self.prices().ahead / CREW_MATTERS).min(1.0);
        at_once
            + sales / 2.0
            + hope * (sales / 2.0 + self.finish())
            + crew as f32 * self.crew_member()
            + tokens as f32 * self.battery()
            - component * lost.len() as f32
    }

    /// The piece of a ship to fly on with, and what that is worth.
    pub(super) fn best_piece(&self, ship: &Ship) -> (Squares, f32) {
        let mut best = (Squares::NONE, f32::NEG_INFINITY);
        for piece in Held::of(ship).pieces(ship.occupied()) {
            let worth = self.worth(ship, piece, true);
            if worth > best.1 {
                best = (piece, worth);
            }
        }
        if best.0.is_empty() { (Squares::NONE, self.worth(ship, Squares::NONE, true)) } else { best }
    }

    /// What the loss of this component would cost, with all that falls off.
    pub(super) fn hit(&self, target: Square) -> f32 {
        let mut without = *self.ship;
        without.take(self.view.content(), target);
        let intact = self.intact.get_or_init(|| self.worth(self.ship, self.ship.occupied(), true));
        intact - self.best_piece(&without).1 + 0.3
    }

    /// What a hit here costs, with another one at the same moment.
    pub(super) fn hits(&self, target: Square, also: Option<Square>) -> f32 {
        self.hit(target) + also.map_or(0.0, |also| self.hit(also))
    }

    /// What a projectile costs on average, before anybody has rolled for it.
    pub(super) fn harm(&self, projectile: Projectile) -> f32 {
        let (ship, rules) = (self.ship, self.view.seat_rules(self.seat));
        let met = analysis::as_met_by(ship, rules, projectile);
        let mut harm = 0.0;
        let printed = self.view.ship_board(self.seat);
        for (dice, ways) in board::results(printed) {
            for cost in self.harm_in(met, board::incoming(printed, met.from, dice), 0) {
                harm += f32::from(ways) / 36.0 * cost;
            }
        }
        harm * (1.0 + f32::from(rules.piercing))
    }

    /// Insurance pays if what may be lost beyond the most that it leaves to pay is worth more than its price.
    pub(super) fn insure(&self, price: Credits, most: Credits) -> Answer {
        let rules = self.view.seat_rules(self.seat);
        let each = f32::from(specialists::fine(rules, Credits(100)).0) / 100.0;
        let expected = LOST_ON_A_CARD * self.view.cards_to_come() as f32;
        // Few ships lose much more than others: each further loss is as much less likely as the one before.
        let beyond = f32::from(self.view.lost(self.seat)) - f32::from(most.0);
        let excess = if beyond >= 0.0 { beyond + expected } else { expected * (beyond / expected.max(0.01)).exp() };
        self.yes_if(each * excess - f32::from(price.0))
    }

    /// What it costs to be shot at by something abandoned, if it is still to shoot.
    pub(super) fn first_shots(&self, count: u8) -> f32 {
        let shots = self.beats().find_map(|beat| match beat {
            Beat::AbandonedShip { shots, .. } | Beat::AbandonedStation { shots, .. } => Some(&shots[..]),
            _ => None,
        });
        let shots = shots.unwrap_or_default().iter().take(usize::from(count));
        shots.map(|shot| self.harm(*shot)).sum()
    }

    /// What several penalties cost.
    pub(super) fn penalties(&self, penalties: &[Penalty]) -> f32 {
        penalties.iter().map(|penalty| self.penalty(penalty)).sum()
    }

    fn penalty(&self, penalty: &Penalty) -> f32 {
        match penalty {
            Penalty::Days(days) => self.day() * f32::from(days.0),
            Penalty::Crew(crew) => self.crew_price(*crew),
            Penalty::Goods(blocks) => {
                let goods = analysis::goods(self.ship);
                let mut left = f32::from(*blocks);
                let mut value = 0.0;
                for good in Good::ALL {
                    let taken = f32::from(goods[good]).min(left);
                    value += taken * self.sale(good);
                    left -= taken;
                }
                value + left.min(analysis::batteries(self.ship) as f32) * self.battery()
            }
            Penalty::Shots(shots) => shots.iter().map(|shot| self.harm(*shot)).sum(),
        }
    }

    /// What a block sells for.
    pub(super) fn sale(&self, good: Good) -> f32 {
        f32::from(self.view.content().supply.prices[good.index()].0)
    }
}
