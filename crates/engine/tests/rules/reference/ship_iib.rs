//! Ship IIB against a model that walks over its squares one by one: what is next to what, what fits, what is exposed,
//! which pieces there are, and what dice hit. Written from the rulebook, apart from the engine.

use super::slow::{Laid, Slow, Spot, hold, is_cannon, is_engine, lay};
use crate::common::content;
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::content::{Content, ShipBoard};
use trucker_engine::ship::analysis::{self, Defence};
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::legal::{self, Surroundings};
use trucker_engine::ship::{Aboard, Ship, board};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector, TileId};
use trucker_engine::words::{Dice, Side, Turn};

/// How many ships are looked at; `SHIPS=100000 cargo test -p trucker-engine --test rules ship_iib` looks at more.
fn ships() -> u64 {
    std::env::var("SHIPS").ok().and_then(|ships| ships.parse().ok()).unwrap_or(1_500)
}

const FIRST: i32 = 3;
const LAST: i32 = 11;

/// The outline, row by row from row 5.
const OUTLINE: [&str; 4] = ["#..#.#..#", "##.###.##", "#########", "##.###.##"];

fn on_board((column, row): Spot) -> bool {
    let line = usize::try_from(row - 5).ok().and_then(|row| OUTLINE.get(row));
    let square = usize::try_from(column - FIRST).ok().and_then(|column| line?.as_bytes().get(column).copied());
    square == Some(b'#')
}

/// One step to a side; beyond the last column comes the first.
fn step((column, row): Spot, side: usize) -> Spot {
    match side {
        0 => (column, row - 1),
        1 => (if column == LAST { FIRST } else { column + 1 }, row),
        2 => (column, row + 1),
        _ => (if column == FIRST { LAST } else { column - 1 }, row),
    }
}

/// The column that two dice name: of nine that are equally likely.
pub fn column(first: u8, second: u8) -> i32 {
    const COLUMNS: [&[(u8, u8)]; 9] = [
        &[(1, 1), (2, 2), (1, 3)],
        &[(1, 2), (2, 3)],
        &[(1, 4), (2, 4)],
        &[(1, 5), (1, 6)],
        &[(2, 5), (3, 3), (4, 4)],
        &[(2, 6), (3, 4)],
        &[(3, 5), (3, 6)],
        &[(4, 5), (5, 6)],
        &[(4, 6), (5, 5), (6, 6)],
    ];
    let pair = (first.min(second), first.max(second));
    FIRST + COLUMNS.iter().position(|pairs| pairs.contains(&pair)).expect("every pair names a column") as i32
}

struct Model(BTreeMap<Spot, Laid>);

impl Model {
    fn of(ship: &Ship, content: &Content) -> Model {
        let laid = ship
            .tiles()
            .map(|(square, placed)| (spot(square), lay(content, placed.tile, placed.turn, Aboard::NOTHING)));
        Model(laid.collect())
    }

    /// Do these two neighbours hold together, may they not be neighbours, or neither?
    fn edge(one: &Laid, other: &Laid, side: usize) -> (bool, bool) {
        let (a, b) = (one.sides[side], other.sides[(side + 2) % 4]);
        let both_smooth = a == Connector::Smooth && b == Connector::Smooth;
        (hold(a, b), !hold(a, b) && !both_smooth)
    }

    /// The sides of a component that need an empty square before them.
    fn clear(laid: &Laid) -> Vec<usize> {
        let barrel = is_cannon(laid.component).then_some(laid.turn);
        let exhaust = is_engine(laid.component).then_some(2);
        barrel.into_iter().chain(exhaust).chain(Slow::thrusts(laid)).collect()
    }

    fn may_add(&self, at: Spot, new: &Laid) -> bool {
        if !on_board(at) || self.0.contains_key(&at) || is_engine(new.component) && new.turn != 0 {
            return false;
        }
        let mut joined = false;
        for side in 0..4 {
            let Some(other) = self.0.get(&step(at, side)) else { continue };
            let (holds, clashes) = Model::edge(new, other, side);
            joined |= holds;
            if clashes || Model::clear(new).contains(&side) || Model::clear(other).contains(&((side + 2) % 4)) {
                return false;
            }
        }
        joined
    }

    fn exposed(&self) -> usize {
        let sides = self.0.iter().flat_map(|(at, laid)| (0..4).map(move |side| (*at, laid, side)));
        sides
            .filter(|(at, laid, side)| {
                laid.sides[*side] != Connector::Smooth && !self.0.contains_key(&step(*at, *side))
            })
            .count()
    }

    fn piece(&self, from: Spot) -> BTreeSet<Spot> {
        let (mut piece, mut edge) = (BTreeSet::from([from]), vec![from]);
        while let Some(at) = edge.pop() {
            for side in 0..4 {
                let next = step(at, side);
                if self.0.get(&next).is_some_and(|other| Model::edge(&self.0[&at], other, side).0) && piece.insert(next)
                {
                    edge.push(next);
                }
            }
        }
        piece
    }

    /// What something from this side meets, walking square by square.
    fn met(&self, from: Side, first: u8, second: u8) -> Option<Spot> {
        let (mut at, direction, steps) = match from {
            Side::Front => ((column(first, second), 5), 2, 4),
            Side::Rear => ((column(first, second), 8), 0, 4),
            Side::Left | Side::Right => {
                if first == 1 || first == 6 {
                    return None;
                }
                let begins = if second <= 3 { 5 } else { 9 };
                ((begins, 3 + i32::from(first)), if from == Side::Left { 1 } else { 3 }, 9)
            }
        };
        for _ in 0..steps {
            if self.0.contains_key(&at) {
                return Some(at);
            }
            at = step(at, direction);
        }
        None
    }

    /// Can a cannon of this kind shoot a large meteor from this side that comes in the line of this square?
    fn shoots(&self, from: Side, target: Spot, double: bool) -> bool {
        let is_it = |laid: &Laid| is_cannon(laid.component) && (laid.component == Component::DoubleCannon) == double;
        self.0.iter().any(|((column, row), laid)| {
            is_it(laid)
                && laid.turn == from.index()
                && match from {
                    Side::Front => *column == target.0,
                    Side::Rear => [target, step(target, 1), step(target, 3)].iter().any(|(line, _)| line == column),
                    Side::Left | Side::Right => (row - target.1).abs() <= 1,
                }
        })
    }
}

fn spot(square: Square) -> Spot {
    (i32::from(square.column()), i32::from(square.row()))
}

fn spots(squares: Squares) -> BTreeSet<Spot> {
    squares.iter().map(spot).collect()
}

/// A ship of random tiles where they may go, and now and then where they may not.
fn build(content: &Content, printed: &ShipBoard, rng: &mut Rng) -> (Ship, bool) {
    let sloppy = rng.u8(..4) == 0;
    let mut ship = Ship::on(printed.grid);
    let cabin = content.starting_cabins().next().expect("a cabin");
    ship.put(content, Square::CENTRE, cabin, Turn::NONE);
    for _ in 0..rng.usize(..70) {
        let tile = TileId(rng.u16(..content.tiles.len() as u16));
        let turn = Turn::from_quarters(rng.usize(..4));
        let spots = if sloppy && rng.u8(..8) == 0 {
            legal::next_to_ship(&ship, printed.squares)
        } else {
            Surroundings::of(&ship, printed.squares).legal(content, tile, turn)
        };
        if let Some(square) = spots.nth(rng.usize(..spots.len().max(1))) {
            ship.put(content, square, tile, turn);
        }
    }
    (ship, sloppy)
}

#[test]
fn the_ring_is_as_one_sees_it() {
    let content = content();
    let printed = content.ship_boards.iter().find(|board| board.name == "IIB").expect("ship IIB");
    assert_eq!(
        spots(printed.squares),
        (2..=12).flat_map(|c| (2..=12).map(move |r| (c, r))).filter(|at| on_board(*at)).collect()
    );
    let (mut wrapped, mut met_inside) = (0, 0);
    for number in 0..ships() {
        let mut rng = Rng::with_seed(number);
        let (ship, sloppy) = build(&content, printed, &mut rng);
        let model = Model::of(&ship, &content);
        let tile = TileId(rng.u16(..content.tiles.len() as u16));
        let around = Surroundings::of(&ship, printed.squares);
        for turn in Turn::ALL {
            let new = lay(&content, tile, turn, Aboard::NOTHING);
            let may: BTreeSet<Spot> =
                spots(printed.squares).into_iter().filter(|at| model.may_add(*at, &new)).collect();
            assert_eq!(spots(around.legal(&content, tile, turn)), may, "ship {number}: {tile:?} turned {turn:?}");
        }
        assert_eq!(analysis::exposed_connectors(&ship) as usize, model.exposed(), "ship {number}");
        let held = Held::of(&ship);
        for square in ship.occupied() {
            assert_eq!(spots(held.reach(Squares::of(square))), model.piece(spot(square)), "ship {number}");
        }
        wrapped += usize::from(!sloppy && model.piece((7, 7)).iter().any(|(column, _)| *column == FIRST));
        for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
            for from in Side::ALL {
                let arrivals = board::incoming(printed, from, Dice::of(first, second));
                let met = arrivals.iter().find_map(|arrival| Some((arrival, board::first_in_line(&ship, arrival)?)));
                let expected = model.met(from, first, second);
                assert_eq!(met.map(|(_, square)| spot(square)), expected, "ship {number}: {first} {second} {from:?}");
                let (Some((arrival, target)), Some(at)) = (met, expected) else { continue };
                let defence =
                    |kind| analysis::defence(&ship, &content, Projectile { kind, from }, arrival.line, target);
                let laid = &model.0[&at];
                if laid.plated[from.index()] {
                    assert_eq!(defence(ProjectileKind::HeavyFire), Defence::Harmless);
                    continue;
                }
                let joined = model.0.contains_key(&step(at, from.index()));
                met_inside += usize::from(joined);
                let harmless = joined || laid.sides[from.index()] == Connector::Smooth;
                assert_eq!(
                    defence(ProjectileKind::SmallMeteor) == Defence::Harmless,
                    harmless,
                    "ship {number}: {at:?} {from:?}"
                );
                let shot = match (model.shoots(from, at, false), model.shoots(from, at, true)) {
                    (true, _) => Defence::FreeShot,
                    (false, true) => Defence::PaidShot,
                    (false, false) => Defence::Hopeless,
                };
                assert_eq!(defence(ProjectileKind::LargeMeteor), shot, "ship {number}: {at:?} {from:?}");
            }
        }
    }
    assert!(wrapped > 50 && met_inside > 1_000, "{wrapped} ships at the edge, {met_inside} hits inside");
}
