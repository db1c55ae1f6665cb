//! What a ship under construction is worth, in credits, by a set of weights.

use crate::profile::Taste;
use crate::room;
use crate::team::yard;
use crate::technology;
use crate::titles::Pull;
use crate::weights::{Term, Weights};
use trucker_engine::content::{Content, ShipBoard};
use trucker_engine::plan::Plan;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::board::Arrival;
use trucker_engine::ship::joins::{self, Joined};
use trucker_engine::ship::{Part, Ship, analysis, board, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Alien, ByLevel, Level, Seat, Side, Title};

/// What the first engine and the lack of any are about: without one, the first open space ends the flight.
const FIRST_ENGINE: ByLevel<f32> = ByLevel([5.0, 8.0, 10.0, 10.0]);

/// Places to build on that matter early in building.
const PLACES: usize = 6;

/// An evaluation of ships for one player in one flight.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    weights: Weights,
    level: Level,
    board: Squares,
    /// By side and line: in how many of 36 rolls a meteor from the front arrives there.
    incoming: [[u8; 13]; 4],
    aliens: bool,
    /// Are there intruders among the cards?
    intruders: bool,
    rules: SeatRules,
    pull: Pull,
    /// Where markers of a planner lie.
    plan: Plan,
    /// Places to build on that matter early.
    places: usize,
    /// Grips to come.
    grips: f32,
}

impl Value {
    /// Values ships as these weights do, for this player in this flight.
    pub fn new(weights: Weights, view: View<'_>, seat: Seat) -> Value {
        let rules = view.rules();
        Value {
            weights,
            level: rules.level,
            board: view.board(seat),
            incoming: incoming(view.ship_board(seat)),
            aliens: !rules.learning,
            intruders: view.round().boxes.intruders,
            rules: view.seat_rules(seat),
            pull: Pull::of(view, seat),
            plan: view.plan(seat),
            places: PLACES,
            grips: 0.0,
        }
    }

    /// The same with so many grips to come, which are few: from 0 for plenty to 1.
    pub fn in_a_hurry(mut self, hurry: f32, grips: f32) -> Value {
        self.grips = grips;
        self.places = PLACES + (hurry * PLACES as f32) as usize;
        self
    }

    /// The weights in use.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// A saturating sum: the first ones count in full, later ones less and less.
    fn saturating(&self, weight: Term, scale: Term, count: f32) -> f32 {
        let scale = self.weights.get(scale).max(0.3);
        self.weights.get(weight) * scale * (1.0 - (-count / scale).exp())
    }

    /// What a ship is worth; `progress` is how far building has come, from 0 to 1.
    pub fn of(&self, ship: &Ship, content: &Content, progress: f32) -> f32 {
        let weight = |term: Term| self.weights.get(term);
        let double = 2.0 * weight(Term::DoubleFactor).clamp(0.0, 1.0);
        let joined = Joined::of(ship);
        let held = joined.held();
        let count = |set: Squares| set.len() as f32;

        let engines = self.engines(ship, double);
        let forward = ship.barrels(Side::Front);
        let (singles, doubles) = (ship.part(Part::Cannon), ship.part(Part::DoubleCannon));
        let side_share = weight(Term::SideCannon);
        let cannons = count(singles & forward)
            + double * count(doubles & forward)
            + side_share * (count(singles.minus(forward)) + double * count(doubles.minus(forward)))
            + technology::pairs(ship, content);
        let mut value = self.saturating(Term::Engine, Term::EngineSat, engines)
            + self.saturating(Term::Cannon, Term::CannonSat, cannons)
            + self.saturating(Term::Crew, Term::CrewSat, self.crew(ship));
        if engines > 0.0 {
            value += FIRST_ENGINE[self.level];
        }

        let (mut batteries, mut white, mut red) = (0.0, 0.0, 0.0);
        for square in self.useful_stores(ship, content) {
            match ship.component(content, square) {
                Some(Component::Battery(tokens)) => batteries += f32::from(tokens),
                Some(Component::Cargo(containers)) => white += f32::from(containers),
                Some(Component::SpecialCargo(containers)) => red += f32::from(containers),
                Some(Component::Combined { cargo, special, batteries: tokens }) => {
                    batteries += f32::from(tokens);
                    white += f32::from(cargo);
                    red += f32::from(special);
                }
                _ => {}
            }
        }
        value += self.saturating(Term::Battery, Term::BatterySat, batteries)
            + self.saturating(Term::White, Term::WhiteSat, white)
            + self.saturating(Term::Red, Term::RedSat, red);
        if !ship.part(Part::Shield).is_empty() {
            let sides = Side::ALL.into_iter().filter(|side| !analysis::shields(ship, *side).is_empty()).count();
            value += weight(Term::ShieldSide) * sides as f32;
        }

        value -= self.exposed(ship, progress);
        let all_joins = held.towards(Side::Right).len() + held.towards(Side::Rear).len();
        value += weight(Term::Join) * (all_joins as f32 - (ship.occupied().len() as f32 - 1.0));
        value += weight(Term::Tile) * ship.occupied().len() as f32;
        value -= weight(Term::BlockedSquare) * count(self.blocked(ship));
        value += weight(Term::CoverLarge) * self.cover(ship) / 6.0;
        value -= weight(Term::EpidemicPair) * self.pairs(ship, &joined);
        if self.aliens {
            value += self.homes(ship, content, &joined);
        }
        if !ship.all_gadgets().is_empty() {
            value += self.gadgets(ship, content, &joined);
            value += technology::value(&self.weights, ship, content, self.open(ship), progress);
            if self.intruders {
                value += weight(Term::Guarded) * technology::guards(ship, content);
            }
        }
        if !ship.with_plating().is_empty() {
            let outside =
                |side: Side| ship.plated(content, side).minus(ship.grid().step(ship.occupied(), side.opposite())).len();
            value += weight(Term::PlatedSide) * Side::ALL.into_iter().map(outside).sum::<usize>() as f32;
        }
        if weight(Term::Room) != 0.0 {
            value += weight(Term::Room) * room::to_come(ship, self.board, self.grips);
        }
        value -= yard::apart(&self.rules, ship, progress);
        if !self.plan.is_empty() {
            value += yard::planned(self.plan, ship, content);
        }
        value + self.pull.value(ship, content)
    }

    /// What components that serve others add, as far as they are joined to those.
    fn gadgets(&self, ship: &Ship, content: &Content, joined: &Joined) -> f32 {
        let weight = |term: Term| self.weights.get(term);
        // What serves nothing falls off under the gold Contraptionist's handicap.
        let strict = self.rules.flies_with(Title::Contraptionist);
        let alone = if strict { weight(Term::PriceComponent).max(0.5) } else { 0.0 };
        let mut value = 0.0;
        for square in ship.all_gadgets() {
            let Some(served) = gadgets::served(ship, content, square) else { continue };
            if served.is_empty() {
                value -= alone;
                continue;
            }
            // A booster reaches on through what it boosts, but no farther than three.
            let reached = |kind: Squares| (served | joined.to(served) & kind).len().min(3) as f32;
            value += match ship.component(content, square) {
                Some(Component::CannonBooster) => {
                    let cannons = ship.part(Part::Cannon) | ship.part(Part::DoubleCannon);
                    weight(Term::Boost) * weight(Term::Cannon) * reached(cannons)
                }
                Some(Component::EngineBooster) => {
                    let engines = ship.part(Part::Engine) | ship.part(Part::DoubleEngine);
                    weight(Term::Boost) * weight(Term::Engine) * reached(engines)
                }
                Some(Component::ShieldBooster) => {
                    let covered = |side: &Side| !(analysis::shields(ship, *side) & served).is_empty();
                    weight(Term::ShieldBoost) * Side::ALL.iter().filter(|side| covered(side)).count() as f32
                }
                Some(Component::ReactorFurnace) => weight(Term::Furnace),
                Some(Component::Catapult) => weight(Term::Catapult) * (0.5 + 0.5 * served.len() as f32),
                Some(Component::StasisChamber) => weight(Term::Stasis) * served.len().min(2) as f32,
                _ => 0.0,
            };
        }
        value
    }

    /// Engine strength to count on: where joints leak, less; where ships turn round, half of what points either way.
    fn engines(&self, ship: &Ship, double: f32) -> f32 {
        let count = |squares: Squares| {
            (squares & ship.part(Part::Engine)).len() as f32
                + double * (squares & ship.part(Part::DoubleEngine)).len() as f32
        };
        let quirks = ship.quirks();
        let engines = if quirks.either_way {
            let (ahead, turned) = (count(ship.engines_to(Side::Rear)), count(ship.engines_to(Side::Front)));
            0.5 * (ahead + turned) + 0.5 * ahead.min(turned)
        } else {
            count(Squares::ALL)
        };
        if quirks.leaky { engines - joins::uneven(ship).1 as f32 } else { engines }
    }

    /// In how many of 36 rolls a large meteor from the front meets a barrel.
    fn cover(&self, ship: &Ship) -> f32 {
        let mut rolls = 0;
        for side in Side::ALL {
            let lines = &self.incoming[side.index()];
            if *lines == [0; 13] {
                continue;
            }
            let along = matches!(side, Side::Front | Side::Rear);
            let line = |square: Square| if along { square.column() } else { square.row() };
            let guarded = ship.barrels(side).iter().fold(0u16, |lines, square| lines | 1 << line(square));
            rolls += (2..13).filter(|line| guarded >> line & 1 != 0).map(|line| u32::from(lines[line])).sum::<u32>();
        }
        rolls as f32
    }

    /// What cabins are worth that aliens could live in, the first of each colour.
    fn homes(&self, ship: &Ship, content: &Content, joined: &Joined) -> f32 {
        let mut worth = 0.0;
        let mut homes = [Squares::NONE; Alien::ALL.len()];
        for alien in Alien::ALL {
            let near = joined.to(ship.life_support(content, alien)) & ship.part(Part::Cabin);
            let is_home = |cabin: &Square| ship.component(content, *cabin) == Some(Component::Cabin);
            if near.iter().any(|cabin| is_home(&cabin)) {
                worth += self.home(alien);
                homes[alien.index()] = near.iter().filter(is_home).collect();
            }
        }
        if worth > 0.0 && technology::has_mixed_life_support(ship, content) {
            return technology::most_at_home(homes, |alien| self.home(alien));
        }
        worth
    }

    /// What it is worth that this kind of alien could be aboard.
    fn home(&self, alien: Alien) -> f32 {
        self.weights.get(match alien {
            Alien::Cyan => Term::Specialist,
            Alien::Purple | Alien::Brown => Term::Alien,
        })
    }

    /// Crew that the cabins will hold, by the player's handicap.
    fn crew(&self, ship: &Ship) -> f32 {
        let cabins = ship.part(Part::Cabin);
        if self.rules.flies_with(Title::Aesthete) {
            // As many on the left as on the right; the middle column is free.
            let middle = Square::CENTRE.column();
            let (mut left, mut right) = (0, 0);
            for cabin in cabins {
                left += usize::from(cabin.column() < middle);
                right += usize::from(cabin.column() > middle);
            }
            return 2.0 * (cabins.len() - left.abs_diff(right)) as f32;
        }
        if !self.rules.flies_with(Title::CruiseCaptain) {
            return 2.0 * cabins.len() as f32;
        }
        cabins.iter().map(|cabin| f32::from(analysis::cabin_capacity(ship, self.rules, cabin).0)).sum()
    }

    /// Batteries and holds that will hold something, by the player's handicap.
    fn useful_stores(&self, ship: &Ship, content: &Content) -> Squares {
        let mut batteries = ship.part(Part::Battery);
        if self.rules.flies_with(Title::PowerTrucker) {
            batteries = batteries.minus(joins::wired_batteries(ship, content));
        }
        batteries | analysis::usable_holds(ship, content, self.rules)
    }

    /// Exposed connectors that nothing can cover cost; those that can be built on are welcome early.
    fn exposed(&self, ship: &Ship, progress: f32) -> f32 {
        let open = self.open(ship);
        let (mut dead, mut live) = (0, 0);
        for side in Side::ALL {
            let exposed = analysis::exposed(ship, side);
            let on_open = (exposed & ship.grid().step(open, side.opposite())).len();
            live += on_open;
            dead += exposed.len() - on_open;
        }
        let early = self.weights.get(Term::ExposedLiveEarly);
        let late = self.weights.get(Term::ExposedLiveLate);
        // Only the first few places to build on matter early; more of them where one cannot wait for what fits.
        let live = if progress < 0.5 { live.min(self.places) } else { live };
        self.weights.get(Term::ExposedDead) * dead as f32 * 0.5 + (early + (late - early) * progress) * live as f32
    }

    /// Squares of the board that can be built on.
    fn open(&self, ship: &Ship) -> Squares {
        self.board.minus(ship.occupied() | ship.kept_clear())
    }

    /// Empty squares of the board that barrels and exhausts keep clear.
    fn blocked(&self, ship: &Ship) -> Squares {
        self.board.minus(ship.occupied()) & ship.kept_clear()
    }

    /// Pairs of joined cabins.
    fn pairs(&self, ship: &Ship, joined: &Joined) -> f32 {
        let cabins = ship.part(Part::Cabin);
        (cabins & joined.to(cabins)).len() as f32 / 2.0
    }
}

/// Where a meteor from the front arrives on this board: by side and line, in how many of 36 rolls.
fn incoming(ship_board: &ShipBoard) -> [[u8; 13]; 4] {
    let mut rolls = [[0; 13]; 4];
    for (dice, ways) in board::results(ship_board) {
        for Arrival { from, line, .. } in board::incoming(ship_board, Side::Front, dice).iter() {
            rolls[from.index()][usize::from(line.number())] += ways;
        }
    }
    rolls
}

/// The weights that a taste shifts, and by how much.
pub fn with_taste(mut weights: Weights, taste: Taste) -> Weights {
    let shifts: &[(Term, f32)] = match taste {
        Taste::Balanced => &[],
        Taste::Racer => &[(Term::Engine, 1.6), (Term::FinishAt, 0.9), (Term::PriceDay, 1.5)],
        Taste::Hauler => &[(Term::White, 1.6), (Term::Red, 1.6), (Term::PriceDay, 0.7)],
        Taste::Gunner => &[(Term::Cannon, 1.5), (Term::CoverLarge, 1.5)],
        Taste::Tank => &[(Term::ShieldSide, 2.5), (Term::ExposedDead, 1.5), (Term::Join, 1.6)],
    };
    for (term, factor) in shifts {
        weights.set(*term, weights.get(*term) * factor);
    }
    weights
}
