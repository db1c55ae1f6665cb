//! The ship boards that codes, files and the command line name.

use trucker_engine::content::{Content, ShipBoard, Warp};
use trucker_engine::rules::Ruleset;
use trucker_engine::ship::board::column_of;
use trucker_engine::words::{Dice, Level, Roll, Seat};

/// How boards and tiles are turned, by quarters.
pub(super) const TURNS: [&str; 4] = ["^", ">", "v", "<"];

/// A ship board, by its place among those of the boxes. One that a die turns is there four times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board(u8);

impl From<Level> for Board {
    /// The board of the base box: those come first, one for each level.
    fn from(level: Level) -> Board {
        Board(level.index() as u8)
    }
}

impl Board {
    /// Every board, in every way it can be turned.
    pub fn all(content: &Content) -> impl Iterator<Item = Board> + use<> {
        (0..content.ship_boards.len() as u8).map(Board)
    }

    /// What is printed on it, turned as it lies.
    pub fn printed(self, content: &Content) -> &ShipBoard {
        &content.ship_boards[usize::from(self.0)]
    }

    /// The board of a player in a flight with these rules.
    pub fn of(rules: &Ruleset, seat: Seat) -> Board {
        Board(rules.board_index(seat) as u8)
    }

    /// The level that it is flown on.
    pub fn level(self, content: &Content) -> Level {
        self.printed(content).level
    }

    /// The rules of a flight on it.
    pub fn rules(self, content: &Content) -> Ruleset {
        let level = self.level(content);
        let mut rules = Ruleset::new(level, false);
        rules.board = (self != Board::from(level)).then_some(self.0);
        rules
    }

    /// `2`, `2A`, `1A3`: its level, its letter, and its quarter turns if it is turned. It stands in codes.
    pub fn code(self, content: &Content) -> String {
        let board = self.printed(content);
        let letter = board.name.strip_prefix(&board.level.to_string()).unwrap_or(&board.name);
        let turn = Some(board.turned.quarters()).filter(|quarters| *quarters > 0);
        format!("{}{letter}{}", board.level.index() + 1, turn.map(|quarters| quarters.to_string()).unwrap_or_default())
    }

    /// `II`, `IIA`, `IA <`: its name, and how it is turned if it is. It stands in files and texts.
    pub fn name(self, content: &Content) -> String {
        let board = self.printed(content);
        match board.turned.quarters() {
            0 => board.name.clone(),
            quarters => format!("{} {}", board.name, TURNS[quarters]),
        }
    }

    /// The board of this name, with or without spaces, or as it stands in codes.
    ///
    /// # Errors
    /// Says which names are allowed.
    pub fn named(text: &str, content: &Content) -> Result<Board, String> {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let is_it =
            |board: &Board| [board.name(content), board.code(content)].iter().any(|name| bare(name) == bare(text));
        Board::all(content).find(is_it).ok_or_else(|| {
            let names: Vec<String> = Board::all(content).map(|board| board.name(content)).collect();
            format!("board '{}' is unknown: allowed is {}", super::read::shown(text), names.join(", "))
        })
    }

    /// What is special about where rolls land on it, in words.
    pub(super) fn peculiarity(self, content: &Content) -> Option<String> {
        let board = self.printed(content);
        match &board.warp {
            Warp::None => None,
            Warp::Merged(_) => {
                let rolls = || (2..=12).filter_map(Roll::from_number);
                let lines = rolls().filter_map(|line| {
                    let meant = rolls().filter(|roll| column_of(board, Dice::with_sum(*roll)) == line);
                    let meant = meant.map(|roll| roll.number().to_string()).collect::<Vec<_>>().join(" ");
                    (!meant.is_empty()).then(|| format!("{meant} for {}", line.number()))
                });
                Some(format!("rolls share rows and columns: {}", lines.collect::<Vec<_>>().join(", ")))
            }
            Warp::Mirrored => Some("what comes from the front or rear comes in the mirrored column, too".to_owned()),
            Warp::Redirected { .. } => {
                Some("what comes from the front or rear beside the ship turns and comes from a side".to_owned())
            }
            Warp::OwnDice(_) => Some("dice are not added: the board says which column or row they mean".to_owned()),
        }
    }
}
