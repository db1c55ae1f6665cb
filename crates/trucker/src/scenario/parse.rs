//! From the text of a file to scenarios.

use super::Fault;
use super::cards::card;
use super::expect::{Check, expectations};
use super::lines::{Line, first_word, lines, number};
use super::ships::is_square_line;
use super::steps::{Step, step};
use super::table::{TABLE_WORDS, Table};
use super::words::{Said, shown};
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::content::Content;
use trucker_engine::state::State;
use trucker_engine::words::Seat;

/// One rule case.
pub(super) struct Scenario {
    pub(super) title: String,
    pub(super) line: usize,
    pub(super) table: Table,
    /// The state that the table describes.
    pub(super) state: State,
    pub(super) dice: Vec<(u8, u8)>,
    pub(super) items: Vec<Item>,
}

/// What happens and what is expected, in the order of the file.
pub(super) enum Item {
    Act { line: usize, text: String, act: Act },
    Step(Step),
    Check(usize, Check),
}

/// A part of the game that is played.
pub(super) enum Act {
    /// One card is resolved.
    Card(CardId),
    /// A flight with these cards, in this order or in the order of the box, to its very end.
    Flight {
        cards: Vec<CardId>,
        /// Those of them that others lay on top, and that are not in the deck before.
        on_top: CardSet,
        shuffled: bool,
    },
    SetUp,
    Building,
    Launch,
    Payday,
    Titles,
    Between,
}

const ACTS: [&str; 8] = ["card", "flight", "set-up", "building", "launch", "payday", "titles", "between"];
const BLOCKS: [&str; 4] = ["answers", "steps", "expect", "dice"];

/// What the lines that follow are about.
#[derive(Clone, Copy)]
enum Block {
    Table,
    Ship(Seat),
    Steps,
    Expect,
}

/// The scenarios of a file; one that cannot be read is a fault.
pub(super) fn scenarios(file: &str, text: &str, content: &Content) -> Vec<Result<Scenario, Fault>> {
    let mut all = Vec::new();
    let mut common: Vec<Line> = Vec::new();
    let mut own: Option<(Line, Vec<Line>)> = None;
    let mut in_common = false;
    for line in lines(text) {
        let (key, rest) = first_word(line.text);
        match key {
            "scenario" => {
                if rest.is_empty() {
                    all.push(Err(Fault::new(file, line.number, "a scenario needs a title after the word 'scenario'")));
                }
                finish(file, &common, own.take(), content, &mut all);
                own = Some((Line { text: rest, ..line }, Vec::new()));
                in_common = false;
            }
            "common" => {
                if !rest.is_empty() {
                    all.push(Err(Fault::new(file, line.number, "'common' stands alone on its line")));
                }
                finish(file, &common, own.take(), content, &mut all);
                common.clear();
                in_common = true;
            }
            _ if in_common => common.push(line),
            _ => match &mut own {
                Some((_, lines)) => lines.push(line),
                None => {
                    let what = format!(
                        "'{}' stands before the first scenario: begin with 'scenario' and a title",
                        shown(line.text)
                    );
                    all.push(Err(Fault::new(file, line.number, what)));
                    return all;
                }
            },
        }
    }
    finish(file, &common, own, content, &mut all);
    if all.is_empty() {
        all.push(Err(Fault::new(file, 1, "there is no scenario in this file: begin one with 'scenario' and a title")));
    }
    all
}

fn finish(
    file: &str,
    common: &[Line],
    own: Option<(Line, Vec<Line>)>,
    content: &Content,
    all: &mut Vec<Result<Scenario, Fault>>,
) {
    let Some((head, lines)) = own else { return };
    let mut reader = Reader {
        table: Table::new(content),
        dice: Vec::new(),
        items: Vec::new(),
        block: Block::Table,
        at: 0,
        paid: None,
        scored: None,
        mentioned: Vec::new(),
    };
    for line in common.iter().chain(&lines) {
        if let Err(what) = reader.read(*line) {
            all.push(Err(Fault::new(file, line.number, what)));
            return;
        }
    }
    let Reader { table, dice, items, .. } = reader;
    if !items
        .iter()
        .any(|item| matches!(item, Item::Check(..)) || matches!(item, Item::Step(step) if step.refused.is_some()))
    {
        all.push(Err(Fault::new(
            file,
            head.number,
            "this scenario expects nothing: add a line 'expect' and what is expected",
        )));
        return;
    }
    if let Err((line, what)) = table.check_aliens() {
        all.push(Err(Fault::new(file, line.unwrap_or(head.number), what)));
        return;
    }
    if let Ok(state) = table.state()
        && let Err((line, what)) = table.check_contents(&state)
    {
        all.push(Err(Fault::new(file, line.unwrap_or(head.number), what)));
        return;
    }
    let scenario = table.state().and_then(|state| table.starting_spaces().map(|_| state)).map(|state| Scenario {
        title: head.text.to_owned(),
        line: head.number,
        table,
        state,
        dice,
        items,
    });
    all.push(scenario.map_err(|what| Fault::new(file, head.number, what)));
}

struct Reader {
    table: Table,
    dice: Vec<(u8, u8)>,
    items: Vec<Item>,
    block: Block,
    /// The time of the last step, in milliseconds.
    at: u32,
    /// What this flight has brought already, as the word of its line.
    paid: Option<&'static str>,
    /// The same for the titles.
    scored: Option<&'static str>,
    /// What has been expected so far, by the first two words.
    mentioned: Vec<String>,
}

/// What an expectation is about: its word and its player or colour.
fn two_words(text: &str) -> String {
    text.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
}

impl Reader {
    fn read(&mut self, line: Line) -> Said<()> {
        let (key, rest) = first_word(line.text);
        match (self.block, key) {
            (_, "answers" | "steps") => self.begin(Block::Steps, rest),
            (_, "expect") => self.begin(Block::Expect, rest),
            (_, "dice") => self.read_dice(rest),
            (_, "card" | "flight" | "set-up" | "building" | "launch" | "payday" | "titles" | "between") => {
                self.block = Block::Table;
                let act = self.act(key, rest)?;
                self.once_a_flight(&act)?;
                self.items.push(Item::Act { line: line.number, text: line.text.to_owned(), act });
                Ok(())
            }
            (Block::Expect, _) => {
                let mut checks = expectations(&mut self.table, line.text)?;
                for check in &mut checks {
                    match check {
                        Check::Fact(fact) => self.mentioned.push(two_words(&fact.what)),
                        Check::NothingElse(mentioned) => mentioned.clone_from(&self.mentioned),
                        _ => {}
                    }
                }
                self.items.extend(checks.into_iter().map(|check| Item::Check(line.number, check)));
                Ok(())
            }
            (Block::Ship(seat), _) if is_square_line(line.text) => {
                let square = self.table.read_square(seat, line.text)?;
                self.table.lines.push((seat, Some(square), line.number));
                Ok(())
            }
            (_, "rule") => Ok(()),
            (_, _) if TABLE_WORDS.contains(&key) => {
                let ship = self.table.read(key, rest)?;
                self.table.lines.extend(ship.map(|seat| (seat, None, line.number)));
                self.block = ship.map_or(Block::Table, Block::Ship);
                Ok(())
            }
            (Block::Steps, _) => {
                let step = step(&mut self.table, line.number, line.text)?;
                if step.at.is_some_and(|at| at < self.at) {
                    let before = f64::from(self.at) / 1000.0;
                    return Err(format!("this time is earlier than the step before it, which is at {before}s"));
                }
                self.at = step.at.unwrap_or(self.at);
                self.items.push(Item::Step(step));
                Ok(())
            }
            (Block::Table | Block::Ship(_), _) => {
                let all: Vec<&str> = ["rule"].into_iter().chain(TABLE_WORDS).chain(ACTS).chain(BLOCKS).collect();
                Err(format!("'{}' is unknown here: allowed is {}", shown(key), all.join(", ")))
            }
        }
    }

    fn begin(&mut self, block: Block, rest: &str) -> Said<()> {
        if !rest.is_empty() {
            return Err(format!("'{}' is too much: this word stands alone on its line", shown(rest)));
        }
        self.block = block;
        Ok(())
    }

    fn act(&mut self, key: &str, rest: &str) -> Said<Act> {
        let level = self.table.round().level;
        let bare = |act: Act| if rest.is_empty() { Ok(act) } else { Err(format!("'{}' is too much", shown(rest))) };
        match key {
            "card" => card(&mut self.table.content, rest, level).map(Act::Card),
            "flight" => {
                let shuffled = first_word(rest).0 == "shuffled";
                let names = if shuffled { first_word(rest).1 } else { rest };
                let mut cards = Vec::new();
                let mut on_top = CardSet::default();
                for word in names.split_whitespace() {
                    let name = word.trim_start_matches('+');
                    let card = self.table.content.card_named(name);
                    let card = card.ok_or_else(|| {
                        format!("card '{}' is unknown: a flight is a list of names such as II-09", shown(name))
                    })?;
                    if cards.contains(&card) {
                        return Err(format!("card {name} is in the deck twice"));
                    }
                    cards.push(card);
                    if name != word {
                        on_top.insert(card);
                    }
                }
                if cards.len() == on_top.len() {
                    return Err("a flight needs cards, such as: flight I-05 II-09".to_owned());
                }
                Ok(Act::Flight { cards, on_top, shuffled })
            }
            "set-up" => bare(Act::SetUp),
            "building" => bare(Act::Building),
            "launch" => bare(Act::Launch),
            "payday" => bare(Act::Payday),
            "between" => bare(Act::Between),
            _ => bare(Act::Titles),
        }
    }

    /// Refuses a second payday of one flight, and titles that are given out twice.
    fn once_a_flight(&mut self, act: &Act) -> Said<()> {
        let word = match act {
            Act::Between | Act::SetUp | Act::Building | Act::Launch => {
                (self.paid, self.scored) = (None, None);
                return Ok(());
            }
            Act::Card(_) => return Ok(()),
            Act::Flight { .. } => "flight",
            Act::Payday => "payday",
            Act::Titles => "titles",
        };
        let next = "before the next flight comes 'set-up', 'building' or 'launch'";
        if let Some(before) = self.paid.filter(|_| word != "flight") {
            return Err(format!("this flight is paid already, with the line '{before}': {next}"));
        }
        if let Some(before) = self.scored.filter(|_| word != "flight") {
            return Err(format!("the titles of this flight are given out already, with the line '{before}': {next}"));
        }
        let all = if word == "titles" { &mut self.scored } else { &mut self.paid };
        *all = Some(word);
        Ok(())
    }

    fn read_dice(&mut self, text: &str) -> Said<()> {
        if text.is_empty() {
            return Err(
                "dice are missing: write two dice such as 3+4, their sum such as 7, or one die such as 4+".to_owned()
            );
        }
        for word in text.split_whitespace() {
            let pair = match word.split_once('+') {
                Some((only, "")) => (number(only, "die", 1, 6)?, 0),
                Some((first, second)) => (number(first, "die", 1, 6)?, number(second, "die", 1, 6)?),
                None => {
                    let sum: u8 = number(word, "sum of two dice", 2, 12)?;
                    let first = sum.saturating_sub(6).max(1);
                    (first, sum - first)
                }
            };
            self.dice.push(pair);
        }
        Ok(())
    }
}
