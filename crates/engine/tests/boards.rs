//! Boards that no box has yet: one for each player, a ring with dice of its own.

mod common;

use common::content;
use std::collections::BTreeMap;
use trucker_engine::building;
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::content::{Content, OwnDice, ShipBoard, Warp};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::grid::Grid;
use trucker_engine::script::Cx;
use trucker_engine::ship::board::{self, Arrival};
use trucker_engine::ship::{Ship, legal};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Hand, Mode, Origin, Phase, Setup, State};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Dice, Level, Roll, Seat, Side, Turn};

const SECOND: usize = 1;

fn line(number: u8) -> Roll {
    Roll::from_number(number).expect("a line")
}

fn at(column: u8, row: u8) -> Square {
    Square::at(column, row).expect("a square")
}

fn seats() -> [Seat; 2] {
    [Seat::FIRST, Seat::new(SECOND).expect("a seat")]
}

/// Two at a table: the first builds on board I, the second on board IIA.
fn two_boards(content: &Content) -> State {
    let mirrored = content.ship_boards.iter().position(|board| board.name == "IIA").expect("board IIA");
    let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
    let mut boards = BySeat::default();
    boards[seats()[1]] = mirrored as u8;
    state.rules.boards = Some(boards);
    let cabins = content.starting_cabins();
    for (seat, cabin) in state.seats().iter().zip(cabins) {
        state.ships[seat].put(content, Square::CENTRE, cabin, Turn::NONE);
    }
    state
}

#[test]
fn each_player_builds_on_their_own_board() {
    let content = content();
    let mut state = two_boards(&content);
    let plain = State::new(Setup::new(2, Mode::Flight(Level::II)));
    assert_ne!(state.digest(), plain.digest());
    let view = View::new(&state, &content, None);
    let [first, second] = seats();
    assert_eq!(view.ship_board(first).name, "I");
    assert_eq!(view.ship_board(second).name, "IIA");
    assert_eq!(view.board(second), view.ship_board(second).squares);
    // A square that only the second one has.
    let only = view.board(second).minus(view.board(first));
    let structural = content.tile_ids().find(|id| content.tile(*id).component == Component::Structural).expect("one");
    state.phase = Phase::Building;
    state.yard.open = true;
    let mut found = 0;
    for (seat, has_it) in [(first, false), (second, true)] {
        state.yard.builders[seat].hand = Some(Hand { tile: structural, origin: Origin::FaceUp });
        // Built up to the rim of the smaller board, there is a place for more on the larger one only.
        for square in state.rules.building_zone(&content, first) {
            if state.ships[seat].at(square).is_none() {
                state.ships[seat].put(&content, square, structural, Turn::NONE);
            }
        }
        let beside = legal::next_to_ship(&state.ships[seat], state.rules.building_zone(&content, seat));
        assert_eq!(!(beside & only).is_empty(), has_it);
        state.setup.aid = trucker_engine::state::Aid::Tabletop;
        let spots = building::spots(&state, &content, seat).into_iter().fold(Squares::NONE, |all, turn| all | turn);
        assert_eq!(spots, beside);
        found += spots.len();
    }
    assert!(found > 0);
}

#[test]
fn the_same_dice_land_on_each_board_as_it_says() {
    let content = content();
    let mut state = two_boards(&content);
    let tile = state.ships[Seat::FIRST].at(Square::CENTRE).expect("a cabin").tile;
    for seat in seats() {
        state.ships[seat].put(&content, at(6, 7), tile, Turn::NONE);
        state.ships[seat].put(&content, at(8, 7), tile, Turn::NONE);
    }
    let meteor = Projectile { kind: ProjectileKind::LargeMeteor, from: Side::Front };
    let mut hits: BTreeMap<usize, Vec<Square>> = BTreeMap::new();
    let mut players = common::AnyLegal::new(1);
    for seat in seats() {
        let mut log = EventLog::default();
        state.phase = Phase::Card(0);
        let mut cx = Cx::inline(&mut state, &content, &mut players, Some(&mut log));
        cx.face(seat, meteor, Dice::of(2, 4)).expect("everyone answers");
        let targets = log.events.iter().filter_map(|(_, event)| match event {
            Event::Hit { target, .. } => Some(*target),
            _ => None,
        });
        hits.insert(seat.index(), targets.collect());
    }
    assert_eq!(hits[&0], [at(6, 7)]);
    assert_eq!(hits[&SECOND], [at(6, 7), at(8, 7)], "mirrored on IIA only");
}

/// Nine columns in a ring and four rows; the columns by pairs of dice, the rows by one die, as on ship IIB.
fn ring() -> ShipBoard {
    const PAIRS: [&[(u8, u8)]; 9] = [
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
    let mut columns = [[line(2); 6]; 6];
    for (pairs, column) in PAIRS.into_iter().zip(3..) {
        for (one, other) in pairs.iter().map(|(one, other)| (usize::from(one - 1), usize::from(other - 1))) {
            columns[one][other] = line(column);
            columns[other][one] = line(column);
        }
    }
    let rows = [None, Some(line(5)), Some(line(6)), Some(line(7)), Some(line(8)), None];
    let begins = [5, 5, 5, 9, 9, 9].map(line);
    let zone = (5..=8).flat_map(|row| (3..=11).map(move |column| at(column, row)));
    ShipBoard {
        name: "ring".to_owned(),
        warp: Warp::OwnDice(OwnDice { columns, rows, begins }),
        squares: zone.filter(|square| !matches!(square.column(), 5 | 9) || square.row() == 7).collect(),
        grid: Grid::Ring { first: 3, last: 11 },
        ..content().ship_board(Level::II).clone()
    }
}

#[test]
fn dice_of_a_boards_own_name_nine_columns_equally_often() {
    let ring = ring();
    let mut counted: BTreeMap<u8, u32> = BTreeMap::new();
    let mut ways = 0;
    for (dice, of_36) in board::results(&ring) {
        ways += of_36;
        let lines: Vec<Arrival> = board::incoming(&ring, Side::Rear, dice).iter().collect();
        let [Arrival { from: Side::Rear, line, begins: None }] = lines[..] else { panic!("{lines:?}") };
        *counted.entry(line.number()).or_default() += u32::from(of_36);
        assert_eq!(board::told(&ring, Side::Rear, dice), Some(line));
    }
    assert_eq!(ways, 36);
    assert_eq!(counted, (3..=11).map(|column| (column, 4)).collect());
}

#[test]
fn what_comes_from_a_side_begins_inside_and_comes_round() {
    let (content, ring) = (content(), ring());
    let tile = content.tile_ids().find(|id| content.tile(*id).component == Component::Structural).expect("one");
    let ship = |squares: &[(u8, u8)]| {
        let mut ship = Ship::on(ring.grid);
        squares.iter().for_each(|(column, row)| ship.put(&content, at(*column, *row), tile, Turn::NONE));
        ship
    };
    let met = |ship: &Ship, from: Side, dice: Dice| -> Vec<Square> {
        let lines = board::incoming(&ring, from, dice);
        assert!(
            lines.iter().all(|arrival| board::first_in_line(ship, arrival) == board::in_line(ship, arrival).next())
        );
        lines.iter().flat_map(|arrival| board::in_line(ship, arrival)).collect()
    };
    let row = ship(&[(3, 7), (4, 7), (5, 7), (10, 7), (10, 8)]);
    // The fourth face is row 7; from the left it begins in column 5 or 9 and flies to the right.
    assert_eq!(met(&row, Side::Left, Dice::of(4, 1)), [(5, 7), (10, 7), (3, 7), (4, 7)].map(|(c, r)| at(c, r)));
    assert_eq!(met(&row, Side::Left, Dice::of(4, 6)), [(10, 7), (3, 7), (4, 7), (5, 7)].map(|(c, r)| at(c, r)));
    assert_eq!(met(&row, Side::Right, Dice::of(4, 3)), [(5, 7), (4, 7), (3, 7), (10, 7)].map(|(c, r)| at(c, r)));
    assert_eq!(met(&row, Side::Right, Dice::of(4, 4)), [(5, 7), (4, 7), (3, 7), (10, 7)].map(|(c, r)| at(c, r)));
    assert_eq!(met(&row, Side::Right, Dice::of(5, 1)), [at(10, 8)]);
    assert_eq!(met(&row, Side::Left, Dice::of(2, 2)), []);
    for face in [1, 6] {
        assert!(board::incoming(&ring, Side::Left, Dice::of(face, 3)).is_empty(), "it flies by");
        assert_eq!(board::told(&ring, Side::Left, Dice::of(face, 3)), None);
        assert_eq!(board::coordinates(&ring, Dice::of(1, 1), Dice::of(face, 1)), None);
    }
    assert_eq!(board::coordinates(&ring, Dice::of(4, 3), Dice::of(5, 6)), Some(at(8, 8)));
}

#[test]
fn something_can_pierce_a_ship_round_the_edge_but_hits_nothing_twice() {
    let mut content = (*content()).clone();
    content.ship_boards.push(ring());
    let mut state = State::new(Setup::new(1, Mode::Flight(Level::II)));
    state.rules.board = Some(content.ship_boards.len() as u8 - 1);
    state.phase = Phase::Card(0);
    let tile: TileId = content.tile_ids().find(|id| content.tile(*id).component == Component::Cabin).expect("a cabin");
    let fire = Projectile { kind: ProjectileKind::HeavyFire, from: Side::Left };
    for (piercing, expected) in [(0, vec![at(11, 6)]), (1, vec![at(11, 6), at(4, 6)]), (3, vec![at(11, 6), at(4, 6)])] {
        let mut ship = Ship::on(content.ship_boards[state.rules.common_board()].grid);
        [at(11, 6), at(4, 6)].into_iter().for_each(|square| ship.put(&content, square, tile, Turn::NONE));
        state.ships[Seat::FIRST] = ship;
        state.players[Seat::FIRST].rules.piercing = piercing;
        let (mut log, mut players) = (EventLog::default(), common::AnyLegal::new(1));
        let mut cx = Cx::inline(&mut state, &content, &mut players, Some(&mut log));
        cx.face(Seat::FIRST, fire, Dice::of(3, 6)).expect("everyone answers");
        let hits = log.events.iter().filter_map(|(_, event)| match event {
            Event::Hit { target, .. } => Some(*target),
            _ => None,
        });
        assert_eq!(hits.collect::<Vec<_>>(), expected, "piercing {piercing}");
    }
    // A miss tells where it flew, and what nobody could see in the dice.
    let (mut log, mut players) = (EventLog::default(), common::AnyLegal::new(1));
    let mut cx = Cx::inline(&mut state, &content, &mut players, Some(&mut log));
    for dice in [Dice::of(2, 1), Dice::of(6, 1)] {
        cx.face(Seat::FIRST, fire, dice).expect("nobody is asked");
    }
    let told = log.events.iter().map(|(_, event)| match event {
        Event::Missed { roll, lines, .. } => (*roll, lines.iter().collect::<Vec<_>>()),
        other => panic!("{other:?}"),
    });
    let first = Arrival { from: Side::Left, line: line(5), begins: Some(line(5)) };
    assert_eq!(told.collect::<Vec<_>>(), [(Some(line(5)), vec![first]), (None, vec![])]);
}
