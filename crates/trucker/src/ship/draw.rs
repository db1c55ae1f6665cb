//! A ship in the terminal: a box for each component with its pipes on its sides and a sign in its middle, the numbers
//! of columns and rows around it.

use crate::signs::{self, initial};
use anstyle::Style;
use trucker_engine::content::Content;
use trucker_engine::setup::Set;
use trucker_engine::ship::Ship;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector};
use trucker_engine::words::{Good, Goods, Side};

/// Characters that a component takes from left to right.
pub const WIDTH: usize = 7;

/// What the signs mean, for the lines under the drawing.
const LEGEND: [&str; 2] = [
    "(oo) [oo] cabins: o human, p b alien   Lp Lb life support   ↑ cannon   E engine   ◥ shield   # structural",
    "+· battery, spent   □ ■ plain and special hold: goods r y g, u for blue   ┴ one pipe   ╨ two pipes   ┻ universal",
];

/// The same for what only tiles of *Keep on Trucking* have.
const KEEP_ON_TRUCKING: [&str; 2] = [
    "E↑ cannon and engine   ×↑ ×E ×◥ boosters   F reactor furnace   ┴ catapult: it fires to all sides but the flat one",
    "z4 stasis chamber with four asleep   Lc life support and c alien, cyan   ═ ║ plated side",
];

/// The same for what only tiles of *Another Big Expansion* have.
const ANOTHER_BIG_EXPANSION: [&str; 2] = [
    "☼ solar panel   T└ T│ thrusters: their arms point where their exhausts do   ╬ router   AD auto-defense system",
    "CS crubot station   A armory   Lcp Lcb mixed life support, cyan and purple or brown   ═ ║ plated side",
];

/// What the signs mean that a ship may have.
pub fn legend(ship: &Ship, content: &Content) -> impl Iterator<Item = &'static str> {
    // The cabin of a fifth player looks like the others.
    let is_new = |square: Square| ship.component(content, square) != Some(Component::StartingCabin);
    let has = |set: Set| ship.tiles().any(|(square, placed)| content.tile(placed.tile).set == set && is_new(square));
    let more = [(has(Set::KeepOnTrucking), KEEP_ON_TRUCKING), (has(Set::AnotherBigExpansion), ANOTHER_BIG_EXPANSION)];
    LEGEND.into_iter().chain(more.into_iter().filter(|(has, _)| *has).flat_map(|(_, lines)| lines))
}

/// The columns and rows that a board and a ship on it take.
pub(super) fn extent(squares: Squares) -> Option<(std::ops::RangeInclusive<u8>, std::ops::RangeInclusive<u8>)> {
    let columns = || squares.iter().map(Square::column);
    let rows = || squares.iter().map(Square::row);
    Some((columns().min()?..=columns().max()?, rows().min()?..=rows().max()?))
}

/// The lines of a ship on its board; `style` says how each component is coloured.
pub fn ship(ship: &Ship, board: Squares, content: &Content, style: impl Fn(Square) -> Style) -> Vec<String> {
    let Some((columns, rows)) = extent(board | ship.occupied()) else { return Vec::new() };
    let numbers: String = columns.clone().map(|column| format!("{column:^WIDTH$}")).collect();
    let numbers = format!("   {numbers}");
    let mut lines = vec![numbers.clone()];
    for row in rows {
        let mut bands = ["   ".to_owned(), format!("{row:>2} "), "   ".to_owned()];
        for column in columns.clone() {
            let square = Square::at(column, row);
            let drawn = match square.filter(|square| ship.occupied().contains(*square)) {
                Some(square) => component(ship, square, content, style(square)),
                None if square.is_some_and(|square| board.contains(square)) => {
                    ["       ", "   ·   ", "       "].map(String::from)
                }
                None => [const { "       " }; 3].map(String::from),
            };
            for (band, part) in bands.iter_mut().zip(drawn) {
                band.push_str(&part);
            }
        }
        let [top, middle, bottom] = bands;
        lines.extend([top, format!("{middle} {row}"), bottom]);
    }
    lines.push(numbers);
    lines
}

fn component(ship: &Ship, square: Square, content: &Content, style: Style) -> [String; 3] {
    let Some(look) = ship.look(content, square) else { return Default::default() };
    // In the order of `Connector`: smooth, one pipe, two pipes, universal.
    const { assert!(Connector::Universal as usize == 3) };
    let edge = |side: Side, signs: [&'static str; 4]| signs[look.sides.on(side) as usize];
    let front = if look.sides.is_plated(Side::Front) {
        "═════"
    } else {
        edge(Side::Front, ["─────", "──┴──", "──╨──", "──┻──"])
    };
    let right = if look.sides.is_plated(Side::Right) { "║" } else { edge(Side::Right, ["│", "├", "╞", "┣"]) };
    let rear = if look.sides.is_plated(Side::Rear) {
        "═════"
    } else {
        edge(Side::Rear, ["─────", "──┬──", "──╥──", "──┳──"])
    };
    let left = if look.sides.is_plated(Side::Left) { "║" } else { edge(Side::Left, ["│", "┤", "╡", "┫"]) };
    let sign = sign(ship, square, content);
    [
        format!("{style}┌{front}┐{style:#}"),
        format!("{style}{left}{sign:^5}{right}{style:#}"),
        format!("{style}└{rear}┘{style:#}"),
    ]
}

/// What stands in the middle of a component, at most five characters.
fn sign(ship: &Ship, square: Square, content: &Content) -> String {
    let (Some(look), aboard) = (ship.look(content, square), ship.aboard(square)) else { return String::new() };
    match look.component {
        component @ (Component::StartingCabin | Component::Cabin) => {
            let crew = match aboard.alien() {
                Some(alien) => format!("{}{}", initial(&alien), "o".repeat(aboard.humans().min(1).into())),
                None => "o".repeat(aboard.humans().min(2).into()),
            };
            if component == Component::StartingCabin { format!("({crew:^2})") } else { format!("[{crew:^2}]") }
        }
        Component::Battery(most) => cells(aboard.batteries(), most),
        Component::Cargo(containers) => hold(aboard.goods(), containers, 0),
        Component::SpecialCargo(containers) => hold(aboard.goods(), 0, containers),
        Component::Combined { cargo, special, batteries } => {
            cells(aboard.batteries(), batteries) + &hold(aboard.goods(), cargo, special)
        }
        Component::StasisChamber if ship.quirks().awake => {
            format!("{}z{}", "o".repeat(aboard.humans().min(2).into()), ship.asleep(square))
        }
        Component::StasisChamber => format!("z{}", aboard.humans()),
        module if !aboard.goods().is_empty() => signs::sign(module, look.turn) + &hold(aboard.goods(), 0, 0),
        other => signs::sign(other, look.turn),
    }
}

/// The tokens of a battery component, then its empty places.
fn cells(left: u8, most: u8) -> String {
    "+".repeat(left.into()) + &"·".repeat(most.saturating_sub(left).into())
}

/// The goods of a hold, then its free containers; what need not be in a special one is in a plain one.
fn hold(goods: Goods, plain: u8, special: u8) -> String {
    let letters = [(Good::Red, 'r'), (Good::Yellow, 'y'), (Good::Green, 'g'), (Good::Blue, 'u')];
    let blocks = letters.into_iter().flat_map(|(good, letter)| std::iter::repeat_n(letter, goods[good].into()));
    let free_plain = u32::from(plain).saturating_sub(goods.count() - u32::from(goods[Good::Red]));
    let free = u32::from(plain + special).saturating_sub(goods.count());
    let free_plain = free_plain.min(free) as usize;
    let empty = std::iter::repeat_n('■', free as usize - free_plain).chain(std::iter::repeat_n('□', free_plain));
    blocks.chain(empty).collect()
}
