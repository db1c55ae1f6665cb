//! Properties of all ships: codes that say everything, figures that make sense.

use super::code::{decode, encode};
use super::read::of_text;
use super::report::Report;
use super::svg;
use proptest::prelude::*;
use trucker_content::all;
use trucker_engine::ship::{Aboard, MAX_COMPONENTS, Ship};
use trucker_engine::squares::{SQUARES, Square};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Good, Level, Turn};

const CODE: &str = "s1-2-SmQThTKXmoYAWCYoIZCeCZnscpfdCOJdhIFeCACegbBfEGUfmxiohjDYjl8kBiAkiTBlJtoEoolopk4qFQjS";

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

fn assemble<'a>(pieces: impl Iterator<Item = &'a (Square, TileId, Turn, u32)>) -> Ship {
    let mut ship = Ship::default();
    for (square, tile, turn, choice) in pieces {
        ship.put(all(), *square, *tile, *turn);
        ship.set_aboard(*square, contents(all().tile(*tile).component, *choice));
    }
    ship
}

proptest! {
    #[test]
    fn a_code_says_everything_about_a_ship(pieces in any_pieces(), level in 0..3usize) {
        let ship = assemble(pieces.iter());
        let code = encode(&ship, all(), Level::ALL[level]);
        prop_assert!(code.chars().all(|c| c.is_ascii_alphanumeric() || "_.~-".contains(c)), "{code}");
        // Three digits for a tile and at most two for what stands on it.
        prop_assert!(code.len() <= 7 + 5 * pieces.len());
        prop_assert_eq!(decode(&code, all()), Ok((Level::ALL[level], ship)));
        // In whatever order it was built.
        prop_assert_eq!(&encode(&assemble(pieces.iter().rev()), all(), Level::ALL[level]), &code);
    }

    #[test]
    fn any_text_is_a_code_or_is_refused_at_a_character(text in ".{0,60}") {
        if let Err(wrong) = decode(&text, all()) {
            prop_assert!(wrong.contains("character"), "{wrong}");
        }
        let _ = of_text(&text, all());
    }

    #[test]
    fn what_looks_like_a_code_is_read_or_refused_at_a_character(text in "s1-[1-3]-[A-Za-z0-9_-]{0,40}") {
        match decode(&text, all()) {
            Ok((level, ship)) => prop_assert_eq!(encode(&ship, all(), level), text),
            Err(wrong) => prop_assert!(wrong.contains("character"), "{wrong}"),
        }
    }

    #[test]
    fn a_damaged_code_is_refused(at in 0..CODE.len(), with in proptest::char::any(), cut in 1..CODE.len()) {
        let mut damaged: Vec<char> = CODE.chars().collect();
        damaged[at] = with;
        let damaged: String = damaged.into_iter().collect();
        if damaged.trim() != CODE {
            match decode(&damaged, all()) {
                // One in 4,096 may slip through the check, but then it is the code of another ship.
                Ok((level, ship)) => prop_assert_eq!(encode(&ship, all(), level), damaged),
                Err(wrong) => prop_assert!(wrong.contains("character"), "{wrong}"),
            }
        }
        let wrong = decode(&CODE[..cut], all()).unwrap_err();
        prop_assert!(wrong.contains("character"), "{wrong}");
    }

    #[test]
    fn any_ship_can_be_examined_and_drawn(pieces in any_pieces(), level in 0..3usize) {
        let report = Report::of(assemble(pieces.iter()), all(), Level::ALL[level], None, 1);
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
