//! The best way to mend a ship, against a search that takes off one component after the other in every way there is.
//!
//! Mistakes and pieces of the slow search are those of the slow ship, written from the rulebook alone.

use super::slow::{Slow, Spot, is_cabin, spots};
use crate::common::content;
use fastrand::Rng;
use std::collections::{BTreeSet, HashSet};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::modifiers;
use trucker_engine::phases;
use trucker_engine::rules::SeatRules;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::legal::{self, Mistake, Mistakes, Surroundings};
use trucker_engine::ship::{Ship, mend};
use trucker_engine::squares::Squares;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::tile::TileId;
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat, Title, Turn};

const KINDS: [Mistake; 7] = [
    Mistake::OffBoard,
    Mistake::EngineTurned,
    Mistake::BehindEngine,
    Mistake::BeforeBarrel,
    Mistake::BehindThruster,
    Mistake::PipesDiffer,
    Mistake::ConnectorOnSmooth,
];

/// A ship of so many components, of which this many in a hundred are put anywhere beside another, turned in any way.
fn sloppy(rng: &mut Rng, content: &Content, board: Squares, size: usize, percent: u8) -> Ship {
    let mut ship = Ship::default();
    let cabin = content.starting_cabins().next().expect("a starting cabin");
    let start =
        content.ship_boards.iter().find(|zone| zone.squares == board).expect("the board").start.expect("a place");
    ship.put(content, start, cabin, Turn::NONE);
    let mut heap: Vec<TileId> = (0..content.tiles.len() as u16).map(TileId).filter(|tile| *tile != cabin).collect();
    rng.shuffle(&mut heap);
    while ship.occupied().len() < size
        && let Some(tile) = heap.pop()
    {
        let turn = Turn::from_quarters(rng.usize(..4));
        let spots = if rng.u8(..100) < percent {
            legal::next_to_ship(&ship, board)
        } else {
            Surroundings::of(&ship, board).legal(content, tile, turn)
        };
        if let Some(square) = spots.nth(rng.usize(..spots.len().max(1))) {
            ship.put(content, square, tile, turn);
        }
    }
    ship
}

/// Can it fly, and how large is it?
type Worth = (bool, usize);

/// The best that any order of removals can leave.
fn best_by_trying(slow: &Slow, zone: &HashSet<Spot>, captain: bool) -> Worth {
    let mut best = (false, 0);
    let mut next = vec![slow.clone()];
    let mut seen = BTreeSet::new();
    while let Some(ship) = next.pop() {
        let guilty: HashSet<Spot> = KINDS.into_iter().flat_map(|kind| ship.mistaken(kind, zone)).collect();
        for spot in &guilty {
            let mut without = ship.clone();
            without.0.remove(spot);
            if seen.insert(without.0.keys().copied().collect::<BTreeSet<Spot>>()) {
                next.push(without);
            }
        }
        if guilty.is_empty() {
            for spot in ship.0.keys() {
                let piece = ship.piece_of(*spot);
                let kept = Slow(piece.iter().map(|spot| (*spot, ship.0[spot])).collect(), ship.1, ship.2);
                best = best.max((flies(&kept, captain), piece.len()));
            }
        }
    }
    best
}

fn flies(ship: &Slow, captain: bool) -> bool {
    ship.0.iter().any(|(spot, laid)| is_cabin(laid.component) && !(captain && ship.exposed_on(*spot) > 1))
}

/// What is left if the proposals are followed step by step.
fn mended(mut ship: Ship, content: &Content, rules: SeatRules, board: Squares) -> Ship {
    while let Some(square) = mend::next_removal(&ship, content, rules, board) {
        assert!(Mistakes::of(&ship, board).squares().contains(square), "{square} has no part in a mistake");
        ship.take(content, square);
    }
    let keep = mend::best_piece(&ship, content, rules, board);
    assert!(Held::of(&ship).pieces(ship.occupied()).any(|piece| piece == keep) || keep.is_empty());
    for square in ship.occupied().minus(keep) {
        ship.take(content, square);
    }
    ship
}

#[test]
fn mending_loses_the_fewest_components_and_leaves_a_ship_that_can_fly() {
    let content = content();
    let mut rng = Rng::with_seed(24);
    let board = content.ship_boards[0].squares;
    let zone = spots(board);
    let mut illegal = 0;
    for number in 0..1_500 {
        let size = rng.usize(3..=9);
        let percent = rng.u8(20..=100);
        let ship = sloppy(&mut rng, &content, board, size, percent);
        illegal += usize::from(!legal::is_legal(&ship, board));
        let captain = number % 5 == 0;
        let rules = modifiers::with_titles(captain.then_some(Title::CruiseCaptain), None);
        let left = mended(ship, &content, rules, board);
        assert!(legal::is_legal(&left, board), "the mended ship {number} is still wrong");
        let slow = Slow::of(&left, &content);
        let best = best_by_trying(&Slow::of(&ship, &content), &zone, captain);
        assert_eq!((flies(&slow, captain), slow.0.len()), best, "ship {number}: {ship:?}");
    }
    assert!(illegal > 700, "only {illegal} ships were wrong");
}

#[test]
fn however_badly_a_large_ship_is_built_it_is_mended() {
    let content = content();
    let mut rng = Rng::with_seed(6);
    for zone in &content.ship_boards {
        for number in 0..100 {
            let ship = sloppy(&mut rng, &content, zone.squares, 60, number);
            let left = mended(ship, &content, SeatRules::default(), zone.squares);
            assert!(legal::is_legal(&left, zone.squares) && !left.occupied().is_empty());
        }
    }
}

/// Mends as it is proposed.
struct Mender;

impl Chance for Mender {
    fn draw(&mut self, _: Draw) -> u16 {
        0
    }
}

impl Decider for Mender {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let (ship, rules) = (view.ship(decision.seat), view.seat_rules(decision.seat));
        let square = match decision.reason {
            Reason::RemoveMistake => mend::next_removal(ship, view.content(), rules, view.board(decision.seat)),
            _ => mend::best_piece(ship, view.content(), rules, view.board(decision.seat)).first(),
        };
        square.map_or(Answer::Done, Answer::Square)
    }

    fn build(&mut self, _: View<'_>, _: Seat) -> Build {
        Build::Go // Never asked: the ships are built.
    }
}

#[test]
fn each_mistake_is_told_once_with_the_pair_that_makes_it() {
    let content = content();
    let mut rng = Rng::with_seed(18);
    let start = State::new(Setup::new(1, Mode::Flight(Level::II)));
    let board = start.rules.building_zone(&content, Seat::FIRST);
    let mut told = 0;
    for _ in 0..100 {
        let mut state = start;
        let ship = sloppy(&mut rng, &content, board, 15, 60);
        state.ships[Seat::FIRST] = ship;
        state.phase = Phase::SpotCheck;
        let mut log = EventLog::default();
        phases::run(&mut Cx::inline(&mut state, &content, &mut Mender, Some(&mut log))).expect("all is answered");
        let found: Vec<(Mistake, Squares)> = log
            .events
            .iter()
            .filter_map(|(_, event)| match *event {
                Event::MistakeFound { mistake, squares, .. } => Some((mistake, squares)),
                _ => None,
            })
            .collect();
        assert_eq!(found, Mistakes::of(&ship, board).iter().collect::<Vec<_>>());
        for (mistake, squares) in &found {
            let alone = matches!(mistake, Mistake::OffBoard | Mistake::EngineTurned);
            assert_eq!(squares.len(), if alone { 1 } else { 2 });
        }
        // Together they are all that the slow ship finds.
        let slow = Slow::of(&ship, &content);
        for kind in KINDS {
            let all = found.iter().filter(|(mistake, _)| *mistake == kind).flat_map(|(_, squares)| spots(*squares));
            assert_eq!(all.collect::<HashSet<Spot>>(), slow.mistaken(kind, &spots(board)));
        }
        told += found.len();
    }
    assert!(told > 300, "only {told} mistakes");
}
