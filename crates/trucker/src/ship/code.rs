//! Ships as short texts, for links, logs and files.
//!
//! `s1-2-` begins the code of a ship on the board of level II; `1` is the version of the format. `2A` instead of `2` is
//! the board IIA of *Keep on Trucking*, and `1A3` the board IA turned clockwise by three quarters. Then come the
//! components, row by row from the front, in the digits `A`–`Z` `a`–`z` `0`–`9` `-` `_`, six bits each: three digits for
//! the square (7 bits, row by row), the number of the tile in the box (9 bits) and its turn (2 bits); and for cabins,
//! battery components, cargo holds and stasis chambers one digit more for what stands on them; for a component that
//! combines holds and batteries two digits, goods first. Two digits at the end check the rest. If a ship differs from its
//! tiles, its marks stand before the components between two `~`, five digits each. Three digits after a structural module
//! or a router, with a square that no board has, are a block hidden there.
//!
//! A ship has exactly one code. Only tiles of the box have numbers: tiles that a scenario makes up have no code.
//!
//! ```
//! use trucker::ship::code::{decode, encode};
//! let content = trucker_content::base();
//! let (board, ship) = decode("s1-2-eCACAM", content).unwrap();
//! assert_eq!(ship.tiles().count(), 1);
//! assert_eq!(encode(&ship, content, board), "s1-2-eCACAM");
//! assert!(decode("s1-2-eCA!AM", content).unwrap_err().contains("character 9"));
//! ```

use super::boards::Board;
use super::{lodging, marks};
use trucker_engine::content::Content;
use trucker_engine::ship::hidden::SMUGGLED;
use trucker_engine::ship::marks::Mark;
use trucker_engine::ship::{Aboard, MAX_COMPONENTS, Quirks, Ship};
use trucker_engine::squares::Square;
use trucker_engine::tile::{Component, TileId, TileSet};
use trucker_engine::words::{Alien, Good, Goods, Turn};

/// How every code of this version begins.
pub const PREFIX: &str = "s1-";

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Stands before and after the marks on a ship.
const MARKS: char = '~';
/// Digits of a mark.
const MARK_DIGITS: usize = 5;
/// Digits of the check at the end.
const CHECK: usize = 2;
/// Cabins: up to this number it is so many humans, the next ones are aliens.
const ALIENS_FROM: u32 = 8;
/// Cabins: the next ones are aliens with a human beside them.
const SHARED_FROM: u32 = ALIENS_FROM + Alien::ALL.len() as u32;
/// Stasis chambers: whoever is awake counts so many times as much as whoever is asleep.
const AWAKE: u32 = 8;
/// The square of a block that is hidden in the component before: no board has one with this number.
const HIDDEN: u32 = 127;

/// The code of a ship on this board.
///
/// It says everything about the ship: tiles, turns, marks, crew, batteries, goods. Equal ships have equal codes, in whatever
/// order they were built.
pub fn encode(ship: &Ship, content: &Content, board: impl Into<Board>) -> String {
    let asleep = Quirks { awake: false, ..ship.quirks() };
    let ship = &if ship.quirks().awake { ship.with_quirks(content, asleep) } else { *ship };
    let mut code = format!("{PREFIX}{}-", board.into().code(content));
    if !ship.marks().is_empty() {
        code.push(MARKS);
        ship.marks().iter().for_each(|(square, mark)| push(&mut code, mark.to_bits(square), MARK_DIGITS));
        code.push(MARKS);
    }
    for (square, placed) in ship.tiles() {
        let word = (square.index() as u32) << 11 | u32::from(placed.tile.0) << 2 | placed.turn.quarters() as u32;
        push(&mut code, word, 3);
        let component = ship.component(content, square);
        if let Some((component, number)) =
            component.and_then(|it| Some((it, contents_number(it, ship.aboard(square))?)))
        {
            push(&mut code, number, digits(component));
        } else if let Some(good) = ship.aboard(square).goods().most_valuable() {
            push(&mut code, HIDDEN << 11 | good.index() as u32, 3);
        }
    }
    let check = check(&code);
    push(&mut code, check, CHECK);
    code
}

/// Does this text look like a code, of any version, rather than like the name of a file?
pub fn looks_like_code(text: &str) -> bool {
    let digits = text.strip_prefix('s').map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    digits.is_some_and(|rest| rest.starts_with('-') && rest.len() + 1 < text.len())
}

/// The ship that a code stands for, and its board.
///
/// # Errors
/// Says what is wrong, at which character (counted from 1), and what is allowed there.
pub fn decode(code: &str, content: &Content) -> Result<(Board, Ship), String> {
    let chars: Vec<char> = code.trim().chars().collect();
    let mut reader = Reader { chars: &chars, at: 0 };
    let board = reader.heading(content)?;
    let body = reader.at;
    let end = chars.len().checked_sub(CHECK).filter(|end| *end >= body).ok_or_else(|| {
        format!("the code ends after character {}: the {CHECK} characters that check it are missing", chars.len())
    })?;
    let mut ship = Ship::on(board.printed(content).grid);
    let mut used = TileSet::default();
    reader.chars = &chars[..end];
    let marks = reader.marks()?;
    let mut load = Vec::new();
    while reader.at < end {
        load.extend(reader.component(content, &mut ship, &mut used, &marks)?);
    }
    for (number, (square, mark, from)) in marks.into_iter().enumerate() {
        let wrong = |what: String| format!("characters {from} to {}: {what}", from + MARK_DIGITS - 1);
        marks::put(&mut ship, content, square, mark).map_err(wrong)?;
        if ship.marks().iter().count() != number + 1 {
            return Err(wrong(format!("{square} has a mark of this kind already")));
        }
    }
    // What stands on a component is put there when it is what it has become.
    load.into_iter().for_each(|(square, aboard)| ship.set_aboard(square, aboard));
    let ship = lodging::by_what_is_aboard(ship, content);
    reader.chars = &chars;
    let found = reader.number(CHECK).ok_or("the characters that check the code are missing")??;
    let text: String = chars[..end].iter().collect();
    if found != check(&text) {
        return Err(format!(
            "characters {} to {} do not fit the rest: somewhere in the code a character is wrong or missing",
            end + 1,
            chars.len()
        ));
    }
    Ok((board, ship))
}

fn push(code: &mut String, number: u32, digits: usize) {
    for i in (0..digits).rev() {
        code.push(char::from(DIGITS[(number >> (6 * i) & 63) as usize]));
    }
}

/// Twelve bits that change with nearly every change of the text: FNV-1a, folded.
fn check(text: &str) -> u32 {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ hash >> 12 ^ hash >> 24) & 0xfff
}

struct Reader<'t> {
    chars: &'t [char],
    at: usize,
}

impl Reader<'_> {
    /// `s1-2-`, `s1-2A-`, `s1-1A3-`.
    fn heading(&mut self, content: &Content) -> Result<Board, String> {
        for (at, expected) in PREFIX.chars().enumerate() {
            if self.chars.get(at) != Some(&expected) {
                let found = self.chars.get(at).map_or("the end".to_owned(), |c| format!("'{}'", c.escape_debug()));
                let hint = if at == 1 { "; other versions are not known here" } else { "" };
                return Err(format!("character {}: {found}, but a code begins with {PREFIX}{hint}", at + 1));
            }
        }
        self.at = PREFIX.len();
        let rest = &self.chars[self.at..];
        // No board's code with its - begins another's, so the one that agrees to its end is meant.
        let agrees =
            |board: &Board| board.code(content).chars().chain(['-']).zip(rest).take_while(|(a, b)| a == *b).count();
        let boards: Vec<(Board, usize)> = Board::all(content).map(|board| (board, agrees(&board))).collect();
        if let Some((board, length)) = boards.iter().find(|(board, count)| *count > board.code(content).len()) {
            self.at += length;
            return Ok(*board);
        }
        let known = boards.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let at = self.at + known + 1;
        let names: Vec<String> = boards.iter().map(|(board, _)| board.code(content)).collect();
        if known == 0 {
            let said: String = rest.iter().take_while(|c| **c != '-').take(8).collect();
            let wrong = match rest.first() {
                None | Some('-') => "the ship board is missing".to_owned(),
                Some(_) => format!("'{}' is no ship board", said.escape_debug()),
            };
            return Err(format!("character {at}: {wrong}: allowed is {}, and a - follows it", names.join(", ")));
        }
        Err(format!("character {at}: that is no ship board: allowed is {}, and a - follows it", names.join(", ")))
    }

    /// A number of so many digits; `None` if there are too few characters for it.
    fn number(&mut self, digits: usize) -> Option<Result<u32, String>> {
        let mut number = 0;
        for _ in 0..digits {
            let character = self.chars.get(self.at)?;
            let Some(digit) = DIGITS.iter().position(|digit| char::from(*digit) == *character) else {
                let (found, at) = (character.escape_debug(), self.at + 1);
                return Some(Err(format!("character {at}: '{found}' is not allowed, only A-Z a-z 0-9 - _")));
            };
            number = number << 6 | digit as u32;
            self.at += 1;
        }
        Some(Ok(number))
    }

    /// The marks on a ship, if there are any, each with the character that it begins at.
    fn marks(&mut self) -> Result<Vec<(Square, Mark, usize)>, String> {
        let mut marks: Vec<(Square, Mark, usize)> = Vec::new();
        if self.chars.get(self.at) != Some(&MARKS) {
            return Ok(marks);
        }
        self.at += 1;
        let mut last = 0;
        while self.chars.get(self.at) != Some(&MARKS) {
            let from = self.at + 1;
            let missing =
                format!("characters {from} and on: a mark of {MARK_DIGITS} characters or a {MARKS} is missing");
            let bits = self.number(MARK_DIGITS).ok_or(missing)??;
            let wrong = |what: &str| format!("characters {from} to {}: {what}", from + MARK_DIGITS - 1);
            if bits <= last {
                return Err(wrong("marks go in the order of their numbers, each once"));
            }
            last = bits;
            let known = |(_, mark): &(Square, Mark)| !matches!(mark, Mark::Kind(component, _) if !is_known(*component));
            let mark = Mark::from_bits(bits).filter(known).ok_or_else(|| wrong("there is no such mark"))?;
            marks.push((mark.0, mark.1, from));
        }
        self.at += 1;
        if marks.is_empty() {
            Err(format!("character {}: between two {MARKS} stands a mark", self.at))
        } else {
            Ok(marks)
        }
    }

    /// Puts a component on the ship, and says what stands on it.
    fn component(
        &mut self,
        content: &Content,
        ship: &mut Ship,
        used: &mut TileSet,
        marks: &[(Square, Mark, usize)],
    ) -> Result<Option<(Square, Aboard)>, String> {
        let from = self.at + 1;
        // What is left, with the check that the reader does not see here.
        let last = self.chars.len() + CHECK;
        let short = |digits: usize| {
            format!(
                "characters {from} to {last} are too few for a component ({digits}) and the check at the end ({CHECK}): \
                 some are missing, or there are too many"
            )
        };
        let word = self.number(3).ok_or_else(|| short(3))??;
        let to = self.at;
        let wrong = |what: String| format!("characters {from} to {to}: {what}");
        let square = Square::from_index((word >> 11) as usize)
            .ok_or_else(|| wrong("there is no such square, a board has 11 rows of 11".to_owned()))?;
        if let Some(last) = ship.occupied().last().filter(|last| *last >= square) {
            return Err(wrong(format!("square {square} comes after {last}, but they go row by row from the front")));
        }
        let tile = TileId((word >> 2 & 0x1ff) as u16);
        let Some(printed) = content.tiles.get(usize::from(tile.0)) else {
            let most = content.tiles.len();
            return Err(wrong(format!("there is no tile number {}, the box has {most}", tile.0 + 1)));
        };
        if used.contains(tile) {
            return Err(wrong(format!("tile {} is there twice", printed.name)));
        }
        used.insert(tile);
        if ship.occupied().len() >= MAX_COMPONENTS {
            return Err(wrong(format!("a ship has at most {MAX_COMPONENTS} components")));
        }
        ship.put(content, square, tile, Turn::from_quarters((word & 3) as usize));
        // What it holds is decided by what it is now.
        let became = |(at, mark, _): &(Square, Mark, usize)| match mark {
            Mark::Kind(component, _) if *at == square => Some(*component),
            _ => None,
        };
        let component = marks.iter().find_map(became).unwrap_or(printed.component);
        if contents_number(component, Aboard::NOTHING).is_some() {
            let digits = digits(component);
            let number = self.number(digits).ok_or_else(|| short(3 + digits))??;
            let aboard = contents(component, number).ok_or_else(|| {
                let (at, allowed) = (self.at, allowed(component));
                format!("character {at}: that does not fit on tile {} at {square}: allowed is {allowed}", printed.name)
            })?;
            return Ok(Some((square, aboard)));
        }
        if !lodging::is_module(component) {
            return Ok(None);
        }
        Ok(self.hidden()?.map(|good| (square, Aboard::NOTHING.with_good(good, 1))))
    }

    /// The block hidden in the component before, if there is one.
    fn hidden(&mut self) -> Result<Option<Good>, String> {
        let from = self.at;
        let word = match self.number(3) {
            Some(Ok(word)) if word >> 11 == HIDDEN => word & 0x7ff,
            _ => {
                self.at = from;
                return Ok(None);
            }
        };
        let good = SMUGGLED.into_iter().find(|good| good.index() as u32 == word);
        let wrong = || format!("characters {} to {}: a module hides a green or a blue block", from + 1, self.at);
        good.map(Some).ok_or_else(wrong)
    }
}

/// Is it a component that a tile could be?
fn is_known(component: Component) -> bool {
    let (kind, holds) = (trucker_content::kind_name(component).0, trucker_content::param_of(component));
    trucker_content::parse_tile("tile", &kind, &holds, "0000").is_ok()
}

/// How many digits say what stands on a component.
fn digits(component: Component) -> usize {
    match component {
        Component::Combined { .. } => 2,
        _ => 1,
    }
}

/// The digits for what stands on a component; `None` if nothing ever does.
fn contents_number(component: Component, aboard: Aboard) -> Option<u32> {
    match component {
        Component::StartingCabin | Component::Cabin => {
            let first = if aboard.humans() > 0 { SHARED_FROM } else { ALIENS_FROM };
            Some(aboard.alien().map_or(u32::from(aboard.humans()), |alien| first + alien.index() as u32))
        }
        Component::StasisChamber => Some(u32::from(aboard.humans()) + AWAKE * u32::from(aboard.batteries())),
        Component::Battery(_) => Some(u32::from(aboard.batteries())),
        Component::Cargo(_) | Component::SpecialCargo(_) => Some(load_number(aboard.goods())),
        Component::Combined { .. } => Some(load_number(aboard.goods()) << 6 | u32::from(aboard.batteries())),
        _ => None,
    }
}

/// What the digit says that stands on a component, if it may.
fn contents(component: Component, number: u32) -> Option<Aboard> {
    let nothing = Aboard::NOTHING;
    match component {
        Component::StartingCabin | Component::Cabin if number <= 2 => Some(nothing.with_humans(number as u8)),
        Component::Cabin => {
            let (first, humans) = if number >= SHARED_FROM { (SHARED_FROM, 1) } else { (ALIENS_FROM, 0) };
            let alien = Alien::ALL.get(number.checked_sub(first)? as usize)?;
            Some(nothing.with_alien(Some(*alien)).with_humans(humans))
        }
        Component::StasisChamber => {
            let (awake, asleep) = (number / AWAKE, number % AWAKE);
            let half = u32::from(component.sleepers()) / 2;
            let fits = awake <= half && asleep <= if awake > 0 { half } else { 2 * half };
            fits.then(|| nothing.with_humans(asleep as u8).with_batteries(awake as u8))
        }
        Component::Battery(most) => (number <= u32::from(most)).then(|| nothing.with_batteries(number as u8)),
        Component::Cargo(_) | Component::SpecialCargo(_) => with_load(component, nothing, number),
        Component::Combined { batteries, .. } => {
            let tokens = (number & 63) as u8;
            let charged = (tokens <= batteries).then(|| nothing.with_batteries(tokens))?;
            with_load(component, charged, number >> 6)
        }
        _ => None,
    }
}

/// A component with the goods of this number aboard, if it has room for them.
fn with_load(component: Component, aboard: Aboard, number: u32) -> Option<Aboard> {
    let goods = loads().nth(number as usize)?;
    let fits = goods.count() <= u32::from(component.containers()) && goods[Good::Red] <= lodging::most_red(component);
    fits.then(|| Good::ALL.into_iter().fold(aboard, |aboard, good| aboard.with_good(good, goods[good])))
}

fn load_number(goods: Goods) -> u32 {
    loads().position(|load| load == goods).unwrap_or(0) as u32
}

/// Which digits may say what stands on a component, in words.
fn allowed(component: Component) -> String {
    let digit = |number: u32| char::from(DIGITS[number as usize]);
    match component {
        Component::StartingCabin => format!("{} to {} for 0 to 2 humans", digit(0), digit(2)),
        Component::Cabin => {
            let aliens = Alien::ALL.map(|alien| digit(ALIENS_FROM + alien.index() as u32).to_string()).join(" or ");
            format!("{} to {} for 0 to 2 humans, {aliens} for an alien", digit(0), digit(2))
        }
        Component::StasisChamber => {
            let most = component.sleepers();
            format!("{} to {} for 0 to {most} sleepers", digit(0), digit(u32::from(most)))
        }
        Component::Combined { batteries, .. } => {
            let fit = |number: &u32| contents(component, *number << 6).is_some();
            let goods: String = (0..DIGITS.len() as u32).filter(fit).map(digit).collect();
            let last = digit(u32::from(batteries));
            format!("one of {goods} for the goods that fit, then {} to {last} for the batteries", digit(0))
        }
        Component::Battery(most) => {
            format!("{} to {} for 0 to {most} batteries", digit(0), digit(u32::from(most)))
        }
        _ => {
            let fit = |number: &u32| contents(component, *number).is_some();
            let digits: String = (0..DIGITS.len() as u32).filter(fit).map(digit).collect();
            format!("one of {digits} for the goods that fit")
        }
    }
}

/// All loads of at most three blocks, 35 of them, in the order of their numbers: blue counts fastest, red slowest.
fn loads() -> impl Iterator<Item = Goods> {
    (0..256u32)
        .map(|n| Goods([(n >> 6) as u8, (n >> 4 & 3) as u8, (n >> 2 & 3) as u8, (n & 3) as u8]))
        .filter(|goods| goods.count() <= 3)
}
