//! Components of *Another Big Expansion* against an implementation that tries everything and knows no bits.
//!
//! Ships are random, and rich in what is new. `SHIPS=100000 cargo test --release -p trucker-engine --test rules
//! reference::components` looks at more of them.

use super::ship_iib;
use super::slow::{self, Slow, Spot, needs_power, spots};
use crate::common::content;
use crate::common::scene::{Scene, made_up};
use fastrand::Rng;
use std::collections::HashSet;
use trucker_engine::card::{Beat, ProjectileKind, Volley};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::Event;
use trucker_engine::grid::Grid;
use trucker_engine::phases;
use trucker_engine::setup::Set;
use trucker_engine::ship::board::{Arrival, Lines};
use trucker_engine::ship::joins::Joined;
use trucker_engine::ship::legal::Surroundings;
use trucker_engine::ship::power::Panels;
use trucker_engine::ship::{Aboard, Ship, auto_defense, crew, thrust};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::Phase;
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Roll, Seat, Side, Turn};

fn ships() -> u64 {
    std::env::var("SHIPS").ok().and_then(|number| number.parse().ok()).unwrap_or(1_500)
}

/// A ship on one of the boards, most of its tiles of the new box and many of one kind, with crew and tokens aboard.
fn build(content: &Content, rng: &mut Rng, board: usize, crowd: Option<Component>) -> Ship {
    let zone = &content.ship_boards[board];
    let mut ship = Ship::on(zone.grid);
    let cabin = content.starting_cabins().next().expect("a starting cabin");
    ship.put(content, zone.start.expect("a place"), cabin, Turn::NONE);
    let is_new = |id: &TileId| content.tile(*id).set == Set::AnotherBigExpansion;
    let is_power = |id: &TileId| content.tile(*id).component.takes_power();
    let all: Vec<TileId> =
        content.tile_ids().filter(|id| content.tile(*id).component != Component::StartingCabin).collect();
    let new: Vec<TileId> = all.iter().copied().filter(is_new).collect();
    let hungry: Vec<TileId> = all.iter().copied().filter(is_power).collect();
    let mostly = |id: &TileId| crowd == Some(content.tile(*id).component);
    let crowd: Vec<TileId> = all.iter().copied().filter(mostly).collect();
    let often = if crowd.is_empty() { &new } else { &crowd };
    for _ in 0..rng.usize(..70) {
        let heap = [often, &new, &hungry, &all][rng.usize(..4)];
        let (tile, turn) = (heap[rng.usize(..heap.len())], Turn::from_quarters(rng.usize(..4)));
        let legal = Surroundings::of(&ship, zone.squares).legal(content, tile, turn);
        if let Some(square) = legal.nth(rng.usize(..legal.len().max(1))) {
            ship.put(content, square, tile, turn);
        }
    }
    for square in ship.occupied() {
        let nothing = Aboard::NOTHING;
        let aboard = match ship.component(content, square) {
            Some(Component::Cabin | Component::StartingCabin) => nothing.with_humans(rng.u8(..3)),
            Some(component) => nothing.with_batteries(rng.u8(..=component.batteries().min(1))),
            None => nothing,
        };
        ship.set_aboard(square, aboard);
    }
    ship
}

fn each_ship(look: impl FnMut(&mut Rng, &Content, usize, &Ship, &Slow)) {
    each_ship_with(None, look);
}

pub fn each_ship_with(crowd: Option<Component>, mut look: impl FnMut(&mut Rng, &Content, usize, &Ship, &Slow)) {
    let content = content();
    let boards: Vec<usize> =
        (0..content.ship_boards.len()).filter(|board| content.ship_boards[*board].start.is_some()).collect();
    for number in 0..ships() {
        let mut rng = Rng::with_seed(number);
        // Every fourth ship is a ring.
        let ring = |board: &usize| content.ship_boards[*board].grid != Grid::Flat;
        let board = match boards.iter().copied().find(ring) {
            Some(ring) if number % 4 == 0 => ring,
            _ => boards[rng.usize(..boards.len())],
        };
        let ship = build(&content, &mut rng, board, crowd);
        look(&mut rng, &content, board, &ship, &Slow::of(&ship, &content));
    }
}

fn squares(spots: &[Spot]) -> Squares {
    spots.iter().map(|spot| slow::square(*spot)).collect()
}

fn sorted(spots: HashSet<Spot>) -> Vec<Spot> {
    let mut spots: Vec<Spot> = spots.into_iter().collect();
    spots.sort_unstable();
    spots
}

/// Some of these.
fn some(rng: &mut Rng, spots: &[Spot], most: usize) -> Vec<Spot> {
    let mut spots = spots.to_vec();
    rng.shuffle(&mut spots);
    spots.truncate(rng.usize(..=most));
    spots
}

#[test]
fn routers_join_what_can_be_reached_over_them() {
    let mut farther = 0;
    each_ship(|rng, _, _, ship, slow| {
        let joined = Joined::of(ship);
        for spot in slow.0.keys() {
            let here = Squares::of(slow::square(*spot));
            assert_eq!(spots(joined.to(here)), slow.joined(*spot).into_iter().collect(), "to {spot:?}");
            farther += usize::from(slow.joined(*spot).len() > slow.held(*spot).len());
        }
        // What is joined to one of several is joined to one or the other.
        let several = some(rng, &sorted(slow.0.keys().copied().collect()), 6);
        let either: HashSet<Spot> = several.iter().flat_map(|spot| slow.joined(*spot)).collect();
        assert_eq!(spots(joined.to(squares(&several))), either);
    });
    assert!(farther > 1_000, "routers join {farther} components to more than they are held to");
}

#[test]
fn panels_and_tokens_power_what_can_be_matched_with_them() {
    let (mut possible, mut impossible) = (0, 0);
    each_ship(|rng, content, _, ship, slow| {
        let hungry = sorted(slow.where_is(|laid| needs_power(laid.component)));
        let used = some(rng, &sorted(slow.where_is(|laid| laid.component == Component::SolarPanel)), 1);
        let panels = slow.where_is(|laid| laid.component == Component::SolarPanel);
        let panels: Vec<Spot> = sorted(panels).into_iter().filter(|panel| !used.contains(panel)).collect();
        let fed = |panel: &&Spot| slow.joined(**panel).iter().any(|other| hungry.contains(other));
        // No box has so many; the rest would not count.
        if panels.iter().filter(fed).count() > 8 {
            return;
        }
        let fast = Panels::of(ship, content, squares(&hungry), squares(&used));
        assert_eq!(spots(fast.squares()), panels.iter().filter(fed).copied().collect());
        for _ in 0..8 {
            let (wanted, tokens) = (some(rng, &hungry, 6), rng.usize(..4));
            let will_do = slow.can_power(&wanted, &panels, tokens);
            assert_eq!(fast.suffice(squares(&wanted), tokens as u32), will_do, "{wanted:?} with {tokens} tokens");
            *(if will_do { &mut possible } else { &mut impossible }) += 1;
        }
        // Every set that may be chosen, by its number: each once, and all that can be powered.
        let (from, tokens) = (some(rng, &hungry, 7), rng.u8(..3));
        let shape = Shape::Power {
            from: squares(&from),
            tokens,
            panels: Panels::of(ship, content, squares(&from), squares(&used)),
        };
        let mut chosen: Vec<Squares> = (0..shape.count())
            .map(|number| match shape.nth(number) {
                Some(Answer::Set(set)) => set,
                other => panic!("{other:?} is no set"),
            })
            .collect();
        assert_eq!(shape.nth(chosen.len()), None);
        assert!(chosen.iter().all(|set| shape.accepts(Answer::Set(*set))));
        let subset =
            |mask: u32| -> Vec<Spot> { (0..from.len()).filter(|i| mask >> i & 1 != 0).map(|i| from[i]).collect() };
        let all = (0..1u32 << from.len()).filter(|mask| slow.can_power(&subset(*mask), &panels, usize::from(tokens)));
        assert_eq!(chosen.len(), all.count());
        chosen.sort_by_key(|set| set.iter().collect::<Vec<Square>>());
        chosen.dedup();
        assert_eq!(chosen.len(), shape.count(), "none twice");
        // What can be powered is whatever keeps within the limits that are told.
        let limits = shape.limits();
        for some in (0..1u32 << from.len()).map(subset) {
            let within = limits.iter().all(|limit| (squares(&some) & limit.of).len() <= usize::from(limit.most));
            assert_eq!(within, slow.can_power(&some, &panels, usize::from(tokens)), "{some:?} within {limits:?}");
        }
    });
    assert!(possible > 1_000 && impossible > 1_000, "{possible} could be powered, {impossible} could not");
}

#[test]
fn auto_defense_systems_make_as_many_pairs_as_can_be() {
    let mut by_pairs = [0; 8];
    each_ship_with(Some(Component::AutoDefense), |_, content, _, ship, slow| {
        let systems = sorted(slow.where_is(|laid| laid.component == Component::AutoDefense));
        if systems.len() <= 12 {
            let pairs = slow.most_pairs(&systems);
            assert_eq!(auto_defense::pairs(ship, content), pairs);
            let paired = auto_defense::paired(ship, content);
            let once: HashSet<Square> = paired.iter().flatten().copied().collect();
            assert_eq!(once.len(), 2 * pairs, "each belongs to one pair");
            let is_joined = |[one, other]: &[Square; 2]| Joined::of(ship).to(Squares::of(*one)).contains(*other);
            assert!(paired.iter().all(is_joined), "{paired:?}");
            by_pairs[pairs.min(7)] += 1;
        }
    });
    assert!(by_pairs[..4].iter().all(|ships| *ships > 20), "ships by pairs: {by_pairs:?}");
}

#[test]
fn armed_crew_counts_twice_and_crubots_count_when_they_are_on() {
    let mut armed = 0;
    each_ship(|rng, content, _, ship, slow| {
        let stations = sorted(slow.where_is(|laid| laid.component == Component::CrubotStation));
        let on: HashSet<Spot> = some(rng, &stations, 3).into_iter().collect();
        let switched_on: Squares = on.iter().map(|spot| slow::square(*spot)).collect();
        assert_eq!(crew::compared(ship, content, switched_on), slow.crew_compared(&on));
        let figures: u32 = slow.0.values().map(|laid| u32::from(laid.aboard.crew())).sum();
        assert_eq!(crew::size(ship, content, switched_on), figures + 4 * on.len() as u32);
        armed += usize::from(slow.crew_compared(&on) > figures + 4 * on.len() as u32);
        // Who stops intruders, and who can fire thrusters at them.
        let with_crew = |spot: &Spot| slow.0[spot].aboard.crew() > 0 || on.contains(spot);
        let is = |spot: &Spot, kind| slow.0[spot].component == kind;
        let guarded = slow.0.keys().filter(|spot| {
            let armory = slow.joined(**spot).iter().any(|other| is(other, Component::Armory));
            is(spot, Component::AutoDefense) || with_crew(spot) && armory
        });
        assert_eq!(spots(crew::guarded(ship, content, switched_on)), guarded.copied().collect());
        for side in Side::ALL {
            let manned = slow.0.iter().filter(|(spot, laid)| {
                Slow::thrusts(laid).contains(&side.index()) && slow.joined(**spot).iter().any(with_crew)
            });
            assert_eq!(
                spots(thrust::manned(ship, content, side, switched_on)),
                manned.map(|(spot, _)| *spot).collect()
            );
        }
    });
    assert!(armed > 100, "crews with weapons: {armed}");
}

/// A volley from any side at a ship on any board: who may move it where, and where it comes then.
#[test]
fn thrusters_move_what_comes_across_by_one() {
    let (mut offered, mut moved) = (0, 0);
    let mut scene = Scene::new(1, Vec::new());
    each_ship_with(Some(Component::Thruster), |rng, content, board, ship, slow| {
        let from = Side::ALL[rng.usize(..4)];
        let dice = [rng.u8(1..=6), rng.u8(1..=6)];
        let used = some(rng, &sorted(slow.where_is(|laid| laid.component == Component::SolarPanel)), 1);
        let kinds = vec![ProjectileKind::HeavyFire];
        scene.content = content.clone();
        let card = made_up(
            &mut scene.content,
            content.ship_boards[board].level,
            vec![Beat::Meteors { volleys: vec![Volley { from, kinds }] }],
        );
        scene.state.flight.card = Some(card);
        scene.state.phase = Phase::Card(0);
        scene.state.rules.board = Some(board as u8);
        scene.state.ships[Seat::FIRST] = *ship;
        scene.state.players[Seat::FIRST] = Default::default();
        scene.state.players[Seat::FIRST].tally.busy = squares(&used);
        // What the rulebook lets its owner do.
        let ring = slow.2.is_some();
        let lands = match from {
            // On the ring the pair names a column, or the first die a row and the second where it begins there.
            Side::Front | Side::Rear if ring => HashSet::from([(from, ship_iib::column(dice[0], dice[1]))]),
            _ if ring => HashSet::from([(from, 3 + i32::from(dice[0]))]),
            _ => slow::lands(&content.ship_boards[board].name, from, i32::from(dice[0] + dice[1])),
        };
        let side = lands.iter().next().expect("a line").0;
        let along = matches!(side, Side::Front | Side::Rear);
        let begins = if dice[1] <= 3 { 5 } else { 9 };
        let met = |lines: &HashSet<(Side, i32)>| -> HashSet<Spot> {
            let first = |(from, line): &(Side, i32)| match ring && !along {
                true => slow.first_round(*from, *line, begins),
                false => slow.first_in_line(*from, *line),
            };
            lines.iter().filter_map(first).collect()
        };
        let across: [(Side, i32); 2] =
            if along { [(Side::Left, -1), (Side::Right, 1)] } else { [(Side::Front, -1), (Side::Rear, 1)] };
        let tokens: usize = slow.0.values().map(|laid| usize::from(laid.aboard.batteries())).sum();
        let fresh = |spot: &Spot| slow.0[spot].component == Component::SolarPanel && !used.contains(spot);
        let mut options = Vec::new();
        for (to, by) in across {
            let next = |line: i32| if along { slow.round(line + by) } else { line + by };
            let there: HashSet<(Side, i32)> = lands.iter().map(|(from, line)| (*from, next(*line))).collect();
            let powered = |spot: &Spot| tokens > 0 || slow.joined(*spot).iter().any(fresh);
            let can = slow.0.iter().any(|(spot, laid)| Slow::thrusts(laid).contains(&to.index()) && powered(spot));
            if can && met(&there) != met(&lands) {
                options.push((to, there));
            }
        }
        let choice = rng.usize(..=options.len());
        let mut asked = None;
        let answer = |decision: &Decision| match decision.reason {
            Reason::Thrust { .. } => {
                asked = Some(decision.shape);
                options.get(choice).map_or(Answer::Done, |(to, _)| Answer::Option(to.index() as u8))
            }
            Reason::PayPower { panels, .. } => Answer::Square(panels.first().expect("a panel")),
            Reason::KeepPiece | Reason::PayBattery => decision.shape.nth(0).expect("a square"),
            _ => decision.shape.nth(decision.shape.count() - 1).expect("an answer"),
        };
        let events = scene.act_by_dice(&dice, answer, phases::run);
        let bits = options.iter().fold(0, |bits, (to, _)| bits | 1 << to.index());
        assert_eq!(asked, (bits != 0).then_some(Shape::OneOf { options: bits, may_pass: true }));
        offered += usize::from(bits != 0);
        let told = events.iter().find_map(|event| match event {
            Event::Thrust { side, lines, .. } => Some((*side, *lines)),
            _ => None,
        });
        assert_eq!(told.map(|(to, _)| to), options.get(choice).map(|(to, _)| *to));
        let (lines, target) = options.get(choice).map_or((&lands, met(&lands)), |(_, there)| (there, met(there)));
        if let Some((_, told)) = told {
            let on_the_board = |(_, line): &&(Side, i32)| (2..=12).contains(line);
            let told: HashSet<(Side, i32)> =
                told.iter().map(|arrival| (arrival.from, i32::from(arrival.line.number()))).collect();
            assert_eq!(told, lines.iter().filter(on_the_board).copied().collect());
            moved += 1;
            let paid =
                events.iter().filter(|event| matches!(event, Event::PanelUsed { .. } | Event::BatterySpent { .. }));
            assert_eq!(paid.count(), 1);
        }
        // Heavy fire strikes what it meets, wherever there is no plating and no boosted shield.
        let struck: HashSet<Spot> = events
            .iter()
            .filter_map(|event| match event {
                Event::Hit { target, .. } | Event::Bounced { target, .. } => Some(spots(Squares::of(*target))),
                _ => None,
            })
            .flatten()
            .collect();
        assert_eq!(struck, target, "from {from:?} by {dice:?}");
    });
    assert!(offered > 100 && moved > 50, "{offered} offered, {moved} moved");
}

#[test]
fn a_line_moves_round_the_edge_of_a_ring_and_never_beyond_the_numbers() {
    let roll = |number| Roll::from_number(number).expect("a number");
    let line = |from, number| -> Lines { [Arrival::along(from, roll(number))].into_iter().collect() };
    let number = |lines: Lines| lines.iter().next().map(|arrival| arrival.line.number());
    let ring = Grid::Ring { first: 3, last: 11 };
    assert_eq!(number(thrust::moved(ring, line(Side::Front, 3), Side::Left)), Some(11));
    assert_eq!(number(thrust::moved(ring, line(Side::Rear, 11), Side::Right)), Some(3));
    assert_eq!(number(thrust::moved(ring, line(Side::Left, 5), Side::Front)), Some(4));
    assert_eq!(number(thrust::moved(Grid::Flat, line(Side::Front, 3), Side::Left)), Some(2));
    assert_eq!(number(thrust::moved(Grid::Flat, line(Side::Front, 2), Side::Left)), None);
    assert_eq!(number(thrust::moved(Grid::Flat, line(Side::Left, 12), Side::Rear)), None);
}
