//! The exact chance of losing each component, and what that costs on average.
//!
//! Two dice have 11 sums of known chance, so each projectile has 11 outcomes: it misses, is harmless, can be stopped
//! (for nothing, for batteries or for a block of goods), or destroys a component, with which others fall off. The rules
//! themselves are asked which it is, on the intact ship and its board. How often a card is flown follows from the piles: *k* of the *n* cards of a deck, each subset equally
//! likely, so the chance of coming through all of them is the *k*-th elementary symmetric mean of the chances of coming
//! through each. No sampling is involved.

use super::boards::Board;
use super::inspect::{most_cannons, rolls, with_batteries};
use super::trial::{self, Outcome};
use trucker_engine::card::{Beat, Card, CardId, Penalty, Projectile, ProjectileKind, Volley};
use trucker_engine::content::Content;
use trucker_engine::setup::Boxes;
use trucker_engine::ship::{Part, Ship, analysis, board};
use trucker_engine::squares::Square;
use trucker_engine::state::PILES;
use trucker_engine::words::{Level, Side, Strength};

/// The chance of being the weakest of four in a line of a combat zone, and of having the smallest crew at a sabotage.
pub const WEAKEST: f64 = 0.25;

/// All kinds of projectiles, in the order of the tables.
pub const KINDS: [ProjectileKind; 4] =
    [ProjectileKind::SmallMeteor, ProjectileKind::LargeMeteor, ProjectileKind::LightFire, ProjectileKind::HeavyFire];

/// Some of a deck: so many of its cards are flown.
#[derive(Clone, Debug)]
pub struct Draw {
    /// The cards that may come.
    pub cards: Vec<CardId>,
    /// How many of them do.
    pub drawn: usize,
}

/// The cards of a flight of this level, deck by deck, as the flight board says.
pub fn deck(content: &Content, flight: Level) -> Vec<Draw> {
    let per_pile = content.flight_board(flight).cards_per_pile;
    let draws = Level::ALL.into_iter().map(|level| {
        let cards: Vec<CardId> = content.deck(level, Boxes::default()).iter().collect();
        let drawn = (usize::from(per_pile[level]) * PILES).min(cards.len());
        Draw { cards, drawn }
    });
    draws.filter(|draw| draw.drawn > 0).collect()
}

/// Something that can cost a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Danger {
    Projectile(Projectile),
    Sabotage,
}

/// What a card brings upon a ship of this cannon strength: groups of dangers, each with the chance that it has to face
/// all of it.
fn dangers(card: &Card, strength: Strength, flight: Level) -> Vec<(f64, Vec<Danger>)> {
    let all = |shots: &[Projectile]| shots.iter().copied().map(Danger::Projectile).collect::<Vec<_>>();
    let fired = |penalties: &[Penalty]| all(&penalties.iter().flat_map(Penalty::shots).copied().collect::<Vec<_>>());
    let beats = card.beats_on(flight).iter().filter_map(|beat| match beat {
        Beat::Meteors { volleys } => {
            Some((1.0, volleys.iter().flat_map(Volley::projectiles).map(Danger::Projectile).collect()))
        }
        // Three of its four sides; which one is ignored depends on the ship.
        Beat::Vortex { projectiles } => Some((0.75, all(projectiles))),
        Beat::Enemy(enemy) if enemy.strength > strength => Some((1.0, fired(&enemy.penalties))),
        Beat::Weakest { penalties, .. } => Some((WEAKEST, fired(penalties))),
        Beat::MostlyOpenSpace { projectiles } => Some((WEAKEST, all(projectiles))),
        Beat::Sabotage => Some((WEAKEST, vec![Danger::Sabotage])),
        _ => None,
    });
    beats.filter(|(_, dangers)| !dangers.is_empty()).collect()
}

/// What comes of one projectile, or of one sabotage: chances that add up to 1.
#[derive(Clone, Debug)]
pub struct Facing {
    /// No component is in its way.
    pub misses: f64,
    /// It bounces off, or a single cannon shoots it.
    pub safe: f64,
    /// Batteries stop it.
    pub battery: f64,
    /// A block of goods from a catapult stops it.
    pub block: f64,
    /// It destroys a component.
    pub hits: f64,
    /// How many battery tokens are spent on average.
    pub batteries: f64,
    /// How many components are lost on average.
    pub components: f64,
    /// How many credits that costs on average.
    pub credits: f64,
    /// The chance of losing each component of the ship, in the order of its squares.
    pub lost: Vec<f64>,
}

/// A kind of projectile from one side, as a flight brings it.
#[derive(Clone, Debug)]
pub struct Threat {
    /// What it is; `None` is sabotage.
    pub projectile: Option<Projectile>,
    /// How many of them the ship faces in a flight, on average.
    pub expected: f64,
    /// What comes of one.
    pub facing: Facing,
}

/// What a flight does to a ship.
#[derive(Clone, Debug)]
pub struct Threats {
    /// The threats of the flight.
    pub list: Vec<Threat>,
    /// The squares of the ship, in the order of the lists below.
    pub squares: Vec<Square>,
    /// By component: the expected number of losses to single hits.
    pub expected: Vec<f64>,
    /// By component: the chance of being lost at least once.
    pub chance: Vec<f64>,
    /// Components lost in a flight, on average.
    pub components: f64,
    /// Credits lost in a flight, on average.
    pub credits: f64,
    /// Batteries spent on defence in a flight, on average.
    pub batteries: f64,
}

impl Threats {
    /// Works out what these cards do to a ship that has its batteries for every hit, or has spent them all.
    pub fn of(ship: &Ship, content: &Content, board: impl Into<Board>, draws: &[Draw], powered: bool) -> Threats {
        let board = board.into();
        let level = board.level(content);
        let squares: Vec<Square> = ship.occupied().iter().collect();
        let ship = if powered { *ship } else { with_batteries(ship, content, |_| 0) };
        let prey = Prey { ship: &ship, content, board, squares: &squares };
        let projectiles = KINDS.into_iter().flat_map(|kind| Side::ALL.map(|from| Some(Projectile { kind, from })));
        let mut list: Vec<Threat> = projectiles
            .map(|projectile| Threat { projectile, expected: 0.0, facing: prey.face(projectile) })
            .chain([Threat { projectile: None, expected: 0.0, facing: prey.sabotage() }])
            .collect();
        let strength = most_cannons(&ship, content, powered);
        let mut chance = vec![1.0; squares.len()];
        for draw in draws {
            let share = draw.drawn as f64 / draw.cards.len().max(1) as f64;
            let mut through = Vec::with_capacity(draw.cards.len());
            for card in &draw.cards {
                let dangers = dangers(content.card(*card), strength, level);
                for (chance, danger) in
                    dangers.iter().flat_map(|(chance, all)| all.iter().map(|danger| (*chance, *danger)))
                {
                    list[place(danger)].expected += share * chance;
                }
                if !dangers.is_empty() {
                    through.push(survival(&dangers, &list, squares.len()));
                }
            }
            symmetric_means(&through, draw.cards.len(), draw.drawn, &mut chance);
        }
        let sum = |value: fn(&Facing) -> f64| list.iter().map(|threat| threat.expected * value(&threat.facing)).sum();
        let (components, credits, batteries) =
            (sum(|facing| facing.components), sum(|facing| facing.credits), sum(|facing| facing.batteries));
        let expected = |i: usize| list.iter().map(|threat| threat.expected * threat.facing.lost[i]).sum::<f64>();
        Threats {
            expected: (0..squares.len()).map(expected).collect(),
            chance: chance.into_iter().map(|through| (1.0 - through).max(0.0)).collect(),
            list,
            squares,
            components,
            credits,
            batteries,
        }
    }
}

/// Where a danger stands in the list of threats.
fn place(danger: Danger) -> usize {
    match danger {
        Danger::Projectile(projectile) => {
            let kind = KINDS.iter().position(|kind| *kind == projectile.kind).unwrap_or(0);
            kind * 4 + projectile.from.index()
        }
        Danger::Sabotage => KINDS.len() * 4,
    }
}

/// By component: the chance that it comes through a card.
fn survival(dangers: &[(f64, Vec<Danger>)], list: &[Threat], components: usize) -> Vec<f64> {
    let mut through = vec![1.0; components];
    for (chance, group) in dangers {
        for (i, through) in through.iter_mut().enumerate() {
            let all: f64 = group.iter().map(|danger| 1.0 - list[place(*danger)].facing.lost[i]).product();
            *through *= 1.0 - chance * (1.0 - all);
        }
    }
    through
}

/// Multiplies each chance by that of coming through `drawn` of `cards` cards, of which those not listed are harmless.
///
/// The sum over all subsets of the product over the cards in it is an elementary symmetric polynomial. It is kept as a
/// mean over the subsets of each size, so that no number grows large: with one more card, a subset of size *j* holds
/// that card with chance *j / n*.
fn symmetric_means(through: &[Vec<f64>], cards: usize, drawn: usize, chance: &mut [f64]) {
    let mut means = vec![1.0; drawn + 1];
    for (i, chance) in chance.iter_mut().enumerate() {
        means.fill(1.0);
        // Harmless cards come first: every mean is 1 after them.
        for (n, card) in (cards - through.len() + 1..).zip(through) {
            for size in (1..=drawn.min(n)).rev() {
                let share = size as f64 / n as f64;
                let without = if size < n { means[size] } else { 0.0 };
                means[size] = share * card[i] * means[size - 1] + (1.0 - share) * without;
            }
        }
        *chance *= means[drawn];
    }
}

/// A ship as a target.
struct Prey<'a> {
    ship: &'a Ship,
    content: &'a Content,
    board: Board,
    squares: &'a [Square],
}

impl Prey<'_> {
    fn nothing(&self) -> Facing {
        let lost = vec![0.0; self.squares.len()];
        let (misses, safe, battery, block, hits) = (0.0, 0.0, 0.0, 0.0, 0.0);
        Facing { misses, safe, battery, block, hits, batteries: 0.0, components: 0.0, credits: 0.0, lost }
    }

    /// Adds what happens with this chance.
    fn count(&self, facing: &mut Facing, outcome: &Outcome, chance: f64) {
        let case = match outcome {
            _ if outcome.missed => &mut facing.misses,
            _ if !outcome.lost.is_empty() => &mut facing.hits,
            _ if outcome.blocks > 0 => &mut facing.block,
            _ if outcome.batteries > 0 => &mut facing.battery,
            _ => &mut facing.safe,
        };
        *case += chance;
        facing.batteries += chance * f64::from(outcome.batteries);
        facing.components += chance * outcome.lost.len() as f64;
        facing.credits += chance * self.cost(outcome);
        for (i, square) in self.squares.iter().enumerate() {
            if outcome.lost.contains(*square) {
                facing.lost[i] += chance;
            }
        }
    }

    /// Credits that it costs: the components, the goods that are gone, and if no human or no engine is left, the average
    /// reward for finishing and half of the other goods.
    fn cost(&self, outcome: &Outcome) -> f64 {
        let (before, after, supply) = (self.ship, &outcome.after, &self.content.supply);
        let price = |ship: &Ship| f64::from(supply.price(analysis::goods(ship)).0);
        let engines = |ship: &Ship| !(ship.part(Part::Engine) | ship.part(Part::DoubleEngine)).is_empty();
        let humans = |ship: &Ship| analysis::humans(ship) > 0;
        let mut cost = outcome.lost.len() as f64 * f64::from(supply.lost_component.0) + price(before) - price(after);
        if engines(before) && !engines(after) || humans(before) && !humans(after) {
            let rewards = &self.content.flight_board(self.board.level(self.content)).finish_rewards;
            let finish = rewards.iter().map(|reward| f64::from(reward.0)).sum::<f64>() / rewards.len() as f64;
            cost += finish + (price(after) / 2.0).floor();
        }
        cost
    }

    fn face(&self, projectile: Option<Projectile>) -> Facing {
        let mut facing = self.nothing();
        let Some(projectile) = projectile else { return facing };
        for (dice, chance) in rolls(self.board.printed(self.content)) {
            let outcome = trial::hit(self.ship, self.content, self.board, projectile, dice);
            self.count(&mut facing, &outcome, chance);
        }
        facing
    }

    /// Random coordinates, up to three times, until they name a component.
    fn sabotage(&self) -> Facing {
        let mut facing = self.nothing();
        let printed = self.board.printed(self.content);
        let mut found = vec![0.0; self.squares.len()];
        let rolled = || rolls(printed);
        for ((column, chance), (row, other)) in rolled().flat_map(|column| rolled().map(move |row| (column, row))) {
            let named = board::coordinates(printed, column, row);
            if let Some(i) = named.and_then(|square| self.squares.binary_search(&square).ok()) {
                found[i] += chance * other;
            }
        }
        let miss = 1.0 - found.iter().sum::<f64>();
        for (square, chance) in self.squares.iter().zip(found) {
            let outcome = trial::destroy(self.ship, self.content, *square);
            self.count(&mut facing, &outcome, chance * (1.0 + miss + miss * miss));
        }
        facing.misses = miss.powi(3);
        facing
    }
}

#[cfg(test)]
mod tests {
    use super::symmetric_means;

    #[test]
    fn symmetric_means_are_means_over_all_subsets() {
        let through: Vec<Vec<f64>> = [0.3, 0.9, 0.0, 0.5].map(|chance| vec![chance]).to_vec();
        for cards in 4..8 {
            let all: Vec<f64> = through.iter().map(|card| card[0]).chain(std::iter::repeat(1.0)).take(cards).collect();
            for drawn in 0..=cards {
                let subsets = (0..1u32 << cards).filter(|subset| subset.count_ones() as usize == drawn);
                let products: Vec<f64> = subsets
                    .map(|subset| (0..cards).filter(|i| subset >> i & 1 != 0).map(|i| all[i]).product())
                    .collect();
                let mean = products.iter().sum::<f64>() / products.len() as f64;
                let mut chance = [1.0];
                symmetric_means(&through, cards, drawn, &mut chance);
                assert!((chance[0] - mean).abs() < 1e-12, "{drawn} of {cards}: {} is not {mean}", chance[0]);
            }
        }
    }
}
