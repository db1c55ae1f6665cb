//! Boards that are not like those of the base box: one for each player, a ring with dice of its own, halves, holes, no
//! starting cabin; and what is told of all boards to those who draw them.

use crate::common::content;
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use trucker_engine::building;
use trucker_engine::card::{Projectile, ProjectileKind};
use trucker_engine::chance::{Chance, Draw, Purpose, Seed};
use trucker_engine::content::{Content, Halves, Holes, ShipBoard};
use trucker_engine::event::{Event, EventLog, RollFor};
use trucker_engine::game::{Game, play_out_by};
use trucker_engine::refusal::Refusal;
use trucker_engine::rules::Ruleset;
use trucker_engine::script::Cx;
use trucker_engine::setup::Extras;
use trucker_engine::ship::board::{self, Arrival};
use trucker_engine::ship::{Ship, legal, rim};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Hand, Mode, Origin, Phase, Setup, State};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, Dice, Level, Roll, Seat, Seats, Side, Turn};

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
    let mut players = crate::common::AnyLegal::new(1);
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

/// A board of the boxes.
fn named(name: &str) -> ShipBoard {
    content().ship_boards.iter().find(|board| board.name == name).expect("a board").clone()
}

/// Nine columns in a ring and four rows; the columns by pairs of dice, the rows by one die.
fn ring() -> ShipBoard {
    named("IIB")
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
    let content = content();
    let mut state = State::new(Setup::new(1, Mode::Flight(Level::II)));
    let board = content.ship_boards.iter().position(|board| board.name == "IIB").expect("ship IIB");
    state.rules.board = Some(board as u8);
    state.phase = Phase::Card(0);
    let tile: TileId = content.tile_ids().find(|id| content.tile(*id).component == Component::Cabin).expect("a cabin");
    let fire = Projectile { kind: ProjectileKind::HeavyFire, from: Side::Left };
    for (piercing, expected) in [(0, vec![at(11, 6)]), (1, vec![at(11, 6), at(4, 6)]), (3, vec![at(11, 6), at(4, 6)])] {
        let mut ship = Ship::on(content.ship_boards[state.rules.common_board()].grid);
        [at(11, 6), at(4, 6)].into_iter().for_each(|square| ship.put(&content, square, tile, Turn::NONE));
        state.ships[Seat::FIRST] = ship;
        state.players[Seat::FIRST].rules.piercing = piercing;
        let (mut log, mut players) = (EventLog::default(), crate::common::AnyLegal::new(1));
        let mut cx = Cx::inline(&mut state, &content, &mut players, Some(&mut log));
        cx.face(Seat::FIRST, fire, Dice::of(3, 6)).expect("everyone answers");
        let hits = log.events.iter().filter_map(|(_, event)| match event {
            Event::Hit { target, .. } => Some(*target),
            _ => None,
        });
        assert_eq!(hits.collect::<Vec<_>>(), expected, "piercing {piercing}");
    }
    // A miss tells where it flew, and what nobody could see in the dice.
    let (mut log, mut players) = (EventLog::default(), crate::common::AnyLegal::new(1));
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

#[test]
fn a_roll_says_for_whom_it_is_and_what_it_comes_to_where_somebody_adds_the_dice() {
    let mut content = (*content()).clone();
    content.ship_boards.push(ring());
    let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
    let mut boards = BySeat::default();
    boards[seats()[1]] = content.ship_boards.len() as u8 - 1;
    state.rules.boards = Some(boards);
    let [straight, round] = [0, 1].map(|seat| [seats()[seat]].into_iter().collect::<Seats>());
    for (whom, adds) in [(straight, true), (round, false), (Seats::first(2), true), (Seats::NONE, false)] {
        let (mut log, mut players) = (EventLog::default(), crate::common::AnyLegal::new(1));
        let dice = Cx::inline(&mut state, &content, &mut players, Some(&mut log)).roll(seats()[0], whom, RollFor::Line);
        let Some((_, Event::Rolled { whom: told, sum, .. })) = log.events.first() else { panic!("nothing was told") };
        assert_eq!((*told, *sum), (whom, adds.then(|| dice.sum())));
    }
}

#[test]
fn the_rim_says_which_rolls_mean_a_line() {
    let content = content();
    let column = |board: &ShipBoard, number: u8| {
        let lines = rim::rim(board).columns;
        lines.into_iter().find(|one| one.line == line(number)).map(|one| (one.written, one.called))
    };
    let said =
        |words: &[&str], called: &str| Some((words.iter().map(|word| (*word).to_owned()).collect(), called.into()));
    assert_eq!(column(&named("II"), 4), said(&["4"], "4"));
    assert_eq!(column(&named("IA"), 5), said(&["2", "3", "4"], "2·3·4"));
    assert_eq!(column(&named("IIA"), 4), said(&["4 ⇄ 10"], "4"));
    assert_eq!(column(&named("IIA"), 7), said(&["7"], "7"));
    assert_eq!(column(&ring(), 3), said(&["11", "13", "22"], "A"));
    let rows: Vec<Vec<String>> = rim::rim(&ring()).rows.into_iter().map(|row| row.written).collect();
    assert_eq!(rows, ["2", "3", "4", "5"].map(|face| vec![face.to_owned()]));
    let ring_rim = rim::rim(&ring());
    assert_eq!(ring_rim.columns[0].dice, [vec![1, 1], vec![1, 3], vec![2, 2]]);
    assert_eq!(ring_rim.rows[2].dice, [vec![4]]);
    let begins: Vec<(u8, Vec<u8>)> = ring_rim.begins.into_iter().map(|one| (one.column.number(), one.faces)).collect();
    assert_eq!(begins, [(5, vec![1, 2, 3]), (9, vec![4, 5, 6])]);
    let flat = rim::rim(&named("II"));
    assert!(flat.begins.is_empty() && flat.columns.iter().all(|one| one.dice.is_empty()));
    assert!(
        rim::rim(&ring()).rows.iter().all(|row| row.round) && rim::rim(&ring()).columns.iter().all(|one| !one.round)
    );
    assert_eq!((rim::rim(&named("IIA")).mirror, rim::rim(&named("II")).mirror), (Some(line(7)), None));
    let detours = rim::rim(&named("IIIA")).detours;
    assert_eq!(detours.len(), 12);
    let of = |roll: u8, end: Side| detours.iter().find(|one| one.roll == line(roll) && one.end == end).expect("one");
    assert_eq!((of(4, Side::Front).side, of(4, Side::Front).row, of(4, Side::Front).lane), (Side::Left, line(3), 0));
    assert_eq!((of(12, Side::Rear).side, of(12, Side::Rear).row, of(12, Side::Rear).lane), (Side::Right, line(9), 2));
    // Every face of the compass lies somewhere, and the one that turns the board as it lies is in front.
    for board in content.ship_boards.iter().filter(|board| board.name == "IA") {
        let compass = rim::rim(board).compass.expect("a compass");
        assert_eq!(compass.iter().map(Vec::len).sum::<usize>(), 6);
        let faces = board.compass.expect("a compass");
        assert!(compass[0].iter().all(|face| faces[usize::from(face - 1)] == board.turned));
    }
}

#[test]
fn what_is_told_of_rolls_is_where_they_land() {
    let content = content();
    for board in &content.ship_boards {
        let told = rim::landings(board);
        let every = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
        for (first, second) in every {
            let dice = Dice::of(first, second);
            let place = told.by_dice[usize::from(first - 1)][usize::from(second - 1)];
            let landing = &told.results[usize::from(place)];
            assert_eq!(landing.sum, Some(dice.sum()).filter(|_| board::counts_sums(board)));
            assert_eq!((landing.column, landing.row), (board::column_of(board, dice), board::row_of(board, dice)));
            for from in Side::ALL {
                assert_eq!(landing.arrivals[from.index()], board::incoming(board, from, dice), "{}", board.name);
            }
        }
    }
}

/// Six squares in a row with the numbers of the dice, and some without.
fn holed() -> ShipBoard {
    let by_face = [4, 5, 6, 8, 9, 10].map(|column| Squares::of(at(column, 6)));
    let plain: Squares = (4..=10).map(|column| at(column, 7)).collect();
    ShipBoard {
        name: "holed".to_owned(),
        squares: by_face.into_iter().fold(plain, |all, one| all | one),
        holes: Some(Holes { by_face, start_on_double: true }),
        ..content().ship_board(Level::II).clone()
    }
}

/// Says "go" on a board with holes while the dice show this.
fn go(dice: [u8; 2]) -> (Content, State, Vec<Event>) {
    struct Shown(Vec<u8>);
    impl Chance for Shown {
        fn draw(&mut self, draw: Draw) -> u16 {
            assert_eq!((draw.purpose, draw.sides), (Purpose::Dice, 6));
            u16::from(self.0.remove(0) - 1)
        }
    }
    let mut content = (*content()).clone();
    content.ship_boards.push(holed());
    let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
    state.rules.board = Some(content.ship_boards.len() as u8 - 1);
    state.phase = Phase::Building;
    for (seat, cabin) in state.seats().iter().zip(content.starting_cabins()) {
        state.ships[seat].put(&content, Square::CENTRE, cabin, Turn::NONE);
    }
    let (mut told, mut chance) = (Vec::new(), Shown(dice.to_vec()));
    let go = building::Build::Go;
    building::apply(&mut state, &content, Seat::FIRST, go, &mut chance, &mut |event| told.push(event)).expect("go");
    assert!(chance.0.is_empty());
    (content, state, told)
}

#[test]
fn dice_close_squares_as_building_begins() {
    let (content, state, told) = go([2, 6]);
    assert_eq!(told, [Event::BuildingBegan, Event::HolesRolled { dice: Dice::of(2, 6) }]);
    for seat in seats() {
        let view = View::new(&state, &content, Some(seat));
        assert_eq!(
            view.ship_board(seat).squares.minus(view.board(seat)),
            Squares::of(at(5, 6)) | Squares::of(at(10, 6))
        );
        assert!(state.ships[seat].occupied().contains(Square::CENTRE));
        // What stands on a hole is a mistake like any other.
        let mut ship = state.ships[seat];
        ship.put(&content, at(5, 6), state.ships[seat].at(Square::CENTRE).expect("a cabin").tile, Turn::NONE);
        assert!(legal::Mistakes::of(&ship, view.board(seat)).squares().contains(at(5, 6)));
    }
    let plain = State { rules: Ruleset { holes: None, ..state.rules }, ..state };
    assert_ne!(plain.digest(), state.digest());
}

#[test]
fn a_double_takes_the_starting_cabin_and_the_first_component_may_go_anywhere() {
    let (content, mut state, told) = go([3, 3]);
    assert!(told.contains(&Event::CabinTakenAway { seat: seats()[1], square: Square::CENTRE }), "{told:?}");
    let open = state.rules.building_zone(&content, Seat::FIRST);
    assert_eq!(open, holed().squares.minus(Squares::of(at(6, 6)) | Squares::of(Square::CENTRE)));
    let find = |kind: Component| content.tile_ids().find(|id| content.tile(*id).component == kind).expect("a tile");
    for (kind, fits) in
        [(Component::Structural, [open; 4]), (Component::Engine, [open, Squares::NONE, Squares::NONE, Squares::NONE])]
    {
        let tile = find(kind);
        state.yard.builders[Seat::FIRST].hand = Some(Hand { tile, origin: Origin::FaceUp });
        assert_eq!(building::spots(&state, &content, Seat::FIRST), fits, "{kind:?}");
        for square in holed().squares {
            let why = legal::why_not(&state.ships[Seat::FIRST], open, &content, tile, square, Turn::NONE);
            assert_eq!(why.is_none(), open.contains(square));
            let is_legal = legal::fits(&state.ships[Seat::FIRST], open, &content, tile, square, Turn::NONE);
            assert_eq!(is_legal, open.contains(square));
        }
    }
    let mut draw = Seed::from_number(1);
    let mut step =
        |state: &mut State, step| building::apply(state, &content, Seat::FIRST, step, &mut draw, &mut |_| {});
    assert_eq!(step(&mut state, building::Build::Look(0)), Err(Refusal::HandFull));
    step(&mut state, building::Build::Place(at(4, 7), Turn::NONE)).expect("anywhere");
    // From then on the usual rules hold: what is added hangs on, and a pile may be read.
    state.yard.builders[Seat::FIRST].hand = Some(Hand { tile: find(Component::Structural), origin: Origin::FaceUp });
    let spots = building::spots(&state, &content, Seat::FIRST);
    assert!(
        spots.iter().all(|spots| spots.minus(Squares::of(at(5, 7)) | Squares::of(at(4, 6))).is_empty()),
        "{spots:?}"
    );
    state.yard.builders[Seat::FIRST].hand = None;
    step(&mut state, building::Build::Look(0)).expect("a component is added");
}

#[test]
fn ships_without_a_starting_cabin_fly_to_the_end() {
    let mut content = (*content()).clone();
    content.ship_boards[Level::II.index()].start = None;
    let mut flown = 0;
    for number in 0..40 {
        let mut state = State::new(Setup::new(3, Mode::Flight(Level::II)));
        let (mut players, mut rng) = (crate::common::AnyLegal::new(number), Rng::with_seed(number));
        let over = play_out_by(&mut state, &content, &mut players, None, &mut |state, _, _| {
            assert!(state.seats().iter().all(|seat| state.ships[seat].occupied().is_empty()));
            crate::common::fill_ships(&mut rng, state, &content);
            flown += state.seats().iter().filter(|seat| state.ships[*seat].occupied().len() > 8).count();
            true
        });
        assert!(over && state.phase == Phase::Over, "{number}");
    }
    assert!(flown > 40, "{flown} ships were built");
}

#[test]
fn everyone_is_dealt_halves_that_nobody_else_has() {
    let content = content();
    let extras = Extras { technology: true, abe_adventures: true, ..Extras::default() };
    let mut seen = BTreeSet::new();
    for (number, players) in (0..60).zip([2u8, 3, 4, 5].into_iter().cycle()) {
        let setup = Setup { extras, ..Setup::new(players, Mode::Flight(Level::IV)) };
        let (game, events) = Game::new(setup, content.clone(), &mut Seed::from_number(number)).expect("a setup");
        let state = game.state();
        let board = |seat| state.rules.ship_board(&content, seat);
        let dealt: Vec<Halves> = state.seats().iter().map(|seat| board(seat).halves.expect("halves")).collect();
        let fronts: BTreeSet<u8> = dealt.iter().map(|halves| halves.front).collect();
        let rears: BTreeSet<u8> = dealt.iter().map(|halves| halves.rear).collect();
        assert_eq!([fronts.len(), rears.len()], [usize::from(players); 2], "{dealt:?}");
        let told = events.iter().filter(|event| matches!(event, Event::BoardDealt { .. })).count();
        assert_eq!(told, usize::from(players));
        seen.insert((dealt[0].front, dealt[0].rear));
    }
    assert!(seen.len() > 8, "they are dealt at random");
}

#[test]
fn a_ship_without_a_cabin_begins_anywhere_and_then_goes_on_from_there() {
    let content = content();
    let zone = content.ship_boards.iter().find(|board| board.name == "IIIB").expect("ship IIIB").open(Dice::of(6, 6));
    let mut around = legal::Surroundings::default();
    let mut rng = Rng::with_seed(6);
    for _ in 0..200 {
        let mut ship = Ship::default();
        for _ in 0..6 {
            around.look(&ship, zone); // Kept between steps, as those do who build in the same process.
            let tile = TileId(rng.u16(..content.tiles.len() as u16));
            let by_turn = around.legal_by_turn(&content, tile);
            for (turn, spots) in Turn::ALL.into_iter().zip(by_turn) {
                let fits = |square: &Square| legal::fits(&ship, zone, &content, tile, *square, turn);
                assert_eq!(spots, zone.iter().filter(fits).collect(), "{tile:?} turned {turn:?}");
            }
            let first = ship.occupied().is_empty();
            assert!(!first || !by_turn[0].is_empty(), "{tile:?} can be the first one");
            if let Some(square) = by_turn[0].nth(rng.usize(..by_turn[0].len().max(1))) {
                ship.put(&content, square, tile, Turn::NONE);
            }
        }
    }
}
