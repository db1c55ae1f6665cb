//! The bitboards of a ship against a slow implementation that walks over squares one by one.
//!
//! The slow one is written from the rulebook, knows columns and rows and nothing of bits, and is not shared with the
//! engine. Ships are random: legal ones, and ones with every mistake that tabletop building allows, on all boards
//! and with the tiles of all boxes, with random crew, goods and batteries aboard.

mod components;
mod intruders;
mod mending;
mod ship_iib;
mod slow;

use crate::common::content;
use proptest::prelude::*;
use slow::{SIDES, Slow, Spot, is_cabin, is_cannon, is_engine, lay, needs_power, spots, square};
use std::collections::HashSet;
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::grid::Grid;
use trucker_engine::modifiers::{self, titles};
use trucker_engine::rules::SeatRules;
use trucker_engine::setup::Extras;
use trucker_engine::ship::analysis;
use trucker_engine::ship::board::Arrival;
use trucker_engine::ship::joins::{self, Held, Joined};
use trucker_engine::ship::leeway::{Freedoms, Leeway};
use trucker_engine::ship::legal::{self, Mistakes, Surroundings};
use trucker_engine::ship::{Aboard, Ship, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Dice, Good, Goods, Level, Roll, Side, Strength, Title, Turn};

/// How one component is added: any numbers will do.
type Step = (u16, u16, u8, u8);

/// A ship built by these steps on this board. A sloppy builder puts tiles wherever tabletop building lets them.
fn build(content: &Content, level: usize, steps: &[Step], sloppy: bool) -> Ship {
    let zone = &content.ship_boards[level];
    let mut ship = Ship::default().among_cyan(steps.len().is_multiple_of(2));
    let cabin = content.starting_cabins().next().expect("a starting cabin");
    ship.put(content, zone.start.expect("a place"), cabin, Turn::NONE);
    let mut setup = Setup::new(4, Mode::Flight(Level::II));
    setup.extras = Extras { technology: true, abe_technology: true, ..Extras::default() };
    let mut heap: Vec<TileId> = content.heap(setup.boxes()).iter().collect();
    for (tile, spot, turn, _) in steps {
        let index = usize::from(*tile) % heap.len();
        let (tile, turn) = (heap[index], Turn::from_quarters(usize::from(*turn)));
        let free = if sloppy {
            legal::next_to_ship(&ship, zone.squares)
        } else {
            Surroundings::of(&ship, zone.squares).legal(content, tile, turn)
        };
        if let Some(square) = free.nth(usize::from(*spot) % free.len().max(1)) {
            ship.put(content, square, tile, turn);
            heap.swap_remove(index);
        }
    }
    // What stands aboard follows from the last number of the step with the same number.
    let squares: Vec<Square> = ship.occupied().iter().collect();
    let mut aliens: Vec<Alien> = Alien::ALL.to_vec();
    for (square, (_, _, _, number)) in squares.into_iter().zip(steps) {
        let aboard = match ship.component(content, square) {
            Some(Component::Cabin) if number % 4 == 3 && !aliens.is_empty() => Aboard::NOTHING.with_alien(aliens.pop()),
            Some(Component::Cabin | Component::StartingCabin) => Aboard::NOTHING.with_humans(number % 3),
            Some(Component::Battery(tokens)) => Aboard::NOTHING.with_batteries(number % (tokens + 1)),
            Some(Component::Cargo(blocks)) => {
                Aboard::NOTHING.with_good(Good::ALL[1 + usize::from(number / 8 % 3)], number % (blocks + 1))
            }
            Some(Component::SpecialCargo(blocks)) => {
                Aboard::NOTHING.with_good(Good::ALL[usize::from(number / 8 % 4)], number % (blocks + 1))
            }
            Some(Component::Combined { cargo, special, batteries }) => {
                let good = if special > 0 { number / 8 % 4 } else { 1 + number / 8 % 3 };
                let most = if good == 0 { special } else { cargo + special };
                let laden = Aboard::NOTHING.with_good(Good::ALL[usize::from(good)], number % (most + 1));
                laden.with_batteries(number / 32 % (batteries + 1))
            }
            Some(Component::StasisChamber) => Aboard::NOTHING.with_humans(number % 5),
            _ => Aboard::NOTHING,
        };
        ship.set_aboard(square, aboard);
    }
    ship
}

fn rolls() -> impl Iterator<Item = Roll> {
    (2..=12u8).filter_map(Roll::from_number)
}

fn check_building(ship: &Ship, slow: &Slow, content: &Content, zone: Squares, tiles: &[u16]) {
    let slow_zone = spots(zone);
    // Somebody whose support team allows nothing that others may not.
    let nobody = Leeway::of(ship, zone, &Freedoms::default(), 0);
    for tile in tiles {
        let tile = TileId(tile % content.tiles.len() as u16);
        let by_turn = Surroundings::of(ship, zone).legal_by_turn(content, tile);
        for turn in Turn::ALL {
            let fast = Surroundings::of(ship, zone).legal(content, tile, turn);
            assert_eq!(by_turn[turn.quarters()], fast, "{tile:?} turned {turn:?}");
            for square in (0..121).filter_map(Square::from_index) {
                let spot = (i32::from(square.column()), i32::from(square.row()));
                let may = slow.may_add(&slow_zone, spot, lay(content, tile, turn, Aboard::NOTHING));
                assert_eq!(fast.contains(square), may, "{tile:?} turned {turn:?} on {square:?}");
                assert_eq!(
                    legal::fits(ship, zone, content, tile, square, turn),
                    may,
                    "{tile:?} {turn:?} on {square:?}"
                );
                let reason = legal::why_not(ship, zone, content, tile, square, turn);
                assert_eq!(fast.contains(square), reason.is_none(), "{tile:?} {turn:?} on {square:?}: {reason:?}");
                let reason = nobody.why_not(ship, content, tile, square, turn);
                assert_eq!(fast.contains(square), reason.is_none(), "{tile:?} {turn:?} on {square:?}: {reason:?}");
            }
        }
    }
    let mut flawless = true;
    let mistakes = Mistakes::of(ship, zone);
    for (mistake, squares) in mistakes.by_kind() {
        let guilty = slow.mistaken(mistake, &slow_zone);
        assert_eq!(spots(squares), guilty, "{mistake:?}");
        flawless &= guilty.is_empty();
    }
    let whole = slow.0.keys().next().is_none_or(|spot| slow.piece_of(*spot).len() == slow.0.len());
    assert_eq!(mistakes.squares().is_empty(), flawless);
    assert_eq!(legal::is_legal(ship, zone), flawless && whole);
}

fn check_joins(ship: &Ship, slow: &Slow, content: &Content) {
    let held = Held::of(ship);
    for spot in slow.0.keys() {
        let here = Squares::of(square(*spot));
        assert_eq!(spots(held.neighbours(here)), slow.held(*spot).into_iter().collect(), "held to {spot:?}");
        assert_eq!(spots(Joined::of(ship).to(here)), slow.joined(*spot).into_iter().collect(), "joined to {spot:?}");
        assert_eq!(spots(held.reach(here)), slow.piece_of(*spot), "holding together with {spot:?}");
        let cabins = slow.where_is(|laid| is_cabin(laid.component));
        let walk = slow.walk(*spot);
        let distance = held.distance(square(*spot), cabins.iter().map(|spot| square(*spot)).collect());
        assert_eq!(distance.map_or(0, u32::from), walk, "from {spot:?} to a cabin");
    }
    let mut pieces: Vec<HashSet<Spot>> = Vec::new();
    for spot in slow.0.keys() {
        if !pieces.iter().any(|piece| piece.contains(spot)) {
            pieces.push(slow.piece_of(*spot));
        }
    }
    let fast: Vec<HashSet<Spot>> = held.pieces(ship.occupied()).map(spots).collect();
    assert_eq!(fast.len(), pieces.len());
    assert!(fast.iter().all(|piece| pieces.contains(piece)));
    let wired = slow.where_is(|laid| laid.component.batteries() > 0);
    let wired =
        wired.into_iter().filter(|spot| slow.held(*spot).iter().any(|other| needs_power(slow.0[other].component)));
    assert_eq!(spots(joins::wired_batteries(ship, content)), wired.collect(), "batteries wired to what needs power");
}

fn check_hits(ship: &Ship, slow: &Slow, content: &Content) {
    assert_eq!(analysis::exposed_connectors(ship), slow.0.keys().map(|spot| slow.exposed_on(*spot)).sum::<u32>());
    for from in Side::ALL {
        for roll in rolls() {
            let number = i32::from(roll.number());
            let target = slow.first_in_line(from, number);
            assert_eq!(board::first_in_line(ship, Arrival::along(from, roll)), target.map(square), "{from:?} {number}");
            let Some(target) = target else { continue };
            for kind in [
                ProjectileKind::SmallMeteor,
                ProjectileKind::LargeMeteor,
                ProjectileKind::LightFire,
                ProjectileKind::HeavyFire,
            ] {
                let projectile = Projectile { kind, from };
                let fast = analysis::defence(ship, content, projectile, roll, square(target));
                assert_eq!(fast, slow.defence(projectile, number, target), "{projectile:?} in {number}");
            }
        }
    }
}

fn check_abilities(ship: &Ship, slow: &Slow, content: &Content, powered: u16) {
    let doubles = slow.where_is(|laid| matches!(laid.component, Component::DoubleCannon | Component::DoubleEngine));
    let mut sorted: Vec<Spot> = doubles.into_iter().collect();
    sorted.sort_unstable();
    let on: HashSet<Spot> =
        sorted.into_iter().enumerate().filter(|(i, _)| powered >> (i % 16) & 1 != 0).map(|(_, spot)| spot).collect();
    let fast: Squares = on.iter().map(|spot| square(*spot)).collect();
    let halves = |strength: Strength| i32::from(strength.0);
    assert_eq!(halves(analysis::engine_strength(ship, fast)), slow.strength(is_engine, Alien::Brown, &on), "engines");
    assert_eq!(
        halves(analysis::cannon_strength(ship, content, fast)),
        slow.strength(is_cannon, Alien::Purple, &on),
        "cannons"
    );

    let crewed = slow.where_is(|laid| is_cabin(laid.component) && laid.aboard.crew() > 0);
    let ill = crewed.iter().filter(|spot| slow.joined(**spot).iter().any(|other| crewed.contains(other))).copied();
    assert_eq!(spots(analysis::infectious_cabins(ship)), ill.collect(), "infectious cabins");
    let crew = slow.0.values().filter(|laid| is_cabin(laid.component)).map(|laid| u32::from(laid.aboard.crew()));
    assert_eq!(analysis::crew(ship), crew.sum::<u32>());
    let awake = || slow.0.values().filter(|laid| is_cabin(laid.component));
    assert_eq!(analysis::humans(ship), awake().map(|laid| u32::from(laid.aboard.humans())).sum::<u32>());
    assert_eq!(analysis::batteries(ship), slow.0.values().map(|laid| u32::from(laid.aboard.batteries())).sum::<u32>());
    let mut goods = Goods::NONE;
    for laid in slow.0.values() {
        Good::ALL.into_iter().for_each(|good| goods[good] += laid.aboard.goods()[good]);
    }
    assert_eq!(analysis::goods(ship), goods);

    let (plain, gold) = (SeatRules::default(), |title| modifiers::with_titles(Some(title), None));
    for spot in slow.0.keys() {
        for alien in Alien::ALL {
            let supports = |rules| analysis::supports(ship, content, rules, square(*spot), alien);
            assert_eq!(supports(plain), slow.supports(*spot, alien, false), "{alien:?} on {spot:?}");
            assert_eq!(
                supports(gold(Title::Xenoquartermaster)),
                slow.supports(*spot, alien, true),
                "{alien:?} on {spot:?}"
            );
        }
        if is_cabin(slow.0[spot].component) {
            let exposed = slow.exposed_on(*spot);
            assert_eq!(analysis::cabin_capacity(ship, plain, square(*spot)), (2, true));
            let tourists = analysis::cabin_capacity(ship, gold(Title::CruiseCaptain), square(*spot));
            assert_eq!(tourists, (2u32.saturating_sub(exposed) as u8, exposed == 0), "places on {spot:?}");
        }
    }
    for (rules, apart) in [(plain, false), (gold(Title::FreightHauler), true)] {
        let usable = slow.usable_holds(apart);
        assert_eq!(spots(analysis::usable_holds(ship, content, rules)), usable, "usable holds");
        for good in Good::ALL {
            let takes = |spot: &&Spot| {
                let goods = slow.0[*spot].aboard.goods();
                let (plain, special) = match slow.0[*spot].component {
                    Component::Cargo(blocks) => (blocks, 0),
                    Component::SpecialCargo(blocks) => (0, blocks),
                    Component::Combined { cargo, special, .. } => (cargo, special),
                    _ => (0, 0),
                };
                let red_fits = good != Good::Red || goods[Good::Red] < special;
                goods.count() < u32::from(plain + special) && red_fits
            };
            let free: HashSet<Spot> = usable.iter().filter(takes).copied().collect();
            let room = analysis::free_holds(ship, content, rules, [good].into_iter().collect());
            assert_eq!(spots(room[good.index()]), free, "room for {good:?}");
        }
    }
    for title in Title::ALL {
        assert_eq!(u32::from(titles::score(ship, content, title)), slow.score(title), "{title:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bitboards_agree_with_walking_over_squares(
        level in 0..9usize,
        steps in proptest::collection::vec(any::<Step>(), 0..90),
        sloppy in any::<bool>(),
        tiles in proptest::collection::vec(any::<u16>(), 4),
        powered in any::<u16>(),
    ) {
        let content = content();
        let ship = build(&content, level, &steps, sloppy);
        let slow = Slow::of(&ship, &content);
        let zone = content.ship_boards[level].squares;
        check_building(&ship, &slow, &content, zone, &tiles);
        check_joins(&ship, &slow, &content);
        check_hits(&ship, &slow, &content);
        check_abilities(&ship, &slow, &content, powered);
        if !sloppy {
            prop_assert!(legal::is_legal(&ship, zone), "a ship built where it is legal is legal");
        }
    }

    /// Sets that change with every tile put and taken are those of a ship built at once.
    #[test]
    fn taking_tiles_off_leaves_no_trace(
        level in 0..9usize,
        steps in proptest::collection::vec(any::<Step>(), 0..60),
        off in proptest::collection::vec(any::<u16>(), 0..30),
        sloppy in any::<bool>(),
    ) {
        let content = content();
        let mut ship = build(&content, level, &steps, sloppy);
        for number in off {
            if let Some(square) = ship.occupied().nth(usize::from(number) % ship.occupied().len().max(1)) {
                ship.take(&content, square);
            }
        }
        let mut anew = Ship::default().among_cyan(ship.is_among_cyan());
        for (square, placed) in ship.tiles() {
            anew.put(&content, square, placed.tile, placed.turn);
            anew.set_aboard(square, ship.aboard(square));
        }
        prop_assert_eq!(ship, anew);
    }

    /// A set of squares is a set of columns and rows; steps stay within the grid.
    #[test]
    fn sets_of_squares_are_sets(numbers in proptest::collection::hash_set(0..121usize, 0..121)) {
        let set: Squares = numbers.iter().filter_map(|n| Square::from_index(*n)).collect();
        let slow = spots(set);
        prop_assert_eq!(set.len(), numbers.len());
        for side in Side::ALL {
            let (right, down) = SIDES[side.index()];
            let moved = slow.iter().map(|(column, row)| (column + right, row + down));
            let inside = |spot: &Spot| (2..=12).contains(&spot.0) && (2..=12).contains(&spot.1);
            prop_assert_eq!(spots(Grid::Flat.step(set, side)), moved.filter(inside).collect());
        }
        let order: Vec<usize> = set.iter().map(Square::index).collect();
        prop_assert!(order.is_sorted());
        for (rank, index) in order.iter().enumerate() {
            prop_assert_eq!(set.nth(rank).map(Square::index), Some(*index));
        }
        prop_assert_eq!(set.nth(order.len()), None);
        prop_assert_eq!(set.first().map(Square::index), order.first().copied());
        prop_assert_eq!(set.last().map(Square::index), order.last().copied());
        prop_assert_eq!((!set).len(), 121 - numbers.len());
        for roll in rolls() {
            let number = i32::from(roll.number());
            prop_assert_eq!(spots(Squares::column(roll)), (2..=12).map(|row| (number, row)).collect());
            prop_assert_eq!(spots(Squares::row(roll)), (2..=12).map(|column| (column, number)).collect());
        }
    }
}

#[test]
fn rolls_land_where_the_boards_say() {
    let content = content();
    let boards: Vec<_> = content.ship_boards.iter().filter(|zone| board::counts_sums(zone)).collect();
    assert!(boards.len() >= 10, "{}", boards.len());
    for zone in boards {
        for from in Side::ALL {
            for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
                let lines = board::incoming(zone, from, Dice::of(first, second));
                assert!(lines.iter().all(|arrival| arrival.begins.is_none()));
                let fast: HashSet<(Side, i32)> =
                    lines.iter().map(|arrival| (arrival.from, i32::from(arrival.line.number()))).collect();
                assert_eq!(lines.iter().count(), fast.len(), "no line twice");
                assert_eq!(fast, slow::lands(&zone.name, from, i32::from(first + second)), "{} {from:?}", zone.name);
            }
        }
        // Coordinates are mirrored and redirected nowhere; where numbers share a row, they do for these, too.
        for (column, row) in rolls().flat_map(|column| rolls().map(move |row| (column, row))) {
            let meant = |roll: Roll| match zone.name.as_str() {
                "IA" => slow::lands("IA", Side::Front, i32::from(roll.number())).into_iter().next().unwrap().1,
                _ => i32::from(roll.number()),
            };
            let found = board::coordinates(zone, Dice::with_sum(column), Dice::with_sum(row));
            assert_eq!(found, Some(square((meant(column), meant(row)))), "{}", zone.name);
        }
    }
}

/// *Ship IA*: it is hard to miss. Every roll names a column and a row of the ship.
#[test]
fn a_full_ship_ia_is_never_missed() {
    let content = content();
    for zone in content.ship_boards.iter().filter(|zone| zone.name == "IA") {
        for (from, roll) in Side::ALL.into_iter().flat_map(|from| rolls().map(move |roll| (from, roll))) {
            let lines: Vec<Arrival> = board::incoming(zone, from, Dice::with_sum(roll)).iter().collect();
            let [Arrival { from, line, .. }] = lines[..] else { panic!("one line") };
            assert!(!(zone.squares & board::line(from, line)).is_empty());
        }
    }
}

#[test]
fn every_number_can_be_rolled() {
    assert!(rolls().all(|roll| Dice::with_sum(roll).sum() == roll));
    let ways = |roll: Roll| {
        let sums = (1..=6).flat_map(|first| (1..=6).map(move |second| Dice::of(first, second).sum()));
        sums.filter(|sum| *sum == roll).count()
    };
    assert!(rolls().all(|roll| usize::from(roll.ways()) == ways(roll)));
    assert_eq!(rolls().map(ways).sum::<usize>(), 36);
}
