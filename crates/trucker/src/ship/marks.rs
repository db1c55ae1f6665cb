//! Marks on ships as people write them, in scenarios and files of ships: `8,7 sides 3P12`, `8,7 kind cannon >`,
//! `8,7 held 8,8`.

use super::boards::TURNS;
use super::read::shown;
use trucker_engine::content::Content;
use trucker_engine::ship::marks::{Bond, MAX_MARKS, Mark, Sides};
use trucker_engine::ship::{Aboard, Ship};
use trucker_engine::squares::Square;
use trucker_engine::tile::Component;
use trucker_engine::words::{Side, Turn};

/// What may be said about a square.
const ALLOWED: &str = "sides 3P12 (as they lie; 1! with a cap), kind cannon > or kind cargo 2, hemmed, swivel, \
                       held 8,8, joined 4,7 or loosened 8,8";

/// How a connector is spelt that has a cap: this stands after it.
const CAP: char = '!';

/// Reads a mark and the square it is on.
///
/// # Errors
/// Says what is wrong, and what is allowed.
pub fn read(text: &str) -> Result<(Square, Mark), String> {
    let mut words = text.split_whitespace();
    let square = square(words.next())?;
    let mark = match words.next() {
        Some("sides") => Mark::Sides(sides(words.next().unwrap_or_default())?),
        Some("kind") => {
            let (component, turn) = kind(&words.by_ref().collect::<Vec<_>>())?;
            Mark::Kind(component, turn)
        }
        Some("hemmed") => Mark::Hemmed,
        Some("swivel") => Mark::Swivel,
        Some("held") => Mark::Joint(self::square(words.next())?, Bond::Held),
        Some("joined") => Mark::Joint(self::square(words.next())?, Bond::Joined),
        Some("loosened") => Mark::Joint(self::square(words.next())?, Bond::Loosened),
        other => return Err(format!("mark '{}' is unknown: allowed is {ALLOWED}", shown(other.unwrap_or_default()))),
    };
    match words.next() {
        None => Ok((square, mark)),
        Some(word) => Err(format!("'{}' is too much on this line", shown(word))),
    }
}

/// How a mark is written.
pub fn spell(square: Square, mark: Mark) -> String {
    match mark {
        Mark::Sides(sides) => format!("{square} sides {}", spell_sides(sides)),
        Mark::Kind(component, turn) => {
            let (kind, holds) = (trucker_content::kind_name(component).0, trucker_content::param_of(component));
            let holds = if holds.is_empty() { holds } else { format!(" {holds}") };
            format!("{square} kind {}{holds} {}", kind.replace('_', "-"), TURNS[turn.quarters()])
        }
        Mark::Hemmed => format!("{square} hemmed"),
        Mark::Swivel => format!("{square} swivel"),
        Mark::Joint(other, Bond::Held) => format!("{square} held {other}"),
        Mark::Joint(other, Bond::Joined) => format!("{square} joined {other}"),
        Mark::Joint(other, Bond::Loosened) => format!("{square} loosened {other}"),
    }
}

/// All marks of a ship, one after the other.
pub fn spell_all(ship: &Ship) -> Vec<String> {
    ship.marks().iter().map(|(square, mark)| spell(square, mark)).collect()
}

/// Sides as they lie, such as `3P1!2`.
pub fn spell_sides(sides: Sides) -> String {
    let mut text = String::new();
    for side in Side::ALL {
        text.push(if sides.is_plated(side) { 'P' } else { char::from(b'0' + sides.on(side) as u8) });
        text.extend(Some(CAP).filter(|_| sides.is_capped(side)));
    }
    text
}

/// Puts a mark on a ship.
///
/// # Errors
/// Says what is missing there.
pub fn put(ship: &mut Ship, content: &Content, square: Square, mark: Mark) -> Result<(), String> {
    let mut squares = vec![square];
    if let Mark::Joint(other, _) = mark {
        squares.push(other);
    }
    if let Some(empty) = squares.iter().find(|square| !ship.occupied().contains(**square)) {
        return Err(format!("there is no component on {empty} that could be marked"));
    }
    if ship.mark(content, square, mark) {
        return Ok(());
    }
    let full = ship.marks().iter().count() >= MAX_MARKS;
    Err(match mark {
        Mark::Joint(other, _) if other == square => format!("{square} is joined to itself: two squares are allowed"),
        Mark::Joint(other, Bond::Held | Bond::Loosened) if !full => {
            format!("{square} and {other} are not side by side: only neighbours are held together")
        }
        Mark::Kind(..) if ship.aboard(square) != Aboard::NOTHING => {
            format!("something stands on {square}: it is another kind first, and what it holds is said after that")
        }
        _ => format!("a ship has at most {MAX_MARKS} marks"),
    })
}

fn square(word: Option<&str>) -> Result<Square, String> {
    let word = word.ok_or("a square is missing: write column,row such as 7,8")?;
    word.parse().map_err(|_| format!("'{}' is not a square: write column,row such as 7,8", shown(word)))
}

fn sides(text: &str) -> Result<Sides, String> {
    let bare: String = text.chars().filter(|c| *c != CAP).collect();
    let tile = trucker_content::parse_tile("tile", "structural", "", &bare)?;
    let mut sides = Sides::printed(&tile, Turn::NONE);
    let mut side = None;
    let mut clockwise = Side::ALL.into_iter();
    for c in text.chars() {
        match (c, side) {
            (CAP, Some(side)) if sides.capped(side) != sides => sides = sides.capped(side),
            (CAP, _) => return Err(format!("sides '{}' are wrong: {CAP} follows a connector, once", shown(text))),
            _ => side = clockwise.next(),
        }
    }
    Ok(sides)
}

/// `cannon >`, `cargo 2`, `combined cargo2+battery2 v`.
fn kind(words: &[&str]) -> Result<(Component, Turn), String> {
    let turn = words.last().and_then(|word| TURNS.iter().position(|turn| turn == word));
    let words = if turn.is_some() { &words[..words.len() - 1] } else { words };
    let name = words.first().ok_or("a kind is missing, such as cannon")?.replace('-', "_");
    let tile = trucker_content::parse_tile("tile", &name, &words[1..].join(" "), "0000")?;
    Ok((tile.component, Turn::from_quarters(turn.unwrap_or(0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_written_as_they_are_read() {
        let all = [
            "8,7 sides 3P12",
            "8,7 sides 3!01!2!",
            "8,7 kind double-cannon >",
            "8,7 kind cargo 2 ^",
            "8,7 kind combined special1+battery2 v",
            "8,7 hemmed",
            "8,7 swivel",
            "7,7 held 8,7",
            "4,5 joined 12,11",
            "7,7 loosened 7,8",
        ];
        for text in all {
            let (square, mark) = read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
            assert_eq!(spell(square, mark), text);
        }
        assert_eq!(read("8,7 kind cannon"), read("8,7 kind cannon ^"));
    }

    #[test]
    fn what_is_wrong_with_a_mark_is_said() {
        for (text, part) in [
            ("", "a square is missing"),
            ("8,7", "allowed is sides 3P12"),
            ("8,7 purple", "mark 'purple' is unknown"),
            ("8,7 sides 31", "sides"),
            ("8,7 sides !3000", "! follows a connector"),
            ("8,7 sides 30!00", "! follows a connector"),
            ("8,7 sides 3!!000", "! follows a connector"),
            ("8,7 kind", "a kind is missing"),
            ("8,7 kind laser", "kind 'laser' is unknown"),
            ("8,7 kind cargo 9", "param '9' is wrong"),
            ("8,7 held", "a square is missing"),
            ("8,7 held 8", "'8' is not a square"),
            ("8,7 swivel 8,8", "'8,8' is too much"),
        ] {
            let wrong = read(text).expect_err(text);
            assert!(wrong.contains(part), "{text}: {wrong}");
        }
    }
}
