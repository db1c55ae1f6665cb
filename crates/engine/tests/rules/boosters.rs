//! Boosters: the search for the best use of them against trying everything.

use fastrand::Rng;
use std::collections::BTreeMap;
use trucker_engine::card::Measure;
use trucker_engine::content::Content;
use trucker_engine::grid::Grid;
use trucker_engine::ship::{Ship, analysis, boosters};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Side, Turn};

/// A box of nothing but what is needed here: of each kind, tiles with many connectors and with few.
fn content() -> Content {
    let mut content = trucker_content::base().clone();
    content.tiles.clear();
    const KINDS: [&str; 8] = [
        "cannon_booster",
        "cannon",
        "double_cannon",
        "engine_booster",
        "shield_booster",
        "shield",
        "structural",
        "router",
    ];
    for kind in KINDS {
        for sides in ["3333", "1212", "0303", "1013", "2321", "3330"] {
            let name = format!("{kind}-{sides}").replace('_', "-");
            content.tiles.push(trucker_content::parse_tile(&name, kind, "", sides).expect("a tile"));
        }
    }
    content
}

/// A crowd of tiles on a few squares, put down without any thought; what is joined is joined.
fn crowd(rng: &mut Rng, content: &Content, kinds: &[Component], tiles: usize) -> Ship {
    let fitting: Vec<TileId> = content.tile_ids().filter(|id| kinds.contains(&content.tile(*id).component)).collect();
    let mut ship = Ship::default();
    for _ in 0..tiles {
        let square = Square::at(rng.u8(6..10), rng.u8(6..9)).expect("a square");
        if !ship.occupied().contains(square) {
            let tile = *rng.choice(&fitting).expect("a tile");
            ship.put(content, square, tile, Turn::from_quarters(rng.usize(..4)));
        }
    }
    ship
}

/// Are two neighbours joined, by looking at their connectors?
fn joined(ship: &Ship, content: &Content, one: Square, other: Square) -> bool {
    Side::ALL.into_iter().any(|side| {
        let code = |square: Square, side: Side| {
            ship.at(square).map_or(0, |placed| content.tile(placed.tile).pipes.turned(placed.turn).code(side))
        };
        Grid::Flat.next(one, side) == Some(other) && code(one, side) & code(other, side.opposite()) != 0
    })
}

/// Can a booster boost just these? They are few enough, and a walk from it over them reaches all.
fn may_boost(ship: &Ship, content: &Content, booster: Square, boosted: &[Square]) -> bool {
    let mut reached = vec![booster];
    let mut grown = true;
    while std::mem::take(&mut grown) {
        for square in boosted {
            if !reached.contains(square) && reached.iter().any(|from| joined(ship, content, *from, *square)) {
                reached.push(*square);
                grown = true;
            }
        }
    }
    boosted.len() <= 3 && reached.len() == boosted.len() + 1
}

/// Tries every way to give every component to one of the boosters or to none.
fn slow_best(
    ship: &Ship,
    content: &Content,
    boosters: &[Square],
    active: &[Square],
    worth: &dyn Fn(Square) -> i16,
) -> i16 {
    let ways = (boosters.len() + 1).pow(active.len() as u32);
    let mut best = 0;
    for way in 0..ways {
        let mut rest = way;
        let mut given: BTreeMap<usize, Vec<Square>> = BTreeMap::new();
        let mut value = 0;
        for square in active {
            let to = rest % (boosters.len() + 1);
            rest /= boosters.len() + 1;
            if to > 0 {
                given.entry(to - 1).or_default().push(*square);
                value += worth(*square);
            }
        }
        if value > best && given.iter().all(|(to, boosted)| may_boost(ship, content, boosters[*to], boosted)) {
            best = value;
        }
    }
    best
}

#[test]
fn the_best_use_of_boosters_is_found() {
    let content = content();
    let kinds = [Component::CannonBooster, Component::Cannon, Component::DoubleCannon];
    let mut several = 0;
    for number in 0..400 {
        let mut rng = Rng::with_seed(number);
        let ship = crowd(&mut rng, &content, &kinds, 10);
        let powered: Squares = ship.occupied().iter().filter(|_| rng.u8(..4) > 0).collect();
        let on: Vec<Square> = (boosters::boosters(&ship, &content, Measure::Cannons) & powered).iter().collect();
        let active: Vec<Square> = boosters::active(&ship, Measure::Cannons, powered).iter().collect();
        if on.len() > 3 || active.len() > 7 {
            continue;
        }
        let forward = |square: Square| ship.at(square).is_some_and(|placed| placed.turn == Turn::NONE);
        let slow = slow_best(&ship, &content, &on, &active, &|square| if forward(square) { 2 } else { 1 });
        let boosts = boosters::best(&ship, &content, Measure::Cannons, powered);
        for (i, (booster, boosted)) in boosts.iter().enumerate() {
            assert!(may_boost(&ship, &content, *booster, &boosted.iter().collect::<Vec<_>>()), "game {number}");
            assert!(boosts[..i].iter().all(|(_, other)| (*other & *boosted).is_empty()), "boosted twice, {number}");
        }
        let fast = boosters::worth(&ship, Measure::Cannons, boosters::boosted(&boosts));
        assert_eq!(fast.0, slow, "ship {number}: {ship:?}, powered {powered:?}");
        several += usize::from(on.len() > 1 && slow > 2);
    }
    assert!(several > 50, "only {several} ships had several boosters at work");
}

/// Four routers, two on either side of a booster, and cannons wherever there is room: no ship has more to choose from.
/// Only the three farthest off point forward.
#[test]
fn the_last_of_all_groups_is_looked_at_as_well() {
    let content = content();
    let tile = |name: &str| content.tile_named(name).expect("a tile");
    let at = |(column, row): (u8, u8)| Square::at(column, row).expect("a square");
    let mut ship = Ship::default();
    let forward = [(6, 9), (8, 9), (7, 10)].map(at);
    for place in (5..=9).flat_map(|column| (3..=11).map(move |row| (column, row))).map(at) {
        let (kind, turn) = match (place.column(), place.row()) {
            (7, 7) => ("cannon-booster-3333", 0),
            (7, 5 | 6 | 8 | 9) => ("router-3333", 0),
            _ => ("cannon-3333", usize::from(!forward.contains(&place))),
        };
        ship.put(&content, place, tile(kind), Turn::from_quarters(turn));
    }
    let boosts = boosters::best(&ship, &content, Measure::Cannons, Squares::ALL);
    assert_eq!(boosters::boosted(&boosts), forward.into_iter().collect());
}

#[test]
fn many_boosters_in_a_crowd_are_no_trouble() {
    let content = content();
    let kinds = [Component::CannonBooster, Component::Cannon];
    for number in 0..60 {
        let mut rng = Rng::with_seed(number);
        let ship = crowd(&mut rng, &content, &kinds, 60);
        boosters::best(&ship, &content, Measure::Cannons, Squares::ALL);
    }
}

#[test]
fn the_shortest_chain_to_a_shield_is_found() {
    let content = content();
    let kinds = [Component::ShieldBooster, Component::Shield, Component::Structural];
    let mut chains = [0; 4];
    for number in 0..600 {
        let mut rng = Rng::with_seed(number);
        let ship = crowd(&mut rng, &content, &kinds, 10);
        let boosters: Vec<Square> = ship.gadgets(&content, Component::ShieldBooster).iter().collect();
        let shields: Vec<Square> = ship.part(trucker_engine::ship::Part::Shield).iter().collect();
        for side in Side::ALL {
            let covering = analysis::shields(&ship, side);
            let mut slow: Option<usize> = None;
            for mask in 1u32..1 << shields.len() {
                let group: Vec<Square> =
                    shields.iter().enumerate().filter(|(i, _)| mask >> i & 1 != 0).map(|(_, square)| *square).collect();
                if group.iter().any(|shield| covering.contains(*shield))
                    && boosters.iter().any(|booster| may_boost(&ship, &content, *booster, &group))
                {
                    slow = Some(slow.map_or(group.len(), |fewest| fewest.min(group.len())));
                }
            }
            let fast = boosters::shield_chain(&ship, &content, side, |chain| Some(chain.len()));
            assert_eq!(fast.map(|(_, group)| group.len()), slow, "ship {number} from {side:?}");
            chains[slow.unwrap_or(0)] += 1;
        }
    }
    assert!(chains.into_iter().all(|times| times > 10), "chains of 0 to 3 shields: {chains:?}");
}
