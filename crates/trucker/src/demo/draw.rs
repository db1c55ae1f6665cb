//! Ships drawn with lines: a box for each component, its pipes on its sides, a sign in its middle.

use crate::signs::{self, initial};
use anstyle::Style;
use trucker_engine::content::Content;
use trucker_engine::ship::Ship;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector};
use trucker_engine::words::Side;

/// Characters that a component takes from left to right.
const WIDTH: usize = 5;

/// The lines of one ship on its board, all equally wide.
pub(super) fn ship(ship: &Ship, board: Squares, content: &Content, style: Style) -> Vec<String> {
    let columns = board.iter().map(Square::column).min()..=board.iter().map(Square::column).max();
    let rows = board.iter().map(Square::row).min()..=board.iter().map(Square::row).max();
    let mut lines = Vec::new();
    for row in rows.start().unwrap_or(1)..=rows.end().unwrap_or(0) {
        let mut bands = [const { String::new() }; 3];
        for column in columns.start().unwrap_or(1)..=columns.end().unwrap_or(0) {
            let square = Square::at(column, row);
            let drawn = match square.filter(|square| ship.occupied().contains(*square)) {
                Some(square) => component(ship, square, content, style),
                None if square.is_some_and(|square| board.contains(square)) => {
                    ["     ", "  ·  ", "     "].map(String::from)
                }
                None => [const { "     " }; 3].map(String::from),
            };
            for (band, part) in bands.iter_mut().zip(drawn) {
                band.push_str(&part);
            }
        }
        lines.extend(bands);
    }
    lines
}

/// How many characters a ship on this board takes from left to right.
pub(super) fn width(board: Squares) -> usize {
    let first = board.iter().map(Square::column).min().unwrap_or(0);
    let last = board.iter().map(Square::column).max().unwrap_or(0);
    usize::from(last - first + 1) * WIDTH
}

fn component(ship: &Ship, square: Square, content: &Content, style: Style) -> [String; 3] {
    let Some(look) = ship.look(content, square) else { return Default::default() };
    let edge = |side: Side, signs: [char; 4]| signs[look.sides.on(side) as usize];
    // In the order of `Connector`: smooth, one pipe, two pipes, universal.
    const { assert!(Connector::Universal as usize == 3) };
    let front = edge(Side::Front, ['─', '┴', '╨', '┻']);
    let right = edge(Side::Right, ['│', '├', '╞', '┣']);
    let rear = edge(Side::Rear, ['─', '┬', '╥', '┳']);
    let left = edge(Side::Left, ['│', '┤', '╡', '┫']);
    let bold = if style == Style::new() { style } else { Style::new().bold() };
    let sign = sign(ship, square, content);
    [
        format!("{style}┌─{front}─┐{style:#}"),
        format!("{style}{left}{style:#}{bold}{sign:^3}{bold:#}{style}{right}{style:#}"),
        format!("{style}└─{rear}─┘{style:#}"),
    ]
}

/// What stands in the middle of a component, at most three characters.
fn sign(ship: &Ship, square: Square, content: &Content) -> String {
    let (Some(look), aboard) = (ship.look(content, square), ship.aboard(square)) else { return String::new() };
    match look.component {
        Component::StartingCabin | Component::Cabin => match aboard.alien() {
            Some(alien) => format!("{}{}", initial(&alien), "o".repeat(usize::from(aboard.humans()))),
            None => "o".repeat(usize::from(aboard.humans())),
        },
        Component::StasisChamber => {
            let awake = if ship.quirks().awake { aboard.humans() } else { 0 };
            let all = "o".repeat(usize::from(awake)) + &"z".repeat(usize::from(ship.asleep(square)));
            all.chars().take(3).collect()
        }
        other => signs::sign(other, look.turn).chars().take(3).collect(),
    }
}
