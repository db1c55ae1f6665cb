//! Room to grow: how many more components can be expected to find a place on a ship.
//!
//! Ships that take what fits close up: neighbours ask for connectors that few tiles have, and with a third of the board
//! free nothing fits any more. Whoever can wait for the right tile need not care; with few grips it decides.

use std::sync::LazyLock;
use trucker_engine::content::Content;
use trucker_engine::ship::Ship;
use trucker_engine::squares::Squares;
use trucker_engine::tile::{Component, Tile};
use trucker_engine::words::{Side, Turn};

/// What may stand around a square, three bits a side: the connector there by its pipes, and whether anything is there.
const SURROUNDINGS: usize = 1 << 12;
/// The bit of a side that something stands at.
const THERE: usize = 4;
/// Grips after which a square has had as good a chance again as with the next one alone.
const GRIPS_FOR_A_CHANCE: f32 = 8.0;
/// What a square counts that nothing leads to yet, as others have to be filled before it.
const OUT_OF_REACH: f32 = 0.5;

/// By what stands around a square: the share of all tiles that may be added there; where no connector leads to, of
/// those that could be if they were joined to something else.
static CHANCES: LazyLock<Vec<f32>> = LazyLock::new(|| chances(trucker_content::base()));

fn chances(content: &Content) -> Vec<f32> {
    let tiles: Vec<&Tile> = content.tiles.iter().filter(|tile| tile.component != Component::StartingCabin).collect();
    let chance = |around: usize| {
        let sides = Side::ALL.map(|side| around >> (3 * side.index()) & 7);
        if sides.iter().any(|there| (1..THERE).contains(there)) {
            return 0.0; // A connector of nothing.
        }
        let joined = sides.iter().any(|there| *there > THERE);
        let fitting = tiles.iter().filter(|tile| fits(tile, &sides)).count();
        fitting as f32 / tiles.len().max(1) as f32 * if joined { 1.0 } else { OUT_OF_REACH }
    };
    (0..SURROUNDINGS).map(chance).collect()
}

/// Does a tile go between these neighbours in any turn? If there is a connector among them, it is joined to one.
fn fits(tile: &Tile, sides: &[usize; 4]) -> bool {
    let there = |side: Side| sides[side.index()];
    Turn::ALL.into_iter().any(|turn| {
        let blocked = tile.component.is_engine() && (turn != Turn::NONE || there(Side::Rear) != 0)
            || tile.component.is_cannon() && there(Side::Front.turned(turn)) != 0;
        let pipes = tile.pipes.turned(turn);
        // A connector clashes with a smooth side and with other pipes, so whatever meets one without a clash is joined.
        let clashes = |side: Side| {
            let (mine, theirs) = (pipes.code(side), there(side) & 3);
            there(side) != 0 && mine & theirs == 0 && mine | theirs != 0
        };
        !blocked && !Side::ALL.into_iter().any(clashes)
    })
}

/// How many components more can be expected on a ship, with so many grips for them.
pub fn to_come(ship: &Ship, board: Squares, grips: f32) -> f32 {
    let free = board.minus(ship.occupied() | ship.kept_clear());
    let mut around = [Squares::NONE; 12];
    let (mut beside, mut reached) = (Squares::NONE, Squares::NONE);
    for side in Side::ALL {
        let back = side.opposite();
        let [one, two] = ship.pipes(back).map(|set| ship.grid().step(set, back));
        let there = ship.grid().step(ship.occupied(), back);
        reached |= one | two;
        beside |= there;
        around[3 * side.index()..][..3].copy_from_slice(&[one, two, there]);
    }
    let chances = grips / GRIPS_FOR_A_CHANCE;
    // Squares that will be filled in the end, and the chance that the next tile fits nowhere.
    let (mut rooms, mut nowhere) = (free.minus(beside).len() as f32, 1.0);
    for square in free & beside {
        let bit = |bits: usize, (at, set): (usize, &Squares)| bits | usize::from(set.contains(square)) << at;
        let chance = CHANCES[around.iter().enumerate().fold(0, bit)];
        rooms += chance * (1.0 + chances) / (1.0 + chance * chances);
        if reached.contains(square) {
            nowhere *= 1.0 - chance;
        }
    }
    if rooms <= 0.0 { 0.0 } else { rooms * (1.0 - (-grips * (1.0 - nowhere) / rooms).exp()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::ship::legal::Surroundings;
    use trucker_engine::squares::Square;
    use trucker_engine::state::{Mode, Setup, State};
    use trucker_engine::tile::TileId;
    use trucker_engine::view::View;
    use trucker_engine::words::{Level, Seat};

    /// A ship of level III with nothing but its first cabin, and its board.
    fn bare() -> (Ship, Squares) {
        let state = State::new(Setup::new(2, Mode::Flight(Level::III)));
        let view = View::new(&state, trucker_content::base(), Seat::new(0));
        let mut ship = Ship::default();
        let content = trucker_content::base();
        let cabin = content.tiles.iter().position(|tile| tile.component == Component::StartingCabin).expect("a cabin");
        ship.put(content, Square::CENTRE, TileId(cabin as u16), Turn::NONE);
        (ship, view.board(Seat::FIRST))
    }

    /// The same with a tile of so many connectors on each side of the cabin.
    fn crossed(connectors: u8) -> (Ship, Squares) {
        let (mut ship, board) = bare();
        let content = trucker_content::base();
        let plain =
            |tile: &Tile| matches!(tile.component, Component::Cargo(_) | Component::Battery(_) | Component::Structural);
        let fitting = content.tiles.iter().position(|tile| plain(tile) && tile.pipes.connectors() == connectors);
        let tile = TileId(fitting.expect("there is such a tile") as u16);
        for side in Side::ALL {
            let here = ship.grid().next(Square::CENTRE, side).expect("it is on the board");
            let around = Surroundings::of(&ship, board);
            let turn = Turn::ALL.into_iter().find(|turn| around.legal(content, tile, *turn).contains(here));
            ship.put(content, here, tile, turn.expect("it fits the cabin"));
        }
        (ship, board)
    }

    #[test]
    fn what_is_to_come_is_bounded_by_grips_and_by_squares() {
        let (ship, board) = bare();
        assert_eq!(to_come(&ship, board, 0.0), 0.0);
        let few = to_come(&ship, board, 10.0);
        assert!((6.0..10.0).contains(&few), "{few}");
        let all = to_come(&ship, board, 10_000.0);
        let free = board.len() as f32 - 1.0;
        assert!((0.95 * free..=free).contains(&all), "{all} of {free}");
    }

    #[test]
    fn a_ship_that_closes_up_has_less_to_come() {
        let ((open, board), (closed, _)) = (crossed(4), crossed(1));
        assert!(to_come(&open, board, 20.0) > to_come(&closed, board, 20.0) + 5.0);
        assert_eq!(to_come(&closed, board, 20.0), 0.0, "nothing leads on");
    }
}
