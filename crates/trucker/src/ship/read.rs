//! Ships from the command line: a code, or a file with a code or a list of tiles.

use super::boards::{Board, TURNS};
use super::{code, lodging, marks};
use std::io::Read;
use trucker_engine::content::Content;
use trucker_engine::ship::hidden::SMUGGLED;
use trucker_engine::ship::{Aboard, MAX_COMPONENTS, Ship};
use trucker_engine::squares::Square;
use trucker_engine::tile::{Component, Tile, TileId};
use trucker_engine::words::{Alien, Good, Goods, Level, Turn};

/// A file with more bytes than this is no ship.
const MOST_BYTES: u64 = 65_536;

const CONTENTS: [&str; 7] = ["humans", "sleepers", "alien", "batteries", "goods", "full", "nothing"];
const LEVELS: [(&str, Level); 6] =
    [("I", Level::I), ("II", Level::II), ("III", Level::III), ("1", Level::I), ("2", Level::II), ("3", Level::III)];

/// The ship that was asked for, and its board if that was said.
///
/// # Errors
/// Says what is wrong with it and what is allowed.
pub fn ship(text: &str, content: &Content) -> Result<(Option<Board>, Ship), String> {
    if code::looks_like_code(text) {
        return match code::decode(text, content) {
            Ok((board, ship)) => Ok((Some(board), ship)),
            // A file may have a strange name.
            Err(_) if std::path::Path::new(text).is_file() => of_file(text, content),
            Err(wrong) => Err(format!("'{}' is not the code of a ship: {wrong}", shown(text))),
        };
    }
    of_file(text, content)
}

fn of_file(name: &str, content: &Content) -> Result<(Option<Board>, Ship), String> {
    let unreadable = |wrong: std::io::Error| {
        format!(
            "'{}' is neither the code of a ship (those begin with {}) nor a file that can be read: {wrong}",
            shown(name),
            code::PREFIX
        )
    };
    let mut bytes = Vec::new();
    let read = if name == "-" {
        std::io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(name).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    };
    read.map_err(unreadable)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!("{}: too long for a ship, {MOST_BYTES} bytes are allowed", shown(name)));
    }
    let text = String::from_utf8(bytes).map_err(|_| format!("{}: not a text file in UTF-8", shown(name)))?;
    of_text(&text, content).map_err(|(line, wrong)| match line {
        0 => format!("{}: {wrong}", shown(name)),
        line => format!("{}:{line}: {wrong}", shown(name)),
    })
}

/// The ship in the text of a file: one code, or a square a line as in the `ship` blocks of scenarios.
///
/// # Errors
/// The number of the line, or 0 for the whole text, and what is wrong with it.
pub fn of_text(text: &str, content: &Content) -> Result<(Option<Board>, Ship), (usize, String)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim()));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
    if let [(number, line)] = lines[..]
        && code::looks_like_code(line)
    {
        let (board, ship) = code::decode(line, content).map_err(|wrong| (number, wrong))?;
        return Ok((Some(board), ship));
    }
    let mut ship = Ship::default();
    let mut board = None;
    for (number, line) in lines {
        let mut words = Words(line.split_whitespace().collect(), 0);
        let said = match words.peek() {
            Some(key @ ("level" | "board")) => {
                words.take();
                let said = match key {
                    "level" => words.one_of("level", &LEVELS).map(Board::from),
                    _ => Board::named(&words.rest(), content),
                };
                said.and_then(|said| match board.replace(said) {
                    None => Ok(()),
                    Some(_) => Err(format!("the {key} is there twice, one is allowed, and either level or board")),
                })
            }
            Some("ship") => {
                words.1 = words.0.len(); // Whose ship it is does not matter.
                Ok(())
            }
            Some("mark") => {
                words.take();
                // Whose ship it is does not matter here either.
                if words.peek().is_some_and(|word| !word.contains(',')) {
                    words.take();
                }
                marks::read(&words.rest()).and_then(|(square, mark)| marks::put(&mut ship, content, square, mark))
            }
            _ => square(&mut words, content, &mut ship),
        };
        said.and_then(|()| words.end()).map_err(|wrong| (number, wrong))?;
    }
    if ship.occupied().is_empty() {
        return Err((0, "no ship in it: a code, or a line for each tile such as 7,6 t101 >, is allowed".to_owned()));
    }
    let ship = lodging::by_what_is_aboard(ship, content);
    let lies = board.map(|board: Board| board.printed(content).grid);
    Ok((board, lies.map_or(ship, |grid| ship.laid_on(content, grid))))
}

/// `7,6 t101 > humans 2`.
fn square(words: &mut Words<'_>, content: &Content, ship: &mut Ship) -> Result<(), String> {
    let word = words.take().unwrap_or_default();
    let square: Square = word.parse().map_err(|_| {
        format!("'{}' is not a square: write column,row with both from 2 to 12 and no space, such as 7,8", shown(word))
    })?;
    if let Some(component) = ship.component(content, square)
        && words.peek().is_some_and(|word| CONTENTS.contains(&word))
    {
        ship.set_aboard(square, fill(words, component)?);
        return Ok(());
    }
    let tile = tile(words, content)?;
    if ship.occupied().contains(square) {
        return Err(format!("{square} has a tile already"));
    }
    if ship.tiles().any(|(_, placed)| placed.tile == tile) {
        return Err(format!("tile {} is there twice, the box has one of it", content.tile(tile).name));
    }
    if ship.occupied().len() >= MAX_COMPONENTS {
        return Err(format!("a ship has at most {MAX_COMPONENTS} components"));
    }
    let turn = TURNS.iter().position(|turn| words.peek() == Some(turn));
    if turn.is_some() {
        words.take();
    }
    ship.put(content, square, tile, Turn::from_quarters(turn.unwrap_or(0)));
    let aboard = fill(words, content.tile(tile).component)?;
    ship.set_aboard(square, aboard);
    Ok(())
}

fn tile(words: &mut Words<'_>, content: &Content) -> Result<TileId, String> {
    let word = words.take().ok_or("a tile is missing, such as t101 or start")?;
    let found = if word == "start" { content.starting_cabins().next() } else { content.tile_named(word) };
    found.ok_or_else(|| {
        let boxes = content.tiles.chunk_by(|tile, next| tile.set == next.set);
        let names = |tiles: &[Tile]| Some(format!("{} to {}", tiles.first()?.name, tiles.last()?.name));
        let allowed = boxes.filter_map(names).collect::<Vec<_>>().join(", ");
        format!("tile '{}' is unknown: allowed is start, and {allowed}; made-up tiles have no code", shown(word))
    })
}

fn fill(words: &mut Words<'_>, component: Component) -> Result<Aboard, String> {
    let mut aboard = Aboard::NOTHING;
    while let Some(word) = words.take() {
        aboard = match (word, component) {
            ("nothing", _) => Aboard::NOTHING,
            ("humans", Component::Cabin) if aboard.alien().is_some() => aboard.with_humans(words.number("humans", 1)?),
            // Whoever is awake there is counted with the batteries until the ship knows that some are.
            ("humans", Component::StasisChamber) => {
                aboard.with_batteries(words.number("humans", component.sleepers() / 2)?)
            }
            ("humans", Component::Cabin | Component::StartingCabin) => {
                aboard.with_alien(None).with_humans(words.number("humans", 2)?)
            }
            ("full", Component::Cabin | Component::StartingCabin) => aboard.with_alien(None).with_humans(2),
            ("alien", Component::Cabin) => {
                let alien = words
                    .one_of("alien", &[("purple", Alien::Purple), ("brown", Alien::Brown), ("cyan", Alien::Cyan)])?;
                aboard.with_humans(0).with_alien(Some(alien))
            }
            ("sleepers", Component::StasisChamber) => {
                aboard.with_humans(words.number("sleepers", component.sleepers())?)
            }
            ("full", Component::StasisChamber) => aboard.with_humans(component.sleepers()),
            ("batteries", _) if component.batteries() > 0 => {
                aboard.with_batteries(words.number("batteries", component.batteries())?)
            }
            ("full", _) if component.batteries() > 0 => aboard.with_batteries(component.batteries()),
            ("goods", _) if lodging::is_module(component) => {
                let goods = words.goods()?;
                let hidden = SMUGGLED.into_iter().find(|good| goods[*good] == 1 && goods.count() == 1);
                let hidden = hidden.ok_or("a module hides one green or blue block")?;
                aboard.with_good(hidden, 1)
            }
            ("goods", _) if component.containers() > 0 => {
                let (goods, most) = (words.goods()?, component.containers());
                if goods.count() > u32::from(most) {
                    return Err(format!("this hold has {most} containers, one block goes into each"));
                }
                if goods[Good::Red] > lodging::most_red(component) {
                    return Err("red goods need a special cargo hold".to_owned());
                }
                Good::ALL.into_iter().fold(aboard, |aboard, good| aboard.with_good(good, goods[good]))
            }
            (word, _) if CONTENTS.contains(&word) => return Err(format!("{word} cannot stand on this tile")),
            _ => {
                let allowed =
                    "^ > v < (turn), humans 2, sleepers 4, alien purple, batteries 2, goods red blue, full, nothing";
                return Err(format!("'{}' is unknown: allowed is {allowed}", shown(word)));
            }
        };
    }
    if component == Component::StasisChamber && aboard.batteries() > 0 && aboard.humans() > component.sleepers() / 2 {
        return Err("where some are awake in a stasis chamber, two can sleep".to_owned());
    }
    Ok(aboard)
}

/// The words of a line, and how many have been read.
struct Words<'t>(Vec<&'t str>, usize);

impl<'t> Words<'t> {
    fn peek(&self) -> Option<&'t str> {
        self.0.get(self.1).copied()
    }

    fn take(&mut self) -> Option<&'t str> {
        let word = self.peek()?;
        self.1 += 1;
        Some(word)
    }

    /// All that is left of the line.
    fn rest(&mut self) -> String {
        let rest = self.0[self.1..].join(" ");
        self.1 = self.0.len();
        rest
    }

    fn end(&self) -> Result<(), String> {
        self.peek().map_or(Ok(()), |word| Err(format!("'{}' is too much on this line", shown(word))))
    }

    fn one_of<T: Copy>(&mut self, what: &str, lexicon: &[(&str, T)]) -> Result<T, String> {
        let word = self.take().unwrap_or_default();
        let found = lexicon.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
        found.ok_or_else(|| {
            let all: Vec<&str> = lexicon.iter().map(|(name, _)| *name).collect();
            format!("{what} '{}' is unknown: allowed is {}", shown(word), all.join(", "))
        })
    }

    fn number(&mut self, what: &str, most: u8) -> Result<u8, String> {
        let word = self.take().unwrap_or_default();
        let number = word.parse().ok().filter(|number| *number <= most);
        number.ok_or_else(|| format!("{what} '{}' is wrong: allowed is 0 to {most}", shown(word)))
    }

    fn goods(&mut self) -> Result<Goods, String> {
        let colours = [("red", Good::Red), ("yellow", Good::Yellow), ("green", Good::Green), ("blue", Good::Blue)];
        let mut goods = Goods::NONE;
        while self.peek().is_some_and(|word| !CONTENTS.contains(&word)) {
            let good = self.one_of("goods", &colours)?;
            goods[good] = goods[good].saturating_add(1);
        }
        Ok(goods)
    }
}

/// Words of the input as a message shows them: on one line, and not endless.
pub(super) fn shown(text: &str) -> String {
    let mut start: String = text.chars().take(80).flat_map(char::escape_debug).collect();
    if text.chars().nth(80).is_some() {
        start.push('…');
    }
    start
}
