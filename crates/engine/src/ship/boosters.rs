//! What boosters can reach, and what they are best used for.
//!
//! *Keep on Trucking*: *Boosters*, *Cannon boosters*, *Engine boosters*, *Shield boosters*.

use super::joins::Joined;
use super::{MAX_COMPONENTS, Part, Ship, analysis, crew};
use crate::card::Measure;
use crate::content::Content;
use crate::rules::SeatRules;
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Side, Strength};
use arrayvec::ArrayVec;

/// Components that one booster boosts at most.
pub const BOOSTS: usize = 3;
/// Boosters of one kind that a search looks at; no box has so many.
pub const MAX_BOOSTERS: usize = 8;
/// Groups of at most three components that a booster could boost are fewer than this. With something to boost on every
/// square around it there are 99 of them: one of nothing, and 4, 18 and 76 of one, two and three. Routers bring more
/// into reach, and with the four of the box there are at most 595: two on either side of the booster, in a line.
const MAX_GROUPS: usize = 600;

/// Each powered booster with what it boosts.
pub type Boosts = ArrayVec<(Square, Squares), MAX_BOOSTERS>;

type Groups = ArrayVec<Squares, MAX_GROUPS>;

/// Boosters that add to this strength.
pub fn boosters(ship: &Ship, content: &Content, measure: Measure) -> Squares {
    match measure {
        Measure::Crew => Squares::NONE,
        Measure::Engines => ship.gadgets(content, Component::EngineBooster),
        Measure::Cannons => ship.gadgets(content, Component::CannonBooster),
    }
}

/// Boosters that are worth powering with so many uses of power: joined to something that runs by itself, or to a double
/// component that can be powered along with them.
pub fn useful(ship: &Ship, content: &Content, measure: Measure, power: u32) -> Squares {
    if ship.all_gadgets().is_empty() {
        return Squares::NONE;
    }
    let boosters = boosters(ship, content, measure);
    if boosters.is_empty() {
        return boosters;
    }
    let joined = Joined::of(ship);
    let in_reach = active(ship, measure, if power > 1 { Squares::ALL } else { Squares::NONE });
    boosters.iter().filter(|booster| !(joined.to(Squares::of(*booster)) & in_reach).is_empty()).collect()
}

/// Those of these boosters that nothing active is joined to. They stay off, and take no battery (ruling 65).
pub fn idle(ship: &Ship, content: &Content, measure: Measure, powered: Squares) -> Squares {
    if ship.all_gadgets().is_empty() {
        return Squares::NONE;
    }
    let on = boosters(ship, content, measure) & powered;
    if on.is_empty() {
        return on;
    }
    let (joined, among) = (Joined::of(ship), active(ship, measure, powered));
    on.iter().filter(|booster| next(&joined, *booster, Squares::NONE, among).is_empty()).collect()
}

/// Is there more than one way to use the powered boosters? Not if each of them reaches one component alone.
pub fn is_choice(ship: &Ship, content: &Content, measure: Measure, powered: Squares) -> bool {
    let joined = Joined::of(ship);
    let among = active(ship, measure, powered);
    (boosters(ship, content, measure) & powered).iter().any(|booster| {
        let first = next(&joined, booster, Squares::NONE, among);
        first.len() > 1 || !first.is_empty() && !next(&joined, booster, first, among).is_empty()
    })
}

/// Components that can be boosted for this strength, once these are powered: an idle one cannot be.
pub fn active(ship: &Ship, measure: Measure, powered: Squares) -> Squares {
    match measure {
        Measure::Crew => Squares::NONE,
        Measure::Engines => {
            analysis::pushing(ship, Part::Engine) | analysis::pushing(ship, Part::DoubleEngine) & powered
        }
        Measure::Cannons => ship.part(Part::Cannon) | ship.part(Part::DoubleCannon) & powered,
    }
}

/// What boosting these adds: a point for an engine or a cannon that points forward, a half for other cannons.
pub fn worth(ship: &Ship, measure: Measure, boosted: Squares) -> Strength {
    let full = match measure {
        Measure::Crew => Squares::NONE,
        Measure::Engines => boosted,
        Measure::Cannons => boosted & ship.barrels(ship.heading()),
    };
    Strength((boosted.len() + full.len()) as i16)
}

/// What a booster that boosts some components already can boost next.
pub fn next(joined: &Joined, booster: Square, boosted: Squares, among: Squares) -> Squares {
    if boosted.len() >= BOOSTS {
        return Squares::NONE;
    }
    (joined.to(boosted | Squares::of(booster)) & among).minus(boosted | Squares::of(booster))
}

/// All groups that a booster could boost, small ones first; the chain runs through the boosted alone.
fn groups(joined: &Joined, booster: Square, among: Squares) -> Groups {
    let mut all = Groups::new();
    all.push(Squares::NONE);
    let mut next_to_grow = 0;
    while let Some(group) = all.get(next_to_grow).copied() {
        next_to_grow += 1;
        for square in next(joined, booster, group, among) {
            let larger = group | Squares::of(square);
            if !all.contains(&larger) && !all.is_full() {
                all.push(larger);
            }
        }
    }
    all
}

/// The assignment of active components to powered boosters that adds most. Nothing is boosted twice.
///
/// The search is exact: it tries every group for every booster, but leaves a branch as soon as even the best of what
/// is left could not beat what has been found.
pub fn best(ship: &Ship, content: &Content, measure: Measure, powered: Squares) -> Boosts {
    let on = boosters(ship, content, measure) & powered;
    if on.is_empty() {
        return Boosts::new();
    }
    let joined = Joined::of(ship);
    let among = active(ship, measure, powered);
    let value = |set: Squares| worth(ship, measure, set).0;
    let mut choices: ArrayVec<(Square, Groups), MAX_BOOSTERS> = ArrayVec::new();
    for booster in on.iter().take(MAX_BOOSTERS) {
        let mut groups = groups(&joined, booster, among);
        groups.sort_by_key(|group| std::cmp::Reverse(value(*group)));
        choices.push((booster, groups));
    }
    let reach = choices.iter().flat_map(|(_, groups)| groups).fold(Squares::NONE, |all, group| all | *group);
    let mut search = Search { choices: &choices, value: &value, reach, best: -1, chosen: Boosts::new() };
    search.go(Squares::NONE, 0, &mut Boosts::new());
    search.chosen
}

struct Search<'a> {
    choices: &'a [(Square, Groups)],
    value: &'a dyn Fn(Squares) -> i16,
    /// Everything that some booster reaches.
    reach: Squares,
    best: i16,
    chosen: Boosts,
}

impl Search<'_> {
    fn go(&mut self, used: Squares, so_far: i16, taken: &mut Boosts) {
        let Some((booster, groups)) = self.choices.get(taken.len()) else {
            if so_far > self.best {
                self.best = so_far;
                self.chosen = taken.clone();
            }
            return;
        };
        let later = &self.choices[taken.len() + 1..];
        let most = |groups: &Groups| groups.first().map_or(0, |group| (self.value)(*group));
        let rest: i16 = later.iter().map(|(_, groups)| most(groups)).sum();
        let unused = (self.value)(self.reach.minus(used));
        for group in groups {
            let here = (self.value)(*group);
            if so_far + (here + rest).min(unused) <= self.best {
                break; // Groups come in the order of their worth.
            }
            if (*group & used).is_empty() {
                taken.push((*booster, *group));
                self.go(used | *group, so_far + here, taken);
                taken.pop();
            }
        }
    }
}

/// All that is boosted.
pub fn boosted(boosts: &Boosts) -> Squares {
    boosts.iter().fold(Squares::NONE, |all, (_, group)| all | *group)
}

/// The strength with these double components and boosters powered, boosted as well as can be.
pub fn strength(ship: &Ship, content: &Content, rules: SeatRules, measure: Measure, powered: Squares) -> Strength {
    let more = worth(ship, measure, boosted(&best(ship, content, measure, powered)));
    analysis::strength(ship, content, rules, measure, powered, more)
}

/// What can be powered for this strength, in the order in which it adds most: forward double cannons before others,
/// armed crubots before others, and a booster as soon as it adds more than another double component.
pub fn most_useful(
    ship: &Ship,
    content: &Content,
    rules: SeatRules,
    measure: Measure,
) -> ArrayVec<Square, MAX_COMPONENTS> {
    let boosters = useful(ship, content, measure, u32::MAX);
    let doubles = match measure {
        // Crubots add four each, and those beside an armory eight.
        Measure::Crew => {
            let stations = crew::stations(ship, content);
            let armed = crew::armed(ship, content, stations) & stations;
            return armed.iter().chain(stations.minus(armed)).take(MAX_COMPONENTS).collect();
        }
        Measure::Engines => ship.part(Part::DoubleEngine),
        Measure::Cannons => ship.part(Part::DoubleCannon),
    };
    if boosters.is_empty() {
        let first = if measure == Measure::Cannons { doubles & ship.barrels(ship.heading()) } else { doubles };
        return first.iter().chain(doubles.minus(first)).take(MAX_COMPONENTS).collect();
    }
    let (mut rest, mut powered, mut order) = (doubles | boosters, Squares::NONE, ArrayVec::new());
    let gain =
        |powered: Squares, square: Square| strength(ship, content, rules, measure, powered | Squares::of(square));
    while let Some(best) = rest.iter().max_by_key(|square| (gain(powered, *square), std::cmp::Reverse(*square))) {
        rest.remove(best);
        powered.insert(best);
        if order.try_push(best).is_err() {
            break;
        }
    }
    order
}

/// A shield booster and the fewest shields that lead to one which covers this side, that one included, of those chains
/// that there is power for: `tokens` says how many each takes. Of equally short ones it is one that takes the fewest.
pub fn shield_chain(
    ship: &Ship,
    content: &Content,
    side: Side,
    tokens: impl Fn(Squares) -> Option<usize>,
) -> Option<(Square, Squares)> {
    let boosters = ship.gadgets(content, Component::ShieldBooster);
    if boosters.is_empty() {
        return None;
    }
    let joined = Joined::of(ship);
    let (shields, covering) = (ship.part(Part::Shield), analysis::shields(ship, side));
    let mut best: Option<((usize, usize), (Square, Squares))> = None;
    for booster in boosters {
        for group in groups(&joined, booster, shields) {
            if (group & covering).is_empty() || best.is_some_and(|((shields, _), _)| group.len() > shields) {
                continue;
            }
            let Some(tokens) = tokens(group | Squares::of(booster)) else { continue };
            let cost = (group.len(), tokens);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, (booster, group)));
            }
        }
    }
    best.map(|(_, chain)| chain)
}
