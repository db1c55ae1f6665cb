//! Which ship board everyone builds on. Base rulebook, *Setup*; *Keep on Trucking*, *Ship IA*; *Another Big Expansion*,
//! *Class IV*.

use crate::chance::Purpose;
use crate::content::Halves;
use crate::event::Event;
use crate::rules::Ruleset;
use crate::script::Cx;
use crate::words::{BySeat, Turn};

/// What chance has said about the boards, told when they lie on the table.
pub struct Laid {
    turned: Option<(u8, Turn)>,
    dealt: bool,
}

/// Chooses the boards of a flight, where the one that was agreed on is this.
pub fn choose(cx: &mut Cx<'_, '_>, rules: &mut Ruleset, agreed: usize) -> Laid {
    let turned = turn(cx, agreed);
    let board = turned.map_or(agreed, |(_, _, board)| board);
    rules.board = (board != rules.level.index()).then_some(board as u8);
    rules.boards = deal(cx, board);
    Laid { turned: turned.map(|(die, turn, _)| (die, turn)), dealt: rules.boards.is_some() }
}

impl Laid {
    /// Tells everyone.
    pub fn tell(self, cx: &mut Cx<'_, '_>) {
        if let Some((die, turn)) = self.turned {
            cx.emit(Event::BoardTurned { die, turn });
        }
        if self.dealt {
            for seat in cx.state().seats().iter() {
                let board = cx.state().rules.board_index(seat) as u8;
                cx.emit(Event::BoardDealt { seat, board });
            }
        }
    }
}

/// Before building, one die says for everybody which way a board with a compass lies.
fn turn(cx: &mut Cx<'_, '_>, board: usize) -> Option<(u8, Turn, usize)> {
    let compass = cx.content.ship_boards[board].compass?;
    let face = cx.draw(Purpose::Dice, compass.len());
    let turn = compass[face];
    Some((face as u8 + 1, turn, cx.content.turned_board(board, turn)))
}

/// If this board is made of halves, everyone gets a front and a rear half at random that nobody else has.
fn deal(cx: &mut Cx<'_, '_>, board: usize) -> Option<BySeat<u8>> {
    let printed = &cx.content.ship_boards[board];
    printed.halves?;
    let content = cx.content;
    let like = (0u8..).zip(&content.ship_boards);
    let like = like.filter(|(_, other)| other.level == printed.level && other.set == printed.set);
    let mut left: Vec<(u8, Halves)> = like.filter_map(|(index, other)| Some((index, other.halves?))).collect();
    let mut dealt = BySeat::default();
    for seat in cx.state().seats().iter() {
        if left.is_empty() {
            return None; // There are fewer halves than players: all build on the same board.
        }
        let (index, halves) = left[cx.draw(Purpose::Tiles, left.len())];
        dealt[seat] = index;
        left.retain(|(_, other)| other.differ(halves));
    }
    Some(dealt)
}
