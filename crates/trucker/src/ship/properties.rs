//! Properties of all ships: codes that say everything, figures that make sense.

use super::boards::{Board, TURNS};
use super::code::{decode, encode};
use super::flights::launched;
use super::lodging;
use super::marks::spell_all;
use super::read::of_text;
use super::report::Report;
use super::svg;
use proptest::prelude::*;
use trucker_content::all;
use trucker_engine::ship::hidden::SMUGGLED;
use trucker_engine::ship::legal::{Surroundings, is_legal};
use trucker_engine::ship::marks::{Bond, Mark, Sides};
use trucker_engine::ship::{Aboard, MAX_COMPONENTS, Ship};
use trucker_engine::squares::{SQUARES, Square};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Good, Goods, Side, Turn};

const CODE: &str = "s1-2-SmQThTKXmoYAWCYoIZCeCZnscpfdCOJdhIFeCACegbBfEGUfmxiohjDYjl8kBiAkiTBlJtoEoolopk4qFQjS";

/// Words of files, right and wrong.
const WORDS: &str = "board level IA IIA IA> II ship red 7,7 start k017 ^ > < humans sleepers alien cyan batteries goods \
                     yellow full nothing 1 2 5";

/// A line of a file: mostly a tile with something on it.
fn any_line() -> impl Strategy<Value = String> {
    let words = || prop::collection::vec(prop::sample::select(WORDS.split(' ').collect::<Vec<_>>()), 0..4);
    let tile = (2..=12u8, 2..=12u8, 0..210usize, words()).prop_map(|(column, row, tile, words)| {
        let name = all().tiles.get(tile).map_or("t999", |tile| &tile.name);
        format!("{column},{row} {name} {}", words.join(" "))
    });
    prop_oneof![1 => words().prop_map(|words| words.join(" ")), 9 => tile]
}

/// What may stand on a component, chosen by a number.
fn contents(component: Component, choice: u32) -> Aboard {
    let nothing = Aboard::NOTHING;
    match component {
        Component::Cabin if choice % 5 > 2 => nothing.with_alien(Some(Alien::ALL[(choice % 5 - 3) as usize])),
        Component::Cabin | Component::StartingCabin => nothing.with_humans((choice % 3) as u8),
        Component::StasisChamber => nothing.with_humans((choice % 5) as u8),
        _ => {
            let tokens = choice % (u32::from(component.batteries()) + 1);
            let mut aboard = nothing.with_batteries(tokens as u8);
            let mut rest = choice;
            for block in 0..component.containers() {
                let special = block < component.red_containers();
                let colours = if special { &Good::ALL[..] } else { &Good::ALL[1..] };
                let pick = rest as usize % (colours.len() + 1);
                rest /= 5;
                if let Some(good) = colours.get(pick) {
                    aboard = aboard.with_good(*good, aboard.goods()[*good] + 1);
                }
            }
            aboard
        }
    }
}

/// Everything that may stand on a component.
fn all_contents(component: Component) -> Vec<Aboard> {
    let nothing = Aboard::NOTHING;
    let humans = |most: u8| (0..=most).map(|humans| nothing.with_humans(humans));
    match component {
        Component::StartingCabin => humans(2).collect(),
        Component::Cabin => {
            let aliens = Alien::ALL.map(|alien| nothing.with_alien(Some(alien)));
            humans(2).chain(aliens).chain(aliens.map(|alien| alien.with_humans(1))).collect()
        }
        // Those awake are counted with the batteries until the ship knows that some are.
        Component::StasisChamber => {
            let awake = (1..=2).flat_map(|awake| humans(2).map(move |asleep| asleep.with_batteries(awake)));
            humans(4).chain(awake).collect()
        }
        Component::Structural | Component::Router => {
            [nothing].into_iter().chain(SMUGGLED.map(|good| nothing.with_good(good, 1))).collect()
        }
        _ => {
            let loads = (0..256u32).map(|n| Goods([n >> 6, n >> 4 & 3, n >> 2 & 3, n & 3].map(|blocks| blocks as u8)));
            let fits = |goods: &Goods| {
                goods.count() <= component.containers().into() && goods[Good::Red] <= lodging::most_red(component)
            };
            let laden = |goods: Goods| Good::ALL.into_iter().fold(nothing, |it, good| it.with_good(good, goods[good]));
            let charged = |laden: Aboard| (0..=component.batteries()).map(move |tokens| laden.with_batteries(tokens));
            loads.filter(fits).map(laden).flat_map(charged).collect()
        }
    }
}

#[test]
fn every_tile_has_a_code_on_every_board_in_every_turn_with_every_load() {
    for board in Board::all(all()) {
        for tile in all().tile_ids() {
            for (turn, square) in Turn::ALL.into_iter().zip(board.printed(all()).squares.iter()) {
                for aboard in all_contents(all().tile(tile).component) {
                    let mut ship = Ship::on(board.printed(all()).grid);
                    ship.put(all(), square, tile, turn);
                    ship.set_aboard(square, aboard);
                    let ship = lodging::by_what_is_aboard(ship, all());
                    let code = encode(&ship, all(), board);
                    assert_eq!(decode(&code, all()), Ok((board, ship)), "{code}");
                }
            }
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    (0..Board::all(all()).count()).prop_map(|place| Board::all(all()).nth(place).expect("in range"))
}

/// A ship that can be built: tile after tile where it may go, all boxes mixed, with something aboard.
fn legal_ship(board: Board, tries: &[(u16, usize, usize, u32)]) -> Ship {
    let printed = board.printed(all());
    let mut ship = Ship::on(printed.grid);
    if let Some(start) = printed.start {
        ship.put(all(), start, all().starting_cabins().next().expect("a cabin"), Turn::NONE);
    }
    for (tile, quarters, place, choice) in tries {
        let (tile, turn) = (TileId(*tile), Turn::from_quarters(*quarters));
        let spots = Surroundings::of(&ship, printed.squares).legal(all(), tile, turn);
        let component = all().tile(tile).component;
        let used = ship.tiles().any(|(_, placed)| placed.tile == tile) || component == Component::StartingCabin;
        if let Some(square) = spots.nth(place % spots.len().max(1)).filter(|_| !used) {
            ship.put(all(), square, tile, turn);
            ship.set_aboard(square, contents(component, *choice));
        }
    }
    ship
}

/// Any ship at all: tiles of the box anywhere, turned anyhow, with something aboard. The order is that of building.
fn any_pieces() -> impl Strategy<Value = Vec<(Square, TileId, Turn, u32)>> {
    let tiles = all().tiles.len() as u16;
    let piece = (0..SQUARES, 0..tiles, 0..4usize, any::<u32>());
    prop::collection::vec(piece, 0..60).prop_map(|pieces| {
        let mut kept: Vec<(Square, TileId, Turn, u32)> = Vec::new();
        for (square, tile, turn, choice) in pieces {
            let (square, tile) = (Square::from_index(square).expect("in range"), TileId(tile));
            let full = kept.len() == MAX_COMPONENTS;
            if !full && !kept.iter().any(|(other, taken, _, _)| *other == square || *taken == tile) {
                kept.push((square, tile, Turn::from_quarters(turn), choice));
            }
        }
        kept
    })
}

fn assemble<'a>(board: Board, pieces: impl Iterator<Item = &'a (Square, TileId, Turn, u32)>) -> Ship {
    let mut ship = Ship::on(board.printed(all()).grid);
    for (square, tile, turn, choice) in pieces {
        ship.put(all(), *square, *tile, *turn);
        ship.set_aboard(*square, contents(all().tile(*tile).component, *choice));
    }
    ship
}

/// Some marks for a ship: on the component of this number, what a tile looks like, or a joint.
type Wishes = Vec<(usize, usize, u8, u16, usize, u32)>;

fn any_wishes() -> impl Strategy<Value = Wishes> {
    let tiles = all().tiles.len() as u16;
    prop::collection::vec((0..60usize, 0..60usize, 0..6u8, 0..tiles, 0..4usize, any::<u32>()), 0..20)
}

/// The same ship with as many of these marks as can be; what stands on a component fits what it has become.
fn marked(mut ship: Ship, wishes: &Wishes) -> Ship {
    for (one, other, what, tile, quarters, choice) in wishes {
        let nth = |place: usize| ship.occupied().nth(place % ship.occupied().len().max(1));
        let (Some(square), Some(other)) = (nth(*one), nth(*other)) else { continue };
        let (tile, turn) = (all().tile(TileId(*tile)), Turn::from_quarters(*quarters));
        let mark = match what {
            0 => Mark::Sides(Sides::printed(tile, turn).capped(Side::Front)),
            1 => Mark::Kind(tile.component, turn),
            2 => Mark::Hemmed,
            3 => Mark::Swivel,
            4 => Mark::Joint(other, Bond::Held),
            _ => Mark::Joint(other, Bond::Joined),
        };
        let aboard = ship.aboard(square);
        if matches!(mark, Mark::Kind(..)) {
            ship.set_aboard(square, Aboard::NOTHING);
        }
        match ship.mark(all(), square, mark) {
            true if matches!(mark, Mark::Kind(..)) => ship.set_aboard(square, contents(tile.component, *choice)),
            _ => ship.set_aboard(square, aboard),
        }
    }
    ship
}

proptest! {
    #[test]
    fn a_code_and_a_file_say_how_a_ship_differs_from_its_tiles(
        pieces in any_pieces(),
        wishes in any_wishes(),
        board in any_board(),
    ) {
        let ship = marked(assemble(board, pieces.iter()), &wishes);
        let code = encode(&ship, all(), board);
        prop_assert!(code.chars().all(|c| c.is_ascii_alphanumeric() || "_.~-".contains(c)), "{code}");
        prop_assert_eq!(code.contains('~'), !ship.marks().is_empty());
        prop_assert_eq!(decode(&code, all()), Ok((board, ship)));
        let tiles = ship.tiles().map(|(square, placed)| {
            let turn = TURNS[placed.turn.quarters()];
            format!("{square} {} {turn}\n", all().tile(placed.tile).name)
        });
        let lines = spell_all(&ship).into_iter().map(|mark| format!("mark {mark}\n"));
        let text: String = tiles.chain(lines).collect();
        if let Ok((_, read)) = of_text(&text, all()) {
            prop_assert_eq!(read.marks(), ship.marks());
        } else {
            prop_assert!(pieces.is_empty());
        }
    }

    #[test]
    fn ships_with_marks_can_be_examined_and_drawn(pieces in any_pieces(), wishes in any_wishes(), board in any_board()) {
        let report = Report::of(marked(assemble(board, pieces.iter()), &wishes), all(), board, None, 1);
        let picture = svg::draw(&report).replace(&report.code, "");
        prop_assert!(!picture.contains('$') && !picture.contains("NaN"));
        prop_assert_eq!(report.json()["marks"].as_array().map(Vec::len), Some(report.ship.marks().iter().count()));
    }

    #[test]
    fn a_code_says_everything_about_a_ship(pieces in any_pieces(), board in any_board()) {
        let ship = assemble(board, pieces.iter());
        let code = encode(&ship, all(), board);
        prop_assert!(code.chars().all(|c| c.is_ascii_alphanumeric() || "_.~-".contains(c)), "{code}");
        // Three digits for a tile and at most two for what stands on it.
        prop_assert!(code.len() <= 9 + 5 * pieces.len());
        prop_assert_eq!(decode(&code, all()), Ok((board, ship)));
        // In whatever order it was built.
        prop_assert_eq!(&encode(&assemble(board, pieces.iter().rev()), all(), board), &code);
    }

    #[test]
    fn ships_that_can_be_built_are_read_again_and_fly_as_they_are(
        board in any_board(),
        tries in prop::collection::vec((0..208u16, 0..4usize, 0..121usize, any::<u32>()), 0..120),
    ) {
        let ship = legal_ship(board, &tries);
        prop_assert!(is_legal(&ship, board.printed(all()).squares));
        prop_assert_eq!(decode(&encode(&ship, all(), board), all()), Ok((board, ship)));
        prop_assert_eq!(launched(&ship, all(), board).occupied(), ship.occupied());
    }

    #[test]
    fn any_text_is_a_code_or_is_refused_at_a_character(text in ".{0,60}") {
        if let Err(wrong) = decode(&text, all()) {
            prop_assert!(wrong.contains("character"), "{wrong}");
        }
        let _ = of_text(&text, all());
    }

    #[test]
    fn what_looks_like_a_code_is_read_or_refused_at_a_character(
        text in "s1-[0-4]?[AB]?[0-4]?-(~[A-Za-z0-9_-]{0,11}~?)?[A-Za-z0-9_-]{0,40}",
    ) {
        match decode(&text, all()) {
            Ok((board, ship)) => prop_assert_eq!(encode(&ship, all(), board), text),
            Err(wrong) => prop_assert!(wrong.contains("character"), "{wrong}"),
        }
    }

    #[test]
    fn what_looks_like_a_file_is_read_or_refused_with_its_line(
        lines in prop::collection::vec(any_line(), 0..4),
    ) {
        let text = lines.join("\n");
        match of_text(&text, all()) {
            Ok((board, ship)) => {
                let board = board.unwrap_or(Board::all(all()).next().expect("a board"));
                prop_assert_eq!(decode(&encode(&ship, all(), board), all()), Ok((board, ship)));
            }
            Err((line, wrong)) => prop_assert!(line <= lines.len() && !wrong.is_empty()),
        }
    }

    #[test]
    fn a_damaged_code_is_refused(
        board in any_board(),
        place in any::<prop::sample::Index>(),
        with in prop_oneof![proptest::char::any(), proptest::char::range('0', 'z')],
        cut in 1..CODE.len(),
    ) {
        let (_, ship) = decode(CODE, all()).expect("a code");
        let code = encode(&ship, all(), board);
        let mut damaged: Vec<char> = code.chars().collect();
        damaged[place.index(code.len())] = with;
        let damaged: String = damaged.into_iter().collect();
        if damaged.trim() != code {
            match decode(&damaged, all()) {
                // One in 4,096 may slip through the check, but then it is the code of another ship.
                Ok((board, ship)) => prop_assert_eq!(encode(&ship, all(), board), damaged),
                Err(wrong) => prop_assert!(wrong.contains("character"), "{wrong}"),
            }
        }
        let wrong = decode(&CODE[..cut], all()).unwrap_err();
        prop_assert!(wrong.contains("character"), "{wrong}");
        if let Err(wrong) = decode(&code[..cut], all()) {
            prop_assert!(wrong.contains("character"), "{wrong}");
        }
    }

    #[test]
    fn any_ship_can_be_examined_and_drawn(pieces in any_pieces(), board in any_board()) {
        let report = Report::of(assemble(board, pieces.iter()), all(), board, None, 1);
        for (i, square) in report.threats.squares.iter().enumerate() {
            let (chance, expected) = (report.threats.chance[i], report.threats.expected[i]);
            prop_assert!((0.0..=1.0).contains(&chance) && chance <= expected + 1e-9, "{square}: {chance}, {expected}");
            prop_assert!(report.unpowered.chance[i] >= chance - 1e-9);
        }
        // Any three letters may come up in a code.
        let picture = svg::draw(&report).replace(&report.code, "");
        prop_assert!(!picture.contains('$') && !picture.contains("NaN"));
        let json = report.json();
        prop_assert_eq!(json["code"].as_str(), Some(report.code.as_str()));
    }
}
