//! Lines of a scenario file and the words on them.

use super::words::{Said, all_of, look_up, shown};
use std::str::FromStr;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::Seat;

/// One line: its number and its text without comment and outer spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'t> {
    pub(super) number: usize,
    pub(super) text: &'t str,
}

/// The lines of a file that say something.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines().enumerate().filter_map(|(i, line)| {
        let said = line.split_once('#').map_or(line, |(said, _)| said).trim();
        (!said.is_empty()).then_some(Line { number: i + 1, text: said })
    })
}

/// The first word of a line and the rest.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) => (first, rest.trim()),
        None => (text, ""),
    }
}

/// Words that are read one after the other.
#[derive(Clone, Debug)]
pub(super) struct Words<'t> {
    rest: &'t str,
    names: &'t [String],
}

impl<'t> Words<'t> {
    /// The words of a text, at a table of these players.
    pub(super) fn new(text: &'t str, names: &'t [String]) -> Words<'t> {
        Words { rest: text.trim(), names }
    }

    /// What the players are called.
    pub(super) fn names(&self) -> &'t [String] {
        self.names
    }

    /// The next word, which stays.
    pub(super) fn peek(&self) -> Option<&'t str> {
        (!self.rest.is_empty()).then(|| first_word(self.rest).0)
    }

    /// The next word, if there is one.
    pub(super) fn take(&mut self) -> Option<&'t str> {
        let word = self.peek()?;
        self.rest = first_word(self.rest).1;
        Some(word)
    }

    /// The next word, which has to be there.
    pub(super) fn word(&mut self, what: &str) -> Said<&'t str> {
        self.take().ok_or_else(|| format!("{what} is missing"))
    }

    /// Takes the next word if it is this one.
    pub(super) fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.take();
        }
        found
    }

    /// All that is left.
    pub(super) fn rest(&mut self) -> &'t str {
        std::mem::take(&mut self.rest)
    }

    /// Is nothing left?
    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Refuses words that are left.
    pub(super) fn end(&self) -> Said<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("'{}' is too much on this line", shown(self.rest))) }
    }

    /// One of the words of a list.
    pub(super) fn one_of<N: AsRef<str>, T: Copy>(&mut self, what: &str, lexicon: &[(N, T)]) -> Said<T> {
        let word = self.take().ok_or_else(|| format!("{what} is missing: allowed is {}", all_of(lexicon)))?;
        look_up(what, word, lexicon)
    }

    /// A number within limits.
    pub(super) fn number<N: FromStr + PartialOrd + std::fmt::Display>(
        &mut self,
        what: &str,
        from: N,
        to: N,
    ) -> Said<N> {
        match self.take() {
            Some(word) => number(word, what, from, to),
            None => Err(format!("{what} is missing: allowed is a whole number from {from} to {to}")),
        }
    }

    /// A square.
    pub(super) fn square(&mut self) -> Said<Square> {
        square(self.take().ok_or("a square is missing: write column,row such as 7,8")?)
    }

    /// A square, if the next word is one.
    pub(super) fn square_if_any(&mut self) -> Option<Square> {
        let square = self.peek()?.parse().ok()?;
        self.take();
        Some(square)
    }

    /// All that is left, as squares; none at all is fine, and so is the word `none`.
    pub(super) fn squares(&mut self) -> Said<Squares> {
        if self.takes("none") {
            return Ok(Squares::NONE);
        }
        let mut squares = Squares::NONE;
        while !self.is_empty() {
            squares.insert(self.square()?);
        }
        Ok(squares)
    }

    /// A player.
    pub(super) fn seat(&mut self) -> Said<Seat> {
        match self.take() {
            Some(word) => seat(word, self.names),
            None => Err(format!("a player is missing: allowed is {}", self.names.join(", "))),
        }
    }
}

/// A number within limits.
pub(super) fn number<N: FromStr + PartialOrd + std::fmt::Display>(word: &str, what: &str, from: N, to: N) -> Said<N> {
    let number = word.parse::<N>().ok().filter(|number| (&from..=&to).contains(&number));
    number.ok_or_else(|| format!("{what} '{}' is wrong: allowed is a whole number from {from} to {to}", shown(word)))
}

/// A square such as `7,8`.
pub(super) fn square(word: &str) -> Said<Square> {
    word.parse().map_err(|_| {
        format!("'{}' is not a square: write column,row with both from 2 to 12 and no space, such as 7,8", shown(word))
    })
}

/// The seat of a player.
pub(super) fn seat(word: &str, names: &[String]) -> Said<Seat> {
    let seat = names.iter().position(|name| name == word).and_then(Seat::new);
    seat.ok_or_else(|| match names {
        [] => "say who plays first, with a line such as: players red green".to_owned(),
        _ => format!("player '{}' is unknown: allowed is {}", shown(word), names.join(", ")),
    })
}
